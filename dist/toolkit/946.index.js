export const id = 946;
export const ids = [946];
export const modules = {

/***/ 3843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ waitUntilGone),
/* harmony export */   y: () => (/* binding */ removeCaches)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6860);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7094);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9473);



/**
 * Starts to remove caches and returns the ids of those that will go. The removal itself is asynchronous: `waitUntilGone`
 * waits for it. An answer that was lost on the way back is no trouble: what was to be removed is known beforehand.
 */
async function removeCaches(removal, chosen) {
    const { client, runner, appId } = removal;
    const signal = runner.cancelled;
    if (chosen.kind === 'some') {
        await Promise.all(chosen.caches.map(({ _id: cacheId }) => removeOne(removal, cacheId)));
        return chosen.caches.map(({ _id }) => _id);
    }
    const listed = await client.caches.list(appId, { signal });
    const removed = await client.caches.removeAll(appId, { signal });
    return [...new Set([...listed.map(({ _id }) => _id), ...removed])];
}
/** A cache that is not there any more is what was asked for: this request, sent again, may have removed it itself. */
async function removeOne({ client, runner, appId }, cacheId) {
    try {
        await client.caches.remove({ appId, cacheId }, { signal: runner.cancelled });
    }
    catch (error) {
        if (!(error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk))
            throw error;
    }
}
/** The pause between two looks at the list of caches, in milliseconds. */
const pauseMs = 2_000;
/**
 * Waits, at most `limits.cacheRemovalMs`, until none of the ids is listed any more: a build that starts before that
 * could still restore one (DESIGN 5.5). What stays, or cannot be looked at, is one warning.
 */
async function waitUntilGone(removal, ids) {
    const { client, clock, limits, runner, appId } = removal;
    const signal = runner.cancelled;
    const end = clock.now() + limits.cacheRemovalMs;
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
            trouble = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .b)(error);
        }
        if (left.length === 0)
            return;
        if (clock.now() >= end)
            break;
        await (0,_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .sleep */ .yy)(clock, Math.min(pauseMs, limits.cacheRemovalMs / 10), signal);
    }
    if (left.length > 0)
        runner.log.warning(trouble
            ? `Whether the caches are gone could not be seen. ${trouble}`
            : `${left.length} of the caches are still listed ${limits.cacheRemovalMs / 1000} s after their deletion began: ${left.join(', ')}. A build that starts now may restore them.`);
}


/***/ }),

/***/ 2773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ parseBoolean)
/* harmony export */ });
/* harmony import */ var _bad_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2466);

/** Reads a boolean as YAML 1.2 writes it (core schema), and nothing else. */
function parseBoolean(text) {
    if (/^(true|True|TRUE)$/.test(text))
        return true;
    if (/^(false|False|FALSE)$/.test(text))
        return false;
    throw new _bad_value_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .F('true or false');
}


/***/ }),

/***/ 6338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var _bad_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2466);

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

/***/ 7849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ durationBetween)
/* harmony export */ });
/* unused harmony export parseDuration */
/* harmony import */ var _bad_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2466);

const allowed = 'a duration: whole numbers with s, m, h or d, largest first, such as 90s, 45m, 2h, 1h30m or 7d';
const form = /^(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/;
const unitSeconds = [86_400, 3_600, 60, 1];
/** Reads a duration such as `1h30m`; the result is in milliseconds. A bare number is refused: its unit is anybody's guess. */
function parseDuration(text) {
    const numbers = form.exec(text)?.slice(1);
    if (!numbers || text === '')
        throw new _bad_value_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .F(/^\d+$/.test(text) ? `${allowed}; a unit is missing: ${text}s?` : allowed);
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

/***/ 1906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eS: () => (/* binding */ aboutLine),
/* harmony export */   k1: () => (/* binding */ workflowLink),
/* harmony export */   ky: () => (/* binding */ headingText)
/* harmony export */ });
/* harmony import */ var _escape_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(103);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1674);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7342);
/* harmony import */ var _workflow_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84);




