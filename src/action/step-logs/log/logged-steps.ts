import type { SeenBuild, SeenBuildAction } from '../../../contract/build.ts';
import { hasEnded } from '../../../contract/values.ts';
import { failedStepOf } from '../../report/failure.ts';
import { stepDuration, stepName, stepsOf } from '../../report/steps.ts';

/** Which logs of remote steps are shown. */
export const stepLogChoices = ['failed', 'all', 'none'] as const;
export type StepLogChoice = (typeof stepLogChoices)[number];

/** A step whose log can be read. */
export interface LoggedStep {
  readonly name: string;
  /** Milliseconds. */
  readonly duration?: number;
  /** The addresses of its log, one for each part of the step; at least one. */
  readonly logUrls: readonly string[];
  /** `unclear`: it did not succeed, and may turn out to be the step that ended its build. */
  readonly outcome: 'success' | 'unclear';
}

/**
 * The steps of a build whose logs can be read now, in the order of the service: those that have ended, up to the first
 * that still runs. In a build that has ended, a step that was interrupted counts too.
 */
export function loggedSteps(build: SeenBuild, choice: StepLogChoice): LoggedStep[] {
  if (choice === 'none') return [];
  const isOver = hasEnded(build.status);
  const culprit = failedStepOf(build);
  const found: LoggedStep[] = [];
  const steps = stepsOf(build);
  for (const [at, action] of (build.buildActions ?? []).entries()) {
    const step = steps[at];
    if (step?.kind === 'running' && !isOver) break;
    if (!step || step.kind === 'waiting' || action.status === 'skipped') continue;
    if (choice === 'failed' && action.status !== 'failed' && action !== culprit) continue;
    const [logUrls, duration] = [logUrlsOf(action), stepDuration(step)];
    if (logUrls.length === 0) continue;
    const outcome = action.status === 'success' ? 'success' : 'unclear';
    found.push({ name: stepName(action), logUrls, outcome, ...(duration === undefined ? {} : { duration }) });
  }
  return found;
}

/** The addresses of a step's log: that of a script is on its subactions (docs/hosted-service.md, "Steps and logs"). */
export function logUrlsOf({ subactions, logUrl }: SeenBuildAction): string[] {
  const ofParts = (subactions ?? []).flatMap((part) => part.logUrl || []);
  return ofParts.length > 0 ? [...new Set(ofParts)] : [logUrl || []].flat();
}
