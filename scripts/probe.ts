/**
 * Compares a build service with docs/hosted-service.md and the contract, and prints tables for a public issue:
 * `npm run probe -- --token-env NAME`. The package of the local service has it as `build-service probe`.
 *
 * Answers contain an account's names and secrets. The tables contain only words from this file, and counts of other fields.
 */
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { isSafeAddress } from '../src/action/text/addresses.ts';
import { type Connection, headersFor, resourceUrl } from '../src/client/connection.ts';
import { attempt } from '../src/client/http/send.ts';
import { networkTransport } from '../src/client/http/transport.ts';
import { systemClock } from '../src/clock.ts';
import { type Endpoint, fillPath } from '../src/contract/endpoint.ts';
import { endpoints } from '../src/contract/endpoints.ts';
import { buildStates, parseTimestamp } from '../src/contract/values.ts';
import { UserError } from '../src/errors.ts';
import { defaultLimits } from '../src/limits.ts';
import { readOptions, runCommandLine, WrongCommand } from '../src/service/cli/command-line.ts';

type Request = Pick<Endpoint, 'path' | 'answers'>;

const { applications, builds, caches } = endpoints;
const user: Request = { path: '/user', answers: {} };
const team: Request = { path: '/team/:id', answers: {} };
const application = 'body.applications|application';
const build = 'body.builds|build';

/** Each kind of record: its path, as `find` reads it, and its fields in docs/api.md and docs/hosted-service.md. */
export const records: Readonly<Record<string, readonly [path: string, ...fields: string[]]>> = {
  Answer: ['body', 'applications application builds build caches nextPageUrl'],
  Application: [
    application,
    '_id appName branches workflowIds workflows repository ownerTeam lastBuildId settingsSource projectType',
  ],
  'Workflow of an application': [`${application}.workflows.*`, 'name'],
  'Repository of an application': [`${application}.repository`, 'provider owner'],
  Build: [
    build,
    '_id appId workflowId branch tag status startedAt finishedAt artefacts fileWorkflowId index message createdAt',
    'labels commit buildActions config instanceType version pullRequest appStoreConnectTasks',
  ],
  Commit: [`${build}.commit`, 'hash commitMessage branch tag url isPullRequest pullRequestNumber'],
  Config: [`${build}.config`, 'name buildSettings'],
  'Build settings': [`${build}.config.buildSettings`, 'flutterVersion xcodeVersion platforms'],
  Step: [`${build}.buildActions`, '_id name type status startedAt finishedAt logUrl subactions'],
  Subaction: [`${build}.buildActions.subactions`, 'status startedAt finishedAt logUrl'],
  Artefact: [`${build}.artefacts`, 'name type size md5 url packageName bundleId versionName versionCode'],
  'App Store Connect task': [`${build}.appStoreConnectTasks`, 'name status'],
  Cache: ['body.caches', '_id appId workflowId lastUsed size'],
};
const fieldNames = Object.values(records).flatMap(([, ...fields]) => fields.join(' ').split(' '));

/** The words of `status` and `type` in docs/api.md and docs/hosted-service.md. */
const more = 'initializing waiting cancelled success succeeded initiated pending processing';
export const words = [...buildStates, ...`${more} apk aab ipa app proguard_map bundle`.split(' ')];

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && /^.{1,2000}$/.test(value);
const isId = (value: unknown): value is string => isText(value) && /^[\w-]+$/.test(value);

/** What is at a path of fields, through lists. `*` is every key of a map, `|` is between two names of a field. */
function find(from: unknown, path: string): unknown[] {
  const [key = '', ...rest] = path.split('.');
  if (key === '') return [from].flat();
  const insideOf = (record: Fields): unknown[] =>
    key === '*' ? Object.values(record) : key.split('|').map((name) => record[name]);
  const found = [from].flat().filter(isRecord).flatMap(insideOf);
  return found.filter((value) => value !== undefined).flatMap((value) => find(value, rest.join('.')));
}
const recordsIn = (from: unknown, path: string): Fields[] => find(from, path).filter(isRecord);

type Target = Pick<Connection, 'baseUrl' | 'token'>;
type Reply = Awaited<ReturnType<typeof get>>;

