// Loaded into a process with `--require`: at its end it writes what the process has used into the file that USAGE_FILE
// names. Memory is not `maxRSS` of `process.resourceUsage()`: Linux begins that with the parent's.
const { readFileSync, writeFileSync } = require('node:fs');

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  writeFileSync(
    process.env.USAGE_FILE,
    JSON.stringify({ cpuMs: (user + system) / 1000, mebibytes: Number(kilobytes) / 1024 }),
  );
});
