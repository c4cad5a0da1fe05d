export const id = 835;
export const ids = [835];
export const modules = {

/***/ 2387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ TimeoutError),
/* harmony export */   w: () => (/* binding */ withTimeout)
/* harmony export */ });
/** The abort reason of a signal when `withTimeout` ran out of time. */
class TimeoutError extends Error {
    name = 'TimeoutError';
    seconds;
    constructor(ms) {
        super(`Timed out after ${ms / 1000} s`);
        this.seconds = ms / 1000;
    }
}
/**
 * Runs `work` with a signal that aborts after `ms` milliseconds or together with the outer signal. The timer runs until
 * the work has settled, so the timeout covers all of it, including reading a body.
 *
 * @throws TimeoutError, or the outer signal's reason
 */
async function withTimeout(limit, work) {
    const controller = new AbortController();
    const cancelTimer = limit.clock.setTimer(limit.ms, () => controller.abort(new TimeoutError(limit.ms)));
    const signal = limit.signal ? AbortSignal.any([limit.signal, controller.signal]) : controller.signal;
    try {
        signal.throwIfAborted();
        return await work(signal);
    }
    catch (error) {
        // An aborted request rejects with its own AbortError; only the reason says who aborted it and why.
        if (signal.aborted)
            throw signal.reason;
        throw error;
    }
    finally {
        cancelTimer();
    }
}


/***/ }),

/***/ 6184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ artefactFilter)
/* harmony export */ });
/**
 * Whether the patterns choose an artefact by its name. A pattern with the prefix `!` excludes; without any other
 * pattern, everything that is not excluded is chosen.
 */
function artefactFilter(patterns) {
    const wanted = patterns.filter(({ excludes }) => !excludes);
    const unwanted = patterns.filter(({ excludes }) => excludes);
    return (name) => (wanted.length === 0 || wanted.some((pattern) => pattern.matches(name))) &&
        !unwanted.some((pattern) => pattern.matches(name));
}


/***/ }),

/***/ 5654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ parseAppId)
/* harmony export */ });
/** The address of a page of the hosted service, such as `https://codemagic.io/app/5c9c…/settings`. */
const page = /^https:\/\/codemagic\.io\/app\/([\w-]+)(?:[/?#]|$)/;
/** Reads the id of an application, also where the address of one of its pages was copied. */
function parseAppId(text) {
    return page.exec(text)?.[1] ?? text;
}


/***/ }),

/***/ 2386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ stepsOf),
/* harmony export */   Ec: () => (/* binding */ runningStep),
/* harmony export */   pB: () => (/* binding */ slowestSteps),
/* harmony export */   t1: () => (/* binding */ stepDuration),
/* harmony export */   u: () => (/* binding */ stepName)
/* harmony export */ });
/* harmony import */ var _contract_timestamp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3623);
/* harmony import */ var _times_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5687);


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
    return step.kind === 'ended' ? (0,_times_js__WEBPACK_IMPORTED_MODULE_1__/* .durationOf */ .cf)((0,_times_js__WEBPACK_IMPORTED_MODULE_1__/* .spanBetween */ .Jr)(step.startedAt, step.finishedAt)) : undefined;
}
/** The step that is being done; of several, the last. */
function runningStep(steps) {
    return steps.findLast((step) => step.kind === 'running');
}
/** Milliseconds: a shorter step would be shown as `0 s`. */
const shortestStep = 50;
/** The steps that took time, the slowest first; without those whose times the service does not tell. */
function slowestSteps(steps) {
    return steps
        .flatMap((step) => ({ name: step.name, duration: stepDuration(step) ?? 0 }))
        .filter(({ duration }) => duration >= shortestStep)
        .toSorted((left, right) => right.duration - left.duration);
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

/***/ 5687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jr: () => (/* binding */ spanBetween),
/* harmony export */   Wb: () => (/* binding */ wholeTimes),
/* harmony export */   a_: () => (/* binding */ queuedSpan),
/* harmony export */   cf: () => (/* binding */ durationOf),
/* harmony export */   ic: () => (/* binding */ wholeSpan),
/* harmony export */   tZ: () => (/* binding */ buildSpan)
/* harmony export */ });
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3536);

/** `undefined` unless both are known, in this order. */
function spanBetween(from, to) {
    return from === undefined || to === undefined || to < from ? undefined : { from, to };
}
/** From the start of a build to its end. */
function buildSpan(workflow) {
    return workflow.kind === 'ended' ? spanBetween(workflow.startedAt, workflow.finishedAt) : undefined;
}
/** How long a build waited for a machine. */
function queuedSpan(workflow) {
    return (0,_workflow_js__WEBPACK_IMPORTED_MODULE_0__/* .hasBuild */ .N_)(workflow) ? spanBetween(workflow.createdAt, workflow.startedAt) : undefined;
}
/** From the first start to the last end; without an end while a build still runs, or if the end of one is not known. */
function wholeTimes(workflows) {
    const builds = workflows.filter(_workflow_js__WEBPACK_IMPORTED_MODULE_0__/* .hasBuild */ .N_);
    const starts = builds.flatMap(({ startedAt }) => startedAt ?? []);
    const ends = builds.flatMap((build) => finishedAt(build) ?? []);
    return {
        ...(starts.length > 0 ? { startedAt: Math.min(...starts) } : {}),
        ...(ends.length > 0 && ends.length === builds.length ? { finishedAt: Math.max(...ends) } : {}),
    };
}
/** The same as a span. */
function wholeSpan(workflows) {
    const { startedAt, finishedAt } = wholeTimes(workflows);
    return spanBetween(startedAt, finishedAt);
}
/** How long a span is, in milliseconds. */
function durationOf(span) {
    return span && span.to - span.from;
}
function finishedAt(build) {
    return build.kind === 'ended' ? build.finishedAt : undefined;
}


/***/ }),

/***/ 3536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K9: () => (/* binding */ endedBuilds),
/* harmony export */   N_: () => (/* binding */ hasBuild),
/* harmony export */   Q6: () => (/* binding */ failureIn),
/* harmony export */   Sz: () => (/* binding */ workflowLabel),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   d$: () => (/* binding */ buildIdOf),
/* harmony export */   hm: () => (/* binding */ worstOf),
/* harmony export */   qn: () => (/* binding */ estimateOf)
/* harmony export */ });
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7614);
/** What can be asked of every workflow, whatever the state of its build. */

