import { expect, test } from '@jest/globals';
import { setStage, workflowFile } from '../../support/stage.ts';

const many = Array.from({ length: 13 }, (_, index) => `app-${String(index).padStart(2, '0')}.apk`);

function filesWith(names: readonly string[]) {
  return { 'codemagic.yaml': workflowFile([`touch ${names.join(' ')}`], ['*.apk']) };
}

test('artefacts that match nothing give one warning with the patterns, ten of the names and how many more', async () => {
  await using stage = await setStage({ files: filesWith(many) });
  const result = await stage.run({ with: { workflowId: 'android', artefacts: '*.aab\nout/*.apk' } });
  expect(result).toMatchObject({ exitCode: 0, errors: [], outputs: { status: 'finished', artefacts: '[]' } });
  expect(result.warnings.map(({ data }) => data)).toEqual([
    `android: no artefact matches *.aab, out/*.apk. The build has ${many.slice(0, 10).join(', ')} and 3 more. Patterns match names, not paths.`,
  ]);
});
