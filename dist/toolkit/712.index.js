export const id = 712;
export const ids = [712];
export const modules = {

/***/ 4099:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__.p + "4b83ed12f96792e6ed88.js";

/***/ }),

/***/ 5833:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__.p + "9ee06b5751e5d56c8a36.js";

/***/ }),

/***/ 8822:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__.p + "62984d27b12842c6a4b8.js";

/***/ }),

/***/ 667:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__.p + "f6b4e6c7fd65f9a5f5df.js";

/***/ }),

/***/ 2609:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__.p + "c80f33a6963d2338b323.js";

/***/ }),

/***/ 3731:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__.p + "b3da10f0ea2da69d5c02.js";

/***/ }),

/***/ 9764:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__.p + "3546a8a10fa634894d9c.js";

/***/ }),

/***/ 4124:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__.p + "9ebc6f011f1a465d13c9.js";

/***/ }),

/***/ 9436:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__.p + "06b2ec2768980a190fd3.js";

/***/ }),

/***/ 2762:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__.p + "d1c0912dded9abdb625d.js";

/***/ }),

/***/ 4235:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__.p + "339a869760fd9d1ab201.js";

/***/ }),

/***/ 1120:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__.p + "04f71b0a7a33830abbf7.svg";

/***/ }),

/***/ 7350:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__.p + "15d0cca5f689a25d0a77.html";

/***/ }),

/***/ 7261:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__.p + "6452079e536882506a6b.css";

/***/ }),

/***/ 3762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Js: () => (/* binding */ saveProcess),
/* harmony export */   Md: () => (/* binding */ ServiceStart),
/* harmony export */   Tn: () => (/* binding */ savedProcess),
/* harmony export */   hv: () => (/* binding */ processEnvironment),
/* harmony export */   yM: () => (/* binding */ ServiceAddress)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2311);

/** The first message to the service's process. */
const ServiceStart = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    dataFolder: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    repositoryUrl: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    port: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    /** The path of a file of faults. */
    faults: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    /** Variables for Git only. */
    gitEnvironment: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
/** The message that the process sends once the service is ready. */
const ServiceAddress = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ baseUrl: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), token: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), appId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
/** The whole environment of the service's process: it gets no inputs, tokens or command files of the runner. */
function processEnvironment({ process, trackingId }, { home }) {
    return {
        ...process,
        ...(trackingId === undefined ? {} : { RUNNER_TRACKING_ID: trackingId }),
        HOME: home,
        TMPDIR: home,
    };
}
function saveProcess(runner, { folder, pid }) {
    runner.saveState('folder', folder);
    runner.saveState('pid', String(pid));
}
/** `undefined` if the main step started no service. */
function savedProcess(runner) {
    const [folder, pid] = [runner.state('folder'), Number(runner.state('pid'))];
    return folder && pid > 0 ? { folder, pid } : undefined;
}


/***/ }),

/***/ 712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serviceProcess: () => (/* binding */ serviceProcess)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
// EXTERNAL MODULE: ./out/actions/service/background-process.js
var background_process = __webpack_require__(3762);
// EXTERNAL MODULE: ./out/clock.js
var out_clock = __webpack_require__(3194);
// EXTERNAL MODULE: ./out/contract/timestamp.js
var timestamp = __webpack_require__(3623);
// EXTERNAL MODULE: ./out/errors.js
var errors = __webpack_require__(4925);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(2311);
// EXTERNAL MODULE: ./out/pattern.js
var out_pattern = __webpack_require__(9374);
// EXTERNAL MODULE: ./out/contract/endpoints.js + 1 modules
var endpoints = __webpack_require__(5339);
// EXTERNAL MODULE: ./out/contract/endpoint.js
var endpoint = __webpack_require__(4354);
// EXTERNAL MODULE: ./out/contract/team.js
var team = __webpack_require__(4290);
;// CONCATENATED MODULE: ./out/contract/seen-endpoints.js



/** The answer to `GET /user`. */
const SignedInUser = schemas/* looseObject */._H3({
    user: schemas/* looseObject */._H3({
        _id: schemas/* string */.YjP(),
        email: schemas/* string */.YjP(),
        teams: schemas/* array */.YOg(schemas/* looseObject */._H3({ _id: schemas/* string */.YjP(), name: schemas/* string */.YjP(), role: schemas/* enum */.k5n(team/* teamRoles */.VG) })),
    }),
});
/**
 * Endpoints beyond the contract that public clients call (docs/hosted-service.md, "Applications"). The local service has
 * them; the actions do not use them.
 */
const seenEndpoints = {
    users: {
        current: (0,endpoint/* endpoint */.sR)({
            method: 'GET',
            path: '/user',
            summary: 'Returns the user of the token, with their teams',
            body: undefined,
            answers: { 200: SignedInUser },
            seen: undefined,
        }),
    },
    teams: {
        get: (0,endpoint/* endpoint */.sR)({
            method: 'GET',
            path: '/team/:id',
            summary: 'Returns a team with its members',
            body: undefined,
            answers: { 200: team/* Team */.u },
            seen: undefined,
        }),
    },
    applications: {
        delete: (0,endpoint/* endpoint */.sR)({
            method: 'DELETE',
            path: '/apps/:id',
            summary: 'Deletes an application with its builds, artefacts and caches',
            body: undefined,
            answers: { 200: undefined },
            seen: undefined,
        }),
    },
};

;// CONCATENATED MODULE: ./out/service/faults/served-paths.js



/** Everything that the service answers: the endpoints, and the links that need no token. */
const served = [
    ...[endpoints/* endpoints */.v, seenEndpoints].flatMap((nouns) => Object.values(nouns).flatMap((verbs) => Object.values(verbs))),
    { method: 'GET', path: '/public/:token/:name' },
    { method: 'GET', path: '/storage/:token/:name' },
];
/**
 * A pattern in which `:id` is any one part of a path, as in docs/api.md, and `:secureFilename` any rest of it.
 *
 * @throws WrongPattern
 */
function patternOf(path) {
    const wildcards = path.replace(/:(\w+)/g, (_, name) => (name === 'secureFilename' ? '**' : '*'));
    return (0,out_pattern/* parsePattern */.E)(wildcards, { hidden: 'matched' });
}
/** Whether there is an endpoint that a rule can match: a mistyped path would never do anything. */
function isServed(rule) {
    return served.some(({ method, path }) => {
        if (rule.method !== undefined && rule.method !== method)
            return false;
        const example = path.replace(':secureFilename', 'x/x/x').replace(/:\w+/g, 'x');
        return rule.pattern.matches(example) || patternOf(path).matches(rule.path);
    });
}

;// CONCATENATED MODULE: ./out/service/faults/fault-file.js





/** The message names the fault by its place in the list. */
class WrongFaults extends errors/* UserError */.yo {
    constructor({ file, why, cause }) {
        super(`Invalid faults file ${file}: ${why}`, { cause });
    }
}
const kinds = ['status', 'delayMs', 'cut', 'loseAnswer'];
function whole({ least, most }) {
    const error = `expected a whole number from ${least} to ${most}`;
    return schemas/* int */.Whr({ error }).min(least, { error }).max(most, { error });
}
const WrittenFault = schemas/* strictObject */.rej({
    method: schemas/* enum */.k5n(['GET', 'POST', 'DELETE'], { error: 'expected GET, POST or DELETE' }).optional(),
    path: schemas/* string */.YjP({ error: 'expected a path such as "/builds/:id"' }),
    times: whole({ least: 1, most: 1_000_000 }).default(1),
    status: whole({ least: 400, most: 599 }).optional(),
    delayMs: whole({ least: 1, most: 3_600_000 }).optional(),
    cut: whole({ least: 0, most: 1_000_000_000 }).optional(),
    loseAnswer: schemas/* literal */.euz(true, { error: 'expected true' }).optional(),
});
/** Reads a file of faults. @throws WrongFaults */
function readFaults(file) {
    try {
        return parseFaults((0,external_node_fs_.readFileSync)(file, 'utf8'), file);
    }
    catch (cause) {
        throw cause instanceof WrongFaults ? cause : new WrongFaults({ file, why: (0,errors/* messageOf */.bD)(cause), cause });
    }
}
/** Reads a JSON list of faults; docs/service.md describes it. @throws WrongFaults */
function parseFaults(text, file) {
    const wrong = (why) => new WrongFaults({ file, why });
    const list = schemas/* array */.YOg(schemas/* unknown */.L5J()).safeParse(parseJson(text, file));
    if (!list.success)
        throw wrong('expected a list of faults');
    return list.data.map((item, at) => {
        const read = WrittenFault.safeParse(item);
        if (!read.success)
            throw wrong(`fault ${at + 1}: ${read.error.issues.map((issue) => describe(issue)).join('; ')}`);
        const rule = ruleOf(read.data);
        if (typeof rule === 'string')
            throw wrong(`fault ${at + 1}: ${rule}`);
        return rule;
    });
}
function parseJson(text, file) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        throw new WrongFaults({ file, why: `it is not valid JSON (${(0,errors/* messageOf */.bD)(cause)})`, cause });
    }
}
function describe(issue) {
    if (issue.code === 'unrecognized_keys')
        return `unknown key ${issue.keys.map((key) => JSON.stringify(key)).join(', ')}`;
    const field = issue.path.map(String).join('.');
    return field === '' ? 'expected an object' : `"${field}": ${issue.message}`;
}
/** Returns a text that says what is wrong if it is no rule. */
function ruleOf(written) {
    const { method, path, times } = written;
    const given = kinds.filter((kind) => written[kind] !== undefined);
    const fault = faultOf(written);
    if (given.length !== 1 || !fault)
        return `expected exactly one of ${kinds.join(', ')}`;
    const pattern = readPattern(path);
    if (typeof pattern === 'string')
        return `"path": ${pattern}`;
    if (!isServed({ method, path, pattern }))
        return `no endpoint has the path ${JSON.stringify(path)}${method ? ` with ${method}` : ''}; GET /openapi.json lists all endpoints`;
    return { method, path: pattern, times, fault };
}
function faultOf({ status, delayMs, cut, loseAnswer }) {
    if (status !== undefined)
        return { kind: 'status', status };
    if (delayMs !== undefined)
        return { kind: 'delay', ms: delayMs };
    if (cut !== undefined)
        return { kind: 'cut', afterBytes: cut };
    return loseAnswer ? { kind: 'lose answer' } : undefined;
}
function readPattern(path) {
    try {
        return patternOf(path);
    }
    catch (error) {
        if (error instanceof out_pattern/* WrongPattern */.C)
            return error.message;
        throw error;
    }
}

;// CONCATENATED MODULE: ./out/service/applications/accounts.js
function accountsOf({ store, clock, random, }) {
    return {
        firstUser() {
            const first = store.accounts.first();
            return first && { userId: first.id, hasToken: store.accounts.hasToken(first.id) };
        },
        addUser: (email) => ({
            userId: store.accounts.ensure({ id: random.hex(12), email, at: clock.now() }).id,
        }),
        addToken(userId) {
            const token = random.hex(32);
            store.accounts.addToken({ userId, token, at: clock.now() });
            return token;
        },
        addTeam({ name, ownerId }) {
            const team = store.teams.ensure({ id: random.hex(12), name, at: clock.now() });
            store.teams.setRole({ teamId: team.id, userId: ownerId, role: 'owner' });
            return { teamId: team.id };
        },
    };
}
/** Adds the users and teams of the configuration and sets each member's role. Removes nobody. */
function addConfiguredAccounts({ users, teams }, parts) {
    const { store, clock, random } = parts;
    const { addUser } = accountsOf(parts);
    for (const { email, tokenHashes } of users) {
        const { userId } = addUser(email);
        for (const hash of tokenHashes)
            store.accounts.addTokenHash({ userId, hash, at: clock.now() });
    }
    for (const { name, members } of teams) {
        const { id } = store.teams.ensure({ id: random.hex(12), name, at: clock.now() });
        for (const { email, role } of members)
            store.teams.setRole({ teamId: id, userId: addUser(email).userId, role });
    }
}

// EXTERNAL MODULE: ./out/service/errors.js
var service_errors = __webpack_require__(6257);
// EXTERNAL MODULE: external "node:querystring"
var external_node_querystring_ = __webpack_require__(1792);
;// CONCATENATED MODULE: ./out/service/executor/git/repository-url.js


/** The service does not clone from this address. */
class RefusedRepositoryUrl extends errors/* UserError */.yo {
    constructor(why) {
        super(`The repository's address ${why}. Expected an https or SSH address or an absolute path`);
    }
}
/**
 * Accepts `https://…`, `ssh://…`, `user@host:path`, or an absolute path on this machine.
 *
 * @throws RefusedRepositoryUrl for every other address, such as `ext::…`, `file://…` and `http://…`, and for addresses
 * with control characters or with parts that a program could read as options
 */