/** What summary and comment say first, as a heading: the application and the verdict. */
function headingText(report, at) {
    const { icon, text } = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .verdict */ .W)(report, at);
    return `${icon} ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)(report.appName ?? report.appId)}: ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)(text)}`;
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
    const text = (0,_workflow_name_js__WEBPACK_IMPORTED_MODULE_3__/* .workflowName */ .t)(workflow, report);
    return workflow.pageUrl ? (0,_escape_link_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownLink */ .iQ)({ text, address: workflow.pageUrl }) : (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)(text);
}
/** In comments GitHub itself makes a link of the first letters of a hash, but not of code. */
function commitText(hash) {
    return /^[0-9a-f]{7,64}$/.test(hash) ? hash.slice(0, 10) : (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(hash, { limit: 10 });
}


/***/ }),

/***/ 5546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ linkWord),
/* harmony export */   f: () => (/* binding */ artefactLink)
/* harmony export */ });
/* harmony import */ var _escape_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(103);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5088);


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

/***/ 8436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ artefactTable)
/* harmony export */ });
/* harmony import */ var _artefact_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5546);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1674);
/* harmony import */ var _escape_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(131);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5088);




const columns = {
    name: { title: 'Artefact', cell: ({ name }) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(name) },
    type: { title: 'Type', cell: ({ type }) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)(type ?? '–') },
    size: { title: 'Size', side: 'right', cell: ({ size }) => (size === undefined ? '–' : (0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .sizeText */ .lP)(size)) },
    md5: { title: 'MD5', cell: ({ md5 }) => (md5 ? (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(md5) : '–') },
    link: { title: 'Link', cell: _artefact_link_js__WEBPACK_IMPORTED_MODULE_0__/* .artefactLink */ .f },
};
/** The artefacts of one or several workflows, a row each. */
function artefactTable(artefacts, { columns: names, workflowName }) {
    const all = names.map((name) => columns[name]);
    if (workflowName)
        all.splice(1, 0, { title: 'Workflow', cell: (artefact) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)(workflowName(artefact)) });
    return (0,_escape_table_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownTable */ .Q)(all, artefacts.map((artefact) => all.map(({ cell }) => cell(artefact))));
}


/***/ }),

/***/ 7601:
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

/***/ 103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ linkAddress),
/* harmony export */   iQ: () => (/* binding */ markdownLink),
/* harmony export */   lt: () => (/* binding */ attribute)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7030);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1674);


/** Browsers and readers of QR codes give up on longer ones. */
const longestAddress = 2_048;
/**
 * An address that may become a link: https, or http to this machine, without a user name in it, which could pass for
 * the host. `undefined` for everything else (DESIGN 2.5, links).
 */
function linkAddress(address) {
    const url = URL.parse(address);
    if (!url)
        return undefined;
    if (url.username !== '' || url.password !== '' || url.href.length > longestAddress)
        return undefined;
    if (url.protocol === 'https:')
        return url.href;
    return url.protocol === 'http:' && isLoopback(url.hostname) ? url.href : undefined;
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
function isLoopback(hostname) {
    return (hostname === 'localhost' || hostname === '[::1]' || ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(hostname) && hostname.startsWith('127.')));
}


/***/ }),

/***/ 1674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   Jr: () => (/* binding */ markdownStrong),
/* harmony export */   nv: () => (/* binding */ markdownSentence),
/* harmony export */   p7: () => (/* binding */ markdownText)
/* harmony export */ });
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8639);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9786);


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
    return escaped((0,_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .J)((0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(text), limit));
}
/** The same in the letters of code: names, ids, branches. */
function markdownCode(text, options) {
    return `<code>${markdownText(text, options)}</code>`;
}
/** A sentence of the service: what it puts between backticks is code, everything else is text. */
function markdownSentence(text, { limit = longestText } = {}) {
    return (0,_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .J)((0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(text), limit)
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

/***/ 131:
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

/***/ 5567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ problemList)
/* harmony export */ });
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1674);
/* harmony import */ var _state_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7702);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5088);
/* harmony import */ var _workflow_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84);




