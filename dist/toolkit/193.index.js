export const id = 193;
export const ids = [193];
export const modules = {

/***/ 9660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZX: () => (/* binding */ logUrlOf),
/* harmony export */   dJ: () => (/* binding */ ignoredFailuresOf),
/* harmony export */   g5: () => (/* binding */ failureOf),
/* harmony export */   n0: () => (/* binding */ failedStepOf)
/* harmony export */ });
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7614);
/* harmony import */ var _contract_timestamp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3623);


/**
 * Why a build did not end well, by everything that the service gives: its own `message`, otherwise the step, otherwise
 * the state alone. `undefined` while the build runs and when it finished. Texts are the service's: hostile, not redacted.
 */
function failureOf(build) {
    if (!(0,_contract_state_js__WEBPACK_IMPORTED_MODULE_1__/* .hasEnded */ .hY)(build.status) || build.status === 'finished')
        return undefined;
    const step = failedStepOf(build);
    const reason = build.message?.trim() || stateReason(build.status, step);
    return step ? { reason, step: failedStep(step) } : { reason };
}
/** The steps that failed in a build that did not fail: their failure was ignored, which somebody should know. */
function ignoredFailuresOf(build) {
    if (build.status !== 'finished' && build.status !== 'warning')
        return [];
    return stepsOf(build).filter(failed).map(failedStep);
}
/**
 * The step that ended a build. Earlier steps may have failed and been ignored: the one that the message names counts,
 * otherwise the last. Where the time ran out, it is the step that still ran.
 */
function failedStepOf(build) {
    if (build.status === 'failed') {
        const steps = stepsOf(build).filter(failed);
        return steps.findLast(({ name }) => name && build.message?.includes(name)) ?? steps.at(-1);
    }
    if (build.status === 'timeout')
        return stepsOf(build).findLast((step) => failed(step) || stopped(step));
    return undefined;
}
/** Where the log of a step is: a script's stands on its subactions (docs/hosted-service.md, "Steps and logs"). */
function logUrlOf(step) {
    const parts = (step.subactions ?? []).filter(({ logUrl }) => logUrl);
    const part = parts.findLast(failed);
    return part?.logUrl ?? step.logUrl ?? parts.at(-1)?.logUrl ?? undefined;
}
function stepsOf(build) {
    return build.buildActions ?? [];
}
function failed({ status }) {
    return status === 'failed';
}
/** Cut off: `canceled`, or begun and never ended. */
function stopped({ status, startedAt, finishedAt }) {
    return status === 'canceled' || (!status && Boolean(startedAt) && !finishedAt);
}
function failedStep(step) {
    const name = step.name?.trim() || step.type?.trim() || 'a step without a name';
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
/* harmony export */   DY: () => (/* binding */ notStarted),
/* harmony export */   cI: () => (/* binding */ seen)
/* harmony export */ });
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7614);
/* harmony import */ var _contract_timestamp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3623);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9660);



/** A workflow of which nothing is known yet but its id. */
function notStarted(workflowId) {
    return { workflowId, changes: [], ignoredFailures: [], artefacts: [] };
}
/** The start was answered: the build has an id. */
function started(report, start) {
    const { buildId, certainty, pageUrl, at } = start;
    const adopted = certainty === 'adopted' ? { adopted: true } : {};
    return {
        ...report,
        buildId,
        ...adopted,
        ...optional('pageUrl', pageUrl),
        status: 'queued',
        changes: [{ state: 'queued', at }],
    };
}
/** What a look at the build adds to what is known. Times are the service's where it tells them, otherwise this step's. */
function seen(report, { build, at }) {
    const { status } = build;
    const last = report.changes.at(-1);
    const changes = last?.state === status ? report.changes : [...report.changes, { state: status, at }];
    const ended = (0,_contract_state_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY)(status);
    const failure = (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failureOf */ .g5)(build);
    return {
        ...report,
        status,
        changes,
        ...optional('name', build.config?.name ?? report.name),
        ...optional('startedAt', (0,_contract_timestamp_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTimestamp */ .EH)(build.startedAt) ?? report.startedAt ?? ranSince(changes)),
        ...optional('finishedAt', ended ? ((0,_contract_timestamp_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTimestamp */ .EH)(build.finishedAt) ?? report.finishedAt ?? at) : undefined),
        ...optional('commit', build.commit?.hash ?? report.commit),
        ...optional('failure', failure),
        ignoredFailures: (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoredFailuresOf */ .dJ)(build),
    };
}
/** When the build left the queue, as this step saw it. */
function ranSince(changes) {
    return changes.find(({ state }) => state !== 'queued' && state !== 'initializing')?.at;
}
function optional(key, value) {
    return (value === undefined ? {} : { [key]: value });
}


/***/ }),

/***/ 6833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ redacted)
/* harmony export */ });
/**
 * A report, or any part of one, with secrets hidden in each of its texts. It must happen before anything is cut or
 * escaped: a half of a secret, or an escaped one, is found by nobody.
 */
function redacted(part, redact) {
    return deeply(part, redact);
}
function deeply(part, redact) {
    if (typeof part === 'string')
        return redact(part);
    if (Array.isArray(part))
        return part.map((item) => deeply(item, redact));
    if (!isRecord(part))
        return part;
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, deeply(value, redact)]));
}
/** Plain data; bytes and signals stay what they are. */
function isRecord(part) {
    if (typeof part !== 'object' || part === null)
        return false;
    const prototype = Object.getPrototypeOf(part);
    return prototype === null || Object.getPrototypeOf(prototype) === null;
}


/***/ }),

/***/ 2421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aT: () => (/* binding */ charactersIn),
/* harmony export */   tD: () => (/* binding */ bytesIn),
/* harmony export */   vI: () => (/* binding */ shortened)
/* harmony export */ });
/** UTF-16 code units: never fewer than the characters that GitHub counts. */
const charactersIn = (text) => text.length;
/** UTF-8, as GitHub measures a job summary. */
const bytesIn = (text) => Buffer.byteLength(text);
/**
 * Markdown of at most `limit`, cut after a whole line, so that no row of a table and no link is broken. What the cut
 * leaves open (a fence, a folded part) is closed, and the note stands last. The note is never left out: a limit that
 * is smaller than the note is not kept.
 */
function shortened(markdown, { limit, measure, note }) {
    if (measure(markdown) <= limit)
        return markdown;
    const lines = markdown.split('\n');
    const cut = (count) => {
        const kept = lines.slice(0, count);
        return [...kept, ...closings(kept), '', `> ✂️ ${note}`].join('\n').trimStart();
    };
    let [fits, tooMany] = [0, lines.length];
    while (tooMany - fits > 1) {
        const middle = Math.floor((fits + tooMany) / 2);
        if (measure(cut(middle)) <= limit)
            fits = middle;
        else
            tooMany = middle;
    }
    return cut(fits);
}
/** What closes everything that these lines leave open, innermost first. */
function closings(lines) {
    const open = [];
    let fence;
    for (const line of lines) {
        const [ticks] = /^`{3,}/.exec(line) ?? [];
        if (fence !== undefined) {
            if (line === fence)
                fence = undefined;
        }
        else if (ticks)
            fence = ticks;
        else if (line.startsWith('<details'))
            open.push('</details>');
        else if (line === '</details>')
            open.pop();
    }
    return [...(fence ? [fence] : []), ...open.map((tag) => `\n${tag}`)];
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
 * Watches one build until it has ended, and yields each change. A look that fails never ends the watch, except
 * refusals in a row: what the service cannot say now, it can say later (docs/reliability.md, "A wait ends truthfully").
 *
 * @throws the signal's reason
 */
async function* watchBuild(watch) {
    const { buildId, clock, signal } = watch;
    let known;
    let failingSince;
    let outage = false;
    let refusals = 0;
    for (;;) {
        const begun = clock.monotonic();
        const sight = await lookOnce(watch);
        const at = clock.monotonic();
        if (sight instanceof Error) {
            const { refused, pauseMs } = watch.onFailure(sight);
            refusals = refused ? refusals + 1 : 0;
            if (refusals >= watch.refusalsInRow)
                return yield { kind: 'lost', buildId, error: sight };
            failingSince ??= begun;
            if (!outage && !refused && at + pauseMs - failingSince >= watch.lastingMs) {
                outage = true;
                yield { kind: 'outage', buildId, error: sight };
            }
            await (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .sleep */ .yy)(clock, pauseMs, signal);
            continue;
        }
        if (outage)
            yield { kind: 'recovery', buildId, lastedMs: at - (failingSince ?? at) };
        [refusals, failingSince, outage] = [0, undefined, false];
        if (sight.status !== known)
            yield { kind: 'state', buildId, build: sight };
        known = sight.status;
        if ((0,_contract_state_js__WEBPACK_IMPORTED_MODULE_1__/* .hasEnded */ .hY)(sight.status))
            return;
        await (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .sleep */ .yy)(clock, watch.pause(sight), signal);
    }
}
/** The build, or why it could not be seen. */
async function lookOnce({ look, signal }) {
    signal.throwIfAborted();
    try {
        return await look(signal);
    }
    catch (error) {
        signal.throwIfAborted();
        return error instanceof Error ? error : new Error(String(error));
    }
}


/***/ }),

/***/ 8999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ iosNote),
/* harmony export */   Z: () => (/* binding */ qrFigures)
/* harmony export */ });
/* harmony import */ var _core_text_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6416);
/* harmony import */ var _core_text_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(634);
/* harmony import */ var _escape_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5979);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(598);
/* harmony import */ var _wording_artefact_link_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(113);





/**
 * The QR codes of artefacts as Markdown, each in a paragraph of its own: in a cell of a table a browser makes pictures
 * smaller, and a small one cannot be scanned.
 */
function qrFigures(artefacts) {
    return artefacts.flatMap((artefact) => {
        const address = artefact.qrCodeUrl && (0,_escape_link_js__WEBPACK_IMPORTED_MODULE_0__/* .linkAddress */ .$i)(artefact.qrCodeUrl);
        if (!address)
            return [];
        const alt = (0,_core_text_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .J)((0,_core_text_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .R)(`QR code: ${(0,_wording_artefact_link_js__WEBPACK_IMPORTED_MODULE_1__/* .linkWord */ .F)(artefact).toLowerCase()} ${artefact.name}`), 300);
        const caption = `${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownStrong */ .Jr)((0,_wording_artefact_link_js__WEBPACK_IMPORTED_MODULE_1__/* .linkWord */ .F)(artefact))} ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownCode */ .D9)(artefact.name)}`;
        return [`${caption}\n\n<img src="${(0,_escape_link_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(address)}" alt="${(0,_escape_link_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(alt)}">`];
    });
}
/** What iOS needs beyond a link, where one of the artefacts is an `.ipa`: a link to it downloads, and that is all. */
function iosNote(artefacts) {
    if (!artefacts.some(({ type }) => type === 'ipa'))
        return [];
    return [
        '<sub>📱 On an iPhone or iPad the link of an <code>.ipa</code> only downloads it. To install it, the device must be in its provisioning profile, and Apple Configurator, Xcode or a page with an <code>itms-services</code> link puts it there.</sub>',
    ];
}


/***/ }),

/***/ 8309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ folded)
/* harmony export */ });
/**
 * A part that is folded until somebody opens it. Both texts are finished Markdown; the title stands in HTML, where
 * `markdownText` means the same. Tags stand on lines of their own: `shortened` counts them.
 */
function folded({ title, body, state }) {
    return `<details${state ? ` ${state}` : ''}>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;
}


/***/ }),

/***/ 6004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ markdownTable)
/* harmony export */ });
/** A Markdown table. Cells are finished Markdown (`markdownText` and its kin), which holds no bar and no new line. */
function markdownTable(columns, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [
        line(columns.map(({ title }) => title)),
        line(columns.map(({ side }) => (side === 'right' ? '---:' : '---'))),
        ...rows.map(line),
    ].join('\n');
}


/***/ }),

/***/ 9797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ artefactTable)
/* harmony export */ });
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(598);
/* harmony import */ var _escape_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6004);
/* harmony import */ var _wording_artefact_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(113);
/* harmony import */ var _wording_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9731);




const columns = {
    name: { title: 'Artefact', cell: ({ name }) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(name) },
    type: { title: 'Type', cell: ({ type }) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)(type ?? '–') },
    size: { title: 'Size', side: 'right', cell: ({ size }) => (size === undefined ? '–' : (0,_wording_units_js__WEBPACK_IMPORTED_MODULE_1__/* .sizeText */ .lP)(size)) },
    md5: { title: 'MD5', cell: ({ md5 }) => (md5 ? (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(md5) : '–') },
    link: { title: 'Link', cell: _wording_artefact_link_js__WEBPACK_IMPORTED_MODULE_0__/* .artefactLink */ .f },
};
/** The artefacts of one or several workflows, a row each. */
function artefactTable(artefacts, { columns: names, workflowName }) {
    const all = names.map((name) => columns[name]);
    if (workflowName)
        all.splice(1, 0, { title: 'Workflow', cell: (artefact) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)(workflowName(artefact)) });
    return (0,_escape_table_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownTable */ .Q)(all, artefacts.map((artefact) => all.map(({ cell }) => cell(artefact))));
}


/***/ }),

/***/ 3758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ problemList)
/* harmony export */ });
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(598);
/* harmony import */ var _wording_state_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(785);
/* harmony import */ var _wording_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9731);
/* harmony import */ var _wording_workflow_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9448);




/** Why builds failed, then steps whose failure was ignored, as a Markdown list; `undefined` where all is well. */
function problemList(report) {
    const name = (workflow) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownStrong */ .Jr)((0,_wording_workflow_name_js__WEBPACK_IMPORTED_MODULE_3__/* .workflowName */ .t)(workflow, report));
    const failures = report.workflows.flatMap((workflow) => {
        const { failure, status } = workflow;
        if (!failure)
            return [];
        const step = failure.step ? `<br>Failed step: ${stepText(failure.step)}` : '';
        return [`- ${(0,_wording_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .stateWords */ .Xu)(status).icon} ${name(workflow)}: ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownSentence */ .nv)(failure.reason)}${step}`];
    });
    const ignored = report.workflows.flatMap((workflow) => workflow.ignoredFailures.map((step) => `- ${(0,_wording_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .stateWords */ .Xu)('warning').icon} ${name(workflow)} went on although a step failed: ${stepText(step)}`));
    return [...failures, ...ignored].join('\n') || undefined;
}
function stepText({ name, duration }) {
    return `${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(name)}${duration === undefined ? '' : `, after ${(0,_wording_units_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S5)(duration)}`}`;
}


