import { expect, test } from '@jest/globals';
import { setStage, workflowFile } from '../support/stage.ts';

const secretValue = 'hunter2-hunter2';

test("with failureLog: false, log and summary do not show the end of the failed step's log", async () => {
  await using stage = await setStage();
  const result = await stage.run({ with: { workflowId: 'broken', failureLog: 'false' } });
  expect(result.exitCode).toBe(1);
  expect(result.printed + result.summary).not.toContain('the greeting is misspelt');
});

test('the end of the log hides the token and values of variables, and contains no markup or commands', async () => {
  await using stage = await setStage({
    files: {
      'codemagic.yaml': workflowFile([
        `printf '\\033[31m%s\\033[0m\\n::error::not mine\\n##[error]nor this\\n' "$PASSWORD"; exit 7`,
      ]),
    },
  });
  const result = await stage.run({ with: { workflowId: 'android', variables: `PASSWORD=${secretValue}` } });
  expect(result.printed + result.summary).not.toContain(secretValue);
  expect(result.log).toContain('***');
  expect(result.log).not.toContain('\u001b');
  expect(result.errors).toHaveLength(1);
  expect(result.commands.map(({ data }) => data)).not.toContain('not mine');
});

test('a failed step in a finished build gives a warning', async () => {
  const script = { name: 'Check spelling', script: 'exit 1', ignore_failure: true };
  await using stage = await setStage({
    files: { 'codemagic.yaml': JSON.stringify({ workflows: { android: { scripts: [script] } } }) },
  });
  const result = await stage.run({ with: { workflowId: 'android' } });
  expect(result).toMatchObject({ exitCode: 0, errors: [], outputs: { status: 'finished' } });
  expect(result.warnings.map(({ data }) => data)).toEqual([expect.stringContaining('Check spelling')]);
});
