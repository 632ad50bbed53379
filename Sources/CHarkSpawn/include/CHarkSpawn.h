#pragma once
// Starts a child process with everything of a launch policy applied between its birth and its program.

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// One resource limit; soft and hard are set alike.
struct hark_limit {
    int resource;
    uint64_t value;
};

struct hark_spawn_request {
    const char *program;
    char *const *arguments;    // ends with NULL
    char *const *environment;  // ends with NULL
    const char *directory;
    // What becomes descriptors 0 to 3 of the child. -1: /dev/null for 0 to 2, closed for 3.
    int input, output, error, channel;
    const struct hark_limit *limits;
    size_t limit_count;
    int no_new_privileges;  // whether exec can gain privileges
    int death_signal;       // sent when the spawning thread ends; 0: none
    int new_session;        // own session and process group, no terminal
};

/// What the child was doing when it failed.
enum hark_spawn_step {
    HARK_STEP_NONE = 0,
    HARK_STEP_CLONE,
    HARK_STEP_SIGNALS,
    HARK_STEP_SESSION,
    HARK_STEP_DEATH_SIGNAL,
    HARK_STEP_DESCRIPTORS,
    HARK_STEP_DIRECTORY,
    HARK_STEP_LIMITS,
    HARK_STEP_PRIVILEGES,
    HARK_STEP_EXEC,
};

struct hark_spawn_result {
    pid_t pid;
    int pidfd;  // becomes readable at the child's end; closed on exec
    int step;   // enum hark_spawn_step
    int error;  // errno of that step
};

/// Starts the child; returns when its program runs or has failed to. On failure the child is reaped already.
/// The calling thread must outlive the child if `death_signal` is set.
struct hark_spawn_result hark_spawn(const struct hark_spawn_request *request);

/// How a child ended.
struct hark_exit {
    int ended;   // 0: still running
    int signal;  // number, or 0 for an exit
    int status;  // exit code
    int core_dumped;
    double cpu_seconds;
    long peak_kilobytes;
};

/// Reaps the child if it has ended; never waits.
struct hark_exit hark_reap(pid_t pid);

/// Whether the child has ended, reaped or not. Never waits.
int hark_has_ended(int pidfd);

/// Signals the child through its pidfd: never hits another process that got the number.
/// With `whole_group` also every process of its group; call that only before the child is reaped.
int hark_signal(int pidfd, pid_t pid, int signal, int whole_group);

/// Ends every process of the session that the child leads, those too that have a group of their own; call it only before
/// the child is reaped, so that its number is still its own. One that has begun a session of its own is not found.
void hark_end_session(pid_t session);

/// Exchanges two directories in one step; -1 with errno where the file system cannot.
int hark_exchange(const char *first, const char *second);

/// A pipe whose ends are closed on exec; the reading end does not block. -1 with errno on failure.
int hark_pipe(int ends[2]);

/// "SEGV" for SIGSEGV, or NULL.
const char *hark_signal_name(int signal);

/// The numbers of RLIMIT_*, which are an enumeration in C that Swift reads as another type.
int hark_rlimit_data(void);
int hark_rlimit_stack(void);
int hark_rlimit_core(void);
int hark_rlimit_nofile(void);