/***/ }),

/***/ 4110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ largestSummary),
  e: () => (/* binding */ summaryMarkdown)
});

// EXTERNAL MODULE: ./out/core/text/shorten.js
var shorten = __webpack_require__(2421);
// EXTERNAL MODULE: ./out/report/comment/qr-figure.js
var qr_figure = __webpack_require__(8999);
// EXTERNAL MODULE: ./out/core/text/cut.js
var cut = __webpack_require__(6416);
// EXTERNAL MODULE: ./out/core/text/visible.js
var visible = __webpack_require__(634);
;// CONCATENATED MODULE: ./out/report/escape/code-block.js


/** Characters of one line of a log in a summary. */
const longestLine = 1_000;
/** Lines as a block of code. The fence is longer than every row of backticks in it, so that none can end it. */
function codeBlock(lines) {
    const shown = lines.map((line) => (0,cut/* cut */.J)(indented(line), longestLine));
    const longest = Math.max(2, ...shown.flatMap((line) => (line.match(/`+/g) ?? []).map((row) => row.length)));
    const fence = '`'.repeat(longest + 1);
    return [`${fence}text`, ...shown, fence].join('\n');
}
function indented(line) {
    const [indent = ''] = /^[ \t]*/.exec(line) ?? [];
    return indent.replaceAll('\t', '  ') + (0,visible/* visible */.R)(line);
}

// EXTERNAL MODULE: ./out/report/escape/folded.js
var folded = __webpack_require__(8309);
// EXTERNAL MODULE: ./out/report/escape/markdown.js
var markdown = __webpack_require__(598);
// EXTERNAL MODULE: ./out/report/escape/table.js
var table = __webpack_require__(6004);
// EXTERNAL MODULE: ./out/report/wording/about.js
var about = __webpack_require__(8025);
// EXTERNAL MODULE: ./out/report/wording/state-words.js
var state_words = __webpack_require__(785);
// EXTERNAL MODULE: ./out/report/wording/times.js
var times = __webpack_require__(8582);
// EXTERNAL MODULE: ./out/report/wording/units.js
var units = __webpack_require__(9731);
// EXTERNAL MODULE: ./out/report/wording/workflow-name.js
var workflow_name = __webpack_require__(9448);
// EXTERNAL MODULE: ./out/report/summary/artefact-table.js
var artefact_table = __webpack_require__(9797);
// EXTERNAL MODULE: ./out/report/summary/problems.js
var problems = __webpack_require__(3758);
// EXTERNAL MODULE: ./out/contract/state.js
var contract_state = __webpack_require__(7614);
;// CONCATENATED MODULE: ./out/report/escape/mermaid.js


/** Characters; longer names run out of the picture. */
const longestName = 40;
/**
 * The name of a section or a task in a Mermaid chart. Every sign that Mermaid could read becomes one of its entities
 * (`#58;` is a colon). A task's name must not stand first on its line: `title` or `click` there would be an order.
 */
function mermaidName(text) {
    return (0,cut/* cut */.J)((0,visible/* visible */.R)(text), longestName).replace(/[^\p{L}\p{M}\p{N} .,_()/+…-]/gu, (character) => `#${character.codePointAt(0)};`);
}

;// CONCATENATED MODULE: ./out/report/summary/timeline.js








/** Mermaid refuses a text of more than 50,000 characters. */
const longestChart = 45_000;
/**
 * The states of every workflow over time as a Mermaid Gantt chart, which GitHub draws itself. Its axis shows the time
 * since the step began: Mermaid would show times of day in the zone of whoever looks. `undefined` where nothing began.
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
/** A workflow under the sign of its state, with a bar for each state that took time. */
function section(workflow, report, at) {
    const spans = (0,times/* stateSpans */.xD)(workflow, at).filter(({ state }) => !(0,contract_state/* hasEnded */.hY)(state));
    const name = mermaidName((0,workflow_name/* workflowName */.t)(workflow, report));
    return [
        ...(spans.length > 0 ? [`  section ${(0,state_words/* stateWords */.Xu)(workflow.status).icon} ${name}`] : []),
        ...spans.map((span) => bar(span, { tone: tone(span, { last: spans.at(-1), workflow }), start: report.startedAt })),
    ];
}
/** `🔨 building 3 min 40 s :2000-01-01 00:00:12, 2000-01-01 00:03:52`; the sign keeps the name off the line's start. */
function bar({ state, from, to }, { tone, start }) {
    const name = mermaidName(`${state} ${(0,units/* durationText */.S5)(to - from)}`);
    return `    ${(0,state_words/* stateWords */.Xu)(state).icon} ${name} :${tone}${chartTime(from - start)}, ${chartTime(to - start)}`;
}
/**
 * Grey for waiting, red for the state in which a build failed, Mermaid's own look for work. Its `active` is not used:
 * on dark pages the names beside such bars are dark too.
 */
function tone(span, { workflow, last }) {
    const failed = workflow.status === 'failed' || workflow.status === 'timeout';
    if (failed && span === last)
        return 'crit, ';
    return span.state === 'queued' ? 'done, ' : '';
}
/** Pixels to the left of the bars: Mermaid's own 75 would put long names onto them. */
function namesWidth(report) {
    const names = report.workflows.map((workflow) => (0,cut/* cut */.J)((0,visible/* visible */.R)((0,workflow_name/* workflowName */.t)(workflow, report)), longestName));
    return 50 + Math.max(...names.map((name) => name.length)) * 6;
}
/** Time since the start, on a day of no zone's clock change. */
function chartTime(ms) {
    const day = Date.UTC(2000, 0, 1);
    return new Date(day + Math.max(0, ms)).toISOString().slice(0, 19).replace('T', ' ');
}
function longerThanAnHour({ workflows, startedAt }, at) {
    const ends = workflows.flatMap((workflow) => (0,times/* stateSpans */.xD)(workflow, at).map(({ to }) => to));
    return Math.max(...ends) - startedAt > 3_600_000;
}

;// CONCATENATED MODULE: ./out/report/summary/summary.js














/** GitHub drops a job summary that is larger, whole: 1 MiB of UTF-8. */
const largestSummary = 1024 * 1024;
/** The job summary of a step, as Markdown of at most 1 MiB that ends with a new line. */
function summaryMarkdown(report, at) {
    const parts = [
        `## ${(0,about/* headingText */.ky)(report, at)}`,
        (0,about/* aboutLine */.eS)(report),
        workflowTable(report, at),
        ...summary_problems(report),
        ...artefacts(report),
        ...charts(report, at),
        ...logs(report),
    ];
    const note = 'This summary was longer than GitHub shows (1 MiB): the rest is left out, the log has all of it.';
    return `${(0,shorten/* shortened */.vI)(parts.join('\n\n'), { limit: largestSummary - 1, measure: shorten/* bytesIn */.tD, note })}\n`;
}
function workflowTable(report, at) {
    const time = (ms) => (ms === undefined ? '–' : (0,units/* durationText */.S5)(ms));
    return (0,table/* markdownTable */.Q)([
        { title: 'Workflow' },
        { title: 'State' },
        { title: 'Duration', side: 'right' },
        { title: 'Queued', side: 'right' },
    ], report.workflows.map((workflow) => [
        (0,about/* workflowLink */.k1)(workflow, report),
        `${(0,state_words/* stateWords */.Xu)((0,state_words/* shownState */.B5)(workflow)).icon} ${(0,markdown/* markdownText */.p7)((0,state_words/* stateName */.Vi)((0,state_words/* shownState */.B5)(workflow)))}`,
        time((0,times/* workflowDuration */.y)(workflow, at)),
        time((0,times/* queuedTime */.HD)(workflow, at)),
    ]));
}
function summary_problems(report) {
    const list = (0,problems/* problemList */.g)(report);
    return list ? ['### What went wrong', list] : [];
}
function artefacts(report) {
    const all = report.workflows.flatMap((workflow) => workflow.artefacts);
    if (all.length === 0)
        return [];
    const owner = ({ workflowId, buildId }) => {
        const workflow = report.workflows.find((one) => one.workflowId === workflowId && one.buildId === buildId);
        return workflow ? (0,workflow_name/* workflowName */.t)(workflow, report) : workflowId;
    };
    const table = (0,artefact_table/* artefactTable */.b)(all, {
        columns: ['name', 'type', 'size', 'md5', 'link'],
        ...(report.workflows.length > 1 ? { workflowName: owner } : {}),
    });
    const figures = (0,qr_figure/* qrFigures */.Z)(all);
    const codes = figures.length > 0 ? [(0,folded/* folded */.T)({ title: 'QR codes', body: figures.join('\n\n') })] : [];
    return ['### Artefacts', table, ...(0,qr_figure/* iosNote */.O)(all), ...codes];
}
function charts(report, at) {
    const chart = timeline(report, at);
    return chart ? ['### Timeline', `\`\`\`mermaid\n${chart}\n\`\`\``] : [];
}
/** The ends of logs stand last, folded: they are what a summary that is too long loses first. */
function logs(report) {
    return report.workflows.flatMap((workflow) => {
        const step = workflow.failure?.step;
        if (!step?.logTail?.length)
            return [];
        const name = (0,markdown/* markdownText */.p7)((0,workflow_name/* workflowName */.t)(workflow, report));
        const title = `${name}: ${(0,units/* lastLinesText */.RV)(step.logTail.length)} of ${(0,markdown/* markdownCode */.D9)(step.name)}`;
        return [(0,folded/* folded */.T)({ title, body: codeBlock(step.logTail) })];
    });
}


/***/ }),

/***/ 8025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eS: () => (/* binding */ aboutLine),
/* harmony export */   k1: () => (/* binding */ workflowLink),
/* harmony export */   ky: () => (/* binding */ headingText)
/* harmony export */ });
/* harmony import */ var _escape_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5979);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(598);
/* harmony import */ var _app_title_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9784);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5833);
/* harmony import */ var _workflow_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9448);





/** What summary and comment say first, as a heading: the application and the verdict. */
function headingText(report, at) {
    const { icon, text } = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .verdict */ .W)(report, at);
    return `${icon} ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)((0,_app_title_js__WEBPACK_IMPORTED_MODULE_3__/* .appTitle */ .m)(report))}: ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)(text)}`;
}
/** What is built: `Branch main at commit 4f3c2b1a09`. */
function aboutLine({ ref, commit, workflows }) {
    const built = workflows.find((workflow) => workflow.commit)?.commit ?? commit;
    const words = [...(ref ? [refText(ref)] : []), ...(built ? [`commit ${commitText(built)}`] : [])];
    const line = words.join(' at ');
    return line.charAt(0).toUpperCase() + line.slice(1);
}
function refText(ref) {
    return 'branch' in ref ? `branch ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(ref.branch)}` : `tag ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(ref.tag)}`;
}
/** The name of a workflow, as a link to the build's page where that is known. */
function workflowLink(workflow, report) {
    const text = (0,_workflow_name_js__WEBPACK_IMPORTED_MODULE_4__/* .workflowName */ .t)(workflow, report);
    return workflow.pageUrl ? (0,_escape_link_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownLink */ .iQ)({ text, address: workflow.pageUrl }) : (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)(text);
}
/** In comments GitHub itself makes a link of the first letters of a hash, but not of code. */
function commitText(hash) {
    return /^[0-9a-f]{7,64}$/.test(hash) ? hash.slice(0, 10) : (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(hash, { limit: 10 });
}


/***/ }),

/***/ 113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ linkWord),
/* harmony export */   f: () => (/* binding */ artefactLink)
/* harmony export */ });
/* harmony import */ var _escape_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5979);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9731);


/** What the link of an artefact does on the device that opens it. */
function linkWord({ type }) {
    return type === 'apk' ? 'Install' : 'Download';
}
/** The public link of an artefact and the time until which it works, as Markdown; a dash where there is none. */
function artefactLink(artefact) {
    const { publicUrl, expiresAt } = artefact;
    if (!publicUrl || !(0,_escape_link_js__WEBPACK_IMPORTED_MODULE_0__/* .linkAddress */ .$i)(publicUrl))
        return '–';
    const until = (0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .untilText */ .oV)(expiresAt);
    const link = (0,_escape_link_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownLink */ .iQ)({ text: linkWord(artefact), address: publicUrl });
    return until ? `${link}<br><sub>${until.replaceAll(' ', '&nbsp;')}</sub>` : link;
}


/***/ }),

/***/ 6809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ allPages)
/* harmony export */ });
/**
 * A list of GitHub to its end: pages are asked for as long as GitHub names a next one. Octokit's own `paginate` would
 * drop the signal of the request.
 */
async function allPages(ask) {
    const all = [];
    for (let page = 1;; page += 1) {
        const { data, headers } = await ask(page);
        all.push(...data);
        if (!headers.link?.includes('rel="next"'))
            return all;
    }
}


/***/ }),

/***/ 5284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IB: () => (/* binding */ streamed),
/* harmony export */   Ng: () => (/* binding */ connect),
/* harmony export */   Oo: () => (/* binding */ once)
/* harmony export */ });
/* harmony import */ var _core_report_redacted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6833);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5925);
/* harmony import */ var _pull_requests_retry_budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5942);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4581);




/**
 * For a request whose repetition is decided elsewhere, as `request: once`: it is sent one time, and a failure is
 * thrown as it is.
 */
const once = { isSentOnce: true };
/**
 * For a body that may be larger than the memory, as `request: streamed`: fetch keeps a copy of every body that it might
 * have to send again after a redirect, so no redirect is followed.
 */
const streamed = { redirect: 'error', isStreamed: true };
/**
 * GitHub's client at the addresses of the run (so GitHub Enterprise Server is served too). A request that fails for
 * the moment is repeated: 5xx, no answer, rate limits; every other failure, or one that lasts, is thrown as a
 * `GitHubFailure`. The signal of a request (`request: { signal }`) ends it at once, with the signal's reason.
 *
 * @throws GitHubFailure when there is no token
 */
