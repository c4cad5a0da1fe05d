export const id = 123;
export const ids = [123];
export const modules = {

/***/ 4925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   yo: () => (/* binding */ UserError),
/* harmony export */   zR: () => (/* binding */ asError)
/* harmony export */ });
/* unused harmony export helpTopics */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);

/**
 * The sections of docs/troubleshooting.md, by the anchors of their headings, for the errors whose cure takes more than
 * a line.
 */
const helpTopics = (/* unused pure expression or super */ null && ([
    'a-start-that-was-not-answered',
    'pull-requests-from-forks',
    'the-token-is-refused',
]));
/**
 * A situation that the user can do something about: the message says what happened and what to do next. It is shown
 * without a stack trace. Every other error is a bug, and is shown with one.
 *
 * One subclass is one situation. Code distinguishes them by class and fields, never by message.
 */
class UserError extends Error {
    help = undefined;
    get name() {
        return this.constructor.name;
    }
}
/** A thrown value as an error: itself if it is one, otherwise an error with its text. */
function asError(thrown) {
    return node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(thrown) ? thrown : new Error(String(thrown));
}
/** The message of anything thrown. */
function messageOf(thrown) {
    return node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(thrown) ? thrown.message : String(thrown);
}


/***/ }),

/***/ 6257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gi: () => (/* binding */ WrongOrigin),
/* harmony export */   I1: () => (/* binding */ WrongHost),
/* harmony export */   LO: () => (/* binding */ MethodNotAllowed),
/* harmony export */   LY: () => (/* binding */ WrongRequest),
/* harmony export */   OX: () => (/* binding */ NoSuchRoute),
/* harmony export */   _J: () => (/* binding */ AlteredLink),
/* harmony export */   ac: () => (/* binding */ sqliteCode),
/* harmony export */   cv: () => (/* binding */ TooManyRequests),
/* harmony export */   fj: () => (/* binding */ NotSignedIn),
/* harmony export */   lO: () => (/* binding */ UnknownResource),
/* harmony export */   lt: () => (/* binding */ Conflict),
/* harmony export */   md: () => (/* binding */ ExpiredLink),
/* harmony export */   pP: () => (/* binding */ RequestTooLarge),
/* harmony export */   pQ: () => (/* binding */ meansNoRoom),
/* harmony export */   xU: () => (/* binding */ systemCode),
/* harmony export */   yN: () => (/* binding */ NotAllowed)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4925);
/**
 * Why the service rejects a request: one class for each situation. `server/error-response.ts` maps each to its status, and
 * the message becomes `error` in the response. The functions at the end classify errors of the system and of SQLite.
 */

/** A field, parameter or body is missing or wrong. */
class WrongRequest extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo {
}
/** There is no token, or no user has it. */
class NotSignedIn extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo {
    constructor() {
        super('There is no valid API token in the header x-auth-token, nor in Authorization: Bearer');
    }
}
/** The user does not have the role for it. */
class NotAllowed extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo {
}
/** It does not exist, or the user cannot see it: the answer is the same. */
class UnknownResource extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo {
    constructor({ what, id }) {
        super(`There is no ${what} ${JSON.stringify(id)} that this token can see`);
    }
}
/** No endpoint has this path. */
class NoSuchRoute extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo {
    constructor({ method, path }) {
        super(`There is no endpoint ${method} ${path}; GET /openapi.json lists all endpoints`);
    }
}
/** An endpoint has this path, but not this method. */
class MethodNotAllowed extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo {
    allowed;
    constructor({ method, allowed }) {
        super(`${method} is not allowed here, only ${allowed.join(', ')}`);
        this.allowed = allowed;
    }
}
/** It would break a rule that holds for every role, such as that a team has an owner. */
class Conflict extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo {
}
class RequestTooLarge extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo {
    constructor({ limit }) {
        super(`The body is larger than ${limit} bytes`);
    }
}
/** The user has no requests left in this hour. */
class TooManyRequests extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo {
    /** Milliseconds since the epoch. */
    resetAt;
    constructor({ limit, resetAt }) {
        super(`More than ${limit} requests in an hour; try again at ${new Date(resetAt).toISOString()}`);
        this.resetAt = resetAt;
    }
}
/** A link that this service did not sign, or that was changed. */
class AlteredLink extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo {
    constructor() {
        super('This link was altered, or was signed by another service');
    }
}
class ExpiredLink extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo {
    constructor({ expiredAt }) {
        super(`This link expired at ${new Date(expiredAt).toISOString()}`);
    }
}
/** A Host header that is not loopback: a web page can send one after it pointed its own name to 127.0.0.1. */
class WrongHost extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo {
    constructor() {
        super('The Host header names another machine; expected 127.0.0.1 or localhost');
    }
}
/** A web page of another origin sent the request. */
class WrongOrigin extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo {
    constructor() {
        super('A web page of another origin sent this request; only programs and pages of this service may');
    }
}
/** The name of a system error, such as `ENOENT`; `undefined` for anything else. */
function systemCode(thrown) {
    const code = field(thrown, 'code');
    return typeof code === 'string' ? code : undefined;
}
/** SQLite's primary result code, such as 5 for SQLITE_BUSY; `undefined` for anything else. */
function sqliteCode(thrown) {
    const code = field(thrown, 'errcode');
    return typeof code === 'number' ? code & 0xff : undefined;
}
/** SQLITE_IOERR and SQLITE_FULL. */
const fullOrFailing = new Set([10, 13]);
/** Whether nothing more can be written: the disk is full or failing, or a quota or a limit on file sizes is reached. */
function meansNoRoom(thrown) {
    const sqlite = sqliteCode(thrown);
    if (sqlite !== undefined)
        return fullOrFailing.has(sqlite);
    const system = systemCode(thrown);
    return system !== undefined && ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(system);
}
function field(thrown, name) {
    return typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, name) : undefined;
}


/***/ }),

