/**
 * `npm run bench` runs both benches and writes what they print into `docs/benchmarks.md`; `npm run bench -- start 15` runs one, with its
 * own arguments. Exits with 1 if one misses its target.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { repositoryRoot } from '../test/support/action-metadata.ts';

const benches: Readonly<Record<string, string>> = {
  start: `## The start of the build action

An empty script, a plain action with the same request and packages, and the build action, each as a process. Target: at
most 1.4 times the plain action's CPU time, and 72 MiB. Most runs miss it by 2 to 5 ms. [Method](../bench/start/README.md)`,
  'poll-plan': `## Delay and requests

How long the action takes to notice the end of a simulated build. Target, if the service shows all states: 5 s for a build that finishes,
10 s for one that fails, and 55 requests. [Method](../bench/poll-plan/README.md)`,
};

const [name, ...args] = process.argv.slice(2);
if (name === undefined) {
  const sections: string[] = [introduction()];
  for (const [bench, about] of Object.entries(benches)) {
    const { printed, code } = await run(bench, []);
    const missed = code === 0 ? '' : ' **missed its target or failed**';
    const command = `\`npm run bench -- ${bench}\`${missed}`;
    sections.push([about, command, `\`\`\`text\n${printed.trim()}\n\`\`\`\n`].join('\n\n'));
  }
  await writeFile(join(repositoryRoot, 'docs/benchmarks.md'), sections.join('\n'));
} else if (name in benches) await run(name, args);
else throw new Error(`There is no bench ${name}. Choose one of ${Object.keys(benches).join(', ')}.`);

/** What the bench prints, also shown while it runs. */
async function run(bench: string, given: readonly string[]): Promise<{ printed: string; code: number }> {
  const script = join(import.meta.dirname, bench, 'main.ts');
  const child = spawn(process.execPath, [script, ...given], { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.pipe(process.stdout, { end: false });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (code !== 0) process.exitCode = 1;
  return { printed, code };
}

function introduction(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 1e9);
  return `# Benchmarks

\`npm run bench\` writes this page. Times depend on the machine, so compare the ratios.

Measured on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores (${first?.model.trim()}), ${memory} GB of memory,
${type()} ${release()}, Node ${process.version}.
`;
}
