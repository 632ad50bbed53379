// The floors that figures are compared with: what the system itself takes, without Swift and without Hark.
//
//   bench-floor exit              does nothing: what starting and reaping a process costs
//   bench-floor echo FD SIZE      sends back blocks of SIZE bytes: what a round trip over a socket costs
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static int echo(int descriptor, size_t size) {
    char *block = malloc(size);
    if (!block) return 1;
    for (;;) {
        size_t have = 0;
        while (have < size) {
            ssize_t count = recv(descriptor, block + have, size - have, 0);
            if (count <= 0) return 0;
            have += (size_t)count;
        }
        for (size_t sent = 0; sent < size;) {
            ssize_t count = send(descriptor, block + sent, size - sent, MSG_NOSIGNAL);
            if (count <= 0) return 0;
            sent += (size_t)count;
        }
    }
}

int main(int argc, char **argv) {
    if (argc == 2 && strcmp(argv[1], "exit") == 0) return 0;
    if (argc == 4 && strcmp(argv[1], "echo") == 0) return echo(atoi(argv[2]), (size_t)atol(argv[3]));
    fprintf(stderr, "usage: bench-floor exit | echo FD SIZE\n");
    return 2;
}
