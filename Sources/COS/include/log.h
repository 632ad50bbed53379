#pragma once
// What logging offers is in the Swift module `os`.
