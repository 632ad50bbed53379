#define _GNU_SOURCE
#include "CHarkSpawn.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/close_range.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// The child runs in the parent's memory until its program starts (CLONE_VM, as posix_spawn does): no page tables are
// copied, and a failure is reported by writing it into the parent's own structure. The parent's thread stands still
// meanwhile. So the child must call only what leaves the C library's state alone.
struct child {
    const struct hark_spawn_request *request;
    volatile int step;
    volatile int error;
    sigset_t old_mask;
    pid_t parent;
};

#define STEP(name, condition)          \
    do {                               \
        child->step = name;            \
        if (!(condition)) {            \
            child->error = errno;      \
            _exit(127);                \
        }                              \
    } while (0)

static int run_child(void *argument) {
    struct child *child = argument;
    const struct hark_spawn_request *request = child->request;

    // Handlers are code of the parent's program; ignored signals would stay ignored.
    struct sigaction standard = {.sa_handler = SIG_DFL};
    for (int number = 1; number < NSIG; number++) {
        if (number != SIGKILL && number != SIGSTOP) sigaction(number, &standard, NULL);  // unused numbers fail
    }
    if (request->new_session) STEP(HARK_STEP_SESSION, setsid() >= 0);
    if (request->death_signal) {
        STEP(HARK_STEP_DEATH_SIGNAL, prctl(PR_SET_PDEATHSIG, request->death_signal) == 0);
        // The parent may have died before the signal was asked for.
        errno = ESRCH;
        STEP(HARK_STEP_DEATH_SIGNAL, getppid() == child->parent);
    }

    // First out of the way of 0 to 3, then into place.
    int wanted[4] = {request->input, request->output, request->error, request->channel};
    for (int place = 0; place < 4; place++) {
        int source = wanted[place];
        if (source < 0 && place < 3) {
            source = open("/dev/null", O_RDWR | O_CLOEXEC);
            STEP(HARK_STEP_DESCRIPTORS, source >= 0);
        }
        if (source < 0) continue;
        wanted[place] = fcntl(source, F_DUPFD_CLOEXEC, 4);
        STEP(HARK_STEP_DESCRIPTORS, wanted[place] >= 0);
    }
    for (int place = 0; place < 4; place++) {
        if (wanted[place] >= 0) STEP(HARK_STEP_DESCRIPTORS, dup2(wanted[place], place) == place);
    }
    unsigned first = request->channel >= 0 ? 4 : 3;
    STEP(HARK_STEP_DESCRIPTORS, syscall(SYS_close_range, first, ~0U, 0) == 0);

    STEP(HARK_STEP_DIRECTORY, chdir(request->directory) == 0);
    for (size_t index = 0; index < request->limit_count; index++) {
        struct rlimit limit;
        STEP(HARK_STEP_LIMITS, getrlimit(request->limits[index].resource, &limit) == 0);
        // Never above what the host itself was given: that would need privileges.
        rlim_t value = request->limits[index].value;
        if (limit.rlim_max < value) value = limit.rlim_max;
        limit.rlim_cur = limit.rlim_max = value;
        STEP(HARK_STEP_LIMITS, setrlimit(request->limits[index].resource, &limit) == 0);
    }
    if (request->no_new_privileges) STEP(HARK_STEP_PRIVILEGES, prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0);

    sigset_t none;
    sigemptyset(&none);
    STEP(HARK_STEP_SIGNALS, sigprocmask(SIG_SETMASK, &none, NULL) == 0);
    child->step = HARK_STEP_EXEC;
    execve(request->program, request->arguments, request->environment);
    child->error = errno;
    _exit(127);
}

