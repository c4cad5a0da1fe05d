export const id = 856;
export const ids = [856];
export const modules = {

/***/ 2856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   workflowReader: () => (/* binding */ workflowReader)
/* harmony export */ });
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1708);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8321);
/* harmony import */ var _service_executor_workflow_file_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5155);



/** The process in which the service has a workflow file read: an order on its input, an answer on its output. */
async function workflowReader() {
    node_process__WEBPACK_IMPORTED_MODULE_0__.stdout.write((0,_service_executor_workflow_file_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .answerTo */ .o)(await (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_1__.text)(node_process__WEBPACK_IMPORTED_MODULE_0__.stdin)));
}


/***/ }),

/***/ 4925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ messageOf),
/* harmony export */   y: () => (/* binding */ UserError)
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
/** The message of anything thrown. */
function messageOf(thrown) {
    return node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(thrown) ? thrown.message : String(thrown);
}


/***/ }),

/***/ 1474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ variableName)
/* harmony export */ });
/** What the name of an environment variable is everywhere: in requests, workflow files, the configuration and `CM_ENV`. */
const variableName = /^[A-Za-z_]\w*$/;


/***/ }),

/***/ 997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ BuildFailure),
/* harmony export */   wh: () => (/* binding */ plainText),
/* harmony export */   zE: () => (/* binding */ systemCause)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4925);
/* harmony import */ var _system_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6160);


/** The build cannot succeed, and the message tells its user why. */
class BuildFailure extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
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
    ENOMEM: 'this machine has no memory left',
    E2BIG: 'the variables of the build are too long for this machine',
    ENOENT: 'a file or folder of the build has gone',
    ENOTDIR: 'a folder of the build has gone',
    EEXIST: 'a file stands in the place of one of the service',
    EACCES: 'access was denied',
    EPERM: 'access was denied',
};
/** What a failure of the system means, in words and without paths; `undefined` for what is no such failure. */
function systemCause(thrown) {
    return causes[(0,_system_error_js__WEBPACK_IMPORTED_MODULE_1__/* .systemCode */ .xU)(thrown) ?? ''];
}
/** Text of others on one line, without control characters and not too long, for a message. */
function plainText(text) {
    const line = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
    return line.length > 500 ? `${line.slice(0, 499)}…` : line;
}


/***/ }),

/***/ 5155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ Answer),
  o: () => (/* binding */ answerTo)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(2311);
// EXTERNAL MODULE: ./out/service/executor/workflow-file/read.js + 3 modules
var read = __webpack_require__(5679);
;// CONCATENATED MODULE: ./out/service/executor/workflow-file/workflow.js

const Texts = schemas/* array */.YOg(schemas/* string */.YjP()).readonly();
const Values = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).readonly();
const Script = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    script: schemas/* string */.YjP(),
    workingDirectory: schemas/* string */.YjP().optional(),
    ignoreFailure: schemas/* boolean */.zMY(),
});
/** A workflow as it is carried out, wherever it was written. */
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

;// CONCATENATED MODULE: ./out/service/executor/workflow-file/answer.js
/** What the process that reads a workflow file is told and what it answers, as JSON. */



const Order = schemas/* object */.Ikc({ source: schemas/* string */.YjP(), workflowId: schemas/* string */.YjP() });
const Answer = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('read'), workflow: Workflow, warnings: schemas/* array */.YOg(schemas/* string */.YjP()) }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('wrong'), message: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('unknown'), message: schemas/* string */.YjP() }),
]);
/** What that process does. */
function answerTo(order) {
    return JSON.stringify(answer_read(Order.parse(JSON.parse(order))));
}
function answer_read({ source, workflowId }) {
    try {
        const { workflow, warnings } = (0,read/* readWorkflow */.S6)(source, workflowId);
        return { kind: 'read', workflow, warnings: [...warnings] };
    }
    catch (error) {
        if (error instanceof read/* WrongWorkflowFile */.Lr)
            return { kind: 'wrong', message: error.message };
        if (error instanceof read/* UnknownWorkflow */.UP)
            return { kind: 'unknown', message: error.message };
        throw error;
    }
}


/***/ }),

/***/ 5679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UP: () => (/* binding */ UnknownWorkflow),
  Lr: () => (/* binding */ WrongWorkflowFile),
  S6: () => (/* binding */ readWorkflow),
  Jo: () => (/* binding */ workflowFileName)
});

