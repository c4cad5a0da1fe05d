/** Variables of an application, in groups; beyond the contract (docs/hosted-service.md, "Applications"). */

import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The value that is shown in place of a secret one. */
export const hiddenValue = '[HIDDEN]';

const name = z.string().min(1).max(256);

const Variable = z.looseObject({
  id: z.string(),
  key: z.string(),
  value: z.string().describe(`\`${hiddenValue}\` for a secure one`),
  group: z.string(),
  secure: z.boolean(),
});
export type Variable = z.infer<typeof Variable>;

const NewValue = z.looseObject({
  value: z.string(),
  secure: z.boolean().nullish().describe('Whether answers hide the value; by default they do'),
});

const AddVariable = z.looseObject({
  ...NewValue.shape,
  key: name.describe('Name of the variable'),
  group: name.describe('Name of the group, which need not exist'),
});

const update = {
  path: '/apps/:id/variables/:variableId',
  summary: 'Changes the value of a variable',
  contract: 'beyond',
  body: NewValue,
  answers: { 200: Variable },
} as const;

export const variableEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/apps/:id/variables',
    summary: 'Lists the variables of an application; secure ones without their values',
    contract: 'beyond',
    answers: { 200: z.array(Variable) },
  }),
  add: endpoint({
    method: 'POST',
    path: '/apps/:id/variables',
    summary: 'Adds a variable to a group',
    contract: 'beyond',
    sent: 'once',
    body: AddVariable,
    answers: { 200: Variable },
  }),
  update: endpoint({ method: 'PUT', ...update }),
  /** Documented by the vendor; clients also use PUT. */
  updateByPost: endpoint({ method: 'POST', ...update }),
  remove: endpoint({
    method: 'DELETE',
    path: '/apps/:id/variables/:variableId',
    summary: 'Removes a variable',
    contract: 'beyond',
    answers: { 204: undefined },
  }),
};
