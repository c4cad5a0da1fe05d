import type { SeenBuild } from '../../contract/build.ts';
import { type Pattern, artefactFilter } from '../../pattern.ts';
import { buildPage, hasBuild } from '../report/workflow.ts';
import type { EndedBuild, ReportedArtefact, SizeBase } from '../report/report.ts';
import type { StepContext } from '../context.ts';
import type { SizeInputs } from './inputs.ts';
import { type NotCompared, namesText, notComparedText } from './not-compared.ts';
import { type BaseFound, findBase } from './size-base.ts';
import { type SizedArtefact, baseSizes, growsTooMuch } from './size-comparison.ts';
import { logName } from '../report/names.ts';

interface CompareOptions extends SizeInputs {
  /** Which artefacts are compared, in both builds; an empty list means all. */
  readonly patterns: readonly Pattern[];
  readonly baseUrl: URL;
}

/**
 * Compares the artefacts of the report with those of the newest build of `sizeBase`, and writes what they are compared
 * with into the report: one request of the list for each workflow. What cannot be compared is told in one notice, and
 * never changes how the step ends.
 *
 * @throws Cancelled
 */
export async function compareSizes(context: StepContext, options: CompareOptions): Promise<void> {
  const { store, runner } = context;
  const { base: branch, baseUrl, maxIncrease } = options;
  if (branch === undefined)
    return runner.log.notice(
      'Input maxSizeIncrease was not checked: this run is not for a pull request, so there is no branch to compare sizes with. Set sizeBase.',
    );
  // One that is reused may be the newest of the branch: then it is compared with itself, and has not grown.
  const own = new Set(
    store.report.workflows
      .filter(hasBuild)
      .filter(({ origin }) => origin !== 'reused')
      .map(({ buildId }) => buildId),
  );
  const found = new Map<string, Promise<BaseFound>>();
  const baseOf = ({ appId = store.report.appId, workflowId }: EndedBuild): Promise<BaseFound> => {
    if (appId === undefined || workflowId === undefined)
      return Promise.resolve({ kind: 'none', why: 'the service does not name application and workflow.' });
    const key = JSON.stringify([appId, workflowId]);
    const base = found.get(key) ?? findBase(context, { appId, workflowId, branch, own });
    found.set(key, base);
    return base;
  };
  const missing = await Promise.all(
    store.report.workflows.map(async (build, index): Promise<NotCompared[]> => {
      if (build.kind !== 'ended' || build.artefacts.length === 0) return [];
      const label = logName(build);
      const base = await baseOf(build);
      if (base.kind === 'none') return [{ label, why: base.why }];
      const artefacts = compared(build.artefacts, { ...options, inBase: base.build.artefacts ?? [] });
      const alone = artefacts.filter(({ baseSize }) => baseSize === undefined).map(({ name }) => name);
      const nothing = `build ${base.build._id} of branch ${branch} has nothing to compare`;
      if (alone.length === artefacts.length) return [{ label, why: `${nothing} with.` }];
      const sizeBase = {
        branch,
        ...shownBuild(base.build, { appId: build.appId ?? store.report.appId, baseUrl }),
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
  const wanted = artefactFilter(patterns);
  const sizes = baseSizes(
    artefacts,
    inBase.filter(({ name }) => wanted(name)),
  );
  return artefacts.map((artefact, at) => {
    const [size, baseSize] = [artefact.size, sizes[at]];
    if (size === undefined || baseSize === undefined) return artefact;
    const exceeds =
      maxIncrease && growsTooMuch({ size, baseSize }, maxIncrease) ? maxIncrease.text : undefined;
    return { ...artefact, baseSize, ...(exceeds === undefined ? {} : { exceeds }) };
  });
}

/** What is shown of the build that is compared with. */
function shownBuild(
  { _id: buildId, commit }: SeenBuild,
  { appId, baseUrl }: { appId: string | undefined; baseUrl: URL },
): Pick<SizeBase, 'buildId' | 'commit' | 'pageUrl'> {
  const pageUrl = appId === undefined ? undefined : buildPage({ baseUrl, appId, buildId });
  return {
    buildId,
    ...(commit ? { commit: commit.hash } : {}),
    ...(pageUrl === undefined ? {} : { pageUrl }),
  };
}
