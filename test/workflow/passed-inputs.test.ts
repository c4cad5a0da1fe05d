/** The inputs of the called workflows on their way to the actions. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { repositoryRoot } from '../support/action-metadata.ts';
import { workflowFiles } from '../support/workflow/written-workflows.ts';

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
}

/** The check for a release reads what it needs to find it, and publishes nothing. */
const notPassed = ['check name', 'check notes', 'check prerelease', 'check draft'];

test.each(workflowFiles().filter(({ path }) => path.includes('/mobile-')))(
  '$name passes on each input and secret that its action has too',
  ({ text }) => {
    const { on, jobs } = parse(text);
    const { inputs, secrets } = on.workflow_call;
    let actions = 0;
    for (const [job, { steps }] of Object.entries<{ steps: readonly Step[] }>(jobs))
      for (const { uses = '', with: passed = {} } of steps) {
        if (!uses.startsWith('$/')) continue;
        actions += 1;
        const action = parse(readFileSync(join(repositoryRoot, uses.slice(2), 'action.yml'), 'utf8'));
        for (const name of Object.keys({ ...inputs, ...secrets }))
          if (name in action.inputs && !notPassed.includes(`${job} ${name}`))
            expect(passed[name]).toMatch(new RegExp(`\\b(inputs|secrets|outputs)\\.${name}\\b`));
      }
    expect(actions).toBeGreaterThan(0);
  },
);
