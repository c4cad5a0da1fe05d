import { expect, test } from '@jest/globals';
import { readInputs } from '../../../../src/action/inputs/reader.ts';
import { parseReuseKey, readStartInputs } from '../../../../src/action/start/inputs.ts';
import { InputError } from '../../../../src/errors.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';

function read(text: string): string | undefined {
  return readInputs({ input: () => text }, (inputs) => inputs.optional('reuseKey', parseReuseKey));
}

const hash = 'f0e4c2f76c58916ec258f246851bea091d14d4247a2fc3e18694461b1816e13b';

test.each([`app-${hash}`, `app-${hash}\nxcode: 16.1`, 'Überall · 1.0'])('a key may be %j', (key) => {
  expect(read(key)).toBe(key);
});

test.each(['app-', 'app:', 'ios-16-', '-', ':', 'app-1\nios-'])(
  '%j is an error that names hashFiles',
  (key) => {
    expect(() => read(key)).toThrow(
      `The reuseKey input is ${JSON.stringify(key)}. Expected a key that does not end in - or :. hashFiles found no file: check its patterns, and that the job checks out the repository first.`,
    );
  },
);

const token = 'token-of-the-service';
const githubToken = 'token-of-github';

/** Reads the inputs of a step with these. */
function readStart(given: Readonly<Record<string, string>>) {
  const { runner } = memoryRunner({
    with: { token, appId: 'app', workflowId: 'ios', branch: 'main', ...given },
  });
  return readStartInputs(runner);
}

// T21
test.each([
  ['variables', `A=1\nALL=x${token}x`, 'ALL', 'variables'],
  ['variables', JSON.stringify({ A: '1', B: githubToken }), 'B', 'variables'],
  ['workflowInputs', `a=1\nb=${githubToken}`, 'b', 'inputs'],
  ['workflowInputs', JSON.stringify({ a: 1, b: token }), 'b', 'inputs'],
])('%s that hold a token are refused without showing it', (input, text, name, needed) => {
  const reading = expect(() => readStart({ githubToken, [input]: text }));
  reading.toThrow(InputError);
  reading.toThrow(
    `The ${input} input contains a token that this step uses, in ${name}. Pass only the ${needed} that`,
  );
  reading.not.toThrow(/token-of/);
});

test('variables without a token are taken, also where there is no githubToken', () => {
  const given = { variables: 'A=1', workflowInputs: '{"a": true}' };
  const expected = { settings: { environment: { variables: { A: '1' } } }, workflowInputs: { a: true } };
  expect(readStart(given).request).toMatchObject(expected);
  expect(readStart({ ...given, githubToken }).request).toMatchObject(expected);
});

test.each([
  [{ variables: 'A=1' }, { variables: { A: '1' } }],
  [{ groups: 'signing' }, { groups: ['signing'] }],
  [{ softwareVersions: 'flutter=3' }, { softwareVersions: { flutter: '3' } }],
  [{}, undefined],
])('of the inputs %j the environment of the build is %j', (given, environment) => {
  expect(readStart(given).request.settings).toEqual({ labels: [], environment, instanceType: undefined });
});

test.each([
  [{ branch: 'refs/heads/feature/a' }, { branch: 'feature/a' }],
  [{ branch: '', tag: 'refs/tags/v1' }, { tag: 'v1' }],
])('of the full name in %j the short one is sent', (given, ref) => {
  expect(readStart(given).request.target.ref).toEqual(ref);
});

test.each([
  [{ branch: '"main"' }, 'Expected a branch name without quotation marks'],
  [{ branch: 'refs/tags/v1' }, 'for a tag, use the tag input'],
  [{ branch: 'refs/pull/7/merge' }, 'Expected a branch name'],
  [{ branch: '', tag: 'refs/heads/main' }, 'for a branch, use the branch input'],
  [{ tag: 'v1' }, 'The branch and tag inputs cannot be used together'],
  [{ workflowId: ' , ' }, 'The workflowId input is ",". Expected one or more workflow IDs'],
  [
    { workflowId: 'ios, ios' },
    'The workflowId input is "ios, ios". Expected one or more workflow IDs, each once',
  ],
])('the inputs %j are refused', (given, says) => {
  expect(() => readStart(given)).toThrow(says);
});

test.each([
  [{ retries: '1', wait: 'false' }, 'The retries input requires wait: true'],
  [{ retryOn: 'failed' }, 'The retryOn input has no effect if retries is 0. Set retries to 1, 2 or 3'],
  [{ reuseRunning: 'true' }, 'The reuseRunning input requires reuseKey and wait: true'],
  [
    { reuseRunning: 'true', reuseKey: 'a', wait: 'false' },
    'The reuseRunning input requires reuseKey and wait',
  ],
  [{ reuseRunning: 'on' }, 'The reuseRunning input is "on". Expected true or false'],
  [{ retries: '4' }, 'The retries input is "4". Expected 0, 1, 2 or 3.'],
  [{ retries: '1', retryOn: 'failed, network' }, 'Expected a list of infrastructure, timeout, failed.'],
])('%j is an error that names what is needed', (given, error) => {
  expect(() => readStart(given)).toThrow(error);
});

test('retries are off, and of failures only those of the infrastructure are retried, unless the inputs say so', () => {
  expect(readStart({}).retries).toEqual({ retries: 0, retryOn: ['infrastructure'] });
  const given = { retries: '3', retryOn: 'failed\ntimeout' };
  expect(readStart(given).retries).toEqual({ retries: 3, retryOn: ['failed', 'timeout'] });
});

test('a running build is followed only if the inputs say so', () => {
  expect(readStart({ reuseKey: 'a' }).reuseRunning).toBe(false);
  expect(readStart({ reuseKey: 'a', reuseRunning: 'true' }).reuseRunning).toBe(true);
});

test('ifCommitDiffers: error needs a wait', () => {
  expect(() => readStart({ ifCommitDiffers: 'error', wait: 'false' })).toThrow(
    'cannot be error if wait is false',
  );
  expect(readStart({ ifCommitDiffers: 'error' })).toMatchObject({ ifCommitDiffers: 'error', wait: true });
  expect(readStart({ wait: 'false' })).toMatchObject({ ifCommitDiffers: 'warn', wait: false });
});
