import { expect, test } from '@jest/globals';
import { runBuild } from '../../support/builds.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { gitRepository } from '../../support/git.ts';
import { ask, testService } from '../../support/service.ts';

const secret = 'hunter2-hunter2';

const workflowFile = `
workflows:
  app:
    name: App ${secret}
    labels: [$KEY_PASSWORD]
    environment: { groups: [signing] }
    scripts:
      - name: Sign with ${secret}
        script: |
          printf %s "$KEY_PASSWORD" | head -c 9
          printf '%s\\n' "$KEY_PASSWORD" | tail -c 7
          printf %s "$KEY_PASSWORD" | base64
          echo "$BUNDLE_ID"
          echo "$KEY_PASSWORD" > key.txt
          exit 3
    artifacts: [key.txt]
`;

// T28
test('of a build with secret values in every place, API and page tell none but the public ones', async () => {
  await using folder = await temporaryFolder();
  const repository = await gitRepository({ path: folder.path, files: { 'codemagic.yaml': workflowFile } });
  await repository.git('config', 'user.name', 'Ada');
  await repository.commit({ 'read.me': '' }, `Change to ${secret}`);
  const groups = { signing: { KEY_PASSWORD: secret, BUNDLE_ID: 'com.example.app' } };
  await using service = await testService({
    executor: 'real',
    repositoryUrl: repository.path,
    configuration: { groups, publicVariables: ['BUNDLE_ID'] },
  });
  const build = await runBuild(service, { workflowId: 'app' });
  expect(build).toMatchObject({
    status: 'failed',
    message: 'Step 4 script `Sign with ***` exited with status code 3',
    labels: ['***'],
    config: { name: 'App ***' },
    commit: { commitMessage: 'Change to ***', branch: 'main' },
  });
  const logs: string[] = [];
  for (const { logUrl, subactions } of build.buildActions)
    logs.push((await ask({ url: subactions[0]?.logUrl ?? logUrl, token: service.token })).body);
  expect(logs[3]).toContain('***\n***\ncom.example.app\n');
  const list = (await service.ask('GET', '/builds')).body;
  const told = JSON.stringify([build, list]) + logs.join('') + service.log.join('');
  for (const spelling of [secret, Buffer.from(secret).toString('base64').slice(0, 19)])
    expect(told).not.toContain(spelling);
});
