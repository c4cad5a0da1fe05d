/**
 * Measures what is claimed about speed. `npm run bench` runs every bench with small numbers and writes what they print to
 * stdout into `docs/benchmarks.md`; details go to stderr. `npm run bench -- start 15` runs one, with its own arguments.
 * Exits with 1 if one missed its target.
 */
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { repositoryRoot } from '../test/support/action-metadata.ts';
import { type Bench, benches } from './benches.ts';

const [name, ...args] = process.argv.slice(2);
if (name === undefined) {
  const sections: string[] = [];
  for (const bench of benches) sections.push(await section(bench));
  await writeFile(join(repositoryRoot, 'docs/benchmarks.md'), [introduction(), ...sections].join('\n'));
} else if (benches.some((bench) => bench.name === name)) {
  const { code } = await run(name, args);
  process.exitCode = code ?? 1;
} else {
  console.error(`There is no bench ${name}. Choose one of ${benches.map(({ name }) => name).join(', ')}.`);
  process.exitCode = 1;
}

async function section({ name, args = [], title, about }: Bench): Promise<string> {
  const command = ['npm run bench --', name, ...args].join(' ');
  console.log(`\n$ ${command}`);
  const { printed, code } = await run(name, args);
  if (code !== 0) process.exitCode = 1;
  return [
    `## ${title}\n`,
    `${about}\n`,
    `\`${command}\`${code === 0 ? '' : ' **missed its target or failed**'}\n`,
    `\`\`\`text\n${printed.trim()}\n\`\`\`\n`,
  ].join('\n');
}

/** What the bench prints, also shown while it runs. */
async function run(name: string, args: readonly string[]): Promise<{ printed: string; code: number | null }> {
  const script = join(import.meta.dirname, name, 'main.ts');
  const child = spawn(process.execPath, [script, ...args], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.pipe(process.stdout, { end: false });
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('close', resolve).once('error', reject),
  );
  const [printed, code] = await Promise.all([text(child.stdout), ended]);
  return { printed, code };
}

function introduction(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 1e9);
  return `# Benchmarks

\`npm run bench\` runs the commands below and writes this page. Without arguments, each command measures longer. Times depend on
the machine, so compare the ratios.

Measured on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores (${first?.model.trim()}), ${memory} GB of memory,
${type()} ${release()}, Node ${process.version}.
`;
}
