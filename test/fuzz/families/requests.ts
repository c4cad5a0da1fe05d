import fc from 'fast-check';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { checkVariables } from '../../../src/service/builds/run.ts';
import { parseCommand } from '../../../src/service/cli/command-line.ts';
import { createLinks } from '../../../src/service/data/secrets.ts';
import { parseVariables } from '../../../src/service/executor/environment/variable-file.ts';
import { fullRefName } from '../../../src/service/executor/git/clone.ts';
import {
  addressRedactor,
  checkRepositoryUrl,
  shownAddress,
} from '../../../src/service/executor/git/repository-url.ts';
import { check, parseJson } from '../../../src/service/server/routes.ts';
import { FakeClock, seededRandom } from '../../support/fake-clock.ts';
import { property } from '../property.ts';
import { jsonOf } from '../values/json.ts';
import { damaged, hostileText, numberText, soup } from '../values/texts.ts';

const { builds, applications, teams, artefacts } = endpoints;

/** Bodies that clients send to the service, against the contract's strict schemas. */
const bodies = [
  property('requests/start-build', jsonOf(builds.start.body), (text) => {
    const { environment } = check(builds.start.body, parseJson(text));
    checkVariables(environment?.variables ?? {});
  }),
  ...[applications.add, applications.addPrivate, teams.invite, artefacts.createPublicUrl].map(
    ({ path, body }) =>
      property(`requests/body-of${path}`, jsonOf(body), (text) => check(body, parseJson(text))),
  ),
];

const repository = soup([
  ...['https', 'ssh', 'file', 'ext', '::', '://', 'git@', 'host', ':', '/', '.git', '..', '-', '%2d', '@'],
  ...['user:password@', '[::1]', '?', '#', ' ', '\n', 'repo'],
]);
const ref = soup(['main', '/', '.', '..', '.lock', '@{', '~', '^', ':', '-', 'refs/heads/', '\0', ' ']);
const variables = soup(['A', '=', '<<', 'END', '\nEND\n', '\n', '\r\n', 'value', '__proto__=1\n', '\0']);

/** Looks like a signed link, but is not one. */
const linkToken = damaged(
  fc
    .tuple(jsonOf(builds.start.body), jsonOf(builds.start.body))
    .map((parts) => `${parts.map((part) => Buffer.from(part).toString('base64url')).join('.')}.AAAA`),
);
const links = createLinks({ key: Buffer.alloc(64, 1), clock: new FakeClock(), random: seededRandom(1) });

export const requests = [
  ...bodies,
  property('requests/repository-url', fc.oneof(repository, hostileText), (url) => {
    shownAddress(url);
    addressRedactor([url])(url);
    checkRepositoryUrl(url);
  }),
  property('requests/ref', fc.oneof(ref, hostileText), (branch) => fullRefName({ branch })),
  property('requests/variable-file', fc.oneof(variables, hostileText), parseVariables),
  property('requests/link', fc.oneof(linkToken, hostileText), (token) =>
    links.read({ kind: 'public', token }),
  ),
];

const word = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...['--data', '--port', '--builders', '--config', '--repository', '--new', '--help', '-h', '--', '-'],
      ...['user', 'add', 'token', 'team', 'a@b.example', '--port=', '--port=1', '--no-new', '--data=x'],
      ...['--__proto__', '--__proto__=1', '--constructor', '-hh', '--env', '--env=A'],
    ),
  },
  { weight: 1, arbitrary: numberText },
  { weight: 1, arbitrary: hostileText },
);

export const commandLines = [
  property('command-lines/service', fc.array(word, { maxLength: 8 }), (given) => parseCommand(given)),
];
