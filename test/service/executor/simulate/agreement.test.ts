/** A real build, with fake tools that make what the real ones would, and a simulated one of the same workflow. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect } from '@jest/globals';
import { type Asked, type Built, testBuild, workflowFile } from '../../../support/built.ts';
import { deepTestAfter } from '../../../support/deep-test.ts';
import { temporaryFolder } from '../../../support/folder.ts';
import type { Files } from '../../../support/git.ts';

interface Shape {
  readonly name: string;
  readonly workflow: string;
  readonly files?: Files;
  readonly asked?: Asked;
}

/** Makes each argument that is a path. */
const tool = `#!/bin/sh
for file in "$@"; do
  case $file in */*) mkdir -p "$(dirname "$file")" && echo made > "$file" ;; esac
done
`;

const shapes: readonly Shape[] = [
  {
    name: 'a Flutter app for Android',
    workflow: `name: Android
labels: ['$FLAVOUR', '\${CM_BRANCH}']
environment:
  flutter: stable
  vars: { FLAVOUR: blue }
scripts:
  - { name: Packages, script: flutter pub get }
  - { name: Unit tests, script: flutter test }
  - { name: Build, script: 'flutter build apk build/app/outputs/flutter-apk/app-release.apk' }
  - name: Map
    script: flutter build/app/outputs/mapping/release/mapping.txt
artifacts:
  - build/**/outputs/**/*.apk
  - build/**/outputs/**/mapping.txt`,
  },
  {
    name: 'React Native, with a working directory for a script',
    files: { 'android/gradlew': { text: tool, mode: 0o755 }, 'android/build.gradle': '' },
    workflow: `scripts:
  - { name: Install, script: npm ci }
  - name: Build
    working_directory: android
    script: ./gradlew assembleRelease app/build/outputs/app-release.apk
artifacts: ['android/app/build/outputs/**/*.apk']`,
  },
  {
    name: 'an app of a monorepo, in the working directory of the workflow',
    files: { 'apps/shop/pubspec.yaml': 'name: shop' },
    workflow: `working_directory: apps/shop
scripts:
  - { name: Build, script: flutter build/app.aab }
artifacts: [build/*.aab, pubspec.yaml]`,
  },
  {
    name: 'a workflow with inputs',
    workflow: `name: Build \${{ inputs.flavour }}
inputs:
  flavour: { description: Flavour, type: choice, options: [red, blue], default: red }
  full: { description: All of it, type: boolean, default: false }
labels: ['\${{ inputs.flavour }}']
scripts:
  - { name: 'Build \${{ inputs.flavour }}', script: 'flutter out/\${{ inputs.flavour }}.apk' }
artifacts: ['out/\${{ inputs.flavour }}.apk']`,
    asked: { inputs: { flavour: 'blue' } },
  },
  {
    name: 'conditions',
    workflow: `environment: { vars: { MODE: debug } }
scripts:
  - { name: Debug, script: flutter out/a.txt, when: { condition: env.MODE == "debug" } }
  - { name: Release, script: flutter out/b.txt, when: { condition: env.MODE == "release" } }
  - { name: Asked, script: flutter out/c.txt, when: { condition: 'env.ASKED and not env.CM_TAG' } }
  - { name: Unit tests, script: flutter test }
  - { name: After tests, script: flutter x, when: { condition: env.CM_TEST_STEP_STATUS == "success" } }
artifacts: ['out/*']`,
    asked: { variables: { ASKED: 'yes' } },
  },
  {
    name: 'shared definitions and publishing scripts',
    workflow: `scripts:
  - &build { name: Build, script: flutter out/app.apk }
  - { <<: *build, name: Build again }
artifacts: [out/app.apk]
publishing:
  email: { recipients: [ada@example.com] }
  scripts:
    - { name: Report, script: 'echo "$CM_ARTIFACT_LINKS"' }
    - { name: Alarm, script: exit 1, when: { condition: env.CM_BUILD_STEP_STATUS == "failure" } }`,
  },
  {
    name: 'scripts before the clone, and caches',
    workflow: `pre_clone_scripts:
  - { name: Prepare, script: flutter precache }
cache: { cache_paths: [$HOME/.gradle/caches, node_modules] }
scripts:
  - { name: Build, script: flutter out/app.apk }
artifacts: [out/*.apk]`,
  },
  {
    name: 'patterns with braces, variables and home folders',
    workflow: `environment: { vars: { OUT: $CM_BUILD_DIR/out } }
scripts:
  - name: Build
    script: flutter out/app-release.apk out/app-release.aab $HOME/reports/a.xml ~/notes/b.txt
artifacts:
  - out/*.{apk,aab}
  - $OUT/*.apk
  - $HOME/reports/*.xml
  - ~/notes/*.txt
  - '!out/*.txt'
  - ../*.txt`,
  },
];

async function facts(build: Built, state: string) {
  const { config, labels } = build.record();
  const steps = build.steps();
  const collected = steps.some(({ name, status }) => name === 'Collecting artefacts' && status !== 'skipped')
    ? await build.log('Collecting artefacts')
    : '';
  const withoutMatch = collected.split('\n').filter((line) => /matched no|was skipped/.test(line));
  return {
    ...{ state, labels, workflow: config.name, states: build.states() },
    steps: steps.map(({ name, status, subactions }) => ({ name, status, command: subactions[0]?.command })),
    withoutMatch: withoutMatch.map((line) => line.replaceAll(build.folder(), '')),
  };
}

const tools = await temporaryFolder();
afterAll(async () => tools[Symbol.asyncDispose]());
const PATH = `${tools.path}:${process.env.PATH}`;
for (const name of ['flutter', 'npm']) await writeFile(join(tools.path, name), tool, { mode: 0o755 });

async function agree({ workflow, files = {}, asked = {} }: Shape): Promise<void> {
  const all = { ...files, 'codemagic.yaml': workflowFile(workflow) };
  await using real = await testBuild(all, { env: { PATH } });
  const realFacts = await facts(real, (await real.build(asked)).state);
  await using simulated = await testBuild(all, { more: ['--simulate'] });
  const { state } = await simulated.build(asked);
  expect(await facts(simulated, state)).toEqual(realFacts);
  expect(state).toBe('finished');
}

deepTestAfter(1).each(shapes.map((shape): [string, Shape] => [shape.name, shape]))(
  'a real build and a simulated one agree: %s',
  (_name, shape) => agree(shape),
);
