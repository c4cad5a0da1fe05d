import { expect, test } from '@jest/globals';
import type { z } from 'zod';
import { reuseLabel } from '../../../src/action/start/reuse.ts';
import { v1Body, v3Body } from '../../../src/client/start-fields.ts';
import { StartBuild } from '../../../src/contract/start.ts';

const { environment: environmentSchema, ...topShape } = StartBuild.shape;
const environmentShape = environmentSchema.unwrap().unwrap().shape;

/** A value that the field accepts, with its name in it. */
function sampleOf([name, schema]: [string, z.ZodType]): [string, unknown] {
  const text = `the ${name}`;
  const sample = [text, [text], { [text]: text }].find((value) => schema.safeParse(value).success);
  if (sample === undefined) throw new Error(`This test has no value for the field ${name}`);
  return [name, sample];
}

const environment = Object.fromEntries(Object.entries(environmentShape).map(sampleOf));
const top = Object.fromEntries(Object.entries(topShape).map(sampleOf));
const whole = { ...top, environment } as StartBuild;
const fields = [...Object.keys(topShape), ...Object.keys(environmentShape)];

/** The same start without one field. */
function without(field: string): StartBuild {
  const left = (values: object): object =>
    Object.fromEntries(Object.entries(values).filter(([key]) => key !== field));
  return { ...left(top), environment: left(environment) } as StartBuild;
}

test('the body of POST /builds has every field of a start as it was given, and no other', () => {
  expect(v1Body(whole)).toEqual(whole);
  expect(v1Body({ ...without('groups'), tag: undefined, environment: undefined })).toEqual({
    ...Object.fromEntries(Object.entries(top).filter(([key]) => key !== 'tag')),
  });
});

test('the body of the newer API has every field of a start but the application, which is in its path', () => {
  const body = JSON.stringify(v3Body(whole));
  expect(fields.filter((field) => !body.includes(`"the ${field}"`))).toEqual(['appId']);
  expect(body).not.toMatch(/"[a-z]+[A-Z]\w*":/);
});

/** Fields in which two builds with the same reuse key may differ, and why. */
const notInLabel = {
  appId: 'a build is looked up in its application',
  workflowId: 'a build of another workflow is not used',
  branch: 'the base branch of a pull request can stand for its head',
  tag: 'a build of another tag is not used',
  labels: 'they do not change the app',
  variables: 'often a run number: no build would be used twice',
};

test('the label of a reuse key depends on every field of a start that is not named here', () => {
  const labelOf = (settings: object): string => reuseLabel({ key: 'key', settings: { ...settings } });
  const ignored = fields.filter((field) => labelOf(without(field)) === labelOf(whole));
  expect(ignored.toSorted()).toEqual(Object.keys(notInLabel).toSorted());
});
