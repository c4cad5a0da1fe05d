export const id = 46;
export const ids = [46];
export const modules = {

/***/ 4046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  apps: () => (/* binding */ apps)
});

// EXTERNAL MODULE: ./out/report/wording/units.js
var units = __webpack_require__(9731);
// EXTERNAL MODULE: ./out/tasks/inputs/connection.js
var inputs_connection = __webpack_require__(7279);
// EXTERNAL MODULE: ./out/tasks/requests/sent-once.js
var sent_once = __webpack_require__(9076);
// EXTERNAL MODULE: ./out/tasks/requests/unknown-application.js
var unknown_application = __webpack_require__(5713);
// EXTERNAL MODULE: ./out/core/input/app-id.js
var app_id = __webpack_require__(5654);
// EXTERNAL MODULE: ./out/core/input/errors.js
var errors = __webpack_require__(1194);
// EXTERNAL MODULE: ./out/core/input/parsers.js
var parsers = __webpack_require__(9145);
;// CONCATENATED MODULE: ./out/core/input/private-key.js

const expected = 'a whole private key, from -----BEGIN … PRIVATE KEY----- to -----END … PRIVATE KEY-----, or base64 of it';
/** The formats that `ssh` reads: its own, PKCS#8, and the older ones of OpenSSL. */
const wholeKey = /^-----BEGIN ((?:(?:OPENSSH|ENCRYPTED|RSA|EC|DSA) )?PRIVATE KEY)-----\n([\s\S]+)\n-----END \1-----$/;
/** Lines such as `DEK-Info: …` at the start of an encrypted key in an older format, up to a blank line. */
const headers = /^(?:[\w-]+: .*\n(?:[ \t].*\n)*)+\n/;
/**
 * Reads a private key, given as PEM or as base64 of it, and returns it as PEM with its last newline. It is checked
 * here because the service would accept a public key, or half a key, and only the first build would fail.
 *
 * @throws BadValue without any part of the key
 */
function parsePrivateKey(text) {
    const pem = (text.includes('-----') ? text : (bytesOf(text)?.toString('utf8') ?? text))
        .replaceAll('\r\n', '\n')
        .trim();
    if (/^(ssh-|ecdsa-|sk-)|^-----BEGIN (?:SSH2 )?PUBLIC KEY/.test(pem))
        throw new errors/* BadValue */.FQ(`${expected}; this is a public key`);
    if (/^PuTTY-User-Key-File/.test(pem))
        throw new errors/* BadValue */.FQ(`${expected}; this is a PuTTY key, which PuTTYgen can export in the format of OpenSSH`);
    const [, kind = '', inner = ''] = wholeKey.exec(pem) ?? [];
    if (!kind)
        throw new errors/* BadValue */.FQ(`${expected}; its first or last line, or its line breaks, are missing`);
    if (!isBody(inner, kind))
        throw new errors/* BadValue */.FQ(`${expected}; the text between its first and last line is not a key`);
    return `${pem}\n`;
}
/**
 * OpenSSH's format begins with its name (PROTOCOL.key); the others are an ASN.1 sequence, or encrypted data below
 * headers.
 */
function isBody(inner, kind) {
    const body = bytesOf(inner.replace(headers, ''));
    if (headers.test(inner))
        return body !== undefined;
    const begins = kind.startsWith('OPENSSH') ? Buffer.from('openssh-key-v1\0') : Buffer.from([0x30]);
    return body?.subarray(0, begins.length).equals(begins) ?? false;
}
/** The bytes of a base64 text, with line breaks anywhere; `undefined` for any other text. */
function bytesOf(text) {
    const plain = text.replace(/\s/g, '');
    return /^[A-Za-z0-9+/]+={0,2}$/.test(plain) && plain.length % 4 === 0
        ? Buffer.from(plain, 'base64')
        : undefined;
}

// EXTERNAL MODULE: ./out/core/input/reader.js
var reader = __webpack_require__(2930);
;// CONCATENATED MODULE: ./out/actions/apps/inputs.js






