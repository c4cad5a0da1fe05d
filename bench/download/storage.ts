/**
 * A service and its storage in one: `node storage.ts` prints its address and answers until it is killed. A file's name is
 * its size: `/artifacts/…/1000` redirects to `/storage/1000`, as the API does, and that sends 1,000 bytes. They come from
 * memory, and without a copy: real storage does not share the cores of a runner, so it must take as little as possible here.
 */
import { randomFillSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const piece = randomFillSync(Buffer.alloc(2 ** 20));
const server = createServer(async (request, response) => {
  const [, first, ...rest] = request.url?.split('/') ?? [];
  const size = Number(rest.at(-1));
  if (first === 'artifacts') {
    response.writeHead(302, { location: `/storage/${size}` }).end();
    return;
  }
  response.writeHead(200, { 'content-length': size });
  for (let sent = 0; sent < size && !response.destroyed; sent += piece.length)
    if (!response.write(piece.subarray(0, size - sent))) await once(response, 'drain');
  response.end();
});
server.listen(0, '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
