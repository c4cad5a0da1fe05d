/**
 * Lets schemathesis (PyPI) judge the local service by its own OpenAPI description: `npm run audit:service -- SCHEMATHESIS
 * SECONDS`. The addresses of repositories are generated, so start it where only loopback can be reached.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../test/support/folder.ts';
import { produce, scriptedExecutor } from '../test/support/scripted-executor.ts';
import { type TestService, testService } from '../test/support/service.ts';
import { until } from '../test/support/until.ts';

const [schemathesis, seconds = ''] = process.argv.slice(2);
if (!schemathesis || !/^[1-9]\d*$/.test(seconds)) {
  process.stderr.write('Give the path of schemathesis, and for how many seconds it may ask.\n');
  process.exit(2);
}

/** Ids that exist, so that requests get beyond 404. */
async function settings(service: TestService): Promise<string> {
  const { appId, userId, running } = service;
  const start = { appId, workflowId: 'android', branch: 'main', labels: ['a'] };
  const { buildId } = (await service.ask('POST', '/builds', start)).body;
  const { teamId } = running.addTeam({ name: 'Mobile', ownerId: userId });
  const { build } = await until(async () => {
    const { body } = await service.ask('GET', `/builds/${buildId}`);
    return body.build.status === 'finished' && body;
  });
  const { pathname } = new URL(build.artefacts[0].url);
  const [firstSecureId, secondSecureId, fileName] = pathname.split('/').slice(2);
  // An application takes its builds with it.
  const spare = Array.from({ length: 50 }, (_, at) => {
    const repositoryUrl = `/srv/git/spare-${at}.git`;
    return running.addApplication({ userId, repositoryUrl }).appId;
  });
  const known: Readonly<Record<string, readonly string[]>> = {
    'path.id': [appId, buildId, teamId],
    'path.team_id': [teamId],
    'path.user_id': [userId],
    'path.stepId': [build.buildActions[0]?._id ?? 'none'],
    'path.firstSecureId': [firstSecureId ?? ''],
    'path.secondSecureId': [secondSecureId ?? ''],
    'path.fileName': [fileName ?? ''],
    'body.appId': [appId],
  };
  const dictionary = (name: string, values: readonly string[]): string =>
    `[dictionaries.${name.replace('.', '_')}]\nvalues = ${JSON.stringify(values)}`;
  const use = (name: string, from = name): string =>
    `"${name}" = { dictionary = "${from.replace('.', '_')}", probability = 0.7 }`;
  return [
    ...Object.entries(known).map(([name, values]) => dictionary(name, values)),
    dictionary('spare', spare),
    '[parameters]',
    ...Object.keys(known).map((name) => use(name)),
    '[[operations]]',
    'include-name = "DELETE /apps/{id}"',
    '[operations.parameters]',
    use('path.id', 'spare'),
    // All caches can be deleted at once, and their list is empty then, not gone.
    '[[operations]]',
    'include-name = "GET /apps/{id}/caches"',
    '[operations.checks]',
    'use_after_free.enabled = false',
  ].join('\n');
}

/** @returns the exit code of schemathesis */
async function judge(headers: readonly string[], timeLimit: string): Promise<number> {
  await using folder = await temporaryFolder();
  await using service = await testService({
    executor: scriptedExecutor(produce([['app.apk', 'built']])),
    limits: { requestsAnHour: Number.MAX_SAFE_INTEGER },
  });
  const config = join(folder.path, 'schemathesis.toml');
  await writeFile(config, await settings(service));
  const token = headers.flatMap((name) => ['-H', `${name}: ${service.token}`]);
  // A valid request can still name a branch or an application that does not exist.
  const checks = '--exclude-checks=positive_data_acceptance';
  const run = ['run', `${service.baseUrl}/openapi.json`, '--max-time', timeLimit, '--continue-on-failure'];
  const options = ['--no-color', checks, ...token, ...process.argv.slice(4)];
  const child = spawn(schemathesis ?? '', ['--config-file', config, ...run, ...options], {
    stdio: 'inherit',
  });
  const [status] = await once(child, 'exit');
  return status ?? 1;
}

const withToken = await judge(['x-auth-token'], seconds);
const withoutToken = await judge([], '5');
process.exit(withToken || withoutToken);