/***/ 203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isWithin),
/* harmony export */   f: () => (/* binding */ containedPath)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/** Whether `path` is `root` or is below it; both are real paths. */
function isWithin(root, path) {
    return path === root || path.startsWith(root.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? root : root + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
}
/**
 * Resolves every link of a path that must stay inside one of the roots.
 *
 * @returns the real path; `'missing'` when nothing exists there; `'outside'` when it is, or a link leads, outside
 */
async function containedPath(path, roots) {
    const inside = (candidate) => roots.some((root) => isWithin(root, candidate));
    // Checked first, so that a build does not learn whether something exists outside.
    if (!inside((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)))
        return 'outside';
    let real;
    try {
        real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path);
    }
    catch {
        return 'missing';
    }
    return inside(real) ? { real } : 'outside';
}


/***/ }),

/***/ 5863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R5: () => (/* binding */ machineEnvironment),
/* harmony export */   _K: () => (/* binding */ gitEnvironment),
/* harmony export */   cG: () => (/* binding */ variableName)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

/** A variable's name, wherever one is written: in requests, workflow files, the configuration and `CM_ENV`. */
const variableName = /^[A-Za-z_]\w*$/;
const defaultPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/** Language, time zone and the folders of toolchains, which contain programs and no personal settings. */
const allowed = /^(?:LANG|LANGUAGE|LC_[A-Z]+|TZ|ANDROID_(?:HOME|SDK_ROOT|NDK(?:_HOME|_ROOT)?)|JAVA_HOME(?:_\d+_[A-Za-z0-9]+)?|FLUTTER_(?:HOME|ROOT)|GRADLE_HOME|GOROOT|DEVELOPER_DIR)$/;
/** Proxies and certificates, in the spellings that Git and its transports read. A proxy's address may contain a password. */
const forGit = /^(?:(?:https?|all|no)_proxy|(?:HTTPS?|ALL|NO)_PROXY|GIT_SSL_CA(?:INFO|PATH)|GIT_PROXY_SSL_CAINFO|SSL_CERT_(?:FILE|DIR))$/;
/**
 * The part of the machine's environment that a build may see: the paths of programs, language, time zone, and the
 * variables named at the start of the service. Everything else, such as tokens, proxies and the service's settings, is
 * left out.
 */
function machineEnvironment(machine, named = []) {
    return {
        ...chosen(machine, (name) => allowed.test(name) || named.includes(name)),
        PATH: pathOf(machine),
    };
}
/** The variables that only Git gets: proxies and certificates. */
function gitEnvironment(machine) {
    return chosen(machine, (name) => forGit.test(name));
}
function chosen(machine, isWanted) {
    const found = {};
    for (const [name, value] of Object.entries(machine))
        if (value !== undefined && isWanted(name))
            found[name] = value;
    return found;
}
/** npm puts the tools of its package first on the PATH; a build must not find this project's compiler there. */
function pathOf(machine) {
    const path = machine.PATH || defaultPath;
    if (machine.npm_lifecycle_event === undefined)
        return path;
    const folders = path.split(node_path__WEBPACK_IMPORTED_MODULE_0__.delimiter);
    const first = folders.findIndex((folder) => !/[/](?:node_modules[/]\.bin|node-gyp-bin)$/.test(folder));
    return first < 0 ? defaultPath : folders.slice(first).join(node_path__WEBPACK_IMPORTED_MODULE_0__.delimiter);
}


/***/ }),

/***/ 997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   wh: () => (/* binding */ plainText),
/* harmony export */   zE: () => (/* binding */ systemCause),
/* harmony export */   zS: () => (/* binding */ BuildError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4925);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6257);


/** The build cannot succeed; the message says why. */
class BuildError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo {
}
const causes = {
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk quota is used up',
    EFBIG: 'the file is larger than this machine allows',
    EROFS: 'the disk is read-only',
    EIO: 'the disk cannot be read or written',
    EMFILE: 'too many files are open on this machine',
    ENFILE: 'too many files are open on this machine',
    EAGAIN: 'this machine allows no more processes',
    ENOMEM: 'this machine is out of memory',
    E2BIG: 'the variables of the build are too long for this machine',
    ENOENT: 'a file or folder of the build is missing',
    ENOTDIR: 'a folder of the build is missing',
    EEXIST: 'a file of the same name already exists',
    EACCES: 'access was denied',
    EPERM: 'access was denied',
};
/** The cause of a system error in words, without paths; `undefined` for every other error. */
function systemCause(thrown) {
    const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .systemCode */ .xU)(thrown);
    return code === undefined ? undefined : causes[code];
}
/** Untrusted text on one line for a message: without control characters, at most 500 characters. */
function plainText(text) {
    const line = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
    return line.length > 500 ? `${line.slice(0, 499)}…` : line;
}


/***/ }),

/***/ 9232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ WrongCondition),
/* harmony export */   z: () => (/* binding */ parseCondition)
/* harmony export */ });
/** The condition cannot be decided here; the message is a sentence that says why. */
class WrongCondition extends Error {
    name = 'WrongCondition';
}
/** Characters, so that nesting cannot overflow the stack. */
const longestCondition = 1_000;
/**
 * Reads a condition: `env.NAME`, `env["NAME"]`, texts, `true` and `false`, combined by `==`, `!=`, `not`, `and`, `or` and
 * parentheses. A variable that is not set is an empty text; a text by itself is true unless it is empty.
 *
 * @throws WrongCondition
 */
