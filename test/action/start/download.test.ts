import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { deepTest } from '../../support/deep-test.ts';
import { startFakeService } from '../../support/fake-service/server.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { setStage, workflowFile } from '../../support/stage.ts';

const twoFiles = {
  'codemagic.yaml': workflowFile(['printf one > a.apk; printf two > b.apk'], ['*.apk']),
};

test('artefacts are downloaded and verified, and their paths are in the outputs', async () => {
  await using folder = await temporaryFolder();
  await using stage = await setStage({ files: twoFiles });
  const download = join(folder.path, 'out/of/builds');
  const result = await stage.run({ with: { workflowId: 'android', download, artefacts: 'b*' } });
  expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [], outputs: { status: 'finished' } });
  const [artefact] = JSON.parse(result.outputs.artefacts ?? '');
  expect(artefact).toMatchObject({ name: 'b.apk', path: join(download, 'b.apk') });
  expect(await readFile(artefact.path, 'utf8')).toBe('two');
  expect(await readdir(download)).toEqual(['b.apk']);
  expect(result.log).toContain(artefact.path);
});

interface Artefact {
  readonly name: string;
  readonly url: string;
  readonly md5?: string;
  readonly size?: number;
}

/** Changes every artefact in the service's answers. */
function artefactsAs(change: (artefact: Artefact) => Artefact) {
  return ({ body }: { body: unknown }): unknown => {
    const { build, builds = [] } = body as { build?: object; builds?: object[] };
    for (const record of [build, ...builds] as ({ artefacts?: Artefact[] } | undefined)[])
      if (record?.artefacts) record.artefacts = record.artefacts.map(change);
    return body;
  };
}

deepTest('a relative folder is relative to the workspace', async () => {
  await using folder = await temporaryFolder();
  await using stage = await setStage({ files: twoFiles });
  const env = { GITHUB_WORKSPACE: folder.path };
  const result = await stage.run({ with: { workflowId: 'android', download: 'out' }, env });
  expect(result.exitCode).toBe(0);
  expect((await readdir(join(folder.path, 'out'))).sort()).toEqual(['a.apk', 'b.apk']);
});

// T20
deepTest(
  'a download folder that the checkout turned into a link fails the step, and no file is written outside',
  async () => {
    await using folder = await temporaryFolder();
    await using elsewhere = await temporaryFolder();
    await using stage = await setStage({ files: twoFiles });
    await symlink(elsewhere.path, join(folder.path, 'out'));
    const env = { GITHUB_WORKSPACE: folder.path };
    const result = await stage.run({ with: { workflowId: 'android', download: 'out/apps' }, env });
    expect(result).toMatchObject({ exitCode: 1, outputs: { status: 'finished' } });
    expect(result.errors).toHaveLength(1);
    expect(result.errors[0]?.data).toContain(
      'a.apk could not be downloaded. The download input is set to out/apps',
    );
    expect(await readdir(elsewhere.path)).toEqual([]);
  },
);

// T20
deepTest(
  'a folder outside of the workspace is refused if it is relative, and told if it is absolute',
  async () => {
    await using folder = await temporaryFolder();
    await using stage = await setStage({ files: twoFiles });
    const workspace = join(folder.path, 'workspace');
    await mkdir(workspace);
    const env = { GITHUB_WORKSPACE: workspace };
    const given = { workflowId: 'android', download: '../out', installPage: '../site' };
    const refused = await stage.run({ with: given, env });
    expect(refused).toMatchObject({ exitCode: 1, outputs: { status: 'finished', installPage: '' } });
    for (const name of ['download', 'installPage'])
      expect(refused.errors.map(({ data }) => data).join()).toMatch(
        new RegExp(`The ${name} input is set to \\.\\./\\w+, which is outside the workspace`),
      );
    expect(await readdir(folder.path)).toEqual(['workspace']);
    const [download, installPage] = [join(folder.path, 'out'), join(folder.path, 'site')];
    const told = await stage.run({ with: { workflowId: 'android', download, installPage }, env });
    expect(told.exitCode).toBe(0);
    expect(told.log).toContain(`The download input is set to ${download}, which is outside the workspace.`);
    expect(told.log).toContain(
      `The installPage input is set to ${installPage}, which is outside the workspace.`,
    );
  },
);

