#pragma once
// What signposts offer is in the Swift module `os`.
