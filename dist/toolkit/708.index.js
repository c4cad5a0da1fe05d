export const id = 708;
export const ids = [708];
export const modules = {

/***/ 4925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   yo: () => (/* binding */ UserError),
/* harmony export */   zR: () => (/* binding */ asError)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);

/**
 * A situation that the user can do something about: the message says what happened and what to do next. It is shown
 * without a stack trace. Every other error is a bug, and is shown with one.
 *
 * One subclass is one situation. Code distinguishes them by class and fields, never by message.
 */
class UserError extends Error {
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

/***/ 3708:
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
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./out/service/executor/environment/machine.js
var machine = __webpack_require__(5863);
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
/** A list; a single text means a list of one. */
function list(of) {
    const listed = schemas/* array */.YOg(of, { error: 'must be a list' })
        .max(entryLimit, { error: `has more than ${entryLimit} entries` });
    return optional(schemas/* preprocess */.vkY((value) => (typeof value === 'string' ? [value] : value), listed));
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
const script = schemas/* preprocess */.vkY((value) => (typeof value === 'string' ? { script: value } : value), map({
    name: optional(line),
    script: schema_text.min(1, { error: 'is empty' }),
    working_directory: optional(line),
    ignore_failure: optional(flag),
}));
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

;// CONCATENATED MODULE: ./out/service/executor/workflow-file/workflow.js

const Texts = schemas/* array */.YOg(schemas/* string */.YjP()).readonly();
const Values = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).readonly();
const Script = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    script: schemas/* string */.YjP(),
    workingDirectory: schemas/* string */.YjP().optional(),
    ignoreFailure: schemas/* boolean */.zMY(),
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
    }));
}

;// CONCATENATED MODULE: ./out/service/executor/workflow-file/yaml-keys.js