/** Whether the workflow has a build. */
function hasBuild(workflow) {
    switch (workflow.kind) {
        case 'starting':
        case 'refused':
            return false;
        case 'running':
        case 'abandoned':
        case 'ended':
            return true;
    }
}
/** The id of the build, where there is one. */
function buildIdOf(workflow) {
    return hasBuild(workflow) ? workflow.buildId : undefined;
}
/** The last known state of the build; `undefined` where there is no build, or it was never seen. */
function statusOf(workflow) {
    return hasBuild(workflow) ? workflow.status : undefined;
}
/** What a line of the log begins with: the workflow's id, or its build's where the service does not name it. */
function workflowLabel(workflow) {
    return workflow.workflowId ?? `build ${workflow.buildId}`;
}
/** Why the workflow did not end well; `undefined` while it still may. */
function failureIn(workflow) {
    switch (workflow.kind) {
        case 'starting':
        case 'running':
            return undefined;
        case 'refused':
        case 'abandoned':
        case 'ended':
            return workflow.failure;
    }
}
/**
 * The time that the build is likely to need and what that is based on, in words; only while it is not known to have
 * ended.
 */
function estimateOf(workflow) {
    switch (workflow.kind) {
        case 'starting':
        case 'refused':
        case 'ended':
            return undefined;
        case 'running':
        case 'abandoned':
            return workflow.estimate && [workflow.estimate, workflow.estimateBasis ?? []].flat().join(', as ');
    }
}
/** The builds of a step that have ended. */
function endedBuilds({ workflows }) {
    return workflows.filter((workflow) => workflow.kind === 'ended');
}
/** From worst to best, as the output `status` ranks them (docs/reference.md, "Outputs"). */
const fromWorst = ['failed', 'timeout', 'canceled', 'warning', 'skipped', 'finished'];
/** One state for several builds: the first that has not ended, otherwise the worst. `undefined` if there are none. */
function worstOf(statuses) {
    return statuses.find((status) => !(0,_contract_state_js__WEBPACK_IMPORTED_MODULE_0__/* .hasEnded */ .hY)(status)) ?? fromWorst.find((state) => statuses.includes(state));
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
 * Markdown of at most `limit`, cut after a whole line, so that no table row and no link is broken. Open code fences and
 * `<details>` are closed, and the note is appended. The note is never left out, so the result may exceed a limit that is
 * smaller than the note.
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
/** The lines that close what these lines leave open, innermost first. */
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

/***/ 5979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ linkAddress),
/* harmony export */   iQ: () => (/* binding */ markdownLink),
/* harmony export */   lt: () => (/* binding */ attribute)
/* harmony export */ });
/* harmony import */ var _core_text_web_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6339);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(598);


/** Browsers and QR code readers fail on longer ones. */
const longestAddress = 2_048;
/** An address that may become a link; `undefined` for everything else. */
function linkAddress(address) {
    const safe = (0,_core_text_web_address_js__WEBPACK_IMPORTED_MODULE_0__/* .webAddress */ .Dy)(address);
    return safe && safe.length <= longestAddress ? safe : undefined;
}
/** A link for Markdown and the HTML inside it; only the text if the address is not safe. */
function markdownLink({ text, address }) {
    const safe = linkAddress(address);
    return safe ? `<a href="${attribute(safe)}">${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(text)}</a>` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(text);
}
/** The value of an HTML attribute, between double quotes; also inside a cell of a table. */
function attribute(value) {
    return value.replace(/[&"'<>|`]/g, (character) => `&#${character.charCodeAt(0)};`);
}


/***/ }),

/***/ 598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   Jr: () => (/* binding */ markdownStrong),
/* harmony export */   nv: () => (/* binding */ markdownSentence),
/* harmony export */   p7: () => (/* binding */ markdownText)
/* harmony export */ });
/* harmony import */ var _core_text_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(634);

/** Characters; a longer untrusted text in a summary or a comment is cut. */
const longestText = 300;
/**
 * Escapes text so that Markdown shows it literally: in a paragraph, a heading, a cell of a table, or the HTML inside
 * them. Only entities and `span` elements are used, which mean the same in all of these places.
 *
 * A `span` splits what GitHub searches for in the finished text, where no entity helps: mentions, issue numbers,
 * addresses, emoji names and formulas (GitHub's documentation shows `<span>$</span>` for the last).
 */
function markdownText(text, { limit = longestText } = {}) {
    return escaped((0,_core_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .J)((0,_core_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(text), limit));
}
/** The same, as code: for names, ids and branches. */
function markdownCode(text, options) {
    return `<code>${markdownText(text, options)}</code>`;
}
/** A sentence of the service: what it puts between backticks is code, everything else is text. */
function markdownSentence(text, { limit = longestText } = {}) {
    return (0,_core_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .J)((0,_core_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(text), limit)
        .split(/`([^`]+)`/)
        .map((part, index) => (index % 2 === 1 ? `<code>${escaped(part)}</code>` : escaped(part)))
        .join('');
}
/** The same, in bold. */
function markdownStrong(text, options) {
    return `<strong>${markdownText(text, options)}</strong>`;
}
function escaped(text) {
    return text.replace(special, (found) => (apart.test(found) ? span(found) : entity(found)));
}
/** Characters of Markdown and HTML, list and rule markers at the start of a text, and what GitHub searches for later. */
const special = /^[-+=]|^\d+[.)]|[\\`*_[\]<>&|~"']|[@$]|#(?=\w)|^#+|:(?=\/\/|[\w+-]+:)|(?<=\bwww)\.|(?<=\bGH)-(?=\d)/gi;
const apart = /^(?:[@$:.#]|-)$/;
function span(character) {
    return `<span>${character}</span>`;
}
function entity(characters) {
    return characters.replace(/[^0-9]/g, (character) => `&#${character.charCodeAt(0)};`);
}


/***/ }),

/***/ 9832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ reportLinks),
/* harmony export */   Qc: () => (/* binding */ artefactLines),
/* harmony export */   hM: () => (/* binding */ publicLinks),
/* harmony export */   sv: () => (/* binding */ artefactText)
/* harmony export */ });
/* harmony import */ var _core_report_workflow_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3536);
/* harmony import */ var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6345);
/* harmony import */ var _core_text_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(634);
/* harmony import */ var _escape_link_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5979);
/* harmony import */ var _wording_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9731);
/* harmony import */ var _stamped_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7387);
/** Artefacts in the log: names and sizes in the open, the long public links in one folded group. */






