export const id = 114;
export const ids = [114];
export const modules = {

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

/***/ 1981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ parseIds),
/* harmony export */   E1: () => (/* binding */ parseList),
/* harmony export */   bT: () => (/* binding */ jsonTexts)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1194);

/**
 * Reads a list, the same way for every input: one entry per line, or separated by commas, or one JSON list of texts. A
 * comma inside the braces of a pattern does not separate.
 */
function parseList(text) {
    return (jsonTexts(text) ?? text.split(/\r?\n/).flatMap(separated))
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '');
}
/**
 * Reads ids. Quotes and brackets around them are those of a list that is not valid JSON.
 *
 * @throws BadValue
 */
function parseIds(text) {
    const ids = parseList(text);
    if (ids.some((id) => /^[["']|["'\]]$/.test(id)))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ('ids without quotes, one per line or separated by commas, or one JSON list such as ["a", "b"]');
    return ids;
}
/** A JSON list of texts; `undefined` for anything else, such as the pattern `[ab]*.apk`. */
function jsonTexts(text) {
    if (!text.trimStart().startsWith('['))
        return undefined;
    try {
        const list = JSON.parse(text);
        return Array.isArray(list) && list.every((entry) => typeof entry === 'string') ? list : undefined;
    }
    catch {
        return undefined;
    }
}
function separated(line) {
    const inBraces = bracedCommas(line);
    const entries = [];
    let start = 0;
    for (let at = 0; at < line.length; at++) {
        if (line[at] !== ',' || inBraces.has(at))
            continue;
        entries.push(line.slice(start, at));
        start = at + 1;
    }
    return [...entries, line.slice(start)];
}
/** Where commas stand between braces that have both ends. */
function bracedCommas(line) {
    const [open, commas] = [[], []];
    const braced = new Set();
    for (let at = 0; at < line.length; at++) {
        if (line[at] === '{')
            open.push(at);
        if (line[at] === ',')
            commas.push(at);
        const start = line[at] === '}' ? open.pop() : undefined;
        if (start === undefined)
            continue;
        for (let comma = commas.at(-1); comma !== undefined && comma > start; comma = commas.at(-1)) {
            braced.add(comma);
            commas.pop();
        }
    }
    return braced;
}


/***/ }),

/***/ 9145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9374);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1306);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6339);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1194);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1981);





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
/** Reads a list of patterns of names. */
function parsePatterns(text) {
    return (0,_list_js__WEBPACK_IMPORTED_MODULE_1__/* .parseList */ .E1)(text).map((line, at) => {
        try {
            return (0,_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePattern */ .E)(line, { hidden: 'matched' });
        }
        catch (error) {
            if (!(error instanceof _pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .WrongPattern */ .C))
                throw error;
            const expected = 'a list of patterns with *, ?, **, classes, braces and a leading !';
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(expected, `pattern ${at + 1}: ${error.message.replace(/\.$/, '')}`);
        }
    });
}
/** Reads the name of a branch, short or in full, as `github.ref` has it. */
function parseBranch(text) {
    return shortName((0,_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .branchName */ .at)(text), 'the name of a branch, such as main; pass a tag as input tag');
}
/** Reads the name of a tag, short or in full. */
function parseTag(text) {
    return shortName((0,_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .tagName */ .wZ)(text), 'the name of a tag, such as v1.2; pass a branch as input branch');
}
/** What still begins with `refs/` is another kind of reference, such as `refs/pull/7/merge`. */
function shortName(name, expected) {
    if (/^(["']).*\1$/s.test(name))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(`${expected}, without quotation marks`);
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
    if (!url || !(0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_4__/* .isSafeAddress */ .cr)(url))
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
    const token = inputs.required('token', 'Pass the API token of the build service as a secret of the repository. Workflows of forks get no secrets; for those of Dependabot, add it under Dependabot secrets.');
    if (/^[!-~]+$/.test(token))
        return token;
    throw new _core_input_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(['token'], 'Input token has a character that is not allowed in a token, such as a space, a line break or a curly quotation mark. Check the secret that it comes from.');
}


/***/ })

};
