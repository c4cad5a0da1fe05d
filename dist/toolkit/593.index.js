export const id = 593;
export const ids = [593];
export const modules = {

/***/ 6184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ artefactFilter)
/* harmony export */ });
/**
 * Whether an artefact's name is meant by the patterns, of which one that begins with `!` takes away. No patterns, or
 * only such as take away, mean all others.
 */
function artefactFilter(patterns) {
    const wanted = patterns.filter(({ excludes }) => !excludes);
    const unwanted = patterns.filter(({ excludes }) => excludes);
    return (name) => (wanted.length === 0 || wanted.some((pattern) => pattern.matches(name))) &&
        !unwanted.some((pattern) => pattern.matches(name));
}


/***/ }),

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

/***/ 1981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseList),
/* harmony export */   L: () => (/* binding */ parseLines)
/* harmony export */ });
/** Reads one entry a line; blank lines and surrounding white space do not count. */
function parseLines(text) {
    return text
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
}
/** Reads one entry a line or several with commas between them. */
function parseList(text) {
    return parseLines(text.replaceAll(',', '\n'));
}


/***/ }),

/***/ 2126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ parsePatterns)
/* harmony export */ });
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4613);
/* harmony import */ var _wrong_pattern_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1002);
/* harmony import */ var _bad_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4086);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1981);




/** Reads the patterns of names, one a line. @throws BadValue */
function parsePatterns(text) {
    return (0,_list_js__WEBPACK_IMPORTED_MODULE_1__/* .parseLines */ .L)(text).map((line, at) => {
        try {
            return (0,_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePattern */ .E)(line, { hidden: 'matched' });
        }
        catch (error) {
            if (!(error instanceof _wrong_pattern_js__WEBPACK_IMPORTED_MODULE_3__/* .WrongPattern */ .C))
                throw error;
            const allowed = 'a list of patterns with *, ?, **, classes, braces and a leading !';
            throw new _bad_value_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .F(allowed, `pattern ${at + 1}: ${error.message.replace(/\.$/, '')}`);
        }
    });
}


/***/ }),

/***/ 1306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WY: () => (/* binding */ sameRef),
/* harmony export */   at: () => (/* binding */ branchName),
/* harmony export */   d0: () => (/* binding */ refText),
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
/** `branch main`, `tag v1.2`: the ref in the words of a message. */
function refText(ref) {
    return 'branch' in ref ? `branch ${ref.branch}` : `tag ${ref.tag}`;
}


/***/ }),

/***/ 4613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ parsePattern)
});

// EXTERNAL MODULE: ./out/wrong-pattern.js
var wrong_pattern = __webpack_require__(1002);
;// CONCATENATED MODULE: ./out/pattern-braces.js

/** How many alternatives the braces of one pattern may make. */
const mostAlternatives = 100;
/** The texts that the braces stand for. Braces without a comma, and such as nothing closes, stand for themselves. @throws WrongPattern */
function expandBraces(text) {
    const [done, left] = [[], [text]];
    for (let one = left.pop(); one !== undefined; one = left.pop()) {
        const group = firstGroup(one);
        if (group) {
            const [head, tail] = [one.slice(0, group.start), one.slice(group.end)];
            left.push(...group.options.map((option) => head + option + tail).reverse());
        }
        else
            done.push(one);
        if (done.length + left.length > mostAlternatives)
            throw new wrong_pattern/* WrongPattern */.C(`Its braces make more than ${mostAlternatives} alternatives.`);
    }
    return done;
}
function firstGroup(text) {
    const open = [];
    let first;
    for (let at = 0; at < text.length; at += 1) {
        if (text[at] === '\\')
            at += 1;
        else if (text[at] === '{')
            open.push([at]);
        else if (text[at] === ',')
            open.at(-1)?.push(at);
        else if (text[at] === '}') {
            const marks = [...(open.pop() ?? []), at];
            const [start = 0] = marks;
            if (marks.length === 2 && text.slice(start, at).includes('..'))
                throw new wrong_pattern/* WrongPattern */.C('Ranges in braces are not understood here; write such as {1,2,3} instead.');
            if (marks.length > 2 && start < (first?.[0] ?? Infinity))
                first = marks;
        }
    }
    if (!first)
        return undefined;
    const marks = first;
    return {
        start: marks[0] ?? 0,
        end: (marks.at(-1) ?? 0) + 1,
        options: marks.slice(1).map((mark, index) => text.slice((marks[index] ?? 0) + 1, mark)),
    };
}

;// CONCATENATED MODULE: ./out/pattern-part.js

