import { expect, test } from '@jest/globals';
import { artifacts } from '../../../../src/action/admin/artifacts.ts';
import { wait } from '../../../../src/action/wait/run.ts';
import type { Limits } from '../../../../src/limits.ts';
import { failureOf, testToken } from '../../../support/client.ts';
import { type FakeServer, startFakeService } from '../../../support/fake-service/server.ts';
import { temporaryFolder } from '../../../support/folder.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { stepParts } from '../../../support/step-parts.ts';
import { until } from '../../../support/until.ts';

type Answers = { readonly linkTo?: (name: string) => string; readonly count: number };

/** A service on which every build has finished with `count` artefacts, and no download ever starts. */
function serviceWith({ count, linkTo = (name) => `https://files.example/${name}` }: Answers) {
  return startFakeService((request, response) => {
    const [, artefacts, , , name = '', link] = request.target.split('/');
    if (artefacts === 'artifacts' && !link) return;
    const own = `http://${request.headers.host}`;
    const build = {
      _id: request.target.split('/').at(-1),
      status: 'finished',
      workflowId: 'android',
      artefacts: Array.from({ length: count }, (_, index) => ({
        name: `${index}.apk`,
        url: `${own}/artifacts/a/b/${index}.apk`,
      })),
    };
    response.end(JSON.stringify(link ? { url: linkTo(name) } : { build }));
  });
}

function step(server: FakeServer, more: Readonly<Record<string, string>>, limits?: Partial<Limits>) {
  const memory = memoryRunner({
    action: 'wait',
    with: { token: testToken, baseUrl: server.url, buildId: 'b', ...more },
  });
  const dependencies = stepParts(memory, server.url, limits ? { limits } : {});
  return { memory, clock: dependencies.clock, dependencies };
}

const linkRequests = ({ requests }: FakeServer): number =>
  requests.filter(({ target }) => target.endsWith('/public-url')).length;

const listOf = (output: string | undefined): readonly { publicUrl?: string }[] => JSON.parse(output ?? '');

// T10
test.each([
  ['artifacts', artifacts, 'b', 205],
  ['wait', wait, 'b\nc', 410],
] as const)(
  '%s uses the first 200 artefacts of a step, and one warning counts the others',
  async (_, action, buildId, total) => {
    await using server = await serviceWith({ count: 205 });
    const { memory, dependencies } = step(server, { buildId });
    expect(await action(dependencies)).toBe(true);
    expect(linkRequests(server)).toBe(200);
    const artefacts = listOf(memory.outputs.artefacts);
    expect(artefacts).toHaveLength(200);
    expect(artefacts.every(({ publicUrl }) => publicUrl)).toBe(true);
    memory.runner.warnOfShortenedOutputs();
    expect(memory.warnings).toEqual([
      expect.stringContaining(`: artefacts has the first 200 of ${total} entries.`),
    ]);
  },
);

// T5
test.each([
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:text/html,hello'],
  ['http to another machine', 'http://files.example/a'],
  ['a user name', 'https://github.com@files.example/a'],
  ['a password', 'https://:secret@files.example/a'],
  ['a line break', 'https://files.example/a\nb'],
  ['a line break at its end', 'https://files.example/a\r\n'],
  ['a tab in its scheme', 'java\tscript:alert(1)'],
  ['a path alone', '/a'],
  ['nothing', ''],
])('a public link that is or has %s is absent from the outputs, with a warning', async (_, link) => {
  await using server = await serviceWith({
    count: 2,
    linkTo: (name) => (name === '0.apk' ? link : 'https://files.example/1.apk?key=%2F'),
  });
  const { memory, dependencies } = step(server, {});
  expect(await artifacts(dependencies)).toBe(true);
  const good = 'https://files.example/1.apk?key=%2F';
  expect(memory.outputs).toMatchObject({ publicLink: good, publicLinks: JSON.stringify([good]) });
  expect(listOf(memory.outputs.artefacts).map(({ publicUrl }) => publicUrl)).toEqual([undefined, good]);
  expect(memory.warnings).toEqual([
    "No public link for 0.apk: The service returned a link that doesn't start with https://, or that contains a user name or a line break.",
  ]);
  expect(memory.log.join('\n')).not.toContain(link || 'javascript');
});

test('a public link may be http to this machine', async () => {
  await using server = await serviceWith({ count: 1, linkTo: () => 'http://127.0.0.1:80/a' });
  const { memory, dependencies } = step(server, {});
  await artifacts(dependencies);
  expect(memory.outputs.publicLink).toBe('http://127.0.0.1/a');
});

// T9
test('all downloads of a step end when their total time has passed', async () => {
  await using folder = await temporaryFolder();
  await using server = await serviceWith({ count: 6 });
  const limits = { downloadsMs: 60_000 };
  const more = { download: folder.path, publicLinks: 'false' };
  const { memory, clock, dependencies } = step(server, more, limits);
  const failed = failureOf(artifacts(dependencies));
  await until(() => server.requests.length === 5);
  await clock.advance(60_000);
  const lines = (await failed).message.split('\n');
  expect(lines).toEqual(
    [0, 1, 2, 3, 4, 5].map(
      (name) =>
        `${name}.apk could not be downloaded. The downloads exceeded the limit of 1 min for one step. Select fewer artefacts with the artefacts input.`,
    ),
  );
  expect(server.requests).toHaveLength(5);
  expect(listOf(memory.outputs.artefacts)).toHaveLength(6);
});

// T2
test('a masked value in the address of an artefact is not sent back to the service', async () => {
  const secret = 'masked-part-of-an-address';
  await using server = await startFakeService(({ target, headers }, response) => {
    const url = `http://${headers.host}/artifacts/a/${secret}/app.apk`;
    const build = { _id: 'b', status: 'finished', artefacts: [{ name: 'app.apk', url }] };
    const link = { url: 'https://files.example/app.apk' };
    response.end(JSON.stringify(target.endsWith('/public-url') ? link : { build }));
  });
  const { memory, dependencies } = step(server, { githubToken: secret });
  expect(await wait(dependencies)).toBe(true);
  expect(memory.outputs.artefactUrl).toMatch(/\/artifacts\/a\/\*\*\*\/app\.apk$/);
  expect(linkRequests(server)).toBe(1);
  // The server itself refuses each request that contains a masked value.
});
