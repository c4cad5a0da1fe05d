// Loaded with `--import`: writes the process's peak memory, in bytes, to the file in PEAK_MEMORY_FILE. Not `maxRSS` of
// `process.resourceUsage()`: on Linux, that begins with the parent's.
import { readFileSync, writeFileSync } from 'node:fs';

process.on('exit', () => {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  writeFileSync(process.env.PEAK_MEMORY_FILE, String(Number(kilobytes) * 1024));
});
