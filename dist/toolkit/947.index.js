export const id = 947;
export const ids = [947];
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

/***/ 1836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b0: () => (/* binding */ targetOfEvent),
/* harmony export */   rt: () => (/* binding */ refuseFork)
/* harmony export */ });
/* unused harmony export ForkRefused */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4925);
/* harmony import */ var _input_input_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1034);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1306);



/** The pull request comes from a fork, whose branches the service cannot clone. */
class ForkRefused extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
    constructor(branch) {
        super(`The head branch ${JSON.stringify(branch)} is in a fork. The service clones the base repository, where a branch of that name is somebody else's work, so no build is started. Build it after the merge, or push the branch to the base repository.`);
    }
}
const asksForInputs = 'Give the input branch or tag.';
/**
 * What to build, from the event (README.md, "What is built").
 *
 * @throws ForkRefused for a head in a fork; InputError for an event whose ref is only the default branch
 */
function targetOfEvent(event) {
    const { payload } = event;
    switch (event.eventName) {
        case 'pull_request':
        case 'pull_request_target':
        case 'pull_request_review': {
            const head = field(payload, 'pull_request', 'head');
            return { ref: { branch: needed(text(head, 'ref'), event) }, sha: text(head, 'sha') };
        }
        case 'workflow_run': {
            const run = field(payload, 'workflow_run');
            return { ref: { branch: needed(text(run, 'head_branch'), event) }, sha: text(run, 'head_sha') };
        }
        case 'release':
            return {
                ref: { tag: needed(text(field(payload, 'release'), 'tag_name'), event) },
                sha: event.sha || undefined,
            };
        case 'merge_group':
            return {
                ref: refOf(text(field(payload, 'merge_group'), 'head_ref') ?? event.ref, event),
                sha: text(field(payload, 'merge_group'), 'head_sha') ?? event.sha,
            };
        case 'push':
            // The tip of an annotated tag is the tag itself; the commit behind it stands in the payload.
            return {
                ref: refOf(event.ref, event),
                sha: text(field(payload, 'head_commit'), 'id') ?? (event.sha || undefined),
            };
        case 'workflow_dispatch':
        case 'schedule':
        case 'repository_dispatch':
            return { ref: refOf(event.ref, event), sha: event.sha || undefined };
        default:
            throw new _input_input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d(['branch', 'tag'], event.eventName === ''
                ? `No event says what to build. ${asksForInputs}`
                : `The event ${event.eventName} does not say what to build: the ref of its run is only the default branch. ${asksForInputs}`);
    }
}
/**
 * Refuses every event whose payload has a pull request, or a run for one, with its head in a fork. An event such as
 * `issue_comment` tells no head: a fork is not seen there.
 *
 * @param branch the input, by its short or its full name; one that names another branch than the fork's head is the user's own choice
 * @throws ForkRefused
 */
