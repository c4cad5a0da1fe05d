import { expect, test } from '@jest/globals';
import { produce, scriptedExecutor } from '../../support/scripted-executor.ts';
import { setStage } from '../../support/stage.ts';
import { until } from '../../support/until.ts';
import { fullName, pullRequest, token } from './comment.ts';

/** Sizes have non-breaking spaces. */
const plain = (text: string | undefined): string => (text ?? '').replaceAll('\u00a0', ' ');

/** The app of `main` has 1,000 bytes, that of every other branch 1,100. */
const executor = scriptedExecutor((work) => {
  const { ref } = work.order;
  const size = 'branch' in ref && ref.branch === 'main' ? 1_000 : 1_100;
  return produce([['app.apk', 'a'.repeat(size)]])(work);
});

const repo = { full_name: fullName };
const pull_request = { number: 7, head: { ref: 'feature', repo }, base: { ref: 'main', repo } };
const payload = { pull_request, repository: { ...repo, private: true } };

test('an artefact that grew too much is in summary, comment and output and fails the step, and no base is one notice', async () => {
  await using stage = await setStage({ executor });
  await using pull = await pullRequest();
  const { appId, ask } = stage.service;
  const { body } = await ask('POST', '/builds', { appId, workflowId: 'android', branch: 'main' });
  const base: string = body.buildId;
  await until(async () => (await ask('GET', `/builds/${base}`)).body.build.status === 'finished');

  const result = await stage.run({
    ...pull.step,
    event: { name: 'pull_request', payload },
    with: {
      ...{ workflowId: 'android, ios', branch: 'feature', maxSizeIncrease: '5%' },
      ...{ comment: 'true', githubToken: token },
    },
  });
  expect(result).toMatchObject({ exitCode: 1, warnings: [], outputs: { status: 'finished' } });
  expect(result.errors.map(({ data }) => plain(data))).toEqual([
    `android: app.apk grew from 1 kB to 1.1 kB (+100 B, +10%); maxSizeIncrease is 5%.`,
  ]);
  expect(result.notices.map(({ data }) => data)).toEqual([
    'ios: the newest builds in the list include no finished build of branch main.\nThe action did not check maxSizeIncrease for these artefacts.',
  ]);
  expect(JSON.parse(result.outputs.artefacts ?? '')).toEqual([
    expect.objectContaining({ size: 1_100, baseSize: 1_000, publicUrl: expect.any(String) }),
    expect.not.objectContaining({ baseSize: expect.anything() }),
  ]);
  const [comment] = [...pull.repository.comments.values()];
  for (const shown of [result.summary, comment?.body].map(plain)) {
    expect(shown).toContain('| ↑ 1.1 kB (+100 B, +10%) |');
    expect(shown).toContain(`Sizes compared with build ${base} of branch main`);
    expect(shown).toContain('</strong>: app.apk grew from 1 kB to 1.1 kB');
  }
  expect(plain(result.log)).toContain('📎 app.apk ↑ 1.1 kB (+100 B, +10%)');
});
