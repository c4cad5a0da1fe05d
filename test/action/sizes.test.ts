import { expect, test } from '@jest/globals';
import { produce, scriptedExecutor } from '../support/scripted-executor.ts';
import { setStage } from '../support/stage.ts';
import { until } from '../support/until.ts';
import { fullName, pullRequest, token } from './comment.ts';

const plain = (text: string | undefined): string => (text ?? '').replaceAll('\u00a0', ' ');

/** The app of `main` has 1,000 bytes, that of every other branch 1,100. */
const executor = scriptedExecutor((work) => {
  const { ref } = work.order;
  const size = 'branch' in ref && ref.branch === 'main' ? 1_000 : 1_100;
  return produce([['app.apk', 'a'.repeat(size)]])(work);
});

const repo = { full_name: fullName };
const pull_request = { number: 7, head: { ref: 'feature', repo }, base: { ref: 'main', repo } };

test('an artefact that grew too much fails the step after everything else, and the growth is in summary, comment and output', async () => {
  await using stage = await setStage({ executor });
  await using pull = await pullRequest();
  const { appId, ask } = stage.service;
  const started = await ask('POST', '/builds', { appId, workflowId: 'android', branch: 'main' });
  const base: string = started.body.buildId;
  await until(async () => (await ask('GET', `/builds/${base}`)).body.build.status === 'finished');
  const step = {
    env: pull.step.env,
    event: { name: 'pull_request', payload: { pull_request, repository: { ...repo, private: true } } },
  };
  const given = { workflowId: 'android', branch: 'feature', comment: 'true', githubToken: token };

  const result = await stage.run({ ...step, with: { ...given, maxSizeIncrease: '5%' } });
  expect(result).toMatchObject({ exitCode: 1, outputs: { status: 'finished' } });
  expect(result.errors.map(({ data }) => plain(data))).toEqual([
    `android: app.apk grew from 1 kB to 1.1 kB (+100 B, +10 %); maxSizeIncrease is 5%. Compared with build ${base} of branch main.`,
  ]);
  const [artefact] = JSON.parse(result.outputs.artefacts ?? '');
  expect(artefact).toMatchObject({ name: 'app.apk', size: 1_100, baseSize: 1_000 });
  expect(artefact.publicUrl).toContain('app.apk');
  const [comment] = [...pull.repository.comments.values()];
  for (const shown of [result.summary, comment?.body].map(plain)) {
    expect(shown).toContain('| ↑ 1.1 kB (+100 B, +10 %) |');
    expect(shown).toContain(`Sizes compared with build ${base} of branch <code>main</code>`);
    expect(shown).toContain('<code>app.apk</code> grew from 1 kB to 1.1 kB');
  }
  expect(plain(result.log)).toContain('📎 app.apk ↑ 1.1 kB (+100 B, +10 %)');

  const without = await stage.run({
    ...step,
    with: { ...given, comment: 'false', sizeBase: 'develop', maxSizeIncrease: '5%' },
  });
  expect(without).toMatchObject({ exitCode: 0, errors: [], outputs: { status: 'finished' } });
  expect(without.notices.map(({ data }) => data)).toEqual([expect.stringContaining('branch develop')]);
});
