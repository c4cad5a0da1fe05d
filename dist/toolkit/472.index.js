export const id = 472;
export const ids = [472];
export const modules = {

/***/ 2880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  caches: () => (/* binding */ caches)
});

// EXTERNAL MODULE: ./out/contract/timestamp.js
var timestamp = __webpack_require__(3623);
// EXTERNAL MODULE: ./out/core/text/log-line.js
var log_line = __webpack_require__(6345);
// EXTERNAL MODULE: ./out/core/text/shorten.js
var shorten = __webpack_require__(2421);
// EXTERNAL MODULE: ./out/report/escape/blocks.js
var blocks = __webpack_require__(7869);
// EXTERNAL MODULE: ./out/report/escape/markdown.js
var markdown = __webpack_require__(598);
// EXTERNAL MODULE: ./out/report/wording/units.js
var units = __webpack_require__(9731);
// EXTERNAL MODULE: ./out/report/summary/summary.js + 3 modules
var summary = __webpack_require__(2868);
;// CONCATENATED MODULE: ./out/report/summary/cache-list.js
/** The caches of an application as log and summary show them, and whether they were cleared. */






/** One line per cache: workflow, size, last use, id, and whether it was cleared. */
function cacheLines({ caches, outcome, now }) {
    return caches.map(({ cacheId, workflowId, lastUsed, size, isCleared }) => {
        const used = lastUsed === undefined ? 'last use unknown' : `last used ${agoText(now - lastUsed)}`;
        const parts = [workflowId ?? 'workflow unknown', sizeOf(size), used, cacheId];
        return (0,log_line/* logLine */.BP)([...parts, ...(outcome && isCleared ? [outcome] : [])].join(' · '));
    });
}
/** The number and total size of the caches, and of those that are cleared. */
function cachesText({ caches, outcome }) {
    const all = `${counted(caches)} in all.`;
    if (!outcome)
        return all;
    const cleared = caches.filter(({ isCleared }) => isCleared);
    const isDryRun = outcome === 'would be cleared';
    if (cleared.length === 0)
        return `${all} None ${isDryRun ? outcome : 'was cleared'}.`;
    const verb = isDryRun ? outcome : cleared.length === 1 ? 'was cleared' : 'were cleared';
    return `${all} ${counted(cleared)} ${verb}.`;
}
/** The job summary, as Markdown of at most 1 MiB that ends with a new line. */
function cacheSummary(list) {
    const { appId, caches, outcome, now } = list;
    const columns = [
        { title: 'Workflow' },
        { title: 'Size', side: 'right' },
        { title: 'Last used' },
        { title: 'Cache' },
        ...(outcome ? [{ title: outcome === 'cleared' ? 'Cleared' : 'Would be cleared' }] : []),
    ];
    const rows = caches.map(({ cacheId, workflowId, lastUsed, size, isCleared }) => [
        (0,markdown/* markdownText */.p7)(workflowId ?? '–'),
        sizeOf(size),
        lastUsed === undefined ? '–' : `${(0,units/* momentText */.Am)(lastUsed)} (${agoText(now - lastUsed)})`,
        (0,markdown/* markdownCode */.D9)(cacheId),
        ...(outcome ? [isCleared ? '✅' : '–'] : []),
    ]);
    const parts = [
        `## Caches of ${(0,markdown/* markdownCode */.D9)(appId)}`,
        cachesText(list),
        ...(rows.length > 0 ? [(0,blocks/* markdownTable */.Qj)(columns, rows)] : []),
    ];
    const note = 'This list is longer than GitHub shows (1 MiB). The log has all of it.';
    return `${(0,shorten/* shortened */.vI)(parts.join('\n\n'), { limit: summary/* largestSummary */.b - 1, measure: shorten/* bytesIn */.tD, note })}\n`;
}
function counted(caches) {
    const size = caches.reduce((sum, cache) => sum + (cache.size ?? 0), 0);
    return `${(0,units/* countText */.lT)(caches.length, 'cache')} (${(0,units/* sizeText */.lP)(size)})`;
}
function sizeOf(bytes) {
    return bytes === undefined ? '–' : (0,units/* sizeText */.lP)(bytes);
}
function agoText(ms) {
    return `${(0,units/* durationText */.S5)(ms)} ago`;
}

// EXTERNAL MODULE: ./out/tasks/caches/removal.js
var caches_removal = __webpack_require__(5085);
// EXTERNAL MODULE: ./out/tasks/inputs/connection.js
var inputs_connection = __webpack_require__(7279);
// EXTERNAL MODULE: ./out/tasks/requests/unknown-application.js
var unknown_application = __webpack_require__(5713);
// EXTERNAL MODULE: ./out/core/input/errors.js
var errors = __webpack_require__(1194);
// EXTERNAL MODULE: ./out/errors.js
var out_errors = __webpack_require__(4925);
;// CONCATENATED MODULE: ./out/actions/caches/clear.js