async function connect({ run, token, redact, clock, random, limits = _retry_js__WEBPACK_IMPORTED_MODULE_2__/* .retryLimits */ .Z, budget = new _pull_requests_retry_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .RetryBudget */ .H({ clock, ms: Number.POSITIVE_INFINITY }), }) {
    if (token === '')
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFailure */ .i('There is no token for GitHub: githubToken is empty', { status: 401 });
    // Imported when it is needed: it would cost each start of the action some 10 ms.
    const { getOctokit } = await __webpack_require__.e(/* import() */ 413).then(__webpack_require__.bind(__webpack_require__, 2413));
    const silent = () => undefined;
    const octokit = getOctokit(token, {
        baseUrl: run.apiUrl,
        userAgent: 'build-service-action',
        log: { debug: silent, info: silent, warn: silent, error: silent },
    });
    octokit.hook.wrap('request', async (request, options) => {
        const asked = options.request;
        // What Octokit adds itself, such as the authorization, comes behind this.
        Object.assign(options, (0,_core_report_redacted_js__WEBPACK_IMPORTED_MODULE_3__/* .redacted */ .p)({ ...options, request: undefined }, redact));
        const caller = asked.signal;
        let paused = 0;
        for (let attempts = 1;; attempts += 1) {
            const tooLong = new AbortController();
            const cancelTimer = clock.setTimer(limits.attempt, () => tooLong.abort());
            try {
                return await budget.attempt((spent) => {
                    const signals = [tooLong.signal, spent, ...(caller ? [caller] : [])];
                    // Octokit's own hook has these options already: others would not reach it.
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
                const isLate = tooLong.signal.aborted || thrown instanceof _pull_requests_retry_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .BudgetSpent */ .K;
                const cause = isLate ? new Error('no answer in time') : thrown;
                const { method, url } = options;
                const failure = (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .failureOf */ .g)(cause, { method, url, redact, now: clock.now() });
                const next = { failure, attempts, paused, fraction: random.fraction() };
                const pause = asked.isSentOnce ? undefined : (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .pauseBefore */ .G)(next, limits);
                if (pause === undefined)
                    throw failure;
                await budget.pause(pause, caller).catch((reason) => {
                    throw reason instanceof _pull_requests_retry_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .BudgetSpent */ .K ? failure : reason;
                });
                paused += pause;
            }
            finally {
                cancelTimer();
            }
        }
    });
    const [owner = '', repo = ''] = run.repository.split('/');
    return { octokit, where: { owner, repo }, serverUrl: run.serverUrl, graphqlUrl: run.graphqlUrl };
}
/** Without a window, fetch need not ask anybody for a password and then send the body again. */
function uncopied(send = fetch) {
    return (input, init) => send(input, { ...init, window: null });
}


/***/ }),

/***/ 5925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ failureOf),
/* harmony export */   i: () => (/* binding */ GitHubFailure)
/* harmony export */ });
/** GitHub's API did not do what it was asked: it refused, or it could not be reached. */
class GitHubFailure extends Error {
    name = 'GitHubFailure';
    /** `undefined`: there was no answer, so it may have been done or not. */
    status;
    /** Milliseconds that GitHub wants to be left in peace; set when a rate limit was met, and then nothing was done. */
    pause;
    constructor(message, { status, pause }) {
        // No `cause`: GitHub's answer could repeat the token in places that nothing redacts.
        super(message);
        this.status = status;
        this.pause = pause;
    }
    /** Whether the same request may succeed later. */
    get isPassing() {
        if (this.pause !== undefined || this.status === undefined)
            return true;
        return this.status === 408 || this.status >= 500;
    }
    /** Whether the token may not do it, or not see it: GitHub answers 404 for what a token must not know of. */
    get isRefusal() {
        return !this.isPassing && [401, 403, 404].includes(this.status ?? 0);
    }
}
/** What was thrown for a request, as a failure whose message holds no token. */
function failureOf(thrown, { method, url, redact, now }) {
    const { message, status, response } = asRequestError(thrown);
    const said = redact(message);
    if (!response)
        return new GitHubFailure(`GitHub could not be reached for ${method} ${url}: ${said}`, {});
    const text = `GitHub answered ${status} to ${method} ${url}: ${said}`;
    const pause = pauseOf({ status, headers: response.headers, message, now });
    return new GitHubFailure(text, pause === undefined ? { status } : { status, pause });
}
function asRequestError(thrown) {
    if (thrown instanceof Error && 'status' in thrown && typeof thrown.status === 'number') {
        return thrown;
    }
    return { message: thrown instanceof Error ? thrown.message : String(thrown), status: 0 };
}
/**
 * How long a rate limit lasts, by GitHub's rules: `retry-after` where it is given; the reset where no request is
 * left; "otherwise, wait for at least one minute".
 * https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
 */
function pauseOf({ status, headers, message, now }) {
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


/***/ }),

/***/ 7225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ pullRequestOfEvent),
/* harmony export */   T: () => (/* binding */ pullRequestsOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2311);
/* harmony import */ var _all_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6809);


const number = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive();
const ofEvent = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ pull_request: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ number }) });
const ofIssue = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ issue: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ number, pull_request: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({}) }) });
const ofWorkflowRun = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }),
    workflow_run: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        pull_requests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ number, base: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repo: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }) }) })),
    }),
});
/**
 * The number of the pull request that the event is about, without asking GitHub; `undefined` when it is about none, or
 * about several.
 */
function pullRequestOfEvent({ payload }) {
    const event = ofEvent.safeParse(payload);
    if (event.success)
        return event.data.pull_request.number;
    const issue = ofIssue.safeParse(payload);
    return issue.success ? issue.data.issue.number : undefined;
}
/**
 * The numbers of the pull requests that a run is about: the one of its event; those of the run that a `workflow_run`
 * followed; or, when a push started it, the open ones whose head is that branch of this repository (a fork may have a
 * branch of the same name). Empty where there is none.
 *
 * @throws GitHubFailure, or the signal's reason
 */
async function pullRequestsOf(github, { run, signal }) {
    const single = pullRequestOfEvent(run);
    if (single !== undefined)
        return [single];
    const followed = ofWorkflowRun.safeParse(run.payload);
    if (followed.success) {
        // GitHub lists those of other repositories of the same network too, under their own numbers.
        const { repository, workflow_run } = followed.data;
        return workflow_run.pull_requests
            .filter(({ base }) => base.repo.id === repository.id)
            .map((pull) => pull.number);
    }
    const [, branch] = /^refs\/heads\/(.+)$/s.exec(run.ref) ?? [];
    if (run.eventName !== 'push' || branch === undefined)
        return [];
    const { octokit, where } = github;
    const head = `${where.owner}:${branch}`;
    const request = signal ? { signal } : {};
    const found = await (0,_all_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .allPages */ .S)((page) => octokit.rest.pulls.list({ ...where, state: 'open', head, per_page: 100, page, request }));
    const isOwn = (fullName) => fullName?.toLowerCase() === run.repository.toLowerCase();
    return found
        .filter(({ head }) => head.ref === branch && isOwn(head.repo?.full_name))
        .map((pull) => pull.number)
        .toSorted((left, right) => left - right);
}


/***/ }),

/***/ 5942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ RetryBudget),
/* harmony export */   K: () => (/* binding */ BudgetSpent)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3194);

/** What failures may take of a step's time is used up. */
class BudgetSpent extends Error {
    name = 'BudgetSpent';
}
/**
 * How long GitHub's trouble may hold up a step. While builds run nobody waits for GitHub, and each request has the
 * limits of its own. What the step waits for after them has one budget for everything that fails and for the pauses
 * before it is tried again; what succeeds may take as long as it takes.
 */
class RetryBudget {
    #clock;
    #left;
    #isWaitedFor = false;
    /** Told when the step begins to wait: for each attempt and pause that is under way. */
    #underWay = new Set();
    /** @param ms the time in milliseconds for all that fails while the step waits */
    constructor({ clock, ms }) {
        this.#clock = clock;
        this.#left = ms;
    }
    /** Does what the step waits for: until its end, whatever fails is paid for, also what began before. */
    async whileWaited(work) {
        this.#isWaitedFor = true;
        for (const begin of this.#underWay)
            begin();
        try {
            return await work();
        }
        finally {
            this.#isWaitedFor = false;
        }
    }
    /**
     * Makes one attempt, whose signal is aborted when the budget is spent. It is paid for if it fails.
     *
     * @throws BudgetSpent, or what the attempt throws
     */
    async attempt(make) {
        const spent = new AbortController();
        let cancelTimer = () => undefined;
        const payment = this.#begin((left) => {
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
            payment.pay();
            throw spent.signal.aborted ? spent.signal.reason : thrown;
        }
        finally {
            cancelTimer();
            payment.end();
        }
    }
    /**
     * Waits before something is tried again.
     *
     * @throws BudgetSpent at once when the pause is longer than what is left; the signal's reason
     */
    async pause(ms, signal) {
        const spent = new AbortController();
        const due = this.#clock.monotonic() + ms;
        const payment = this.#begin((left) => {
            if (due - this.#clock.monotonic() > left)
                spent.abort(new BudgetSpent());
        });
        const signals = [spent.signal, ...(signal ? [signal] : [])];
        try {
            await (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .sleep */ .yy)(this.#clock, ms, AbortSignal.any(signals));
            payment.pay();
        }
        finally {
            payment.end();
        }
    }
    /** @param limit is told what is left as soon as the step waits: now, or when it begins to */
    #begin(limit) {
        let since;
        const begin = () => {
            since ??= this.#clock.monotonic();
            limit(this.#left);
        };
        this.#underWay.add(begin);
        if (this.#isWaitedFor)
            begin();
        return {
            pay: () => {
                const took = since === undefined ? 0 : this.#clock.monotonic() - since;
                this.#left = Math.max(0, this.#left - Math.max(0, took));
            },
            end: () => void this.#underWay.delete(begin),
        };
    }
}


/***/ }),

/***/ 9236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ removeImages),
/* harmony export */   U: () => (/* binding */ keepImages)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5925);


/** Where images are kept: outside `refs/heads` and `refs/tags`, so that they are no branch and no tag. */
const room = 'build-service-action';
/**
 * Puts images into the repository itself, where all who may read it can see them: one commit without parents, held by
 * one reference for each pull request and section, in place of what the section had before.
 *
 * @returns the addresses of the images, in their order, in the form that GitHub shows to readers of public and of
 *   private repositories
 * @throws GitHubFailure, or the signal's reason
 */
async function keepImages(github, options) {
    const { pullRequests, section, images, signal } = options;
    if (images.length === 0)
        return [];
    const { git } = github.octokit.rest;
    const common = { ...github.where, request: signal ? { signal } : {} };
    const paths = images.map(({ name }, index) => `${index + 1}-${safeName(name)}.png`);
    const entries = [];
    // One after the other: "Make requests serially" is GitHub's way around its secondary rate limits.
    for (const [index, { png }] of images.entries()) {
        const content = Buffer.from(png).toString('base64');
        const { data } = await git.createBlob({ ...common, content, encoding: 'base64' });
        entries.push({ path: paths[index] ?? '', mode: '100644', type: 'blob', sha: data.sha });
    }
    const tree = await git.createTree({ ...common, tree: entries });
    const message = `QR codes of ${section}`;
    const commit = await git.createCommit({ ...common, message, tree: tree.data.sha, parents: [] });
    for (const number of pullRequests) {
        const ref = `${room}/${number}/${safeName(section)}`;
        await pointAt(github, { ref, sha: commit.data.sha, common });
    }
    const { owner, repo } = github.where;
    return paths.map((path) => `${github.serverUrl}/${owner}/${repo}/blob/${commit.data.sha}/${path}?raw=true`);
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
    // With the slash: 1 is the beginning of 12, too.
    const { data } = await git.listMatchingRefs({ ...common, ref: `${room}/${pullRequest}/` });
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
/** Moves the reference, or makes it when it is not there: GitHub answers 422 for both. */
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
            await move(); // somebody else, or an attempt whose answer was lost, has made it in between
        }
    }
}
function isUnprocessable(failure) {
    return failure instanceof _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubFailure */ .i && (failure.status === 422 || failure.status === 404);
}
/** A text as a part of a reference's name or an address: readable, and different for different texts. */
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
/* harmony export */   G: () => (/* binding */ pauseBefore),
/* harmony export */   Z: () => (/* binding */ retryLimits)
/* harmony export */ });
const retryLimits = { attempt: 30_000, patience: 90_000 };
/**
 * Milliseconds to wait before the next attempt; `undefined`: it is given up. Rate limits are waited for as long as
 * GitHub says, outages with growing pauses, both within the patience; every other answer is final.
 */
function pauseBefore(next, { patience }) {
    if (!next.failure.isPassing)
        return undefined;
    // Full jitter, but never at once: many jobs of one workflow meet the same outage.
    const growing = 500 + Math.min(30_000, 1_000 * 2 ** next.attempts) * next.fraction;
    const pause = next.failure.pause ?? growing;
    return next.paused + pause <= patience ? pause : undefined;
}


/***/ }),

/***/ 7523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ep: () => (/* binding */ conclude),
  Qs: () => (/* binding */ publishBuildIds),
  eB: () => (/* binding */ publishOutputs)
});

// EXTERNAL MODULE: ./out/contract/state.js
var state = __webpack_require__(7614);
// EXTERNAL MODULE: ./out/core/text/annotation.js
var annotation = __webpack_require__(1247);
// EXTERNAL MODULE: ./out/report/escape/link.js
var escape_link = __webpack_require__(5979);
// EXTERNAL MODULE: ./out/report/wording/state-words.js
var state_words = __webpack_require__(785);
// EXTERNAL MODULE: ./out/report/wording/units.js
var units = __webpack_require__(9731);
// EXTERNAL MODULE: ./out/report/wording/verdict.js
var verdict = __webpack_require__(5833);
// EXTERNAL MODULE: ./out/report/wording/workflow-name.js
var workflow_name = __webpack_require__(9448);
;// CONCATENATED MODULE: ./out/report/log/annotations.js







/** GitHub shows ten annotations of a kind for a step: nine, and one that counts the rest. */
const mostOfAKind = 9;
/** An error for each workflow that fails the step, and a warning for each step whose failure was ignored. */
function annotations(report, options) {
    const failed = report.workflows.filter((workflow) => failsStep(workflow, options.failOn));
    const errors = failed.map((workflow) => failureError(workflow, report, options));
    const warnings = report.workflows.flatMap((workflow) => workflow.ignoredFailures.map((step) => ignoredFailure(step, (0,workflow_name/* workflowName */.t)(workflow, report))));
    return [
        ...limited(errors, (more) => ({
            kind: 'error',
            title: `${more} more ${more === 1 ? 'workflow' : 'workflows'} failed`,
            message: (0,annotation/* annotationMessage */.L)([names(failed.slice(mostOfAKind), report)]),
        })),
        ...limited(warnings, (more) => ({
            kind: 'warning',
            title: `${more} more failed ${more === 1 ? 'step was' : 'steps were'} ignored`,
            message: 'The log and the pages of the builds name all of them.',
        })),
    ];
}
/**
 * Whether a workflow makes the step fail: it ended in a state of `failOn`, was never started, or was given up while it
 * ran, which is the one case in which a running build has a `failure`.
 */