function parseCondition(text) {
    if (text.length > longestCondition)
        throw new WrongCondition(`It has more than ${longestCondition} characters.`);
    const tokens = tokensOf(text);
    const take = (wanted) => {
        if (tokens[0] !== wanted)
            return false;
        tokens.shift();
        return true;
    };
    const either = () => {
        let left = both();
        while (take('or')) {
            const [a, b] = [truth(left), truth(both())];
            left = { kind: 'truth', read: (lookUp) => a(lookUp) || b(lookUp) };
        }
        return left;
    };
    const both = () => {
        let left = negated();
        while (take('and')) {
            const [a, b] = [truth(left), truth(negated())];
            left = { kind: 'truth', read: (lookUp) => a(lookUp) && b(lookUp) };
        }
        return left;
    };
    const negated = () => {
        if (!take('not'))
            return compared();
        const positive = truth(negated());
        return { kind: 'truth', read: (lookUp) => !positive(lookUp) };
    };
    const compared = () => {
        const left = operand();
        const isEqual = take('==');
        if (!isEqual && !take('!='))
            return left;
        const right = operand();
        if (left.kind !== right.kind)
            throw new WrongCondition('A text is compared with `true` or `false`: put these in quotes.');
        return { kind: 'truth', read: (lookUp) => (left.read(lookUp) === right.read(lookUp)) === isEqual };
    };
    const operand = () => {
        const token = tokens.shift();
        if (token === '(') {
            const inner = either();
            if (!take(')'))
                throw new WrongCondition('A `)` is missing.');
            return inner;
        }
        return operandOf(token);
    };
    const whole = truth(either());
    if (tokens[0] !== undefined)
        throw new WrongCondition(`\`${tokens[0]}\` is not expected there.`);
    return whole;
}
function tokensOf(text) {
    const tokens = [];
    const one = /\s+|(env\.[A-Za-z_]\w*|env\[(?:"[A-Za-z_]\w*"|'[A-Za-z_]\w*')\]|"[^"]*"|'[^']*'|[()]|[=!]=|[\w.]+)/y;
    while (one.lastIndex < text.length) {
        const at = one.lastIndex;
        const match = one.exec(text);
        if (!match)
            throw new WrongCondition(`\`${text.slice(at, at + 20)}\` is not understood.`);
        if (match[1] !== undefined)
            tokens.push(match[1]);
    }
    return tokens;
}
function operandOf(token) {
    if (token === undefined)
        throw new WrongCondition('It is not complete.');
    if (token === 'true' || token === 'false')
        return { kind: 'truth', read: () => token === 'true' };
    const variable = /^env(?:\.(\w+)|\[.(\w+).\])$/.exec(token);
    if (variable) {
        const name = variable[1] ?? variable[2] ?? '';
        return { kind: 'text', read: (lookUp) => lookUp(name) ?? '' };
    }
    if (/^["']/.test(token))
        return { kind: 'text', read: () => token.slice(1, -1) };
    if (/^event\b/.test(token))
        throw new WrongCondition('`event` is not there: a build that was started by a request has no event.');
    throw new WrongCondition(`\`${token}\` is not understood.`);
}
function truth(operand) {
    if (operand.kind === 'truth')
        return operand.read;
    return (lookUp) => operand.read(lookUp) !== '';
}


/***/ }),

/***/ 5526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Lr: () => (/* binding */ WrongWorkflowFile),
  dx: () => (/* binding */ parseWorkflowFile),
  Jo: () => (/* binding */ workflowFileName),
  Qm: () => (/* binding */ wrong)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./out/service/executor/errors.js
var errors = __webpack_require__(997);
;// CONCATENATED MODULE: ./out/service/executor/workflow-file/yaml-keys.js

/** @param lineAt returns the line of an offset in the file */
function createKeyLines(document, lineAt) {
    // Searching a map, or an anchor, again for each key would take time that grows with the square of the file.
    const indexes = new WeakMap();
    const targets = new WeakMap();
    const targetOf = (alias) => {
        const target = targets.get(alias) ?? { node: alias.resolve(document) };
        targets.set(alias, target);
        return target.node;
    };
    /** Anchors can be merged into each other in a circle, so the depth is bounded. */
    const pairOf = (map, key, depth = 0) => {
        const index = indexes.get(map) ?? indexOf(map);
        indexes.set(map, index);
        const own = index.pairs.get(key);
        if (own || depth === deepestMerge)
            return own;
        for (const merged of index.merged) {
            const source = (0,dist/* isAlias */.Vj)(merged) ? targetOf(merged) : merged;
            const pair = (0,dist/* isMap */.jh)(source) ? pairOf(source, key, depth + 1) : undefined;
            if (pair)
                return pair;
        }
        return undefined;
    };
    return {
        lineOf(path) {
            let node = document.contents;
            let offset = startOf(node) ?? 0;
            for (const key of path) {
                if ((0,dist/* isAlias */.Vj)(node))
                    node = targetOf(node);
                if (!(0,dist/* isCollection */.P3)(node))
                    break;
                const pair = (0,dist/* isMap */.jh)(node) ? pairOf(node, String(key)) : undefined;
                const next = pair || (0,dist/* isMap */.jh)(node) ? pair?.value : node.get(key, true);
                const start = startOf(pair?.key) ?? startOf(next);
                if (start === undefined)
                    break;
                offset = start;
                node = next;
            }
            return lineAt(offset);
        },
    };
}
/** Anchors that are merged into anchors that are merged; nobody nests them deeper. */
const deepestMerge = 10;
function indexOf(map) {
    const pairs = new Map();
    const merged = [];
    for (const pair of map.items) {
        const key = keyOf(pair);
        // The library's value of a merge key is a symbol.
        if (typeof key === 'symbol')
            merged.push(...((0,dist/* isSeq */.oP)(pair.value) ? pair.value.items : [pair.value]));
        else if ((0,dist/* isScalar */.jn)(pair.key))
            pairs.set(String(key), pair);
    }
    return { pairs, merged };
}
function startOf(node) {
    return (0,dist/* isNode */.Ll)(node) ? node.range?.[0] : undefined;
}
/** The repeated keys of the file, without those of the other workflows, in the order of the file. */
function repeatedKeys(document, { workflowId, lineAt }) {
    const found = [];
    const search = (map) => {
        const keys = new Set();
        for (const { key } of map.items) {
            if (!(0,dist/* isScalar */.jn)(key))
                continue;
            if (keys.has(key.value))
                found.push({ key: String(key.value), line: lineAt(key.range?.[0] ?? 0) });
            keys.add(key.value);
        }
    };
    const isOther = (path, pair) => {
        const [, , above] = path;
        const isWorkflow = path.length === 4 && (0,dist/* isPair */.tO)(above) && keyOf(above) === 'workflows';
        return isWorkflow && keyOf(pair) !== workflowId;
    };
    (0,dist/* visit */.YR)(document, {
        Map: (_, map) => search(map),
        Pair: (_, pair, path) => (isOther(path, pair) ? dist/* visit */.YR.SKIP : undefined),
    });
    return found;
}
function keyOf({ key }) {
    return (0,dist/* isScalar */.jn)(key) ? key.value : undefined;
}

