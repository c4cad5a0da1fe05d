import { expect, test } from '@jest/globals';
import { deepTest } from '../../support/deep-test.ts';
import { setStage, workflowFile } from '../../support/stage.ts';

const script = [
  'echo "e: file://$CM_BUILD_DIR/app/src/main/Cart.kt:12:5 Unresolved reference: total"',
  'echo "w: file://$CM_BUILD_DIR/app/src/main/Cart.kt:3:1 Unused"',
  'echo "$CM_BUILD_DIR/lib/a,line=9.dart:7:3: Error: ::error file=b.dart::forged"',
  'echo "/opt/sdk/lib/a.dart:1:2: Error: elsewhere"; exit 1',
].join('\n');

test('messages of compilers in the log of a failed step are errors at file and line, after that of the build', async () => {
  await using stage = await setStage({ files: { 'codemagic.yaml': workflowFile([script]) } });
  const sha = await stage.repository.git('rev-parse', 'HEAD');
  const event = { name: 'push', ref: 'refs/heads/main', sha };
  const result = await stage.run({ event, with: { workflowId: 'android' } });
  const [build, ...causes] = result.errors;
  expect(build?.properties.file).toBeUndefined();
  expect(build?.data).toContain('app/src/main/Cart.kt:12:5: Unresolved reference: total');
  expect(causes.map(({ properties: { title: _, ...place }, data }) => ({ ...place, data }))).toEqual([
    { file: 'app/src/main/Cart.kt', line: '12', col: '5', data: 'Unresolved reference: total' },
    { file: 'lib/a,line=9.dart', line: '7', col: '3', data: '::error file=b.dart::forged' },
    { data: 'elsewhere' },
  ]);
  expect(result.summary).toMatch(/Cart\.kt.*12:5<\/code>: Unresolved reference/);
  const from = { workflowId: 'android', buildId: result.outputs.buildId, step: 'Run echo "e: file://$CM_' };
  expect(JSON.parse(result.outputs.problems ?? '')).toEqual(
    causes.map(({ properties: { file, line, col }, data: message }) => ({
      ...(file === undefined ? {} : { file, line: Number(line), column: Number(col) }),
      ...{ message, ...from },
    })),
  );
});

const relative = [
  'echo "lib/cart.dart:12:5: Error: in another folder"',
  'echo "codemagic.yaml(1,2): error TS1: in this folder"; exit 1',
].join('\n');

test.each([
  ['the commit of the run is checked out', 'HEAD', ['codemagic.yaml']],
  ['another commit is checked out', 'HEAD~', []],
])(
  'a path that the log tells relative to some folder is annotated if %s and has the file',
  async (_, at, files) => {
    await using stage = await setStage({
      files: { 'codemagic.yaml': workflowFile([relative]), 'mobile/lib/cart.dart': 'void main() {}' },
    });
    const sha = await stage.repository.commit({ 'notes.txt': 'Nothing that is built' });
    await stage.repository.git('checkout', '--quiet', '--detach', at);
    const event = { name: 'push', ref: 'refs/heads/main', sha };
    const env = { GITHUB_WORKSPACE: stage.repository.path };
    const result = await stage.run({ event, env, with: { workflowId: 'android' } });
    expect(result.errors.flatMap(({ properties: { file } }) => file ?? [])).toEqual(files);
    expect(result.errors.map(({ data }) => data)).toContain('lib/cart.dart:12:5: in another folder');
    const problems: { file: string }[] = JSON.parse(result.outputs.problems ?? '');
    expect(problems.map(({ file }) => file)).toEqual(['lib/cart.dart', 'codemagic.yaml']);
  },
);

