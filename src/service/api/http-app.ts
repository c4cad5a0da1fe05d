import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { messageOf } from '../../errors.ts';
import type { RefusalBody, V3RefusalBody } from '../endpoints.ts';
import { meansNoRoom, plainText, Refusal, WrongRequest } from '../errors.ts';
import { openLink } from './artefacts.ts';
import { type Control, controlPath } from './control.ts';
import type { Service } from './handler.ts';
import { openApi } from './openapi.ts';
import { pageRoutes } from './page-routes.ts';
import { fileResponse } from './response.ts';
import { addRoutes, type RequestState } from './routes.ts';
import { shownPath, shownQuery } from './shown-request.ts';
import { createRateLimit, type SignIn, tokenOf } from './sign-in.ts';

/** Protects against DNS rebinding: a web page that points its own name at 127.0.0.1 sends that name in the `Host` header. */
const loopbackHost = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i;

/** The newer API has its own form of errors (docs/hosted-service.md, "The newer API (v3)"). */
const isOfV3 = (path: string): boolean => path.startsWith('/api/v3/');

/** The HTTP side of the service: signs users in, checks requests, calls the handlers and answers errors. */
export function createHttpApp(service: Service, signIn: SignIn, control: Control | undefined) {
  const { limits, clock, log } = service;
  const rateLimit = createRateLimit(clock, limits.requestsAnHour);
  // Behind a proxy, the base URL is the proxy's address.
  const own = new URL(service.baseUrl);
  const app = new Hono<RequestState>();

  /** The refusal for an error that a request threw. If it is a 400, its reason is logged, too. */
  const refusalOf = (error: unknown, context: Context): Refusal => {
    // The client is gone, so this status is only for the log.
    const isCutOff = error === context.env.incoming.errored;
    const cutOff = 'The connection closed before the whole body arrived';
    const refusal = isCutOff ? new WrongRequest(cutOff) : refusalFor(error);
    const { reason } = context.var;
    if (refusal.status === 400) context.set('reason', [reason, refusal.message].filter(Boolean).join('; '));
    if ([500, 503, 507].includes(refusal.status))
      log(`internal error: ${error instanceof Error ? error.stack : messageOf(error)}`);
    return refusal;
  };
  const fail = (error: unknown, context: Context<RequestState>): Response => {
    const { status, message, headers } = refusalOf(error, context);
    const body: RefusalBody | V3RefusalBody = isOfV3(context.req.path)
      ? { status_code: status, detail: message, extra: null }
      : { error: message };
    return context.json(body, status as ContentfulStatusCode, headers);
  };
  app.onError(fail);
  const checkMethod = methodNotAllowed({
    app,
    onMethodNotAllowed(context, methods) {
      const allow = methods.join(', ');
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
    const notHere =
      'This service does not implement this part of the newer API; GET /openapi.json lists its endpoints';
    if (context.res.status === 404 && isOfV3(context.req.path))
      context.res = fail(new Refusal(501, notHere), context);
    return context.res;
  });

  app.use(async (context, next) => {
    const startedAt = clock.monotonic();
    const { raw } = context.req; // The limit on bodies replaces it for those without a Content-Length.
    await next();
    control?.journal.note(raw, { status: context.res.status, body: context.var.body });
    // A browser reloads the page every few seconds, which would flood the log.
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

  const tooLarge = (): never => {
    throw new Refusal(413, `The body is larger than ${limits.bodySize} bytes`);
  };
  const limitBody = bodyLimit({ maxSize: limits.bodySize, onError: tooLarge });
  app.get('/', (context) => context.redirect('page/builds'));
  app.use('/page/*', limitBody);
  app.route('/page', pageRoutes(service, signIn, refusalOf));
  app.get('/openapi.json', (context) => context.json(openApi(service.baseUrl)));
  // A link needs no token (docs/api.md, "Authentication").
  app.get('/artifacts/:link{\\.[^/]+}', async ({ req }) =>
    fileResponse(openLink(service, { kind: 'public', token: req.param('link').slice(1) }), req.raw),
  );
  app.get('/storage/:token/:name', async ({ req }) =>
    fileResponse(openLink(service, { kind: 'storage', token: req.param('token') }), req.raw),
  );

  app.use(async (context, next) => {
    const user = signIn.withToken(tokenOf(context.req.raw));
    if (!user)
      throw new Refusal(
        401,
        'There is no valid API token in the x-auth-token header or in Authorization: Bearer',
      );
    context.set('user', user);
    // Not counted towards the limit: the hosted service has no such requests.
    if (context.req.path.startsWith(controlPath)) return next();
    const { headers, refusal } = rateLimit(user.id);
    if (refusal) context.res = fail(refusal, context);
    else await next();
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
  });
  app.use(limitBody);
  app.use(`${controlPath}*`, (_, next) => {
    if (!control) throw new Refusal(403, 'Only a service that was started with --control allows this');
    return next();
  });
  app.post(`${controlPath}reset`, async (context) => {
    await control?.reset();
    return context.body(null, 204);
  });
  app.get(`${controlPath}requests`, ({ json, var: { user } }) =>
    json({ requests: user && control ? control.journal.requestsOf(user.id) : [] }),
  );
  app.put(`${controlPath}scenario`, async (context) => {
    control?.setScenario(await context.req.text());
    return context.body(null, 204);
  });
  addRoutes(app, service);
  return app;
}

/** The answer to a request that threw; for an internal error, without details. */
function refusalFor(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  if (meansNoRoom(thrown)) return new Refusal(507, 'The service has no space left to store this');
  return new Refusal(500, 'Internal error; see the service log');
}

/** Headers and body never get into the log: they can contain secrets. */
function logLine(context: Context<RequestState>, ms: number): string {
  const { method, path, url } = context.req;
  const address = shownPath(path) + shownQuery(new URL(url).searchParams);
  const { user, reason } = context.var;
  const why = reason === undefined ? '' : `: ${plainText(reason)}`;
  return `${method} ${address} ${context.res.status} ${ms} ms${user ? ` ${user.email}` : ''}${why}`;
}
