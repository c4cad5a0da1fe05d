export const id = 740;
export const ids = [740];
export const modules = {

/***/ 3803:
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
/** The time that the build is likely to need, in words; only while it is not known to have ended. */
function estimateOf(workflow) {
    switch (workflow.kind) {
        case 'starting':
        case 'refused':
        case 'ended':
            return undefined;
        case 'running':
        case 'abandoned':
            return workflow.estimate;
    }
}
/** The builds of a step that have ended. */
function endedBuilds({ workflows }) {
    return workflows.filter((workflow) => workflow.kind === 'ended');
}
/** From worst to best, as the output `status` ranks them (README.md, "Outputs"). */
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

/***/ 2933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DY: () => (/* binding */ downloadLine),
/* harmony export */   MT: () => (/* binding */ verdictLine),
/* harmony export */   Qc: () => (/* binding */ artefactLines),
/* harmony export */   Sh: () => (/* binding */ waitingLine),
/* harmony export */   WK: () => (/* binding */ failureGroup),
/* harmony export */   lw: () => (/* binding */ openingLine),
/* harmony export */   sv: () => (/* binding */ artefactText),
/* harmony export */   sx: () => (/* binding */ startedLine),
/* harmony export */   vK: () => (/* binding */ changeLine)
/* harmony export */ });
/* harmony import */ var _core_refs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1306);
/* harmony import */ var _core_report_workflow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3536);
/* harmony import */ var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6345);
/* harmony import */ var _core_text_visible_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(634);
/* harmony import */ var _escape_link_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5979);
/* harmony import */ var _wording_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1564);
/* harmony import */ var _wording_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6996);
/* harmony import */ var _wording_times_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8582);
/* harmony import */ var _wording_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9731);
/**
 * The lines of the log about a step's builds: each state once. All lines are safe to print.
 */









