import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { messageOf } from '../../errors.ts';
import type { RefusalBody, V3RefusalBody } from '../endpoints.ts';
import { meansNoRoom, Refusal, WrongRequest } from '../errors.ts';
import { RefusedRepositoryUrl } from '../executor/git/repository-url.ts';
import { openLink } from '../handlers/artefacts.ts';
import { type Control, controlPath } from '../handlers/control.ts';
import type { Service } from '../handlers/handler.ts';
import { openApi } from './openapi.ts';
import { pageRoutes } from './page-routes.ts';
import { fileResponse, responseOf } from './response.ts';
import { callOf, type RequestState, routesOf } from './routes.ts';
import { createRateLimit, type SignedIn, type SignIn } from './sign-in.ts';

/** The names of this machine. A web page that points its own name to 127.0.0.1 sends that name instead. */
const loopbackHost = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i;

/** The newer API writes its errors in another form. */
const isOfV3 = (path: string): boolean => path.startsWith('/api/v3/');

/** The HTTP side of the service: signs users in, checks requests, calls the handlers and answers errors. */
export function createHttpApp(service: Service, signIn: SignIn, control: Control | undefined) {
  const { limits, clock, log } = service;
  const rateLimit = createRateLimit({ clock, limit: limits.requestsAnHour });
  // Behind a proxy, this is the proxy's address.
  const own = new URL(service.baseUrl);
  const app = new Hono<RequestState>();
  const routes = routesOf(service);

  /** Why a request is refused that threw this. */
  const refusalOf = (error: unknown, context: Context): Refusal => {
    // Nobody reads this answer; its status is for the log.
    const isCutOff = error === context.env.incoming.errored;
    const refusal = isCutOff
      ? new WrongRequest('The connection closed before the whole body arrived')
      : refusalFor(error);
    if ([500, 503, 507].includes(refusal.status))
      log(`internal error: ${error instanceof Error ? error.stack : messageOf(error)}`);
    return refusal;
  };
  const fail = (error: unknown, context: Context<RequestState>): Response => {
    const refusal = refusalOf(error, context);
    const { status, message } = refusal;
    const body: RefusalBody | V3RefusalBody = isOfV3(context.req.path)
      ? { status_code: status, detail: message, extra: null }
      : { error: message };
    const headers = { ...context.get('limits'), ...refusal.headers };
    return context.json(body, refusal.status as ContentfulStatusCode, headers);
  };
  app.onError(fail);
  const checkMethod = methodNotAllowed({
    app,
    onMethodNotAllowed(context, methods) {
      // `new` is no id of an application, so what `/apps/:id` allows is not allowed for `/apps/new`.
      const exact = routes.flatMap(({ endpoint, path }) =>
        path === context.req.path ? endpoint.method : [],
      );
      const isExact = (method: string): boolean => exact.some((one) => one === method.replace('HEAD', 'GET'));
      const allow = (exact.length > 0 ? methods.filter(isExact) : methods).join(', ');
      const why = `${context.req.method} is not allowed here, only ${allow}`;
      return fail(new Refusal(405, why, { headers: { allow } }), context);
    },
  });
  app.notFound(async (context) => {
    await checkMethod(context, async () => {
      const { method, path } = context.req;
      const why = `There is no endpoint ${method} ${path}; GET /openapi.json lists all endpoints`;
      context.res = fail(new Refusal(404, why), context);
    });
    if (context.res.status === 404 && isOfV3(context.req.path))
      context.res = fail(
        new Refusal(
          501,
          'This service does not implement this part of the newer API; GET /openapi.json lists its endpoints',
        ),
        context,
      );
    return context.res;
  });

  app.use(async (context, next) => {
    const startedAt = clock.monotonic();
    await next();
    // A browser loads the page every few seconds, which would hide what else happens.
    const isUsual = context.req.method === 'GET' && context.res.ok && context.req.path.startsWith('/page/');
    if (!isUsual) log(logLine(context, Math.round(clock.monotonic() - startedAt)));
  });
  app.use((context, next) => {
    const host = context.req.header('host');
    if (host === undefined || !(loopbackHost.test(host) || host.toLowerCase() === own.host))
      throw new Refusal(421, 'The Host header names another machine; expected 127.0.0.1 or localhost');
    // Browsers name the origin of the page that sends a request. Pages of other origins get no answer.
    const origin = context.req.header('origin');
    if (origin !== undefined && origin !== `http://${host}` && origin !== own.origin)
      throw new Refusal(
        403,
        'A web page from another origin sent this request; only programs and pages of this service are allowed',
      );
    return next();
  });

  const limitBody = bodyLimit({
    maxSize: limits.bodySize,
    onError: () => {
      throw new Refusal(413, `The body is larger than ${limits.bodySize} bytes`);
    },
  });
  app.get('/', (context) => context.redirect('page/builds'));
  app.route('/page', pageRoutes(service, signIn, { limitBody, refusalOf }));
  app.get('/openapi.json', (context) => context.json(openApi(service.baseUrl)));
  // Whoever has a link needs no token (docs/api.md, "Authentication").
  app.get('/artifacts/:link{\\.[^/]+}', async ({ req }) =>
    fileResponse(openLink(service, { kind: 'public', token: req.param('link').slice(1) }), req.raw),
  );
  app.get('/storage/:token/:name', async ({ req }) =>
    fileResponse(openLink(service, { kind: 'storage', token: req.param('token') }), req.raw),
  );

  app.use((context, next) => {
    const token = context.req.header('x-auth-token') ?? bearer(context.req.header('authorization'));
    const signedIn = signedInOf(token === undefined ? undefined : signIn.withToken(token));
    context.set('signedIn', signedIn);
    const { user } = signedIn;
    // Not counted: the hosted service has no such requests.
    if (context.req.path.startsWith(controlPath)) return next();
    const { headers, check } = rateLimit(user.id);
    context.set('limits', headers);
    check();
    return next();
  });
  app.use(`${controlPath}*`, (_, next) => {
    if (!control) throw new Refusal(403, 'Only a service that was started with --control allows this');
    return next();
  });
  app.post(`${controlPath}reset`, async (context) => {
    await control?.reset();
    return context.body(null, 204);
  });
  app.put(`${controlPath}scenario`, limitBody, async (context) => {
    signedInOf(context.get('signedIn'));
    control?.setScenario(await context.req.text());
    return context.body(null, 204);
  });
  for (const { endpoint, path, handle } of routes) {
    // A GET has no body here, and asking for it would make a whole `Request` for each.
    if (endpoint.method !== 'GET') app.on(endpoint.method, path, limitBody);
    app.on(endpoint.method, path, async (context) => {
      const call = await callOf(context, { endpoint, signedIn: signedInOf(context.get('signedIn')), log });
      const limits = context.get('limits') ?? {};
      return responseOf(await handle(call), { request: context.req.raw, limits });
    });
  }
  return app;
}

