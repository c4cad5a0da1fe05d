import { expect, test } from '@jest/globals';
import { BuildAnswer } from '../../src/contract/build.ts';
import { ask, type Json } from '../support/service.ts';
import { ended, realService, start } from './real-builds.ts';

test('a build clones, runs, stores its artefact and cache, and shows its steps, commit and labels', async () => {
  await using real = await realService();
  const { service, repository } = real;
  const asked = { labels: ['gh-1'], environment: { variables: { VERSION: '1.10' } } };
  const first = await ended(service, await start(service, asked));
  expect(first.message).toBe(null);
  expect(first.status).toBe('finished');
  BuildAnswer.shape.build.parse(first);
  expect(first.commit).toMatchObject({
    hash: await repository.git('rev-parse', 'HEAD'),
    commitMessage: 'Begin',
  });
  expect(first.labels).toEqual(['yaml', 'gh-1']);
  expect(first.config).toEqual({ name: 'Android release', buildSettings: {} });
  expect(first.buildActions.map(({ status }: Json) => status)).not.toContain('failed');

  const second = await ended(service, await start(service, asked));
  const [{ url, md5, size }] = second.artefacts;
  const { headers } = await ask({ url, token: service.token });
  const text = await (await fetch(headers.get('location') ?? '')).text();
  expect(text).toBe('1.10 plain 2');
  expect({ md5, size }).toEqual({ md5: '52f896746bf0beab6706ddaac28b8282', size: 12 });
  const { caches } = (await service.ask('GET', `/apps/${service.appId}/caches`)).body;
  expect(caches).toEqual([expect.objectContaining({ workflowId: 'android', size: expect.any(Number) })]);
});
