export const id = 880;
export const ids = [880];
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
// EXTERNAL MODULE: ./out/report/summary/summary.js + 1 modules
var summary = __webpack_require__(6409);
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
    const appId = inputs.required('appId', 'It is the id of the application that has the caches.');
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
    const before = await client.caches.list(appId, { signal: runner.cancelled });
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

/***/ 1194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FQ: () => (/* binding */ BadValue),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   dz: () => (/* binding */ InputError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4925);

/** Thrown by the parsers of inputs, which know neither the input's name nor whether its value may be shown. */
class BadValue extends Error {
    name = 'BadValue';
    /** What the input takes, to follow the word "Expected". */
    expected;
    /** The place of the mistake in the value, such as `line 2`; never a part of the value itself. */
    where;
    constructor(expected, where) {
        super(`Expected ${expected}`);
        this.expected = expected;
        this.where = where;
    }
}
/** An input, or a combination of inputs, that the action cannot work with. Thrown before any request is made. */
class InputError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo {
    /** The names of the inputs that are wrong. */
    inputs;
    constructor(inputs, message, options) {
        super(message, options);
        this.inputs = inputs;
    }
}
/** A value for a message: quoted, without the user and password of an address, and cut when it is long. */
function quoted(value) {
    const shown = value.replace(/\/\/[^/\s]*@/g, '//***@');
    return JSON.stringify(shown.length > 100 ? `${shown.slice(0, 100)}…` : shown);
}


/***/ }),

/***/ 9145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ parseList),
/* harmony export */   ED: () => (/* binding */ parseTag),
/* harmony export */   Li: () => (/* binding */ parseLines),
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl),
/* harmony export */   Qd: () => (/* binding */ parseBranch),
/* harmony export */   Z7: () => (/* binding */ parsePatterns),
/* harmony export */   h9: () => (/* binding */ durationBetween),
/* harmony export */   pz: () => (/* binding */ parsePort),
/* harmony export */   yG: () => (/* binding */ parseBoolean),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* unused harmony export parseDuration */
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9374);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1306);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6339);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1194);




// Each parser reads the text of one input. All of them throw BadValue.
/** Reads a boolean as YAML 1.2 writes it (core schema), and nothing else. */
function parseBoolean(text) {
    if (/^(true|True|TRUE)$/.test(text))
        return true;
    if (/^(false|False|FALSE)$/.test(text))
        return false;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ('true or false');
}
/** A parser for one of a few words, exactly as they are written. */
function oneOf(words) {
    return (text) => {
        const word = words.find((candidate) => candidate === text);
        if (word === undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(words.join(', ').replace(/, ([^,]*)$/, ' or $1'));
        return word;
    };
}
const duration = 'a duration: whole numbers with s, m, h or d, largest first, such as 90s, 45m, 2h, 1h30m or 7d';
const durationForm = /^(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/;
const unitSeconds = [86_400, 3_600, 60, 1];
/** Reads a duration such as `1h30m`, in milliseconds. A number without a unit is refused: it could mean anything. */
function parseDuration(text) {
    const numbers = durationForm.exec(text)?.slice(1);
    if (!numbers || text === '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(/^\d{1,9}$/.test(text) ? `${duration}; did you mean ${text}s?` : duration);
    const seconds = numbers.reduce((sum, number, index) => sum + Number(number ?? 0) * (unitSeconds[index] ?? 0), 0);
    const ms = seconds * 1000;
    if (!Number.isSafeInteger(ms))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ('a shorter duration');
    return ms;
}
/** A parser for durations from `least` to `most`, each written as a duration. */
function durationBetween(least, most) {
    return (text) => {
        const ms = parseDuration(text);
        if (ms < parseDuration(least) || ms > parseDuration(most))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(`a duration from ${least} to ${most}`);
        return ms;
    };
}
/** Reads one entry per line, without surrounding white space; blank lines are skipped. */
function parseLines(text) {
    return text
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
}
/** Reads entries that are separated by commas or line breaks. */
function parseList(text) {
    return parseLines(text.replaceAll(',', '\n'));
}
/** Reads patterns of names, one per line. */
function parsePatterns(text) {
    return parseLines(text).map((line, at) => {
        try {
            return (0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePattern */ .E)(line, { hidden: 'matched' });
        }
        catch (error) {
            if (!(error instanceof _pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .WrongPattern */ .C))
                throw error;
            const expected = 'a list of patterns with *, ?, **, classes, braces and a leading !';
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(expected, `pattern ${at + 1}: ${error.message.replace(/\.$/, '')}`);
        }
    });
}
/** Reads the name of a branch, short or in full, as `github.ref` has it. */
function parseBranch(text) {
    return shortName((0,_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .branchName */ .at)(text), 'the name of a branch, such as main; pass a tag as input tag');
}
/** Reads the name of a tag, short or in full. */
function parseTag(text) {
    return shortName((0,_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .tagName */ .wZ)(text), 'the name of a tag, such as v1.2; pass a branch as input branch');
}
/** What still begins with `refs/` is another kind of reference, such as `refs/pull/7/merge`. */
function shortName(name, expected) {
    if (name === '' || name.startsWith('refs/'))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(expected);
    return name;
}
/** Reads a port number; with 0 the system chooses a free port. */
function parsePort(text) {
    const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
    if (!(port <= 65_535))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ('a port from 0 to 65535, where 0 means any free port');
    return port;
}
/** Reads the address of the service. */
function parseBaseUrl(text) {
    const url = URL.parse(text);
    if (!url || !(0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_3__/* .isSafeAddress */ .cr)(url))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ('an https:// address, or http:// of a loopback address');
    if (url.username || url.password || url.search || url.hash)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ('an address without user, query or fragment');
    return url;
}


/***/ }),

/***/ 2930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ createInputReader),
/* harmony export */   r: () => (/* binding */ refuseUnused)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1194);

