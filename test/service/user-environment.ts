import { expect, test } from '@jest/globals';
import type { ServiceProcess } from '../support/service-process.ts';
import { until } from '../support/until.ts';

export const onLinux = process.platform === 'linux' ? test : test.skip;

/** The user's shell environment: a build may see only what --env names. */
export const user = {
  GITHUB_TOKEN: 'hunter2-token',
  BUILD_SERVICE_TOKEN: 'hunter2-service',
  NODE_OPTIONS: '--title=hunter2-node',
  https_proxy: 'http://ada:hunter2-proxy@127.0.0.1:9',
  NO_PROXY: 'hunter2.example.com',
  GIT_SSL_CAINFO: '/etc/hunter2.pem',
  HOME: '/home/hunter2',
  TMPDIR: '/tmp',
  ANDROID_HOME: '/opt/android-sdk',
  JAVA_HOME_17_X64: '/opt/java-17',
  STORE_KEY: 'asked for',
};

/** Builds `main` and returns the output of its scripts. */
export async function logOfBuild(service: ServiceProcess): Promise<string> {
  const [{ _id: appId }] = (await service.ask('GET', '/apps')).body.applications;
  const asked = { appId, workflowId: 'app', branch: 'main' };
  const { buildId } = (await service.ask('POST', '/builds', asked)).body;
  const build = await until(async () => {
    const { body } = await service.ask('GET', `/builds/${buildId}`);
    return body.build.finishedAt && body.build;
  });
  expect(build).toMatchObject({ status: 'finished' });
  const step = build.buildActions.find(({ name }: { name: string }) => name === 'Work');
  return (await service.ask('GET', `/builds/${buildId}/step/${step._id}`)).body;
}
