import { afterAll, beforeAll, expect } from '@jest/globals';
import { deepTestAfter } from '../../support/deep-test.ts';
import { scriptedExecutor } from '../../support/scripted-executor.ts';
import { type Stage, setStage } from '../../support/stage.ts';

/** The inputs of one step; the table overrides `workflowId: android` and `branch: main`. */
type Given = Readonly<Record<string, string>>;

interface Understood {
  readonly name: string;
  readonly with: Given;
  /** What every request to build says; other fields that inputs set are absent. */
  readonly sends: Readonly<Record<string, unknown>>;
  /** Default: `android`. */
  readonly workflows?: readonly string[];
}

const environment = (fields: Readonly<Record<string, unknown>>) => ({ environment: fields });
const two = ['android', 'ios'];

const understood: readonly Understood[] = [
  { name: 'workflows, one per line', with: { workflowId: 'android\nios' }, sends: {}, workflows: two },
  { name: 'workflows as a JSON list', with: { workflowId: '["android", "ios"]' }, sends: {}, workflows: two },
  { name: 'a tag', with: { branch: '', tag: 'v1' }, sends: { tag: 'v1' } },
  { name: 'groups with commas', with: { groups: 'a, b' }, sends: environment({ groups: ['a', 'b'] }) },
  {
    name: 'variables as a JSON object',
    with: { variables: '{"A": "1", "B": 1.10, "C": true}' },
    sends: environment({ variables: { A: '1', B: '1.10', C: 'true' } }),
  },
  { name: 'workflows with commas', with: { workflowId: 'android, ios,' }, sends: {}, workflows: two },
  { name: 'a JSON list of several lines', with: { workflowId: '[\n"android"\n]' }, sends: {} },
  { name: 'a branch by its full name', with: { branch: 'refs/heads/main' }, sends: { branch: 'main' } },
  { name: 'a branch with a slash', with: { branch: 'feature/a' }, sends: { branch: 'feature/a' } },
  { name: 'a tag by its full name', with: { branch: '', tag: 'refs/tags/v1' }, sends: { tag: 'v1' } },
  { name: 'groups, one per line', with: { groups: 'a\n\n b' }, sends: environment({ groups: ['a', 'b'] }) },
  {
    name: 'groups as a JSON list',
    with: { groups: '["a, b", "c"]' },
    sends: environment({ groups: ['a, b', 'c'] }),
  },
  {
    name: 'labels with commas',
    with: { labels: 'nightly, release' },
    sends: { labels: ['nightly', 'release'] },
  },
  { name: 'labels as a JSON list', with: { labels: '["nightly"]' }, sends: { labels: ['nightly'] } },
  {
    name: 'variables, one per line',
    with: { variables: 'A=1\n\n B = two words \nC=x=y' },
    sends: environment({ variables: { A: '1', B: 'two words', C: 'x=y' } }),
  },
  {
    name: 'a variable of several lines',
    with: { variables: 'NOTES<<END\nfirst\n\nthird\nEND\nA=1' },
    sends: environment({ variables: { NOTES: 'first\n\nthird', A: '1' } }),
  },
  {
    name: 'versions, one per line',
    with: { softwareVersions: 'flutter=3.10\nxcode=16.0' },
    sends: environment({ softwareVersions: { flutter: '3.10', xcode: '16.0' } }),
  },
  {
    name: 'versions as a JSON object',
    with: { softwareVersions: '{"flutter": 3.10}' },
    sends: environment({ softwareVersions: { flutter: '3.10' } }),
  },
];

deepTestAfter(5).each(understood.map((form): [string, Understood] => [form.name, form]))(
  '%s starts the builds that were meant',
  async (_name, form) => {
    const { workflows = ['android'] } = form;
    expect(await started(form.with)).toEqual({
      errors: [],
      bodies: workflows.map((workflowId) => ({
        ...{ appId: stage.service.appId, workflowId, branch: 'main', labels: [] },
        ...('tag' in form.sends ? { branch: undefined } : {}),
        ...form.sends,
      })),
    });
  },
);

deepTestAfter(1).each([['/settings?tab=1'], [''], ['#top']])(
  "the address of the application's page, with %j after it, starts the build that was meant",
  async (rest) => {
    const { appId } = stage.service;
    const { errors, bodies } = await started({ appId: `https://codemagic.io/app/${appId}${rest}` });
    expect({ errors, bodies }).toMatchObject({ errors: [], bodies: [{ appId }] });
  },
);

