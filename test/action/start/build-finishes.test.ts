import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { setStage } from '../../support/stage.ts';

const curl = promisify(execFile);

test('two workflows build in parallel, and the step returns artefacts and public links that work', async () => {
  await using stage = await setStage();
  const result = await stage.run({ with: { workflowId: 'android\nios' } });

  expect(result.errors).toEqual([]);
  expect(result.exitCode).toBe(0);
  expect(result.outputs.status).toBe('finished');
  const builds = JSON.parse(result.outputs.builds ?? '');
  const commit = await stage.repository.git('rev-parse', 'HEAD');
  expect(builds).toEqual([
    expect.objectContaining({ workflowId: 'android', status: 'finished', duration: expect.any(Number) }),
    expect.objectContaining({ workflowId: 'ios', status: 'finished', branch: 'main', commit }),
  ]);
  expect(builds.map(({ buildNumber }: { buildNumber: number }) => buildNumber).toSorted()).toEqual([1, 2]);
  expect(result.outputs).toMatchObject({ commit, buildNumber: String(builds[0].buildNumber) });
  expect(JSON.parse(result.outputs.buildIds ?? '')).toEqual(
    builds.map(({ buildId }: { buildId: string }) => buildId),
  );
  expect(result.outputs.buildId).toBe(builds[0].buildId);
  expect(Date.parse(result.outputs.finishedAt ?? '')).toBeGreaterThanOrEqual(
    Date.parse(result.outputs.startedAt ?? ''),
  );

  const made = 'flavour: demo\nversion: 0.0.0\n';
  const texts = {
    'hello-mobile-unsigned-sample.apk': `platform: android\n${made}`,
    'hello-mobile-unsigned-sample.ipa': `platform: ios\n${made}`,
  };
  const artefacts = JSON.parse(result.outputs.artefacts ?? '');
  expect(artefacts.map(({ name }: { name: string }) => name)).toEqual(Object.keys(texts));
  expect(artefacts[0]).toMatchObject({
    ...{ packageName: 'com.example.hello', versionName: '1.0-sample', versionCode: '1' },
  });
  expect(artefacts[1]).toMatchObject({ bundleId: 'com.example.hello' });
  for (const artefact of artefacts) {
    const options = ['--fail', '--silent', '--show-error', '--location'];
    const { stdout } = await curl('curl', [...options, artefact.publicUrl], { encoding: 'buffer' });
    expect(stdout.toString('latin1')).toContain(texts[artefact.name as keyof typeof texts]);
    expect(artefact).toMatchObject({
      size: stdout.length,
      md5: createHash('md5').update(stdout).digest('hex'),
      url: expect.stringMatching(new RegExp(`^${stage.proxy.url}/artifacts/[^/]+/[^/]+/${artefact.name}$`)),
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+00:00$/),
    });
  }
  expect(JSON.parse(result.outputs.publicLinks ?? '')).toEqual(
    artefacts.map((one: { publicUrl: string }) => one.publicUrl),
  );
  expect(result.outputs.publicLink).toBe(artefacts[0].publicUrl);
  expect(result.outputs.artefactUrl).toBe(artefacts[0].url);
  expect(result.summary).toContain('hello-mobile-unsigned-sample.apk');
  expect(result.summary).toContain(artefacts[1].publicUrl);
});
