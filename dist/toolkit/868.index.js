export const id = 868;
export const ids = [868];
export const modules = {

/***/ 9660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dJ: () => (/* binding */ ignoredFailuresOf),
/* harmony export */   g5: () => (/* binding */ failureOf),
/* harmony export */   n0: () => (/* binding */ failedStepOf),
/* harmony export */   xm: () => (/* binding */ stepBeside)
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
/** The step behind a failure, unless the reason names it: it is said once. */
function stepBeside({ reason, step }) {
    return step && !reason.includes(step.name) ? step : undefined;
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

/***/ 2868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ largestSummary),
  e: () => (/* binding */ summaryMarkdown)
});

// EXTERNAL MODULE: ./out/core/report/times.js
var times = __webpack_require__(5687);
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
// EXTERNAL MODULE: ./out/report/wording/causes.js
var causes = __webpack_require__(9058);
// EXTERNAL MODULE: ./out/report/wording/names.js
var wording_names = __webpack_require__(1564);
// EXTERNAL MODULE: ./out/report/wording/overview.js
var overview = __webpack_require__(6557);
// EXTERNAL MODULE: ./out/report/wording/states.js
var states = __webpack_require__(6996);
// EXTERNAL MODULE: ./out/report/wording/units.js
var units = __webpack_require__(9731);
// EXTERNAL MODULE: ./out/core/report/steps.js
var report_steps = __webpack_require__(2386);
;// CONCATENATED MODULE: ./out/report/summary/slowest-steps.js






/** Nobody looks for the sixth. */
const mostRows = 5;
/** The slowest steps of all builds, as a Markdown table; `undefined` where the service tells no times of steps. */
function slowestTable(report) {
    const steps = report.workflows
        .filter(report_workflow/* hasBuild */.N_)
        .flatMap((build) => (0,report_steps/* slowestSteps */.pB)(build.steps).map((step) => ({ ...step, build })))
        .toSorted((left, right) => right.duration - left.duration)
        .slice(0, mostRows);
    if (steps.length === 0)
        return undefined;
    const several = report.workflows.length > 1;
    const columns = [
        { title: 'Slowest steps' },
        ...(several ? [{ title: 'Workflow' }] : []),
        { title: 'Duration', side: 'right' },
    ];
    const rows = steps.map(({ name, build, duration }) => [
        (0,markdown/* markdownCode */.D9)(name),
        ...(several ? [(0,markdown/* markdownText */.p7)((0,wording_names/* workflowName */.tv)(build, report))] : []),
        (0,units/* durationText */.S5)(duration),
    ]);
    return (0,blocks/* markdownTable */.Qj)(columns, rows);
}

// EXTERNAL MODULE: ./out/core/text/visible.js
var visible = __webpack_require__(634);
;// CONCATENATED MODULE: ./out/report/summary/bars.js



/**
 * Nobody reads a chart of more bars, and Mermaid refuses more than 50,000 characters: a bar in a section of its own has
 * 740 at most.
 */
const mostBars = 60;
/** The bars of every build whose times are known. */
function allBars({ workflows }) {
    return workflows.filter(report_workflow/* hasBuild */.N_).map((build) => ({ build, bars: barsOf(build) }));
}
/** The failures and the longest of the others, as many as a chart can show, each still in its place. */
function mostTelling(groups) {
    const ranked = groups
        .flatMap(({ bars }) => bars)
        .toSorted((left, right) => rank(left) - rank(right) || bars_length(right) - bars_length(left));
    const kept = new Set(ranked.slice(0, mostBars));
    return groups.map(({ build, bars }) => ({ build, bars: bars.filter((bar) => kept.has(bar)) }));
}
/** Milliseconds: a shorter wait is none. */
const shortestWait = 1_000;
/** The wait for a machine, then each step; the whole build where the service does not tell when its steps were done. */
function barsOf(build) {
    const queued = (0,times/* queuedSpan */.a_)(build);
    const steps = stepBars(build);
    return [
        ...(queued && bars_length({ span: queued }) >= shortestWait ? [waitingBar(queued)] : []),
        ...(steps.length > 0 ? steps : wholeBar(build)),
    ];
}
function waitingBar(span) {
    return { icon: (0,states/* stateWords */.Xu)('queued').icon, name: 'queued', kind: 'waiting', span };
}
function wholeBar(build) {
    const span = (0,times/* buildSpan */.tZ)(build);
    if (!span)
        return [];
    const failed = build.status === 'failed' || build.status === 'timeout';
    return [
        {
            icon: (0,states/* stateWords */.Xu)(build.status).icon,
            name: (0,states/* stateName */.Vi)(build.status),
            kind: failed ? 'failure' : 'work',
            span,
        },
    ];
}
function stepBars(build) {
    const culprit = failedStep(build);
    return build.steps.flatMap((step) => {
        const span = stepSpan(step, build);
        if (!span)
            return [];
        const kind = step === culprit ? 'failure' : 'work';
        return [{ icon: step === culprit ? '❌' : stepIcon(step), name: step.name, kind, span }];
    });
}
/** The step that ended the build. One of the same name may have gone well before. */
function failedStep(build) {
    const name = build.kind === 'ended' ? build.failure?.step?.name : undefined;
    return build.steps.findLast((step) => step.name === name && !wentWell(step));
}
function wentWell(step) {
    return step.kind === 'waiting' || (step.kind === 'ended' && step.outcome === 'success');
}
/** A step that was interrupted ended with its build. */
function stepSpan(step, build) {
    switch (step.kind) {
        case 'waiting':
            return undefined;
        case 'running':
            return (0,times/* spanBetween */.Jr)(step.startedAt, build.kind === 'ended' ? build.finishedAt : undefined);
        case 'ended':
            return (0,times/* spanBetween */.Jr)(step.startedAt, step.finishedAt);
    }
}
function stepIcon(step) {
    if (step.kind !== 'ended')
        return '🚫';
    switch (step.outcome) {
        case 'success':
            return '✅';
        case 'failed':
            return '🟡';
        case 'skipped':
            return '⏩';
        case 'canceled':
            return '🚫';
        default:
            return '🔄';
    }
}
function rank({ kind }) {
    return kind === 'failure' ? 0 : 1;
}
function bars_length({ span }) {
    return span.to - span.from;
}

