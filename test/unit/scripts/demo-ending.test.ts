import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { parseDemo, serviceArgs } from '../../../scripts/demo/command-line.ts';
import {
  buildLines,
  endingLines,
  failureLines,
  previewFile,
  shortLinks,
} from '../../../scripts/demo/ending.ts';
import { repositoryRoot } from '../../support/action-metadata.ts';

test('signed links are shown short', () => {
  const [host, name] = ['http://127.0.0.1:4040', 'app.apk'];
  const text = `<a href="${host}/artifacts/.abc-def_">x</a> ${host}/artifacts/1-2/3-4/${name} (${host}/builds/1)`;
  expect(shortLinks(text)).toBe(
    `<a href="${host}/artifacts/.…">x</a> ${host}/artifacts/…/${name} (${host}/builds/1)`,
  );
});

test('a good build says which steps were skipped and which keys were passed over, and each build its message', () => {
  const buildActions = [
    { name: 'Reading the workflow', status: 'success', skipped: ['publishing.email'] },
    { name: 'Deploy', status: 'skipped' },
    { name: 'Build', status: 'success' },
  ];
  const build = { status: 'finished', workflowId: null, fileWorkflowId: 'ios', buildActions };
  const left = 'Not done by ios: publishing.email (this service does not sign or publish); skipped: Deploy';
  const plain = { ...build, buildActions: buildActions.slice(2) };
  expect(buildLines({ build })).toEqual([left]);
  expect(buildLines({ build: plain })).toEqual([]);
  const unmatched = 'No file matches `*.ipa`';
  expect(buildLines({ build: { ...build, message: unmatched } })).toEqual([
    `ios finished: ${unmatched}`,
    left,
  ]);
  const mistyped = 'codemagic.yaml:3: `scirpts` is not a known key';
  expect(buildLines({ build: { ...plain, status: 'warning', message: mistyped } })).toEqual([
    `ios warning: ${mistyped}`,
  ]);
  expect(buildLines({ build: { ...build, status: 'failed', message: 'No disk' } })).toEqual([
    'ios failed: No disk',
  ]);
});

test('the end names your repository and the page; and a token, if the service is kept', () => {
  const options = { args: ['--workflow', 'a b'], serviceArguments: undefined, running: undefined };
  expect(endingLines(options)).toEqual([
    'Your repository:   npm run demo -- --repository <path or url>',
    "In a browser:      npm run demo -- --workflow 'a b' --keep",
  ]);
  const kept = endingLines({
    ...options,
    serviceArguments: ['--repository', '/src/app'],
    running: { page: 'http://127.0.0.1:1/#code=2', token: 'abc' },
  });
  expect(kept).toEqual([
    'Your repository:   npm run service -- --repository /src/app   (keeps its builds and caches)',
    'In a browser:      http://127.0.0.1:1/#code=2   (signs you in once)',
    'API token:         export BUILD_SERVICE_TOKEN=abc   (until the service stops)',
  ]);
});

test('the preview workflow is a whole file, which uses inputs of mobile-preview', () => {
  const file = parse(previewFile(['a b', 'c'], ['count=3', 'note="x"']));
  expect(file).toMatchObject({
    on: 'pull_request',
    jobs: {
      preview: {
        uses: 'OWNER/build-service-action/.github/workflows/mobile-preview.yml@v1',
        with: { workflowId: 'a b, c', workflowInputs: 'count=3\nnote="x"' },
      },
    },
  });
  const called = parse(readFileSync(join(repositoryRoot, '.github/workflows/mobile-preview.yml'), 'utf8'));
  expect(Object.keys(called.on.workflow_call.inputs)).toEqual(
    expect.arrayContaining(Object.keys(file.jobs.preview.with)),
  );
  expect(parse(previewFile(['app'], [])).jobs.preview.with).not.toHaveProperty('workflowInputs');
});

test('after a failure, the next commands are printed', () => {
  const asked = { source: '/src/my app', groups: ['sign', 'sentry'], inputs: [] };
  expect(failureLines({ ...asked, args: ['--repository', 'my app', '--empty-groups'] })).toEqual([
    "Check the file:    npm run check -- '/src/my app'",
    "Without scripts:   npm run demo -- --repository 'my app' --simulate",
    "With its groups:   npm run demo -- --repository 'my app' --group sign=FILE.env",
  ]);
  expect(failureLines({ ...asked, args: ['--simulate'] })).toEqual([
    "Check the file:    npm run check -- '/src/my app'",
  ]);
  const withInputs = { source: 'app', groups: [], inputs: ['flavour', 'track'] };
  const values = '--input flavour=VALUE --input track=VALUE';
  expect(failureLines({ ...withInputs, args: [] }).slice(1)).toEqual([
    `With its inputs:   npm run demo -- ${values}`,
    `Without scripts:   npm run demo -- ${values} --simulate`,
  ]);
  expect(failureLines({ ...withInputs, args: ['--simulate'] }).slice(1)).toEqual([
    `With its inputs:   npm run demo -- --simulate ${values}`,
  ]);
});

test('the service is started with the options of the demo that change how it builds', () => {
  const same = [
    ...['--config', 'c.yaml', '--group', 'a=a.env', '--empty-groups', '--sandbox', 'required'],
    ...['--readable', 'tools', '--writable', 'cache', '--no-network'],
  ];
  const given = ['--repository', 'app', '--workflow', 'check', ...same, '--keep'];
  expect(serviceArgs(parseDemo(given), '/src/app')).toEqual(['--repository', '/src/app', ...same]);
});
