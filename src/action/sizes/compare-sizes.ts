import { withTimeout } from '../../clock.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { messageOf } from '../../errors.ts';
import { artefactFilter, type Pattern } from '../../pattern.ts';
import { newestOf, searchBuilds, undecidedText } from '../builds/search.ts';
import type { StepContext } from '../context.ts';
import type { ReportedArtefact } from '../report/report.ts';
import { buildPage, hasBuild } from '../report/workflow.ts';
import { logName } from '../show/names.ts';
import { annotationMessage, namesText } from '../text/visible.ts';
import type { SizeInputs, SizeLimit } from './inputs.ts';
import { baseSizes, growsTooMuch, type SizedArtefact } from './size-comparison.ts';

interface CompareOptions extends SizeInputs {
  /** Which artefacts are compared, in both builds; an empty list means all. */
  readonly patterns: readonly Pattern[];
  readonly baseUrl: URL;
}

/**
 * Compares the artefacts of the report with those of the newest build of `sizeBase`, and writes what they are compared
 * with into the report. One notice lists what cannot be compared, and
 * never changes how the step ends.
 *
 * @throws Cancelled
 */
export async function compareSizes(context: StepContext, options: CompareOptions): Promise<void> {
  const { store, runner } = context;
  const { base: branch, baseUrl, maxIncrease } = options;
  if (branch === undefined)
    return runner.log.notice(
      'The action did not check maxSizeIncrease: this run is not for a pull request, so there is no branch to compare sizes with. Set sizeBase.',
    );
  // One that is reused may be the newest of the branch: then it is compared with itself, and has not grown.
  const own = new Set(
    store.unredacted.workflows
      .filter(hasBuild)
      .filter(({ origin }) => origin !== 'reused')
      .map(({ buildId }) => buildId),
  );
  const { appId: ofStep, workflows } = store.unredacted;
  const byApp = Map.groupBy(workflows, ({ appId = ofStep }) => appId);
  const found = new Map<string, ReturnType<typeof findBases>>();
  const basesOf = (appId: string): ReturnType<typeof findBases> => {
    const workflowIds = [...new Set((byApp.get(appId) ?? []).flatMap(({ workflowId }) => workflowId ?? []))];
    const bases = found.get(appId) ?? findBases(context, { appId, workflowIds, branch, own });
    found.set(appId, bases);
    return bases;
  };
  const baseOf = async (index: number): Promise<BaseFound> => {
    const { appId = ofStep, workflowId } = workflows[index] ?? { workflowId: undefined };
    if (appId !== undefined && workflowId !== undefined) return (await basesOf(appId))(workflowId);
    return { kind: 'none', why: 'the service does not report its application and workflow.' };
  };
  const missing = await Promise.all(
    store.report.workflows.map(async (build, index): Promise<NotCompared[]> => {
      if (build.kind !== 'ended' || build.artefacts.length === 0) return [];
      const label = logName(build);
      const base = await baseOf(index);
      if (base.kind === 'none') return [{ label, why: base.why }];
      const { _id: buildId, commit } = base.build;
      const artefacts = compared(build.artefacts, { ...options, inBase: base.build.artefacts ?? [] });
      const alone = artefacts.filter(({ baseSize }) => baseSize === undefined).map(({ name }) => name);
      const nothing = `build ${buildId} of branch ${branch} has nothing to compare`;
      if (alone.length === artefacts.length) return [{ label, why: `${nothing} with.` }];
      const { appId = store.report.appId } = build;
      const pageUrl = appId === undefined ? undefined : buildPage({ baseUrl, appId, buildId });
      const sizeBase = {
        branch,
        buildId,
        ...(commit ? { commit: commit.hash } : {}),
        ...(pageUrl === undefined ? {} : { pageUrl }),
      };
      store.updateWorkflow(index, (now) => (now.kind === 'ended' ? { ...now, artefacts, sizeBase } : now));
      return alone.length > 0 && maxIncrease ? [{ label, why: `${nothing} ${namesText(alone)} with.` }] : [];
    }),
  );
  const notice = notComparedText(missing.flat(), { maxIncrease });
  if (notice !== undefined) runner.log.notice(notice, { title: 'Sizes are not compared' });
}