/** Sends a GET request, and follows no redirect. */
async function get(request: Request, { baseUrl, token }: Target, { id = '', query = {} } = {}) {
  const operation = `GET ${request.path}`;
  const url = resourceUrl(baseUrl, fillPath(request.path, { id }));
  url.search = new URLSearchParams(query).toString();
  const system = { clock: systemClock, limits: defaultLimits, transport: networkTransport };
  const answer = await attempt({ operation, limited: 'answer' }, system, async (attempt) => {
    const reply = await attempt.request({ method: 'GET', url, headers: headersFor(token) });
    return { status: reply.status, text: await text(attempt.chunks(reply, defaultLimits.pageBytes)) };
  });
  // Not JSON: `undefined`.
  const body: unknown = await new Response(answer.text).json().catch(() => undefined);
  return { operation, schema: request.answers[200], ...answer, body };
}

class ProbeStopped extends UserError {}

/** What to do when no further request makes sense. */
function adviceFor({ status, operation }: Reply): string | undefined {
  if (status >= 300 && status < 400) return 'Set --base-url to the final address of the API.';
  if (status === 429) return 'Too many requests were made with this token. Run the probe again in an hour.';
  const isTokenRefused = operation === 'GET /apps' && (status === 401 || status === 403);
  return isTokenRefused ? 'Check that the environment variable contains a valid API token.' : undefined;
}

type Verdict = 'yes' | 'no' | 'not seen';

function every<Item>(items: readonly Item[], fits: (item: Item, at: number) => boolean): Verdict {
  if (items.length === 0) return 'not seen';
  return items.every(fits) ? 'yes' : 'no';
}

/** Sends at most 30 requests, one after the other, and checks what no single answer shows. */
async function probe(target: Target) {
  const replies: Reply[] = [];
  const read = async (request: Request, asked: { id?: string; query?: object } = {}): Promise<Reply> => {
    const reply = await get(request, target, asked);
    const advice = adviceFor(reply);
    if (advice) throw new ProbeStopped(`${reply.operation} returned ${reply.status}. ${advice}`);
    replies.push(reply);
    return reply;
  };

  const apps = await read(applications.list);
  for (const id of find(apps.body, 'applications._id').filter(isId).slice(0, 3)) {
    await read(applications.get, { id });
    await read(caches.list, { id });
  }
  const first = await read(builds.list);
  const [next] = find(first.body, 'nextPageUrl').filter(isText);
  const query = Object.fromEntries(URL.parse(next ?? '', 'https://query.invalid/')?.searchParams ?? []);
  const pages = next ? [first, await read(builds.list, { query })] : [first];
  const listed = recordsIn(pages, 'body.builds');
  const filtered: Record<string, Verdict> = {};
  for (const filter of ['appId', 'workflowId', 'branch', 'tag', 'status']) {
    const filteredBy = (build: Fields) => build[filter] || (filter === 'workflowId' && build.fileWorkflowId);
    const value = listed.map(filteredBy).find(isText);
    const fits = (build: Fields): boolean => filteredBy(build) === value;
    const reply = value && (await read(builds.list, { query: { [filter]: value } }));
    const found = recordsIn(reply, 'body.builds');
    // A filter that leaves out no build proves nothing.
    filtered[`\`${filter}\` filters the list`] = every([...found, ...listed].every(fits) ? [] : found, fits);
  }
  const part = await read(builds.list, { query: { skip: '1', limit: '1' } });
  const newestOfStatus = [...Map.groupBy(listed, ({ status }) => status).values()].map(([newest]) => newest);
  const chosen = new Set(find([...listed.slice(0, 2), ...newestOfStatus], '_id').filter(isId));
  for (const id of [...chosen].slice(0, 10)) await read(builds.get, { id });
  await read(user);
  const [teamId] = find(apps.body, 'applications.ownerTeam').filter(isId);
  if (teamId) await read(team, { id: teamId });
  const stranger = await get(applications.get, target, { id: '0'.repeat(24) });
  const wrong = await get(applications.list, { ...target, token: 'wrong' });

  const idsIn = ({ body }: Reply) => new Set(find(body, 'builds._id').filter(isText));
  const [ids = new Set(), others = new Set()] = pages.map(idsIn);
  const times = find(listed, 'createdAt').flatMap((time) => (isText(time) && parseTimestamp(time)) || []);
  const verdicts: Readonly<Record<string, Verdict>> = {
    'A page of the list has 30 builds': every(next ? [ids] : [], ({ size }) => size === 30),
    'The list begins with the newest build': every(times.slice(1), (time, at) => time <= (times[at] ?? 0)),
    'A build can be on two pages': [...others].some((id) => ids.has(id)) ? 'yes' : 'not seen',
    ...filtered,
    '`skip` and `limit` work': every([...ids].slice(1, 2), (id) => [...idsIn(part)].join() === id),
    'An unknown application returns 403 or 404': [403, 404].includes(stranger.status) ? 'yes' : 'no',
    'A wrong token returns 401': wrong.status === 401 ? 'yes' : 'no',
  };
  return { replies, verdicts };
}