const forAdding = ['repositoryUrl', 'teamId', 'sshKey', 'sshKeyPassphrase', 'projectType'];
/** @throws InputError */
function readAppsInputs(runner) {
    const inputs = (0,reader/* createInputReader */.i)(runner);
    const connection = (0,inputs_connection/* readConnection */.dC)(inputs);
    const kind = inputs.value('operation', (0,parsers/* oneOf */.yL)(['list', 'get', 'add']), '');
    const unused = { list: ['appId', ...forAdding], get: forAdding, add: ['appId'] }[kind];
    (0,reader/* refuseUnused */.r)(inputs, { operation: kind, unused });
    switch (kind) {
        case 'list':
            return { connection, operation: { kind } };
        case 'get':
            return {
                connection,
                operation: {
                    kind,
                    appId: (0,app_id/* parseAppId */.c)(inputs.required('appId', 'It is the id of the application to read.')),
                },
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
/** Only `POST /apps/new`, which takes a key, has these fields. */
function refuseWithoutKey(inputs) {
    const given = ['sshKeyPassphrase', 'projectType'].filter((name) => inputs.text(name) !== '');
    if (given.length > 0)
        throw new errors/* InputError */.dz([...given, 'sshKey'], `${given.join(' and ')} cannot be used without sshKey. Set sshKey too, or remove ${given.length === 1 ? 'it' : 'them'}.`);
}
/** Shorter lines of a key are ordinary words, and its first and last line are the same in every key. */
const shortestLine = 16;
/**
 * Masks a private key in every form in which it could show up: as given, as PEM with and without its last newline, as
 * the base64 that is sent, and line by line. Works on any text, because it is called before the key is checked.
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
        // Not a key, so it has no other form; reading the inputs reports it.
        return undefined;
    }
}

;// CONCATENATED MODULE: ./out/actions/apps/run.js





/**
 * Lists applications, reads one, or adds one.
 *
 * @throws InputError before any request; ServiceError; OutcomeUncertain when an application may have been added
 */
async function apps({ runner, connect }) {
    (0,inputs_connection/* maskSecrets */.QU)(runner, ['token', 'sshKeyPassphrase']);
    maskKey(runner, runner.input('sshKey'));
    (0,inputs_connection/* maskPassword */.yE)(runner, 'repositoryUrl');
    const { connection, operation } = readAppsInputs(runner);
    const found = await perform(operation, { runner, client: connect(connection) });
    const [one] = operation.kind === 'list' ? [] : found;
    runner.setOutput('apps', JSON.stringify(found));
    runner.setOutput('appId', one?.appId ?? '');
    runner.setOutput('appName', one?.appName ?? '');
    runner.setOutput('workflowIds', JSON.stringify(one?.workflowIds ?? []));
    runner.setOutput('branches', JSON.stringify(one?.branches ?? []));
    logApps(runner, { operation, found });
    return true;
}
async function perform(operation, { runner, client }) {
    const options = { signal: runner.cancelled };
    const advice = 'Use operation list to check whether the application exists before you run this step again.';
    const { applications } = client;
    switch (operation.kind) {
        case 'list':
            return (await applications.list(options)).map(appOf);
        case 'get': {
            const { appId } = operation;
            const sent = applications.get(appId, options);
            return [appOf(await (0,unknown_application/* aboutApplication */.W6)({ client, runner }, { appId, sent }))];
        }
        case 'add':
            return [appOf(await (0,sent_once/* sentOnce */.o)(applications.add(operation.body, options), advice))];
        case 'addPrivate':
            return [appOf(await (0,sent_once/* sentOnce */.o)(applications.addPrivate(operation.body, options), advice))];
    }
}
/** Field by field: the record of an application can hold signing settings, and that of a workflow its variables. */
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
function logApps({ log }, { operation, found }) {
    if (operation.kind === 'list')
        log.info(`${(0,units/* countText */.lT)(found.length, 'application')}:`);
    for (const { appId, appName, workflows = {}, branches } of found) {
        const added = operation.kind === 'add' || operation.kind === 'addPrivate';
        log.info(`${appName ?? 'Application'} · ${appId}${added ? ' · added' : ''}`);
        for (const [id, { name }] of Object.entries(workflows))
            log.info(`  workflow ${id} · ${name}`);
        if (branches)
            log.info(`  branches ${branches.join(', ')}`);
    }
}


/***/ }),

/***/ 5654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ parseAppId)
/* harmony export */ });
/** The address of a page of the hosted service, such as `https://codemagic.io/app/5c9c…/settings`. */
const page = /^https:\/\/codemagic\.io\/app\/([\w-]+)(?:[/?#]|$)/;
/** Reads the id of an application, also where the address of one of its pages was copied. */
function parseAppId(text) {
    return page.exec(text)?.[1] ?? text;
}


/***/ }),