function createInputReader(source) {
    const parsed = (name, text, parse, visibility) => {
        try {
            return parse(text);
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ))
                throw error;
            const value = text === '' ? 'required' : visibility === 'shown' ? (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(text) : 'not valid';
            const where = error.where ? ` (${error.where})` : '';
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([name], `Input ${name} is ${value}${where}. Expected ${error.expected}.`, {
                cause: error,
            });
        }
    };
    const optional = (name, parse, visibility) => {
        const text = source.input(name);
        return text === '' ? undefined : parsed(name, text, parse, visibility);
    };
    return {
        value: (name, parse, fallback) => parsed(name, source.input(name) || fallback, parse, 'shown'),
        optional: (name, parse) => optional(name, parse, 'shown'),
        optionalSecret: (name, parse) => optional(name, parse, 'secret'),
        required(name, advice) {
            const text = source.input(name);
            if (text === '')
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([name], `Input ${name} is required. ${advice}`);
            return text;
        },
        text: (name) => source.input(name),
    };
}
/**
 * Refuses inputs that an operation does not use, because users expect every input that they set to have an effect.
 *
 * @throws InputError
 */
function refuseUnused(inputs, { operation, unused }) {
    const given = unused.filter((name) => inputs.text(name) !== '');
    if (given.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(['operation', ...given], `Input operation is ${operation}, which does not use ${given.join(', ')}. Leave it out, or choose another operation.`);
}


/***/ }),

/***/ 1306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WY: () => (/* binding */ sameRef),
/* harmony export */   at: () => (/* binding */ branchName),
/* harmony export */   d0: () => (/* binding */ refText),
/* harmony export */   sw: () => (/* binding */ isSameCommit),
/* harmony export */   wZ: () => (/* binding */ tagName)
/* harmony export */ });
/** The short name: `refs/heads/main` is `main`. */
function branchName(name) {
    return name.replace(/^(?:refs\/heads\/)+/, '');
}
/** The short name: `refs/tags/v1` is `v1`. */
function tagName(name) {
    return name.replace(/^(?:refs\/tags\/)+/, '');
}
function sameRef(left, right) {
    if ('branch' in left)
        return 'branch' in right && left.branch === right.branch;
    return 'tag' in right && left.tag === right.tag;
}
/** The ref for a message: `branch main`, `tag v1.2`. */
function refText(ref) {
    return 'branch' in ref ? `branch ${ref.branch}` : `tag ${ref.tag}`;
}
/** Git shows at least so many characters of a hash. */
const shortestHash = 7;
/** Whether two hashes are of the same commit; either may be shortened. */
function isSameCommit(left, right) {
    if (Math.min(left.length, right.length) < shortestHash)
        return false;
    return left.startsWith(right) || right.startsWith(left);
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

/***/ 6339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ webAddress),
/* harmony export */   Wq: () => (/* binding */ publicAddress),
/* harmony export */   cr: () => (/* binding */ isSafeAddress)
/* harmony export */ });
/** Names of this machine: what is sent there crosses no network. */
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** Whether an address may be a link and may be sent a token: https, or plain http that stays on this machine. */
function isSafeAddress(url) {
    return url.protocol === 'https:' || (url.protocol === 'http:' && loopback.test(url.hostname));
}
/**
 * An address that may become a link: https, or http to this machine, without a user name, which could pass for the
 * host. `undefined` for everything else, such as a script or data.
 */