function failsStep({ status, failure }, failOn) {
    if (status === undefined)
        return true;
    return (0,state/* hasEnded */.hY)(status) ? failOn.includes(status) : failure !== undefined;
}
function failureError(workflow, report, at) {
    const name = (0,workflow_name/* workflowName */.t)(workflow, report);
    const { failure, pageUrl } = workflow;
    const page = pageUrl && (0,escape_link/* linkAddress */.$i)(pageUrl);
    return {
        kind: 'error',
        title: (0,annotation/* annotationTitle */.q)(`${name}: ${failure?.reason ?? (0,state_words/* stateName */.Vi)((0,state_words/* shownState */.B5)(workflow))}`),
        message: (0,annotation/* annotationMessage */.L)([
            `${name} ${(0,verdict/* workflowVerdict */.X)(workflow, at).text}`,
            ...(failure ? [failure.reason] : []),
            ...(failure?.step ? [`Failed step: ${stepText(failure.step)}`] : []),
            ...(page ? [page] : []),
        ]),
    };
}
function ignoredFailure(step, name) {
    return {
        kind: 'warning',
        title: (0,annotation/* annotationTitle */.q)(`${name}: the step ${step.name} failed`),
        message: (0,annotation/* annotationMessage */.L)([
            `${stepText(step)} failed, but its failure was ignored and ${name} went on.`,
        ]),
    };
}
/** `Build Android, after 2 min 3 s` */
function stepText({ name, duration }) {
    return duration === undefined ? name : `${name}, after ${(0,units/* durationText */.S5)(duration)}`;
}
function limited(all, rest) {
    if (all.length <= mostOfAKind)
        return [...all];
    return [...all.slice(0, mostOfAKind), rest(all.length - mostOfAKind)];
}
function names(workflows, report) {
    return workflows.map((workflow) => (0,workflow_name/* workflowName */.t)(workflow, report)).join(', ');
}

// EXTERNAL MODULE: ./out/report/log/lines.js
var lines = __webpack_require__(2933);
// EXTERNAL MODULE: ./out/report/summary/summary.js + 3 modules
var summary = __webpack_require__(4110);
// EXTERNAL MODULE: ./out/tasks/artefacts/download-errors.js
var download_errors = __webpack_require__(5165);
// EXTERNAL MODULE: ./out/tasks/following/follow.js + 18 modules
var follow = __webpack_require__(6037);
// EXTERNAL MODULE: ./out/tasks/artefacts/outputs.js
var outputs = __webpack_require__(5491);
;// CONCATENATED MODULE: ./out/tasks/following/outputs.js


/** The outputs that say how builds went, by the names of action.yml. Lists are JSON; what is not known is empty. */
function outputsOf(report) {
    const builds = report.workflows.filter((workflow) => workflow.buildId !== undefined);
    const artefacts = report.workflows.flatMap((workflow) => workflow.artefacts);
    const whole = spanOf(builds);
    return {
        buildId: builds[0]?.buildId ?? '',
        buildIds: JSON.stringify(builds.map(({ buildId }) => buildId)),
        status: report.status ?? '',
        startedAt: isoTime(whole.startedAt),
        finishedAt: isoTime(whole.finishedAt),
        duration: String(secondsBetween(whole.startedAt, whole.finishedAt) ?? ''),
        builds: JSON.stringify(builds.map(buildOutput)),
        ...(0,outputs/* artefactOutputs */.l)(artefacts),
    };
}
/** From the first start to the last end; no end while one still runs. */
function spanOf(builds) {
    const starts = builds.flatMap(({ startedAt }) => startedAt ?? []);
    const ends = builds.flatMap(({ finishedAt }) => finishedAt ?? []);
    return {
        ...(starts.length > 0 ? { startedAt: Math.min(...starts) } : {}),
        ...(ends.length > 0 && ends.length === builds.length ? { finishedAt: Math.max(...ends) } : {}),
    };
}
function buildOutput(build) {
    return {
        buildId: build.buildId,
        workflowId: build.workflowId,
        status: build.status,
        startedAt: isoTime(build.startedAt),
        finishedAt: isoTime(build.finishedAt),
        duration: secondsBetween(build.startedAt, build.finishedAt),
        ...(build.failure && (0,state/* hasEnded */.hY)(build.status ?? '') ? { failure: build.failure.reason } : {}),
    };
}
function isoTime(ms) {
    return ms === undefined ? '' : new Date(ms).toISOString();
}
function secondsBetween(from, to) {
    return from === undefined || to === undefined ? undefined : Math.max(0, Math.round((to - from) / 1000));
}

;// CONCATENATED MODULE: ./out/tasks/following/conclude.js






/** Makes the outputs known as they stand; later values replace earlier ones. */
function publishOutputs({ board, runner }) {
    for (const [name, value] of Object.entries(outputsOf(board.report)))
        runner.setOutput(name, value);
}
/** Makes the ids known as soon as there are some: a step that is killed while others are still started has them. */
function publishBuildIds({ board, runner }) {
    const { buildId, buildIds } = outputsOf(board.report);
    for (const [name, value = ''] of Object.entries({ buildId, buildIds }))
        runner.setOutput(name, value);
}
/**
 * Says how it went: outputs first, so that a step which fails has them, then summary, log and annotations, and the
 * comment.
 *
 * @returns whether the step has succeeded
 */
async function conclude(following, conclusion) {
    const { board, page, runner } = following;
    const now = board.now();
    board.update({ finishedAt: now });
    publishOutputs(following);
    const { report } = board;
    if (conclusion.summary)
        await runner.writeSummary((0,summary/* summaryMarkdown */.e)(report, { now }));
    for (const workflow of report.workflows) {
        for (const line of (0,lines/* artefactLines */.Qc)({ report, workflow, now }))
            runner.log.info(line);
        const failure = (0,lines/* failureGroup */.WK)({ report, workflow });
        if (failure)
            runner.log.group(failure.title, failure.lines);
    }
    runner.log.info((0,lines/* verdictLine */.MT)(report, { now }));
    for (const { kind, title, message } of annotations(report, { failOn: conclusion.failOn, now }))
        runner.log[kind](message, { title });
    const downloads = (0,download_errors/* downloadFailureOf */.C)(report.workflows.flatMap(({ artefacts }) => artefacts));
    if (downloads)
        runner.log.error(downloads.message, { title: 'Download failed' });
    const failing = report.workflows.filter((workflow) => failsStep(workflow, conclusion.failOn));
    // The time that passed, or a cancelled workflow, fails the step whatever `failOn` says; it is told once.
    const reason = (0,follow/* giveUpReason */.r)(conclusion);
    const isTold = failing.some(({ failure }) => failure?.reason === reason || conclusion.because === 'cancelled');
    if (reason && !isTold)
        runner.log.error(reason);
    // Last: GitHub may be slow, and a second signal ends the step.
    await page.finish();
    return reason === undefined && failing.length === 0 && !downloads;
}


/***/ }),

/***/ 6037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ follow),
  r: () => (/* binding */ giveUpReason)
});

// EXTERNAL MODULE: ./out/api/http/time-limit.js
var time_limit = __webpack_require__(8621);
// EXTERNAL MODULE: ./out/contract/state.js
var state = __webpack_require__(7614);
// EXTERNAL MODULE: ./out/report/wording/units.js
var units = __webpack_require__(9731);
// EXTERNAL MODULE: ./out/runner/runner.js
var runner_runner = __webpack_require__(317);
// EXTERNAL MODULE: ./out/core/report/progress.js
var progress = __webpack_require__(3374);
// EXTERNAL MODULE: ./out/errors.js
var errors = __webpack_require__(4925);
;// CONCATENATED MODULE: ./out/tasks/following/start-of.js
/** When this step started the build, by the monotonic clock: the client waits for one that is not to be seen yet. */
function startOf({ board, clock }, { changes: [started] }) {
    return started && clock.monotonic() - (board.now() - started.at);
}

;// CONCATENATED MODULE: ./out/tasks/following/cancel-running.js





/**
 * Cancels every build on the board that is not known to have ended: nobody waits for it any longer
 * (docs/reliability.md, "No abandoned build"). One that cannot be cancelled in time is a warning; the post step of the
 * action tries again.
 */
async function cancelRunning(following) {
    const { clock, grace, limits } = following;
    const within = (work) => grace.upTo(limits.cancelGraceMs, (signal) => (0,time_limit/* withTimeout */.w)({ clock, ms: limits.retryBudgetMs, signal }, work));
    await Promise.all(following.board.report.workflows
        .filter(({ buildId, adopted, status = '' }) => buildId !== undefined && !adopted && !(0,state/* hasEnded */.hY)(status))
        .map((workflow) => cancelOne(following, { workflow, within })));
}
async function cancelOne(following, { workflow, within }) {
    const { board, client, runner } = following;
    const { workflowId, buildId = '' } = workflow;
    try {
        const answer = await within((signal) => client.builds.cancel(buildId, { signal, newSince: startOf(following, workflow) }));
        if (answer === 'alreadyFinished')
            return await seeEnd(following, { workflow, within });
        runner.log.info(`${workflowId}: build ${buildId} was cancelled, as this step stops waiting for it.`);
        const build = { _id: buildId, status: 'canceled' };
        const at = board.now();
        board.updateWorkflow(workflow, (report) => ({ ...(0,progress/* seen */.cI)(report, { build, at }), ...failureIn(report) }));
    }
    catch (error) {
        runner.log.warning(`${workflowId}: build ${buildId} could not be cancelled and may still run. ${(0,errors/* messageOf */.b)(error)}`);
    }
}
/** It had ended before it could be cancelled: how, is looked up, and is known no better than before if that fails. */
async function seeEnd({ board, client, runner }, { workflow, within }) {
    const { workflowId, buildId = '' } = workflow;
    runner.log.info(`${workflowId}: build ${buildId} had ended already.`);
    try {
        const { build } = await within((signal) => client.builds.get(buildId, { signal }));
        board.updateWorkflow(workflow, ({ failure: _, ...report }) => (0,progress/* seen */.cI)(report, { build, at: board.now() }));
    }
    catch (error) {
        runner.log.warning(`${workflowId}: how build ${buildId} ended could not be seen. ${(0,errors/* messageOf */.b)(error)}`);
    }
}
/** Why it was cancelled is known better here than by the service. */
function failureIn({ failure }) {
    return failure ? { failure } : {};
}

// EXTERNAL MODULE: ./out/core/artefact-choice.js
var artefact_choice = __webpack_require__(6184);
// EXTERNAL MODULE: ./out/tasks/artefacts/listed-builds.js
var listed_builds = __webpack_require__(4440);
// EXTERNAL MODULE: ./out/tasks/artefacts/reported.js
var artefacts_reported = __webpack_require__(7638);
// EXTERNAL MODULE: ./out/tasks/requests/list-cut.js
var list_cut = __webpack_require__(8895);
;// CONCATENATED MODULE: ./out/tasks/following/collect.js







/**
 * Writes the chosen artefacts of every build that has ended onto the board. `GET /builds/:id` promises none, the list
 * does (docs/api.md, "Build record"): a record without them is completed from the list.
 */
async function collectArtefacts(following, { records, patterns }) {
    const wanted = (0,artefact_choice/* artefactFilter */.N)(patterns);
    const ended = following.board.report.workflows.flatMap((workflow) => {
        const record = records.get(workflow.buildId ?? '');
        return record && (0,state/* hasEnded */.hY)(record.status) ? [{ workflow, record }] : [];
    });
    const listed = await readMissing(following, {
        missing: ended.filter(({ record }) => !record.artefacts).map(({ workflow }) => workflow),
    });
    for (const { workflow, record } of ended) {
        const inList = listed.get(record._id);
        const whole = inList ? { ...inList, status: record.status } : record;
        const reported = (0,artefacts_reported/* reportedArtefacts */.x)(following, { ...workflow, artefacts: whole.artefacts ?? [] });
        following.board.updateWorkflow(workflow, (report) => ({
            ...(0,progress/* seen */.cI)(report, { build: whole, at: following.board.now() }),
            artefacts: reported.filter(({ name }) => wanted(name)),
        }));
    }
}
/** The records of builds from the list, which lack nothing that those from `GET /builds/:id` have; each list is read once. */
async function readMissing(following, { missing }) {
    const { board, runner } = following;
    const found = new Map();
    const byApp = Map.groupBy(missing, ({ appId = board.report.appId }) => appId);
    await Promise.all([...byApp].map(async ([appId, workflows]) => {
        const ids = new Set(workflows.flatMap(({ buildId }) => buildId ?? []));
        const trouble = await readList(following, { appId, ids, found });
        for (const { workflowId, buildId = '' } of workflows) {
            if (!found.has(buildId))
                runner.log.warning(`${workflowId}: the artefacts of build ${buildId} are not known. ${trouble}`);
        }
    }));
    return found;
}
/** Returns why a build that was not found is not there. */
async function readList({ board, client, limits, runner }, { appId, ids, found }) {
    const signal = runner.cancelled;
    try {
        const { cut } = await (0,listed_builds/* readListedBuilds */.p)(client, { appId, ref: board.report.ref, ids, signal }, found);
        return `It is not in ${(0,list_cut/* listText */.s)({ cut, limits })}.`;
    }
    catch (error) {
        signal.throwIfAborted();
        return (0,errors/* messageOf */.b)(error);
    }
}

// EXTERNAL MODULE: ./out/tasks/artefacts/download-all.js + 8 modules
var download_all = __webpack_require__(2683);
;// CONCATENATED MODULE: ./out/tasks/following/artefacts.js
/** The artefacts of all workflows on the board, in their order. */
function artefactsOf({ report }) {
    return report.workflows.flatMap(({ artefacts }) => artefacts);
}
/** Writes onto the board what has become of the artefacts on it. They stand in the order of `artefactsOf`. */
function replaceArtefacts(board, artefacts) {
    let next = 0;
    for (const workflow of board.report.workflows) {
        const own = artefacts.slice(next, next + workflow.artefacts.length);
        next += own.length;
        board.updateWorkflow(workflow, (report) => ({ ...report, artefacts: own }));
    }
}

;// CONCATENATED MODULE: ./out/tasks/following/download.js


