// In a fresh clone, jest has no durations of an earlier run and begins with the largest files. These files take longest, most of
// them because they wait for processes and clocks.
import TestSequencer from '@jest/test-sequencer';

/** Below `test/`, the longest first. */
export const longFiles = [
  'reliability/reuse-sequences.test.ts',
  'reliability/fault-table.test.ts',
  'reliability/random-faults.test.ts',
  'service/first-run.deep.test.ts',
  'service/start-build-service.deep.test.ts',
  'action/start/app-store-connect.test.ts',
  'workflow/release-scripts.deep.test.ts',
  'service/executor/simulate/simulated-build.test.ts',
  'action/commit-status/required-check.test.ts',
  'action/start/signals.test.ts',
  'action/start/simulated.test.ts',
];

const rank = ({ path }) => {
  const place = longFiles.findIndex((file) => path.endsWith(`/test/${file}`));
  return place < 0 ? longFiles.length : place;
};

export default class LongFilesFirst extends TestSequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => rank(a) - rank(b));
  }
}