/** One line for each artefact of the builds. */
function artefactLines(report, { now }) {
    return (0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_2__/* .endedBuilds */ .K9)(report).flatMap((workflow) => workflow.artefacts.map((artefact) => (0,_stamped_line_js__WEBPACK_IMPORTED_MODULE_1__/* .stampedLine */ .FP)({ report, workflow, now }, artefactText(artefact))));
}
/** One artefact: its name and size, and where it was downloaded to. Not escaped yet. */
function artefactText({ name, size, path }) {
    return [
        `📎 ${(0,_core_text_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .J)(name, 200)}`,
        ...(size === undefined ? [] : [`(${(0,_wording_units_js__WEBPACK_IMPORTED_MODULE_0__/* .sizeText */ .lP)(size)})`]),
        ...(path ? [`→ ${(0,_core_text_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .J)(path, 200)}`] : []),
    ].join(' ');
}
/** The public links of all builds; `undefined` where there are none. */
function reportLinks(report) {
    return linkGroup((0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_2__/* .endedBuilds */ .K9)(report).flatMap((workflow) => {
        const label = (0,_stamped_line_js__WEBPACK_IMPORTED_MODULE_1__/* .labelColumn */ .NX)(workflow, report);
        return workflow.artefacts.map((artefact) => ({ artefact, ...(label === undefined ? {} : { label }) }));
    }));
}
/** The public links of these artefacts; `undefined` where there are none. */
function publicLinks(artefacts) {
    return linkGroup(artefacts.map((artefact) => ({ artefact })));
}
function linkGroup(artefacts) {
    const lines = artefacts.flatMap(({ artefact: { name, publicUrl, expiresAt }, label }) => {
        const link = publicUrl && (0,_escape_link_js__WEBPACK_IMPORTED_MODULE_4__/* .linkAddress */ .$i)(publicUrl);
        if (!link)
            return [];
        const until = (0,_wording_units_js__WEBPACK_IMPORTED_MODULE_0__/* .untilText */ .oV)(expiresAt);
        return [[...(label ? [label] : []), (0,_core_text_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .J)((0,_core_text_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .R)(name), 200), link, ...(until ? [`(${until})`] : [])]];
    });
    if (lines.length === 0)
        return undefined;
    return {
        title: (0,_wording_units_js__WEBPACK_IMPORTED_MODULE_0__/* .countText */ .lT)(lines.length, 'public link'),
        lines: lines.map((parts) => (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_5__/* .logLine */ .BP)(parts.join('  '))),
    };
}


/***/ }),

/***/ 2933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DY: () => (/* binding */ downloadLine),
/* harmony export */   MT: () => (/* binding */ verdictLine),
/* harmony export */   Sh: () => (/* binding */ waitingLine),
/* harmony export */   lw: () => (/* binding */ openingLine)
/* harmony export */ });
/* harmony import */ var _core_refs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1306);
/* harmony import */ var _core_report_workflow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3536);
/* harmony import */ var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6345);
/* harmony import */ var _wording_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1564);
/* harmony import */ var _wording_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6996);
/* harmony import */ var _wording_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9731);
/**
 * The lines of the log about a whole step: its first, its last, and its downloads. All lines are safe to print.
 */






/** The first line of the build action: `Building Demo App, branch main: android, ios`. */
function openingLine(report) {
    const names = report.workflows.map((workflow) => (0,_wording_names_js__WEBPACK_IMPORTED_MODULE_2__/* .workflowName */ .tv)(workflow, report));
    return (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_3__/* .logLine */ .BP)(`Building ${withSubject(report, names)}`);
}
/** The first line of the wait action: `Waiting for Demo App, branch main: android (5f3e…), ios (5f3f…)`. */
function waitingLine(report) {
    const names = report.workflows.map((workflow) => {
        const [name, buildId] = [(0,_wording_names_js__WEBPACK_IMPORTED_MODULE_2__/* .workflowName */ .tv)(workflow, report), (0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .buildIdOf */ .d$)(workflow)];
        return buildId === undefined || name.includes(buildId) ? name : `${name} (${buildId})`;
    });
    return (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_3__/* .logLine */ .BP)(`Waiting for ${withSubject(report, names)}`);
}
/** `Demo App, branch main: android, ios`, as far as application and ref are known. */
function withSubject({ appName, appId, ref }, names) {
    const subject = [appName ?? appId ?? [], ref ? (0,_core_refs_js__WEBPACK_IMPORTED_MODULE_5__/* .refText */ .d0)(ref) : []].flat().join(', ');
    return [subject || [], names.join(', ')].flat().join(': ');
}
/** The result of the whole step. */
function verdictLine(report) {
    const { icon, text } = (0,_wording_states_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report);
    return (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_3__/* .logLine */ .BP)(`${icon} ${(0,_wording_names_js__WEBPACK_IMPORTED_MODULE_2__/* .appTitle */ .mZ)(report)}: ${text}`);
}
/**
 * The progress of downloads: `Downloading 3 files: 412 MB of 2.1 GB after 12 s`; without the total if a size is
 * unknown.
 */
function downloadLine({ artefacts, bytes, elapsedMs }) {
    const files = (0,_wording_units_js__WEBPACK_IMPORTED_MODULE_1__/* .countText */ .lT)(artefacts.length, 'file');
    const arrived = (0,_wording_units_js__WEBPACK_IMPORTED_MODULE_1__/* .sizeText */ .lP)(sum(bytes));
    const sizes = artefacts.flatMap(({ size }) => size ?? []);
    const total = sizes.length === artefacts.length ? ` of ${(0,_wording_units_js__WEBPACK_IMPORTED_MODULE_1__/* .sizeText */ .lP)(sum(sizes))}` : '';
    return (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_3__/* .logLine */ .BP)(`Downloading ${files}: ${arrived}${total} after ${(0,_wording_units_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S5)(elapsedMs)}`);
}
function sum(numbers) {
    return numbers.reduce((total, number) => total + number, 0);
}


/***/ }),

/***/ 7387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FP: () => (/* binding */ stampedLine),
/* harmony export */   Mu: () => (/* binding */ timedLine),
/* harmony export */   NX: () => (/* binding */ labelColumn)
/* harmony export */ });
/* harmony import */ var _core_report_workflow_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3536);
/* harmony import */ var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6345);
/* harmony import */ var _core_text_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(634);
/* harmony import */ var _wording_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9731);




