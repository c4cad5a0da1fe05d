import { expect, test } from '@jest/globals';
import { createInputReader } from '../../../../src/action/inputs/reader.ts';
import { readInstallPage } from '../../../../src/action/install-page/install-page.ts';
import type { InstallPageInputs } from '../../../../src/action/install-page/write-page.ts';
import { InputError } from '../../../../src/errors.ts';

function read(
  given: Readonly<Record<string, string>>,
  { publicLinks = true } = {},
): InstallPageInputs | undefined {
  return readInstallPage(createInputReader({ input: (name) => given[name] ?? '' }), { publicLinks });
}

test('without a folder there is no page', () => expect(read({})).toBeUndefined());

test.each([
  ['https://pages.example', 'https://pages.example/'],
  ['https://pages.example/pr-7', 'https://pages.example/pr-7/'],
  ['https://pages.example/v1.2', 'https://pages.example/v1.2/'],
  ['https://pages.example/pr-7/install.html', 'https://pages.example/pr-7/install.html'],
])('%s is the page %s', (installPageUrl, address) => {
  expect(read({ installPage: 'site', installPageUrl })).toEqual({ folder: 'site', address });
});

test.each([
  'http://pages.example/',
  'http://127.0.0.1/',
  'pages.example',
  `https://pages.example/${'a'.repeat(1_000)}`,
])('%s is no address of a page', (installPageUrl) => {
  const wrong = () => read({ installPage: 'site', installPageUrl });
  expect(wrong).toThrow(InputError);
  expect(wrong).toThrow(
    /^The installPageUrl input is .+ Expected an https:\/\/ URL of at most 1000 characters\.$/,
  );
});

test.each(['https://me@pages.example/', 'https://pages.example/?a', 'https://pages.example/#a'])(
  '%s has too much in it',
  (installPageUrl) =>
    expect(() => read({ installPage: 'site', installPageUrl })).toThrow(
      'Expected a URL without user name, query or fragment.',
    ),
);

test('an address without a page, and a page without links, are errors that name both inputs', () => {
  expect(() => read({ installPageUrl: 'https://pages.example/' })).toThrow(
    expect.objectContaining({ inputs: ['installPageUrl', 'installPage'] }),
  );
  expect(() => read({ installPage: 'site' }, { publicLinks: false })).toThrow(
    expect.objectContaining({ inputs: ['installPage', 'publicLinks'] }),
  );
});
