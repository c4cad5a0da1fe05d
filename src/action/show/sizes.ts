/** How much bigger or smaller artefacts are than those of another build. */
import prettyBytes from 'pretty-bytes';
import type { EndedBuild, ReportedArtefact, SizeBase, StepReport } from '../report/report.ts';
import { endedBuilds } from '../report/workflow.ts';
import { countText, sizeText } from '../text/units.ts';
import { annotationMessage, atMost, cut, visible } from '../text/visible.ts';
import { workflowName } from './names.ts';

type Compared = ReportedArtefact & { readonly size: number; readonly baseSize: number };

function isCompared(artefact: ReportedArtefact): artefact is Compared {
  return artefact.size !== undefined && artefact.baseSize !== undefined;
}

/** `↑ 18.2 MB (+240 kB, +1.3%)` where it is compared, else `18.2 MB`; `undefined` where the size is not known. */
export function sizeWithChange(artefact: ReportedArtefact): string | undefined {
  if (artefact.size === undefined) return undefined;
  const size = sizeText(artefact.size);
  if (!isCompared(artefact)) return size;
  const change = artefact.size - artefact.baseSize;
  if (change === 0) return `${size} (same size)`;
  return `${change > 0 ? '↑' : '↓'} ${size} (${changeText(artefact)})`;
}

/** `+240 kB, +1.3%`; without a share of a base of 0 bytes. */
function changeText({ size, baseSize }: Compared): string {
  const bytes = prettyBytes(size - baseSize, { signed: true, nonBreakingSpace: true });
  if (baseSize === 0) return bytes;
  const format = { style: 'percent', signDisplay: 'always', maximumFractionDigits: 1 } as const;
  return `${bytes}, ${((size - baseSize) / baseSize).toLocaleString('en-US', format)}`;
}

/** An artefact that grew by more than `maxSizeIncrease` allows. */
type TooLarge = Compared & { readonly exceeds: string };

export function tooLargeOf({ artefacts }: EndedBuild): TooLarge[] {
  return artefacts.filter(
    (artefact): artefact is TooLarge => isCompared(artefact) && artefact.exceeds !== undefined,
  );
}

/** `grew from 16.8 MB to 18.2 MB (+1.4 MB, +8.3%); maxSizeIncrease is 5%.`, to follow a name. */
export function growthText(artefact: TooLarge): string {
  const { size, baseSize, exceeds } = artefact;
  return `grew from ${sizeText(baseSize)} to ${sizeText(size)} (${changeText(artefact)}); maxSizeIncrease is ${exceeds}.`;
}

/** `build 5f3e of branch main at commit 4f3c2b1a09`. Not escaped. */
export function baseText({ branch, buildId, commit }: SizeBase): string {
  return `build ${buildId} of branch ${branch}${commit ? ` at commit ${commit.slice(0, 10)}` : ''}`;
}

/** Artefacts that are named; `moreGrew` counts the rest. An annotation holds 4,096 characters. */
export const mostGrown = 10;

/**
 * The artefacts that grew by more than `maxSizeIncrease`, a line for each: `Android: app.apk grew from …`; `undefined` if
 * none did. Both sizes must be visible, whatever the names are.
 */
export function tooLargeText(report: StepReport): string | undefined {
  const short = (text: string): string => cut(visible(text), 150);
  const lines = endedBuilds(report).flatMap((build) => {
    const workflow = short(workflowName(build, report));
    const than = build.sizeBase ? ` Compared with ${short(baseText(build.sizeBase))}.` : '';
    return tooLargeOf(build).map((one) => `${workflow}: ${short(one.name)} ${growthText(one)}${than}`);
  });
  if (lines.length === 0) return undefined;
  return annotationMessage(atMost(mostGrown, lines, moreGrew));
}

export function moreGrew(more: number): string {
  return `${countText(more, 'more artefact')} grew too much.`;
}
