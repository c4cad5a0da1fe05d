import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { assignments } from '../../assignments.ts';
import { StartBuild } from '../../contract/start.ts';
import { hasEnded } from '../../contract/values.ts';
import type { User } from '../data/store/accounts.ts';
import { Refusal, systemCode, WrongRequest } from '../errors.ts';
import { buildPage, listPage, openStep } from '../page/builds.ts';
import { refusedPage, signedInPage, signInPage } from '../page/layout.ts';
import { applicationsPage, formPage, inputPrefix, workflowsPage } from '../page/start.ts';
import { checkFile } from './artefacts.ts';
import { buildAnswer } from './build-answer.ts';
import { listBuilds, startBuild, stepLogFile } from './builds.ts';
import type { Service } from './handler.ts';
import { logMarkup } from './log-markup.ts';
import { fileResponse, logResponse } from './response.ts';
import { check } from './routes.ts';
import type { SignIn } from './sign-in.ts';
import { workflowsOf } from './v3.ts';

interface PageState {
  Bindings: HttpBindings;
  Variables: { user: User };
}

/** The page loads nothing from other origins, runs no script and is shown in no frame. */
const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // Not `no-referrer`: with it, browsers send forms with `Origin: null`, which is refused.
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/**
 * The web pages below `/page`. The session cookie opens only them: the API takes tokens only, in headers, which a page of
 * another origin cannot send.
 *
 * @param refusalOf turns an error into the answer for the client, and logs the service's own errors
 */
