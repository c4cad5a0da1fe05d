// node scripts/audit-workflows.ts <zizmor>: audits the workflows and actions of this repository, and the workflows that
// README.md, the READMEs of the sub-actions and docs/ print. Says what it looked at; fails on any finding
// (.github/zizmor.yml has the exceptions).
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { examples, recipes } from '../test/support/workflow/written-workflows.ts';

const [zizmor = 'zizmor'] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'printed-workflows-'));
try {
  const printed = [...recipes(), ...examples()];
  const workflows = join(folder, '.github/workflows');
  await mkdir(workflows, { recursive: true });
  for (const { name, text } of printed) {
    const file = `${name.replaceAll(/[^\w.]+/g, '-')}.yml`;
    await writeFile(join(workflows, file), text);
  }
  const own = globSync(['.github/workflows/*.yml', '.github/dependabot.yml', '**/action.yml'], {
    dot: true,
    ignore: ['node_modules/**', 'out/**'],
  });
  const { status } = spawnSync(
    zizmor,
    ['--offline', '--no-progress', '--strict-collection', '--config=.github/zizmor.yml', ...own, workflows],
    { stdio: 'inherit' },
  );
  console.log(
    `zizmor looked at ${own.length} files of this repository and ${printed.length} printed workflows.`,
  );
  process.exitCode = status ?? 1;
} finally {
  await rm(folder, { recursive: true });
}