function refuseFork(event, branch) {
    const head = headOfFork(event);
    if (head === undefined)
        return;
    // Compared by the short name: a service that understands full names would build the same branch.
    if (branch === undefined || (0,_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .branchName */ .at)(branch) === (0,_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .branchName */ .at)(head))
        throw new ForkRefused(head);
}
function headOfFork({ eventName, payload }) {
    const own = text(field(payload, 'repository'), 'full_name');
    const pull = field(payload, 'pull_request');
    if (typeof pull === 'object' && pull !== null) {
        const home = text(field(pull, 'head', 'repo'), 'full_name');
        const base = text(field(pull, 'base', 'repo'), 'full_name') ?? own;
        // A fork that was deleted leaves no repository behind: it is none of the base's branches either.
        return home === base && home !== undefined ? undefined : (text(field(pull, 'head'), 'ref') ?? '');
    }
    if (eventName !== 'workflow_run')
        return undefined;
    const run = field(payload, 'workflow_run');
    const home = text(field(run, 'head_repository'), 'full_name');
    return home === own && home !== undefined ? undefined : (text(run, 'head_branch') ?? '');
}
function refOf(full, event) {
    if (full.startsWith('refs/heads/'))
        return { branch: full.slice('refs/heads/'.length) };
    if (full.startsWith('refs/tags/'))
        return { tag: full.slice('refs/tags/'.length) };
    return { branch: needed(undefined, event) };
}
function needed(value, { eventName }) {
    if (value)
        return value;
    throw new _input_input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d(['branch', 'tag'], `The event ${eventName} names no branch and no tag. ${asksForInputs}`);
}
function field(value, ...path) {
    return path.reduce((inner, key) => typeof inner === 'object' && inner !== null ? inner[key] : undefined, value);
}
function text(value, key) {
    const found = field(value, key);
    return typeof found === 'string' && found !== '' ? found : undefined;
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

/***/ 1947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  service: () => (/* binding */ service_service),
  servicePost: () => (/* binding */ service_servicePost)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
// EXTERNAL MODULE: ./out/clock.js
var out_clock = __webpack_require__(3194);
// EXTERNAL MODULE: ./out/errors.js
var errors = __webpack_require__(4925);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./out/actions/service/log.js
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

/** More of a log is never read: what matters stands at its end. */
const most = 1024 * 1024;
/** The last lines of the log, at most `count`; none where there is no log. */
async function endOfLog(file, count) {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const handle = __addDisposableResource(env_1, await (0,promises_.open)(file), true);
            const { size } = await handle.stat();
            const length = Math.min(size, most);
            const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, size - length);
            const lines = buffer.subarray(0, bytesRead).toString('utf8').split('\n');
            return lines.filter((line) => line.trim() !== '').slice(-count);
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
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./out/actions/service/place.js

function placeIn(folder) {
    return {
        folder,
        dataFolder: (0,external_node_path_.join)(folder, 'data'),
        logFile: (0,external_node_path_.join)(folder, 'service.log'),
        home: (0,external_node_path_.join)(folder, 'home'),
    };
}
function savePlace(runner, { folder, pid }) {
    runner.saveState('folder', folder);
    runner.saveState('pid', String(pid));
}
/** `undefined` where the main step came to start nothing. */
function savedPlace(runner) {
    const [folder, pid] = [runner.state('folder'), Number(runner.state('pid'))];
    return folder && pid > 0 ? { folder, pid } : undefined;
}

;// CONCATENATED MODULE: ./out/actions/service/post.js




/**
 * What follows when the one before did not end it: a second signal ends the service without cleaning up. When the
 * workflow is cancelled meanwhile, GitHub gives the step 7.5 s for all of it.
 */
const steps = [
    { signal: 'SIGINT', ms: 20_000, hurriedMs: 2_500 },
    { signal: 'SIGINT', ms: 3_000, hurriedMs: 1_500 },
    { signal: 'SIGKILL', ms: 3_000, hurriedMs: 1_500 },
];
/** How often it is looked whether it has ended, in milliseconds. */
const pauseMs = 100;
const lines = 5_000;
/**
 * The post step of the service: ends it and shows its log. Never fails the job.
 *
 * @param isInUse whether a service runs on a data folder: its lock, which the system holds for the living process alone,
 *   tells that the number that was saved is still that process's and nobody else's
 */
async function servicePost(dependencies) {
    const { runner } = dependencies;
    const saved = savedPlace(runner);
    if (!saved)
        return true;
    const place = placeIn(saved.folder);
    try {
        await stop(saved, { ...dependencies, place });
    }
    catch (error) {
        runner.log.warning(`The local build service could not be ended. ${(0,errors/* messageOf */.b)(error)}`);
    }
    runner.log.group('The log of the local build service', await endOfLog(place.logFile, lines));
    return true;
}
async function stop({ pid }, { runner, clock, isInUse, place: { dataFolder }, }) {
    if (!isInUse(dataFolder)) {
        runner.log.warning('The local build service had ended before the job did. Its log says why.');
        return;
    }
    for (const { signal, ms, hurriedMs } of steps) {
        process.kill(pid, signal);
        const begun = clock.monotonic();
        while (clock.monotonic() - begun < (runner.cancelled.aborted ? hurriedMs : ms)) {
            await (0,out_clock/* sleep */.yy)(clock, pauseMs);
            if (!isInUse(dataFolder))
                return runner.log.info('The local build service has ended.');
        }
    }
    runner.log.warning(`The local build service, process ${pid}, does not end.`);
}

// EXTERNAL MODULE: ./out/api/http/time-limit.js
var time_limit = __webpack_require__(8621);
// EXTERNAL MODULE: ./out/core/input/address.js
var address = __webpack_require__(3057);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./out/runner/process/background.js


/** The process ended before it said anything; its log says why. */
class BackgroundEnded extends Error {
    name = 'BackgroundEnded';
    constructor(end) {
        super(`The process ended with ${end}`);
    }
}
/**
 * Starts a script of this project that goes on in the background, in a session of its own, so that neither the end of
 * the step nor a signal to it ends the script. It prints into the log file, and gets `order` as its first message:
 * arguments can be read by everybody on the machine.
 *
 * @param env all that it gets: nothing of this process is added
 * @throws the system's error when it cannot be started
 */
async function startBackground(start) {
    const { script, cwd, env, logFile, order } = start;
    const log = (0,external_node_fs_.openSync)(logFile, 'a', 0o600);
    const child = (0,external_node_child_process_.spawn)(process.execPath, [script], {
        cwd,
        env,
        detached: true,
        stdio: ['ignore', log, log, 'ipc'],
    });
    (0,external_node_fs_.closeSync)(log);
    const answered = Promise.withResolvers();
    answered.promise.catch(() => undefined);
    child.once('message', answered.resolve);
    child.once('error', answered.reject);
    child.once('exit', (code, signal) => answered.reject(new BackgroundEnded(code ?? signal)));
    const pid = await new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('spawn', () => resolve(child.pid ?? 0));
    });
    // One that ends at once is told by its end, and not by the message that it no longer takes.
    child.send(order, () => undefined);
    const letGo = () => {
        if (child.connected)
            child.disconnect();
        child.unref();
    };
    return {
        pid,
        kill: () => void child.kill('SIGKILL'),
        async answer(signal) {
            const abort = () => answered.reject(signal.reason);
            signal.addEventListener('abort', abort, { once: true });
            if (signal.aborted)
                abort();
            try {
                return await answered.promise;
            }
            finally {
                signal.removeEventListener('abort', abort);
                letGo();
            }
        },
    };
}