/***/ 9076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ sentOnce)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3120);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4925);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7678);



/** The answer to a request that is sent only once was lost: the service may have carried it out. */
class OutcomeUncertain extends _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo {
    constructor({ advice, cause }) {
        super(`The service may or may not have processed the request. ${cause.message} ${advice}`, { cause });
    }
}
/**
 * Awaits a request that must not be sent twice. A failure after which the service may have carried it out becomes an
 * `OutcomeUncertain`.
 *
 * @param advice what to check before the step is run again
 * @throws OutcomeUncertain, or what `send` throws
 */
async function sentOnce(send, advice) {
    try {
        return await send;
    }
    catch (cause) {
        const isUncertain = cause instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FieldMissing */ .VG ||
            (cause instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && cause.failure && (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeStart */ .EF)(cause.failure) === 'lookUp');
        if (isUncertain)
            throw new OutcomeUncertain({ advice, cause });
        throw cause;
    }
}


/***/ }),

/***/ 5713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ck: () => (/* binding */ applicationHint),
/* harmony export */   W6: () => (/* binding */ aboutApplication),
/* harmony export */   rd: () => (/* binding */ isUnknownApplication)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3120);
/* harmony import */ var _core_input_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1194);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4925);



/** The service does not know the application, or hides it from the token. */
class UnknownApplication extends _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo {
    constructor({ hint, cause }) {
        super(`${cause.message} ${hint}`, { cause });
    }
}
/** Whether a request for an application was refused because of its id. */
function isUnknownApplication(error) {
    return (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk ||
        error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotPermitted */ .Cn ||
        error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestRefused */ .KN ||
        error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .IdUnusable */ .D4);
}
/**
 * Awaits a request about an application. If there is no such application, the error names those that the token sees.
 *
 * @throws UnknownApplication, or what `sent` throws
 */
async function aboutApplication(context, { appId, sent }) {
    try {
        return await sent;
    }
    catch (cause) {
        const hint = isUnknownApplication(cause) ? await applicationHint(context, appId) : undefined;
        if (!isUnknownApplication(cause) || hint === undefined)
            throw cause;
        throw new UnknownApplication({ hint, cause });
    }
}
/** More are counted. */
const listedApplications = 10;
/**
 * For an application that is not known: the ids of the applications that have this name, or else some that the token
 * sees. `undefined` if they cannot be read: there already is an error.
 */
async function applicationHint({ client, runner }, appId) {
    let all;
    try {
        all = await client.applications.list({ signal: runner.cancelled });
    }
    catch {
        return undefined;
    }
    const named = all.filter(({ appName }) => appName === appId);
    const ids = listed(named.map(({ _id }) => (0,_core_input_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(_id)));
    if (named.length === 1)
        return `${(0,_core_input_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(appId)} is the name of an application. Use its id, ${ids}.`;
    if (named.length > 1)
        return `${(0,_core_input_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(appId)} is the name of ${named.length} applications. Use the id of one of them: ${ids}.`;
    if (all.length === 0)
        return 'The token has access to no application.';
    const { redactProse } = runner.redactor;
    const seen = all.map(({ _id, appName }) => {
        const name = appName ? ` (${(0,_core_input_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(redactProse(appName))})` : '';
        return `${(0,_core_input_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(_id)}${name}`;
    });
    return `The token has access to: ${listed(seen)}.`;
}
function listed(texts) {
    const more = texts.length - listedApplications;
    const shown = texts.slice(0, listedApplications).join(', ');
    return more > 0 ? `${shown}, and ${more} more` : shown;
}


/***/ })

};