;// CONCATENATED MODULE: ./out/service/executor/workflow-file/document.js



const workflowFileName = 'codemagic.yaml';
/** The file is not valid; the message gives the line and the reason. */
class WrongWorkflowFile extends errors/* BuildError */.zS {
}
function wrong(line, why) {
    return new WrongWorkflowFile(`${workflowFileName}:${line}: ${why}`);
}
const nestedTooDeeply = 'it is nested too deeply';
/** Every scalar is text, but `null` is nothing, as a key without a value is. */
const nothing = {
    tag: 'tag:yaml.org,2002:null',
    default: true,
    test: /^(?:~|null|Null|NULL)$/,
    resolve: () => '',
};
/** @throws WrongWorkflowFile */
function parseWorkflowFile(source) {
    const lineCounter = new dist/* LineCounter */.HN();
    // With `uniqueKeys`, the library compares each key with all before it; `repeatedKeys` takes linear time.
    const options = { schema: 'failsafe', merge: true, uniqueKeys: false, lineCounter };
    const customTags = [nothing];
    const document = withinStack(() => (0,dist/* parseDocument */.Tp)(source, { ...options, customTags }));
    const lineAt = (offset) => lineCounter.linePos(offset).line;
    const [error] = document.errors;
    if (error) {
        const isTooDeep = error.code === 'RESOURCE_EXHAUSTION';
        const line = lineAt(withinStack(() => openedAt(document, error.pos[0])) ?? error.pos[0]);
        throw wrong(line, isTooDeep ? nestedTooDeeply : firstLine(error.message));
    }
    const lines = createKeyLines(document, lineAt);
    return {
        content: contentOf(document, { lines, lineAt }),
        lines,
        repeatedKeys: (workflowId) => withinStack(() => repeatedKeys(document, { workflowId, lineAt })),
    };
}
/** @throws WrongWorkflowFile when deep nesting overflows the stack */
function withinStack(work) {
    try {
        return work();
    }
    catch (cause) {
        if (cause instanceof RangeError)
            throw wrong(1, nestedTooDeeply);
        throw cause;
    }
}
/**
 * Where a quote or a bracket that was not closed was opened: the library reports the place at which it gave up, which can
 * be the last line. `undefined` when nothing is open there.
 */
function openedAt(document, errorAt) {
    let opened;
    (0,dist/* visit */.YR)(document, {
        Node(_, node) {
            if ((0,dist/* isScalar */.jn)(node) || (0,dist/* isCollection */.P3)(node)) {
                const [start = 0, end = 0] = node.range ?? [];
                const isQuoted = (0,dist/* isScalar */.jn)(node) && (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE');
                const isFlow = (0,dist/* isCollection */.P3)(node) && node.flow === true;
                if ((isQuoted || isFlow) && start < errorAt && end >= errorAt)
                    opened = start;
            }
        },
    });
    return opened;
}
function contentOf(document, { lines, lineAt }) {
    let value;
    try {
        value = withinStack(() => document.toJS());
    }
    catch (cause) {
        if (cause instanceof WrongWorkflowFile)
            throw cause;
        // An alias without an anchor, or aliases that multiply to fill the memory.
        const message = cause instanceof Error ? cause.message : 'it cannot be resolved';
        throw wrong(lineAt(unresolvedAlias(document) ?? 0), firstLine(message));
    }
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return { ...value };
    throw wrong(lines.lineOf([]), 'the file must be a map with the key `workflows`');
}
/** The offset of the first alias whose anchor does not stand before it. */
function unresolvedAlias(document) {
    const anchors = new Set();
    let found;
    (0,dist/* visit */.YR)(document, {
        Alias(_, alias) {
            if (anchors.has(alias.source))
                return undefined;
            found = alias.range?.[0];
            return dist/* visit */.YR.BREAK;
        },
        Value(_, node) {
            if (node.anchor)
                anchors.add(node.anchor);
        },
    });
    return found;
}
/** The message of the YAML library without its position and the quoted source. */
function firstLine(message) {
    return (0,errors/* plainText */.wh)(message.replace(/\n.*/s, '').replace(/ at line \d+, column \d+:?$/, ''));
}


/***/ }),

/***/ 2123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oy: () => (/* binding */ answerTo),
  vM: () => (/* binding */ readInProcess),
  AO: () => (/* binding */ readWorkflowFile)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(2311);
// EXTERNAL MODULE: ./out/service/executor/environment/contained-path.js
var contained_path = __webpack_require__(203);
// EXTERNAL MODULE: ./out/service/executor/errors.js
var errors = __webpack_require__(997);
// EXTERNAL MODULE: ./out/service/executor/workflow-file/document.js + 1 modules
var workflow_file_document = __webpack_require__(5526);
;// CONCATENATED MODULE: ./out/service/executor/workflow-file/mistyped.js
/** Characters; a longer key is not a mistyped one of ours. */
const longestKey = 40;
/** The known key that a text was probably meant to be: at most two edits away, one for a short key. */
function closestKey(text, known) {
    if (text.length > longestKey)
        return undefined;
    const near = known
        .filter((key) => Math.abs(key.length - text.length) <= mostEdits(key))
        .map((key) => ({ key, edits: editsBetween(text, key) }))
        .filter(({ key, edits }) => edits <= mostEdits(key))
        .sort((a, b) => a.edits - b.edits);
    return near[0]?.key;
}
/** Two edits turn `name` into most words of four letters, such as `base`. */
function mostEdits(key) {
    return key.length > 5 ? 2 : 1;
}
/** How many letters must be added, removed, replaced, or exchanged with their neighbour. */
function editsBetween(from, to) {
    let [older, before] = [[], Array.from({ length: to.length + 1 }, (_, at) => at)];
    for (let row = 1; row <= from.length; row += 1) {
        const now = [row];
        for (let at = 1; at <= to.length; at += 1) {
            const same = from[row - 1] === to[at - 1];
            const swapped = row > 1 && at > 1 && from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1];
            const ways = [(before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (before[at - 1] ?? 0) + (same ? 0 : 1)];
            if (swapped)
                ways.push((older[at - 2] ?? 0) + 1);
            now.push(Math.min(...ways));
        }
        [older, before] = [before, now];
    }
    return before.at(-1) ?? 0;
}