// EXTERNAL MODULE: ./out/tasks/inputs/mask-password.js
var mask_password = __webpack_require__(4321);
// EXTERNAL MODULE: ./out/core/event/target.js
var target = __webpack_require__(1836);
// EXTERNAL MODULE: ./out/core/input/input-error.js
var input_error = __webpack_require__(1034);
;// CONCATENATED MODULE: ./out/actions/service/checked-out.js


/**
 * The branch or tag that the event is about: what a build action of this run asks for, under which a commit that is
 * checked out by its hash is to be found. `undefined` where the event names none.
 */
function refOfEvent(run) {
    try {
        return (0,target/* targetOfEvent */.b0)(run).ref;
    }
    catch (error) {
        if (!(error instanceof input_error/* InputError */.d))
            throw error;
        const [, kind, name = ''] = /^refs\/(heads|tags)\/(.+)$/.exec(run.ref) ?? [];
        if (!kind)
            return undefined;
        return kind === 'heads' ? { branch: name } : { tag: name };
    }
}

;// CONCATENATED MODULE: ./out/actions/service/environment.js
/** All that the service's process gets of the runner's environment: inputs, tokens and command files stay out. */
function processEnvironment({ process, trackingId }, { home }) {
    return {
        ...process,
        ...(trackingId === undefined ? {} : { RUNNER_TRACKING_ID: trackingId }),
        HOME: home,
        TMPDIR: home,
    };
}