/** Downloads every artefact on the board, and writes onto it where each is, or why it is not there. */
async function downloadArtefacts(following, { folder }) {
    const { board } = following;
    const artefacts = artefactsOf(board);
    if (artefacts.length === 0)
        return;
    const builds = board.report.workflows.length > 1 ? 'several' : 'one';
    replaceArtefacts(board, await (0,download_all/* downloadAll */.U)(following, { artefacts, folder, builds }));
}

// EXTERNAL MODULE: ./out/core/report/failure.js
var report_failure = __webpack_require__(9660);
;// CONCATENATED MODULE: ./out/core/text/step-log.js
/** How much of a log says why the step failed. */
const tailLines = 40;
/** Characters at the end of a log that hold those lines, markup included; a whole log can weigh tens of megabytes. */
const longestTail = 1024 * 1024;
/**
 * The last lines of a step's log, as a terminal would have shown them in the end; none of one that says nothing. The service puts `span` elements
 * with colours into logs, and so writes `<` and `&` as entities; scripts put colours of their own and move the cursor.
 * Secrets are hidden after all of that is gone: it could stand in the middle of one.
 */
function logTail(log, { redact }) {
    const plain = withoutEntities(endOf(log).replace(/<\/?span\b[^<>]*>/gi, '')).replace(terminalOrders, '');
    const lines = plain.split('\n').map(lastOverwrite).join('\n');
    const shown = redact(lines).trimEnd();
    return shown === '' ? [] : shown.split('\n').slice(-tailLines);
}
/** The end of a log from a whole line on: half of a line could hold half of a secret, which nothing would hide. */
function endOf(log) {
    if (log.length <= longestTail)
        return log;
    return log.slice(log.indexOf('\n', log.length - longestTail) + 1);
}
const esc = '\u001b';
const stringEnd = `(?:\u0007|${esc}\\\\|\u009c)`;
/**
 * Colours, moves of the cursor, links and titles (ECMA-48): strings such as `ESC ] … BEL` with their end, sequences
 * such as `ESC [ 31 m`, and whatever else begins with an escape. No part of it can begin where another one does, so that
 * its time grows with the log and not with its square, whatever a script prints; Node's own pattern took 6 s for 100 kB.
 */
const terminalOrders = new RegExp([
    `${esc}[\\]PX^_][^\u0007\u009c\n${esc}]*${stringEnd}`,
    `(?:${esc}\\[|\u009b)[0-?]*[ -/]*[@-~]`,
    `${esc}[ -/]*[0-~]?`,
].join('|'), 'g');
/** A carriage return starts the line again: of `10%\r20%` only `20%` is to be seen. */
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
/** Each entity once: `&amp;lt;` is the text `&lt;`. */
function withoutEntities(text) {
    return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (entity, decimal, hex, name) => {
        if (name)
            return entities[String(name).toLowerCase()] ?? entity;
        const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    });
}

;// CONCATENATED MODULE: ./out/tasks/following/failure-logs.js



/**
 * Writes the end of each failed step's log onto the board, for log and summary. It is a help and nothing more: a log
 * that the service does not give leaves the reason as it is.
 */
async function readFailureLogs({ board, client, runner }, { records }) {
    await Promise.all(board.report.workflows.map(async ({ workflowId, buildId = '', failure }) => {
        const record = records.get(buildId);
        const step = record && failure?.step ? (0,report_failure/* failedStepOf */.n0)(record) : undefined;
        const logUrl = step && (0,report_failure/* logUrlOf */.ZX)(step);
        if (!logUrl)
            return;
        try {
            const log = await client.builds.stepLog(logUrl, { signal: runner.cancelled });
            const lines = logTail(log, { redact: runner.redactor.redactProse });
            board.updateWorkflow({ workflowId, buildId }, (report) => report.failure?.step
                ? { ...report, failure: { ...report.failure, step: { ...report.failure.step, logTail: lines } } }
                : report);
        }
        catch (error) {
            runner.cancelled.throwIfAborted();
            runner.log.debug(`${workflowId}: the log of the failed step cannot be shown. ${(0,errors/* messageOf */.b)(error)}`);
        }
    }));
}

// EXTERNAL MODULE: ./out/tasks/artefacts/public-link.js
var public_link = __webpack_require__(993);
;// CONCATENATED MODULE: ./out/tasks/following/public-links.js


/**
 * Makes public links for the artefacts on the board.
 *
 * @param expiry how long the links live, in milliseconds
 */
async function makePublicLinks(following, { expiry }) {
    const { board, runner } = following;
    const artefacts = await (0,public_link/* withPublicLinks */.J)(following, { artefacts: artefactsOf(board), expiry });
    replaceArtefacts(board, artefacts);
    (0,public_link/* warnThePublic */.z)(runner, artefacts);
}

;// CONCATENATED MODULE: ./out/core/merge.js
/**
 * What several sources yield, as it comes: one loop can follow them all. Who leaves the loop early returns every
 * source; an error of one source ends the loop with that error.
 */
async function* merge(sources) {
    const pending = new Map();
    const ask = (source) => {
        const next = source.next().then((result) => [source, result]);
        // Nobody may be waiting yet when it fails; the loop hears of it when it comes back.
        next.catch(() => undefined);
        pending.set(source, next);
    };
    for (const source of sources)
        ask(source);
    try {
        while (pending.size > 0) {
            const [source, result] = await Promise.race(pending.values());
            if (result.done)
                pending.delete(source);
            else {
                ask(source);
                yield result.value;
            }
        }
    }
    finally {
        // Not awaited: a generator answers `return` only after the `next` that may still be waiting.
        for (const source of pending.keys())
            source.return(undefined).catch(() => undefined);
    }
}

// EXTERNAL MODULE: ./out/core/watch.js
var core_watch = __webpack_require__(33);
;// CONCATENATED MODULE: ./out/tasks/following/outages.js

function createOutages(log) {
    const out = new Set();
    const keyOf = ({ workflowId, buildId }) => buildId ?? workflowId;
    return {
        begin(which, { error }) {
            if (out.size === 0)
                log.warning(`${which.workflowId}: ${error.message} The build goes on, and so does the wait.`);
            out.add(keyOf(which));
        },
        end(which, { lastedMs }) {
            out.delete(keyOf(which));
            if (out.size === 0)
                log.info(`${which.workflowId}: the service answers again, after ${(0,units/* durationText */.S5)(lastedMs)}.`);
        },
        forget: (which) => void out.delete(keyOf(which)),
    };
}

// EXTERNAL MODULE: ./out/api/errors.js
var api_errors = __webpack_require__(3120);
;// CONCATENATED MODULE: ./out/core/past-build.js
/** Older builds than this many say less of the next one than they cost in width. */
const mostCounted = 12;
/**
 * How long the last builds took that went all the way, newest first. Builds that failed, timed out or were cancelled
 * are left out: they say when something broke, not when the next build will be done.
 *
 * @param history newest first, as the service lists builds
 */
function wholeDurations(history) {
    return history
        .filter(({ status, durationMs }) => (status === 'finished' || status === 'warning') && durationMs > 0)
        .slice(0, mostCounted)
        .map(({ durationMs }) => durationMs);
}

;// CONCATENATED MODULE: ./out/core/estimate.js

/**
 * The likely time left of a build: the median of those earlier builds that took longer than this one has run, so the
 * estimate moves on with a build that is slow. `undefined` where no earlier build went all the way.
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

;// CONCATENATED MODULE: ./out/core/end-hazard.js
/**
 * The hazard that earlier durations tell: each of them stands for a log-logistic distribution around itself, because
 * durations vary by factors and not by minutes.
 *
 * One more possibility stands beside them: that this build is like none of them. It never ends in this picture, and
 * weighs as much as one earlier build. While those are ahead it hardly matters; when the build has outlasted them
 * it is what is left, and the hazard sinks instead of staying high for as long as a wrong history is wrong.
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
 * How far the next build may lie from an earlier one, as a logistic scale of the logarithm: a share of how far those
 * lie from each other, and more the fewer they are, as a few that agree may do so by accident.
 */
function kernelWidth(logarithms) {
    const count = logarithms.length;
    const mean = logarithms.reduce((sum, value) => sum + value, 0) / count;
    const variance = logarithms.reduce((sum, value) => sum + (value - mean) ** 2, 0) / count;
    return 0.02 + 0.35 * Math.sqrt(variance) + 0.2 / count;
}

;// CONCATENATED MODULE: ./out/core/poll-plan.js


/** No pause is shorter than this, unless `pollInterval` is. */
const shortestPauseMs = 2000;
/**
 * What a look is worth, as a share of `pollInterval`: whoever accepts 30 s between two looks gives one more of them
 * to hear of an end 0.2 s earlier in the mean. Chosen with `npm run bench:poll-plan`.
 */
const lookPrice = 1 / 150;
/** A state that was first seen just now has lasted for about this long. */
const unseenMs = 5000;
/**
 * How long to wait before the next look at a build that has not ended, in milliseconds: at least 2 s, and never more
 * than `pollInterval`. Pure: the same moment and history give the same pause.
 *
 * Where a build is likely to end with the rate h, looks at distances of √(2·price/h) cost the least in requests and
 * late notices together. h comes from how long earlier builds took; in the last states from the state alone, which
 * knows better. While the build is queued, early, or like none before it, h is low and the pause the longest.
 */
function nextPause(moment, { pollIntervalMs, history }) {
    const hazard = hazardAfter(moment, history);
    const price = lookPrice * pollIntervalMs;
    // The next look is due when the wanted density of looks has summed up to one, so that a pause which begins before
    // the likely end does not reach across it.
    const step = pollIntervalMs / 32;
    let due = 0;
    let pause = 0;
    while (due < 1 && pause < pollIntervalMs) {
        pause += step;
        due += step * Math.sqrt(hazard(pause) / (2 * price));
    }
    return Math.min(pollIntervalMs, Math.max(shortestPauseMs, pause));
}
/**
 * The hazard at a time from now. How long the last states last is known of no workflow, so the rate there sinks with
 * the time that they have lasted: the upload to a store may take minutes.
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

;// CONCATENATED MODULE: ./out/report/wording/estimate-text.js
/**
 * The estimate as the log and the comment show it: `about 4 min left, as the last 12 builds took 9 to 14 min`. No
 * more digits than it is worth, and a build that is late is called late.
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

// EXTERNAL MODULE: ./out/contract/build.js + 1 modules
var contract_build = __webpack_require__(3522);
// EXTERNAL MODULE: ./out/contract/timestamp.js
var timestamp = __webpack_require__(3623);
;// CONCATENATED MODULE: ./out/tasks/following/history.js




/**
 * The earlier builds of each workflow on the board, newest first: one request, and none more when it fails. What they
 * tell makes the wait better and is never needed, so nothing that goes wrong here is the user's business.
 */
