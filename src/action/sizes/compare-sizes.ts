import type { SeenArtefact } from '../../contract/artefact.ts';
import { messageOf } from '../../errors.ts';
import { artefactFilter, type Pattern } from '../../pattern.ts';
import { searchBuilds } from '../builds/search.ts';
import type { StepContext } from '../context.ts';
import type { EndedBuild } from '../report/report.ts';
import { buildIdOf } from '../report/workflow.ts';
import { logName } from '../show/names.ts';
import { annotationMessage, namesText } from '../text/visible.ts';
import type { SizeInputs } from './inputs.ts';

interface CompareOptions extends SizeInputs {
  /** Which artefacts are compared, in both builds; an empty list means all. */
  readonly patterns: readonly Pattern[];
}

/**
 * Compares the artefacts of the report with those of the newest finished build of `sizeBase`
 * (docs/how-it-works.md, "Sizes of artefacts"), and writes the sizes found into the report. One notice lists what cannot
 * be compared, and never changes how the step ends.
 *
 * @throws Cancelled
 */
export async function compareSizes(context: StepContext, options: CompareOptions): Promise<void> {
  const { store, runner } = context;
  const { base: branch, maxIncrease } = options;
  if (branch === undefined)
    return runner.log.notice(
      'The action did not check maxSizeIncrease: this run is not for a pull request, so there is no branch to compare sizes with. Set sizeBase.',
    );
  const reasons = await Promise.all(
    store.report.workflows.map(async (build, index) => {
      if (build.kind !== 'ended' || build.artefacts.length === 0) return [];
      const why = await compareBuild(context, { ...options, branch, build, index }).catch(
        (error: unknown) => {
          runner.cancelled.throwIfAborted();
          return `the list of builds could not be read. ${messageOf(error)}`;
        },
      );
      return why === undefined ? [] : [`${logName(build)}: ${why}`];
    }),
  );
  const lines = reasons.flat();
  const unchecked = maxIncrease ? ['The action did not check maxSizeIncrease for these artefacts.'] : [];
  if (lines.length > 0)
    runner.log.notice(annotationMessage([...lines, ...unchecked]), { title: 'Sizes are not compared' });
}

/**
 * Compares one build. No build of this step is a base: a reused one would be compared with itself.
 *
 * @returns why artefacts are not compared; `undefined` if they are
 */
async function compareBuild(
  context: StepContext,
  {
    branch,
    build,
    index,
    patterns,
    maxIncrease,
  }: CompareOptions & { readonly branch: string; readonly build: EndedBuild; readonly index: number },
): Promise<string | undefined> {
  const { runner, store } = context;
  const { appId = store.report.appId, workflowId } = build;
  if (appId === undefined || workflowId === undefined)
    return 'the service does not report its application and workflow.';
  const own = store.report.workflows.map(buildIdOf);
  const refs = [{ branch }];
  const { matching } = await searchBuilds(context, {
    criteria: { appId, workflowIds: [workflowId], refs },
    counts: ({ _id, status }) => status === 'finished' && !own.includes(_id),
    isEnough: ({ length }) => length > 0,
    signal: runner.cancelled,
  });
  const [base] = matching;
  if (!base) return `the newest builds in the list include no finished build of branch ${branch}.`;
  const isSelected = artefactFilter(patterns);
  const sizes = baseSizes(
    build.artefacts,
    (base.artefacts ?? []).filter(({ name }) => isSelected(name)),
  );
  const artefacts = build.artefacts.map((artefact, at) => {
    const [size, baseSize] = [artefact.size, sizes[at]];
    if (size === undefined || baseSize === undefined) return artefact;
    const isTooLarge = maxIncrease && size - baseSize > maxIncrease.growthOf(baseSize);
    return { ...artefact, baseSize, ...(isTooLarge ? { exceeds: maxIncrease.text } : {}) };
  });
  const alone = artefacts.flatMap(({ name, baseSize }) => (baseSize === undefined ? [name] : []));
  const sizeBase = { branch, buildId: base._id, ...(base.commit ? { commit: base.commit.hash } : {}) };
  const isCompared = alone.length < artefacts.length;
  if (isCompared)
    store.updateWorkflow(index, (now) => (now.kind === 'ended' ? { ...now, artefacts, sizeBase } : now));
  if (alone.length === 0 || (isCompared && !maxIncrease)) return undefined;
  return `build ${base._id} of branch ${branch} lacks ${namesText(alone)}.`;
}

/** An artefact of either build. */
type SizedArtefact = Pick<SeenArtefact, 'name' | 'type' | 'size'>;

/**
 * The size in the base of each artefact: that of the only one of its name, otherwise that of the only one of its type in
 * both builds, because names often hold a version.
 */
export function baseSizes(
  artefacts: readonly SizedArtefact[],
  base: readonly SizedArtefact[],
): (number | undefined)[] {
  const only = (list: readonly SizedArtefact[], field: 'name' | 'type', value: unknown) => {
    const [first, ...others] = value ? list.filter((one) => one[field] === value) : [];
    return others.length === 0 ? first : undefined;
  };
  return artefacts.map((artefact) => {
    const inBase = (field: 'name' | 'type'): SizedArtefact | undefined =>
      only(artefacts, field, artefact[field]) && only(base, field, artefact[field]);
    return (inBase('name') ?? inBase('type'))?.size ?? undefined;
  });
}
