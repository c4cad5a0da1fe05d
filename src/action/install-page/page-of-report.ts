import type { StepContext } from '../context.ts';
import { workflowName } from '../report/names.ts';
import { endedBuilds } from '../report/workflow.ts';
import type { InstallPageInputs } from './inputs.ts';

/** Writes the install page of the report's artefacts, and into the report how that went. @throws Cancelled */
export async function writePageOfReport(
  context: Pick<StepContext, 'clock' | 'limits' | 'runner' | 'store'>,
  inputs: InstallPageInputs,
): Promise<void> {
  const { store } = context;
  const { report } = store;
  const artefacts = endedBuilds(report).flatMap((build) => {
    const workflow = report.workflows.length > 1 ? workflowName(build, report) : undefined;
    // A build that is reused may be of another commit than the step.
    const commit = build.commit ?? (build.origin === 'reused' ? undefined : report.commit);
    return build.artefacts.map((artefact) => ({ artefact, workflow, commit }));
  });
  const { writeInstallPage } = await import('./write-page.ts');
  const content = { title: report.appName, ref: report.ref, artefacts };
  store.update({ installPage: await writeInstallPage(context, { inputs, content }) });
}