function webAddress(text) {
    const url = URL.parse(text);
    if (!url || !isSafeAddress(url) || url.username !== '' || url.password !== '')
        return undefined;
    return url.href;
}
/** Like `webAddress`, for outputs: it also refuses white space and controls, which `URL` would drop or encode. */
function publicAddress(text) {
    return /[\s\p{Cc}]/u.test(text) ? undefined : webAddress(text);
}


/***/ }),

/***/ 9374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ WrongPattern),
/* harmony export */   E: () => (/* binding */ parsePattern)
/* harmony export */ });
/**
 * Glob patterns: `*`, `?`, classes, braces, `**` between the parts of a path, and a leading `!`. A match takes at most
 * pattern length times name length steps, because both can come from an attacker. A regular expression made from a
 * pattern could not promise that.
 */
/** The longest path on Linux. */
const mostCharacters = 4_096;
/** How many alternatives the braces of one pattern may expand to. */
const mostAlternatives = 100;
/** The pattern is not supported; the message is a sentence that says why. */
class WrongPattern extends Error {
    name = 'WrongPattern';
}
/** @throws WrongPattern for extglobs, ranges in braces, named classes, and what is too long */
function parsePattern(text, { hidden }) {
    if (text.length > mostCharacters)
        throw new WrongPattern(`It has more than ${mostCharacters} characters.`);
    const extglob = /(?<!\\)[?*+@!]\(/.exec(text)?.[0];
    if (extglob)
        throw new WrongPattern(`\`${extglob}…)\` is not supported; use braces such as {a,b} for alternatives.`);
    const excludes = text.startsWith('!');
    const alternatives = expandBraces(excludes ? text.slice(1) : text).map((one) => pathPattern(one, hidden));
    return {
        text,
        excludes,
        alternatives,
        matches(path) {
            const names = path.split('/');
            return alternatives.some((one) => one.isEnd(names.reduce(one.advance, one.begin())));
        },
    };
}
// Braces
/** The texts that the braces stand for. Braces without a comma, and unclosed ones, are literal. @throws WrongPattern */
function expandBraces(text) {
    const [expanded, left] = [[], [text]];
    for (let one = left.pop(); one !== undefined; one = left.pop()) {
        const group = firstGroup(one);
        if (group) {
            const [head, tail] = [one.slice(0, group.start), one.slice(group.end)];
            left.push(...group.options.map((option) => head + option + tail).reverse());
        }
        else
            expanded.push(one);
        if (expanded.length + left.length > mostAlternatives)
            throw new WrongPattern(`Its braces expand to more than ${mostAlternatives} alternatives.`);
    }
    return expanded;
}
/** The outermost braces with a comma that begin first. */
function firstGroup(text) {
    const open = [];
    let first;
    for (let at = 0; at < text.length; at += 1) {
        if (text[at] === '\\')
            at += 1;
        else if (text[at] === '{')
            open.push({ start: at, commas: [] });
        else if (text[at] === ',')
            open.at(-1)?.commas.push(at);
        else if (text[at] === '}') {
            const group = open.pop();
            if (!group)
                continue;
            if (group.commas.length > 0) {
                if (!first || group.start < first.start)
                    first = { ...group, close: at };
            }
            else if (text.slice(group.start, at).includes('..'))
                throw new WrongPattern('Ranges in braces are not supported; write {1,2,3}, for example.');
        }
    }
    if (!first)
        return undefined;
    const ends = [...first.commas, first.close];
    const starts = [first.start, ...first.commas].map((mark) => mark + 1);
    return {
        start: first.start,
        end: first.close + 1,
        options: starts.map((start, index) => text.slice(start, ends[index])),
    };
}
function pathPattern(text, hidden) {
    const parts = partsOf(text, hidden);
    const literals = parts.map((part) => (part === '**' ? undefined : part.literal));
    const wild = literals.slice(0, -1).indexOf(undefined);
    /** `**` may also stand for no name at all. */
    const withSkipped = (positions) => [
        ...new Set(positions.flatMap((at) => (parts[at] === '**' ? [at, at + 1] : [at]))),
    ];
    return {
        base: literals.slice(0, wild < 0 ? -1 : wild).filter((literal) => literal !== undefined),
        begin: (after = 0) => withSkipped([after]),
        advance(positions, name) {
            const next = positions.flatMap((at) => {
                const part = parts[at];
                if (part === '**')
                    return hidden === 'written' && name.startsWith('.') ? [] : [at];
                return part?.matches(name) ? [at + 1] : [];
            });
            return withSkipped(next);
        },
        isEnd: (positions) => positions.includes(parts.length),
        goesOn: (positions) => positions.some((at) => at < parts.length),
    };
}
/** Drops `.` and empty parts, except a leading empty part, which begins an absolute path; repeated `**` are one. */
function partsOf(text, hidden) {
    const parts = text
        .split('/')
        .filter((part, at) => part !== '.' && (part !== '' || at === 0))
        .map((part) => (part === '**' ? part : namePattern(part, hidden)));
    return parts.filter((part, at) => part !== '**' || parts[at - 1] !== '**');
}
function namePattern(text, hidden) {
    const tokens = tokensOf([...text]);
    const literals = tokens.map((token) => (token === '*' ? undefined : token.literal));
    return {
        literal: literals.every((literal) => literal !== undefined) ? literals.join('') : undefined,
        matches: (name) => matchesName(tokens, [...name], hidden),
    };
}
/** Backtracks to the last `*` only: everything before it has matched as early as possible. */
function matchesName(tokens, characters, hidden) {
    const [first] = tokens;
    if (hidden === 'written' && characters[0] === '.' && (first === '*' || first?.literal !== '.'))
        return false;
    let at = 0;
    let star;
    for (let next = 0; next < characters.length;) {
        const [token, character] = [tokens[at], characters[next]];
        if (token === '*') {
            star = { at, next };
            at += 1;
        }
        else if (character !== undefined && token?.matches(character)) {
            at += 1;
            next += 1;
        }
        else if (star) {
            star.next += 1;
            next = star.next;
            at = star.at + 1;
        }
        else
            return false;
    }
    return tokens.slice(at).every((token) => token === '*');
}
function tokensOf(text) {
    const tokens = [];
    for (let at = 0; at < text.length;) {
        const { token, end } = tokenAt(text, at);
        tokens.push(token);
        at = end;
    }
    return tokens;
}
function tokenAt(text, at) {
    const [character = '', next] = text.slice(at, at + 2);
    if (character === '*')
        return { token: '*', end: at + 1 };
    if (character === '?')
        return { token: { matches: () => true }, end: at + 1 };
    if (character === '\\' && next !== undefined)
        return { token: literalToken(next), end: at + 2 };
    const group = character === '[' ? classAt(text, at) : undefined;
    return group ?? { token: literalToken(character), end: at + 1 };
}
function literalToken(literal) {
    return { literal, matches: (character) => character === literal };
}
/** The class that begins at the bracket; `undefined` if it is not closed: such a bracket is literal. @throws WrongPattern */
function classAt(text, start) {
    const isNegated = text[start + 1] === '!' || text[start + 1] === '^';
    const ranges = [];
    let at = start + (isNegated ? 2 : 1);
    const take = () => {
        if (text[at] === '[' && text[at + 1] === ':')
            throw new WrongPattern('Named classes are not supported; write [a-z], for example.');
        if (text[at] === '\\')
            at += 1;
        at += 1;
        return text[at - 1] ?? '';
    };
    // A closing bracket that comes first is one of the characters.
    for (let isFirst = true; isFirst || text[at] !== ']'; isFirst = false) {
        if (at >= text.length)
            return undefined;
        const low = take();
        const isRange = text[at] === '-' && at + 1 < text.length && text[at + 1] !== ']';
        if (isRange)
            at += 1;
        ranges.push([low, isRange ? take() : low]);
    }
    const isInside = (character) => ranges.some(([low, high]) => low <= character && character <= high);
    return { token: { matches: (character) => isInside(character) !== isNegated }, end: at + 1 };
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
// EXTERNAL MODULE: ./out/report/wording/causes.js
var causes = __webpack_require__(9058);
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

/***/ 6557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eS: () => (/* binding */ aboutLine),
/* harmony export */   gH: () => (/* binding */ problemList),
/* harmony export */   ky: () => (/* binding */ headingText)
/* harmony export */ });
/* harmony import */ var _core_report_workflow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3536);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(598);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9058);
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
 * Why builds failed, and where the code is wrong, then the failures of steps that were ignored, as a Markdown list; `undefined` if there are none.
 */
