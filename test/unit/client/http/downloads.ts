import { createHash } from 'node:crypto';
import { defaultLimits } from '../../../../src/limits.ts';
import { testToken } from '../../../support/client.ts';
import type { FakeClock } from '../../../support/fake-clock.ts';
import { type FileFault, serveFile } from '../../../support/fake-service/file.ts';
import { type FakeServer, type Recorded, startFakeService } from '../../../support/fake-service/server.ts';
import { until } from '../../../support/until.ts';

export const content = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));

export const md5Of = (bytes: Buffer): string => createHash('md5').update(bytes).digest('hex');

export function memoryFile() {
  let bytes = Buffer.alloc(0);
  return {
    async appendFile(chunk: unknown) {
      bytes = Buffer.concat([bytes, chunk as Buffer]);
    },
    async truncate() {
      bytes = Buffer.alloc(0);
    },
    stat: async () => ({ size: bytes.length }),
    bytes: () => bytes,
  };
}

/** A service that redirects downloads to a storage of another origin, which answers with these faults in turn. */
export async function downloads(faults: readonly FileFault[] = []) {
  const storage = await startFakeService((request, response) => {
    const fault = faults[storage.requests.length - 1];
    serveFile(request, response, { content, fault, etag: '"v1"' });
  });
  const service = await startFakeService((_request, response) =>
    response.writeHead(302, { location: `${storage.url}/signed?link=${service.requests.length}` }).end(),
  );
  return {
    storage,
    service,
    url: `${service.url}/artifacts/one/two/app.apk`,
    async [Symbol.asyncDispose]() {
      await Promise.all([service[Symbol.asyncDispose](), storage[Symbol.asyncDispose]()]);
    },
  };
}

/** Advances the clock over every pause until `work` has settled, but never to the idle timeout of an attempt. */
export async function overPauses<Result>(clock: FakeClock, work: Promise<Result>): Promise<Result> {
  let isSettled = false;
  const settle = (): void => {
    isSettled = true;
  };
  work.then(settle, settle);
  for (;;) {
    const pause = await until(() => {
      if (isSettled) return 'none';
      const next = clock.untilNext();
      return next !== undefined && next < defaultLimits.idleMs ? next : undefined;
    });
    if (pause === 'none') return work;
    await clock.advance(pause);
  }
}

export const start = (request: Recorded): string | undefined => request.headers.range;
export const withToken = (server: FakeServer): number =>
  server.requests.filter(({ headers }) => JSON.stringify(headers).includes(testToken)).length;