;// CONCATENATED MODULE: ./out/report/summary/timeline.js





/** Milliseconds: an axis of hours and minutes cannot show more than a day. */
const longestChart = 86_400_000;
/** Characters; longer names would not fit. */
const longestName = 40;
/**
 * The steps of every build over time as a Mermaid Gantt chart, which GitHub draws itself. Its axis shows the time since
 * the first of them: Mermaid would show times of day in the reader's time zone. `undefined` where the service tells no
 * times, nothing took any, or it took more than a day.
 */
function timeline(report) {
    const all = allBars(report);
    const kept = mostTelling(all);
    const spans = kept.flatMap(({ bars }) => bars.map(({ span }) => span));
    const start = Math.min(...spans.map(({ from }) => from));
    const length = Math.max(...spans.map(({ to }) => to)) - start;
    if (!(length > 0 && length < longestChart))
        return undefined;
    const head = [
        `%%{init: {"gantt": {"leftPadding": ${namesWidth(report)}}}}%%`,
        'gantt',
        '  dateFormat YYYY-MM-DD HH:mm:ss.SSS',
        `  axisFormat ${axisFormat(length)}`,
        '  todayMarker off',
    ];
    const sections = kept.flatMap((group) => section(group, { report, start }));
    return { chart: [...head, ...sections].join('\n'), leftOut: countBars(all) - spans.length };
}
function countBars(groups) {
    return groups.reduce((sum, { bars }) => sum + bars.length, 0);
}
/** A workflow under the icon of its state, with its bars. */
function section({ build, bars }, { report, start }) {
    if (bars.length === 0)
        return [];
    const name = mermaidName((0,wording_names/* workflowName */.tv)(build, report));
    return [`  section ${(0,states/* stateWords */.Xu)(build.status).icon} ${name}`, ...bars.map((bar) => barLine(bar, start))];
}
/** `✅ Compile 3 min 40 s :2000-01-01 00:00:12.000, 2000-01-01 00:03:52.000`; the icon keeps the name off the line's start. */
function barLine({ icon, name, kind, span: { from, to } }, start) {
    const label = `${icon} ${mermaidName(name)} ${(0,units/* durationText */.S5)(to - from)}`;
    return `    ${label} :${tones[kind]}${chartTime(from - start)}, ${chartTime(to - start)}`;
}
/** Grey, Mermaid's default and red. Its `active` is not used: on dark pages the names beside such bars are dark too. */
const tones = { waiting: 'done, ', work: '', failure: 'crit, ' };
/** Pixels to the left of the bars: Mermaid's default of 75 would draw long names over them. */
function namesWidth(report) {
    const names = report.workflows.map((workflow) => (0,visible/* cut */.J)((0,visible/* visible */.R)((0,wording_names/* workflowName */.tv)(workflow, report)), longestName));
    return 50 + Math.max(...names.map((name) => name.length)) * 6;
}
/** Time since the start, on a day on which no time zone changes its clocks. */
function chartTime(ms) {
    const day = Date.UTC(2000, 0, 1);
    return new Date(day + ms).toISOString().slice(0, 23).replace('T', ' ');
}
/** Hours, minutes or seconds, whatever the chart is about; Mermaid passes the format to d3. */
function axisFormat(ms) {
    if (ms > 3_600_000)
        return '%H:%M';
    return ms > 10_000 ? '%M:%S' : '%S.%L';
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
function summaryMarkdown(report) {
    const parts = [
        `## ${(0,overview/* headingText */.ky)(report)}`,
        (0,overview/* aboutLine */.eS)(report),
        workflowTable(report),
        ...problems(report),
        ...summary_artefacts(report),
        ...summary_times(report),
        ...logs(report),
    ];
    const note = 'This summary is longer than GitHub shows (1 MiB). The rest is left out; the log has all of it.';
    return `${(0,shorten/* shortened */.vI)(parts.join('\n\n'), { limit: largestSummary - 1, measure: shorten/* bytesIn */.tD, note })}\n`;
}
/** The last column is left out where the service does not tell when builds were created. */
function workflowTable(report) {
    const time = (span) => {
        const ms = (0,times/* durationOf */.cf)(span);
        return ms === undefined ? '–' : (0,units/* durationText */.S5)(ms);
    };
    const queued = report.workflows.map(times/* queuedSpan */.a_);
    const isQueuedKnown = queued.some((span) => span !== undefined);
    const columns = [
        { title: 'Workflow' },
        { title: 'State' },
        { title: 'Duration', side: 'right' },
        ...(isQueuedKnown ? [{ title: 'Queued', side: 'right' }] : []),
    ];
    const rows = report.workflows.map((workflow, index) => [
        (0,wording_names/* workflowLink */.k1)(workflow, report),
        `${(0,states/* stateWords */.Xu)((0,states/* shownState */.B5)(workflow)).icon} ${(0,markdown/* markdownText */.p7)((0,states/* stateText */.r9)(workflow))}`,
        time((0,times/* buildSpan */.tZ)(workflow)),
        ...(isQueuedKnown ? [time(queued[index])] : []),
    ]);
    return (0,blocks/* markdownTable */.Qj)(columns, rows);
}
function problems(report) {
    const list = (0,overview/* problemList */.gH)(report, { causes: 10 });
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
        columns: ['name', 'type', 'size', 'link'],
        ...(report.workflows.length > 1 ? { workflowName: owner } : {}),
    });
    const figures = (0,artefacts/* qrFigures */.ZV)(all);
    const codes = figures.length > 0 ? [(0,blocks/* folded */.TM)({ title: 'QR codes', body: figures.join('\n\n') })] : [];
    return ['### Artefacts', table, ...(0,artefacts/* iosNote */.Of)(all), ...codes];
}
function summary_times(report) {
    const drawn = timeline(report);
    const chart = drawn ? [`\`\`\`mermaid\n${drawn.chart}\n\`\`\``] : [];
    const rest = drawn && drawn.leftOut > 0 ? [`<sub>${leftOutText(drawn.leftOut)}</sub>`] : [];
    const table = slowestTable(report) ?? [];
    const parts = [...chart, ...rest, table].flat();
    return parts.length > 0 ? ['### Timeline', ...parts] : [];
}
function leftOutText(count) {
    return `The chart has no room for ${(0,units/* countText */.lT)(count, 'more bar')}.`;
}
/**
 * Logs come last, folded: a summary that is too long loses them first. The lines that tell the causes lead; what comes
 * last in a log is often only that something failed.
 */