/** The artefacts with what they are compared with, as far as there is something. */
function compared(
  artefacts: readonly ReportedArtefact[],
  { inBase, patterns, maxIncrease }: CompareOptions & { readonly inBase: readonly SizedArtefact[] },
): ReportedArtefact[] {
  const isSelected = artefactFilter(patterns);
  const sizes = baseSizes(
    artefacts,
    inBase.filter(({ name }) => isSelected(name)),
  );
  return artefacts.map((artefact, at) => {
    const [size, baseSize] = [artefact.size, sizes[at]];
    if (size === undefined || baseSize === undefined) return artefact;
    const exceeds =
      maxIncrease && growsTooMuch({ size, baseSize }, maxIncrease) ? maxIncrease.text : undefined;
    return { ...artefact, baseSize, ...(exceeds === undefined ? {} : { exceeds }) };
  });
}

/** Milliseconds: the comparison is an extra, and must not hold up a step for long. */
const longestLook = 60_000;

interface BaseCriteria {
  readonly appId: string;
  readonly workflowIds: readonly string[];
  readonly branch: string;
  /** The step's own builds, which are no base. */
  readonly own: ReadonlySet<string>;
}

/** The build to compare with, or why there is none, to follow "are not compared: ". */
type BaseFound =
  | { readonly kind: 'found'; readonly build: SeenBuild }
  | { readonly kind: 'none'; readonly why: string };

/**
 * Finds the newest build of each workflow and the branch that finished.
 *
 * @throws Cancelled
 */
async function findBases(
  context: Pick<StepContext, 'client' | 'clock' | 'limits' | 'runner'>,
  { appId, workflowIds, branch, own }: BaseCriteria,
): Promise<(workflowId: string) => BaseFound> {
  const { clock, runner } = context;
  const signal = runner.cancelled;
  const criteria = { appId, workflowIds, refs: [{ branch }] };
  try {
    const { matching, undecided } = await withTimeout({ clock, ms: longestLook, signal }, (limited) =>
      searchBuilds(context, {
        criteria,
        listRefs: criteria.refs,
        counts: ({ _id, status }) => status === 'finished' && !own.has(_id),
        wanted: 'newest',
        isEnough: (builds) => workflowIds.every((workflowId) => newestOf(builds, workflowId)),
        signal: limited,
      }),
    );
    const doubt = undecided.length === 0 ? '' : ` ${undecidedText(undecided, criteria)}.`;
    return (workflowId) => {
      const build = newestOf(matching, workflowId);
      if (build) return { kind: 'found', build };
      const why = `the newest builds in the list include no finished build of branch ${branch}.${doubt}`;
      return { kind: 'none', why };
    };
  } catch (error) {
    signal.throwIfAborted();
    const why = `the list of builds could not be read. ${messageOf(error)}`;
    return () => ({ kind: 'none', why });
  }
}

/** A build, or some of its artefacts, that there is nothing to compare with. */
export interface NotCompared {
  /** The name of the workflow. */
  readonly label: string;
  /** A sentence without its first capital. */
  readonly why: string;
}

const mostNamed = 10;

/** One text for all, so that a step has one notice; `undefined` if everything could be compared. */
export function notComparedText(
  missing: readonly NotCompared[],
  { maxIncrease }: { maxIncrease: SizeLimit | undefined },
): string | undefined {
  if (missing.length === 0) return undefined;
  const reasons = [...Map.groupBy(missing, ({ why }) => why)].map(
    ([why, those]) => `${namesText(those.map(({ label }) => label))}: ${why}`,
  );
  const unchecked = maxIncrease ? ['The action did not check maxSizeIncrease for these artefacts.'] : [];
  return annotationMessage([...reasons.slice(0, mostNamed), ...unchecked]);
}
