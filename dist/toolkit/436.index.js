export const id = 436;
export const ids = [436];
export const modules = {

/***/ 9660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZX: () => (/* binding */ logUrlOf),
/* harmony export */   dJ: () => (/* binding */ ignoredFailuresOf),
/* harmony export */   g5: () => (/* binding */ failureOf),
/* harmony export */   n0: () => (/* binding */ failedStepOf)
/* harmony export */ });
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7614);
/* harmony import */ var _contract_timestamp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3623);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2386);



/**
 * Why a build did not end well: the service's `message`, otherwise the step, otherwise the state alone. `undefined` while
 * the build runs and when it finished. The texts come from the service: they are hostile and not redacted.
 */
function failureOf(build) {
    if (!(0,_contract_state_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY)(build.status) || build.status === 'finished')
        return undefined;
    const step = failedStepOf(build);
    const reason = build.message?.trim() || stateReason(build.status, step);
    return step ? { reason, step: failedStep(step) } : { reason };
}
/** The steps that failed in a build that did not fail: the workflow ignored their failure. */
function ignoredFailuresOf(build) {
    if (build.status !== 'finished' && build.status !== 'warning')
        return [];
    return actionsOf(build).filter(failed).map(failedStep);
}
/**
 * The step that ended a build. Earlier steps may have failed and been ignored: the one that the message names counts,
 * otherwise the last. After a timeout it is the step that was still running.
 */
function failedStepOf(build) {
    if (build.status === 'failed') {
        const steps = actionsOf(build).filter(failed);
        return steps.findLast(({ name }) => name && build.message?.includes(name)) ?? steps.at(-1);
    }
    if (build.status === 'timeout')
        return actionsOf(build).findLast((step) => failed(step) || stopped(step));
    return undefined;
}
/** The address of a step's log: that of a script is on its subactions (docs/hosted-service.md, "Steps and logs"). */
function logUrlOf(step) {
    const parts = (step.subactions ?? []).filter(({ logUrl }) => logUrl);
    const part = parts.findLast(failed);
    return part?.logUrl ?? step.logUrl ?? parts.at(-1)?.logUrl ?? undefined;
}
function actionsOf(build) {
    return build.buildActions ?? [];
}
function failed({ status }) {
    return status === 'failed';
}
/** Interrupted: `canceled`, or started and never finished. */
function stopped({ status, startedAt, finishedAt }) {
    return status === 'canceled' || (!status && Boolean(startedAt) && !finishedAt);
}
function failedStep(step) {
    const name = (0,_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .stepName */ .u)(step);
    const [from, to] = [(0,_contract_timestamp_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTimestamp */ .EH)(step.startedAt), (0,_contract_timestamp_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTimestamp */ .EH)(step.finishedAt)];
    return from !== undefined && to !== undefined && to >= from ? { name, duration: to - from } : { name };
}
function stateReason(state, step) {
    switch (state) {
        case 'failed':
            return step ? `The step ${failedStep(step).name} failed` : 'The build failed';
        case 'timeout':
            return 'The build took longer than the service allows';
        case 'canceled':
            return 'The build was canceled';
        case 'skipped':
            return 'The build was skipped';
        case 'warning':
            return 'The build finished with warnings';
    }
}


/***/ }),

/***/ 3374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ started),
/* harmony export */   D1: () => (/* binding */ starting),
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   R$: () => (/* binding */ abandoned),
/* harmony export */   aD: () => (/* binding */ canceled),
/* harmony export */   cI: () => (/* binding */ seen)
/* harmony export */ });
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7614);
/* harmony import */ var _contract_timestamp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3623);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9660);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2386);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3536);





/** A workflow that is about to be started. */
function starting(workflowId) {
    return { kind: 'starting', workflowId };
}
/** The start was refused, or its build could not be found. */
function refused(workflowId, reason) {
    return { kind: 'refused', workflowId, failure: { reason } };
}
/** The start was answered: the build has an id. */
function started(workflowId, start) {
    const { buildId, certainty, pageUrl, at } = start;
    return {
        kind: 'running',
        workflowId,
        buildId,
        ...(certainty === 'adopted' ? { adopted: true } : {}),
        ...(pageUrl === undefined ? {} : { pageUrl }),
        status: 'queued',
        changes: [{ state: 'queued', at }],
        steps: [],
    };
}
/** The service returned a record of the build. Times are the service's if it has them, otherwise this step's (`at`). */
function seen(workflow, { build, at }) {
    const { status } = build;
    const before = buildOf(workflow, build);
    const last = before.changes.at(-1);
    const changes = last?.state === status ? before.changes : [...before.changes, { state: status, at }];
    const { workflowId, buildId, appId, adopted, pageUrl } = before;
    const [name, commit] = [build.config?.name ?? before.name, build.commit?.hash ?? before.commit];
    const startedAt = (0,_contract_timestamp_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTimestamp */ .EH)(build.startedAt) ?? before.startedAt ?? ranSince(changes);
    const known = {
        ...{ workflowId, buildId, changes },
        steps: build.buildActions ? (0,_steps_js__WEBPACK_IMPORTED_MODULE_2__/* .stepsOf */ .B_)(build) : before.steps,
        ...(appId === undefined ? {} : { appId }),
        ...(adopted ? { adopted } : {}),
        ...(pageUrl === undefined ? {} : { pageUrl }),
        ...(name === undefined ? {} : { name }),
        ...(commit === undefined ? {} : { commit }),
        ...(startedAt === undefined ? {} : { startedAt }),
    };
    if (!(0,_contract_state_js__WEBPACK_IMPORTED_MODULE_3__/* .hasEnded */ .hY)(status))
        return { ...known, kind: 'running', status };
    const ended = before.kind === 'ended' ? before : undefined;
    const failure = (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failureOf */ .g5)(build);
    return {
        ...known,
        kind: 'ended',
        status,
        finishedAt: (0,_contract_timestamp_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTimestamp */ .EH)(build.finishedAt) ?? ended?.finishedAt ?? at,
        ...(failure ? { failure } : {}),
        ignoredFailures: (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoredFailuresOf */ .dJ)(build),
        artefacts: ended?.artefacts ?? [],
    };
}
/** This step stops waiting for a build that may still run. What has ended, or has no build, stays as it is. */
function abandoned(workflow, reason) {
    if (workflow.kind !== 'running')
        return workflow;
    return { ...workflow, kind: 'abandoned', failure: { reason } };
}
/** This step cancelled the build. The reason that this step had replaces the service's. */
function canceled(build, { at }) {
    const after = seen(build, { build: { _id: build.buildId, status: 'canceled' }, at });
    if (build.kind !== 'abandoned' || after.kind !== 'ended')
        return after;
    return { ...after, failure: build.failure };
}
/** A build that was seen before its start was answered has this id, and nothing else is known of it. */
function buildOf(workflow, { _id }) {
    if ((0,_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .hasBuild */ .N_)(workflow))
        return workflow;
    const { workflowId } = workflow;
    return { kind: 'running', workflowId, buildId: _id, status: undefined, changes: [], steps: [] };
}
/** When the build left the queue, as this step saw it. */
function ranSince(changes) {
    return changes.find(({ state }) => state !== 'queued' && state !== 'initializing')?.at;
}


/***/ }),

/***/ 2386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ stepsOf),
/* harmony export */   u: () => (/* binding */ stepName)
/* harmony export */ });
/* unused harmony export stepDuration */
/* harmony import */ var _contract_timestamp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3623);

/** In the order of the service; empty where it tells no steps. The names are hostile. */
function stepsOf(build) {
    return (build.buildActions ?? []).map(stepOf);
}
/** The name of a step, or its type where it has no name. */
function stepName({ name, type }) {
    return name?.trim() || type?.trim() || 'a step without a name';
}
/** How long a step took, in milliseconds; `undefined` unless the service says when it began and ended. */
function stepDuration(step) {
    if (step.kind !== 'ended')
        return undefined;
    const { startedAt: from, finishedAt: to } = step;
    return from === undefined || to === undefined || to < from ? undefined : to - from;
}
/** A step has a status once it has ended, and one that was never reached keeps none. */
function stepOf(action) {
    const name = stepName(action);
    const [startedAt, finishedAt] = [(0,_contract_timestamp_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTimestamp */ .EH)(action.startedAt), (0,_contract_timestamp_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTimestamp */ .EH)(action.finishedAt)];
    const began = startedAt === undefined ? {} : { startedAt };
    const ended = finishedAt === undefined ? {} : { finishedAt };
    if (action.status)
        return { kind: 'ended', name, outcome: action.status, ...began, ...ended };
    if (startedAt === undefined)
        return { kind: 'waiting', name };
    return { kind: 'running', name, startedAt };
}


/***/ }),

/***/ 33:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ watchBuild)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3194);
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7614);


/**
 * Watches one build until it has ended, and yields each change. A failed request never ends the watch, except for
 * refusals in a row: what the service cannot answer now, it can answer later (docs/reliability.md, "A wait ends
 * truthfully").
 *
 * @throws the signal's reason
 */
async function* watchBuild(watch) {
    const { clock, signal } = watch;
    let known;
    let failingSince;
    let outage = false;
    let refusals = 0;
    for (;;) {
        const begun = clock.monotonic();
        const answer = await pollOnce(watch);
        const at = clock.monotonic();
        if (answer instanceof Error) {
            const { refused, pauseMs } = watch.onFailure(answer);
            refusals = refused ? refusals + 1 : 0;
            if (refusals >= watch.refusalsInRow)
                return yield { kind: 'lost', error: answer };
            failingSince ??= begun;
            if (!outage && !refused && at + pauseMs - failingSince >= watch.outageAfterMs) {
                outage = true;
                yield { kind: 'outage', error: answer };
            }
            await (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .sleep */ .yy)(clock, pauseMs, signal);
            continue;
        }
        if (outage)
            yield { kind: 'recovery', lastedMs: at - (failingSince ?? at) };
        [refusals, failingSince, outage] = [0, undefined, false];
        const state = stateOf(answer);
        if (state !== known)
            yield { kind: 'change', build: answer };
        known = state;
        if ((0,_contract_state_js__WEBPACK_IMPORTED_MODULE_1__/* .hasEnded */ .hY)(answer.status))
            return;
        await (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .sleep */ .yy)(clock, watch.pause(answer), signal);
    }
}
/** What a change is judged by: two builds with the same text are in the same state, and so are their steps. */
function stateOf({ status, buildActions }) {
    const steps = (buildActions ?? []).map((step) => [step.status, step.startedAt, step.finishedAt]);
    return JSON.stringify([status, steps]);
}
/** The build, or why it could not be read. */
async function pollOnce({ poll, signal }) {
    signal.throwIfAborted();
    try {
        return await poll(signal);
    }
    catch (error) {
        signal.throwIfAborted();
        return error instanceof Error ? error : new Error(String(error));
    }
}


/***/ }),

/***/ 7869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   Qj: () => (/* binding */ markdownTable),
/* harmony export */   TM: () => (/* binding */ folded)
/* harmony export */ });
/* harmony import */ var _core_text_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(634);
/** Blocks of Markdown, made of texts that are Markdown already: tables, folds, blocks of code. */

/** A Markdown table. Cells are finished Markdown, as `markdownText` returns it: without bars and line breaks. */
function markdownTable(columns, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [
        line(columns.map(({ title }) => title)),
        line(columns.map(({ side }) => (side === 'right' ? '---:' : '---'))),
        ...rows.map(line),
    ].join('\n');
}
/**
 * A section that is collapsed until the reader opens it. Both texts are finished Markdown; the title is inside HTML,
 * where the output of `markdownText` looks the same. Each tag is on its own line, because `shortened` counts them.
 */
function folded({ title, body, state }) {
    return `<details${state ? ` ${state}` : ''}>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;
}
/** Characters; a longer line of a log is cut. */
const longestLine = 1_000;
/** Lines as a block of code. The fence is longer than every run of backticks in it, so none of them can close it. */
function codeBlock(lines) {
    const shown = lines.map((line) => (0,_core_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .J)(indented(line), longestLine));
    const longest = Math.max(2, ...shown.flatMap((line) => (line.match(/`+/g) ?? []).map((row) => row.length)));
    const fence = '`'.repeat(longest + 1);
    return [`${fence}text`, ...shown, fence].join('\n');
}
function indented(line) {
    const [indent = ''] = /^[ \t]*/.exec(line) ?? [];
    return indent.replaceAll('\t', '  ') + (0,_core_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(line);
}


/***/ }),

/***/ 6409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ largestSummary),
  e: () => (/* binding */ summaryMarkdown)
});

// EXTERNAL MODULE: ./out/core/report/workflow.js
var report_workflow = __webpack_require__(3536);
// EXTERNAL MODULE: ./out/core/text/shorten.js
var shorten = __webpack_require__(2421);
// EXTERNAL MODULE: ./out/report/escape/blocks.js
var blocks = __webpack_require__(7869);
// EXTERNAL MODULE: ./out/report/escape/markdown.js
var markdown = __webpack_require__(598);
// EXTERNAL MODULE: ./out/report/wording/artefacts.js
var artefacts = __webpack_require__(7051);
// EXTERNAL MODULE: ./out/report/wording/names.js
var wording_names = __webpack_require__(1564);
// EXTERNAL MODULE: ./out/report/wording/overview.js
var overview = __webpack_require__(6557);
// EXTERNAL MODULE: ./out/report/wording/states.js
var states = __webpack_require__(6996);
// EXTERNAL MODULE: ./out/report/wording/times.js
var times = __webpack_require__(8582);
// EXTERNAL MODULE: ./out/report/wording/units.js
var units = __webpack_require__(9731);
// EXTERNAL MODULE: ./out/contract/state.js
var contract_state = __webpack_require__(7614);
// EXTERNAL MODULE: ./out/core/text/visible.js
var visible = __webpack_require__(634);
;// CONCATENATED MODULE: ./out/report/summary/timeline.js







/** Mermaid refuses a text of more than 50,000 characters. */
const longestChart = 45_000;
/** Characters; longer names would not fit. */
const longestName = 40;
/**
 * The states of every workflow over time as a Mermaid Gantt chart, which GitHub draws itself. Its axis shows the time
 * since the step began: Mermaid would show times of day in the reader's time zone. `undefined` if no build was seen in
 * any state that takes time.
 */
function timeline(report, at) {
    const sections = report.workflows.flatMap((workflow) => section(workflow, report, at));
    if (sections.length === 0)
        return undefined;
    const lines = [
        `%%{init: {"gantt": {"leftPadding": ${namesWidth(report)}}}}%%`,
        'gantt',
        '  dateFormat YYYY-MM-DD HH:mm:ss',
        `  axisFormat ${longerThanAnHour(report, at) ? '%H:%M' : '%M:%S'}`,
        '  todayMarker off',
        ...sections,
    ];
    return withinLength(lines).join('\n');
}
function withinLength(lines) {
    const kept = [];
    let left = longestChart;
    for (const line of lines) {
        left -= line.length + 1;
        if (left < 0)
            break;
        kept.push(line);
    }
    return kept;
}
/** A workflow under the icon of its state, with a bar for each state that took time. */
function section(workflow, report, at) {
    const spans = (0,times/* stateSpans */.xD)(workflow, at).filter(({ state }) => !(0,contract_state/* hasEnded */.hY)(state));
    const name = mermaidName((0,wording_names/* workflowName */.tv)(workflow, report));
    return [
        ...(spans.length > 0 ? [`  section ${(0,states/* stateWords */.Xu)((0,report_workflow/* statusOf */.c2)(workflow)).icon} ${name}`] : []),
        ...spans.map((span) => bar(span, { tone: tone(span, { last: spans.at(-1), workflow }), start: report.startedAt })),
    ];
}
/**
 * `🔨 building 3 min 40 s :2000-01-01 00:00:12, 2000-01-01 00:03:52`; the icon keeps the name off the start of the line.
 */
