import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import type { BuildAction } from '../../../src/contract/build.ts';
import { openBrowser } from '../../support/browser.ts';
import { temporaryFolder } from '../../support/folder.ts';
import {
  type BuildOrder,
  type Executor,
  type Script,
  scriptedExecutor,
} from '../../support/scripted-executor.ts';
import { type TestService, testService } from '../../support/service.ts';
import { serviceProcess } from '../../support/service-process.ts';
import { until } from '../../support/until.ts';
import { buildIn, pageBuild, plainTexts, untilCanceled } from './page-stage.ts';

let browser: Browser;
let service: TestService;
const orders: BuildOrder[] = [];
beforeAll(async () => {
  browser = await openBrowser();
  service = await testService({
    executor: scriptedExecutor((work) => {
      orders.push(work.order);
      return pageBuild(plainTexts)(work);
    }),
  });
});
afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
});

/** What the last build was started with. */
async function lastStart(count: number) {
  await until(() => orders.length === count);
  const { workflowId, ref, variables } = orders.at(-1) ?? {};
  return { workflowId, ref, variables };
}

test('with the keyboard alone people start a build with variables, and start it again', async () => {
  const page = await browser.newPage();
  await page.goto(service.pageAddress());
  const { keyboard } = page;
  const focused = page.locator(':focus');
  await page.getByText('No builds yet').waitFor();
  await page.getByRole('link', { name: 'Start a build' }).focus();
  await keyboard.press('Enter');
  await page.locator('h2:focus').waitFor();
  expect(await focused.textContent()).toBe('Start a build');
  /** Goes on to the next field, which has this label, and types. */
  const fill = async (label: string, text: string) => {
    await keyboard.press('Tab');
    expect(await page.getByLabel(label, { exact: true }).evaluate((field) => field.matches(':focus'))).toBe(
      true,
    );
    if (text !== '') await keyboard.type(text);
  };
  await fill('Application', '');
  await fill('Workflow', 'android');
  await fill('Build from', 'Tag');
  await fill('Branch or tag name', 'v1.0');
  await fill('Variables (one NAME=value per line)', 'API_URL=https://a.example.com/?b=c\n\nEMPTY=\nwrong');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  const problem = page.getByRole('alert').filter({ hasText: 'line' });
  await problem.waitFor();
  expect(await problem.textContent()).toBe('Variables, line 4: expected NAME=value.');
  expect(orders).toHaveLength(0);
  await keyboard.press('Shift+Tab');
  for (let count = 0; count < 'wrong'.length; count += 1) await keyboard.press('Backspace');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await page.locator('h2:focus', { hasText: 'Android release #1' }).waitFor();
  const start = { workflowId: 'android', ref: { tag: 'v1.0' } };
  expect(await lastStart(1)).toEqual({
    ...start,
    variables: { API_URL: 'https://a.example.com/?b=c', EMPTY: '' },
  });

  await page.getByRole('link', { name: 'Start again' }).focus();
  await keyboard.press('Enter');
  await page.locator('h2:focus', { hasText: 'Start a build' }).waitFor();
  expect(await page.getByLabel(/^Variables/).inputValue()).toBe('');
  for (let count = 0; count < 4; count += 1) await keyboard.press('Tab');
  await keyboard.press('Enter');
  await page.locator('h2:focus', { hasText: 'Android release #2' }).waitFor();
  expect(await lastStart(2)).toEqual({ ...start, variables: {} });
  await page.close();
});

test('on a phone a build is started once, by touch, and what the service refuses is told at the form', async () => {
  orders.length = 0;
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(service.pageAddress());
  await page.getByRole('link', { name: 'Start a build' }).tap();
  // The workflow of the last build, and the default branch.
  await until(async () => (await page.getByLabel('Workflow', { exact: true }).inputValue()) !== '');
  expect(await page.getByLabel('Branch or tag name').inputValue()).toBe('main');
  await page.getByLabel(/^Variables/).fill('not-a-name=s3cret');
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await start.tap();
  const problem = page.locator('#start-problem');
  await problem.getByText('not-a-name').waitFor();
  expect(await problem.textContent()).not.toContain('s3cret');
  await expectInView(page, '#start-problem');
  // What was typed stays while the page looks for news.
  const answered = page.waitForResponse('**/builds');
  await page.clock.runFor(5_000);
  await answered;
  expect(await page.getByLabel(/^Variables/).inputValue()).toBe('not-a-name=s3cret');
  await page.getByLabel(/^Variables/).fill('');
  const release: (() => Promise<void>)[] = [];
  await page.route('**/builds', (route) =>
    route.request().method() === 'POST' ? void release.push(() => route.continue()) : route.continue(),
  );
  await start.tap();
  await start.tap();
  await until(() => release.length > 0);
  for (const go of release) await go();
  await page.getByRole('status').filter({ hasText: 'finished' }).waitFor();
  expect(await lastStart(1)).toEqual({ workflowId: 'android', ref: { branch: 'main' }, variables: {} });
  await context.close();
});

