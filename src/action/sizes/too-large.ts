import { workflowName } from '../report/names.ts';
import type { StepReport } from '../report/report.ts';
import { endedBuilds } from '../report/workflow.ts';
import { countText } from '../text/units.ts';
import { annotationMessage, cut, visible } from '../text/visible.ts';
import { baseText, growthText, tooLargeOf } from './wording.ts';

/** More are counted: an annotation holds 4,096 characters. */
const mostShown = 10;

/** Characters of one name: both sizes are to be seen, whatever the names are. */
const longestName = 150;

/**
 * One text for all artefacts that grew by more than `maxSizeIncrease`, a line for each: `Android: app.apk grew from …`,
 * with what it is compared with. `undefined` if none did.
 */
export function tooLargeText(report: StepReport): string | undefined {
  const lines = endedBuilds(report).flatMap((build) => {
    const workflow = short(workflowName(build, report));
    const than = build.sizeBase ? ` Compared with ${short(baseText(build.sizeBase))}.` : '';
    return tooLargeOf(build).map(
      (artefact) => `${workflow}: ${short(artefact.name)} ${growthText(artefact)}${than}`,
    );
  });
  if (lines.length === 0) return undefined;
  const left = lines.length - mostShown;
  const more = left > 0 ? [`${countText(left, 'more artefact')} grew too much.`] : [];
  return annotationMessage([...lines.slice(0, mostShown), ...more]);
}

function short(text: string): string {
  return cut(visible(text), longestName);
}