/** Why builds failed, then steps whose failure was ignored, as a Markdown list; `undefined` where all is well. */
function problemList(report) {
    const name = (workflow) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownStrong */ .Jr)((0,_workflow_name_js__WEBPACK_IMPORTED_MODULE_3__/* .workflowName */ .t)(workflow, report));
    const failures = report.workflows.flatMap((workflow) => {
        const { failure, status } = workflow;
        if (!failure)
            return [];
        const step = failure.step ? `<br>Failed step: ${stepText(failure.step)}` : '';
        return [`- ${(0,_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .stateWords */ .X)(status).icon} ${name(workflow)}: ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownSentence */ .nv)(failure.reason)}${step}`];
    });
    const ignored = report.workflows.flatMap((workflow) => workflow.ignoredFailures.map((step) => `- ${(0,_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .stateWords */ .X)('warning').icon} ${name(workflow)} went on although a step failed: ${stepText(step)}`));
    return [...failures, ...ignored].join('\n') || undefined;
}
function stepText({ name, duration }) {
    return `${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(name)}${duration === undefined ? '' : `, after ${(0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S5)(duration)}`}`;
}


/***/ }),

/***/ 8653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ iosNote),
/* harmony export */   Z: () => (/* binding */ qrFigures)
/* harmony export */ });
/* harmony import */ var _artefact_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5546);
/* harmony import */ var _escape_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8639);
/* harmony import */ var _escape_link_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(103);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1674);
/* harmony import */ var _escape_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9786);





/**
 * The QR codes of artefacts as Markdown, each in a paragraph of its own: in a cell of a table a browser makes pictures
 * smaller, and a small one cannot be scanned.
 */
function qrFigures(artefacts) {
    return artefacts.flatMap((artefact) => {
        const address = artefact.qrCodeUrl && (0,_escape_link_js__WEBPACK_IMPORTED_MODULE_1__/* .linkAddress */ .$i)(artefact.qrCodeUrl);
        if (!address)
            return [];
        const alt = (0,_escape_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .J)((0,_escape_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .R)(`QR code: ${(0,_artefact_link_js__WEBPACK_IMPORTED_MODULE_0__/* .linkWord */ .F)(artefact).toLowerCase()} ${artefact.name}`), 300);
        const caption = `${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownStrong */ .Jr)((0,_artefact_link_js__WEBPACK_IMPORTED_MODULE_0__/* .linkWord */ .F)(artefact))} ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownCode */ .D9)(artefact.name)}`;
        return [`${caption}\n\n<img src="${(0,_escape_link_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(address)}" alt="${(0,_escape_link_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(alt)}">`];
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

/***/ 2950:
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

/***/ 7702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ stateName),
/* harmony export */   X: () => (/* binding */ stateWords)
/* harmony export */ });
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4402);

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
/** The sign of a state and how it is joined with a duration; `undefined` is a build that was never started. */
function stateWords(state) {
    if (state === undefined)
        return notStarted;
    return _contract_state_js__WEBPACK_IMPORTED_MODULE_0__/* .buildStates */ .dY.includes(state) ? words[state] : others;
}
/** What is said for a state: the service's own word, which is hostile when the contract does not know it. */
function stateName(state) {
    return state ?? 'not started';
}


/***/ }),

/***/ 139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ largestSummary),
  e: () => (/* binding */ summaryMarkdown)
});

// EXTERNAL MODULE: ./build/report/about.js
var about = __webpack_require__(1906);
// EXTERNAL MODULE: ./build/report/artefact-table.js
var artefact_table = __webpack_require__(8436);
// EXTERNAL MODULE: ./build/report/escape/cut.js
var cut = __webpack_require__(8639);
// EXTERNAL MODULE: ./build/report/escape/visible.js
var visible = __webpack_require__(9786);
;// CONCATENATED MODULE: ./build/report/escape/code-block.js


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

