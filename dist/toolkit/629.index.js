export const id = 629;
export const ids = [629];
export const modules = {

/***/ 4104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ Ready),
/* harmony export */   p: () => (/* binding */ Order)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2311);

/** What the process in the background is told. */
const Order = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    dataFolder: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    repositoryUrl: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    port: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    /** Variables of Git's alone. */
    forGit: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
/** What it says when it is ready. */
const Ready = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ baseUrl: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), token: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), appId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });


/***/ }),

/***/ 3629:
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
// EXTERNAL MODULE: ./out/actions/service/order.js
var order = __webpack_require__(4104);
// EXTERNAL MODULE: ./out/clock.js
var out_clock = __webpack_require__(3194);
// EXTERNAL MODULE: ./out/contract/timestamp.js
var timestamp = __webpack_require__(3623);
// EXTERNAL MODULE: ./out/errors.js
var errors = __webpack_require__(4925);
;// CONCATENATED MODULE: ./out/service/applications/accounts.js
function peopleOf({ store, clock, random }) {
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
/** Makes the users and teams of the configuration, and gives each member the role that it says. Removes nobody. */
function admit({ users, teams }, parts) {
    const { store, clock, random } = parts;
    const { addUser } = peopleOf(parts);
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

;// CONCATENATED MODULE: ./out/service/errors.js
/**
 * Why the service does not do what it was asked. One class, one situation; `server/failures.ts` gives each its status,
 * and the message is what the caller reads in `error`.
 */

class Refusal extends errors/* UserError */.y {
}
/** A field, parameter or body is missing or wrong. */
class WrongRequest extends Refusal {
}
/** No token, or one that nobody has. */
class NotSignedIn extends Refusal {
    constructor() {
        super('The header x-auth-token is missing or holds no valid API token');
    }
}
/** The caller is known, but lacks the role. */
class NotAllowed extends Refusal {
}
/** There is no such thing, or none that the caller may see: the two are never told apart. */
class NotFound extends Refusal {
    constructor({ what, id }) {
        super(`There is no ${what} ${JSON.stringify(id)} that this token can see`);
    }
}
/** No endpoint has this path. */
class NoSuchRoute extends Refusal {
    constructor({ method, path }) {
        super(`${method} ${path} is no endpoint of this service; GET /openapi.json lists them`);
    }
}
/** The path is an endpoint's, the method is not. */
class MethodNotAllowed extends Refusal {
    allowed;
    constructor({ method, allowed }) {
        super(`${method} is not allowed here, only ${allowed.join(', ')}`);
        this.allowed = allowed;
    }
}
/** It would break a rule that holds whatever the role, such as a team without an owner. */
class Conflict extends Refusal {
}
class BodyTooLarge extends Refusal {
    constructor({ limit }) {
        super(`The body is larger than ${limit} bytes`);
    }
}
/** The user's requests of this hour are spent. */
class TooManyRequests extends Refusal {
    /** Milliseconds since the epoch. */
    resetAt;
    constructor({ limit, resetAt }) {
        super(`More than ${limit} requests in an hour; the next one is taken at ${new Date(resetAt).toISOString()}`);
        this.resetAt = resetAt;
    }
}
/** A link that was not signed here, or was changed since. */
class LinkAltered extends Refusal {
    constructor() {
        super('This link was not made by this service, or it was altered');
    }
}
class LinkExpired extends Refusal {
    constructor({ expiredAt }) {
        super(`This link expired at ${new Date(expiredAt).toISOString()}`);
    }
}
/** A request under another name than the loopback's: a web page whose name was pointed at 127.0.0.1 sends those. */
class WrongHost extends Refusal {
    constructor() {
        super('The Host header names another machine; this service answers to 127.0.0.1 and localhost only');
    }
}
/** A request that a web page of another origin made. */
class WrongOrigin extends Refusal {
    constructor() {
        super('A web page of another origin sent this request; this service answers programs and its own pages only');
    }
}

;// CONCATENATED MODULE: ./out/service/executor/git/repository-url.js

/** The address is none that this service clones from. */
class RefusedRepositoryUrl extends errors/* UserError */.y {
    constructor(why) {
        super(`The repository's address ${why}; it has to be an https or SSH address or an absolute path`);
    }
}
/**
 * Tells what kind of address it is: `https://…`, `ssh://…`, `user@host:path`, or an absolute path of this machine.
 *
 * @throws RefusedRepositoryUrl for every other, such as `ext::…`, `file://…` and `http://…`, and for addresses with
 * control characters or with parts that a program could read as options
 */
function checkRepositoryUrl(url) {
    if (url === '')
        throw new RefusedRepositoryUrl('is empty');
    if (url.length > 2_048)
        throw new RefusedRepositoryUrl('is longer than 2048 characters');
    if (/[\p{Cc}\u2028\u2029]/u.test(url))
        throw new RefusedRepositoryUrl('holds line breaks or control characters');
    if (url.startsWith('-'))
        throw new RefusedRepositoryUrl('begins with a dash');
    if (url.startsWith('/'))
        return { kind: 'path', name: nameOf(url) };
    if (/^\w[\w+.-]*::/.test(url))
        throw new RefusedRepositoryUrl('asks for a transport helper (`::`)');
    const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(url)?.[1]?.toLowerCase();
    if (scheme === 'https' || scheme === 'ssh') {
        const { pathname } = checkHost(url, scheme);
        return { kind: scheme, name: nameOf(pathname) };
    }
    if (scheme)
        throw new RefusedRepositoryUrl(`uses \`${scheme}\``);
    if (/^(?:[\w.][\w.+-]*@)?(?:[\w.][\w.-]*|\[[\da-f:.]+\]):(?!-)[^\s:][^\s]*$/i.test(url))
        return { kind: 'ssh', name: nameOf(url) };
    throw new RefusedRepositoryUrl('is not understood');
}
function checkHost(url, scheme) {
    if (/\s/.test(url))
        throw new RefusedRepositoryUrl('holds spaces');
    // Programs do not agree on whether it ends the host.
    if (url.includes('\\'))
        throw new RefusedRepositoryUrl('holds a backslash');
    const parsed = URL.parse(url);
    if (!parsed)
        throw new RefusedRepositoryUrl(url.endsWith('://') ? 'names no repository' : 'is not understood');
    if (parsed.hostname === '')
        throw new RefusedRepositoryUrl('has no host');
    const parts = [parsed.hostname, parsed.username];
    if (scheme === 'ssh')
        parts.push(parsed.pathname.replace(/^\//, ''));
    if (parts.some((part) => /^(-|%2d)/i.test(part)))
        throw new RefusedRepositoryUrl('holds a part that begins with a dash');
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
        throw new RefusedRepositoryUrl('names no repository');
    return name;
}

;// CONCATENATED MODULE: ./out/service/applications/add-application.js


/**
 * Adds a repository as an application, named after it.
 *
 * @throws RefusedRepositoryUrl when the address is none that a build may clone
 * @throws NotAllowed when a team is given of which the user is no owner
 */
function addApplication({ userId, repositoryUrl, teamId, projectType, key }, { store, vault, clock, random }) {
    const { name } = checkRepositoryUrl(repositoryUrl);
    // The same words whether or not there is such a team: who is not in it learns nothing.
    if (teamId && store.teams.roleOf({ teamId, userId }) !== 'owner')
        throw new NotAllowed(`Only an owner of the team ${JSON.stringify(teamId)} may add applications to it`);
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
/** Asks repositories for their branches, none for longer than `limit` milliseconds, nor than the service runs. */
function createBranchListing(parts) {
    const { ask, clock, limit } = parts;
    const closing = new AbortController();
    const asked = new Set();
    return {
        async list(repository) {
            const overdue = new AbortController();
            const cancelTimer = clock.setTimer(limit, () => overdue.abort(new Error(`not done within ${limit} ms`)));
            const answer = ask(repository, { signal: AbortSignal.any([overdue.signal, closing.signal]) });
            asked.add(answer);
            try {
                return await answer;
            }
            finally {
                cancelTimer();
                asked.delete(answer);
            }
        },
        async stop() {
            closing.abort(new Error('the service is being stopped'));
            await Promise.allSettled(asked);
        },
    };
}

;// CONCATENATED MODULE: ./out/service/applications/configuration.js
const emptyConfiguration = { users: [], teams: [], groups: {}, applications: [] };
/** The workflows of the workflow editor that an application has, by id. */
function editorWorkflows({ applications }, { repositoryUrl }) {
    return new Map(applications.flatMap((known) => (known.repositoryUrl === repositoryUrl ? [...known.workflows] : [])));
}
/** The variable groups that an application may use: its own win over those for all. */
function variableGroups({ applications, groups }, { repositoryUrl }) {
    const own = applications
        .filter((known) => known.repositoryUrl === repositoryUrl)
        .map((known) => known.groups);
    return Object.assign({}, groups, ...own);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(2311);
;// CONCATENATED MODULE: ./out/service/builds/build-request.js

/** What a request to build asks beside workflow and ref. It may hold secrets: it is kept sealed, and never shown. */
const BuildRequest = schemas/* object */.Ikc({
    variables: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()),
    softwareVersions: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()),
    groups: schemas/* array */.YOg(schemas/* string */.YjP()),
    instanceType: schemas/* string */.YjP().nullable(),
});
/** A repository's key as it was given. */
const SshKey = schemas/* object */.Ikc({ privateKey: schemas/* string */.YjP(), passphrase: schemas/* string */.YjP().nullable() });

;// CONCATENATED MODULE: ./out/service/applications/repository-access.js

/** How an application's repository is reached, its key unsealed. */
function repositoryAccess({ repositoryUrl, sealedKey }, { vault, installation }) {
    const key = sealedKey ? SshKey.parse(vault.open(sealedKey)) : undefined;
    return {
        url: repositoryUrl,
        knownHosts: installation.knownHosts,
        ...(key ? { key: { privateKey: Buffer.from(key.privateKey), passphrase: key.passphrase } } : {}),
    };
}

;// CONCATENATED MODULE: ./out/service/builds/cache-removal.js
/**
 * Removes the caches whose time has come, and comes back by the clock for the others. The times are in the store, so
 * that a removal that was promised happens after a restart too.
 */
function createCacheRemoval({ store, blobs, clock }) {
    let cancelTimer = () => { };
    const removeDue = () => {
        cancelTimer();
        const now = clock.now();
        const waiting = store.caches.doomed().filter(({ id, blob, removeAt }) => {
            if (removeAt === null || removeAt > now)
                return true;
            store.caches.remove(id);
            blobs.collect(blob);
            return false;
        });
        const next = Math.min(...waiting.map(({ removeAt }) => removeAt ?? Number.POSITIVE_INFINITY));
        if (Number.isFinite(next))
            cancelTimer = clock.setTimer(next - now, removeDue);
    };
    return { removeDue, stop: () => cancelTimer() };
}

// EXTERNAL MODULE: ./out/contract/state.js
var contract_state = __webpack_require__(7614);
;// CONCATENATED MODULE: ./out/service/builds/transitions.js
/**
 * Every way from one state of a build to another, written once. docs/api.md, "Build states", does not say which state
 * follows which; the order is the one in which the hosted service was seen to go through them.
 */

const transitions = {
    queued: ['preparing', 'failed', 'canceled'],
    preparing: ['fetching', 'failed', 'canceled', 'timeout'],
    // The commit's message is known once it is fetched: `[skip ci]` skips.
    fetching: ['building', 'failed', 'canceled', 'timeout', 'skipped'],
    building: ['testing', 'publishing', 'finishing', 'failed', 'canceled', 'timeout'],
    // A workflow may go on building after its tests.
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
/** A fault of ours: a state that cannot follow the other. */
class ImpossibleTransition extends Error {
    constructor({ from, to }) {
        super(`A build that is ${from} cannot become ${to}`);
    }
}
function canBecome(from, to) {
    return transitions[from].includes(to);
}
/** The states in which a builder works on the build. */
const workingStates = contract_state/* buildStates */.dY.filter((state) => state !== 'queued' && !(0,contract_state/* hasEnded */.hY)(state));

;// CONCATENATED MODULE: ./out/service/builds/queue.js




const stopped = {
    state: 'canceled',
    message: 'The build service was stopped while this build ran',
};
/** The queue: builds start in the order of their requests, never more than `limit` at a time. */
function createBuilders(parts) {
    const { limit, store, carryOut, clock, storeRetry, stopPatience, log } = parts;
    const working = new Map();
    const closing = new AbortController();
    let cancelTimer = () => { };
    const wake = () => {
        cancelTimer();
        try {
            while (!closing.signal.aborted && working.size < limit) {
                const build = store.builds.nextQueued();
                if (!build)
                    return;
                store.builds.move({ id: build.id, to: 'preparing', at: clock.now() });
                log(`build ${build.id} is preparing`);
                start(build);
            }
        }
        catch (error) {
            // Such as a full disk: the build stays queued.
            log(`the queue waits: ${(0,errors/* messageOf */.b)(error)}`);
            cancelTimer = clock.setTimer(storeRetry, wake);
        }
    };
    const start = (build) => {
        const cancel = new AbortController();
        const done = carryOut(build, { signal: cancel.signal, closing: closing.signal })
            .then((outcome) => end(build.id, closing.signal.aborted && outcome.state === 'canceled' ? stopped : outcome))
            .finally(() => {
            working.delete(build.id);
            wake();
        });
        working.set(build.id, { cancel, done });
    };
    /** Writes the end down, and tries again while the store refuses: a build is never left without one. */
    const end = async (id, outcome) => {
        for (;;) {
            try {
                settle(id, outcome);
                return;
            }
            catch (error) {
                log(`build ${id} could not be marked ${outcome.state}: ${(0,errors/* messageOf */.b)(error)}`);
                if (closing.signal.aborted)
                    return;
                await (0,out_clock/* sleep */.yy)(clock, storeRetry, closing.signal).catch(() => { });
            }
        }
    };
    const settle = (id, { state, message }) => {
        const build = store.builds.find(id);
        if (!build || (0,contract_state/* hasEnded */.hY)(build.status))
            return;
        const fits = canBecome(build.status, state);
        const to = fits ? state : 'failed';
        const cause = fits ? message : new ImpossibleTransition({ from: build.status, to: state }).message;
        store.builds.move({ id, to, at: clock.now(), message: cause });
        log(`build ${id} is ${to}${cause ? `: ${JSON.stringify(cause)}` : ''}`);
    };
    /** What has not ended by itself is marked all the same, should the process be ended before it does. */
    const markStopped = () => {
        for (const id of working.keys())
            try {
                settle(id, stopped);
            }
            catch (error) {
                log(`build ${id} could not be marked ${stopped.state}: ${(0,errors/* messageOf */.b)(error)}`);
            }
    };
    return {
        wake,
        cancel(build) {
            const work = working.get(build.id);
            if (work)
                work.cancel.abort();
            else
                settle(build.id, { state: 'canceled', message: null });
        },
        async stop() {
            closing.abort();
            cancelTimer();
            for (const { cancel } of working.values())
                cancel.abort();
            const cancelMarksTimer = clock.setTimer(stopPatience, markStopped);
            await Promise.all([...working.values()].map(({ done }) => done));
            cancelMarksTimer();
        },
    };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./out/service/data/folder/remove-folder.js


/**
 * Removes a build's folder whatever its scripts left in it, folders without permissions included. Links are removed,
 * never followed.
 *
 * @throws the signal's reason: a million files take minutes, and what is left is removed by the next start
 */
async function removeFolder(folder, signal) {
    try {
        if ((await (0,promises_.lstat)(folder)).isDirectory())
            await removeTree(folder, signal);
        else
            await (0,promises_.rm)(folder);
    }
    catch {
        signal?.throwIfAborted();
        await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
}
async function removeTree(folder, signal) {
    await (0,promises_.chmod)(folder, 0o700);
    for (const entry of await (0,promises_.readdir)(folder, { withFileTypes: true })) {
        signal?.throwIfAborted();
        const path = (0,external_node_path_.join)(folder, entry.name);
        if (entry.isDirectory())
            await removeTree(path, signal);
        else
            await (0,promises_.rm)(path, { force: true });
    }
    await (0,promises_.rmdir)(folder);
}

;// CONCATENATED MODULE: ./out/service/builds/recovery.js





/**
 * Puts a data folder in order before anything runs, whatever ended the last service: a build that was worked on has
 * failed and says so, what is left of its processes and files is removed, and half-written files are gone.
 */
async function recover(parts) {
    const { store, blobs, installation, clock, reapProcesses, log } = parts;
    const at = clock.now();
    for (const build of store.builds.working()) {
        await reapProcesses({ buildId: build.id, folder: (0,external_node_path_.join)(installation.work, build.id) });
        store.builds.setSteps({ id: build.id, steps: build.steps.map((step) => cutOff(step, at)) });
        const message = `The build service ended while this build was ${build.status}`;
        store.builds.move({ id: build.id, to: 'failed', at, message });
        log(`build ${build.id} is failed: ${message}`);
    }
    for (const folder of [installation.work, installation.staging])
        for (const name of await (0,promises_.readdir)(folder))
            await removeFolder((0,external_node_path_.join)(folder, name)).catch((error) => log(`a build's folder stays: ${(0,errors/* messageOf */.b)(error)}`));
    blobs.sweep();
}
/** A step that had started and not ended was cut off; one that never started stays so. */
function cutOff(step, at) {
    if (step.status !== null || !step.startedAt)
        return step;
    return {
        ...step,
        status: 'canceled',
        finishedAt: (0,timestamp/* formatTimestamp */.Ey)(at),
        subactions: step.subactions.map((part) => ({ ...part, status: part.status ?? 'canceled' })),
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./out/service/executor/errors.js
var executor_errors = __webpack_require__(997);
// EXTERNAL MODULE: ./out/service/system-error.js
var system_error = __webpack_require__(6160);
;// CONCATENATED MODULE: ./out/service/builds/artefact-name.js

/** Leaves room for what a client adds (`name-2.ext`) below the 255 bytes that file systems allow. */
const longest = 200;
/**
 * A file's name that is safe in a path, a URL and a header everywhere: no folders, no character that a file system or
 * a shell minds, never `.` or `..`.
 */
function safeName(name) {
    const plain = external_node_path_.posix
        .basename(name.replaceAll('\\', '/'))
        .toWellFormed()
        .replace(/[\p{Cc}\p{Cf}\u2028\u2029"'`$&*/:;<>?|\\]/gu, '_')
        .replace(/^\.+$/, '_');
    return shorten(plain) || '_';
}
/** Cuts the stem, never the ending. */
function shorten(name) {
    if (Buffer.byteLength(name) <= longest)
        return name;
    const ending = external_node_path_.posix.extname(name).slice(0, 20);
    const letters = [...name.slice(0, name.length - external_node_path_.posix.extname(name).length)];
    while (Buffer.byteLength(letters.join('') + ending) > longest)
        letters.pop();
    return letters.join('') + ending;
}

;// CONCATENATED MODULE: ./out/service/builds/recorder.js




/**
 * Keeps what the executor tells of one build. When something cannot be kept (a full disk), the error goes to the
 * executor, which stops, and `fault` tells how the build ends then, in words for its user.
 */
function keeperOf(build, parts) {
    const { store, clock, log } = parts;
    const { id } = build;
    let fault;
    const guarded = (what, keep) => async (told) => {
        try {
            await keep(told);
        }
        catch (error) {
            log(`build ${id}: ${what} could not be kept: ${(0,errors/* messageOf */.b)(error)}`);
            const cause = (0,executor_errors/* systemCause */.zE)(error) ?? ((0,system_error/* meansNoRoom */.pQ)(error) ? 'there is no room left' : 'its log says why');
            fault ??= { state: 'failed', message: `The service could not keep ${what}: ${cause}` };
            throw error;
        }
    };
    return {
        fault: () => fault,
        keeper: {
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
            artefact: guarded('an artefact', (file) => keepArtefact(file, { build, parts })),
            cache: guarded('the cache', ({ path }) => keepCache(path, { build, parts })),
        },
    };
}
/** Size and digest are those of what was stored, in case that a process of the build still writes to the file. */
async function keepArtefact(file, { build, parts }) {
    const { store, blobs, random } = parts;
    const blob = await blobs.keep(file.path);
    try {
        const name = safeName(file.name);
        store.artefacts.add({
            buildId: build.id,
            securePath: `${secureId(random)}/${secureId(random)}/${name}`,
            name,
            type: file.type,
            size: blob.size,
            md5: blob.md5,
            blob: blob.hash,
            packageName: file.packageName ?? null,
            versionName: file.versionName ?? null,
        });
    }
    finally {
        blob.release();
    }
}
async function keepCache(path, { build, parts }) {
    const { store, blobs, random, clock } = parts;
    const blob = await blobs.keep(path);
    try {
        const replaced = store.caches.keep({
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
/** 128 random bits in the form that the hosted service's secure ids have. */
function secureId(random) {
    return random.hex(16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

;// CONCATENATED MODULE: ./out/service/builds/run.js








/** How long the service goes on removing a build's folder once it stops, in milliseconds. */
const removalGrace = 1_000;
/**
 * Carries one build out: makes the order from what is stored, lets the executor work, keeps what it tells. Resolves
 * with how it ended whatever went wrong, a store that refused included: an error is that build's only.
 */
function createBuilding(parts) {
    const { blobs, store, execute, installation, log } = parts;
    return async (build, { signal, closing }) => {
        const folder = (0,external_node_path_.join)(installation.work, build.id);
        const own = (0,external_node_path_.join)(installation.staging, build.id);
        const cache = store.caches.latest(build);
        // A cache that is removed meanwhile stays readable until the build has ended.
        const release = cache ? blobs.hold(cache.blob) : () => { };
        const { keeper, fault } = keeperOf(build, parts);
        try {
            const logs = (0,external_node_path_.join)(installation.logs, build.id);
            // Nothing is waited for before the executor begins, so that builds begin in the order of the queue.
            for (const path of [logs, folder, own])
                (0,external_node_fs_.mkdirSync)(path, { mode: 0o700 });
            if (cache)
                store.caches.touch({ id: cache.id, at: parts.clock.now() });
            const order = orderOf(build, {
                parts,
                folder,
                own,
                logs,
                ...(cache ? { cacheArchive: blobs.pathOf(cache.blob) } : {}),
            });
            const outcome = await execute(order, keeper, { signal });
            return fault() ?? outcome;
        }
        catch (error) {
            log(`build ${build.id}: ${error instanceof Error ? error.stack : error}`);
            return fault() ?? { state: 'failed', message: `The build service had a fault: ${(0,errors/* messageOf */.b)(error)}` };
        }
        finally {
            release();
            const inTime = { closing, clock: parts.clock };
            const removals = await Promise.allSettled([folder, own].map((path) => removeInTime(path, inTime)));
            for (const removal of removals)
                if (removal.status === 'rejected')
                    log(`build ${build.id}: its folder stays: ${(0,errors/* messageOf */.b)(removal.reason)}`);
        }
    };
}
/** @throws when the service stops meanwhile: what is left is removed by the next start */
async function removeInTime(folder, { closing, clock }) {
    const late = new AbortController();
    let cancelTimer = () => { };
    const giveUp = () => {
        cancelTimer = clock.setTimer(removalGrace, () => late.abort(new Error('the service stops')));
    };
    if (closing.aborted)
        giveUp();
    else
        closing.addEventListener('abort', giveUp, { once: true });
    try {
        await removeFolder(folder, late.signal);
    }
    finally {
        closing.removeEventListener('abort', giveUp);
        cancelTimer();
    }
}
function orderOf(build, given) {
    const { parts, ...places } = given;
    const application = parts.store.applications.find(build.appId);
    const sealed = parts.store.builds.sealedRequest(build.id);
    if (!application || !sealed)
        throw new Error('The application or the request of this build is missing');
    const request = BuildRequest.parse(parts.vault.open(sealed));
    const editorWorkflow = build.fromEditor
        ? editorWorkflows(parts.configuration, application).get(build.workflowId)
        : undefined;
    if (build.fromEditor && !editorWorkflow)
        throw new Error(`The configuration has no workflow ${JSON.stringify(build.workflowId)} any more`);
    return {
        ...places,
        buildId: build.id,
        repository: repositoryAccess(application, parts),
        ref: build.branch !== null ? { branch: build.branch } : { tag: build.tag ?? '' },
        workflowId: build.workflowId,
        ...(editorWorkflow ? { editorWorkflow } : {}),
        variables: request.variables,
        softwareVersions: request.softwareVersions,
        groups: request.groups,
        knownGroups: variableGroups(parts.configuration, application),
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
;// CONCATENATED MODULE: ./out/service/data/blobs.js






/** Files by their content, below `folder`; `isNamed` tells whether anything still needs a content. */
function openBlobs(options) {
    const { folder, random, isNamed } = options;
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
    // Nothing is awaited between the question and the removal, so that no content is named in between.
    const collect = (hash) => {
        if (!holds.has(hash) && !isNamed(hash))
            (0,external_node_fs_.rmSync)(pathOf(hash), { force: true });
    };
    return {
        async keep(path) {
            const arriving = (0,external_node_path_.join)(incoming, random.hex(12));
            try {
                const { hash, md5, size } = await copy({ from: path, to: arriving });
                const release = hold(hash);
                try {
                    settle({ arriving, at: pathOf(hash) });
                }
                catch (error) {
                    release();
                    throw error;
                }
                return { hash, md5, size, release };
            }
            finally {
                await (0,promises_.rm)(arriving, { force: true });
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
/** Gives a whole file its name; the same content under the same name is there already, and stays. */
function settle({ arriving, at }) {
    if ((0,external_node_fs_.existsSync)(at))
        return;
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(at), { recursive: true, mode: 0o700 });
    (0,external_node_fs_.renameSync)(arriving, at);
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
    // `flush` waits for the disk: the name must never be there before the content.
    const source = await (0,promises_.open)(from, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW);
    await (0,external_node_stream_promises_.pipeline)(source.createReadStream(), measure, (0,external_node_fs_.createWriteStream)(to, { flags: 'wx', mode: 0o600, flush: true }));
    return { hash: sha256.digest('hex'), md5: md5.digest('hex'), size };
}

// EXTERNAL MODULE: ./out/service/data/folder/data-folder.js + 2 modules
var data_folder = __webpack_require__(6365);
// EXTERNAL MODULE: ./node_modules/hono/dist/middleware/jwt/index.js + 11 modules
var jwt = __webpack_require__(7012);
;// CONCATENATED MODULE: ./out/service/data/links.js



const Payload = schemas/* object */.Ikc({ sub: schemas/* string */.YjP(), aud: schemas/* string */.YjP(), exp: schemas/* number */.aig() });
/**
 * Signs links with the installation's key: JSON Web Tokens with HS512, bound to the file, the kind and the time.
 * With them a public link is about 410 characters long, as the hosted service's are.
 */
function createLinks({ key, clock, random }) {
    const secret = key.toString('base64url');
    return {
        sign: ({ kind, securePath, expiresAt }) => (0,jwt/* sign */._S)({ aud: kind, sub: securePath, exp: Math.floor(expiresAt / 1000), jti: random.hex(16) }, secret, 'HS512'),
        async read({ kind, token }) {
            // The time is judged below, by the service's clock.
            const payload = await (0,jwt/* verify */.MX)(token, secret, {
                alg: 'HS512',
                aud: kind,
                exp: false,
                iat: false,
                nbf: false,
            }).then((claims) => Payload.safeParse(claims).data, () => undefined);
            if (!payload)
                throw new LinkAltered();
            const expiredAt = payload.exp * 1000;
            if (expiredAt <= clock.now())
                throw new LinkExpired({ expiredAt });
            return payload.sub;
        },
    };
}

// EXTERNAL MODULE: ./out/service/data/store/lock.js
var lock = __webpack_require__(3444);
;// CONCATENATED MODULE: ./out/service/data/store/accounts.js

/** Users and their tokens. Of a token only its hash is kept: it is 256 random bits, so that a plain hash is enough. */
function accountStore(database) {
    const add = database.prepare('INSERT INTO users (id, email, created_at) VALUES (?, ?, ?) ON CONFLICT (email) DO NOTHING');
    const byEmail = database.prepare('SELECT id, email FROM users WHERE email = ?');
    const byToken = database.prepare('SELECT users.id, users.email FROM tokens JOIN users ON users.id = tokens.user_id WHERE tokens.hash = ?');
    const addHash = database.prepare('INSERT INTO tokens (hash, user_id, created_at) VALUES (?, ?, ?) ON CONFLICT (hash) DO NOTHING');
    const anyToken = database.prepare('SELECT 1 FROM tokens WHERE user_id = ? LIMIT 1');
    const first = database.prepare('SELECT id, email FROM users ORDER BY created_at, rowid LIMIT 1');
    return {
        /** The user with this address, made with `id` when there is none yet. */
        ensure({ id, email, at }) {
            add.run(id, email, at);
            return byEmail.get(email);
        },
        withEmail: (email) => byEmail.get(email),
        withToken: (token) => byToken.get(hashOf(token)),
        /** The user who was there first; nobody in a new store. */
        first: () => first.get(),
        addToken({ userId, token, at }) {
            addHash.run(hashOf(token), userId, at);
        },
        hasToken: (userId) => anyToken.get(userId) !== undefined,
        /** A token of which only the hash is known: SHA-256, lower-case hex. */
        addTokenHash({ userId, hash, at }) {
            addHash.run(hash, userId, at);
        },
    };
}
function hashOf(token) {
    return (0,external_node_crypto_.createHash)('sha256').update(token).digest('hex');
}

;// CONCATENATED MODULE: ./out/service/data/store/applications.js
const columns = `SELECT id, name, repository_url AS repositoryUrl, project_type AS projectType, owner_id AS ownerId,
  team_id AS teamId, sealed_key AS sealedKey, branches FROM applications`;
/** An application belongs to a team, or, without one, to whoever added it; nobody else sees it. */
const visible = `(team_id IS NULL AND owner_id = :userId
  OR team_id IN (SELECT team_id FROM members WHERE user_id = :userId))`;
function applicationStore(database) {
    const add = database.prepare(`INSERT INTO applications (id, name, repository_url, project_type, owner_id, team_id, sealed_key, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`);
    const byId = database.prepare(`${columns} WHERE id = ?`);
    const byAddress = database.prepare(`${columns} WHERE owner_id = ? AND repository_url = ? ORDER BY sequence`);
    const visibleTo = database.prepare(`${columns} WHERE ${visible} ORDER BY sequence`);
    const visibleOne = database.prepare(`${columns} WHERE id = :id AND ${visible}`);
    const setBranches = database.prepare('UPDATE applications SET branches = ? WHERE id = ?');
    return {
        add(application) {
            const { id, name, repositoryUrl, projectType, ownerId, teamId, sealedKey, at } = application;
            add.run(id, name, repositoryUrl, projectType, ownerId, teamId, sealedKey, at);
        },
        find: (id) => recordOf(byId.get(id)),
        /** The first application of this owner with this address. */
        withAddress: ({ ownerId, repositoryUrl }) => recordOf(byAddress.get(ownerId, repositoryUrl)),
        visibleTo: (userId) => visibleTo.all({ userId }).flatMap((row) => recordOf(row) ?? []),
        findVisible: ({ id, userId }) => recordOf(visibleOne.get({ id, userId })),
        setBranches({ id, branches }) {
            setBranches.run(JSON.stringify(branches), id);
        },
    };
}
function recordOf(row) {
    if (!row)
        return undefined;
    return { ...row, branches: JSON.parse(String(row.branches)) };
}

;// CONCATENATED MODULE: ./out/service/data/store/artefacts.js
const artefacts_columns = `SELECT build_id AS buildId, secure_path AS securePath, name, type, size, md5, blob,
  package_name AS packageName, version_name AS versionName FROM artefacts`;
function artefactStore(database) {
    const add = database.prepare(`INSERT INTO artefacts (build_id, secure_path, name, type, size, md5, blob, package_name, version_name)
     VALUES (:buildId, :securePath, :name, :type, :size, :md5, :blob, :packageName, :versionName)`);
    const ofBuild = database.prepare(`${artefacts_columns} WHERE build_id = ? ORDER BY sequence`);
    const byPath = database.prepare(`${artefacts_columns} WHERE secure_path = ?`);
    const named = database.prepare('SELECT 1 FROM artefacts WHERE blob = ? LIMIT 1');
    return {
        add(artefact) {
            add.run({ ...artefact });
        },
        ofBuild: (buildId) => ofBuild.all(buildId),
        at: (securePath) => byPath.get(securePath),
        uses: (blob) => named.get(blob) !== undefined,
    };
}

;// CONCATENATED MODULE: ./out/service/data/store/build-record.js
const buildColumns = `id, app_id AS appId, workflow_id AS workflowId, from_editor AS fromEditor, ref, status, number,
  message, labels, workflow_name AS workflowName, commit_record AS commitRecord, steps, created_at AS createdAt,
  started_at AS startedAt, finished_at AS finishedAt`;
const heads = 'refs/heads/';
const tags = 'refs/tags/';
/** The full name in Git: one column for branches and tags, which no branch can share with a tag. */
function refOf({ branch, tag }) {
    return branch ? heads + branch : tags + (tag ?? '');
}
/** A row of `buildColumns` as a record. */
function build_record_recordOf(row) {
    if (!row)
        return undefined;
    const { ref, commitRecord, ...rest } = row;
    const name = String(ref);
    return {
        ...rest,
        fromEditor: row.fromEditor === 1,
        branch: name.startsWith(heads) ? name.slice(heads.length) : null,
        tag: name.startsWith(tags) ? name.slice(tags.length) : null,
        labels: JSON.parse(String(row.labels)),
        commit: commitRecord === null ? null : JSON.parse(String(commitRecord)),
        steps: JSON.parse(String(row.steps)),
    };
}

;// CONCATENATED MODULE: ./out/service/data/store/build-list.js

/** The newest builds of one application, by what the list is filtered by beside it: each is answered by an index alone. */
const newestOf = {
    none: newest(''),
    workflow: newest('AND workflow_id = :workflowId'),
    ref: newest('AND ref = :ref'),
    both: newest('AND workflow_id = :workflowId AND ref = :ref'),
};
/**
 * Lists builds, newest first. Each application is asked for its own newest through the index that fits the filters,
 * and the answers are merged: a first page reads `limit` entries of each application's index, whatever the history.
 */
function listBuilds(database) {
    const byCondition = {
        none: database.prepare(newestOf.none),
        workflow: database.prepare(newestOf.workflow),
        ref: database.prepare(newestOf.ref),
        both: database.prepare(newestOf.both),
    };
    const bySequence = database.prepare(`SELECT ${buildColumns} FROM builds WHERE sequence = ?`);
    return ({ appIds, filter, skip, limit }) => {
        const { workflowId, branch, tag } = filter;
        // No build has both.
        if (branch && tag)
            return [];
        const ref = branch || tag ? refOf(filter) : undefined;
        const statement = byCondition[workflowId ? (ref ? 'both' : 'workflow') : ref ? 'ref' : 'none'];
        const conditions = { ...(workflowId ? { workflowId } : {}), ...(ref ? { ref } : {}) };
        return appIds
            .flatMap((appId) => statement.all({ appId, ...conditions, limit: skip + limit }))
            .map((row) => Number(row.sequence))
            .sort((a, b) => b - a)
            .slice(skip, skip + limit)
            .flatMap((sequence) => build_record_recordOf(bySequence.get(sequence)) ?? []);
    };
}
function newest(condition) {
    return `SELECT sequence FROM builds WHERE app_id = :appId ${condition} ORDER BY sequence DESC LIMIT :limit`;
}

// EXTERNAL MODULE: external "node:sqlite"
var external_node_sqlite_ = __webpack_require__(99);
;// CONCATENATED MODULE: ./out/service/data/store/migrations.js
/**
 * The steps from an empty database to today's, in order. One that was released is never changed: a change is a new one.
 * Times are milliseconds since the epoch; lists and records that are never searched are JSON.
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
  -- One index for each combination of filters, each ending in the order of the list, so that the first page costs the
  -- same whatever the history.
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
  -- A cache whose removal was asked for lives beside its successor until it goes.
  CREATE UNIQUE INDEX caches_current ON caches (app_id, workflow_id) WHERE remove_at IS NULL;
  CREATE INDEX caches_by_app ON caches (app_id);
  CREATE INDEX caches_by_blob ON caches (blob);
  `,
];

;// CONCATENATED MODULE: ./out/service/data/store/database.js




/** The data folder was written by a later version of the service. */
class StoreTooNew extends errors/* UserError */.y {
    constructor({ found }) {
        super(`The data folder was written by a newer version of the service (its format is ${found}, this one knows ${migrations.length}): update, or use another folder`);
    }
}
/**
 * Opens the database and brings it up to date. WAL keeps it whole through a `kill -9` at any moment; another process
 * (`npm run service -- user add`) may write at the same time.
 *
 * @throws StoreTooNew when a later version wrote it
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
/** Does all of `work` or none of it; `work` may not wait for anything. */
function transaction(database, work) {
    database.exec('BEGIN IMMEDIATE');
    try {
        const result = work();
        database.exec('COMMIT');
        return result;
    }
    catch (error) {
        // A full disk may have rolled back already.
        if (database.isTransaction)
            database.exec('ROLLBACK');
        throw error;
    }
}

;// CONCATENATED MODULE: ./out/service/data/store/builds.js





/** Builds: what was asked, where they are, and what came of them. */
function buildStore(database) {
    const add = database.prepare(`INSERT INTO builds (id, app_id, workflow_id, from_editor, ref, status, number, labels, workflow_name, sealed_request, created_at)
     VALUES (:id, :appId, :workflowId, :fromEditor, :ref, 'queued',
       1 + coalesce((SELECT number FROM builds WHERE app_id = :appId ORDER BY sequence DESC LIMIT 1), 0),
       :labels, :workflowName, :sealedRequest, :at)`);
    const byId = database.prepare(`SELECT ${buildColumns} FROM builds WHERE id = ?`);
    const oldest = database.prepare(`SELECT ${buildColumns} FROM builds WHERE status = 'queued' AND finished_at IS NULL ORDER BY sequence LIMIT 1`);
    const interrupted = database.prepare(`SELECT ${buildColumns} FROM builds WHERE finished_at IS NULL AND status IN (${workingStates.map((state) => `'${state}'`)})
     ORDER BY sequence`);
    const move = database.prepare(`UPDATE builds SET status = :to, message = coalesce(:message, message), started_at = coalesce(:startedAt, started_at),
       finished_at = :finishedAt, sealed_request = CASE WHEN :finishedAt IS NULL THEN sealed_request END WHERE id = :id`);
    const request = database.prepare('SELECT sealed_request AS sealed FROM builds WHERE id = ?');
    const setCommit = database.prepare('UPDATE builds SET commit_record = ? WHERE id = ?');
    const setWorkflow = database.prepare('UPDATE builds SET workflow_name = ?, labels = ? WHERE id = ?');
    const setSteps = database.prepare('UPDATE builds SET steps = ? WHERE id = ?');
    const find = (id) => build_record_recordOf(byId.get(id));
    return {
        add(build) {
            const { id, appId, workflowId, workflowName, sealedRequest, at } = build;
            const fromEditor = build.fromEditor ? 1 : 0;
            const labels = JSON.stringify(build.labels);
            add.run({
                id,
                appId,
                workflowId,
                fromEditor,
                ref: refOf(build),
                labels,
                workflowName,
                sealedRequest,
                at,
            });
        },
        find,
        list: listBuilds(database),
        /** The build that has waited longest. */
        nextQueued: () => build_record_recordOf(oldest.get()),
        /** Builds that a builder was working on. */
        working: () => interrupted.all().flatMap((row) => build_record_recordOf(row) ?? []),
        /** What the request asked for, sealed; gone once the build has ended. */
        sealedRequest: (id) => request.get(id)?.sealed,
        /**
         * Moves a build on and tells whether it moved: becoming what it is already changes nothing.
         *
         * @throws ImpossibleTransition when the table of transitions does not know the way
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

const caches_columns = `SELECT id, app_id AS appId, workflow_id AS workflowId, size, blob, last_used AS lastUsed,
  remove_at AS removeAt FROM caches`;
/** One cache for each application and workflow, beside those that are about to go. */
function cacheStore(database) {
    const ofApplication = database.prepare(`${caches_columns} WHERE app_id = ? ORDER BY last_used DESC, id`);
    const latest = database.prepare(`${caches_columns} WHERE app_id = ? AND workflow_id = ? ORDER BY remove_at IS NOT NULL, remove_at DESC LIMIT 1`);
    const doomed = database.prepare(`${caches_columns} WHERE remove_at IS NOT NULL`);
    const add = database.prepare(`INSERT INTO caches (id, app_id, workflow_id, size, blob, last_used)
     VALUES (:id, :appId, :workflowId, :size, :blob, :lastUsed)
     ON CONFLICT (app_id, workflow_id) WHERE remove_at IS NULL
     DO UPDATE SET size = excluded.size, blob = excluded.blob, last_used = excluded.last_used`);
    const touch = database.prepare('UPDATE caches SET last_used = ? WHERE id = ?');
    const doom = database.prepare('UPDATE caches SET remove_at = ? WHERE id = ? AND remove_at IS NULL');
    const remove = database.prepare('DELETE FROM caches WHERE id = ?');
    const named = database.prepare('SELECT 1 FROM caches WHERE blob = ? LIMIT 1');
    return {
        ofApplication: (appId) => ofApplication.all(appId),
        /** What the next build restores: a cache that is about to go is restored until it is gone. */
        latest: ({ appId, workflowId }) => latest.get(appId, workflowId),
        doomed: () => doomed.all(),
        /** Keeps a new archive in place of the workflow's current one; returns the content that it replaced. */
        keep(cache) {
            return transaction(database, () => {
                const replaced = latest.get(cache.appId, cache.workflowId);
                add.run({ ...cache });
                return replaced?.removeAt === null ? replaced.blob : undefined;
            });
        },
        touch({ id, at }) {
            touch.run(at, id);
        },
        doom({ id, removeAt }) {
            doom.run(removeAt, id);
        },
        remove(id) {
            remove.run(id);
        },
        uses: (blob) => named.get(blob) !== undefined,
    };
}

;// CONCATENATED MODULE: ./out/service/data/store/teams.js
/** Teams and who is in them. */
function teamStore(database) {
    const add = database.prepare('INSERT INTO teams (id, name, created_at) VALUES (?, ?, ?) ON CONFLICT (name) DO NOTHING');
    const columns = 'SELECT id, name, created_at AS createdAt FROM teams';
    const byName = database.prepare(`${columns} WHERE name = ?`);
    const byId = database.prepare(`${columns} WHERE id = ?`);
    const role = database.prepare('SELECT role FROM members WHERE team_id = ? AND user_id = ?');
    const members = database.prepare(`SELECT users.id AS userId, users.email, members.role FROM members JOIN users ON users.id = members.user_id
     WHERE team_id = ? ORDER BY users.email`);
    const setRole = database.prepare(`INSERT INTO members (team_id, user_id, role) VALUES (?, ?, ?)
     ON CONFLICT (team_id, user_id) DO UPDATE SET role = excluded.role`);
    const remove = database.prepare('DELETE FROM members WHERE team_id = ? AND user_id = ?');
    return {
        /** The team with this name, made with `id` when there is none yet. */
        ensure({ id, name, at }) {
            add.run(id, name, at);
            return byName.get(name);
        },
        withName: (name) => byName.get(name),
        find: (id) => byId.get(id),
        roleOf: ({ teamId, userId }) => role.get(teamId, userId)?.role,
        members: (teamId) => members.all(teamId),
        setRole({ teamId, userId, role }) {
            setRole.run(teamId, userId, role);
        },
        remove({ teamId, userId }) {
            remove.run(teamId, userId);
        },
    };
}

;// CONCATENATED MODULE: ./out/service/data/store/store.js







/** Everything that is kept in the database, a noun each. It knows no HTTP and no files. */
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
/** AES-256-GCM with a nonce of its own for each value: nonce, tag, then the value's JSON. */
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

;// CONCATENATED MODULE: ./out/service/applications/ssh-key.js

/** The kinds of private key that `ssh` reads: its own, PKCS#8, and the older ones of OpenSSL. */
const wholeKey = /^-----BEGIN ((?:OPENSSH|ENCRYPTED|RSA|EC|DSA)? ?PRIVATE KEY)-----\n[\s\S]+\n-----END \1-----$/;
/**
 * Reads the key of a request: base64 of a private key's file.
 *
 * @throws WrongRequest that never holds any part of what was given
 */
function readSshKey({ data, passphrase }) {
    const plain = data.replace(/\s/g, '');
    if (!/^[A-Za-z0-9+/]+={0,2}$/.test(plain) || plain.length % 4 !== 0)
        throw new WrongRequest('"sshKey.data" must be base64 of a private key file, but it is no base64');
    const text = Buffer.from(plain, 'base64').toString('utf8').replaceAll('\r\n', '\n').trim();
    if (!wholeKey.test(text))
        throw new WrongRequest('"sshKey.data" must be base64 of a private key file, but what it decodes to is no whole private key (a public key, or cut off?)');
    // Without its last newline, ssh refuses the file.
    return { privateKey: `${text}\n`, passphrase: passphrase === '' ? null : passphrase };
}

;// CONCATENATED MODULE: ./out/service/handlers/access.js

/** What a user may see. What they may not see and what does not exist answer alike: 404. */
function accessTo(store) {
    const application = ({ id, user }) => {
        const found = store.applications.findVisible({ id, userId: user.id });
        if (!found)
            throw new NotFound({ what: 'application', id });
        return found;
    };
    const build = ({ id, user }) => {
        const found = store.builds.find(id);
        if (!found || !store.applications.findVisible({ id: found.appId, userId: user.id }))
            throw new NotFound({ what: 'build', id });
        return found;
    };
    const artefact = ({ path, user }) => {
        const found = store.artefacts.at(path);
        const appId = found && store.builds.find(found.buildId)?.appId;
        if (!appId || !store.applications.findVisible({ id: appId, userId: user.id }))
            throw new NotFound({ what: 'artefact', id: path });
        return found;
    };
    return { application, build, artefact };
}

;// CONCATENATED MODULE: ./out/service/handlers/applications.js





function applicationHandlers(service) {
    const { store } = service;
    const access = accessTo(store);
    const add = (addition) => {
        const { id, name } = addApplication(addition, service);
        return { _id: id, appName: name };
    };
    return {
        list({ user }) {
            const applications = store.applications.visibleTo(user.id).map((found) => answer(found, service));
            return { status: 200, json: { applications } };
        },
        async get({ user, path }) {
            const found = access.application({ id: path.id, user });
            const branches = await branchesOf(found, service);
            return { status: 200, json: { application: { ...answer(found, service), branches } } };
        },
        add({ user, body }) {
            const { repositoryUrl, teamId } = body;
            return { status: 200, json: add({ userId: user.id, repositoryUrl, teamId }) };
        },
        addPrivate({ user, body }) {
            const { repositoryUrl, teamId, projectType, sshKey } = body;
            const key = readSshKey(sshKey);
            const application = add({ userId: user.id, repositoryUrl, teamId, projectType, key });
            return { status: 200, json: { application } };
        },
    };
}
/** Workflows are those of the workflow editor only: a YAML file's are unknown until the repository is cloned. */
function answer(application, { configuration }) {
    const workflows = [...editorWorkflows(configuration, application)];
    return {
        _id: application.id,
        appName: application.name,
        workflowIds: workflows.map(([id]) => id),
        workflows: Object.fromEntries(workflows.map(([id, workflow]) => [id, { name: workflow.name ?? id }])),
        ...(application.projectType === null ? {} : { projectType: application.projectType }),
    };
}
/** As the repository names them now; as it last did while it cannot be reached. */
async function branchesOf(application, service) {
    try {
        const branches = await service.listBranches(application);
        service.store.applications.setBranches({ id: application.id, branches });
        return branches;
    }
    catch (error) {
        service.log(`the branches of application ${application.id} could not be read: ${(0,errors/* messageOf */.b)(error)}`);
        return application.branches;
    }
}

;// CONCATENATED MODULE: ./out/service/handlers/artefacts.js



function artefactHandlers(service) {
    const { store, clock, limits, links, baseUrl } = service;
    const access = accessTo(store);
    const linkTo = async (link) => `${baseUrl}/${link.kind}/${await links.sign(link)}/${encodeURIComponent(external_node_path_.posix.basename(link.securePath))}`;
    return {
        /** As the hosted service does: a redirect to where the file is stored, which takes no token. */
        async download({ user, path }) {
            const { securePath } = access.artefact({ path: path.secureFilename, user });
            return {
                redirect: await linkTo({ kind: 'storage', securePath, expiresAt: clock.now() + limits.storageLink }),
            };
        },
        async createPublicUrl({ user, path, body }) {
            const { securePath } = access.artefact({ path: path.secureFilename, user });
            const expiresAt = expiryOf(body.expiresAt, service);
            const url = await linkTo({ kind: 'public', securePath, expiresAt });
            return {
                status: 200,
                json: { url, expiresAt: new Date(expiresAt).toISOString().replace('Z', '+00:00') },
            };
        },
    };
}
/** The contract shows neither default nor bounds: a day, and at most 365 days, which no artefact outlives. */
function expiryOf(seconds, { clock, limits }) {
    const now = clock.now();
    // Links live by whole seconds, and so does what is said of them.
    if (seconds === undefined)
        return Math.floor((now + limits.publicLinkDefault) / 1000) * 1000;
    const expiresAt = seconds * 1000;
    if (expiresAt <= now || expiresAt > now + limits.publicLinkLongest)
        throw new WrongRequest(`"expiresAt" must be a UNIX timestamp in seconds, in the future and at most ${Math.floor(limits.publicLinkLongest / 86_400_000)} days away, but ${seconds} was given`);
    return expiresAt;
}
/**
 * The file behind a signed link.
 *
 * @throws LinkAltered, LinkExpired, or NotFound when the name in the address is another file's
 */
async function openLink(service, link) {
    const securePath = await service.links.read(link);
    const artefact = service.store.artefacts.at(securePath);
    if (!artefact || artefact.name !== link.name)
        throw new NotFound({ what: 'artefact', id: link.name });
    return {
        path: service.blobs.pathOf(artefact.blob),
        name: artefact.name,
        size: artefact.size,
        hash: artefact.blob,
    };
}

// EXTERNAL MODULE: ./out/service/applications/variable-name.js
var variable_name = __webpack_require__(1474);
;// CONCATENATED MODULE: ./out/service/applications/variables.js


/**
 * @throws WrongRequest when a name cannot be that of an environment variable, or a value cannot be one; the value is
 *   never shown, it may be a secret
 */
function checkVariables(variables) {
    for (const [name, value] of Object.entries(variables)) {
        if (!variable_name/* variableName */.c.test(name))
            throw new WrongRequest(`"environment.variables" has the name ${JSON.stringify(name)}; names are letters, digits and underscores, and start with no digit`);
        if (value.includes('\0'))
            throw new WrongRequest(`"environment.variables.${name}" must not hold a null character`);
    }
}

;// CONCATENATED MODULE: ./out/service/handlers/build-answer.js

/**
 * A build as the API shows it. As the hosted service was seen to do, the workflow of a YAML file stands in
 * `fileWorkflowId`, and times that have not come are missing.
 */
function buildAnswer(build, { store, baseUrl }) {
    return {
        _id: build.id,
        appId: build.appId,
        workflowId: build.fromEditor ? build.workflowId : null,
        fileWorkflowId: build.fromEditor ? null : build.workflowId,
        branch: build.branch,
        tag: build.tag,
        status: build.status,
        index: build.number,
        message: build.message,
        labels: [...build.labels],
        createdAt: (0,timestamp/* formatTimestamp */.Ey)(build.createdAt),
        ...(build.startedAt === null ? {} : { startedAt: (0,timestamp/* formatTimestamp */.Ey)(build.startedAt) }),
        ...(build.finishedAt === null ? {} : { finishedAt: (0,timestamp/* formatTimestamp */.Ey)(build.finishedAt) }),
        commit: build.commit,
        config: { name: build.workflowName ?? build.workflowId },
        artefacts: store.artefacts.ofBuild(build.id).map((artefact) => artefactAnswer(artefact, baseUrl)),
        buildActions: build.steps.map((step) => stepAnswer(step, baseUrl)),
    };
}
function artefactAnswer(artefact, baseUrl) {
    const { name, type, size, md5, packageName, versionName } = artefact;
    return {
        name,
        type,
        size,
        md5,
        url: `${baseUrl}/artifacts/${artefact.securePath.split('/').map(encodeURIComponent).join('/')}`,
        ...(packageName === null ? {} : { packageName }),
        ...(versionName === null ? {} : { versionName }),
    };
}
/** The executor gives the path of a log; where the service is, is known here only. */
function stepAnswer(step, baseUrl) {
    const whole = (path) => (path ? baseUrl + path : null);
    return {
        ...step,
        logUrl: whole(step.logUrl),
        subactions: step.subactions.map((part) => ({ ...part, logUrl: whole(part.logUrl) })),
    };
}

;// CONCATENATED MODULE: ./out/service/handlers/builds.js






function buildHandlers(service) {
    const { store, builders, vault, configuration, clock, random, limits } = service;
    const access = accessTo(store);
    return {
        start({ user, body }) {
            const application = access.application({ id: body.appId, user });
            const variables = body.environment?.variables ?? {};
            checkVariables(variables);
            const ref = { branch: body.branch || null, tag: body.tag || null };
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
                ...ref,
                labels: [...new Set(body.labels ?? [])],
                workflowName: editorWorkflow?.name ?? null,
                sealedRequest: vault.seal(request),
                at: clock.now(),
            });
            service.log(`build ${id} is queued`);
            builders.wake();
            return { status: 200, json: { buildId: id } };
        },
        list({ user, query }) {
            const { appId, ...filter } = query;
            const skip = numberOf(query.skip);
            const seen = store.applications.visibleTo(user.id).filter(({ id }) => !appId || id === appId);
            const found = store.builds.list({
                appIds: seen.map(({ id }) => id),
                filter,
                skip,
                limit: limits.pageSize + 1,
            });
            const page = found.slice(0, limits.pageSize);
            const named = new Set(page.map((build) => build.appId));
            return {
                status: 200,
                json: {
                    applications: seen.filter(({ id }) => named.has(id)).map(builds_nameOf),
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
            builders.cancel(build);
            return { status: 200, json: {} };
        },
        stepLog({ user, path }) {
            const build = access.build({ id: path.id, user });
            const { stepId } = path;
            // Only a step's own id ever becomes part of a file's name.
            if (!build.steps.some(({ _id }) => _id === stepId))
                throw new NotFound({ what: 'log of a step', id: stepId });
            return { log: { file: service.logFile({ buildId: build.id, stepId }), stepId } };
        },
    };
}
function builds_nameOf({ id, name }) {
    return { _id: id, appName: name };
}
function numberOf(skip) {
    if (!skip)
        return 0;
    if (!/^\d{1,9}$/.test(skip))
        throw new WrongRequest(`"skip" must be a whole number from 0, but ${JSON.stringify(skip)} was given`);
    return Number(skip);
}
/** Path and query of the next page: the filters of this one, and how many builds to pass over. */
function nextPage(query, skip) {
    const filters = Object.entries(query).filter(([name, value]) => name !== 'skip' && value !== '');
    return `/builds?${new URLSearchParams([...filters, ['skip', String(skip)]])}`;
}

;// CONCATENATED MODULE: ./out/service/handlers/caches.js



/** Deletion only notes when a cache goes: the removal completes later (docs/api.md, "Caches"). */
function cacheHandlers(service) {
    const { store, clock, limits } = service;
    const access = accessTo(store);
    const doom = (caches) => {
        for (const { id } of caches)
            store.caches.doom({ id, removeAt: clock.now() + limits.cacheRemovalDelay });
        service.removeDueCaches();
        return {
            status: 202,
            json: {
                caches: caches.map(({ id }) => id),
                message: 'Deletion of the caches has started; they are removed asynchronously',
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
            return doom(store.caches.ofApplication(id));
        },
        remove({ user, path }) {
            const { id } = access.application({ id: path.id, user });
            const found = store.caches.ofApplication(id).filter((cache) => cache.id === path.cacheId);
            if (found.length === 0)
                throw new NotFound({ what: 'cache', id: path.cacheId });
            return doom(found);
        },
    };
}
function cacheAnswer({ id, appId, workflowId, lastUsed, size }) {
    return { _id: id, appId, workflowId, lastUsed: (0,timestamp/* formatTimestamp */.Ey)(lastUsed), size };
}

;// CONCATENATED MODULE: ./out/service/handlers/teams.js


/** The caller must be an admin of the team, which is the role `owner` (docs/api.md, "Teams"). */
function teamHandlers({ store, clock, random }) {
    const { teams, accounts } = store;
    const administered = ({ id, user }) => {
        const team = teams.find(id);
        const role = teams.roleOf({ teamId: id, userId: user.id });
        if (!team || !role)
            throw new NotFound({ what: 'team', id });
        if (role !== 'owner')
            throw new NotAllowed(`Only an owner of the team ${JSON.stringify(team.name)} may do this`);
        return team;
    };
    const keepAnOwner = ({ teamId, userId }) => {
        const owners = teams.members(teamId).filter(({ role }) => role === 'owner');
        if (owners.length === 1 && owners[0]?.userId === userId)
            throw new Conflict('A team keeps at least one owner: make another member an owner first');
    };
    const answer = (team) => ({
        _id: team.id,
        name: team.name,
        createdAt: (0,timestamp/* formatTimestamp */.Ey)(team.createdAt),
        members: teams.members(team.id).map(({ userId, email, role }) => ({ _id: userId, email, role })),
    });
    return {
        /** A second invitation of the same person changes the role. */
        invite({ user, path, body }) {
            const team = administered({ id: path.team_id, user });
            const invited = accounts.ensure({ id: random.hex(12), email: body.email, at: clock.now() });
            const role = body.role;
            if (role !== 'owner')
                keepAnOwner({ teamId: team.id, userId: invited.id });
            teams.setRole({ teamId: team.id, userId: invited.id, role });
            return { status: 200, json: answer(team) };
        },
        remove({ user, path }) {
            const team = administered({ id: path.team_id, user });
            const member = { teamId: team.id, userId: path.user_id };
            if (!teams.roleOf(member))
                throw new NotFound({ what: 'member of the team', id: path.user_id });
            keepAnOwner(member);
            teams.remove(member);
            return { status: 200, json: {} };
        },
    };
}

;// CONCATENATED MODULE: ./out/service/handlers/handlers.js





/** A handler for every endpoint of the contract. */
function createHandlers(service) {
    return {
        builds: buildHandlers(service),
        applications: applicationHandlers(service),
        caches: cacheHandlers(service),
        teams: teamHandlers(service),
        artefacts: artefactHandlers(service),
    };
}

;// CONCATENATED MODULE: ./out/service/limits.js
const second = 1000;
const day = 24 * 60 * 60 * second;
const defaultLimits = {
    bodySize: 1024 * 1024,
    pageSize: 30,
    requestsAnHour: 5000,
    publicLinkDefault: day,
    publicLinkLongest: 365 * day,
    storageLink: 5 * 60 * second,
    cacheRemovalDelay: 2 * second,
    branchListing: 20 * second,
    storeRetry: 5 * second,
    stopPatience: 2.5 * second,
};

// EXTERNAL MODULE: ./node_modules/hono/dist/index.js + 16 modules
var dist = __webpack_require__(4203);
// EXTERNAL MODULE: ./node_modules/hono/dist/middleware/body-limit/index.js
var body_limit = __webpack_require__(2542);
// EXTERNAL MODULE: ./node_modules/hono/dist/middleware/method-not-allowed/index.js
var method_not_allowed = __webpack_require__(7964);
;// CONCATENATED MODULE: ./out/service/server/log-markup.js

const entities = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };
/** The colours of terminals, as SGR numbers them from 30 (and from 90, brighter). */
const colours = ['black', 'firebrick', 'green', 'darkgoldenrod', 'royalblue', 'darkmagenta', 'teal', 'gray'];
const esc = String.fromCharCode(0x1b);
const bell = String.fromCharCode(0x07);
/** What is not passed on: letters of markup, and a terminal's control sequences (colours, moving about, titles). */
const special = new RegExp(`[<>&]|${esc}(?:\\[([0-9;:?]*)[ -/]*([@-~])|\\][^${bell}${esc}]*(?:${bell}|${esc}\\\\)|[@-Z\\\\^_])`, 'g');
/** What may still become one with the next bytes; bounded, so that a lone escape cannot hold back a whole log. */
const unfinished = new RegExp(`${esc}(?:\\[[0-9;:?]{0,64}|\\][^${bell}${esc}]{0,256})?$`);
/**
 * Turns a terminal's colours into `<span style=…>`, the markup that step logs of the hosted service were seen to have,
 * drops every other control sequence, and writes `<`, `>` and `&` as entities, so that what is markup is certain. Works on
 * bytes: text of any encoding passes as it is.
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
        if (found in entities)
            return entities[found] ?? '';
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
/** The last colour and weight that a sequence such as `1;32` sets; nothing for one that only resets. */
function styleOf(parameters) {
    let colour = '';
    let weight = '';
    for (const code of parameters.split(';').map(Number)) {
        // What follows is a colour of a larger palette, not a code.
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

;// CONCATENATED MODULE: ./out/service/server/answer.js





/** HTTP of what a handler answered. */
async function responseOf(answer, request) {
    if ('json' in answer)
        return Response.json(answer.json, { status: answer.status });
    if ('redirect' in answer)
        return new Response(null, { status: 302, headers: { location: answer.redirect } });
    if ('empty' in answer)
        return new Response(null, { status: answer.status });
    return logAnswer(answer.log, request);
}
/** A step's log as far as it has been written. It is text: a browser must never take it for a page. */
async function logAnswer({ file, stepId }, request) {
    const handle = await (0,promises_.open)(file).catch((error) => {
        throw (0,system_error/* systemCode */.xU)(error) === 'ENOENT' ? new NotFound({ what: 'log of a step', id: stepId }) : error;
    });
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' };
    if (request.method === 'HEAD') {
        await handle.close();
        return new Response(null, { headers });
    }
    const marked = external_node_stream_.Readable.toWeb(handle.createReadStream().compose(logMarkup()));
    return new Response(marked, { headers });
}

;// CONCATENATED MODULE: ./out/service/server/failures.js




/** The one place where a situation gets its status. */
const statuses = new Map([
    [WrongRequest, 400],
    [RefusedRepositoryUrl, 400],
    [NotSignedIn, 401],
    [NotAllowed, 403],
    [WrongOrigin, 403],
    [LinkAltered, 403],
    [NotFound, 404],
    [NoSuchRoute, 404],
    [MethodNotAllowed, 405],
    [Conflict, 409],
    [LinkExpired, 410],
    [BodyTooLarge, 413],
    [WrongHost, 421],
    [TooManyRequests, 429],
]);
/** What is answered to a request that threw. Faults of the service are told without their inner words. */
function failureAnswer(thrown, now) {
    const status = thrown instanceof errors/* UserError */.y ? statuses.get(thrown.constructor) : undefined;
    if (thrown instanceof errors/* UserError */.y && status !== undefined)
        return { status, headers: headersOf(thrown, now), body: { error: thrown.message }, fault: false };
    if ((0,system_error/* meansNoRoom */.pQ)(thrown))
        return {
            status: 507,
            headers: {},
            body: { error: 'The service has no room left to store this' },
            fault: true,
        };
    return {
        status: 500,
        headers: {},
        body: { error: 'The service had a fault; its log says more' },
        fault: true,
    };
}
function headersOf(refusal, now) {
    if (refusal instanceof MethodNotAllowed)
        return { allow: refusal.allowed.join(', ') };
    if (refusal instanceof TooManyRequests)
        return { 'retry-after': String(Math.max(1, Math.ceil((refusal.resetAt - now) / 1000))) };
    return {};
}

;// CONCATENATED MODULE: ./out/service/server/file-answer.js


/** Sends a stored file, streamed: whole, one range of it, or only that the caller's copy is still right. */
async function fileAnswer(file, request) {
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
    const asked = ifRange === null || ifRange === etag ? request.headers.get('range') : null;
    const range = rangeOf(asked, file.size);
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
    // Opened before anything is answered, so that a file that cannot be read is an error and not a body cut short.
    const handle = await (0,promises_.open)(file.path);
    return new Response(external_node_stream_.Readable.toWeb(handle.createReadStream({ start, end })), {
        status,
        headers,
    });
}
/** One range of RFC 9110; several at once, or another unit, are answered with the whole file, as it allows. */
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

// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(8439);
// EXTERNAL MODULE: ./out/contract/endpoint.js
var endpoint = __webpack_require__(4354);
// EXTERNAL MODULE: ./out/contract/endpoints.js + 1 modules
var endpoints = __webpack_require__(5339);
;// CONCATENATED MODULE: ./out/service/server/openapi.js



/** OpenAPI 3.1 of the whole service, made from the contract that it answers by. */
function openApi(baseUrl) {
    const paths = {};
    for (const [noun, verbs] of Object.entries(endpoints/* endpoints */.v))
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
        security: [{ token: [] }],
        tags: Object.keys(endpoints/* endpoints */.v).map((name) => ({ name })),
        paths,
        components: {
            securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'x-auth-token' } },
            schemas: { Failure: schemaOf(endpoint/* RefusalBody */.zI, 'output') },
        },
    };
}
/**
 * `:id` is `{id}` here; `:secureFilename` stands for three parts (docs/api.md, "Artefacts"), and one variable holds no
 * slash.
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
    description: 'A refusal, and why',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
};
function requestBody(body) {
    return {
        // An empty body is one without fields.
        required: !body.safeParse({}).success,
        content: { 'application/json': { schema: schemaOf(body, 'input') } },
    };
}
const meanings = {
    200: 'Done',
    202: 'Started; it completes later',
    208: 'It had already finished',
    302: 'The `Location` header says where the file is; that address takes no token',
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
/** Counts each user's requests in windows of an hour that start with the user's first request. */
function createRateLimit({ clock, limit }) {
    /** `end` by the monotonic clock: nobody gets more or fewer requests when the clock of the machine is set. */
    const windows = new Map();
    /** The headers of the answer; `TooManyRequests` is thrown by `refuse`, after they are known. */
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
                // An epoch in seconds (docs/hosted-service.md, "Errors and limits").
                'x-ratelimit-reset': String(Math.ceil(resetAt / 1000)),
            },
            refuse() {
                if (window.used > limit)
                    throw new TooManyRequests({ limit, resetAt });
            },
        };
    };
}

;// CONCATENATED MODULE: ./out/service/server/request-log.js
/**
 * One line for a request: what was asked, what was answered, how long it took, by whom. No query, no header, no body,
 * and of a signed link only its file's name: the rest would open it.
 */
function describeRequest(context, took) {
    const path = context.req.path.replace(/^\/(public|storage)\/[^/]*/, '/$1/…');
    const user = context.get('user');
    return `${context.req.method} ${printable(path)} ${context.res.status} ${took} ms${user ? ` ${user.email}` : ''}`;
}
/** Paths come from outside: no line of the log may be theirs. */
function printable(text) {
    return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '?').slice(0, 300);
}

;// CONCATENATED MODULE: ./out/service/server/check.js

/**
 * Checks what a request brought against the contract.
 *
 * @throws WrongRequest that names each wrong field, the type that was given and what is allowed; never the value, which
 *   may be a secret
 */
function check(schema, given) {
    const checked = schema.safeParse(given);
    if (checked.success)
        return checked.data;
    throw new WrongRequest(checked.error.issues.map((issue) => describe(issue, given)).join('; '));
}
/** The JSON of a body; one that is empty holds no fields. @throws WrongRequest when it is none */
function parseJson(text) {
    if (text.trim() === '')
        return {};
    try {
        return JSON.parse(text);
    }
    catch (error) {
        // The parser's own words quote the body, which may hold a secret.
        throw new WrongRequest('The body is no valid JSON', { cause: error });
    }
}
function describe(issue, given) {
    const field = issue.path.length === 0 ? 'The body' : `"${issue.path.map(String).join('.')}"`;
    const kind = kindOf(valueAt(given, issue.path));
    switch (issue.code) {
        case 'invalid_type':
            return kind === undefined
                ? `${field} is required: ${article(issue.expected)}`
                : `${field} must be ${article(issue.expected)}, but ${kind} was given`;
        case 'invalid_value':
            return `${field} must be one of ${issue.values.map(String).join(', ')}, but ${kind ?? 'nothing'} ${kind === 'a string' ? 'of another value ' : ''}was given`;
        case 'too_small':
            return `${field} must not be empty`;
        case 'invalid_format':
            return `${field} must be a valid ${issue.format}`;
        default:
            return `${field}: ${issue.message}`;
    }
}
function valueAt(given, path) {
    return path.reduce((value, key) => (typeof value === 'object' && value !== null ? value[key] : undefined), given);
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
/** Every endpoint of the contract beside its handler. */
function routesOf(handlers) {
    return Object.entries(endpoints/* endpoints */.v).flatMap(([noun, verbs]) => Object.entries(verbs).map(([verb, endpoint]) => {
        // The type of `Handlers` has made sure that each is there and takes this endpoint's call.
        const ofNoun = handlers[noun];
        const handle = ofNoun[verb];
        if (!handle)
            throw new Error(`No handler for ${noun}.${verb}`);
        const path = endpoint.path.replace(':secureFilename', secureParts.map((part) => `:${part}`).join('/'));
        return { endpoint, path, handle };
    }));
}
/** The request, checked. @throws WrongRequest when it is not as the contract says */
async function callOf(context, endpoint) {
    const { body, query } = endpoint;
    const variables = context.req.param();
    const secure = secureParts.map((part) => variables[part] ?? '').join('/');
    return {
        user: context.get('user'),
        path: { ...variables, secureFilename: secure },
        query: query ? check(query, context.req.query()) : {},
        body: body ? check(body, parseJson(await context.req.text())) : undefined,
    };
}

;// CONCATENATED MODULE: ./out/service/server/http-app.js













/** The names that mean this machine; a web page whose own name points to 127.0.0.1 sends another. */
const ownHost = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i;
/** HTTP around the handlers: who asks, whether the request is right, and what an error answers. */
function createApplication({ service, handlers }) {
    const { store, limits, clock, log } = service;
    const rateLimit = createRateLimit({ clock, limit: limits.requestsAnHour });
    const app = new dist/* Hono */.$();
    const fail = (thrown, context) => {
        const { status, headers, body, fault } = failureAnswer(thrown, clock.now());
        if (fault)
            log(`fault: ${thrown instanceof Error ? thrown.stack : (0,errors/* messageOf */.b)(thrown)}`);
        return context.json(body, status, headers);
    };
    app.onError(fail);
    app.notFound((context) => fail(new NoSuchRoute({ method: context.req.method, path: context.req.path }), context));
    app.use(async (context, next) => {
        const startedAt = clock.monotonic();
        await next();
        for (const [name, value] of Object.entries(context.get('limits') ?? {}))
            context.res.headers.set(name, value);
        log(describeRequest(context, Math.round(clock.monotonic() - startedAt)));
    });
    app.use(async (context, next) => {
        const host = context.req.header('host') ?? '';
        if (!ownHost.test(host))
            throw new WrongHost();
        // Browsers say whose page it is that sends something. No answer of the service lets a page of another origin read it.
        const origin = context.req.header('origin');
        if (origin !== undefined && origin !== `http://${host}`)
            throw new WrongOrigin();
        await next();
    });
    app.get('/openapi.json', (context) => context.json(openApi(service.baseUrl)));
    // A link carries its own signature, and needs no token (docs/api.md, "Authentication").
    for (const kind of ['public', 'storage'])
        app.get(`/${kind}/:token/:name`, async ({ req }) => fileAnswer(await openLink(service, { kind, ...req.param() }), req.raw));
    app.use(async (context, next) => {
        const user = store.accounts.withToken(context.req.header('x-auth-token') ?? '');
        if (!user)
            throw new NotSignedIn();
        context.set('user', user);
        const { headers, refuse } = rateLimit(user.id);
        context.set('limits', headers);
        refuse();
        await next();
    });
    app.use((0,method_not_allowed/* methodNotAllowed */.T)({
        app,
        onMethodNotAllowed: (context, allowed) => fail(new MethodNotAllowed({ method: context.req.method, allowed }), context),
    }));
    app.use((0,body_limit/* bodyLimit */.k)({
        maxSize: limits.bodySize,
        onError: () => {
            throw new BodyTooLarge({ limit: limits.bodySize });
        },
    }));
    for (const { endpoint, path, handle } of routesOf(handlers))
        app.on(endpoint.method, path, async (context) => responseOf(await handle(await callOf(context, endpoint)), context.req.raw));
    return app;
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/index.mjs + 2 modules
var node_server_dist = __webpack_require__(6652);
;// CONCATENATED MODULE: ./out/service/server/listen.js



/** The port cannot be had. */
class PortUnusable extends errors/* UserError */.y {
    constructor({ port, cause }) {
        super(`Port ${port} of 127.0.0.1 cannot be used: choose another with --port, or 0 for any`, { cause });
    }
}
/**
 * Listens on the loopback address and nowhere else, because the service runs what repositories say.
 *
 * @throws PortUnusable when the port is taken
 */
async function listen(port) {
    const server = (0,external_node_http_.createServer)();
    await new Promise((resolve, reject) => {
        server.once('error', (cause) => reject(new PortUnusable({ port, cause })));
        server.listen({ port, host: '127.0.0.1' }, resolve);
    });
    return {
        baseUrl: `http://127.0.0.1:${server.address().port}`,
        open: (fetch) => void server.on('request', (0,node_server_dist/* getRequestListener */.SE)(fetch)),
        close: () => listen_close(server),
    };
}
function listen_close(server) {
    return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
    });
}

;// CONCATENATED MODULE: ./out/service/service.js
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




















/**
 * Starts the local build service: takes the data folder, puts it in order, listens, and goes on with what is queued.
 *
 * @throws FolderUnusable, FolderInUse, StoreTooNew, PortUnusable
 */
async function startService(options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { dataFolder, port, executor, clock, random, log, configuration = emptyConfiguration } = options;
        const limits = { ...defaultLimits, ...options.limits };
        const installation = (0,data_folder/* openInstallation */.tK)(dataFolder);
        const opened = __addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const { lock: file, folder, database } = installation;
        const unlock = (0,lock/* lockFolder */.MS)({ file, folder, database });
        opened.defer(unlock);
        const store = openStore(installation.database);
        opened.defer(() => store.close());
        const isNamed = (hash) => store.artefacts.uses(hash) || store.caches.uses(hash);
        const blobs = openBlobs({ folder: installation.blobs, random, isNamed });
        const vault = createVault(installation.keyFor('secrets'));
        const links = createLinks({ key: installation.keyFor('links'), clock, random });
        await recover({ store, blobs, installation, clock, log, reapProcesses: executor.reapProcesses });
        const caches = createCacheRemoval({ store, blobs, clock });
        opened.defer(caches.stop);
        admit(configuration, { store, clock, random });
        const shared = { store, blobs, vault, configuration, clock, random, log };
        const carryOut = createBuilding({ ...shared, installation, execute: executor.execute });
        const builders = createBuilders({ ...shared, ...limits, limit: options.builders, carryOut });
        opened.defer(() => builders.stop());
        const branches = createBranchListing({ ask: executor.listBranches, clock, limit: limits.branchListing });
        opened.defer(branches.stop);
        const door = await listen(port);
        opened.defer(() => door.close());
        const service = {
            ...shared,
            builders,
            links,
            limits,
            baseUrl: door.baseUrl,
            logFile: ({ buildId, stepId }) => (0,external_node_path_.join)(installation.logs, buildId, `${stepId}.log`),
            listBranches: (application) => branches.list(repositoryAccess(application, { vault, installation })),
            removeDueCaches: caches.removeDue,
        };
        door.open(createApplication({ service, handlers: createHandlers(service) }).fetch);
        caches.removeDue();
        builders.wake();
        const running = opened.move();
        return {
            ...peopleOf(service),
            baseUrl: door.baseUrl,
            addApplication(addition) {
                const { userId: ownerId, repositoryUrl } = addition;
                const known = store.applications.withAddress({ ownerId, repositoryUrl });
                return { appId: (known ?? addApplication(addition, service)).id };
            },
            stop: () => running.disposeAsync(),
        };
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

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./out/service/executor/environment/contained.js


/** Whether `path` is `root` or lies below it; both are real paths. */
function isWithin(root, path) {
    return path === root || path.startsWith(root.endsWith(external_node_path_.sep) ? root : root + external_node_path_.sep);
}
/**
 * The real path of something that exists inside one of the roots, every link on the way resolved.
 *
 * @returns `'missing'` when nothing is there, `'outside'` when it lies, or a link leads, out of the roots
 */
async function containedPath(path, roots) {
    const inside = (candidate) => roots.some((root) => isWithin(root, candidate));
    // Whether something exists outside is not told either.
    if (!inside((0,external_node_path_.resolve)(path)))
        return 'outside';
    let real;
    try {
        real = await (0,promises_.realpath)(path);
    }
    catch {
        return 'missing';
    }
    return inside(real) ? { real } : 'outside';
}

;// CONCATENATED MODULE: ./out/service/executor/processes/process-table.js




/** The variable by which the processes of a build are found, whatever group or session they moved to. */
const markerName = 'BUILD_SERVICE_BUILD_ID';
/**
 * The living processes of this machine, read one after the other while they are walked through, newest number first:
 * a process that keeps forking and ending is met within a fraction of a millisecond.
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
        // The name stands in brackets and may itself hold brackets and spaces.
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const [state, parent, group, session, terminal] = fields;
        if (state === 'Z' || state === 'X')
            continue;
        const environment = read(`/proc/${pid}/environ`);
        const marked = (environment !== undefined && holds(environment, marker)) ||
            (folder !== undefined && terminal === '0' && worksIn(pid, folder));
        const numbers = { parent: Number(parent), group: Number(group), session: Number(session) };
        yield { pid, ...numbers, birth: fields[19] ?? '', marked };
    }
}
/** Whether the entry stands there as one of its own, and not as the end of another's value. */
function holds(environment, marker) {
    for (let at = environment.indexOf(marker); at >= 0; at = environment.indexOf(marker, at + 1)) {
        if (at === 0 || environment[at - 1] === 0)
            return true;
    }
    return false;
}
function worksIn(pid, folder) {
    try {
        return isWithin(folder, (0,external_node_fs_.readlinkSync)(`/proc/${pid}/cwd`));
    }
    catch {
        return false;
    }
}
/** A process that has ended, or is another user's, has nothing to read. */
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
    return sightingsOf(stdout, buildId).sort((a, b) => b.pid - a.pid);
}
/** Reads what `ps -E` of macOS prints: the environment stands behind the command, divided by spaces. */
function sightingsOf(printed, buildId) {
    const marker = ` ${markerName}=${buildId}`;
    return printed.split('\n').flatMap((line) => {
        const [, pid, parent, group, state, birth = '', command] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(\w+\s+\w+\s+\d+\s+[\d:]+\s+\d+)\s(.*)$/s.exec(line) ?? [];
        if (pid === undefined || command === undefined || state?.startsWith('Z'))
            return [];
        const marked = command.endsWith(marker) || command.includes(`${marker} `);
        return [{ pid: Number(pid), parent: Number(parent), group: Number(group), session: 0, birth, marked }];
    });
}

;// CONCATENATED MODULE: ./out/service/executor/environment/script.js



/** A group of variables that this application does not have. */
class UnknownGroup extends executor_errors/* BuildFailure */.$w {
}
/**
 * The variables that come from what was asked, lowest precedence first: groups (the workflow's, then the request's),
 * the workflow's software versions and variables, the request's software versions and variables.
 *
 * @throws UnknownGroup, or BuildFailure for a name that no process can have
 */
function givenVariables(order, workflow) {
    const groups = [...new Set([...workflow.groups, ...order.groups])];
    const missing = groups.filter((name) => !Object.hasOwn(order.knownGroups, name));
    if (missing.length > 0) {
        const names = missing.map((name) => `\`${(0,executor_errors/* plainText */.wh)(name)}\``).join(', ');
        throw new UnknownGroup(`This application has no variable group ${names}`);
    }
    const layers = [
        ...groups.map((name) => order.knownGroups[name] ?? {}),
        versionVariables(workflow.softwareVersions),
        workflow.variables,
        versionVariables(order.softwareVersions),
        order.variables,
    ];
    const given = Object.assign({}, ...layers);
    for (const [name, value] of Object.entries(given)) {
        if (!variable_name/* variableName */.c.test(name))
            throw new executor_errors/* BuildFailure */.$w(`\`${(0,executor_errors/* plainText */.wh)(name)}\` cannot be the name of a variable`);
        if (value.includes('\0'))
            throw new executor_errors/* BuildFailure */.$w(`The value of the variable \`${name}\` holds a zero byte`);
    }
    return given;
}
/** `flutter: 3.10` becomes `FLUTTER_VERSION=3.10`, `react-native` `REACT_NATIVE_VERSION`. */
function versionVariables(versions) {
    return Object.fromEntries(Object.entries(versions).map(([name, version]) => {
        const variable = name.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
        return [`${/^\d/.test(variable) ? '_' : ''}${variable}_VERSION`, version];
    }));
}
/** What the service itself tells every script; nothing that was given replaces these. The names are the hosted service's. */
function ownVariables(options) {
    const { order, folders, commit } = options;
    return {
        ...buildVariables(order.buildId, folders),
        CI: 'true',
        CM_BUILD_ID: order.buildId,
        CM_BUILD_DIR: folders.clone,
        CM_COMMIT: commit.hash,
        CM_ENV: folders.variableFile,
        CM_PULL_REQUEST: 'false',
        ...('branch' in order.ref ? { CM_BRANCH: order.ref.branch } : { CM_TAG: order.ref.tag }),
        GIT_TERMINAL_PROMPT: '0',
    };
}
/** What every process of a build has: its folders, and the marker by which it is found. */
function buildVariables(buildId, folders) {
    return { HOME: folders.home, TMPDIR: folders.temporary, [markerName]: buildId };
}
/** More than any path has: a text can name a long variable so often that no memory would hold it. */
const mostReplaced = 2 ** 16;
/**
 * Replaces `$NAME`, `${NAME}` and a leading `~` in a path of the workflow, as a shell would. Unknown names stay, and so
 * does what would make more than a path of it.
 */
function expandVariables(text, variables) {
    let room = mostReplaced;
    return text
        .replace(/^~(?=\/|$)/, () => variables.HOME ?? '~')
        .replace(/\$(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*))/g, (whole, braced, bare) => {
        const name = String(braced ?? bare);
        const value = Object.hasOwn(variables, name) ? (variables[name] ?? whole) : whole;
        room -= value.length;
        return room < 0 ? whole : value;
    });
}

;// CONCATENATED MODULE: ./out/service/executor/cache/archive.js



/**
 * Packs the cache paths that exist into `cache.tar`. Links are packed as links, never followed.
 *
 * @returns the archive; nothing when there is nothing to pack, or when it could not be written, which the log tells
 */
async function packCache(work) {
    const { folders, log } = work;
    for (const { written } of work.paths.filter(({ there }) => !there))
        await log.line(`The cache path ${written} is not there.`);
    const members = work.paths.filter(({ there }) => there).map(({ member }) => member);
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
    await log.line('The caches could not be packed and are not stored.');
    return 'failed';
}
/**
 * Brings an archive's content back to the cache paths. It is unpacked apart and then moved, so that no link of the
 * clone can lead a file of the archive anywhere else. An archive that cannot be read is told in the log and left out.
 *
 * @returns whether it was restored
 */
async function unpackCache(work) {
    const { folders, log } = work;
    const apart = await folders.own.folder('cache');
    try {
        const flags = ['--no-same-owner', '--no-same-permissions'];
        if (!(await tar(work, ['-x', '-f', work.archive, '-C', apart, ...flags]))) {
            await log.line('The stored caches cannot be read; the build goes on without them.');
            return false;
        }
        for (const { path, member, written } of work.paths) {
            if (!(await archive_kindOf((0,external_node_path_.join)(apart, member))))
                continue;
            if (await makeParents(path, [folders.clone, folders.home])) {
                await merge((0,external_node_path_.join)(apart, member), path);
                await log.line(`${written} is restored.`);
            }
            else {
                await log.line(`The cache path ${written} is refused: it leads out of the build's folders.`);
            }
        }
        return true;
    }
    finally {
        await (0,promises_.rm)(apart, { recursive: true, force: true });
    }
}
/** Whether it did all of it. What it complains about stands in the log, and so does what it says where nobody takes it. */
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
/** Makes the folders above `path` where all that exists of them really lies inside the roots. */
async function makeParents(path, roots) {
    const parent = (0,external_node_path_.dirname)(path);
    const found = await containedPath(parent, roots);
    if (typeof found !== 'string')
        return true;
    // A link to nowhere is missing too, and is no folder to work in.
    if (found === 'outside' || (await archive_kindOf(parent)) || !(await makeParents(parent, roots)))
        return false;
    await (0,promises_.mkdir)(parent);
    return true;
}
/** Moves `from` to `to`; folders that are on both sides become one, everything else gives way. Follows no link. */
async function merge(from, to) {
    if ((await archive_kindOf(from)) === 'folder' && (await archive_kindOf(to)) === 'folder') {
        for (const name of await (0,promises_.readdir)(from))
            await merge((0,external_node_path_.join)(from, name), (0,external_node_path_.join)(to, name));
        return;
    }
    await (0,promises_.rm)(to, { recursive: true, force: true });
    await (0,promises_.rename)(from, to);
}

;// CONCATENATED MODULE: ./out/service/executor/cache/paths.js



/** Resolves the paths; relative ones start at the clone. What leads out of clone and home is told and left out. */
async function resolveCachePaths(options) {
    const { folders } = options;
    const root = (0,external_node_path_.join)(folders.clone, '..');
    const paths = [];
    for (const written of options.written) {
        const wanted = (0,external_node_path_.resolve)(folders.clone, expandVariables(written, options.variables));
        const found = await containedPath(wanted, [folders.clone, folders.home]);
        const path = typeof found === 'string' ? wanted : found.real;
        const whole = path === folders.clone || path === folders.home;
        if (found === 'outside' || whole)
            await options.refused(`The cache path \`${written}\` is refused: it has to lie inside the clone or $HOME`);
        else
            paths.push({ written, path, member: (0,external_node_path_.relative)(root, path), there: found !== 'missing' });
    }
    return paths.filter((one, at) => !paths.some((other, before) => before !== at && covers(other, one) && (other.path !== one.path || before < at)));
}
function covers(outer, inner) {
    return isWithin(outer.path, inner.path);
}

;// CONCATENATED MODULE: ./out/service/executor/cache/phase.js




/** Restores what an earlier build left; a build without it is slower, never wrong. */
async function restorePhase(run, build, step) {
    await run.steps.work(step, async (log) => {
        const archive = run.order.cacheArchive;
        if (archive === undefined) {
            await log.line('There are no stored caches yet.');
            return { status: 'success' };
        }
        const restored = await unpackCache({ ...(await cacheWork(run, build, log)), archive });
        return { status: restored ? 'success' : 'failed' };
    });
}
/** Packs the caches of a build that finished and hands them over. That they cannot be kept does not fail the build. */
async function storePhase(run, build, step) {
    await run.steps.work(step, async (log) => {
        try {
            const packed = await packCache(await cacheWork(run, build, log));
            if (packed === 'failed')
                return { status: 'failed' };
            if (packed !== 'nothing')
                await run.keeper.cache(packed);
            return { status: 'success' };
        }
        catch (thrown) {
            const cause = (0,executor_errors/* systemCause */.zE)(thrown);
            if (cause === undefined || run.stop.signal.aborted)
                throw thrown;
            await log.line(`The caches are not stored: ${cause}.`);
            return { status: 'failed' };
        }
    });
}
async function cacheWork(run, build, log) {
    const { folders, given, own } = build;
    const paths = await resolveCachePaths({
        written: build.workflow.cachePaths,
        folders,
        variables: { ...given, ...own },
        refused: (why) => log.line(why),
    });
    const env = { ...run.machine, ...buildVariables(run.order.buildId, folders) };
    return { paths, folders, env, run: run.processes.run, log };
}

// EXTERNAL MODULE: ./out/service/executor/environment/machine.js
var environment_machine = __webpack_require__(5863);
;// CONCATENATED MODULE: ./out/service/executor/environment/own-folder.js




/** A script of the build put something else in the place of a folder that is none of the build's. */
class ReplacedFolder extends executor_errors/* BuildFailure */.$w {
    constructor() {
        super('A folder of the service for this build was replaced by another while the build ran');
    }
}
/** `O_EXCL` follows no link at the end of the path. */
const newFile = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_APPEND | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL;
/**
 * Opens an existing folder. Scripts run as the same user and may find it all the same: before anything is made in it,
 * and again before anything is written, it must still be the folder that it was, so that no link on the way leads elsewhere.
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
            const made = (0,external_node_path_.join)(path, name);
            await (0,promises_.mkdir)(made, { mode: 0o700 });
            await check();
            return made;
        },
    };
}

;// CONCATENATED MODULE: ./out/service/executor/phases/build-plan.js
function planSteps(steps, workflow) {
    const cached = workflow.cachePaths.length > 0;
    const planned = (script, type) => ({
        step: steps.add(script.name, type),
        script,
    });
    return {
        restoring: cached ? steps.add('Restoring caches', 'fetching') : undefined,
        scripts: workflow.scripts.map((script) => planned(script, typeOfScript(script))),
        collecting: workflow.artifacts.length > 0 ? steps.add('Collecting artefacts', 'publishing') : undefined,
        publishing: workflow.publishingScripts.map((script) => planned(script, 'publishing')),
        cleaning: steps.add('Cleaning up', 'finishing'),
        storing: cached ? steps.add('Storing caches', 'finishing') : undefined,
    };
}
/** A script whose name has the word `test` or `tests` is a test; every other one builds. */
function typeOfScript(script) {
    return /\btests?\b/i.test(script.name) ? 'testing' : 'building';
}

;// CONCATENATED MODULE: ./out/service/executor/environment/folders.js


/** Makes the folders inside the build's empty one. */
async function makeBuildFolders(folder, own) {
    const root = await (0,promises_.realpath)(folder);
    const folders = {
        clone: (0,external_node_path_.join)(root, 'clone'),
        home: (0,external_node_path_.join)(root, 'home'),
        temporary: (0,external_node_path_.join)(root, 'tmp'),
        scripts: (0,external_node_path_.join)(root, 'scripts'),
    };
    for (const path of Object.values(folders))
        await (0,promises_.mkdir)(path, { mode: 0o700 });
    return { ...folders, variableFile: (0,external_node_path_.join)(root, 'variables'), own };
}

// EXTERNAL MODULE: external "node:querystring"
var external_node_querystring_ = __webpack_require__(1792);
;// CONCATENATED MODULE: ./out/service/executor/git/shown-address.js

/** Scheme, authority, path, and what follows. The last `@` of the authority ends the user info, as for Git's transports. */
const parts = /^([a-z][a-z0-9+.-]{0,20}:\/\/)([^/?#]*)([^?#]*)(.*)$/is;
/** The address as it may be shown and kept in the clone: without password, query and fragment. */
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
/** Shorter ones stand in ordinary words too, and hide nothing. */
const shortest = 4;
/**
 * Takes what is secret in these addresses, and in every other that stands in a text, out of the text: Git itself repeats
 * addresses in its messages, and hides a password only up to its first `@`.
 */
function addressRedactor(addresses) {
    const secrets = [...new Set(addresses.flatMap(secretsOf))]
        .filter((secret) => secret.length >= shortest)
        .sort((a, b) => b.length - a.length);
    return (text) => secrets
        .reduce((rest, secret) => rest.replaceAll(secret, '***'), text)
        .replace(/[a-z][a-z0-9+.-]{0,20}:\/\/[^\s'"<>]*/gi, shownAddress);
}
/** The password and what a query or fragment holds, as they are written and as they are meant. */
function secretsOf(url) {
    const [, , authority = '', , rest = ''] = parts.exec(url) ?? [];
    const at = authority.lastIndexOf('@');
    const [, password = ''] = /^[^:]*:(.*)$/s.exec(authority.slice(0, Math.max(0, at))) ?? [];
    const values = rest.split(/[?#&;]/).flatMap((part) => [part, part.replace(/^[^=]*=/, '')]);
    return [password, ...values].flatMap((secret) => [secret, (0,external_node_querystring_.unescape)(secret)]);
}

;// CONCATENATED MODULE: ./out/service/executor/git/ssh-access.js


const passphraseVariable = 'BUILD_SERVICE_SSH_PASSPHRASE';
/** Answers the one question that it is there for; it holds no secret itself. */
const askpass = `#!/bin/sh
case "$1" in
  *assphrase*) printf '%s\\n' "$${passphraseVariable}" ;;
  *) exit 1 ;;
esac
`;
/**
 * Lets Git use `ssh` with the given key only: no settings, agent or keys of the user, no questions but for the key's
 * passphrase, host keys recorded on first use in the installation's own file and a changed one refused.
 *
 * The key lies in the build's own folder until `close`. The passphrase is never written: it goes through the
 * environment of `git` and `ssh` to the program that `ssh` asks for it.
 */
async function openSshAccess(options) {
    const { repository, folder } = options;
    const keyFile = (0,external_node_path_.join)(folder, 'ssh-key');
    const askpassFile = (0,external_node_path_.join)(folder, 'ssh-askpass');
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(repository.knownHosts), { recursive: true });
    const { key } = repository;
    if (key)
        await (0,promises_.writeFile)(keyFile, withLastNewline(key.privateKey), { mode: 0o600, flag: 'wx' });
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
/** `ssh` refuses a key whose last line is not ended. */
function withLastNewline(key) {
    return key.at(-1) === 0x0a ? key : Buffer.concat([key, Buffer.from('\n')]);
}
/** A path as a value of ssh_config(5): quoted for its spaces, and `%` is no token. */
function quoted(path) {
    return `"${path.replaceAll('%', '%%')}"`;
}
function shellQuoted(text) {
    return `'${text.replaceAll("'", "'\\''")}'`;
}

;// CONCATENATED MODULE: ./out/service/executor/git/access.js





/** The remote's name in every command: the address itself stands in no argument, where other users could read it. */
const remote = 'source';
/**
 * The only settings that Git sees besides those of the new clone. Every folder counts as safe: these commands name one
 * repository, which was added on purpose, and run neither its hooks nor its settings.
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
 * Writes settings and key into `folder`, which is the caller's alone. Git is to be run in `cwd`, a real path.
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
        // Failures are told in English, and names and texts stay the bytes that they are.
        LC_ALL: 'C',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: settingsFile,
        // Where the service's data lie inside somebody's clone, that one's settings are not read either.
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

// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(6193);
;// CONCATENATED MODULE: ./out/service/executor/step-list/whole-lines.js

/** A line that is longer is no message for people. */
const whole_lines_longest = 65_536;
const note = '[A line that is too long is not shown.]\n';
/** A line ends with `\n`, or with `\r` where the next one is written over it. */
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
            await take(note);
            return add(text.slice(end + 1));
        }
        const end = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
        const whole = end > 0 ? held + text.slice(0, end) : '';
        held = end > 0 ? text.slice(end) : held + text;
        isTooLong = held.length > whole_lines_longest;
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
                await take(note);
            else if (held !== '')
                await take(held);
            held = '';
            isTooLong = false;
        },
    };
}

;// CONCATENATED MODULE: ./out/service/executor/git/git.js



/** This machine has no Git. */
class NoGit extends executor_errors/* BuildFailure */.$w {
    constructor(options) {
        super('Git was not found on this machine: install it, and have it on the PATH', options);
    }
}
/** The repository could not be read, for the reason that Git gave. */
class UnreachableRepository extends executor_errors/* BuildFailure */.$w {
}
/** The SSH server showed another key than the one that was recorded when it was first met. */
class ChangedHostKey extends executor_errors/* BuildFailure */.$w {
    constructor() {
        super("The host key of the repository's server is not the one that was recorded when it was first used, so nothing was fetched. If the change is known to be right, remove the server's line from the service's known hosts");
    }
}
/** The SSH server let nobody in with this key. */
class RefusedKey extends executor_errors/* BuildFailure */.$w {
    constructor(why) {
        super(`The server of the repository refused the SSH key, or the key's passphrase is wrong, or no key was given: ${why}`);
    }
}
/** More is no list of references of a repository that anybody works with. */
const outputLimit = 64 * 2 ** 20;
const complaintLimit = 16_384;
function createGit(options) {
    return async (...args) => {
        const output = [];
        let size = 0;
        let complaint = '';
        const complaints = wholeLines(async (text) => {
            const said = options.access.redact(text);
            complaint = (complaint + said).slice(-complaintLimit);
            await options.progress(Buffer.from(said));
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
            errors: (chunk) => complaints.write(chunk),
        };
        const status = await options.run(command).catch((cause) => {
            throw isMissing(cause) ? new NoGit({ cause }) : cause;
        });
        await complaints.end();
        return { status, output: Buffer.concat(output).toString(), complaint };
    };
}
/** Node says the same of a folder that is not there, but Git is run in folders that were just made. */
function isMissing(thrown) {
    return external_node_util_.types.isNativeError(thrown) && 'syscall' in thrown && thrown.syscall === 'spawn git';
}
/** @throws UnreachableRepository, ChangedHostKey or RefusedKey when Git failed */
function expectSuccess(result) {
    if (result.status === 0)
        return result;
    // These words, and those of a refused key, are ssh's own; it has no other way of telling.
    if (result.complaint.includes('REMOTE HOST IDENTIFICATION HAS CHANGED'))
        throw new ChangedHostKey();
    const lines = result.complaint.split(/[\r\n]+/).filter((line) => line.trim() !== '');
    const told = lines.filter((line) => /^(fatal|error|remote|ssh)\b|Permission denied|Load key/i.test(line));
    const why = (0,executor_errors/* plainText */.wh)((told.length > 0 ? told : lines).slice(0, 3).join(' ')) || `status ${result.status}`;
    if (why.includes('Permission denied ('))
        throw new RefusedKey(why);
    throw new UnreachableRepository(`The repository could not be read: ${why}`);
}

;// CONCATENATED MODULE: ./out/service/executor/git/ref-name.js

/** `branch main` or `tag v1`, as messages say it. */
function describeRef(ref) {
    return 'branch' in ref ? `branch \`${(0,executor_errors/* plainText */.wh)(ref.branch)}\`` : `tag \`${(0,executor_errors/* plainText */.wh)(ref.tag)}\``;
}
/**
 * The full name (`refs/heads/…` or `refs/tags/…`), so that a branch is never taken for a tag, an option or an expression.
 *
 * @throws BuildFailure when Git allows no such name; the rules are those of `git check-ref-format`
 */
function fullRefName(ref) {
    const name = 'branch' in ref ? ref.branch : ref.tag;
    const parts = name.split('/');
    const refused = name.length > 500 ||
        /[\p{Cc} ~^:?*[\\]|\.\.|@\{/u.test(name) ||
        name.endsWith('.') ||
        name.startsWith('-') ||
        parts.some((part) => part === '' || part.startsWith('.') || part.endsWith('.lock'));
    if (refused)
        throw new executor_errors/* BuildFailure */.$w(`There is no ${describeRef(ref)}: Git allows no such name`);
    return 'branch' in ref ? `refs/heads/${name}` : `refs/tags/${name}`;
}

;// CONCATENATED MODULE: ./out/service/executor/git/clone.js





/** Longer messages are cut: they are shown, not parsed. */
const messageLimit = 65_536;
/**
 * Fetches one branch or tag with its history into an empty folder, in which `git` runs, and checks it out.
 *
 * @throws BuildFailure when there is no such branch or tag; UnreachableRepository or ChangedHostKey when the
 * repository cannot be read
 */
async function cloneAt(git, source) {
    const { ref, url } = source;
    const name = fullRefName(ref);
    // Status 2 means, and only means, that no reference matched; a pattern matches the ends of longer names too.
    const listed = await git('ls-remote', '--exit-code', '--', remote, name);
    const known = listed.status === 2 ? '' : expectSuccess(listed).output;
    if (!known.split('\n').some((line) => line.endsWith(`\t${name}`)))
        throw new executor_errors/* BuildFailure */.$w(`The repository has no ${describeRef(ref)}`);
    expectSuccess(await git('init', '--quiet', '--template='));
    const kept = 'branch' in ref ? `refs/remotes/origin/${ref.branch}` : name;
    // Of a shallow repository, such as a runner's checkout, Git would leave out the branch and only warn.
    const quietly = ['--quiet', '--no-write-fetch-head', '--update-shallow'];
    expectSuccess(await git('fetch', ...quietly, '--', remote, `+${name}:${kept}`));
    const hash = expectSuccess(await git('rev-parse', '--verify', `${kept}^{commit}`)).output.trim();
    if ('branch' in ref) {
        expectSuccess(await git('update-ref', name, hash));
        expectSuccess(await git('symbolic-ref', 'HEAD', name));
    }
    else {
        expectSuccess(await git('update-ref', '--no-deref', 'HEAD', hash));
    }
    expectSuccess(await git('reset', '--quiet', '--hard'));
    // For scripts that ask where the sources come from.
    expectSuccess(await git('config', 'remote.origin.url', shownAddress(url)));
    return readCommit(git, ref);
}
async function readCommit(git, ref) {
    const format = '--format=%H%x00%an%x00%B';
    const shown = expectSuccess(await git('log', '-1', '--no-show-signature', '--encoding=UTF-8', format, 'HEAD'));
    const [hash = '', authorName = '', ...message] = shown.output.split('\0');
    return {
        hash,
        authorName,
        commitMessage: message.join('\0').trim().slice(0, messageLimit),
        branch: 'branch' in ref ? ref.branch : null,
    };
}
/** Whether the commit asks for no build: `[skip ci]` or `[ci skip]` anywhere in its message. */
function asksToSkip(commit) {
    return /\[(skip ci|ci skip)\]/i.test(commit.commitMessage ?? '');
}

// EXTERNAL MODULE: ./out/service/executor/workflow-file/read.js + 3 modules
var workflow_file_read = __webpack_require__(5679);
;// CONCATENATED MODULE: ./out/service/executor/workflow-file/source.js






const sizeLimit = 256 * 2 ** 10;
/**
 * The text of `codemagic.yaml` in the clone.
 *
 * @throws BuildFailure when there is none, when it is a link out of the clone (its text would be told in messages), or
 * when it is too large
 */
async function readWorkflowFile(clone) {
    const found = await containedPath((0,external_node_path_.join)(clone, workflow_file_read/* workflowFileName */.Jo), [clone]);
    if (found === 'missing')
        throw new executor_errors/* BuildFailure */.$w(`The repository has no ${workflow_file_read/* workflowFileName */.Jo} here`);
    if (found === 'outside')
        throw new executor_errors/* BuildFailure */.$w(`${workflow_file_read/* workflowFileName */.Jo} is a link out of the repository`);
    const file = await (0,promises_.open)(found.real, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
    try {
        const status = await file.stat();
        if (!status.isFile())
            throw new executor_errors/* BuildFailure */.$w(`${workflow_file_read/* workflowFileName */.Jo} is no file`);
        if (status.size > sizeLimit)
            throw new executor_errors/* BuildFailure */.$w(`${workflow_file_read/* workflowFileName */.Jo} is larger than ${sizeLimit / 2 ** 10} KiB`);
        return await file.readFile('utf8');
    }
    finally {
        await file.close();
    }
}

;// CONCATENATED MODULE: ./out/service/executor/phases/fetch.js









/**
 * Makes the folders, fetches the sources and reads the workflow.
 *
 * @returns everything that the scripts need, or `'skipped'` when the commit asks for no build
 * @throws BuildFailure for every reason why there is nothing to build
 */
async function fetchPhase(run) {
    const { order, keeper, steps } = run;
    await keeper.state('preparing');
    const preparing = steps.add('Preparing build machine', 'preparing');
    const fetching = steps.add('Fetching app sources', 'fetching');
    const reading = steps.add('Reading the workflow', 'fetching');
    const { folders } = await steps.work(preparing, async (log) => {
        const made = await makeBuildFolders(order.folder, run.own);
        await log.line('The folders of the build are made.');
        return { status: 'success', folders: made };
    });
    await keeper.state('fetching');
    const { commit } = await steps.work(fetching, async (log) => {
        await log.line(`Fetching ${describeRef(order.ref)}`);
        const fetched = await fetchSources(run, { folders, progress: (chunk) => log.write(chunk) });
        await log.line(`Commit ${fetched.hash} by ${(0,executor_errors/* plainText */.wh)(fetched.authorName ?? '')}`);
        await keeper.commit(fetched);
        return { status: 'success', commit: fetched };
    });
    if (asksToSkip(commit))
        return 'skipped';
    const { workflow, given } = await steps.work(reading, async (log) => {
        const read = await workflowOf(run, { folders, log });
        for (const warning of read.warnings)
            await log.line(`Warning: ${(0,executor_errors/* plainText */.wh)(warning)}`);
        await keeper.workflow({ name: read.workflow.name, labels: read.workflow.labels });
        const variables = { ...run.machine, ...givenVariables(order, read.workflow) };
        return { status: 'success', workflow: read.workflow, given: variables };
    });
    run.stop.limit(workflow.maxBuildDuration);
    await (0,promises_.writeFile)(folders.variableFile, '', { mode: 0o600, flag: 'wx' });
    const own = ownVariables({ order, folders, commit });
    return { folders, workflow, given, own };
}
/** The key is there only while Git runs: it is gone before the first script. */
async function fetchSources({ order, machine, forGit, processes }, work) {
    const { repository, ref } = order;
    const { clone, own } = work.folders;
    const base = { ...machine, ...forGit, ...buildVariables(order.buildId, work.folders) };
    const access = await openGitAccess({ repository, folder: own.path, cwd: clone, base });
    try {
        const run = processes.run;
        const git = createGit({ run, cwd: clone, access, progress: work.progress });
        return await cloneAt(git, { url: repository.url, ref });
    }
    finally {
        await access.close();
    }
}
async function workflowOf({ order, readWorkflow }, { folders, log }) {
    const { editorWorkflow, workflowId, buildId } = order;
    if (editorWorkflow)
        return { workflow: editorWorkflow, warnings: [] };
    const source = await readWorkflowFile(folders.clone);
    return readWorkflow({ source, workflowId }, { cwd: folders.own.path, env: buildVariables(buildId, folders), errors: (chunk) => log.write(chunk) });
}

;// CONCATENATED MODULE: ./out/service/executor/environment/variable-file.js



const variable_file_sizeLimit = 2 ** 20;
/**
 * Reads the file: `NAME=value` a line, or `NAME<<END`, lines, `END` for a value of several lines. A script can put
 * anything in the file's place: what is no ordinary file is not followed, waited for or read.
 */
async function readVariableFile(path) {
    let text;
    try {
        const file = await (0,promises_.open)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
        try {
            const { size, ...status } = await file.stat();
            if ((status.mode & external_node_fs_.constants.S_IFMT) !== external_node_fs_.constants.S_IFREG)
                return { variables: {}, faults: ['what CM_ENV names is no file any more'] };
            if (size > variable_file_sizeLimit)
                return { variables: {}, faults: [`the file is larger than ${variable_file_sizeLimit} bytes`] };
            text = await file.readFile('utf8');
        }
        finally {
            await file.close();
        }
    }
    catch {
        return { variables: {}, faults: ['the file that CM_ENV names cannot be read'] };
    }
    return parseVariables(text);
}
/** How many faults are told one by one. */
const mostFaults = 20;
function parseVariables(text) {
    const variables = {};
    const faults = [];
    const lines = text.split(/\r?\n/);
    const nextAfter = lineFinder(lines);
    for (let at = 0; at < lines.length; at += 1) {
        const line = lines[at] ?? '';
        if (line.trim() === '')
            continue;
        const [, name = '', sign, rest = ''] = /^([^=<]*)(=|<<)(.*)$/s.exec(line) ?? [];
        const end = sign === '<<' ? nextAfter(rest, at) : at;
        if (!variable_name/* variableName */.c.test(name) || line.includes('\0'))
            faults.push(`line ${at + 1} is not \`NAME=value\``);
        else if (end < 0)
            faults.push(`line ${at + 1}: no line \`${rest}\` ends the value`);
        else
            variables[name] = sign === '<<' ? lines.slice(at + 1, end).join('\n') : rest;
        if (end > at)
            at = end;
    }
    const told = faults.slice(0, mostFaults);
    const left = faults.length - told.length;
    return { variables, faults: left === 0 ? told : [...told, `${left} more lines are no variables`] };
}
/** Finds a line after another one, of which each is behind the one before: looking through all would take the square of them. */
function lineFinder(lines) {
    const places = new Map();
    for (let at = lines.length - 1; at >= 0; at -= 1) {
        const line = lines[at] ?? '';
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

;// CONCATENATED MODULE: ./out/service/executor/phases/shell.js


/** The shell for scripts that name none: `bash` where the machine has it, else `sh`. */
async function findShell(path) {
    for (const folder of path.split(external_node_path_.delimiter).filter(external_node_path_.isAbsolute)) {
        const bash = (0,external_node_path_.join)(folder, 'bash');
        const there = await (0,promises_.access)(bash, promises_.constants.X_OK).then(() => true, () => false);
        if (there)
            return [bash, '--noprofile', '--norc', '-e'];
    }
    return ['/bin/sh', '-e'];
}
/**
 * Writes a script to `file` and tells how to run it. A first line `#!…` names the interpreter and its one argument, as
 * the system itself reads it; otherwise the shell runs it with `-e`: it ends at the first command that fails. Not
 * with `pipefail`: `yes | tool` is common, and fails by its nature. Output and errors go one way, in their order.
 */
async function prepareScript(options) {
    const { script, file, shell } = options;
    await (0,promises_.writeFile)(file, script.endsWith('\n') ? script : `${script}\n`, { mode: 0o700, flag: 'wx' });
    const [, interpreter, argument] = /^#![ \t]*(\S+)(?:[ \t]+(.*?))?[ \t\r]*(?:\n|$)/.exec(script) ?? [];
    const command = interpreter ? [interpreter, ...(argument ? [argument] : [])] : shell;
    return ['/bin/sh', '-c', 'exec "$@" 2>&1', 'sh', ...command, file];
}

;// CONCATENATED MODULE: ./out/service/executor/phases/script-runner.js






/** Runs the scripts of a build one after the other; what one writes to `CM_ENV` is a variable of the next ones. */
async function createScriptRunner(options) {
    const { folders, own } = options;
    const shell = await findShell(options.path);
    const commands = new Map();
    for (const { step, script } of options.planned) {
        const file = (0,external_node_path_.join)(folders.scripts, `script-${step.number}`);
        commands.set(step.number, await prepareScript({ script: script.script, file, shell }));
    }
    let written = {};
    return {
        async run(script, { step, log, more }) {
            const env = { ...options.given, ...written, ...own, ...more };
            const failed = (what) => {
                const message = `Step ${step.number} script \`${(0,executor_errors/* plainText */.wh)(script.name)}\` ${what}`;
                return { status: 'failed', message };
            };
            const directory = script.workingDirectory ?? options.workingDirectory;
            const wanted = (0,external_node_path_.resolve)(folders.clone, expandVariables(directory, env));
            const cwd = await containedPath(wanted, [folders.clone, folders.home, folders.temporary]);
            if (typeof cwd === 'string') {
                const why = cwd === 'missing' ? 'does not exist' : "leads out of the build's folders";
                const what = `could not start: its working directory \`${(0,executor_errors/* plainText */.wh)(directory)}\` ${why}`;
                await log.line(`The script ${what}.`);
                return failed(what);
            }
            const argv = commands.get(step.number);
            if (!argv)
                throw new RangeError(`Step ${step.number} was not planned`);
            const output = (chunk) => log.write(chunk);
            const status = await options.processes.run({ argv, cwd: cwd.real, env, output });
            const read = await readVariableFile(folders.variableFile);
            for (const fault of read.faults)
                await log.line(`CM_ENV: ${(0,executor_errors/* plainText */.wh)(fault)}.`);
            const fixed = Object.keys(read.variables).filter((name) => Object.hasOwn(own, name));
            for (const name of fixed)
                await log.line(`CM_ENV: ${name} is the service's own and stays as it is.`);
            written = read.variables;
            if (status === 0)
                return { status: 'success', message: null };
            await log.line(`The script exited with status code ${status}.`);
            return failed(`exited with status code ${status}`);
        },
    };
}

;// CONCATENATED MODULE: ./out/service/executor/artefacts/facts.js





/** The kind of an artefact by the ending of its name: `apk`, `aab`, `ipa`, `app` (also zipped), or the ending itself. */
function artefactType(name) {
    const ending = (0,external_node_path_.extname)(name.toLowerCase().replace(/\.app\.zip$/, '.app')).slice(1);
    return /^[a-z0-9]{1,16}$/.test(ending) ? ending : 'file';
}
/** What Android's build tools write beside a package, as far as it is used. */
const OutputMetadata = schemas/* object */.Ikc({
    applicationId: schemas/* string */.YjP(),
    elements: schemas/* array */.YOg(schemas/* object */.Ikc({ outputFile: schemas/* string */.YjP(), versionName: schemas/* string */.YjP().optional() })),
});
/** Name and version of an Android package where `output-metadata.json` beside it tells them; otherwise nothing. */
async function packageFacts(path, roots) {
    if (!/\.(apk|aab)$/i.test(path))
        return {};
    const beside = await containedPath((0,external_node_path_.join)((0,external_node_path_.dirname)(path), 'output-metadata.json'), roots);
    if (typeof beside === 'string')
        return {};
    const told = OutputMetadata.safeParse(await readSmallJson(beside));
    const element = told.data?.elements.find((one) => one.outputFile === (0,external_node_path_.basename)(path));
    if (!told.success || !element)
        return {};
    const { versionName } = element;
    return { packageName: told.data.applicationId, ...(versionName === undefined ? {} : { versionName }) };
}
async function readSmallJson(file) {
    try {
        // A pipe that a script put there is not waited for.
        const handle = await (0,promises_.open)(file.real, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
        try {
            if (!(await handle.stat()).isFile())
                return undefined;
            const { buffer, bytesRead } = await handle.read(Buffer.alloc(65_536), 0, 65_536, 0);
            return JSON.parse(buffer.toString('utf8', 0, bytesRead));
        }
        finally {
            await handle.close();
        }
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./out/pattern.js
var out_pattern = __webpack_require__(9374);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./out/service/executor/artefacts/file-search.js



/** A folder can hold a million names: after so many the service does its other work. */
const namesATurn = 100;
/**
 * The files below a folder, the pattern's base, that the pattern names. Links are listed, never entered, and no folder
 * is entered in which nothing can match.
 */
async function findFiles({ folder, pattern, signal, }) {
    const found = [];
    const folders = [{ path: folder, places: pattern.begin(pattern.base.length) }];
    let names = 0;
    for (let next = folders.pop(); next; next = folders.pop()) {
        for (const entry of await entriesOf(next.path)) {
            names += 1;
            if (names % namesATurn === 0)
                await (0,external_node_timers_promises_.setImmediate)();
            signal.throwIfAborted();
            const path = (0,external_node_path_.join)(next.path, entry.name);
            const places = pattern.advance(next.places, entry.name);
            // A bundle of Apple's is a folder: it is found to be told in the log, not to be kept.
            const isListed = !entry.isDirectory() || /\.(app|framework|xcarchive)$/.test(entry.name);
            if (isListed && pattern.isEnd(places))
                found.push(path);
            if (entry.isDirectory() && pattern.goesOn(places))
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

;// CONCATENATED MODULE: ./out/service/executor/artefacts/search.js




/** Files that one of the patterns names, each once, as real paths, pattern by pattern in the order of their names. */
async function findArtefacts(search) {
    const found = new Set();
    for (const text of search.patterns) {
        const before = found.size;
        const pattern = await accepted(search, text);
        if (pattern)
            for (const path of await search_matches(search, pattern))
                found.add(path);
        if (found.size === before)
            await search.refused(`\`${text}\` names no further file`);
    }
    return [...found];
}
async function accepted({ refused }, text) {
    try {
        const pattern = (0,out_pattern/* parsePattern */.E)(text, { hidden: 'written' });
        if (/(^|[^\w.-])\.\.($|[^\w.-])/.test(text))
            await refused(`\`${text}\` is refused: it holds \`..\``);
        else if (pattern.excludes)
            await refused(`\`${text}\` is refused: patterns say what to keep, none says what to leave out`);
        else
            return pattern;
    }
    catch (error) {
        if (!(error instanceof out_pattern/* WrongPattern */.C))
            throw error;
        await refused(`\`${text}\` is refused. ${error.message}`);
    }
    return undefined;
}
async function search_matches(search, pattern) {
    const hits = new Set();
    const refused = new Set();
    for (const alternative of pattern.alternatives) {
        const found = await matchesOf(search, alternative);
        if (found === 'outside')
            refused.add(`\`${pattern.text}\` is refused: it leads out of the build's folders`);
        else
            for (const path of found)
                hits.add(path);
    }
    for (const why of refused)
        await search.refused(why);
    return keep(search, { paths: sorted(hits), pattern });
}
async function matchesOf(search, pattern) {
    const { base } = pattern;
    const start = base[0] === '' ? (0,external_node_path_.join)('/', ...base) : (0,external_node_path_.join)(search.folder, ...base);
    const contained = await containedPath(start, search.roots);
    if (typeof contained === 'string')
        return contained === 'missing' ? [] : contained;
    return findFiles({ ...search, folder: contained.real, pattern });
}
/** In the order of their names, folder by folder. */
function sorted(paths) {
    // No name holds the byte that stands for the slash here, and none sorts before it.
    const keys = Array.from(paths, (path) => path.replaceAll('/', '\0')).sort();
    return keys.map((key) => key.replaceAll('\0', '/'));
}
/** Follows links of files where they stay inside, and leaves everything else that is no file. */
async function keep(search, { paths, pattern }) {
    const kept = [];
    for (const path of paths) {
        search.signal.throwIfAborted();
        const contained = await containedPath(path, search.roots);
        if (contained === 'outside') {
            const name = (0,external_node_path_.relative)(search.folder, path);
            await search.refused(`\`${name}\` (\`${pattern.text}\`) is refused: it is a link out of the build's folders`);
        }
        else if (contained !== 'missing') {
            kept.push(contained.real);
        }
    }
    return kept;
}

;// CONCATENATED MODULE: ./out/service/executor/artefacts/collect.js







/** More files are a mistake in a pattern, such as `**`. */
const countLimit = 1_000;
/**
 * Copies each file that the patterns name into the executor's own folder, and hands out the copies: what was measured
 * is what is kept, whatever a script that still runs does to the original.
 *
 * @throws the system's error when a copy cannot be written
 */
async function collectArtefacts(options) {
    const { log, signal, roots, own } = options;
    const refused = (why) => log.line((0,executor_errors/* plainText */.wh)(why));
    const found = await findArtefacts({ ...options, refused });
    if (found.length > countLimit)
        await log.line(`${found.length} files were found; only the first ${countLimit} are kept.`);
    for (const [at, path] of found.slice(0, countLimit).entries()) {
        signal.throwIfAborted();
        const name = (0,external_node_path_.basename)(path);
        const to = `artefact-${at}`;
        const measured = await copyMeasured({ from: path, own, to, signal });
        if (!measured) {
            await log.line(`${(0,executor_errors/* plainText */.wh)(path)} is not kept: it is no ordinary file. A folder has to be packed by a script.`);
            continue;
        }
        const facts = await packageFacts(path, roots);
        await options.keep({ path: (0,external_node_path_.join)(own.path, to), name, type: artefactType(name), ...measured, ...facts });
        await log.line(`${(0,executor_errors/* plainText */.wh)(name)}: ${measured.size} bytes, md5 ${measured.md5}`);
    }
}
/** Copies an ordinary file in pieces; nothing when it is none, has gone, or cannot be opened. */
async function copyMeasured(options) {
    let source;
    try {
        // The path is real; a link put in its place meanwhile is not followed, and a pipe not waited for.
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

;// CONCATENATED MODULE: ./out/service/executor/phases/scripts.js


/**
 * Runs the workflow's scripts until one fails, then collects artefacts and runs the publishing scripts: these also of
 * a build that failed, as the hosted service does, so that its reports are kept; `CM_BUILD_STEP_STATUS` tells them.
 */
async function scriptPhase(run, build, work) {
    const { plan, scripts } = work;
    // Every build is `building` for a moment at least, whatever its scripts are.
    await run.keeper.state('building');
    const failure = await runScripts(run, scripts, plan.scripts);
    await run.keeper.state('publishing');
    if (plan.collecting)
        await collect(run, build, plan.collecting);
    const more = { CM_BUILD_STEP_STATUS: failure === null ? 'success' : 'failure' };
    const warning = await runScripts(run, scripts, plan.publishing, more);
    return { failure, warning };
}
/** The first failure that is not ignored ends the row. */
async function runScripts(run, scripts, planned, more = {}) {
    for (const { step, script } of planned) {
        await run.keeper.state(step.type);
        const { message } = await run.steps.work(step, async (log) => {
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
async function collect(run, build, step) {
    const { folders, workflow, given, own } = build;
    const variables = { ...given, ...own };
    await run.steps.work(step, async (log) => {
        await collectArtefacts({
            patterns: workflow.artifacts.map((pattern) => expandVariables(pattern, variables)),
            folder: folders.clone,
            roots: [folders.clone, folders.home, folders.temporary],
            own: folders.own,
            log,
            signal: run.stop.signal,
            keep: (file) => run.keeper.artefact(file),
        });
        return { status: 'success' };
    });
}

;// CONCATENATED MODULE: ./out/service/executor/processes/find-processes.js

/**
 * A process belongs to the build when it is marked or known, was found once before, shares session or group with one
 * that belongs to it (every command of a build begins a session of its own), or descends from one.
 */
function createHunt(quarry) {
    /** Those of an earlier look: their parents may have ended since. */
    const before = new Map();
    return {
        async look(signal) {
            const known = new Set(quarry.known?.());
            const found = new Set();
            const sessions = new Set();
            const groups = new Set();
            const others = [];
            let own;
            const take = (one) => {
                found.add(one.pid);
                sessions.add(one.session);
                groups.add(one.group);
                before.set(one.pid, one.birth);
                if (signal !== 'none')
                    kill(one.pid, signal);
            };
            for (const one of await processTable(quarry)) {
                if (one.pid === process.pid)
                    own = one;
                else if (one.marked || known.has(one.pid) || before.get(one.pid) === one.birth)
                    take(one);
                else
                    others.push(one);
            }
            const related = (one) => found.has(one.parent) ||
                (one.session !== 0 && one.session !== own?.session && sessions.has(one.session)) ||
                (one.group !== own?.group && groups.has(one.group));
            for (let size = -1; size !== found.size;) {
                size = found.size;
                for (const one of others)
                    if (!found.has(one.pid) && related(one))
                        take(one);
            }
            // A group is killed as one, so that nothing in it can fork between two of its members.
            if (signal === 'SIGKILL')
                for (const group of groups)
                    if (group > 1 && group !== own?.group)
                        kill(-group, signal);
            return found.size;
        },
    };
}
function kill(pid, signal) {
    try {
        process.kill(pid, signal);
    }
    catch {
        // It has ended, or is another user's: the next look tells.
    }
}

;// CONCATENATED MODULE: ./out/service/executor/processes/end-processes.js



/** How long processes have to end by themselves after SIGTERM. */
const graceMs = 2_000;
const pauseMs = 50;
/** Looks with SIGKILL before what is left is called unkillable: other users' processes, or hung in the kernel. */
const killLooks = 200;
/** A process that is just starting a program shows no environment for a moment: one look without a find is not enough. */
const cleanLooks = 3;
/**
 * Ends every process of a build and returns how many could not be ended (0 but for other users' processes). They are
 * found by the build's id in their environment, never by a stored number alone. First SIGTERM, two seconds later
 * SIGKILL, again until none is left. Returns at once, without waiting, when there is nothing to end.
 */
async function reapProcesses(buildId, options) {
    const { clock, ...quarry } = options;
    const hunt = createHunt({ ...quarry, buildId });
    // The first look only learns who belongs to whom: one that is signalled may end and take that knowledge along.
    if ((await hunt.look('none')) > 0) {
        await hunt.look('SIGTERM');
        const deadline = clock.monotonic() + graceMs;
        while (clock.monotonic() < deadline && (await hunt.look('none')) > 0)
            await (0,out_clock/* sleep */.yy)(clock, pauseMs);
    }
    let found = 0;
    for (let look = 0, clean = 0; look < killLooks && clean < cleanLooks; look += 1) {
        found = await hunt.look('SIGKILL');
        clean = found === 0 ? clean + 1 : 0;
        if (found === 0)
            await (0,external_node_timers_promises_.setImmediate)();
        else
            await (0,out_clock/* sleep */.yy)(clock, Math.min(look, pauseMs));
    }
    return found;
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
    const options = { cwd, env, detached: true };
    const child = input === undefined
        ? (0,external_node_child_process_.spawn)(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
        : (0,external_node_child_process_.spawn)(file, args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
    // One that ends before it has read all is told by its end.
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
        capture(child.stdout, command.output),
        capture(child.stderr, command.errors ?? command.output),
    ];
    for (const { whole } of captures)
        whole.catch(() => kill('SIGKILL'));
    const exit = exited.then(async (status) => {
        await Promise.all(captures.map((one) => one.caughtUp()));
        return status;
    });
    exit.catch(() => undefined);
    const cut = () => kill('SIGKILL');
    killed?.addEventListener('abort', cut, { once: true });
    if (killed?.aborted)
        cut();
    const release = () => {
        child.stdout.destroy();
        child.stderr.destroy();
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
/** Takes a stream chunk by chunk, so that a slow taker slows the writer instead of filling the memory. */
function capture(stream, take) {
    let seen = 0;
    let state = 'waiting';
    const whole = (async () => {
        try {
            for await (const chunk of stream) {
                state = 'taking';
                seen += chunk.length;
                await take(chunk);
                state = 'waiting';
            }
        }
        finally {
            state = 'ended';
        }
    })();
    /**
     * A process in the background may hold the pipe open for ever: what the command itself printed is in the pipe when
     * it ends, so a few turns of the event loop without news mean that all of it has been taken. The pipe holds far
     * less than the bound, which keeps a background process that never stops printing from holding up the step.
     */
    const caughtUp = async () => {
        const bound = seen + 2 ** 20;
        for (let quiet = 0, before = seen; quiet < 3 && seen < bound && state !== 'ended';) {
            await (0,external_node_timers_promises_.setImmediate)();
            quiet = state === 'taking' || seen !== before ? 0 : quiet + 1;
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
    let reaping = Promise.resolve(0);
    const reap = () => {
        const known = function* () {
            for (const session of running)
                if (session.alive())
                    yield session.pid;
        };
        reaping = reaping.then(() => reapProcesses(buildId, { clock, folder, known }));
        return reaping;
    };
    options.signal.addEventListener('abort', () => void reap().catch(() => undefined), { once: true });
    return {
        async run(command) {
            options.signal.throwIfAborted();
            const session = await startSession(command);
            running.add(session);
            started.add(session);
            // Aborted while it was being started: the reaper may have looked too early.
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
            const left = await reap();
            for (const session of started)
                session.release();
            started.clear();
            return left;
        },
    };
}

;// CONCATENATED MODULE: ./out/service/executor/processes/stop.js

/** Somebody canceled the build. */
class Canceled extends errors/* UserError */.y {
    constructor() {
        super('The build was canceled');
    }
}
/** The build took longer than it may. */
class TimedOut extends errors/* UserError */.y {
    constructor(minutes) {
        super(`The build was stopped because it took longer than ${minutes} minutes (max_build_duration)`);
    }
}
/** The time that a build may take before its workflow is known, and where that says nothing. */
const usualMinutes = 60;
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
    limit(usualMinutes);
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
/** How much of one step's output is kept, in bytes. */
const logCap = 16 * 2 ** 20;
/** Makes `<logs>/<stepId>.log`. */
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
    const own = (text) => append(Buffer.from(`${last === 0x0a ? '' : '\n'}${text}\n`));
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
                await own(`[The log is full: what was printed after the first ${cap} bytes is not kept.]`);
        }),
        line: (text) => inTurn(async () => {
            if (!closed)
                await own(text.replace(/[\r\n]+/g, ' '));
        }),
        close: () => inTurn(async () => {
            if (closed)
                return;
            closed = true;
            await file.close();
        }),
    };
}
/** `write` may write less than it was given when the disk is nearly full. */
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
    const tell = async () => {
        await options.tell(structuredClone(steps));
    };
    const now = () => (0,timestamp/* formatTimestamp */.Ey)(options.clock.now());
    const change = (at, changes) => {
        const old = steps[at];
        if (!old)
            throw new RangeError(`There is no step ${at + 1}`);
        const subactions = old.subactions.map((part) => ({ ...part, status: changes.status ?? part.status }));
        steps[at] = { ...old, subactions, ...changes };
    };
    return {
        add(name, type) {
            const id = options.random.hex(12);
            const logUrl = `/builds/${encodeURIComponent(options.buildId)}/step/${id}`;
            const part = { _id: options.random.hex(12), name, status: null, logUrl };
            const times = { startedAt: null, finishedAt: null, logUrl: null };
            steps.push({ _id: id, name, type, status: null, ...times, subactions: [part] });
            return { id, name, type, number: steps.length };
        },
        tell,
        async work(step, work) {
            options.signal.throwIfAborted();
            change(step.number - 1, { startedAt: now() });
            await tell();
            const ended = (status) => {
                change(step.number - 1, { status, finishedAt: now() });
                return tell();
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
                // Whoever reads the log of the step that failed finds the reason there too, if it can still be written.
                if (thrown instanceof errors/* UserError */.y)
                    await log?.line(thrown.message).catch(() => undefined);
                await ended(options.signal.aborted ? 'canceled' : 'failed');
                throw thrown;
            }
        },
        async end() {
            const unbegun = steps.flatMap(({ status, startedAt }, at) => (status || startedAt ? [] : [at]));
            for (const at of unbegun)
                change(at, { status: 'skipped' });
            if (unbegun.length > 0)
                await tell();
            await Promise.all(logs.map((log) => log.close()));
        },
    };
}

// EXTERNAL MODULE: ./out/service/executor/workflow-file/answer.js + 1 modules
var workflow_file_answer = __webpack_require__(5155);
;// CONCATENATED MODULE: ./out/service/executor/workflow-file/reader.js



/** How long reading may take, in milliseconds. */
const limitMs = 5_000;
/** How long the answer may be, in bytes: aliases can make a short file a long workflow. */
const mostAnswered = 4 * 2 ** 20;
/**
 * Reads a workflow in a process of its own: what a file does to a parser then stops neither the service nor the other
 * builds, and ends after five seconds.
 *
 * @throws WrongWorkflowFile, UnknownWorkflow, or BuildFailure where the process does not come to an answer
 */
async function readInProcess(order, { command, clock, run, ...surroundings }) {
    const late = new AbortController();
    const cancelTimer = clock.setTimer(limitMs, () => late.abort());
    const answered = [];
    let length = 0;
    const output = (chunk) => {
        length += chunk.length;
        if (length > mostAnswered)
            throw new executor_errors/* BuildFailure */.$w(`The workflow is too large once the aliases of ${workflow_file_read/* workflowFileName */.Jo} are replaced`);
        answered.push(chunk);
    };
    try {
        const input = JSON.stringify(order);
        const status = await run({ ...surroundings, argv: command, input, output, killed: late.signal });
        if (late.signal.aborted)
            throw new executor_errors/* BuildFailure */.$w(`${workflow_file_read/* workflowFileName */.Jo} takes longer than ${limitMs / 1_000} s to read`);
        if (status !== 0)
            throw new executor_errors/* BuildFailure */.$w(`${workflow_file_read/* workflowFileName */.Jo} cannot be read: its reader ended with status ${status}`);
    }
    finally {
        cancelTimer();
    }
    const answer = workflow_file_answer/* Answer */.F.parse(JSON.parse(Buffer.concat(answered).toString('utf8')));
    if (answer.kind === 'wrong')
        throw new workflow_file_read/* WrongWorkflowFile */.Lr(answer.message);
    if (answer.kind === 'unknown')
        throw new workflow_file_read/* UnknownWorkflow */.UP(answer.message);
    return answer;
}

;// CONCATENATED MODULE: ./out/service/executor/git/list-branches.js







/**
 * The names of a repository's branches, as the repository itself tells them now, sorted.
 *
 * @throws RefusedRepositoryUrl, UnreachableRepository or ChangedHostKey; the signal's reason when it is aborted
 */
async function listBranches(repository, options) {
    const { signal } = options;
    signal.throwIfAborted();
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(await (0,promises_.realpath)((0,external_node_os_.tmpdir)()), 'build-service-'));
    try {
        const machine = options.environment ?? process.env;
        const base = { ...(0,environment_machine/* machineEnvironment */.R)(machine), ...(0,environment_machine/* gitEnvironment */._)(machine), HOME: folder, TMPDIR: folder };
        const access = await openGitAccess({ repository, folder, cwd: folder, base });
        const run = (command) => runUntil(signal, command);
        const git = createGit({ run, cwd: folder, access, progress: () => undefined });
        const listed = expectSuccess(await git('ls-remote', '--heads', '--', remote));
        const prefix = 'refs/heads/';
        return listed.output
            .split('\n')
            .flatMap((line) => line.split('\t').slice(1))
            .filter((name) => name.startsWith(prefix))
            .map((name) => name.slice(prefix.length))
            .sort();
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
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

;// CONCATENATED MODULE: ./out/service/executor/execute.js
/** Carries out builds: real Git, a real shell, and nothing of the machine but what a build may see. */


















function createExecutor(options) {
    const environment = options.environment ?? process.env;
    const machine = (0,environment_machine/* machineEnvironment */.R)(environment, options.named);
    const forGit = (0,environment_machine/* gitEnvironment */._)(environment);
    return async (order, asked, { signal }) => {
        const { clock, random, workflowReader: command } = options;
        const keeper = sayingEachStateOnce(asked);
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
            tell: (all) => keeper.steps(all),
        });
        const { run } = processes;
        const readWorkflow = (asked, surroundings) => readInProcess(asked, { ...surroundings, command, clock, run });
        try {
            return await carryOut({ order, own, keeper, machine, forGit, stop, processes, steps, readWorkflow });
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
async function carryOut(run) {
    const build = await fetchPhase(run);
    if (build === 'skipped')
        return { state: 'skipped', message: "The commit's message asks to skip its build ([skip ci])" };
    const { workflow } = build;
    const plan = planSteps(run.steps, workflow);
    await run.steps.tell();
    if (plan.restoring)
        await restorePhase(run, build, plan.restoring);
    const path = run.machine.PATH ?? '';
    const { workingDirectory } = workflow;
    const scripts = await createScriptRunner({
        ...build,
        planned: [...plan.scripts, ...plan.publishing],
        processes: run.processes,
        path,
        workingDirectory,
    });
    const { failure, warning } = await scriptPhase(run, build, { plan, scripts });
    await run.keeper.state('finishing');
    await run.steps.work(plan.cleaning, async (log) => {
        const left = await run.processes.end();
        if (left > 0)
            await log.line(`${left} processes that the build started cannot be ended.`);
        return { status: 'success' };
    });
    run.stop.signal.throwIfAborted();
    if (failure !== null)
        return { state: 'failed', message: failure };
    if (warning !== null)
        return { state: 'warning', message: warning };
    if (plan.storing)
        await storePhase(run, build, plan.storing);
    return { state: 'finished', message: null };
}
/** How the build ended, where it did not come to its end. @throws what was thrown, when it is a fault of the executor */
function outcomeOf(thrown, stop) {
    const { signal } = stop;
    if (signal.aborted) {
        const state = signal.reason instanceof TimedOut ? 'timeout' : 'canceled';
        return { state, message: signal.reason.message };
    }
    if (thrown instanceof errors/* UserError */.y)
        return { state: 'failed', message: thrown.message };
    const cause = (0,executor_errors/* systemCause */.zE)(thrown);
    if (cause !== undefined)
        return { state: 'failed', message: `The build could not go on: ${cause}` };
    throw thrown;
}
/** A state lasts while several steps are worked on in it. */
function sayingEachStateOnce(keeper) {
    let last;
    return {
        commit: (commit) => keeper.commit(commit),
        workflow: (read) => keeper.workflow(read),
        steps: (steps) => keeper.steps(steps),
        artefact: (file) => keeper.artefact(file),
        cache: (archive) => keeper.cache(archive),
        async state(state) {
            if (state === last)
                return;
            last = state;
            await keeper.state(state);
        },
    };
}

;// CONCATENATED MODULE: ./out/entry/executor.js


/**
 * The executor that really clones and runs, as the service wants it.
 *
 * @param workflowReader the door of the process that reads workflow files
 * @param machine `environment` is that of this process where nothing else is given; `named` are the variables of it that
 *   builds see besides what is always allowed
 */
function realExecutor({ clock, random, workflowReader, environment = external_node_process_.env, named = [], }) {
    // A file of 256 KiB that needs more memory is made to need it.
    const command = [external_node_process_.execPath, '--max-old-space-size=256', workflowReader];
    return {
        execute: createExecutor({ clock, random, workflowReader: command, environment, named }),
        listBranches: (repository, { signal }) => listBranches(repository, { signal, environment }),
        reapProcesses: ({ buildId, folder }) => reapProcesses(buildId, { clock, folder }),
    };
}

;// CONCATENATED MODULE: ./out/entry/stop-signal.js

/** One Ctrl-C can arrive twice, from the terminal and from npm, which passes it on; nobody presses it twice so fast. */
const sameKeyMs = 1_000;
/** Aborted by the first SIGINT or SIGTERM, to end cleanly; one more, a second or more later, ends the process at once. */
function stopSignal({ process, clock, }) {
    const stop = new AbortController();
    let first = 0;
    for (const name of ['SIGINT', 'SIGTERM'])
        process.on(name, () => {
            if (!stop.signal.aborted) {
                first = clock.monotonic();
                stop.abort();
            }
            else if (clock.monotonic() - first >= sameKeyMs)
                process.exit(130);
        });
    return stop.signal;
}
/** Whatever a repository has the service do, it ends within five seconds of a signal. */
const patienceMs = 4_000;
/** Ends this process by SIGKILL: an exit waits for what the file system was asked. The next start puts in order what is left. */
function killThisProcess() {
    external_node_process_.kill(external_node_process_.pid, 'SIGKILL');
}
/** Calls `kill` some time after the signal, whatever still keeps the process; the function that is returned calls it off. */
function endInTime(signal, { clock, log, kill }) {
    let cancelTimer = () => { };
    const start = () => {
        cancelTimer = clock.setTimer(patienceMs, () => {
            log('not everything has ended in time: the next start puts it in order');
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
/** The process that the service action leaves in the background: the local build service, and nothing else. */










const surroundings = { clock: out_clock/* systemClock */.ml, random: out_clock/* systemRandom */.vg };
/** It lies beside the file that node was given. */
const workflowReader = (0,external_node_path_.join)((0,external_node_path_.dirname)(external_node_process_.argv[1] ?? ''), 'workflow-reader.js');
/** Runs the service from the order that comes as the first message until a signal ends it; a later one does at once. */
async function serviceProcess() {
    const signal = stopSignal({ process: external_node_process_, clock: out_clock/* systemClock */.ml });
    const cancelTimer = endInTime(signal, { clock: out_clock/* systemClock */.ml, log, kill: killThisProcess });
    // A file over the system's size limit is then an error of that file, and not the end of the service.
    external_node_process_.on('SIGXFSZ', () => { });
    try {
        const [message] = await (0,external_node_events_.once)(external_node_process_, 'message');
        const { repositoryUrl, forGit, ...place } = order/* Order */.p.parse(message);
        const running = await startService({
            ...surroundings,
            ...place,
            builders: 2,
            executor: realExecutor({
                ...surroundings,
                workflowReader,
                environment: { ...external_node_process_.env, ...forGit },
            }),
            log,
        });
        try {
            external_node_process_.send?.(introduce(running, repositoryUrl));
            if (!signal.aborted)
                await (0,external_node_events_.once)(signal, 'abort');
            log('stopping: running builds are stopped and marked');
        }
        finally {
            await running.stop();
        }
        log('stopped');
    }
    catch (error) {
        external_node_process_.stderr.write(`${error instanceof errors/* UserError */.y ? error.message : error.stack}\n`);
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
function introduce(running, repositoryUrl) {
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
/** `.` and empty parts are dropped, except a leading empty part, which begins an absolute path; `**` twice is once. */
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

/***/ 1474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ variableName)
/* harmony export */ });
/** What the name of an environment variable is everywhere: in requests, workflow files, the configuration and `CM_ENV`. */
const variableName = /^[A-Za-z_]\w*$/;


/***/ }),

/***/ 6365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Do: () => (/* binding */ databaseName),
  l4: () => (/* binding */ lockName),
  tK: () => (/* binding */ openInstallation)
});

// UNUSED EXPORTS: FolderUnusable

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./out/errors.js
var errors = __webpack_require__(4925);
// EXTERNAL MODULE: ./out/service/system-error.js
var system_error = __webpack_require__(6160);
;// CONCATENATED MODULE: ./out/service/data/folder/key-file.js



/**
 * The key file's 32 bytes; made on first use under its final name at once and whole, whoever comes first. A link in its
 * place is not followed: the mode and the key of some other file would be changed and used.
 *
 * @throws the system's error, or one that says that the file is no key
 */
function readKeyFile(file) {
    const made = `${file}.${process.pid}.new`;
    (0,external_node_fs_.writeFileSync)(made, (0,external_node_crypto_.randomBytes)(32), { mode: 0o600, flag: 'wx' });
    try {
        (0,external_node_fs_.linkSync)(made, file);
    }
    catch (error) {
        if ((0,system_error/* systemCode */.xU)(error) !== 'EEXIST')
            throw error;
    }
    finally {
        (0,external_node_fs_.rmSync)(made, { force: true });
    }
    const opened = openKey(file);
    try {
        if (!(0,external_node_fs_.fstatSync)(opened).isFile())
            throw new Error(`${file} is no file`);
        (0,external_node_fs_.fchmodSync)(opened, 0o600);
        const key = (0,external_node_fs_.readFileSync)(opened);
        if (key.length !== 32)
            throw new Error(`${file} is not a key of this service: it must hold 32 bytes`);
        return key;
    }
    finally {
        (0,external_node_fs_.closeSync)(opened);
    }
}
function openKey(file) {
    try {
        return (0,external_node_fs_.openSync)(file, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
    }
    catch (error) {
        if ((0,system_error/* systemCode */.xU)(error) !== 'ELOOP')
            throw error;
        throw new Error(`${file} is a link: put the key itself there, or remove the link`, { cause: error });
    }
}

;// CONCATENATED MODULE: ./out/service/data/folder/make-folder.js



/**
 * Makes a folder, and those above it that are missing, for their owner's eyes only. Node's own `recursive` never ends
 * where a system lets nobody make folders and says that they are missing, as Linux does below `/proc`.
 *
 * @throws the system's error
 */
function makeFolder(path) {
    try {
        (0,external_node_fs_.mkdirSync)(path, { mode: 0o700 });
    }
    catch (error) {
        const code = (0,system_error/* systemCode */.xU)(error);
        if (code === 'EEXIST' && (0,external_node_fs_.statSync)(path).isDirectory())
            return;
        if (code !== 'ENOENT' || isThere((0,external_node_path_.dirname)(path)))
            throw error;
        makeFolder((0,external_node_path_.dirname)(path));
        (0,external_node_fs_.mkdirSync)(path, { mode: 0o700 });
    }
}
function isThere(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false }) !== undefined;
}

;// CONCATENATED MODULE: ./out/service/data/folder/data-folder.js






/** The file whose lock says that a service runs on the folder. */
const lockName = 'service.lock';
const databaseName = 'service.db';
/** The data folder cannot be used. */
class FolderUnusable extends errors/* UserError */.y {
    constructor({ folder, cause }) {
        super(`The data folder ${folder} cannot be used: ${(0,errors/* messageOf */.b)(cause)}`, { cause });
    }
}
/**
 * Opens a data folder, making what is missing. It is for its owner's eyes only, its key file too.
 *
 * @throws FolderUnusable when it cannot be made or read
 */
function openInstallation(dataFolder) {
    try {
        makeFolder(dataFolder);
        // Without links, so that a build's processes are known by the folder that they work in.
        const folder = (0,external_node_fs_.realpathSync)(dataFolder);
        const at = (name) => (0,external_node_path_.join)(folder, name);
        (0,external_node_fs_.chmodSync)(folder, 0o700);
        for (const name of ['blobs', 'logs', 'work', 'staging'])
            makeFolder(at(name));
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
            keyFor: (purpose) => Buffer.from((0,external_node_crypto_.hkdfSync)('sha256', key, '', purpose, 32)),
        };
    }
    catch (error) {
        throw new FolderUnusable({ folder: (0,external_node_path_.resolve)(dataFolder), cause: error });
    }
}
/** What is written there, and its mode, would be another file's. */
function refuseLink(file) {
    if ((0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false })?.isSymbolicLink())
        throw new Error(`${file} is a link: put the file itself there`);
}


/***/ }),

/***/ 3444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MS: () => (/* binding */ lockFolder),
/* harmony export */   jF: () => (/* binding */ isFolderInUse)
/* harmony export */ });
/* unused harmony export FolderInUse */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_sqlite__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4925);
/* harmony import */ var _system_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6160);




/** SQLITE_BUSY. */
const busy = 5;
/** How long a command that works on the database for a moment is waited for, in milliseconds. */
const patience = 1_000;
/** Another service runs on the same data folder. */
class FolderInUse extends _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y {
    constructor({ folder, cause }) {
        super(`Another build service is running on ${folder}: stop it, or give this one its own --data folder`, {
            cause,
        });
    }
}
/** Whether a service runs on a data folder now. */
function isFolderInUse(lock) {
    try {
        lockFolder(lock)();
        return false;
    }
    catch (error) {
        if (error instanceof FolderInUse)
            return true;
        throw error;
    }
}
/**
 * Makes this process the only service of a data folder until the function that is returned is called. The operating
 * system holds the lock for the process, so that it cannot outlive a `kill -9`, as a file with a process id would.
 *
 * Somebody may have removed the file of a service that runs, which then holds a lock that nobody finds: nothing is
 * taken unless nobody has the database open either.
 *
 * @throws FolderInUse when another service has it
 */
function lockFolder({ file, folder, database }) {
    const unlock = exclusively({ file, folder, timeout: 0 });
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(database))
            exclusively({ file: database, folder, timeout: patience })();
        return unlock;
    }
    catch (error) {
        unlock();
        throw error;
    }
}
/** Locks a database for this connection alone, as long as it is open. In WAL mode too, every other connection is in the way. */
function exclusively({ file, folder, timeout, }) {
    const database = new node_sqlite__WEBPACK_IMPORTED_MODULE_1__.DatabaseSync(file, { timeout });
    try {
        database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
    }
    catch (error) {
        database.close();
        throw (0,_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .sqliteCode */ .ac)(error) === busy ? new FolderInUse({ folder, cause: error }) : error;
    }
    return () => database.close();
}


/***/ }),

/***/ 5863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ machineEnvironment),
/* harmony export */   _: () => (/* binding */ gitEnvironment)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

const usualPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/** The language, the time zone, and where toolchains are: folders of programs, none of which holds anybody's settings. */
const allowed = /^(?:LANG|LANGUAGE|LC_[A-Z]+|TZ|ANDROID_(?:HOME|SDK_ROOT|NDK(?:_HOME|_ROOT)?)|JAVA_HOME(?:_\d+_[A-Za-z0-9]+)?|FLUTTER_(?:HOME|ROOT)|GRADLE_HOME|GOROOT|DEVELOPER_DIR)$/;
/** How the network is reached, in the spellings that Git and its transports read. A proxy's address may hold a password. */
const forGit = /^(?:(?:https?|all|no)_proxy|(?:HTTPS?|ALL|NO)_PROXY|GIT_SSL_CA(?:INFO|PATH)|GIT_PROXY_SSL_CAINFO|SSL_CERT_(?:FILE|DIR))$/;
/**
 * What a build may see of the machine's environment: where programs are, the language and the time zone, and the
 * variables that whoever started the service named. Everything else, such as tokens, proxies and the service's own
 * settings, stays out.
 */
function machineEnvironment(machine, named = []) {
    return {
        ...chosen(machine, (name) => allowed.test(name) || named.includes(name)),
        PATH: pathOf(machine),
    };
}
/** What Git alone gets besides: proxies and certificates. */
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
/** npm puts the tools of its package before the user's: a build must not find this project's Node or compiler there. */
function pathOf(machine) {
    const path = machine.PATH || usualPath;
    if (machine.npm_lifecycle_event === undefined)
        return path;
    const folders = path.split(node_path__WEBPACK_IMPORTED_MODULE_0__.delimiter);
    const first = folders.findIndex((folder) => !/[/](?:node_modules[/]\.bin|node-gyp-bin)$/.test(folder));
    return first < 0 ? usualPath : folders.slice(first).join(node_path__WEBPACK_IMPORTED_MODULE_0__.delimiter);
}


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
