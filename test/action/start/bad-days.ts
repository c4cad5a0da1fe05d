import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../support/action-metadata.ts';
import { type ActionResult, runAction } from '../../support/action-process.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { produce, scriptedExecutor } from '../../support/scripted-executor.ts';
import { testService } from '../../support/service.ts';

const page = readFileSync(join(repositoryRoot, 'docs', 'service.md'), 'utf8');

const [, section = ''] = page.split('\n## Bad days on demand\n');

export const recipes = [...(section.split('\n## ')[0]?.matchAll(/```json\n([\s\S]*?)```/g) ?? [])].map(
  ([, text]) => text ?? '',
);

/** Runs the action with `download`; the build makes one file of 1,000 bytes. */
export async function badDay(recipe: string | undefined): Promise<{
  readonly result: ActionResult;
  readonly faults: readonly string[];
  readonly builds: number;
  readonly downloaded: Buffer;
}> {
  await using folder = await temporaryFolder();
  await using service = await testService({
    executor: scriptedExecutor(produce([['app.apk', Buffer.alloc(1_000, 'x')]])),
    faults: JSON.parse(recipe ?? ''),
  });
  const { baseUrl, token, appId } = service;
  const given = { baseUrl, token, appId, workflowId: 'android', branch: 'main', pollInterval: '1s' };
  const result = await runAction({ with: { ...given, download: folder.path } });
  return {
    result,
    faults: service.log.filter((line) => line.startsWith('fault: ')),
    builds: (await service.ask('GET', '/builds')).body.builds.length,
    downloaded: readFileSync(join(folder.path, 'app.apk')),
  };
}
