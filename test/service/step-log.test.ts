import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { BuildAction } from '../../src/contract/build.ts';
import { runBuild } from '../support/builds.ts';
import { scriptedExecutor } from '../support/scripted-executor.ts';
import { ask, testService } from '../support/service.ts';

const stepId = 'a'.repeat(24);

function step(buildId: string): BuildAction {
  const logUrl = `/builds/${buildId}/step/${stepId}`;
  return {
    _id: stepId,
    name: 'Build Android',
    type: 'building',
    status: 'success',
    startedAt: '2026-01-01T00:00:00.000+0000',
    finishedAt: '2026-01-01T00:00:01.000+0000',
    logUrl: null,
    subactions: [{ command: 'make', status: 'success', logUrl }],
  };
}

const log = 'plain\n\u001b[1;32mdone\u001b[0m <b> & \u001b\n\u001b]<i>\n';
/** The first colour begins in one chunk of the file, and ends in the next. The last sequence never ends. */
const split = `${'x'.repeat(2 ** 16 - log.length - 3)}\u001b[31mred\u001b[1;94mblue\u001b[2Kx\u001b]0;title\u0007`;
const unfinished = `\u001b]${'0'.repeat(300)}end`;

// T32
test('the log of a step is at its logUrl, needs the token, and is text with colours as spans', async () => {
  await using service = await testService({
    executor: scriptedExecutor(async ({ order, recorder }) => {
      const file = join(order.logs, `${stepId}.log`);
      await writeFile(file, `${log}${split}\u001b[39m\u001b[32mend\n${unfinished}`);
      await recorder.steps([step(order.buildId)]);
      return { state: 'failed', message: 'It was meant to' };
    }),
  });
  const { _id: buildId, buildActions } = await runBuild(service);
  const [action] = buildActions;
  expect(action.logUrl).toBe(null);
  const { logUrl } = action.subactions[0];
  expect(logUrl).toBe(`${service.baseUrl}/builds/${buildId}/step/${stepId}`);
  const { status, headers, body } = await service.ask('GET', new URL(logUrl).pathname);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(body.replace(/x{9,}/, 'x…')).toBe(
    `plain
<span style="color: green; font-weight: bold">done</span> &lt;b&gt; &amp; \u001b
\u001b]&lt;i&gt;
x…<span style="color: firebrick">red</span><span style="color: royalblue; font-weight: bold">bluex</span><span style="color: green">end
${unfinished}</span>`,
  );
  expect((await ask({ url: logUrl })).status).toBe(401);
  await writeFile(join(service.dataFolder, 'other.log'), 'not of this build');
  const other = await service.ask('GET', `/builds/${buildId}/step/..%2f..%2fother`);
  expect(other.status).toBe(404);
});
