export const id = 963;
export const ids = [963];
export const modules = {

/***/ 6337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ parseBoolean)
/* harmony export */ });
/* harmony import */ var _bad_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4086);

/** Reads a boolean as YAML 1.2 writes it (core schema), and nothing else. */
function parseBoolean(text) {
    if (/^(true|True|TRUE)$/.test(text))
        return true;
    if (/^(false|False|FALSE)$/.test(text))
        return false;
    throw new _bad_value_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .F('true or false');
}


/***/ }),

/***/ 2878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var _bad_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4086);

/** A parser for one of a few words, exactly as they are written. */
function oneOf(words) {
    return (text) => {
        const word = words.find((candidate) => candidate === text);
        if (word === undefined)
            throw new _bad_value_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .F(words.join(', ').replace(/, ([^,]*)$/, ' or $1'));
        return word;
    };
}


/***/ }),

/***/ 4877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ durationBetween)
/* harmony export */ });
/* unused harmony export parseDuration */
/* harmony import */ var _bad_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4086);

const allowed = 'a duration: whole numbers with s, m, h or d, largest first, such as 90s, 45m, 2h, 1h30m or 7d';
const form = /^(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/;
const unitSeconds = [86_400, 3_600, 60, 1];
/** Reads a duration such as `1h30m`; the result is in milliseconds. A bare number is refused: its unit is anybody's guess. */
function parseDuration(text) {
    const numbers = form.exec(text)?.slice(1);
    if (!numbers || text === '')
        throw new _bad_value_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .F(/^\d{1,9}$/.test(text) ? `${allowed}; a unit is missing: ${text}s?` : allowed);
    const seconds = numbers.reduce((sum, number, index) => sum + Number(number ?? 0) * (unitSeconds[index] ?? 0), 0);
    const ms = seconds * 1000;
    if (!Number.isSafeInteger(ms))
        throw new _bad_value_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .F(`${allowed}, and less than that`);
    return ms;
}
/** A parser for durations from `least` to `most`, each written as a duration. */
function durationBetween(least, most) {
    return (text) => {
        const ms = parseDuration(text);
        if (ms < parseDuration(least) || ms > parseDuration(most))
            throw new _bad_value_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .F(`a duration from ${least} to ${most}`);
        return ms;
    };
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

/***/ 1963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  caches: () => (/* binding */ caches_caches)
});

// EXTERNAL MODULE: ./out/contract/timestamp.js
var timestamp = __webpack_require__(3623);
// EXTERNAL MODULE: ./out/core/text/log-line.js
var log_line = __webpack_require__(6345);
// EXTERNAL MODULE: ./out/core/text/shorten.js
var shorten = __webpack_require__(2421);
// EXTERNAL MODULE: ./out/report/escape/markdown.js
var markdown = __webpack_require__(598);
// EXTERNAL MODULE: ./out/report/escape/table.js
var table = __webpack_require__(6004);
// EXTERNAL MODULE: ./out/report/wording/units.js
var units = __webpack_require__(9731);
// EXTERNAL MODULE: ./out/report/summary/summary.js + 3 modules
var summary = __webpack_require__(4110);
;// CONCATENATED MODULE: ./out/report/summary/cache-list.js
/** The caches of an application as log and summary show them, and what became of them. */






