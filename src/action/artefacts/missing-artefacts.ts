import type { SeenBuild } from '../../contract/build.ts';
import { quoted } from '../../errors.ts';
import { artefactFilter } from '../../pattern.ts';
import type { StepContext } from '../context.ts';
import type { Reaction } from '../inputs/parsers.ts';
import { logName } from '../report/names.ts';
import type { EndedBuild, StepReport } from '../report/report.ts';
import { endedBuilds, endedWell, isOfWrongCommit } from '../report/workflow.ts';
import type { Annotation } from '../runner/runner.ts';
import { namesText } from '../text/visible.ts';
import { type AskedArtefacts, asksForArtefacts } from './inputs.ts';

/** The builds that were to have artefacts and have none that matches. One that did not end well explains itself. */
export function buildsWithoutArtefacts(report: StepReport, asked: AskedArtefacts): NoArtefacts[] {
  if (!asksForArtefacts(asked)) return [];
  return buildsToTake(report)
    .filter(({ artefacts }) => artefacts.length === 0)
    .map((build) => ({
      label: logName(build),
      patterns: asked.artefacts.map(({ text }) => text),
      names: build.otherArtefacts,
    }));
}

/** The builds of the right commit that went all the way, so that they should have their artefacts. */
export function buildsToTake(report: StepReport): EndedBuild[] {
  return endedBuilds(report).filter((build) => endedWell(build) && !isOfWrongCommit(build));
}

/** One for each build that has no artefact that was asked for. */
export function missingArtefacts(builds: readonly NoArtefacts[], ifNoArtefacts: Reaction): Annotation[] {
  if (ifNoArtefacts === 'ignore') return [];
  const kind = ifNoArtefacts === 'error' ? 'error' : 'warning';
  // That the artefacts could not be read has been a warning already, with its reason.
  const told = kind === 'error' ? builds : builds.filter(({ names }) => names);
  return told.map((build) => ({ kind, title: 'No artefacts', message: noArtefactsText(build) }));
}

/** A build without an artefact that was asked for. Untrusted text. */
export interface NoArtefacts {
  /** What the sentence begins with, such as the name of the workflow; empty where there is nothing to tell apart. */
  readonly label: string;
  /** The patterns that were given. */
  readonly patterns: readonly string[];
  /** The names of all artefacts of the build; `undefined` where they could not be read. */
  readonly names: readonly string[] | undefined;
}

/** `android: no artefact matches *.aab. The build has app.apk. Patterns match names, not paths.` */
export function noArtefactsText({ label, patterns, names }: NoArtefacts): string {
  const text = sentences(patterns, names);
  return label === '' ? text.charAt(0).toUpperCase() + text.slice(1) : `${label}: ${text}`;
}

function sentences(patterns: readonly string[], names: readonly string[] | undefined): string {
  if (!names) return 'the artefacts of the build could not be read.';
  const none = 'the build has no artefacts';
  if (names.length === 0)
    return patterns.length === 0 ? `${none}.` : `${none} to match ${namesText(patterns)}.`;
  return `no artefact matches ${namesText(patterns)}. The build has ${namesText(names)}. Patterns match names, not paths.`;
}

/**
 * What is missing of a build that had finished before this step, as the end of a sentence; `undefined` if everything that
 * the step needs is there. Each artefact is asked for once.
 *
 * @throws ServiceError when that cannot be told; the signal's reason
 */
export async function findMissingArtefacts(
  { client, limits }: Pick<StepContext, 'client' | 'limits'>,
  { build, asked, signal }: { build: SeenBuild; asked: AskedArtefacts; signal: AbortSignal },
): Promise<string | undefined> {
  if (!build.artefacts) return 'the service does not list its artefacts';
  const wanted = artefactFilter(asked.artefacts);
  const artefacts = build.artefacts.slice(0, limits.artefactsOfBuild).filter(({ name }) => wanted(name));
  if (artefacts.length === 0 && asksForArtefacts(asked) && asked.ifNoArtefacts !== 'ignore')
    return 'it has no artefact that this step asks for';
  const over = new AbortController();
  const either = AbortSignal.any([signal, over.signal]);
  try {
    const gone = await Promise.all(
      artefacts.map(async ({ name, url, size }) =>
        (await client.artefacts.check({ url, size: size ?? undefined }, { signal: either })) === 'gone'
          ? [name]
          : [],
      ),
    );
    const [first] = gone.flat();
    return first === undefined ? undefined : `its artefact ${quoted(first)} is gone`;
  } finally {
    over.abort();
  }
}