function bar({ state, from, to }, { tone, start }) {
    const name = mermaidName(`${state} ${(0,units/* durationText */.S5)(to - from)}`);
    return `    ${(0,states/* stateWords */.Xu)(state).icon} ${name} :${tone}${chartTime(from - start)}, ${chartTime(to - start)}`;
}
/**
 * Grey for waiting, red for the state in which a build failed, Mermaid's default for work. Its `active` is not used: on
 * dark pages the names beside such bars are dark too.
 */
function tone(span, { workflow, last }) {
    const failed = workflow.kind === 'ended' && (workflow.status === 'failed' || workflow.status === 'timeout');
    if (failed && span === last)
        return 'crit, ';
    return span.state === 'queued' ? 'done, ' : '';
}
/** Pixels to the left of the bars: Mermaid's default of 75 would draw long names over them. */
function namesWidth(report) {
    const names = report.workflows.map((workflow) => (0,visible/* cut */.J)((0,visible/* visible */.R)((0,wording_names/* workflowName */.tv)(workflow, report)), longestName));
    return 50 + Math.max(...names.map((name) => name.length)) * 6;
}
/** Time since the start, on a day on which no time zone changes its clocks. */
function chartTime(ms) {
    const day = Date.UTC(2000, 0, 1);
    return new Date(day + Math.max(0, ms)).toISOString().slice(0, 19).replace('T', ' ');
}
function longerThanAnHour({ workflows, startedAt }, at) {
    const ends = workflows.flatMap((workflow) => (0,times/* stateSpans */.xD)(workflow, at).map(({ to }) => to));
    return Math.max(...ends) - startedAt > 3_600_000;
}
/**
 * The name of a section or a task in a Mermaid chart. Every character that Mermaid could interpret becomes one of its
 * entities (`#58;` is a colon). A task's name must not come first on its line: `title` or `click` there would be a
 * keyword.
 */
function mermaidName(text) {
    return (0,visible/* cut */.J)((0,visible/* visible */.R)(text), longestName).replace(/[^\p{L}\p{M}\p{N} .,_()/+…-]/gu, (character) => `#${character.codePointAt(0)};`);
}

;// CONCATENATED MODULE: ./out/report/summary/summary.js











/** GitHub discards a larger job summary as a whole: 1 MiB of UTF-8. */
const largestSummary = 1024 * 1024;
/** The job summary of a step, as Markdown of at most 1 MiB that ends with a new line. */
function summaryMarkdown(report, at) {
    const parts = [
        `## ${(0,overview/* headingText */.ky)(report, at)}`,
        (0,overview/* aboutLine */.eS)(report),
        workflowTable(report, at),
        ...problems(report),
        ...summary_artefacts(report),
        ...charts(report, at),
        ...logs(report),
    ];
    const note = 'This summary is longer than GitHub shows (1 MiB). The rest is left out; the log has all of it.';
    return `${(0,shorten/* shortened */.vI)(parts.join('\n\n'), { limit: largestSummary - 1, measure: shorten/* bytesIn */.tD, note })}\n`;
}
function workflowTable(report, at) {
    const time = (ms) => (ms === undefined ? '–' : (0,units/* durationText */.S5)(ms));
    return (0,blocks/* markdownTable */.Qj)([
        { title: 'Workflow' },
        { title: 'State' },
        { title: 'Duration', side: 'right' },
        { title: 'Queued', side: 'right' },
    ], report.workflows.map((workflow) => [
        (0,wording_names/* workflowLink */.k1)(workflow, report),
        `${(0,states/* stateWords */.Xu)((0,states/* shownState */.B5)(workflow)).icon} ${(0,markdown/* markdownText */.p7)((0,states/* stateName */.Vi)((0,states/* shownState */.B5)(workflow)))}`,
        time((0,times/* buildDuration */.jk)(workflow, at)),
        time((0,times/* queuedTime */.HD)(workflow, at)),
    ]));
}
function problems(report) {
    const list = (0,overview/* problemList */.gH)(report);
    return list ? ['### What went wrong', list] : [];
}
function summary_artefacts(report) {
    const builds = (0,report_workflow/* endedBuilds */.K9)(report);
    const all = builds.flatMap(({ artefacts }) => artefacts);
    if (all.length === 0)
        return [];
    const owner = ({ workflowId, buildId }) => {
        const build = builds.find((one) => one.workflowId === workflowId && one.buildId === buildId);
        return build ? (0,wording_names/* workflowName */.tv)(build, report) : (workflowId ?? '–');
    };
    const table = (0,artefacts/* artefactTable */.bh)(all, {
        columns: ['name', 'type', 'size', 'md5', 'link'],
        ...(report.workflows.length > 1 ? { workflowName: owner } : {}),
    });
    const figures = (0,artefacts/* qrFigures */.ZV)(all);
    const codes = figures.length > 0 ? [(0,blocks/* folded */.TM)({ title: 'QR codes', body: figures.join('\n\n') })] : [];
    return ['### Artefacts', table, ...(0,artefacts/* iosNote */.Of)(all), ...codes];
}
function charts(report, at) {
    const chart = timeline(report, at);
    return chart ? ['### Timeline', `\`\`\`mermaid\n${chart}\n\`\`\``] : [];
}
/** The ends of logs come last, folded: a summary that is too long loses them first. */
function logs(report) {
    return report.workflows.flatMap((workflow) => {
        const step = (0,report_workflow/* failureIn */.Q6)(workflow)?.step;
        if (!step?.logTail?.length)
            return [];
        const name = (0,markdown/* markdownText */.p7)((0,wording_names/* workflowName */.tv)(workflow, report));
        const title = `${name}: ${(0,units/* lastLinesText */.RV)(step.logTail.length)} of ${(0,markdown/* markdownCode */.D9)(step.name)}`;
        return [(0,blocks/* folded */.TM)({ title, body: (0,blocks/* codeBlock */.DV)(step.logTail) })];
    });
}


/***/ }),

/***/ 7051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Of: () => (/* binding */ iosNote),
/* harmony export */   ZV: () => (/* binding */ qrFigures),
/* harmony export */   bh: () => (/* binding */ artefactTable),
/* harmony export */   fk: () => (/* binding */ artefactLink),
/* harmony export */   z9: () => (/* binding */ isForPhones)
/* harmony export */ });
/* harmony import */ var _core_text_visible_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(634);
/* harmony import */ var _escape_blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7869);
/* harmony import */ var _escape_link_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5979);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(598);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9731);





const columns = {
    name: { title: 'Artefact', cell: ({ name }) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)(name) },
    type: { title: 'Type', cell: ({ type }) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(type ?? '–') },
    size: { title: 'Size', side: 'right', cell: ({ size }) => (size === undefined ? '–' : (0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .sizeText */ .lP)(size)) },
    md5: { title: 'MD5', cell: ({ md5 }) => (md5 ? (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)(md5) : '–') },
    link: { title: 'Link', cell: artefactLink },
};
/** A table with one row for each artefact. */
function artefactTable(artefacts, { columns: names, workflowName }) {
    const all = names.map((name) => columns[name]);
    if (workflowName)
        all.splice(1, 0, { title: 'Workflow', cell: (artefact) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(workflowName(artefact)) });
    return (0,_escape_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownTable */ .Qj)(all, artefacts.map((artefact) => all.map(({ cell }) => cell(artefact))));
}
/** Whether an artefact is an app with a public link, which a tester can open on a phone. */
function isForPhones(artefact) {
    const { type, publicUrl } = artefact;
    return (type === 'apk' || type === 'ipa') && publicUrl !== undefined;
}
/** What the link of an artefact does on a phone. */
function linkWord({ type }) {
    return type === 'apk' ? 'Install' : 'Download';
}
/** The public link of an artefact and the time until which it works, as Markdown; a dash if there is none. */
function artefactLink(artefact) {
    const { publicUrl, expiresAt } = artefact;
    if (!publicUrl || !(0,_escape_link_js__WEBPACK_IMPORTED_MODULE_3__/* .linkAddress */ .$i)(publicUrl))
        return '–';
    const until = (0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .untilText */ .oV)(expiresAt);
    const link = (0,_escape_link_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownLink */ .iQ)({ text: linkWord(artefact), address: publicUrl });
    return until ? `${link}<br><sub>${until.replaceAll(' ', '&nbsp;')}</sub>` : link;
}
/**
 * The QR codes of artefacts as Markdown, each in its own paragraph: browsers shrink images in
 * table cells, and a small code cannot be scanned.
 */
function qrFigures(artefacts) {
    return artefacts.flatMap((artefact) => {
        const address = artefact.qrCodeUrl && (0,_escape_link_js__WEBPACK_IMPORTED_MODULE_3__/* .linkAddress */ .$i)(artefact.qrCodeUrl);
        if (!address)
            return [];
        const alt = (0,_core_text_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .J)((0,_core_text_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .R)(`QR code: ${linkWord(artefact).toLowerCase()} ${artefact.name}`), 300);
        const caption = `${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownStrong */ .Jr)(linkWord(artefact))} ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)(artefact.name)}`;
        return [`${caption}\n\n<img src="${(0,_escape_link_js__WEBPACK_IMPORTED_MODULE_3__/* .attribute */ .lt)(address)}" alt="${(0,_escape_link_js__WEBPACK_IMPORTED_MODULE_3__/* .attribute */ .lt)(alt)}">`];
    });
}
/** How to install on iOS, if one of the artefacts is an `.ipa`: its link only downloads it. */
function iosNote(artefacts) {
    if (!artefacts.some(({ type }) => type === 'ipa'))
        return [];
    return [
        '<sub>📱 On an iPhone or iPad the link of an <code>.ipa</code> only downloads it. To install it, the device must be in its provisioning profile, and Apple Configurator, Xcode or a page with an <code>itms-services</code> link puts it there.</sub>',
    ];
}


/***/ }),

/***/ 6557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eS: () => (/* binding */ aboutLine),
/* harmony export */   gH: () => (/* binding */ problemList),
/* harmony export */   ky: () => (/* binding */ headingText)
/* harmony export */ });
/* harmony import */ var _core_report_workflow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3536);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(598);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1564);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6996);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9731);





/** The application and the verdict. */
function headingText(report, at) {
    const { icon, text } = (0,_states_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report, at);
    return `${icon} ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)((0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .appTitle */ .mZ)(report))}: ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)(text)}`;
}
/** What is built: `Branch main at commit 4f3c2b1a09`. */
function aboutLine({ ref, commit, workflows }) {
    const [built = commit] = workflows.filter(_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .hasBuild */ .N_).flatMap((build) => build.commit ?? []);
    const words = [...(ref ? [refText(ref)] : []), ...(built ? [`commit ${commitText(built)}`] : [])];
    const line = words.join(' at ');
    return line.charAt(0).toUpperCase() + line.slice(1);
}
function refText(ref) {
    return 'branch' in ref ? `branch ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(ref.branch)}` : `tag ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(ref.tag)}`;
}
/** In comments GitHub turns the start of a hash into a link, but not in code. */
function commitText(hash) {
    return /^[0-9a-f]{7,64}$/.test(hash) ? hash.slice(0, 10) : (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(hash, { limit: 10 });
}
/**
 * Why builds failed, then the failures of steps that were ignored, as a Markdown list; `undefined` if there are none.
 */
function problemList(report) {
    const name = (workflow) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownStrong */ .Jr)((0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .workflowName */ .tv)(workflow, report));
    const failures = report.workflows.flatMap((workflow) => {
        const failure = (0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .failureIn */ .Q6)(workflow);
        if (!failure)
            return [];
        const step = failure.step ? `<br>Failed step: ${stepText(failure.step)}` : '';
        return [
            `- ${(0,_states_js__WEBPACK_IMPORTED_MODULE_0__/* .stateWords */ .Xu)((0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .statusOf */ .c2)(workflow)).icon} ${name(workflow)}: ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownSentence */ .nv)(failure.reason)}${step}`,
        ];
    });
    const ignored = (0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .endedBuilds */ .K9)(report).flatMap((workflow) => workflow.ignoredFailures.map((step) => `- ${(0,_states_js__WEBPACK_IMPORTED_MODULE_0__/* .stateWords */ .Xu)('warning').icon} ${name(workflow)} continued although a step failed: ${stepText(step)}`));
    return [...failures, ...ignored].join('\n') || undefined;
}
function stepText({ name, duration }) {
    return `${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(name)}${duration === undefined ? '' : `, after ${(0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S5)(duration)}`}`;
}


/***/ }),

/***/ 5284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IB: () => (/* binding */ streamed),
/* harmony export */   Ng: () => (/* binding */ connect),
/* harmony export */   Oo: () => (/* binding */ once),
/* harmony export */   S4: () => (/* binding */ allPages)
/* harmony export */ });
/* harmony import */ var _core_report_redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1440);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7678);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4581);



/** For a request that its caller repeats, as `request: once`: it is sent once, and every failure is thrown. */
const once = { isSentOnce: true };
/**
 * For a body that may be larger than the memory, as `request: streamed`. No redirect is followed, because fetch would keep
 * a copy of the body to send it again.
 */
const streamed = { redirect: 'error', isStreamed: true };
/**
 * GitHub's client for the URLs of the run, which may be those of GitHub Enterprise Server. Requests are repeated as
 * the retry policy decides, and fail with a `GitHubFailure`. The signal of a request (`request: { signal }`) ends it at
 * once, with the signal's reason; `request: { attemptMs }` is a timeout of its own.
 *
 * @throws GitHubFailure if there is no token
 */
async function connect({ run, token, redact, clock, random, budget = new _retry_js__WEBPACK_IMPORTED_MODULE_1__/* .RetryBudget */ .Km({ clock, ms: Number.POSITIVE_INFINITY }), }) {
    if (token === '')
        throw new _retry_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubFailure */ .iK('There is no token for GitHub: githubToken is empty', { status: 401 });
    // Imported on demand: it would add some 10 ms to each start of the action.
    const { getOctokit } = await __webpack_require__.e(/* import() */ 413).then(__webpack_require__.bind(__webpack_require__, 2413));
    const silent = () => undefined;
    const octokit = getOctokit(token, {
        baseUrl: run.apiUrl,
        userAgent: 'build-service-action',
        log: { debug: silent, info: silent, warn: silent, error: silent },
    });
    octokit.hook.wrap('request', async (request, options) => {
        const asked = options.request;
        // Octokit adds its own headers, such as the authorization, after this.
        Object.assign(options, (0,_core_report_redaction_js__WEBPACK_IMPORTED_MODULE_0__/* .redacted */ .p)({ ...options, request: undefined }, redact));
        const caller = asked.signal;
        const begun = clock.monotonic();
        let answered;
        for (let attempt = 1;; attempt += 1) {
            const timeout = new AbortController();
            const cancelTimer = clock.setTimer(asked.attemptMs ?? _retry_js__WEBPACK_IMPORTED_MODULE_1__/* .gitHubRetryLimits */ .Az.attemptMs, () => timeout.abort());
            try {
                return await budget.attempt((spent) => {
                    const signals = [timeout.signal, spent, ...(caller ? [caller] : [])];
                    // Octokit's own hook already holds these options: others would not reach it.
                    options.request = {
                        ...asked,
                        signal: AbortSignal.any(signals),
                        ...(asked.isStreamed ? { fetch: uncopied(asked.fetch) } : {}),
                    };
                    return Promise.resolve(request(options));
                });
            }
            catch (thrown) {
                caller?.throwIfAborted();
                // What GitHub answered before says more than that the time ran out.
                if (thrown instanceof _retry_js__WEBPACK_IMPORTED_MODULE_1__/* .BudgetSpent */ .KI && answered)
                    throw answered;
                const isLate = timeout.signal.aborted || thrown instanceof _retry_js__WEBPACK_IMPORTED_MODULE_1__/* .BudgetSpent */ .KI;
                const cause = isLate ? new Error('no answer in time') : thrown;
                const { method, url } = options;
                const error = (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .gitHubFailure */ .o7)(cause, { method, url, redact, now: clock.now() });
                if (asked.isSentOnce)
                    throw error;
                const elapsedMs = clock.monotonic() - begun;
                const fraction = random.fraction();
                const decision = (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .decideRetry */ .tE)({ operation: 'read', attempt, failure: error.failure, elapsedMs, fraction }, _retry_js__WEBPACK_IMPORTED_MODULE_1__/* .gitHubRetryLimits */ .Az);
                if (decision.kind === 'stop')
                    throw error;
                answered = error;
                await budget.pause(decision.ms, caller).catch((reason) => {
                    throw reason instanceof _retry_js__WEBPACK_IMPORTED_MODULE_1__/* .BudgetSpent */ .KI ? error : reason;
                });
            }
            finally {
                cancelTimer();
            }
        }
    });
    const [owner = '', repo = ''] = run.repository.split('/');
    return { octokit, where: { owner, repo }, serverUrl: run.serverUrl, graphqlUrl: run.graphqlUrl };
}
/** Without a window, fetch cannot prompt for a password and send the body again, so it keeps no copy. */
function uncopied(send = fetch) {
    return (input, init) => send(input, { ...init, window: null });
}
/**
 * All items of a list: pages are requested as long as GitHub names a next one. Octokit's own `paginate` would drop the
 * signal of the request.
 */