/** Characters of a name in its column; a longer one is cut. */
const longestName = 32;
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
/** The address of the build's page where that is known, otherwise the build's id. */
function startedLine(view) {
    const page = view.workflow.pageUrl && (0,_escape_link_js__WEBPACK_IMPORTED_MODULE_6__/* .linkAddress */ .$i)(view.workflow.pageUrl);
    return stampedLine(view, `🔗 ${page ?? `build ${view.workflow.buildId}`}`);
}
/** The state of the build now: since when, how long the one before took, and the time left. */
function changeLine({ report, workflow, now }) {
    const spans = (0,_wording_times_js__WEBPACK_IMPORTED_MODULE_7__/* .stateSpans */ .xD)(workflow, { now });
    const [before, current] = [spans.at(-2), spans.at(-1)];
    const state = current?.state ?? workflow.status;
    const estimate = (0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .estimateOf */ .qn)(workflow);
    const parts = [
        `${(0,_wording_states_js__WEBPACK_IMPORTED_MODULE_0__/* .stateWords */ .Xu)(state).icon} ${(0,_wording_states_js__WEBPACK_IMPORTED_MODULE_0__/* .stateName */ .Vi)(state)}`,
        ...(before ? [`(${before.state} ${(0,_wording_units_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S5)(before.to - before.from)})`] : []),
        ...(estimate ? [`· ${estimate}`] : []),
    ];
    return stampedLine({ report, workflow, now: current?.from ?? now }, parts.join(' '));
}
/** One line for each artefact, with the public link where there is one. */
function artefactLines(view) {
    const { workflow } = view;
    if (workflow.kind !== 'ended')
        return [];
    return workflow.artefacts.map((artefact) => stampedLine(view, artefactText(artefact)));
}
/** The result of the whole step. */
function verdictLine(report, { now }) {
    const { icon, text } = (0,_wording_states_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report, { now });
    return (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_3__/* .logLine */ .BP)(`${icon} ${(0,_wording_names_js__WEBPACK_IMPORTED_MODULE_2__/* .appTitle */ .mZ)(report)}: ${text}`);
}
/** The end of the failed step's log, folded under a title that says why; `undefined` where there is none. */
function failureGroup({ report, workflow }) {
    const step = (0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .failureIn */ .Q6)(workflow)?.step;
    if (!step?.logTail?.length)
        return undefined;
    const title = `${(0,_wording_names_js__WEBPACK_IMPORTED_MODULE_2__/* .workflowName */ .tv)(workflow, report)}: ${(0,_wording_units_js__WEBPACK_IMPORTED_MODULE_1__/* .lastLinesText */ .RV)(step.logTail.length)} of ${step.name}`;
    return { title: (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_3__/* .logLine */ .BP)(title), lines: step.logTail.map((line) => (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_3__/* .logLine */ .BP)(line)) };
}
/** `04:24  android  text`; the name is left out if there is only one workflow. */
function stampedLine({ report, workflow, now }, text) {
    const time = (0,_wording_units_js__WEBPACK_IMPORTED_MODULE_1__/* .stopwatchText */ .nG)(now - report.startedAt);
    if (report.workflows.length < 2)
        return (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_3__/* .logLine */ .BP)(`${time}  ${text}`);
    const name = (of) => (0,_core_text_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .cut */ .J)((0,_core_text_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .R)((0,_wording_names_js__WEBPACK_IMPORTED_MODULE_2__/* .workflowName */ .tv)(of, report)), longestName);
    const width = Math.max(...report.workflows.map((other) => name(other).length));
    return (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_3__/* .logLine */ .BP)(`${time}  ${name(workflow).padEnd(width)}  ${text}`);
}
/** One artefact: its name and size, where it was downloaded to, and its public link. Not escaped yet. */
function artefactText({ name, size, publicUrl, expiresAt, path }) {
    const link = publicUrl && (0,_escape_link_js__WEBPACK_IMPORTED_MODULE_6__/* .linkAddress */ .$i)(publicUrl);
    const until = (0,_wording_units_js__WEBPACK_IMPORTED_MODULE_1__/* .untilText */ .oV)(expiresAt);
    return [
        '📎',
        (0,_core_text_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .cut */ .J)(name, 200),
        ...(size === undefined ? [] : [`(${(0,_wording_units_js__WEBPACK_IMPORTED_MODULE_1__/* .sizeText */ .lP)(size)})`]),
        ...(path ? [`→ ${(0,_core_text_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .cut */ .J)(path, 200)}`] : []),
        ...(link ? [link, ...(until ? [`(${until})`] : [])] : []),
    ].join(' ');
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
/* harmony export */   Xu: () => (/* binding */ stateWords)
/* harmony export */ });
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7614);
/* harmony import */ var _times_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8582);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9731);
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
/** Stands for the state of a build that the service never showed. */
const unknownState = 'unknown';
/** The state that a workflow is shown with; `undefined` if there is no build. */
function shownState(workflow) {
    switch (workflow.kind) {
        case 'starting':
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
    return isBuildState(state) ? words[state] : others;
}
function isBuildState(state) {
    return _contract_state_js__WEBPACK_IMPORTED_MODULE_1__/* .buildStates */ .dY.includes(state);
}
/**
 * The service's own word for a state, which is untrusted text if the contract does not have it. Without a state, this
 * step knows of no build, although one may have been started.
 */
function stateName(state) {
    return state ?? 'without a build';
}
/**
 * The whole step in one line: the state of the one build, or how many builds are in which state. The time is added
 * only at the end: until then the line is in a comment that is not edited every second.
 */
function verdict(report, { now }) {
    const [only, ...more] = report.workflows;
    if (!only)
        return { icon: stateWords(undefined).icon, text: 'nothing to build' };
    if (more.length === 0)
        return workflowVerdict(only, { now });
    const counts = new Map();
    for (const state of report.workflows.map(shownState))
        counts.set(state, (counts.get(state) ?? 0) + 1);
    const worst = counts.has(undefined) ? undefined : counts.has(unknownState) ? unknownState : report.status;
    const ordered = [...counts].toSorted(([left], [right]) => rank(left, worst) - rank(right, worst));
    const { icon, preposition } = stateWords(worst);
    const all = ordered.length === 1;
    const text = all
        ? `all ${report.workflows.length} ${stateName(worst)}`
        : ordered.map(([status, count]) => `${count} ${stateName(status)}`).join(', ');
    if (!report.workflows.every(isOver))
        return { icon, text };
    const time = (0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .durationText */ .S5)((report.finishedAt ?? now) - report.startedAt);
    return { icon, text: `${text} ${all ? preposition : 'after'} ${time}` };
}
/** Whether no more changes are expected: a build without a known state counts as over. */
function isOver(workflow) {
    switch (workflow.kind) {
        case 'starting':
        case 'refused':
        case 'ended':
            return true;
        case 'running':
        case 'abandoned':
            return workflow.status === undefined;
    }
}
/** One build in one line: `finished in 4 min 12 s`. */
function workflowVerdict(workflow, at) {
    const state = shownState(workflow);
    const { icon, preposition } = stateWords(state);
    const duration = workflow.kind === 'ended' ? (0,_times_js__WEBPACK_IMPORTED_MODULE_2__/* .buildDuration */ .jk)(workflow, at) : undefined;
    if (duration === undefined)
        return { icon, text: stateName(state) };
    return { icon, text: `${state} ${preposition} ${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .durationText */ .S5)(duration)}` };
}
/** Workflows without a build come first, then the worst state, then the others in their own order. */
function rank(status, worst) {
    if (status === undefined)
        return 0;
    return status === worst ? 1 : 2;
}


/***/ }),

/***/ 8582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HD: () => (/* binding */ queuedTime),
/* harmony export */   jk: () => (/* binding */ buildDuration),
/* harmony export */   xD: () => (/* binding */ stateSpans)
/* harmony export */ });
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7614);
/* harmony import */ var _core_report_workflow_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3536);


/** The states of a build as this step saw them, one after the other; an end state takes no time. */
function stateSpans(workflow, { now }) {
    if (!(0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_0__/* .hasBuild */ .N_)(workflow))
        return [];
    const { changes } = workflow;
    return changes.map(({ state, at }, index) => {
        const until = changes[index + 1]?.at ?? ((0,_contract_state_js__WEBPACK_IMPORTED_MODULE_1__/* .hasEnded */ .hY)(state) ? at : now);
        return { state, from: at, to: Math.max(at, until) };
    });
}
/** How long the build took, or takes so far, in milliseconds; `undefined` if it never began. */
function buildDuration(workflow, { now }) {
    switch (workflow.kind) {
        case 'starting':
        case 'refused':
            return undefined;
        case 'running':
        case 'abandoned':
        case 'ended': {
            const from = workflow.startedAt ?? workflow.changes[0]?.at;
            const to = workflow.kind === 'ended' ? workflow.finishedAt : now;
            return from === undefined ? undefined : Math.max(0, to - from);
        }
    }
}
/** How long it waited for a machine, in milliseconds; `undefined` when this step never saw it queued. */
function queuedTime(workflow, at) {
    const queued = stateSpans(workflow, at).filter(({ state }) => state === 'queued');
    if (queued.length === 0)
        return undefined;
    return queued.reduce((sum, { from, to }) => sum + to - from, 0);
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


/***/ })

};
