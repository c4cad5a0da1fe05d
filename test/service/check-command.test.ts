/** `npm run check`, as a process. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../support/action-metadata.ts';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';
import { compileCache, startProcess } from '../support/process.ts';

async function check(folder: string, ...parameters: string[]) {
  const { exitCode, printed } = await startProcess({
    file: process.execPath,
    parameters: [join(repositoryRoot, 'src/entry/check-cli.ts'), ...parameters],
    cwd: folder,
    env: { ...compileCache, PATH: '/usr/bin:/bin' },
  }).ended;
  return { exitCode, printed };
}

test('the report has steps, inputs, patterns, tools, groups, variables and what is left out', async () => {
  await using folder = await temporaryFolder();
  const file = `workflows:
  app:
    name: App
    instance_type: mac_mini_m2
    triggering: { events: [push] }
    environment:
      groups: [store]
      ios_signing: { distribution_type: app_store, bundle_identifier: a.b }
    inputs:
      track: { description: Track, type: choice, options: [alpha, beta] }
      notes: { description: Notes, default: none }
      minutes: { description: Minutes, type: number, default: 5 }
    pre_clone_scripts: [echo first]
    scripts:
      - name: Tools
        script: pnpm install --global firebase-tools
      - name: Build for \${{ inputs.track }}
        script: |
          helper() { pod install; }
          if ! command -v maestro; then exit 1; fi
          maestro test "$CONFIG"
          firebase deploy && ./gradlew assemble
          flutter build ipa
    artifacts: [build/ios/ipa/*.ipa]
    publishing:
      app_store_connect: { auth: integration }
      scripts: [xcrun notify]
`;
  await writeFile(join(folder.path, 'codemagic.yaml'), file);
  const { exitCode, printed } = await check(folder.path);
  expect(exitCode).toBe(0);
  expect(printed).toBe(`app (App), on mac_mini_m2
  Steps             1. echo first (before the clone)
                    2. Tools
                    3. Build for alpha
                    4. xcrun notify (publishing)
  Inputs            track (choice: alpha, beta; required)
                    notes (string; default "none")
                    minutes (number; default 5)
  Artefacts         build/ios/ipa/*.ipa
  Missing tools     pnpm, pod, maestro, firebase, flutter, xcrun
  Variable groups   store
  Unset variables   CONFIG
  Left out locally  environment.ios_signing, publishing.app_store_connect
  Note              With \`triggering\`, the hosted service builds pushes automatically. If a GitHub workflow also starts builds, each push is built twice.

codemagic.yaml: no problems found.
`);
});

test('a mistake exits with 1 and names its line; the file of a folder above is used', async () => {
  await using folder = await temporaryFolder();
  const files = {
    'codemagic.yaml': 'workflows:\n  app:\n    scirpts: [make]\n',
    'apps/shop/pubspec.yaml': 'name: shop\n',
  };
  const { path } = await gitRepository({ path: join(folder.path, 'app'), files });
  const { exitCode, printed } = await check(join(path, 'apps/shop'));
  expect(exitCode).toBe(1);
  expect(printed).toContain(
    `${path}/codemagic.yaml:3: error: \`scirpts\` is not a known key; did you mean \`scripts\`?\n`,
  );
});

test.each([
  [['--nope'], "Unknown option '--nope'\n\nnpm run check --"],
  [['/dev/null'], 'codemagic.yaml is not a file'],
  [['https://127.0.0.1:9/app.git'], 'The repository could not be read: fatal: unable to access'],
  [['nowhere'], `The file or folder ${join(repositoryRoot, 'nowhere')} doesn't exist.`],
  [
    ['examples/clients'],
    `There is no codemagic.yaml in ${join(repositoryRoot, 'examples/clients')} or in a folder above it, up to ${repositoryRoot}. Check another folder, or specify the path of the file.`,
  ],
])('%j is an error without a stack', async (parameters, message) => {
  const { exitCode, printed } = await check(repositoryRoot, ...parameters);
  expect(exitCode).toBe(1);
  expect(printed.trimStart().startsWith(message)).toBe(true);
  expect(printed).not.toContain('    at ');
});