// EXTERNAL MODULE: ./out/service/executor/environment/machine.js
var machine = __webpack_require__(5863);
// EXTERNAL MODULE: ./out/service/executor/workflow-file/condition.js
var condition = __webpack_require__(9232);
;// CONCATENATED MODULE: ./out/service/executor/workflow-file/schema.js



/** Every scalar of the file is read as text, so that `1.10` stays `1.10`. */
const schema_text = schemas/* string */.YjP({
    error: ({ input }) => (input === undefined ? 'is missing' : 'must be text'),
});
const line = schema_text.regex(/^[^\p{Cc}]*$/u, { error: 'must be a single line of text' });
/** A key without a value is read as empty text and means the same as no key. */
function optional(schema) {
    return schemas/* preprocess */.vkY((value) => (value === '' ? undefined : value), schema.optional());
}
/** For each list of a workflow: every script is a step, and all steps are reported at every change. */
const entryLimit = 500;
/** A list; a single text means a list of one, and entries without a value are left out. */
function list(of) {
    const listed = schemas/* array */.YOg(of, { error: 'must be a list' })
        .max(entryLimit, { error: `has more than ${entryLimit} entries` });
    return optional(schemas/* preprocess */.vkY(entriesOf, listed));
}
function entriesOf(value) {
    if (typeof value === 'string')
        return [value];
    return Array.isArray(value) ? value.filter((entry) => entry !== '') : value;
}
function map(shape) {
    return schemas/* strictObject */.rej(shape, {
        error: (issue) => (issue.code === 'unrecognized_keys' ? undefined : 'must be a map of keys to values'),
    });
}
const yes = /^(true|True|TRUE)$/;
const flag = schema_text
    .regex(/^(true|True|TRUE|false|False|FALSE)$/, { error: 'must be `true` or `false`' })
    .transform((value) => yes.test(value));
const minutes = schema_text
    .regex(/^(?:[1-9]\d?|1[01]\d|120)$/, { error: 'must be a whole number of minutes from 1 to 120' })
    .transform(Number);
const nameOfVariable = schema_text.regex(machine/* variableName */.cG, {
    error: 'must be a variable name: letters, digits and `_`, not starting with a digit',
});
const schema_condition = schema_text.superRefine((value, context) => {
    try {
        (0,condition/* parseCondition */.z)(value);
    }
    catch (error) {
        if (!(error instanceof condition/* WrongCondition */.l))
            throw error;
        context.addIssue({ code: 'custom', message: `cannot be decided. ${error.message}` });
    }
});
/** Git takes these; a leading `:` or braces mean something else to it. */
const changedFiles = line
    .regex(/^(?:\.\/)?[^:/!{}][^{}]*$/, { error: 'must be a path in the repository, with `*`, `**` or `?`' })
    .max(1_000, { error: 'is longer than 1000 characters' });
const when = map({
    condition: optional(schema_condition),
    changeset: optional(map({ includes: list(changedFiles), excludes: list(changedFiles) })),
});
const scriptMap = map({
    name: optional(line),
    script: schema_text.min(1, { error: 'is empty' }),
    working_directory: optional(line),
    ignore_failure: optional(flag),
    when: optional(when),
});
const script = schemas/* preprocess */.vkY((value) => (typeof value === 'string' ? { script: value } : value), scriptMap);
/** Versions of software; each is a variable `<NAME>_VERSION` of the scripts. */
const softwareVersions = {
    flutter: optional(line),
    dart: optional(line),
    xcode: optional(line),
    cocoapods: optional(line),
    node: optional(line),
    npm: optional(line),
    java: optional(line),
    ndk: optional(line),
    ruby: optional(line),
    python: optional(line),
    go: optional(line),
    rust: optional(line),
};
const environment = map({
    vars: optional(schemas/* record */.g1P(nameOfVariable, schema_text, { error: 'must be a map of names to values' })),
    groups: list(line),
    ...softwareVersions,
});
/**
 * One workflow of `codemagic.yaml`. Keys that say when or on which machine the hosted service builds are accepted without
 * effect: the request says what to build (docs/workflow-file.md).
 */
const FileWorkflow = map({
    name: optional(line),
    labels: list(line),
    environment: optional(environment),
    working_directory: optional(line),
    max_build_duration: optional(minutes),
    cache: optional(map({ cache_paths: list(line) })),
    scripts: list(script),
    artifacts: list(line),
    publishing: optional(map({ scripts: list(script) })),
    instance_type: schemas/* unknown */.L5J().optional(),
    triggering: schemas/* unknown */.L5J().optional(),
});
/** The keys that a map of the file can have, by the path of the map without positions in lists. */
const keysOf = {
    '': Object.keys(FileWorkflow.shape),
    environment: Object.keys(environment.shape),
    cache: ['cache_paths'],
    publishing: ['scripts'],
    scripts: Object.keys(scriptMap.shape),
    'publishing.scripts': Object.keys(scriptMap.shape),
};

;// CONCATENATED MODULE: ./out/service/executor/workflow-file/unsupported.js
const notPublished = 'Nothing is published or sent. A script of `publishing.scripts` can do it.';
const notSigned = 'No keys, certificates or profiles are installed. A script can, from a variable group.';
/** Stands for every expression. */
const expressionKey = '$' + '{{ … }}';
const unsupportedKeys = [
    { key: 'inputs', note: 'A build has no inputs. Give the values as variables of the request.' },
    { key: expressionKey, note: 'Expressions stay as they are written. Use a variable, `$NAME`.' },
    {
        key: 'instance_type',
        note: 'Every build runs on the machine of the service, with a POSIX shell; there is no Windows.',
    },
    { key: 'triggering', note: 'No event starts a build. The request says what is built.' },
    {
        key: 'when',
        note: 'A workflow always runs when it is requested. The `when` of a script decides about the script.',
    },
    { key: 'integrations', note: 'There are no integrations with stores or other services.' },
    { key: 'environment.android_signing', note: notSigned },
    { key: 'environment.ios_signing', note: notSigned },
    { key: 'scripts.test_report', note: 'Test reports are not read. `artifacts` can keep them.' },
    ...['app_center', 'app_store_connect', 'email', 'firebase', 'google_play', 'partner_center', 'slack'].map((provider) => ({ key: `publishing.${provider}`, note: notPublished })),
];
const byKey = new Map(unsupportedKeys.map((one) => [one.key, one]));
/** The entry for a key of a workflow, given by its path. */
function unsupportedKey(path) {
    const names = path.filter((part) => typeof part === 'string');
    // Publishing scripts have the same keys as other scripts.
    return byKey.get(names.join('.').replace(/^publishing\.scripts\./, 'scripts.'));
}