/** @throws WrongPattern */
function parsePart(text, hidden) {
    const tokens = tokensOf([...text]);
    const literals = tokens.map((token) => (token === '*' ? undefined : token.literal));
    return {
        literal: literals.every((literal) => literal !== undefined) ? literals.join('') : undefined,
        matches: (name) => matchesPart(tokens, [...name], hidden),
    };
}
/** Of several `*` only the last one has to be taken back: what came before it matched as early as it could. */
function matchesPart(tokens, characters, hidden) {
    const [first] = tokens;
    if (hidden === 'written' && characters[0] === '.' && (first === '*' || first?.literal !== '.'))
        return false;
    let [at, next] = [0, 0];
    let star;
    while (next < characters.length) {
        const token = tokens[at];
        if (token === '*') {
            star = { at, next };
            at += 1;
        }
        else if (token?.fits(characters[next] ?? '')) {
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
        const character = text[at] ?? '';
        const group = character === '[' ? classAt(text, at) : undefined;
        const isEscape = character === '\\' && at + 1 < text.length;
        if (character === '*')
            tokens.push('*');
        else if (character === '?')
            tokens.push({ fits: () => true });
        else if (group)
            tokens.push(group.token);
        else
            tokens.push(oneCharacter(isEscape ? (text[at + 1] ?? '') : character));
        at = group ? group.end : at + (isEscape ? 2 : 1);
    }
    return tokens;
}
function oneCharacter(literal) {
    return { literal, fits: (character) => character === literal };
}
/** The class that begins at the bracket; nothing where none closes it: such a bracket stands for itself. */
function classAt(text, start) {
    const isNegated = text[start + 1] === '!' || text[start + 1] === '^';
    const ranges = [];
    const take = () => {
        if (text[at] === '[' && text[at + 1] === ':')
            throw new wrong_pattern/* WrongPattern */.C('Named classes are not understood here; write such as [a-z] instead.');
        if (text[at] === '\\')
            at += 1;
        at += 1;
        return text[at - 1] ?? '';
    };
    let at = start + (isNegated ? 2 : 1);
    // A bracket that comes first is one of the characters.
    for (let isFirst = true; isFirst || text[at] !== ']'; isFirst = false) {
        if (at >= text.length)
            return undefined;
        const low = take();
        const isRange = text[at] === '-' && at + 1 < text.length && text[at + 1] !== ']';
        if (isRange)
            at += 1;
        ranges.push([low, isRange ? take() : low]);
    }
    const isIn = (character) => ranges.some(([low, high]) => low <= character && character <= high);
    return { token: { fits: (character) => isIn(character) !== isNegated }, end: at + 1 };
}

;// CONCATENATED MODULE: ./out/pattern.js
/**
 * Glob patterns: `*`, `?`, classes, braces, `**` between the parts of a path, and a leading `!`. A match takes at most
 * pattern times name steps, whatever the two say: both can come from somebody else. So no regular expression is made
 * of a pattern: its time may double with each character.
 */



/** The longest path of Linux. */
const mostCharacters = 4_096;
/** @throws WrongPattern for extglobs, ranges in braces, named classes, and what is too long */
function parsePattern(text, { hidden }) {
    if (text.length > mostCharacters)
        throw new wrong_pattern/* WrongPattern */.C(`It has more than ${mostCharacters} characters.`);
    const extglob = /(?<!\\)[?*+@!]\(/.exec(text)?.[0];
    if (extglob)
        throw new wrong_pattern/* WrongPattern */.C(`\`${extglob}…)\` is not understood here; braces such as {a,b} name alternatives.`);
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
function pathPattern(text, hidden) {
    const parts = partsOf(text, hidden);
    const literals = parts.map((part) => (part === '**' ? undefined : part.literal));
    const wild = literals.slice(0, -1).indexOf(undefined);
    /** `**` may also stand for no name at all. */
    const withSkipped = (places) => [
        ...new Set(places.flatMap((at) => (parts[at] === '**' ? [at, at + 1] : [at]))),
    ];
    return {
        base: literals.slice(0, wild < 0 ? -1 : wild).filter((literal) => literal !== undefined),
        begin: (after = 0) => withSkipped([after]),
        advance(places, name) {
            const next = places.flatMap((at) => {
                const part = parts[at];
                if (part === '**')
                    return hidden === 'written' && name.startsWith('.') ? [] : [at];
                return part?.matches(name) ? [at + 1] : [];
            });
            return withSkipped(next);
        },
        isEnd: (places) => places.includes(parts.length),
        goesOn: (places) => places.some((at) => at < parts.length),
    };
}
/** `.` and empty parts mean nothing but at the start, where an empty one begins an absolute path; `**` twice is once. */
function partsOf(text, hidden) {
    const parts = text
        .split('/')
        .filter((part, at) => part !== '.' && (part !== '' || at === 0))
        .map((part) => (part === '**' ? part : parsePart(part, hidden)));
    return parts.filter((part, at) => part !== '**' || parts[at - 1] !== '**');
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

/***/ 2933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MT: () => (/* binding */ verdictLine),
/* harmony export */   Qc: () => (/* binding */ artefactLines),
/* harmony export */   Sh: () => (/* binding */ waitingLine),
/* harmony export */   WK: () => (/* binding */ failureGroup),
/* harmony export */   lw: () => (/* binding */ openingLine),
/* harmony export */   sv: () => (/* binding */ artefactText),
/* harmony export */   sx: () => (/* binding */ startedLine),
/* harmony export */   vK: () => (/* binding */ changeLine)
/* harmony export */ });
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7614);
/* harmony import */ var _core_refs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1306);
/* harmony import */ var _core_text_cut_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6416);
/* harmony import */ var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6345);
/* harmony import */ var _core_text_visible_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(634);
/* harmony import */ var _escape_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5979);
/* harmony import */ var _wording_app_title_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9784);
/* harmony import */ var _wording_state_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(785);
/* harmony import */ var _wording_times_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8582);
/* harmony import */ var _wording_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9731);
/* harmony import */ var _wording_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5833);
/* harmony import */ var _wording_workflow_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9448);
/**
 * What the log says of a step's builds: every state once, and nothing between them. All lines are safe to print.
 */