async function allPages(getPage) {
    const all = [];
    for (let page = 1;; page += 1) {
        const { data, headers } = await getPage(page);
        all.push(...data);
        if (!headers.link?.includes('rel="next"'))
            return all;
    }
}


/***/ }),

/***/ 6029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ storeImages),
/* harmony export */   F: () => (/* binding */ removeImages)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4581);


/** The prefix of the references: outside `refs/heads` and `refs/tags`, so that they are neither branches nor tags. */
const prefix = 'build-service-action';
/**
 * Stores images in the repository itself, where everyone who may read it can see them: one commit without parents, with
 * one reference for each pull request and section, which replaces the section's former images.
 *
 * @returns the addresses of the images, in their order, in the form that GitHub shows to readers of public and of
 *   private repositories
 * @throws GitHubFailure, or the signal's reason
 */
async function storeImages(github, options) {
    const { pullRequests, section, images, signal } = options;
    if (images.length === 0)
        return [];
    const { git } = github.octokit.rest;
    const common = { ...github.where, request: signal ? { signal } : {} };
    const entries = [];
    // One after the other: GitHub's advice against its secondary rate limits is "Make requests serially".
    for (const [index, { name, png }] of images.entries()) {
        const path = `${index + 1}-${safeName(name)}.png`;
        const content = Buffer.from(png).toString('base64');
        const { data } = await git.createBlob({ ...common, content, encoding: 'base64' });
        entries.push({ path, mode: '100644', type: 'blob', sha: data.sha });
    }
    const tree = await git.createTree({ ...common, tree: entries });
    const message = `QR codes of ${section}`;
    const commit = await git.createCommit({ ...common, message, tree: tree.data.sha, parents: [] });
    for (const number of pullRequests) {
        const ref = `${prefix}/${number}/${safeName(section)}`;
        await pointAt(github, { ref, sha: commit.data.sha, common });
    }
    const { owner, repo } = github.where;
    return entries.map(({ path }) => `${github.serverUrl}/${owner}/${repo}/blob/${commit.data.sha}/${path}?raw=true`);
}
/**
 * Deletes the references of a pull request, so that GitHub may forget its images.
 *
 * @returns how many there were
 * @throws GitHubFailure, or the signal's reason
 */
async function removeImages({ octokit, where }, { pullRequest, signal }) {
    const { git } = octokit.rest;
    const common = { ...where, request: signal ? { signal } : {} };
    // With the slash: without it, 1 would also match 12.
    const { data } = await git.listMatchingRefs({ ...common, ref: `${prefix}/${pullRequest}/` });
    let removed = 0;
    for (const { ref } of data) {
        try {
            await git.deleteRef({ ...common, ref: ref.replace(/^refs\//, '') });
            removed += 1;
        }
        catch (failure) {
            if (!isUnprocessable(failure))
                throw failure; // 422: "Reference does not exist"
        }
    }
    return removed;
}
/** Moves the reference, or creates it when it does not exist: GitHub answers 422 for either mistake. */
async function pointAt({ octokit }, { ref, sha, common }) {
    const { git } = octokit.rest;
    const move = () => git.updateRef({ ...common, ref, sha, force: true });
    try {
        await move();
    }
    catch (failure) {
        if (!isUnprocessable(failure))
            throw failure;
        try {
            await git.createRef({ ...common, ref: `refs/${ref}`, sha });
        }
        catch (again) {
            if (!isUnprocessable(again))
                throw again;
            await move(); // another step, or an attempt without a response, has created it in between
        }
    }
}
function isUnprocessable(failure) {
    return failure instanceof _retry_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubFailure */ .iK && (failure.status === 422 || failure.status === 404);
}
/** A text as part of a reference's name or an address: readable, and unique. */
function safeName(text) {
    const readable = text
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 40)
        .replace(/^-+|-+$/g, '');
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 12);
    return readable ? `${readable}-${digest}` : digest;
}


/***/ }),

/***/ 4581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ gitHubRetryLimits),
/* harmony export */   KI: () => (/* binding */ BudgetSpent),
/* harmony export */   Km: () => (/* binding */ RetryBudget),
/* harmony export */   iK: () => (/* binding */ GitHubFailure),
/* harmony export */   o7: () => (/* binding */ gitHubFailure)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3194);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7678);
/** The failures of GitHub's API, and how long they may delay a step. */


/** Longer than the minute that GitHub asks for at a secondary rate limit. */
const gitHubRetryLimits = {
    attemptMs: 30_000,
    retryBudgetMs: 120_000,
    backoffBaseMs: 2_000,
    backoffCapMs: 30_000,
};
/** GitHub's API refused a request or could not be reached. */
class GitHubFailure extends Error {
    name = 'GitHubFailure';
    /** `undefined`: there was no answer, so the request may have been executed. */
    status;
    /** How long GitHub asked us to wait; set if a rate limit was exceeded, and then the request was not executed. */
    retryAfterMs;
    constructor(message, facts) {
        // No `cause`: GitHub's answer could contain the token in places that nothing redacts.
        super(message);
        this.status = facts.status;
        this.retryAfterMs = facts.retryAfterMs;
    }
    /** The same situation for the retry policy. */
    get failure() {
        const { status, retryAfterMs } = this;
        // GitHub also answers 403 when a rate limit is exceeded.
        if (retryAfterMs !== undefined)
            return { kind: 'status', status: 429, retryAfterMs };
        return status === undefined ? { kind: 'network', certain: false } : { kind: 'status', status };
    }
    /** Whether the same request may succeed later. */
    get isTransient() {
        return (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .isTransient */ .dg)(this.failure);
    }
    /** Whether the token lacks a permission: GitHub answers 404 for what a token may not see. */
    get isForbidden() {
        const { status } = this;
        return !this.isTransient && (status === 401 || status === 403 || status === 404);
    }
}
/** The failure that an error of a request stands for; its message contains no token. */
function gitHubFailure(thrown, { method, url, redact, now }) {
    const { message, status, response } = asRequestError(thrown);
    const said = redact(message);
    if (!response)
        return new GitHubFailure(`GitHub could not be reached for ${method} ${url}: ${said}`, {});
    const text = `GitHub answered ${status} to ${method} ${url}: ${said}`;
    const retryAfterMs = rateLimitMs({ status, headers: response.headers, message, now });
    return new GitHubFailure(text, retryAfterMs === undefined ? { status } : { status, retryAfterMs });
}
function asRequestError(thrown) {
    if (thrown instanceof Error && 'status' in thrown && typeof thrown.status === 'number') {
        return thrown;
    }
    return { message: thrown instanceof Error ? thrown.message : String(thrown), status: 0 };
}
/**
 * How long a rate limit lasts, by GitHub's rules: `retry-after` if it is given; the reset if no request is left;
 * "otherwise, wait for at least one minute". `undefined` if it is not a rate limit.
 * https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
 */
function rateLimitMs({ status, headers, message, now }) {
    if (status !== 403 && status !== 429)
        return undefined;
    const seconds = Number(headers['retry-after'] ?? Number.NaN);
    if (Number.isFinite(seconds))
        return Math.max(0, seconds * 1000);
    const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
    if (String(headers['x-ratelimit-remaining']) === '0' && Number.isFinite(reset)) {
        return Math.max(0, reset * 1000 - now);
    }
    return status === 429 || /secondary rate limit/i.test(message) ? 60_000 : undefined;
}
/** The time that failures may take from a step is used up. */
class BudgetSpent extends Error {
    name = 'BudgetSpent';
}
/**
 * How long problems with GitHub may delay a step. While its builds run, the step does not wait for GitHub, and each
 * request has only its own limits. When the step waits for GitHub after that, all failed attempts and all pauses are
 * charged to one budget. Successes are free, however long they take.
 */
class RetryBudget {
    #clock;
    #left;
    #isWaiting = false;
    /** Starts to charge an attempt or a pause; one for each of those under way. */
    #chargeable = new Set();
    /** @param ms the time for everything that fails while the step waits */
    constructor({ clock, ms }) {
        this.#clock = clock;
        this.#left = ms;
    }
    /** Runs the work that the step waits for. Until its end, failures are charged, also of attempts that began before. */
    async whileWaiting(work) {
        this.#isWaiting = true;
        for (const begin of this.#chargeable)
            begin();
        try {
            return await work();
        }
        finally {
            this.#isWaiting = false;
        }
    }
    /**
     * Makes one attempt, with a signal that is aborted when the budget is spent. It is charged if it fails.
     *
     * @throws BudgetSpent, or what the attempt throws
     */
    async attempt(make) {
        const spent = new AbortController();
        let cancelTimer = () => undefined;
        const charge = this.#startCharge((left) => {
            if (left <= 0)
                spent.abort(new BudgetSpent());
            else
                cancelTimer = this.#clock.setTimer(left, () => spent.abort(new BudgetSpent()));
        });
        try {
            spent.signal.throwIfAborted();
            return await make(spent.signal);
        }
        catch (thrown) {
            charge.apply();
            throw spent.signal.aborted ? spent.signal.reason : thrown;
        }
        finally {
            cancelTimer();
            charge.end();
        }
    }
    /**
     * Waits before the next attempt.
     *
     * @throws BudgetSpent at once if the pause is longer than what is left; the signal's reason
     */
    async pause(ms, signal) {
        const spent = new AbortController();
        const end = this.#clock.monotonic() + ms;
        const charge = this.#startCharge((left) => {
            if (end - this.#clock.monotonic() > left)
                spent.abort(new BudgetSpent());
        });
        const signals = [spent.signal, ...(signal ? [signal] : [])];
        try {
            await (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .sleep */ .yy)(this.#clock, ms, AbortSignal.any(signals));
            charge.apply();
        }
        finally {
            charge.end();
        }
    }
    /** @param onBegin is called with what is left of the budget when the step waits: now, or as soon as it does */
    #startCharge(onBegin) {
        let since;
        const begin = () => {
            since ??= this.#clock.monotonic();
            onBegin(this.#left);
        };
        this.#chargeable.add(begin);
        if (this.#isWaiting)
            begin();
        return {
            apply: () => {
                const took = since === undefined ? 0 : this.#clock.monotonic() - since;
                this.#left = Math.max(0, this.#left - Math.max(0, took));
            },
            end: () => void this.#chargeable.delete(begin),
        };
    }
}


/***/ }),

/***/ 9502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G0: () => (/* binding */ downloadArtefacts),
/* harmony export */   Sz: () => (/* binding */ replaceArtefacts),
/* harmony export */   ai: () => (/* binding */ collectArtefacts),
/* harmony export */   dj: () => (/* binding */ makePublicLinks),
/* harmony export */   nN: () => (/* binding */ artefactsOf)
/* harmony export */ });
/* harmony import */ var _core_artefact_choice_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3803);
/* harmony import */ var _core_report_progress_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3374);
/* harmony import */ var _core_report_workflow_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3536);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4925);
/* harmony import */ var _artefacts_download_all_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6362);
/* harmony import */ var _artefacts_public_link_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(993);
/* harmony import */ var _artefacts_reported_artefacts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4820);
/* harmony import */ var _requests_build_list_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4538);








/**
 * Writes the chosen artefacts of every build that has ended into the report. `GET /builds/:id` does not promise
 * artefacts, but the list does (docs/api.md, "Build record"): a record without them is completed from the list.
 */
async function collectArtefacts(context, { patterns }) {
    const { store } = context;
    const wanted = (0,_core_artefact_choice_js__WEBPACK_IMPORTED_MODULE_5__/* .artefactFilter */ .N)(patterns);
    const ended = store.report.workflows.flatMap((workflow, index) => {
        const record = store.endedRecord(index);
        return record && (0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .hasBuild */ .N_)(workflow) ? [{ workflow, index, record }] : [];
    });
    const incomplete = ended.filter(({ record }) => !record.artefacts).map(({ workflow }) => workflow);
    const listed = await readFromList(context, incomplete);
    for (const { workflow, index, record } of ended) {
        const inList = listed.get(record._id);
        const whole = inList ? { ...inList, status: record.status } : record;
        const artefacts = (0,_artefacts_reported_artefacts_js__WEBPACK_IMPORTED_MODULE_7__/* .reportedArtefacts */ .x)(context, { ...workflow, artefacts: whole.artefacts ?? [] });
        const chosen = artefacts.filter(({ name }) => wanted(name));
        store.updateWorkflow(index, (report) => withArtefacts((0,_core_report_progress_js__WEBPACK_IMPORTED_MODULE_0__/* .seen */ .cI)(report, { build: whole, at: store.now() }), chosen));
    }
}
/** The records of builds from the list, which have all that those of `GET /builds/:id` have; each list is read once. */
async function readFromList(context, incomplete) {
    const { store, runner } = context;
    const found = new Map();
    const byApp = Map.groupBy(incomplete, ({ appId = store.report.appId }) => appId);
    await Promise.all([...byApp].map(async ([appId, builds]) => {
        const ids = new Set(builds.map(({ buildId }) => buildId));
        const whyMissing = await readList(context, { appId, ids, found });
        for (const build of builds.filter(({ buildId }) => !found.has(buildId)))
            runner.log.warning(`${(0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .workflowLabel */ .Sz)(build)}: the artefacts of build ${build.buildId} could not be read. ${whyMissing}`);
    }));
    return found;
}
/** Returns why a build that was not found is missing. */
async function readList({ store, client, limits, runner }, { appId, ids, found, }) {
    const signal = runner.cancelled;
    try {
        const { cut } = await (0,_requests_build_list_js__WEBPACK_IMPORTED_MODULE_4__/* .readListedBuilds */ .pE)(client, { appId, ref: store.report.ref, ids, signal }, found);
        return `It is not in ${(0,_requests_build_list_js__WEBPACK_IMPORTED_MODULE_4__/* .listText */ .so)({ cut, limits })}.`;
    }
    catch (error) {
        signal.throwIfAborted();
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error);
    }
}
/**
 * Makes public links for the artefacts of the report.
 *
 * @param expiry how long the links are valid, in milliseconds
 */