async function readHistory({ board, client, runner }, signal) {
    const { appId, workflows } = board.report;
    const [only, ...others] = workflows;
    const filter = only && others.length === 0 ? { appId, workflowId: only.workflowId } : { appId };
    try {
        const builds = await client.builds.newest(filter, { signal });
        return new Map(workflows.map(({ workflowId }) => [workflowId, pastBuilds(builds, workflowId)]));
    }
    catch (error) {
        if (!signal.aborted)
            runner.log.debug(`No history: ${(0,errors/* messageOf */.b)(error)}`);
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

// EXTERNAL MODULE: ./out/tasks/following/report-store.js + 1 modules
var report_store = __webpack_require__(3568);
;// CONCATENATED MODULE: ./out/tasks/following/pacing.js








/** The part of the hourly requests that looks may take; the rest is for starts, lists, links and cancelling. */
const shareOfLooks = 0.9;
/** The history is read besides the watch, once, and best effort: until it is there, and without it, nothing is foreseen. */
function createPacing(following, { pollInterval, signal }) {
    const { board, limits, runner } = following;
    let history = new Map();
    void readHistory(following, signal).then((read) => {
        history = read;
    });
    let saidStretched = false;
    /** No more looks an hour than there are requests: with many builds the pauses stretch, evenly and said once. */
    const stretched = (pause) => {
        const running = board.report.workflows.filter(({ buildId, status = '' }) => buildId && !(0,state/* hasEnded */.hY)(status)).length;
        const least = (running * limits.requestWindowMs) / (limits.requestsPerWindow * shareOfLooks);
        if (pause >= least)
            return pause;
        if (!saidStretched && least > pollInterval) {
            saidStretched = true;
            runner.log.info(`This step makes at most ${limits.requestsPerWindow} requests an hour, so each of ${running} builds is looked at every ${(0,units/* durationText */.S5)(least)} for now.`);
        }
        return least;
    };
    return {
        pauseFor(which) {
            const workflow = board.report.workflows.find((candidate) => (0,report_store/* isSameWorkflow */.o)(candidate, which));
            const now = board.now();
            const moment = {
                state: workflow?.status ?? '',
                runningMs: workflow && runningFor(workflow, now),
                inStateMs: now - (workflow?.changes.at(-1)?.at ?? now),
            };
            return stretched(nextPause(moment, { pollIntervalMs: pollInterval, history: history.get(which.workflowId) ?? [] }));
        },
        pauseAfter(error) {
            const asked = error instanceof api_errors/* ServiceError */._7 && error.failure?.kind === 'status'
                ? (error.failure.retryAfterMs ?? 0)
                : 0;
            return Math.max(asked, stretched(pollInterval));
        },
        estimated({ estimate: _, ...report }) {
            if ((0,state/* hasEnded */.hY)(report.status ?? ''))
                return report;
            const estimate = estimateEnd(runningFor(report, board.now()), history.get(report.workflowId) ?? []);
            return estimate ? { ...report, estimate: estimateText(estimate) } : report;
        },
    };
}
/** Milliseconds since the build began to run; `undefined` while it is queued. */
function runningFor({ status, startedAt }, now) {
    return status === 'queued' || startedAt === undefined ? undefined : Math.max(0, now - startedAt);
}

// EXTERNAL MODULE: ./out/tasks/following/refusal.js
var refusal = __webpack_require__(7801);
;// CONCATENATED MODULE: ./out/tasks/following/watch-all.js







/**
 * Watches every build on the board until each has ended, and writes what it sees onto the board.
 *
 * @param records takes the last record of each build, by its id; it has them too when the signal ended the watch
 * @throws the signal's reason
 */
async function watchAll(following, { records, pollInterval, signal, }) {
    const { board, client, clock, limits, runner } = following;
    // What is read besides the watch ends with it.
    const over = new AbortController();
    const pacing = createPacing(following, {
        pollInterval,
        signal: AbortSignal.any([signal, over.signal]),
    });
    const outages = createOutages(runner.log);
    const watches = board.report.workflows.flatMap((workflow) => {
        const { buildId, failure } = workflow;
        if (buildId === undefined || failure)
            return [];
        const newSince = startOf(following, workflow);
        const watch = (0,core_watch/* watchBuild */.W)({
            buildId,
            clock,
            signal,
            refusalsInRow: limits.refusalsInRow,
            lastingMs: limits.lastingOutageMs,
            look: async (lookSignal) => {
                const { application, build } = await client.builds.get(buildId, { signal: lookSignal, newSince });
                if (application?.appName && !board.report.appName)
                    board.update({ appName: application.appName });
                return build;
            },
            pause: () => pacing.pauseFor(workflow),
            onFailure: (error) => ({ refused: (0,refusal/* isRefusal */.v)(error), pauseMs: pacing.pauseAfter(error) }),
        });
        return [named(workflow, watch)];
    });
    try {
        for await (const { which, sighting } of merge(watches)) {
            switch (sighting.kind) {
                case 'state':
                    records.set(sighting.buildId, sighting.build);
                    board.updateWorkflow(which, (report) => pacing.estimated((0,progress/* seen */.cI)(report, { build: sighting.build, at: board.now() })));
                    break;
                case 'outage':
                    outages.begin(which, sighting);
                    break;
                case 'recovery':
                    outages.end(which, sighting);
                    break;
                case 'lost':
                    outages.forget(which);
                    board.updateWorkflow(which, (report) => ({
                        ...report,
                        failure: { reason: `How the build does is not known any more. ${sighting.error.message}` },
                    }));
                    break;
            }
        }
    }
    finally {
        over.abort();
    }
}
async function* named(which, watch) {
    for await (const sighting of watch)
        yield { which, sighting };
}

;// CONCATENATED MODULE: ./out/tasks/following/follow.js










/**
 * Follows the builds on the board to their end, or to the end of the patience for them, and collects what they made.
 * A wait that ends before its builds do, for whatever reason, cancels them where `cancelAbandoned` says so.
 */
async function follow(following, { waiting, waitedMs = 0, afterBuild }) {
    const { clock, page, runner } = following;
    const records = new Map();
    const ms = Math.max(0, waiting.timeout - waitedMs);
    let because = 'ended';
    try {
        await (0,time_limit/* withTimeout */.w)({ clock, ms, signal: runner.cancelled }, (signal) => watchAll(following, { records, pollInterval: waiting.pollInterval, signal }));
    }
    catch (error) {
        if (error instanceof time_limit/* TimeLimitPassed */.x)
            because = 'timeUp';
        else if (error instanceof runner_runner/* Cancelled */.c)
            because = 'cancelled';
        else
            throw error;
    }
    finally {
        giveUp(following, giveUpReason({ because, timeout: waiting.timeout }));
        if (waiting.cancelAbandoned)
            await cancelRunning(following);
    }
    if (because === 'cancelled')
        return because;
    try {
        await collectArtefacts(following, { records, patterns: afterBuild.artefacts });
        if (afterBuild.publicLinks)
            await makePublicLinks(following, { expiry: afterBuild.publicLinkExpiry });
        await page.addQrCodes();
        if (afterBuild.failureLog)
            await readFailureLogs(following, { records });
        if (afterBuild.download)
            await downloadArtefacts(following, { folder: afterBuild.download });
        runner.cancelled.throwIfAborted();
    }
    catch (error) {
        if (!(error instanceof runner_runner/* Cancelled */.c))
            throw error;
        return 'cancelled';
    }
    return because;
}
/** Why builds are not waited for any longer; `undefined` when all have ended. */
function giveUpReason({ because, timeout, }) {
    switch (because) {
        case 'ended':
            return undefined;
        case 'timeUp':
            return `The timeout of ${(0,units/* durationText */.S5)(timeout)} passed before the build had ended. Raise timeout if builds take that long.`;
        case 'cancelled':
            return 'The workflow was cancelled.';
    }
}
/** Writes onto the board why builds that still run are not waited for; without a reason it is a fault of ours. */
function giveUp({ board }, reason = 'The wait was broken off.') {
    for (const workflow of board.report.workflows) {
        if (workflow.buildId === undefined || (0,state/* hasEnded */.hY)(workflow.status ?? '') || workflow.failure)
            continue;
        board.updateWorkflow(workflow, (report) => ({ ...report, failure: { reason } }));
    }
}


/***/ }),

/***/ 7860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OG: () => (/* binding */ readWaiting),
/* harmony export */   W3: () => (/* binding */ readComment),
/* harmony export */   lN: () => (/* binding */ readAfterBuild)
/* harmony export */ });
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7614);
/* harmony import */ var _core_input_bad_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4086);
/* harmony import */ var _core_input_boolean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6337);
/* harmony import */ var _core_input_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4877);
/* harmony import */ var _core_input_input_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1034);
/* harmony import */ var _core_input_list_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1981);
/* harmony import */ var _core_input_patterns_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2126);







/** @param cancelAbandoned the action's own default: `true` where it started the builds itself */
function readWaiting(inputs, defaults) {
    return {
        timeout: inputs.value('timeout', (0,_core_input_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .durationBetween */ .h)('1s', '365d'), '2h'),
        pollInterval: inputs.value('pollInterval', (0,_core_input_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .durationBetween */ .h)('1s', '10m'), '30s'),
        cancelAbandoned: inputs.value('cancelAbandoned', _core_input_boolean_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBoolean */ .y, defaults.cancelAbandoned),
        failOn: inputs.value('failOn', parseFailOn, 'failed, canceled, timeout'),
    };
}
function readAfterBuild(inputs) {
    return {
        artefacts: inputs.optional('artefacts', _core_input_patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePatterns */ .Z) ?? [],
        publicLinks: inputs.value('publicLinks', _core_input_boolean_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBoolean */ .y, 'true'),
        publicLinkExpiry: inputs.value('publicLinkExpiry', (0,_core_input_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .durationBetween */ .h)('1m', '365d'), '7d'),
        download: inputs.text('download') || undefined,
        summary: inputs.value('summary', _core_input_boolean_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBoolean */ .y, 'true'),
        failureLog: inputs.value('failureLog', _core_input_boolean_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBoolean */ .y, 'true'),
    };
}
/** @throws InputError when something is to be done on GitHub and there is no token for it */
function readComment(inputs) {
    const comment = inputs.value('comment', _core_input_boolean_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBoolean */ .y, 'false');
    const qrCodes = inputs.value('qrCodes', _core_input_boolean_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBoolean */ .y, 'false');
    const githubToken = inputs.text('githubToken');
    const wanted = [...(comment ? ['comment'] : []), ...(qrCodes ? ['qrCodes'] : [])];
    if (wanted.length > 0 && githubToken === '')
        throw new _core_input_input_error_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .d([...wanted, 'githubToken'], `The input githubToken is empty, and ${wanted.join(' and ')} needs it. Leave githubToken out to use the workflow's own token.`);
    return { comment, commentKey: inputs.text('commentKey') || undefined, qrCodes, githubToken };
}
/** End states in a list, or `none`; GitHub's own spelling of `canceled` is understood. */
function parseFailOn(text) {
    const words = (0,_core_input_list_js__WEBPACK_IMPORTED_MODULE_5__/* .parseList */ .E)(text).map((word) => (word === 'cancelled' ? 'canceled' : word));
    if (words.length === 1 && words[0] === 'none')
        return [];
    if (words.length === 0 || words.some((word) => !_contract_state_js__WEBPACK_IMPORTED_MODULE_6__/* .endStates */ .mO.includes(word)))
        throw new _core_input_bad_value_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .F(`a list of ${_contract_state_js__WEBPACK_IMPORTED_MODULE_6__/* .endStates */ .mO.join(', ')}; or none, alone`);
    return words;
}


/***/ }),

/***/ 5831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ logChanges)
/* harmony export */ });
/* harmony import */ var _report_log_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2933);

/** Prints each change of state as one line, whoever wrote it onto the board. */
function logChanges({ board, runner }) {
    board.onChange((report, before) => {
        report.workflows.forEach((workflow, index) => {
            for (const line of newLines({ report, workflow, was: before.workflows[index], now: board.now() }))
                runner.log.info(line);
        });
    });
}
function newLines({ was, ...view }) {
    const { workflow } = view;
    return [
        ...(workflow.buildId !== was?.buildId ? [(0,_report_log_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .startedLine */ .sx)(view)] : []),
        ...(workflow.changes.length !== was?.changes.length ? [(0,_report_log_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .changeLine */ .vK)(view)] : []),
    ];
}


/***/ }),

/***/ 2112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ openPullRequestPage)
});

// EXTERNAL MODULE: ./out/core/text/shorten.js
var shorten = __webpack_require__(2421);
;// CONCATENATED MODULE: ./out/core/text/comment-sections.js
/**
 * One comment of a pull request is shared by several steps and jobs. Each keeps one section of it, between two hidden
 * markers that say whose it is and which run wrote it; what stands in the sections of others is carried over as it is.
 */

/** GitHub refuses a comment of more characters. */
const longestComment = 65_536;
/** What a section that must be shortened leaves free for sections that come later. */
const keptFree = 8_192;
/** The hidden first line by which a comment is found; no two keys have the same one. */
function commentMarker(commentKey) {
    return `<!-- build-service-action:comment key=${encoded(commentKey)} -->`;
}
/** Whether a comment is the one of this key. Its author must be checked too: anybody can write a marker. */
function isCommentOf(body, commentKey) {
    return body.split(/\r?\n/, 1)[0] === commentMarker(commentKey);
}
/** The sections of a comment by their key, in the order in which they stand; of two with one key, the newer. */
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
 * The comment with one section set, which is made where there is none; `body` is `undefined` for a comment that does
 * not exist yet. Sections are ordered by key, so that two writers agree. The sections of others stay whole: when all
 * together would be longer than GitHub allows, this one is shortened and says so.
 */
function withSection(body, change) {
    const sections = new Map(readSections(body ?? ''));
    const known = sections.get(change.section.key);
    if (body !== undefined && known && isNewer(known, change.section) && isBelievable(known, change.section))
        return { body, written: false, newerRun: `${known.runId}, attempt ${known.runAttempt}` };
    const set = (markdown) => {
        sections.set(change.section.key, { ...change.section, markdown });
        return commentOf(change.commentKey, [...sections.values()]);
    };
    const markdown = withoutMarkers(change.markdown);
    const whole = set(markdown);
    if ((0,shorten/* charactersIn */.aT)(whole) <= longestComment)
        return { body: whole, written: true };
    const room = longestComment - (0,shorten/* charactersIn */.aT)(set(''));
    const shorter = set((0,shorten/* shortened */.vI)(markdown, {
        limit: Math.floor(Math.max(room - keptFree, room / 2)),
        measure: shorten/* charactersIn */.aT,
        note: 'The rest does not fit into a comment; the job summary has all of it.',
    }));
    if ((0,shorten/* charactersIn */.aT)(shorter) <= longestComment)
        return { body: shorter, written: true };
    return { body: body ?? '', written: false };
}
function commentOf(commentKey, sections) {
    const ordered = sections.toSorted((left, right) => (left.key < right.key ? -1 : 1));
    return [commentMarker(commentKey), ...ordered.map(sectionText)].join('\n');
}
/** The empty lines make GitHub read what stands between the markers as Markdown. */
function sectionText(section) {
    const key = encoded(section.key);
    const [run, attempt] = [numberOf(section.runId), numberOf(section.runAttempt)];
    return [
        `<!-- build-service-action:section key=${key} run=${run} attempt=${attempt} -->`,
        `\n${section.markdown.trim()}\n`,
        `<!-- build-service-action:end key=${key} -->`,
    ].join('\n');
}
/** Whether `left` speaks for a newer run, or a later attempt of the same run, than `right`. */
function isNewer(left, right) {
    const [leftRun, rightRun] = [numberOf(left.runId), numberOf(right.runId)];
    if (leftRun !== rightRun)
        return leftRun > rightRun;
    return numberOf(left.runAttempt) > numberOf(right.runAttempt);
}
/**
 * Whether there can be a run of that number by now. Every step with the same token may write this section: one that
 * claims to be of the last of all runs would have it for ever.
 */
function isBelievable(known, own) {
    const run = numberOf(own.runId);
    return run === 0n || numberOf(known.runId) <= 10n * run;
}
/** Outside GitHub there is no run; that counts as the oldest. */
function numberOf(digits) {
    return /^\d+$/.test(digits) ? BigInt(digits) : 0n;
}
/** Texts that were escaped for Markdown hold no comment; this keeps the promise for every other text. */
function withoutMarkers(markdown) {
    return markdown.replaceAll('<!--', '&lt;!--');
}
/** One word that can end no HTML comment: `>` and white space are encoded, and so is `-`. */
function encoded(text) {
    return encodeURIComponent(text.toWellFormed()).replaceAll('-', '%2D');
}
function decoded(word) {
    try {
        return decodeURIComponent(word);
    }
    catch {
        return word; // somebody edited the marker by hand
    }
}

// EXTERNAL MODULE: ./out/contract/state.js
var state = __webpack_require__(7614);
// EXTERNAL MODULE: ./out/report/escape/folded.js
var folded = __webpack_require__(8309);
// EXTERNAL MODULE: ./out/report/escape/markdown.js
var markdown = __webpack_require__(598);
// EXTERNAL MODULE: ./out/report/escape/table.js
var table = __webpack_require__(6004);
// EXTERNAL MODULE: ./out/report/summary/artefact-table.js
var artefact_table = __webpack_require__(9797);
// EXTERNAL MODULE: ./out/report/summary/problems.js
var summary_problems = __webpack_require__(3758);
// EXTERNAL MODULE: ./out/report/wording/about.js
var about = __webpack_require__(8025);
// EXTERNAL MODULE: ./out/report/wording/artefact-link.js
var artefact_link = __webpack_require__(113);
// EXTERNAL MODULE: ./out/report/wording/units.js
var units = __webpack_require__(9731);
// EXTERNAL MODULE: ./out/report/wording/verdict.js
var verdict = __webpack_require__(5833);
// EXTERNAL MODULE: ./out/report/wording/workflow-name.js
var workflow_name = __webpack_require__(9448);
// EXTERNAL MODULE: ./out/report/comment/qr-figure.js
var qr_figure = __webpack_require__(8999);
;// CONCATENATED MODULE: ./out/report/comment/section.js












