/** The workflow files of `examples/` that people begin with. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../../support/action-metadata.ts';
import { testBuild } from '../../support/built.ts';

test.each(['flutter', 'react-native', 'capacitor'])(
  'the head of the starter for %s lists the variables of its groups',
  async (name) => {
    const source = await readFile(join(repositoryRoot, 'examples', name, 'codemagic.yaml'), 'utf8');
    const head = source.slice(0, source.indexOf('definitions:'));
    await using it = await testBuild(source);
    for (const workflowId of ['android', 'ios']) {
      const { message } = await it.build({ workflowId });
      const [, group, variables = ''] =
        /needs the variable group `(\w+)`, which .* The workflow uses (.*), which nothing sets/.exec(
          message ?? '',
        ) ?? [];
      expect(group).toBe(`${workflowId}_signing`);
      const names = [...variables.matchAll(/`(\w+)`/g)].map(([, variable]) => variable);
      expect(names).not.toEqual([]);
      expect(names.filter((variable) => !new RegExp(`\\b${variable}\\b`).test(head))).toEqual([]);
    }
  },
);

/** A repository with these files, which are empty except for `package.json`. */
function filesOf(paths: readonly string[], packageFile = '{}') {
  return Object.fromEntries(paths.map((path) => [path, path === 'package.json' ? packageFile : '']));
}

test.each([
  { paths: ['codemagic.yml', 'pubspec.yaml'], similar: 'codemagic.yml', starter: 'flutter' },
  { paths: ['Codemagic.yaml'], similar: 'Codemagic.yaml' },
  { paths: ['codemgic.yaml'], similar: 'codemgic.yaml' },
  { paths: ['a/b/codemagic.yaml', 'app/codemagic.yaml'], similar: 'app/codemagic.yaml' },
  { paths: ['docs/codemagic.md', 'lib/main.dart', 'app/pubspec.yaml'], starter: 'flutter' },
  { paths: ['package.json', 'capacitor.config.ts'], starter: 'capacitor' },
  { paths: ['package.json', 'metro.config.js'], starter: 'react-native' },
  {
    paths: ['package.json'],
    packageFile: '{"dependencies": {"react-native": "0.80"}}',
    starter: 'react-native',
  },
  { paths: ['package.json'], packageFile: '{"dependencies": {"react": "19"}}' },
])(
  'what stands in place of codemagic.yaml, and what fits: %j',
  async ({ paths, packageFile, similar, starter }) => {
    await using it = await testBuild(filesOf(paths, packageFile));
    const { state, message } = await it.build();
    const fitting = starter === undefined ? 'at this commit' : `examples/${starter}/codemagic.yaml`;
    expect([state, message]).toEqual(['failed', expect.stringContaining(similar ?? fitting)]);
  },
);

test.each([
  ['flutter-app', ['pubspec.yaml', 'android/app/build.gradle', 'ios/Runner.xcodeproj/project.pbxproj'], ''],
  ['react-native-app', ['package.json', 'android/build.gradle'], '{"dependencies": {"react-native": "1"}}'],
  ['android-app', ['app/build.gradle.kts', 'app/src/main/AndroidManifest.xml'], ''],
  ['ios-app', ['App.xcodeproj/project.pbxproj', 'Podfile'], ''],
  [null, ['app/build.gradle', 'app/AndroidManifest.xml', 'ios/App.xcodeproj/project.pbxproj'], ''],
  [null, ['capacitor.config.ts', 'ios/App/App.xcodeproj/project.pbxproj'], ''],
  [null, ['build.gradle'], ''],
  [null, [], ''],
])('the project type is %s for the files %j', async (type, paths, packageFile) => {
  await using it = await testBuild(filesOf(['read.me', ...paths], packageFile));
  const { application } = (await it.ask('GET', `/apps/${it.appId}`)).body;
  expect(application.projectType).toBe(type);
});
