import type { SeenBuild } from '../../contract/build.ts';
import { buildStates, refText, waitingStates, workflowIdOf } from '../../contract/values.ts';
import { BadValue } from '../../errors.ts';
import { parseStates } from '../builds/inputs.ts';
import { searchBuilds, undecidedText } from '../builds/search.ts';
import { aboutApplication } from '../hints/hints.ts';
import { parseAppId } from '../inputs/parsers.ts';
import type { InputReader } from '../inputs/reader.ts';
import { started, withRecord } from '../report/progress.ts';
import type { BuildReport } from '../report/report.ts';
import { buildSpan, durationOf } from '../report/times.ts';
import { buildPage } from '../report/workflow.ts';
import { commitText, workflowLink } from '../show/names.ts';
import { shownState, stateIcon, stateText, workflowStateLine } from '../show/states.ts';
import { buildOutput } from '../step/outputs.ts';
import { markdownCode, markdownTable, markdownText } from '../text/markdown.ts';
import { redacted } from '../text/redaction.ts';
import { countText, durationText, momentText, unbroken } from '../text/units.ts';
import { type AdminContext, type Operating, readCriteria, runOperation } from './operations.ts';

/** Lists the newest builds that match. */
export async function builds(context: AdminContext): Promise<boolean> {
  return await runOperation(context, { list: { takes: [], read: list } });
}

/** Reads the inputs of the operation, and returns what does it. */
function list(inputs: InputReader) {
  const criteria = { ...readCriteria(inputs), appId: inputs.optional('appId', parseAppId) };
  const statuses = inputs.optional('status', parseStatuses);
  const limit = inputs.value('limit', parseLimit, '20');
  return async (operating: Operating): Promise<void> => {
    const { client, runner, baseUrl, options, report } = operating;
    const { appId } = criteria;
    const sent = searchBuilds(operating, {
      ...{ criteria, ...options },
      counts: ({ status }) => statuses?.includes(status) ?? true,
      isEnough: ({ length }) => length >= limit,
    });
    const found = await (appId === undefined ? sent : aboutApplication({ client, runner }, { appId, sent }));
    const { matching, undecided, cut, where } = found;
    const listed = matching.slice(0, limit).map((build) => reportOf(build, { baseUrl, appId }));
    // Before anything cuts or escapes it.
    const shown = redacted(listed, runner.redactor.redact);
    const count = listed.length === 0 ? 'No build matches.' : `${countText(listed.length, 'build')}:`;
    report({ builds: listed.map(buildOutput) }, [count, ...shown.map(lineOf)]);
    if (cut && listed.length < limit) runner.log.info(`Searched ${where}. Older builds were not checked.`);
    if (undecided.length > 0)
      runner.log.warning(
        `${undecidedText(undecided, criteria)}, so this step does not list ${undecided.length === 1 ? 'it' : 'them'}.`,
      );
    const title = appId === undefined ? '## Builds' : `## Builds of ${markdownCode(appId)}`;
    await runner.writeSummary(`${title}\n\n${listed.length === 0 ? count : tableOf(shown)}`);
  };
}

/** The states of the contract, and those of a build that has no machine yet. */
function parseStatuses(text: string): string[] {
  return parseStates(text, [...new Set([...waitingStates, ...buildStates])]);
}

function parseLimit(text: string): number {
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= 100) return limit;
  throw new BadValue('a whole number from 1 to 100');
}

function reportOf(
  build: SeenBuild,
  { baseUrl, ...given }: { readonly baseUrl: URL; readonly appId: string | undefined },
): BuildReport {
  const buildId = build._id;
  const appId = build.appId ?? given.appId;
  const pageUrl = appId === undefined ? undefined : buildPage({ baseUrl, appId, buildId });
  return withRecord(started(workflowIdOf(build), { buildId, pageUrl }), build);
}

/** `5f3c…: android, branch main, finished in 4 min 12 s` */
function lineOf(build: BuildReport): string {
  const { buildId, workflowId, ref, pageUrl } = build;
  const parts = [workflowId, ref && refText(ref), workflowStateLine(build).text, pageUrl];
  return `${buildId}: ${parts.filter(Boolean).join(', ')}`;
}

function tableOf(builds: readonly BuildReport[]): string {
  const rows = builds.map((build) => {
    const { ref, commit, startedAt } = build;
    const ms = durationOf(buildSpan(build));
    return [
      workflowLink(build, { workflows: [build] }),
      ref ? markdownText(refText(ref)) : '–',
      commit === undefined ? '–' : commitText(commit),
      `${stateIcon(shownState(build))} ${markdownText(stateText(build))}`,
      startedAt === undefined ? '–' : unbroken(momentText(startedAt)),
      ms === undefined ? '–' : unbroken(durationText(ms)),
    ];
  });
  return markdownTable(['Workflow', 'Branch or tag', 'Commit', 'State', 'Started', 'Duration'], rows);
}
