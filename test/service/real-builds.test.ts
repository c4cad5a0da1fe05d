import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { buildEndpoints } from '../../src/contract/build.ts';
import { deepTest } from '../support/deep-test.ts';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';
import { ask, type Json } from '../support/service.ts';
import { serviceProcess } from '../support/service-process.ts';
import { until } from '../support/until.ts';
import { ended, realService, start } from './real-builds.ts';

test('a build clones, runs, stores its artefact and cache, and shows its steps, commit and labels', async () => {
  await using real = await realService();
  const { service, repository } = real;
  const asked = { labels: ['gh-1'], environment: { variables: { VERSION: '1.10' } } };
  const first = await ended(service, await start(service, asked));
  expect(first.message).toBe(null);
  expect(first.status).toBe('finished');
  buildEndpoints.get.answers[200].shape.build.parse(first);
  expect(first.commit).toMatchObject({
    hash: await repository.git('rev-parse', 'HEAD'),
    commitMessage: 'Begin',
  });
  expect(first.labels).toEqual(['yaml', 'gh-1']);
  expect(first.config).toEqual({ name: 'Android release', buildSettings: expect.any(Object) });
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

deepTest(
  'a script learns the numbers of its build, the commit of the last one, and where its artefacts are',
  async () => {
    await using real = await realService();
    const { service, repository } = real;
    const commit = await repository.git('rev-parse', 'HEAD');
    const told: string[] = [];
    for (const workflowId of ['telling', 'broken', 'telling']) {
      const build = await ended(service, await start(service, { workflowId }));
      if (workflowId === 'broken') continue;
      const step = build.buildActions.find(({ name }: { name: string }) => name === 'Links');
      const log = await ask({ url: step.subactions[0].logUrl, token: service.token });
      const [link] = log.body;
      expect(link.url).toBe(build.artefacts[0].url);
      const { headers } = await ask({ url: link.url, token: service.token });
      told.push(await (await fetch(headers.get('location') ?? '')).text());
    }
    expect(told).toEqual(['1 1 \n', `2 3 ${commit}\n`]);
  },
);

deepTest('a failed build has its cause in message, and its log can be read', async () => {
  await using real = await realService();
  const { service } = real;
  const build = await ended(service, await start(service, { workflowId: 'broken' }));
  expect(build.status).toBe('failed');
  expect(build.message).toMatch(/^Step \d+ script `Build iOS` exited with status code 37$/);
  const failed = build.buildActions.find(({ status }: Json) => status === 'failed');
  const { status } = await ask({ url: failed.subactions[0].logUrl, token: service.token });
  expect(status).toBe(200);
});

deepTest(
  'a missing branch, tag or workflow fails the build with a message that names it, in the log too',
  async () => {
    await using real = await realService();
    const { service } = real;
    for (const [asked, message] of [
      [{ branch: 'nowhere' }, /no branch `nowhere`/],
      [{ branch: 'a b' }, /no branch `a b`/],
      [{ branch: '', tag: 'v9' }, /no tag `v9`/],
      [{ workflowId: 'windows' }, /no workflow `windows` in codemagic.yaml/],
    ] as const) {
      const build = await ended(service, await start(service, asked));
      expect(build.status).toBe('failed');
      expect(build.message).toMatch(message);
      const failed = build.buildActions.find((step: Json) => step.status === 'failed');
      const log = await ask({ url: failed.logUrl, token: service.token });
      expect(log.body).toMatch(message);
    }
  },
);

deepTest('cancelling ends a build and all of its processes', async () => {
  await using real = await realService();
  const { service } = real;
  const id = await start(service, { workflowId: 'endless' });
  await until(async () => (await service.ask('GET', `/builds/${id}`)).body.build.status === 'building');
  expect((await service.ask('POST', `/builds/${id}/cancel`)).status).toBe(200);
  expect((await ended(service, id)).status).toBe('canceled');
});

deepTest(
  'workflows of the workflow editor come from the configuration, are shown before any build, and can be built',
  async () => {
    await using real = await realService(`
groups:
  common: { A: all }
  shared: { B: all }
applications:
  - repositoryUrl: REPOSITORY
    groups:
      shared: { B: own, VERSION: 1.10 }
    workflows:
      editor-1:
        name: From the editor
        environment: { groups: [common, shared] }
        scripts: ['printf "$A $B $VERSION" > out.apk']
        artifacts: ['*.apk']
`);
    const { service } = real;
    const { application } = (await service.ask('GET', `/apps/${service.appId}`)).body;
    expect(application).toMatchObject({
      workflowIds: ['editor-1'],
      workflows: { 'editor-1': { name: 'From the editor' } },
      branches: ['main'],
    });
    const build = await ended(service, await start(service, { workflowId: 'editor-1' }));
    expect(build).toMatchObject({
      workflowId: 'editor-1',
      fileWorkflowId: null,
      status: 'finished',
      config: { name: 'From the editor' },
    });
    expect(build.artefacts[0].size).toBe('all own 1.10'.length);
    const { builds } = (await service.ask('GET', '/builds?workflowId=editor-1')).body;
    expect(builds).toHaveLength(1);
  },
);

/** What the service says when it starts about what is in a folder and not in a build of it. */
async function uncommittedIn(repository: string): Promise<string | undefined> {
  await using folder = await temporaryFolder();
  await using service = await serviceProcess({
    dataFolder: join(folder.path, 'data'),
    more: ['--repository', repository],
  });
  return service.printed.find((line) => line.startsWith('Uncommitted changes'));
}

test('one line names what is not committed, up to three files; what is ignored or outside of the folder is not', async () => {
  await using folder = await temporaryFolder();
  const { path } = await gitRepository({
    path: join(folder.path, 'app'),
    files: { '.gitignore': '*.log\n', 'mobile/main.txt': 'one\n', 'web.txt': 'one\n' },
  });
  const mobile = join(path, 'mobile');
  await writeFile(join(path, 'web.txt'), 'edited\n');
  await writeFile(join(path, 'web.log'), 'ignored\n');
  expect(await uncommittedIn(mobile)).toBeUndefined();
  await writeFile(join(mobile, 'new.txt'), '');
  expect(await uncommittedIn(mobile)).toBe(
    `Uncommitted changes are not built: mobile/new.txt (in ${mobile})`,
  );
  await mkdir(join(path, 'z'));
  for (const name of ['x.txt', 'y\n.txt', 'z/a.txt']) await writeFile(join(path, name), '');
  expect(await uncommittedIn(path)).toBe(
    `Uncommitted changes are not built: web.txt, mobile/new.txt, x.txt and 2 more (in ${path})`,
  );
});

// T27
test('settings of the folder that would run programs do not', async () => {
  await using folder = await temporaryFolder();
  const { path, git } = await gitRepository({
    path: join(folder.path, 'app'),
    files: { '.gitattributes': 'main.txt filter=own=b\n', 'main.txt': 'one\n' },
  });
  const ran = join(folder.path, 'ran');
  await git('config', 'core.fsmonitor', `touch ${ran}; false`);
  await git('config', 'filter.own=b.clean', `touch ${ran}; cat`);
  // Of the same size, so that Git has to read it.
  await writeFile(join(path, 'main.txt'), 'two\n');
  expect(await uncommittedIn(path)).toContain('main.txt');
  expect(existsSync(ran)).toBe(false);
  await git('config', 'core.fsmonitor', 'false');
  await git('status');
  expect(existsSync(ran)).toBe(true);
});
