import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ActionStep } from '../../support/action-process.ts';
import { deepTest } from '../../support/deep-test.ts';
import { type Stage, setStage } from '../../support/stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});

afterAll(async () => stage[Symbol.asyncDispose]());

// T21
test("the service's own token in variables is refused, as toJSON(secrets) would contain it", async () => {
  const variables = JSON.stringify({ API: stage.service.token });
  const result = await stage.run({ with: { workflowId: 'android', variables } });
  expect(result.errors[0]?.data).toMatch(/variables.*API/);
  expect(stage.proxy.requests).toEqual([]);
});

interface Case {
  readonly name: string;
  readonly with: Record<string, string>;
  readonly event?: ActionStep['event'];
  readonly env?: ActionStep['env'];
  /** The annotation contains each of these. */
  readonly says: readonly string[];
  /** The annotation contains none of these. */
  readonly hides?: readonly string[];
}

const fork = {
  name: 'pull_request',
  payload: {
    pull_request: {
      number: 3,
      head: { ref: 'main', repo: { full_name: 'somebody/mobile-app' } },
      base: { repo: { full_name: 'octo-org/mobile-app' } },
    },
  },
};

const cases: readonly Case[] = [
  {
    name: 'no token',
    with: { token: '' },
    says: ['token', 'a repository secret'],
    hides: ['Dependabot'],
  },
  {
    name: 'no token in a run of Dependabot',
    with: { token: '' },
    env: { GITHUB_ACTOR: 'dependabot[bot]' },
    says: ['The token input is required', 'under Settings > Secrets and variables > Dependabot'],
  },
  { name: 'no appId', with: { appId: '' }, says: ['appId'] },
  { name: 'no workflowId', with: { workflowId: '' }, says: ['workflowId'] },
  { name: 'a timeout without number', with: { timeout: 'soon' }, says: ['timeout', '"soon"', '1h30m'] },
  {
    name: 'a too long pollInterval',
    with: { pollInterval: '11m' },
    says: ['pollInterval', '"11m"', '10m'],
  },
  {
    name: 'wait that is not a boolean',
    with: { wait: 'yes please' },
    says: ['wait', '"yes please"', 'true or false'],
  },
  {
    name: 'ifCommitDiffers without waiting',
    with: { ifCommitDiffers: 'error', wait: 'false' },
    says: ['ifCommitDiffers', 'wait is false', 'wait action'],
  },
  { name: 'a commit of six digits', with: { commit: 'c0ffee' }, says: ['commit', '"c0ffee"', 'first 7'] },
  {
    name: 'variables with a comment',
    with: { variables: '# hunter2' },
    says: ['variables', 'line 1', 'NAME=value', 'comments are not supported'],
    hides: ['hunter2'],
  },
  {
    name: 'variables as YAML',
    with: { variables: 'A: hunter2' },
    says: ['variables', 'line 1', 'NAME=value', '= instead of :'],
    hides: ['hunter2'],
  },
  {
    name: 'softwareVersions without =',
    with: { softwareVersions: 'flutter 3' },
    says: ['softwareVersions', 'name=version'],
  },
  {
    name: 'plain http',
    with: { baseUrl: 'http://api.example.com' },
    says: ['baseUrl', 'http://api.example.com', 'https://'],
  },
  {
    name: 'failOn with an unknown state',
    with: { failOn: 'broken' },
    says: [
      'failOn',
      '"broken"',
      'Expected a list of finished, failed, canceled',
      'To fail on no state, write none.',
    ],
  },
  {
    name: 'artefacts with an extglob',
    with: { artefacts: '*.aab\napp-@(debug|release).apk' },
    says: ['The artefacts input is', 'pattern 2: `@(…)` is not supported', 'braces and a leading !'],
  },
  { name: 'failOn with none and a state', with: { failOn: 'none, failed' }, says: ['failOn', 'write none'] },
  {
    name: 'publicLinkExpiry that is not a duration',
    with: { publicLinkExpiry: 'for ever' },
    says: ['publicLinkExpiry', '"for ever"', 'a duration from 1m to 365d: whole numbers', '7d'],
  },
  {
    name: 'no ref in the event',
    with: { branch: '' },
    event: { name: 'issue_comment' },
    says: ['issue_comment', 'branch', 'tag'],
  },
  {
    name: 'a fork',
    with: { branch: '', token: '' },
    event: fork,
    says: ['fork', 'a branch with that name is unrelated'],
  },
  { name: "a fork's branch by name", with: { branch: 'main', token: '' }, event: fork, says: ['fork'] },
  {
    name: "a fork's branch by its full name",
    with: { branch: 'refs/heads/main', token: '' },
    event: fork,
    says: ['a branch with that name is unrelated'],
  },
  {
    name: "a review comment on a fork's lines",
    with: { branch: 'main', token: '' },
    event: { ...fork, name: 'pull_request_review_comment' },
    says: ['a branch with that name is unrelated'],
  },
  {
    name: 'a review comment without branch',
    with: { branch: '' },
    event: { name: 'pull_request_review_comment' },
    says: ['pull_request_review_comment', 'branch', 'tag'],
  },
];

// T17
deepTest.each(cases)(
  '$name gives one annotation that says what is expected, before any request',
  async ({ with: given, event, env, says, hides }) => {
    const result = await stage.run({
      with: { workflowId: 'android', ...given },
      ...(event ? { event } : {}),
      ...(env ? { env } : {}),
    });
    expect(result.exitCode).toBe(1);
    expect(result.errors).toHaveLength(1);
    for (const text of says) expect(result.errors[0]?.data).toContain(text);
    for (const text of hides ?? []) expect(result.printed).not.toContain(text);
    expect(result.log.trim()).toBe('');
    expect(stage.proxy.requests).toEqual([]);
  },
);