function checkRepositoryUrl(url) {
    if (url === '')
        throw new RefusedRepositoryUrl('is empty');
    if (url.length > 2_048)
        throw new RefusedRepositoryUrl('is longer than 2048 characters');
    if (/[\p{Cc}\u2028\u2029]/u.test(url))
        throw new RefusedRepositoryUrl('contains line breaks or control characters');
    if (url.startsWith('-'))
        throw new RefusedRepositoryUrl('starts with a dash');
    if (url.startsWith('/'))
        return { kind: 'path', name: nameOf(url) };
    if (/^\w[\w+.-]*::/.test(url))
        throw new RefusedRepositoryUrl('names a transport helper (`::`)');
    const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(url)?.[1]?.toLowerCase();
    if (scheme === 'https' || scheme === 'ssh') {
        const { pathname } = checkHost(url, scheme);
        return { kind: scheme, name: nameOf(pathname) };
    }
    if (scheme)
        throw new RefusedRepositoryUrl(`uses \`${scheme}\``);
    if (/^(?:[\w.][\w.+-]*@)?(?:[\w.][\w.-]*|\[[\da-f:.]+\]):(?!-)[^\s:][^\s]*$/i.test(url))
        return { kind: 'ssh', name: nameOf(url) };
    throw new RefusedRepositoryUrl('is not valid');
}
function checkHost(url, scheme) {
    if (/\s/.test(url))
        throw new RefusedRepositoryUrl('contains spaces');
    // Programs disagree on whether it ends the host.
    if (url.includes('\\'))
        throw new RefusedRepositoryUrl('contains a backslash');
    const parsed = URL.parse(url);
    if (!parsed)
        throw new RefusedRepositoryUrl(url.endsWith('://') ? 'does not name a repository' : 'is not valid');
    if (parsed.hostname === '')
        throw new RefusedRepositoryUrl('has no host');
    const parts = [parsed.hostname, parsed.username];
    if (scheme === 'ssh')
        parts.push(parsed.pathname.replace(/^\//, ''));
    if (parts.some((part) => /^(-|%2d)/i.test(part)))
        throw new RefusedRepositoryUrl('contains a part that starts with a dash');
    return parsed;
}
function nameOf(url) {
    const last = url
        .replace(/[?#].*$/, '')
        .replace(/\/+$/, '')
        .split(/[/:]/)
        .at(-1);
    const name = last?.replace(/\.git$/, '');
    if (!name || name === '.' || name === '..')
        throw new RefusedRepositoryUrl('does not name a repository');
    return name;
}
/** The last two parts of the address without `.git`, on a Git host `owner/name`. */
function repositorySlug(url) {
    const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '').replace(/[?#].*$/, '');
    const names = path.split(/[/:]/).filter((part) => part !== '');
    return names
        .slice(-2)
        .join('/')
        .replace(/\.git$/, '');
}
/** Scheme, authority, path, and what follows. The last `@` of the authority ends the user info, as for Git's transports. */
const parts = /^([a-z][a-z0-9+.-]{0,20}:\/\/)([^/?#]*)([^?#]*)(.*)$/is;
/** The address without password, query and fragment, to be shown and stored in the clone. */
function shownAddress(url) {
    const [, scheme, authority = '', path = ''] = parts.exec(url) ?? [];
    if (scheme === undefined)
        return url;
    const at = authority.lastIndexOf('@');
    const host = authority.slice(at + 1);
    const user = at < 0 ? '' : authority.slice(0, at).replace(/:.*/s, '');
    const login = user !== '' && scheme.toLowerCase() === 'ssh://' ? `${user}@` : '';
    return `${scheme}${login}${host}${path}`;
}
/** Characters; shorter texts also occur in ordinary words. */
const shortestSecret = 4;
/**
 * Returns a function that removes the secrets of these addresses, and of any other address, from a text. Git repeats
 * addresses in its messages and hides a password only up to its first `@`.
 */
function addressRedactor(addresses) {
    const secrets = [...new Set(addresses.flatMap(secretsOf))]
        .filter((secret) => secret.length >= shortestSecret)
        .sort((a, b) => b.length - a.length);
    return (text) => secrets
        .reduce((rest, secret) => rest.replaceAll(secret, '***'), text)
        .replace(/[a-z][a-z0-9+.-]{0,20}:\/\/[^\s'"<>]*/gi, shownAddress);
}
/** The password and the values of query and fragment, both as written and decoded. */
function secretsOf(url) {
    const [, , authority = '', , rest = ''] = parts.exec(url) ?? [];
    const at = authority.lastIndexOf('@');
    const [, password = ''] = /^[^:]*:(.*)$/s.exec(authority.slice(0, Math.max(0, at))) ?? [];
    const values = rest.split(/[?#&;]/).flatMap((part) => [part, part.replace(/^[^=]*=/, '')]);
    return [password, ...values].flatMap((secret) => [secret, (0,external_node_querystring_.unescape)(secret)]);
}

;// CONCATENATED MODULE: ./out/service/applications/add-application.js


/**
 * Adds a repository as an application that has the repository's name.
 *
 * @throws RefusedRepositoryUrl when builds may not clone the address
 * @throws NotAllowed when the user is not an owner of the given team
 */
function addApplication({ userId, repositoryUrl, teamId, projectType, key }, { store, vault, clock, random }) {
    const { name } = checkRepositoryUrl(repositoryUrl);
    // The same message when the team does not exist, so that nobody learns which teams exist.
    if (teamId && store.teams.roleOf({ teamId, userId }) !== 'owner')
        throw new service_errors/* NotAllowed */.yN(`Only an owner of the team ${JSON.stringify(teamId)} can add applications to it`);
    const id = random.hex(12);
    store.applications.add({
        id,
        name,
        repositoryUrl,
        projectType: projectType ?? null,
        ownerId: userId,
        teamId: teamId || null,
        sealedKey: key ? vault.seal(key) : null,
        at: clock.now(),
    });
    return { id, name };
}

;// CONCATENATED MODULE: ./out/service/applications/branch-listing.js
/** Asks repositories for their branches, with a timeout of `timeout` milliseconds each. */
function createBranchListing(parts) {
    const { listBranches, clock, timeout } = parts;
    const stopping = new AbortController();
    const pending = new Set();
    return {
        async list(repository) {
            const overdue = new AbortController();
            const cancelTimer = clock.setTimer(timeout, () => overdue.abort(new Error(`timed out after ${timeout} ms`)));
            const answer = listBranches(repository, {
                signal: AbortSignal.any([overdue.signal, stopping.signal]),
            });
            pending.add(answer);
            try {
                return await answer;
            }
            finally {
                cancelTimer();
                pending.delete(answer);
            }
        },
        async stop() {
            stopping.abort(new Error('the service is stopping'));
            await Promise.allSettled(pending);
        },
    };
}

;// CONCATENATED MODULE: ./out/service/applications/configuration.js
const emptyConfiguration = { users: [], teams: [], groups: {}, applications: [] };
/** The workflows of the workflow editor that an application has, by id. */
function editorWorkflows({ applications }, { repositoryUrl }) {
    return new Map(applications.flatMap((known) => (known.repositoryUrl === repositoryUrl ? [...known.workflows] : [])));
}
/** The variable groups that an application can use. Its own take precedence over those for all applications. */
function variableGroups({ applications, groups }, { repositoryUrl }) {
    const own = applications
        .filter((known) => known.repositoryUrl === repositoryUrl)
        .map((known) => known.groups);
    return Object.assign({}, groups, ...own);
}

;// CONCATENATED MODULE: ./out/service/applications/repository-access.js


/** A repository's private key as the vault seals it. */
const SshKey = schemas/* object */.Ikc({ privateKey: schemas/* string */.YjP(), passphrase: schemas/* string */.YjP().nullable() });
/** The private keys that `ssh` reads: its own format, PKCS#8, and the older ones of OpenSSL. */
const wholeKey = /^-----BEGIN ((?:OPENSSH|ENCRYPTED|RSA|EC|DSA)? ?PRIVATE KEY)-----\n[\s\S]+\n-----END \1-----$/;
/**
 * Reads the key of a request: a private key file in base64.
 *
 * @throws WrongRequest; its message contains no part of the key
 */
function readSshKey({ data, passphrase }) {
    const plain = data.replace(/\s/g, '');
    if (!/^[A-Za-z0-9+/]+={0,2}$/.test(plain) || plain.length % 4 !== 0)
        throw new service_errors/* WrongRequest */.LY('"sshKey.data" must be a private key file in base64, but it is not valid base64');
    const text = Buffer.from(plain, 'base64').toString('utf8').replaceAll('\r\n', '\n').trim();
    if (!wholeKey.test(text))
        throw new service_errors/* WrongRequest */.LY('"sshKey.data" must be a private key file in base64, but it does not decode to a complete private key (is it a public key, or cut off?)');
    // ssh rejects a key file without a newline at the end.
    return { privateKey: `${text}\n`, passphrase: passphrase === '' ? null : passphrase };
}
/** How to reach an application's repository, with its key unsealed. */
function repositoryAccess({ repositoryUrl, sealedKey }, { vault, knownHosts }) {
    const key = sealedKey ? SshKey.parse(vault.open(sealedKey)) : undefined;
    return {
        url: repositoryUrl,
        knownHosts,
        ...(key ? { key: { privateKey: Buffer.from(key.privateKey), passphrase: key.passphrase } } : {}),
    };
}

;// CONCATENATED MODULE: ./out/service/builds/cache-removal.js
/** Removes caches when they are due. The times are in the store, so that no removal is lost in a restart. */
function createCacheRemoval({ store, blobs, clock }) {
    let cancelTimer = () => { };
    const removeDue = () => {
        cancelTimer();
        const now = clock.now();
        const later = store.caches.scheduledRemovals().filter(({ id, blob, removeAt }) => {
            if (removeAt > now)
                return true;
            store.caches.remove(id);
            blobs.collect(blob);
            return false;
        });
        if (later.length === 0)
            return;
        const next = Math.min(...later.map(({ removeAt }) => removeAt));
        cancelTimer = clock.setTimer(next - now, removeDue);
    };
    return { removeDue, stop: () => cancelTimer() };
}

// EXTERNAL MODULE: ./out/contract/state.js
var contract_state = __webpack_require__(7614);
;// CONCATENATED MODULE: ./out/service/builds/transitions.js

/**
 * The states that can follow each state. The API does not document them (docs/api.md, "Build states"), so they are derived
 * from the names of the states and the sections of a workflow.
 */
const transitions = {
    queued: ['preparing', 'failed', 'canceled'],
    preparing: ['fetching', 'failed', 'canceled', 'timeout'],
    // No build of this service is skipped; the hosted one knows only after fetching.
    fetching: ['building', 'failed', 'canceled', 'timeout', 'skipped'],
    building: ['testing', 'publishing', 'finishing', 'failed', 'canceled', 'timeout'],
    // A workflow can have build scripts after its tests.
    testing: ['building', 'publishing', 'finishing', 'failed', 'canceled', 'timeout'],
    publishing: ['finishing', 'failed', 'canceled', 'timeout'],
    // `warning`: a script of `publishing` failed.
    finishing: ['finished', 'warning', 'failed', 'canceled', 'timeout'],
    finished: [],
    failed: [],
    canceled: [],
    skipped: [],
    timeout: [],
    warning: [],
};
/** A bug in the service: a state was set that cannot follow the current one. */
class ImpossibleTransition extends Error {
    constructor({ from, to }) {
        super(`A build that is ${from} cannot become ${to}`);
    }
}
function canBecome(from, to) {
    return transitions[from].includes(to);
}
/** The states of a build that has started and not ended. */
const runningStates = contract_state/* buildStates */.dY.filter((state) => state !== 'queued' && !(0,contract_state/* hasEnded */.hY)(state));

;// CONCATENATED MODULE: ./out/service/builds/queue.js




const stopped = {
    state: 'canceled',
    message: 'The build service was stopped while this build ran',
};
/** Without a message, as in the hosted service (docs/hosted-service.md, "The record of a build"). */
const canceled = { state: 'canceled', message: null };
/** Builds start in the order of their requests, never more than `limit` at a time. */
function createBuildQueue(parts) {
    const { limit, store, runBuild, clock, storeRetry, stopTimeout, log } = parts;
    const running = new Map();
    const stopping = new AbortController();
    let cancelTimer = () => { };
    const startNext = () => {
        cancelTimer();
        try {
            while (!stopping.signal.aborted && running.size < limit) {
                const build = store.builds.nextQueued();
                if (!build)
                    return;
                store.builds.move({ id: build.id, to: 'preparing', at: clock.now() });
                log(`build ${build.id} is preparing`);
                start(build);
            }
        }
        catch (error) {
            // For example a full disk: the build stays queued.
            log(`could not start the next build, will retry: ${(0,errors/* messageOf */.bD)(error)}`);
            cancelTimer = clock.setTimer(storeRetry, startNext);
        }
    };
    const cancellation = () => (stopping.signal.aborted ? stopped : canceled);
    const start = (build) => {
        const cancel = new AbortController();
        const done = runBuild(build, { signal: cancel.signal, stopping: stopping.signal })
            .then((outcome) => recordEnd(build.id, outcome.state === 'canceled' ? cancellation() : outcome))
            .finally(() => {
            running.delete(build.id);
            startNext();
        });
        running.set(build.id, { cancel, done });
    };
    /** Retries until the store accepts the end state, so that no build stays without one. */
    const recordEnd = async (id, outcome) => {
        while (!tryToEnd(id, outcome)) {
            if (stopping.signal.aborted)
                return;
            await (0,out_clock/* sleep */.yy)(clock, storeRetry, stopping.signal).catch(() => { });
        }
    };
    /** Returns whether the store accepted it. */
    const tryToEnd = (id, outcome) => {
        try {
            end(id, outcome);
            return true;
        }
        catch (error) {
            log(`build ${id}: could not store that it is ${outcome.state}: ${(0,errors/* messageOf */.bD)(error)}`);
            return false;
        }
    };
    const end = (id, { state, message }) => {
        const build = store.builds.find(id);
        if (!build || (0,contract_state/* hasEnded */.hY)(build.status))
            return;
        const fits = canBecome(build.status, state);
        const to = fits ? state : 'failed';
        const cause = fits ? message : new ImpossibleTransition({ from: build.status, to: state }).message;
        store.builds.move({ id, to, at: clock.now(), message: cause });
        log(`build ${id} is ${to}${cause ? `: ${JSON.stringify(cause)}` : ''}`);
    };
    return {
        startNext,
        cancel(build) {
            const run = running.get(build.id);
            if (run)
                run.cancel.abort();
            else
                end(build.id, canceled);
        },
        async stop() {
            stopping.abort();
            cancelTimer();
            for (const { cancel } of running.values())
                cancel.abort();
            // The process may be killed before a slow build has ended, so its end is recorded now.
            const cancelStopTimer = clock.setTimer(stopTimeout, () => {
                for (const id of running.keys())
                    tryToEnd(id, stopped);
            });
            await Promise.all([...running.values()].map(({ done }) => done));
            cancelStopTimer();
        },
    };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./out/service/data/folder/folder-tree.js
var folder_tree = __webpack_require__(8477);
;// CONCATENATED MODULE: ./out/service/builds/recovery.js





/**
 * Cleans up after the last service, however it ended: fails the builds that were running, ends their processes, and removes
 * their files and incomplete blobs. Runs before the service uses the data folder.
 */
async function recover(parts) {
    const { store, blobs, folder, clock, endProcesses, log } = parts;
    const at = clock.now();
    for (const build of store.builds.running()) {
        await endProcesses({ buildId: build.id, folder: (0,external_node_path_.join)(folder.work, build.id) });
        store.builds.setSteps({ id: build.id, steps: build.steps.map((step) => endedStep(step, at)) });
        const message = `The build service ended while this build was ${build.status}`;
        store.builds.move({ id: build.id, to: 'failed', at, message });
        log(`build ${build.id} is failed: ${message}`);
    }
    for (const parent of [folder.work, folder.staging])
        for (const name of await (0,promises_.readdir)(parent)) {
            const left = (0,external_node_path_.join)(parent, name);
            await (0,folder_tree/* removeFolder */.v)(left).catch((error) => log(`could not remove ${left}: ${(0,errors/* messageOf */.bD)(error)}`));
        }
    blobs.sweep();
}
/** A step that was running is canceled; one that never started stays as it is. */
function endedStep(step, at) {
    if (step.status !== null || !step.startedAt)
        return step;
    const end = { status: 'canceled', finishedAt: (0,timestamp/* formatTimestamp */.Ey)(at) };
    return { ...step, ...end, subactions: step.subactions.map((part) => ({ ...part, ...end })) };
}

// EXTERNAL MODULE: ./out/service/executor/environment/machine.js
var environment_machine = __webpack_require__(5863);
;// CONCATENATED MODULE: ./out/service/builds/build-request.js



/** The part of a request besides workflow and ref. It can contain secrets, so it is stored encrypted and never shown. */
const BuildRequest = schemas/* object */.Ikc({
    variables: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()),
    softwareVersions: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()),
    groups: schemas/* array */.YOg(schemas/* string */.YjP()),
    instanceType: schemas/* string */.YjP().nullable(),
});
/** @throws WrongRequest for an invalid name or value of a variable; its message contains no value: it may be a secret */
function checkVariables(variables) {
    for (const [name, value] of Object.entries(variables)) {
        if (!environment_machine/* variableName */.cG.test(name))
            throw new service_errors/* WrongRequest */.LY(`"environment.variables" has the invalid name ${JSON.stringify(name)}: expected letters, digits and underscores, and no digit at the start`);
        if (value.includes('\0'))
            throw new service_errors/* WrongRequest */.LY(`"environment.variables.${name}" must not contain a null character`);
    }
}

// EXTERNAL MODULE: ./out/service/executor/errors.js
var executor_errors = __webpack_require__(997);
;// CONCATENATED MODULE: ./out/service/builds/recorder.js




/**
 * Stores what the executor reports about one build. When something cannot be stored (such as on a full disk), the error
 * goes to the executor, which stops; `fault` is then how the build ends, with a message for its user.
 */
function createRecorder(build, parts) {
    const { store, clock, log } = parts;
    const { id } = build;
    let fault;
    const guarded = (what, record) => async (value) => {
        try {
            return await record(value);
        }
        catch (error) {
            log(`build ${id}: could not store ${what}: ${(0,errors/* messageOf */.bD)(error)}`);
            const cause = (0,executor_errors/* systemCause */.zE)(error) ?? ((0,service_errors/* meansNoRoom */.pQ)(error) ? 'no space left' : 'see its log');
            fault ??= { state: 'failed', message: `The service could not store ${what}: ${cause}` };
            throw error;
        }
    };
    return {
        fault: () => fault,
        recorder: {
            state: guarded("the build's state", (to) => {
                if (store.builds.move({ id, to, at: clock.now() }))
                    log(`build ${id} is ${to}`);
            }),
            commit: guarded('the commit', (commit) => store.builds.setCommit({ id, commit })),
            workflow: guarded("the workflow's name", (read) => store.builds.setWorkflow({
                id,
                name: read.name ?? build.workflowName,
                labels: [...new Set([...read.labels, ...build.labels])],
            })),
            steps: guarded('the steps', (steps) => store.builds.setSteps({ id, steps })),
            artefact: guarded('an artefact', (file) => addArtefact(file, { build, parts })),
            cache: guarded('the cache', ({ path }) => putCache(path, { build, parts })),
        },
    };
}
/**
 * Size and MD5 are those of the stored content, in case a process of the build is still writing to the file.
 *
 * @returns the artefact's address
 */
async function addArtefact(file, { build, parts }) {
    const { store, blobs, random } = parts;
    const blob = await blobs.add(file.path);
    try {
        const name = safeName(file.name);
        const securePath = `${secureId(random)}/${secureId(random)}/${name}`;
        store.artefacts.add({
            buildId: build.id,
            securePath,
            name,
            type: file.type,
            size: blob.size,
            md5: blob.md5,
            blob: blob.hash,
            packageName: file.facts.packageName ?? null,
            bundleId: file.facts.bundleId ?? null,
            versionName: file.facts.versionName ?? null,
            versionCode: file.facts.versionCode ?? null,
        });
        return artefactUrl(securePath, parts.baseUrl());
    }
    finally {
        blob.release();
    }
}
function artefactUrl(securePath, baseUrl) {
    return `${baseUrl}/artifacts/${securePath.split('/').map(encodeURIComponent).join('/')}`;
}
async function putCache(path, { build, parts }) {
    const { store, blobs, random, clock } = parts;
    const blob = await blobs.add(path);
    try {
        const replaced = store.caches.put({
            id: random.hex(12),
            appId: build.appId,
            workflowId: build.workflowId,
            size: blob.size,
            blob: blob.hash,
            lastUsed: clock.now(),
        });
        if (replaced)
            blobs.collect(replaced);
    }
    finally {
        blob.release();
    }
}
/** 128 random bits in the form of the hosted service's secure ids. */
function secureId(random) {
    return random.hex(16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
/** In bytes. Below the 255 of file systems, so that a client can add to the name (`name-2.ext`). */
const longestName = 200;
/**
 * The name of a file without anything that is unsafe in a path, a URL or a header: no folders, no character that file
 * systems or shells treat specially, never `.` or `..`.
 */
function safeName(name) {
    const plain = external_node_path_.posix
        .basename(name.replaceAll('\\', '/'))
        .toWellFormed()
        .replace(/[\p{Cc}\p{Cf}\u2028\u2029"'`$&*/:;<>?|\\]/gu, '_')
        .replace(/^\.+$/, '_');
    return shorten(plain) || '_';
}
/** Cuts the name before its extension. */
function shorten(name) {
    if (Buffer.byteLength(name) <= longestName)
        return name;
    const extension = external_node_path_.posix.extname(name).slice(0, 20);
    const letters = [...name.slice(0, name.length - external_node_path_.posix.extname(name).length)];
    while (Buffer.byteLength(letters.join('') + extension) > longestName)
        letters.pop();
    return letters.join('') + extension;
}

;// CONCATENATED MODULE: ./out/service/builds/run.js








/** How long the removal of a build's folder may still take when the service stops, in milliseconds. */
const removalTimeout = 1_000;
/**
 * Runs one build: creates the order from the stored request, hands it to the executor and records what that reports. Never
 * rejects: any error, even of the store, becomes the outcome of this build.
 */
function createBuildRun(parts) {
    const { blobs, store, execute, folder, clock, log } = parts;
    return async (build, { signal, stopping }) => {
        const places = {
            folder: (0,external_node_path_.join)(folder.work, build.id),
            own: (0,external_node_path_.join)(folder.staging, build.id),
            logs: (0,external_node_path_.join)(folder.logs, build.id),
        };
        const cache = store.caches.latest(build);
        // A cache that is removed meanwhile stays readable until the build has ended.
        const release = cache ? blobs.hold(cache.blob) : () => { };
        const { recorder, fault } = createRecorder(build, parts);
        try {
            // Nothing is awaited before the executor starts, so that builds start in the order of the queue.
            for (const path of Object.values(places))
                (0,external_node_fs_.mkdirSync)(path, { mode: 0o700 });
            if (cache)
                store.caches.touch({ id: cache.id, at: clock.now() });
            const order = {
                ...orderOf(build, parts),
                ...places,
                ...(cache ? { cacheArchive: blobs.pathOf(cache.blob) } : {}),
            };
            const outcome = await execute(order, recorder, { signal });
            return fault() ?? outcome;
        }
        catch (error) {
            log(`build ${build.id}: ${error instanceof Error ? error.stack : error}`);
            return (fault() ?? { state: 'failed', message: `Internal error of the build service: ${(0,errors/* messageOf */.bD)(error)}` });
        }
        finally {
            release();
            const removals = await Promise.allSettled([places.folder, places.own].map((path) => removeInTime(path, { stopping, clock })));
            for (const removal of removals)
                if (removal.status === 'rejected')
                    log(`build ${build.id}: could not remove its folder: ${(0,errors/* messageOf */.bD)(removal.reason)}`);
        }
    };
}
/** @throws when the service stops and the removal takes too long: the next start removes the rest */
async function removeInTime(folder, { stopping, clock }) {
    const late = new AbortController();
    let cancelTimer = () => { };
    const startTimer = () => {
        cancelTimer = clock.setTimer(removalTimeout, () => late.abort(new Error('the service is stopping')));
    };
    if (stopping.aborted)
        startTimer();
    else
        stopping.addEventListener('abort', startTimer, { once: true });
    try {
        await (0,folder_tree/* removeFolder */.v)(folder, late.signal);
    }
    finally {
        stopping.removeEventListener('abort', startTimer);
        cancelTimer();
    }
}
function orderOf(build, { store, vault, folder, configuration }) {
    const application = store.applications.find(build.appId);
    const sealed = store.builds.sealedRequest(build.id);
    if (!application || !sealed)
        throw new Error('The application or the request of this build is missing');
    const { variables, softwareVersions, groups } = BuildRequest.parse(vault.open(sealed));
    const editorWorkflow = build.fromEditor
        ? editorWorkflows(configuration, application).get(build.workflowId)
        : undefined;
    if (build.fromEditor && !editorWorkflow)
        throw new Error(`The workflow ${JSON.stringify(build.workflowId)} is not in the configuration any more`);
    return {
        buildId: build.id,
        appId: build.appId,
        number: build.number,
        ...store.builds.history(build),
        repository: repositoryAccess(application, { vault, knownHosts: folder.knownHosts }),
        ref: build.ref,
        workflowId: build.workflowId,
        ...(editorWorkflow ? { editorWorkflow } : {}),
        variables,
        softwareVersions,
        groups,
        knownGroups: variableGroups(configuration, application),
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
;// CONCATENATED MODULE: ./out/service/data/blobs.js






/** A content-addressed store of files below `folder`. `isUsed` says whether the database refers to a hash. */
function openBlobs(options) {
    const { folder, random, isUsed } = options;
    const incoming = (0,external_node_path_.join)(folder, 'incoming');
    const whole = (0,external_node_path_.join)(folder, 'whole');
    const holds = new Map();
    for (const path of [incoming, whole])
        (0,external_node_fs_.mkdirSync)(path, { recursive: true, mode: 0o700 });
    const pathOf = (hash) => (0,external_node_path_.join)(whole, hash.slice(0, 2), hash);
    const hold = (hash) => {
        holds.set(hash, (holds.get(hash) ?? 0) + 1);
        let held = true;
        return () => {
            if (!held)
                return;
            held = false;
            const left = (holds.get(hash) ?? 1) - 1;
            if (left > 0)
                holds.set(hash, left);
            else
                holds.delete(hash);
            collect(hash);
        };
    };
    // Nothing is awaited between the check and the removal, so that no build can start to use the content in between.
    const collect = (hash) => {
        if (!holds.has(hash) && !isUsed(hash))
            (0,external_node_fs_.rmSync)(pathOf(hash), { force: true });
    };
    return {
        async add(path) {
            const incomplete = (0,external_node_path_.join)(incoming, random.hex(12));
            try {
                const { hash, md5, size } = await copy({ from: path, to: incomplete });
                const release = hold(hash);
                try {
                    moveInto({ incomplete, at: pathOf(hash) });
                }
                catch (error) {
                    release();
                    throw error;
                }
                return { hash, md5, size, release };
            }
            finally {
                await (0,promises_.rm)(incomplete, { force: true });
            }
        },
        hold,
        pathOf,
        collect,
        sweep() {
            for (const name of (0,external_node_fs_.readdirSync)(incoming))
                (0,external_node_fs_.rmSync)((0,external_node_path_.join)(incoming, name), { force: true, recursive: true });
            for (const part of (0,external_node_fs_.readdirSync)(whole))
                for (const hash of (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(whole, part)))
                    collect(hash);
        },
    };
}
/** Renames a complete file to its final name. If the same content is already stored, that stays. */
function moveInto({ incomplete, at }) {
    if ((0,external_node_fs_.existsSync)(at))
        return;
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(at), { recursive: true, mode: 0o700 });
    (0,external_node_fs_.renameSync)(incomplete, at);
}
async function copy({ from, to }) {
    const sha256 = (0,external_node_crypto_.createHash)('sha256');
    const md5 = (0,external_node_crypto_.createHash)('md5');
    let size = 0;
    const measure = new external_node_stream_.Transform({
        transform(chunk, _, done) {
            sha256.update(chunk);
            md5.update(chunk);
            size += chunk.length;
            done(null, chunk);
        },
    });
    // `flush` waits for the disk: the name must not exist before the content does.
    const source = await (0,promises_.open)(from, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW);
    await (0,external_node_stream_promises_.pipeline)(source.createReadStream(), measure, (0,external_node_fs_.createWriteStream)(to, { flags: 'wx', mode: 0o600, flush: true }));
    return { hash: sha256.digest('hex'), md5: md5.digest('hex'), size };
}

// EXTERNAL MODULE: ./out/service/data/folder/data-folder.js
var data_folder = __webpack_require__(797);
// EXTERNAL MODULE: ./out/service/data/folder/lock.js
var lock = __webpack_require__(9755);
;// CONCATENATED MODULE: ./out/service/data/links.js



const Claims = schemas/* object */.Ikc({ sub: schemas/* string */.YjP(), aud: schemas/* string */.YjP(), exp: schemas/* number */.aig() });
/**
 * Signs links as JSON Web Tokens (RFC 7519) with HMAC SHA-512, each for one file, one kind and a limited time. This makes a
 * public link about 410 characters long, like those of the hosted service.
 */
function createLinks({ key, clock, random }) {
    const secret = key.toString('base64url');
    const header = encode({ alg: 'HS512', typ: 'JWT' });
    const signatureOf = (signed) => (0,external_node_crypto_.createHmac)('sha512', secret).update(signed).digest('base64url');
    return {
        sign({ kind, securePath, expiresAt }) {
            const claims = { aud: kind, sub: securePath, exp: Math.floor(expiresAt / 1000), jti: random.hex(16) };
            const signed = `${header}.${encode(claims)}`;
            return `${signed}.${signatureOf(signed)}`;
        },
        read({ kind, token }) {
            const [head, body = '', signature = '', ...rest] = token.split('.');
            // The only accepted header is the one that `sign` writes, so a token cannot choose another algorithm.
            const genuine = head === header && rest.length === 0 && isEqual(signature, signatureOf(`${head}.${body}`));
            if (!genuine)
                throw new service_errors/* AlteredLink */._J();
            const claims = Claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
            if (claims.aud !== kind)
                throw new service_errors/* AlteredLink */._J();
            const expiredAt = claims.exp * 1000;
            if (expiredAt <= clock.now())
                throw new service_errors/* ExpiredLink */.md({ expiredAt });
            return claims.sub;
        },
    };
}
function encode(value) {
    return Buffer.from(JSON.stringify(value)).toString('base64url');
}
/** Compares in constant time, so that the time of an answer does not help to guess a signature. */
function isEqual(a, b) {
    const [left, right] = [Buffer.from(a), Buffer.from(b)];
    return left.length === right.length && (0,external_node_crypto_.timingSafeEqual)(left, right);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(8532);
;// CONCATENATED MODULE: ./out/service/data/store/rows.js

/** The database contains a row that this version cannot read: it is damaged, or was edited by hand. */
class UnreadableRow extends Error {
    constructor(cause) {
        const faults = cause.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`);
        super(`A row of the database cannot be read: ${faults.join('; ')}`, { cause });
    }
}
/** Turns the rows of a query into records and checks each against the schema. @throws UnreadableRow */
function rowReader(schema) {
    const read = (row) => {
        const checked = schema.safeParse(row);
        if (!checked.success)
            throw new UnreadableRow(checked.error);
        return checked.data;
    };
    return {
        /** The record of `statement.get()`, which returns undefined when there is no row. */
        one: (row) => (row === undefined ? undefined : read(row)),
        /** The records of `statement.all()`. */
        all: (rows) => rows.map(read),
        /** The record of a row that is known to exist. */
        existing: read,
    };
}
/** A column of bytes. */
const bytesColumn = schemas/* custom */.IeY((value) => value instanceof Uint8Array, 'expected bytes');
/** A text column that contains JSON. */
function jsonColumn(schema) {
    return schemas/* string */.YjP()
        .transform((text, context) => {
        try {
            return JSON.parse(text);
        }
        catch {
            context.addIssue({ code: 'custom', message: 'invalid JSON' });
            return core/* NEVER */.tm;
        }
    })
        .pipe(schema);
}

;// CONCATENATED MODULE: ./out/service/data/store/accounts.js



const User = schemas/* object */.Ikc({ id: schemas/* string */.YjP(), email: schemas/* string */.YjP() });
/** Users and their tokens. A token has 256 random bits, so a hash without salt is enough to store it safely. */
function accountStore(database) {
    const users = rowReader(User);
    const add = database.prepare('INSERT INTO users (id, email, created_at) VALUES (?, ?, ?) ON CONFLICT (email) DO NOTHING');
    const byEmail = database.prepare('SELECT id, email FROM users WHERE email = ?');
    const byToken = database.prepare('SELECT users.id, users.email FROM tokens JOIN users ON users.id = tokens.user_id WHERE tokens.hash = ?');
    const addHash = database.prepare('INSERT INTO tokens (hash, user_id, created_at) VALUES (?, ?, ?) ON CONFLICT (hash) DO NOTHING');
    const anyToken = database.prepare('SELECT 1 FROM tokens WHERE user_id = ? LIMIT 1');
    const first = database.prepare('SELECT id, email FROM users ORDER BY created_at, rowid LIMIT 1');
    return {
        /** Returns the user with this address, and adds one with `id` if there is none. */
        ensure({ id, email, at }) {
            add.run(id, email, at);
            return users.existing(byEmail.get(email));
        },
        withEmail: (email) => users.one(byEmail.get(email)),
        withToken: (token) => users.one(byToken.get(hashOf(token))),
        /** The oldest user; undefined in a new store. */
        first: () => users.one(first.get()),
        addToken({ userId, token, at }) {
            addHash.run(hashOf(token), userId, at);
        },
        hasToken: (userId) => anyToken.get(userId) !== undefined,
        /** Adds a token of which only the SHA-256 is known, in lower-case hex. */
        addTokenHash({ userId, hash, at }) {
            addHash.run(hash, userId, at);
        },
    };
}
function hashOf(token) {
    return (0,external_node_crypto_.createHash)('sha256').update(token).digest('hex');
}

// EXTERNAL MODULE: external "node:sqlite"
var external_node_sqlite_ = __webpack_require__(99);
;// CONCATENATED MODULE: ./out/service/data/store/migrations.js
/**
 * The migrations from an empty database to the current one, in order. A released migration is never edited: each change
 * is a new one. Times are milliseconds since the epoch; lists and records that no query searches are JSON.
 */
const migrations = [
    `
  CREATE TABLE users (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE COLLATE NOCASE,
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE teams (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE members (
    team_id TEXT NOT NULL REFERENCES teams (id) ON DELETE CASCADE,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    role TEXT NOT NULL CHECK (role IN ('owner', 'developer')),
    PRIMARY KEY (team_id, user_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX members_by_user ON members (user_id);

  CREATE TABLE applications (
    sequence INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    repository_url TEXT NOT NULL,
    project_type TEXT,
    owner_id TEXT NOT NULL REFERENCES users (id),
    team_id TEXT REFERENCES teams (id),
    sealed_key BLOB,
    branches TEXT NOT NULL DEFAULT '[]',
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE builds (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    app_id TEXT NOT NULL REFERENCES applications (id),
    workflow_id TEXT NOT NULL,
    from_editor INTEGER NOT NULL,
    ref TEXT NOT NULL,
    status TEXT NOT NULL,
    number INTEGER NOT NULL,
    message TEXT,
    labels TEXT NOT NULL,
    workflow_name TEXT,
    commit_record TEXT,
    steps TEXT NOT NULL DEFAULT '[]',
    sealed_request BLOB,
    created_at INTEGER NOT NULL,
    started_at INTEGER,
    finished_at INTEGER
  ) STRICT;
  -- One index for each combination of filters, ending in the order of the list, so that the cost of the first page does
  -- not depend on the length of the history.
  CREATE INDEX builds_by_app ON builds (app_id, sequence);
  CREATE INDEX builds_by_workflow ON builds (app_id, workflow_id, sequence);
  CREATE INDEX builds_by_ref ON builds (app_id, ref, sequence);
  CREATE INDEX builds_by_workflow_and_ref ON builds (app_id, workflow_id, ref, sequence);
  CREATE INDEX builds_unfinished ON builds (status, sequence) WHERE finished_at IS NULL;

  CREATE TABLE artefacts (
    sequence INTEGER PRIMARY KEY,
    build_id TEXT NOT NULL REFERENCES builds (id),
    secure_path TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    size INTEGER NOT NULL,
    md5 TEXT NOT NULL,
    blob TEXT NOT NULL,
    package_name TEXT,
    version_name TEXT
  ) STRICT;
  CREATE INDEX artefacts_by_build ON artefacts (build_id, sequence);
  CREATE INDEX artefacts_by_blob ON artefacts (blob);

  CREATE TABLE caches (
    id TEXT PRIMARY KEY,
    app_id TEXT NOT NULL REFERENCES applications (id),
    workflow_id TEXT NOT NULL,
    size INTEGER NOT NULL,
    blob TEXT NOT NULL,
    last_used INTEGER NOT NULL,
    remove_at INTEGER
  ) STRICT;
  -- A cache that is scheduled for removal can exist beside its successor.
  CREATE UNIQUE INDEX caches_current ON caches (app_id, workflow_id) WHERE remove_at IS NULL;
  CREATE INDEX caches_by_app ON caches (app_id);
  CREATE INDEX caches_by_blob ON caches (blob);
  `,
    `
  ALTER TABLE applications ADD COLUMN default_branch TEXT;
  ALTER TABLE builds ADD COLUMN instance_type TEXT;
  ALTER TABLE builds ADD COLUMN build_settings TEXT NOT NULL DEFAULT '{}';
  CREATE INDEX builds_by_status ON builds (app_id, status, sequence);
  `,
    `
  ALTER TABLE artefacts ADD COLUMN bundle_id TEXT;
  ALTER TABLE artefacts ADD COLUMN version_code TEXT;
  `,
];

;// CONCATENATED MODULE: ./out/service/data/store/database.js




/** A newer version of the service wrote the data folder. */
class StoreTooNew extends errors/* UserError */.yo {
    constructor({ found }) {
        super(`A newer version of the service wrote the data folder (format ${found}, this version supports ${migrations.length}): update the service, or use another folder`);
    }
}
/**
 * Opens the database and runs the missing migrations. With WAL it survives a `kill -9` at any moment, and another process
 * (`npm run service -- user add`) can write at the same time.
 *
 * @throws StoreTooNew when a newer version wrote it
 */
function openDatabase(file) {
    const database = new external_node_sqlite_.DatabaseSync(file, { timeout: 5000 });
    try {
        (0,external_node_fs_.chmodSync)(file, 0o600);
        database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
        migrate(database);
        return database;
    }
    catch (error) {
        database.close();
        throw error;
    }
}
function migrate(database) {
    transaction(database, () => {
        const found = Number(database.prepare('PRAGMA user_version').get()?.user_version);
        if (found > migrations.length)
            throw new StoreTooNew({ found });
        for (const step of migrations.slice(found))
            database.exec(step);
        database.exec(`PRAGMA user_version = ${migrations.length}`);
    });
}
/** Runs `work` in a transaction. It must be synchronous, so that nothing else uses the connection meanwhile. */
function transaction(database, work) {
    database.exec('BEGIN IMMEDIATE');
    try {
        const result = work();
        database.exec('COMMIT');
        return result;
    }
    catch (error) {
        // SQLite itself rolls back when the disk is full.
        if (database.isTransaction)
            database.exec('ROLLBACK');
        throw error;
    }
}

;// CONCATENATED MODULE: ./out/service/data/store/applications.js



const Id = schemas/* object */.Ikc({ id: schemas/* string */.YjP() });
const Content = schemas/* object */.Ikc({ blob: schemas/* string */.YjP() });
const ApplicationRecord = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    repositoryUrl: schemas/* string */.YjP(),
    projectType: schemas/* string */.YjP().nullable(),
    ownerId: schemas/* string */.YjP(),
    teamId: schemas/* string */.YjP().nullable(),
    /** The SSH key and its passphrase, sealed by the vault. */
    sealedKey: bytesColumn.nullable(),
    /** The branches that the repository last reported. */
    branches: jsonColumn(schemas/* array */.YOg(schemas/* string */.YjP())),
    /** The repository's own, when the branches were read; null until then, and where its HEAD names none. */
    defaultBranch: schemas/* string */.YjP().nullable(),
    createdAt: schemas/* number */.aig(),
});
const columns = `SELECT id, name, repository_url AS repositoryUrl, project_type AS projectType, owner_id AS ownerId,
  team_id AS teamId, sealed_key AS sealedKey, branches, default_branch AS defaultBranch,
  created_at AS createdAt FROM applications`;
/** An application is visible to the members of its team, or without a team to the user who added it. */
const visible = `(team_id IS NULL AND owner_id = :userId
  OR team_id IN (SELECT team_id FROM members WHERE user_id = :userId))`;
function applicationStore(database) {
    const records = rowReader(ApplicationRecord);
    const add = database.prepare(`INSERT INTO applications (id, name, repository_url, project_type, owner_id, team_id, sealed_key, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`);
    const byId = database.prepare(`${columns} WHERE id = ?`);
    const byAddress = database.prepare(`${columns} WHERE owner_id = ? AND repository_url = ? ORDER BY sequence`);
    const visibleTo = database.prepare(`${columns} WHERE ${visible} ORDER BY sequence`);
    const visibleOne = database.prepare(`${columns} WHERE id = :id AND ${visible}`);
    const setBranches = database.prepare('UPDATE applications SET branches = ?, default_branch = ? WHERE id = ?');
    const ids = rowReader(Id);
    const contents = rowReader(Content);
    const lastBuild = database.prepare('SELECT id FROM builds WHERE app_id = ? ORDER BY sequence DESC LIMIT 1');
    const unfinished = database.prepare('SELECT id FROM builds WHERE app_id = ? AND finished_at IS NULL LIMIT 1');
    const buildsOf = database.prepare('SELECT id FROM builds WHERE app_id = ?');
    const contentOf = database.prepare(`SELECT blob FROM artefacts WHERE build_id IN (SELECT id FROM builds WHERE app_id = :id)
     UNION SELECT blob FROM caches WHERE app_id = :id`);
    const removals = [
        'DELETE FROM artefacts WHERE build_id IN (SELECT id FROM builds WHERE app_id = ?)',
        'DELETE FROM builds WHERE app_id = ?',
        'DELETE FROM caches WHERE app_id = ?',
        'DELETE FROM applications WHERE id = ?',
    ].map((statement) => database.prepare(statement));
    return {
        add(application) {
            const { id, name, repositoryUrl, projectType, ownerId, teamId, sealedKey, at } = application;
            add.run(id, name, repositoryUrl, projectType, ownerId, teamId, sealedKey, at);
        },
        find: (id) => records.one(byId.get(id)),
        /** The oldest application of this owner with this address. */
        withAddress: ({ ownerId, repositoryUrl }) => records.one(byAddress.get(ownerId, repositoryUrl)),
        visibleTo: (userId) => records.all(visibleTo.all({ userId })),
        findVisible: ({ id, userId }) => records.one(visibleOne.get({ id, userId })),
        setBranches({ id, names, defaultBranch }) {
            setBranches.run(JSON.stringify(names), defaultBranch, id);
        },
        /** The id of its newest build. */
        lastBuild: (id) => ids.one(lastBuild.get(id))?.id,
        /**
         * Removes an application with its builds, artefacts and caches. Returns the ids of the builds and the hashes of all
         * content, which may be used elsewhere too; `undefined` if it has a build that has not ended, and stays.
         */
        remove(id) {
            return transaction(database, () => {
                if (unfinished.get(id))
                    return undefined;
                const builds = ids.all(buildsOf.all(id)).map((build) => build.id);
                const blobs = contents.all(contentOf.all({ id })).map(({ blob }) => blob);
                for (const removal of removals)
                    removal.run(id);
                return { builds, blobs };
            });
        },
    };
}

;// CONCATENATED MODULE: ./out/service/data/store/artefacts.js


const ArtefactRecord = schemas/* object */.Ikc({
    buildId: schemas/* string */.YjP(),
    /** `<secure_id>/<secure_id>/<file_name>`: two random ids, so that nobody can guess it and equal names do not clash. */
    securePath: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    type: schemas/* string */.YjP(),
    size: schemas/* number */.aig(),
    md5: schemas/* string */.YjP(),
    /** The hash of the content. */
    blob: schemas/* string */.YjP(),
    packageName: schemas/* string */.YjP().nullable(),
    bundleId: schemas/* string */.YjP().nullable(),
    versionName: schemas/* string */.YjP().nullable(),
    versionCode: schemas/* string */.YjP().nullable(),
});
const artefacts_columns = `SELECT build_id AS buildId, secure_path AS securePath, name, type, size, md5, blob,
  package_name AS packageName, bundle_id AS bundleId, version_name AS versionName, version_code AS versionCode FROM artefacts`;
function artefactStore(database) {
    const records = rowReader(ArtefactRecord);
    const add = database.prepare(`INSERT INTO artefacts (build_id, secure_path, name, type, size, md5, blob,
       package_name, bundle_id, version_name, version_code)
     VALUES (:buildId, :securePath, :name, :type, :size, :md5, :blob,
       :packageName, :bundleId, :versionName, :versionCode)`);
    const ofBuild = database.prepare(`${artefacts_columns} WHERE build_id = ? ORDER BY sequence`);
    const byPath = database.prepare(`${artefacts_columns} WHERE secure_path = ?`);
    const withBlob = database.prepare('SELECT 1 FROM artefacts WHERE blob = ? LIMIT 1');
    return {
        add(artefact) {
            add.run({ ...artefact });
        },
        ofBuild: (buildId) => records.all(ofBuild.all(buildId)),
        at: (securePath) => records.one(byPath.get(securePath)),
        uses: (blob) => withBlob.get(blob) !== undefined,
    };
}

// EXTERNAL MODULE: ./out/contract/build.js
var build = __webpack_require__(7271);
// EXTERNAL MODULE: ./out/contract/application.js
var application = __webpack_require__(6857);
// EXTERNAL MODULE: ./out/contract/step.js
var step = __webpack_require__(141);
;// CONCATENATED MODULE: ./out/service/data/store/build-record.js






const heads = 'refs/heads/';
const tags = 'refs/tags/';
/** The full name in Git: one column for branches and tags, in which a branch and a tag never have the same value. */
function fullName(ref) {
    return 'branch' in ref ? heads + ref.branch : tags + ref.tag;
}
const Ref = schemas/* string */.YjP().transform((name, context) => {
    if (name.startsWith(heads))
        return { branch: name.slice(heads.length) };
    if (name.startsWith(tags))
        return { tag: name.slice(tags.length) };
    context.addIssue({ code: 'custom', message: 'neither a branch nor a tag' });
    return core/* NEVER */.tm;
});
/** A build as it is stored. Times are milliseconds since the epoch. */
const BuildRecord = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    appId: schemas/* string */.YjP(),
    workflowId: schemas/* string */.YjP(),
    /** Whether the workflow is one of the workflow editor; otherwise it is in the repository's YAML file. */
    fromEditor: schemas/* number */.aig().transform((flag) => flag === 1),
    ref: Ref,
    status: schemas/* enum */.k5n(contract_state/* buildStates */.dY),
    /** Running number in its application. */
    number: schemas/* number */.aig(),
    message: schemas/* string */.YjP().nullable(),
    labels: jsonColumn(schemas/* array */.YOg(schemas/* string */.YjP())),
    workflowName: schemas/* string */.YjP().nullable(),
    commit: jsonColumn(build/* Commit */.gn).nullable(),
    steps: jsonColumn(schemas/* array */.YOg(step/* BuildAction */.Jy)),
    /** The machine type of the request. */
    instanceType: schemas/* string */.YjP().nullable(),
    buildSettings: jsonColumn(application/* BuildSettings */.Kr),
    createdAt: schemas/* number */.aig(),
    startedAt: schemas/* number */.aig().nullable(),
    finishedAt: schemas/* number */.aig().nullable(),
});
/** The columns of a BuildRecord. */
const buildColumns = `id, app_id AS appId, workflow_id AS workflowId, from_editor AS fromEditor, ref, status, number,
  message, labels, workflow_name AS workflowName, commit_record AS "commit", steps, created_at AS createdAt,
  instance_type AS instanceType, build_settings AS buildSettings, started_at AS startedAt, finished_at AS finishedAt`;

;// CONCATENATED MODULE: ./out/service/data/store/build-list.js



/**
 * Queries for the newest builds of one application, one for each combination of filters; an index answers each of the
 * first four alone. With `status`, an index leads to the builds in this state, or to those that fit the other filters.
 */
const newestOf = {
    none: newest(''),
    workflow: newest('AND workflow_id = :workflowId'),
    ref: newest('AND ref = :ref'),
    both: newest('AND workflow_id = :workflowId AND ref = :ref'),
    status: newest('AND status = :status'),
    statusAndWorkflow: newest('AND status = :status AND workflow_id = :workflowId'),
    statusAndRef: newest('AND status = :status AND ref = :ref'),
    all: newest('AND status = :status AND workflow_id = :workflowId AND ref = :ref'),
};
/**
 * Lists builds, newest first. The newest of each application are read from the index that fits the filters, then merged:
 * the first page reads at most `limit` entries per application, regardless of the length of the history.
 */
function listBuilds(database) {
    const builds = rowReader(BuildRecord);
    const sequences = rowReader(schemas/* object */.Ikc({ sequence: schemas/* number */.aig() }));
    const prepared = new Map();
    const statementFor = (query) => {
        const statement = prepared.get(query) ?? database.prepare(query);
        prepared.set(query, statement);
        return statement;
    };
    const bySequence = database.prepare(`SELECT ${buildColumns} FROM builds WHERE sequence = ?`);
    return ({ appIds, filter, skip, limit }) => {
        const { workflowId, branch, tag, status } = filter;
        // A build has either a branch or a tag.
        if (branch && tag)
            return [];
        const ref = branch ? fullName({ branch }) : tag ? fullName({ tag }) : undefined;
        const which = workflowId ? (ref ? 'both' : 'workflow') : ref ? 'ref' : 'none';
        const statement = statementFor(newestOf[status ? withStatus[which] : which]);
        const conditions = {
            ...(workflowId ? { workflowId } : {}),
            ...(ref ? { ref } : {}),
            ...(status ? { status } : {}),
        };
        return appIds
            .flatMap((appId) => sequences.all(statement.all({ appId, ...conditions, limit: skip + limit })))
            .map(({ sequence }) => sequence)
            .sort((a, b) => b - a)
            .slice(skip, skip + limit)
            .map((sequence) => builds.existing(bySequence.get(sequence)));
    };
}
const withStatus = {
    none: 'status',
    workflow: 'statusAndWorkflow',
    ref: 'statusAndRef',
    both: 'all',
};
function newest(condition) {
    return `SELECT sequence FROM builds WHERE app_id = :appId ${condition} ORDER BY sequence DESC LIMIT :limit`;
}

;// CONCATENATED MODULE: ./out/service/data/store/builds.js








const WorkflowNumber = schemas/* object */.Ikc({ number: schemas/* number */.aig() });
const BuiltCommit = schemas/* object */.Ikc({ commit: jsonColumn(build/* Commit */.gn).nullable() });
const SealedRequest = schemas/* object */.Ikc({ sealed: bytesColumn.nullable() });
/** Builds: their requests, states and results. */
function buildStore(database) {
    const records = rowReader(BuildRecord);
    const requests = rowReader(SealedRequest);
    const numbers = rowReader(WorkflowNumber);
    const commits = rowReader(BuiltCommit);
    const add = database.prepare(`INSERT INTO builds (id, app_id, workflow_id, from_editor, ref, status, number, labels, workflow_name, instance_type,
       build_settings, sealed_request, created_at)
     VALUES (:id, :appId, :workflowId, :fromEditor, :ref, 'queued',
       1 + coalesce((SELECT number FROM builds WHERE app_id = :appId ORDER BY sequence DESC LIMIT 1), 0),
       :labels, :workflowName, :instanceType, :buildSettings, :sealedRequest, :at)`);
    const byId = database.prepare(`SELECT ${buildColumns} FROM builds WHERE id = ?`);
    const oldest = database.prepare(`SELECT ${buildColumns} FROM builds WHERE status = 'queued' AND finished_at IS NULL ORDER BY sequence LIMIT 1`);
    const running = database.prepare(`SELECT ${buildColumns} FROM builds WHERE finished_at IS NULL AND status IN (${runningStates.map((state) => `'${state}'`)})
     ORDER BY sequence`);
    const move = database.prepare(`UPDATE builds SET status = :to, message = coalesce(:message, message), started_at = coalesce(:startedAt, started_at),
       finished_at = :finishedAt, sealed_request = CASE WHEN :finishedAt IS NULL THEN sealed_request END WHERE id = :id`);
    const workflowNumber = database.prepare(`SELECT count(*) AS number FROM builds WHERE app_id = :appId AND workflow_id = :workflowId
       AND sequence <= (SELECT sequence FROM builds WHERE id = :id)`);
    const previous = database.prepare(`SELECT commit_record AS "commit" FROM builds WHERE app_id = :appId AND workflow_id = :workflowId AND ref = :ref
       AND status = 'finished' AND sequence < (SELECT sequence FROM builds WHERE id = :id) ORDER BY sequence DESC LIMIT 1`);
    const request = database.prepare('SELECT sealed_request AS sealed FROM builds WHERE id = ?');
    const setCommit = database.prepare('UPDATE builds SET commit_record = ? WHERE id = ?');
    const setWorkflow = database.prepare('UPDATE builds SET workflow_name = ?, labels = ? WHERE id = ?');
    const setSteps = database.prepare('UPDATE builds SET steps = ? WHERE id = ?');
    const find = (id) => records.one(byId.get(id));
    return {
        add(build) {
            const { id, appId, workflowId, workflowName, instanceType, sealedRequest, at } = build;
            const fromEditor = build.fromEditor ? 1 : 0;
            const labels = JSON.stringify(build.labels);
            add.run({
                id,
                appId,
                workflowId,
                fromEditor,
                ref: fullName(build.ref),
                labels,
                workflowName,
                instanceType,
                buildSettings: JSON.stringify(build.buildSettings),
                sealedRequest,
                at,
            });
        },
        find,
        list: listBuilds(database),
        /** The build that has been queued longest. */
        nextQueued: () => records.one(oldest.get()),
        /** Builds that have started and not ended. */
        running: () => records.all(running.all()),
        /** Its running number among the builds of its workflow, and the commit of the last of them on its ref that finished. */
        history({ id, appId, workflowId, ref }) {
            const number = numbers.one(workflowNumber.get({ id, appId, workflowId }))?.number ?? 1;
            const last = commits.one(previous.get({ id, appId, workflowId, ref: fullName(ref) }));
            return { workflowNumber: number, previousCommit: last?.commit?.hash ?? null };
        },
        /** The sealed request of a build; removed when the build ends. */
        sealedRequest: (id) => requests.one(request.get(id))?.sealed,
        /**
         * Changes the state of a build and returns whether it changed.
         *
         * @throws ImpossibleTransition when the new state cannot follow the current one
         */
        move({ id, to, at, message = null, }) {
            return transaction(database, () => {
                const from = find(id)?.status;
                if (from === undefined || from === to)
                    return false;
                if (!canBecome(from, to))
                    throw new ImpossibleTransition({ from, to });
                const startedAt = from === 'queued' && !(0,contract_state/* hasEnded */.hY)(to) ? at : null;
                move.run({ id, to, message, startedAt, finishedAt: (0,contract_state/* hasEnded */.hY)(to) ? at : null });
                return true;
            });
        },
        setCommit({ id, commit }) {
            setCommit.run(JSON.stringify(commit), id);
        },
        setWorkflow({ id, name, labels }) {
            setWorkflow.run(name, JSON.stringify(labels), id);
        },
        setSteps({ id, steps }) {
            setSteps.run(JSON.stringify(steps), id);
        },
    };
}

;// CONCATENATED MODULE: ./out/service/data/store/caches.js



const CacheRecord = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    appId: schemas/* string */.YjP(),
    workflowId: schemas/* string */.YjP(),
    size: schemas/* number */.aig(),
    /** The hash of the content. */
    blob: schemas/* string */.YjP(),
    lastUsed: schemas/* number */.aig(),
    /** When to remove the cache; null until its removal is requested. */
    removeAt: schemas/* number */.aig().nullable(),
});
const ScheduledRemoval = schemas/* object */.Ikc({ id: schemas/* string */.YjP(), blob: schemas/* string */.YjP(), removeAt: schemas/* number */.aig() });
const caches_columns = `SELECT id, app_id AS appId, workflow_id AS workflowId, size, blob, last_used AS lastUsed,
  remove_at AS removeAt FROM caches`;
/** One current cache for each application and workflow, and those that are scheduled for removal. */
function cacheStore(database) {
    const records = rowReader(CacheRecord);
    const removals = rowReader(ScheduledRemoval);
    const ofApplication = database.prepare(`${caches_columns} WHERE app_id = ? ORDER BY last_used DESC, id`);
    const latest = database.prepare(`${caches_columns} WHERE app_id = ? AND workflow_id = ? ORDER BY remove_at IS NOT NULL, remove_at DESC LIMIT 1`);
    const scheduled = database.prepare(`${caches_columns} WHERE remove_at IS NOT NULL`);
    const add = database.prepare(`INSERT INTO caches (id, app_id, workflow_id, size, blob, last_used)
     VALUES (:id, :appId, :workflowId, :size, :blob, :lastUsed)
     ON CONFLICT (app_id, workflow_id) WHERE remove_at IS NULL
     DO UPDATE SET size = excluded.size, blob = excluded.blob, last_used = excluded.last_used`);
    const touch = database.prepare('UPDATE caches SET last_used = ? WHERE id = ?');
    const schedule = database.prepare('UPDATE caches SET remove_at = ? WHERE id = ? AND remove_at IS NULL');
    const remove = database.prepare('DELETE FROM caches WHERE id = ?');
    const withBlob = database.prepare('SELECT 1 FROM caches WHERE blob = ? LIMIT 1');
    const latestOf = ({ appId, workflowId }) => records.one(latest.get(appId, workflowId));
    return {
        ofApplication: (appId) => records.all(ofApplication.all(appId)),
        /** The cache that the next build restores. One that is scheduled for removal is used until it is gone. */
        latest: latestOf,
        scheduledRemovals: () => removals.all(scheduled.all()),
        /** Adds a cache, or replaces the workflow's current one and returns the blob that is not used any more. */
        put(cache) {
            return transaction(database, () => {
                const replaced = latestOf(cache);
                add.run({ ...cache });
                return replaced?.removeAt === null ? replaced.blob : undefined;
            });
        },
        touch({ id, at }) {
            touch.run(at, id);
        },
        scheduleRemoval({ id, removeAt }) {
            schedule.run(removeAt, id);
        },
        remove(id) {
            remove.run(id);
        },
        uses: (blob) => withBlob.get(blob) !== undefined,
    };
}

;// CONCATENATED MODULE: ./out/service/data/store/teams.js



const TeamRecord = schemas/* object */.Ikc({ id: schemas/* string */.YjP(), name: schemas/* string */.YjP(), createdAt: schemas/* number */.aig() });
const Role = schemas/* object */.Ikc({ role: schemas/* enum */.k5n(team/* teamRoles */.VG) });
const Membership = schemas/* object */.Ikc({ id: schemas/* string */.YjP(), name: schemas/* string */.YjP(), ...Role.shape });
const Member = schemas/* object */.Ikc({ userId: schemas/* string */.YjP(), email: schemas/* string */.YjP(), ...Role.shape });
/** Teams and their members. */
function teamStore(database) {
    const records = rowReader(TeamRecord);
    const roles = rowReader(Role);
    const memberRows = rowReader(Member);
    const memberships = rowReader(Membership);
    const add = database.prepare('INSERT INTO teams (id, name, created_at) VALUES (?, ?, ?) ON CONFLICT (name) DO NOTHING');
    const columns = 'SELECT id, name, created_at AS createdAt FROM teams';
    const byName = database.prepare(`${columns} WHERE name = ?`);
    const byId = database.prepare(`${columns} WHERE id = ?`);
    const role = database.prepare('SELECT role FROM members WHERE team_id = ? AND user_id = ?');
    const members = database.prepare(`SELECT users.id AS userId, users.email, members.role FROM members JOIN users ON users.id = members.user_id
     WHERE team_id = ? ORDER BY users.email`);
    const ofUser = database.prepare(`SELECT teams.id, teams.name, members.role FROM members JOIN teams ON teams.id = members.team_id
     WHERE user_id = ? ORDER BY teams.name`);
    const setRole = database.prepare(`INSERT INTO members (team_id, user_id, role) VALUES (?, ?, ?)
     ON CONFLICT (team_id, user_id) DO UPDATE SET role = excluded.role`);
    const remove = database.prepare('DELETE FROM members WHERE team_id = ? AND user_id = ?');
    return {
        /** Returns the team with this name, and adds one with `id` if there is none. */
        ensure({ id, name, at }) {
            add.run(id, name, at);
            return records.existing(byName.get(name));
        },
        find: (id) => records.one(byId.get(id)),
        roleOf: ({ teamId, userId }) => roles.one(role.get(teamId, userId))?.role,
        members: (teamId) => memberRows.all(members.all(teamId)),
        /** The teams that the user is a member of. */
        ofUser: (userId) => memberships.all(ofUser.all(userId)),
        setRole({ teamId, userId, role }) {
            setRole.run(teamId, userId, role);
        },
        remove({ teamId, userId }) {
            remove.run(teamId, userId);
        },
    };
}

;// CONCATENATED MODULE: ./out/service/data/store/store.js







/** Everything in the database, one store for each noun. */
function openStore(file) {
    const database = openDatabase(file);
    return {
        accounts: accountStore(database),
        teams: teamStore(database),
        applications: applicationStore(database),
        builds: buildStore(database),
        artefacts: artefactStore(database),
        caches: cacheStore(database),
        close: () => database.close(),
    };
}

;// CONCATENATED MODULE: ./out/service/data/vault.js

const nonceSize = 12;
const tagSize = 16;
/** AES-256-GCM with a new nonce for each value. The result is nonce, tag and the encrypted JSON of the value. */
function createVault(key) {
    return {
        seal(value) {
            const nonce = (0,external_node_crypto_.randomBytes)(nonceSize);
            const cipher = (0,external_node_crypto_.createCipheriv)('aes-256-gcm', key, nonce);
            const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
            return Buffer.concat([nonce, cipher.getAuthTag(), body]);
        },
        open(sealed) {
            const bytes = Buffer.from(sealed);
            const decipher = (0,external_node_crypto_.createDecipheriv)('aes-256-gcm', key, bytes.subarray(0, nonceSize));
            decipher.setAuthTag(bytes.subarray(nonceSize, nonceSize + tagSize));
            const body = bytes.subarray(nonceSize + tagSize);
            return JSON.parse(Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8'));
        },
    };
}

;// CONCATENATED MODULE: ./out/service/faults/fault-rules.js
function createFaultRules(rules) {
    const counted = rules.map((rule) => ({ rule, left: rule.times }));
    return {
        next({ method, path }) {
            const found = counted.find(({ rule, left }) => left > 0 && (rule.method === undefined || rule.method === method) && rule.path.matches(path));
            if (!found)
                return undefined;
            found.left -= 1;
            return found.rule.fault;
        },
    };
}

;// CONCATENATED MODULE: ./out/service/limits.js
const second = 1000;
const day = 24 * 60 * 60 * second;
const defaultLimits = {
    bodySize: 1024 * 1024,
    pageSize: 30,
    longestPage: 100,
    requestsAnHour: 5000,
    publicLinkDefault: day,
    publicLinkLongest: 365 * day,
    storageLink: 5 * 60 * second,
    cacheRemovalDelay: 2 * second,
    branchListing: 20 * second,
    storeRetry: 5 * second,
    stopTimeout: 2.5 * second,
};

// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/utils/response.mjs
var response = __webpack_require__(6424);
;// CONCATENATED MODULE: ./out/service/server/shown-path.js
/** A path for the log. Of a signed link it keeps only the name of the file, because the rest would open it. */
function shownPath(path) {
    return printable(path.replace(/^\/(public|storage)\/[^/]*/, '/$1/…'));
}
/** A path is hostile text, which must not add lines to the log. */
function printable(text) {
    return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '?').slice(0, 300);
}

;// CONCATENATED MODULE: ./out/service/server/disturb.js




/** Puts faults between the service and its clients, as a bad network or an overloaded proxy would. */
function disturb(answer, { rules, clock, log }) {
    return async (request, bindings) => {
        const path = decodePath(new URL(request.url).pathname);
        const fault = rules.next({ method: request.method, path });
        if (!fault)
            return answer(request, bindings);
        log(`fault: ${request.method} ${shownPath(path)}: ${disturb_describe(fault)}`);
        const { outgoing } = bindings;
        switch (fault.kind) {
            case 'status':
                return refusal(fault.status);
            case 'delay':
                if (!(await waited({ ms: fault.ms, outgoing, clock })))
                    return response/* RESPONSE_ALREADY_SENT */.o;
                return answer(request, bindings);
            case 'lose answer': {
                const lost = await answer(request, bindings);
                await lost.body?.cancel();
                outgoing.socket?.resetAndDestroy();
                return response/* RESPONSE_ALREADY_SENT */.o;
            }
            case 'cut':
                await sendPart(await answer(request, bindings), { outgoing, afterBytes: fault.afterBytes });
                return response/* RESPONSE_ALREADY_SENT */.o;
        }
    };
}
function disturb_describe(fault) {
    switch (fault.kind) {
        case 'status':
            return `answered ${fault.status}`;
        case 'delay':
            return `delayed by ${fault.ms} ms`;
        case 'cut':
            return `cut after ${fault.afterBytes} bytes`;
        case 'lose answer':
            return 'its answer is lost';
    }
}
/** As the router reads it; a path that is not well-formed stays as it is. */
function decodePath(path) {
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
function refusal(status) {
    const body = { error: `The faults file asked for ${status}` };
    return Response.json(body, { status, headers: status === 429 ? { 'retry-after': '1' } : {} });
}
/** Returns false if the client was gone before the time was over. */
async function waited(parts) {
    const { ms, outgoing, clock } = parts;
    const gone = new AbortController();
    const leave = () => gone.abort();
    outgoing.once('close', leave);
    try {
        await (0,out_clock/* sleep */.yy)(clock, ms, gone.signal);
        return true;
    }
    catch {
        return false;
    }
    finally {
        outgoing.off('close', leave);
    }
}
/** Sends the head and the first bytes of the body, then closes the connection. */
async function sendPart(response, { outgoing, afterBytes }) {
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).flushHeaders();
    let left = afterBytes;
    for await (const chunk of response.body ?? []) {
        const piece = chunk.subarray(0, left);
        left -= piece.length;
        if (piece.length > 0 && !outgoing.write(piece))
            await Promise.race([(0,external_node_events_.once)(outgoing, 'drain'), (0,external_node_events_.once)(outgoing, 'close')]);
        if (left === 0 || outgoing.destroyed)
            break;
    }
    // Not `destroy`, which would discard what is not sent yet.
    outgoing.socket?.destroySoon();
}

// EXTERNAL MODULE: ./node_modules/hono/dist/index.js + 16 modules
var dist = __webpack_require__(4203);
// EXTERNAL MODULE: ./node_modules/hono/dist/middleware/body-limit/index.js
var body_limit = __webpack_require__(2542);
// EXTERNAL MODULE: ./node_modules/hono/dist/middleware/method-not-allowed/index.js
var method_not_allowed = __webpack_require__(7964);
;// CONCATENATED MODULE: ./out/service/handlers/access.js

/** Finds what a user can see. @throws UnknownResource for everything else, whether or not it exists */
function accessTo(store) {
    const application = ({ id, user }) => {
        const found = store.applications.findVisible({ id, userId: user.id });
        if (!found)
            throw new service_errors/* UnknownResource */.lO({ what: 'application', id });
        return found;
    };
    const build = ({ id, user }) => {
        const found = store.builds.find(id);
        if (!found || !store.applications.findVisible({ id: found.appId, userId: user.id }))
            throw new service_errors/* UnknownResource */.lO({ what: 'build', id });
        return found;
    };
    const artefact = ({ path, user }) => {
        const found = store.artefacts.at(path);
        const appId = found && store.builds.find(found.buildId)?.appId;
        if (!appId || !store.applications.findVisible({ id: appId, userId: user.id }))
            throw new service_errors/* UnknownResource */.lO({ what: 'artefact', id: path });
        return found;
    };
    return { application, build, artefact };
}

;// CONCATENATED MODULE: ./out/service/handlers/artefacts.js



function artefactHandlers(service) {
    const { store, clock, limits, links, baseUrl } = service;
    const access = accessTo(store);
    const linkTo = (link) => `${baseUrl}/${link.kind}/${links.sign(link)}/${encodeURIComponent(external_node_path_.posix.basename(link.securePath))}`;
    return {
        /** Redirects to a storage link that needs no token, as the hosted service does. */
        download({ user, path }) {
            const { securePath } = access.artefact({ path: path.secureFilename, user });
            return {
                redirect: linkTo({ kind: 'storage', securePath, expiresAt: clock.now() + limits.storageLink }),
            };
        },
        createPublicUrl({ user, path, body }) {
            const { securePath } = access.artefact({ path: path.secureFilename, user });
            const expiresAt = expiryOf(body.expiresAt, service);
            const url = linkTo({ kind: 'public', securePath, expiresAt });
            return {
                status: 200,
                // Without milliseconds, the contract's form (docs/api.md, "Public link").
                json: { url, expiresAt: new Date(expiresAt).toISOString().replace(/\.\d+Z$/, '+00:00') },
            };
        },
    };
}
/** The API gives neither a default nor bounds (docs/api.md, "Artefacts"): one day here, and 365 days at most. */
function expiryOf(seconds, { clock, limits }) {
    const now = clock.now();
    // Links expire at a whole second.
    if (seconds === undefined)
        return Math.floor((now + limits.publicLinkDefault) / 1000) * 1000;
    const expiresAt = seconds * 1000;
    if (expiresAt <= now || expiresAt > now + limits.publicLinkLongest)
        throw new service_errors/* WrongRequest */.LY(`"expiresAt": expected a UNIX timestamp in seconds, in the future and at most ${Math.floor(limits.publicLinkLongest / 86_400_000)} days away, got ${seconds}`);
    return expiresAt;
}
/**
 * The file of a signed link.
 *
 * @throws AlteredLink, ExpiredLink, or UnknownResource when the name in the address is not the file's
 */
function openLink(service, link) {
    const securePath = service.links.read(link);
    const artefact = service.store.artefacts.at(securePath);
    if (!artefact || artefact.name !== link.name)
        throw new service_errors/* UnknownResource */.lO({ what: 'artefact', id: link.name });
    return {
        path: service.blobs.pathOf(artefact.blob),
        name: artefact.name,
        size: artefact.size,
        hash: artefact.blob,
    };
}

;// CONCATENATED MODULE: ./out/service/page/page.js

const script = 'text/javascript; charset=utf-8';
/**
 * The files of the page by their paths. They are static: what the page shows, it asks of the API. Each address stands
 * here as a literal, because that is how the bundler finds the files.
 */
function pageFiles() {
    const files = [
        ['/', 'text/html; charset=utf-8', new URL(/* asset import */ __webpack_require__(7350), __webpack_require__.b)],
        ['/page/page.css', 'text/css; charset=utf-8', new URL(/* asset import */ __webpack_require__(7261), __webpack_require__.b)],
        ['/page/icon.svg', 'image/svg+xml', new URL(/* asset import */ __webpack_require__(1120), __webpack_require__.b)],
        ['/page/page.js', script, new URL(/* asset import */ __webpack_require__(9764), __webpack_require__.b)],
        ['/page/token.js', script, new URL(/* asset import */ __webpack_require__(2762), __webpack_require__.b)],
        ['/page/api.js', script, new URL(/* asset import */ __webpack_require__(4099), __webpack_require__.b)],
        ['/page/polling.js', script, new URL(/* asset import */ __webpack_require__(4124), __webpack_require__.b)],
        ['/page/builds.js', script, new URL(/* asset import */ __webpack_require__(8822), __webpack_require__.b)],
        ['/page/list-view.js', script, new URL(/* asset import */ __webpack_require__(2609), __webpack_require__.b)],
        ['/page/build-view.js', script, new URL(/* asset import */ __webpack_require__(5833), __webpack_require__.b)],
        ['/page/steps-view.js', script, new URL(/* asset import */ __webpack_require__(9436), __webpack_require__.b)],
        ['/page/log-view.js', script, new URL(/* asset import */ __webpack_require__(3731), __webpack_require__.b)],
        ['/page/element.js', script, new URL(/* asset import */ __webpack_require__(667), __webpack_require__.b)],
        ['/page/wording.js', script, new URL(/* asset import */ __webpack_require__(4235), __webpack_require__.b)],
    ];
    return new Map(files.map(([path, type, file]) => [
        path,
        { body: (0,external_node_fs_.readFileSync)(file, 'utf8'), headers: { ...safeHeaders, 'content-type': type } },
    ]));
}
/** Nothing from elsewhere, no inline script or style, no text that becomes markup, no frame, no form that is sent. */
const contentPolicy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
].join('; ');
const safeHeaders = {
    'content-security-policy': contentPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
};

;// CONCATENATED MODULE: ./out/service/server/error-response.js



/** The status of each situation. */
const statuses = new Map([
    [service_errors/* WrongRequest */.LY, 400],
    [RefusedRepositoryUrl, 400],
    [service_errors/* NotSignedIn */.fj, 401],
    [service_errors/* NotAllowed */.yN, 403],
    [service_errors/* WrongOrigin */.Gi, 403],
    [service_errors/* AlteredLink */._J, 403],
    [service_errors/* UnknownResource */.lO, 404],
    [service_errors/* NoSuchRoute */.OX, 404],
    [service_errors/* MethodNotAllowed */.LO, 405],
    [service_errors/* Conflict */.lt, 409],
    [service_errors/* ExpiredLink */.md, 410],
    [service_errors/* RequestTooLarge */.pP, 413],
    [service_errors/* WrongHost */.I1, 421],
    [service_errors/* TooManyRequests */.cv, 429],
]);
/** The response to a request that threw. For an internal error it contains no details. */
function errorResponse(thrown, now) {
    const status = thrown instanceof errors/* UserError */.yo ? statuses.get(thrown.constructor) : undefined;
    if (thrown instanceof errors/* UserError */.yo && status !== undefined)
        return { status, headers: headersOf(thrown, now), body: { error: thrown.message }, isInternal: false };
    if ((0,service_errors/* meansNoRoom */.pQ)(thrown))
        return {
            status: 507,
            headers: {},
            body: { error: 'The service has no space left to store this' },
            isInternal: true,
        };
    return {
        status: 500,
        headers: {},
        body: { error: 'Internal error; see the log of the service' },
        isInternal: true,
    };
}
function headersOf(error, now) {
    if (error instanceof service_errors/* MethodNotAllowed */.LO)
        return { allow: error.allowed.join(', ') };
    if (error instanceof service_errors/* TooManyRequests */.cv)
        return { 'retry-after': String(Math.max(1, Math.ceil((error.resetAt - now) / 1000))) };
    return {};
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(8439);
;// CONCATENATED MODULE: ./out/service/server/openapi.js




/** OpenAPI 3.1 of the whole service, generated from the contract that checks its requests. */
function openApi(baseUrl) {
    const paths = {};
    for (const [noun, verbs] of [...Object.entries(endpoints/* endpoints */.v), ...Object.entries(seenEndpoints)])
        for (const [verb, endpoint] of Object.entries(verbs)) {
            const path = pathOf(endpoint);
            const operation = operationOf(endpoint, { id: `${noun}.${verb}`, tag: noun });
            paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
        }
    return {
        openapi: '3.1.0',
        info: {
            title: 'Build Service REST API',
            version: '1',
            description: 'A continuous-integration build service for mobile and other apps, run on this machine.',
            license: { name: 'MIT', identifier: 'MIT' },
        },
        servers: [{ url: baseUrl }],
        security: [{ token: [] }, { bearer: [] }],
        tags: Object.keys({ ...endpoints/* endpoints */.v, ...seenEndpoints }).map((name) => ({ name })),
        paths,
        components: {
            securitySchemes: {
                token: { type: 'apiKey', in: 'header', name: 'x-auth-token' },
                bearer: { type: 'http', scheme: 'bearer' },
            },
            schemas: { Failure: schemaOf(endpoint/* RefusalBody */.zI, 'output') },
        },
    };
}
/**
 * `:id` is `{id}` in OpenAPI. `:secureFilename` becomes three variables (docs/api.md, "Artefacts"), because one cannot
 * contain a slash.
 */
function pathOf({ path }) {
    return path
        .replace(':secureFilename', ':firstSecureId/:secondSecureId/:fileName')
        .replace(/:(\w+)/g, '{$1}');
}
function operationOf(endpoint, { id, tag }) {
    const variables = [...pathOf(endpoint).matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string', minLength: 1 },
    }));
    const filters = Object.entries(endpoint.query?.shape ?? {}).map(([name, schema]) => ({
        name,
        in: 'query',
        schema: schemaOf(schema, 'input'),
    }));
    const parameters = [...variables, ...filters];
    return {
        operationId: id,
        tags: [tag],
        summary: endpoint.summary,
        ...(parameters.length > 0 ? { parameters } : {}),
        ...(endpoint.body ? { requestBody: requestBody(endpoint.body) } : {}),
        responses: { ...Object.fromEntries(Object.entries(endpoint.answers).map(answerOf)), default: failure },
    };
}
const failure = {
    description: 'The request was rejected; `error` says why',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
};
function requestBody(body) {
    return {
        // An empty body counts as an object without fields.
        required: !body.safeParse({}).success,
        content: { 'application/json': { schema: schemaOf(body, 'input') } },
    };
}
const meanings = {
    200: 'Done',
    202: 'Started; completes later',
    208: 'Already finished',
    302: 'The `Location` header is the address of the file, which needs no token',
};
function answerOf([status, answer]) {
    const description = meanings[status] ?? 'Done';
    if (!answer)
        return [status, { description }];
    return [status, { description, content: { 'application/json': { schema: schemaOf(answer, 'output') } } }];
}
function schemaOf(schema, io) {
    const { $schema: _, ...plain } = json_schema_processors/* toJSONSchema */.bl(schema, { target: 'draft-2020-12', io });
    return plain;
}

;// CONCATENATED MODULE: ./out/service/server/rate-limit.js

const hour = 60 * 60 * 1000;
/** Counts requests per user in windows of one hour, each starting with a request of the user. */
function createRateLimit({ clock, limit }) {
    /** `end` is monotonic time, so that setting the machine's clock does not change the window. */
    const windows = new Map();
    /** Counts a request. The response has the headers in any case; `check` throws TooManyRequests over the limit. */
    return (userId) => {
        const known = windows.get(userId);
        const now = clock.monotonic();
        const window = known && known.end > now ? known : { used: 0, end: now + hour };
        windows.set(userId, window);
        window.used += 1;
        const resetAt = clock.now() + window.end - now;
        return {
            headers: {
                'x-ratelimit-limit': String(limit),
                'x-ratelimit-remaining': String(Math.max(0, limit - window.used)),
                // Seconds since the epoch (docs/hosted-service.md, "Errors and limits").
                'x-ratelimit-reset': String(Math.ceil(resetAt / 1000)),
            },
            check() {
                if (window.used > limit)
                    throw new service_errors/* TooManyRequests */.cv({ limit, resetAt });
            },
        };
    };
}

;// CONCATENATED MODULE: ./out/service/server/log-markup.js

const entities = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };
/** The terminal colours of the SGR codes from 30 (bright: from 90). */
const colours = ['black', 'firebrick', 'green', 'darkgoldenrod', 'royalblue', 'darkmagenta', 'teal', 'gray'];
const esc = String.fromCharCode(0x1b);
const bell = String.fromCharCode(0x07);
/** Everything that is replaced: markup characters, and terminal control sequences (colours, cursor movement, titles). */
const special = new RegExp(`[<>&]|${esc}(?:\\[([0-9;:?]*)[ -/]*([@-~])|\\][^${bell}${esc}]*(?:${bell}|${esc}\\\\)|[@-Z\\\\^_])`, 'g');
/** The start of a control sequence at the end of a chunk. Bounded, so that a lone escape cannot delay a whole log. */
const unfinished = new RegExp(`${esc}(?:\\[[0-9;:?]{0,64}|\\][^${bell}${esc}]{0,256})?$`);
/**
 * Turns terminal colours into `<span style=…>`, as in the step logs of the hosted service (docs/hosted-service.md), removes
 * all other control sequences, and escapes `<`, `>` and `&`, so that only the spans are markup. Works on bytes, so that
 * text of any encoding passes unchanged.
 */
function logMarkup() {
    let held = '';
    let open = false;
    const close = () => {
        const end = open ? '</span>' : '';
        open = false;
        return end;
    };
    const mark = (found, parameters, final) => {
        const entity = entities[found];
        if (entity !== undefined)
            return entity;
        if (final !== 'm')
            return '';
        const style = styleOf(parameters ?? '');
        const end = close();
        open = style !== '';
        return open ? `${end}<span style="${style}">` : end;
    };
    return new external_node_stream_.Transform({
        transform(chunk, _, done) {
            const text = held + chunk.toString('latin1');
            held = unfinished.exec(text)?.[0] ?? '';
            const whole = text.slice(0, text.length - held.length);
            done(null, Buffer.from(whole.replace(special, mark), 'latin1'));
        },
        flush(done) {
            done(null, Buffer.from(close(), 'latin1'));
        },
    });
}
/** The colour and weight that a sequence such as `1;32` sets; empty for one that only resets. */
function styleOf(parameters) {
    let colour = '';
    let weight = '';
    for (const code of parameters.split(';').map(Number)) {
        // The next numbers are a colour of the 256-colour or RGB palette.
        if (code === 38 || code === 48)
            break;
        if (code === 0)
            colour = weight = '';
        else if (code === 1)
            weight = 'font-weight: bold';
        else if (code >= 30 && code <= 37)
            colour = `color: ${colours[code - 30]}`;
        else if (code >= 90 && code <= 97)
            colour = `color: ${colours[code - 90]}`;
    }
    return [colour, weight].filter(Boolean).join('; ');
}

;// CONCATENATED MODULE: ./out/service/server/log-response.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});




/** The log of a step so far. Sent as text that browsers must not interpret as a page. */
async function logResponse(asked, request) {
    const handle = await (0,promises_.open)(asked.file).catch((error) => {
        if ((0,service_errors/* systemCode */.xU)(error) !== 'ENOENT')
            throw error;
    });
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' };
    // A step that is about to write its first line.
    if (!handle)
        return new Response('', {
            headers: { ...headers, ...(asked.offset === undefined ? {} : { 'x-log-offset': '0' }) },
        });
    if (request.method === 'HEAD') {
        await handle.close();
        return new Response(null, { headers });
    }
    if (asked.offset === undefined)
        return new Response(bodyOf(handle.createReadStream().compose(logMarkup())), { headers });
    const { lines, end } = await linesFrom(handle, asked.offset);
    const body = bodyOf(external_node_stream_.Readable.from([lines]).compose(logMarkup()));
    return new Response(body, { headers: { ...headers, 'x-log-offset': String(end) } });
}
const lineEnd = 0x0a;
/**
 * The whole lines from `offset` on, and the offset after them. A line that has no end yet comes when nothing else is new, so
 * that characters and colours are cut in two only where somebody writes half a line and waits. A log is at most 16 MiB
 * (executor/step-list/step-log.ts).
 */
async function linesFrom(file, offset) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const _ = __addDisposableResource(env_1, file, true);
        const { size } = await file.stat();
        const from = offset < 0 ? Math.max(0, size + offset) : Math.min(offset, size);
        const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(size - from), position: from });
        const read = buffer.subarray(0, bytesRead);
        const isCut = offset < 0 && from > 0;
        const first = isCut ? read.indexOf(lineEnd) + 1 : 0;
        const last = read.lastIndexOf(lineEnd) + 1;
        const lines = read.subarray(first, last > first ? last : undefined);
        return { lines, end: from + first + lines.length };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** Node's types and the web's declare the same class separately. */
function bodyOf(stream) {
    return external_node_stream_.Readable.toWeb(stream);
}

;// CONCATENATED MODULE: ./out/service/server/response.js


/** Turns the answer of a handler into an HTTP response. */
async function responseOf(answer, request) {
    if ('json' in answer)
        return Response.json(answer.json, { status: answer.status });
    if ('redirect' in answer)
        return new Response(null, { status: 302, headers: { location: answer.redirect } });
    if ('empty' in answer)
        return new Response(null, { status: answer.status });
    return logResponse(answer.log, request);
}
/** Streams a stored file: all of it, one range, or 304 when the client already has it. */
async function fileResponse(file, request) {
    const etag = `"${file.hash}"`;
    const headers = new Headers({
        etag,
        'accept-ranges': 'bytes',
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''${encodeRfc8187(file.name)}`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-cache',
    });
    if (matches(request.headers.get('if-none-match'), etag))
        return new Response(null, { status: 304, headers });
    const ifRange = request.headers.get('if-range');
    const requested = ifRange === null || ifRange === etag ? request.headers.get('range') : null;
    const range = rangeOf(requested, file.size);
    if (range === 'unsatisfiable') {
        headers.set('content-range', `bytes */${file.size}`);
        return new Response(null, { status: 416, headers });
    }
    const { start, end } = range ?? { start: 0, end: file.size - 1 };
    headers.set('content-length', String(end - start + 1));
    if (range)
        headers.set('content-range', `bytes ${start}-${end}/${file.size}`);
    const status = range ? 206 : 200;
    if (request.method === 'HEAD' || file.size === 0)
        return new Response(null, { status, headers });
    // Opened before the response starts, so that a file that cannot be read is an error and not a truncated body.
    const handle = await (0,promises_.open)(file.path);
    return new Response(bodyOf(handle.createReadStream({ start, end })), { status, headers });
}
/** One range of RFC 9110. Several ranges and other units get the whole file, which the RFC allows. */
function rangeOf(header, size) {
    const [, from, to] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
    if (from === undefined || to === undefined || (from === '' && to === ''))
        return undefined;
    if (from === '') {
        const last = Number(to);
        return last === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - last), end: size - 1 };
    }
    const start = Number(from);
    const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
    if (to !== '' && Number(to) < start)
        return undefined;
    return start >= size ? 'unsatisfiable' : { start, end };
}
function matches(header, etag) {
    if (header === null)
        return false;
    return header === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
function encodeRfc8187(name) {
    return encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
}

;// CONCATENATED MODULE: ./out/service/handlers/build-answer.js


/**
 * A build as the API shows it. As in the hosted service (docs/hosted-service.md), a workflow of a YAML file is in
 * `fileWorkflowId`, and times in the future are missing.
 */
function buildAnswer(build, { store, baseUrl }) {
    return {
        _id: build.id,
        appId: build.appId,
        workflowId: build.fromEditor ? build.workflowId : null,
        fileWorkflowId: build.fromEditor ? null : build.workflowId,
        branch: 'branch' in build.ref ? build.ref.branch : null,
        tag: 'tag' in build.ref ? build.ref.tag : null,
        status: build.status,
        index: build.number,
        message: build.message,
        labels: [...build.labels],
        createdAt: (0,timestamp/* formatTimestamp */.Ey)(build.createdAt),
        ...(build.startedAt === null ? {} : { startedAt: (0,timestamp/* formatTimestamp */.Ey)(build.startedAt) }),
        ...(build.finishedAt === null ? {} : { finishedAt: (0,timestamp/* formatTimestamp */.Ey)(build.finishedAt) }),
        commit: commitOf(build),
        config: { name: build.workflowName ?? build.workflowId, buildSettings: build.buildSettings },
        instanceType: build.instanceType ?? localInstance,
        version: null,
        pullRequest: null,
        artefacts: store.artefacts.ofBuild(build.id).map((artefact) => artefactAnswer(artefact, baseUrl)),
        buildActions: build.steps.map((step) => stepAnswer(step, baseUrl)),
    };
}
/** The machine type of a build whose request names none. */
const localInstance = 'local';
/** `flutterVersion` for the software `flutter`. */
function buildSettings(softwareVersions) {
    return Object.fromEntries(Object.entries(softwareVersions).map(([name, version]) => [`${name}Version`, version]));
}
/** Before the clone, and without one, the same fields, empty: clients read them of every build. */
function commitOf({ commit, ref }) {
    return {
        hash: '',
        commitMessage: '',
        authorName: '',
        authorEmail: '',
        authorAvatarUrl: null,
        committerName: '',
        url: null,
        branch: 'branch' in ref ? ref.branch : null,
        ...commit,
    };
}
function artefactAnswer(artefact, baseUrl) {
    const { name, type, size, md5, packageName, bundleId, versionName, versionCode } = artefact;
    return {
        name,
        type,
        size,
        md5,
        url: artefactUrl(artefact.securePath, baseUrl),
        ...(packageName === null ? {} : { packageName }),
        ...(bundleId === null ? {} : { bundleId }),
        ...(versionName === null ? {} : { versionName }),
        ...(versionCode === null ? {} : { versionCode }),
    };
}
/** The executor knows only the path of a log; the address is added here. */
function stepAnswer(step, baseUrl) {
    const urlOf = (path) => (path ? baseUrl + path : null);
    return {
        ...step,
        logUrl: urlOf(step.logUrl),
        subactions: step.subactions.map((part) => ({ ...part, logUrl: urlOf(part.logUrl) })),
    };
}

;// CONCATENATED MODULE: ./out/service/handlers/application-answer.js




/**
 * An application with all the fields that were seen (docs/hosted-service.md, "Applications"), those of one that was added by
 * its address. It has no secret: neither the password of the address nor variables of the workflows.
 *
 * Its workflows are those of the workflow editor: those of a YAML file are unknown before the repository is cloned.
 */
function applicationAnswer(application, { configuration, store }) {
    const { id, name, branches, repositoryUrl } = application;
    const workflows = [...editorWorkflows(configuration, application)];
    return {
        _id: id,
        appName: name,
        branches,
        workflowIds: workflows.map(([workflowId]) => workflowId),
        workflows: Object.fromEntries(workflows.map(([workflowId, workflow]) => [
            workflowId,
            {
                _id: workflowId,
                name: workflow.name ?? workflowId,
                instanceType: localInstance,
                buildSettings: buildSettings(workflow.softwareVersions),
            },
        ])),
        lastBuildId: store.applications.lastBuild(id) ?? null,
        archived: false,
        isConfigured: true,
        settingsSource: workflows.length > 0 ? 'ui' : 'yaml',
        projectType: application.projectType,
        iconUrl: null,
        ownerTeam: application.teamId,
        createdAt: (0,timestamp/* formatTimestamp */.Ey)(application.createdAt),
        repository: {
            provider: 'generic',
            owner: { name: 'Manually added' },
            htmlUrl: shownAddress(repositoryUrl),
            defaultBranch: defaultBranchOf(application),
        },
    };
}
/** Clients build this branch, so it is always a name: of a repository that was never reached, the usual one. */
function defaultBranchOf({ defaultBranch, branches }) {
    return defaultBranch ?? branches[0] ?? 'main';
}

;// CONCATENATED MODULE: ./out/service/handlers/applications.js






function applicationHandlers(service) {
    const { store, blobs } = service;
    const access = accessTo(store);
    /** Applications whose branches were read at least once, or could not be, since the service started. */
    const listed = new Set();
    const add = (application) => {
        const { id, name } = addApplication(application, service);
        return { _id: id, appName: name };
    };
    /** With the repository's current branches, or the last known ones if it cannot be reached. */
    const withBranches = async (application) => {
        const { id } = application;
        listed.add(id);
        try {
            const { names, defaultBranch } = await service.listBranches(application);
            store.applications.setBranches({ id, names, defaultBranch });
            return { ...application, branches: [...names], defaultBranch };
        }
        catch (error) {
            service.log(`application ${id}: could not list its branches: ${(0,errors/* messageOf */.bD)(error)}`);
            return application;
        }
    };
    const checkRole = ({ ownerId, teamId }, user) => {
        const isOwner = teamId
            ? store.teams.roleOf({ teamId, userId: user.id }) === 'owner'
            : ownerId === user.id;
        if (!isOwner)
            throw new service_errors/* NotAllowed */.yN('Only an owner of its team can delete this application');
    };
    return {
        /** Reads the branches of each repository once; `GET /apps/:id` reads them again each time. */
        async list({ user }) {
            const found = await Promise.all(store.applications
                .visibleTo(user.id)
                .map((one) => one.branches.length > 0 || listed.has(one.id) ? Promise.resolve(one) : withBranches(one)));
            return { status: 200, json: { applications: found.map((one) => applicationAnswer(one, service)) } };
        },
        async get({ user, path }) {
            const found = await withBranches(access.application({ id: path.id, user }));
            return { status: 200, json: { application: applicationAnswer(found, service) } };
        },
        add({ user, body }) {
            const { repositoryUrl, teamId } = body;
            // Ignoring the key would add an application that no build can clone.
            if ('sshKey' in body)
                throw new service_errors/* WrongRequest */.LY(`"sshKey" is not a field of POST /apps: send it to POST ${service.baseUrl}/apps/new`);
            return { status: 200, json: add({ userId: user.id, repositoryUrl, teamId }) };
        },
        addPrivate({ user, body }) {
            const { repositoryUrl, teamId, projectType, sshKey } = body;
            const key = readSshKey(sshKey);
            const application = add({ userId: user.id, repositoryUrl, teamId, projectType, key });
            return { status: 200, json: { application } };
        },
        async delete({ user, path }) {
            const found = access.application({ id: path.id, user });
            checkRole(found, user);
            const removed = store.applications.remove(found.id);
            if (!removed)
                throw new service_errors/* Conflict */.lt('This application has builds that have not ended: cancel them, then delete it');
            for (const blob of removed.blobs)
                blobs.collect(blob);
            for (const buildId of removed.builds)
                await service.removeLogs(buildId);
            return { status: 200, json: {} };
        },
    };
}

;// CONCATENATED MODULE: ./out/service/handlers/builds.js







function buildHandlers(service) {
    const { store, queue, vault, configuration, clock, random, limits } = service;
    const access = accessTo(store);
    return {
        start({ user, body }) {
            const application = access.application({ id: body.appId, user });
            const variables = body.environment?.variables ?? {};
            checkVariables(variables);
            const request = {
                variables,
                groups: body.environment?.groups ?? [],
                softwareVersions: body.environment?.softwareVersions ?? {},
                instanceType: body.instanceType ?? null,
            };
            const editorWorkflow = editorWorkflows(configuration, application).get(body.workflowId);
            const id = random.hex(12);
            store.builds.add({
                id,
                appId: application.id,
                workflowId: body.workflowId,
                fromEditor: editorWorkflow !== undefined,
                ref: refOf(body),
                labels: [...new Set(body.labels ?? [])],
                workflowName: editorWorkflow?.name ?? null,
                instanceType: request.instanceType,
                buildSettings: buildSettings({
                    ...editorWorkflow?.softwareVersions,
                    ...request.softwareVersions,
                }),
                sealedRequest: vault.seal(request),
                at: clock.now(),
            });
            service.log(`build ${id} is queued`);
            queue.startNext();
            return { status: 200, json: { buildId: id } };
        },
        list({ user, query }) {
            const { appId, ...filter } = query;
            const skip = numberOf(query, 'skip') ?? 0;
            const wanted = numberOf(query, 'limit') || limits.pageSize;
            const limit = Math.min(wanted, limits.longestPage);
            const visible = store.applications.visibleTo(user.id);
            const found = store.builds.list({
                appIds: visible.flatMap(({ id }) => (!appId || id === appId ? [id] : [])),
                filter,
                skip,
                limit: limit + 1,
            });
            const page = found.slice(0, limit);
            return {
                status: 200,
                json: {
                    applications: visible.map((application) => applicationAnswer(application, service)),
                    builds: page.map((build) => buildAnswer(build, service)),
                    nextPageUrl: found.length > page.length ? nextPage(query, skip + page.length) : null,
                },
            };
        },
        get({ user, path }) {
            const build = access.build({ id: path.id, user });
            const application = access.application({ id: build.appId, user });
            return {
                status: 200,
                json: { application: builds_nameOf(application), build: buildAnswer(build, service) },
            };
        },
        cancel({ user, path }) {
            const build = access.build({ id: path.id, user });
            if ((0,contract_state/* hasEnded */.hY)(build.status))
                return { status: 208, empty: true };
            queue.cancel(build);
            return { status: 200, json: { build: buildAnswer(store.builds.find(build.id) ?? build, service) } };
        },
        stepLog({ user, path, query }) {
            const build = access.build({ id: path.id, user });
            const { stepId } = path;
            // Only the id of a step can become part of a file name.
            if (!build.steps.some(({ _id }) => _id === stepId))
                throw new service_errors/* UnknownResource */.lO({ what: 'log of a step', id: stepId });
            const offset = query.offset === undefined ? undefined : Number(query.offset);
            return { log: { file: service.logFile({ buildId: build.id, stepId }), offset } };
        },
    };
}
function refOf({ branch, tag, }) {
    if (branch)
        return { branch };
    if (tag)
        return { tag };
    throw new service_errors/* WrongRequest */.LY('"branch" or "tag" is required');
}
function builds_nameOf({ id, name }) {
    return { _id: id, appName: name };
}
function numberOf(query, name) {
    const text = query[name];
    if (!text)
        return undefined;
    if (!/^\d{1,9}$/.test(text))
        throw new service_errors/* WrongRequest */.LY(`"${name}": expected a whole number of builds, got ${JSON.stringify(text)}`);
    return Number(text);
}
/** Path and query of the next page: the same filters, and how many builds to skip. */
function nextPage(query, skip) {
    const filters = Object.entries(query).filter(([name, value]) => name !== 'skip' && value !== '');
    return `/builds?${new URLSearchParams([...filters, ['skip', String(skip)]])}`;
}

;// CONCATENATED MODULE: ./out/service/handlers/caches.js



/** Deletion is asynchronous: it only schedules the removal (docs/api.md, "Caches"). */
function cacheHandlers(service) {
    const { store, clock, limits } = service;
    const access = accessTo(store);
    const scheduleRemoval = (caches) => {
        const removeAt = clock.now() + limits.cacheRemovalDelay;
        for (const { id } of caches)
            store.caches.scheduleRemoval({ id, removeAt });
        service.removeDueCaches();
        return {
            status: 202,
            json: {
                caches: caches.map(({ id }) => id),
                message: 'The caches will be removed asynchronously',
            },
        };
    };
    return {
        list({ user, path }) {
            const { id } = access.application({ id: path.id, user });
            return { status: 200, json: { caches: store.caches.ofApplication(id).map(cacheAnswer) } };
        },
        removeAll({ user, path }) {
            const { id } = access.application({ id: path.id, user });
            return scheduleRemoval(store.caches.ofApplication(id));
        },
        remove({ user, path }) {
            const { id } = access.application({ id: path.id, user });
            const found = store.caches.ofApplication(id).filter((cache) => cache.id === path.cacheId);
            if (found.length === 0)
                throw new service_errors/* UnknownResource */.lO({ what: 'cache', id: path.cacheId });
            return scheduleRemoval(found);
        },
    };
}
function cacheAnswer({ id, appId, workflowId, lastUsed, size }) {
    return { _id: id, appId, workflowId, lastUsed: (0,timestamp/* formatTimestamp */.Ey)(lastUsed), size };
}

;// CONCATENATED MODULE: ./out/service/handlers/teams.js


/** To change a team, the user must be an admin of it, which is the role `owner` (docs/api.md, "Teams"). */
function teamHandlers({ store, clock, random }) {
    const { teams, accounts } = store;
    const teamOfMember = ({ id, user }) => {
        const team = teams.find(id);
        if (!team || !teams.roleOf({ teamId: id, userId: user.id }))
            throw new service_errors/* UnknownResource */.lO({ what: 'team', id });
        return team;
    };
    const teamOfOwner = ({ id, user }) => {
        const team = teamOfMember({ id, user });
        if (teams.roleOf({ teamId: id, userId: user.id }) !== 'owner')
            throw new service_errors/* NotAllowed */.yN(`Only an owner of the team ${JSON.stringify(team.name)} can do this`);
        return team;
    };
    const keepAnOwner = ({ teamId, userId }) => {
        const owners = teams.members(teamId).filter(({ role }) => role === 'owner');
        if (owners.length === 1 && owners[0]?.userId === userId)
            throw new service_errors/* Conflict */.lt('A team needs at least one owner: make another member an owner first');
    };
    const answer = (team) => ({
        _id: team.id,
        name: team.name,
        createdAt: (0,timestamp/* formatTimestamp */.Ey)(team.createdAt),
        members: teams.members(team.id).map(({ userId, email, role }) => ({ _id: userId, email, role })),
    });
    return {
        get({ user, path }) {
            return { status: 200, json: answer(teamOfMember({ id: path.id, user })) };
        },
        /** Inviting a member again changes their role. */
        invite({ user, path, body }) {
            const team = teamOfOwner({ id: path.team_id, user });
            const invited = accounts.ensure({ id: random.hex(12), email: body.email, at: clock.now() });
            const role = body.role;
            if (role !== 'owner')
                keepAnOwner({ teamId: team.id, userId: invited.id });
            teams.setRole({ teamId: team.id, userId: invited.id, role });
            return { status: 200, json: answer(team) };
        },
        remove({ user, path }) {
            const team = teamOfOwner({ id: path.team_id, user });
            const member = { teamId: team.id, userId: path.user_id };
            if (!teams.roleOf(member))
                throw new service_errors/* UnknownResource */.lO({ what: 'member of the team', id: path.user_id });
            keepAnOwner(member);
            teams.remove(member);
            return { status: 200, json: {} };
        },
    };
}

;// CONCATENATED MODULE: ./out/service/handlers/users.js
function userHandlers({ store }) {
    return {
        current({ user }) {
            const teams = store.teams.ofUser(user.id).map(({ id, name, role }) => ({ _id: id, name, role }));
            return { status: 200, json: { user: { _id: user.id, email: user.email, teams } } };
        },
    };
}

;// CONCATENATED MODULE: ./out/service/server/check.js

/**
 * Checks a part of a request against the contract.
 *
 * @throws WrongRequest, which names each wrong field, its type and the expected one, but no value, which may be a secret
 */
function check(schema, given) {
    const checked = schema.safeParse(given);
    if (checked.success)
        return checked.data;
    throw new service_errors/* WrongRequest */.LY(checked.error.issues.map((issue) => check_describe(issue, given)).join('; '));
}
/** Parses a body as JSON; an empty body is an object without fields. @throws WrongRequest */
function check_parseJson(text) {
    if (text.trim() === '')
        return {};
    try {
        return JSON.parse(text);
    }
    catch (error) {
        // The parser's own message quotes the body, which may contain a secret.
        throw new service_errors/* WrongRequest */.LY('The body is not valid JSON', { cause: error });
    }
}
function check_describe(issue, given) {
    const field = issue.path.length === 0 ? 'The body' : `"${issue.path.map(String).join('.')}"`;
    const kind = kindOf(valueAt(given, issue.path));
    switch (issue.code) {
        case 'invalid_type':
            return kind === undefined
                ? `${field} is required: expected ${article(issue.expected)}`
                : `${field}: expected ${article(issue.expected)}, got ${kind}`;
        case 'invalid_value':
            return `${field}: expected one of ${issue.values.map(String).join(', ')}, got ${kind === 'a string' ? 'another string' : (kind ?? 'nothing')}`;
        case 'too_small':
            return `${field} must not be empty`;
        case 'invalid_format':
            return `${field} is not a valid ${issue.format}`;
        default:
            return `${field}: ${issue.message}`;
    }
}
function valueAt(given, path) {
    return path.reduce((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), given);
}
const names = {
    int: 'a whole number',
    array: 'a list',
    object: 'an object',
    record: 'an object',
};
function article(type) {
    return names[type] ?? `a ${type}`;
}
function kindOf(value) {
    if (value === undefined)
        return undefined;
    if (value === null)
        return 'null';
    return article(Array.isArray(value) ? 'array' : typeof value);
}

;// CONCATENATED MODULE: ./out/service/server/routes.js









/** `:secureFilename` is the rest of the path, `<secure id>/<secure id>/<file name>` (docs/api.md, "Artefacts"). */
const secureParts = ['firstId', 'secondId', 'fileName'];
/** Every endpoint of the contract, and those beyond it, with its handler. */
function routesOf(service) {
    const handlers = {
        builds: buildHandlers(service),
        applications: applicationHandlers(service),
        caches: cacheHandlers(service),
        teams: teamHandlers(service),
        users: userHandlers(service),
        artefacts: artefactHandlers(service),
    };
    return [...Object.entries(endpoints/* endpoints */.v), ...Object.entries(seenEndpoints)].flatMap(([noun, verbs]) => Object.entries(verbs).map(([verb, endpoint]) => {
        // The type Handlers guarantees that each exists and takes the call of its endpoint.
        const ofNoun = handlers[noun];
        const handle = ofNoun[verb];
        if (!handle)
            throw new Error(`No handler for ${noun}.${verb}`);
        const path = endpoint.path.replace(':secureFilename', secureParts.map((part) => `:${part}`).join('/'));
        return { endpoint, path, handle };
    }));
}
/** The request, checked against the contract. @throws WrongRequest */
async function callOf(context, { endpoint, user }) {
    const { body, query } = endpoint;
    const variables = context.req.param();
    const secure = secureParts.flatMap((part) => variables[part] ?? []);
    const given = context.req.query();
    if (query)
        check(query, given);
    return {
        user,
        path: secure.length === 0 ? variables : { ...variables, secureFilename: secure.join('/') },
        query: query ? given : {},
        body: body ? check(body, check_parseJson(await context.req.text())) : undefined,
    };
}

;// CONCATENATED MODULE: ./out/service/server/http-app.js













/** The names of this machine. A web page that points its own name to 127.0.0.1 sends that name instead. */
const loopbackHost = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i;
/** The HTTP side of the service: signs users in, checks requests, calls the handlers and answers errors. */
function createHttpApp(service) {
    const { store, limits, clock, log } = service;
    const rateLimit = createRateLimit({ clock, limit: limits.requestsAnHour });
    // Behind a proxy, this is the proxy's address.
    const own = new URL(service.baseUrl);
    const app = new dist/* Hono */.$();
    const fail = (thrown, context) => {
        const { status, headers, body, isInternal } = errorResponse(thrown, clock.now());
        if (isInternal)
            log(`internal error: ${thrown instanceof Error ? thrown.stack : (0,errors/* messageOf */.bD)(thrown)}`);
        return context.json(body, status, headers);
    };
    app.onError(fail);
    app.notFound((context) => fail(new service_errors/* NoSuchRoute */.OX({ method: context.req.method, path: context.req.path }), context));
    app.use(async (context, next) => {
        const startedAt = clock.monotonic();
        await next();
        for (const [name, value] of Object.entries(context.get('limits') ?? {}))
            context.res.headers.set(name, value);
        // The page reads every few seconds, which would hide what else happens.
        const isUsual = context.req.method === 'GET' && context.res.ok && isOfPage(context.req.raw);
        if (!isUsual)
            log(logLine(context, Math.round(clock.monotonic() - startedAt)));
    });
    app.use(async (context, next) => {
        const host = context.req.header('host');
        if (host === undefined || !(loopbackHost.test(host) || host.toLowerCase() === own.host))
            throw new service_errors/* WrongHost */.I1();
        // Browsers name the origin of the page that sends a request. Pages of other origins get no answer.
        const origin = context.req.header('origin');
        if (origin !== undefined && origin !== `http://${host}` && origin !== own.origin)
            throw new service_errors/* WrongOrigin */.Gi();
        await next();
    });
    for (const [path, { body, headers }] of pageFiles())
        app.get(path, (context) => context.body(body, 200, { ...headers }));
    app.get('/openapi.json', (context) => context.json(openApi(service.baseUrl)));
    // A link is signed, so it needs no token (docs/api.md, "Authentication").
    for (const kind of ['public', 'storage'])
        app.get(`/${kind}/:token/:name`, async ({ req }) => fileResponse(openLink(service, { kind, ...req.param() }), req.raw));
    app.use(async (context, next) => {
        const token = context.req.header('x-auth-token') ?? bearer(context.req.header('authorization'));
        const user = token === undefined ? undefined : store.accounts.withToken(token);
        if (!user)
            throw new service_errors/* NotSignedIn */.fj();
        context.set('user', user);
        const { headers, check } = rateLimit(isOfPage(context.req.raw) ? `page of ${user.id}` : user.id);
        context.set('limits', headers);
        check();
        await next();
    });
    app.use((0,method_not_allowed/* methodNotAllowed */.T)({
        app,
        onMethodNotAllowed: (context, allowed) => fail(new service_errors/* MethodNotAllowed */.LO({ method: context.req.method, allowed }), context),
    }));
    app.use((0,body_limit/* bodyLimit */.k)({
        maxSize: limits.bodySize,
        onError: () => {
            throw new service_errors/* RequestTooLarge */.pP({ limit: limits.bodySize });
        },
    }));
    for (const { endpoint, path, handle } of routesOf(service))
        app.on(endpoint.method, path, async (context) => {
            const call = await callOf(context, { endpoint, user: userOf(context) });
            return responseOf(await handle(call), context.req.raw);
        });
    return app;
}
/** Some clients send the token this way (docs/hosted-service.md, "Applications"). */
function bearer(authorization) {
    return /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}
/**
 * Whether a browser sent the request for the service's own page. It counts apart, so that a page that is left open does not
 * use up what the user's other clients may ask. Scripts of a page cannot set this header.
 */
function isOfPage(request) {
    return request.headers.get('sec-fetch-site') === 'same-origin';
}
/** @throws NotSignedIn, so that a route added before the sign-in is closed */
function userOf(context) {
    const user = context.get('user');
    if (!user)
        throw new service_errors/* NotSignedIn */.fj();
    return user;
}
/** The log line of a request: method, path, status, duration and user. It has no query, header or body. */
function logLine(context, ms) {
    const user = context.get('user');
    return `${context.req.method} ${shownPath(context.req.path)} ${context.res.status} ${ms} ms${user ? ` ${user.email}` : ''}`;
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/index.mjs + 1 modules
var node_server_dist = __webpack_require__(4735);
;// CONCATENATED MODULE: ./out/service/server/listen.js



/** The service cannot listen on the port. */
class PortUnusable extends errors/* UserError */.yo {
    constructor({ port, cause }) {
        super(`Port ${port} on 127.0.0.1 cannot be used: choose another with --port, or 0 for a free one`, {
            cause,
        });
    }
}
/**
 * Listens on the loopback address only, because the service runs the code of repositories.
 *
 * @throws PortUnusable, for example when the port is taken
 */
async function listen({ port, publicUrl, }) {
    const server = (0,external_node_http_.createServer)();
    await new Promise((resolve, reject) => {
        server.once('error', (cause) => reject(new PortUnusable({ port, cause })));
        server.listen({ port, host: '127.0.0.1' }, resolve);
    });
    const localUrl = `http://127.0.0.1:${portOf(server)}`;
    return {
        baseUrl: publicUrl ?? localUrl,
        localUrl,
        handle: (answer) => void server.on('request', (0,node_server_dist/* getRequestListener */.SE)((request, bindings) => answer(request, bindings))),
        close: () => listen_close(server),
    };
}
function portOf(server) {
    const address = server.address();
    if (address === null || typeof address === 'string')
        throw new Error('The server does not listen on a port');
    return address.port;
}
function listen_close(server) {
    return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
    });
}

;// CONCATENATED MODULE: ./out/service/service.js
var service_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var service_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});






















/**
 * Starts the local build service: locks the data folder, cleans it up, listens, and continues with the queued builds.
 *
 * @throws FolderUnusable, FolderInUse, StoreTooNew, PortUnusable
 */
async function startService(options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { dataFolder, port, executor, clock, random, log, configuration = emptyConfiguration } = options;
        const limits = { ...defaultLimits, ...options.limits };
        const folder = (0,data_folder/* openDataFolder */.l)(dataFolder);
        const opened = service_addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const unlock = (0,lock/* lockFolder */.MS)(folder);
        opened.defer(unlock);
        const store = openStore(folder.database);
        opened.defer(() => store.close());
        const isUsed = (hash) => store.artefacts.uses(hash) || store.caches.uses(hash);
        const blobs = openBlobs({ folder: folder.blobs, random, isUsed });
        const vault = createVault(folder.keyFor('secrets'));
        const links = createLinks({ key: folder.keyFor('links'), clock, random });
        await recover({ store, blobs, folder, clock, log, endProcesses: executor.endProcesses });
        const caches = createCacheRemoval({ store, blobs, clock });
        opened.defer(caches.stop);
        addConfiguredAccounts(configuration, { store, clock, random });
        const shared = { store, blobs, vault, configuration, clock, random, log };
        const runBuild = createBuildRun({
            ...shared,
            folder,
            execute: executor.execute,
            baseUrl: () => server.baseUrl,
        });
        const queue = createBuildQueue({ ...shared, ...limits, limit: options.builders, runBuild });
        opened.defer(() => queue.stop());
        const { listBranches } = executor;
        const branches = createBranchListing({ listBranches, clock, timeout: limits.branchListing });
        opened.defer(branches.stop);
        const server = await listen({ port, publicUrl: options.publicUrl });
        opened.defer(() => server.close());
        const service = {
            ...shared,
            queue,
            links,
            limits,
            baseUrl: server.baseUrl,
            logFile: ({ buildId, stepId }) => (0,external_node_path_.join)(folder.logs, buildId, `${stepId}.log`),
            removeLogs: (buildId) => (0,folder_tree/* removeFolder */.v)((0,external_node_path_.join)(folder.logs, buildId)),
            listBranches: (application) => branches.list(repositoryAccess(application, { vault, knownHosts: folder.knownHosts })),
            removeDueCaches: caches.removeDue,
        };
        const { fetch } = createHttpApp(service);
        const rules = createFaultRules(options.faults ?? []);
        server.handle(options.faults?.length ? disturb(fetch, { rules, clock, log }) : fetch);
        caches.removeDue();
        queue.startNext();
        const running = opened.move();
        return {
            ...accountsOf(service),
            baseUrl: server.baseUrl,
            localUrl: server.localUrl,
            addApplication(application) {
                const { userId: ownerId, repositoryUrl } = application;
                const existing = store.applications.withAddress({ ownerId, repositoryUrl });
                return { appId: (existing ?? addApplication(application, service)).id };
            },
            stop: () => running.disposeAsync(),
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = service_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./out/service/executor/environment/contained-path.js
var contained_path = __webpack_require__(203);
;// CONCATENATED MODULE: ./out/service/executor/processes/process-table.js




/** The variable by which the processes of a build are found, whatever group or session they move to. */
const markerName = 'BUILD_SERVICE_BUILD_ID';
/**
 * The running processes of this machine, highest id first. On Linux each is read only when it is iterated, so that a
 * process that keeps forking and exiting is seen within a fraction of a millisecond.
 */
async function processTable(marks) {
    return process.platform === 'linux' ? fromProc(marks) : fromPs(marks);
}
function* fromProc({ buildId, folder }) {
    const marker = Buffer.from(`${markerName}=${buildId}\0`);
    const pids = (0,external_node_fs_.readdirSync)('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map(Number)
        .sort((a, b) => b - a);
    for (const pid of pids) {
        const stat = read(`/proc/${pid}/stat`)?.toString('latin1');
        if (stat === undefined)
            continue;
        // The name is in parentheses and may itself contain parentheses and spaces; see proc_pid_stat(5).
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const [state, parent, group, session, terminal] = fields;
        const birth = fields[19];
        if (state === 'Z' || state === 'X' || birth === undefined)
            continue;
        const environment = read(`/proc/${pid}/environ`);
        const marked = (environment !== undefined && hasEntry(environment, marker)) ||
            (folder !== undefined && terminal === '0' && worksIn(pid, folder));
        yield { pid, parent: Number(parent), group: Number(group), session: Number(session), birth, marked };
    }
}
/** Whether the marker is a whole entry, and not the end of another variable's value. */
function hasEntry(environment, marker) {
    for (let at = environment.indexOf(marker); at >= 0; at = environment.indexOf(marker, at + 1)) {
        if (at === 0 || environment[at - 1] === 0)
            return true;
    }
    return false;
}
function worksIn(pid, folder) {
    try {
        return (0,contained_path/* isWithin */.U)(folder, (0,external_node_fs_.readlinkSync)(`/proc/${pid}/cwd`));
    }
    catch {
        return false;
    }
}
/** `undefined` for a process that has exited or belongs to another user. */
function read(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path);
    }
    catch {
        return undefined;
    }
}
async function fromPs({ buildId }) {
    const { stdout } = await (0,external_node_util_.promisify)(external_node_child_process_.execFile)('/bin/ps', ['-axww', '-E', '-o', 'pid=,ppid=,pgid=,stat=,lstart=,command='], { maxBuffer: 2 ** 28, env: { LC_ALL: 'C' } });
    return parseProcessList(stdout, buildId).sort((a, b) => b.pid - a.pid);
}
/** Parses the output of `ps -E` on macOS, where the environment follows the command, separated by spaces. */
function parseProcessList(printed, buildId) {
    const marker = ` ${markerName}=${buildId}`;
    return printed.split('\n').flatMap((line) => {
        const [, pid, parent, group, state, birth, command] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(\w+\s+\w+\s+\d+\s+[\d:]+\s+\d+)\s(.*)$/s.exec(line) ?? [];
        if (birth === undefined || command === undefined || state?.startsWith('Z'))
            return [];
        const marked = command.endsWith(marker) || command.includes(`${marker} `);
        return [{ pid: Number(pid), parent: Number(parent), group: Number(group), session: 0, birth, marked }];
    });
}

;// CONCATENATED MODULE: ./out/service/executor/environment/built-in.js


/** The variables of every process of a build: its folders, and the marker by which the process is found. */
function processVariables(buildId, folders) {
    return { HOME: folders.home, TMPDIR: folders.temporary, [markerName]: buildId };
}
/** Variables that hold the build together; nothing can override them. */
function fixedVariables({ buildId }, folders) {
    return {
        ...processVariables(buildId, folders),
        CM_BUILD_ID: buildId,
        CM_BUILD_DIR: folders.clone,
        CM_ENV: folders.variableFile,
        GIT_TERMINAL_PROMPT: '0',
    };
}
/** The other variables of the service, as on the hosted service. A variable of the user with the same name wins. */
function builtInVariables(build) {
    const { order, folders, commit, workflow } = build;
    const { previousCommit } = order;
    return {
        ...toolchainVariables(build.machine),
        CI: 'true',
        CONTINUOUS_INTEGRATION: 'true',
        BUILD_NUMBER: String(order.workflowNumber),
        PROJECT_BUILD_NUMBER: String(order.number),
        CM_PROJECT_ID: order.appId,
        CM_REPO_SLUG: repositorySlug(order.repository.url),
        CM_WORKFLOW_NAME: workflow.name ?? workflow.id,
        CM_COMMIT: commit.hash,
        ...(previousCommit === null ? {} : { CM_PREVIOUS_COMMIT: previousCommit }),
        ...('branch' in order.ref ? { CM_BRANCH: order.ref.branch } : { CM_TAG: order.ref.tag }),
        CM_PULL_REQUEST: 'false',
        CM_TRIGGER_SOURCE: 'api',
        CM_EXPORT_DIR: folders.exported,
        CM_BUILD_OUTPUT_DIR: folders.output,
        FCI_BUILD_DIR: folders.clone,
    };
}
/** A machine often has only one of two names of a folder. */
function toolchainVariables(machine) {
    const { ANDROID_HOME = machine.ANDROID_SDK_ROOT, FLUTTER_ROOT = machine.FLUTTER_HOME } = machine;
    return {
        ...(ANDROID_HOME === undefined
            ? {}
            : { ANDROID_HOME, ANDROID_SDK_ROOT: machine.ANDROID_SDK_ROOT ?? ANDROID_HOME }),
        ...(FLUTTER_ROOT === undefined ? {} : { FLUTTER_ROOT }),
    };
}

;// CONCATENATED MODULE: ./out/service/executor/cache/archive.js



/**
 * Packs the cache paths that exist into `cache.tar`. Links are packed as links, never followed.
 *
 * @returns the archive; `'nothing'` when no path exists; `'failed'` when `tar` failed, which the log explains
 */
async function packCache(work) {
    const { folders, log } = work;
    for (const { written } of work.paths.filter(({ exists }) => !exists))
        await log.line(`The cache path ${written} does not exist.`);
    const members = work.paths.filter(({ exists }) => exists).map(({ member }) => member);
    if (members.length === 0)
        return 'nothing';
    const path = (0,external_node_path_.join)(folders.own.path, 'cache.tar');
    const root = (0,external_node_path_.dirname)(folders.clone);
    const file = await folders.own.create('cache.tar');
    try {
        const write = (chunk) => file.appendFile(chunk);
        if (await tar(work, ['-c', '-f', '-', '-C', root, '--', ...members], write)) {
            const { size } = await file.stat();
            await log.line(`${members.join(', ')}: ${size} bytes`);
            return { path, size };
        }
    }
    finally {
        await file.close();
    }
    await log.line('The caches could not be packed, so they were not stored.');
    return 'failed';
}
/**
 * Restores the cache paths from an archive. It is unpacked into a separate folder and then moved, so that no link in the
 * clone can redirect a file of the archive.
 *
 * @returns whether it was restored; if not, the log says why
 */
async function unpackCache(work) {
    const { folders, log } = work;
    const unpacked = await folders.own.folder('cache');
    try {
        const flags = ['--no-same-owner', '--no-same-permissions'];
        if (!(await tar(work, ['-x', '-f', work.archive, '-C', unpacked, ...flags]))) {
            await log.line('The stored caches cannot be read. The build continues without them.');
            return false;
        }
        for (const { path, member, written } of work.paths) {
            if (!(await archive_kindOf((0,external_node_path_.join)(unpacked, member))))
                continue;
            if (await makeParents(path, [folders.clone, folders.home])) {
                await merge((0,external_node_path_.join)(unpacked, member), path);
                await log.line(`Restored ${written}.`);
            }
            else {
                await log.line(`The cache path ${written} was skipped: it is outside the build's folders.`);
            }
        }
        return true;
    }
    finally {
        await (0,promises_.rm)(unpacked, { recursive: true, force: true });
    }
}
/** Runs `tar` and returns whether it succeeded. Its errors go to the log, and so does its output without `output`. */
async function tar({ run, env, folders, log }, args, output) {
    const errors = (chunk) => log.write(chunk);
    const cwd = folders.own.path;
    return (await run({ argv: ['tar', ...args], cwd, env, output: output ?? errors, errors })) === 0;
}
async function archive_kindOf(path) {
    try {
        return (await (0,promises_.lstat)(path)).isDirectory() ? 'folder' : 'other';
    }
    catch {
        return undefined;
    }
}
/** Creates the folders above `path`, unless one of them leads outside the roots. Returns whether they exist now. */
async function makeParents(path, roots) {
    const parent = (0,external_node_path_.dirname)(path);
    const found = await (0,contained_path/* containedPath */.f)(parent, roots);
    if (typeof found !== 'string')
        return true;
    // A dangling link is `missing` too, but not a folder.
    if (found === 'outside' || (await archive_kindOf(parent)) || !(await makeParents(parent, roots)))
        return false;
    await (0,promises_.mkdir)(parent);
    return true;
}
/** Moves `from` to `to` without following links. Folders on both sides are merged, anything else is replaced. */
async function merge(from, to) {
    if ((await archive_kindOf(from)) === 'folder' && (await archive_kindOf(to)) === 'folder') {
        for (const name of await (0,promises_.readdir)(from))
            await merge((0,external_node_path_.join)(from, name), (0,external_node_path_.join)(to, name));
        return;
    }
    await (0,promises_.rm)(to, { recursive: true, force: true });
    await (0,promises_.rename)(from, to);
}

;// CONCATENATED MODULE: ./out/service/executor/environment/expansion.js

/** Characters; longer than any path. A pattern can name a long variable so often that it would fill the memory. */
const expansionLimit = 2 ** 16;
/** Characters of all expanded variables together: no machine starts a process with more. */
const totalLimit = 2 ** 20;
/** How many variables may refer to each other in a row; deeper references stay as written. */
const deepestReference = 50;
const reference = /\$(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*))/g;
/** Replaces `$NAME` and `${NAME}`. Unknown names stay, and so do variables past the limit. */
function replaceReferences(text, lookUp) {
    let room = expansionLimit;
    return text.replace(reference, (whole, braced, bare) => {
        const value = lookUp(String(braced ?? bare));
        if (value === undefined)
            return whole;
        room -= value.length;
        return room < 0 ? whole : value;
    });
}
function valueIn(variables, name) {
    return Object.hasOwn(variables, name) ? variables[name] : undefined;
}
/** Replaces `$NAME`, `${NAME}` and a leading `~` in a path or label of the workflow, as a shell would. */
function expandVariables(text, variables) {
    const home = text.replace(/^~(?=\/|$)/, () => variables.HOME ?? '~');
    return replaceReferences(home, (name) => valueIn(variables, name));
}
/**
 * Expands the references in `vars`: to variables with precedence over them (`above`), to each other in any order, and to
 * those below. A variable that refers to itself, such as `PATH: $PATH:/opt`, means the one below.
 *
 * @throws BuildError when they grow too long
 */
function expandValues(vars, around) {
    const expanded = new Map();
    const open = new Set();
    let length = 0;
    const lookUp = (name) => {
        const above = valueIn(around.above, name);
        if (above !== undefined)
            return above;
        const isOwn = Object.hasOwn(vars, name) && !open.has(name) && open.size < deepestReference;
        return isOwn ? expand(name) : valueIn(around.below, name);
    };
    const expand = (name) => {
        const known = expanded.get(name);
        if (known !== undefined)
            return known;
        open.add(name);
        const value = replaceReferences(vars[name] ?? '', lookUp);
        open.delete(name);
        expanded.set(name, value);
        length += value.length;
        if (length > totalLimit)
            throw new executor_errors/* BuildError */.zS(`The variables of the workflow have more than ${totalLimit} characters once expanded`);
        return value;
    };
    return Object.fromEntries(Object.keys(vars).map((name) => [name, expand(name)]));
}

;// CONCATENATED MODULE: ./out/service/executor/cache/paths.js



/** Resolves the paths, relative ones from the clone. Paths outside of clone and home are reported and left out. */
async function resolveCachePaths(options) {
    const { folders } = options;
    const root = (0,external_node_path_.join)(folders.clone, '..');
    const paths = [];
    for (const written of options.written) {
        const wanted = (0,external_node_path_.resolve)(folders.clone, expandVariables(written, options.variables));
        const found = await (0,contained_path/* containedPath */.f)(wanted, [folders.clone, folders.home]);
        const path = typeof found === 'string' ? wanted : found.real;
        const whole = path === folders.clone || path === folders.home;
        if (found === 'outside' || whole)
            await options.report(`The cache path \`${written}\` was skipped: it must be inside the clone or $HOME.`);
        else
            paths.push({ written, path, member: (0,external_node_path_.relative)(root, path), exists: found !== 'missing' });
    }
    return paths.filter((one, at) => !paths.some((other, before) => before !== at && covers(other, one) && (other.path !== one.path || before < at)));
}
function covers(outer, inner) {
    return (0,contained_path/* isWithin */.U)(outer.path, inner.path);
}

;// CONCATENATED MODULE: ./out/service/executor/cache/phase.js




/** Restores the caches of an earlier build. If that fails, the build is only slower. */
async function restorePhase(context, build, { step, variables }) {
    await context.steps.run(step, async (log) => {
        const archive = context.order.cacheArchive;
        if (archive === undefined) {
            await log.line('No caches have been stored yet.');
            return { status: 'success' };
        }
        const restored = await unpackCache({ ...(await cacheWork(context, build, { log, variables })), archive });
        return { status: restored ? 'success' : 'failed' };
    });
}
/** Packs the caches of a finished build and reports the archive. Failing to store them does not fail the build. */
async function storePhase(context, build, { step, variables }) {
    await context.steps.run(step, async (log) => {
        try {
            const packed = await packCache(await cacheWork(context, build, { log, variables }));
            if (packed === 'failed')
                return { status: 'failed' };
            if (packed !== 'nothing')
                await context.recorder.cache(packed);
            return { status: 'success' };
        }
        catch (thrown) {
            const cause = (0,executor_errors/* systemCause */.zE)(thrown);
            if (cause === undefined || context.stop.signal.aborted)
                throw thrown;
            await log.line(`The caches were not stored: ${cause}.`);
            return { status: 'failed' };
        }
    });
}
async function cacheWork(context, { folders, workflow }, { log, variables }) {
    const paths = await resolveCachePaths({
        written: workflow.cachePaths,
        folders,
        variables,
        report: (problem) => log.line(problem),
    });
    const env = { ...context.machine, ...processVariables(context.order.buildId, folders) };
    return { paths, folders, env, run: context.processes.run, log };
}

;// CONCATENATED MODULE: ./out/service/executor/environment/folders.js




/** Creates the folders inside the build's empty one. */
async function makeBuildFolders(folder, own) {
    const root = await (0,promises_.realpath)(folder);
    const folders = {
        clone: (0,external_node_path_.join)(root, 'clone'),
        home: (0,external_node_path_.join)(root, 'home'),
        temporary: (0,external_node_path_.join)(root, 'tmp'),
        exported: (0,external_node_path_.join)(root, 'export'),
        output: (0,external_node_path_.join)(root, 'output'),
        scripts: (0,external_node_path_.join)(root, 'scripts'),
    };
    for (const path of Object.values(folders))
        await (0,promises_.mkdir)(path, { mode: 0o700 });
    return { ...folders, variableFile: (0,external_node_path_.join)(root, 'variables'), own };
}
/** Real paths of the folders from which the build's files are taken and in which its scripts run. */
function rootsOf({ clone, home, temporary, exported, output }) {
    return [clone, home, temporary, exported, output];
}
/** `/tmp` in a path of the workflow is the build's own temporary folder, as if the build had the machine to itself. */
function inOwnTemporary(written, { temporary }) {
    return written.replace(/^\/tmp(?=\/|$)/, () => temporary);
}
/** A script of the build replaced a folder that belongs to the service. */
class ReplacedFolder extends executor_errors/* BuildError */.zS {
    constructor() {
        super('A folder that the service uses for this build was replaced while the build ran');
    }
}
/** With `O_EXCL`, a link at the end of the path is not followed. */
const newFile = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL;
/**
 * Opens an existing folder. Scripts run as the same user and might find and replace it. It is therefore compared with
 * the original before anything is created in it, and again before anything is written, so that no link leads elsewhere.
 */
async function openOwnFolder(folder) {
    const path = await (0,promises_.realpath)(folder);
    const { dev, ino } = await (0,promises_.lstat)(path);
    const check = async () => {
        const now = await (0,promises_.lstat)(path).catch(() => undefined);
        if (now?.dev !== dev || now.ino !== ino)
            throw new ReplacedFolder();
    };
    return {
        path,
        async create(name) {
            await check();
            const file = await (0,promises_.open)((0,external_node_path_.join)(path, name), newFile, 0o600);
            try {
                await check();
                return file;
            }
            catch (error) {
                await file.close();
                throw error;
            }
        },
        async folder(name) {
            await check();
            const created = (0,external_node_path_.join)(path, name);
            await (0,promises_.mkdir)(created, { mode: 0o700 });
            await check();
            return created;
        },
    };
}

;// CONCATENATED MODULE: ./out/service/executor/environment/variables.js



/** This application has no variable group of that name. */
class UnknownGroup extends executor_errors/* BuildError */.zS {
}
/** @throws UnknownGroup, or BuildError for a name or value that no process can have */
function givenVariables(order, workflow) {
    const groups = [...new Set([...workflow.groups, ...order.groups])];
    const missing = groups.filter((name) => !Object.hasOwn(order.knownGroups, name));
    if (missing.length > 0) {
        const names = missing.map((name) => `\`${(0,executor_errors/* plainText */.wh)(name)}\``).join(', ');
        throw new UnknownGroup(`This application has no variable group ${names}`);
    }
    const given = {
        groups: Object.assign({}, ...groups.map((name) => order.knownGroups[name])),
        workflow: { ...versionVariables(workflow.softwareVersions), ...workflow.variables },
        request: { ...versionVariables(order.softwareVersions), ...order.variables },
    };
    for (const layer of Object.values(given))
        variables_checkVariables(layer);
    return given;
}
function variables_checkVariables(variables) {
    for (const [name, value] of Object.entries(variables)) {
        if (!environment_machine/* variableName */.cG.test(name))
            throw new executor_errors/* BuildError */.zS(`\`${(0,executor_errors/* plainText */.wh)(name)}\` is not a valid variable name`);
        if (value.includes('\0'))
            throw new executor_errors/* BuildError */.zS(`The value of variable \`${name}\` contains a null character`);
    }
}
/** `flutter: 3.10` becomes `FLUTTER_VERSION=3.10`, `react-native` `REACT_NATIVE_VERSION`. */
function versionVariables(versions) {
    return Object.fromEntries(Object.entries(versions).map(([name, version]) => {
        const variable = name.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
        return [`${/^\d/.test(variable) ? '_' : ''}${variable}_VERSION`, version];
    }));
}
/**
 * All variables of a script. `written` are those that earlier scripts wrote to `CM_ENV`; references to them in `vars` are
 * expanded from then on.
 *
 * @throws BuildError when the variables grow too long
 */
function scriptVariables(sources, { written = {}, more = {} } = {}) {
    const { given, fixed } = sources;
    const above = { ...given.request, ...written, ...fixed };
    const below = { ...sources.machine, ...sources.builtIn, ...more, ...given.groups };
    return { ...below, ...expandValues(given.workflow, { above, below }), ...above };
}
/** The labels of the workflow, each on one line. */
function labelsOf(workflow, variables) {
    return workflow.labels.map((label) => (0,executor_errors/* plainText */.wh)(expandVariables(label, variables)));
}

;// CONCATENATED MODULE: ./out/service/executor/phases/build-context.js
function planSteps(steps, workflow) {
    const cached = workflow.cachePaths.length > 0;
    const planned = (script, type) => ({
        step: steps.add(script.name, type, { command: script.script }),
        script,
    });
    return {
        restoring: cached ? steps.add('Restoring caches', 'fetching') : undefined,
        scripts: workflow.scripts.map((script) => planned(script, typeOfScript(script))),
        collecting: keepsFiles(workflow) ? steps.add('Collecting artefacts', 'publishing') : undefined,
        publishing: workflow.publishingScripts.map((script) => planned(script, 'publishing')),
        cleaning: steps.add('Cleaning up', 'finishing'),
        storing: cached ? steps.add('Storing caches', 'finishing') : undefined,
    };
}
/** Scripts can also put files into `CM_EXPORT_DIR`, without a pattern. */
function keepsFiles({ artifacts, scripts }) {
    return artifacts.length > 0 || scripts.some(({ script }) => script.includes('CM_EXPORT_DIR'));
}
/** A script with the word `test` or `tests` in its name is a test; every other one builds. */
function typeOfScript(script) {
    return /\btests?\b/i.test(script.name) ? 'testing' : 'building';
}

;// CONCATENATED MODULE: ./out/service/executor/git/ssh-access.js


const passphraseVariable = 'BUILD_SERVICE_SSH_PASSPHRASE';
/** Answers only the question for the passphrase, which it reads from its environment. */
const askpass = `#!/bin/sh
case "$1" in
  *assphrase*) printf '%s\\n' "$${passphraseVariable}" ;;
  *) exit 1 ;;
esac
`;
/**
 * Lets Git use `ssh` with the given key only: without settings, agent or keys of the user, and without prompts
 * except for the key's passphrase. Host keys are recorded on first use in a file of the data folder; a changed one is
 * refused.
 *
 * The key is in `folder` until `close`. The passphrase is never written to a file: `ssh` gets it from a program that
 * reads it from its environment.
 */
async function openSshAccess(options) {
    const { repository, folder } = options;
    const keyFile = (0,external_node_path_.join)(folder, 'ssh-key');
    const askpassFile = (0,external_node_path_.join)(folder, 'ssh-askpass');
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(repository.knownHosts), { recursive: true });
    const { key } = repository;
    if (key)
        await (0,promises_.writeFile)(keyFile, key.privateKey, { mode: 0o600, flag: 'wx' });
    const settings = [
        'IdentitiesOnly=yes',
        'IdentityAgent=none',
        `IdentityFile=${key ? quoted(keyFile) : 'none'}`,
        'PreferredAuthentications=publickey',
        'StrictHostKeyChecking=accept-new',
        `UserKnownHostsFile=${quoted(repository.knownHosts)}`,
        'GlobalKnownHostsFile=/dev/null',
        'UpdateHostKeys=no',
        'CheckHostIP=no',
        'HashKnownHosts=no',
        'NumberOfPasswordPrompts=1',
        'ConnectTimeout=30',
        'ClearAllForwardings=yes',
        'ForwardAgent=no',
        'ControlPath=none',
        'PermitLocalCommand=no',
        'LogLevel=ERROR',
    ];
    const env = { GIT_SSH_VARIANT: 'ssh', SSH_ASKPASS_REQUIRE: 'never' };
    if (key && key.passphrase !== null) {
        await (0,promises_.writeFile)(askpassFile, askpass, { mode: 0o700, flag: 'wx' });
        Object.assign(env, {
            SSH_ASKPASS: askpassFile,
            SSH_ASKPASS_REQUIRE: 'force',
            [passphraseVariable]: key.passphrase,
        });
    }
    else {
        settings.push('BatchMode=yes');
    }
    env.GIT_SSH_COMMAND = ['ssh -F /dev/null', ...settings.map((one) => `-o ${shellQuoted(one)}`)].join(' ');
    return {
        env,
        close: async () => {
            await (0,promises_.rm)(keyFile, { force: true });
            await (0,promises_.rm)(askpassFile, { force: true });
        },
    };
}
/** A path as a value of ssh_config(5): quoted because of spaces, with `%` escaped. */
function quoted(path) {
    return `"${path.replaceAll('%', '%%')}"`;
}
function shellQuoted(text) {
    return `'${text.replaceAll("'", "'\\''")}'`;
}

;// CONCATENATED MODULE: ./out/service/executor/git/access.js




/** The remote's name, for every command: other users could read the address itself in a process's arguments. */
const remote = 'source';
/**
 * The only settings that Git sees besides those of the new clone. Every folder is safe: the commands read one
 * repository, which a user added, and run neither its hooks nor its settings.
 */
const settings = `[safe]
	directory = *
[core]
	hooksPath = /dev/null
[init]
	defaultBranch = main
[credential]
	helper =
[gc]
	auto = 0
[maintenance]
	auto = false
[fetch]
	recurseSubmodules = false
[submodule]
	recurse = false
`;
const protocols = { https: 'https', ssh: 'ssh', path: 'file' };
/**
 * Writes settings and key into `folder`, which only the caller may use. Git must run in `cwd`, a real path.
 *
 * @throws RefusedRepositoryUrl for an address that must not be cloned
 */
async function openGitAccess(options) {
    const { repository, folder, cwd, base } = options;
    const { kind } = checkRepositoryUrl(repository.url);
    const settingsFile = (0,external_node_path_.join)(folder, 'git-settings');
    await (0,promises_.writeFile)(settingsFile, settings, { mode: 0o600, flag: 'wx' });
    const ssh = kind === 'ssh' ? await openSshAccess({ repository, folder }) : undefined;
    const env = {
        ...base,
        // Errors are in English, and names and texts keep their bytes.
        LC_ALL: 'C',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: settingsFile,
        // If the data folder is inside somebody's clone, the settings of that clone are not read either.
        GIT_CEILING_DIRECTORIES: [(0,external_node_path_.dirname)(cwd), folder].join(external_node_path_.delimiter),
        GIT_ATTR_NOSYSTEM: '1',
        // Overrides every setting about protocols, for redirects too.
        GIT_ALLOW_PROTOCOL: protocols[kind],
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '',
        GIT_CONFIG_COUNT: '1',
        GIT_CONFIG_KEY_0: `remote.${remote}.url`,
        GIT_CONFIG_VALUE_0: repository.url,
        ...ssh?.env,
    };
    const proxies = Object.entries(base).flatMap(([name, value]) => (/_proxy$/i.test(name) ? [value] : []));
    const redact = addressRedactor([repository.url, ...proxies]);
    return { env, redact, close: async () => ssh?.close() };
}

// EXTERNAL MODULE: ./out/service/executor/workflow-file/document.js + 1 modules
var workflow_file_document = __webpack_require__(5526);
;// CONCATENATED MODULE: ./out/service/executor/git/changesets.js

/**
 * Finds out, before the first script runs, for which changesets a file was changed since the previous commit. Git matches
 * the patterns, in a process that ends with the build. Without a previous commit, everything was changed.
 */
async function createChangesets(options) {
    const { previousCommit, git } = options;
    const changesets = options.scripts.flatMap(({ when }) => when?.changeset ?? []);
    if (previousCommit === null || changesets.length === 0)
        return () => true;
    const commit = `${previousCommit}^{commit}`;
    const isKnown = (await changesets_status(git, ['cat-file', '-e', commit])) === 0;
    if (!isKnown)
        return () => true;
    // Status 0 means that there is no difference.
    const differs = async (patterns) => (await changesets_status(git, ['diff', '--quiet', '--no-ext-diff', commit, 'HEAD', '--', ...patterns])) !== 0;
    // As on the hosted service, a change of the workflow file counts for every changeset.
    if (await differs([workflow_file_document/* workflowFileName */.Jo]))
        return () => true;
    const changed = new Map();
    for (const changeset of changesets) {
        const key = JSON.stringify(changeset);
        if (changed.has(key))
            continue;
        const { includes, excludes } = changeset;
        const patterns = [...includes.map(included), ...excludes.map((path) => `:(exclude,glob)${path}`)];
        changed.set(key, await differs(patterns));
    }
    return (changeset) => changed.get(JSON.stringify(changeset)) ?? true;
}
function included(path) {
    return path === '.' || path === './' ? '.' : `:(glob)${path}`;
}
function changesets_status({ run, cwd, env }, args) {
    const nowhere = () => undefined;
    return run({
        argv: ['git', ...args],
        cwd,
        env: {
            ...env,
            LC_ALL: 'C',
            GIT_CONFIG_NOSYSTEM: '1',
            GIT_CONFIG_GLOBAL: '/dev/null',
            GIT_ATTR_NOSYSTEM: '1',
        },
        output: nowhere,
        errors: nowhere,
    });
}

// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(6193);
;// CONCATENATED MODULE: ./out/service/executor/git/git.js



/** This machine has no Git. */
class NoGit extends executor_errors/* BuildError */.zS {
    constructor(options) {
        super('Git was not found on this machine. Install it and make sure that it is on the PATH', options);
    }
}
/** The repository could not be read, for the reason that Git gave. */
class UnreachableRepository extends executor_errors/* BuildError */.zS {
}
/** The SSH server's host key is not the one recorded at the first connection. */
class ChangedHostKey extends executor_errors/* BuildError */.zS {
    constructor() {
        super("The host key of the repository's server has changed since it was first recorded, so nothing was fetched. If you expected this change, remove the server's line from the service's known hosts");
    }
}
/** The SSH server refused the key, or there was none. */
class RefusedKey extends executor_errors/* BuildError */.zS {
    constructor(why) {
        super(`The repository's server refused the SSH key, the key's passphrase is wrong, or no key was given: ${why}`);
    }
}
/** Bytes; a larger list of references means a hostile repository. */
const outputLimit = 64 * 2 ** 20;
/** Characters. */
const errorsLimit = 16_384;
function createGit(options) {
    return async (...args) => {
        const output = [];
        let size = 0;
        let errors = '';
        const errorLines = wholeLines(async (text) => {
            const redacted = options.access.redact(text);
            errors = (errors + redacted).slice(-errorsLimit);
            await options.progress(Buffer.from(redacted));
        });
        const command = {
            argv: ['git', ...args],
            cwd: options.cwd,
            env: options.access.env,
            output: (chunk) => {
                size += chunk.length;
                if (size > outputLimit)
                    throw new UnreachableRepository('The repository has too many references');
                output.push(chunk);
            },
            errors: (chunk) => errorLines.write(chunk),
        };
        const status = await options.run(command).catch((cause) => {
            throw isMissing(cause) ? new NoGit({ cause }) : cause;
        });
        await errorLines.end();
        return { status, output: Buffer.concat(output).toString(), errors };
    };
}
/** Node reports a missing working directory in the same way, but Git runs in folders that were just created. */
function isMissing(thrown) {
    return external_node_util_.types.isNativeError(thrown) && 'syscall' in thrown && thrown.syscall === 'spawn git';
}
/** @throws UnreachableRepository, ChangedHostKey or RefusedKey when Git failed */
function expectSuccess(result) {
    if (result.status === 0)
        return result;
    // ssh reports a changed host key and a refused key only in its messages.
    if (result.errors.includes('REMOTE HOST IDENTIFICATION HAS CHANGED'))
        throw new ChangedHostKey();
    const lines = result.errors.split(/[\r\n]+/).filter((line) => line.trim() !== '');
    const causes = lines.filter((line) => /^(fatal|error|remote|ssh)\b|Permission denied|Load key/i.test(line));
    const why = (0,executor_errors/* plainText */.wh)((causes.length > 0 ? causes : lines).slice(0, 3).join(' ')) || `status ${result.status}`;
    if (why.includes('Permission denied ('))
        throw new RefusedKey(why);
    throw new UnreachableRepository(`The repository could not be read: ${why}`);
}
/** Characters; a longer line is not a message for people. */
const longestLine = 65_536;
const tooLongNote = '[A line was too long to show.]\n';
/** A line ends with `\n`, or with `\r` when the next one overwrites it. */
function wholeLines(take) {
    const decoder = new external_node_string_decoder_.StringDecoder('utf8');
    let held = '';
    let isTooLong = false;
    const add = async (text) => {
        if (isTooLong) {
            const end = text.search(/[\r\n]/);
            if (end < 0)
                return;
            isTooLong = false;
            await take(tooLongNote);
            return add(text.slice(end + 1));
        }
        const end = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
        const whole = end > 0 ? held + text.slice(0, end) : '';
        held = end > 0 ? text.slice(end) : held + text;
        isTooLong = held.length > longestLine;
        if (isTooLong)
            held = '';
        if (whole !== '')
            await take(whole);
    };
    return {
        write: (chunk) => add(decoder.write(chunk)),
        async end() {
            await add(decoder.end());
            if (isTooLong)
                await take(tooLongNote);
            else if (held !== '')
                await take(held);
            held = '';
            isTooLong = false;
        },
    };
}

;// CONCATENATED MODULE: ./out/service/executor/git/clone.js




/** Characters; longer commit messages are cut. */
const messageLimit = 65_536;
/**
 * Fetches a branch or tag with its history into the empty folder in which `git` runs, and checks it out.
 *
 * @throws BuildError when there is no such branch or tag; UnreachableRepository, ChangedHostKey or RefusedKey when
 * the repository cannot be read
 */
async function cloneAt(git, source) {
    const { ref, url } = source;
    const name = fullRefName(ref);
    // Status 2 means that no reference matched. Git also lists longer names that end with this one.
    const listed = await git('ls-remote', '--exit-code', '--', remote, name);
    const lines = listed.status === 2 ? [] : expectSuccess(listed).output.split('\n');
    if (!lines.some((line) => line.endsWith(`\t${name}`)))
        throw new executor_errors/* BuildError */.zS(`The repository has no ${describeRef(ref)}`);
    expectSuccess(await git('init', '--quiet', '--template='));
    const target = 'branch' in ref ? `refs/remotes/origin/${ref.branch}` : name;
    // Without --update-shallow, Git only warns and fetches nothing from a shallow repository, such as a runner's checkout.
    const options = ['--quiet', '--no-write-fetch-head', '--update-shallow'];
    expectSuccess(await git('fetch', ...options, '--', remote, `+${name}:${target}`));
    const hash = expectSuccess(await git('rev-parse', '--verify', `${target}^{commit}`)).output.trim();
    if ('branch' in ref) {
        expectSuccess(await git('update-ref', name, hash));
        expectSuccess(await git('symbolic-ref', 'HEAD', name));
    }
    else {
        expectSuccess(await git('update-ref', '--no-deref', 'HEAD', hash));
    }
    expectSuccess(await git('reset', '--quiet', '--hard'));
    // For scripts that read the address of `origin`.
    expectSuccess(await git('config', 'remote.origin.url', shownAddress(url)));
    return readCommit(git, { hash, ref });
}
async function readCommit(git, { hash, ref }) {
    const format = '--format=%an%x00%ae%x00%cn%x00%B';
    const shown = expectSuccess(await git('log', '-1', '--no-show-signature', '--encoding=UTF-8', format, 'HEAD'));
    const [authorName, authorEmail, committerName, ...message] = shown.output.split('\0');
    return {
        hash,
        authorName,
        authorEmail,
        committerName,
        commitMessage: message.join('\0').trim().slice(0, messageLimit),
        branch: 'branch' in ref ? ref.branch : null,
    };
}
/** The ref as messages name it, such as ``branch `main` ``. */
function describeRef(ref) {
    return 'branch' in ref ? `branch \`${(0,executor_errors/* plainText */.wh)(ref.branch)}\`` : `tag \`${(0,executor_errors/* plainText */.wh)(ref.tag)}\``;
}
/**
 * The full name (`refs/heads/…` or `refs/tags/…`), so that Git never takes a branch for a tag, an option or an expression.
 *
 * @throws BuildError for a name that breaks the rules of `git check-ref-format`
 */
function fullRefName(ref) {
    const name = 'branch' in ref ? ref.branch : ref.tag;
    const parts = name.split('/');
    const isInvalid = name.length > 500 ||
        /[\p{Cc} ~^:?*[\\]|\.\.|@\{/u.test(name) ||
        name.endsWith('.') ||
        name.startsWith('-') ||
        parts.some((part) => part === '' || part.startsWith('.') || part.endsWith('.lock'));
    if (isInvalid)
        throw new executor_errors/* BuildError */.zS(`There is no ${describeRef(ref)}: Git does not allow this name`);
    return 'branch' in ref ? `refs/heads/${name}` : `refs/tags/${name}`;
}

;// CONCATENATED MODULE: ./out/service/executor/git/submodule-url.js

/** Where the path of an address begins: after the host, or at the start of a path on this machine. */
const origin = /^(?:[a-z][a-z0-9+.-]*:\/\/[^/?#]*|[^/:]+:(?!\/\/))?/i;
/**
 * The address of a submodule. One that begins with `./` or `../` starts at its parent's address, as for Git: each `../`
 * takes off the last part.
 *
 * @throws RefusedRepositoryUrl when it climbs above the host
 */
function resolveSubmoduleUrl(url, parent) {
    if (!/^\.\.?\//.test(url))
        return url;
    const [host = ''] = origin.exec(parent) ?? [];
    const parts = parent
        .slice(host.length)
        .replace(/[?#].*$/, '')
        .replace(/\/+$/, '')
        .split('/');
    for (const part of url.split('/')) {
        if (part === '..') {
            // The first part of an absolute path is empty.
            if (parts.filter((one) => one !== '').length === 0)
                throw new RefusedRepositoryUrl('climbs above its host');
            parts.pop();
        }
        else if (part !== '.' && part !== '')
            parts.push(part);
    }
    return host + parts.join('/');
}

;// CONCATENATED MODULE: ./out/service/executor/git/submodules.js







/** Of one build, so that repositories that name each other end. */
const mostSubmodules = 100;
const deepestSubmodule = 10;
/** Characters of the settings in one `.gitmodules`. */
const mostSettings = 2 ** 18;
/**
 * Fetches the submodules of a checked-out repository and theirs, each as a clone of its own at the recorded commit. Their
 * addresses are checked as those of applications are; none is a path of this machine unless its parent's is.
 *
 * @throws BuildError with the submodule's path when one cannot be fetched
 */
async function fetchSubmodules(work) {
    const count = { left: mostSubmodules };
    await fetchLevel(work, { count, depth: 1, prefix: '' });
}
async function fetchLevel(work, at) {
    const urls = await urlsOf(work.git);
    for (const { path, commit } of await submodulesOf(work.git, [...urls.keys()])) {
        const shown = (0,executor_errors/* plainText */.wh)(at.prefix + path);
        const url = urls.get(path);
        if (url === undefined)
            continue;
        if (at.depth > deepestSubmodule || at.count.left === 0)
            throw new executor_errors/* BuildError */.zS(`The submodule \`${shown}\` was not fetched: a build has at most ${mostSubmodules} submodules, ${deepestSubmodule} deep`);
        at.count.left -= 1;
        const number = mostSubmodules - at.count.left;
        await inSubmodule(shown, () => fetchOne(work, { ...at, path, commit, url, number, shown }));
    }
}
/** @throws BuildError that names the submodule */
async function inSubmodule(shown, work) {
    try {
        await work();
    }
    catch (cause) {
        if (cause instanceof WrongSubmodule)
            throw cause;
        if (cause instanceof executor_errors/* BuildError */.zS || cause instanceof RefusedRepositoryUrl)
            throw new WrongSubmodule(`Submodule \`${shown}\`: ${cause.message}`, { cause });
        throw cause;
    }
}
class WrongSubmodule extends executor_errors/* BuildError */.zS {
}
async function fetchOne(work, one) {
    const { own, base, run, log } = work;
    const url = resolveSubmoduleUrl(one.url, work.repository.url);
    if (checkRepositoryUrl(url).kind === 'path' && checkRepositoryUrl(work.repository.url).kind !== 'path')
        throw new executor_errors/* BuildError */.zS('its address is a path, but the repository is not on this machine');
    const wanted = (0,external_node_path_.join)(work.clone, one.path);
    const found = await (0,contained_path/* containedPath */.f)(wanted, [work.clone]);
    if (typeof found === 'string' || found.real !== wanted)
        throw new executor_errors/* BuildError */.zS('its folder is missing or links elsewhere');
    await log.line(`Fetching submodule ${one.shown}`);
    const repository = { ...work.repository, url };
    const folder = await own.folder(`submodule-${one.number}`);
    const access = await openGitAccess({ repository, folder, cwd: wanted, base });
    try {
        const git = createGit({ run, cwd: wanted, access, progress: (chunk) => log.write(chunk) });
        await checkOut(git, one.commit);
        expectSuccess(await git('config', 'remote.origin.url', shownAddress(url)));
        const { count } = one;
        const inner = { ...work, repository, clone: wanted, git };
        await fetchLevel(inner, { count, depth: one.depth + 1, prefix: `${one.prefix}${one.path}/` });
    }
    finally {
        await access.close();
    }
}
async function checkOut(git, commit) {
    expectSuccess(await git('init', '--quiet', '--template='));
    const options = ['--quiet', '--no-write-fetch-head', '--update-shallow'];
    expectSuccess(await git('fetch', ...options, '--tags', '--', remote, '+refs/heads/*:refs/remotes/origin/*'));
    const has = async () => (await git('cat-file', '-e', `${commit}^{commit}`)).status === 0;
    // A commit that no branch has, such as that of a pull request: many servers give it when asked for by its hash.
    if (!(await has()))
        await git('fetch', ...options, '--', remote, commit);
    if (!(await has()))
        throw new executor_errors/* BuildError */.zS(`its repository does not have the commit ${commit}`);
    expectSuccess(await git('update-ref', '--no-deref', 'HEAD', commit));
    expectSuccess(await git('reset', '--quiet', '--hard'));
}
/** Which of these paths are submodules in the checked-out commit, from Git's index, which holds no unsafe path. */
async function submodulesOf(git, paths) {
    if (paths.length === 0)
        return [];
    const literal = paths.map((path) => `:(literal)${path}`);
    const { output } = expectSuccess(await git('ls-files', '--stage', '-z', '--', ...literal));
    return output.split('\0').flatMap((entry) => {
        const [, commit, path] = /^160000 ([0-9a-f]{40,64}) 0\t(.+)$/s.exec(entry) ?? [];
        return commit !== undefined && path !== undefined ? [{ commit, path }] : [];
    });
}
/** The addresses in `.gitmodules` by path. */
async function urlsOf(git) {
    const place = expectSuccess(await git('ls-files', '--stage', '-z', '--', ':(literal).gitmodules'));
    if (!/^100/.test(place.output))
        return new Map();
    // As a blob, so that a link in its place is not followed.
    const listed = await git('config', '--blob', 'HEAD:.gitmodules', '--no-includes', '--list', '-z');
    if (listed.output.length > mostSettings)
        throw new executor_errors/* BuildError */.zS(`.gitmodules has more than ${mostSettings} characters`);
    const settings = new Map();
    for (const line of listed.status === 0 ? listed.output.split('\0') : []) {
        const [, name = '', key, value] = /^submodule\.(.+)\.(path|url)\n(.*)$/s.exec(line) ?? [];
        if (key !== undefined)
            settings.set(name, { ...settings.get(name), [key]: value });
    }
    return new Map([...settings.values()].flatMap(({ path, url }) => path !== undefined && url !== undefined ? [[path.replace(/\/$/, ''), url]] : []));
}

// EXTERNAL MODULE: ./out/service/executor/workflow-file/reader.js + 6 modules
var reader = __webpack_require__(2123);
;// CONCATENATED MODULE: ./out/service/executor/phases/installed-versions.js

/** The commands that print the version of software that a workflow can ask for. */
const commands = {
    flutter: ['flutter', '--version'],
    dart: ['dart', '--version'],
    xcode: ['xcodebuild', '-version'],
    cocoapods: ['pod', '--version'],
    node: ['node', '--version'],
    npm: ['npm', '--version'],
    java: ['java', '-version'],
    ruby: ['ruby', '--version'],
    python: ['python3', '--version'],
    go: ['go', 'version'],
    rust: ['rustc', '--version'],
};
/** How long a command may take, in milliseconds. */
const timeLimitMs = 10_000;
/** Characters of its output. */
const installed_versions_outputLimit = 4_096;
/** Compares the versions that a workflow asks for with those of this machine, and returns a warning for each difference. */
async function versionWarnings(wanted, machine) {
    const warnings = Object.entries(wanted).map(async ([name, version]) => {
        const argv = Object.hasOwn(commands, name) ? commands[name] : undefined;
        // Words such as `stable` or `latest` name no version.
        if (!argv || !/^\d+(?:\.\d+)*$/.test(version))
            return [];
        const found = await printed(argv, machine);
        if (found === undefined)
            return [
                `\`environment.${name}\` asks for ${version}, but \`${argv[0]}\` is not installed on this machine`,
            ];
        const installed = versionIn(found);
        if (installed === undefined || isVersion(installed, version))
            return [];
        return [
            `\`environment.${name}\` asks for ${version}, but this machine has ${installed}; the scripts use that`,
        ];
    });
    return (await Promise.all(warnings)).flat();
}
/** The output of a command; `undefined` when the machine does not have it. */
async function printed(argv, { run, clock, env, cwd }) {
    const late = new AbortController();
    const cancelTimer = clock.setTimer(timeLimitMs, () => late.abort());
    let output = '';
    try {
        await run({
            argv,
            cwd,
            env,
            output: (chunk) => {
                output = (output + chunk.toString('utf8')).slice(0, installed_versions_outputLimit);
            },
            killed: late.signal,
        });
        return output;
    }
    catch (thrown) {
        if (external_node_util_.types.isNativeError(thrown) && 'syscall' in thrown && thrown.syscall === `spawn ${argv[0]}`)
            return undefined;
        throw thrown;
    }
    finally {
        cancelTimer();
    }
}
function versionIn(output) {
    const version = /(?<![\w.])(?:go|v)?(\d+(?:\.\d+)+|\d+)/.exec(output)?.[1];
    // Java 8 calls itself 1.8.
    return version?.replace(/^1\.(?=8\b)/, '');
}
/** `3.10` stands for every `3.10.x`. */
function isVersion(installed, wanted) {
    return `${installed}.`.startsWith(`${wanted.replace(/^1\.(?=8\b)/, '')}.`);
}

;// CONCATENATED MODULE: ./out/service/executor/phases/fetch.js












/**
 * Creates the folders, fetches the sources and reads the workflow.
 *
 * @returns everything that the scripts need
 * @throws BuildError when there is nothing to build
 */
async function fetchPhase(context) {
    const { order, recorder, steps } = context;
    await recorder.state('preparing');
    const preparing = steps.add('Preparing build machine', 'preparing');
    const fetching = steps.add('Fetching app sources', 'fetching');
    const reading = steps.add('Reading the workflow', 'fetching');
    const { folders, firstLog } = await steps.run(preparing, async (log) => {
        const created = await makeBuildFolders(order.folder, context.own);
        await log.line('Created the folders of the build.');
        return { status: 'success', folders: created, firstLog: log };
    });
    await recorder.state('fetching');
    const { commit } = await steps.run(fetching, async (log) => {
        await log.line(`Fetching ${describeRef(order.ref)}`);
        const fetched = await fetchSources(context, { folders, log });
        const author = fetched.authorName ? ` by ${(0,executor_errors/* plainText */.wh)(fetched.authorName)}` : '';
        await log.line(`Commit ${fetched.hash}${author}`);
        await recorder.commit(fetched);
        return { status: 'success', commit: fetched };
    });
    const { prepared } = await steps.run(reading, async (log) => {
        const read = await loadWorkflow(context, { folders, log });
        for (const note of read.notes)
            await firstLog.line((0,executor_errors/* plainText */.wh)(note));
        return { status: 'success', prepared: await prepare(context, { folders, log, commit, read }) };
    });
    context.stop.limit(prepared.workflow.maxBuildDuration);
    await (0,promises_.writeFile)(folders.variableFile, '', { mode: 0o600, flag: 'wx' });
    return prepared;
}
async function prepare(context, work) {
    const { order, recorder, machine, clock, processes } = context;
    const { folders, log, commit, read } = work;
    const { workflow, problem } = read;
    const env = { ...machine, ...processVariables(order.buildId, folders) };
    const { run } = processes;
    const wanted = { ...workflow.softwareVersions, ...order.softwareVersions };
    const versions = await versionWarnings(wanted, { run, clock, env, cwd: folders.own.path });
    for (const warning of [...read.warnings, ...versions])
        await log.line(`Warning: ${(0,executor_errors/* plainText */.wh)(warning)}`);
    const variables = {
        machine,
        builtIn: builtInVariables({ order, folders, commit, workflow, machine }),
        given: givenVariables(order, workflow),
        fixed: fixedVariables(order, folders),
    };
    await recorder.workflow({ name: workflow.name, labels: labelsOf(workflow, scriptVariables(variables)) });
    const isChanged = await createChangesets({
        scripts: [...workflow.scripts, ...workflow.publishingScripts],
        previousCommit: order.previousCommit,
        git: { run, cwd: folders.clone, env },
    });
    return { folders, workflow, variables, problem, isChanged };
}
/** The SSH key exists only while Git runs: it is removed before the first script. */
async function fetchSources({ order, machine, forGit, processes }, work) {
    const { repository, ref } = order;
    const { clone, own } = work.folders;
    const base = { ...machine, ...forGit, ...processVariables(order.buildId, work.folders) };
    const access = await openGitAccess({ repository, folder: own.path, cwd: clone, base });
    try {
        const run = processes.run;
        const progress = (chunk) => work.log.write(chunk);
        const git = createGit({ run, cwd: clone, access, progress });
        const commit = await cloneAt(git, { url: repository.url, ref });
        await fetchSubmodules({ repository, clone, own, base, run, log: work.log, git });
        return commit;
    }
    finally {
        await access.close();
    }
}
async function loadWorkflow({ order, readWorkflow }, { folders, log }) {
    const { editorWorkflow, workflowId, buildId } = order;
    if (editorWorkflow)
        return { workflow: editorWorkflow, notes: [], warnings: [], problem: null };
    const source = await (0,reader/* readWorkflowFile */.AO)(folders.clone);
    return readWorkflow({ source, workflowId }, { cwd: folders.own.path, env: processVariables(buildId, folders), errors: (chunk) => log.write(chunk) });
}

;// CONCATENATED MODULE: ./out/service/executor/environment/variable-file.js



/** Bytes. */
const sizeLimit = 2 ** 20;
/**
 * Reads the file: one `NAME=value` per line, or `NAME<<END`, lines, `END` for a value of several lines. A script can
 * replace the file with anything, so only a regular file is read, without following links or waiting for a pipe.
 */
async function readVariableFile(path) {
    let text;
    try {
        const file = await (0,promises_.open)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
        try {
            const { size, ...status } = await file.stat();
            if ((status.mode & external_node_fs_.constants.S_IFMT) !== external_node_fs_.constants.S_IFREG)
                return { variables: {}, problems: ['the file was replaced by something that is not a regular file'] };
            if (size > sizeLimit)
                return { variables: {}, problems: [`the file is larger than ${sizeLimit} bytes`] };
            text = await file.readFile('utf8');
        }
        finally {
            await file.close();
        }
    }
    catch {
        return { variables: {}, problems: ['the file cannot be read'] };
    }
    return parseVariables(text);
}
/** More problems are counted, not listed. */
const listedProblems = 20;
function parseVariables(text) {
    const variables = {};
    const problems = [];
    const lines = text.split(/\r?\n/);
    const nextAfter = lineFinder(lines);
    let next = 0;
    for (const [at, line] of lines.entries()) {
        if (at < next || line.trim() === '')
            continue;
        const [, name = '', sign, rest = ''] = /^([^=<]*)(=|<<)(.*)$/s.exec(line) ?? [];
        const end = sign === '<<' ? nextAfter(rest, at) : at;
        if (!environment_machine/* variableName */.cG.test(name) || line.includes('\0'))
            problems.push(`line ${at + 1} is not \`NAME=value\``);
        else if (end < 0)
            problems.push(`line ${at + 1}: the closing line \`${rest}\` is missing`);
        else
            variables[name] = sign === '<<' ? lines.slice(at + 1, end).join('\n') : rest;
        next = end + 1;
    }
    const listed = problems.slice(0, listedProblems);
    const left = problems.length - listed.length;
    return { variables, problems: left === 0 ? listed : [...listed, `${left} more lines are not valid`] };
}
/**
 * Finds the next line of a given text after a position; positions only grow. Searching through all lines each time would
 * take time that grows with their square.
 */
function lineFinder(lines) {
    const places = new Map();
    for (const [at, line] of [...lines.entries()].reverse()) {
        const known = places.get(line);
        if (known)
            known.push(at);
        else
            places.set(line, [at]);
    }
    return (line, after) => {
        const left = places.get(line) ?? [];
        while ((left.at(-1) ?? Infinity) <= after)
            left.pop();
        return left.at(-1) ?? -1;
    };
}

// EXTERNAL MODULE: ./out/service/executor/workflow-file/when.js
var when = __webpack_require__(8726);
;// CONCATENATED MODULE: ./out/service/executor/phases/missing-command.js
/** The exit status of a shell that did not find a command. */
const commandNotFound = 127;
/** Bytes; the message of the shell is near the end of the output. */
const keptOutput = 4_096;
/** Keeps the end of a script's output. */
function outputEnd() {
    let end = Buffer.alloc(0);
    return {
        add(chunk) {
            end = Buffer.concat([end, chunk.subarray(-keptOutput)]).subarray(-keptOutput);
        },
        text: () => end.toString('utf8'),
    };
}
/** As `bash`, `sh` and `env` write it, each on a line of its own; other languages are not recognised. */
const messages = [
    /^.{0,1000}?: ([^\s:]{1,200}): (?:command )?not found$/,
    /^(?:.{0,1000}\/)?env: [‘'"`]?([^\s:’'"`]{1,200})[’'"`]?: No such file or directory$/,
    /^.{0,1000}?: ([^\s:]{0,200}\/[^\s:]{1,200}): No such file or directory$/,
];
/** Which command the shell did not find, as a part of a sentence; the service installs nothing, which people forget. */
function missingCommand(output) {
    for (const line of output.trimEnd().split('\n').reverse()) {
        const name = messages
            .map((message) => message.exec(line.trimEnd())?.[1])
            .find((found) => found !== undefined);
        if (name !== undefined)
            return name.includes('/')
                ? `\`${name}\` was not found`
                : `\`${name}\` is not installed on this machine`;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./out/service/executor/phases/script-runner.js










/** Runs the scripts of a build one after the other. Variables that one writes to `CM_ENV` are set for those after it. */
async function createScriptRunner(options) {
    const { folders, isChanged } = options;
    const own = options.variables.fixed;
    const shell = await findShell(options.path);
    const commands = new Map();
    for (const { step, script } of options.planned) {
        const file = (0,external_node_path_.join)(folders.scripts, `script-${step.number}`);
        commands.set(step.number, await prepareScript({ script: script.script, file, shell }));
    }
    let written = {};
    const variables = (more = {}) => scriptVariables(options.variables, { written, more });
    return {
        variables,
        async run(script, { step, log, more }) {
            const env = variables(more);
            const reason = script.when && (0,when/* reasonToSkip */.bk)(script.when, { variables: env, isChanged });
            if (reason !== undefined) {
                await log.line(`The script was skipped: ${(0,executor_errors/* plainText */.wh)(reason)}.`);
                return { status: 'skipped', message: null };
            }
            const failed = (what) => {
                const message = `Step ${step.number} script \`${(0,executor_errors/* plainText */.wh)(script.name)}\` ${what}`;
                return { status: 'failed', message };
            };
            const directory = script.workingDirectory ?? options.workingDirectory;
            const wanted = (0,external_node_path_.resolve)(folders.clone, expandVariables(inOwnTemporary(directory, folders), env));
            const cwd = await (0,contained_path/* containedPath */.f)(wanted, rootsOf(folders));
            if (typeof cwd === 'string') {
                const why = cwd === 'missing' ? 'does not exist' : "is outside the build's folders";
                const what = `could not start: its working directory \`${(0,executor_errors/* plainText */.wh)(directory)}\` ${why}`;
                await log.line(`The script ${what}.`);
                return failed(what);
            }
            const argv = commands.get(step.number);
            if (!argv)
                throw new RangeError(`Step ${step.number} was not planned`);
            const end = outputEnd();
            const output = (chunk) => {
                end.add(chunk);
                return log.write(chunk);
            };
            const status = await options.processes.run({ argv, cwd: cwd.real, env, output });
            const read = await readVariableFile(folders.variableFile);
            for (const problem of read.problems)
                await log.line(`CM_ENV: ${(0,executor_errors/* plainText */.wh)(problem)}.`);
            const fixed = Object.keys(read.variables).filter((name) => Object.hasOwn(own, name));
            for (const name of fixed)
                await log.line(`CM_ENV: ${name} is set by the service and cannot be changed.`);
            written = read.variables;
            if (status === 0)
                return { status: 'success', message: null };
            const cause = status === commandNotFound ? missingCommand(end.text()) : undefined;
            const what = `exited with status code ${status}${cause === undefined ? '' : `: ${(0,executor_errors/* plainText */.wh)(cause)}`}`;
            await log.line(`The script ${what}.`);
            return failed(what);
        },
    };
}
/** The shell for scripts without a `#!` line: `bash` if the machine has it, otherwise `sh`. */
async function findShell(path) {
    for (const folder of path.split(external_node_path_.delimiter).filter(external_node_path_.isAbsolute)) {
        const bash = (0,external_node_path_.join)(folder, 'bash');
        const isExecutable = await (0,promises_.access)(bash, promises_.constants.X_OK).then(() => true, () => false);
        if (isExecutable)
            return [bash, '--noprofile', '--norc', '-e'];
    }
    return ['/bin/sh', '-e'];
}
/**
 * Writes a script to `file` and returns the command that runs it. A first line `#!…` names the interpreter and one
 * argument, as for the kernel; without one, the shell runs it with `-e` and stops at the first command that fails.
 * `pipefail` is not set: the common `yes | tool` would always fail. Output and errors go into one pipe, to keep their order.
 */
async function prepareScript(options) {
    const { script, file, shell } = options;
    await (0,promises_.writeFile)(file, script.endsWith('\n') ? script : `${script}\n`, { mode: 0o700, flag: 'wx' });
    const [, interpreter, argument] = /^#![ \t]*(\S+)(?:[ \t]+(.*?))?[ \t\r]*(?:\n|$)/.exec(script) ?? [];
    const command = interpreter ? [interpreter, ...(argument ? [argument] : [])] : shell;
    return ['/bin/sh', '-c', 'exec "$@" 2>&1', 'sh', ...command, file];
}

;// CONCATENATED MODULE: ./out/packages/package-facts.js
/** A package cannot be read; the message goes on from "because". */
class UnreadablePackage extends Error {
    name = 'UnreadablePackage';
}

;// CONCATENATED MODULE: ./out/packages/binary-manifest.js
/**
 * Android's binary XML, as far as the first element goes. Format: `ResourceTypes.h` of the Android sources. The libraries
 * that read it loop forever on a chunk of size 0, so this reads it itself, each byte at most once.
 */

const chunk = { xml: 0x0003, strings: 0x0001, resources: 0x0180, element: 0x0102 };
/** How `android:versionCode` and `android:versionName` are known when a tool has shortened the names of attributes. */
const resourceNames = { 16843291: 'versionCode', 16843292: 'versionName' };
const valueType = { text: 0x03, decimal: 0x10, hexadecimal: 0x11 };
/** Characters; a longer text is not read. */
const longestText = 255;
/** @throws UnreadablePackage, or RangeError when a length or an offset is wrong */
function readBinaryManifest(bytes) {
    if (bytes.readUInt16LE(0) !== chunk.xml)
        throw new UnreadablePackage('its manifest is not binary XML');
    let textAt = () => undefined;
    let resources = Buffer.alloc(0);
    for (let start = bytes.readUInt16LE(2); start < bytes.length;) {
        const size = bytes.readUInt32LE(start + 4);
        if (size < 8 || start + size > bytes.length)
            throw new RangeError('A chunk has a wrong size');
        const part = bytes.subarray(start, start + size);
        switch (part.readUInt16LE(0)) {
            case chunk.strings:
                textAt = stringPool(part);
                break;
            case chunk.resources:
                resources = part.subarray(part.readUInt16LE(2));
                break;
            case chunk.element:
                return facts(part, { textAt, resources });
        }
        start += size;
    }
    throw new UnreadablePackage('its manifest has no element');
}
function facts(element, { textAt, resources }) {
    const body = element.readUInt16LE(2);
    if (textAt(element.readInt32LE(body + 4)) !== 'manifest')
        throw new UnreadablePackage('its manifest does not begin with <manifest>');
    const first = body + element.readUInt16LE(body + 8);
    const size = element.readUInt16LE(body + 10);
    const count = element.readUInt16LE(body + 12);
    const found = new Map();
    for (let at = 0; at < count; at += 1) {
        const attribute = element.subarray(first + at * size, first + (at + 1) * size);
        const name = attributeName(attribute.readInt32LE(4), { textAt, resources });
        if (name !== undefined && !found.has(name))
            found.set(name, attributeValue(attribute, textAt));
    }
    return {
        packageName: found.get('package'),
        versionName: found.get('versionName'),
        versionCode: found.get('versionCode'),
    };
}
function attributeName(index, { textAt, resources }) {
    const hasId = index >= 0 && index * 4 + 4 <= resources.length;
    const id = hasId ? resources.readUInt32LE(index * 4) : 0;
    return resourceNames[id] ?? textAt(index);
}
/** A reference to a resource is not followed: build tools write these values into the manifest. */
function attributeValue(attribute, textAt) {
    switch (attribute.readUInt8(15)) {
        case valueType.text:
            return textAt(attribute.readInt32LE(16));
        case valueType.decimal:
        case valueType.hexadecimal:
            return String(attribute.readInt32LE(16));
        default:
            return undefined;
    }
}
/** Texts are decoded one by one, when they are asked for: many entries could point to one long text. */
function stringPool(pool) {
    const header = pool.readUInt16LE(2);
    const count = pool.readUInt32LE(8);
    const isUtf8 = (pool.readUInt32LE(16) & 0x100) !== 0;
    const texts = pool.readUInt32LE(20);
    return (index) => {
        if (index < 0 || index >= count)
            return undefined;
        const start = texts + pool.readUInt32LE(header + index * 4);
        return isUtf8 ? utf8Text(pool, start) : utf16Text(pool, start);
    };
}
/** Two lengths, in characters and in bytes; a length over 127 takes two bytes. */
function utf8Text(pool, start) {
    const bytes = start + (pool.readUInt8(start) > 127 ? 2 : 1);
    const isLong = pool.readUInt8(bytes) > 127;
    const length = isLong ? pool.readUInt16BE(bytes) & 0x7fff : pool.readUInt8(bytes);
    const from = bytes + (isLong ? 2 : 1);
    return length > longestText * 4 ? undefined : pool.toString('utf8', from, from + length);
}
/** The length in characters; one over 32,767 takes four bytes, and is too long here. */
function utf16Text(pool, start) {
    const length = pool.readUInt16LE(start);
    return length > longestText ? undefined : pool.toString('utf16le', start + 2, start + 2 + length * 2);
}

;// CONCATENATED MODULE: ./out/packages/bundle-manifest.js
/**
 * The manifest of an Android App Bundle: XML as protocol buffers, as far as the attributes of the first element go.
 * Format: `Resources.proto` of Android's aapt2.
 */

/** The numbers of the fields that are read here. */
const node = { element: 1 };
const bundle_manifest_element = { name: 3, attribute: 4 };
const attribute = { name: 2, value: 3, item: 6 };
const item = { primitive: 7 };
const primitive = { decimal: 6, hexadecimal: 7 };
/** @throws UnreadablePackage, or RangeError when a length is wrong */
function readBundleManifest(bytes) {
    const root = bytesOf(bytes, node.element);
    if (root === undefined || textOf(root, bundle_manifest_element.name) !== 'manifest')
        throw new UnreadablePackage('its manifest does not begin with <manifest>');
    const found = new Map();
    for (const { number, value } of fields(root)) {
        if (number !== bundle_manifest_element.attribute || typeof value === 'number')
            continue;
        const name = textOf(value, attribute.name);
        const text = textOf(value, attribute.value) || compiledNumber(value);
        if (name !== undefined && text !== undefined && !found.has(name))
            found.set(name, text);
    }
    return {
        packageName: found.get('package'),
        versionName: found.get('versionName'),
        versionCode: found.get('versionCode'),
    };
}
/** A number that is there only in its compiled form. */
function compiledNumber(bytes) {
    const compiled = bytesOf(bytes, attribute.item);
    const value = compiled && bytesOf(compiled, item.primitive);
    for (const one of value ? fields(value) : [])
        if ((one.number === primitive.decimal || one.number === primitive.hexadecimal) &&
            typeof one.value === 'number')
            return String(one.value);
    return undefined;
}
function textOf(message, number) {
    return bytesOf(message, number)?.toString('utf8');
}
function bytesOf(message, number) {
    for (const field of fields(message))
        if (field.number === number && typeof field.value !== 'number')
            return field.value;
    return undefined;
}
/** The fields of a message, in order: numbers, and the bytes of texts and of messages. */
function* fields(message) {
    let at = 0;
    const varint = () => {
        let value = 0;
        for (let scale = 1;; scale *= 128) {
            const byte = message.readUInt8(at);
            at += 1;
            value += (byte & 127) * scale;
            if (byte < 128)
                return value;
            if (scale > 2 ** 56)
                throw new RangeError('A number is too long');
        }
    };
    const take = (length) => {
        if (at + length > message.length)
            throw new RangeError('A field is longer than its message');
        at += length;
        return message.subarray(at - length, at);
    };
    while (at < message.length) {
        const tag = varint();
        const number = Math.floor(tag / 8);
        switch (tag % 8) {
            case 0:
                yield { number, value: varint() };
                break;
            case 1:
                take(8);
                break;
            case 2:
                yield { number, value: take(varint()) };
                break;
            case 5:
                take(4);
                break;
            default:
                throw new RangeError('A field has an unknown type');
        }
    }
}

;// CONCATENATED MODULE: ./out/packages/binary-plist.js
/**
 * Apple's binary property lists, as far as the texts in the top dictionary go. Libraries build the whole value, and a few
 * hundred bytes of lists that contain each other twice then take hours. Format: `CFBinaryPList.c` of Core Foundation.
 */

const marker = { ascii: 0x5, utf16: 0x6, dictionary: 0xd };
/** Characters; many entries of a dictionary could point to one long text. */
const binary_plist_longestText = 255;
/** @throws UnreadablePackage, or RangeError when a length or an offset is wrong */
function binaryPlistTexts(bytes) {
    const trailer = bytes.subarray(-32);
    const offsetSize = trailer.readUInt8(6);
    const referenceSize = trailer.readUInt8(7);
    const offsets = Number(trailer.readBigUInt64BE(24));
    const offsetOf = (index) => bytes.readUIntBE(offsets + index * offsetSize, offsetSize);
    const top = objectAt(bytes, offsetOf(Number(trailer.readBigUInt64BE(16))));
    if (top.kind !== marker.dictionary)
        throw new UnreadablePackage('its Info.plist is not a dictionary');
    const reference = (at) => bytes.readUIntBE(top.content + at * referenceSize, referenceSize);
    const found = new Map();
    for (let at = 0; at < top.length; at += 1) {
        const key = textAt(bytes, offsetOf(reference(at)));
        const value = textAt(bytes, offsetOf(reference(top.length + at)));
        if (key !== undefined && value !== undefined)
            found.set(key, value);
    }
    return found;
}
/** A length over 14 is an integer of its own behind the marker. */
function objectAt(bytes, offset) {
    const first = bytes.readUInt8(offset);
    const [kind, short] = [first >> 4, first & 0xf];
    if (short < 0xf)
        return { kind, length: short, content: offset + 1 };
    const size = 2 ** (bytes.readUInt8(offset + 1) & 0xf);
    return { kind, length: bytes.readUIntBE(offset + 2, size), content: offset + 2 + size };
}
function textAt(bytes, offset) {
    const { kind, length, content } = objectAt(bytes, offset);
    if (kind === marker.ascii && length <= binary_plist_longestText)
        return bytes.toString('latin1', content, content + length);
    if (kind === marker.utf16 && length <= binary_plist_longestText)
        return new TextDecoder('utf-16be').decode(bytes.subarray(content, content + length * 2));
    return undefined;
}

// EXTERNAL MODULE: ./node_modules/sax/lib/sax.js
var sax = __webpack_require__(2560);
;// CONCATENATED MODULE: ./out/packages/xml-plist.js


/** Elements that enclose each other in a text of the top dictionary: `plist`, `dict`, `string`. */
const depthOfTexts = 3;
/** The texts in the top dictionary of a property list in XML, read as a stream. @throws UnreadablePackage */
function xmlPlistTexts(bytes) {
    const found = new Map();
    const parser = sax.parser(true);
    let depth = 0;
    let key = '';
    let text = '';
    const add = (more) => {
        if (depth === depthOfTexts)
            text += more;
    };
    parser.onerror = (cause) => {
        throw new UnreadablePackage('its Info.plist is not well-formed XML', { cause });
    };
    parser.onopentag = () => {
        depth += 1;
        text = '';
    };
    parser.ontext = add;
    parser.oncdata = add;
    parser.onclosetag = (name) => {
        if (depth === depthOfTexts && name === 'key')
            key = text;
        else if (depth === depthOfTexts && name === 'string')
            found.set(key, text);
        depth -= 1;
    };
    parser.write(bytes.toString('utf8')).close();
    return found;
}

;// CONCATENATED MODULE: ./out/packages/info-plist.js


/** What the `Info.plist` of an Apple app says, in its binary or its XML form. @throws UnreadablePackage, RangeError */
function readInfoPlist(bytes) {
    const isBinary = bytes.subarray(0, 8).toString('latin1') === 'bplist00';
    const texts = isBinary ? binaryPlistTexts(bytes) : xmlPlistTexts(bytes);
    return {
        bundleId: texts.get('CFBundleIdentifier'),
        versionName: texts.get('CFBundleShortVersionString'),
        versionCode: texts.get('CFBundleVersion'),
    };
}

// EXTERNAL MODULE: ./node_modules/yauzl/index.js
var yauzl = __webpack_require__(663);
;// CONCATENATED MODULE: ./out/packages/zip-entry.js



/** Entries that are looked at; the zip format without its extension for large files has no more. */
const mostEntries = 65_535;
/**
 * The content of the first entry of a zip file whose name matches.
 *
 * @param options `largest` is in bytes
 * @throws UnreadablePackage when the file is not a zip file, has no such entry, or a larger one
 */
async function readEntry(path, options) {
    const zip = await (0,yauzl/* openPromise */.sO)(path, { lazyEntries: true, autoClose: false }).catch(refuse);
    try {
        return await entryOf(zip, options);
    }
    catch (error) {
        options.signal.throwIfAborted();
        return refuse(error);
    }
    finally {
        zip.close();
    }
}
async function entryOf(zip, { wanted, largest, signal }) {
    let entries = 0;
    for await (const entry of zip.eachEntry()) {
        signal.throwIfAborted();
        entries += 1;
        if (entries > mostEntries)
            throw new UnreadablePackage(`it has more than ${mostEntries} entries`);
        if (!wanted.test(entry.fileName))
            continue;
        if (entry.uncompressedSize > largest)
            throw new UnreadablePackage(`${entry.fileName} in it is larger than ${largest / 2 ** 20} MiB`);
        // The library ends the stream with an error once more bytes come than the entry claims.
        const content = await zip.openReadStreamPromise(entry);
        const chunks = [];
        for await (const chunk of content) {
            signal.throwIfAborted();
            chunks.push(chunk);
        }
        return Buffer.concat(chunks);
    }
    throw new UnreadablePackage('it has no manifest');
}
/** The library reports damage of every kind as a plain `Error`. */
function refuse(error) {
    if (error instanceof UnreadablePackage)
        throw error;
    throw new UnreadablePackage(`its zip archive cannot be read: ${(0,errors/* messageOf */.bD)(error)}`, { cause: error });
}

;// CONCATENATED MODULE: ./out/packages/read-package.js






const formats = {
    apk: { entry: /^AndroidManifest\.xml$/, read: readBinaryManifest },
    aab: { entry: /^base\/manifest\/AndroidManifest\.xml$/, read: readBundleManifest },
    ipa: { entry: /^Payload\/[^/]+\.app\/Info\.plist$/, read: readInfoPlist },
};
/** Bytes of the file that describes the app; those of very large apps have a few hundred kilobytes. */
const largestEntry = 2 ** 20;
/** Whether files of this name are packages that `readPackage` reads: `.apk`, `.aab` or `.ipa`. */
function isPackage(name) {
    return formatOf(name) !== undefined;
}
/**
 * Reads what a package says about itself. Time and memory are bounded, because a package may come from an attacker.
 *
 * @param file `name` decides how the file at `path` is read
 * @throws UnreadablePackage; the signal's reason when it is aborted
 */
async function readPackage({ path, name }, { signal }) {
    const format = formatOf(name);
    if (!format)
        throw new UnreadablePackage('it is not an .apk, .aab or .ipa file');
    const bytes = await readEntry(path, { wanted: format.entry, largest: largestEntry, signal });
    try {
        return usable(format.read(bytes));
    }
    catch (error) {
        // Node's error for a read outside of the bytes: a length or an offset in them is wrong.
        if (external_node_util_.types.isNativeError(error) && error.name === 'RangeError')
            throw new UnreadablePackage('its manifest is damaged', { cause: error });
        throw error;
    }
}
function formatOf(name) {
    const [, extension = ''] = /\.(apk|aab|ipa)$/i.exec(name) ?? [];
    return formats[extension.toLowerCase()];
}
/** The facts without those that no build tool writes: they end up in logs, outputs and pages. */
function usable({ packageName, bundleId, versionName, versionCode }) {
    return {
        ...(isId(packageName) ? { packageName } : {}),
        ...(isId(bundleId) ? { bundleId } : {}),
        ...(read_package_isVersion(versionName) ? { versionName } : {}),
        ...(read_package_isVersion(versionCode) ? { versionCode } : {}),
    };
}
function isId(text) {
    return text !== undefined && /^[\w.-]{1,255}$/.test(text);
}
function read_package_isVersion(text) {
    return text !== undefined && /^[^\p{C}\u2028\u2029]{1,255}$/u.test(text);
}

;// CONCATENATED MODULE: ./out/service/executor/artefacts/facts.js




/** The type of an artefact is its extension, such as `apk`, `aab` or `ipa`; `app` also for a zipped bundle. */
function artefactType(name) {
    const extension = (0,external_node_path_.extname)(name.toLowerCase().replace(/\.app\.zip$/, '.app')).slice(1);
    return /^[a-z0-9]{1,16}$/.test(extension) ? extension : 'file';
}
/** What an app package says about itself; of one that cannot be read, the log says why. */
async function packageFacts(file, { log, signal }) {
    if (!isPackage(file.name))
        return {};
    try {
        return await readPackage(file, { signal });
    }
    catch (error) {
        if (!(error instanceof UnreadablePackage))
            throw error;
        await log.line((0,executor_errors/* plainText */.wh)(`${file.name} does not tell its app and version, because ${error.message}.`));
        return {};
    }
}

;// CONCATENATED MODULE: ./out/service/executor/artefacts/pack.js





/** Some files could not be read; the archive has the others. */
const incomplete = 18;
/**
 * Packs a folder into a zip, with its name as the first part of every path. Links are packed as links, never followed.
 *
 * @returns `undefined` when it could not be packed, which the log explains
 */
async function packFolder(options) {
    const { folder, own, to, tool, log } = options;
    const target = await own.create(to);
    try {
        const status = await tool.run({
            argv: ['zip', '-q', '-r', '-y', '-', `./${(0,external_node_path_.basename)(folder)}`],
            cwd: (0,external_node_path_.dirname)(folder),
            env: tool.env,
            // `zip` writes no links to a pipe.
            output: target,
            errors: (chunk) => log.write(chunk),
        });
        if (status === 0 || status === incomplete)
            return await measured((0,external_node_path_.join)(own.path, to));
        await log.line(`${(0,executor_errors/* plainText */.wh)(folder)} was skipped: zip exited with status ${status}.`);
    }
    catch (thrown) {
        if (!isMissingTool(thrown))
            throw thrown;
        await log.line(`${(0,executor_errors/* plainText */.wh)(folder)} was skipped: it is a folder, and \`zip\`, which packs it, is not installed on this machine.`);
    }
    finally {
        await target.close();
    }
    return undefined;
}
async function measured(path) {
    const md5 = (0,external_node_crypto_.createHash)('md5');
    let size = 0;
    for await (const piece of (0,external_node_fs_.createReadStream)(path)) {
        md5.update(piece);
        size += piece.length;
    }
    return { size, md5: md5.digest('hex') };
}
function isMissingTool(thrown) {
    return external_node_util_.types.isNativeError(thrown) && 'syscall' in thrown && thrown.syscall === 'spawn zip';
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./out/service/executor/artefacts/search.js





/** The files and folders that match a pattern, each once, as real paths: pattern by pattern, sorted by name. */
async function findArtefacts(search) {
    const found = new Set();
    for (const text of search.patterns) {
        const before = found.size;
        const pattern = await parsed(search, text);
        if (pattern)
            for (const path of await search_matches(search, pattern))
                found.add(path);
        if (found.size === before)
            await search.report(`\`${text}\` matched no further files`);
    }
    return [...found];
}
async function parsed({ report }, text) {
    try {
        const pattern = (0,out_pattern/* parsePattern */.E)(text, { hidden: 'written' });
        if (/(^|[^\w.-])\.\.($|[^\w.-])/.test(text))
            await report(`\`${text}\` was skipped: it contains \`..\``);
        else if (pattern.excludes)
            await report(`\`${text}\` was skipped: patterns that start with \`!\` are not supported`);
        else
            return pattern;
    }
    catch (error) {
        if (!(error instanceof out_pattern/* WrongPattern */.C))
            throw error;
        await report(`\`${text}\` was skipped. ${error.message}`);
    }
    return undefined;
}
async function search_matches(search, pattern) {
    const hits = new Set();
    const skipped = new Set();
    for (const alternative of pattern.alternatives)
        for (const start of startsOf(search, alternative)) {
            const found = await matchesOf(search, alternative, start);
            if (found === 'outside')
                skipped.add(`\`${pattern.text}\` was skipped: it is outside the build's folders`);
            else
                for (const path of found)
                    hits.add(path);
        }
    for (const problem of skipped)
        await search.report(problem);
    return contained(search, { paths: sorted(hits), pattern });
}
/** The folders in which a match can be. */
function startsOf({ folders }, { base }) {
    return base[0] === '' ? [(0,external_node_path_.join)('/', ...base)] : folders.map((folder) => (0,external_node_path_.join)(folder, ...base));
}
async function matchesOf(search, pattern, start) {
    const found = await (0,contained_path/* containedPath */.f)(start, search.roots);
    if (typeof found === 'string')
        return found === 'missing' ? [] : found;
    return findFiles({ ...search, folder: found.real, pattern });
}
/** Sorted by name, folder by folder. */
function sorted(paths) {
    // A zero byte sorts before everything else and cannot occur in a name.
    const keys = Array.from(paths, (path) => path.replaceAll('/', '\0')).sort();
    return keys.map((key) => key.replaceAll('\0', '/'));
}
/** The real paths of those inside the roots; a link that leads outside is reported. */
async function contained(search, { paths, pattern }) {
    const kept = [];
    for (const path of paths) {
        search.signal.throwIfAborted();
        const found = await (0,contained_path/* containedPath */.f)(path, search.roots);
        if (found === 'outside') {
            const name = (0,external_node_path_.relative)(search.folders[0] ?? '/', path);
            await search.report(`\`${name}\` (\`${pattern.text}\`) was skipped: it links outside the build's folders`);
        }
        else if (found !== 'missing') {
            kept.push(found.real);
        }
    }
    return kept;
}
/** A folder can contain a million names: after so many, the event loop gets a turn. */
const namesPerTurn = 100;
/** A name that only wildcards match. */
const anyName = '\u0001';
/** Apple's bundles and archives: folders that people handle as one file. */
const bundle = /\.(?:app|appex|bundle|dSYM|framework|xcarchive|xcframework|xcresult)$/;
/**
 * The files and folders below a folder, the pattern's base, that match the pattern. A folder is left to be searched when
 * the pattern also matches what is in it, as `**` does, unless it is a bundle. Links are listed but not followed, and
 * folders in which nothing can match are skipped.
 */
async function findFiles({ folder, pattern, signal, }) {
    const found = [];
    const folders = [{ path: folder, places: pattern.begin(pattern.base.length) }];
    let names = 0;
    for (let next = folders.pop(); next; next = folders.pop()) {
        for (const entry of await entriesOf(next.path)) {
            names += 1;
            if (names % namesPerTurn === 0)
                await (0,external_node_timers_promises_.setImmediate)();
            signal.throwIfAborted();
            const path = (0,external_node_path_.join)(next.path, entry.name);
            const places = pattern.advance(next.places, entry.name);
            const isWhole = !entry.isDirectory() || bundle.test(entry.name) || !pattern.isEnd(pattern.advance(places, anyName));
            if (isWhole && pattern.isEnd(places))
                found.push(path);
            else if (entry.isDirectory() && pattern.goesOn(places))
                folders.push({ path, places });
        }
    }
    return found;
}
async function entriesOf(folder) {
    try {
        return await (0,promises_.readdir)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./out/service/executor/artefacts/collect.js








/** More files mean a mistake in a pattern, such as `**`. */
const countLimit = 1_000;
/**
 * Copies each file that matches the patterns into the executor's own folder, packs each folder there, and reports the
 * copies. Size and digest are those of the copy, whatever a script that is still running does to the original.
 *
 * @throws the system's error when a copy cannot be written
 */
async function collectArtefacts(options) {
    const { log, signal, own, tool } = options;
    const report = (problem) => log.line((0,executor_errors/* plainText */.wh)(problem));
    const found = await findArtefacts({ ...options, report });
    if (found.length > countLimit)
        await log.line(`${found.length} files were found; only the first ${countLimit} are kept.`);
    const kept = [];
    const names = new Set();
    for (const [at, path] of found.slice(0, countLimit).entries()) {
        signal.throwIfAborted();
        const to = `artefact-${at}`;
        const isFolder = await isDirectory(path);
        const measured = isFolder
            ? await packFolder({ folder: path, own, to, tool, log })
            : await copyMeasured({ from: path, own, to, signal });
        if (!measured) {
            if (!isFolder)
                await log.line(`${(0,executor_errors/* plainText */.wh)(path)} was skipped: it is not a regular file.`);
            continue;
        }
        const plain = isFolder ? `${(0,external_node_path_.basename)(path)}.zip` : (0,external_node_path_.basename)(path);
        const name = unusedName(plain, names);
        names.add(name);
        const copy = { path: (0,external_node_path_.join)(own.path, to), name };
        const described = { name, type: artefactType(name), ...measured };
        await log.line(`${(0,executor_errors/* plainText */.wh)(name)}: ${measured.size} bytes, md5 ${measured.md5}`);
        const facts = await packageFacts(copy, { log, signal });
        const url = await options.keep({ ...described, path: copy.path, facts });
        kept.push({ ...described, ...facts, url });
    }
    return kept;
}
async function isDirectory(path) {
    try {
        return (await (0,promises_.lstat)(path)).isDirectory();
    }
    catch {
        return false;
    }
}
/** A second `app.apk` becomes `app-2.apk`, a second `Runner.app.zip` `Runner-2.app.zip`. */
function unusedName(name, used) {
    const extension = /(?:\.[A-Za-z]+)?\.zip$/.exec(name)?.[0] ?? (0,external_node_path_.extname)(name);
    const stem = name.slice(0, name.length - extension.length);
    let numbered = name;
    for (let count = 2; used.has(numbered); count += 1)
        numbered = `${stem}-${count}${extension}`;
    return numbered;
}
/** Copies a regular file in pieces; `undefined` when it is not one, is missing, or cannot be opened. */
async function copyMeasured(options) {
    let source;
    try {
        // If a script has replaced the file since, a link is not followed, and a pipe is not waited for.
        source = await (0,promises_.open)(options.from, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
    }
    catch {
        return undefined;
    }
    try {
        if (!(await source.stat()).isFile())
            return undefined;
        const target = await options.own.create(options.to);
        try {
            const md5 = (0,external_node_crypto_.createHash)('md5');
            const piece = Buffer.alloc(2 ** 18);
            let size = 0;
            for (;;) {
                options.signal.throwIfAborted();
                const { bytesRead } = await source.read(piece, 0, piece.length, null);
                if (bytesRead === 0)
                    return { size, md5: md5.digest('hex') };
                const read = piece.subarray(0, bytesRead);
                md5.update(read);
                size += bytesRead;
                await target.appendFile(read);
            }
        }
        finally {
            await target.close();
        }
    }
    finally {
        await source.close();
    }
}

;// CONCATENATED MODULE: ./out/service/executor/artefacts/places.js





/** @param build its folders as its scripts left them, and the variables that the last one left */
async function artefactPlaces(build) {
    const { workflow, folders, variables } = build;
    const expanded = (text) => expandVariables(inOwnTemporary(text, folders), variables);
    const roots = rootsOf(folders);
    const wanted = (0,external_node_path_.resolve)(folders.clone, expanded(workflow.workingDirectory));
    const directory = await (0,contained_path/* containedPath */.f)(wanted, roots);
    const patterns = workflow.artifacts.map(expanded);
    const exported = await (0,promises_.readdir)(folders.exported).catch(() => []);
    // What is in `CM_EXPORT_DIR` needs no pattern.
    if (exported.length > 0)
        patterns.push((0,external_node_path_.join)(folders.exported, '*'));
    const starts = new Set([folders.clone, ...(typeof directory === 'string' ? [] : [directory.real])]);
    return { patterns, folders: [...starts], roots };
}

;// CONCATENATED MODULE: ./out/service/executor/phases/scripts.js




/**
 * Runs the workflow's scripts until one fails, then collects artefacts and runs the publishing scripts. These run after a
 * failure too, as on the hosted service, so that reports are kept; `CM_BUILD_STEP_STATUS` tells them of the failure.
 */
async function scriptPhase(context, build, work) {
    const { plan, scripts } = work;
    // Also for a build without a script of that type: clients expect to see the state.
    await context.recorder.state('building');
    const failure = await runScripts(context, scripts, plan.scripts);
    await recordLabels(context, build, scripts.variables());
    await context.recorder.state('publishing');
    const artefacts = plan.collecting ? await collect(context, build, { step: plan.collecting, scripts }) : [];
    const more = {
        CM_BUILD_STEP_STATUS: failure === null ? 'success' : 'failure',
        CM_ARTIFACT_LINKS: artefactLinks(artefacts),
    };
    const warning = await runScripts(context, scripts, plan.publishing, more);
    return { failure, warning };
}
/** Characters; Linux starts no process with a longer variable. */
const linksLimit = 120_000;
/** As JSON; those that do not fit are left out. */
function artefactLinks(artefacts) {
    const links = [];
    let length = 0;
    for (const artefact of artefacts) {
        const link = JSON.stringify(artefact);
        length += Buffer.byteLength(link) + 1;
        if (length > linksLimit)
            break;
        links.push(link);
    }
    return `[${links.join(',')}]`;
}
/** Scripts may have set variables that stand in a label. */
async function recordLabels({ recorder }, { workflow }, variables) {
    if (workflow.labels.some((label) => label.includes('$')))
        await recorder.workflow({ name: workflow.name, labels: labelsOf(workflow, variables) });
}
/** Runs scripts up to the first failure that is not ignored, and returns its message. */
async function runScripts(context, scripts, planned, more = {}) {
    for (const { step, script } of planned) {
        await context.recorder.state(step.type);
        const { message } = await context.steps.run(step, async (log) => {
            const result = await scripts.run(script, { step, log, more });
            if (result.status === 'failed' && script.ignoreFailure)
                await log.line('The failure is ignored (ignore_failure).');
            return result;
        });
        if (message !== null && !script.ignoreFailure)
            return message;
    }
    return null;
}
async function collect(context, { folders, workflow }, { step, scripts }) {
    const { artefacts } = await context.steps.run(step, async (log) => {
        const kept = await collectArtefacts({
            ...(await artefactPlaces({ workflow, folders, variables: scripts.variables() })),
            own: folders.own,
            log,
            signal: context.stop.signal,
            tool: {
                run: context.processes.run,
                env: { ...context.machine, ...processVariables(context.order.buildId, folders) },
            },
            keep: (file) => context.recorder.artefact(file),
        });
        return { status: 'success', artefacts: kept };
    });
    return artefacts;
}

;// CONCATENATED MODULE: ./out/service/executor/processes/end-processes.js



/** How long processes have to exit after SIGTERM, in milliseconds. */
const graceMs = 2_000;
const pauseMs = 50;
/** Rounds of SIGKILL before giving up on the rest: processes of other users, or hung in the kernel. */
const killRounds = 200;
/** A process that is just starting a program shows no environment for a moment: one empty round proves nothing. */
const emptyRounds = 3;
/**
 * Ends every process of a build and returns how many could not be ended (0 except for processes of other users). They
 * are found by the build's id in their environment, never by a stored process id alone. First SIGTERM, two seconds later
 * SIGKILL, repeated until none is left. Returns without waiting when there is nothing to end.
 */
async function endProcesses(buildId, options) {
    const { clock, ...search } = options;
    const signalAll = createSignaller({ ...search, buildId });
    // The first round only finds the processes: once one exits on SIGTERM, its children can no longer be traced to it.
    if ((await signalAll('none')) > 0) {
        await signalAll('SIGTERM');
        const deadline = clock.monotonic() + graceMs;
        while (clock.monotonic() < deadline && (await signalAll('none')) > 0)
            await (0,out_clock/* sleep */.yy)(clock, pauseMs);
    }
    let found = 0;
    for (let round = 0, empty = 0; round < killRounds && empty < emptyRounds; round += 1) {
        found = await signalAll('SIGKILL');
        empty = found === 0 ? empty + 1 : 0;
        if (found === 0)
            await (0,external_node_timers_promises_.setImmediate)();
        else
            await (0,out_clock/* sleep */.yy)(clock, Math.min(round, pauseMs));
    }
    return found;
}
/**
 * Returns a function that finds the build's processes, signals each as soon as it is found, and returns their number.
 *
 * A process belongs to the build when it is marked or known, was found before, shares its session or group with one that
 * belongs to the build (every command of a build starts in its own session), or descends from one.
 */
function createSignaller(search) {
    /** Process id and birth of those found in earlier rounds: their parents may have exited since. */
    const before = new Map();
    return async (signal) => {
        const known = new Set(search.known?.());
        const found = new Set();
        const sessions = new Set();
        const groups = new Set();
        const others = [];
        let own;
        const add = (entry) => {
            found.add(entry.pid);
            sessions.add(entry.session);
            groups.add(entry.group);
            before.set(entry.pid, entry.birth);
            if (signal !== 'none')
                kill(entry.pid, signal);
        };
        for (const entry of await processTable(search)) {
            if (entry.pid === process.pid)
                own = entry;
            else if (entry.marked || known.has(entry.pid) || before.get(entry.pid) === entry.birth)
                add(entry);
            else
                others.push(entry);
        }
        const isRelated = (entry) => found.has(entry.parent) ||
            (entry.session !== 0 && entry.session !== own?.session && sessions.has(entry.session)) ||
            (entry.group !== own?.group && groups.has(entry.group));
        for (let size = -1; size !== found.size;) {
            size = found.size;
            for (const entry of others)
                if (!found.has(entry.pid) && isRelated(entry))
                    add(entry);
        }
        // A group is killed as a whole, so that no member can fork while the others are killed.
        if (signal === 'SIGKILL')
            for (const group of groups)
                if (group > 1 && group !== own?.group)
                    kill(-group, signal);
        return found.size;
    };
}
function kill(pid, signal) {
    try {
        process.kill(pid, signal);
    }
    catch {
        // It has exited, or belongs to another user: the next round shows which.
    }
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./out/service/executor/processes/session.js



/**
 * Starts a command without a terminal.
 *
 * @throws the system's error when it could not be started
 */
async function startSession(command) {
    const [file, ...args] = command.argv;
    const { cwd, env, input, killed } = command;
    const output = typeof command.output === 'function' ? command.output : () => undefined;
    const child = (0,external_node_child_process_.spawn)(file, args, {
        cwd,
        env,
        detached: true,
        stdio: [
            input === undefined ? 'ignore' : 'pipe',
            typeof command.output === 'function' ? 'pipe' : command.output.fd,
            'pipe',
        ],
    });
    // A command may exit before it has read all of its input; its exit status says whether that is an error.
    child.stdin?.on('error', () => undefined).end(input);
    const exited = new Promise((resolve) => {
        child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? external_node_os_.constants.signals[signal] : 0)));
    });
    const pid = await started(child);
    const alive = () => child.exitCode === null && child.signalCode === null;
    const kill = (signal) => {
        if (!alive())
            return;
        try {
            process.kill(-pid, signal);
        }
        catch {
            child.kill(signal);
        }
    };
    const captures = [
        ...(child.stdout ? [capture(child.stdout, output)] : []),
        ...(child.stderr ? [capture(child.stderr, command.errors ?? output)] : []),
    ];
    for (const { whole } of captures)
        whole.catch(() => kill('SIGKILL'));
    const exit = exited.then(async (status) => {
        await Promise.all(captures.map((one) => one.caughtUp()));
        return status;
    });
    exit.catch(() => undefined);
    const killNow = () => kill('SIGKILL');
    killed?.addEventListener('abort', killNow, { once: true });
    if (killed?.aborted)
        killNow();
    const release = () => {
        child.stdout?.destroy();
        child.stderr?.destroy();
    };
    return { pid, alive, exit, release, kill };
}
function started(child) {
    return new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('spawn', () => {
            if (child.pid === undefined)
                reject(new Error('A started process has no id'));
            else
                resolve(child.pid);
        });
    });
}
/** Handles a stream chunk by chunk, so that a slow handler slows the writer instead of filling the memory. */
function capture(stream, handle) {
    let seen = 0;
    let state = 'waiting';
    const whole = (async () => {
        try {
            for await (const chunk of stream) {
                state = 'handling';
                seen += chunk.length;
                await handle(chunk);
                state = 'waiting';
            }
        }
        finally {
            state = 'ended';
        }
    })();
    /**
     * A background process may keep the pipe open forever, so this does not wait for its end. When the command exits, all of
     * its output is in the pipe: once a few turns of the event loop bring nothing new, all of it has been handled. The bound,
     * far larger than a pipe, is for a background process that never stops printing.
     */
    const caughtUp = async () => {
        const bound = seen + 2 ** 20;
        for (let quiet = 0, before = seen; quiet < 3 && seen < bound && state !== 'ended';) {
            await (0,external_node_timers_promises_.setImmediate)();
            quiet = state === 'handling' || seen !== before ? 0 : quiet + 1;
            before = seen;
        }
        if (state === 'ended')
            await whole;
    };
    return { whole, caughtUp };
}

;// CONCATENATED MODULE: ./out/service/executor/processes/build-processes.js


function createBuildProcesses(options) {
    const { buildId, folder, clock } = options;
    const running = new Set();
    const started = new Set();
    let ending = Promise.resolve(0);
    const endAll = () => {
        const known = function* () {
            for (const session of running)
                if (session.alive())
                    yield session.pid;
        };
        ending = ending.then(() => endProcesses(buildId, { clock, folder, known }));
        return ending;
    };
    options.signal.addEventListener('abort', () => void endAll().catch(() => undefined), { once: true });
    return {
        async run(command) {
            options.signal.throwIfAborted();
            const session = await startSession(command);
            running.add(session);
            started.add(session);
            // If the signal was aborted during the start, `endAll` may have searched too early.
            if (options.signal.aborted)
                session.kill('SIGKILL');
            try {
                const status = await session.exit;
                options.signal.throwIfAborted();
                return status;
            }
            finally {
                running.delete(session);
            }
        },
        async end() {
            const left = await endAll();
            for (const session of started)
                session.release();
            started.clear();
            return left;
        },
    };
}

;// CONCATENATED MODULE: ./out/service/executor/processes/stop.js

/** A user canceled the build. */
class Canceled extends errors/* UserError */.yo {
    constructor() {
        super('The build was canceled');
    }
}
/** The build took longer than its limit. */
class TimedOut extends errors/* UserError */.yo {
    constructor(minutes) {
        super(`The build was stopped because it took longer than ${minutes} minutes (max_build_duration)`);
    }
}
/** The time limit until the workflow, which may set another, has been read. */
const defaultMinutes = 60;
function createStop(clock, canceled) {
    const stopped = new AbortController();
    const startedAt = clock.monotonic();
    const cancel = () => stopped.abort(new Canceled());
    if (canceled.aborted)
        cancel();
    else
        canceled.addEventListener('abort', cancel, { once: true });
    let cancelTimer = () => undefined;
    const limit = (minutes) => {
        cancelTimer();
        const left = startedAt + minutes * 60_000 - clock.monotonic();
        cancelTimer = clock.setTimer(left, () => stopped.abort(new TimedOut(minutes)));
    };
    limit(defaultMinutes);
    return {
        signal: stopped.signal,
        limit,
        end() {
            cancelTimer();
            canceled.removeEventListener('abort', cancel);
        },
    };
}

;// CONCATENATED MODULE: ./out/service/executor/step-list/step-log.js
/** How much of a step's output is kept, in bytes. */
const logCap = 16 * 2 ** 20;
/** Creates `<logs>/<stepId>.log`. */
async function openStepLog(options) {
    const file = await options.logs.create(`${options.stepId}.log`);
    const cap = options.cap ?? logCap;
    let kept = 0;
    let last = 0x0a;
    let pending = Promise.resolve();
    let closed = false;
    const append = async (text) => {
        if (text.length === 0)
            return;
        await writeWhole(file, text);
        last = text.at(-1) ?? last;
    };
    const appendLine = (text) => append(Buffer.from(`${last === 0x0a ? '' : '\n'}${text}\n`));
    const inTurn = (work) => {
        const turn = pending.then(work);
        pending = turn.catch(() => undefined);
        return turn;
    };
    return {
        write: (chunk) => inTurn(async () => {
            if (closed || kept > cap)
                return;
            await append(chunk.subarray(0, cap - kept));
            kept += chunk.length;
            if (kept > cap)
                await appendLine(`[The log is full: output after the first ${cap} bytes was discarded.]`);
        }),
        line: (text) => inTurn(async () => {
            if (!closed)
                await appendLine(text.replace(/[\r\n]+/g, ' '));
        }),
        close: () => inTurn(async () => {
            if (closed)
                return;
            closed = true;
            await file.close();
        }),
    };
}
/** A single `write` may write only a part when the disk is nearly full. */
async function writeWhole(file, text) {
    for (let done = 0; done < text.length;) {
        const { bytesWritten } = await file.write(text, done);
        done += bytesWritten;
    }
}

;// CONCATENATED MODULE: ./out/service/executor/step-list/step-list.js



function createStepList(options) {
    const steps = [];
    const logs = [];
    const report = async () => {
        await options.report(structuredClone(steps));
    };
    const now = () => (0,timestamp/* formatTimestamp */.Ey)(options.clock.now());
    const change = (at, changes) => {
        const old = steps[at];
        if (!old)
            throw new RangeError(`There is no step ${at + 1}`);
        // The log of a script is on its part, as on the hosted service (docs/hosted-service.md, "Steps and logs").
        const subactions = old.subactions.map((part) => ({ ...part, ...changes }));
        const own = subactions.length > 0 ? { ...changes, logUrl: null } : changes;
        steps[at] = { ...old, ...own, subactions };
    };
    const skipTheRest = async () => {
        const waiting = steps.flatMap(({ status, startedAt }, at) => (status || startedAt ? [] : [at]));
        for (const at of waiting)
            change(at, { status: 'skipped' });
        if (waiting.length > 0)
            await report();
    };
    return {
        add(name, type, script) {
            const id = options.random.hex(12);
            const waiting = { status: null, startedAt: null, finishedAt: null, logUrl: null };
            const subactions = script ? [{ command: shortened(script.command), ...waiting }] : [];
            steps.push({ _id: id, name, type, ...waiting, subactions });
            return { id, name, type, number: steps.length };
        },
        report,
        async run(step, work) {
            options.signal.throwIfAborted();
            const logUrl = `/builds/${encodeURIComponent(options.buildId)}/step/${step.id}`;
            change(step.number - 1, { startedAt: now(), logUrl });
            await report();
            const ended = (status) => {
                change(step.number - 1, { status, finishedAt: now() });
                return report();
            };
            let log;
            try {
                log = await openStepLog({ logs: options.logs, stepId: step.id, cap: options.logCap });
                logs.push(log);
                const result = await work(log);
                await ended(result.status);
                return result;
            }
            catch (thrown) {
                // The log of the failed step should give the reason too, if it can still be written.
                if (thrown instanceof errors/* UserError */.yo)
                    await log?.line(thrown.message).catch(() => undefined);
                await ended(options.signal.aborted ? 'canceled' : 'failed');
                throw thrown;
            }
        },
        async end() {
            if (!options.signal.aborted)
                await skipTheRest();
            await Promise.all(logs.map((log) => log.close()));
        },
    };
}
/** Characters. Each answer about a build has all of its scripts. */
const longestCommand = 1_000;
function shortened(command) {
    const text = command.trim();
    return text.length > longestCommand ? `${text.slice(0, longestCommand - 1).toWellFormed()}…` : text;
}

;// CONCATENATED MODULE: ./out/service/executor/execute.js
/** Runs builds with real Git and a real shell. A build sees only the permitted part of the machine's environment. */
















function createExecutor(options) {
    const environment = options.environment ?? process.env;
    const machine = (0,environment_machine/* machineEnvironment */.R5)(environment, options.named);
    const forGit = (0,environment_machine/* gitEnvironment */._K)(environment);
    return async (order, given, { signal }) => {
        const { clock, random, workflowReader: command } = options;
        const recorder = withoutRepeatedStates(given);
        const folder = await (0,promises_.realpath)(order.folder);
        const own = await openOwnFolder(order.own);
        const logs = await openOwnFolder(order.logs);
        const stop = createStop(clock, signal);
        const { buildId } = order;
        const processes = createBuildProcesses({ buildId, folder, clock, signal: stop.signal });
        const steps = createStepList({
            buildId,
            logs,
            logCap: options.logCap ?? logCap,
            clock,
            random,
            signal: stop.signal,
            report: (all) => recorder.steps(all),
        });
        const { run } = processes;
        const readWorkflow = (request, spawnOptions) => (0,reader/* readInProcess */.vM)(request, { ...spawnOptions, command, clock, run });
        try {
            return await runPhases({
                order,
                clock,
                own,
                recorder,
                machine,
                forGit,
                stop,
                processes,
                steps,
                readWorkflow,
            });
        }
        catch (thrown) {
            return outcomeOf(thrown, stop);
        }
        finally {
            stop.end();
            try {
                await processes.end();
            }
            finally {
                await steps.end();
            }
        }
    };
}
async function runPhases(context) {
    const build = await fetchPhase(context);
    const { workflow, variables } = build;
    const plan = planSteps(context.steps, workflow);
    await context.steps.report();
    if (plan.restoring)
        await restorePhase(context, build, { step: plan.restoring, variables: scriptVariables(variables) });
    const scripts = await createScriptRunner({
        ...build,
        planned: [...plan.scripts, ...plan.publishing],
        processes: context.processes,
        path: context.machine.PATH,
        workingDirectory: workflow.workingDirectory,
    });
    const { failure, warning } = await scriptPhase(context, build, { plan, scripts });
    await context.recorder.state('finishing');
    await context.steps.run(plan.cleaning, async (log) => {
        const left = await context.processes.end();
        if (left > 0)
            await log.line(`${left} processes of the build could not be ended.`);
        return { status: 'success' };
    });
    context.stop.signal.throwIfAborted();
    if (failure !== null)
        return { state: 'failed', message: failure };
    const mistake = warning ?? build.problem;
    if (mistake !== null)
        return { state: 'warning', message: mistake };
    if (plan.storing)
        await storePhase(context, build, { step: plan.storing, variables: scripts.variables() });
    return { state: 'finished', message: null };
}
/** The outcome of a build that was stopped or failed. @throws what was thrown when it is a bug in the executor */
function outcomeOf(thrown, stop) {
    const { signal } = stop;
    if (signal.aborted) {
        const state = signal.reason instanceof TimedOut ? 'timeout' : 'canceled';
        return { state, message: signal.reason.message };
    }
    if (thrown instanceof errors/* UserError */.yo)
        return { state: 'failed', message: thrown.message };
    const cause = (0,executor_errors/* systemCause */.zE)(thrown);
    if (cause !== undefined)
        return { state: 'failed', message: `The build could not continue: ${cause}` };
    throw thrown;
}
/** Several steps in a row may have the same state; the recorder gets it once. */
function withoutRepeatedStates(recorder) {
    let last;
    return {
        commit: (commit) => recorder.commit(commit),
        workflow: (read) => recorder.workflow(read),
        steps: (steps) => recorder.steps(steps),
        artefact: (file) => recorder.artefact(file),
        cache: (archive) => recorder.cache(archive),
        async state(state) {
            if (state === last)
                return;
            last = state;
            await recorder.state(state);
        },
    };
}

;// CONCATENATED MODULE: ./out/service/executor/git/list-branches.js







/**
 * Reads the names of a repository's branches, sorted, and which of them its HEAD names.
 *
 * @throws RefusedRepositoryUrl, UnreachableRepository, ChangedHostKey or RefusedKey; the signal's reason when it is
 * aborted
 */
async function listBranches(repository, options) {
    const { signal } = options;
    signal.throwIfAborted();
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(await (0,promises_.realpath)((0,external_node_os_.tmpdir)()), 'build-service-'));
    try {
        const machine = options.environment ?? process.env;
        const base = { ...(0,environment_machine/* machineEnvironment */.R5)(machine), ...(0,environment_machine/* gitEnvironment */._K)(machine), HOME: folder, TMPDIR: folder };
        const access = await openGitAccess({ repository, folder, cwd: folder, base });
        const run = (command) => runUntil(signal, command);
        const git = createGit({ run, cwd: folder, access, progress: () => undefined });
        const listed = expectSuccess(await git('ls-remote', '--symref', '--', remote, 'HEAD', 'refs/heads/*'));
        return branchesIn(listed.output);
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
const prefix = 'refs/heads/';
/** The lines are `<hash>\t<name>`, and before them `ref: <name>\tHEAD`, unless HEAD is detached. */
function branchesIn(output) {
    const lines = output.split('\n');
    const names = lines
        .flatMap((line) => line.split('\t').slice(1))
        .filter((name) => name.startsWith(prefix))
        .map((name) => name.slice(prefix.length))
        .sort();
    const [head] = lines.filter((line) => line.startsWith(`ref: ${prefix}`) && line.endsWith('\tHEAD'));
    const defaultBranch = head?.slice(`ref: ${prefix}`.length, -'\tHEAD'.length);
    // A HEAD can name a branch that does not exist yet.
    return { names, defaultBranch: names.find((name) => name === defaultBranch) ?? null };
}
async function runUntil(signal, command) {
    const session = await startSession(command);
    const stop = () => session.kill('SIGKILL');
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted)
        stop();
    try {
        const status = await session.exit;
        signal.throwIfAborted();
        return status;
    }
    finally {
        signal.removeEventListener('abort', stop);
    }
}

;// CONCATENATED MODULE: ./out/entry/executor.js




/**
 * The real executor: clones repositories, and runs builds as processes.
 *
 * @param options `workflowReader` is the script of the process that reads workflow files; `environment` is that of this
 *   process by default; `named` are variables of it that builds get in addition to those that are always allowed
 */
function realExecutor({ clock, random, workflowReader, environment = external_node_process_.env, named = [], }) {
    // A workflow file has at most 256 KiB: only a malicious one needs more memory than this.
    const command = [external_node_process_.execPath, '--max-old-space-size=256', workflowReader];
    return {
        execute: createExecutor({ clock, random, workflowReader: command, environment, named }),
        listBranches: (repository, { signal }) => listBranches(repository, { signal, environment }),
        endProcesses: ({ buildId, folder }) => endProcesses(buildId, { clock, folder }),
    };
}

;// CONCATENATED MODULE: ./out/entry/stop-signal.js

/** One Ctrl-C can arrive twice: the terminal sends it, and npm forwards it. Nobody presses it twice within this time. */
const duplicateMs = 1_000;
/**
 * Aborted by the first SIGINT or SIGTERM, for a clean end; another one, at least a second later, ends the process at
 * once.
 */
function stopSignal({ process, clock }) {
    const stop = new AbortController();
    let first = 0;
    for (const name of ['SIGINT', 'SIGTERM'])
        process.on(name, () => {
            if (!stop.signal.aborted) {
                first = clock.monotonic();
                stop.abort();
            }
            else if (clock.monotonic() - first >= duplicateMs)
                process.exit(130);
        });
    return stop.signal;
}
/** Whatever a repository makes the service do, the service ends within five seconds of a signal. */
const gracePeriodMs = 4_000;
/** Ends this process by SIGKILL, because an exit waits for pending file operations. The next start cleans up. */
function killThisProcess() {
    external_node_process_.kill(external_node_process_.pid, 'SIGKILL');
}
/** Calls `kill` four seconds after the signal. The function that it returns cancels this. */
function killAfterGracePeriod(signal, { clock, log, kill }) {
    let cancelTimer = () => { };
    const start = () => {
        cancelTimer = clock.setTimer(gracePeriodMs, () => {
            log('did not stop in time and is killed: the next start cleans up');
            kill();
        });
    };
    if (signal.aborted)
        start();
    else
        signal.addEventListener('abort', start, { once: true });
    return () => {
        signal.removeEventListener('abort', start);
        cancelTimer();
    };
}

;// CONCATENATED MODULE: ./out/entry/service-process.js
/** The background process of the service action: the local build service, and nothing else. */











const system = { clock: out_clock/* systemClock */.ml, random: out_clock/* systemRandom */.vg };
/** The script of the reader's process is in the same folder as the one that node was started with. */
const workflowReader = (0,external_node_path_.join)((0,external_node_path_.dirname)(external_node_process_.argv[1] ?? ''), 'workflow-reader.js');
/**
 * Runs the service with the options in the first message. The first signal ends it cleanly, a second one at once.
 */
async function serviceProcess() {
    const signal = stopSignal({ process: external_node_process_, clock: out_clock/* systemClock */.ml });
    const cancelTimer = killAfterGracePeriod(signal, { clock: out_clock/* systemClock */.ml, log, kill: killThisProcess });
    // Writing a file over the system's size limit is then an error, and does not kill the service.
    external_node_process_.on('SIGXFSZ', () => { });
    try {
        const [message] = await (0,external_node_events_.once)(external_node_process_, 'message');
        const { repositoryUrl, gitEnvironment, faults, ...options } = background_process/* ServiceStart */.Md.parse(message);
        const running = await startService({
            ...system,
            ...options,
            builders: 2,
            faults: faults === undefined ? [] : readFaults(faults),
            executor: realExecutor({
                ...system,
                workflowReader,
                environment: { ...external_node_process_.env, ...gitEnvironment },
            }),
            log,
        });
        try {
            external_node_process_.send?.(addressOf(running, repositoryUrl));
            if (!signal.aborted)
                await (0,external_node_events_.once)(signal, 'abort');
            log('stopping: cancelling running builds');
        }
        finally {
            await running.stop();
        }
        log('stopped');
    }
    catch (error) {
        const isBug = error instanceof Error && !(error instanceof errors/* UserError */.yo);
        external_node_process_.stderr.write(`${isBug ? error.stack : (0,errors/* messageOf */.bD)(error)}\n`);
        external_node_process_.exitCode = 1;
    }
    finally {
        cancelTimer();
    }
    if (external_node_process_.connected)
        external_node_process_.disconnect();
}
function log(line) {
    external_node_process_.stdout.write(`${(0,timestamp/* formatTimestamp */.Ey)(out_clock/* systemClock */.ml.now())} ${line}\n`);
}
function addressOf(running, repositoryUrl) {
    const { userId } = running.addUser('owner@localhost');
    const { appId } = running.addApplication({ userId, repositoryUrl });
    return { baseUrl: running.baseUrl, token: running.addToken(userId), appId };
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

/***/ 797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Do: () => (/* binding */ databaseName),
/* harmony export */   l: () => (/* binding */ openDataFolder),
/* harmony export */   l4: () => (/* binding */ lockName)
/* harmony export */ });
/* unused harmony export FolderUnusable */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4925);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6257);
/* harmony import */ var _folder_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8477);






/** The file that a running service keeps locked. */
const lockName = 'service.lock';
const databaseName = 'service.db';
/** The data folder cannot be used. */
class FolderUnusable extends _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo {
    constructor({ folder, cause }) {
        super(`The data folder ${folder} cannot be used: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(cause)}`, { cause });
    }
}
/**
 * Opens a data folder and creates what is missing. Only its owner can access the folder and its key file.
 *
 * @throws FolderUnusable when it cannot be created or read
 */
function openDataFolder(path) {
    try {
        (0,_folder_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .makeFolder */ .f)(path);
        // Without symbolic links, because the processes of a build are found by their working directory.
        const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(path);
        const at = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(folder, 0o700);
        for (const name of ['blobs', 'logs', 'work', 'staging'])
            (0,_folder_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .makeFolder */ .f)(at(name));
        for (const name of [databaseName, lockName])
            refuseLink(at(name));
        const key = readKeyFile(at('installation.key'));
        return {
            folder,
            database: at(databaseName),
            lock: at(lockName),
            blobs: at('blobs'),
            logs: at('logs'),
            work: at('work'),
            staging: at('staging'),
            knownHosts: at('known_hosts'),
            keyFor: (purpose) => Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)('sha256', key, '', purpose, 32)),
        };
    }
    catch (error) {
        throw new FolderUnusable({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path), cause: error });
    }
}
/** Writing to a link, or changing its mode, would change another file. */
function refuseLink(file) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file, { throwIfNoEntry: false })?.isSymbolicLink())
        throw new Error(`${file} is a link: replace it with the file itself`);
}
/**
 * Returns the 32 bytes of the key file and creates it on first use. The new file is linked to its final name once it is
 * complete, so that of several processes one wins and all read the same key. A link in its place is not followed:
 * otherwise the mode of another file would change, and its content would become the key.
 *
 * @throws the system's error, or an error that describes the problem with the file
 */
function readKeyFile(file) {
    const made = `${file}.${process.pid}.new`;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(made, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32), { mode: 0o600, flag: 'wx' });
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.linkSync)(made, file);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCode */ .xU)(error) !== 'EEXIST')
            throw error;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(made, { force: true });
    }
    const opened = openKeyFile(file);
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(opened).isFile())
            throw new Error(`${file} is not a regular file`);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(opened, 0o600);
        const key = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(opened);
        if (key.length !== 32)
            throw new Error(`${file} is not a key of this service: expected 32 bytes`);
        return key;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(opened);
    }
}
function openKeyFile(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCode */ .xU)(error) !== 'ELOOP')
            throw error;
        throw new Error(`${file} is a link: replace it with the key file itself, or remove it`, { cause: error });
    }
}


/***/ }),

/***/ 8477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ makeFolder),
/* harmony export */   v: () => (/* binding */ removeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6257);




/**
 * Creates a folder and its missing parents, with access for their owner only. Node's own `recursive` loops forever below
 * `/proc` on Linux, where creating a folder always fails with ENOENT.
 *
 * @throws the system's error
 */
function makeFolder(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, { mode: 0o700 });
    }
    catch (error) {
        const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCode */ .xU)(error);
        if (code === 'EEXIST' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory())
            return;
        if (code !== 'ENOENT' || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { throwIfNoEntry: false }))
            throw error;
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, { mode: 0o700 });
    }
}
/**
 * Removes a build's folder and everything that scripts left in it, folders without permissions included. Links are
 * removed and never followed.
 *
 * @throws the signal's reason when it is aborted: removing a million files takes minutes
 */
