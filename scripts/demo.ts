/**
 * The whole path on this machine: a Git repository, the local build service, and the action out of `dist/`, started
 * as GitHub's runner starts it.
 *
 *   npm run demo
 *   npm run demo -- --repository <path or url> --workflow <id> --branch <name>
 *   npm run demo -- --keep     leaves the service running, so that the links can be tried
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startAction } from '../test/support/action-process.ts';
import { startDemoService } from './demo/demo-service.ts';
import { exampleRepository } from './demo/example-repository.ts';
import { checkPublicLinks, heading, printOutputs } from './demo/report.ts';

const { values } = parseArgs({
  options: {
    repository: { type: 'string' },
    workflow: { type: 'string', multiple: true },
    branch: { type: 'string', default: 'main' },
    keep: { type: 'boolean', default: false },
  },
});

const isAddress = (text: string): boolean => /^[\w+.-]+(:\/\/|@)/.test(text);

const folder = await mkdtemp(join(tmpdir(), 'build-service-demo-'));
try {
  const given = values.repository;
  const repository = given
    ? isAddress(given)
      ? given
      : resolve(given)
    : await exampleRepository(join(folder, 'hello-mobile'));
  const service = await startDemoService({ folder: join(folder, 'service'), repository });
  try {
    heading(`The local build service answers at ${service.baseUrl}; the action's log`);
    const step = await startAction({
      with: {
        token: service.token,
        baseUrl: service.baseUrl,
        appId: service.appId,
        workflowId: (values.workflow ?? ['android', 'ios']).join('\n'),
        branch: values.branch,
        variables: 'APP_VERSION=1.10',
        pollInterval: '2s',
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
    process.exitCode = result.exitCode === 0 && linked ? 0 : 1;
    if (values.keep) {
      heading(`The service goes on at ${service.baseUrl}; end it with Ctrl+C`);
      await once(process, 'SIGINT');
    }
  } finally {
    await service.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
