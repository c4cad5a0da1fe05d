import type { StepReport } from '../../core/report/report.ts';
import { endedBuilds } from '../../core/report/workflow.ts';
import { annotationMessage } from '../../core/text/log-line.ts';
import { workflowName } from '../wording/names.ts';
import { baseText, growthText, tooLargeOf } from '../wording/sizes.ts';

/** More are counted: an annotation holds 4,096 characters. */
const mostShown = 10;

/**
 * One text for all artefacts that grew by more than `maxSizeIncrease`, a line for each: `Android: app.apk grew from …`,
 * with what it is compared with. `undefined` if none did.
 */
export function tooLargeText(report: StepReport): string | undefined {
  const lines = endedBuilds(report).flatMap((build) => {
    const name = workflowName(build, report);
    const than = build.sizeBase ? ` Compared with ${baseText(build.sizeBase)}.` : '';
    return tooLargeOf(build).map((artefact) => `${name}: ${artefact.name} ${growthText(artefact)}${than}`);
  });
  if (lines.length === 0) return undefined;
  const more = lines.length > mostShown ? [`${lines.length - mostShown} more artefacts grew too much.`] : [];
  return annotationMessage([...lines.slice(0, mostShown), ...more]);
}