async function makePublicLinks(context, { expiry }) {
    const { store, runner } = context;
    const artefacts = await (0,_artefacts_public_link_js__WEBPACK_IMPORTED_MODULE_3__/* .withPublicLinks */ .J)(context, { artefacts: artefactsOf(store.report), expiry });
    replaceArtefacts(context, artefacts);
    (0,_artefacts_public_link_js__WEBPACK_IMPORTED_MODULE_3__/* .noteThatLinksArePublic */ .A)(runner, artefacts);
}
/** Downloads every artefact of the report, and writes into it the path of each, or why it is missing. */
async function downloadArtefacts(context, { folder }) {
    const { report } = context.store;
    const artefacts = artefactsOf(report);
    if (artefacts.length === 0)
        return;
    const builds = report.workflows.length > 1 ? 'several' : 'one';
    replaceArtefacts(context, await (0,_artefacts_download_all_js__WEBPACK_IMPORTED_MODULE_2__/* .downloadAll */ .U)(context, { artefacts, folder, builds }));
}
/** The artefacts of all builds, in the order of the report. */
function artefactsOf(report) {
    return (0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .endedBuilds */ .K9)(report).flatMap(({ artefacts }) => artefacts);
}
/** @param artefacts the new values, in the order of `artefactsOf` */
function replaceArtefacts({ store }, artefacts) {
    let next = 0;
    store.report.workflows.forEach((workflow, index) => {
        if (workflow.kind !== 'ended')
            return;
        const own = artefacts.slice(next, next + workflow.artefacts.length);
        next += own.length;
        store.updateWorkflow(index, (report) => withArtefacts(report, own));
    });
}
function withArtefacts(workflow, artefacts) {
    return workflow.kind === 'ended' ? { ...workflow, artefacts } : workflow;
}


/***/ }),

/***/ 3687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ conclude)
});

// EXTERNAL MODULE: ./out/core/report/workflow.js
var report_workflow = __webpack_require__(3536);
// EXTERNAL MODULE: ./out/core/text/log-line.js
var log_line = __webpack_require__(6345);
// EXTERNAL MODULE: ./out/report/escape/link.js
var escape_link = __webpack_require__(5979);
// EXTERNAL MODULE: ./out/report/wording/names.js
var names = __webpack_require__(1564);
// EXTERNAL MODULE: ./out/report/wording/states.js
var states = __webpack_require__(6996);
// EXTERNAL MODULE: ./out/report/wording/units.js
var units = __webpack_require__(9731);
;// CONCATENATED MODULE: ./out/report/log/annotations.js






/** GitHub shows ten annotations of a kind for a step: nine, and one that counts the rest. */
const mostOfAKind = 9;
/** An error for each workflow that fails the step, and a warning for each failure of a step that was ignored. */
function annotations(report, options) {
    const failed = report.workflows.filter((workflow) => failsStep(workflow, options.failOn));
    const errors = failed.map((workflow) => failureError(workflow, report, options));
    const warnings = (0,report_workflow/* endedBuilds */.K9)(report).flatMap((workflow) => workflow.ignoredFailures.map((step) => ignoredFailure(step, (0,names/* workflowName */.tv)(workflow, report))));
    return [
        ...limited(errors, (more) => ({
            kind: 'error',
            title: `${more} more ${more === 1 ? 'workflow' : 'workflows'} failed`,
            message: (0,log_line/* annotationMessage */.L0)([annotations_names(failed.slice(mostOfAKind), report)]),
        })),
        ...limited(warnings, (more) => ({
            kind: 'warning',
            title: `${more} more failed ${more === 1 ? 'step was' : 'steps were'} ignored`,
            message: 'The log and the build pages list all of them.',
        })),
    ];
}
/** Whether a workflow makes the step fail: it has no build, was abandoned, or ended in a state of `failOn`. */
function failsStep(workflow, failOn) {
    switch (workflow.kind) {
        case 'starting':
        case 'refused':
        case 'abandoned':
            return true;
        case 'running':
            return false;
        case 'ended':
            return failOn.includes(workflow.status);
    }
}
function failureError(workflow, report, at) {
    const name = (0,names/* workflowName */.tv)(workflow, report);
    const failure = (0,report_workflow/* failureIn */.Q6)(workflow);
    const pageUrl = (0,report_workflow/* hasBuild */.N_)(workflow) ? workflow.pageUrl : undefined;
    const page = pageUrl && (0,escape_link/* linkAddress */.$i)(pageUrl);
    return {
        kind: 'error',
        title: (0,log_line/* annotationTitle */.qF)(`${name}: ${failure?.reason ?? (0,states/* stateName */.Vi)((0,states/* shownState */.B5)(workflow))}`),
        message: (0,log_line/* annotationMessage */.L0)([
            `${name} ${(0,states/* workflowVerdict */.Xt)(workflow, at).text}`,
            ...(failure ? [failure.reason] : []),
            ...(failure?.step ? [`Failed step: ${stepText(failure.step)}`] : []),
            ...(page ? [page] : []),
        ]),
    };
}
function ignoredFailure(step, name) {
    return {
        kind: 'warning',
        title: (0,log_line/* annotationTitle */.qF)(`${name}: the step ${step.name} failed`),
        message: (0,log_line/* annotationMessage */.L0)([
            `The step ${step.name} failed${afterText(step)}. Its failure was ignored, and ${name} continued.`,
        ]),
    };
}
/** `Build Android, after 2 min 3 s` */
function stepText({ name, duration }) {
    return duration === undefined ? name : `${name}, after ${(0,units/* durationText */.S5)(duration)}`;
}
function afterText({ duration }) {
    return duration === undefined ? '' : ` after ${(0,units/* durationText */.S5)(duration)}`;
}
function limited(all, rest) {
    if (all.length <= mostOfAKind)
        return [...all];
    return [...all.slice(0, mostOfAKind), rest(all.length - mostOfAKind)];
}
function annotations_names(workflows, report) {
    return workflows.map((workflow) => (0,names/* workflowName */.tv)(workflow, report)).join(', ');
}

// EXTERNAL MODULE: ./out/report/log/lines.js
var lines = __webpack_require__(2933);
// EXTERNAL MODULE: ./out/report/summary/summary.js + 1 modules
var summary_summary = __webpack_require__(6409);
// EXTERNAL MODULE: ./out/tasks/artefacts/download-all.js + 4 modules
var download_all = __webpack_require__(6362);
// EXTERNAL MODULE: ./out/tasks/following/artefacts.js
var artefacts = __webpack_require__(9502);
// EXTERNAL MODULE: ./out/tasks/following/follow.js + 3 modules
var follow = __webpack_require__(4079);
// EXTERNAL MODULE: ./out/tasks/following/outputs.js
var outputs = __webpack_require__(3135);
;// CONCATENATED MODULE: ./out/tasks/following/conclude.js








/**
 * Reports how the step went: outputs first, so that a step that is killed here has them; then summary, log and
 * annotations; and last the comment.
 *
 * @returns whether the step has succeeded
 */
async function conclude(context, conclusion) {
    const { store, runner } = context;
    const { end, failOn, page, summary } = conclusion;
    const now = store.now();
    store.update({ finishedAt: now });
    (0,outputs/* publishOutputs */.e)(context);
    const { report } = store;
    if (summary)
        await runner.writeSummary((0,summary_summary/* summaryMarkdown */.e)(report, { now }));
    for (const workflow of report.workflows) {
        for (const line of (0,lines/* artefactLines */.Qc)({ report, workflow, now }))
            runner.log.info(line);
        const failure = (0,lines/* failureGroup */.WK)({ report, workflow });
        if (failure)
            runner.log.group(failure.title, failure.lines);
    }
    runner.log.info((0,lines/* verdictLine */.MT)(report, { now }));
    for (const { kind, title, message } of annotations(report, { failOn, now }))
        runner.log[kind](message, { title });
    const downloads = (0,download_all/* downloadFailureOf */.C)((0,artefacts/* artefactsOf */.nN)(report));
    if (downloads)
        runner.log.error(downloads.message, { title: 'Download failed' });
    const failing = report.workflows.filter((workflow) => failsStep(workflow, failOn));
    // A timeout or a cancelled workflow fails the step whatever `failOn` says, and is reported once.
    const reason = (0,follow/* earlyEndReason */.n)(conclusion);
    const isReported = failing.some((workflow) => end === 'cancelled' || (0,report_workflow/* failureIn */.Q6)(workflow)?.reason === reason);
    if (reason && !isReported)
        runner.log.error(reason);
    // Last: GitHub may be slow, and a second signal ends the step.
    await page.finish();
    return reason === undefined && failing.length === 0 && !downloads;
}


/***/ }),

/***/ 4079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ earlyEndReason),
  e: () => (/* binding */ follow)
});

// EXTERNAL MODULE: ./out/api/http/timeout.js
var http_timeout = __webpack_require__(2387);
// EXTERNAL MODULE: ./out/core/report/progress.js
var progress = __webpack_require__(3374);
// EXTERNAL MODULE: ./out/report/wording/units.js
var units = __webpack_require__(9731);
// EXTERNAL MODULE: ./out/runner/runner.js
var runner_runner = __webpack_require__(317);
// EXTERNAL MODULE: ./out/core/report/failure.js
var failure = __webpack_require__(9660);
// EXTERNAL MODULE: ./out/core/report/workflow.js
var report_workflow = __webpack_require__(3536);
;// CONCATENATED MODULE: ./out/core/text/step-log.js
/** The lines at the end of a log that usually show why the step failed. */
const tailLines = 40;
/**
 * Characters at the end of a log that are read for those lines, markup included; a whole log can be tens of megabytes.
 */
const longestTail = 1024 * 1024;
/**
 * The last lines of a step's log, as a terminal would finally show them; none if the log is blank. The service puts
 * colours into logs as `span` elements, and so writes `<` and `&` as entities; scripts add escape sequences. Secrets are
 * hidden after all of that is removed, because it could split one.
 */
function logTail(log, { redact }) {
    const plain = withoutEntities(endOf(log).replace(/<\/?span\b[^<>]*>/gi, '')).replace(terminalSequences, '');
    const lines = plain.split('\n').map(lastOverwrite).join('\n');
    const shown = redact(lines).trimEnd();
    return shown === '' ? [] : shown.split('\n').slice(-tailLines);
}
/** The end of a log, from a whole line on: half a line could contain half a secret, which would not be recognized. */
function endOf(log) {
    if (log.length <= longestTail)
        return log;
    return log.slice(log.indexOf('\n', log.length - longestTail) + 1);
}
const esc = '\u001b';
const stringEnd = `(?:\u0007|${esc}\\\\|\u009c)`;
/**
 * Colours, cursor movements, links and titles (ECMA-48): strings such as `ESC ] … BEL`, sequences such as `ESC [ 31 m`,
 * and anything else that begins with an escape. The parts are disjoint, so that matching takes linear time whatever a
 * script prints; `stripVTControlCharacters` of Node took 6 s for 100 kB.
 */
const terminalSequences = new RegExp([
    `${esc}[\\]PX^_][^\u0007\u009c\n${esc}]*${stringEnd}`,
    `(?:${esc}\\[|\u009b)[0-?]*[ -/]*[@-~]`,
    `${esc}[ -/]*[0-~]?`,
].join('|'), 'g');
/** A carriage return starts the line again: `10%\r20%` shows only `20%`. */
function lastOverwrite(line) {
    return line.split('\r').findLast((part) => part !== '') ?? '';
}
const entities = {
    lt: '<',
    gt: '>',
    amp: '&',
    quot: '"',
    apos: "'",
    nbsp: ' ',
};
/** Decodes each entity once: `&amp;lt;` is the text `&lt;`. */
function withoutEntities(text) {
    return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (entity, decimal, hex, name) => {
        if (name)
            return entities[String(name).toLowerCase()] ?? entity;
        const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    });
}

// EXTERNAL MODULE: ./out/errors.js
var errors = __webpack_require__(4925);
// EXTERNAL MODULE: ./out/tasks/following/artefacts.js
var artefacts = __webpack_require__(9502);
;// CONCATENATED MODULE: ./out/tasks/following/after-build.js





/**
 * After the wait: collects the results of the builds that have ended, as far as the inputs ask for them, and writes
 * them to the report.
 *
 * @throws Cancelled
 */
async function collectResults(context, { inputs, page }) {
    await (0,artefacts/* collectArtefacts */.ai)(context, { patterns: inputs.artefacts });
    if (inputs.publicLinks)
        await (0,artefacts/* makePublicLinks */.dj)(context, { expiry: inputs.publicLinkExpiry });
    await page.addQrCodes();
    if (inputs.failureLog)
        await readFailureLogs(context);
    if (inputs.download)
        await (0,artefacts/* downloadArtefacts */.G0)(context, { folder: inputs.download });
    context.runner.cancelled.throwIfAborted();
}
/** Writes the end of each failed step's log into the report. A log that cannot be read is left out. */
async function readFailureLogs(context) {
    const { store, client, runner } = context;
    await Promise.all(store.report.workflows.map(async (workflow, index) => {
        if (workflow.kind !== 'ended' || !workflow.failure?.step)
            return;
        const logUrl = failedLogUrl(store.endedRecord(index));
        if (logUrl === undefined)
            return;
        try {
            const log = await client.builds.stepLog(logUrl, { signal: runner.cancelled });
            const lines = logTail(log, { redact: runner.redactor.redactProse });
            store.updateWorkflow(index, (report) => withLogTail(report, lines));
        }
        catch (error) {
            runner.cancelled.throwIfAborted();
            runner.log.debug(`${(0,report_workflow/* workflowLabel */.Sz)(workflow)}: the log of the failed step could not be read. ${(0,errors/* messageOf */.bD)(error)}`);
        }
    }));
}
function failedLogUrl(record) {
    const step = record && (0,failure/* failedStepOf */.n0)(record);
    return step && (0,failure/* logUrlOf */.ZX)(step);
}
function withLogTail(workflow, lines) {
    if (workflow.kind !== 'ended' || !workflow.failure?.step)
        return workflow;
    const { failure } = workflow;
    return { ...workflow, failure: { ...failure, step: { ...workflow.failure.step, logTail: lines } } };
}

// EXTERNAL MODULE: ./out/tasks/following/watch-builds.js + 4 modules
var watch_builds = __webpack_require__(7568);
;// CONCATENATED MODULE: ./out/tasks/following/cancel-running.js





/**
 * Cancels every build of the report that is not known to have ended, because this step no longer waits for it
 * (docs/reliability.md, "No abandoned build"). One that cannot be cancelled in time is a warning; the post step of the
 * action tries again.
 */
async function cancelRunning(context) {
    const { clock, grace, limits, store } = context;
    const within = (work) => grace.upTo(limits.cancelGraceMs, (signal) => (0,http_timeout/* withTimeout */.w)({ clock, ms: limits.retryBudgetMs, signal }, work));
    await Promise.all(store.report.workflows.map((workflow, index) => (workflow.kind === 'running' || workflow.kind === 'abandoned') && !workflow.adopted
        ? cancelOne(context, { workflow, index, within })
        : undefined));
}
async function cancelOne(context, unfinished) {
    const { client, runner, store } = context;
    const { workflow, index, within } = unfinished;
    const { buildId } = workflow;
    const name = `${(0,report_workflow/* workflowLabel */.Sz)(workflow)}: build ${buildId}`;
    try {
        const answer = await within((signal) => client.builds.cancel(buildId, { signal, newSince: (0,watch_builds/* startOf */.GH)(context, workflow) }));
        if (answer === 'alreadyFinished')
            return await readEnd(context, unfinished);
        runner.log.info(`${name} was cancelled, because this step no longer waits for it.`);
        store.updateWorkflow(index, (report) => (0,report_workflow/* hasBuild */.N_)(report) ? (0,progress/* canceled */.aD)(report, { at: store.now() }) : report);
    }
    catch (error) {
        runner.log.warning(`${name} could not be cancelled and may still run. ${(0,errors/* messageOf */.bD)(error)}`);
    }
}
/** It finished before it could be cancelled: its state is read once more; a failure leaves the report as it is. */
async function readEnd({ client, runner, store }, { workflow, index, within }) {
    const { buildId } = workflow;
    const name = `${(0,report_workflow/* workflowLabel */.Sz)(workflow)}: build ${buildId}`;
    runner.log.info(`${name} had already finished.`);
    try {
        const { build } = await within((signal) => client.builds.get(buildId, { signal }));
        store.updateWorkflow(index, (report) => (0,progress/* seen */.cI)(report, { build, at: store.now() }));
    }
    catch (error) {
        runner.log.warning(`${name}: its final status could not be read. ${(0,errors/* messageOf */.bD)(error)}`);
    }
}