/** Names stand in a column; a longer one is cut. */
const longestName = 32;
/** What is about to be built: `Building Demo App, branch main: android, ios`. */
function openingLine(report) {
    const names = report.workflows.map((workflow) => (0,_wording_workflow_name_js__WEBPACK_IMPORTED_MODULE_4__/* .workflowName */ .t)(workflow, report)).join(', ');
    const what = [report.appName ?? report.appId, ...(report.ref ? [(0,_core_refs_js__WEBPACK_IMPORTED_MODULE_5__/* .refText */ .d0)(report.ref)] : [])].join(', ');
    return (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_6__/* .logLine */ .B)(`Building ${what}: ${names}`);
}
/** What is waited for: `Waiting for Demo App, branch main: android (5f3e…), ios (5f3f…)`. */
function waitingLine(report) {
    const names = report.workflows.map((workflow) => {
        const [name, { buildId = '' }] = [(0,_wording_workflow_name_js__WEBPACK_IMPORTED_MODULE_4__/* .workflowName */ .t)(workflow, report), workflow];
        return name.includes(buildId) ? name : `${name} (${buildId})`;
    });
    const app = report.appName ?? report.appId;
    const what = [...(app ? [app] : []), ...(report.ref ? [(0,_core_refs_js__WEBPACK_IMPORTED_MODULE_5__/* .refText */ .d0)(report.ref)] : [])].join(', ');
    return (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_6__/* .logLine */ .B)(`Waiting for ${what ? `${what}: ` : ''}${names.join(', ')}`);
}
/** Where to look at the build, once it is started: its page where that is known, otherwise its id. */
function startedLine(view) {
    const page = view.workflow.pageUrl && (0,_escape_link_js__WEBPACK_IMPORTED_MODULE_0__/* .linkAddress */ .$i)(view.workflow.pageUrl);
    return stampedLine(view, `🔗 ${page ?? `build ${view.workflow.buildId ?? 'without an id'}`}`);
}
/** The state that the workflow is in now: since when, how long the one before took, and the time left. */
function changeLine({ report, workflow, now }) {
    const spans = (0,_wording_times_js__WEBPACK_IMPORTED_MODULE_7__/* .stateSpans */ .xD)(workflow, { now });
    const [before, current] = [spans.at(-2), spans.at(-1)];
    const state = current?.state ?? workflow.status;
    const parts = [
        `${(0,_wording_state_words_js__WEBPACK_IMPORTED_MODULE_1__/* .stateWords */ .Xu)(state).icon} ${(0,_wording_state_words_js__WEBPACK_IMPORTED_MODULE_1__/* .stateName */ .Vi)(state)}`,
        ...(before ? [`(${before.state} ${(0,_wording_units_js__WEBPACK_IMPORTED_MODULE_2__/* .durationText */ .S5)(before.to - before.from)})`] : []),
        ...(workflow.estimate && state !== undefined && !(0,_contract_state_js__WEBPACK_IMPORTED_MODULE_8__/* .hasEnded */ .hY)(state) ? [`· ${workflow.estimate}`] : []),
    ];
    return stampedLine({ report, workflow, now: current?.from ?? now }, parts.join(' '));
}
/** One line for each artefact, with the public link where there is one. */
function artefactLines(view) {
    return view.workflow.artefacts.map((artefact) => stampedLine(view, artefactText(artefact)));
}
/** How the whole step ended. */
function verdictLine(report, { now }) {
    const { icon, text } = (0,_wording_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .verdict */ .W)(report, { now });
    return (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_6__/* .logLine */ .B)(`${icon} ${(0,_wording_app_title_js__WEBPACK_IMPORTED_MODULE_9__/* .appTitle */ .m)(report)}: ${text}`);
}
/** The end of the failed step's log, folded under a title that says why; `undefined` where there is none. */
function failureGroup({ report, workflow }) {
    const step = workflow.failure?.step;
    if (!step?.logTail?.length)
        return undefined;
    const title = `${(0,_wording_workflow_name_js__WEBPACK_IMPORTED_MODULE_4__/* .workflowName */ .t)(workflow, report)}: ${(0,_wording_units_js__WEBPACK_IMPORTED_MODULE_2__/* .lastLinesText */ .RV)(step.logTail.length)} of ${step.name}`;
    return { title: (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_6__/* .logLine */ .B)(title), lines: step.logTail.map((line) => (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_6__/* .logLine */ .B)(line)) };
}
/** `04:24  android  text`; with one workflow its name is left out, as every line would have it. */
function stampedLine({ report, workflow, now }, text) {
    const time = (0,_wording_units_js__WEBPACK_IMPORTED_MODULE_2__/* .stopwatchText */ .nG)(now - report.startedAt);
    if (report.workflows.length < 2)
        return (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_6__/* .logLine */ .B)(`${time}  ${text}`);
    const name = (of) => (0,_core_text_cut_js__WEBPACK_IMPORTED_MODULE_10__/* .cut */ .J)((0,_core_text_visible_js__WEBPACK_IMPORTED_MODULE_11__/* .visible */ .R)((0,_wording_workflow_name_js__WEBPACK_IMPORTED_MODULE_4__/* .workflowName */ .t)(of, report)), longestName);
    const width = Math.max(...report.workflows.map((other) => name(other).length));
    return (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_6__/* .logLine */ .B)(`${time}  ${name(workflow).padEnd(width)}  ${text}`);
}
/** One artefact: its name and size, where it was downloaded to, and its public link. Not escaped yet. */
function artefactText({ name, size, publicUrl, expiresAt, path }) {
    const link = publicUrl && (0,_escape_link_js__WEBPACK_IMPORTED_MODULE_0__/* .linkAddress */ .$i)(publicUrl);
    const until = (0,_wording_units_js__WEBPACK_IMPORTED_MODULE_2__/* .untilText */ .oV)(expiresAt);
    return [
        '📎',
        (0,_core_text_cut_js__WEBPACK_IMPORTED_MODULE_10__/* .cut */ .J)(name, 200),
        ...(size === undefined ? [] : [`(${(0,_wording_units_js__WEBPACK_IMPORTED_MODULE_2__/* .sizeText */ .lP)(size)})`]),
        ...(path ? [`→ ${(0,_core_text_cut_js__WEBPACK_IMPORTED_MODULE_10__/* .cut */ .J)(path, 200)}`] : []),
        ...(link ? [link, ...(until ? [`(${until})`] : [])] : []),
    ].join(' ');
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

/***/ 2683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ downloadAll)
});