/** One line a cache: workflow, size, last use, id, and whether it went. */
function cacheLines({ caches, fate, now }) {
    return caches.map(({ cacheId, workflowId, lastUsed, size, goes }) => {
        const used = lastUsed === undefined ? 'last use unknown' : `last used ${agoText(now - lastUsed)}`;
        const parts = [workflowId ?? 'workflow unknown', sizeOf(size), used, cacheId];
        return (0,log_line/* logLine */.B)([...parts, ...(fate && goes ? [fate] : [])].join(' · '));
    });
}
/** How many caches there are, how large they are together, and the same of those that go. */
function cachesText({ caches, fate }) {
    const all = `${counted(caches)} in all.`;
    if (!fate)
        return all;
    const going = caches.filter(({ goes }) => goes);
    const verb = fate === 'would be cleared' ? fate : going.length === 1 ? 'was cleared' : 'were cleared';
    return `${all} ${going.length === 0 ? `None ${fate === 'cleared' ? 'was cleared' : fate}` : `${counted(going)} ${verb}`}.`;
}
/** The job summary, as Markdown of at most 1 MiB that ends with a new line. */
function cacheSummary(list) {
    const { appId, caches, fate, now } = list;
    const columns = [
        { title: 'Workflow' },
        { title: 'Size', side: 'right' },
        { title: 'Last used' },
        { title: 'Cache' },
        ...(fate ? [{ title: fate === 'cleared' ? 'Cleared' : 'Would be cleared' }] : []),
    ];
    const rows = caches.map(({ cacheId, workflowId, lastUsed, size, goes }) => [
        (0,markdown/* markdownText */.p7)(workflowId ?? '–'),
        sizeOf(size),
        lastUsed === undefined ? '–' : `${(0,units/* momentText */.Am)(lastUsed)} (${agoText(now - lastUsed)})`,
        (0,markdown/* markdownCode */.D9)(cacheId),
        ...(fate ? [goes ? '✅' : '–'] : []),
    ]);
    const parts = [
        `## Caches of ${(0,markdown/* markdownCode */.D9)(appId)}`,
        cachesText(list),
        ...(rows.length > 0 ? [(0,table/* markdownTable */.Q)(columns, rows)] : []),
    ];
    const note = 'This list was longer than GitHub shows (1 MiB): the log has all of it.';
    return `${(0,shorten/* shortened */.vI)(parts.join('\n\n'), { limit: summary/* largestSummary */.b - 1, measure: shorten/* bytesIn */.tD, note })}\n`;
}
function counted(caches) {
    const size = caches.reduce((sum, cache) => sum + (cache.size ?? 0), 0);
    return `${caches.length} ${caches.length === 1 ? 'cache' : 'caches'} (${(0,units/* sizeText */.lP)(size)})`;
}
function sizeOf(bytes) {
    return bytes === undefined ? '–' : (0,units/* sizeText */.lP)(bytes);
}
function agoText(ms) {
    return `${(0,units/* durationText */.S5)(ms)} ago`;
}

// EXTERNAL MODULE: ./out/tasks/caches/removal.js + 1 modules
var caches_removal = __webpack_require__(948);
// EXTERNAL MODULE: ./out/tasks/inputs/connection.js
var inputs_connection = __webpack_require__(7279);
// EXTERNAL MODULE: ./out/errors.js
var errors = __webpack_require__(4925);
;// CONCATENATED MODULE: ./out/actions/caches/clear.js


/** Some caches could not be cleared; all others were. */
class CachesNotCleared extends errors/* UserError */.y {
    constructor({ failed, all }) {
        const count = `${failed.length} of ${all} ${all === 1 ? 'cache' : 'caches'}`;
        super([`${count} could not be cleared.`, ...failed.map(({ id, cause }) => `${id}: ${(0,errors/* messageOf */.b)(cause)}`)].join('\n'), { cause: failed[0]?.cause });
    }
}
/**
 * Starts to remove the caches: with one request when all of the application are meant, otherwise with one each, of
 * which one that fails does not keep the others.
 *
 * @throws ServiceError when all are meant and the service refuses
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
        if (!(cause instanceof errors/* UserError */.y))
            throw cause;
        return { ids: [], failed: [{ id: cache._id, cause }] };
    }
}

// EXTERNAL MODULE: ./out/core/input/boolean.js
var input_boolean = __webpack_require__(6337);
// EXTERNAL MODULE: ./out/core/input/choice.js
var choice = __webpack_require__(2878);
// EXTERNAL MODULE: ./out/core/input/duration.js
var duration = __webpack_require__(4877);
// EXTERNAL MODULE: ./out/core/input/input-error.js
var input_error = __webpack_require__(1034);
// EXTERNAL MODULE: ./out/core/input/reader.js
var reader = __webpack_require__(2930);
// EXTERNAL MODULE: ./out/tasks/inputs/operation-inputs.js
var operation_inputs = __webpack_require__(4602);
;// CONCATENATED MODULE: ./out/actions/caches/inputs.js







