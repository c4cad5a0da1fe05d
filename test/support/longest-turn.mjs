// Loaded into a process with `--import`: writes the most CPU time between two turns of its event loop, in milliseconds,
// into the file that LONGEST_TURN_FILE names. Not the time that passes: other work on the machine would count.
import { writeFileSync } from 'node:fs';

let [before, longest] = [process.cpuUsage(), 0];

function look() {
  const { user, system } = process.cpuUsage(before);
  before = process.cpuUsage();
  longest = Math.max(longest, (user + system) / 1000);
}

setInterval(look, 5).unref();
process.on('exit', () => {
  look();
  writeFileSync(process.env.LONGEST_TURN_FILE, String(longest));
});