/** Characters of a label in its column; a longer one is cut. */
const longestLabel = 32;
/** `04:24  text`: the time since the start of the step, when the line is printed. */
function timedLine(text, { report, now }) {
    return (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(`${(0,_wording_units_js__WEBPACK_IMPORTED_MODULE_0__/* .stopwatchText */ .nG)(now - report.startedAt)}  ${text}`);
}
/** `04:24  android  text`; the label is left out if there is only one workflow. */
function stampedLine({ report, workflow, now }, text) {
    const label = labelColumn(workflow, report);
    return timedLine(label === undefined ? text : `${label}  ${text}`, { report, now });
}
/**
 * The label of a workflow, as wide as the longest of the report; `undefined` for an only workflow. It is made from ids,
 * so that the column stays the same when the service tells a display name.
 */
function labelColumn(workflow, { workflows }) {
    if (workflows.length < 2)
        return undefined;
    const builtTwice = idsBuiltTwice(workflows);
    const width = Math.max(...workflows.map((other) => labelOf(other, builtTwice).length));
    return labelOf(workflow, builtTwice).padEnd(width);
}
function idsBuiltTwice(workflows) {
    const byId = Map.groupBy(workflows, ({ workflowId }) => workflowId);
    return new Set([...byId].filter(([, { length }]) => length > 1).map(([id]) => id));
}
/** The id of the workflow; that of the build where the workflow has none, or is built twice. */
function labelOf(workflow, builtTwice) {
    const { workflowId } = workflow;
    const buildId = (0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_2__/* .buildIdOf */ .d$)(workflow);
    const isAmbiguous = builtTwice.has(workflowId) && buildId !== undefined;
    const label = workflowId === undefined || isAmbiguous ? `build ${buildId}` : workflowId;
    return (0,_core_text_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .J)((0,_core_text_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .R)(label), longestLabel);
}


/***/ }),

/***/ 1564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k1: () => (/* binding */ workflowLink),
/* harmony export */   mZ: () => (/* binding */ appTitle),
/* harmony export */   tv: () => (/* binding */ workflowName)
/* harmony export */ });
/* harmony import */ var _core_report_workflow_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3536);
/* harmony import */ var _escape_link_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5979);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(598);



/** The application's name or id, or "Builds" if neither is known. Untrusted text. */
function appTitle({ appName, appId }) {
    return appName ?? appId ?? 'Builds';
}
/**
 * The name of a workflow if the service gives one, otherwise its id. Two workflows of the same name also show their
 * ids, and two builds of one workflow the ids of the builds. Untrusted text.
 */
function workflowName(workflow, { workflows }) {
    const { workflowId } = workflow;
    const buildId = (0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_0__/* .buildIdOf */ .d$)(workflow);
    const own = ownName(workflow);
    // By the id first: of two builds of one workflow, the name of one may be known before that of the other.
    const isBuiltTwice = workflows.filter((other) => other.workflowId === workflowId).length > 1;
    if (isBuiltTwice && buildId !== undefined && !own.includes(buildId))
        return `${own} (${buildId})`;
    const isShared = workflows.filter((other) => ownName(other) === own).length > 1;
    return isShared && workflowId !== undefined && own !== workflowId ? `${own} (${workflowId})` : own;
}
function ownName(workflow) {
    const { name, workflowId } = workflow;
    return name?.trim() ? name : (workflowId ?? `build ${(0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_0__/* .buildIdOf */ .d$)(workflow)}`);
}
/** The name of a workflow as Markdown, as a link to the build's page if that is known. */
function workflowLink(workflow, report) {
    const text = workflowName(workflow, report);
    return (0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_0__/* .hasBuild */ .N_)(workflow) && workflow.pageUrl
        ? (0,_escape_link_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownLink */ .iQ)({ text, address: workflow.pageUrl })
        : (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)(text);
}


/***/ }),

/***/ 6996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ shownState),
/* harmony export */   Vi: () => (/* binding */ stateName),
/* harmony export */   WJ: () => (/* binding */ verdict),
/* harmony export */   Xt: () => (/* binding */ workflowVerdict),
/* harmony export */   Xu: () => (/* binding */ stateWords),
/* harmony export */   r9: () => (/* binding */ stateText)
/* harmony export */ });
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7614);
/* harmony import */ var _core_report_steps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2386);
/* harmony import */ var _core_report_times_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5687);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9731);
/** How states are shown: icon, word, and the verdict on a whole step. */




const words = {
    queued: { icon: '⏳', preposition: 'for' },
    preparing: { icon: '🧰', preposition: 'for' },
    fetching: { icon: '📥', preposition: 'for' },
    building: { icon: '🔨', preposition: 'for' },
    testing: { icon: '🧪', preposition: 'for' },
    publishing: { icon: '📦', preposition: 'for' },
    finishing: { icon: '🏁', preposition: 'for' },
    finished: { icon: '✅', preposition: 'in' },
    failed: { icon: '❌', preposition: 'after' },
    canceled: { icon: '🚫', preposition: 'after' },
    skipped: { icon: '⏩', preposition: 'after' },
    timeout: { icon: '⌛', preposition: 'after' },
    warning: { icon: '🟡', preposition: 'after' },
};
const others = { icon: '🔄', preposition: 'for' };
const notStarted = { icon: '❌', preposition: 'after' };
const unknown = { icon: '❓', preposition: 'after' };
const starting = { icon: '⏳', preposition: 'for' };
/** Stands for the state of a build that the service never showed. */
const unknownState = 'unknown';
/** The start has not been answered. */
const startingState = 'starting';
/** The state that a workflow is shown with; `undefined` if there is no build. */
function shownState(workflow) {
    switch (workflow.kind) {
        case 'starting':
            return startingState;
        case 'refused':
            return undefined;
        case 'running':
        case 'abandoned':
            return workflow.status ?? unknownState;
        case 'ended':
            return workflow.status;
    }
}
/** The icon of a state and how it is joined with a duration; `undefined` means no build. */
function stateWords(state) {
    if (state === undefined)
        return notStarted;
    if (state === unknownState)
        return unknown;
    if (state === startingState)
        return starting;
    return isBuildState(state) ? words[state] : others;
}
function isBuildState(state) {
    return _contract_state_js__WEBPACK_IMPORTED_MODULE_2__/* .buildStates */ .dY.includes(state);
}
/**
 * The service's own word for a state, which is untrusted text if the contract does not have it. Without a state, this
 * step knows of no build, although one may have been started.
 */
function stateName(state) {
    return state ?? 'without a build';
}
/** The state, and while it runs the step that is being done: `building: Build Android`. Untrusted. */
function stateText(workflow) {
    const state = stateName(shownState(workflow));
    const step = workflow.kind === 'running' ? (0,_core_report_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .runningStep */ .Ec)(workflow.steps) : undefined;
    return step ? `${state}: ${step.name}` : state;
}
/**
 * The whole step in one line: the state of the one build, or how many builds are in which state. At the end with the
 * time from the first start to the last end, where the service tells both.
 */
