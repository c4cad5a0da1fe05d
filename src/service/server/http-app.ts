import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { messageOf } from '../../errors.ts';
import type { LinkKind } from '../data/links.ts';
import {
  BodyTooLarge,
  MethodNotAllowed,
  NoSuchRoute,
  NotSignedIn,
  WrongHost,
  WrongOrigin,
} from '../errors.ts';
import { openLink } from '../handlers/artefacts.ts';
import type { Handlers, Service } from '../handlers/handler.ts';
import { responseOf } from './answer.ts';
import { failureAnswer } from './failures.ts';
import { fileAnswer } from './file-answer.ts';
import { openApi } from './openapi.ts';
import { createRateLimit } from './rate-limit.ts';
import { describeRequest } from './request-log.ts';
import { callOf, routesOf, type State } from './routes.ts';

/** The names that mean this machine; a web page whose own name points to 127.0.0.1 sends another. */
const ownHost = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i;

/** HTTP around the handlers: who asks, whether the request is right, and what an error answers. */
export function createApplication({ service, handlers }: { service: Service; handlers: Handlers }) {
  const { store, limits, clock, log } = service;
  const rateLimit = createRateLimit({ clock, limit: limits.requestsAnHour });
  const app = new Hono<State>();

  const fail = (thrown: unknown, context: Context<State>): Response => {
    const { status, headers, body, fault } = failureAnswer(thrown, clock.now());
    if (fault) log(`fault: ${thrown instanceof Error ? thrown.stack : messageOf(thrown)}`);
    return context.json(body, status as ContentfulStatusCode, headers);
  };
  app.onError(fail);
  app.notFound((context) =>
    fail(new NoSuchRoute({ method: context.req.method, path: context.req.path }), context),
  );

  app.use(async (context, next) => {
    const startedAt = clock.monotonic();
    await next();
    for (const [name, value] of Object.entries(context.get('limits') ?? {}))
      context.res.headers.set(name, value);
    log(describeRequest(context, Math.round(clock.monotonic() - startedAt)));
  });
  app.use(async (context, next) => {
    const host = context.req.header('host') ?? '';
    if (!ownHost.test(host)) throw new WrongHost();
    // Browsers say whose page it is that sends something. No answer of the service lets a page of another origin read it.
    const origin = context.req.header('origin');
    if (origin !== undefined && origin !== `http://${host}`) throw new WrongOrigin();
    await next();
  });

  app.get('/openapi.json', (context) => context.json(openApi(service.baseUrl)));
  // A link carries its own signature, and needs no token (docs/api.md, "Authentication").
  for (const kind of ['public', 'storage'] satisfies LinkKind[])
    app.get(`/${kind}/:token/:name`, async ({ req }) =>
      fileAnswer(await openLink(service, { kind, ...req.param() }), req.raw),
    );

  app.use(async (context, next) => {
    const user = store.accounts.withToken(context.req.header('x-auth-token') ?? '');
    if (!user) throw new NotSignedIn();
    context.set('user', user);
    const { headers, refuse } = rateLimit(user.id);
    context.set('limits', headers);
    refuse();
    await next();
  });
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (context, allowed) =>
        fail(new MethodNotAllowed({ method: context.req.method, allowed }), context),
    }),
  );
  app.use(
    bodyLimit({
      maxSize: limits.bodySize,
      onError: () => {
        throw new BodyTooLarge({ limit: limits.bodySize });
      },
    }),
  );
  for (const { endpoint, path, handle } of routesOf(handlers))
    app.on(endpoint.method, path, async (context) =>
      responseOf(await handle(await callOf(context, endpoint)), context.req.raw),
    );
  return app;
}
