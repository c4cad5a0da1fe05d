import { html, raw } from 'hono/html';
import prettyBytes from 'pretty-bytes';
import type { Artefact } from '../../contract/artefact.ts';
import type { Build, BuildAction } from '../../contract/build.ts';
import { hasEnded, parseTimestamp, workflowIdOf } from '../../contract/values.ts';
import { plainText } from '../errors.ts';
import { simulatedNotice } from '../executor/simulate/notice.ts';
import { type Html, page } from './layout.ts';

/** In seconds; pages of running builds reload. */
const refresh = '5';

/** @param options `older` is the address of the page with older builds */
export function listPage(
  builds: readonly Build[],
  options: { appNames: ReadonlyMap<string, string>; older: string | null; now: number },
): Html {
  const { appNames, older, now } = options;
  const rows = builds.map((build) => {
    const where = [appNames.get(build.appId) ?? '', refOf(build), timeOf(build.createdAt)].map((text) =>
      plainText(text),
    );
    return html`<li><a href="build?id=${build._id}">${badge(build.status)} <strong>${nameOf(build)}</strong>
<span class="quiet">${durationOf(build, now)}</span>
<span class="quiet where">${build.message?.endsWith(simulatedNotice) ? 'simulated · ' : ''}${where.join(' · ')}</span></a></li>`;
  });
  const body = html`<h2>Builds</h2>
${rows.length === 0 ? html`<p>No builds yet.</p>` : html`<ul class="builds">${rows}</ul>`}
${older === null ? '' : html`<p><a href="${older}">Older builds</a></p>`}`;
  const isAwaited = builds.length === 0 || builds.some(({ status }) => !hasEnded(status));
  return page({ title: 'Builds', refresh: isAwaited ? refresh : '', body });
}

interface ShownBuild {
  readonly build: Build;
  readonly appName: string;
  /** The step whose log is shown. */
  readonly step: BuildAction | undefined;
  /** The end of its log, as markup. */
  readonly log: string;
  readonly now: number;
}

export function buildPage(shown: ShownBuild): Html {
  const { build, appName, now } = shown;
  const { artefacts, buildActions = [], message, commit } = build;
  const ended = hasEnded(build.status);
  const skipped = buildActions.flatMap((step) => step.skipped ?? []);
  const hash = plainText(commit?.hash ?? '').slice(0, 10);
  const subject = plainText(String(commit?.commitMessage ?? '').split('\n', 1)[0] ?? '');
  const facts: readonly (readonly [name: string, value: Html | string])[] = [
    ['Branch or tag', plainText(refOf(build))],
    ['Commit', linked(commit?.url, `${hash} ${subject}`.trim())],
    ['Created', timeOf(build.createdAt)],
    ['Duration', durationOf(build, now)],
    ['Labels', plainText((build.labels ?? []).join(', '))],
    ['ID', build._id],
  ];
  const body = html`<h2>${plainText(appName)}: ${nameOf(build)}</h2>
<p role="status">${badge(build.status)}</p>
<p class="message">${plainText(message ?? '', 2_000)}</p>
${
  skipped.length === 0
    ? ''
    : html`<p>Skipped: ${plainText(skipped.join(', '))}. The local service does not publish, send or sign anything; for
alternatives, see the log of the first step.</p>`
}
<div class="actions"><a href="start?${new URLSearchParams(startOf(build))}">Start again</a>
${
  ended
    ? ''
    : html`<form method="post" action="cancel"><input type="hidden" name="id" value="${build._id}">
<button class="danger">Cancel this build</button></form>`
}</div>
<dl>${facts.map(([name, value]) => (value === '' ? '' : html`<div><dt>${name}</dt><dd>${value}</dd></div>`))}</dl>
<h3>Artefacts</h3>
${artefacts.length === 0 ? html`<p>${ended ? 'This build kept no artefacts.' : 'None yet.'}</p>` : ''}
<ul>${artefacts.map(artefactItem)}</ul>
<h3>Steps</h3>
<ol>${buildActions.map((step) => stepItem(step, shown))}</ol>`;
  return page({ title: `${build.status}: ${nameOf(build)}`, refresh: ended ? '' : refresh, body });
}

