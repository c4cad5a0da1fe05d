import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { packageTypes } from '../../../scripts/package-types.ts';
import { WrittenFault } from '../../../src/service/scenario/faults.ts';
import { WrittenOutcome } from '../../../src/service/scenario/outcomes.ts';

test.each([
  ['Fault', WrittenFault],
  // The service has no file of its caller.
  ['Outcome', WrittenOutcome.omit({ log: true })],
])('the type %s has the fields that the service reads', (name, schema) => {
  const [, text = ''] =
    new RegExp(`export interface ${name} \\{\n(.*?)\n\\}`, 's').exec(packageTypes()) ?? [];
  const fields = [...text.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, field]) => field);
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' });
  expect(fields.toSorted()).toEqual(Object.keys(properties).toSorted());
});
