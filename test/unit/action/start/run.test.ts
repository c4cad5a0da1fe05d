import { expect, test } from '@jest/globals';
import { createInputReader } from '../../../../src/action/inputs/reader.ts';
import { defaultLimits } from '../../../../src/action/limits.ts';
import { parseReuseKey, readStartInputs } from '../../../../src/action/start/inputs.ts';
import { start } from '../../../../src/action/start/run.ts';
import { InputError } from '../../../../src/errors.ts';
import { testClient } from '../../../support/client.ts';
import { FakeClock, seededRandom } from '../../../support/fake-clock.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { startRecordingServer } from '../../../support/recording-server.ts';

test('an id and a branch that hold a masked value are sent as they were given, and shown without it', async () => {
  const seen = { _id: 'b-nightly', status: 'finished', appId: 'nightly-app', workflowId: 'nightly-android' };
  await using server = await startRecordingServer(({ method, target }, response) => {
    response.setHeader('content-type', 'application/json');
    const builds = { applications: [], builds: [{ ...seen, branch: 'nightly/1.2', artefacts: [] }] };
    const one = { application: { _id: 'nightly-app', appName: 'Demo' }, build: seen };
    const answer = method === 'POST' ? { buildId: 'b-nightly' } : target.includes('?') ? builds : one;
    response.end(JSON.stringify(answer));
  });
  const step = memoryRunner({
    with: {
      token: 'nightly',
      appId: 'nightly-app',
      workflowId: 'nightly-android',
      branch: 'nightly/1.2',
      baseUrl: server.url,
    },
  });
  const clock = new FakeClock();
  await start({
    // The runner in memory refuses masked values in state, which this branch has.
    runner: { ...step.runner, saveState: () => undefined },
    connect: () => testClient(server.url, { clock }),
    clock,
    random: seededRandom(1),
    limits: defaultLimits,
  });
  const [sent, ...read] = server.requests;
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    appId: 'nightly-app',
    workflowId: 'nightly-android',
    branch: 'nightly/1.2',
  });
  const targets = read.map(({ target }) => target);
  expect(targets).toContain('/builds/b-nightly');
  expect(targets).toContain('/builds?appId=nightly-app&branch=nightly%2F1.2');
  expect(targets.join()).not.toContain('*');
  expect(step.log.join()).toContain('***-android');
});

test('the outputs tell of the builds before they are waited for, so that a step that is killed has them', async () => {
  const build = { _id: 'b1', status: 'finished', appId: 'app', workflowId: 'android', branch: 'main' };
  let known: string | undefined;
  await using server = await startRecordingServer(({ method, target }, response) => {
    if (target === '/builds/b1') known ??= step.outputs.builds;
    const answer = method === 'POST' ? { buildId: 'b1' } : { applications: [], builds: [], build };
    response.end(JSON.stringify(answer));
  });
  const step = memoryRunner({
    with: {
      ...{ token: 'token-of-a-test', appId: 'app', workflowId: 'android', branch: 'main' },
      baseUrl: server.url,
    },
  });
  const clock = new FakeClock();
  await start({
    ...{ runner: step.runner, clock, random: seededRandom(1), limits: defaultLimits },
    connect: () => testClient(server.url, { clock }),
  });
  expect(JSON.parse(known ?? '')).toEqual([
    expect.objectContaining({ buildId: 'b1', workflowId: 'android' }),
  ]);
});

function read(text: string): string | undefined {
  return createInputReader({ input: () => text }).optional('reuseKey', parseReuseKey);
}

const hash = 'f0e4c2f76c58916ec258f246851bea091d14d4247a2fc3e18694461b1816e13b';

test.each([
  ['a prefix and a hash of files', `app-${hash}`],
  ['the output of an earlier job', hash],
  ['a commit', '4f3c2b1a09f8e7d6c5b4a39281706f5e4d3c2b1a'],
  ['several hashes', `ios-${hash}-${hash}`],
  ['several lines', `app-${hash}\nxcode: 16.1`],
  ['any other text', 'Überall · 1.0'],
])('a key may be %s', (_, key) => {
  expect(read(key)).toBe(key);
});

test('without a key, there is none', () => expect(read('')).toBeUndefined());

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

test('ifCommitDiffers: error needs a wait', () => {
  expect(() => readStart({ ifCommitDiffers: 'error', wait: 'false' })).toThrow(
    'cannot be error if wait is false',
  );
  expect(readStart({ ifCommitDiffers: 'error' })).toMatchObject({ ifCommitDiffers: 'error', wait: true });
  expect(readStart({ wait: 'false' })).toMatchObject({ ifCommitDiffers: 'warn', wait: false });
});