// EXTERNAL MODULE: ./out/api/http/semaphore.js
var semaphore = __webpack_require__(4746);
// EXTERNAL MODULE: ./out/api/http/time-limit.js
var time_limit = __webpack_require__(8621);
// EXTERNAL MODULE: ./out/errors.js
var errors = __webpack_require__(4925);
// EXTERNAL MODULE: ./out/core/text/log-line.js
var log_line = __webpack_require__(6345);
// EXTERNAL MODULE: ./out/report/wording/units.js
var units = __webpack_require__(9731);
;// CONCATENATED MODULE: ./out/report/log/download-line.js


/** How far the downloads are: `Downloading 3 files: 412 MB of 2.1 GB after 12 s`; without a total where one is not known. */
function downloadLine({ artefacts, bytes, elapsedMs }) {
    const files = artefacts.length === 1 ? '1 file' : `${artefacts.length} files`;
    const come = (0,units/* sizeText */.lP)(sum(bytes));
    const sizes = artefacts.flatMap(({ size }) => size ?? []);
    const total = sizes.length === artefacts.length ? ` of ${(0,units/* sizeText */.lP)(sum(sizes))}` : '';
    return (0,log_line/* logLine */.B)(`Downloading ${files}: ${come}${total} after ${(0,units/* durationText */.S5)(elapsedMs)}`);
}
function sum(numbers) {
    return numbers.reduce((total, number) => total + number, 0);
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./out/tasks/artefacts/download-folder.js



/** A relative download folder leads out of the workspace, through a link that a checkout may have brought. */
class OutsideWorkspace extends errors/* UserError */.y {
    constructor({ folder, target }) {
        super(`The input download names ${folder}, which leads out of the workspace to ${target} through a link. Name another folder, or that one by its absolute path.`);
    }
}
/**
 * The download folder, absolute. A relative one begins at the workspace, and no link on the way may lead out of it: the
 * files of the workspace are the author's of a pull request. An absolute one, or one that begins with `..`, goes where
 * the workflow says. Nothing is made.
 *
 * @throws OutsideWorkspace; the system's error
 */
async function downloadFolder({ workspace, folder, }) {
    const top = (0,external_node_path_.resolve)(workspace);
    const whole = (0,external_node_path_.resolve)(top, folder);
    if ((0,external_node_path_.isAbsolute)(folder) || !isWithin(top, whole))
        return whole;
    const target = await (0,promises_.realpath)(await nearest(whole));
    if (!isWithin(await (0,promises_.realpath)(await nearest(top)), target))
        throw new OutsideWorkspace({ folder, target });
    return whole;
}
/** The path itself or the nearest folder above it that is there; a link is there even if its target is not. */
async function nearest(path) {
    const isThere = await (0,promises_.lstat)(path).then(() => true, () => false);
    return isThere || (0,external_node_path_.dirname)(path) === path ? path : nearest((0,external_node_path_.dirname)(path));
}
function isWithin(folder, path) {
    const way = (0,external_node_path_.relative)(folder, path);
    return way !== '..' && !way.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(way);
}

;// CONCATENATED MODULE: ./out/tasks/artefacts/download-names.js
/** Bytes of UTF-8: file systems take 255, and temporary names are a little longer. */
const longestName = 200;
/** What is kept of a name that is too long, at most. */
const longestExtension = 20;
/**
 * The path of each file below the download folder, as its parts: `[name]` for one build, `[workflowId, name]` for
 * several. A second file of one name becomes `name-2.ext`; names that differ only in case are one, as they are on
 * macOS and Windows.
 */
function downloadPaths(files, { builds }) {
    const taken = new Set();
    return files.map(({ name, workflowId }) => {
        const folder = builds === 'several' ? [safeName(workflowId)] : [];
        const isFree = (candidate) => !taken.has(keyOf([...folder, candidate]));
        const path = [...folder, firstFree(safeName(name), isFree)];
        taken.add(keyOf(path));
        return path;
    });
}
/** A name that is one part of a path everywhere, and one word for every shell. */
function safeName(name) {
    const plain = name
        .normalize('NFC')
        .replace(/[^\p{L}\p{M}\p{N}._+@,=-]/gu, '_')
        // An option, an expansion; what Windows drops at the end.
        .replace(/^[-=@+]/, '_')
        .replace(/\.$/, '_');
    if (plain === '')
        return '_';
    return shortened(/^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i.test(plain) ? `_${plain}` : plain);
}
function shortened(name) {
    if (bytesOf(name) <= longestName)
        return name;
    const { stem, extension } = split(name);
    const end = bytesOf(extension) <= longestExtension ? extension : '';
    // Cut roughly first: each character is a byte or more.
    let begin = (end === '' ? name : stem).slice(0, longestName).replace(/[\uD800-\uDBFF]$/, '');
    while (bytesOf(begin + end) > longestName)
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
function bytesOf(text) {
    return Buffer.byteLength(text);
}

// EXTERNAL MODULE: ./out/api/download/errors.js
var download_errors = __webpack_require__(3277);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(714);
;// CONCATENATED MODULE: ./out/tasks/artefacts/collect-young.js


let collect;
/**
 * Frees what has died young, now. Each piece of a body lies in memory of its own, outside of the heap, of which V8 lets
 * some 64 MiB gather before it looks; then it looks at the whole heap. Asked often, it has next to nothing to do, and a
 * download takes a third of the memory and a quarter less of the processor's time (bench/download).
 */
function collectYoung() {
    if (!collect) {
        // V8 hands its collector out to contexts that are made after this; no other one sees it.
        (0,external_node_v8_.setFlagsFromString)('--expose-gc');
        collect = (0,external_node_vm_.runInNewContext)('gc');
    }
    collect({ type: 'minor' });
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
;// CONCATENATED MODULE: ./out/tasks/artefacts/digest-thread.js

/** A digest in a thread of its own. */
function digestInThread() {
    // The text of the function, and no file: a bundle has no place for a second one that it could name.
    const thread = new external_node_worker_threads_.Worker(`(${digestThread})()`, { eval: true });
    // One answer to each order but `restart`, in the same sequence: the digest, which is empty but for `hex`.
    const waiting = [];
    let failure;
    thread.on('message', (answer) => waiting.shift()?.resolve(answer));
    thread.on('error', (error) => {
        failure = error;
        for (const { reject } of waiting.splice(0))
            reject(error);
    });
    const order = (what, moved = []) => {
        if (failure)
            return Promise.reject(failure);
        const answer = Promise.withResolvers();
        waiting.push(answer);
        thread.postMessage(what, moved);
        return answer.promise;
    };
    return {
        async take(chunks) {
            await order(chunks, movable(chunks));
        },
        restart: () => thread.postMessage('restart'),
        hex: () => order('hex'),
        close: () => void thread.terminate(),
    };
}
/** The memory that holds one chunk and nothing else moves to the thread; the rest is copied. */
function movable(chunks) {
    return chunks.flatMap(({ buffer, byteLength }) => buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []);
}
/** What the thread does. It stands alone: only its own text gets there, no import of this file. */
function digestThread() {
    const { parentPort } = process.getBuiltinModule('node:worker_threads');
    const { createHash } = process.getBuiltinModule('node:crypto');
    let hash = createHash('md5');
    parentPort?.on('message', (order) => {
        if (order === 'restart')
            hash = createHash('md5');
        else if (order === 'hex')
            parentPort.postMessage(hash.digest('hex'));
        else {
            for (const chunk of order) {
                hash.update(chunk);
                // Freed now: the collector would let many megabytes gather first.
                if (chunk.buffer instanceof ArrayBuffer)
                    chunk.buffer.transfer(0);
            }
            parentPort.postMessage('');
        }
    });
}

;// CONCATENATED MODULE: ./out/tasks/artefacts/digest.js


/** Starting a thread takes as long as digesting this much, in bytes. */
const worthThread = 32 * 1024 * 1024;
/** A digest that a large file takes in a thread of its own, so that receiving goes on meanwhile. */
function createDigest({ size }) {
    return size !== undefined && size < worthThread ? digestHere() : digestInThread();
}
function digestHere() {
    let hash = (0,external_node_crypto_.createHash)('md5');
    return {
        async take(chunks) {
            for (const chunk of chunks)
                hash.update(chunk);
        },
        restart() {
            hash = (0,external_node_crypto_.createHash)('md5');
        },
        hex: async () => hash.digest('hex'),
        close() { },
    };
}

;// CONCATENATED MODULE: ./out/tasks/artefacts/file-sink.js


/** Bytes that go to the system together. */
const batchBytes = 512 * 1024;
/** Bytes that are held at most, received and neither written nor digested yet. */
const mostBytes = 4 * batchBytes;
/** Bytes after which the memory of those before is freed. */
const freedBytes = 8 * 1024 * 1024;
/**
 * Writes into an open file and digests on the way: nothing is read twice, and memory is the same for every size.
 *
 * @param size bytes that are due, where that is known
 */
function createFileSink(file, { size }) {
    const digest = createDigest({ size });
    let batch = [];
    let length = 0;
    let handedOver = 0;
    let done = 0;
    let freedAt = 0;
    // Each batch is taken after the one before, so that both file and digest get them in order.
    let work = Promise.resolve();
    let failure;
    let onProgress = () => { };
    const handOver = () => {
        const [chunks, position, bytes] = [batch, handedOver, length - handedOver];
        batch = [];
        handedOver = length;
        if (length - freedAt >= freedBytes) {
            freedAt = length;
            collectYoung();
        }
        const written = work.then(() => writeAll(file, { chunks, position }));
        work = written;
        written
            .then(() => digest.take(chunks))
            .catch((error) => {
            failure ??= { error };
        })
            .finally(() => {
            done += bytes;
            onProgress();
        });
    };
    /** Waits until no more than so many bytes are under way. */
    const untilHeld = async (bytes) => {
        while (handedOver - done > bytes && !failure)
            await new Promise((resolve) => {
                onProgress = resolve;
            });
        if (failure)
            throw failure.error;
    };
    return {
        get length() {
            return length;
        },
        write(chunk) {
            batch.push(chunk);
            length += chunk.length;
            if (length - handedOver < batchBytes)
                return undefined;
            handOver();
            return handedOver - done > mostBytes ? untilHeld(mostBytes) : undefined;
        },
        async restart() {
            handOver();
            await untilHeld(0);
            await file.truncate(0);
            digest.restart();
            length = handedOver = done = freedAt = 0;
        },
        async finish() {
            handOver();
            await untilHeld(0);
            return digest.hex();
        },
        close: () => digest.close(),
    };
}
/** The system may take less than it is given. */
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

;// CONCATENATED MODULE: ./out/tasks/artefacts/save-artefact.js





/** A folder on the way is a link to somewhere else. */
class OutsideFolder extends errors/* UserError */.y {
    constructor({ folder, path }) {
        super(`${path} leads out of the download folder ${folder}: a folder on the way is a link.`);
    }
}
/**
 * Downloads one artefact. It gets its final name when it is whole and has the digest (without one, the size) that the
 * service told; on any failure nothing is left, and a file that had the name before is as it was.
 *
 * It is not forced onto the disk: what a killed process has written stays written, and with the power the job is gone.
 *
 * @returns the absolute path
 * @throws ServiceError, ArtefactDiffers among them; OutsideFolder; the system's error; the signal's reason
 */
async function saveArtefact(client, saving) {
    const { artefact, signal, onBytes } = saving;
    signal.throwIfAborted();
    const path = await madeReady(saving);
    const temporary = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), `.${(0,external_node_path_.basename)(path)}.${process.pid}.part`);
    await (0,promises_.rm)(temporary, { force: true });
    const file = await (0,promises_.open)(temporary, 'wx');
    try {
        const { url, size } = artefact;
        const sink = createFileSink(file, { size });
        try {
            await client.artefacts.download({ url, size, sink: watched(sink, onBytes) }, { signal });
            const md5 = await sink.finish();
            verify(artefact, { md5, size: sink.length });
        }
        finally {
            sink.close();
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
/** The final path, with every folder on the way made, none of which leads elsewhere. */
async function madeReady({ folder, path }) {
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
function watched(sink, onBytes) {
    return {
        get length() {
            return sink.length;
        },
        write(chunk) {
            const busy = sink.write(chunk);
            onBytes(sink.length);
            return busy;
        },
        restart: () => sink.restart(),
    };
}

;// CONCATENATED MODULE: ./out/tasks/artefacts/download-all.js








/** Several at a time use the line; more would only share it. */
const atATime = 4;
/** Milliseconds between two lines about what takes long. */
const progressMs = 10_000;
/**
 * Downloads artefacts, and tells for each where it is or why it is not there. One that fails leaves the others going;
 * together they get `limits.downloadsMs`.
 */
async function downloadAll({ client, clock, limits, runner }, { artefacts, folder, builds }) {
    let target;
    try {
        target = await downloadFolder({ workspace: runner.run.workspace, folder });
    }
    catch (error) {
        return artefacts.map((artefact) => ({ ...artefact, downloadFailure: (0,errors/* messageOf */.b)(error) }));
    }
    const paths = downloadPaths(artefacts, { builds });
    const gate = (0,semaphore/* createGate */.q)(atATime);
    const bytes = artefacts.map(() => 0);
    const begun = clock.monotonic();
    const stopTelling = every(clock, progressMs, () => runner.log.info(downloadLine({ artefacts, bytes, elapsedMs: clock.monotonic() - begun })));
    try {
        return await (0,time_limit/* withTimeout */.w)({ clock, ms: limits.downloadsMs, signal: runner.cancelled }, (signal) => Promise.all(artefacts.map((artefact, index) => gate(async () => {
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
        stopTelling();
    }
}
function reasonOf(error, { downloadsMs }) {
    if (!(error instanceof time_limit/* TimeLimitPassed */.x))
        return (0,errors/* messageOf */.b)(error);
    return `The downloads of a step get ${(0,units/* durationText */.S5)(downloadsMs)} together, and that has passed. Choose fewer with the input artefacts.`;
}
/** Does something again and again, first after `ms` milliseconds, until the function that it returns is called. */
function every(clock, ms, then) {
    let cancelTimer = clock.setTimer(ms, function again() {
        then();
        cancelTimer = clock.setTimer(ms, again);
    });
    return () => cancelTimer();
}


/***/ }),

/***/ 5165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ downloadFailureOf)
/* harmony export */ });
/* unused harmony export DownloadFailed */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4925);

/** Artefacts could not be downloaded. Nothing that is said about the build changes by that. */
class DownloadFailed extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
    /** Their names. */
    artefacts;
    constructor(failed) {
        const lines = failed.map(({ name, downloadFailure }) => `${name} could not be downloaded. ${downloadFailure}`);
        super(lines.join('\n'));
        this.artefacts = failed.map(({ name }) => name);
    }
}
/** The failure of those that failed, where any did. */
function downloadFailureOf(artefacts) {
    const failed = artefacts.filter(({ downloadFailure }) => downloadFailure !== undefined);
    return failed.length > 0 ? new DownloadFailed(failed) : undefined;
}


/***/ }),

/***/ 4440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ readListedBuilds)
/* harmony export */ });
/**
 * Puts the records of builds from the list into `found`, as far as they are there: the list promises artefacts where
 * `GET /builds/:id` does not (docs/api.md, "Build record").
 *
 * @returns whether the list has more pages than were read
 * @throws ServiceError, with what was found until then in `found`; the signal's reason
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


/***/ }),

