/** What the service is compared with: the same HTTP library with the same settings, and a handler that does nothing. */
import process from 'node:process';
import { Hono } from 'hono';
import { listen } from '../../src/service/server/listen.ts';
import { answerUsage } from './usage.ts';

const server = await listen({ port: 0, publicUrl: undefined });
const app = new Hono();
app.get('/builds', (context) => context.json({}));
app.get('/builds/:id', (context) => context.json({}));
server.handle((request) => app.fetch(request));
process.send?.({ url: server.localUrl });
answerUsage();
process.once('disconnect', () => void server.close());
