// Loaded into the function before anything else, when it is measured: keeps it on one processor, as Lambda does with
// the memory that it has, and leaves its process id where function-measures.ts finds it.

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const file = process.env.MEASURED_PROCESS ?? '';
if (file !== '') {
  spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', '0', String(process.pid)]);
  writeFileSync(file, String(process.pid));
}
