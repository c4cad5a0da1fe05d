export const id = 264;
export const ids = [264];
export const modules = {

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

/***/ 2387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ TimeoutError),
/* harmony export */   w: () => (/* binding */ withTimeout)
/* harmony export */ });
/** The abort reason of a signal when `withTimeout` ran out of time. */
class TimeoutError extends Error {
    name = 'TimeoutError';
    seconds;
    constructor(ms) {
        super(`Timed out after ${ms / 1000} s`);
        this.seconds = ms / 1000;
    }
}
/**
 * Runs `work` with a signal that aborts after `ms` milliseconds or together with the outer signal. The timer runs until
 * the work has settled, so the timeout covers all of it, including reading a body.
 *
 * @throws TimeoutError, or the outer signal's reason
 */
async function withTimeout(limit, work) {
    const controller = new AbortController();
    const cancelTimer = limit.clock.setTimer(limit.ms, () => controller.abort(new TimeoutError(limit.ms)));
    const signal = limit.signal ? AbortSignal.any([limit.signal, controller.signal]) : controller.signal;
    try {
        signal.throwIfAborted();
        return await work(signal);
    }
    catch (error) {
        // An aborted request rejects with its own AbortError; only the reason says who aborted it and why.
        if (signal.aborted)
            throw signal.reason;
        throw error;
    }
    finally {
        cancelTimer();
    }
}


/***/ }),

/***/ 1836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b0: () => (/* binding */ targetOfEvent),
/* harmony export */   rt: () => (/* binding */ refuseFork)
/* harmony export */ });
/* unused harmony export ForkRefused */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4925);
/* harmony import */ var _input_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1194);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1306);



/** The pull request comes from a fork, which the service cannot clone. */
class ForkRefused extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo {
    help = 'pull-requests-from-forks';
    constructor(branch) {
        super(`The head branch${branch === undefined ? '' : ` ${JSON.stringify(branch)}`} is in a fork. The service clones the base repository, where a branch of that name is somebody else's work, so no build was started. Build after the merge, or push the branch to the base repository.`);
    }
}
const advice = 'Set input branch or tag.';
/**
 * What to build, from the event (docs/reference.md, "What is built").
 *
 * @throws InputError for an event that names neither a branch nor a tag
 */
function targetOfEvent(event) {
    const { name, pullRequest, workflowRun, mergeGroup, headCommit, sha } = event;
    switch (name) {
        case 'pull_request':
        case 'pull_request_target':
        case 'pull_request_review':
            return { ref: named(branchOf(pullRequest?.head.branch), name), sha: pullRequest?.head.sha };
        case 'workflow_run':
            return { ref: named(branchOf(workflowRun?.head.branch), name), sha: workflowRun?.head.sha };
        case 'release': {
            const { tag } = event.release;
            return { ref: named(tag === undefined ? undefined : { tag }, name), sha };
        }
        case 'merge_group':
            return { ref: named(mergeGroup.ref ?? event.ref, name), sha: mergeGroup.sha ?? sha };
        case 'push':
            return { ref: named(event.ref, name), sha: headCommit ?? sha };
        case 'workflow_dispatch':
        case 'schedule':
        case 'repository_dispatch':
            return { ref: named(event.ref, name), sha };
        case undefined:
            throw new _input_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(['branch', 'tag'], `There is no event that says what to build. ${advice}`);
        default:
            throw new _input_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(['branch', 'tag'], `Event ${name} does not say what to build: its run has only the ref of the default branch. ${advice}`);
    }
}
/**
 * Refuses every event whose payload has a pull request, or a run for one, with its head in a fork. An event such as
 * `issue_comment` has no head, so its fork is not noticed.
 *
 * @param branch the input, short or in full; a branch that is not the fork's head is the user's own choice
 * @throws ForkRefused
 */