function artefactItem({ path, name, size, versionName, md5 }: Artefact): Html {
  const details = [
    prettyBytes(size),
    ...(versionName ? [plainText(versionName)] : []),
    `MD5 ${plainText(md5)}`,
  ];
  return html`<li><a href="artefact?path=${encodeURIComponent(path ?? '')}">${plainText(name)}</a>
<span class="quiet">${details.join(' · ')}</span></li>`;
}

function stepItem(step: BuildAction, { build, step: open, log, now }: ShownBuild): Html {
  const state = stepState(step, build);
  const row = html`${badge(state)} ${plainText(step.name)} <span class="quiet">${durationOf(step, now)}</span>`;
  if (!hasLog(step)) return html`<li>${row}</li>`;
  const of = `id=${build._id}&step=`;
  // Browsers do not reload a page whose address has a fragment, so running builds get none.
  const place = hasEnded(build.status) ? '#open' : '';
  if (step !== open) return html`<li><a href="build?${of}${step._id}${place}">${row}</a></li>`;
  return html`<li id="open"><a href="build?${of}none" aria-current="true">${row}</a>
${
  log === ''
    ? html`<p>This step has no output.</p>`
    : html`<div class="log" tabindex="0" role="region" aria-label="Log of ${plainText(step.name)}"><pre>${raw(log)}</pre></div>
<p><a href="log?${of}${step._id}">Full log</a></p>`
}</li>`;
}

/** The step whose log is shown: the requested one; otherwise the one that failed, or the last that has started. */
export function openStep({ buildActions = [] }: Build, asked: string | undefined): BuildAction | undefined {
  const steps = buildActions.filter(hasLog);
  if (asked !== undefined) return steps.find(({ _id }) => _id === asked);
  return steps.find(({ status }) => status === 'failed') ?? steps.at(-1);
}

function hasLog({ startedAt, status }: BuildAction): boolean {
  return Boolean(startedAt) && status !== 'skipped';
}

/** The API has `null` for a step that is waiting or running, and for one that the build's end prevented or stopped. */
function stepState({ status, startedAt }: BuildAction, build: Build): string {
  if (status !== null) return status;
  if (hasEnded(build.status)) return startedAt ? 'stopped' : 'not run';
  return startedAt ? 'running' : 'waiting';
}

/** The class sets the colour. */
function badge(state: string): Html {
  return html`<span class="state ${state}">${state}</span>`;
}

function linked(url: unknown, text: string): Html | string {
  return typeof url === 'string' && url.startsWith('https://') ? html`<a href="${url}">${text}</a>` : text;
}

/** The fields of the start form that start the same build again. */
function startOf(build: Build): Record<string, string> {
  const { appId, branch, tag } = build;
  const workflowId = workflowIdOf(build) ?? '';
  return { appId, workflowId, kind: tag ? 'tag' : 'branch', ref: tag ?? branch ?? '' };
}

function nameOf(build: Build): string {
  return `${plainText(build.config?.name ?? workflowIdOf(build) ?? 'Workflow')} #${build.index}`;
}

function refOf({ branch, tag }: Build): string {
  return branch ?? `tag ${tag}`;
}

const times = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

function timeOf(text: string | null | undefined): string {
  const time = parseTimestamp(text);
  return time === undefined ? '' : times.format(time);
}

/** The duration so far for something that has not ended. */
function durationOf(span: Pick<BuildAction, 'startedAt' | 'finishedAt'>, now: number): string {
  const start = parseTimestamp(span.startedAt);
  if (start === undefined) return '';
  const seconds = Math.max(0, Math.round(((parseTimestamp(span.finishedAt) ?? now) - start) / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes} min ${seconds % 60} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