;// CONCATENATED MODULE: ./out/tasks/following/follow.js







/**
 * Follows the builds of the report until they have ended or `timeout` has passed, and collects their results. If
 * the wait ends before its builds do, for any reason, they are cancelled if `cancelAbandoned` is set.
 */
async function follow(context, { page, waiting, waitedMs = 0, afterBuild }) {
    const { clock, runner } = context;
    const { timeout, pollInterval } = waiting;
    const ms = Math.max(0, timeout - waitedMs);
    let end = 'ended';
    try {
        await (0,http_timeout/* withTimeout */.w)({ clock, ms, signal: runner.cancelled }, (signal) => (0,watch_builds/* watchBuilds */.j$)(context, { pollInterval, signal }));
    }
    catch (error) {
        if (error instanceof http_timeout/* TimeoutError */.M)
            end = 'timedOut';
        else if (error instanceof runner_runner/* Cancelled */.c)
            end = 'cancelled';
        else
            throw error;
    }
    finally {
        abandonRunning(context, earlyEndReason({ end, timeout }));
        if (waiting.cancelAbandoned)
            await cancelRunning(context);
    }
    if (end === 'cancelled')
        return end;
    try {
        await collectResults(context, { inputs: afterBuild, page });
    }
    catch (error) {
        if (!(error instanceof runner_runner/* Cancelled */.c))
            throw error;
        return 'cancelled';
    }
    return end;
}
/** Why the wait ended before its builds did; `undefined` when all have ended. */
function earlyEndReason({ end, timeout }) {
    switch (end) {
        case 'ended':
            return undefined;
        case 'timedOut':
            return `The timeout of ${(0,units/* durationText */.S5)(timeout)} passed before the build had ended. Raise timeout if builds take that long.`;
        case 'cancelled':
            return 'The workflow was cancelled.';
    }
}
/** Without a reason, a bug in the action ended the wait. */
function abandonRunning({ store }, reason = 'The wait ended with an error.') {
    store.report.workflows.forEach(({ kind }, index) => {
        if (kind === 'running')
            store.updateWorkflow(index, (workflow) => (0,progress/* abandoned */.R$)(workflow, reason));
    });
}


/***/ }),

/***/ 7860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OG: () => (/* binding */ readWaiting),
/* harmony export */   W3: () => (/* binding */ readComment),
/* harmony export */   lN: () => (/* binding */ readAfterBuild)
/* harmony export */ });
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7614);
/* harmony import */ var _core_input_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1194);
/* harmony import */ var _core_input_parsers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9145);



/** @param cancelAbandoned the action's own default: `true` where it started the builds itself */
function readWaiting(inputs, defaults) {
    return {
        timeout: inputs.value('timeout', (0,_core_input_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .durationBetween */ .h9)('1s', '365d'), '2h'),
        pollInterval: inputs.value('pollInterval', (0,_core_input_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .durationBetween */ .h9)('1s', '10m'), '30s'),
        cancelAbandoned: inputs.value('cancelAbandoned', _core_input_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBoolean */ .yG, defaults.cancelAbandoned),
        failOn: inputs.value('failOn', parseFailOn, 'failed, canceled, timeout'),
    };
}
function readAfterBuild(inputs) {
    return {
        artefacts: inputs.optional('artefacts', _core_input_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePatterns */ .Z7) ?? [],
        publicLinks: inputs.value('publicLinks', _core_input_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBoolean */ .yG, 'true'),
        publicLinkExpiry: inputs.value('publicLinkExpiry', (0,_core_input_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .durationBetween */ .h9)('1m', '365d'), '7d'),
        download: inputs.text('download') || undefined,
        summary: inputs.value('summary', _core_input_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBoolean */ .yG, 'true'),
        failureLog: inputs.value('failureLog', _core_input_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBoolean */ .yG, 'true'),
    };
}
/** @throws InputError when `comment` or `qrCodes` is wanted without a token for GitHub */
function readComment(inputs) {
    const comment = inputs.value('comment', _core_input_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBoolean */ .yG, 'false');
    const qrCodes = inputs.value('qrCodes', _core_input_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBoolean */ .yG, 'false');
    const githubToken = inputs.text('githubToken');
    const wanted = [...(comment ? ['comment'] : []), ...(qrCodes ? ['qrCodes'] : [])];
    if (wanted.length > 0 && githubToken === '')
        throw new _core_input_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([...wanted, 'githubToken'], `Input githubToken is required for ${wanted.join(' and ')}. Leave githubToken out to use the workflow's own token.`);
    return { comment, commentKey: inputs.text('commentKey') || undefined, qrCodes, githubToken };
}
/** End states in a list, or `none`; GitHub's own spelling of `canceled` is understood. */
function parseFailOn(text) {
    const words = (0,_core_input_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseList */ .E1)(text).map((word) => (word === 'cancelled' ? 'canceled' : word));
    if (words.length === 1 && words[0] === 'none')
        return [];
    const states = words.filter(_contract_state_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY);
    if (words.length === 0 || states.length < words.length)
        throw new _core_input_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(`a list of ${_contract_state_js__WEBPACK_IMPORTED_MODULE_2__/* .endStates */ .mO.join(', ')}; or only none`);
    return states;
}


/***/ }),

/***/ 5831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _1: () => (/* binding */ logChanges),
/* harmony export */   _8: () => (/* binding */ createOutageLog),
/* harmony export */   qy: () => (/* binding */ warnOfOtherCommits)
/* harmony export */ });
/* harmony import */ var _core_report_workflow_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3536);
/* harmony import */ var _report_log_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2933);
/* harmony import */ var _report_wording_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9731);



/** Logs one line for each start and each change of state in the report. */
function logChanges({ store, runner }) {
    store.onChange((report, before) => {
        report.workflows.forEach((workflow, index) => {
            for (const line of newLines({ report, workflow, was: before.workflows[index], now: store.now() }))
                runner.log.info(line);
        });
    });
}
function newLines({ was, workflow, ...at }) {
    if (!(0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_2__/* .hasBuild */ .N_)(workflow))
        return [];
    const known = was && (0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_2__/* .hasBuild */ .N_)(was) ? was.changes.length : 0;
    return [
        ...(was && (0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_2__/* .buildIdOf */ .d$)(was) === workflow.buildId ? [] : [(0,_report_log_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .startedLine */ .sx)({ ...at, workflow })]),
        ...(workflow.changes.length === known ? [] : [(0,_report_log_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .changeLine */ .vK)({ ...at, workflow })]),
    ];
}
/**
 * Compares the commit that the service says it builds with the event's. A different one is a warning and not a failure:
 * the branch has moved on, or a run was started again.
 */
function warnOfOtherCommits({ store, runner }) {
    store.onChange((now, before) => {
        now.workflows.forEach((workflow, index) => {
            if (!(0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_2__/* .hasBuild */ .N_)(workflow) || workflow.commit === undefined || now.commit === undefined)
                return;
            const { commit } = workflow;
            const was = before.workflows[index];
            const isNew = !was || !(0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_2__/* .hasBuild */ .N_)(was) || was.commit !== commit;
            if (!isNew || isSameCommit(commit, now.commit))
                return;
            runner.log.warning(`${(0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_2__/* .workflowLabel */ .Sz)(workflow)}: the service builds commit ${commit}, this run is for ${now.commit}. The branch has moved on since the event.`, { title: 'Another commit is built' });
        });
    });
}
/** Either may be shortened. */
function isSameCommit(left, right) {
    return left.startsWith(right) || right.startsWith(left);
}
function createOutageLog(log) {
    const out = new Set();
    return {
        begin(index, { name, error }) {
            if (out.size === 0)
                log.warning(`${name}: ${error.message} The build continues. Still waiting.`);
            out.add(index);
        },
        end(index, { name, lastedMs }) {
            out.delete(index);
            if (out.size === 0)
                log.info(`${name}: the service answers again, after ${(0,_report_wording_units_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S5)(lastedMs)}.`);
        },
        forget: (index) => void out.delete(index),
    };
}


/***/ }),

/***/ 3135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ publishBuildIds),
/* harmony export */   e: () => (/* binding */ publishOutputs)
/* harmony export */ });
/* harmony import */ var _core_report_workflow_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3536);
/* harmony import */ var _artefacts_reported_artefacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4820);
/* harmony import */ var _artefacts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9502);



/** Sets all outputs from the report; later values replace earlier ones. */
function publishOutputs({ store, runner }) {
    const { report } = store;
    const outputs = {
        ...buildIdOutputs(report),
        ...buildOutputs(report),
        ...(0,_artefacts_reported_artefacts_js__WEBPACK_IMPORTED_MODULE_1__/* .artefactOutputs */ .l)((0,_artefacts_js__WEBPACK_IMPORTED_MODULE_0__/* .artefactsOf */ .nN)(report)),
    };
    for (const [name, value] of Object.entries(outputs))
        runner.setOutput(name, value);
}
/** Sets the ids that are known: a step that is killed while it still starts other builds has them. */
function publishBuildIds({ store, runner }) {
    for (const [name, value] of Object.entries(buildIdOutputs(store.report)))
        runner.setOutput(name, value);
}
/** By the names of action.yml. Lists are JSON; unknown values are empty. */
function buildIdOutputs({ workflows }) {
    const ids = workflows.filter(_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_2__/* .hasBuild */ .N_).map(({ buildId }) => buildId);
    return { buildId: ids[0] ?? '', buildIds: JSON.stringify(ids) };
}
function buildOutputs({ status, workflows }) {
    const builds = workflows.filter(_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_2__/* .hasBuild */ .N_);
    const whole = spanOf(builds);
    return {
        status: status ?? '',
        startedAt: isoTime(whole.startedAt),
        finishedAt: isoTime(whole.finishedAt),
        duration: String(secondsBetween(whole.startedAt, whole.finishedAt) ?? ''),
        builds: JSON.stringify(builds.map(buildOutput)),
    };
}
/** From the first start to the last end; without an end while a build still runs. */
function spanOf(builds) {
    const starts = builds.flatMap(({ startedAt }) => startedAt ?? []);
    const ended = builds.filter((build) => build.kind === 'ended');
    const isOver = ended.length > 0 && ended.length === builds.length;
    return {
        ...(starts.length > 0 ? { startedAt: Math.min(...starts) } : {}),
        ...(isOver ? { finishedAt: Math.max(...ended.map(({ finishedAt }) => finishedAt)) } : {}),
    };
}
function buildOutput(build) {
    const { buildId, workflowId, status, startedAt } = build;
    const finishedAt = build.kind === 'ended' ? build.finishedAt : undefined;
    return {
        buildId,
        workflowId: workflowId ?? '',
        status,
        startedAt: isoTime(startedAt),
        finishedAt: isoTime(finishedAt),
        duration: secondsBetween(startedAt, finishedAt),
        ...(build.kind === 'ended' && build.failure ? { failure: build.failure.reason } : {}),
    };
}
function isoTime(ms) {
    return ms === undefined ? '' : new Date(ms).toISOString();
}
function secondsBetween(from, to) {
    return from === undefined || to === undefined ? undefined : Math.max(0, Math.round((to - from) / 1000));
}


/***/ }),

/***/ 4083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ openPullRequestPage)
});

// EXTERNAL MODULE: ./out/core/report/workflow.js
var report_workflow = __webpack_require__(3536);
// EXTERNAL MODULE: ./out/report/escape/blocks.js
var blocks = __webpack_require__(7869);
// EXTERNAL MODULE: ./out/report/escape/markdown.js
var markdown = __webpack_require__(598);
// EXTERNAL MODULE: ./out/report/wording/artefacts.js
var wording_artefacts = __webpack_require__(7051);
// EXTERNAL MODULE: ./out/report/wording/names.js
var names = __webpack_require__(1564);
// EXTERNAL MODULE: ./out/report/wording/overview.js
var overview = __webpack_require__(6557);
// EXTERNAL MODULE: ./out/report/wording/states.js
var states = __webpack_require__(6996);
// EXTERNAL MODULE: ./out/report/wording/units.js
var units = __webpack_require__(9731);
;// CONCATENATED MODULE: ./out/report/comment/section.js








/**
 * The section of a step in the comment of a pull request: verdict, states and time left, problems, and the artefacts of
 * each workflow with links and QR codes, folded. Leaves out the logs of failed steps: more people read a comment than a
 * log.
 */
function sectionMarkdown(report, at) {
    const problems = (0,overview/* problemList */.gH)(report);
    return [
        `### ${(0,overview/* headingText */.ky)(report, at)}`,
        (0,overview/* aboutLine */.eS)(report),
        stateTable(report, at),
        ...(problems ? [problems] : []),
        ...report.workflows.flatMap((workflow) => artefactFold(workflow, report)),
        ...footer(report, at),
    ].join('\n\n');
}
function stateTable(report, at) {
    return (0,blocks/* markdownTable */.Qj)([{ title: 'Workflow' }, { title: 'State' }, { title: 'On a phone' }], report.workflows.map((workflow) => [
        (0,names/* workflowLink */.k1)(workflow, report),
        stateText(workflow, at),
        phoneLinks(artefactsOf(workflow).filter(wording_artefacts/* isForPhones */.z9)),
    ]));
}
/** `🔨 building, about 4 min left` while it runs; `✅ finished in 4 min 12 s` in the end. */
function stateText(workflow, at) {
    const { icon, text } = (0,states/* workflowVerdict */.Xt)(workflow, at);
    const estimate = (0,report_workflow/* estimateOf */.qn)(workflow);
    const left = estimate ? `, ${(0,markdown/* markdownText */.p7)(estimate)}` : '';
    return `${icon} ${(0,markdown/* markdownText */.p7)(text)}${left}`;
}
/** The links for testers; if there are several, each has the name of its artefact. */
function phoneLinks(artefacts) {
    const [only, ...others] = artefacts;
    if (!only)
        return '–';
    if (others.length === 0)
        return (0,wording_artefacts/* artefactLink */.fk)(only);
    return artefacts.map((artefact) => `${(0,markdown/* markdownCode */.D9)(artefact.name)} ${(0,wording_artefacts/* artefactLink */.fk)(artefact)}`).join('<br>');
}
function artefactsOf(workflow) {
    return workflow.kind === 'ended' ? workflow.artefacts : [];
}
/** The artefacts of a workflow, open when it is the only one. */
function artefactFold(workflow, report) {
    const artefacts = artefactsOf(workflow);
    if (artefacts.length === 0)
        return [];
    const count = (0,units/* countText */.lT)(artefacts.length, 'artefact');
    const figures = (0,wording_artefacts/* qrFigures */.ZV)(artefacts);
    const title = `📦 ${(0,markdown/* markdownStrong */.Jr)((0,names/* workflowName */.tv)(workflow, report))}: ${count}${figures.length > 0 ? ', QR codes' : ''}`;
    const table = (0,wording_artefacts/* artefactTable */.bh)(artefacts, { columns: ['name', 'size', 'link'] });
    const body = [table, ...figures, ...(0,wording_artefacts/* iosNote */.Of)(artefacts)].join('\n\n');
    return [(0,blocks/* folded */.TM)({ title, body, ...(report.workflows.length === 1 ? { state: 'open' } : {}) })];
}
/** A comment is edited only when something changes, so it shows the time of its last edit until the step ends. */
function footer(report, { now }) {
    if (report.finishedAt !== undefined)
        return [];
    return [`<sub>As of ${(0,units/* momentText */.Am)(now)}</sub>`];
}

