import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Endpoint, fillPath, isSentOnce } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { v3StartEndpoint } from '../../../src/contract/start.ts';
import { wellFormedText } from '../../fuzz/values/texts.ts';

/** Every endpoint that the client calls. */
const declared: readonly Endpoint[] = Object.values(endpoints).flatMap((verbs) =>
  Object.values<Endpoint>(verbs),
);

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

test('starting a build, adding an application and inviting a member are sent once, all else is repeated', () => {
  const once = [...declared, v3StartEndpoint].filter(isSentOnce).map(nameOf);
  expect(once).toEqual([
    'POST /builds',
    'POST /apps',
    'POST /apps/new',
    'POST /team/:team_id/invitation',
    'POST /api/v3/apps/:id/builds',
  ]);
});

const origin = 'https://host';
/** Any text, with a preference for the special characters of URLs. */
const text = fc.oneof(
  wellFormedText,
  fc.string({
    unit: fc.constantFrom('.', '/', '%', '2', 'e', 'f', '?', '#', '\\', ';', ':', '$', '&', '@', ' ', '\n'),
  }),
);
const isPart = (value: string): boolean => value !== '' && value !== '.' && value !== '..';

test('any ID can be read back from the path, and stays one part of it', () => {
  fc.assert(
    fc.property(text.filter(isPart), text.filter(isPart), (id, cacheId) => {
      const url = new URL(origin + fillPath('/apps/:id/caches/:cacheId', { id, cacheId }));
      const parts = url.pathname.split('/');
      expect([url.origin, url.search, url.hash, parts.length]).toEqual([origin, '', '', 5]);
      expect([parts[1], parts[3]]).toEqual(['apps', 'caches']);
      expect([parts[2], parts[4]].map((part) => decodeURIComponent(part ?? ''))).toEqual([id, cacheId]);
    }),
  );
});

test.each(['', '\ud800', '.', '..'])('%j cannot be a part of a path', (id) => {
  expect(() => fillPath('/builds/:id', { id })).toThrow(TypeError);
});
