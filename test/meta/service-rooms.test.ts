import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@jest/globals';

const service = join(import.meta.dirname, '../../src/service');

/** What the files of a room import, from where they stand in `src/service`. */
function importsOf(room: string): string[] {
  return readdirSync(join(service, room)).flatMap((name) => {
    const text = readFileSync(join(service, room, name), 'utf8');
    return [...text.matchAll(/ from '([^']+)'/g)].map(([, from = '']) =>
      from.startsWith('.') ? relative(service, join(service, room, from)) : from,
    );
  });
}

test('store, blobs and executor know no HTTP and not each other', () => {
  const rooms = ['store', 'blobs', 'executor'];
  for (const room of rooms) {
    const wrong = importsOf(room).filter(
      (from) =>
        /^(?:@?hono|node:https?$)/.test(from) ||
        ['server', 'handlers', ...rooms.filter((other) => other !== room)].some((other) =>
          from.startsWith(`${other}/`),
        ),
    );
    expect({ room, wrong }).toEqual({ room, wrong: [] });
  }
});

test('handlers do not know the server', () => {
  expect(importsOf('handlers').filter((from) => /^(?:server\/|@?hono)/.test(from))).toEqual([]);
});
