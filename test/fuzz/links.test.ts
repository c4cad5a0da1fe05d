import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { qrCodePng } from '../../src/action/github/qr-codes.ts';
import { linkAddress } from '../../src/action/text/addresses.ts';
import { markdownLink } from '../../src/action/text/markdown.ts';
import { addressBelow } from '../../src/client/connection.ts';
import { safeName as storedName } from '../../src/service/executor/recorder.ts';
import { baseUrl } from './fake-answer.ts';
import { assertReads } from './reading.ts';
import { hostileText, soup } from './values/texts.ts';

const words = [
  ...['https:', 'http:', 'javascript:', 'data:text/html,', '//', '/', '\\', 'service.example', 'localhost'],
  ...[
    '127.0.0.1',
    '[::1]',
    ':443',
    ':99999',
    'user:password@',
    '@',
    '?',
    '#',
    '%',
    '%2F',
    '%2e%2e',
    '%ff',
    '..',
  ],
  ...['/api', '/artifacts/', '/builds/', '/step/', 'app.apk', ' ', '\n', '\t', 'xn--', 'ß', '\u3002'],
];
const beginning = fc.constantFrom(
  '',
  'https://',
  'http://',
  'https://a:b@localhost',
  '/api/artifacts/1/',
  '/api/builds/b/step/',
);
const address = fc.oneof(
  fc.tuple(beginning, soup(words)).map((parts) => parts.join('')),
  hostileText,
);
const name = fc.oneof(
  soup(['app', '.', '..', '/', '\\', '.apk', 'con', 'nul.', '-', '\0', ':', '$(a)', 'e\u0301', ' ', '%2F']),
  hostileText,
);

test('a link leads to the web, without a user name, and fits into a QR code', () =>
  assertReads(address, (link) => {
    markdownLink({ text: link, address: link });
    const safe = linkAddress(link);
    if (safe === undefined) return;
    expect(safe).toMatch(/^https?:\/\/[^@/]*(\/|$)/);
    qrCodePng(safe);
  }));

test('an address of the service is below baseUrl, without an encoded slash', () =>
  assertReads(address, (link) => {
    const { href } = addressBelow(link, /^\/artifacts\/./, baseUrl);
    expect(href.startsWith(new URL('artifacts/', `${baseUrl.href.replace(/\/*$/, '')}/`).href)).toBe(true);
    expect(href).not.toMatch(/%2f/i);
  }));

// The operating system allows no longer names.
test('the name of each stored file is one part of a path', () =>
  assertReads(name, (file) => expect(storedName(file.slice(0, 4_096))).toMatch(/^(?!\.\.?$)[^/\\\0]+$/)));