const selecting = ['cacheId', 'workflowId', 'olderThan'];
/** @throws InputError */
function readCachesInputs(runner) {
    const inputs = (0,reader/* createInputReader */.i)(runner);
    const connection = (0,inputs_connection/* readConnection */.dC)(inputs);
    const kind = inputs.value('operation', (0,choice/* oneOf */.y)(['list', 'clear']), '');
    const appId = inputs.required('appId', 'It is the id of the application whose caches are meant.');
    const waitForRemoval = inputs.value('waitForRemoval', input_boolean/* parseBoolean */.y, 'true');
    const dryRun = inputs.value('dryRun', input_boolean/* parseBoolean */.y, 'false');
    if (kind === 'clear')
        return {
            connection,
            appId,
            operation: { kind, selection: readSelection(inputs), waitForRemoval, dryRun },
        };
    (0,operation_inputs/* refuseUnused */.r)(inputs, { operation: kind, unused: selecting });
    return { connection, appId, operation: { kind } };
}
function readSelection(inputs) {
    const given = selecting.filter((name) => inputs.text(name) !== '');
    if (given.length > 1)
        throw new input_error/* InputError */.d(given, `The inputs ${given.join(' and ')} are given together. Allowed is at most one of ${selecting.join(', ')}; none of them means all caches.`);
    const olderThan = inputs.optional('olderThan', (0,duration/* durationBetween */.h)('1s', '3650d'));
    const [cacheId, workflowId] = [inputs.text('cacheId'), inputs.text('workflowId')];
    if (olderThan !== undefined)
        return { kind: 'unused', olderThan };
    if (cacheId)
        return { kind: 'one', cacheId };
    return workflowId ? { kind: 'workflow', workflowId } : { kind: 'all' };
}

;// CONCATENATED MODULE: ./out/actions/caches/select.js



/** The application has no cache with the id that was given. */
class NoSuchCache extends errors/* UserError */.y {
    constructor({ cacheId, caches }) {
        const there = caches.length === 0 ? 'no caches' : `the caches ${caches.map(({ _id }) => _id).join(', ')}`;
        super(`The application has no cache ${(0,input_error/* quoted */.T)(cacheId)}: it has ${there}. Check cacheId and appId.`);
    }
}
/**
 * The caches that are meant. One that does not tell its last use is never older than a limit: it may be in daily use.
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

;// CONCATENATED MODULE: ./out/actions/caches/run.js







const nothing = { ids: [], failed: [] };
/**
 * Lists the caches of an application, or clears some or all of them.
 *
 * @throws InputError before any request; NoSuchCache and ServiceError before anything is cleared; CachesNotCleared
 */
async function caches(dependencies) {
    const { runner, connect, clock, limits } = dependencies;
    (0,inputs_connection/* maskSecrets */.QU)(runner, ['token']);
    const { connection, appId, operation } = readCachesInputs(runner);
    const client = connect(connection);
    const removal = { client, clock, limits, runner, appId };
    const now = clock.now();
    const before = await client.caches.list(appId, { signal: runner.cancelled });
    runner.setOutput('caches', JSON.stringify(before.map(cacheOutput)));
    runner.setOutput('totalSize', String(run_sizeOf(before)));
    const meant = operation.kind === 'clear' ? selectCaches(before, { ...operation, now }) : [];
    const clears = operation.kind === 'clear' && !operation.dryRun;
    const cleared = clears ? await clearCaches(removal, { ...operation, caches: meant }) : nothing;
    runner.setOutput('clearedCaches', JSON.stringify(cleared.ids));
    runner.setOutput('clearedSize', String(run_sizeOf(before.filter(({ _id }) => cleared.ids.includes(_id)))));
    const going = clears ? cleared.ids : meant.map(({ _id }) => _id);
    const fate = operation.kind === 'list' ? undefined : operation.dryRun ? 'would be cleared' : 'cleared';
    const list = listOf({ appId, now, before, ids: going, fate });
    for (const line of [...cacheLines(list), cachesText(list)])
        runner.log.info(line);
    await runner.writeSummary(cacheSummary(list));
    if (clears && operation.waitForRemoval)
        await (0,caches_removal/* waitUntilGone */.L)(removal, cleared.ids);
    if (cleared.failed.length > 0)
        throw new CachesNotCleared({ failed: cleared.failed, all: meant.length });
    return true;
}
function listOf(seen) {
    const { appId, now, before, ids, fate } = seen;
    const rows = before.map((cache) => ({
        cacheId: cache._id,
        workflowId: cache.workflowId ?? undefined,
        lastUsed: (0,timestamp/* parseTimestamp */.EH)(cache.lastUsed),
        size: cache.size ?? undefined,
        goes: ids.includes(cache._id),
    }));
    return { appId, now, fate, caches: rows };
}
/** Field by field, under the names of the inputs, so that one can be given to the next step. */
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

