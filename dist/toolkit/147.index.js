export const id = 147;
export const ids = [147];
export const modules = {

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

/***/ 2147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  apps: () => (/* binding */ apps_apps)
});

// EXTERNAL MODULE: ./out/tasks/inputs/connection.js
var inputs_connection = __webpack_require__(7279);
// EXTERNAL MODULE: ./out/tasks/inputs/mask-password.js
var mask_password = __webpack_require__(4321);
// EXTERNAL MODULE: ./out/tasks/requests/sent-once.js
var sent_once = __webpack_require__(9076);
// EXTERNAL MODULE: ./out/core/input/choice.js
var choice = __webpack_require__(2878);
// EXTERNAL MODULE: ./out/core/input/input-error.js
var input_error = __webpack_require__(1034);
// EXTERNAL MODULE: ./out/core/input/bad-value.js
var bad_value = __webpack_require__(4086);
;// CONCATENATED MODULE: ./out/core/input/private-key.js

const allowed = 'a private key, whole, from -----BEGIN … PRIVATE KEY----- to -----END … PRIVATE KEY-----, or base64 of that';
/** The kinds that `ssh` reads: its own, PKCS#8, and the older ones of OpenSSL. */
const wholeKey = /^-----BEGIN ((?:(?:OPENSSH|ENCRYPTED|RSA|EC|DSA) )?PRIVATE KEY)-----\n([\s\S]+)\n-----END \1-----$/;
/** Lines such as `DEK-Info: …` that older kinds of an encrypted key begin with, up to a blank line. */
const headers = /^(?:[\w-]+: .*\n(?:[ \t].*\n)*)+\n/;
/**
 * Reads a private key that was given as PEM or as base64 of it, and returns it as PEM with its last newline. It is
 * checked for being one at all: a public key, or half a key, would be found out by the first build only.
 *
 * @throws BadValue that holds no part of the key
 */
function parsePrivateKey(text) {
    const pem = (text.includes('-----') ? text : (bytesOf(text)?.toString('utf8') ?? text))
        .replaceAll('\r\n', '\n')
        .trim();
    if (/^(ssh-|ecdsa-|sk-)|^-----BEGIN (?:SSH2 )?PUBLIC KEY/.test(pem))
        throw new bad_value/* BadValue */.F(`${allowed}; this is a public key`);
    if (/^PuTTY-User-Key-File/.test(pem))
        throw new bad_value/* BadValue */.F(`${allowed}; this is a key of PuTTY, which PuTTYgen exports as one of OpenSSH`);
    const [, kind = '', inner = ''] = wholeKey.exec(pem) ?? [];
    if (!kind)
        throw new bad_value/* BadValue */.F(`${allowed}; its boundaries or its line breaks are missing`);
    if (!isBody(inner, kind))
        throw new bad_value/* BadValue */.F(`${allowed}; what stands between its boundaries is none`);
    return `${pem}\n`;
}
/** OpenSSH's own form begins with its name (PROTOCOL.key), others are a sequence of ASN.1, or encrypted below headers. */
function isBody(inner, kind) {
    const body = bytesOf(inner.replace(headers, ''));
    if (headers.test(inner))
        return body !== undefined;
    const begins = kind.startsWith('OPENSSH') ? Buffer.from('openssh-key-v1\0') : Buffer.from([0x30]);
    return body?.subarray(0, begins.length).equals(begins) ?? false;
}
/** The bytes of a whole base64 text, whose lines may be broken anywhere; `undefined` for every other text. */
function bytesOf(text) {
    const plain = text.replace(/\s/g, '');
    return /^[A-Za-z0-9+/]+={0,2}$/.test(plain) && plain.length % 4 === 0
        ? Buffer.from(plain, 'base64')
        : undefined;
}

// EXTERNAL MODULE: ./out/core/input/reader.js
var reader = __webpack_require__(2930);
// EXTERNAL MODULE: ./out/tasks/inputs/operation-inputs.js
var operation_inputs = __webpack_require__(4602);
;// CONCATENATED MODULE: ./out/actions/apps/inputs.js






