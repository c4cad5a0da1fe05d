import { join } from 'node:path';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';
import { type Json, type TestService, testService } from '../support/service.ts';
import { until } from '../support/until.ts';

export const workflows = `
workflows:
  android:
    name: Android release
    labels: [yaml]
    environment:
      vars: { FLAVOUR: plain }
    cache:
      cache_paths: [kept]
    scripts:
      - name: Build
        script: |
          mkdir -p build kept
          echo x >> kept/count
          printf '%s %s %s' "$VERSION" "$FLAVOUR" "$(wc -l < kept/count)" > build/app.apk
    artifacts: [build/*.apk]
  telling:
    scripts:
      - echo "$BUILD_NUMBER $PROJECT_BUILD_NUMBER $CM_PREVIOUS_COMMIT" > told.txt
    artifacts: [told.txt]
    publishing:
      scripts:
        - name: Links
          script: echo "$CM_ARTIFACT_LINKS"
  broken:
    scripts:
      - name: Build iOS
        script: exit 37
  endless:
    scripts:
      - name: Wait
        script: |
          setsid sleep 1000 &
          sleep 1000
`;

/** The real service with a real repository, and a function that runs one build to its end. */
export async function realService(configuration = '') {
  const folder = await temporaryFolder();
  const repository = await gitRepository({
    path: join(folder.path, 'hello-mobile'),
    files: { 'codemagic.yaml': workflows },
  });
  const text = configuration.replace('REPOSITORY', repository.path);
  const service = await testService({
    executor: 'real',
    repositoryUrl: repository.path,
    configuration: text,
  });
  return {
    service,
    repository,
    async [Symbol.asyncDispose]() {
      await service[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}

export async function start(service: TestService, asked: Record<string, unknown>): Promise<string> {
  const body = { appId: service.appId, workflowId: 'android', branch: 'main', ...asked };
  return (await service.ask('POST', '/builds', body)).body.buildId;
}

export async function ended(service: TestService, id: string): Promise<Json> {
  return until(async () => {
    const { body } = await service.ask('GET', `/builds/${id}`);
    return body.build.finishedAt && body.build;
  });
}
