// Loaded into a process with `--import`: writes the most memory that it ever had, in bytes, into the file that
// PEAK_MEMORY_FILE names. Not `maxRSS` of `process.resourceUsage()`: Linux begins that with the parent's.
import { readFileSync, writeFileSync } from 'node:fs';

process.on('exit', () => {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  writeFileSync(process.env.PEAK_MEMORY_FILE, String(Number(kilobytes) * 1024));
});
