import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { serviceStep } from '../../support/action-process.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { gitRepository } from '../../support/git.ts';
import { workflowFile } from '../../support/stage.ts';

const sources = join(import.meta.dirname, '../../../src/service/page/static');

test('the service of the bundle has the same page as the one that runs from source', async () => {
  await using folder = await temporaryFolder();
  const files = { 'codemagic.yaml': workflowFile(['true'], []) };
  await gitRepository({ path: folder.path, files });
  await using service = await serviceStep({ env: { GITHUB_WORKSPACE: folder.path } });
  for (const file of readdirSync(sources)) {
    const path = file === 'index.html' ? '/' : `/page/${file}`;
    const response = await fetch(service.outputs.baseUrl + path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(readFileSync(join(sources, file), 'utf8'));
  }
});