function logs(report) {
    return report.workflows.flatMap((workflow) => {
        const step = (0,report_workflow/* failureIn */.Q6)(workflow)?.step;
        if (!step)
            return [];
        const [telling, tail] = [(0,causes/* tellingLines */.$h)(step), step.logTail ?? []];
        const parts = [
            ...(telling.length > 0 ? [{ title: 'what tells the cause', lines: telling }] : []),
            ...(tail.length > 0 ? [{ title: (0,units/* lastLinesText */.RV)(tail.length), lines: tail }] : []),
        ];
        if (parts.length === 0)
            return [];
        const name = (0,markdown/* markdownText */.p7)((0,wording_names/* workflowName */.tv)(workflow, report));
        const title = `${name}: ${parts.map((part) => part.title).join(', and ')} of ${(0,markdown/* markdownCode */.D9)(step.name)}`;
        return [(0,blocks/* folded */.TM)({ title, body: parts.map(({ lines }) => (0,blocks/* codeBlock */.DV)(lines)).join('\n\n') })];
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
/** How to install on iOS, if one of the artefacts is an `.ipa`: iOS does not install one from a plain link. */
function iosNote(artefacts) {
    if (!artefacts.some(({ type }) => type === 'ipa'))
        return [];
    return [
        '<sub>📱 iOS downloads an <code>.ipa</code> from its link, but does not install it. Install it with Apple Configurator or Xcode, or from a page with an <code>itms-services</code> link. The provisioning profile must include the device.</sub>',
    ];
}


/***/ }),

/***/ 9058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ tellingLines),
/* harmony export */   Z9: () => (/* binding */ placeText),
/* harmony export */   xv: () => (/* binding */ causeText)
/* harmony export */ });
/** `lib/cart.dart:12:5`; `undefined` where the cause has no file. */
function placeText({ file, line, column }) {
    if (file === undefined)
        return undefined;
    return [file, line ?? [], (line === undefined ? undefined : column) ?? []].flat().join(':');
}
/** `lib/cart.dart:12:5: Undefined name 'total'` */
function causeText(cause) {
    return [placeText(cause) ?? [], cause.message].flat().join(': ');
}
/** The lines of the log that tell the causes of a step, with an empty line between two causes. */
function tellingLines({ causes = [] }) {
    return causes.flatMap(({ lines = [] }, index) => index === 0 || lines.length === 0 ? lines : ['', ...lines]);
}


