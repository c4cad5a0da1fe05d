import { expect, test } from '@jest/globals';
import { readRunEvent } from '../../../src/action/event/run-event.ts';
import { start } from '../../../src/action/start/run.ts';
import { runAction } from '../../support/action-process.ts';
import { startFakeService } from '../../support/fake-service/server.ts';
import { githubHtml } from '../../support/github-html.ts';
import { refusesInputs } from '../../support/refused-inputs.ts';

// T17
test("a fork's branch is refused alone, not with other bad inputs, with the address of the page that says more", async () => {
  await using server = await startFakeService(() => undefined);
  const payload = {
    pull_request: {
      number: 3,
      head: { ref: 'main', repo: { full_name: 'somebody/mobile-app' } },
      base: { repo: { full_name: 'octo-org/mobile-app' } },
    },
  };
  const result = await runAction({
    event: { name: 'pull_request', payload },
    with: {
      ...{ token: '', baseUrl: server.url, appId: 'a', workflowId: 'android', branch: 'refs/heads/main' },
      timeout: 'soon',
    },
    env: { GITHUB_ACTION_REPOSITORY: 'octo-org/builds', GITHUB_ACTION_REF: 'feature/#1' },
  });
  expect(result).toMatchObject({ exitCode: 1, outputs: {}, log: '' });
  const page = 'https://github.com/octo-org/builds/blob/feature/%231/docs/troubleshooting.md';
  expect(result.errors.map(({ data }) => data)).toEqual([
    expect.stringMatching(/a branch with that name is unrelated.*\n.*#pull-requests-from-forks$/s),
  ]);
  expect(result.errors[0]?.data).toContain(`\n${page}#`);
  expect(server.requests).toEqual([]);
});

test('four bad inputs are one error and a summary that list each of them, before any request', async () => {
  await using server = await startFakeService(() => undefined);
  const problems = [
    'The branch input is "<b>main</b> *". Expected a branch name',
    'The timeout input is "soon". Expected a duration from 1s to 365d',
    'The maxSizeIncrease input is "5". Expected a number with %',
    'The appId input is required.',
  ];
  const result = await runAction({
    with: {
      ...{ token: 'token-of-a-test', baseUrl: server.url, appId: '', workflowId: 'android' },
      ...{ branch: '<b>main</b> *', timeout: 'soon', maxSizeIncrease: '5' },
    },
  });
  expect(result).toMatchObject({ exitCode: 1, outputs: {}, log: '' });
  expect(result.errors.map(({ properties }) => properties)).toEqual([
    { title: 'The step failed: 4 input errors' },
  ]);
  expect(result.errors[0]?.data.split('\n')).toEqual(problems.map((text) => expect.stringContaining(text)));
  const [heading, , part, , ...list] = result.summary.trimEnd().split('\n');
  expect([heading, part]).toEqual(['## ❌ The step failed: 4 input errors', '### What went wrong']);
  const shown = githubHtml(list.join('\n'));
  expect(shown.match(/<li>/g)).toHaveLength(4);
  for (const text of problems) expect(shown).toContain(text.replaceAll('<', '&#x3C;'));
  expect(server.requests).toEqual([]);
});

test('with summary: false, bad inputs write no summary', async () => {
  const result = await runAction({
    with: { token: '', appId: 'a', workflowId: 'android', summary: 'false' },
  });
  expect(result).toMatchObject({ exitCode: 1, summary: '' });
  expect(result.errors).toHaveLength(1);
});

const given = { appId: 'a', workflowId: 'android', branch: 'main' };

refusesInputs({ action: start, folder: '.', with: given }, [
  {
    name: 'no token',
    with: { token: '' },
    says: ['The token input is required', 'a repository secret'],
    hides: ['Dependabot'],
  },
  {
    name: 'no token in a run of Dependabot',
    with: { token: '' },
    run: { actor: 'dependabot[bot]' },
    says: ['under Settings > Secrets and variables > Dependabot'],
  },
  { name: 'no appId', with: { appId: '' }, says: ['appId'] },
  { name: 'no workflowId', with: { workflowId: '' }, says: ['workflowId'] },
  { name: 'half a list', with: { workflowId: '["android", "ios"' }, says: ['workflowId', '["a", "b"]'] },
  ...['workflowId', 'groups', 'labels', 'artefacts', 'failOn'].map((name) => ({
    name: `a YAML list in ${name}`,
    with: { [name]: '- finished\n- "failed"' },
    says: [`The ${name} input is "- finished\\n`, 'one entry per line without "- "'],
  })),
  { name: 'a quoted pattern', with: { artefacts: '"*.apk"' }, says: ['artefacts', 'quotation marks'] },
  {
    name: 'a list in brackets',
    with: { groups: '[a, b]' },
    says: ['groups', 'JSON list such as ["a", "b"]'],
  },
  ...[
    ['branch', '{{ github.head_ref }}'],
    ['tag', '{{github.ref_name}}'],
    ['appId', '{{ vars.APP_ID }}'],
    ['workflowId', 'ios\n{{ matrix.workflow }}'],
    ['labels', 'nightly, {{ github.actor }}'],
    ['reuseKey', "app-{{ hashFiles('pubspec.lock') }}"],
    ['download', '{{ runner.temp }}/out'],
    ['artefacts', "{{ format('{0}.apk', github.sha) }}"],
    ['instanceType', '{{ vars.MACHINE }}'],
    ['timeout', '{{ vars.TIMEOUT }}'],
    ['variables', '{{ toJSON(vars) }}'],
    ['token', '{{ secrets.TOKEN }}'],
  ].map(([name = '', text = '']) => ({
    name: `${name} with an expression without its dollar sign`,
    with: { [name]: text },
    says: [`The ${name} input contains {{ … }}`, 'with a dollar sign'],
  })),
  ...['feature login', `\${GITHUB_REF#refs/heads/}`, '$(git branch)', 'a..b', 'release/*', '"main"'].flatMap(
    (text) =>
      ['branch', 'sizeBase'].map((name) => ({
        name: `the ${name} ${text}`,
        with: { [name]: text },
        says: [`The ${name} input is ${JSON.stringify(text)}`, 'spaces or other characters that Git refuses'],
      })),
  ),
  {
    name: 'an event that says nothing',
    with: { branch: '' },
    run: { event: readRunEvent({ name: 'issue_comment' }) },
    says: ['issue_comment', 'branch', 'tag'],
  },
  { name: 'a short commit', with: { commit: 'c0ffee' }, says: ['commit', '"c0ffee"', 'first 7'] },
  {
    name: 'plain http',
    with: { baseUrl: 'http://a.example' },
    says: ['baseUrl', 'http://a.example', 'https://'],
  },
  { name: 'a timeout in words', with: { timeout: 'soon' }, says: ['timeout', '"soon"', '1h30m'] },
  { name: 'a long pollInterval', with: { pollInterval: '11m' }, says: ['pollInterval', '"11m"', '10m'] },
  { name: 'wait in words', with: { wait: 'yes' }, says: ['wait', '"yes"', 'true or false'] },
  {
    name: 'ifCommitDiffers without waiting',
    with: { ifCommitDiffers: 'error', wait: 'false' },
    says: ['ifCommitDiffers', 'wait is false', 'wait action'],
  },
  {
    name: 'waitForAppStoreConnect without waiting',
    with: { waitForAppStoreConnect: 'true', wait: 'false' },
    says: ['waitForAppStoreConnect input cannot be true if wait is false'],
  },
  {
    name: 'appStoreConnectTimeout without a unit',
    with: { appStoreConnectTimeout: '90' },
    says: ['appStoreConnectTimeout', '90s'],
  },
  {
    name: 'variables as YAML',
    with: { variables: 'A: hunter2' },
    says: ['variables', 'line 1', '= instead of :'],
    hides: ['hunter2'],
  },
  {
    name: 'workflowInputs as YAML',
    with: { workflowInputs: 'A: hunter2' },
    says: ['workflowInputs', 'line 1', '= instead of :'],
    hides: ['hunter2'],
  },
  { name: 'softwareVersions without =', with: { softwareVersions: 'xcode 16' }, says: ['softwareVersions'] },
  { name: 'failOn with an unknown state', with: { failOn: 'broken' }, says: ['failOn', '"broken"'] },
  { name: 'an extglob', with: { artefacts: 'a@(b|c).apk' }, says: ['artefacts', '`@(…)` is not supported'] },
  { name: 'a link for ever', with: { publicLinkExpiry: 'for ever' }, says: ['publicLinkExpiry', '7d'] },
  {
    name: 'an install page without links',
    with: { installPage: 'site', publicLinks: 'false' },
    says: ['The installPage input cannot be used with publicLinks: false'],
  },
  {
    name: 'a long commentText',
    with: { commentText: '🙂'.repeat(4_001) },
    says: ['The commentText input is too long. Expected at most 4,000 characters of Markdown.'],
  },
  {
    name: 'a comment without a token for GitHub',
    with: { comment: 'true', githubToken: '' },
    says: ['comment', 'githubToken'],
  },
]);
