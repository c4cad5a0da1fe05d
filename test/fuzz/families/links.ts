import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { downloadPaths, safeName } from '../../../src/action/artefacts/download.ts';
import { qrCodePng } from '../../../src/action/github/qr-codes/qr-image.ts';
import { linkAddress } from '../../../src/action/text/addresses.ts';
import { markdownLink } from '../../../src/action/text/markdown.ts';
import { resourcePath } from '../../../src/client/connection.ts';
import { safeName as storedName } from '../../../src/service/builds/recorder.ts';
import { baseUrl, clientOf } from '../fake-answer.ts';
import { insist, property } from '../property.ts';
import { hostileText, soup } from '../values/texts.ts';

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
const address = fc.oneof(soup(words), hostileText);
const name = fc.oneof(
  soup(['app', '.', '..', '/', '\\', '.apk', 'con', 'nul.', '-', '\0', ':', '$(a)', 'e\u0301', ' ', '%2F']),
  hostileText,
);

export const links = [
  property('links/shown', address, (link) => {
    const safe = linkAddress(link);
    insist(safe === undefined || /^https?:\/\/[^@/]*(\/|$)/.test(safe), 'a link is one of the web');
    markdownLink({ text: link, address: link });
  }),
  property('links/qr-code', address, (link) => {
    const safe = linkAddress(link);
    if (safe) qrCodePng(safe);
  }),
  property('links/own-address', address, (link) => {
    const options = { operation: 'artefacts.download', folder: '/artifacts/', connection: { baseUrl } };
    insist(
      resourcePath(link, options).every((part) => !part.includes('/')),
      'a part is one part',
    );
  }),
  property('links/step-log', address, (link) =>
    clientOf([{ status: 200, headers: {}, text: '' }]).builds.stepLog(link, { read: text }),
  ),
  property('links/artefact', address, (url) =>
    clientOf([{ status: 200, headers: {}, text: '{"url":"a"}' }]).artefacts.createPublicUrl({
      url,
      expiresAt: 1,
    }),
  ),
  property('links/download-name', fc.tuple(name, name), ([one, other]) => {
    const files = [one, other, one].map((file) => ({ name: file, workflowId: other }));
    const paths = downloadPaths(files, { builds: 'several' });
    insist(
      new Set(paths.map((path) => path.join('/').toLowerCase())).size === 3,
      'no two files have one path',
    );
    insist(
      paths.flat().every((part) => !/[/\\\0]/.test(part) && part !== '..' && part !== '.'),
      'no part of a path leads elsewhere',
    );
    insist(Buffer.byteLength(safeName(one)) <= 200, 'a name is short');
  }),
  // The operating system allows no longer ones.
  property('links/stored-name', name, (file) => {
    const stored = storedName(file.slice(0, 4_096));
    insist(stored !== '' && !/[/\\\0]/.test(stored) && stored !== '..', 'a name is one part of a path');
  }),
];