/***/ 5491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ artefactOutputs)
/* harmony export */ });
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
/** Field by field, so that nothing which the report comes to hold becomes an output by accident. */
function artefactOutput(artefact) {
    const { buildId, workflowId, name, type, size, md5, url } = artefact;
    const { packageName, versionName, publicUrl, expiresAt, path } = artefact;
    return {
        ...{ buildId, workflowId, name, type, size, md5, url },
        ...{ packageName, versionName, publicUrl, expiresAt, path },
    };
}


/***/ }),

/***/ 993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ withPublicLinks),
/* harmony export */   z: () => (/* binding */ warnThePublic)
/* harmony export */ });
/* harmony import */ var _api_http_time_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8621);
/* harmony import */ var _core_input_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3057);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4925);



/** The service gave an address that must not become an output: it is meant for `environment: url:`. */
class UnsafeLink extends _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y {
    constructor() {
        super('The service gave an address that is not https://, or has a user name or a line break in it.');
    }
}
/**
 * Makes public links for the first `limits.publicLinks` artefacts of a step. One that cannot be made is a warning, and
 * the artefact stays without it.
 *
 * @param expiry how long the links live, in milliseconds
 * @throws Cancelled
 */
async function withPublicLinks(linking, { artefacts, expiry }) {
    const { clock, limits, runner } = linking;
    const linked = artefacts.slice(0, limits.publicLinks);
    const others = artefacts.slice(limits.publicLinks);
    if (others.length > 0)
        runner.log.warning(`Public links are made for the first ${linked.length} of ${artefacts.length} artefacts. Choose those that need one with the input artefacts.`);
    const expiresAt = Math.floor((clock.now() + expiry) / 1000);
    // However many they are, and whatever goes wrong: together they get the time of one operation.
    const limit = { clock, ms: limits.retryBudgetMs, signal: runner.cancelled };
    const done = await Promise.all(linked.map((artefact) => (0,_api_http_time_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .withTimeout */ .w)(limit, (signal) => withLink(linking, { artefact, expiresAt, signal }))));
    return [...done, ...others];
}
async function withLink({ client, runner }, { artefact, expiresAt, signal }) {
    try {
        const link = await client.artefacts.createPublicUrl({ url: artefact.url, expiresAt }, { signal });
        const publicUrl = (0,_core_input_address_js__WEBPACK_IMPORTED_MODULE_1__/* .publicAddress */ .Wq)(link.url);
        if (!publicUrl)
            throw new UnsafeLink();
        // The service may shorten the life of a link: what it says is what holds.
        const until = link.expiresAt ?? new Date(expiresAt * 1000).toISOString();
        return { ...artefact, publicUrl, expiresAt: until };
    }
    catch (error) {
        runner.cancelled.throwIfAborted();
        runner.log.warning(`No public link for ${artefact.name}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .b)(error)}`);
        return artefact;
    }
}
/** In a public repository everybody reads the log, the summary and the comment, and so can use what they link to. */
function warnThePublic(runner, artefacts) {
    const { repository } = runner.run.payload;
    const isPublic = typeof repository === 'object' &&
        repository !== null &&
        'private' in repository &&
        repository.private === false;
    if (isPublic && artefacts.some(({ publicUrl }) => publicUrl))
        runner.log.notice('This repository is public: everybody can use the links and QR codes until they expire.');
}


