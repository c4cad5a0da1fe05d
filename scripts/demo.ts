/**
 * The whole path on this machine: a Git repository, the local build service, and the action out of `dist/`, started
 * as GitHub's runner starts it.
 *
 *   npm run demo
 *   npm run demo -- --repository <path or url> --workflow <id> --branch <name>
 *   npm run demo -- --pull-request     shows the comment on a pull request too, as files in demo-output/
 *   npm run demo -- --keep             leaves the service running, so that the links can be tried
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startAction } from '../test/support/action-process.ts';
import { startDemoService } from './demo/demo-service.ts';
import { exampleRepository } from './demo/example-repository.ts';
import { openDemoPullRequest } from './demo/pull-request.ts';
import { checkPublicLinks, heading, printOutputs } from './demo/report.ts';

const { values } = parseArgs({
  options: {
    repository: { type: 'string' },
    workflow: { type: 'string', multiple: true },
    branch: { type: 'string', default: 'main' },
    'pull-request': { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});

const isAddress = (text: string): boolean => /^[\w+.-]+(:\/\/|@)/.test(text);

await using stack = new AsyncDisposableStack();
const folder = await mkdtemp(join(tmpdir(), 'build-service-demo-'));
stack.defer(() => rm(folder, { recursive: true, force: true }));

const given = values.repository;
const example = async (): Promise<string> => exampleRepository(join(folder, 'hello-mobile'));
const repository = given === undefined ? await example() : isAddress(given) ? given : resolve(given);
const service = await startDemoService({ folder: join(folder, 'service'), repository });
stack.defer(service.stop);
const pullRequest = values['pull-request'] ? await openDemoPullRequest(values.branch) : undefined;
if (pullRequest) stack.defer(pullRequest.close);

heading(`The local build service answers at ${service.baseUrl}; the action's log`);
const step = await startAction({
  ...pullRequest?.step,
  with: {
    token: service.token,
    baseUrl: service.baseUrl,
    appId: service.appId,
    workflowId: (values.workflow ?? ['android', 'ios']).join('\n'),
    branch: values.branch,
    variables: 'APP_VERSION=1.10',
    pollInterval: '2s',
    ...pullRequest?.step.with,
  },
});
step.process.stdout?.pipe(process.stdout, { end: false });
const result = await step.result;
heading('Its outputs');
printOutputs(result.outputs);
heading('Its job summary');
console.log(result.summary);
heading('Every public link, downloaded without any header');
const linked = await checkPublicLinks(result.outputs);
if (pullRequest) {
  heading('The comment on the pull request');
  for (const file of await pullRequest.saveComment(resolve('demo-output'))) console.log(file);
}
process.exitCode = result.exitCode === 0 && linked ? 0 : 1;
if (values.keep) {
  heading(`The service goes on at ${service.baseUrl}; end it with Ctrl+C`);
  await once(process, 'SIGINT');
}
