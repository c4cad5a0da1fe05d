import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { writePageOfReport } from '../../../../src/action/install-page/install-page.ts';
import { defaultLimits } from '../../../../src/limits.ts';
import type { EndedBuild } from '../../../../src/action/report/report.ts';
import { createReportStore } from '../../../../src/action/report/report-store.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { temporaryFolder } from '../../../support/folder.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { artefact, stepReport, workflow } from '../../../support/reports.ts';

const { commit: _, ...withoutCommit } = workflow({ artefacts: [artefact()] });

test.each([
  ['started, the commit of the step', { ...withoutCommit, origin: 'started' }, '>c0ffee1<'],
  ['reused, its own commit', { ...withoutCommit, origin: 'reused', commit: 'decade1234' }, '>decade1<'],
  ['reused, no commit where its own is not known', { ...withoutCommit, origin: 'reused' }, undefined],
] satisfies [string, EndedBuild, string | undefined][])(
  'the page names, for an app of a build that was %s',
  async (_case, build, commit) => {
    await using folder = await temporaryFolder();
    const { runner } = memoryRunner({ with: {} });
    const store = createReportStore(stepReport({ workflows: [build], commit: 'c0ffee1234' }), {
      redact: runner.redactor.redact,
      now: () => 0,
    });
    await writePageOfReport(
      { runner, clock: new FakeClock(), limits: defaultLimits, store },
      { folder: folder.path, address: undefined },
    );
    const html = await readFile(join(folder.path, 'index.html'), 'utf8');
    if (commit === undefined) expect(html).not.toContain('<dt>Commit</dt>');
    else expect(html).toContain(commit);
  },
);
