import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { expect, test } from '@jest/globals';
import type { BuildAction } from '../../src/contract/build.ts';
import { logMarkup } from '../../src/service/server/log-markup.ts';
import { responseOf } from '../../src/service/server/response.ts';
import { temporaryFolder } from '../support/folder.ts';
import { aborted, scriptedExecutor } from '../support/scripted-executor.ts';
import { ask, testService } from '../support/service.ts';
import { until } from '../support/until.ts';

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

// T32
test('the log of a step is at its logUrl, needs the token, and is text with colours as spans', async () => {
  await using service = await testService({
    executor: scriptedExecutor(async ({ order, recorder }) => {
      await writeFile(join(order.logs, `${stepId}.log`), 'plain\n\u001b[1;32mdone\u001b[0m <b> & \u001b\n');
      await recorder.steps([step(order.buildId)]);
      return { state: 'failed', message: 'It was meant to' };
    }),
  });
  const start = { appId: service.appId, workflowId: 'android', branch: 'main' };
  const { buildId } = (await service.ask('POST', '/builds', start)).body;
  const build = await until(async () => {
    const { body } = await service.ask('GET', `/builds/${buildId}`);
    return body.build.status === 'failed' && body.build;
  });
  const [action] = build.buildActions;
  expect(action.logUrl).toBe(null);
  const { logUrl } = action.subactions[0];
  expect(logUrl).toBe(`${service.baseUrl}/builds/${buildId}/step/${stepId}`);
  const { status, headers, body } = await ask({ url: logUrl, token: service.token });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(body).toBe(
    'plain\n<span style="color: green; font-weight: bold">done</span> &lt;b&gt; &amp; \u001b\n',
  );
  expect((await ask({ url: logUrl })).status).toBe(401);
  await writeFile(join(service.dataFolder, 'other.log'), 'not of this build');
  const other = await service.ask('GET', `/builds/${buildId}/step/..%2f..%2fother`);
  expect(other.status).toBe(404);
});

test('a reader of a growing log asks for the whole lines that follow what it has', async () => {
  const logs = { file: '' };
  await using service = await testService({
    executor: scriptedExecutor(async ({ order, recorder, signal }) => {
      logs.file = join(order.logs, `${stepId}.log`);
      await writeFile(logs.file, 'one\n\u001b[31mtwö\u001b[0m\nthr');
      await recorder.steps([step(order.buildId)]);
      await recorder.state('fetching');
      await aborted(signal);
      return { state: 'canceled', message: null };
    }),
  });
  const start = { appId: service.appId, workflowId: 'android', branch: 'main' };
  const { buildId } = (await service.ask('POST', '/builds', start)).body;
  const path = `/builds/${buildId}/step/${stepId}`;
  const from = async (offset: string) => {
    const { headers, body } = await service.ask('GET', `${path}?offset=${offset}`);
    return { body, next: headers.get('x-log-offset') };
  };
  await until(async () => (await service.ask('GET', path)).status === 200);
  const second = '<span style="color: firebrick">twö</span>\n';
  expect(await from('0')).toEqual({ body: `one\n${second}`, next: '18' });
  expect(await from('4')).toEqual({ body: second, next: '18' });
  expect(await from('-18')).toEqual({ body: second, next: '18' });
  expect(await from('18')).toEqual({ body: 'thr', next: '21' });
  await appendFile(logs.file, 'ee\nfour');
  expect(await from('18')).toEqual({ body: 'three\n', next: '24' });
  expect(await from('999')).toEqual({ body: '', next: '28' });
  expect((await service.ask('GET', `${path}?offset=x`)).status).toBe(400);
});

// T32
test('a long log comes in parts of at most 1 MiB, each marked up in pieces', async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'long.log');
  const longLine = `${'x'.repeat(1.5 * 2 ** 20)}\n`;
  await writeFile(file, `${'\u001b[32m<ok>\u001b[0m\n'.repeat(2 ** 17)}${longLine}no line end`);
  const partFrom = async (offset: number | undefined) => {
    const request = new Request('http://localhost/');
    const answer = { log: { file, offset } };
    const { headers, body } = await responseOf(answer, { request, limits: {} });
    const pieces = await Readable.fromWeb(body as ReadableStream).toArray();
    return { pieces, text: Buffer.concat(pieces).toString(), end: Number(headers.get('x-log-offset')) };
  };
  const first = await partFrom(0);
  expect(first.pieces.length).toBeGreaterThan(10);
  const texts: string[] = [];
  for (let offset = -1, end = 0; end !== offset; ) {
    offset = end;
    const part = await partFrom(offset);
    texts.push(part.text);
    end = part.end;
    expect(end - offset).toBeLessThanOrEqual(2 ** 20);
  }
  expect(texts.join('')).toBe((await partFrom(undefined)).text);
  expect(texts.at(-2)).toBe('no line end');
  expect(first.text).toMatch(/^(?:<span style="color: green">&lt;ok&gt;<\/span>\n)+$/);
});

test('a colour is recognised wherever chunks are split, and every span is closed', async () => {
  const whole = Buffer.from(
    'é\u001b[31mred\u001b[1;94mblue\u001b[2Kx\u001b]0;title\u0007\u001b[39mü\u001b[32mend',
  );
  const expected =
    'é<span style="color: firebrick">red</span><span style="color: royalblue; font-weight: bold">bluex</span>ü<span style="color: green">end</span>';
  for (let cut = 0; cut <= whole.length; cut += 1) {
    const stream = logMarkup();
    stream.write(whole.subarray(0, cut));
    stream.end(whole.subarray(cut));
    const chunks = await stream.toArray();
    expect(Buffer.concat(chunks).toString()).toBe(expected);
  }
});

test('an unfinished escape sequence does not delay the log', async () => {
  const stream = logMarkup();
  stream.write(Buffer.from(`\u001b]${'x'.repeat(1000)}`));
  stream.end(Buffer.from('end'));
  const text = Buffer.concat(await stream.toArray()).toString();
  expect(text).toContain('xxxend');
});
