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

/**
 * Compares the artefacts of the report with those of the newest finished build of `sizeBase`
 * (docs/how-it-works.md, "Sizes of artefacts"), and writes the sizes found into the report. One notice lists what cannot
 * be compared, and never changes how the step ends.
 *
 * @param options `patterns`: which artefacts are compared, in both builds; an empty list means all
 * @throws Cancelled
 */
export async function compareSizes(
  context: StepContext,
  { base: branch, maxIncrease, patterns }: SizeInputs & { readonly patterns: readonly Pattern[] },
): Promise<void> {
  const { store, runner } = context;
  if (branch === undefined)
    return runner.log.notice(
      'The action did not check maxSizeIncrease: this run is not for a pull request, so there is no branch to compare sizes with. Set sizeBase.',
    );
  const { appId, workflows } = store.report;
  const isSelected = artefactFilter(patterns);
  /** Compares one build, and returns why artefacts are not compared; `undefined` if they are. */
  const compare = async (build: EndedBuild, index: number): Promise<string | undefined> => {
    const { workflowId } = build;
    if (appId === undefined || workflowId === undefined)
      return 'the service does not report its application and workflow.';
    // No build of this step is a base: a reused one would be compared with itself.
    const own = workflows.map(buildIdOf);
    const { matching } = await searchBuilds(context, {
      criteria: { appId, workflowIds: [workflowId], refs: [{ branch }] },
      counts: ({ _id, status }) => status === 'finished' && !own.includes(_id),
      isEnough: ({ length }) => length > 0,
      signal: runner.cancelled,
    });
    const [base] = matching;
    if (!base) return `the newest builds in the list include no finished build of branch ${branch}.`;
    const inBase = (base.artefacts ?? []).filter(({ name }) => isSelected(name));
    const sizes = baseSizes(build.artefacts, inBase);
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
  };
  const reasons = await Promise.all(
    workflows.map(async (build, index) => {
      if (build.kind !== 'ended' || build.artefacts.length === 0) return [];
      const why = await compare(build, index).catch((error: unknown) => {
        runner.cancelled.throwIfAborted();
        return `the list of builds could not be read. ${messageOf(error)}`;
      });
      return why === undefined ? [] : `${logName(build)}: ${why}`;
    }),
  );
  const lines = reasons.flat();
  const unchecked = maxIncrease ? ['The action did not check maxSizeIncrease for these artefacts.'] : [];
  if (lines.length > 0)
    runner.log.notice(annotationMessage([...lines, ...unchecked]), { title: 'Sizes are not compared' });
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