// EXTERNAL MODULE: ./build/report/escape/folded.js
var folded = __webpack_require__(7601);
// EXTERNAL MODULE: ./build/report/escape/markdown.js
var markdown = __webpack_require__(1674);
// EXTERNAL MODULE: ./build/report/escape/table.js
var table = __webpack_require__(131);
// EXTERNAL MODULE: ./build/report/problems.js
var problems = __webpack_require__(5567);
// EXTERNAL MODULE: ./build/report/qr-figure.js
var qr_figure = __webpack_require__(8653);
// EXTERNAL MODULE: ./build/report/shorten.js
var shorten = __webpack_require__(2950);
// EXTERNAL MODULE: ./build/report/state-words.js
var state_words = __webpack_require__(7702);
// EXTERNAL MODULE: ./build/contract/state.js
var contract_state = __webpack_require__(4402);
;// CONCATENATED MODULE: ./build/report/escape/mermaid.js


/** Characters; longer names run out of the picture. */
const longestName = 40;
/**
 * The name of a section or a task in a Mermaid chart. Every sign that Mermaid could read becomes one of its entities
 * (`#58;` is a colon). A task's name must not stand first on its line: `title` or `click` there would be an order.
 */
function mermaidName(text) {
    return (0,cut/* cut */.J)((0,visible/* visible */.R)(text), longestName).replace(/[^\p{L}\p{M}\p{N} .,_()/+…-]/gu, (character) => `#${character.codePointAt(0)};`);
}

// EXTERNAL MODULE: ./build/report/times.js
var times = __webpack_require__(5154);
// EXTERNAL MODULE: ./build/report/units.js
var units = __webpack_require__(5088);
// EXTERNAL MODULE: ./build/report/workflow-name.js
var workflow_name = __webpack_require__(84);
;// CONCATENATED MODULE: ./build/report/timeline.js








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
        ...(spans.length > 0 ? [`  section ${(0,state_words/* stateWords */.X)(workflow.status).icon} ${name}`] : []),
        ...spans.map((span) => bar(span, { tone: tone(span, { last: spans.at(-1), workflow }), start: report.startedAt })),
    ];
}
/** `🔨 building 3 min 40 s :2000-01-01 00:00:12, 2000-01-01 00:03:52`; the sign keeps the name off the line's start. */
function bar({ state, from, to }, { tone, start }) {
    const name = mermaidName(`${state} ${(0,units/* durationText */.S5)(to - from)}`);
    return `    ${(0,state_words/* stateWords */.X)(state).icon} ${name} :${tone}${chartTime(from - start)}, ${chartTime(to - start)}`;
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

;// CONCATENATED MODULE: ./build/report/summary.js














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
        `${(0,state_words/* stateWords */.X)(workflow.status).icon} ${(0,markdown/* markdownText */.p7)((0,state_words/* stateName */.V)(workflow.status))}`,
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
    const owner = ({ workflowId }) => {
        const workflow = report.workflows.find((one) => one.workflowId === workflowId);
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
        const title = `${name}: the last ${step.logTail.length} lines of ${(0,markdown/* markdownCode */.D9)(step.name)}`;
        return [(0,folded/* folded */.T)({ title, body: codeBlock(step.logTail) })];
    });
}


/***/ }),

/***/ 5154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HD: () => (/* binding */ queuedTime),
/* harmony export */   xD: () => (/* binding */ stateSpans),
/* harmony export */   y: () => (/* binding */ workflowDuration)
/* harmony export */ });
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4402);

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

/***/ 5088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ momentText),
/* harmony export */   S5: () => (/* binding */ durationText),
/* harmony export */   lP: () => (/* binding */ sizeText),
/* harmony export */   nG: () => (/* binding */ stopwatchText),
/* harmony export */   oV: () => (/* binding */ untilText)
/* harmony export */ });
/* harmony import */ var pretty_bytes__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5901);
/* harmony import */ var _contract_timestamp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3867);


