// A process of an app without any of Hark's code: it speaks the protocol as Documentation/Protocol.md writes it, or
// misbehaves in the way that its own file name says. Tests put it into bundles under such names.
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

enum { CALL = 1, ANSWER, FAILURE, NOTIFICATION, CANCEL };
enum { T_NULL = 0, T_NO, T_YES, T_INTEGER, T_NUMBER, T_STRING, T_DATA, T_DATE, T_ARRAY, T_OBJECT };

// MARK: Writing

static unsigned char out[1 << 20];
static size_t used;

static void byte(unsigned value) { out[used++] = (unsigned char)value; }
static void number(uint64_t value) {
    for (; value >= 0x80; value >>= 7) byte((value & 0x7f) | 0x80);
    byte((unsigned)value);
}
static void text(const char *value) {
    size_t length = strlen(value);
    number(length);
    memcpy(out + used, value, length);
    used += length;
}
static void string(const char *value) { byte(T_STRING); text(value); }
static void integer(int64_t value) { byte(T_INTEGER); number(((uint64_t)value << 1) ^ (uint64_t)(value >> 63)); }
static void object(const char *type, unsigned fields) { byte(T_OBJECT); text(type); number(fields); }

static void start(unsigned kind, uint64_t id) {
    used = 4;
    byte(kind);
    if (kind != NOTIFICATION) number(id);
}
static void put(const void *bytes, size_t count) {
    for (const char *at = bytes; count > 0;) {
        ssize_t written = write(3, at, count);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) exit(9);
        at += written;
        count -= (size_t)written;
    }
}
static void finish(void) {
    size_t length = used - 4;
    for (int index = 0; index < 4; index++) out[index] = (unsigned char)(length >> (8 * index));
    put(out, used);
}

// MARK: Reading

static unsigned char in[9 << 20];
static size_t at;
static int kind;
static uint64_t id;
static char method[128];

static int get(void *bytes, size_t count) {
    for (char *to = bytes; count > 0;) {
        ssize_t received = read(3, to, count);
        if (received < 0 && errno == EINTR) continue;
        if (received <= 0) return 0;
        to += received;
        count -= (size_t)received;
    }
    return 1;
}
static uint64_t read_number(void) {
    uint64_t result = 0;
    for (int shift = 0;; shift += 7) {
        result |= (uint64_t)(in[at] & 0x7f) << shift;
        if (!(in[at++] & 0x80)) return result;
    }
}
static int next_frame(void) {
    unsigned char head[4];
    if (!get(head, 4)) return 0;
    size_t length = head[0] | head[1] << 8 | head[2] << 16 | (size_t)head[3] << 24;
    if (length > sizeof in || !get(in, length)) return 0;
    at = 0;
    kind = in[at++];
    id = kind == NOTIFICATION ? 0 : read_number();
    method[0] = 0;
    if (kind == CALL || kind == NOTIFICATION) {
        size_t size = read_number();
        if (size >= sizeof method) return 0;
        memcpy(method, in + at, size);
        method[size] = 0;
    }
    return 1;
}

// MARK: Behaviour

static const char *mode;
static int is(const char *name) { return strcmp(mode, name) == 0; }
static int called(const char *name) { return strcmp(method, name) == 0; }

static void welcome(int64_t version) {
    start(ANSWER, id);
    object("welcome", 2);
    text("runtime"), string("raw");
    text("version"), integer(version);
    finish();
}

static void begin(void) {
    start(ANSWER, id);
    if (is("no-handler")) {
        object("begin", 1), text("answer"), string("noHandler");
    } else if (is("unknown-intent")) {
        object("begin", 1), text("answer"), string("unknownIntent");
    } else if (is("wrong-handler")) {
        object("begin", 3), text("answer"), string("wrongType");
        text("expected"), string("INSendMessageIntentHandling");
        text("handlerClass"), string("Peer");
    } else {
        object("begin", 2), text("answer"), string("ready");
        text("handlerClass"), string("Peer");
    }
    finish();
}

static void resolved(const char *value) {
    start(ANSWER, id);
    object("resolution", 2), text("answer"), string("single");
    text("outcome"), object("outcome", 2), text("outcome"), string("success");
    text("value"), string(value);
    finish();
}

static void response(int64_t code) {
    start(ANSWER, id);
    object("answer", 3), text("answer"), string("response");
    text("code"), integer(code);
    text("response"), object("INSendMessageIntentResponse", 0);
    finish();
}