/***/ }),

/***/ 6557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eS: () => (/* binding */ aboutLine),
/* harmony export */   gH: () => (/* binding */ problemList),
/* harmony export */   ky: () => (/* binding */ headingText)
/* harmony export */ });
/* harmony import */ var _core_report_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9660);
/* harmony import */ var _core_report_workflow_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3536);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(598);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9058);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1564);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6996);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9731);







/** The application and the verdict. */
function headingText(report) {
    const { icon, text } = (0,_states_js__WEBPACK_IMPORTED_MODULE_1__/* .verdict */ .WJ)(report);
    return `${icon} ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p7)((0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .appTitle */ .mZ)(report))}: ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p7)(text)}`;
}
/** What is built: `Branch main at commit 4f3c2b1a09`. */
function aboutLine({ ref, commit, workflows }) {
    const [built = commit] = workflows.filter(_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .hasBuild */ .N_).flatMap((build) => build.commit ?? []);
    const words = [...(ref ? [refText(ref)] : []), ...(built ? [`commit ${commitText(built)}`] : [])];
    const line = words.join(' at ');
    return line.charAt(0).toUpperCase() + line.slice(1);
}
function refText(ref) {
    return 'branch' in ref ? `branch ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(ref.branch)}` : `tag ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(ref.tag)}`;
}
/** In comments GitHub turns the start of a hash into a link, but not in code. */
function commitText(hash) {
    return /^[0-9a-f]{7,64}$/.test(hash) ? hash.slice(0, 10) : (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(hash, { limit: 10 });
}
/**
 * Why builds failed, and where the code is wrong, then the failures of steps that were ignored, as a Markdown list;
 * `undefined` if there are none.
 */
function problemList(report, { causes }) {
    const name = (workflow) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownStrong */ .Jr)((0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .workflowName */ .tv)(workflow, report));
    const failures = report.workflows.flatMap((workflow) => {
        const failure = (0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .failureIn */ .Q6)(workflow);
        if (!failure)
            return [];
        const unnamed = (0,_core_report_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .stepBeside */ .xm)(failure);
        const step = unnamed ? `<br>Failed step: ${stepText(unnamed)}` : '';
        return [
            `- ${(0,_states_js__WEBPACK_IMPORTED_MODULE_1__/* .stateWords */ .Xu)((0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .statusOf */ .c2)(workflow)).icon} ${name(workflow)}: ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownSentence */ .nv)(failure.reason)}${step}`,
            ...causeItems(failure.step, causes),
        ];
    });
    const ignored = (0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .endedBuilds */ .K9)(report).flatMap((workflow) => workflow.ignoredFailures.map((step) => `- ${(0,_states_js__WEBPACK_IMPORTED_MODULE_1__/* .stateWords */ .Xu)('warning').icon} ${name(workflow)} continued although a step failed: ${stepText(step)}`));
    return [...failures, ...ignored].join('\n') || undefined;
}
/** A nested list: where the code is wrong, and what is wrong there. */
function causeItems(step, limit) {
    const causes = step?.causes ?? [];
    const shown = causes.slice(0, limit).map((cause) => {
        const place = (0,_causes_js__WEBPACK_IMPORTED_MODULE_6__/* .placeText */ .Z9)(cause);
        return `  - ${place === undefined ? '' : `${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(place)}: `}${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p7)(cause.message)}`;
    });
    const more = causes.length - shown.length;
    return more > 0 ? [...shown, `  - ${more} more`] : shown;
}
function stepText({ name, duration }) {
    return `${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(name)}${duration === undefined ? '' : `, after ${(0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .durationText */ .S5)(duration)}`}`;
}


/***/ })

};