const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
/** A duration as people say it, by its two largest units: `12 s`, `4 min 12 s`, `1 h 30 min`, `2 d 3 h`. */
function durationText(ms) {
    const rounded = Math.max(0, Math.round(ms / second)) * second;
    if (rounded >= day)
        return two(rounded, [day, 'd'], [hour, 'h']);
    if (rounded >= hour)
        return two(rounded, [hour, 'h'], [minute, 'min']);
    if (rounded >= minute)
        return two(rounded, [minute, 'min'], [second, 's']);
    return `${rounded / second} s`;
}
function two(ms, [large, largeName], [small, smallName]) {
    const rest = Math.floor((ms % large) / small);
    return `${Math.floor(ms / large)} ${largeName}${rest > 0 ? ` ${rest} ${smallName}` : ''}`;
}
/** Time since a start as a stopwatch shows it: `00:12`, `04:24`, `1:04:24`. */
function stopwatchText(ms) {
    const seconds = Math.max(0, Math.floor(ms / second));
    const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
    const hours = Math.floor(seconds / 3600);
    return [...(hours > 0 ? [String(hours)] : []), ...parts].join(':');
}
/** Bytes in the units that people use, with a space that never breaks: `18.2 MB`. */
function sizeText(bytes) {
    return (0,pretty_bytes__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(bytes, { nonBreakingSpace: true });
}
const moment = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
});
/** A moment, in the zone that a runner has: `19 Nov 2026, 16:05 UTC`. Milliseconds since the Unix epoch. */
function momentText(ms) {
    return `${moment.format(ms)} UTC`;
}
/** `until 19 Nov 2026, 16:05 UTC` for the time to which a link works; `undefined` where none was told. */
function untilText(timestamp) {
    const ms = (0,_contract_timestamp_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTimestamp */ .EH)(timestamp);
    return ms === undefined ? undefined : `until ${momentText(ms)}`;
}


/***/ }),

/***/ 7342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ verdict),
/* harmony export */   X: () => (/* binding */ workflowVerdict)
/* harmony export */ });
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4402);
/* harmony import */ var _state_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7702);
/* harmony import */ var _times_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5154);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5088);




/**
 * The whole step in one line: the state of the one build, or how many builds are in which state. The time is told in the
 * end only: before, the line stands in a comment that nobody edits each second.
 */
function verdict(report, { now }) {
    const [only, ...others] = report.workflows;
    if (!only)
        return { icon: (0,_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .stateWords */ .X)(undefined).icon, text: 'nothing to build' };
    if (others.length === 0)
        return workflowVerdict(only, { now });
    const counts = new Map();
    for (const { status } of report.workflows)
        counts.set(status, (counts.get(status) ?? 0) + 1);
    const worst = counts.has(undefined) ? undefined : report.status;
    const ordered = [...counts].toSorted(([left], [right]) => rank(left, worst) - rank(right, worst));
    const { icon, preposition } = (0,_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .stateWords */ .X)(worst);
    const all = ordered.length === 1;
    const text = all
        ? `all ${report.workflows.length} ${(0,_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .stateName */ .V)(worst)}`
        : ordered.map(([status, count]) => `${count} ${(0,_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .stateName */ .V)(status)}`).join(', ');
    const ended = report.workflows.every(({ status }) => status === undefined || (0,_contract_state_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY)(status));
    const time = (0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S5)((report.finishedAt ?? now) - report.startedAt);
    return { icon, text: ended ? `${text} ${all ? preposition : 'after'} ${time}` : text };
}
/** One build in one line: `finished in 4 min 12 s`. */
function workflowVerdict(workflow, at) {
    const { status } = workflow;
    const { icon, preposition } = (0,_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .stateWords */ .X)(status);
    const duration = (0,_times_js__WEBPACK_IMPORTED_MODULE_3__/* .workflowDuration */ .y)(workflow, at);
    if (status === undefined || !(0,_contract_state_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY)(status) || duration === undefined)
        return { icon, text: (0,_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .stateName */ .V)(status) };
    return { icon, text: `${status} ${preposition} ${(0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S5)(duration)}` };
}
/** What was never started stands first, then the worst state, then the others as they come. */
function rank(status, worst) {
    if (status === undefined)
        return 0;
    return status === worst ? 1 : 2;
}


/***/ }),

/***/ 84:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ workflowName)
/* harmony export */ });
/** What a workflow is called: by the name that the service tells, with the id where two have the same name. Hostile. */
function workflowName(workflow, { workflows }) {
    const { name, workflowId } = workflow;
    if (!name?.trim())
        return workflowId;
    const twins = workflows.filter((other) => (other.name ?? other.workflowId) === name);
    return twins.length > 1 ? `${name} (${workflowId})` : name;
}


/***/ })

};