/** The application has no cache with the id that was given. */
class NoSuchCache extends out_errors/* UserError */.yo {
    constructor({ cacheId, caches }) {
        const existing = caches.length === 0 ? 'no caches' : `the caches ${caches.map(({ _id }) => _id).join(', ')}`;
        super(`The application has no cache ${(0,errors/* quoted */.TL)(cacheId)}. It has ${existing}. Check cacheId and appId.`);
    }
}
/**
 * The selected caches. One without a last use never counts as unused: it may be in daily use.
 *
 * @throws NoSuchCache
 */
function selectCaches(caches, { selection, now }) {
    switch (selection.kind) {
        case 'all':
            return caches;
        case 'workflow':
            return caches.filter(({ workflowId }) => workflowId === selection.workflowId);
        case 'unused':
            return caches.filter(({ lastUsed }) => {
                const used = (0,timestamp/* parseTimestamp */.EH)(lastUsed);
                return used !== undefined && now - used > selection.olderThan;
            });
        case 'one': {
            const found = caches.filter(({ _id }) => _id === selection.cacheId);
            if (found.length === 0)
                throw new NoSuchCache({ cacheId: selection.cacheId, caches });
            return found;
        }
    }
}
/** Some caches could not be cleared. All others were cleared. */
class CachesNotCleared extends out_errors/* UserError */.yo {
    constructor({ failed, all }) {
        const count = `${failed.length} of ${(0,units/* countText */.lT)(all, 'cache')}`;
        super([`${count} could not be cleared.`, ...failed.map(({ id, cause }) => `${id}: ${(0,out_errors/* messageOf */.bD)(cause)}`)].join('\n'), { cause: failed[0]?.cause });
    }
}
/**
 * Starts to remove the caches: with one request for all caches of the application, otherwise with one for each cache.
 * One that fails does not stop the others.
 *
 * @throws ServiceError if the one request for all caches fails
 */
async function clearCaches(removal, { selection, caches }) {
    if (caches.length === 0)
        return { ids: [], failed: [] };
    if (selection.kind === 'all')
        return { ids: await (0,caches_removal/* removeCaches */.y)(removal, { kind: 'all' }), failed: [] };
    const ends = await Promise.all(caches.map((cache) => clearOne(removal, cache)));
    return { ids: ends.flatMap(({ ids }) => ids), failed: ends.flatMap(({ failed }) => failed) };
}
async function clearOne(removal, cache) {
    try {
        return { ids: await (0,caches_removal/* removeCaches */.y)(removal, { kind: 'some', caches: [cache] }), failed: [] };
    }
    catch (cause) {
        if (!(cause instanceof out_errors/* UserError */.yo))
            throw cause;
        return { ids: [], failed: [{ id: cache._id, cause }] };
    }
}

// EXTERNAL MODULE: ./out/core/input/app-id.js
var app_id = __webpack_require__(5654);
// EXTERNAL MODULE: ./out/core/input/parsers.js
var parsers = __webpack_require__(9145);
// EXTERNAL MODULE: ./out/core/input/reader.js
var reader = __webpack_require__(2930);
;// CONCATENATED MODULE: ./out/actions/caches/inputs.js





const selecting = ['cacheId', 'workflowId', 'olderThan'];
/** @throws InputError */
function readCachesInputs(runner) {
    const inputs = (0,reader/* createInputReader */.i)(runner);
    const connection = (0,inputs_connection/* readConnection */.dC)(inputs);
    const kind = inputs.value('operation', (0,parsers/* oneOf */.yL)(['list', 'clear']), '');
    const appId = (0,app_id/* parseAppId */.c)(inputs.required('appId', 'It is the id of the application that has the caches.'));
    const waitForRemoval = inputs.value('waitForRemoval', parsers/* parseBoolean */.yG, 'true');
    const dryRun = inputs.value('dryRun', parsers/* parseBoolean */.yG, 'false');
    if (kind === 'clear')
        return {
            connection,
            appId,
            operation: { kind, selection: readSelection(inputs), waitForRemoval, dryRun },
        };
    (0,reader/* refuseUnused */.r)(inputs, { operation: kind, unused: selecting });
    return { connection, appId, operation: { kind } };
}
function readSelection(inputs) {
    const given = selecting.filter((name) => inputs.text(name) !== '');
    if (given.length > 1)
        throw new errors/* InputError */.dz(given, `Inputs ${given.join(' and ')} cannot be used together. Set at most one of ${selecting.join(', ')}, or none to clear all caches.`);
    const olderThan = inputs.optional('olderThan', (0,parsers/* durationBetween */.h9)('1s', '3650d'));
    const [cacheId, workflowId] = [inputs.text('cacheId'), inputs.text('workflowId')];
    if (olderThan !== undefined)
        return { kind: 'unused', olderThan };
    if (cacheId)
        return { kind: 'one', cacheId };
    return workflowId ? { kind: 'workflow', workflowId } : { kind: 'all' };
}