function problemList(report, { causes }) {
    const name = (workflow) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownStrong */ .Jr)((0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .workflowName */ .tv)(workflow, report));
    const failures = report.workflows.flatMap((workflow) => {
        const failure = (0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .failureIn */ .Q6)(workflow);
        if (!failure)
            return [];
        const step = failure.step ? `<br>Failed step: ${stepText(failure.step)}` : '';
        return [
            `- ${(0,_states_js__WEBPACK_IMPORTED_MODULE_0__/* .stateWords */ .Xu)((0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .statusOf */ .c2)(workflow)).icon} ${name(workflow)}: ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownSentence */ .nv)(failure.reason)}${step}`,
            ...causeItems(failure.step, causes),
        ];
    });
    const ignored = (0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .endedBuilds */ .K9)(report).flatMap((workflow) => workflow.ignoredFailures.map((step) => `- ${(0,_states_js__WEBPACK_IMPORTED_MODULE_0__/* .stateWords */ .Xu)('warning').icon} ${name(workflow)} continued although a step failed: ${stepText(step)}`));
    return [...failures, ...ignored].join('\n') || undefined;
}
/** A nested list: where the code is wrong, and what is wrong there. */
function causeItems(step, limit) {
    const causes = step?.causes ?? [];
    const shown = causes.slice(0, limit).map((cause) => {
        const place = (0,_causes_js__WEBPACK_IMPORTED_MODULE_5__/* .placeText */ .Z9)(cause);
        return `  - ${place === undefined ? '' : `${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(place)}: `}${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)(cause.message)}`;
    });
    const more = causes.length - shown.length;
    return more > 0 ? [...shown, `  - ${more} more`] : shown;
}
function stepText({ name, duration }) {
    return `${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(name)}${duration === undefined ? '' : `, after ${(0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S5)(duration)}`}`;
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

/***/ 7279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QU: () => (/* binding */ maskSecrets),
/* harmony export */   dC: () => (/* binding */ readConnection),
/* harmony export */   yE: () => (/* binding */ maskPassword)
/* harmony export */ });
/* harmony import */ var node_querystring__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1792);
/* harmony import */ var _core_input_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1194);
/* harmony import */ var _core_input_parsers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9145);



const hostedService = 'https://api.codemagic.io';
/** Masks inputs that hold a secret. Every action does this first: nothing may be printed before it. */
function maskSecrets(runner, names) {
    for (const name of names)
        runner.mask(runner.input(name));
}
/** Masks the password in an input that may be `https://user:password@host/…`. */
function maskPassword(runner, name) {
    const password = URL.parse(runner.input(name))?.password;
    if (password)
        for (const form of [password, (0,node_querystring__WEBPACK_IMPORTED_MODULE_0__.unescape)(password)])
            runner.mask(form);
}
/** @throws InputError */
function readConnection(inputs) {
    return { token: readToken(inputs), baseUrl: inputs.value('baseUrl', _core_input_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBaseUrl */ .Q2, hostedService) };
}
/** A token that is not valid in a header would fail every attempt of a request, and look like a network failure. */
function readToken(inputs) {
    const token = inputs.required('token', 'Pass the API token of the build service as a secret of the repository. Workflows of forks and of Dependabot get no secrets.');
    if (/^[!-~]+$/.test(token))
        return token;
    throw new _core_input_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(['token'], 'Input token has a character that is not allowed in a token, such as a space, a line break or a curly quotation mark. Check the secret that it comes from.');
}


/***/ })

};