/** Some clients send the token this way (docs/hosted-service.md, "Applications"). */
function bearer(authorization: string | undefined): string | undefined {
  return /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}

/** Fails where nobody has signed in, so that a route added before the sign-in is closed. */
function signedInOf(signedIn: SignedIn | undefined): SignedIn {
  if (signedIn) return signedIn;
  throw new Refusal(
    401,
    'There is no valid API token in the x-auth-token header or in Authorization: Bearer',
  );
}

/** How a request that threw is answered. For an internal error without details. */
function refusalFor(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  if (thrown instanceof RefusedRepositoryUrl) return new WrongRequest(thrown.message);
  if (meansNoRoom(thrown)) return new Refusal(507, 'The service has no space left to store this');
  return new Refusal(500, 'Internal error; see the service log');
}

/** The log line of a request: method, path, status, duration and user. It has no query, header or body. */
function logLine(context: Context<RequestState>, ms: number): string {
  const user = context.get('signedIn')?.user;
  return `${context.req.method} ${shownPath(context.req.path)} ${context.res.status} ${ms} ms${user ? ` ${user.email}` : ''}`;
}

/** A path for the log, without the part of a link that would open it. */
export function shownPath(path: string): string {
  const withoutToken = path.replace(/^\/(storage\/|artifacts\/\.)[^/]*/, '/$1…');
  // A path is hostile text, which must not add lines to the log.
  return withoutToken.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '?').slice(0, 300);
}
