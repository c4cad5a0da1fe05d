export const id = 545;
export const ids = [545];
export const modules = {

/***/ 2545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   removeQrCodes: () => (/* binding */ removeQrCodes)
/* harmony export */ });
/* harmony import */ var _core_event_run_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4677);
/* harmony import */ var _core_input_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1194);
/* harmony import */ var _core_input_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2930);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4925);
/* harmony import */ var _report_wording_units_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9731);
/* harmony import */ var _runner_github_client_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5284);
/* harmony import */ var _runner_github_qr_codes_image_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6029);
/* harmony import */ var _runner_github_retry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4581);
/* harmony import */ var _tasks_inputs_connection_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7279);









/**
 * Deletes the references that keep the QR codes of the event's pull request.
 *
 * @returns whether the step succeeded. If the token may not delete them, there is only a warning, because only some
 *   small images are left over
 * @throws InputError for an event without a pull request; GitHubFailure for a lasting outage; the signal's reason
 */
async function removeQrCodes({ runner, clock, random, }) {
    (0,_tasks_inputs_connection_js__WEBPACK_IMPORTED_MODULE_8__/* .maskSecrets */ .QU)(runner, ['githubToken']);
    const { run, log, cancelled } = runner;
    const pullRequest = (0,_core_event_run_event_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestOfEvent */ .My)(run.event);
    if (pullRequest === undefined)
        throw new _core_input_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([], 'This run is not for a pull request.');
    const token = (0,_core_input_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .createInputReader */ .i)(runner).required('githubToken', 'It is the token of the job.');
    try {
        const github = await (0,_runner_github_client_js__WEBPACK_IMPORTED_MODULE_5__/* .connect */ .Ng)({ run, token, redact: runner.redactor.redact, clock, random });
        const removed = await (0,_runner_github_qr_codes_image_store_js__WEBPACK_IMPORTED_MODULE_6__/* .removeImages */ .F)(github, { pullRequest, signal: cancelled });
        log.info(`Deleted ${(0,_report_wording_units_js__WEBPACK_IMPORTED_MODULE_4__/* .countText */ .lT)(removed, 'reference')} to QR codes.`);
    }
    catch (error) {
        if (!(error instanceof _runner_github_retry_js__WEBPACK_IMPORTED_MODULE_7__/* .GitHubFailure */ .iK && error.isForbidden))
            throw error;
        log.warning(`The QR codes could not be deleted. Add \`contents: write\` to the calling job. (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)})`);
    }
    return true;
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