// What the process was started with, one item a line.
static void report(void) {
    static char lines[64 << 10];
    size_t size = 0;
    char directory[4096];
    struct rlimit limit;
#define LINE(...) size += (size_t)snprintf(lines + size, sizeof lines - size, __VA_ARGS__)
    for (char **variable = environ; *variable; variable++) LINE("env %s\n", *variable);
    LINE("cwd %s\n", getcwd(directory, sizeof directory));
    LINE("leader %d\n", getsid(0) == getpid() && getpgrp() == getpid());
    LINE("nnp %d\n", prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0));
    int death = 0;
    prctl(PR_GET_PDEATHSIG, &death);
    LINE("death %d\n", death);
    getrlimit(RLIMIT_DATA, &limit), LINE("data %llu\n", (unsigned long long)limit.rlim_max);
    getrlimit(RLIMIT_STACK, &limit), LINE("stack %llu\n", (unsigned long long)limit.rlim_cur);
    getrlimit(RLIMIT_CORE, &limit), LINE("core %llu\n", (unsigned long long)limit.rlim_max);
    getrlimit(RLIMIT_NOFILE, &limit), LINE("files %llu\n", (unsigned long long)limit.rlim_max);
    LINE("descriptors");
    for (int descriptor = 0; descriptor < 256; descriptor++) {
        if (fcntl(descriptor, F_GETFD) >= 0) LINE(" %d", descriptor);
    }
    LINE("\n");
    sigset_t blocked;
    sigprocmask(SIG_SETMASK, NULL, &blocked);
    struct sigaction action;
    sigaction(SIGPIPE, NULL, &action);
    LINE("signals %d\n", sigismember(&blocked, SIGTERM) == 0 && action.sa_handler == SIG_DFL);
    resolved(lines);
}

static void ask_permission(void) {
    uint64_t outer = id;
    start(CALL, 77);
    text("permission.request");
    object("permission", 1), text("permission"), string("contacts");
    finish();
    while (next_frame()) {
        if (kind == ANSWER && id == 77) break;
    }
    id = outer;
    resolved("asked");
}

static void flood_calls(void) {
    for (uint64_t call = 1000;; call++) {
        start(CALL, call);
        text("contacts.fetch");
        byte(T_NULL);
        finish();
    }
}

static void serve(void) {
    while (next_frame()) {
        if (kind != CALL && kind != NOTIFICATION) continue;
        if (called("hello")) {
            welcome(is("wrong-version") ? 99 : 1);
            if (is("floods-calls")) flood_calls();
        } else if (called("request.begin")) {
            if (is("floods-stderr")) {
                for (int line = 0; line < 100000; line++) fprintf(stderr, "line %d\n", line);
            }
            begin();
        } else if (called("request.resolve")) {
            if (is("reports")) report();
            else if (is("asks-permission")) ask_permission();
            else if (is("bad-answer")) start(ANSWER, id), integer(1), finish();
            else resolved("Anna");
        } else if (called("request.confirm")) {
            response(1);
        } else if (called("request.handle")) {
            if (is("crashes-in-handle")) {
                fprintf(stderr, "Peer.swift:7: Fatal error: Index out of range\n");
                abort();
            }
            if (is("never-handles")) continue;
            if (is("out-of-memory")) {
                for (;;) {
                    char *block = malloc(16 << 20);
                    if (!block) {
                        fprintf(stderr, "Fatal error: failed to allocate 16777216 bytes\n");
                        abort();
                    }
                    memset(block, 1, 16 << 20);
                }
            }
            response(3);
        } else if (called("request.end")) {
            if (is("exits-when-idle")) exit(0);
        } else if (called("app.open")) {
            printf("opened\n");
            fflush(stdout);
            start(ANSWER, id), byte(T_NULL), finish();
            exit(5);
        } else if (called("shutdown")) {
            if (!is("ignores-endings")) exit(0);
        } else if (kind == CALL) {
            start(FAILURE, id);
            object("error", 1), text("identifier"), string("wire.unknown-method");
            finish();
        }
    }
}

int main(int count, char **arguments) {
    (void)count;
    const char *slash = strrchr(arguments[0], '/');
    mode = slash ? slash + 1 : arguments[0];
    if (is("exits-3")) {
        fprintf(stderr, "no configuration\n");
        return 3;
    }
    if (is("segfaults")) raise(SIGSEGV);
    if (is("closes")) {
        close(3);
        for (;;) pause();
    }
    if (is("closes-and-exits")) return 0;
    if (is("silent")) for (;;) pause();
    if (is("garbage")) {
        const char bytes[] = {8, 0, 0, 0, 'n', 'o', 'n', 's', 'e', 'n', 's', 'e'};
        put(bytes, sizeof bytes);
        for (;;) pause();
    }
    if (is("huge-frame")) {
        const unsigned char head[] = {0, 0, 0x40, 6};
        put(head, sizeof head);
        for (;;) pause();
    }
    if (is("leaves-grandchild")) {
        if (fork() == 0) for (;;) pause();
        return 3;
    }
    if (is("ignores-endings")) signal(SIGTERM, SIG_IGN);
    if (is("refuses")) {
        next_frame();
        start(FAILURE, id);
        object("error", 2), text("detail"), string("speaks 9");
        text("identifier"), string("wire.no-common-version");
        finish();
        return 1;
    }
    serve();
    if (is("ignores-endings")) for (;;) pause();
    return 0;
}