;// CONCATENATED MODULE: ./out/actions/caches/run.js







const nothing = { ids: [], failed: [] };
/**
 * Lists the caches of an application, or clears some or all of them.
 *
 * @throws InputError before any request; NoSuchCache and ServiceError before anything is cleared; CachesNotCleared
 */
async function caches({ runner, connect, clock, limits, }) {
    (0,inputs_connection/* maskSecrets */.QU)(runner, ['token']);
    const { connection, appId, operation } = readCachesInputs(runner);
    const client = connect(connection);
    const removal = { client, clock, limits, runner, appId };
    const now = clock.now();
    const sent = client.caches.list(appId, { signal: runner.cancelled });
    const before = await (0,unknown_application/* aboutApplication */.W6)({ client, runner }, { appId, sent });
    runner.setOutput('caches', JSON.stringify(before.map(cacheOutput)));
    runner.setOutput('totalSize', String(run_sizeOf(before)));
    const selected = operation.kind === 'clear' ? selectCaches(before, { ...operation, now }) : [];
    const clears = operation.kind === 'clear' && !operation.dryRun;
    const cleared = clears ? await clearCaches(removal, { ...operation, caches: selected }) : nothing;
    runner.setOutput('clearedCaches', JSON.stringify(cleared.ids));
    runner.setOutput('clearedSize', String(run_sizeOf(before.filter(({ _id }) => cleared.ids.includes(_id)))));
    const affected = clears ? cleared.ids : selected.map(({ _id }) => _id);
    const outcome = operation.kind === 'list' ? undefined : operation.dryRun ? 'would be cleared' : 'cleared';
    const list = listOf({ appId, now, before, ids: affected, outcome });
    for (const line of [...cacheLines(list), cachesText(list)])
        runner.log.info(line);
    await runner.writeSummary(cacheSummary(list));
    if (clears && operation.waitForRemoval)
        await (0,caches_removal/* waitUntilGone */.L)(removal, cleared.ids);
    if (cleared.failed.length > 0)
        throw new CachesNotCleared({ failed: cleared.failed, all: selected.length });
    return true;
}
function listOf(seen) {
    const { appId, now, before, ids, outcome } = seen;
    const rows = before.map((cache) => ({
        cacheId: cache._id,
        workflowId: cache.workflowId ?? undefined,
        lastUsed: (0,timestamp/* parseTimestamp */.EH)(cache.lastUsed),
        size: cache.size ?? undefined,
        isCleared: ids.includes(cache._id),
    }));
    return { appId, now, outcome, caches: rows };
}
/** Field by field, with the names of the inputs, so that a later step can pass them on. */
function cacheOutput({ _id, workflowId, lastUsed, size }) {
    const used = (0,timestamp/* parseTimestamp */.EH)(lastUsed);
    return {
        cacheId: _id,
        workflowId: workflowId ?? undefined,
        lastUsed: used === undefined ? undefined : new Date(used).toISOString(),
        size: size ?? undefined,
    };
}
function run_sizeOf(caches) {
    return caches.reduce((sum, { size }) => sum + (size ?? 0), 0);
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

/***/ 5085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ waitUntilGone),
/* harmony export */   y: () => (/* binding */ removeCaches)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3120);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3194);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4925);



/**
 * Asks the service to remove caches. The removal itself is asynchronous: `waitUntilGone` waits for it.
 *
 * @returns the ids of the caches that are being removed. They are known before the request, so a lost answer does no
 *   harm.
 */