const fileWorkflows: Awaited<ReturnType<Executor['listWorkflows']>> = [
  { id: 'android', name: 'Android app', inputs: [] },
  {
    id: 'custom',
    name: 'custom',
    inputs: [
      {
        name: 'flavour',
        type: 'choice',
        description: 'Which app',
        options: ['demo', 'full'],
        default: 'demo',
      },
      { name: 'minutes', type: 'number', default: '5' },
      { name: 'tests', type: 'boolean', description: 'Whether to test it', default: 'true' },
      { name: 'tester', type: 'string' },
    ],
  },
];

test('the form lists all workflows of the file, with a field for each input', async () => {
  const started: BuildOrder[] = [];
  const executor = scriptedExecutor((work) => {
    started.push(work.order);
    return pageBuild(plainTexts)(work);
  });
  await using listing = await testService({
    executor: { ...executor, listWorkflows: async () => fileWorkflows },
  });
  const page = await browser.newPage();
  await page.goto(listing.pageAddress());
  await page.getByRole('link', { name: 'Start a build' }).click();
  const workflow = page.getByLabel('Workflow', { exact: true });
  await until(async () => (await workflow.inputValue()) !== '');
  expect(await workflow.locator('option').allTextContents()).toEqual([
    'android (Android app)',
    'custom',
    'Other …',
  ]);
  expect(await page.getByLabel('flavour').count()).toBe(0);
  await workflow.selectOption('custom');
  const [flavour, minutes] = [page.getByLabel('flavour'), page.getByLabel('minutes')];
  const [tests, tester] = [page.getByLabel('tests'), page.getByLabel('tester')];
  expect(await flavour.locator('option').allTextContents()).toEqual(['demo', 'full']);
  expect([await minutes.inputValue(), await minutes.getAttribute('type')]).toEqual(['5', 'number']);
  expect(await tests.isChecked()).toBe(true);
  expect(await page.getByText('Whether to test it').isVisible()).toBe(true);
  const start = page.getByRole('button', { name: 'Start', exact: true });
  // An input without a default needs a value.
  await start.click();
  expect(await tester.evaluate((field) => field.matches(':invalid'))).toBe(true);
  await flavour.selectOption('full');
  await minutes.fill('');
  await tests.uncheck();
  await tester.fill('Ada');
  await start.click();
  await page.getByRole('status').filter({ hasText: 'finished' }).waitFor();
  const inputs = { flavour: 'full', tests: false, tester: 'Ada' };
  expect(started).toMatchObject([{ workflowId: 'custom', inputs }]);
  expect(Object.keys(started[0]?.inputs ?? {}).toSorted()).toEqual(Object.keys(inputs).toSorted());

  await page.getByRole('link', { name: 'Start again' }).click();
  await until(async () => (await tester.count()) === 1);
  expect(await workflow.inputValue()).toBe('custom');

  await workflow.selectOption('Other …');
  await page.getByLabel('Workflow ID').fill('nightly');
  await start.click();
  await until(() => started.length === 2);
  expect(started[1]).toMatchObject({ workflowId: 'nightly', inputs: {} });
  await page.close();
});