/**
 * What a step says in the comment of a pull request: verdict, states and time left, why not, and the artefacts of each
 * workflow with links and QR codes, folded. Never the log's end: a comment is read by more people than a log.
 */
function sectionMarkdown(report, at) {
    const problems = (0,summary_problems/* problemList */.g)(report);
    return [
        `### ${(0,about/* headingText */.ky)(report, at)}`,
        (0,about/* aboutLine */.eS)(report),
        stateTable(report, at),
        ...(problems ? [problems] : []),
        ...report.workflows.flatMap((workflow) => artefactFold(workflow, report)),
        ...footer(report, at),
    ].join('\n\n');
}
function stateTable(report, at) {
    return (0,table/* markdownTable */.Q)([{ title: 'Workflow' }, { title: 'State' }, { title: 'On a phone' }], report.workflows.map((workflow) => [
        (0,about/* workflowLink */.k1)(workflow, report),
        stateText(workflow, at),
        phoneLinks(workflow.artefacts.filter(isForPhones)),
    ]));
}
/** `🔨 building, about 4 min left` while it runs; `✅ finished in 4 min 12 s` in the end. */
function stateText(workflow, at) {
    const { icon, text } = (0,verdict/* workflowVerdict */.X)(workflow, at);
    const { status, estimate } = workflow;
    const left = estimate && status !== undefined && !(0,state/* hasEnded */.hY)(status) ? `, ${(0,markdown/* markdownText */.p7)(estimate)}` : '';
    return `${icon} ${(0,markdown/* markdownText */.p7)(text)}${left}`;
}
/** The links that a tester is after; several are told apart by name. */
function phoneLinks(artefacts) {
    const [only, ...others] = artefacts;
    if (!only)
        return '–';
    if (others.length === 0)
        return (0,artefact_link/* artefactLink */.f)(only);
    return artefacts.map((artefact) => `${(0,markdown/* markdownCode */.D9)(artefact.name)} ${(0,artefact_link/* artefactLink */.f)(artefact)}`).join('<br>');
}
function isForPhones({ type, publicUrl }) {
    return (type === 'apk' || type === 'ipa') && publicUrl !== undefined;
}
/** The artefacts of a workflow, open when it is the only one. */
function artefactFold(workflow, report) {
    const { artefacts } = workflow;
    if (artefacts.length === 0)
        return [];
    const count = `${artefacts.length} ${artefacts.length === 1 ? 'artefact' : 'artefacts'}`;
    const figures = (0,qr_figure/* qrFigures */.Z)(artefacts);
    const title = `📦 ${(0,markdown/* markdownStrong */.Jr)((0,workflow_name/* workflowName */.t)(workflow, report))}: ${count}${figures.length > 0 ? ', QR codes' : ''}`;
    const table = (0,artefact_table/* artefactTable */.b)(artefacts, { columns: ['name', 'size', 'link'] });
    const body = [table, ...figures, ...(0,qr_figure/* iosNote */.O)(artefacts)].join('\n\n');
    return [(0,folded/* folded */.T)({ title, body, ...(report.workflows.length === 1 ? { state: 'open' } : {}) })];
}
/** A comment is edited when something changes: until the end, readers need to know from when it is. */
function footer(report, { now }) {
    if (report.finishedAt !== undefined)
        return [];
    return [`<sub>As of ${(0,units/* momentText */.Am)(now)}</sub>`];
}

// EXTERNAL MODULE: ./out/runner/github/all-pages.js
var all_pages = __webpack_require__(6809);
// EXTERNAL MODULE: ./out/runner/github/client.js
var client = __webpack_require__(5284);
// EXTERNAL MODULE: ./out/runner/github/failure.js
var github_failure = __webpack_require__(5925);
;// CONCATENATED MODULE: ./out/runner/github/comment/comments.js