// EXTERNAL MODULE: ./out/clock.js
var out_clock = __webpack_require__(3194);
// EXTERNAL MODULE: ./out/errors.js
var errors = __webpack_require__(4925);
// EXTERNAL MODULE: ./out/runner/github/retry.js
var retry = __webpack_require__(4581);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(2311);
// EXTERNAL MODULE: ./out/runner/github/client.js
var client = __webpack_require__(5284);
;// CONCATENATED MODULE: ./out/runner/github/comment/comments.js



/** The comments of a pull request. Each request is sent once: a writer must read again before it writes again. */
function commentsOf({ octokit, where }, pullRequest) {
    const { issues } = octokit.rest;
    return {
        async own(author, signal) {
            const all = await (0,client/* allPages */.S4)((page) => issues.listComments({
                ...where,
                issue_number: pullRequest,
                per_page: 100,
                page,
                request: { ...client/* once */.Oo, signal },
            }));
            const own = all.filter(({ user }) => isBy(author, user));
            return own.map(commentOf).toSorted((left, right) => left.id - right.id);
        },
        async read(id, signal) {
            try {
                const { data } = await issues.getComment({ ...where, comment_id: id, request: { ...client/* once */.Oo, signal } });
                return commentOf(data);
            }
            catch (failure) {
                if (isMissing(failure))
                    return undefined;
                throw failure;
            }
        },
        async create(body, signal) {
            const created = await issues.createComment({
                ...where,
                issue_number: pullRequest,
                body,
                request: { ...client/* once */.Oo, signal },
            });
            return commentOf(created.data);
        },
        async update(id, { body, signal }) {
            await issues.updateComment({ ...where, comment_id: id, body, request: { ...client/* once */.Oo, signal } });
        },
        async remove(id, signal) {
            try {
                await issues.deleteComment({ ...where, comment_id: id, request: { ...client/* once */.Oo, signal } });
            }
            catch (failure) {
                if (!isMissing(failure))
                    throw failure;
            }
        },
    };
}
function commentOf(data) {
    return { id: data.id, body: data.body ?? '', url: data.html_url };
}
/** Logins are case-insensitive, and GraphQL may leave out the `[bot]` that REST appends to an app's name. */
function isBy(author, user) {
    if (user === null)
        return false;
    const [name, wanted] = [user.login.toLowerCase(), author.toLowerCase()];
    return name === wanted || (user.type === 'Bot' && name === `${wanted}[bot]`);
}
function isMissing(failure) {
    return failure instanceof retry/* GitHubFailure */.iK && (failure.status === 404 || failure.status === 410);
}
const viewer = schemas/* object */.Ikc({ data: schemas/* object */.Ikc({ viewer: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }) }) });
/**
 * The login of the token's owner, such as `github-actions[bot]`. GraphQL is asked, because REST's `GET /user` refuses
 * the workflow's own token.
 *
 * @throws GitHubFailure, or the signal's reason
 */
async function viewerLogin({ octokit, graphqlUrl }, signal) {
    const { data } = await octokit.request({
        method: 'POST',
        url: graphqlUrl,
        query: 'query { viewer { login } }',
        request: signal ? { signal } : {},
    });
    return viewer.parse(data).data.viewer.login;
}

// EXTERNAL MODULE: ./out/core/text/shorten.js
var shorten = __webpack_require__(2421);
;// CONCATENATED MODULE: ./out/core/text/comment-sections.js
/**
 * Several steps and jobs share one comment on a pull request. Each has one section, between two hidden markers with its
 * key and the run that wrote it. The sections of other steps are copied unchanged.
 */

/** GitHub refuses a longer comment. */
const longestComment = 65_536;
/** Characters that a shortened section leaves for later sections. */
const keptFree = 8_192;
/** The hidden first line that identifies a comment; each key has its own. */
function commentMarker(commentKey) {
    return `<!-- build-service-action:comment key=${encoded(commentKey)} -->`;
}
/** Whether a comment has this key. Its author must be checked too: anybody can write a marker. */
function isCommentOf(body, commentKey) {
    return body.split(/\r?\n/, 1)[0] === commentMarker(commentKey);
}
/** The sections of a comment by key, in their order; of two with the same key, the newer one. */
function readSections(body) {
    const sections = new Map();
    const form = /^<!-- build-service-action:section key=(\S*) run=(\d+) attempt=(\d+) -->\r?\n([\s\S]*?)\r?\n<!-- build-service-action:end key=\1 -->\r?$/gm;
    for (const [, key = '', runId = '', runAttempt = '', markdown = ''] of body.matchAll(form)) {
        const section = { key: decoded(key), runId, runAttempt, markdown };
        const known = sections.get(section.key);
        if (!known || !isNewer(known, section))
            sections.set(section.key, section);
    }
    return sections;
}
/**
 * The comment with one section added or replaced; `body` is `undefined` for a comment that does not exist yet. Sections
 * are ordered by key, so that two writers agree. The sections of other steps stay whole: if the comment would be longer
 * than GitHub allows, this section is shortened and says so.
 */
function withSection(body, change) {
    const before = body ?? '';
    const sections = new Map(readSections(before));
    const known = sections.get(change.section.key);
    if (known && isNewer(known, change.section) && isBelievable(known, change.section))
        return { kind: 'newerRun', body: before, newerRun: `${known.runId}, attempt ${known.runAttempt}` };
    const set = (markdown) => {
        sections.set(change.section.key, { ...change.section, markdown });
        return comment_sections_commentOf(change.commentKey, [...sections.values()]);
    };
    const markdown = withoutMarkers(change.markdown);
    const whole = set(markdown);
    if ((0,shorten/* charactersIn */.aT)(whole) <= longestComment)
        return { kind: 'changed', body: whole };
    const room = longestComment - (0,shorten/* charactersIn */.aT)(set(''));
    const shorter = set((0,shorten/* shortened */.vI)(markdown, {
        limit: Math.floor(Math.max(room - keptFree, room / 2)),
        measure: shorten/* charactersIn */.aT,
        note: 'The rest does not fit into a comment; the job summary has everything.',
    }));
    if ((0,shorten/* charactersIn */.aT)(shorter) <= longestComment)
        return { kind: 'changed', body: shorter };
    return { kind: 'full', body: before };
}
function comment_sections_commentOf(commentKey, sections) {
    const ordered = sections.toSorted((left, right) => (left.key < right.key ? -1 : 1));
    return [commentMarker(commentKey), ...ordered.map(sectionText)].join('\n');
}
/** Without the empty lines, GitHub would not read the section as Markdown. */
function sectionText(section) {
    const key = encoded(section.key);
    const [run, attempt] = [numberOf(section.runId), numberOf(section.runAttempt)];
    return [
        `<!-- build-service-action:section key=${key} run=${run} attempt=${attempt} -->`,
        `\n${section.markdown.trim()}\n`,
        `<!-- build-service-action:end key=${key} -->`,
    ].join('\n');
}
/** Whether `left` is from a newer run, or a later attempt of the same run, than `right`. */
function isNewer(left, right) {
    const [leftRun, rightRun] = [numberOf(left.runId), numberOf(right.runId)];
    if (leftRun !== rightRun)
        return leftRun > rightRun;
    return numberOf(left.runAttempt) > numberOf(right.runAttempt);
}
/**
 * Whether a run of that number can exist by now. Any step with the same token can write this section; without this
 * check, one with an enormous number would own it forever.
 */
function isBelievable(known, own) {
    const run = numberOf(own.runId);
    return run === 0n || numberOf(known.runId) <= 10n * run;
}
/** Outside GitHub there is no run number; that counts as the oldest. */
function numberOf(digits) {
    return /^\d+$/.test(digits) ? BigInt(digits) : 0n;
}
/** Escaped Markdown has no HTML comments; this makes sure of it for any text. */
function withoutMarkers(markdown) {
    return markdown.replaceAll('<!--', '&lt;!--');
}
/** One word that cannot end an HTML comment: `>`, `-` and white space are encoded. */
function encoded(text) {
    return encodeURIComponent(text.toWellFormed()).replaceAll('-', '%2D');
}
function decoded(word) {
    try {
        return decodeURIComponent(word);
    }
    catch {
        return word; // the marker was edited by hand
    }
}

// EXTERNAL MODULE: ./out/retry.js
var out_retry = __webpack_require__(7678);
;// CONCATENATED MODULE: ./out/runner/github/comment/own-section.js

/**
 * Whether a comment is right, and its right body: it has this step's section, or that of a newer run, and every section
 * of the duplicates. A section that is already in the comment wins over a duplicate, as it was written later.
 */
function correctionOf(own, { body, markdown, duplicates }) {
    const { commentKey, section } = own;
    const before = body === undefined ? undefined : readSections(body);
    const changed = withSection(body, { commentKey, section, markdown });
    let after = changed.body;
    const known = readSections(after);
    const missing = duplicates.flatMap((duplicate) => [...readSections(duplicate).values()].filter(({ key }) => !known.has(key)));
    for (const lost of missing) {
        after = withSection(after, { commentKey, section: lost, markdown: lost.markdown }).body;
    }
    const isRight = before !== undefined && missing.length === 0 && isSame(before.get(section.key), known.get(section.key));
    const newerRun = changed.kind === 'newerRun' ? changed.newerRun : undefined;
    return { isRight, body: after, newerRun };
}
/** Whether a comment has sections of other steps. */
function isShared({ section }, body) {
    return [...readSections(body).keys()].some((key) => key !== section.key);
}
function isSame(left, right) {
    if (!left || !right)
        return left === right;
    const isOfRun = left.runId === right.runId && left.runAttempt === right.runAttempt;
    return isOfRun && plain(left.markdown) === plain(right.markdown);
}
/** A browser changes the line ends of a comment that somebody edits; that does not count as a difference. */
function plain(markdown) {
    return markdown.replaceAll('\r\n', '\n').trim();
}

;// CONCATENATED MODULE: ./out/runner/github/comment/section-writer.js




const writerLimits = {
    write: 1_500,
    slowWrite: 8_000,
    lateWrites: 4,
    rounds: 12,
    retry: { ...retry/* gitHubRetryLimits */.Az, backoffCapMs: 8_000 },
};
/**
 * Sets one section of a comment that other steps also write. GitHub has no conditional update of a comment, so a write
 * may undo another one that came after its read. Therefore a section counts as written only when it was read back, a
 * write follows its read within `limits.write`, and `CommentUpdater` checks the comment once more after a longer time.
 */
class SectionWriter {
    #options;
    #limits;
    /** The comment, and duplicates that other steps created at the same moment, to be merged into it. */
    #found;
    #created;
    #lastWrite = Number.NEGATIVE_INFINITY;
    constructor(options) {
        this.#options = options;
        this.#limits = options.limits ?? writerLimits;
    }
    /** When something was last written, by the monotonic clock; minus infinity before that. */
    get lastWrite() {
        return this.#lastWrite;
    }
    /**
     * Resolves when the section, or that of a newer run, was read back and is right. Writes only what is different.
     *
     * @throws GitHubFailure, or the signal's reason
     */
    async set(markdown, signal) {
        let late = 0;
        const begun = this.#options.clock.monotonic();
        for (let round = 1; round <= this.#limits.rounds; round += 1) {
            try {
                const time = late < this.#limits.lateWrites ? this.#limits.write : this.#limits.slowWrite;
                const written = await this.#round(markdown, { time, signal });
                if (written)
                    return written;
            }
            catch (thrown) {
                if (round === this.#limits.rounds)
                    throw thrown;
                if (thrown instanceof WriteTooLate)
                    late += 1;
                else
                    await this.#pauseAfter(thrown, { round, begun, signal });
            }
        }
        throw new retry/* GitHubFailure */.iK('Other steps kept changing the comment back', {});
    }
    /** One read and, where it shows a difference, one write; `undefined` after a write, which must be read back. */
    async #round(markdown, { time, signal }) {
        const { comments, clock, own } = this.#options;
        this.#found ??= await this.#locate(signal);
        const since = clock.monotonic();
        const comment = this.#found && (await comments.read(this.#found.id, signal));
        const duplicates = this.#found?.duplicates ?? [];
        const texts = duplicates.map(({ body }) => body);
        const { isRight, body, newerRun } = correctionOf(own, {
            body: comment?.body,
            markdown,
            duplicates: texts,
        });
        if (!comment)
            await this.#create(body, signal);
        else if (!isRight)
            await this.#update(comment.id, { body, until: since + time, signal });
        else {
            for (const { id } of duplicates)
                await comments.remove(id, signal);
            this.#found = { id: comment.id, duplicates: [] };
            return { url: comment.url, isShared: isShared(own, comment.body), newerRun };
        }
        return undefined;
    }
    /** The oldest is the comment: all steps agree on that, whichever created the others. */
    async #locate(signal) {
        const { comments, author, own } = this.#options;
        const all = await comments.own(author, signal);
        const found = all.filter(({ body }) => isCommentOf(body, own.commentKey));
        // The list may not have the comment yet that this writer has just created.
        if (this.#created && found.every(({ id }) => id !== this.#created?.id))
            found.push(this.#created);
        this.#created = undefined;
        const [oldest, ...duplicates] = found.toSorted((left, right) => left.id - right.id);
        return oldest && { id: oldest.id, duplicates };
    }
    async #create(body, signal) {
        this.#found = undefined; // then look whether another step created one, too
        this.#created = await this.#options.comments.create(body, signal);
        this.#lastWrite = this.#options.clock.monotonic();
    }
    async #update(id, change) {
        const { comments, clock } = this.#options;
        const { body, until, signal } = change;
        if (until <= clock.monotonic())
            throw new WriteTooLate();
        const tooLate = new AbortController();
        const cancelTimer = clock.setTimer(until - clock.monotonic(), () => tooLate.abort());
        try {
            await comments.update(id, { body, signal: AbortSignal.any([signal, tooLate.signal]) });
        }
        catch (thrown) {
            throw tooLate.signal.aborted ? new WriteTooLate() : thrown;
        }
        finally {
            cancelTimer();
            this.#lastWrite = clock.monotonic(); // also after a failure: the write may have been done
        }
    }
    /** @throws the failure, if the retry policy stops; the signal's reason */
    async #pauseAfter(thrown, state) {
        const { round, begun, signal } = state;
        signal.throwIfAborted();
        if (!(thrown instanceof retry/* GitHubFailure */.iK))
            throw thrown;
        const { budget, clock, random } = this.#options;
        const elapsedMs = clock.monotonic() - begun;
        const decision = (0,out_retry/* decideRetry */.tE)({
            operation: 'read',
            attempt: round,
            failure: thrown.failure,
            elapsedMs,
            fraction: random.fraction(),
        }, this.#limits.retry);
        if (decision.kind === 'stop')
            throw thrown;
        await budget.pause(decision.ms, signal).catch((reason) => {
            throw reason instanceof retry/* BudgetSpent */.KI ? thrown : reason;
        });
    }
}
/** The write took too long after its read: other steps may have written since. It may have been done, or not. */
class WriteTooLate extends retry/* GitHubFailure */.iK {
    constructor() {
        super('GitHub took too long to change the comment', {});
    }
}

;// CONCATENATED MODULE: ./out/runner/github/comment/comment-updater.js





const updaterLimits = {
    editInterval: 60_000,
    check: 2_000,
    sharedCheck: 10_000,
    checks: 8,
};
/**
 * Updates the section of this step in the comment of each pull request that the run is for. Returns at once:
 * requests are sent in the background, when there is something to show. A run without a pull request gets a notice.
 */
