/** The workflow files of `examples/` that people begin with. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  inPlaceOfFile,
  missingFileText,
  projectTypeOf,
} from '../../../src/service/workflow-file/missing-file.ts';
import { listWorkflows, readWorkflow } from '../../../src/service/workflow-file/read.ts';
import { unsetVariables } from '../../../src/service/workflow-file/used-variables.ts';
import { repositoryRoot } from '../../support/action-metadata.ts';

test.each(['flutter', 'react-native', 'capacitor'])(
  'the starter for %s is read without a warning, and its head lists the variables of its groups',
  async (name) => {
    const source = await readFile(join(repositoryRoot, 'examples', name, 'codemagic.yaml'), 'utf8');
    const ids = listWorkflows(source).map(({ id }) => id);
    expect(ids).toEqual(['check', 'android', 'ios']);
    for (const id of ids) {
      const { workflow, notes, warnings, problem } = readWorkflow(source, id);
      expect({ id, warnings, problem }).toEqual({ id, warnings: [], problem: null });
      expect(notes).toEqual([expect.stringContaining('`instance_type` has no effect')]);
      expect(workflow.groups).toEqual(id === 'check' ? [] : [`${id}_signing`]);
      const head = source.slice(0, source.indexOf('definitions:'));
      const unset = unsetVariables(workflow, (variable) => new RegExp(`\\b${variable}\\b`).test(head));
      expect({ id, unset }).toEqual({ id, unset: [] });
    }
  },
);

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
  ({ paths, packageFile, similar, starter }) => {
    const found = inPlaceOfFile({ paths, packageFile });
    expect(found).toEqual({ similar, starter });
    const fitting = starter === undefined ? 'at this commit' : `examples/${starter}/codemagic.yaml`;
    expect(missingFileText(found)).toContain(similar ?? fitting);
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
])('the project type is %s for the files %j', (type, paths, packageFile) => {
  expect(projectTypeOf({ paths, packageFile })).toBe(type);
});