// UNUSED EXPORTS: workflowOf

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./out/service/executor/errors.js
var errors = __webpack_require__(997);
;// CONCATENATED MODULE: ./out/service/executor/workflow-file/key-line.js

/** @param lineAt turns an offset of the file's text into its line */
function createKeyLines(document, lineAt) {
    // Looking through a map, or for an anchor, once for each key would take the square of the file's size.
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
    return node?.range?.[0];
}

;// CONCATENATED MODULE: ./out/service/executor/workflow-file/repeated-key.js

/** Where a map has a key for the second time; `undefined` where none does. */
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

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(2311);
// EXTERNAL MODULE: ./out/service/applications/variable-name.js
var variable_name = __webpack_require__(1474);
;// CONCATENATED MODULE: ./out/service/executor/workflow-file/schema.js


/** Keys that name a version of a software; each reaches the scripts as `<NAME>_VERSION`. */
const softwareKeys = [
    'flutter',
    'dart',
    'xcode',
    'cocoapods',
    'node',
    'npm',
    'java',
    'ndk',
    'ruby',
    'python',
    'go',
    'rust',
];
/** The file is read with every scalar as the text that was written, so that `1.10` stays `1.10`. */
const schema_text = schemas/* string */.YjP({
    error: ({ input }) => (input === undefined ? 'is missing' : 'has to be a text'),
});
const line = schema_text.regex(/^[^\p{Cc}]*$/u, { error: 'has to be one line of text' });
/** A key without a value is read as an empty text, and means the same as no key. */
function optional(schema) {
    return schemas/* preprocess */.vkY((value) => (value === '' ? undefined : value), schema.optional());
}
/** How long each list of a workflow may be: every script is a step, and each of them is told at every change. */
const mostEntries = 500;
/** A list; a single text stands for a list of one. */
function list(of) {
    const listed = schemas/* array */.YOg(of, { error: 'has to be a list' })
        .max(mostEntries, { error: `has more than ${mostEntries} entries` });
    return optional(schemas/* preprocess */.vkY((value) => (typeof value === 'string' ? [value] : value), listed));
}
function map(shape) {
    return schemas/* strictObject */.rej(shape, {
        error: (issue) => issue.code === 'unrecognized_keys' ? undefined : 'has to be a map of keys and their values',
    });
}
const yes = /^(true|True|TRUE)$/;
const flag = schema_text
    .regex(/^(true|True|TRUE|false|False|FALSE)$/, { error: 'has to be `true` or `false`' })
    .transform((value) => yes.test(value));
const minutes = schema_text
    .regex(/^(?:[1-9]\d?|1[01]\d|120)$/, { error: 'has to be a whole number of minutes from 1 to 120' })
    .transform(Number);
const nameOfVariable = schema_text.regex(variable_name/* variableName */.c, {
    error: 'has to be the name of a variable: letters, digits and `_`, no digit first',
});
const script = schemas/* preprocess */.vkY((value) => (typeof value === 'string' ? { script: value } : value), map({
    name: optional(line),
    script: schema_text.min(1, { error: 'is empty' }),
    working_directory: optional(line),
    ignore_failure: optional(flag),
}));
const environment = map({
    vars: optional(schemas/* record */.g1P(nameOfVariable, schema_text, { error: 'has to be a map of names and values' })),
    groups: list(line),
    ...Object.fromEntries(softwareKeys.map((key) => [key, optional(line)])),
});
/**
 * One workflow of `codemagic.yaml`. Keys that say when or on what machine the hosted service builds are understood and
 * mean nothing here: the request says what to build (docs/api.md, "Workflows").
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

;// CONCATENATED MODULE: ./out/service/executor/workflow-file/read.js





const workflowFileName = 'codemagic.yaml';
/** The file is wrong; the message names line and reason. */
class WrongWorkflowFile extends errors/* BuildFailure */.$w {
}
/** The file has no workflow of that id. */
class UnknownWorkflow extends errors/* BuildFailure */.$w {
}
/** How many workflows a file may have. */
const mostWorkflows = 500;
/** How many warnings, or ids of workflows, are told one by one. */
const mostTold = 20;
const nestedTooDeeply = 'it is nested too deeply';
/**
 * Reads one workflow of the file's text. Only this workflow is checked: a fault in another one is that one's.
 * Every scalar is the text that was written; anchors, aliases and merge keys work.
 *
 * @returns the workflow, and warnings of the keys that mean nothing here
 * @throws WrongWorkflowFile or UnknownWorkflow
 */