function createCommentUpdater({ findRun, own, random, ...dependencies }) {
    const { clock, budget, log } = dependencies;
    const open = async (signal) => {
        const { github, pullRequests } = await findRun(signal);
        if (pullRequests.length === 0) {
            log.notice('There is no comment, because this run is not for a pull request. The job summary has everything.');
            return [];
        }
        const author = await viewerLogin(github, signal);
        return pullRequests.map((number) => new SectionWriter({ comments: commentsOf(github, number), author, own, clock, random, budget }));
    };
    return new CommentUpdater({ open, ...dependencies });
}
/**
 * Keeps the section of this step up to date, in the background. A failure here never fails the step; it is reported
 * once.
 */
class CommentUpdater {
    #options;
    #limits;
    #stop = new AbortController();
    /** Aborted when there is newer text to show, so that no wait for the older one goes on. */
    #replaced = new AbortController();
    #writers;
    #work = Promise.resolve();
    #stage = 'idle';
    #isFinishing = false;
    #hasReportedNewerRun = false;
    #wanted;
    #shown;
    #url;
    constructor(options) {
        this.#options = options;
        this.#limits = options.limits ?? updaterLimits;
    }
    /** The page of the comment (the first of several); `undefined` as long as there is none. */
    get url() {
        return this.#url;
    }
    /** Shows this soon: at once, or a minute after the last edit. Text that was replaced meanwhile is never written. */
    show(markdown) {
        this.#wanted = markdown;
        this.#replaced.abort();
        if (this.#stage === 'idle')
            this.#work = this.#update();
    }
    /**
     * Shows the final text, at once. Resolves when the section was still right 2 s after the last write and, where other
     * steps have sections, 10 s after it; when the signal is aborted; or when nothing more can be done. Never throws.
     */
    async finish(markdown, signal) {
        const stop = () => this.#stop.abort();
        if (signal?.aborted)
            stop();
        signal?.addEventListener('abort', stop, { once: true });
        this.#isFinishing = true;
        this.show(markdown);
        await this.#options.budget.whileWaiting(() => this.#work);
        signal?.removeEventListener('abort', stop);
    }
    async #update() {
        this.#stage = 'working';
        while (this.#shown !== this.#wanted && this.#stage === 'working' && !this.#stop.signal.aborted) {
            const wanted = this.#wanted;
            try {
                await this.#showNewest();
            }
            catch (thrown) {
                const isNewest = this.#wanted === wanted;
                this.#report(thrown, isNewest && this.#isFinishing ? 'at the end' : 'meanwhile');
                this.#shown = undefined;
                if (isNewest)
                    break; // the next text to show is the next try
            }
        }
        // Nothing is awaited between the loop's last condition and this line, so `show` misses nothing.
        if (this.#stage === 'working')
            this.#stage = 'idle';
    }
    async #showNewest() {
        const writers = await this.#opened();
        const due = Math.max(...writers.map(({ lastWrite }) => lastWrite)) + this.#limits.editInterval;
        while (!this.#isFinishing && this.#options.clock.monotonic() < due) {
            this.#replaced = new AbortController();
            await this.#pauseUntil(due);
        }
        this.#replaced = new AbortController();
        const markdown = this.#wanted;
        if (markdown === undefined)
            return;
        this.#shown = markdown;
        const results = await Promise.allSettled(writers.map((writer) => this.#writeAndCheck(writer, markdown)));
        for (const result of results)
            if (result.status === 'rejected')
                throw result.reason;
    }
    /** Writes the section, and corrects it until it has stayed long enough or there is newer text to show. */
    async #writeAndCheck(writer, markdown) {
        for (let checks = 0; checks <= this.#limits.checks; checks += 1) {
            const since = this.#options.clock.monotonic();
            const written = await writer.set(markdown, this.#stop.signal);
            this.#url ??= written.url;
            this.#reportNewerRun(written);
            const next = this.#nextCheck(since - writer.lastWrite, written);
            if (next === undefined)
                return;
            await this.#pauseUntil(writer.lastWrite + next);
            if (this.#replaced.signal.aborted)
                return;
        }
    }
    /** When to check again, in milliseconds after the last write, which was this old at the last check. */
    #nextCheck(age, { isShared }) {
        const { check, sharedCheck } = this.#limits;
        return [check, ...(isShared ? [sharedCheck] : [])].find((time) => time > age);
    }
    #opened() {
        this.#writers ??= this.#options.open(this.#stop.signal).catch((failure) => {
            this.#writers = undefined;
            throw failure;
        });
        return this.#writers;
    }
    /** Ends early when there is newer text to show. @throws the reason when the updater is stopped */
    async #pauseUntil(time) {
        const { clock } = this.#options;
        const signal = AbortSignal.any([this.#stop.signal, this.#replaced.signal]);
        await (0,out_clock/* sleep */.yy)(clock, time - clock.monotonic(), signal).catch(() => this.#stop.signal.throwIfAborted());
    }
    #reportNewerRun({ newerRun }) {
        if (newerRun === undefined || this.#hasReportedNewerRun)
            return;
        this.#hasReportedNewerRun = true;
        this.#options.log.notice(`The comment shows the newer run ${newerRun}. The job summary has everything about this one.`);
    }
    #report(thrown, when) {
        if (this.#stop.signal.aborted)
            return;
        const { log, problems } = this.#options;
        const isRefusal = thrown instanceof retry/* GitHubFailure */.iK && thrown.isForbidden;
        if (isRefusal)
            this.#stage = 'given up';
        if (isRefusal)
            log.warning(`${missingPermission} (${(0,errors/* messageOf */.bD)(thrown)})`);
        else if (when === 'at the end')
            problems.add('the comment is not up to date', thrown);
        else
            log.debug(`The comment could not be edited: ${(0,errors/* messageOf */.bD)(thrown)}`);
    }
}
const missingPermission = 'There is no comment, because the token cannot write to the pull request. Add `pull-requests: write` to the ' +
    '`permissions` of this job; pull requests from forks get no such token. The job summary has everything.';

;// CONCATENATED MODULE: ./out/runner/github/pull-requests/problems.js

/** Collects what failed because of GitHub, for one warning at the end of the step. */
class GitHubProblems {
    #consequences = new Set();
    #first;
    /** @param consequence a clause such as `there are no QR codes` */
    add(consequence, failure) {
        this.#consequences.add(consequence);
        this.#first ??= (0,errors/* messageOf */.bD)(failure);
    }
    report(log) {
        if (this.#first === undefined)
            return;
        const consequences = [...this.#consequences].join(', and ');
        log.warning(`Requests to GitHub failed, so ${consequences}. The job summary has everything. ${this.#first}`);
    }
}

// EXTERNAL MODULE: ./out/core/event/run-event.js
var run_event = __webpack_require__(4677);
;// CONCATENATED MODULE: ./out/runner/github/pull-requests/run-on-github.js


function findRun(options) {
    let found;
    const find = async (signal) => {
        const github = await (0,client/* connect */.Ng)(options);
        return { github, pullRequests: await pullRequestsOf(github, { run: options.run, signal }) };
    };
    return (signal) => {
        found ??= find(signal).catch((failure) => {
            found = undefined;
            throw failure;
        });
        return orAborted(found, signal);
    };
}
/** The first caller's signal ends the look-up itself; every other signal ends only its caller's wait for it. */
function orAborted(found, signal) {
    return new Promise((resolve, reject) => {
        const leave = () => reject(signal.reason);
        if (signal.aborted)
            return leave();
        signal.addEventListener('abort', leave, { once: true });
        found.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
}
/**
 * The numbers of the pull requests that a run is for: the one of its event; those of the run that it followed; or, for
 * the push of a branch, the open ones with that head in this repository (a fork may have a branch of the same name).
 */
async function pullRequestsOf({ octokit, where }, { run, signal }) {
    const { event } = run;
    const single = (0,run_event/* pullRequestOfEvent */.M)(event);
    if (single !== undefined)
        return [single];
    if (event.workflowRun)
        return event.workflowRun.pullRequests;
    if (event.name !== 'push' || !event.ref || !('branch' in event.ref))
        return [];
    const { branch } = event.ref;
    const head = `${where.owner}:${branch}`;
    const found = await (0,client/* allPages */.S4)((page) => octokit.rest.pulls.list({ ...where, state: 'open', head, per_page: 100, page, request: { signal } }));
    const isOwn = (fullName) => fullName?.toLowerCase() === run.repository.toLowerCase();
    return found
        .filter(({ head }) => head.ref === branch && isOwn(head.repo?.full_name))
        .map((pull) => pull.number)
        .toSorted((left, right) => left - right);
}

// EXTERNAL MODULE: ./out/runner/github/qr-codes/image-store.js
var image_store = __webpack_require__(6029);
;// CONCATENATED MODULE: ./out/runner/github/qr-codes/store-qr-codes.js



/**
 * Stores the QR codes in the repository, for each pull request that the run is for. A failure here never fails the step.
 *
 * @returns their addresses in the order of the images; `undefined` when there can only be links, which a notice or
 *   `problems` explains
 * @throws the signal's reason
 */
async function storeQrCodes(options) {
    const { findRun, section, images, log, budget, problems, signal } = options;
    try {
        return await budget.whileWaiting(async () => {
            const { github, pullRequests } = await findRun(signal);
            if (pullRequests.length > 0)
                return (0,image_store/* storeImages */.E)(github, { pullRequests, section, images, signal });
            log.notice('There are links but no QR codes, because this run is not for a pull request.');
            return undefined;
        });
    }
    catch (thrown) {
        signal.throwIfAborted();
        if (!(thrown instanceof retry/* GitHubFailure */.iK) || thrown.isTransient)
            problems.add('there are no QR codes', thrown);
        else
            log.notice(`There are links but no QR codes. ${adviceFor(thrown)} (${(0,errors/* messageOf */.bD)(thrown)})`);
    }
    return undefined;
}
function adviceFor({ isForbidden }) {
    return isForbidden
        ? 'Add `contents: write` to the `permissions` of this job (pull requests from forks get no such token), or set qrCodes to false.'
        : 'They could not be stored in the repository.';
}

// EXTERNAL MODULE: ./out/tasks/following/artefacts.js
var following_artefacts = __webpack_require__(9502);
;// CONCATENATED MODULE: ./out/tasks/following/pull-request-page.js








/** From now on, keeps the comment up to date with the report, if the inputs ask for a comment. */
function openPullRequestPage(context, options) {
    const { store, clock, grace, limits, runner } = context;
    const { inputs, random } = options;
    const { run, log, cancelled } = runner;
    const { redact } = runner.redactor;
    const budget = new retry/* RetryBudget */.Km({ clock, ms: limits.githubTroubleMs });
    const problems = new GitHubProblems();
    const find = findRun({ run, token: inputs.githubToken, redact, clock, random, budget });
    const workflowIds = store.report.workflows.map(({ workflowId }) => workflowId).join(',');
    // Redacted before it is compared with the comment's text, which is redacted too.
    const section = redact(sectionKey(run, workflowIds));
    // Without any name of the application, the comment's key is empty.
    const commentKey = redact(inputs.commentKey ?? store.report.appId ?? '');
    const updater = inputs.comment
        ? createCommentUpdater({
            findRun: find,
            own: {
                commentKey,
                section: { key: section, runId: run.runId, runAttempt: run.runAttempt },
            },
            ...{ log, clock, random, budget, problems },
        })
        : undefined;
    const markdown = () => sectionMarkdown(store.report, { now: store.now() });
    if (updater)
        store.onChange(() => updater.show(markdown()));
    return {
        async addQrCodes() {
            if (!inputs.qrCodes)
                return;
            const artefacts = (0,following_artefacts/* artefactsOf */.nN)(store.report);
            const images = await qrCodesOf(artefacts);
            if (images.length === 0)
                return;
            const kept = { section, images, log, budget, problems, signal: cancelled };
            const addresses = await storeQrCodes({ findRun: find, ...kept });
            const addressOf = new Map(images.map(({ link }, index) => [link, addresses?.[index]]));
            (0,following_artefacts/* replaceArtefacts */.Sz)(context, artefacts.map((artefact) => withQrCode(artefact, addressOf.get(artefact.publicUrl))));
        },
        async finish() {
            if (!updater)
                return problems.report(log);
            await grace.upTo(limits.graceMs, (signal) => updater.finish(markdown(), signal));
            runner.setOutput('commentUrl', updater.url ?? '');
            problems.report(log);
        },
    };
}
/** Identifies the section of this step in a shared comment: workflow file, job, step and `workflowId`. */
function sectionKey(run, workflowIds) {
    const file = run.workflowRef.replace(/@.*$/s, '').split('/').slice(2).join('/');
    return [file, run.job, run.action, workflowIds].join(' ');
}
/** A QR code for each link to an app that is short enough for one. Loads the encoder only if there is a link. */
async function qrCodesOf(artefacts) {
    const links = artefacts.filter(wording_artefacts/* isForPhones */.z9).map(({ name, publicUrl }) => ({ name, link: publicUrl }));
    if (links.length === 0)
        return [];
    const { longestQrLink, qrCodePng } = await Promise.all(/* import() */[__webpack_require__.e(35), __webpack_require__.e(918)]).then(__webpack_require__.bind(__webpack_require__, 6918));
    return links
        .filter(({ link }) => Buffer.byteLength(link) <= longestQrLink)
        .map(({ name, link }) => ({ name, link, png: qrCodePng(link) }));
}
function withQrCode(artefact, qrCodeUrl) {
    return qrCodeUrl === undefined ? artefact : { ...artefact, qrCodeUrl };
}


/***/ }),

/***/ 7759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ createReportStore)
/* harmony export */ });
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7614);
/* harmony import */ var _core_report_progress_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3374);
/* harmony import */ var _core_report_redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1440);
/* harmony import */ var _core_report_workflow_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3536);




function createReportStore(initial, { redact, now }) {
    let report = withStatus((0,_core_report_redaction_js__WEBPACK_IMPORTED_MODULE_1__/* .redacted */ .p)(initial, redact));
    const records = new Map();
    const listeners = [];
    const set = (next) => {
        const before = report;
        report = withStatus(next);
        for (const listener of listeners)
            listener(report, before);
    };
    const updateWorkflow = (index, change) => {
        const workflows = report.workflows.map((workflow, at) => at === index ? (0,_core_report_redaction_js__WEBPACK_IMPORTED_MODULE_1__/* .redacted */ .p)(change(workflow), redact) : workflow);
        set({ ...report, workflows });
    };
    return {
        get report() {
            return report;
        },
        now,
        update: (change) => set({ ...report, ...(0,_core_report_redaction_js__WEBPACK_IMPORTED_MODULE_1__/* .redacted */ .p)(change, redact) }),
        updateWorkflow,
        addRecord(index, build, more = (workflow) => workflow) {
            records.set(index, build);
            updateWorkflow(index, (workflow) => more((0,_core_report_progress_js__WEBPACK_IMPORTED_MODULE_0__/* .seen */ .cI)(workflow, { build, at: now() })));
        },
        endedRecord(index) {
            const record = records.get(index);
            return record && (0,_contract_state_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY)(record.status) ? record : undefined;
        },
        onChange: (listener) => void listeners.push(listener),
    };
}
/** The state of the whole step follows from those of its workflows. */
function withStatus({ status: _, ...report }) {
    const status = (0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .worstOf */ .hm)(report.workflows.flatMap((workflow) => (0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .statusOf */ .c2)(workflow) ?? []));
    return status === undefined ? report : { ...report, status };
}


/***/ }),

/***/ 7568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vu: () => (/* binding */ isRefusal),
  GH: () => (/* binding */ startOf),
  j$: () => (/* binding */ watchBuilds)
});