/** Where an answer breaks the contract. A key of a map, such as the ID of a workflow, is not named. */
function faults({ status, schema, body }: Reply): string[] {
  const issues = (status === 200 && schema?.safeParse(body).error?.issues) || [];
  return issues.map(({ path }) => {
    const names = path.map((part, at) => {
      if (typeof part === 'number') return '[]';
      return (path[at - 1] !== 'workflows' && fieldNames.find((name) => name === part)) || '*';
    });
    return `\`${names.join('.') || '*'}\``;
  });
}

function answerName({ status, body, text }: Reply): string {
  const known = [200, 400, 401, 403, 404, 500, 502, 503].find((one) => one === status) ?? 'another status';
  if (body !== undefined) return `${known}`;
  return `${known} (${text.trimStart().startsWith('<') ? 'HTML page' : 'no JSON'})`;
}

/** The type of a value; of a status its word, and of a time its zone. */
function typeName(value: unknown, field: string): string {
  if (value === null) return 'null';
  if (typeof value !== 'string') return Array.isArray(value) ? 'list' : typeof value;
  if (field === 'status' || field === 'type') return words.find((word) => word === value) ?? 'another word';
  if (!/At$|^lastUsed$/.test(field)) return 'string';
  if (parseTimestamp(value) === undefined) return 'no time';
  return `time with ${['+0000', '+00:00', 'Z'].find((zone) => value.endsWith(zone)) ?? 'another zone'}`;
}

const unique = (texts: readonly string[]): string => [...new Set(texts)].toSorted().join(', ');

function presence(found: readonly Fields[], field: string): string {
  const having = found.filter((record) => record[field] !== undefined);
  if (having.length === 0) return 'none';
  const types = unique(having.map((record) => typeName(record[field], field)));
  return `${having.length === found.length ? 'all' : 'some'}: ${types}`;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function report({ replies, verdicts }: Awaited<ReturnType<typeof probe>>): string {
  const sent = [...Map.groupBy(replies, ({ operation }) => operation)];
  const answers = sent.map(([name, own]) => [name, unique(own.map(answerName)), unique(own.flatMap(faults))]);
  const fieldTables = Object.entries(records).map(([kind, [path, ...lists]]) => {
    const fields = lists.join(' ').split(' ');
    const shown = sent
      .map(([name, own]) => [name, recordsIn(own, path)] as const)
      .filter(([, found]) => found.length > 0);
    if (shown.length === 0) return `${kind}: not seen`;
    const rows = fields.map((field) => [`\`${field}\``, ...shown.map(([, found]) => presence(found, field))]);
    const keys = shown.map(([, found]) => new Set([...fields, ...found.flatMap(Object.keys)]));
    const others = keys.map(({ size }) => `${size - fields.length}`);
    return table([kind, ...shown.map(([name]) => name)], [...rows, ['other fields', ...others]]);
  });
  return [
    table(['Request', 'Answers', 'Breaks the contract in'], answers),
    table(['docs/hosted-service.md', 'Seen'], Object.entries(verdicts)),
    ...fieldTables,
  ].join('\n\n');
}

/** @param program how the user starts it */
export async function probeCommand(args: readonly string[], program: string): Promise<void> {
  const usage = `${program} --token-env <name> [--base-url <url>]     prints no value of the account
  --token-env <name>   environment variable with an API token
  --base-url <url>     address of the API (default: https://api.codemagic.io)`;
  await runCommandLine({ usage }, async (print) => {
    const string = { type: 'string' } as const;
    const options = { 'token-env': string, 'base-url': string, help: { type: 'boolean' } } as const;
    const { values, positionals } = readOptions({ args: [...args], allowPositionals: true, options });
    if (values.help) return print(usage);
    // An argument may be the token itself, so none is repeated.
    if (positionals.length > 0) throw new WrongCommand('Expected options only');
    const token = process.env[values['token-env'] ?? '']?.trim() ?? '';
    if (!/^[\x21-\x7e]+$/.test(token))
      throw new WrongCommand('--token-env: expected the name of an environment variable with an API token');
    const baseUrl = URL.parse(values['base-url'] ?? 'https://api.codemagic.io');
    if (!baseUrl || !isSafeAddress(baseUrl))
      throw new WrongCommand('--base-url: expected an https URL, or an http URL of a loopback address');
    print(report(await probe({ baseUrl, token })));
  });
}

if (import.meta.main) await probeCommand(process.argv.slice(2), 'npm run probe --');