test('a step without output has no empty log, code in a message is code, and all dates are written alike', async () => {
  const message = 'No file matches `out/*.apk`';
  await using quiet = await testService({
    executor: scriptedExecutor(async (work) => {
      await pageBuild({ ...plainTexts, log: '' })(work);
      return { state: 'finished', message };
    }),
  });
  const { _id } = await buildIn(quiet, 'finished');
  const page = await browser.newPage();
  await page.goto(quiet.pageAddress());
  const row = page.getByRole('link', { name: /Android release #1/ });
  const listed = await row.textContent();
  await page.goto(`${quiet.baseUrl}/#/builds/${_id}`);
  await page.getByText('This step has no output.').waitFor();
  expect(await page.locator('pre:visible').count()).toBe(0);
  expect(await page.locator('.message code').textContent()).toBe('out/*.apk');
  expect(await page.locator('.message').textContent()).toBe('No file matches out/*.apk');
  const day = /\w+ \d+, \d{4}, \d+:\d+\s\w+/;
  expect(await page.getByText('Started').locator('xpath=..').textContent()).toMatch(day);
  expect(listed).toMatch(day);
  await page.close();
});

test('on a phone, the header is one line, and the buttons of a build stand in one', async () => {
  await using running = await testService({
    executor: scriptedExecutor(pageBuild(plainTexts, untilCanceled)),
  });
  const { _id } = await buildIn(running, 'building');
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  await page.goto(running.pageAddress());
  await page.goto(`${running.baseUrl}/#/builds/${_id}`);
  await page.getByRole('link', { name: 'Start again' }).waitFor();
  const middle = async (selector: string): Promise<number> => {
    const box = await page.locator(selector).boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
  };
  expect(await middle('h1')).toBe(await middle('#forget'));
  expect((await page.locator('h1').boundingBox())?.height).toBeLessThan(30);
  expect(await middle('.actions > a.button >> nth=-1')).toBe(await middle('.actions > .danger'));
  await page.close();
});

const log = [
  ...Array.from({ length: 300 }, (_, at) => `PASS test/module-${at}.test.js`),
  'FAIL test/cart.test.js',
  '  ● total › adds the prices',
  '    expect(received).toBe(expected)',
  '    at Object.<anonymous> (test/cart.test.js:12:5)',
  ...Array.from({ length: 100 }, (_, at) => `PASS test/other-${at}.test.js`),
  'npm warn lifecycle',
];

/** Nine steps, the eighth of which fails; the first says what the service left out. */
const failing: Script = async ({ order, recorder }) => {
  await recorder.state('fetching');
  await recorder.state('building');
  const at = '2026-11-02T09:00:00.000+0000';
  const steps = Array.from({ length: 9 }, (_, step): BuildAction => {
    const id = String(step).repeat(24);
    const status = step < 7 ? 'success' : step === 7 ? 'failed' : 'skipped';
    return {
      _id: id,
      name: `Step ${step + 1}`,
      type: 'building',
      status,
      ...(status === 'skipped' ? {} : { startedAt: at, finishedAt: at }),
      logUrl: `/builds/${order.buildId}/step/${id}`,
      subactions: [],
      ...(step === 0 ? { skipped: ['publishing.google_play', 'environment.ios_signing'] } : {}),
    };
  });
  for (const { _id, status } of steps)
    await writeFile(join(order.logs, `${_id}.log`), status === 'failed' ? log.join('\n') : 'fine\n');
  await recorder.steps(steps);
  return { state: 'failed', message: 'Step 8 script `Test` exited with status code 1' };
};

test('a failure opens at its cause, with what was skipped, above the fold', async () => {
  await using failed = await testService({ executor: scriptedExecutor(failing) });
  const { _id } = await buildIn(failed, 'failed');
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(failed.pageAddress());
  const row = page.getByRole('link', { name: /android #1/ });
  expect(await row.textContent()).toContain(new Date().getFullYear().toString());
  await page.goto(`${failed.baseUrl}/#/builds/${_id}`);
  const cause = page.getByRole('region', { name: 'Cause' });
  await cause.getByText('cart.test.js:12:5').waitFor();
  expect((await cause.textContent())?.split('\n').slice(0, 3)).toEqual([log[299], log[300], log[301]]);
  await expectInView(page, '#build [aria-label="Cause"]');
  expect(await page.getByRole('heading', { name: 'Cause, in Step 8' }).isVisible()).toBe(true);
  const skipped = page.getByText('Skipped: publishing.google_play, environment.ios_signing.');
  expect(await skipped.isVisible()).toBe(true);
  await page.close();
});

test('who has no token is shown the command for another, which works as it is copied', async () => {
  await using folder = await temporaryFolder();
  await using started = await serviceProcess({ dataFolder: join(folder.path, "it's data") });
  const page = await browser.newPage();
  await page.goto(started.baseUrl);
  const command = page.getByLabel('To create another token, run');
  await command.waitFor();
  for (let count = 0; count < 2; count += 1) await page.keyboard.press('Tab');
  const selected = await command.evaluate((field) =>
    Reflect.get(field, 'value').slice(
      Reflect.get(field, 'selectionStart'),
      Reflect.get(field, 'selectionEnd'),
    ),
  );
  expect(started.printed.map((line) => line.trim())).toContain(selected);
  const { stdout } = await promisify(execFile)('sh', ['-c', selected], {
    cwd: join(import.meta.dirname, '../../..'),
  });
  await page.getByLabel('API token').fill(/[0-9a-f]{64}/.exec(stdout)?.[0] ?? '');
  await page.keyboard.press('Enter');
  await page.getByText('No builds yet').waitFor();
  await page.close();
});

/** Fails unless all of the element is on the screen without scrolling. */
async function expectInView(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? height) + (box?.height ?? height)).toBeLessThanOrEqual(height);
}