function refuseFork({ name, pullRequest, workflowRun }, branch) {
    const head = pullRequest?.head ?? (name === 'workflow_run' ? workflowRun?.head : undefined);
    if (!head?.isInFork)
        return;
    // Compared by the short name: a service that understands full names would build the same branch.
    const isHead = (name) => head.branch !== undefined && (0,_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .branchName */ .at)(name) === (0,_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .branchName */ .at)(head.branch);
    if (branch === undefined || isHead(branch))
        throw new ForkRefused(head.branch);
}
function branchOf(branch) {
    return branch === undefined ? undefined : { branch };
}
/** @throws InputError for an event without a branch or tag */
function named(ref, event) {
    if (ref)
        return ref;
    throw new _input_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(['branch', 'tag'], `Event ${event} names neither a branch nor a tag. ${advice}`);
}


/***/ }),

/***/ 9264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serviceAction: () => (/* binding */ serviceAction),
  servicePostAction: () => (/* binding */ servicePostAction)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
// EXTERNAL MODULE: ./out/clock.js
var out_clock = __webpack_require__(3194);
// EXTERNAL MODULE: ./out/errors.js
var errors = __webpack_require__(4925);
// EXTERNAL MODULE: ./out/actions/service/background-process.js
var background_process = __webpack_require__(3762);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./out/actions/service/service-folder.js
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


