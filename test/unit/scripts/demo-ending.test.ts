import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { parseDemo, serviceArgs } from '../../../scripts/demo/command-line.ts';
import { buildLine, endingLines, shortLinks } from '../../../scripts/demo/ending.ts';

test('signed links are shown short', () => {
  const [host, name] = ['http://127.0.0.1:4040', 'app.apk'];
  const text = `<a href="${host}/public/aaa.bbb.ccc/${name}">x</a> ${host}/artifacts/1-2/3-4/${name} (${host}/builds/1)`;
  expect(shortLinks(text)).toBe(
    `<a href="${host}/public/…/${name}">x</a> ${host}/artifacts/…/${name} (${host}/builds/1)`,
  );
});

test('a good build says which steps were skipped and which keys were passed over, and a failed one why', () => {
  const buildActions = [
    { name: 'Reading the workflow', status: 'success', skipped: ['publishing.email'] },
    { name: 'Deploy', status: 'skipped' },
    { name: 'Build', status: 'success' },
  ];
  const build = { status: 'finished', workflowId: null, fileWorkflowId: 'ios', buildActions };
  expect(buildLine({ build })).toBe(
    'Not done by ios: publishing.email (this service signs and publishes nothing); skipped: Deploy',
  );
  expect(buildLine({ build: { ...build, buildActions: buildActions.slice(2) } })).toBeUndefined();
  expect(buildLine({ build: { ...build, status: 'failed', message: 'No disk' } })).toBe(
    'ios failed: No disk',
  );
});

test('the end has three lines: your repository, the page, the step to paste', () => {
  const inputs = ['count=3', 'note="x"'];
  const asked = { args: ['--workflow', 'a b'], workflows: ['a b', 'c'], inputs };
  const options = { ...asked, kept: undefined, page: undefined };
  const [own, page, step = ''] = endingLines(options);
  expect(own).toBe('Your repository:   npm run demo -- --repository <path or url>');
  expect(page).toBe("Builds on a page:  npm run demo -- --workflow 'a b' --keep");
  expect(parse(step.replace('Step of a job: ', ''))).toEqual([
    {
      uses: 'OWNER/build-service-action@v1',
      with: {
        token: `\${{ secrets.BUILD_SERVICE_TOKEN }}`,
        appId: `\${{ vars.APP_ID }}`,
        workflowId: 'a b, c',
        workflowInputs: 'count=3\nnote="x"',
      },
    },
  ]);
  const kept = endingLines({
    ...options,
    kept: ['--repository', '/src/app'],
    page: 'http://127.0.0.1:1/#code=2',
  });
  expect(kept.slice(0, 2)).toEqual([
    'Your repository:   npm run service -- --repository /src/app   (keeps its builds and caches)',
    'Builds on a page:  http://127.0.0.1:1/#code=2   (signs you in, once)',
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