function verdict(report) {
    const [only, ...more] = report.workflows;
    if (!only)
        return { icon: stateWords(undefined).icon, text: 'nothing to build' };
    if (more.length === 0)
        return workflowVerdict(only);
    const counts = new Map();
    for (const state of report.workflows.map(shownState))
        counts.set(state, (counts.get(state) ?? 0) + 1);
    const worst = counts.has(undefined)
        ? undefined
        : ([unknownState, startingState].find((state) => counts.has(state)) ?? report.status);
    const ordered = [...counts].toSorted(([left], [right]) => rank(left, worst) - rank(right, worst));
    const { icon, preposition } = stateWords(worst);
    const all = ordered.length === 1;
    const text = all
        ? `all ${report.workflows.length} ${stateName(worst)}`
        : ordered.map(([status, count]) => `${count} ${stateName(status)}`).join(', ');
    const duration = (0,_core_report_times_js__WEBPACK_IMPORTED_MODULE_3__/* .durationOf */ .cf)((0,_core_report_times_js__WEBPACK_IMPORTED_MODULE_3__/* .wholeSpan */ .ic)(report.workflows));
    if (duration === undefined)
        return { icon, text };
    return { icon, text: `${text} ${all ? preposition : 'after'} ${(0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S5)(duration)}` };
}
/** One build in one line: `finished in 4 min 12 s`, and without the time where the service does not tell it. */
function workflowVerdict(workflow) {
    const state = shownState(workflow);
    const { icon, preposition } = stateWords(state);
    const duration = (0,_core_report_times_js__WEBPACK_IMPORTED_MODULE_3__/* .durationOf */ .cf)((0,_core_report_times_js__WEBPACK_IMPORTED_MODULE_3__/* .buildSpan */ .tZ)(workflow));
    if (duration === undefined)
        return { icon, text: stateName(state) };
    return { icon, text: `${state} ${preposition} ${(0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S5)(duration)}` };
}
/** Workflows without a build come first, then the worst state, then the others in their own order. */
function rank(status, worst) {
    if (status === undefined)
        return 0;
    return status === worst ? 1 : 2;
}


/***/ }),

/***/ 6362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ downloadAll),
  C: () => (/* binding */ downloadFailureOf)
});

// EXTERNAL MODULE: ./out/api/http/semaphore.js
var http_semaphore = __webpack_require__(4746);
// EXTERNAL MODULE: ./out/api/http/timeout.js
var timeout = __webpack_require__(2387);
// EXTERNAL MODULE: ./out/errors.js
var errors = __webpack_require__(4925);
// EXTERNAL MODULE: ./out/report/log/lines.js
var lines = __webpack_require__(2933);
// EXTERNAL MODULE: ./out/report/wording/units.js
var units = __webpack_require__(9731);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./out/tasks/artefacts/download-folder.js



/** A relative download folder is outside the workspace, through a link that may come from the checkout. */
class OutsideWorkspace extends errors/* UserError */.yo {
    constructor({ folder, target }) {
        super(`Input download is ${folder}, which leads out of the workspace to ${target} through a link. Choose another folder, or set the absolute path of that one.`);
    }
}
/**
 * The absolute path of the download folder. A relative one starts in the workspace, and no link in it may lead out of
 * the workspace, because the author of a pull request can add links to the checkout. An absolute one, or one that
 * starts with `..`, is used as given. Does not create the folder.
 *
 * @throws OutsideWorkspace; the system's error
 */
async function downloadFolder({ workspace, folder, }) {
    const top = (0,external_node_path_.resolve)(workspace);
    const whole = (0,external_node_path_.resolve)(top, folder);
    if ((0,external_node_path_.isAbsolute)(folder) || !isWithin(top, whole))
        return whole;
    const target = await (0,promises_.realpath)(await nearestExisting(whole));
    if (!isWithin(await (0,promises_.realpath)(await nearestExisting(top)), target))
        throw new OutsideWorkspace({ folder, target });
    return whole;
}
/** The path itself or the nearest folder above it that exists; a link exists even if its target does not. */
async function nearestExisting(path) {
    const exists = await (0,promises_.lstat)(path).then(() => true, () => false);
    return exists || (0,external_node_path_.dirname)(path) === path ? path : nearestExisting((0,external_node_path_.dirname)(path));
}
function isWithin(folder, path) {
    const steps = (0,external_node_path_.relative)(folder, path);
    return steps !== '..' && !steps.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(steps);
}

// EXTERNAL MODULE: ./out/core/text/shorten.js
var shorten = __webpack_require__(2421);
;// CONCATENATED MODULE: ./out/tasks/artefacts/download-names.js

/** Bytes of UTF-8. File systems allow 255, and temporary names are a little longer. */
const longestName = 200;
/** Bytes. If a name is too long, a longer extension than this is not kept. */
const longestExtension = 20;
/**
 * The path of each file below the download folder, as its parts: `[name]` for one build, `[workflowId, name]` for
 * several. A second file with the same name becomes `name-2.ext`. Names that differ only in case count as the same, as
 * they do on macOS and Windows. No part has a separator in it.
 */
function downloadPaths(files, { builds }) {
    const taken = new Set();
    return files.map(({ name, workflowId }) => {
        const folder = builds === 'several' ? [workflowId === undefined ? '_' : safeName(workflowId)] : [];
        const isFree = (candidate) => !taken.has(keyOf([...folder, candidate]));
        const path = [...folder, firstFree(safeName(name), isFree)];
        taken.add(keyOf(path));
        return path;
    });
}
/** A name that is one part of a path on every system, and one word in every shell. */
function safeName(name) {
    const plain = name
        .normalize('NFC')
        .replace(/[^\p{L}\p{M}\p{N}._+@,=-]/gu, '_')
        // A first character that makes it an option or an expansion; a last dot, which Windows drops.
        .replace(/^[-=@+]/, '_')
        .replace(/\.$/, '_');
    if (plain === '')
        return '_';
    return shortened(/^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i.test(plain) ? `_${plain}` : plain);
}
function shortened(name) {
    if ((0,shorten/* bytesIn */.tD)(name) <= longestName)
        return name;
    const { stem, extension } = split(name);
    const end = (0,shorten/* bytesIn */.tD)(extension) <= longestExtension ? extension : '';
    // A rough cut first: each character has at least one byte.
    let begin = (end === '' ? name : stem).slice(0, longestName).replace(/[\uD800-\uDBFF]$/, '');
    while ((0,shorten/* bytesIn */.tD)(begin + end) > longestName)
        begin = [...begin].slice(0, -1).join('');
    return begin + end;
}
function firstFree(name, isFree) {
    if (isFree(name))
        return name;
    const { stem, extension } = split(name);
    for (let number = 2;; number++) {
        const candidate = `${stem}-${number}${extension}`;
        if (isFree(candidate))
            return candidate;
    }
}
/** `app.apk` is `app` and `.apk`; a leading dot begins no extension. */
function split(name) {
    const at = name.lastIndexOf('.');
    return at > 0 ? { stem: name.slice(0, at), extension: name.slice(at) } : { stem: name, extension: '' };
}
function keyOf(path) {
    return path.join('/').toLowerCase();
}

