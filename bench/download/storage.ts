/**
 * A service and its storage in one: `node storage.ts <file>` prints its address and serves the file until it is killed.
 * `/artifacts/…` redirects to `/storage/…`, as the API does.
 */
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const file = process.argv[2] ?? '';
const server = createServer((request, response) => {
  if (request.url?.startsWith('/artifacts/')) {
    response.writeHead(302, { location: '/storage/artefact' }).end();
    return;
  }
  response.writeHead(200, { 'content-length': statSync(file).size });
  createReadStream(file, { highWaterMark: 1024 * 1024 }).pipe(response);
});
server.listen(0, '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