/** The comments of a pull request. Each request is sent once: who writes must look again before he writes again. */
function commentsOf({ octokit, where }, pullRequest) {
    const { issues } = octokit.rest;
    return {
        async own(author, signal) {
            const all = await (0,all_pages/* allPages */.S)((page) => issues.listComments({
                ...where,
                issue_number: pullRequest,
                per_page: 100,
                page,
                request: { ...client/* once */.Oo, signal },
            }));
            const own = all.filter(({ user }) => isBy(author, user));
            return own.map(comments_commentOf).toSorted((left, right) => left.id - right.id);
        },
        async read(id, signal) {
            try {
                const { data } = await issues.getComment({ ...where, comment_id: id, request: { ...client/* once */.Oo, signal } });
                return comments_commentOf(data);
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
            return comments_commentOf(created.data);
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
function comments_commentOf(data) {
    return { id: data.id, body: data.body ?? '', url: data.html_url };
}
/** Logins know no case, and GraphQL may leave out the `[bot]` that REST writes behind an app's name. */
function isBy(author, user) {
    if (user === null)
        return false;
    const [name, wanted] = [user.login.toLowerCase(), author.toLowerCase()];
    return name === wanted || (user.type === 'Bot' && name === `${wanted}[bot]`);
}
function isMissing(failure) {
    return failure instanceof github_failure/* GitHubFailure */.i && (failure.status === 404 || failure.status === 410);
}

// EXTERNAL MODULE: ./out/clock.js
var out_clock = __webpack_require__(3194);
// EXTERNAL MODULE: ./out/errors.js
var errors = __webpack_require__(4925);
;// CONCATENATED MODULE: ./out/runner/github/comment/keeper.js



const keeperLimits = { edits: 60_000, look: 2_000, lookAtShared: 10_000, looks: 8 };
/**
 * Keeps the section of this step up to date, in the background. Nothing that happens here fails the step: what could
 * not be done is told once.
 */
class CommentKeeper {
    #options;
    #limits;
    #stop = new AbortController();
    /** Aborted when there is something newer to show than what is being waited for. */
    #overtaken = new AbortController();
    #writers;
    #work = Promise.resolve();
    #stage = 'idle';
    #isEnding = false;
    #hasToldOfNewerRun = false;
    #wanted;
    #shown;
    #url = '';
    constructor(options) {
        this.#options = options;
        this.#limits = options.limits ?? keeperLimits;
    }
    /** The page of the comment (the first of several); empty as long as there is none. */
    get url() {
        return this.#url;
    }
    /** Has the section say this soon: at once, or a minute after the last edit. What is overtaken is never written. */
    show(markdown) {
        this.#wanted = markdown;
        this.#overtaken.abort();
        if (this.#stage === 'idle')
            this.#work = this.#keepUp();
    }
    /**
     * Has the section say this for good, at once. Ends when it was seen standing 2 s after the last write and, where
     * sections of others stand, 10 s after it; when the signal is aborted; or when nothing more can be done. Never
     * throws.
     */
    async finish(markdown, signal) {
        const stop = () => this.#stop.abort();
        if (signal?.aborted)
            stop();
        signal?.addEventListener('abort', stop, { once: true });
        this.#isEnding = true;
        this.show(markdown);
        await this.#options.budget.whileWaited(() => this.#work);
        signal?.removeEventListener('abort', stop);
    }
    async #keepUp() {
        this.#stage = 'working';
        while (this.#shown !== this.#wanted && this.#stage === 'working' && !this.#stop.signal.aborted) {
            const wanted = this.#wanted;
            try {
                await this.#bringUpToDate();
            }
            catch (thrown) {
                const isLast = this.#wanted === wanted;
                this.#tell(thrown, isLast && this.#isEnding ? 'in the end' : 'meanwhile');
                this.#shown = undefined;
                if (isLast)
                    break; // the next thing to show is the next try
            }
        }
        // Nothing is awaited between the last look at what is wanted and this line, so `show` misses nothing.
        if (this.#stage === 'working')
            this.#stage = 'idle';
    }
    async #bringUpToDate() {
        const writers = await this.#opened();
        const due = Math.max(...writers.map(({ lastWrite }) => lastWrite)) + this.#limits.edits;
        while (!this.#isEnding && this.#options.clock.monotonic() < due) {
            this.#overtaken = new AbortController();
            await this.#pauseUntil(due);
        }
        this.#overtaken = new AbortController();
        const markdown = this.#wanted ?? '';
        this.#shown = markdown;
        const done = await Promise.allSettled(writers.map((writer) => this.#stand(writer, markdown)));
        for (const end of done)
            if (end.status === 'rejected')
                throw end.reason;
    }
    /** Sets the section, and looks after it until it has stood long enough or something newer is to be shown. */
    async #stand(writer, markdown) {
        for (let looks = 0; looks <= this.#limits.looks; looks += 1) {
            const since = this.#options.clock.monotonic();
            const standing = await writer.set(markdown, this.#stop.signal);
            this.#url ||= standing.url;
            this.#tellOfNewerRun(standing);
            const next = this.#nextLook(since - writer.lastWrite, standing);
            if (next === undefined)
                return;
            await this.#pauseUntil(writer.lastWrite + next);
            if (this.#overtaken.signal.aborted)
                return; // what comes next is looked after instead
        }
    }
    /** When to look again, in milliseconds after the last write, if the last look was made at this age of it. */
    #nextLook(age, { isShared }) {
        const { look, lookAtShared } = this.#limits;
        return [look, ...(isShared ? [lookAtShared] : [])].find((time) => time > age);
    }
    #opened() {
        this.#writers ??= this.#options.open(this.#stop.signal).catch((failure) => {
            this.#writers = undefined;
            throw failure;
        });
        return this.#writers;
    }
    /** Ends before, when there is something newer to show. */
    async #pauseUntil(time) {
        const { clock } = this.#options;
        const signal = AbortSignal.any([this.#stop.signal, this.#overtaken.signal]);
        await (0,out_clock/* sleep */.yy)(clock, time - clock.monotonic(), signal).catch(() => this.#stop.signal.throwIfAborted());
    }
    #tellOfNewerRun({ newerRun }) {
        if (newerRun === undefined || this.#hasToldOfNewerRun)
            return;
        this.#hasToldOfNewerRun = true;
        this.#options.log.notice(`The comment is left to the newer run ${newerRun}. The job summary has all of this one.`);
    }
    #tell(thrown, when) {
        if (this.#stop.signal.aborted)
            return;
        const { log, trouble } = this.#options;
        const isRefusal = thrown instanceof github_failure/* GitHubFailure */.i && thrown.isRefusal;
        if (isRefusal)
            this.#stage = 'given up';
        if (isRefusal)
            log.warning(`${missingPermission} (${(0,errors/* messageOf */.b)(thrown)})`);
        else if (when === 'in the end')
            trouble.note('the comment is not up to date', thrown);
        else
            log.debug(`The comment could not be edited: ${(0,errors/* messageOf */.b)(thrown)}`);
    }
}
const missingPermission = 'No comment: the token must not write on the pull request. Add `pull-requests: write` to the `permissions` of ' +
    'this job; pull requests from forks get no such token. The job summary has all of it.';

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(2311);
;// CONCATENATED MODULE: ./out/runner/github/comment/viewer.js

const answer = schemas/* object */.Ikc({ data: schemas/* object */.Ikc({ viewer: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }) }) });
/**
 * Whose token it is, such as `github-actions[bot]`. Asked of GraphQL, because REST's `GET /user` refuses the
 * workflow's own token.
 *
 * @throws GitHubFailure, or the signal's reason
 */
async function viewerLogin({ octokit, graphqlUrl }, signal) {
    const request = signal ? { signal } : {};
    const { data } = await octokit.request({
        method: 'POST',
        url: graphqlUrl,
        query: 'query { viewer { login } }',
        request,
    });
    return answer.parse(data).data.viewer.login;
}

// EXTERNAL MODULE: ./out/runner/github/pull-requests/retry-budget.js
var retry_budget = __webpack_require__(5942);
;// CONCATENATED MODULE: ./out/runner/github/comment/own-section.js
/**
 * What must be written so that the comment is right: the own section stands there, or that of a newer run, and so does
 * every section of the duplicates. What stands in the comment already wins over a duplicate:
 * it was written there later.
 */
function correctionOf(own, { body, markdown, duplicates }) {
    const { text, commentKey, section } = own;
    const before = body === undefined ? undefined : text.readSections(body);
    const changed = text.withSection(body, { commentKey, section, markdown });
    let after = changed.body;
    const known = text.readSections(after);
    const missing = duplicates.flatMap((duplicate) => [...text.readSections(duplicate).values()].filter(({ key }) => !known.has(key)));
    for (const lost of missing) {
        after = text.withSection(after, { commentKey, section: lost, markdown: lost.markdown }).body;
    }
    const isRight = before && missing.length === 0 && isSame(before.get(section.key), known.get(section.key));
    return { body: isRight ? undefined : after, newerRun: changed.newerRun };
}
/** Whether sections of others stand in a comment. */
function isShared({ text, section }, body) {
    return [...text.readSections(body).keys()].some((key) => key !== section.key);
}
function isSame(left, right) {
    if (!left || !right)
        return left === right;
    const isOfRun = left.runId === right.runId && left.runAttempt === right.runAttempt;
    return isOfRun && plain(left.markdown) === plain(right.markdown);
}
/** Line ends as they are after somebody has edited the comment in a browser are no difference. */
function plain(markdown) {
    return markdown.replaceAll('\r\n', '\n').trim();
}

;// CONCATENATED MODULE: ./out/runner/github/comment/writer.js



const writerLimits = {
    write: 1_500,
    slowWrite: 8_000,
    hurriedWrites: 4,
    rounds: 12,
    patience: 90_000,
};
/**
 * Sets one section of one comment that others write, too. GitHub cannot update a comment on a condition, so whoever
 * writes may undo what was written since he read. Therefore a section counts as set only when it was read after it was
 * written, a write follows its read within `limits.write`, and whoever has written looks once more after a longer time
 * than that (`CommentKeeper`).
 */
class SectionWriter {
    #options;
    #limits;
    /** The comment, and those that others made at the same moment and whose sections belong into it. */
    #place;
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
     * Ends when the section was read as it should be, or a newer run's in its place; writes only what is not so.
     *
     * @throws GitHubFailure, or the signal's reason
     */
    async set(markdown, signal) {
        let [late, paused] = [0, 0];
        for (let round = 1; round <= this.#limits.rounds; round += 1) {
            try {
                const time = late < this.#limits.hurriedWrites ? this.#limits.write : this.#limits.slowWrite;
                const standing = await this.#round(markdown, { time, signal });
                if (standing)
                    return standing;
            }
            catch (thrown) {
                if (round === this.#limits.rounds)
                    throw thrown;
                if (thrown instanceof TooLate)
                    late += 1;
                else
                    paused += await this.#rest(thrown, { round, paused, signal });
            }
        }
        throw new github_failure/* GitHubFailure */.i('The comment did not stay as it was written', {});
    }
    /** One look and, where it shows anything wrong, one change; `undefined`: something was changed, look again. */
    async #round(markdown, { time, signal }) {
        const { comments, clock, own } = this.#options;
        this.#place ??= await this.#locate(signal);
        const since = clock.monotonic();
        const comment = this.#place && (await comments.read(this.#place.id, signal));
        const duplicates = this.#place?.duplicates ?? [];
        const texts = duplicates.map(({ body }) => body);
        const { body: correction, newerRun } = correctionOf(own, {
            body: comment?.body,
            markdown,
            duplicates: texts,
        });
        if (!comment)
            await this.#create(correction ?? '', signal);
        else if (correction !== undefined)
            await this.#update(comment.id, { correction, until: since + time, signal });
        else {
            for (const { id } of duplicates)
                await comments.remove(id, signal);
            this.#place = { id: comment.id, duplicates: [] };
            return { url: comment.url, isShared: isShared(own, comment.body), newerRun };
        }
        return undefined;
    }
    /** The oldest is the comment: all agree on that, whoever made the others. */
    async #locate(signal) {
        const { comments, author, own } = this.#options;
        const all = await comments.own(author, signal);
        const found = all.filter(({ body }) => own.text.isCommentOf(body, own.commentKey));
        // A list may lag behind what this writer has just made.
        if (this.#created && found.every(({ id }) => id !== this.#created?.id))
            found.push(this.#created);
        this.#created = undefined;
        const [oldest, ...duplicates] = found.toSorted((left, right) => left.id - right.id);
        return oldest && { id: oldest.id, duplicates };
    }
    async #create(body, signal) {
        this.#place = undefined; // and see whether somebody else made one, too
        this.#created = await this.#options.comments.create(body, signal);
        this.#lastWrite = this.#options.clock.monotonic();
    }
    async #update(id, change) {
        const { comments, clock } = this.#options;
        const { correction, until, signal } = change;
        if (until <= clock.monotonic())
            throw new TooLate();
        const tooLate = new AbortController();
        const cancelTimer = clock.setTimer(until - clock.monotonic(), () => tooLate.abort());
        try {
            await comments.update(id, { body: correction, signal: AbortSignal.any([signal, tooLate.signal]) });
        }
        catch (thrown) {
            throw tooLate.signal.aborted ? new TooLate() : thrown;
        }
        finally {
            cancelTimer();
            this.#lastWrite = clock.monotonic(); // also when the answer was lost: it may have been done
        }
    }
    /** Pauses after a failure that may pass, and says for how long. @throws every other, and one that lasts */
    async #rest(thrown, state) {
        const { round, paused, signal } = state;
        signal.throwIfAborted();
        if (!(thrown instanceof github_failure/* GitHubFailure */.i && thrown.isPassing))
            throw thrown;
        const { budget, random } = this.#options;
        const pause = thrown.pause ?? 500 + Math.min(8_000, 500 * 2 ** round) * random.fraction();
        if (paused + pause > this.#limits.patience)
            throw thrown;
        await budget.pause(pause, signal).catch((reason) => {
            throw reason instanceof retry_budget/* BudgetSpent */.K ? thrown : reason;
        });
        return pause;
    }
}
/** The write did not follow its read soon enough: others may have written since. It may have been done, or not. */
class TooLate extends github_failure/* GitHubFailure */.i {
    constructor() {
        super('GitHub took too long to change the comment', {});
    }
}

;// CONCATENATED MODULE: ./out/runner/github/comment/keep-comment.js




/**
 * The keeper of this step's section in the comment of each pull request that the run is about. Returns at once; GitHub
 * is asked in the background when there is something to show. A run without a pull request gets a notice.
 */
function keepComment(options) {
    const { findRun, own, log, clock, random, budget, trouble } = options;
    const open = async (signal) => {
        const { github, pullRequests } = await findRun(signal);
        if (pullRequests.length === 0) {
            log.notice('There is no comment, because this run is about no pull request. The job summary has all of it.');
            return [];
        }
        const author = await viewerLogin(github, signal);
        return pullRequests.map((number) => new SectionWriter({ comments: commentsOf(github, number), author, own, clock, random, budget }));
    };
    return new CommentKeeper({ open, clock, log, budget, trouble });
}

// EXTERNAL MODULE: ./out/runner/github/pull-requests/pull-request.js
var pull_request = __webpack_require__(7225);
;// CONCATENATED MODULE: ./out/runner/github/pull-requests/run-on-github.js


function findRun(options) {
    let found;
    const find = async (signal) => {
        const github = await (0,client/* connect */.Ng)(options);
        return { github, pullRequests: await (0,pull_request/* pullRequestsOf */.T)(github, { run: options.run, signal }) };
    };
    return (signal) => {
        found ??= find(signal).catch((failure) => {
            found = undefined;
            throw failure;
        });
        return orAborted(found, signal);
    };
}
/** Whoever asks first has the signal that ends the search; everybody else's ends his own wait for it. */
function orAborted(found, signal) {
    return new Promise((resolve, reject) => {
        const leave = () => reject(signal.reason);
        if (signal.aborted)
            return leave();
        signal.addEventListener('abort', leave, { once: true });
        found.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
}

;// CONCATENATED MODULE: ./out/runner/github/pull-requests/trouble.js

/** What GitHub's trouble has cost a step: told once, in its end, however much it was. */
class Trouble {
    #lost = new Set();
    #first;
    /** @param lost a clause such as `there are no QR codes` */
    note(lost, failure) {
        this.#lost.add(lost);
        this.#first ??= (0,errors/* messageOf */.b)(failure);
    }
    tell(log) {
        if (this.#first === undefined)
            return;
        const lost = [...this.#lost].join(', and ');
        log.warning(`GitHub had trouble: ${lost}. The job summary has all of it. ${this.#first}`);
    }
}

// EXTERNAL MODULE: ./out/runner/github/qr-codes/references.js
var references = __webpack_require__(9236);
;// CONCATENATED MODULE: ./out/runner/github/qr-codes/keep-qr-codes.js



/**
 * Keeps the QR codes in the repository, for each pull request that the run is about.
 *
 * @returns their addresses in the order of the images; `undefined` when there can only be links: then one notice
 *   says what is missing, or the trouble is noted. Nothing that happens here fails the step.
 * @throws the signal's reason
 */
async function keepQrCodes(options) {
    const { findRun, section, images, log, budget, trouble, signal } = options;
    try {
        return await budget.whileWaited(async () => {
            const { github, pullRequests } = await findRun(signal);
            if (pullRequests.length > 0)
                return (0,references/* keepImages */.U)(github, { pullRequests, section, images, signal });
            log.notice('There are links and no QR codes, because this run is about no pull request.');
            return undefined;
        });
    }
    catch (thrown) {
        signal.throwIfAborted();
        if (!(thrown instanceof github_failure/* GitHubFailure */.i) || thrown.isPassing)
            trouble.note('there are no QR codes', thrown);
        else
            log.notice(`There are links and no QR codes. ${cureOf(thrown)} (${(0,errors/* messageOf */.b)(thrown)})`);
    }
    return undefined;
}
function cureOf({ isRefusal }) {
    return isRefusal
        ? 'Add `contents: write` to the `permissions` of this job (pull requests from forks get no such token), or set qrCodes to false.'
        : 'They could not be kept in the repository.';
}

;// CONCATENATED MODULE: ./out/tasks/following/pull-request-page.js







/** Begins to keep the comment, where one is asked for: from now on it follows the board. */
function openPullRequestPage(following, options) {
    const { board, clock, grace, limits, runner } = following;
    const { inputs, random } = options;
    const { run, log, cancelled } = runner;
    const { redact } = runner.redactor;
    const budget = new retry_budget/* RetryBudget */.H({ clock, ms: limits.githubTroubleMs });
    const trouble = new Trouble();
    const find = findRun({ run, token: inputs.githubToken, redact, clock, random, budget });
    const workflowIds = board.report.workflows.map(({ workflowId }) => workflowId);
    // Hidden before it is compared with what stands in the comment: otherwise it would never be found there again.
    const section = redact(sectionKey(run, workflowIds));
    const keeper = inputs.comment
        ? keepComment({
            findRun: find,
            own: {
                text: { isCommentOf: isCommentOf, readSections: readSections, withSection: withSection },
                commentKey: redact(inputs.commentKey ?? board.report.appId),
                section: { key: section, runId: run.runId, runAttempt: run.runAttempt },
            },
            ...{ log, clock, random, budget, trouble },
        })
        : undefined;
    const markdown = () => sectionMarkdown(board.report, { now: board.now() });
    if (keeper)
        board.onChange(() => keeper.show(markdown()));
    return {
        async addQrCodes() {
            if (!inputs.qrCodes)
                return;
            const chosen = board.report.workflows.flatMap(({ artefacts }) => artefacts.filter(pull_request_page_isForPhones));
            const images = await qrCodesOf(chosen);
            if (images.length === 0)
                return;
            const kept = { section, images, log, budget, trouble, signal: cancelled };
            const addresses = await keepQrCodes({ findRun: find, ...kept });
            const addressOf = new Map(images.map(({ link }, index) => [link, addresses?.[index]]));
            for (const workflow of board.report.workflows)
                board.updateWorkflow(workflow, (report) => ({
                    ...report,
                    artefacts: report.artefacts.map((artefact) => withQrCode(artefact, addressOf.get(artefact.publicUrl ?? ''))),
                }));
        },
        async finish() {
            if (!keeper)
                return trouble.tell(log);
            await grace.upTo(limits.graceMs, (signal) => keeper.finish(markdown(), signal));
            runner.setOutput('commentUrl', keeper.url);
            trouble.tell(log);
        },
    };
}
/** Whose section of a shared comment it is: workflow file, job, step and `workflowId`. */
function sectionKey(run, workflowIds) {
    const file = run.workflowRef.replace(/@.*$/s, '').split('/').slice(2).join('/');
    return [file, run.job, run.action, workflowIds.join(',')].join(' ');
}
/** What a tester scans: the link of an app for a phone. */
function pull_request_page_isForPhones({ type, publicUrl }) {
    return (type === 'apk' || type === 'ipa') && publicUrl !== undefined;
}
/** A picture for each link that a QR code can hold; drawing is loaded only when there is something to draw. */
async function qrCodesOf(artefacts) {
    if (artefacts.length === 0)
        return [];
    const { longestQrLink, qrCodePng } = await Promise.all(/* import() */[__webpack_require__.e(35), __webpack_require__.e(918)]).then(__webpack_require__.bind(__webpack_require__, 6918));
    return artefacts
        .filter(({ publicUrl = '' }) => Buffer.byteLength(publicUrl) <= longestQrLink)
        .map(({ name, publicUrl = '' }) => ({ name, link: publicUrl, png: qrCodePng(publicUrl) }));
}
function withQrCode(artefact, qrCodeUrl) {
    return qrCodeUrl === undefined ? artefact : { ...artefact, qrCodeUrl };
}


/***/ }),

/***/ 7801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ isRefusal)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3120);

/** What the service will not say to this token, or about this id, however often it is asked. */
function isRefusal(error) {
    return error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TokenRefused */ .rq || error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotPermitted */ .Cn || error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk;
}


/***/ }),

/***/ 3568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ createBoard),
  o: () => (/* binding */ isSameWorkflow)
});

// EXTERNAL MODULE: ./out/core/report/redacted.js
var redacted = __webpack_require__(6833);
// EXTERNAL MODULE: ./out/contract/state.js
var state = __webpack_require__(7614);
;// CONCATENATED MODULE: ./out/core/report/worst-state.js

/** From the worst to the best, as the output `status` ranks them (README.md, "Outputs"). */
const fromWorst = ['failed', 'timeout', 'canceled', 'warning', 'skipped', 'finished'];
/** The state of several builds as one: one that has not ended outranks all, then the worst. `undefined` for none. */
function worstOf(statuses) {
    return statuses.find((status) => !(0,state/* hasEnded */.hY)(status)) ?? fromWorst.find((state) => statuses.includes(state));
}

;// CONCATENATED MODULE: ./out/tasks/following/report-store.js


function isSameWorkflow(left, right) {
    if (left.workflowId !== right.workflowId)
        return false;
    return left.buildId === undefined || right.buildId === undefined || left.buildId === right.buildId;
}
function createBoard(initial, { redact, now }) {
    let report = (0,redacted/* redacted */.p)(initial, redact);
    const listeners = [];
    const set = (next) => {
        const before = report;
        report = withStatus(next);
        for (const listener of listeners)
            listener(report, before);
    };
    return {
        get report() {
            return report;
        },
        now,
        update: (change) => set({ ...report, ...(0,redacted/* redacted */.p)(change, redact) }),
        updateWorkflow(key, change) {
            const which = (0,redacted/* redacted */.p)(key, redact);
            const workflows = report.workflows.map((workflow) => isSameWorkflow(workflow, which) ? (0,redacted/* redacted */.p)(change(workflow), redact) : workflow);
            set({ ...report, workflows });
        },
        onChange: (listener) => void listeners.push(listener),
    };
}
/** The state of the whole step follows from those of its workflows, always. */
function withStatus({ status: _, ...report }) {
    const status = worstOf(report.workflows.flatMap((workflow) => workflow.status ?? []));
    return status === undefined ? report : { ...report, status };
}


/***/ }),

/***/ 6812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ createGrace),
/* harmony export */   n: () => (/* binding */ GraceOver)
/* harmony export */ });
/** The reason of the signal that ends what was under way too long after the workflow was cancelled. */
class GraceOver extends Error {
    name = 'GraceOver';
    constructor() {
        super('The workflow was cancelled, and the time for this is over.');
    }
}
/**
 * To be created before anything that takes time: the grace is counted from the first signal (docs/reliability.md, "No
 * abandoned build").
 */
function createGrace({ clock, cancelled }) {
    let begun = clock.monotonic();
    const begin = () => {
        begun = clock.monotonic();
    };
    cancelled.addEventListener('abort', begin, { once: true });
    return {
        async upTo(ms, work) {
            const over = new AbortController();
            let cancelTimer = () => { };
            const arm = () => {
                const left = begun + ms - clock.monotonic();
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