// EXTERNAL MODULE: ./out/api/download/errors.js
var download_errors = __webpack_require__(3277);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(714);
;// CONCATENATED MODULE: ./out/tasks/artefacts/file-sink.js



/** Bytes of one write. */
const batchBytes = 512 * 1024;
/** Bytes that are written between two garbage collections. */
const freedBytes = 8 * 1024 * 1024;
/**
 * Writes into an open file and computes its digest on the way, so that the file is not read again. Keeps at
 * most two batches in memory.
 */
function createFileSink(file) {
    let digest = (0,external_node_crypto_.createHash)('md5');
    let batch = [];
    let length = 0;
    let batched = 0;
    let freedAt = 0;
    let writing = Promise.resolve();
    const writeBatch = () => {
        const [chunks, position] = [batch, batched];
        batch = [];
        batched = length;
        writing = writing.then(() => writeAll(file, { chunks, position }));
        // The next write, restart or finish throws the error.
        writing.catch(() => undefined);
        if (length - freedAt < freedBytes)
            return;
        freedAt = length;
        collectYoung();
    };
    return {
        get length() {
            return length;
        },
        write(chunk) {
            digest.update(chunk);
            batch.push(chunk);
            length += chunk.length;
            if (length - batched < batchBytes)
                return undefined;
            // While this batch is written, the next one may come in.
            const previous = writing;
            writeBatch();
            return previous;
        },
        async restart() {
            await writing;
            await file.truncate(0);
            digest = (0,external_node_crypto_.createHash)('md5');
            batch = [];
            length = batched = freedAt = 0;
        },
        async finish() {
            writeBatch();
            await writing;
            return digest.digest('hex');
        },
    };
}
/** A system call may write fewer bytes than it is given. */
async function writeAll(file, { chunks, position }) {
    let left = [...chunks];
    let at = position;
    while (left.length > 0) {
        let { bytesWritten } = await file.writev(left, at);
        at += bytesWritten;
        left = left.flatMap((chunk) => {
            const rest = chunk.subarray(Math.min(bytesWritten, chunk.length));
            bytesWritten -= chunk.length - rest.length;
            return rest.length > 0 ? [rest] : [];
        });
    }
}
let collect;
/**
 * Collects the young generation. The chunks of a body are outside the heap, where V8 lets about 64 MiB of garbage pile
 * up before it collects the whole heap. With frequent collections, a download takes a quarter less time and a third of
 * the memory (bench/download).
 */
function collectYoung() {
    if (!collect) {
        // V8 gives `gc` only to contexts that are made after this, so no other code sees it.
        (0,external_node_v8_.setFlagsFromString)('--expose-gc');
        collect = (0,external_node_vm_.runInNewContext)('gc');
    }
    collect({ type: 'minor' });
}

;// CONCATENATED MODULE: ./out/tasks/artefacts/save-artefact.js





/** A folder in the path is a link to somewhere else. */
class OutsideFolder extends errors/* UserError */.yo {
    constructor({ folder, path }) {
        super(`${path} is outside the download folder ${folder}: a folder in the path is a link.`);
    }
}
/**
 * Downloads one artefact. It gets its final name only once it is complete and has the size and digest of the service's
 * record, as far as the record has them. A failure leaves nothing behind, and does not change an older file of that
 * name.
 *
 * There is no fsync: what a process has written outlives the process, and a power failure ends the job anyway.
 *
 * @returns the absolute path
 * @throws ServiceError, including ArtefactDiffers; OutsideFolder; the system's error; the signal's reason
 */
async function saveArtefact(client, saving) {
    const { artefact, signal, onBytes } = saving;
    signal.throwIfAborted();
    const path = await preparedPath(saving);
    const temporary = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), `.${(0,external_node_path_.basename)(path)}.${process.pid}.part`);
    await (0,promises_.rm)(temporary, { force: true });
    const file = await (0,promises_.open)(temporary, 'wx');
    try {
        const { url, size } = artefact;
        const sink = createFileSink(file);
        try {
            await client.artefacts.download({ url, size, sink: counting(sink, onBytes) }, { signal });
            const md5 = await sink.finish();
            verify(artefact, { md5, size: sink.length });
        }
        finally {
            await file.close();
        }
        await (0,promises_.rename)(temporary, path);
        return path;
    }
    catch (error) {
        await (0,promises_.rm)(temporary, { force: true });
        throw error;
    }
}
/** The final path, after making its folders and checking that none of them is a link. */
async function preparedPath({ folder, path }) {
    const whole = (0,external_node_path_.resolve)(folder, ...path);
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(whole), { recursive: true });
    const way = (0,external_node_path_.relative)(await (0,promises_.realpath)(folder), await (0,promises_.realpath)((0,external_node_path_.dirname)(whole)));
    if (way !== path.slice(0, -1).join(external_node_path_.sep))
        throw new OutsideFolder({ folder, path: whole });
    return whole;
}
function verify(artefact, found) {
    const operation = 'artefacts.download';
    const { size } = artefact;
    const md5 = artefact.md5?.toLowerCase();
    if (size !== undefined && size !== found.size)
        throw new download_errors/* ArtefactDiffers */.kD(operation, {
            what: 'size',
            expected: `${size} bytes`,
            found: `${found.size} bytes`,
        });
    if (md5 && md5 !== found.md5)
        throw new download_errors/* ArtefactDiffers */.kD(operation, { what: 'md5', expected: md5, found: found.md5 });
}
function counting(sink, onBytes) {
    return {
        get length() {
            return sink.length;
        },
        write(chunk) {
            const written = sink.write(chunk);
            onBytes(sink.length);
            return written;
        },
        restart: () => sink.restart(),
    };
}

;// CONCATENATED MODULE: ./out/tasks/artefacts/download-all.js








