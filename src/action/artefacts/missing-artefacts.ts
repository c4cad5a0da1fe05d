import type { SeenBuild } from '../../contract/build.ts';
import { artefactFilter } from '../../pattern.ts';
import type { StepContext } from '../context.ts';
import type { Reaction } from '../inputs/parsers.ts';
import type { StepReport } from '../report/report.ts';
import { goodBuilds } from '../report/workflow.ts';
import type { Annotation } from '../runner/runner.ts';
import { logName } from '../show/names.ts';
import { namesText } from '../text/visible.ts';
import { type ArtefactSelection, selectsArtefacts } from './inputs.ts';

/** The builds that were to have artefacts and have none that matches. One that did not end well explains itself. */
export function buildsWithoutArtefacts(report: StepReport, selection: ArtefactSelection): NoArtefacts[] {
  if (!selectsArtefacts(selection)) return [];
  return goodBuilds(report)
    .filter(({ artefacts }) => artefacts.length === 0)
    .map((build) => ({
      label: logName(build),
      patterns: selection.artefacts.map(({ text }) => text),
      names: build.otherArtefacts,
    }));
}

export function missingArtefacts(builds: readonly NoArtefacts[], ifNoArtefacts: Reaction): Annotation[] {
  if (ifNoArtefacts === 'ignore') return [];
  const kind = ifNoArtefacts === 'error' ? 'error' : 'warning';
  // That the artefacts could not be read has been a warning already, with its reason.
  const reported = kind === 'error' ? builds : builds.filter(({ names }) => names);
  return reported.map((build) => ({ kind, title: 'No artefacts', message: noArtefactsText(build) }));
}

/** A build without a selected artefact. Untrusted text. */
interface NoArtefacts {
  /** What the sentence begins with, such as the name of the workflow; empty for a single build. */
  readonly label: string;
  readonly patterns: readonly string[];
  /** The names of all artefacts of the build; `undefined` where they could not be read. */
  readonly names: readonly string[] | undefined;
}

/** `android: no artefact matches *.aab. The build has app.apk. Patterns match names, not paths.` */
function noArtefactsText({ label, patterns, names }: NoArtefacts): string {
  const matching = patterns.length === 0 ? '' : ` to match ${namesText(patterns)}`;
  const text = !names
    ? 'the artefacts of the build could not be read.'
    : names.length === 0
      ? `the build has no artefacts${matching}.`
      : `no artefact matches ${namesText(patterns)}. The build has ${namesText(names)}. Patterns match names, not paths.`;
  return label === '' ? text.charAt(0).toUpperCase() + text.slice(1) : `${label}: ${text}`;
}

/**
 * What is missing of a build that had finished before this step, as the end of a sentence; `undefined` if everything that
 * the step needs is there. Each artefact is checked once.
 *
 * @throws ServiceError if a check fails; the signal's reason
 */
export async function findMissingArtefacts(
  { client, limits }: Pick<StepContext, 'client' | 'limits'>,
  { build, selection, signal }: { build: SeenBuild; selection: ArtefactSelection; signal: AbortSignal },
): Promise<string | undefined> {
  if (!build.artefacts) return 'the service does not list its artefacts';
  const isSelected = artefactFilter(selection.artefacts);
  const artefacts = build.artefacts.filter(({ name }) => isSelected(name)).slice(0, limits.artefacts);
  if (artefacts.length === 0 && selectsArtefacts(selection) && selection.ifNoArtefacts !== 'ignore')
    return 'it has no artefact that this step needs';
  await Promise.all(
    artefacts.map(({ url, size }) => client.artefacts.check({ url, size: size ?? undefined }, { signal })),
  );
  return undefined;
}