// EXTERNAL MODULE: ./out/entry/door.js + 27 modules
var door = __webpack_require__(9344);
;// CONCATENATED MODULE: ./out/entry/caches.js


const caches_caches = () => (0,door/* runAction */.C)(caches);


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

/***/ 5979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ linkAddress),
/* harmony export */   iQ: () => (/* binding */ markdownLink),
/* harmony export */   lt: () => (/* binding */ attribute)
/* harmony export */ });
/* harmony import */ var _core_input_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3057);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(598);


/** Browsers and readers of QR codes give up on longer ones. */
const longestAddress = 2_048;
/** An address that may become a link; `undefined` for everything else. */
function linkAddress(address) {
    const safe = (0,_core_input_address_js__WEBPACK_IMPORTED_MODULE_0__/* .webAddress */ .Dy)(address);
    return safe && safe.length <= longestAddress ? safe : undefined;
}
/** A link for Markdown and the HTML in it; only the text where the address may not be one. */
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
/* harmony import */ var _core_text_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6416);
/* harmony import */ var _core_text_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(634);


/** Characters of one text of others in a summary or a comment. */
const longestText = 300;
/**
 * Text as Markdown shows it, letter by letter: in a paragraph, a heading, a cell of a table, or the HTML inside of
 * them. Only entities and `span` elements are used, which mean the same in all of these places.
 *
 * A `span` parts what GitHub would look for in the finished text, where no entity helps: mentions, issue numbers,
 * addresses, emoji names and formulas (GitHub's documentation shows `<span>$</span>` for the last).
 */