/** Artefacts could not be downloaded. This does not change the status of their build. */
class DownloadFailed extends errors/* UserError */.yo {
    constructor(failed) {
        const lines = failed.map(({ name, downloadFailure }) => `${name} could not be downloaded. ${downloadFailure}`);
        super(lines.join('\n'));
    }
}
/** The error for the artefacts whose download failed; `undefined` if none did. */
function downloadFailureOf(artefacts) {
    const failed = artefacts.filter(({ downloadFailure }) => downloadFailure !== undefined);
    return failed.length > 0 ? new DownloadFailed(failed) : undefined;
}
/** Enough to use the bandwidth; more would only share it. */
const concurrency = 4;
/** Milliseconds between two lines about the progress. */
const progressMs = 10_000;
/**
 * Downloads artefacts. Each comes back with its `path` or its `downloadFailure`: one that fails does not stop the
 * others. They share a total time of `limits.downloadsMs`.
 */
async function downloadAll({ client, clock, limits, runner, }, { artefacts, folder, builds }) {
    let target;
    try {
        target = await downloadFolder({ workspace: runner.run.workspace, folder });
    }
    catch (error) {
        return artefacts.map((artefact) => ({ ...artefact, downloadFailure: (0,errors/* messageOf */.bD)(error) }));
    }
    const paths = downloadPaths(artefacts, { builds });
    const semaphore = (0,http_semaphore/* createSemaphore */.B)(concurrency);
    const bytes = artefacts.map(() => 0);
    const begun = clock.monotonic();
    const stopProgress = every(clock, progressMs, () => runner.log.info((0,lines/* downloadLine */.DY)({ artefacts, bytes, elapsedMs: clock.monotonic() - begun })));
    try {
        return await (0,timeout/* withTimeout */.w)({ clock, ms: limits.downloadsMs, signal: runner.cancelled }, (signal) => Promise.all(artefacts.map((artefact, index) => semaphore.run(async () => {
            try {
                const path = await saveArtefact(client, {
                    artefact,
                    folder: target,
                    path: paths[index] ?? [],
                    signal,
                    onBytes: (now) => {
                        bytes[index] = now;
                    },
                });
                return { ...artefact, path };
            }
            catch (error) {
                return { ...artefact, downloadFailure: reasonOf(error, limits) };
            }
        }))));
    }
    finally {
        stopProgress();
    }
}
function reasonOf(error, { downloadsMs }) {
    if (!(error instanceof timeout/* TimeoutError */.M))
        return (0,errors/* messageOf */.bD)(error);
    return `The downloads of a step may take ${(0,units/* durationText */.S5)(downloadsMs)} in total, and that time has passed. Select fewer artefacts with the input artefacts.`;
}
/** Calls `act` every `ms` milliseconds until the function that it returns is called. */
function every(clock, ms, act) {
    let cancelTimer = clock.setTimer(ms, function repeat() {
        act();
        cancelTimer = clock.setTimer(ms, repeat);
    });
    return () => cancelTimer();
}


/***/ }),

/***/ 4928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pd: () => (/* binding */ buildsWithoutArtefacts),
  aw: () => (/* binding */ readIfNoArtefacts),
  OS: () => (/* binding */ tellNoArtefacts)
});

// EXTERNAL MODULE: ./out/core/input/parsers.js
var parsers = __webpack_require__(9145);
// EXTERNAL MODULE: ./out/core/report/workflow.js
var workflow = __webpack_require__(3536);
// EXTERNAL MODULE: ./out/core/text/visible.js
var visible = __webpack_require__(634);
;// CONCATENATED MODULE: ./out/report/wording/no-artefacts.js

/** `android: no artefact matches *.aab. The build has app.apk. Patterns match names, not paths.` */
function noArtefactsText({ label, patterns, names }) {
    const text = sentences(patterns, names);
    return label === '' ? text.charAt(0).toUpperCase() + text.slice(1) : `${label}: ${text}`;
}
function sentences(patterns, names) {
    if (!names)
        return 'the artefacts of the build could not be read.';
    const none = 'the build has no artefacts';
    if (names.length === 0)
        return patterns.length === 0 ? `${none}.` : `${none} to match ${listed(patterns)}.`;
    return `no artefact matches ${listed(patterns)}. The build has ${listed(names)}. Patterns match names, not paths.`;
}
const mostListed = 10;
/** Characters of one name. */
const longestName = 100;
/** `a, b and 3 more` */
function listed(texts) {
    const shown = texts.slice(0, mostListed).map((text) => (0,visible/* cut */.J)(text, longestName));
    const more = texts.length - shown.length;
    return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

;// CONCATENATED MODULE: ./out/tasks/artefacts/none-matching.js



function readIfNoArtefacts(inputs) {
    return inputs.value('ifNoArtefacts', (0,parsers/* oneOf */.yL)(['warn', 'error', 'ignore']), 'warn');
}
/** The builds that were to have artefacts and have none that matches. One that did not end well explains itself. */
function buildsWithoutArtefacts(report, { artefacts: patterns, download }) {
    if (patterns.length === 0 && download === undefined)
        return [];
    return (0,workflow/* endedBuilds */.K9)(report)
        .filter(({ status, artefacts }) => isComplete(status) && artefacts.length === 0)
        .map((build) => ({
        label: (0,workflow/* workflowLabel */.Sz)(build),
        patterns: patterns.map(({ text }) => text),
        names: build.otherArtefacts,
    }));
}
/** Whether a build in this state went all the way, so that it should have its artefacts. */
function isComplete(status) {
    return status === 'finished' || status === 'warning';
}
/** Tells each build once. @returns whether the step may still succeed */
function tellNoArtefacts(log, { builds, ifNoArtefacts }) {
    const title = 'No artefacts';
    switch (ifNoArtefacts) {
        case 'ignore':
            return true;
        case 'warn':
            // That the artefacts could not be read has been a warning already, with its reason.
            for (const build of builds.filter(({ names }) => names))
                log.warning(noArtefactsText(build), { title });
            return true;
        case 'error':
            for (const build of builds)
                log.error(noArtefactsText(build), { title });
            return builds.length === 0;
    }
}


/***/ }),

/***/ 993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ noteThatLinksArePublic),
/* harmony export */   J: () => (/* binding */ withPublicLinks)
/* harmony export */ });
/* harmony import */ var _api_http_timeout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2387);
/* harmony import */ var _core_text_web_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6339);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4925);



/** The service's link must not become an output: workflows use it as `environment: url:`. */
class UnsafeLink extends _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo {
    constructor() {
        super('The service returned a link that is not https://, or that has a user name or a line break in it.');
    }
}
/**
 * Creates public links for the first `limits.publicLinks` artefacts of a step. If one cannot be created, a warning says
 * so and the artefact stays without it.
 *
 * @param expiry how long the links are valid, in milliseconds
 * @throws Cancelled
 */
