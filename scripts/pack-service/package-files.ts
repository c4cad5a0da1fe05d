/** The oldest Node.js that the service runs on. */
const oldestNode = 24;

/** The files of the package, besides its bundle and the license. */
export function packageFiles({ version }: { version: string }): Readonly<Record<string, string>> {
  return {
    'package.json': `${JSON.stringify(manifest(version), null, 2)}\n`,
    'cli.js': cli,
    'serve.js': "import { serve } from './bundle/index.js';\nawait serve(import.meta.dirname);\n",
    'workflow-reader.js': "import { workflowReader } from './bundle/index.js';\nawait workflowReader();\n",
    'README.md': readme(version),
  };
}

function manifest(version: string) {
  return {
    name: 'build-service',
    version,
    description: 'A local build service with the REST API of the hosted one',
    license: 'MIT',
    // The name is for the command only: the package is not published.
    private: true,
    type: 'module',
    bin: { 'build-service': 'cli.js' },
    engines: { node: `>=${oldestNode}` },
    os: ['linux', 'darwin'],
  };
}

/** An older Node.js could not even load the bundle, and would show only a stack trace. */
const cli = `#!/usr/bin/env node
import process from 'node:process';

if (Number(process.versions.node.split('.')[0]) < ${oldestNode}) {
  console.error(\`The build service requires Node.js ${oldestNode} or later. This is \${process.version}.\`);
  process.exitCode = 1;
} else {
  const { command } = await import('./bundle/index.js');
  await command(import.meta.dirname);
}
`;

function readme(version: string): string {
  return `# A local build service

Clones repositories and builds the workflows of their \`codemagic.yaml\`, with the REST API of the hosted service. It needs
Node.js ${oldestNode}, Git and a shell, and nothing that would have to be installed:

\`\`\`sh
npx file:/path/to/build-service-${version}.tgz --repository ../my-app
\`\`\`

It prints an API token and the command that starts a build. \`--help\` in place of \`--repository …\` lists all options. Where a
text says \`build-service\`, write \`npx file:/path/to/build-service-${version}.tgz\`.
`;
}