// EXTERNAL MODULE: ./out/api/errors.js
var errors = __webpack_require__(3120);
// EXTERNAL MODULE: ./out/core/report/progress.js
var progress = __webpack_require__(3374);
// EXTERNAL MODULE: ./out/core/report/workflow.js
var report_workflow = __webpack_require__(3536);
// EXTERNAL MODULE: ./out/core/watch.js
var core_watch = __webpack_require__(33);
// EXTERNAL MODULE: ./out/tasks/following/log.js
var log = __webpack_require__(5831);
// EXTERNAL MODULE: ./out/contract/build.js
var contract_build = __webpack_require__(7271);
// EXTERNAL MODULE: ./out/contract/state.js
var state = __webpack_require__(7614);
// EXTERNAL MODULE: ./out/contract/timestamp.js
var timestamp = __webpack_require__(3623);
;// CONCATENATED MODULE: ./out/core/estimate.js
/** More builds would widen the range by more than they improve the estimate. */
const mostCounted = 12;
/**
 * The durations of the last successful builds, newest first. Builds that failed, timed out or were cancelled are left
 * out: they show when something broke, not how long a build takes.
 *
 * @param history newest first, as the service lists builds
 */
function wholeDurations(history) {
    return history
        .filter(({ status, durationMs }) => (status === 'finished' || status === 'warning') && durationMs > 0)
        .slice(0, mostCounted)
        .map(({ durationMs }) => durationMs);
}
/**
 * The likely time left of a build: the median of the earlier builds that took longer than this one has run, so that the
 * estimate of a slow build grows. `undefined` without a successful earlier build.
 *
 * @param runningMs milliseconds since the build began to run; `undefined` while it is queued
 * @param history newest first
 */
function estimateEnd(runningMs, history) {
    const durations = wholeDurations(history).sort((a, b) => a - b);
    const [lowMs, highMs] = [durations[0], durations.at(-1)];
    if (lowMs === undefined || highMs === undefined)
        return undefined;
    const basis = { count: durations.length, lowMs, highMs };
    if (runningMs === undefined)
        return { ...basis, kind: 'queued', takesMs: median(durations) };
    const longer = durations.filter((duration) => duration > runningMs);
    if (longer.length === 0)
        return { ...basis, kind: 'late' };
    return { ...basis, kind: 'running', leftMs: median(longer) - runningMs };
}
function median(sorted) {
    const [low, high] = [Math.floor((sorted.length - 1) / 2), Math.ceil((sorted.length - 1) / 2)];
    return ((sorted[low] ?? 0) + (sorted[high] ?? 0)) / 2;
}

;// CONCATENATED MODULE: ./out/core/poll-plan.js

/** No pause is shorter than this, unless `pollInterval` is. */
const shortestPauseMs = 2000;
/**
 * The cost of one request, as a share of `pollInterval`: with 30 s between two requests, one more is worth noticing the
 * end 0.2 s earlier on average. Chosen with `npm run bench:poll-plan`.
 */
const requestCost = 1 / 150;
/** How long a state has already lasted, on average, when it is first seen. */
const unseenMs = 5000;
/**
 * How long to wait before the next request for a build that has not ended, in milliseconds: at least 2 s, and never more
 * than `pollInterval`.
 *
 * If a build is likely to end with the hazard rate h, one request every √(2·cost/h) minimizes the sum of requests and
 * delay. h comes from the durations of earlier builds; in the last states from the state alone, which says more. While
 * the build is queued, early, or unlike earlier ones, h is low and the pause is the longest.
 */
function nextPause(moment, { pollIntervalMs, history }) {
    const hazard = hazardAfter(moment, history);
    const cost = requestCost * pollIntervalMs;
    // The next request is due when the density of requests, 1/√(2·cost/h), has added up to one. A pause that begins long
    // before the likely end therefore does not skip it.
    const step = pollIntervalMs / 32;
    let due = 0;
    let pause = 0;
    while (due < 1 && pause < pollIntervalMs) {
        pause += step;
        due += step * Math.sqrt(hazard(pause) / (2 * cost));
    }
    return Math.min(pollIntervalMs, Math.max(shortestPauseMs, pause));
}
/**
 * The hazard at a time from now. The service does not report how long the last states took in earlier builds, so their
 * hazard falls with the time that they have lasted: an upload to a store may take minutes.
 */
function hazardAfter({ state, runningMs, inStateMs }, history) {
    if (state === 'publishing')
        return (ms) => 0.25 / (inStateMs + unseenMs + ms);
    if (state === 'finishing')
        return (ms) => 0.5 / (inStateMs + unseenMs + ms);
    const durations = wholeDurations(history);
    if (runningMs === undefined || durations.length === 0)
        return () => 0;
    const hazard = hazardFrom(durations);
    return (ms) => hazard(runningMs + ms);
}
/**
 * The hazard from the durations of earlier builds. Each stands for a log-logistic distribution around itself, because
 * durations vary by factors and not by minutes.
 *
 * One more build that never ends, with the weight of one earlier build, stands for the case that this build is unlike
 * the earlier ones. It hardly matters at first; once the build has run longer than they did, it makes the hazard fall,
 * so that a misleading history does not cause frequent requests forever.
 *
 * @param durations in milliseconds, at least one
 */
function hazardFrom(durations) {
    const steepness = 1 / kernelWidth(durations.map(Math.log));
    return (runningMs) => {
        if (runningMs <= 0)
            return 0;
        let ending = 0;
        let running = 1;
        for (const duration of durations) {
            const passed = (runningMs / duration) ** steepness;
            const survival = 1 / (1 + passed);
            running += survival;
            ending += (steepness / runningMs) * (1 - survival) * survival;
        }
        return ending / running;
    };
}
/**
 * How much the next build may differ from an earlier one, as the scale of a logistic distribution of logarithms: a share
 * of the earlier builds' deviation, and more if they are few, because a few may agree by accident.
 */
function kernelWidth(logarithms) {
    const count = logarithms.length;
    const mean = logarithms.reduce((sum, value) => sum + value, 0) / count;
    const variance = logarithms.reduce((sum, value) => sum + (value - mean) ** 2, 0) / count;
    return 0.02 + 0.35 * Math.sqrt(variance) + 0.2 / count;
}

// EXTERNAL MODULE: ./out/errors.js
var out_errors = __webpack_require__(4925);
;// CONCATENATED MODULE: ./out/report/wording/estimate-text.js
/**
 * The estimate as the log and the comment show it: `about 4 min left, as the last 12 builds took 9 to 14 min`. It
 * is rounded to what it can promise, and says so when a build takes longer than usual.
 */
function estimateText(estimate) {
    switch (estimate.kind) {
        case 'queued':
            return `${about(estimate.takesMs)} once it runs, as ${basisText(estimate)}`;
        case 'running':
            return `${about(estimate.leftMs)} left, as ${basisText(estimate)}`;
        case 'late':
            return `later than usual: ${basisText(estimate)}`;
    }
}
function basisText({ count, lowMs, highMs }) {
    const builds = count === 1 ? 'the last build' : `the last ${count} builds`;
    const unit = highMs < 2 * minute ? inSeconds : inMinutes;
    const [low, high] = [unit(lowMs), unit(highMs)];
    if (low === high)
        return `${builds} took ${count === 1 ? '' : 'about '}${high}`;
    const sameUnit = low.replace(/^(\d+) (?:s|min)$/, '$1');
    return `${builds} took ${/^\d+ (?:s|min)$/.test(high) ? sameUnit : low} to ${high}`;
}
const minute = 60_000;
function about(ms) {
    return ms < 0.75 * minute ? 'less than a minute' : `about ${inMinutes(ms)}`;
}
/** To ten seconds. */
function inSeconds(ms) {
    return `${Math.max(1, Math.round(ms / 10_000)) * 10} s`;
}
function inMinutes(ms) {
    const minutes = Math.max(1, Math.round(ms / minute));
    if (minutes < 120)
        return `${minutes} min`;
    const hours = `${Math.floor(minutes / 60)} h`;
    return minutes % 60 === 0 ? hours : `${hours} ${minutes % 60} min`;
}

// EXTERNAL MODULE: ./out/report/wording/units.js
var units = __webpack_require__(9731);
;// CONCATENATED MODULE: ./out/tasks/following/polling.js









/** The part of the hourly requests that polling may take; the rest is for starts, lists, links and cancelling. */
const shareOfPolling = 0.9;
/**
 * Reads the history once, in the background. Until it has been read, or if it cannot be read, there are no estimates.
 */
function createPolling(context, { pollInterval, signal }) {
    const { store, limits, runner } = context;
    let history = new Map();
    void readHistory(context, signal).then((read) => {
        history = read;
    });
    const pastBuildsOf = ({ workflowId }) => (workflowId !== undefined && history.get(workflowId)) || [];
    let hasLoggedPause = false;
    /** With many builds, all pauses grow so that the hourly requests are enough; this is logged once. */
    const stretched = (pause) => {
        const running = store.report.workflows.filter(({ kind }) => kind === 'running' || kind === 'abandoned').length;
        const least = (running * limits.requestWindowMs) / (limits.requestsPerWindow * shareOfPolling);
        if (pause >= least)
            return pause;
        if (!hasLoggedPause && least > pollInterval) {
            hasLoggedPause = true;
            runner.log.info(`This step makes at most ${limits.requestsPerWindow} requests an hour, so each of ${running} builds is polled every ${(0,units/* durationText */.S5)(least)} for now.`);
        }
        return least;
    };
    return {
        pauseFor(index) {
            const workflow = store.report.workflows[index];
            if (workflow?.kind !== 'running' || workflow.status === undefined)
                return stretched(pollInterval);
            const now = store.now();
            const moment = {
                state: workflow.status,
                runningMs: runningFor(workflow, now),
                inStateMs: now - (workflow.changes.at(-1)?.at ?? now),
            };
            return stretched(nextPause(moment, { pollIntervalMs: pollInterval, history: pastBuildsOf(workflow) }));
        },
        pauseAfter(error) {
            const asked = error instanceof errors/* ServiceError */._7 && error.failure?.kind === 'status'
                ? (error.failure.retryAfterMs ?? 0)
                : 0;
            return Math.max(asked, stretched(pollInterval));
        },
        estimated(workflow) {
            if (workflow.kind !== 'running')
                return workflow;
            const { estimate: _, ...report } = workflow;
            const estimate = estimateEnd(runningFor(workflow, store.now()), pastBuildsOf(workflow));
            return estimate ? { ...report, estimate: estimateText(estimate) } : report;
        },
    };
}
/** Milliseconds since the build began to run; `undefined` while it is queued. */
function runningFor({ status, startedAt }, now) {
    return status === 'queued' || startedAt === undefined ? undefined : Math.max(0, now - startedAt);
}
/**
 * One request for the earlier builds of all workflows. They only improve the wait, so a failure to read them is
 * ignored.
 */
async function readHistory({ store, client, runner }, signal) {
    const { appId, workflows } = store.report;
    const ids = [...new Set(workflows.flatMap(({ workflowId }) => workflowId ?? []))];
    const [only] = workflows.length === 1 ? ids : [];
    const filter = {
        ...(appId === undefined ? {} : { appId }),
        ...(only === undefined ? {} : { workflowId: only }),
    };
    try {
        const builds = await client.builds.newest(filter, { signal });
        return new Map(ids.map((workflowId) => [workflowId, pastBuilds(builds, workflowId)]));
    }
    catch (error) {
        if (!signal.aborted)
            runner.log.debug(`The earlier builds could not be read. ${(0,out_errors/* messageOf */.bD)(error)}`);
        return new Map();
    }
}
function pastBuilds(builds, workflowId) {
    return builds
        .filter((build) => (0,contract_build/* workflowIdOf */.wZ)(build) === workflowId)
        .flatMap(({ status, startedAt, finishedAt }) => {
        const [from, to] = [(0,timestamp/* parseTimestamp */.EH)(startedAt), (0,timestamp/* parseTimestamp */.EH)(finishedAt)];
        return (0,state/* hasEnded */.hY)(status) && from !== undefined && to !== undefined ? [{ status, from, to }] : [];
    })
        .toSorted((left, right) => right.from - left.from)
        .map(({ status, from, to }) => ({ status, durationMs: to - from }));
}

;// CONCATENATED MODULE: ./out/tasks/following/watch-builds.js






/**
 * Watches every running build of the report until it has ended, and writes what it sees into the report.
 *
 * @throws the signal's reason
 */
async function watchBuilds(context, { pollInterval, signal }) {
    // Ends the history that is still being read when the watch ends, and the other watches when one fails.
    const over = new AbortController();
    const either = AbortSignal.any([signal, over.signal]);
    const polling = createPolling(context, { pollInterval, signal: either });
    const outages = (0,log/* createOutageLog */._8)(context.runner.log);
    try {
        await Promise.all(context.store.report.workflows.map((workflow, index) => workflow.kind === 'running'
            ? watchOne(context, { workflow, index, polling, outages, signal: either })
            : undefined));
    }
    finally {
        over.abort();
    }
}
async function watchOne(context, { workflow, index, polling, outages, signal }) {
    const { client, clock, limits, store } = context;
    const [name, newSince] = [(0,report_workflow/* workflowLabel */.Sz)(workflow), startOf(context, workflow)];
    const watch = (0,core_watch/* watchBuild */.W)({
        clock,
        signal,
        refusalsInRow: limits.refusalsInRow,
        outageAfterMs: limits.lastingOutageMs,
        poll: async (pollSignal) => {
            const options = { signal: pollSignal, newSince };
            const { application, build } = await client.builds.get(workflow.buildId, options);
            if (application?.appName && !store.report.appName)
                store.update({ appName: application.appName });
            return build;
        },
        pause: () => polling.pauseFor(index),
        onFailure: (error) => ({ refused: isRefusal(error), pauseMs: polling.pauseAfter(error) }),
    });
    for await (const event of watch) {
        switch (event.kind) {
            case 'change':
                store.addRecord(index, event.build, polling.estimated);
                break;
            case 'outage':
                outages.begin(index, { name, error: event.error });
                break;
            case 'recovery':
                outages.end(index, { name, lastedMs: event.lastedMs });
                break;
            case 'lost':
                outages.forget(index);
                store.updateWorkflow(index, (report) => (0,progress/* abandoned */.R$)(report, `The build's status can no longer be read. ${event.error.message}`));
                break;
        }
    }
}
/** Whether the service refuses to show the build to this token, or has no such build: polling again does not help. */
function isRefusal(error) {
    return error instanceof errors/* TokenRefused */.rq || error instanceof errors/* NotPermitted */.Cn || error instanceof errors/* NotFound */.Mk;
}
/** When this step started the build, on the monotonic clock. The client waits until a new build can be read. */
function startOf({ store, clock }, { changes: [started] }) {
    return started && clock.monotonic() - (store.now() - started.at);
}


/***/ }),

/***/ 6812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ createGrace),
/* harmony export */   n: () => (/* binding */ GraceOver)
/* harmony export */ });
/** The abort reason of work that goes on for too long after the workflow was cancelled. */
class GraceOver extends Error {
    name = 'GraceOver';
    constructor() {
        super('The workflow was cancelled, and there was no time left for this.');
    }
}
/**
 * Starts counting at the first signal, so create it before anything that takes time (docs/reliability.md, "No abandoned
 * build").
 */
function createGrace({ clock, cancelled }) {
    let cancelledAt = clock.monotonic();
    const note = () => {
        cancelledAt = clock.monotonic();
    };
    cancelled.addEventListener('abort', note, { once: true });
    return {
        async upTo(ms, work) {
            const over = new AbortController();
            let cancelTimer = () => { };
            const arm = () => {
                const left = cancelledAt + ms - clock.monotonic();
                if (left > 0)
                    cancelTimer = clock.setTimer(left, () => over.abort(new GraceOver()));
                else
                    over.abort(new GraceOver());
            };
            if (cancelled.aborted)
                arm();
            else
                cancelled.addEventListener('abort', arm, { once: true });
            try {
                return await work(over.signal);
            }
            finally {
                cancelled.removeEventListener('abort', arm);
                cancelTimer();
            }
        },
    };
}


/***/ })

};