;// CONCATENATED MODULE: ./out/service/executor/workflow-file/findings.js





/** More are counted, not listed. */
const listedItems = 20;
/** Keys at the top of a file that are compared with the known ones. */
const comparedKeys = 1_000;
/** What the log and the build's message say about keys that have no effect here, or that are probably mistakes. */
function findingsOf(read) {
    const mistyped = [
        ...read.found.filter(({ unsupported }) => !unsupported).map(unknownKey),
        ...read.topKeys.slice(0, comparedKeys).flatMap(mistypedTopKey),
    ].sort(byLine);
    if (read.emptyAt !== undefined)
        mistyped.push({ line: read.emptyAt, text: 'the workflow has no script, so nothing was built' });
    const repeated = read.repeated.map(({ key, line }) => ({
        line,
        text: `\`${(0,errors/* plainText */.wh)(key)}\` was given before; the last one counts`,
    }));
    return {
        notes: notesOf(read),
        warnings: [...listed(mistyped), ...listed(repeated)],
        problem: problemOf(mistyped),
    };
}
function byLine(a, b) {
    return a.line - b.line;
}
function unknownKey({ path, name, line }) {
    const parent = path.slice(0, -1).filter((part) => typeof part === 'string');
    const prefix = parent.length === 0 ? '' : `${parent.join('.')}.`;
    const others = unsupportedKeys.map(({ key }) => key).filter((key) => key.startsWith(prefix));
    const known = [...(keysOf[parent.join('.')] ?? []), ...others.map((key) => key.slice(prefix.length))];
    return { line, text: `${name} is not a known key${suggestion(closestKey(String(path.at(-1)), known))}` };
}
/** Other unknown keys at the top of the file hold anchors. */
function mistypedTopKey({ key, line }) {
    const ofFile = ['workflows', 'definitions'];
    const ofWorkflow = keysOf[''] ?? [];
    // `x-…` and `.…` are the usual names of keys that only hold anchors.
    if ([...ofFile, ...ofWorkflow].includes(key) || unsupportedKey([key]) || /^(?:x-|\.)/.test(key))
        return [];
    const meant = closestKey(key, [...ofFile, ...ofWorkflow]);
    if (meant === undefined)
        return [];
    return [{ line: line(), text: `\`${(0,errors/* plainText */.wh)(key)}\` is not a known key${suggestion(meant)}` }];
}
function suggestion(meant) {
    return meant === undefined ? '' : `; did you mean \`${meant}\`?`;
}
function notesOf({ found, expressionAt, }) {
    const notes = new Map();
    for (const { unsupported, line, isEmpty } of found) {
        const known = unsupported && notes.get(unsupported.key);
        if (unsupported && !isEmpty && (!known || line < known.line))
            notes.set(unsupported.key, { line, text: `\`${unsupported.key}\` has no effect. ${unsupported.note}` });
    }
    const expression = unsupportedKeys.find(({ key }) => key === expressionKey);
    if (expression && expressionAt !== undefined)
        notes.set(expression.key, {
            line: expressionAt,
            text: `\`${expression.key}\` has no effect. ${expression.note}`,
        });
    return [...notes.values()].sort(byLine).map(written);
}
function written({ line, text }) {
    return `${workflow_file_document/* workflowFileName */.Jo}:${line}: ${text}`;
}
function listed(findings) {
    const left = findings.length - listedItems;
    const lines = findings.slice(0, listedItems).map(written);
    return left > 0 ? [...lines, `${workflow_file_document/* workflowFileName */.Jo}: ${left} more of this kind`] : lines;
}
function problemOf([first, ...others]) {
    if (!first)
        return null;
    const more = others.length === 0 ? '' : ` (and ${others.length} more: see the log of the step “Reading the workflow”)`;
    return written(first) + more;
}

// EXTERNAL MODULE: ./out/service/executor/workflow-file/when.js
var workflow_file_when = __webpack_require__(8726);
;// CONCATENATED MODULE: ./out/service/executor/workflow-file/workflow.js


const Texts = schemas/* array */.YOg(schemas/* string */.YjP()).readonly();
const Values = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).readonly();
const Script = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    script: schemas/* string */.YjP(),
    workingDirectory: schemas/* string */.YjP().optional(),
    ignoreFailure: schemas/* boolean */.zMY(),
    /** Without it, the script always runs. */
    when: workflow_file_when/* When */.jd.optional(),
});
/** A workflow that can be run, from the file or from the workflow editor. */
const Workflow = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    name: schemas/* string */.YjP().optional(),
    labels: Texts,
    variables: Values,
    groups: Texts,
    softwareVersions: Values,
    /** Relative to the clone. */
    workingDirectory: schemas/* string */.YjP(),
    /** Minutes. */
    maxBuildDuration: schemas/* number */.aig(),
    cachePaths: Texts,
    scripts: schemas/* array */.YOg(Script).readonly(),
    /** Patterns of files to keep. */
    artifacts: Texts,
    publishingScripts: schemas/* array */.YOg(Script).readonly(),
});
/** The workflow that a checked file describes, with defaults for everything that it leaves out. */
function workflowOf(id, file) {
    const { vars, groups, ...versions } = file.environment ?? {};
    const softwareVersions = Object.entries(versions).flatMap(([name, version]) => version === undefined ? [] : [[name, version]]);
    return {
        id,
        name: file.name,
        labels: file.labels ?? [],
        variables: vars ?? {},
        groups: groups ?? [],
        softwareVersions: Object.fromEntries(softwareVersions),
        workingDirectory: file.working_directory ?? '.',
        maxBuildDuration: file.max_build_duration ?? 60,
        cachePaths: file.cache?.cache_paths ?? [],
        scripts: scriptsOf(file.scripts, 'Script'),
        artifacts: file.artifacts ?? [],
        publishingScripts: scriptsOf(file.publishing?.scripts, 'Publishing script'),
    };
}
function scriptsOf(scripts, unnamed) {
    return (scripts ?? []).map((script, at) => ({
        name: script.name ?? `${unnamed} ${at + 1}`,
        script: script.script,
        workingDirectory: script.working_directory,
        ignoreFailure: script.ignore_failure ?? false,
        when: whenOf(script.when),
    }));
}
function whenOf(when) {
    if (!when)
        return undefined;
    const { condition, changeset } = when;
    return {
        condition,
        changeset: changeset && {
            includes: changeset.includes ?? ['.'],
            excludes: changeset.excludes ?? [],
        },
    };
}

