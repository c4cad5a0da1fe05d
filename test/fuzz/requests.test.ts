import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { endpoints } from '../../src/contract/endpoints.ts';
import { checkVariables } from '../../src/service/api/builds.ts';
import { check, parseJson } from '../../src/service/api/routes.ts';
import { parseVariables } from '../../src/service/executor/environment/variable-file.ts';
import { fullRefName } from '../../src/service/executor/git/clone.ts';
import { addressRedactor, checkRepositoryUrl, shownAddress } from '../../src/service/repository-url.ts';
import { assertReads } from './reading.ts';
import { jsonOf } from './values/json.ts';
import { hostileText, soup } from './values/texts.ts';

const { builds } = endpoints;

test('any body of a request to start a build is read or refused', () =>
  assertReads(jsonOf(builds.start.body), (text) => {
    const { environment } = check(builds.start.body, parseJson(text));
    checkVariables(environment?.variables ?? {});
  }));

const repository = soup([
  ...['https', 'ssh', 'file', 'ext', '::', '://', 'git@', 'host', ':', '/', '.git', '..', '-', '%2d', '@'],
  ...['user:password@', '[::1]', '?', '#', ' ', '\n', 'repo'],
]);
const remote = fc
  .tuple(fc.constantFrom('https://', 'ssh://', 'git@', '/'), repository)
  .map((parts) => parts.join(''));
const ref = soup(['main', '/', '.', '..', '.lock', '@{', '~', '^', ':', '-', 'refs/heads/', '\0', ' ']);
const variables = soup(['A', '=', '<<', 'END', '\nEND\n', '\n', '\r\n', 'value', '__proto__=1\n', '\0']);

test('any address of a repository is accepted or refused', () =>
  assertReads(fc.oneof(repository, remote, hostileText), checkRepositoryUrl));

const password = 'pass-word-5f2a';

test('neither the address of a repository nor a message about it shows the password', () =>
  assertReads(
    fc.tuple(fc.constantFrom('https://user:', 'ssh://user:a@', 'HTTP://:', 'a+b://user:'), repository),
    ([beginning, rest]) => {
      const url = `${beginning}${password}@${rest}`;
      expect(shownAddress(url)).not.toContain(password);
      expect(addressRedactor([url])(`fatal: unable to access '${url}'`)).not.toContain(password);
    },
  ));

test('any name of a branch is one that Git allows, or refused', () =>
  assertReads(fc.oneof(ref, hostileText), (branch) =>
    expect(fullRefName({ branch })).toMatch(/^refs\/heads(\/(?!\.)[^\0-\x20/~^:?*[\\\x7f]+)+$/),
  ));

test('any file of variables is read, without names that change what others mean', () =>
  assertReads(fc.oneof(variables, hostileText), (text) => {
    const read = parseVariables(text).variables;
    expect(Object.keys(read).filter((name) => !/^[a-z_]\w*$/i.test(name))).toEqual([]);
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  }));