/***/ }),

/***/ 7638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ reportedArtefacts)
/* harmony export */ });
/**
 * The artefacts of a build as they are reported: the first `limits.artefactsOfBuild`, and a warning where the service
 * tells of more.
 */
function reportedArtefacts({ limits, runner }, build) {
    const { buildId, workflowId, artefacts } = build;
    const most = limits.artefactsOfBuild;
    if (artefacts.length > most)
        runner.log.warning(`${workflowId}: the service tells of ${artefacts.length} artefacts of build ${buildId}. Only the first ${most} are taken.`);
    return artefacts.slice(0, most).map((one) => reportedArtefact({ buildId, workflowId }, one));
}
/** An artefact as it is reported, with what the service tells of it and nothing more. */
function reportedArtefact({ buildId = '', workflowId }, artefact) {
    const { name, url, type, size, md5, packageName, versionName } = artefact;
    const known = Object.entries({ type, size, md5, packageName, versionName }).filter(([, value]) => value != null);
    return { buildId, workflowId, name, url, ...Object.fromEntries(known) };
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

/***/ 8895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ listText)
/* harmony export */ });
/** Where something was looked for in vain: a list with more pages than are read may have it behind them. */
function listText({ cut, limits }) {
    return cut ? `the first ${limits.listPages} pages of the list of builds` : 'the list of builds';
}


/***/ }),

/***/ 1002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ WrongPattern)
/* harmony export */ });
/** The pattern means nothing here; the message is a sentence that says why. */
class WrongPattern extends Error {
    name = 'WrongPattern';
}


/***/ })

};