/** @param lineAt returns the line of an offset in the file */
function createKeyLines(document, lineAt) {
    // Searching a map, or an anchor, again for each key would take time that grows with the square of the file.
    const indexes = new WeakMap();
    const pairOf = (map, key) => {
        const index = indexes.get(map) ?? indexOf(map);
        indexes.set(map, index);
        return index.get(key);
    };
    const targets = new WeakMap();
    const targetOf = (alias) => {
        const target = targets.get(alias) ?? { node: alias.resolve(document) };
        targets.set(alias, target);
        return target.node;
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
function indexOf(map) {
    return new Map(map.items.flatMap((item) => ((0,dist/* isScalar */.jn)(item.key) ? [[String(item.key.value), item]] : [])));
}
function startOf(node) {
    return (0,dist/* isNode */.Ll)(node) ? node.range?.[0] : undefined;
}
/** The offset of the first key that a map repeats; `undefined` when no key is repeated. */
function repeatedKey(document) {
    let found;
    (0,dist/* visit */.YR)(document, {
        Map(_, map) {
            const keys = new Set();
            for (const { key } of map.items) {
                if (!(0,dist/* isScalar */.jn)(key))
                    continue;
                if (keys.has(key.value)) {
                    found = key.range?.[0] ?? 0;
                    return dist/* visit */.YR.BREAK;
                }
                keys.add(key.value);
            }
            return undefined;
        },
    });
    return found;
}

;// CONCATENATED MODULE: ./out/service/executor/workflow-file/read.js





const workflowFileName = 'codemagic.yaml';
/** The file is not valid; the message gives the line and the reason. */
class WrongWorkflowFile extends errors/* BuildError */.zS {
}
/** The file has no workflow with that id. */
class UnknownWorkflow extends errors/* BuildError */.zS {
}
const workflowLimit = 500;
/** More warnings, or ids of workflows, are counted, not listed. */
const listedItems = 20;
const nestedTooDeeply = 'it is nested too deeply';
/**
 * Reads one workflow from the file's text. Only this workflow is checked, so that errors in others do not matter. Every
 * scalar is read as text; anchors, aliases and merge keys work.
 *
 * @returns the workflow, and warnings about keys without effect
 * @throws WrongWorkflowFile or UnknownWorkflow
 */
function readWorkflow(source, id) {
    const { document, lines } = parse(source);
    const workflows = plain(document, lines).workflows;
    if (typeof workflows !== 'object' || workflows === null || Array.isArray(workflows))
        throw wrong(lines.lineOf(['workflows']), '`workflows` must be a map of ids to workflows');
    const ids = Object.keys(workflows);
    if (ids.length > workflowLimit)
        throw wrong(lines.lineOf(['workflows']), `\`workflows\` has ${ids.length} entries; at most ${workflowLimit} are allowed`);
    if (!Object.hasOwn(workflows, id))
        throw unknown(id, ids);
    const path = ['workflows', id];
    // An id without a value means an empty workflow.
    const value = Reflect.get(workflows, id) || {};
    const unknownKeys = [];
    let parsed = FileWorkflow.safeParse(value);
    for (const issue of parsed.error?.issues ?? []) {
        if (issue.code !== 'unrecognized_keys')
            throw wrong(lines.lineOf([...path, ...issue.path]), `${keyName(issue.path)} ${reason(issue)}`);
        for (const key of issue.keys)
            unknownKeys.push([...issue.path, key]);
    }
    if (unknownKeys.length > 0)
        parsed = FileWorkflow.safeParse(without(value, unknownKeys));
    if (!parsed.success)
        throw wrong(lines.lineOf(path), (0,errors/* plainText */.wh)(parsed.error.message));
    const unknownLines = unknownKeys
        .map((key) => ({ key, line: lines.lineOf([...path, ...key]) }))
        .sort((a, b) => a.line - b.line);
    return { workflow: workflowOf(id, parsed.data), warnings: warningsOf(unknownLines) };
}
function warningsOf(unknownLines) {
    const listed = unknownLines
        .slice(0, listedItems)
        .map(({ key, line }) => `${workflowFileName}:${line}: ${keyName(key)} is not supported here and has no effect`);
    const left = unknownLines.length - listed.length;
    return left === 0 ? listed : [...listed, `${workflowFileName}: ${left} more keys are not supported here`];
}
function parse(source) {
    const lineCounter = new dist/* LineCounter */.HN();
    // With `uniqueKeys`, the library compares each key with all before it; `repeatedKey` takes linear time.
    const options = { schema: 'failsafe', merge: true, uniqueKeys: false, lineCounter };
    const document = withinStack(() => (0,dist/* parseDocument */.Tp)(source, options));
    const lineAt = (offset) => lineCounter.linePos(offset).line;
    const [error] = document.errors;
    if (error) {
        const isTooDeep = error.code === 'RESOURCE_EXHAUSTION';
        throw wrong(lineAt(error.pos[0]), isTooDeep ? nestedTooDeeply : firstLine(error.message));
    }
    const repeated = withinStack(() => repeatedKey(document));
    if (repeated !== undefined)
        throw wrong(lineAt(repeated), 'Map keys must be unique');
    return { document, lines: createKeyLines(document, lineAt) };
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
function plain(document, lines) {
    let value;
    try {
        value = withinStack(() => document.toJS());
    }
    catch (cause) {
        if (cause instanceof WrongWorkflowFile)
            throw cause;
        // An alias without an anchor, or aliases that multiply to fill the memory.
        const message = cause instanceof Error ? cause.message : 'it cannot be resolved';
        throw wrong(1, firstLine(message));
    }
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return { ...value };
    throw wrong(lines.lineOf([]), 'the file must be a map with the key `workflows`');
}
function unknown(id, known) {
    const listed = known.slice(0, listedItems).map((one) => `\`${(0,errors/* plainText */.wh)(one)}\``);
    const more = known.length > listed.length ? ` and ${known.length - listed.length} more` : '';
    const existing = listed.length === 0 ? 'no workflows' : listed.join(', ') + more;
    return new UnknownWorkflow(`There is no workflow \`${(0,errors/* plainText */.wh)(id)}\` in ${workflowFileName}; it has ${existing}`);
}
function wrong(line, why) {
    return new WrongWorkflowFile(`${workflowFileName}:${line}: ${why}`);
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
/** The message of the YAML library without its position and the quoted source. */
function firstLine(message) {
    return (0,errors/* plainText */.wh)(message.replace(/\n.*/s, '').replace(/ at line \d+, column \d+:?$/, ''));
}
/** A copy without these keys. */
function without(value, paths) {
    const copy = structuredClone(value);
    for (const path of paths) {
        const parent = path.slice(0, -1).reduce((at, key) => Object(at)[key], copy);
        const key = path.at(-1);
        if (key !== undefined)
            Reflect.deleteProperty(Object(parent), key);
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
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('read'), workflow: Workflow, warnings: schemas/* array */.YOg(schemas/* string */.YjP()) }),
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
    const found = await (0,contained_path/* containedPath */.f)((0,external_node_path_.join)(clone, workflowFileName), [clone]);
    if (found === 'missing')
        throw new errors/* BuildError */.zS(`The repository has no ${workflowFileName} at this commit`);
    if (found === 'outside')
        throw new errors/* BuildError */.zS(`${workflowFileName} links outside the repository`);
    const file = await (0,promises_.open)(found.real, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
    try {
        const status = await file.stat();
        if (!status.isFile())
            throw new errors/* BuildError */.zS(`${workflowFileName} is not a file`);
        if (status.size > sourceLimit)
            throw new errors/* BuildError */.zS(`${workflowFileName} is larger than ${sourceLimit / 2 ** 10} KiB`);
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
            throw new errors/* BuildError */.zS(`The workflow is too large once the aliases in ${workflowFileName} are expanded`);
        chunks.push(chunk);
    };
    try {
        const input = JSON.stringify(request);
        const status = await run({ ...spawnOptions, argv: command, input, output, killed: late.signal });
        if (late.signal.aborted)
            throw new errors/* BuildError */.zS(`${workflowFileName} took longer than ${timeLimitMs / 1_000} s to read`);
        if (status !== 0)
            throw new errors/* BuildError */.zS(`${workflowFileName} could not be read: its reader exited with status ${status}`);
    }
    finally {
        cancelTimer();
    }
    const answer = ReaderAnswer.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
    if (answer.kind === 'wrong')
        throw new WrongWorkflowFile(answer.message);
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
        const { workflow, warnings } = readWorkflow(source, workflowId);
        return { kind: 'read', workflow, warnings: [...warnings] };
    }
    catch (error) {
        if (error instanceof WrongWorkflowFile)
            return { kind: 'wrong', message: error.message };
        if (error instanceof UnknownWorkflow)
            return { kind: 'unknown', message: error.message };
        throw error;
    }
}


/***/ })

};