// T7
deepTest('an artefact name with an encoded slash is refused with a clear message', async () => {
  await using folder = await temporaryFolder();
  const changeAnswer = artefactsAs((artefact) => ({
    ...artefact,
    url: artefact.url.replace('a.apk', 'out%2Fa.apk'),
  }));
  await using stage = await setStage({ files: twoFiles, changeAnswer });
  const inputs = { workflowId: 'android', artefacts: 'a.apk', download: folder.path };
  const result = await stage.run({ with: inputs });
  expect(result.exitCode).toBe(1);
  const why = 'an encoded slash (%2F) in the name "out/a.apk"';
  expect(result.errors.map(({ data }) => data)).toEqual([expect.stringContaining(why)]);
  expect(result.warnings.map(({ data }) => data)).toEqual([expect.stringContaining(why)]);
});

deepTest('several builds get separate folders, so that files of the same name do not collide', async () => {
  await using folder = await temporaryFolder();
  await using stage = await setStage();
  const download = folder.path;
  const result = await stage.run({ with: { workflowId: 'android, ios', download } });
  expect(result).toMatchObject({ exitCode: 0, errors: [] });
  const paths = JSON.parse(result.outputs.artefacts ?? '').map(({ path }: { path: string }) => path);
  expect(paths).toEqual([
    join(download, 'android', 'hello-mobile-unsigned-sample.apk'),
    join(download, 'ios', 'hello-mobile-unsigned-sample.ipa'),
  ]);
  expect(await readFile(paths[1], 'utf8')).toContain('platform: ios');
});

// T8
deepTest(
  "a wrong md5 fails the step with the file's name and discards the file; status and other downloads are unaffected",
  async () => {
    await using folder = await temporaryFolder();
    const changeAnswer = artefactsAs((artefact) =>
      artefact.name === 'a.apk' ? { ...artefact, md5: '0'.repeat(32) } : artefact,
    );
    await using stage = await setStage({ files: twoFiles, changeAnswer });
    const result = await stage.run({ with: { workflowId: 'android', download: folder.path } });
    expect(result.exitCode).toBe(1);
    expect(result.outputs.status).toBe('finished');
    expect(result.errors).toHaveLength(1);
    expect(result.errors[0]?.properties.title).toBe('Download failed');
    expect(result.errors[0]?.data).toMatch(/a\.apk could not be downloaded.*md5/s);
    expect(await readdir(folder.path)).toEqual(['b.apk']);
    const [bad, good] = JSON.parse(result.outputs.artefacts ?? '');
    expect(bad).not.toHaveProperty('path');
    expect(bad).not.toHaveProperty('downloadFailure');
    expect(good.path).toBe(join(folder.path, 'b.apk'));
    expect(JSON.parse(result.outputs.builds ?? '')).toEqual([
      expect.objectContaining({ status: 'finished' }),
    ]);
  },
);

// T7
deepTest('artefact names that would leave the folder or be commands are made harmless', async () => {
  await using folder = await temporaryFolder();
  const names = ['../../escape.apk', '$(touch x).apk'];
  const changeAnswer = artefactsAs((artefact) => ({
    ...artefact,
    name: names[artefact.name === 'a.apk' ? 0 : 1] ?? '',
  }));
  await using stage = await setStage({ files: twoFiles, changeAnswer });
  const download = join(folder.path, 'in', 'here');
  const result = await stage.run({ with: { workflowId: 'android', download } });
  expect(result.exitCode).toBe(0);
  expect((await readdir(download)).sort()).toEqual(['.._.._escape.apk', '__touch_x_.apk']);
  expect(await readdir(folder.path)).toEqual(['in']);
  expect(await readdir(join(folder.path, 'in'))).toEqual(['here']);
});

deepTest('an artefact URL of another origin is refused, and no request is sent there', async () => {
  await using folder = await temporaryFolder();
  await using other = await startFakeService((_request, response) => void response.end('mine'));
  const changeAnswer = artefactsAs((artefact) => ({
    ...artefact,
    url: `${other.url}${new URL(artefact.url).pathname}`,
  }));
  await using stage = await setStage({ files: twoFiles, changeAnswer });
  const result = await stage.run({
    with: { workflowId: 'android', download: folder.path, publicLinks: 'false' },
  });
  expect(result.exitCode).toBe(1);
  expect(result.errors[0]?.data).toContain(other.url);
  expect(other.requests).toEqual([]);
  expect(await readdir(folder.path)).toEqual([]);
});