test('a branch that is checked out counts, also where Git has packed its refs', async () => {
  await using stage = await setStage({ files: { 'codemagic.yaml': workflowFile([relative]) } });
  const sha = await stage.repository.git('rev-parse', 'HEAD');
  await stage.repository.git('pack-refs', '--all');
  const event = { name: 'push', ref: 'refs/heads/main', sha };
  const env = { GITHUB_WORKSPACE: stage.repository.path };
  const result = await stage.run({ event, env, with: { workflowId: 'android' } });
  expect(result.errors.flatMap(({ properties: { file } }) => file ?? [])).toEqual(['codemagic.yaml']);
});

/** Prints so many errors, each in a line of its own. */
const manyErrors = (count: number): string =>
  `for line in $(seq ${count}); do echo "lib/a.dart:$line:5: Error: Undefined name 'x$line'."; done; exit 1`;

test('the output problems has all of 150 errors; summary and comment count the ones that they leave out', async () => {
  await using stage = await setStage({ files: { 'codemagic.yaml': workflowFile([manyErrors(150)]) } });
  const result = await stage.run({ with: { workflowId: 'android' } });
  const problems: { line: number; message: string }[] = JSON.parse(result.outputs.problems ?? '');
  expect(problems.map(({ line, message }) => [line, message])).toEqual(
    Array.from({ length: 150 }, (_, at) => [at + 1, `Undefined name 'x${at + 1}'.`]),
  );
  expect(result.errors).toHaveLength(10);
  expect(result.warnings).toEqual([]);
  expect(result.summary).toContain('  - 140 more');
});

test.each([
  [250, '50 more', '240 more'],
  [1_001, 'at least 800 more', 'at least 990 more'],
])(
  'of %i errors, the output problems has the first 200, and a warning counts %s',
  async (count, beyondOutput, beyondSummary) => {
    await using stage = await setStage({ files: { 'codemagic.yaml': workflowFile([manyErrors(count)]) } });
    const result = await stage.run({ with: { workflowId: 'android' } });
    expect(JSON.parse(result.outputs.problems ?? '')).toHaveLength(200);
    expect(result.warnings.map(({ data }) => data)).toEqual([
      `The problems output contains the first 200 problems. The logs have ${beyondOutput} problems.`,
    ]);
    expect(result.summary).toContain(`  - ${beyondSummary}\n`);
  },
);

test('with stepLogs: none, the output problems is empty', async () => {
  await using stage = await setStage({ files: { 'codemagic.yaml': workflowFile([script]) } });
  const result = await stage.run({ with: { workflowId: 'android', stepLogs: 'none' } });
  expect(result.outputs.problems).toBe('[]');
});

deepTest.each([
  ['of a build of another commit', false],
  ['of a build of another commit than that of the run, which the input commit names,', true],
])('%s the causes have no file', async (_, isMeant) => {
  await using stage = await setStage({ files: { 'codemagic.yaml': workflowFile([script]) } });
  const sha = await stage.repository.git('rev-parse', 'HEAD');
  const newer = await stage.repository.commit({ 'notes.txt': 'Nothing that is built' });
  const event = { name: 'push', ref: 'refs/heads/main', sha };
  const result = await stage.run({ event, with: { workflowId: 'android', commit: isMeant ? newer : '' } });
  expect(result.errors.map(({ properties }) => properties.file)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(result.errors[1]?.data).toBe('app/src/main/Cart.kt:12:5: Unresolved reference: total');
});

deepTest('wait shows causes at file and line too', async () => {
  await using stage = await setStage({ files: { 'codemagic.yaml': workflowFile([script]) } });
  const { outputs } = await stage.run({ with: { workflowId: 'android', wait: 'false' } });
  const sha = await stage.repository.git('rev-parse', 'HEAD');
  const event = { name: 'push', ref: 'refs/heads/main', sha };
  const result = await stage.run({
    action: 'wait',
    event,
    with: { appId: '', branch: '', buildId: outputs.buildId ?? '' },
  });
  expect(result.errors[1]?.properties).toMatchObject({ file: 'app/src/main/Cart.kt', line: '12' });
});
