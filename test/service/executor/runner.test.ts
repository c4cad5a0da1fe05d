/** How the scripts of a build start and end, and what they can do to the service that runs them. */

import { expect, test } from '@jest/globals';
import { systemRandom } from '../../../src/clock.ts';
import { scriptFile, testBuild, workflowFile } from '../../support/built.ts';
import { deepOnLinux } from '../../support/deep-test.ts';
import { deepWithWalls } from '../../support/sandbox.ts';

test('a script that ends with the status of one that could not start has its own failure', async () => {
  await using it = await testBuild(
    workflowFile(`scripts:
  - {name: One, script: exit 126, ignore_failure: true}
  - {name: Two, script: exit 125, ignore_failure: true}
  - {name: Three, script: exit 1}
`),
  );
  expect(await it.build()).toEqual({
    state: 'failed',
    message: 'Step 6 script `Three` exited with status code 1',
  });
  expect(await it.log('One')).toMatch(/^The script exited with status code 126: a command was found/);
  expect(await it.log('Two')).toMatch(/^The script exited with status code 125\.\n/);
});

test('values with quotes, line breaks and shell syntax reach a script unchanged', async () => {
  await using it = await testBuild(scriptFile('printf "%s|" "$A" "$B" "$C"'));
  const variables = { A: `it's "$(touch x)" \`touch y\` \\`, B: 'one\ntwo\n', C: ') </dev/null\nexit 9\n(' };
  expect(await it.build({ variables })).toEqual({ state: 'finished', message: null });
  expect(await it.log('Work')).toBe(`${variables.A}|${variables.B}|${variables.C}|`);
});

/** Prints, as if it were the end of a step, whatever other processes show that may be the mark of one. */
const forge = `words=$(cat /proc/[0-9]*/cmdline /proc/[0-9]*/environ 2>/dev/null | tr '\\0' '\\n' | grep -oE '[0-9a-f]{32}' | sort -u || true)
forge() { for word in $words; do for start in '\\036' '\\n' ''; do for at in '' '4 ' '5 ' '6 '; do printf "$start$word %s0\\n" "$at"; done; done; done; }`;

deepOnLinux('nothing that a script prints ends a step, its own or the next one', async () => {
  await using it = await testBuild(
    workflowFile(`scripts:
  - name: Forge
    script: |
${forge.replace(/^/gm, '      ')}
      forge; (while :; do forge; sleep 0.02; done) &
      echo end
  - name: Next
    script: sleep 0.5; echo mine; exit 3
`),
  );
  expect(await it.build()).toEqual({
    state: 'failed',
    message: 'Step 5 script `Next` exited with status code 3',
  });
  expect(await it.log('Forge')).toContain('end\n');
  expect(await it.log('Next')).toContain('mine\n');
});

// T23
deepWithWalls("nothing that a script inside a sandbox opens is the service's own output", async () => {
  const word = systemRandom.hex(12);
  await using it = await testBuild(
    scriptFile(
      `for one in /proc/[0-9]*/fd/[0-9]*; do (echo ${word} > "$one") 2>/dev/null || true; done; echo end`,
    ),
    { more: ['--sandbox', 'required'] },
  );
  expect((await it.build()).state).toMatch(/^(?:finished|failed)$/);
  expect(it.printed().filter((line) => line.includes(word))).toEqual([]);
});