struct hark_spawn_result hark_spawn(const struct hark_spawn_request *request) {
    struct hark_spawn_result result = {.pid = -1, .pidfd = -1};
    struct child child = {.request = request, .parent = getpid()};
    const size_t size = 64 << 10;
    char *stack = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK, -1, 0);
    if (stack == MAP_FAILED) {
        result.step = HARK_STEP_CLONE;
        result.error = errno;
        return result;
    }
    // No handler of ours may run in the child, which has our memory.
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &child.old_mask);
    result.pid = clone(run_child, stack + size, CLONE_VM | CLONE_VFORK | CLONE_PIDFD | SIGCHLD, &child, &result.pidfd);
    int error = errno;
    pthread_sigmask(SIG_SETMASK, &child.old_mask, NULL);
    munmap(stack, size);
    if (result.pid < 0) {
        result.step = HARK_STEP_CLONE;
        result.error = error;
        result.pidfd = -1;
    } else if (child.error != 0) {
        while (waitpid(result.pid, NULL, 0) < 0 && errno == EINTR) {}
        close(result.pidfd);
        result.pid = result.pidfd = -1;
        result.step = child.step;
        result.error = child.error;
    }
    return result;
}

struct hark_exit hark_reap(pid_t pid) {
    struct hark_exit ended = {0};
    struct rusage usage = {0};
    int status = 0;
    pid_t reaped;
    while ((reaped = wait4(pid, &status, WNOHANG, &usage)) < 0 && errno == EINTR) {}
    if (reaped == 0) return ended;
    ended.ended = 1;
    if (reaped < 0) return ended;  // somebody else reaped it: nothing more can be known
    if (WIFSIGNALED(status)) {
        ended.signal = WTERMSIG(status);
        ended.core_dumped = WCOREDUMP(status) != 0;
    } else {
        ended.status = WEXITSTATUS(status);
    }
    ended.cpu_seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec + (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
    ended.peak_kilobytes = usage.ru_maxrss;
    return ended;
}

int hark_has_ended(int pidfd) {
    struct pollfd entry = {.fd = pidfd, .events = POLLIN};
    return poll(&entry, 1, 0) == 1;
}

int hark_signal(int pidfd, pid_t pid, int signal, int whole_group) {
    int result = (int)syscall(SYS_pidfd_send_signal, pidfd, signal, NULL, 0);
    if (whole_group) kill(-pid, signal);
    return result;
}

// The fields of /proc/PID/stat behind the name, which may hold anything: state, parent, group, session.
static int is_of_session(const char *number, pid_t session) {
    char path[64], text[512];
    snprintf(path, sizeof path, "/proc/%s/stat", number);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    ssize_t count = read(file, text, sizeof text - 1);
    close(file);
    if (count <= 0) return 0;
    text[count] = 0;
    const char *end = strrchr(text, ')');
    char state;
    int parent, group, found;
    return end && sscanf(end + 1, " %c %d %d %d", &state, &parent, &group, &found) == 4 && state != 'Z' && found == session;
}

void hark_end_session(pid_t session) {
    kill(-session, SIGKILL);
    // A process may have started another one while the list was read. One that is being ended is counted once more.
    for (int round = 0; round < 8; round++) {
        DIR *list = opendir("/proc");
        if (!list) return;
        int found = 0;
        struct dirent *entry;
        while ((entry = readdir(list))) {
            if (entry->d_name[0] < '1' || entry->d_name[0] > '9') continue;
            pid_t pid = (pid_t)strtol(entry->d_name, NULL, 10);
            if (pid == session) continue;
            // First a hold on it, then who it is: a number may be given anew meanwhile.
            int process = (int)syscall(SYS_pidfd_open, pid, 0);
            if (process < 0) continue;
            if (is_of_session(entry->d_name, session)) {
                syscall(SYS_pidfd_send_signal, process, SIGKILL, NULL, 0);
                found = 1;
            }
            close(process);
        }
        closedir(list);
        if (!found) return;
    }
}

int hark_exchange(const char *first, const char *second) {
    return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
}

int hark_pipe(int ends[2]) {
    if (pipe2(ends, O_CLOEXEC) != 0) return -1;
    return fcntl(ends[0], F_SETFL, O_NONBLOCK);
}

const char *hark_signal_name(int signal) { return sigabbrev_np(signal); }

int hark_rlimit_data(void) { return RLIMIT_DATA; }
int hark_rlimit_stack(void) { return RLIMIT_STACK; }
int hark_rlimit_core(void) { return RLIMIT_CORE; }
int hark_rlimit_nofile(void) { return RLIMIT_NOFILE; }
