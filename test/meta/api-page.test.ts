/** docs/api.md matches the schemas that client and service share. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { ApplicationWithBranches, Cache } from '../../src/contract/application.ts';
import { Artefact, PublicUrl } from '../../src/contract/artefact.ts';
import { Build } from '../../src/contract/build.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { buildStates } from '../../src/contract/values.ts';
import { repositoryRoot } from '../support/action-metadata.ts';

const page = readFileSync(join(repositoryRoot, 'docs', 'api.md'), 'utf8');

/** The text below a heading, up to the next heading of any level. */
function section(heading: string): string {
  const [, text] = page.split(new RegExp(`^#+ ${heading.replace(/[:/`]/g, '\\$&')}\\n`, 'm'));
  if (text === undefined) throw new Error(`docs/api.md has no heading "${heading}"`);
  return text.split(/^#+ /m)[0] ?? '';
}

/** The rows of the table in a text, without its head and without backticks. */
function rows(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replace(/^`(.*)`$/, '$1')),
    );
}

function fieldsIn(text: string): string[] {
  return rows(text).map(([field = '']) => field);
}

/** Each field of a body with whether it is required; inner fields as `outer.inner`. */
function fieldsOf(schema: z.core.JSONSchema._JSONSchema): [string, boolean][] {
  if (typeof schema === 'boolean') return [];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, boolean][] => [
    [name, schema.required?.includes(name) ?? false],
    ...fieldsOf(field).map(([inner, required]): [string, boolean] => [`${name}.${inner}`, required]),
  ]);
  // A nullable field is a union of two schemas.
  return [...own, ...(schema.anyOf ?? []).flatMap(fieldsOf)];
}

const declared: readonly [string, Endpoint][] = Object.values(endpoints)
  .flatMap((verbs) => Object.values<Endpoint>(verbs))
  .filter((endpoint) => endpoint !== endpoints.builds.stepLog)
  .map((endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]);

const named = declared.map(([name]) => name).toSorted();

test('every endpoint of the contract has a heading, and there are no others', () => {
  const headings = [...page.matchAll(/^### `((?:GET|POST|DELETE) .*)`$/gm)].map(([, name]) => name);
  expect(headings.toSorted()).toEqual(named);
});

test('the overview lists every endpoint', () => {
  expect(fieldsIn(section('Overview')).toSorted()).toEqual(named);
});

test.each(declared.flatMap(([name, { body }]) => (body ? [[name, body] as const] : [])))(
  'the table of %s lists the fields of its body and which are required',
  (name, body) => {
    const told = rows(section(`\`${name}\``)).map(([field = '', , required]) => [field, required === 'yes']);
    const fields = fieldsOf(z.toJSONSchema(body, { io: 'input' }));
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(fields));
  },
);

test('the filters of the list are documented, without those that were only observed', () => {
  const filters = Object.keys(endpoints.builds.list.query?.shape ?? {}).filter(
    (name) => !['skip', 'limit', 'status'].includes(name),
  );
  const [, documented = ''] = /^Optional filters.*?: (.*)$/m.exec(section('`GET /builds`')) ?? [];
  expect(documented.match(/\w+/g)).toEqual(filters);
});

test.each([
  ['Application record', ApplicationWithBranches],
  ['Build record', Build],
  ['Artefact record', Artefact],
  ['Cache record', Cache],
  ['Public link', PublicUrl],
])('every field in %s is in its schema', (heading, schema) => {
  const fields = fieldsIn(section(heading));
  expect(fields).not.toEqual([]);
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(fields));
});

test('exactly the states of a build are documented', () => {
  const [line = ''] = section('Build states')
    .split('\n')
    .filter((one) => one.startsWith('`queued`'));
  expect(line.match(/\w+/g)?.toSorted()).toEqual(buildStates.toSorted());
});