function markdownText(text, { limit = longestText } = {}) {
    return escaped((0,_core_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .J)((0,_core_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(text), limit));
}
/** The same in the letters of code: names, ids, branches. */
function markdownCode(text, options) {
    return `<code>${markdownText(text, options)}</code>`;
}
/** A sentence of the service: what it puts between backticks is code, everything else is text. */
function markdownSentence(text, { limit = longestText } = {}) {
    return (0,_core_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .J)((0,_core_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(text), limit)
        .split(/`([^`]+)`/)
        .map((part, index) => (index % 2 === 1 ? `<code>${escaped(part)}</code>` : escaped(part)))
        .join('');
}
/** The same in bold. */
function markdownStrong(text, options) {
    return `<strong>${markdownText(text, options)}</strong>`;
}
function escaped(text) {
    return text.replace(special, (found) => (apart.test(found) ? span(found) : entity(found)));
}
/** Signs of Markdown and HTML anywhere, list and rule markers where a text starts, and what GitHub looks for later. */
const special = /^[-+=]|^\d+[.)]|[\\`*_[\]<>&|~"']|[@$]|#(?=\w)|^#+|:(?=\/\/|[\w+-]+:)|(?<=\bwww)\.|(?<=\bGH)-(?=\d)/gi;
const apart = /^(?:[@$:.#]|-)$/;
function span(character) {
    return `<span>${character}</span>`;
}
function entity(characters) {
    return characters.replace(/[^0-9]/g, (character) => `&#${character.charCodeAt(0)};`);
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

/***/ 9784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ appTitle)
/* harmony export */ });
/** What the application is called: by its name, its id, or not at all where the service told neither. Hostile. */
function appTitle({ appName, appId }) {
    return appName ?? (appId || 'Builds');
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

/***/ 785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ shownState),
/* harmony export */   Vi: () => (/* binding */ stateName),
/* harmony export */   Xu: () => (/* binding */ stateWords),
/* harmony export */   qf: () => (/* binding */ unknownState)
/* harmony export */ });
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7614);

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
/** The word for a build that is there and that the service never showed. */
const unknownState = 'unknown';
/** The state that a workflow is shown with; `undefined` is a build that was never started. */
function shownState({ status, buildId, }) {
    return status ?? (buildId === undefined ? undefined : unknownState);
}
/** The sign of a state and how it is joined with a duration; `undefined` is a build that was never started. */
function stateWords(state) {
    if (state === undefined)
        return notStarted;
    if (state === unknownState)
        return unknown;
    return _contract_state_js__WEBPACK_IMPORTED_MODULE_0__/* .buildStates */ .dY.includes(state) ? words[state] : others;
}
/**
 * What is said for a state: the service's own word, which is hostile when the contract does not know it. Without one
 * there is no build that this step knows; whether its start arrived all the same may be unknown too.
 */
function stateName(state) {
    return state ?? 'without a build';
}


/***/ }),

/***/ 8582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HD: () => (/* binding */ queuedTime),
/* harmony export */   xD: () => (/* binding */ stateSpans),
/* harmony export */   y: () => (/* binding */ workflowDuration)
/* harmony export */ });
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7614);

/** The states of a workflow as this step saw them, one after the other; an end state takes no time. */
function stateSpans({ changes }, { now }) {
    return changes.map(({ state, at }, index) => {
        const until = changes[index + 1]?.at ?? ((0,_contract_state_js__WEBPACK_IMPORTED_MODULE_0__/* .hasEnded */ .hY)(state) ? at : now);
        return { state, from: at, to: Math.max(at, until) };
    });
}
/** How long the build took, or takes so far, in milliseconds; `undefined` for one that never began. */
function workflowDuration(workflow, { now }) {
    const from = workflow.startedAt ?? workflow.changes[0]?.at;
    if (from === undefined)
        return undefined;
    const ended = workflow.status !== undefined && (0,_contract_state_js__WEBPACK_IMPORTED_MODULE_0__/* .hasEnded */ .hY)(workflow.status);
    const to = workflow.finishedAt ?? (ended ? workflow.changes.at(-1)?.at : undefined) ?? now;
    return Math.max(0, to - from);
}
/** How long it waited for a machine, in milliseconds; `undefined` when this step never saw it queued. */
function queuedTime(workflow, at) {
    const queued = stateSpans(workflow, at).filter(({ state }) => state === 'queued');
    if (queued.length === 0)
        return undefined;
    return queued.reduce((sum, { from, to }) => sum + to - from, 0);
}


/***/ }),

/***/ 5833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ verdict),
/* harmony export */   X: () => (/* binding */ workflowVerdict)
/* harmony export */ });
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7614);
/* harmony import */ var _state_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(785);
/* harmony import */ var _times_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8582);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9731);




/**
 * The whole step in one line: the state of the one build, or how many builds are in which state. The time is told in the
 * end only: before, the line stands in a comment that nobody edits each second.
 */