const forAdding = ['repositoryUrl', 'teamId', 'sshKey', 'sshKeyPassphrase', 'projectType'];
/** @throws InputError */
function readAppsInputs(runner) {
    const inputs = (0,reader/* createInputReader */.i)(runner);
    const connection = (0,inputs_connection/* readConnection */.dC)(inputs);
    const kind = inputs.value('operation', (0,choice/* oneOf */.y)(['list', 'get', 'add']), '');
    const unused = { list: ['appId', ...forAdding], get: forAdding, add: ['appId'] }[kind];
    (0,operation_inputs/* refuseUnused */.r)(inputs, { operation: kind, unused });
    switch (kind) {
        case 'list':
            return { connection, operation: { kind } };
        case 'get':
            return {
                connection,
                operation: { kind, appId: inputs.required('appId', 'It says which application to read.') },
            };
        case 'add':
            return { connection, operation: readAddition(inputs) };
    }
}
function readAddition(inputs) {
    const repositoryUrl = inputs.required('repositoryUrl', 'It is the SSH or HTTPS address of the repository to add.');
    const teamId = inputs.text('teamId');
    const body = { repositoryUrl, ...(teamId ? { teamId } : {}) };
    const key = inputs.optionalSecret('sshKey', parsePrivateKey);
    if (key === undefined) {
        refuseWithoutKey(inputs);
        return { kind: 'add', body };
    }
    const projectType = inputs.text('projectType');
    return {
        kind: 'addPrivate',
        body: {
            ...body,
            // The passphrase of a key that has none is null (docs/api.md, "Applications").
            sshKey: {
                data: Buffer.from(key).toString('base64'),
                passphrase: inputs.text('sshKeyPassphrase') || null,
            },
            ...(projectType ? { projectType } : {}),
        },
    };
}
/** Only `POST /apps/new`, which takes a key, takes these. */
function refuseWithoutKey(inputs) {
    const given = ['sshKeyPassphrase', 'projectType'].filter((name) => inputs.text(name) !== '');
    if (given.length > 0)
        throw new input_error/* InputError */.d([...given, 'sshKey'], `${given.join(' and ')} is given without sshKey. Give sshKey too, or leave it out.`);
}

;// CONCATENATED MODULE: ./out/actions/apps/mask-key.js

/** Shorter lines are everyday words; boundaries are the same in every key. */
const shortestLine = 16;
/**
 * Hides a key in every form in which it could show: as it was given, as PEM with and without its last newline, as the
 * base64 that is sent, and line by line. Works on anything that was given, key or not: it is called before it is read.
 */
function maskKey(runner, given) {
    const pem = pemOf(given);
    const forms = [given, ...(pem ? [pem, pem.trimEnd()] : [])];
    const lines = forms.flatMap((form) => form.split(/\r?\n/).map((line) => line.trim()));
    const secrets = [
        ...forms,
        ...forms.map((form) => Buffer.from(form).toString('base64')),
        ...lines.filter((line) => line.length >= shortestLine && !line.startsWith('-----')),
    ];
    for (const secret of new Set(secrets))
        runner.mask(secret);
}
function pemOf(given) {
    try {
        return parsePrivateKey(given);
    }
    catch {
        // What is no key has no other form; reading the inputs says why it is none.
        return undefined;
    }
}

;// CONCATENATED MODULE: ./out/actions/apps/run.js





/**
 * Lists applications, reads one, or adds one.
 *
 * @throws InputError before any request; ServiceError; OutcomeUncertain when an application may have been added
 */
