import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { startOptions } from '../../../src/service/cli/command-line.ts';
import { WrittenFault } from '../../../src/service/scenario/faults.ts';
import { WrittenOutcome } from '../../../src/service/scenario/outcomes.ts';
import { quirkNames } from '../../../src/service/scenario/quirks.ts';
import { repositoryRoot } from '../../support/action-metadata.ts';

const types = readFileSync(join(repositoryRoot, 'src/entry/build-service.d.ts'), 'utf8');

/** The names of the fields of an interface. */
function fieldsOf(name: string): (string | undefined)[] {
  const [, text = ''] = new RegExp(`export interface ${name} \\{\n(.*?)\n\\}`, 's').exec(types) ?? [];
  return [...text.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, field]) => field).toSorted();
}

test('the options are those of the command line in camel case, and log', () => {
  const options = Object.keys(startOptions).map((name) =>
    name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
  expect(fieldsOf('BuildServiceOptions')).toEqual([...options, 'log'].toSorted());
});

test.each([
  ['Fault', WrittenFault],
  // The service has no file of its caller.
  ['Outcome', WrittenOutcome.omit({ log: true })],
])('the type %s has the fields that the service reads', (name, schema) => {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' });
  expect(fieldsOf(name)).toEqual(Object.keys(properties).toSorted());
});

test('the quirks are those of the service', () => {
  const [, names = ''] = /export type Quirk =\n(.*?);/s.exec(types) ?? [];
  expect([...names.matchAll(/'(.+)'/g)].map(([, name]) => name)).toEqual(quirkNames);
});