function verdict(report, { now }) {
    const [only, ...others] = report.workflows;
    if (!only)
        return { icon: (0,_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .stateWords */ .Xu)(undefined).icon, text: 'nothing to build' };
    if (others.length === 0)
        return workflowVerdict(only, { now });
    const counts = new Map();
    for (const state of report.workflows.map(_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shownState */ .B5))
        counts.set(state, (counts.get(state) ?? 0) + 1);
    const worst = counts.has(undefined) ? undefined : counts.has(_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownState */ .qf) ? _state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownState */ .qf : report.status;
    const ordered = [...counts].toSorted(([left], [right]) => rank(left, worst) - rank(right, worst));
    const { icon, preposition } = (0,_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .stateWords */ .Xu)(worst);
    const all = ordered.length === 1;
    const text = all
        ? `all ${report.workflows.length} ${(0,_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .stateName */ .Vi)(worst)}`
        : ordered.map(([status, count]) => `${count} ${(0,_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .stateName */ .Vi)(status)}`).join(', ');
    const ended = report.workflows.every(({ status }) => status === undefined || (0,_contract_state_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY)(status));
    const time = (0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S5)((report.finishedAt ?? now) - report.startedAt);
    return { icon, text: ended ? `${text} ${all ? preposition : 'after'} ${time}` : text };
}
/** One build in one line: `finished in 4 min 12 s`. */
function workflowVerdict(workflow, at) {
    const state = (0,_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shownState */ .B5)(workflow);
    const { icon, preposition } = (0,_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .stateWords */ .Xu)(state);
    const duration = (0,_times_js__WEBPACK_IMPORTED_MODULE_3__/* .workflowDuration */ .y)(workflow, at);
    if (state === undefined || !(0,_contract_state_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY)(state) || duration === undefined)
        return { icon, text: (0,_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .stateName */ .Vi)(state) };
    return { icon, text: `${state} ${preposition} ${(0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S5)(duration)}` };
}
/** What was never started stands first, then the worst state, then the others as they come. */
function rank(status, worst) {
    if (status === undefined)
        return 0;
    return status === worst ? 1 : 2;
}


/***/ }),

/***/ 9448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ workflowName)
/* harmony export */ });
/**
 * What a workflow is called: by the name that the service tells, with the id where two have the same name; two builds
 * of one workflow are told apart by the build's id. Hostile.
 */
function workflowName(workflow, { workflows }) {
    const { workflowId, buildId } = workflow;
    const own = called(workflow);
    // By the id first: of two builds of one workflow, the name of one may be known before that of the other.
    const builtTwice = workflows.filter((other) => other.workflowId === workflowId).length > 1;
    if (builtTwice && buildId !== undefined && !own.includes(buildId))
        return `${own} (${buildId})`;
    const isShared = workflows.filter((other) => called(other) === own).length > 1;
    return isShared && own !== workflowId ? `${own} (${workflowId})` : own;
}
function called({ name, workflowId }) {
    return name?.trim() ? name : workflowId;
}


/***/ }),

/***/ 948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ removeCaches),
  L: () => (/* binding */ waitUntilGone)
});

// EXTERNAL MODULE: ./out/api/errors.js
var errors = __webpack_require__(3120);
// EXTERNAL MODULE: ./out/clock.js
var out_clock = __webpack_require__(3194);
// EXTERNAL MODULE: ./out/errors.js
var out_errors = __webpack_require__(4925);
;// CONCATENATED MODULE: ./out/tasks/requests/together.js
/**
 * Does the same with several things at once. Where one fails the others are ended, so that nothing goes on behind the
 * error.
 *
 * @throws the first error; the signal's reason
 */
async function together({ items, signal }, work) {
    const over = new AbortController();
    const either = AbortSignal.any([signal, over.signal]);
    try {
        return await Promise.all(items.map((item) => work(item, either)));
    }
    catch (error) {
        over.abort(error);
        throw error;
    }
}

;// CONCATENATED MODULE: ./out/tasks/caches/removal.js




/**
 * Starts to remove caches and returns the ids of those that will go. The removal itself is asynchronous: `waitUntilGone`
 * waits for it. An answer that was lost on the way back is no trouble: what was to be removed is known beforehand.
 */
