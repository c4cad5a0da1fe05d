import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { setStage } from '../support/stage.ts';

const curl = promisify(execFile);

test('two workflows build in parallel, and the step returns artefacts and public links that work', async () => {
  await using stage = await setStage();
  const result = await stage.run({ with: { workflowId: 'android\nios' } });

  expect(result.errors).toEqual([]);
  expect(result.exitCode).toBe(0);
  expect(result.outputs.status).toBe('finished');
  const builds = JSON.parse(result.outputs.builds ?? '');
  expect(builds).toEqual([
    expect.objectContaining({ workflowId: 'android', status: 'finished', duration: expect.any(Number) }),
    expect.objectContaining({ workflowId: 'ios', status: 'finished' }),
  ]);
  expect(JSON.parse(result.outputs.buildIds ?? '')).toEqual(
    builds.map(({ buildId }: { buildId: string }) => buildId),
  );
  expect(result.outputs.buildId).toBe(builds[0].buildId);
  expect(Date.parse(result.outputs.finishedAt ?? '')).toBeGreaterThanOrEqual(
    Date.parse(result.outputs.startedAt ?? ''),
  );

  const made = 'flavour: demo\nversion: 0.0.0\nHello, mobile\n';
  const texts = {
    'hello-mobile.apk': `platform: android\n${made}`,
    'hello-mobile.ipa': `platform: ios\n${made}`,
  };
  const artefacts = JSON.parse(result.outputs.artefacts ?? '');
  expect(artefacts.map(({ name }: { name: string }) => name)).toEqual(Object.keys(texts));
  for (const artefact of artefacts) {
    const text = texts[artefact.name as keyof typeof texts];
    const { stdout } = await curl('curl', [
      '--fail',
      '--silent',
      '--show-error',
      '--location',
      artefact.publicUrl,
    ]);
    expect(stdout).toBe(text);
    expect(artefact).toMatchObject({
      size: Buffer.byteLength(text),
      md5: createHash('md5').update(text).digest('hex'),
      url: expect.stringMatching(new RegExp(`^${stage.relay.url}/artifacts/[^/]+/[^/]+/${artefact.name}$`)),
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+00:00$/),
    });
  }
  expect(JSON.parse(result.outputs.publicLinks ?? '')).toEqual(
    artefacts.map((one: { publicUrl: string }) => one.publicUrl),
  );
  expect(result.outputs.publicLink).toBe(artefacts[0].publicUrl);
  expect(result.outputs.artefactUrl).toBe(artefacts[0].url);
  expect(result.summary).toContain('hello-mobile.apk');
  expect(result.summary).toContain(artefacts[1].publicUrl);
});