// EXTERNAL MODULE: ./out/core/input/bad-value.js
var bad_value = __webpack_require__(4086);
;// CONCATENATED MODULE: ./out/core/input/port.js

/** Reads the number of a port; 0 leaves the choice to the system. */
function parsePort(text) {
    const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
    if (!(port <= 65_535))
        throw new bad_value/* BadValue */.F('a port from 0 to 65535, where 0 takes a free one');
    return port;
}

// EXTERNAL MODULE: ./out/core/input/reader.js
var reader = __webpack_require__(2930);
;// CONCATENATED MODULE: ./out/actions/service/inputs.js





/** What is there on the disk is meant as a path; relative ones start in the workspace. @throws InputError */
function readServiceInputs(runner) {
    const inputs = (0,reader/* createInputReader */.i)(runner);
    const port = inputs.value('port', parsePort, '0');
    const given = inputs.text('repository');
    const path = (0,external_node_path_.resolve)(runner.run.workspace, given);
    if ((0,external_node_fs_.existsSync)(path))
        return { port, repository: { kind: 'path', value: path } };
    // `https://host/…`, `user@host:path`: the service itself says which of them it clones.
    if (/^[a-z][\w+.-]*:\/\/|^[^/\s]+@[^/\s]+:/i.test(given))
        return { port, repository: { kind: 'address', value: given } };
    throw new input_error/* InputError */.d(['repository'], `The input repository is ${(0,input_error/* quoted */.T)(given)}, and there is no such folder in the workspace. Allowed is the path of a Git repository, or an address to clone from.`);
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./out/actions/service/mirror.js





/** Git could not read what is at the path. */
class RepositoryUnreadable extends errors/* UserError */.y {
    constructor({ path, cause }) {
        const { stderr = '' } = cause;
        const why = stderr.trim().split('\n').at(0) || (0,errors/* messageOf */.b)(cause);
        super(`Git cannot read a repository at ${path} (${why}). Check it out with actions/checkout before this step, or give repository.`, { cause });
    }
}
/**
 * Makes a bare repository in `folder` that holds what is committed at `source` now, and gives its path. The workspace
 * itself would not do: actions/checkout leaves a detached HEAD and, of all branches, only references of a remote.
 *
 * Branches are the local ones, and those of `origin` where no local one has their name. A detached HEAD becomes
 * the branch or tag that the event is about.
 *
 * @throws RepositoryUnreadable
 */
async function mirrorOf(source, { folder, env, named }) {
    const path = (0,external_node_path_.join)(folder, `${(0,external_node_path_.basename)(source).replace(/\.git$/, '') || 'repository'}.git`);
    const git = await openGit({ folder, env });
    const into = (...parameters) => git(`--git-dir=${path}`, ...parameters);
    try {
        await git('init', '--quiet', '--bare', '--template=', '--', path);
        const head = await git('ls-remote', '--symref', '--', source, 'HEAD');
        // A checkout is shallow, as a rule; without the option Git would leave its branches out.
        const options = ['--quiet', '--no-write-fetch-head', '--update-shallow', '--no-auto-gc'];
        const refs = ['heads/*:heads/*', 'tags/*:tags/*', `remotes/origin/*:${found}/*`];
        const specs = refs.map((one) => `+refs/${one.replace(':', ':refs/')}`);
        await into('fetch', ...options, '--', source, ...specs, `+HEAD:refs/${found}-head`);
        if (!head.startsWith('ref: ') && named)
            await nameHead(into, named);
        await addBranches(into);
        return path;
    }
    catch (cause) {
        throw new RepositoryUnreadable({ path: source, cause });
    }
}
const found = 'found';
/** A tag that is there says itself what it is; a branch of that name is behind what is checked out. */
async function nameHead(git, named) {
    const head = `refs/${found}-head`;
    if ('branch' in named)
        await git('update-ref', `refs/heads/${named.branch}`, head);
    else if ((await git('for-each-ref', `refs/tags/${named.tag}`)) === '')
        await git('update-ref', `refs/tags/${named.tag}`, head);
}
/** Makes branches of what was found of `origin`; where one cannot stand beside a branch that is there, that one stays. */
async function addBranches(git) {
    const namesUnder = async (prefix) => {
        const listed = await git('for-each-ref', '--format=%(refname)', `refs/${prefix}/`);
        return listed.split('\n').flatMap((name) => name.slice(`refs/${prefix}/`.length) || []);
    };
    const there = await namesUnder('heads');
    const clashes = (name) => there.some((other) => `${other}/`.startsWith(`${name}/`) || `${name}/`.startsWith(`${other}/`));
    const missing = (await namesUnder(found)).filter((name) => name !== 'HEAD' && !clashes(name));
    for (const name of missing)
        await git('update-ref', `refs/heads/${name}`, `refs/${found}/${name}`);
}
/** Git without anybody's settings, which would let hooks and helpers in; every folder is safe, as it was named on purpose. */
async function openGit({ folder, env }) {
    const settings = (0,external_node_path_.join)(folder, 'git-settings');
    await (0,promises_.writeFile)(settings, '[safe]\n\tdirectory = *\n[core]\n\thooksPath = /dev/null\n');
    const run = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
    const surroundings = {
        ...env,
        LC_ALL: 'C',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: settings,
        GIT_ALLOW_PROTOCOL: 'file',
        GIT_TERMINAL_PROMPT: '0',
    };
    return async (...parameters) => {
        const { stdout } = await run('git', parameters, {
            cwd: folder,
            env: surroundings,
            maxBuffer: 64 * 2 ** 20,
        });
        return stdout;
    };
}

// EXTERNAL MODULE: ./out/actions/service/order.js
var order = __webpack_require__(4104);
;// CONCATENATED MODULE: ./out/actions/service/run.js














/** The local service needs a shell and signals as Linux and macOS have them. */
class NotOnWindows extends errors/* UserError */.y {
    constructor() {
        super('The local build service runs on Linux and macOS runners, not on Windows. Set runs-on to another one for this job.');
    }
}
/** The service's process ended, or said nothing for too long. */
class ServiceNotStarted extends errors/* UserError */.y {
    constructor({ why, log, cause }) {
        const end = log.length > 0 ? ['Its log ends with:', ...log] : ['Its log is empty.'];
        super([`The local build service did not start: ${why}.`, ...end].join('\n'), { cause });
    }
}
/** How long it may take to be ready, in milliseconds. */
const patience = 60_000;
/**
 * Starts the local build service for the rest of the job, and waits until it answers.
 *
 * @throws NotOnWindows, InputError, RepositoryUnreadable, ServiceNotStarted
 */
async function service(dependencies) {
    const { runner, connect, clock, script, platform, environment } = dependencies;
    (0,mask_password/* maskPassword */.y)(runner, 'repository');
    if (platform === 'win32')
        throw new NotOnWindows();
    const inputs = readServiceInputs(runner);
    const place = placeIn(await (0,promises_.mkdtemp)((0,external_node_path_.join)(runner.run.temporary, 'build-service-')));
    const env = processEnvironment(environment, { home: place.home });
    await (0,promises_.mkdir)(place.home);
    const repositoryUrl = await repositoryOf(inputs, { runner, place, env });
    const { dataFolder, logFile } = place;
    const order = { dataFolder, repositoryUrl, port: inputs.port, forGit: environment.git };
    const background = await startBackground({ script, cwd: place.folder, env, logFile, order });
    savePlace(runner, { folder: place.folder, pid: background.pid });
    const ready = await readyOf(background, { runner, clock, logFile });
    runner.setSecretOutput('token', ready.token);
    runner.setOutput('baseUrl', ready.baseUrl);
    runner.setOutput('appId', ready.appId);
    const client = connect({ token: ready.token, baseUrl: (0,address/* parseBaseUrl */.Q2)(ready.baseUrl) });
    const { appName, branches } = await client.applications.get(ready.appId, { signal: runner.cancelled });
    runner.log.info(`The local build service answers at ${ready.baseUrl} until the job ends.`);
    runner.log.info(`Its application ${ready.appId} is ${appName ?? 'the repository'}.`);
    runner.log.info(`Its branches are ${(branches ?? []).join(', ') || 'none'}.`);
    return true;
}
async function repositoryOf({ repository }, { runner, place, env }) {
    if (repository.kind === 'address')
        return repository.value;
    return mirrorOf(repository.value, { folder: place.folder, env, named: refOfEvent(runner.run) });
}
async function readyOf(background, { runner, clock, logFile }) {
    try {
        const signal = runner.cancelled;
        return order/* Ready */.c.parse(await (0,time_limit/* withTimeout */.w)({ clock, ms: patience, signal }, (limited) => background.answer(limited)));
    }
    catch (cause) {
        background.kill();
        const log = await endOfLog(logFile, 20);
        if (cause instanceof BackgroundEnded)
            throw new ServiceNotStarted({ why: 'its process ended', log, cause });
        if (cause instanceof time_limit/* TimeLimitPassed */.x)
            throw new ServiceNotStarted({ why: `it was not ready within ${patience / 1000} s`, log, cause });
        throw cause;
    }
}

// EXTERNAL MODULE: ./out/service/executor/environment/machine.js
var environment_machine = __webpack_require__(5863);
;// CONCATENATED MODULE: ./out/service/cli/environment.js

/** @param named the variables that the builds are to see besides what is always allowed */
function serviceEnvironment(machine, named = []) {
    const temporary = machine.TMPDIR;
    return {
        process: {
            ...(0,environment_machine/* machineEnvironment */.R)(machine, named),
            ...(temporary === undefined ? {} : { TMPDIR: temporary }),
        },
        git: (0,environment_machine/* gitEnvironment */._)(machine),
    };
}

// EXTERNAL MODULE: ./out/service/data/store/lock.js
var lock = __webpack_require__(3444);
// EXTERNAL MODULE: ./out/service/data/folder/data-folder.js + 2 modules
var data_folder = __webpack_require__(6365);
;// CONCATENATED MODULE: ./out/service/data/folder/running.js




/** Whether a service runs on this data folder now. Nothing is made where there is none. */
function serviceRunsOn(folder) {
    const database = (0,external_node_path_.join)(folder, data_folder/* databaseName */.Do);
    return (0,external_node_fs_.existsSync)(database) && (0,lock/* isFolderInUse */.jF)({ file: (0,external_node_path_.join)(folder, data_folder/* lockName */.l4), folder, database });
}

// EXTERNAL MODULE: ./out/entry/door.js + 27 modules
var door = __webpack_require__(9344);
;// CONCATENATED MODULE: ./out/entry/service.js







/** The door of the process that goes on lies beside the one that node was given. */
const script = (0,external_node_path_.join)((0,external_node_path_.dirname)(external_node_process_.argv[1] ?? ''), 'process.js');
const service_service = () => (0,door/* runAction */.C)((parts) => {
    const { platform, env } = external_node_process_;
    const environment = { ...serviceEnvironment(env), trackingId: env.RUNNER_TRACKING_ID };
    return service({ ...parts, script, platform, environment });
});
const service_servicePost = () => (0,door/* runAction */.C)((parts) => servicePost({ ...parts, isInUse: serviceRunsOn }));


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


/***/ })

};
