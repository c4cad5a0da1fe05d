import { readFileSync } from 'node:fs';
import process from 'node:process';

/** CPU time, in milliseconds: other work on the machine changes it little. */
export interface Usage {
  readonly own: number;
  /** Of the processes that it started, and of theirs, once they have ended. */
  readonly started: number;
}

/** Lets the parent ask for the usage of this process with any message. */
export function answerUsage(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ own: (user + system) / 1_000, started: startedUsage() } satisfies Usage);
  });
}

/** From proc_pid_stat(5), in hundredths of a second; the name in parentheses may contain spaces. */
function startedUsage(): number {
  const stat = readFileSync('/proc/self/stat', 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10;
}

export function usageBetween(before: Usage, after: Usage): Usage {
  return { own: after.own - before.own, started: after.started - before.started };
}
