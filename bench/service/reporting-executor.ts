import type { BuildAction } from '../../src/contract/build.ts';
import type { BuildState } from '../../src/contract/values.ts';
import type { Executor } from '../../src/service/executor/execution.ts';

/** The states and steps of a build of one script. */
const phases = [
  ['preparing', ['Preparing build machine']],
  ['fetching', ['Fetching app sources', 'Reading the workflow']],
  ['building', ['Work']],
  ['publishing', []],
  ['finishing', ['Cleaning up']],
] satisfies readonly (readonly [BuildState, readonly string[]])[];

const at = '2026-01-01T00:00:00.000+0000';

/**
 * Reports what a build of one script reports, and does nothing else: such a build takes what the queue, the database and
 * the build's folders take.
 */
export const reportingExecutor: Executor = {
  async execute(order, recorder) {
    const steps: BuildAction[] = [];
    const report = async (name: string, status: 'success' | null): Promise<void> => {
      const logUrl = `/builds/${order.buildId}/step/000000000000000000000000`;
      const times = { startedAt: at, finishedAt: status === null ? null : at };
      if (status !== null) steps.pop();
      steps.push({
        _id: '000000000000000000000000',
        name,
        type: '',
        status,
        ...times,
        logUrl,
        subactions: [],
      });
      await recorder.steps(structuredClone(steps));
    };
    for (const [state, names] of phases) {
      // The queue has recorded the first state.
      if (state !== 'preparing') await recorder.state(state);
      for (const name of names) {
        await report(name, null);
        if (name === 'Fetching app sources') await recorder.commit({ hash: '0'.repeat(40) });
        if (name === 'Reading the workflow') await recorder.workflow({ name: 'App', labels: [] });
        await report(name, 'success');
      }
    }
    return { state: 'finished', message: null };
  },
  listBranches: async () => ({ names: ['main'], defaultBranch: 'main' }),
  listWorkflows: async () => [],
  readProjectType: async () => null,
  endProcesses: async () => 0,
};