async function withPublicLinks(context, { artefacts, expiry }) {
    const { clock, limits, runner } = context;
    const linked = artefacts.slice(0, limits.publicLinks);
    const others = artefacts.slice(limits.publicLinks);
    if (others.length > 0)
        runner.log.warning(`Public links are created for the first ${linked.length} of ${artefacts.length} artefacts. Select those that need one with the input artefacts.`);
    const expiresAt = Math.floor((clock.now() + expiry) / 1000);
    // All links together get the time of one operation, however many there are and whatever fails.
    const limit = { clock, ms: limits.retryBudgetMs, signal: runner.cancelled };
    const done = await Promise.all(linked.map((artefact) => (0,_api_http_timeout_js__WEBPACK_IMPORTED_MODULE_0__/* .withTimeout */ .w)(limit, (signal) => withLink(context, { artefact, expiresAt, signal }))));
    return [...done, ...others];
}
async function withLink({ client, runner }, { artefact, expiresAt, signal }) {
    try {
        const link = await client.artefacts.createPublicUrl({ url: artefact.url, expiresAt }, { signal });
        const publicUrl = (0,_core_text_web_address_js__WEBPACK_IMPORTED_MODULE_2__/* .publicAddress */ .Wq)(link.url);
        if (!publicUrl)
            throw new UnsafeLink();
        // The service may shorten the life of a link.
        const until = link.expiresAt ?? new Date(expiresAt * 1000).toISOString();
        return { ...artefact, publicUrl, expiresAt: until };
    }
    catch (error) {
        runner.cancelled.throwIfAborted();
        runner.log.warning(`No public link for ${artefact.name}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)}`);
        return artefact;
    }
}
/**
 * Logs a notice in a public repository: everybody can read the log, the summary and the comment, and use their links.
 */
function noteThatLinksArePublic(runner, artefacts) {
    const { isPublic } = runner.run.event.repository;
    if (isPublic && artefacts.some(({ publicUrl }) => publicUrl))
        runner.log.notice('This repository is public: everybody can use the links and QR codes until they expire.');
}


/***/ }),

/***/ 4820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ artefactOutputs),
/* harmony export */   x: () => (/* binding */ reportedArtefacts)
/* harmony export */ });
/**
 * The artefacts of a build as they are reported: the first `limits.artefactsOfBuild`, with a warning if the service lists
 * more.
 */
function reportedArtefacts({ limits, runner }, build) {
    const { buildId, workflowId, artefacts } = build;
    const most = limits.artefactsOfBuild;
    if (artefacts.length > most)
        runner.log.warning(`Build ${buildId}${workflowId === undefined ? '' : ` of ${workflowId}`} has ${artefacts.length} artefacts. Only the first ${most} are used.`);
    return artefacts.slice(0, most).map((one) => reportedArtefact({ buildId, workflowId }, one));
}
/** Field by field, so that a report holds nothing else of the service's record. */
function reportedArtefact({ buildId, workflowId }, artefact) {
    const { name, url, type, size, md5, packageName, versionName } = artefact;
    const known = Object.entries({ type, size, md5, packageName, versionName }).filter(([, value]) => value != null);
    return { buildId, workflowId, name, url, ...Object.fromEntries(known) };
}
/** The outputs about artefacts, by the names of action.yml; lists are JSON. */
function artefactOutputs(artefacts) {
    const publicLinks = artefacts.flatMap(({ publicUrl }) => publicUrl ?? []);
    return {
        artefacts: JSON.stringify(artefacts.map(artefactOutput)),
        artefactUrls: JSON.stringify(artefacts.map(({ url }) => url)),
        artefactUrl: artefacts[0]?.url ?? '',
        publicLinks: JSON.stringify(publicLinks),
        publicLink: publicLinks[0] ?? '',
    };
}
/** Field by field, so that a new field of the report does not become an output by accident. */
function artefactOutput(artefact) {
    const { buildId, workflowId, name, type, size, md5, url } = artefact;
    const { packageName, versionName, publicUrl, expiresAt, path } = artefact;
    return {
        ...{ buildId: buildId ?? '', workflowId: workflowId ?? '', name, type, size, md5, url },
        ...{ packageName, versionName, publicUrl, expiresAt, path },
    };
}


/***/ }),

/***/ 4538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pE: () => (/* binding */ readListedBuilds),
/* harmony export */   so: () => (/* binding */ listText),
/* harmony export */   xy: () => (/* binding */ runningBuilds)
/* harmony export */ });
/* harmony import */ var _contract_build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7271);
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7614);


/** The part of the list that was searched. A list that was cut has more pages, and the build may be on one of them. */
function listText({ cut, limits }) {
    return cut ? `the first ${limits.listPages} pages of the list of builds` : 'the list of builds';
}
/**
 * The running builds that match the filter, among the pages of the list that are read; logs one line if there are more
 * pages. The workflow is compared here and not by the service, which keeps the id of a YAML workflow in a field of its
 * own (docs/hosted-service.md, "The record of a build").
 */
async function runningBuilds({ client, limits, runner }, { filter }) {
    const { workflowId, ...query } = filter;
    const running = [];
    const onCut = () => runner.log.info(`Searched ${listText({ cut: true, limits })} for running builds. The list has more pages.`);
    for await (const build of client.builds.list(query, { signal: runner.cancelled, onCut }))
        if (!(0,_contract_state_js__WEBPACK_IMPORTED_MODULE_1__/* .hasEnded */ .hY)(build.status) && (!workflowId || (0,_contract_build_js__WEBPACK_IMPORTED_MODULE_0__/* .workflowIdOf */ .wZ)(build) === workflowId))
            running.push(build);
    return running;
}
/**
 * Adds the list's records of some builds to `found`, as far as it has them: the list promises artefacts, and
 * `GET /builds/:id` does not (docs/api.md, "Build record").
 *
 * @returns whether the list has more pages than were read
 * @throws ServiceError, with what was found before it in `found`; the signal's reason
 */
async function readListedBuilds(client, wanted, found) {
    const { appId, ref, ids, signal } = wanted;
    let left = ids.size;
    let cut = false;
    const onCut = () => {
        cut = true;
    };
    for await (const build of client.builds.list({ ...(appId ? { appId } : {}), ...ref }, { signal, onCut })) {
        if (ids.has(build._id)) {
            found.set(build._id, build);
            left -= 1;
        }
        if (left === 0)
            break;
    }
    return { cut };
}


/***/ })

};
