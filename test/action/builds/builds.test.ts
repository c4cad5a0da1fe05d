import { expect, test } from '@jest/globals';
import { builds } from '../../../src/action/admin/builds.ts';
import { systemClock, systemRandom } from '../../../src/clock.ts';
import { perform } from '../../../src/entry/run-action.ts';
import { defaultLimits } from '../../../src/limits.ts';
import { runAction } from '../../support/action-process.ts';
import { type BuildRecord, lacking, listedBuild } from '../../support/fake-service/fake-build.ts';
import { FakeService } from '../../support/fake-service/fake-service.ts';
import { startFakeService } from '../../support/fake-service/server.ts';
import { builtCommit, setFaultStage } from '../../support/fault-stage.ts';
import { hostileTexts } from '../../support/hostile-texts.ts';
import { type MemoryRunner, memoryRunner } from '../../support/memory-runner.ts';
import { performed } from '../../support/step-parts.ts';

type Inputs = Readonly<Record<string, string>>;

const listing = { token: 'token-of-a-test', operation: 'list' };

/** Runs the action in this process, which lists these records, and returns what it printed and set. */
async function listOf(records: readonly BuildRecord[], given: Inputs = {}) {
  await using server = await startFakeService({ records });
  const inputs = { ...listing, baseUrl: server.url, ...given };
  const { log, ...step } = await performed(builds, { action: 'builds', with: inputs });
  const asked = server.requests.map(({ target }) => target);
  return { ...step, log: log.join('\n'), summary: step.summary(), asked };
}

const idsOf = ({ outputs }: Pick<MemoryRunner, 'outputs'>): string[] =>
  JSON.parse(outputs.builds ?? '').map(({ buildId }: { buildId: string }) => buildId);

test('the output has the builds as the build action has them, newest first', async () => {
  await using stage = await setFaultStage();
  const [first, second] = [
    await (await stage.door({ with: { workflowId: 'ios', publicLinks: 'false' } })).result,
    await (await stage.door({ with: { publicLinks: 'false' } })).result,
  ];
  const { token, appId } = stage.service;
  const result = await runAction({
    action: 'builds',
    with: { token, baseUrl: stage.proxy.url, operation: 'list', appId },
  });
  expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  const listed = JSON.parse(result.outputs.builds ?? '');
  expect(listed).toEqual([second, first].flatMap(({ outputs }) => JSON.parse(outputs.builds ?? '')));
  expect(listed[0]).toMatchObject({ branch: 'main', commit: builtCommit, buildNumber: 2 });
  expect(result.log).toMatch(
    new RegExp(`^2 builds:\n${second.outputs.buildId}: android, branch main, finished`),
  );
  expect(result.summary).toMatch(
    /\| android \| branch main \| c0ffee0000 \| ✅ finished \| \d+\s\w+\s\d{4},\s\d\d:\d\d\sUTC \| [\d.]+\ss \|/,
  );
});

const kept = [
  listedBuild('b1', { status: 'building', startedAt: '2026-11-12T15:00:00.000+0000' }),
  listedBuild('b2', { workflowId: null, fileWorkflowId: 'ios', status: 'cancelled' }),
  listedBuild('b3', { branch: null, tag: 'v1', status: 'initializing', startedAt: undefined }),
  listedBuild('b4', { branch: 'dev', workflowId: 'web', status: 'failed' }),
  listedBuild('b5', { appId: 'other' }),
  listedBuild('b6', { pullRequest: { number: 7 } }),
];

test.each<[Inputs, string[], string]>([
  // A build that waits for a machine has no time yet, and is the newest.
  [{}, ['b3', 'b1', 'b2', 'b4', 'b5', 'b6'], '/builds'],
  [{ appId: 'https://codemagic.io/app/app/settings' }, ['b3', 'b1', 'b2', 'b4', 'b6'], '/builds?appId=app'],
  [{ workflowId: 'ios, web' }, ['b2', 'b4'], '/builds'],
  [{ branch: 'refs/heads/main', appId: 'app' }, ['b1', 'b2'], '/builds?appId=app&branch=main'],
  [{ tag: 'refs/tags/v1' }, ['b3'], '/builds?tag=v1'],
  [{ status: '["cancelled", "building"]' }, ['b1', 'b2'], '/builds'],
  [{ status: 'initializing\nfailed' }, ['b3', 'b4'], '/builds'],
  [{ limit: '1' }, ['b3'], '/builds'],
])(
  'the builds that %j selects are listed, even if the service ignores the filter',
  async (given, ids, asked) => {
    const result = await listOf(kept, given);
    expect(result).toMatchObject({ succeeded: true, errors: [], warnings: [], asked: [asked] });
    expect(idsOf(result)).toEqual(ids);
  },
);