async function removeCaches(removal, chosen) {
    const { client, runner, appId } = removal;
    const signal = runner.cancelled;
    if (chosen.kind === 'some') {
        await together({ items: chosen.caches, signal }, ({ _id: cacheId }, ended) => removeOne(removal, { cacheId, signal: ended }));
        return chosen.caches.map(({ _id }) => _id);
    }
    const listed = await client.caches.list(appId, { signal });
    const removed = await client.caches.removeAll(appId, { signal });
    return [...new Set([...listed.map(({ _id }) => _id), ...removed])];
}
/** A cache that is not there any more is what was asked for: this request, sent again, may have removed it itself. */
async function removeOne({ client, appId }, { cacheId, signal }) {
    try {
        await client.caches.remove({ appId, cacheId }, { signal });
    }
    catch (error) {
        if (!(error instanceof errors/* NotFound */.Mk))
            throw error;
    }
}
/** The pause between two looks at the list of caches, in milliseconds. */
const pauseMs = 2_000;
/**
 * Waits, at most `limits.cacheRemovalMs`, until none of the ids is listed any more: a build that starts before that
 * could still restore one (docs/api.md, "Caches"). What stays, or cannot be looked at, is one warning.
 */
async function waitUntilGone(removal, ids) {
    const { client, clock, limits, runner, appId } = removal;
    const signal = runner.cancelled;
    const end = clock.monotonic() + limits.cacheRemovalMs;
    let left = [...ids];
    let trouble;
    while (left.length > 0) {
        try {
            const listed = new Set((await client.caches.list(appId, { signal })).map(({ _id }) => _id));
            left = left.filter((id) => listed.has(id));
            trouble = undefined;
        }
        catch (error) {
            if (signal.aborted)
                throw error;
            trouble = (0,out_errors/* messageOf */.b)(error);
        }
        if (left.length === 0)
            return;
        if (clock.monotonic() >= end)
            break;
        await (0,out_clock/* sleep */.yy)(clock, Math.min(pauseMs, limits.cacheRemovalMs / 10), signal);
    }
    if (left.length > 0)
        runner.log.warning(trouble
            ? `Whether the caches are gone could not be seen. ${trouble}`
            : `${left.length} of the caches are still listed ${limits.cacheRemovalMs / 1000} s after their deletion began: ${left.join(', ')}. A build that starts now may restore them.`);
}


/***/ }),

/***/ 7279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QU: () => (/* binding */ maskSecrets),
/* harmony export */   dC: () => (/* binding */ readConnection)
/* harmony export */ });
/* unused harmony export hostedService */
/* harmony import */ var _core_input_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3057);
/* harmony import */ var _core_input_input_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1034);


const hostedService = 'https://api.codemagic.io';
/** Hides the secrets among the inputs. The first thing that any action does: nothing may be printed before it. */
function maskSecrets(runner, names) {
    for (const name of names)
        runner.mask(runner.input(name));
}
/** @throws InputError */
function readConnection(inputs) {
    return { token: readToken(inputs), baseUrl: inputs.value('baseUrl', _core_input_address_js__WEBPACK_IMPORTED_MODULE_0__/* .parseBaseUrl */ .Q2, hostedService) };
}
/** What no header can hold would fail in every attempt of a request, and look like a broken network. */
function readToken(inputs) {
    const token = inputs.required('token', 'Pass the API token of the build service as a secret of the repository. Workflows of forks, and Dependabot, get no secrets.');
    if (/^[!-~]+$/.test(token))
        return token;
    throw new _core_input_input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d(['token'], 'The input token holds a character that no token has, such as a space, a line break or a curly quotation mark. Check the secret that it comes from.');
}


/***/ }),

/***/ 4602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ refuseUnused)
/* harmony export */ });
/* harmony import */ var _core_input_input_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1034);

/**
 * Refuses inputs that an operation does not use: whoever gives one expects something else to happen.
 *
 * @throws InputError
 */
function refuseUnused(inputs, { operation, unused }) {
    const given = unused.filter((name) => inputs.text(name) !== '');
    if (given.length > 0)
        throw new _core_input_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(['operation', ...given], `The input operation is ${operation}, which does not use ${given.join(', ')}. Leave it out, or choose another operation.`);
}


/***/ })

};