const list = '["a", "b"]';

/** Each starts no build, and its error contains these. */
const mistakes: readonly [name: string, given: Given, ...says: string[]][] = [
  ['the name of an application', { appId: 'hello-mobile' }, 'is the name of an application. Use its ID'],
  ['a list that is not closed', { workflowId: '["android", "ios"' }, 'workflowId', list],
  ['branch and tag', { tag: 'v1' }, 'branch and tag'],
  ['a text that does not end', { variables: 'A<<END\nfirst' }, 'line 1', 'END on a line of its own'],
  ['versions as YAML', { softwareVersions: 'flutter: 3' }, 'softwareVersions', 'use = instead of :'],
  ['an unknown application', { appId: 'nowhere' }, 'The token has access to', 'hello-mobile'],
  ['the address of another site', { appId: 'https://example.com/app/1' }, 'The token has access to'],
  [
    'no workflow',
    { workflowId: ' , ' },
    'The workflowId input contains no workflow ID',
    'one per line or separated by commas',
  ],
  ['a list with apostrophes', { workflowId: "['android']" }, 'workflowId', list],
  ['a quoted workflow', { workflowId: '"android"' }, 'workflowId', 'without quotes', list],
  ['a list of numbers', { workflowId: '[1, 2]' }, 'workflowId', list],
  ['a workflow twice', { workflowId: 'ios, ios' }, 'twice', 'each workflow once'],
  ['a quoted branch', { branch: '"main"' }, 'branch', 'without quotation marks'],
  ['a branch in apostrophes', { branch: "'main'" }, 'branch', 'without quotation marks'],
  ['a tag as branch', { branch: 'refs/tags/v1' }, 'branch', 'for a tag, use the tag input'],
  ['a branch as tag', { branch: '', tag: 'refs/heads/main' }, 'tag', 'for a branch, use the branch input'],
  ['the merge ref of a pull request', { branch: 'refs/pull/7/merge' }, 'branch', 'such as main'],
  ['a comment in variables', { variables: 'A=1\n# why' }, 'line 2', 'comments are not supported'],
  ['variables as YAML', { variables: 'A: 1' }, 'line 1', 'use = instead of :'],
  ['a variable without value', { variables: 'A' }, 'line 1', 'NAME=value'],
  ['variables that are not JSON', { variables: '{A: 1}' }, 'this is not valid JSON', 'NAME=value'],
  ['a list as variable', { variables: '{"A": ["b"]}' }, 'entry 1', 'lists and objects are not supported'],
  ['a list in variables', { variables: '["A=1"]' }, 'line 1', 'NAME=value'],
  ['versions with a space', { softwareVersions: 'flutter 3' }, 'softwareVersions', 'name=version'],
];

deepTestAfter(5).each(mistakes)(
  '%s starts no build, and the error names the cure',
  async (_name, given, ...says) => {
    const before = await stage.service.ask('GET', '/builds');
    const { errors } = await started(given);
    expect(errors).toHaveLength(1);
    for (const text of says) expect(errors[0]).toContain(text);
    const after = await stage.service.ask('GET', '/builds');
    expect(after.body.builds).toHaveLength(before.body.builds.length);
  },
);

/** Runs the action, and returns its errors and the requests to build, without the label of the start. */
async function started(given: Given): Promise<{ errors: string[]; bodies: object[] }> {
  const before = stage.proxy.requests.length;
  const result = await stage.run({ with: { workflowId: 'android', wait: 'false', ...given } });
  const posts = stage.proxy.requests.slice(before).filter(({ method }) => method === 'POST');
  const bodies = posts.map(({ body }) => body as { workflowId: string; labels: string[] });
  return {
    errors: result.errors.map(({ data }) => data),
    bodies: bodies
      .map((body) => ({ ...body, labels: body.labels.filter((label) => !label.startsWith('gh-')) }))
      .toSorted((left, right) => left.workflowId.localeCompare(right.workflowId)),
  };
}

let stage: Stage;
beforeAll(async () => {
  stage = await setStage({ executor: scriptedExecutor() });
});
afterAll(async () => stage[Symbol.asyncDispose]());
