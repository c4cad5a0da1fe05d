/**
 * Writes the local build service as a package that `npx` starts, with nothing to install:
 * `npm run pack:service -- <folder>`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { bundle, compile } from './bundle/bundle.ts';

const root = join(import.meta.dirname, '..');
const [folder, ...rest] = process.argv.slice(2);

async function packInto(folder: string): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const staged = mkdtempSync(join(tmpdir(), 'pack-service-'));
  try {
    compile();
    compileProbe();
    const { files, licenses } = await bundle('entry/service-package.js');
    const probe = await bundle('probe.js');
    const own = {
      'package.json': `${JSON.stringify(manifest(version), null, 2)}\n`,
      'cli.js': cli,
      'index.js': library,
      'README.md': readme(version),
      'bundle/licenses.txt': licenses,
      'probe/licenses.txt': probe.licenses,
    };
    for (const [file, text] of Object.entries(own)) write(join(staged, file), text);
    for (const [file, text] of Object.entries(files)) write(join(staged, 'bundle', file), text);
    for (const [file, text] of Object.entries(probe.files)) write(join(staged, 'probe', file), text);
    for (const copied of ['LICENSE', 'examples'])
      cpSync(join(root, copied), join(staged, copied), { recursive: true });
    cpSync(join(root, 'src/entry/build-service.d.ts'), join(staged, 'index.d.ts'));
    mkdirSync(folder, { recursive: true });
    const options = ['--silent', '--ignore-scripts', '--pack-destination', folder];
    const name = execFileSync('npm', ['pack', ...options], { cwd: staged, encoding: 'utf8' }).trim();
    console.log(
      `Start it anywhere, with nothing to install:\n  npx file:${join(folder, name)} --repository <path or url>`,
    );
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

/** The probe is a script and not in `src/`, but in the package it is beside the compiled sources. */
function compileProbe(): void {
  const source = readFileSync(join(root, 'scripts/probe.ts'), 'utf8');
  const code = stripTypeScriptTypes(source).replace(/'\.\.\/src\/(.+)\.ts'/g, "'./$1.js'");
  writeFileSync(join(root, 'out/probe.js'), code);
}

function write(path: string, text: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The oldest Node.js that the service runs on. */
const oldestNode = '22.16';

const [oldestMajor, oldestMinor] = oldestNode.split('.');

function manifest(version: string) {
  return {
    name: 'build-service',
    version,
    description: 'A local build service with the REST API of the hosted one',
    license: 'MIT',
    // The name is for the command only: the package is not published.
    private: true,
    type: 'module',
    exports: { '.': { types: './index.d.ts', default: './index.js' }, './package.json': './package.json' },
    bin: { 'build-service': 'cli.js' },
    engines: { node: `>=${oldestNode}` },
    os: ['linux', 'darwin'],
  };
}

const library = `import { start } from './bundle/index.js';

export const startBuildService = (options = {}) => start(options, import.meta.dirname);
`;

/** On an older Node.js, the service would end with only a stack trace. */
const cli = `#!/usr/bin/env node

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < ${oldestMajor} || (major === ${oldestMajor} && minor < ${oldestMinor})) {
  console.error(\`The build service requires Node.js ${oldestNode} or later. This is \${process.version}.\`);
  process.exitCode = 1;
} else if (process.argv[2] === 'probe') {
  const { probeCommand } = await import('./probe/index.js');
  await probeCommand(process.argv.slice(3), 'build-service probe');
} else {
  const { command } = await import('./bundle/index.js');
  await command();
}
`;

function readme(version: string): string {
  const file = `build-service-${version}.tgz`;
  const address = `https://github.com/OWNER/build-service-action/releases/download/v${version}/${file}`;
  return `# A local build service

Clones repositories and builds the workflows of their \`codemagic.yaml\`, with the REST API of the hosted service. It needs
Node.js ${oldestNode} or later, Git and a shell, on Linux or macOS, and nothing that would have to be installed:

\`\`\`sh
npx --allow-remote=root ${address} --repository ../my-app
\`\`\`

Replace \`OWNER\` with the GitHub account that released it, or write \`file:/path/to/${file}\`.

It prints an API token and the command that starts a build. \`--help\` in place of \`--repository …\` lists all options. Where a
text says \`build-service\`, write \`npx --allow-remote=root\` and the address.

In a test, install it with \`npm install --save-dev\` and the address (npm 12 also needs \`allow-remote=root\` in \`.npmrc\`), and start
it with \`startBuildService\`, which \`index.d.ts\` describes.

\`build-service probe --help\` explains how to compare the hosted service with what this project knows about it.
`;
}

if (folder === undefined || folder.startsWith('-') || rest.length > 0) {
  console.error('npm run pack:service -- <folder>     writes build-service-<version>.tgz into this folder');
  process.exitCode = 1;
} else {
  // npm runs scripts in the package's folder; INIT_CWD is where the user ran the command.
  await packInto(resolve(process.env.INIT_CWD ?? process.cwd(), folder));
}