;// CONCATENATED MODULE: ./out/service/executor/workflow-file/read.js








/** The file has no workflow with that id. */
class UnknownWorkflow extends errors/* BuildError */.zS {
}
const workflowLimit = 500;
/** More ids of workflows are counted, not listed. */
const listedIds = 20;
const ReadWorkflow = schemas/* object */.Ikc({
    workflow: Workflow,
    /** What the service does not do, once for each key. */
    notes: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** What is probably a mistake. */
    warnings: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** The mistake that makes the build end as `warning`: a key that nobody knows, or no script. */
    problem: schemas/* string */.YjP().nullable(),
});
/**
 * Reads one workflow from the file's text. Only this workflow is checked, so that errors in others do not matter. Every
 * scalar is read as text; anchors, aliases and merge keys work.
 *
 * @throws WrongWorkflowFile or UnknownWorkflow
 */
function readWorkflow(source, id) {
    const document = (0,workflow_file_document/* parseWorkflowFile */.dx)(source);
    const { lines } = document;
    const value = workflowIn(document, id);
    const path = ['workflows', id];
    const unknownKeys = [];
    let parsed = FileWorkflow.safeParse(value);
    for (const issue of parsed.error?.issues ?? []) {
        if (issue.code !== 'unrecognized_keys')
            throw (0,workflow_file_document/* wrong */.Qm)(lines.lineOf([...path, ...issue.path]), `${keyName(issue.path)} ${reason(issue)}`);
        for (const key of issue.keys)
            unknownKeys.push([...issue.path, key]);
    }
    // What decides whether a script runs is understood or refused.
    const undecided = unknownKeys.find((key) => key.slice(0, -1).includes('when'));
    if (undecided)
        throw (0,workflow_file_document/* wrong */.Qm)(lines.lineOf([...path, ...undecided]), `${keyName(undecided)} is not supported`);
    if (unknownKeys.length > 0)
        parsed = FileWorkflow.safeParse(without(value, unknownKeys));
    if (!parsed.success)
        throw (0,workflow_file_document/* wrong */.Qm)(lines.lineOf(path), (0,errors/* plainText */.wh)(parsed.error.message));
    const workflow = workflowOf(id, parsed.data);
    const found = [...unknownKeys, ...keysWithoutEffect(value)].map((key) => ({
        path: key,
        name: keyName(key),
        line: lines.lineOf([...path, ...key]),
        unsupported: unsupportedKey(key),
        isEmpty: valueAt(value, key) === '',
    }));
    const expression = textWith('${{', value);
    return {
        workflow,
        ...findingsOf({
            found,
            expressionAt: expression && lines.lineOf([...path, ...expression]),
            repeated: document.repeatedKeys(id),
            topKeys: Object.keys(document.content).map((key) => ({ key, line: () => lines.lineOf([key]) })),
            emptyAt: workflow.scripts.length + workflow.publishingScripts.length > 0 ? undefined : lines.lineOf(path),
        }),
    };
}
/** The value of a workflow; `{}` when its id has none. @throws WrongWorkflowFile or UnknownWorkflow */
function workflowIn({ content, lines }, id) {
    const { workflows } = content;
    const meant = workflows === undefined ? Object.keys(content).find(isMeantAsWorkflows) : undefined;
    if (meant !== undefined)
        throw (0,workflow_file_document/* wrong */.Qm)(lines.lineOf([meant]), `\`${(0,errors/* plainText */.wh)(meant)}\` is not a known key; did you mean \`workflows\`?`);
    if (typeof workflows !== 'object' || workflows === null || Array.isArray(workflows))
        throw (0,workflow_file_document/* wrong */.Qm)(lines.lineOf(['workflows']), '`workflows` must be a map of ids to workflows');
    const ids = Object.keys(workflows);
    if (ids.length > workflowLimit)
        throw (0,workflow_file_document/* wrong */.Qm)(lines.lineOf(['workflows']), `\`workflows\` has ${ids.length} entries; at most ${workflowLimit} are allowed`);
    if (!Object.hasOwn(workflows, id))
        throw unknown(id, ids);
    return Reflect.get(workflows, id) || {};
}
function isMeantAsWorkflows(key) {
    return closestKey(key, ['workflows']) !== undefined;
}
function unknown(id, known) {
    const listed = known.slice(0, listedIds).map((one) => `\`${(0,errors/* plainText */.wh)(one)}\``);
    const more = known.length > listed.length ? ` and ${known.length - listed.length} more` : '';
    const existing = listed.length === 0 ? 'no workflows' : listed.join(', ') + more;
    return new UnknownWorkflow(`There is no workflow \`${(0,errors/* plainText */.wh)(id)}\` in ${workflow_file_document/* workflowFileName */.Jo}; it has ${existing}`);
}
function reason(issue) {
    if (issue.code === 'invalid_key')
        return issue.issues[0]?.message ?? issue.message;
    return issue.message;
}
function keyName(path) {
    const name = path.reduce((all, part) => typeof part === 'number' ? `${all}[${part}]` : all ? `${all}.${String(part)}` : String(part), '');
    return name === '' ? 'the workflow' : `\`${(0,errors/* plainText */.wh)(name)}\``;
}
/** Keys that every workflow may have, for the hosted service. */
function keysWithoutEffect(value) {
    return ['instance_type', 'triggering']
        .filter((key) => Object.hasOwn(Object(value), key))
        .map((key) => [key]);
}
function valueAt(value, path) {
    return path.reduce((at, key) => Object(at)[key], value);
}
/** The path of the first text that contains `part`. */
function textWith(part, value) {
    const left = [{ path: [], value }];
    for (let next = left.pop(); next; next = left.pop()) {
        const { path } = next;
        if (typeof next.value === 'string' && next.value.includes(part))
            return path;
        if (typeof next.value === 'object' && next.value !== null)
            for (const [key, inner] of Object.entries(next.value).reverse())
                left.push({ path: [...path, key], value: inner });
    }
    return undefined;
}
/** A copy without these keys. */
function without(value, paths) {
    const copy = structuredClone(value);
    for (const path of paths) {
        const key = path.at(-1);
        if (key !== undefined)
            Reflect.deleteProperty(Object(valueAt(copy, path.slice(0, -1))), key);
    }
    return copy;
}