function serviceFolder(path) {
    return {
        path,
        dataFolder: (0,external_node_path_.join)(path, 'data'),
        logFile: (0,external_node_path_.join)(path, 'service.log'),
        home: (0,external_node_path_.join)(path, 'home'),
    };
}
/** Bytes of a log that are read at most; the end is what matters. */
const mostLogBytes = 1024 * 1024;
/** The last `count` lines of the log that are not blank; empty if the log cannot be read. */
async function endOfLog(file, count) {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const handle = __addDisposableResource(env_1, await (0,promises_.open)(file), true);
            const { size } = await handle.stat();
            const length = Math.min(size, mostLogBytes);
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

;// CONCATENATED MODULE: ./out/actions/service/post.js




/**
 * The signals, each sent if the service still runs when the time of the previous one is over; a second SIGINT ends it
 * without cleaning up. If the workflow is cancelled meanwhile, GitHub gives the step 7.5 s for all of them.
 */
const signals = [
    { signal: 'SIGINT', ms: 20_000, cancelledMs: 2_500 },
    { signal: 'SIGINT', ms: 3_000, cancelledMs: 1_500 },
    { signal: 'SIGKILL', ms: 3_000, cancelledMs: 1_500 },
];
/** The pause between two checks, in milliseconds. */
const pauseMs = 100;
const mostLogLines = 5_000;
/** The post step of the service: stops it and shows its log. Never fails the job. */
async function servicePost(context) {
    const { runner } = context;
    const saved = (0,background_process/* savedProcess */.Tn)(runner);
    if (!saved)
        return true;
    const { dataFolder, logFile } = serviceFolder(saved.folder);
    try {
        await stop(context, { pid: saved.pid, dataFolder });
    }
    catch (error) {
        runner.log.warning(`The local build service could not be stopped. ${(0,errors/* messageOf */.bD)(error)}`);
    }
    runner.log.group('The log of the local build service', await endOfLog(logFile, mostLogLines));
    return true;
}
async function stop({ runner, clock, isInUse }, { pid, dataFolder }) {
    if (!isInUse(dataFolder)) {
        runner.log.warning('The local build service stopped before the job ended. Its log says why.');
        return;
    }
    for (const { signal, ms, cancelledMs } of signals) {
        process.kill(pid, signal);
        const begun = clock.monotonic();
        while (clock.monotonic() - begun < (runner.cancelled.aborted ? cancelledMs : ms)) {
            await (0,out_clock/* sleep */.yy)(clock, pauseMs);
            if (!isInUse(dataFolder))
                return runner.log.info('The local build service has stopped.');
        }
    }
    runner.log.warning(`The local build service (process ${pid}) did not stop.`);
}

// EXTERNAL MODULE: ./out/api/http/timeout.js
var timeout = __webpack_require__(2387);
// EXTERNAL MODULE: ./out/core/input/parsers.js
var parsers = __webpack_require__(9145);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./out/runner/process/background.js



/** The process ended before it sent a message; its log says why. */
class BackgroundEnded extends Error {
    name = 'BackgroundEnded';
    constructor(end) {
        super(`The process ended with ${end}`);
    }
}
/**
 * Starts a script of this project in the background, in a session of its own, so that neither the end of the step nor a
 * signal to it ends the script. Its output goes to the log file. It gets `order` as its first message, because every
 * user of the machine can read arguments.
 *
 * @param env its whole environment: nothing is inherited
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
    await (0,external_node_events_.once)(child, 'spawn');
    const { pid } = child;
    if (pid === undefined)
        throw new BackgroundEnded(null);
    // A failure to send is ignored: the process has ended, which `answer` reports.
    child.send(order, () => undefined);
    const release = () => {
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
                release();
            }
        },
    };
}

// EXTERNAL MODULE: ./out/tasks/inputs/connection.js
var connection = __webpack_require__(7279);
// EXTERNAL MODULE: ./out/core/input/errors.js
var input_errors = __webpack_require__(1194);
// EXTERNAL MODULE: ./out/core/input/reader.js
var reader = __webpack_require__(2930);
;// CONCATENATED MODULE: ./out/actions/service/inputs.js





/** A `repository` that exists on the disk is a path; relative ones start in the workspace. @throws InputError */
function readServiceInputs(runner) {
    const inputs = (0,reader/* createInputReader */.i)(runner);
    const port = inputs.value('port', parsers/* parsePort */.pz, '0');
    const faults = faultsFile(inputs.text('faults'), runner);
    const given = inputs.text('repository');
    const path = (0,external_node_path_.resolve)(runner.run.workspace, given);
    if ((0,external_node_fs_.existsSync)(path))
        return { port, faults, repository: { kind: 'path', value: path } };
    // `https://host/…` or `user@host:path`: the service itself checks which of them it clones.
    if (/^[a-z][\w+.-]*:\/\/|^[^/\s]+@[^/\s]+:/i.test(given))
        return { port, faults, repository: { kind: 'address', value: given } };
    throw new input_errors/* InputError */.dz(['repository'], `Input repository is ${(0,input_errors/* quoted */.TL)(given)}, and the workspace has no such folder. Expected the path of a Git repository, or a URL to clone.`);
}
function faultsFile(given, runner) {
    if (given === '')
        return undefined;
    const path = (0,external_node_path_.resolve)(runner.run.workspace, given);
    if ((0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile())
        return path;
    throw new input_errors/* InputError */.dz(['faults'], `Input faults is ${(0,input_errors/* quoted */.TL)(given)}, and the workspace has no such file. Expected the path of a JSON file.`);
}

// EXTERNAL MODULE: ./out/core/event/target.js
var target = __webpack_require__(1836);
;// CONCATENATED MODULE: ./out/actions/service/mirror.js






/** Git could not read what is at the path. */
class RepositoryUnreadable extends errors/* UserError */.yo {
    constructor({ path, cause }) {
        const [firstLine] = cause instanceof GitFailed ? cause.stderr.trim().split('\n') : [];
        super(`Git cannot read a repository at ${path} (${firstLine || (0,errors/* messageOf */.bD)(cause)}). Run actions/checkout before this step, or set the input repository.`, { cause });
    }
}
/** A Git command failed. */
class GitFailed extends Error {
    stderr;
    constructor(message, { stderr, cause }) {
        super(message, { cause });
        this.stderr = stderr;
    }
}
/**
 * Makes a bare repository in `folder` with all commits of `source`. The service cannot clone the workspace itself:
 * actions/checkout leaves a detached HEAD, and remote-tracking references in place of branches.
 *
 * The branches are the local ones, and those of `origin` that have no local branch of the same name. A detached HEAD
 * becomes `named`, the branch or tag of the event.
 *
 * @returns the path of the repository
 * @throws RepositoryUnreadable
 */
async function mirrorOf(source, { folder, env, named }) {
    const path = (0,external_node_path_.join)(folder, `${(0,external_node_path_.basename)(source).replace(/\.git$/, '') || 'repository'}.git`);
    const git = await openGit({ folder, env });
    const into = (...parameters) => git(`--git-dir=${path}`, ...parameters);
    try {
        await git('init', '--quiet', '--bare', '--template=', '--', path);
        const head = await git('ls-remote', '--symref', '--', source, 'HEAD');
        // Most checkouts are shallow; without --update-shallow, Git would skip their branches.
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
/** An existing tag is right as it is; an existing branch is behind the commit that is checked out. */
async function nameHead(git, named) {
    const head = `refs/${found}-head`;
    if ('branch' in named)
        await git('update-ref', `refs/heads/${named.branch}`, head);
    else if ((await git('for-each-ref', `refs/tags/${named.tag}`)) === '')
        await git('update-ref', `refs/tags/${named.tag}`, head);
}
/**
 * Makes branches of those of `origin`. Git cannot have both `a` and `a/b`: where one clashes with an existing branch,
 * the existing one stays.
 */
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
/**
 * Git without the settings of the user or the system, which could run hooks and helpers. Every folder is a safe one,
 * because the workflow named it.
 */
async function openGit({ folder, env }) {
    const settings = (0,external_node_path_.join)(folder, 'git-settings');
    await (0,promises_.writeFile)(settings, '[safe]\n\tdirectory = *\n[core]\n\thooksPath = /dev/null\n');
    const environment = {
        ...env,
        LC_ALL: 'C',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: settings,
        GIT_ALLOW_PROTOCOL: 'file',
        GIT_TERMINAL_PROMPT: '0',
    };
    const options = { cwd: folder, env: environment, maxBuffer: 64 * 2 ** 20 };
    return (...parameters) => new Promise((resolve, reject) => {
        (0,external_node_child_process_.execFile)('git', parameters, options, (cause, stdout, stderr) => {
            if (cause)
                reject(new GitFailed(cause.message, { stderr, cause }));
            else
                resolve(stdout);
        });
    });
}
/**
 * The branch or tag of the event: a build action of this run builds it, so a commit that is checked out by its hash must
 * be found under its name. `undefined` if the event has none.
 */
function refOfEvent({ event }) {
    try {
        return (0,target/* targetOfEvent */.b0)(event).ref;
    }
    catch (error) {
        if (!(error instanceof input_errors/* InputError */.dz))
            throw error;
        return event.ref;
    }
}

;// CONCATENATED MODULE: ./out/actions/service/run.js











/** The local service needs a shell and signals as Linux and macOS have them. */
class NotOnWindows extends errors/* UserError */.yo {
    constructor() {
        super('The local build service runs on Linux and macOS runners, not on Windows. Choose another runs-on for this job.');
    }
}
/** The service's process ended, or did not answer in time. */
class ServiceNotStarted extends errors/* UserError */.yo {
    constructor({ why, log, cause }) {
        const end = log.length > 0 ? ['Its log ends with:', ...log] : ['Its log is empty.'];
        super([`The local build service did not start: ${why}.`, ...end].join('\n'), { cause });
    }
}
/** Milliseconds within which the service must be ready. */
const startTimeoutMs = 60_000;
/**
 * Starts the local build service for the rest of the job, and waits until it answers.
 *
 * @throws NotOnWindows, InputError, RepositoryUnreadable, ServiceNotStarted
 */
async function service(context) {
    const { runner, connect, clock, script, platform, environment } = context;
    (0,connection/* maskPassword */.yE)(runner, 'repository');
    if (platform === 'win32')
        throw new NotOnWindows();
    const inputs = readServiceInputs(runner);
    const folder = serviceFolder(await (0,promises_.mkdtemp)((0,external_node_path_.join)(runner.run.temporary, 'build-service-')));
    const env = (0,background_process/* processEnvironment */.hv)(environment, { home: folder.home });
    await (0,promises_.mkdir)(folder.home);
    const repositoryUrl = await repositoryOf(inputs, { runner, folder, env });
    const { dataFolder, logFile } = folder;
    const start = {
        dataFolder,
        repositoryUrl,
        port: inputs.port,
        faults: inputs.faults,
        gitEnvironment: environment.git,
    };
    const background = await startBackground({ script, cwd: folder.path, env, logFile, order: start });
    (0,background_process/* saveProcess */.Js)(runner, { folder: folder.path, pid: background.pid });
    const address = await untilReady(background, { runner, clock, logFile });
    runner.setSecretOutput('token', address.token);
    runner.setOutput('baseUrl', address.baseUrl);
    runner.setOutput('appId', address.appId);
    const client = connect({ token: address.token, baseUrl: (0,parsers/* parseBaseUrl */.Q2)(address.baseUrl) });
    const { appName, branches } = await client.applications.get(address.appId, { signal: runner.cancelled });
    runner.log.info(`The local build service is available at ${address.baseUrl} until the job ends.`);
    runner.log.info(`Its application ${address.appId} is ${appName ?? 'the repository'}.`);
    runner.log.info(`Its branches are ${(branches ?? []).join(', ') || 'none'}.`);
    return true;
}
async function repositoryOf({ repository }, { runner, folder, env }) {
    if (repository.kind === 'address')
        return repository.value;
    return mirrorOf(repository.value, { folder: folder.path, env, named: refOfEvent(runner.run) });
}
async function untilReady(background, { runner, clock, logFile }) {
    try {
        const signal = runner.cancelled;
        return background_process/* ServiceAddress */.yM.parse(await (0,timeout/* withTimeout */.w)({ clock, ms: startTimeoutMs, signal }, (limited) => background.answer(limited)));
    }
    catch (cause) {
        background.kill();
        const log = await endOfLog(logFile, 20);
        if (cause instanceof BackgroundEnded)
            throw new ServiceNotStarted({ why: 'its process ended', log, cause });
        if (cause instanceof timeout/* TimeoutError */.M)
            throw new ServiceNotStarted({ why: `it was not ready within ${startTimeoutMs / 1000} s`, log, cause });
        throw cause;
    }
}

// EXTERNAL MODULE: ./out/service/executor/environment/machine.js
var environment_machine = __webpack_require__(5863);
;// CONCATENATED MODULE: ./out/service/cli/environment.js

/** @param named variables that builds can read in addition to those that are always allowed */
function serviceEnvironment(machine, named = []) {
    const temporary = machine.TMPDIR;
    return {
        process: {
            ...(0,environment_machine/* machineEnvironment */.R5)(machine, named),
            ...(temporary === undefined ? {} : { TMPDIR: temporary }),
        },
        git: (0,environment_machine/* gitEnvironment */._K)(machine),
    };
}

// EXTERNAL MODULE: ./out/service/data/folder/lock.js
var lock = __webpack_require__(9755);
;// CONCATENATED MODULE: ./out/entry/service-action.js






/** The script of the background process is in the same folder as the one that node was started with. */
const script = (0,external_node_path_.join)((0,external_node_path_.dirname)(external_node_process_.argv[1] ?? ''), 'process.js');
/** The service action with its dependencies on the service and on this process. */
const serviceAction = (context) => {
    const { platform, env } = external_node_process_;
    const environment = { ...serviceEnvironment(env), trackingId: env.RUNNER_TRACKING_ID };
    return service({ ...context, script, platform, environment });
};
const servicePostAction = (context) => servicePost({ ...context, isInUse: lock/* serviceRunsOn */.Fv });


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


/***/ })

};