const many = Array.from({ length: 400 }, (_, at) =>
  listedBuild(`b${at}`, { startedAt: new Date(Date.UTC(2026, 10, 12) - at * 60_000).toISOString() }),
);

test.each([
  [{}, 20, 1],
  [{ limit: '31' }, 31, 2],
  [{ limit: '100' }, 100, 4],
])('with %j, the newest %i builds are listed, from %i pages', async (given, count, pages) => {
  const result = await listOf(many, given);
  expect(idsOf(result)).toEqual(many.slice(0, count).map(({ _id }) => _id));
  expect(result.asked).toHaveLength(pages);
});

test('if nothing is found, the list is empty, and the log says how far the step searched', async () => {
  const result = await listOf(many, { branch: 'gone' });
  expect(result).toMatchObject({ succeeded: true, errors: [], warnings: [], outputs: { builds: '[]' } });
  expect(result.log).toContain('No build matches.');
  expect(result.log).toContain('Searched the first 10 pages of the list of builds. Older builds were not');
  expect(result.summary).toBe('## Builds\n\nNo build matches.');
});

test('a build that is not proven to match is not listed, and a warning says what is missing', async () => {
  const result = await listOf([listedBuild('b1'), lacking(listedBuild('b2'), 'branch')], { branch: 'main' });
  expect(idsOf(result)).toEqual(['b1']);
  expect(result.warnings).toEqual([
    'The service does not report the branch or tag of build b2, so this step does not list it.',
  ]);
});

test('all bad inputs are reported at once, before any request', async () => {
  const given = { branch: 'a b', tag: 'a b', status: 'failed, broken', limit: '101', baseUrl: 'x' };
  const { errors, outputs, exitCode } = await runAction({
    action: 'builds',
    with: { ...listing, ...given },
  });
  expect({ outputs, exitCode }).toEqual({ outputs: {}, exitCode: 1 });
  const [error, ...others] = errors.map(({ data }) => data.split('\n'));
  expect([others, error]).toEqual([
    [],
    [
      expect.stringMatching(/^The baseUrl input/),
      expect.stringMatching(/^The branch input/),
      expect.stringMatching(/^The tag input/),
      expect.stringMatching(
        /^The status input is "failed, broken". Expected a list of initializing, queued,/,
      ),
      'The limit input is "101". Expected a whole number from 1 to 100.',
    ],
  ]);
});

test('hostile names stay text in the log and in the table', async () => {
  const records = Object.values(hostileTexts).map((text, at) =>
    listedBuild(`b${at}`, {
      ...{ workflowId: text, branch: text, status: text.slice(0, 100), commit: { hash: text } },
      config: { name: text },
    }),
  );
  await using server = await startFakeService({ records });
  const inputs = { ...listing, baseUrl: server.url, limit: '100' };
  const { commands, summary, ...result } = await runAction({ action: 'builds', with: inputs });
  expect(idsOf(result)).toHaveLength(records.length);
  expect(commands.map(({ name }) => name)).toEqual(['add-mask']);
  expect(summary).not.toMatch(/<img|<script|<a |\]\(https:\/\/evil|<!--/);
  // The titles, the line below them, and the first 20 builds: the last line says how many more there are.
  const rows = summary.split('\n').filter((line) => line.startsWith('| '));
  expect(rows.map((row) => row.split(' | ').length)).toEqual(Array(22).fill(6));
  expect(summary).toContain(`${records.length - 20} more rows`);
});

test('no part of the token is left of a name that is cut', async () => {
  const { summary } = await listOf([listedBuild('b1', { workflowId: `${'x'.repeat(290)}token-of-a-test` })]);
  expect(summary).toMatch(/\| x{290}(?:&#42;){3} \|/);
});

test('with the hosted service, the table links each build to its page', async () => {
  const { runner, ...step } = memoryRunner({ action: 'builds', with: listing });
  const { transport } = new FakeService({ clock: systemClock, latencyMs: 0, records: [listedBuild('b1')] });
  const parts = { transport, clock: systemClock, random: systemRandom, limits: defaultLimits };
  expect(await perform(builds, { ...parts, runner })).toBe(true);
  expect(step.summary()).toContain('| <a href="https://codemagic.io/app/app/build/b1">android</a> |');
  expect(JSON.parse(step.outputs.builds ?? '')).toEqual([
    expect.objectContaining({ url: 'https://codemagic.io/app/app/build/b1' }),
  ]);
});