async function apps({ runner, connect, }) {
    (0,inputs_connection/* maskSecrets */.QU)(runner, ['token', 'sshKeyPassphrase']);
    maskKey(runner, runner.input('sshKey'));
    (0,mask_password/* maskPassword */.y)(runner, 'repositoryUrl');
    const { connection, operation } = readAppsInputs(runner);
    const found = await carryOut(operation, { runner, client: connect(connection) });
    const [one] = operation.kind === 'list' ? [] : found;
    runner.setOutput('apps', JSON.stringify(found));
    runner.setOutput('appId', one?.appId ?? '');
    runner.setOutput('appName', one?.appName ?? '');
    runner.setOutput('workflowIds', JSON.stringify(one?.workflowIds ?? []));
    runner.setOutput('branches', JSON.stringify(one?.branches ?? []));
    say(runner, { operation, found });
    return true;
}
async function carryOut(operation, { runner, client }) {
    const options = { signal: runner.cancelled };
    const advice = 'Look for the application with operation list before this step is run again.';
    const { applications } = client;
    switch (operation.kind) {
        case 'list':
            return (await applications.list(options)).map(appOf);
        case 'get':
            return [appOf(await applications.get(operation.appId, options))];
        case 'add':
            return [appOf(await (0,sent_once/* sentOnce */.o)(applications.add(operation.body, options), advice))];
        case 'addPrivate':
            return [appOf(await (0,sent_once/* sentOnce */.o)(applications.addPrivate(operation.body, options), advice))];
    }
}
/** Field by field: an application's record can hold its signing settings, and each workflow's its variables. */
function appOf({ _id, appName, workflowIds, workflows, branches }) {
    const names = Object.entries(workflows ?? {}).map(([id, { name }]) => [id, { name }]);
    return {
        appId: _id,
        appName: appName ?? undefined,
        workflowIds: workflowIds ?? undefined,
        workflows: workflows ? Object.fromEntries(names) : undefined,
        branches: branches ?? undefined,
    };
}
function say({ log }, { operation, found }) {
    if (operation.kind === 'list')
        log.info(`${found.length} ${found.length === 1 ? 'application' : 'applications'}:`);
    for (const { appId, appName, workflows = {}, branches } of found) {
        const added = operation.kind === 'add' || operation.kind === 'addPrivate';
        log.info(`${appName ?? 'Application'} · ${appId}${added ? ' · added' : ''}`);
        for (const [id, { name }] of Object.entries(workflows))
            log.info(`  workflow ${id} · ${name}`);
        if (branches)
            log.info(`  branches ${branches.join(', ')}`);
    }
}

// EXTERNAL MODULE: ./out/entry/door.js + 27 modules
var door = __webpack_require__(9344);
;// CONCATENATED MODULE: ./out/entry/apps.js


const apps_apps = () => (0,door/* runAction */.C)(apps);


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

/***/ 4321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ maskPassword)
/* harmony export */ });
/* harmony import */ var node_querystring__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1792);

/** Hides the password in an input that may be `https://user:password@host/…`: it is one like any other. */
function maskPassword(runner, name) {
    const password = URL.parse(runner.input(name))?.password;
    if (password)
        for (const form of [password, (0,node_querystring__WEBPACK_IMPORTED_MODULE_0__.unescape)(password)])
            runner.mask(form);
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


/***/ }),

/***/ 9076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ sentOnce)
/* harmony export */ });
/* unused harmony export OutcomeUncertain */
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3120);
/* harmony import */ var _api_http_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2734);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4925);



/** The answer to what is sent only once was lost: it may have been done all the same. */
class OutcomeUncertain extends _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y {
    constructor({ advice, cause }) {
        super(`Whether it was done is not certain. ${cause.message} ${advice}`, { cause });
    }
}
/**
 * Awaits what must not be sent twice, and tells a failure after which it may have been done from one after which it
 * certainly was not.
 *
 * @param advice where to look before the step is run again
 * @throws OutcomeUncertain, or what `send` throws
 */
async function sentOnce(send, advice) {
    try {
        return await send;
    }
    catch (cause) {
        const isUncertain = cause instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FieldMissing */ .VG ||
            (cause instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && cause.failure && (0,_api_http_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeStart */ .E)(cause.failure) === 'lookUp');
        if (isUncertain)
            throw new OutcomeUncertain({ advice, cause });
        throw cause;
    }
}


/***/ })

};
