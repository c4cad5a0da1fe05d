import { collectArtefacts, type KeptArtefact } from '../artefacts/collect.ts';
import type { OwnFolder } from '../environment/folders.ts';
import type { Variables } from '../environment/machine.ts';
import { expandVariables, labelsOf } from '../environment/variables.ts';
import { readTestReports } from '../test-report/read-reports.ts';
import type { Script } from '../workflow-file/schema.ts';
import type { BuildContext, BuildPlan, InsideRun, PlannedScript, PreparedBuild } from './build-context.ts';
import type { ScriptRunner } from './script-runner.ts';

/**
 * Runs the workflow's scripts until one fails, then collects artefacts and runs the publishing scripts. These run after a
 * failure too, as on the hosted service, so that reports are kept; `CM_BUILD_STEP_STATUS` tells them of the failure.
 *
 * @returns why the scripts failed (`failure`) and the publishing scripts failed (`warning`); null when they succeeded
 */
export async function scriptPhase(
  context: BuildContext,
  build: PreparedBuild,
  work: {
    readonly plan: BuildPlan;
    readonly scripts: ScriptRunner;
    readonly inside: InsideRun;
    /** The folder that `CM_BUILD_OUTPUT_DIR` names. */
    readonly output: OwnFolder;
  },
) {
  const { plan, scripts, inside } = work;
  const output = plan.publishing.length > 0 ? work.output : undefined;
  // Also for a build without a script of that type: clients expect to see the state.
  await context.recorder.state('building');
  const more: Record<string, string> = {};
  const failure = await runScripts(context, build, { scripts, planned: plan.scripts, more });
  const { name, labels } = build.workflow;
  // Scripts may have set variables that stand in a label.
  if (labels.some((label) => label.includes('$')))
    await context.recorder.workflow({ name, labels: labelsOf(build.workflow, scripts.variables()) });
  await context.recorder.state('publishing');
  const artefacts: KeptArtefact[] = [];
  if (plan.collecting)
    await context.steps.run(plan.collecting, async (log) => {
      const kept = await collectArtefacts(
        { ...build, variables: scripts.variables() },
        {
          log,
          signal: context.stop.signal,
          bundle: context.order.bundle,
          tool: { run: inside.tool, env: build.toolVariables },
          keep: (file) => context.recorder.artefact(file),
          output,
        },
      );
      artefacts.push(...kept);
      return { status: 'success' };
    });
  more.CM_BUILD_STEP_STATUS = failure === null ? 'success' : 'failure';
  more.CM_ARTIFACT_LINKS = artefactLinks(artefacts);
  const warning = await runScripts(context, build, { scripts, planned: plan.publishing, more });
  return { failure, warning };
}

/** Characters; Linux starts no process with a longer variable. */
const linksLimit = 120_000;

/** As JSON; those that do not fit are left out. */
function artefactLinks(artefacts: readonly KeptArtefact[]): string {
  const links: string[] = [];
  let length = 0;
  for (const artefact of artefacts) {
    const link = JSON.stringify(artefact);
    length += Buffer.byteLength(link) + 1;
    if (length > linksLimit) break;
    links.push(link);
  }
  return `[${links.join(',')}]`;
}

/**
 * Runs scripts up to the first failure that is not ignored, and returns its message.
 *
 * @param more variables of these scripts; how a test ended is added for those after it
 */
export async function runScripts(
  context: BuildContext,
  build: PreparedBuild,
  work: {
    readonly scripts: ScriptRunner;
    readonly planned: readonly PlannedScript[];
    readonly more: Record<string, string>;
  },
): Promise<string | null> {
  const { scripts, planned, more } = work;
  for (const { step, script } of planned) {
    await context.recorder.state(step.type);
    const { status, message } = await context.steps.run(step, async (log) => {
      const result = await scripts.run(script, { step, log, more });
      const isIgnored = result.status === 'failed' && ignoresFailure(script, scripts.variables(more));
      if (isIgnored) await log.line('The failure is ignored (ignore_failure).');
      const known = isIgnored ? { ...result, message: null } : result;
      if (script.testReport === undefined || result.status === 'skipped') return known;
      const testReport = await readTestReports({
        testReport: script.testReport,
        workingDirectory: script.workingDirectory ?? build.workflow.workingDirectory,
        ...{ folders: build.folders, variables: scripts.variables(more), log, signal: context.stop.signal },
      });
      return { ...known, testReport };
    });
    if (step.type === 'testing' && status !== 'skipped' && more.CM_TEST_STEP_STATUS !== 'failure')
      more.CM_TEST_STEP_STATUS = status === 'success' ? 'success' : 'failure';
    if (message !== null) return message;
  }
  return null;
}

/** A variable that is anything but `true` ignores nothing. */
function ignoresFailure({ ignoreFailure }: Script, variables: Variables): boolean {
  if (typeof ignoreFailure === 'boolean') return ignoreFailure;
  return /^true$/i.test(expandVariables(ignoreFailure, variables));
}