export function pageRoutes(
  service: Service,
  signIn: SignIn,
  refusalOf: (error: unknown, context: Context) => Refusal,
) {
  const { store, access, queue, random, clock } = service;
  const app = new Hono<PageState>();
  /** The id of the build that each form started, by user and form: a form that is sent twice starts one build. */
  const started = new Map<string, string>();

  app.onError(async (error, context) => {
    const { message, status } = refusalOf(error, context);
    return context.html(await refusedPage(message), status as ContentfulStatusCode);
  });
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(pageHeaders)) context.header(name, value);
  });
  // Each address is a literal, so that the bundler finds the files.
  const css = readFileSync(new URL('../page/static/page.css', import.meta.url), 'utf8');
  const icon = readFileSync(new URL('../page/static/icon.svg', import.meta.url), 'utf8');
  app.get('/page.css', (context) => context.body(css, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/icon.svg', (context) => context.body(icon, 200, { 'content-type': 'image/svg+xml' }));
  app.post('*', (context, next) => {
    // Requests of other origins were refused before. Browsers send `Origin` with every form, so one without it is not ours.
    if (context.req.header('origin') === undefined)
      throw new Refusal(403, 'Only forms of this page are accepted, and this request names no origin');
    return next();
  });

  const enter = async (context: Context<PageState>, userId: string) => {
    const secure = service.baseUrl.startsWith('https:') ? '; Secure' : '';
    // Without `Path`, browsers limit the cookie to the folder of this address, behind a proxy too.
    const session = `${cookieName(context)}=${signIn.newSession(userId)}`;
    context.header('set-cookie', `${session}; HttpOnly; SameSite=Strict${secure}`);
    return context.html(await signedInPage());
  };
  const askForToken = async (context: Context<PageState>, why: string) =>
    context.html(await signInPage(why), why === '' ? 200 : 403);
  app.get('/sign-in', async (context) => {
    const { code } = context.req.query();
    if (code === undefined) return askForToken(context, '');
    const userId = signIn.useCode(code);
    if (userId !== undefined) return enter(context, userId);
    return signIn.withSession(getCookie(context, cookieName(context))) === undefined
      ? askForToken(context, 'This sign-in link works only once, and only until the service stops.')
      : context.redirect('builds', 303);
  });
  app.post('/sign-in', async (context) => {
    const token = (await formOf(context)).get('token')?.trim() ?? '';
    const userId = signIn.withToken(token)?.id;
    return userId === undefined
      ? askForToken(context, 'The service does not accept this token.')
      : enter(context, userId);
  });
  app.use(async (context, next) => {
    const user = signIn.withSession(getCookie(context, cookieName(context)));
    if (user === undefined) return context.html(await signInPage(''), 401);
    context.set('user', user);
    return next();
  });
  app.post('/sign-out', (context) => {
    signIn.endSession(getCookie(context, cookieName(context)) ?? '');
    return context.redirect('sign-in', 303);
  });

  app.get('/builds', async (context) => {
    const { skip = '' } = context.req.query();
    const { applications, builds, nextPageUrl } = listBuilds(service, context.get('user'), { skip });
    const appNames = new Map(applications.map(({ _id, appName }) => [_id, appName]));
    const older = nextPageUrl === null ? null : nextPageUrl.slice(1);
    return context.html(await listPage(builds, { appNames, older, now: clock.now() }));
  });
  app.get('/build', async (context) => {
    const user = context.get('user');
    const record = access.build({ id: context.req.query('id') ?? '', user });
    const application = access.application({ id: record.appId, user });
    const build = buildAnswer(record, application, service);
    const step = openStep(build, context.req.query('step'));
    const file = step && stepLogFile(service, { user, id: record.id, stepId: step._id });
    const log = file === undefined ? '' : await endOfLog(file);
    return context.html(await buildPage({ build, appName: application.name, step, log, now: clock.now() }));
  });
  app.get('/log', async (context) => {
    const { id = '', step: stepId = '' } = context.req.query();
    const file = stepLogFile(service, { user: context.get('user'), id, stepId });
    return logResponse(file, context.req.raw, 'text');
  });
  app.get('/artefact', async (context) => {
    const { path = '' } = context.req.query();
    const artefact = access.artefact({ path, user: context.get('user') });
    return fileResponse(checkFile(artefact, service), context.req.raw);
  });
  app.post('/cancel', async (context) => {
    const id = (await formOf(context)).get('id') ?? '';
    const build = access.build({ id, user: context.get('user') });
    if (!hasEnded(build.status)) queue.cancel(build);
    return context.redirect(`build?id=${build.id}`, 303);
  });

  const showStart = async (user: User, values: URLSearchParams, problem = '') => {
    const applications = store.applications.visibleTo(user.id);
    const [only, ...others] = applications;
    const id = values.get('appId') ?? (others.length === 0 ? only?.id : undefined);
    if (id === undefined) return applicationsPage(applications);
    const application = access.application({ id, user });
    const [workflows, current] = await Promise.all([
      workflowsOf(service, application),
      service.repositories.withBranches(application),
    ]);
    if (!values.has('workflowId')) return workflowsPage(application, workflows);
    return formPage({ application: current, workflows, values, problem, once: random.hex(16) });
  };
  app.get('/start', async (context) =>
    context.html(await showStart(context.get('user'), new URL(context.req.url).searchParams)),
  );
  app.post('/start', async (context) => {
    const user = context.get('user');
    const form = await formOf(context);
    const key = `${user.id} ${form.get('once')}`;
    try {
      const id = started.get(key) ?? startBuild(service, { user, ...startIn(form) });
      started.set(key, id);
      return context.redirect(`build?id=${id}`, 303);
    } catch (error) {
      if (!(error instanceof WrongRequest)) throw error;
      const { message } = refusalOf(error, context);
      return context.html(await showStart(user, form, message), 400);
    }
  });
  return app;
}

/** Browsers share cookies between all ports of a host, so the name contains the port. */
function cookieName(context: Context<PageState>): string {
  return `build-service-${context.env.incoming.socket.localPort}`;
}

async function formOf(context: Context<PageState>): Promise<URLSearchParams> {
  return new URLSearchParams(await context.req.text());
}

/** @throws WrongRequest */
function startIn(form: URLSearchParams) {
  const inputs = [...form].filter(([name]) => name.startsWith(inputPrefix));
  const body = check(StartBuild, {
    appId: form.get('appId'),
    workflowId: form.get('workflowId'),
    [form.get('kind') === 'tag' ? 'tag' : 'branch']: form.get('ref')?.trim(),
    environment: { variables: variablesIn(form.get('variables') ?? '') },
  });
  return {
    body,
    inputs: Object.fromEntries(inputs.map(([name, value]) => [name.slice(inputPrefix.length), value])),
  };
}

/** @throws WrongRequest, which names the line, never its text, which may be a secret */
function variablesIn(text: string): Record<string, string> {
  const entries = [...assignments(text)].map(({ number, name, value }) => {
    if (name === '' || value === undefined)
      throw new WrongRequest(`Variables, line ${number}: expected NAME=value`);
    return [name.trim(), value];
  });
  return Object.fromEntries(entries);
}

/** In bytes. */
const mostShown = 256 * 1024;

/** The last lines of a log as markup; empty before the step has written any. */
async function endOfLog(file: string): Promise<string> {
  await using handle = await open(file).catch((error: unknown) => {
    if (systemCode(error) !== 'ENOENT') throw error;
    return null;
  });
  if (!handle) return '';
  const start = Math.max(0, (await handle.stat()).size - mostShown);
  const { buffer, bytesRead } = await handle.read({ position: start, buffer: Buffer.alloc(mostShown) });
  const bytes = buffer.subarray(start === 0 ? 0 : buffer.indexOf('\n') + 1, bytesRead);
  const markup = await text(Readable.from([bytes]).compose(logMarkup('classes')));
  return (start === 0 ? markup : `…\n${markup}`)
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}--[\n\t]]/gv, '�')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}
