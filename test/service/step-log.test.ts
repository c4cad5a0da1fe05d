import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { BuildAction } from '../../src/contract/build.ts';
import { scriptFile, testBuild } from '../support/built.ts';
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
test('a long log comes in parts of at most 1 MiB, which are the whole log', async () => {
  const longLine = `${'x'.repeat(1.5 * 2 ** 20)}\n`;
  await using service = await testService({
    executor: scriptedExecutor(async ({ order, recorder }) => {
      const text = `${'\u001b[32m<ok>\u001b[0m\n'.repeat(2 ** 17)}${longLine}no line end`;
      await writeFile(join(order.logs, `${stepId}.log`), text);
      await recorder.steps([step(order.buildId)]);
      return { state: 'failed', message: 'It was meant to' };
    }),
  });
  const start = { appId: service.appId, workflowId: 'android', branch: 'main' };
  const { buildId } = (await service.ask('POST', '/builds', start)).body;
  const path = `/builds/${buildId}/step/${stepId}`;
  await until(async () => (await service.ask('GET', `/builds/${buildId}`)).body.build.status === 'failed');
  const texts: string[] = [];
  for (let offset = -1, end = 0; end !== offset; ) {
    offset = end;
    const { headers, body } = await service.ask('GET', `${path}?offset=${offset}`);
    texts.push(body);
    end = Number(headers.get('x-log-offset'));
    expect(end - offset).toBeLessThanOrEqual(2 ** 20);
  }
  expect(texts.join('')).toBe((await service.ask('GET', path)).body);
  expect(texts.at(-2)).toBe('no line end');
  expect(texts[0]).toMatch(/^(?:<span style="color: green">&lt;ok&gt;<\/span>\n)+$/);
});

test('a colour is recognised wherever its pieces are written, every span is closed, and an unfinished sequence is text', async () => {
  const escaped = (text: string) => text.replaceAll('\u001b', '\\033').replaceAll('\u0007', '\\007');
  const pieces = [
    '\u001b[3',
    '1mred\u001b[1;94',
    'mblue\u001b[2Kx\u001b]0;ti',
    'tle\u0007\u001b[39m\u001b[32mend\\n',
  ];
  const print = pieces.map((piece) => `printf '${escaped(piece)}'; sleep 0.01`).join('; ');
  await using it = await testBuild(scriptFile(`${print}; printf '\\033]%0300d' 0; echo end`));
  expect(await it.build()).toMatchObject({ state: 'finished' });
  const [url] = it.steps().flatMap(({ name, subactions: [part] }) => (name === 'Work' ? part.logUrl : []));
  const { body } = await it.ask('GET', new URL(url).pathname);
  expect(body).toMatch(
    /^<span style="color: firebrick">red<\/span><span style="color: royalblue; font-weight: bold">bluex<\/span><span style="color: green">end\n.*000end\n(?:<\/span>)?$/s,
  );
});