async function removeCaches(removal, chosen) {
    const { client, runner, appId } = removal;
    const signal = runner.cancelled;
    if (chosen.kind === 'some') {
        await removeEach(removal, chosen.caches);
        return chosen.caches.map(({ _id }) => _id);
    }
    const listed = await client.caches.list(appId, { signal });
    const removed = await client.caches.removeAll(appId, { signal });
    return [...new Set([...listed.map(({ _id }) => _id), ...removed])];
}
/** Removes several caches at once. The first error aborts the other requests, so that none continues after it. */
async function removeEach(removal, caches) {
    const failed = new AbortController();
    const signal = AbortSignal.any([removal.runner.cancelled, failed.signal]);
    try {
        await Promise.all(caches.map(({ _id: cacheId }) => removeOne(removal, { cacheId, signal })));
    }
    catch (error) {
        failed.abort(error);
        throw error;
    }
}
/** A 404 is fine: an earlier attempt of this request may have removed the cache. */
async function removeOne({ client, appId }, { cacheId, signal }) {
    try {
        await client.caches.remove({ appId, cacheId }, { signal });
    }
    catch (error) {
        if (!(error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk))
            throw error;
    }
}
/** Milliseconds between two requests of the list of caches. */
const pauseMs = 2_000;
/**
 * Waits, at most `limits.cacheRemovalMs`, until none of the ids is listed any more: a build that starts before that
 * could still restore one (docs/api.md, "Caches"). If some stay, or the list cannot be read, one warning says so.
 */
async function waitUntilGone(removal, ids) {
    const { client, clock, limits, runner, appId } = removal;
    const signal = runner.cancelled;
    const end = clock.monotonic() + limits.cacheRemovalMs;
    let left = [...ids];
    let failure;
    while (left.length > 0) {
        try {
            const listed = new Set((await client.caches.list(appId, { signal })).map(({ _id }) => _id));
            left = left.filter((id) => listed.has(id));
            failure = undefined;
        }
        catch (error) {
            if (signal.aborted)
                throw error;
            failure = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error);
        }
        if (left.length === 0)
            return;
        if (clock.monotonic() >= end)
            break;
        await (0,_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .sleep */ .yy)(clock, Math.min(pauseMs, limits.cacheRemovalMs / 10), signal);
    }
    if (left.length > 0)
        runner.log.warning(failure
            ? `The removal of the caches could not be checked. ${failure}`
            : `${left.length} of the caches are still listed ${limits.cacheRemovalMs / 1000} s after their removal started: ${left.join(', ')}. A build that starts now may restore them.`);
}


/***/ }),

/***/ 5713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ck: () => (/* binding */ applicationHint),
/* harmony export */   W6: () => (/* binding */ aboutApplication),
/* harmony export */   rd: () => (/* binding */ isUnknownApplication)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3120);
/* harmony import */ var _core_input_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1194);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4925);



/** The service does not know the application, or hides it from the token. */
class UnknownApplication extends _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo {
    constructor({ hint, cause }) {
        super(`${cause.message} ${hint}`, { cause });
    }
}
/** Whether a request for an application was refused because of its id. */
function isUnknownApplication(error) {
    return (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk ||
        error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotPermitted */ .Cn ||
        error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestRefused */ .KN ||
        error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .IdUnusable */ .D4);
}
/**
 * Awaits a request about an application. If there is no such application, the error names those that the token sees.
 *
 * @throws UnknownApplication, or what `sent` throws
 */
async function aboutApplication(context, { appId, sent }) {
    try {
        return await sent;
    }
    catch (cause) {
        const hint = isUnknownApplication(cause) ? await applicationHint(context, appId) : undefined;
        if (!isUnknownApplication(cause) || hint === undefined)
            throw cause;
        throw new UnknownApplication({ hint, cause });
    }
}
/** More are counted. */
const listedApplications = 10;
/**
 * For an application that is not known: the ids of the applications that have this name, or else some that the token
 * sees. `undefined` if they cannot be read: there already is an error.
 */
async function applicationHint({ client, runner }, appId) {
    let all;
    try {
        all = await client.applications.list({ signal: runner.cancelled });
    }
    catch {
        return undefined;
    }
    const named = all.filter(({ appName }) => appName === appId);
    const ids = listed(named.map(({ _id }) => (0,_core_input_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(_id)));
    if (named.length === 1)
        return `${(0,_core_input_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(appId)} is the name of an application. Use its id, ${ids}.`;
    if (named.length > 1)
        return `${(0,_core_input_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(appId)} is the name of ${named.length} applications. Use the id of one of them: ${ids}.`;
    if (all.length === 0)
        return 'The token has access to no application.';
    const { redactProse } = runner.redactor;
    const seen = all.map(({ _id, appName }) => {
        const name = appName ? ` (${(0,_core_input_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(redactProse(appName))})` : '';
        return `${(0,_core_input_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(_id)}${name}`;
    });
    return `The token has access to: ${listed(seen)}.`;
}
function listed(texts) {
    const more = texts.length - listedApplications;
    const shown = texts.slice(0, listedApplications).join(', ');
    return more > 0 ? `${shown}, and ${more} more` : shown;
}


/***/ })

};