;// CONCATENATED MODULE: ./out/service/executor/workflow-file/reader.js
/** Both ends of the process that reads a workflow file; request and answer are JSON. */








/** How long reading may take, in milliseconds. */
const timeLimitMs = 5_000;
/** Bytes of `codemagic.yaml`. */
const sourceLimit = 256 * 2 ** 10;
/** Bytes of an answer; aliases can turn a short file into a long workflow. */
const answerLimit = 4 * 2 ** 20;
const ReaderRequest = schemas/* object */.Ikc({ source: schemas/* string */.YjP(), workflowId: schemas/* string */.YjP() });
const ReaderAnswer = schemas/* discriminatedUnion */.gMt('kind', [
    ReadWorkflow.extend({ kind: schemas/* literal */.euz('read') }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('wrong'), message: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('unknown'), message: schemas/* string */.YjP() }),
]);
/**
 * The text of `codemagic.yaml` in the clone.
 *
 * @throws BuildError when it is missing, too large, or a link that leads outside the clone, whose target messages
 * would quote
 */
async function readWorkflowFile(clone) {
    const found = await (0,contained_path/* containedPath */.f)((0,external_node_path_.join)(clone, workflow_file_document/* workflowFileName */.Jo), [clone]);
    if (found === 'missing')
        throw new errors/* BuildError */.zS(`The repository has no ${workflow_file_document/* workflowFileName */.Jo} at this commit`);
    if (found === 'outside')
        throw new errors/* BuildError */.zS(`${workflow_file_document/* workflowFileName */.Jo} links outside the repository`);
    const file = await (0,promises_.open)(found.real, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
    try {
        const status = await file.stat();
        if (!status.isFile())
            throw new errors/* BuildError */.zS(`${workflow_file_document/* workflowFileName */.Jo} is not a file`);
        if (status.size > sourceLimit)
            throw new errors/* BuildError */.zS(`${workflow_file_document/* workflowFileName */.Jo} is larger than ${sourceLimit / 2 ** 10} KiB`);
        return await file.readFile('utf8');
    }
    finally {
        await file.close();
    }
}
/**
 * Reads a workflow in another process, which is killed after five seconds, so that a file that keeps the parser busy
 * delays neither the service nor other builds.
 *
 * @throws WrongWorkflowFile, UnknownWorkflow, or BuildError when the process gives no answer
 */
async function readInProcess(request, { command, clock, run, ...spawnOptions }) {
    const late = new AbortController();
    const cancelTimer = clock.setTimer(timeLimitMs, () => late.abort());
    const chunks = [];
    let length = 0;
    const output = (chunk) => {
        length += chunk.length;
        if (length > answerLimit)
            throw new errors/* BuildError */.zS(`The workflow is too large once the aliases in ${workflow_file_document/* workflowFileName */.Jo} are expanded`);
        chunks.push(chunk);
    };
    try {
        const input = JSON.stringify(request);
        const status = await run({ ...spawnOptions, argv: command, input, output, killed: late.signal });
        if (late.signal.aborted)
            throw new errors/* BuildError */.zS(`${workflow_file_document/* workflowFileName */.Jo} took longer than ${timeLimitMs / 1_000} s to read`);
        if (status !== 0)
            throw new errors/* BuildError */.zS(`${workflow_file_document/* workflowFileName */.Jo} could not be read: its reader exited with status ${status}`);
    }
    finally {
        cancelTimer();
    }
    const answer = ReaderAnswer.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
    if (answer.kind === 'wrong')
        throw new workflow_file_document/* WrongWorkflowFile */.Lr(answer.message);
    if (answer.kind === 'unknown')
        throw new UnknownWorkflow(answer.message);
    return answer;
}
/** The reader process: answers one request. */
function answerTo(request) {
    return JSON.stringify(read(ReaderRequest.parse(JSON.parse(request))));
}
function read({ source, workflowId }) {
    try {
        return { kind: 'read', ...readWorkflow(source, workflowId) };
    }
    catch (error) {
        if (error instanceof workflow_file_document/* WrongWorkflowFile */.Lr)
            return { kind: 'wrong', message: error.message };
        if (error instanceof UnknownWorkflow)
            return { kind: 'unknown', message: error.message };
        throw error;
    }
}


/***/ }),

/***/ 8726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bk: () => (/* binding */ reasonToSkip),
/* harmony export */   jd: () => (/* binding */ When)
/* harmony export */ });
/* unused harmony export Changeset */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2311);
/* harmony import */ var _condition_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9232);


const Patterns = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).readonly();
/** Files of the repository: Git's own patterns, folders with everything in them, and `.` for all. */
const Changeset = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ includes: Patterns, excludes: Patterns }).readonly();
/** The `when` of a script, as written; both parts must be true. */
const When = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ condition: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(), changeset: Changeset.optional() })
    .readonly();
/** Why a script does not run; `undefined` when it runs. */
function reasonToSkip({ condition, changeset }, known) {
    const { variables, isChanged } = known;
    const lookUp = (name) => Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (condition !== undefined && !(0,_condition_js__WEBPACK_IMPORTED_MODULE_1__/* .parseCondition */ .z)(condition)(lookUp))
        return `its condition \`${condition}\` is false`;
    if (changeset && !isChanged(changeset))
        return 'no file of its changeset was changed since the last build that finished';
    return undefined;
}


/***/ })

};