function readWorkflow(source, id) {
    const { document, lines } = parse(source);
    const workflows = plain(document, lines).workflows;
    if (typeof workflows !== 'object' || workflows === null || Array.isArray(workflows))
        throw wrong(lines.lineOf(['workflows']), '`workflows` has to be a map of ids and workflows');
    const ids = Object.keys(workflows);
    if (ids.length > mostWorkflows)
        throw wrong(lines.lineOf(['workflows']), `\`workflows\` has ${ids.length} workflows, and at most ${mostWorkflows} are read`);
    if (!Object.hasOwn(workflows, id))
        throw unknown(id, ids);
    const path = ['workflows', id];
    // Nothing behind the id is a workflow that says nothing.
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
    const told = unknownLines
        .slice(0, mostTold)
        .map(({ key, line }) => `${workflowFileName}:${line}: ${keyName(key)} is not known here and has no effect`);
    const left = unknownLines.length - told.length;
    return left === 0 ? told : [...told, `${workflowFileName}: ${left} more keys are not known here`];
}
function parse(source) {
    const lineCounter = new dist/* LineCounter */.HN();
    // The library compares each key of a map with all before it; `repeatedKey` takes one look at each.
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
/** @throws WrongWorkflowFile where brackets in brackets fill the stack */
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
/** A checked workflow as it is carried out. */
function workflowOf(id, file) {
    const { environment } = file;
    const versions = softwareKeys.flatMap((key) => {
        const version = environment?.[key];
        return version === undefined ? [] : [[key, version]];
    });
    return {
        id,
        name: file.name,
        labels: file.labels ?? [],
        variables: environment?.vars ?? {},
        groups: environment?.groups ?? [],
        softwareVersions: Object.fromEntries(versions),
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
function plain(document, lines) {
    let value;
    try {
        value = withinStack(() => document.toJS());
    }
    catch (cause) {
        if (cause instanceof WrongWorkflowFile)
            throw cause;
        // An alias without an anchor, or so many aliases that they only mean to fill the memory.
        const message = cause instanceof Error ? cause.message : 'it cannot be resolved';
        throw wrong(1, firstLine(message));
    }
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return { ...value };
    throw wrong(lines.lineOf([]), 'the file has to be a map with the key `workflows`');
}
function unknown(id, known) {
    const told = known.slice(0, mostTold).map((one) => `\`${(0,errors/* plainText */.wh)(one)}\``);
    const more = known.length > told.length ? ` and ${known.length - told.length} more` : '';
    const there = told.length === 0 ? 'none' : told.join(', ') + more;
    return new UnknownWorkflow(`There is no workflow \`${(0,errors/* plainText */.wh)(id)}\` in ${workflowFileName}; it has ${there}`);
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
function firstLine(text) {
    return (0,errors/* plainText */.wh)((text.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, ''));
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


/***/ }),

/***/ 6160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ac: () => (/* binding */ sqliteCode),
/* harmony export */   pQ: () => (/* binding */ meansNoRoom),
/* harmony export */   xU: () => (/* binding */ systemCode)
/* harmony export */ });
/** SQLITE_IOERR and SQLITE_FULL. */
const fullOrFailing = new Set([10, 13]);
/** The system's name of what went wrong, such as `ENOENT`; `undefined` for what is no error of the system. */
function systemCode(thrown) {
    const code = field(thrown, 'code');
    return typeof code === 'string' ? code : undefined;
}
/** SQLite's primary result code, such as 5 for busy; `undefined` for what is no error of SQLite. */
function sqliteCode(thrown) {
    const code = field(thrown, 'errcode');
    return typeof code === 'number' ? code & 0xff : undefined;
}
/** Whether it means that nothing more can be written: a full or failing disk, a quota, a limit on the size of files. */
function meansNoRoom(thrown) {
    const code = sqliteCode(thrown);
    if (code !== undefined)
        return fullOrFailing.has(code);
    return ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(systemCode(thrown) ?? '');
}
function field(thrown, name) {
    return typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, name) : undefined;
}


/***/ })

};
