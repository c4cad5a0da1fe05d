import { expect, test } from '@jest/globals';
import { setStage } from '../../support/stage.ts';

const script = [
  'echo "e: file://$CM_BUILD_DIR/app/src/main/Cart.kt:12:5 Unresolved reference: total"',
  'echo "w: file://$CM_BUILD_DIR/app/src/main/Cart.kt:3:1 Unused"',
  'echo "$CM_BUILD_DIR/lib/a,line=9.dart:7:3: Error: ::error file=b.dart::forged"',
  'echo "/opt/sdk/lib/a.dart:1:2: Error: elsewhere"; exit 3',
].join('\n');
const workflow = { scripts: [{ name: 'Compile', script }] };

test('a script that fails makes the step fail, after all outputs: its name, its exit code, and errors at file and line', async () => {
  await using stage = await setStage({
    files: { 'codemagic.yaml': JSON.stringify({ workflows: { android: workflow } }) },
  });
  const sha = await stage.repository.git('rev-parse', 'HEAD');
  const event = { name: 'push', ref: 'refs/heads/main', sha };
  const result = await stage.run({ event, with: { workflowId: 'android' } });
  expect(result).toMatchObject({ exitCode: 1, warnings: [] });

  const [error, ...causes] = result.errors;
  expect(`${error?.properties.title} ${error?.data}`).toMatch(/Compile.*exited with status code 3/s);
  expect(error?.properties.file).toBeUndefined();
  expect(error?.data).toContain('app/src/main/Cart.kt:12:5: Unresolved reference: total');
  expect(causes.map(({ properties: { title: _, ...place }, data }) => ({ ...place, data }))).toEqual([
    { file: 'app/src/main/Cart.kt', line: '12', col: '5', data: 'Unresolved reference: total' },
    { file: 'lib/a,line=9.dart', line: '7', col: '3', data: '::error file=b.dart::forged' },
    { data: 'elsewhere' },
  ]);

  const { buildId } = result.outputs;
  expect(result.outputs).toMatchObject({
    status: 'failed',
    artefacts: '[]',
    artefactUrl: '',
    publicLinks: '[]',
    publicLink: '',
  });
  expect(JSON.parse(result.outputs.builds ?? '')).toMatchObject([
    { buildId, status: 'failed', failure: expect.stringMatching(/Compile.*status code 3/) },
  ]);
  expect(JSON.parse(result.outputs.problems ?? '')).toEqual(
    causes.map(({ properties: { file, line, col }, data: message }) => ({
      ...(file === undefined ? {} : { file, line: Number(line), column: Number(col) }),
      ...{ message, workflowId: 'android', buildId, step: 'Compile' },
    })),
  );

  expect(result.printed).toMatch(
    /^::group::▸ Compile \([\d.]+ s\)\n[\s\S]*Cart\.kt:3:1 Unused\n[\s\S]*^::endgroup::$/m,
  );
  expect(result.log).toMatch(/❌ hello-mobile, android: failed after/);
  expect(result.summary).toMatch(/^## ❌ hello-mobile, android: failed after/);
  expect(result.summary).toMatch(/Cart\.kt.*12:5<\/code>: Unresolved reference/);
  expect(result.summary).toMatch(/❌ Compile .* :crit, /);
});