async function removeFolder(folder, signal) {
    try {
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(folder)).isDirectory())
            await removeTree(folder, signal);
        else
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder);
    }
    catch {
        signal?.throwIfAborted();
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
}
async function removeTree(folder, signal) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(folder, 0o700);
    for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder, { withFileTypes: true })) {
        signal?.throwIfAborted();
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, entry.name);
        if (entry.isDirectory())
            await removeTree(path, signal);
        else
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true });
    }
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rmdir)(folder);
}


/***/ }),

/***/ 9755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fv: () => (/* binding */ serviceRunsOn),
/* harmony export */   MS: () => (/* binding */ lockFolder)
/* harmony export */ });
/* unused harmony export FolderInUse */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_sqlite__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4925);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6257);
/* harmony import */ var _data_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(797);






/** SQLITE_BUSY. */
const busy = 5;
/** How long to wait for an account command that is using the database, in milliseconds. */
const databaseTimeout = 1_000;
/** Another service is running on the same data folder. */
class FolderInUse extends _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo {
    constructor({ folder, cause }) {
        super(`Another build service is running on ${folder}: stop it, or use another folder with --data`, {
            cause,
        });
    }
}
/** Whether a service is running on this data folder. Creates nothing if the folder does not exist. */
function serviceRunsOn(folder) {
    const database = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _data_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .databaseName */ .Do);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(database))
        return false;
    try {
        lockFolder({ folder, lock: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _data_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .lockName */ .l4), database })();
        return false;
    }
    catch (error) {
        if (error instanceof FolderInUse)
            return true;
        throw error;
    }
}
/**
 * Makes this process the only service of a data folder until the returned function is called. The operating system holds
 * the lock for the process, so it does not outlive a `kill -9`, as a file with a process id would.
 *
 * If somebody removed the lock file of a running service, the lock alone would succeed. Therefore the database must not
 * be open elsewhere either.
 *
 * @throws FolderInUse when another service is running on it
 */
function lockFolder({ folder, lock, database }) {
    const unlock = lockExclusively({ file: lock, folder, timeout: 0 });
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(database))
            lockExclusively({ file: database, folder, timeout: databaseTimeout })();
        return unlock;
    }
    catch (error) {
        unlock();
        throw error;
    }
}
/** Locks a database for one connection until that is closed. In WAL mode this fails while any other connection is open. */
function lockExclusively(options) {
    const { file, folder, timeout } = options;
    const database = new node_sqlite__WEBPACK_IMPORTED_MODULE_2__.DatabaseSync(file, { timeout });
    try {
        database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
    }
    catch (error) {
        database.close();
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .sqliteCode */ .ac)(error) === busy ? new FolderInUse({ folder, cause: error }) : error;
    }
    return () => database.close();
}


/***/ })

};
