export const id = 93;
export const ids = [93];
export const modules = {

/***/ 6833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ redacted)
/* harmony export */ });
/**
 * A report, or any part of one, with secrets hidden in each of its texts. It must happen before anything is cut or
 * escaped: a half of a secret, or an escaped one, is found by nobody.
 */
function redacted(part, redact) {
    return deeply(part, redact);
}
function deeply(part, redact) {
    if (typeof part === 'string')
        return redact(part);
    if (Array.isArray(part))
        return part.map((item) => deeply(item, redact));
    if (!isRecord(part))
        return part;
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, deeply(value, redact)]));
}
/** Plain data; bytes and signals stay what they are. */
function isRecord(part) {
    if (typeof part !== 'object' || part === null)
        return false;
    const prototype = Object.getPrototypeOf(part);
    return prototype === null || Object.getPrototypeOf(prototype) === null;
}


/***/ }),

/***/ 8093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  removeQrCodes: () => (/* binding */ remove_qr_codes_removeQrCodes)
});

// EXTERNAL MODULE: ./out/core/input/input-error.js
var input_error = __webpack_require__(1034);
// EXTERNAL MODULE: ./out/core/input/reader.js
var reader = __webpack_require__(2930);
// EXTERNAL MODULE: ./out/errors.js
var errors = __webpack_require__(4925);
// EXTERNAL MODULE: ./out/runner/github/client.js
var client = __webpack_require__(5284);
// EXTERNAL MODULE: ./out/runner/github/failure.js
var failure = __webpack_require__(5925);
// EXTERNAL MODULE: ./out/runner/github/pull-requests/pull-request.js
var pull_request = __webpack_require__(7225);
// EXTERNAL MODULE: ./out/runner/github/qr-codes/references.js
var references = __webpack_require__(9236);
// EXTERNAL MODULE: ./out/tasks/inputs/connection.js
var connection = __webpack_require__(7279);
;// CONCATENATED MODULE: ./out/actions/remove-qr-codes/run.js








/**
 * Deletes the references that keep the QR codes of the event's pull request.
 *
 * @returns whether the step has succeeded: a token that may not delete them is only warned of, because nothing but some
 *   small images is left behind
 * @throws InputError for an event without pull request; GitHubFailure for an outage that lasts; the signal's reason
 */
async function removeQrCodes({ runner, clock, random }) {
    (0,connection/* maskSecrets */.QU)(runner, ['githubToken']);
    const { run, log, cancelled } = runner;
    const pullRequest = (0,pull_request/* pullRequestOfEvent */.M)(run);
    if (pullRequest === undefined)
        throw new input_error/* InputError */.d([], 'This run is about no pull request.');
    const token = (0,reader/* createInputReader */.i)(runner).required('githubToken', 'It is the token of the job.');
    try {
        const github = await (0,client/* connect */.Ng)({ run, token, redact: runner.redactor.redact, clock, random });
        const removed = await (0,references/* removeImages */.F)(github, { pullRequest, signal: cancelled });
        log.info(`Deleted ${removed} references of QR codes.`);
    }
    catch (thrown) {
        if (!(thrown instanceof failure/* GitHubFailure */.i && thrown.isRefusal))
            throw thrown;
        log.warning(`The QR codes stay. Add \`contents: write\` to the calling job. (${(0,errors/* messageOf */.b)(thrown)})`);
    }
    return true;
}

// EXTERNAL MODULE: ./out/entry/door.js + 27 modules
var door = __webpack_require__(9344);
;// CONCATENATED MODULE: ./out/entry/remove-qr-codes.js


const remove_qr_codes_removeQrCodes = () => (0,door/* runAction */.C)(removeQrCodes);


/***/ }),

/***/ 6809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ allPages)
/* harmony export */ });
/**
 * A list of GitHub to its end: pages are asked for as long as GitHub names a next one. Octokit's own `paginate` would
 * drop the signal of the request.
 */
async function allPages(ask) {
    const all = [];
    for (let page = 1;; page += 1) {
        const { data, headers } = await ask(page);
        all.push(...data);
        if (!headers.link?.includes('rel="next"'))
            return all;
    }
}


/***/ }),

/***/ 5284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IB: () => (/* binding */ streamed),
/* harmony export */   Ng: () => (/* binding */ connect),
/* harmony export */   Oo: () => (/* binding */ once)
/* harmony export */ });
/* harmony import */ var _core_report_redacted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6833);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5925);
/* harmony import */ var _pull_requests_retry_budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5942);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4581);




/**
 * For a request whose repetition is decided elsewhere, as `request: once`: it is sent one time, and a failure is
 * thrown as it is.
 */
const once = { isSentOnce: true };
/**
 * For a body that may be larger than the memory, as `request: streamed`: fetch keeps a copy of every body that it might
 * have to send again after a redirect, so no redirect is followed.
 */
const streamed = { redirect: 'error', isStreamed: true };
/**
 * GitHub's client at the addresses of the run (so GitHub Enterprise Server is served too). A request that fails for
 * the moment is repeated: 5xx, no answer, rate limits; every other failure, or one that lasts, is thrown as a
 * `GitHubFailure`. The signal of a request (`request: { signal }`) ends it at once, with the signal's reason.
 *
 * @throws GitHubFailure when there is no token
 */
async function connect({ run, token, redact, clock, random, limits = _retry_js__WEBPACK_IMPORTED_MODULE_2__/* .retryLimits */ .Z, budget = new _pull_requests_retry_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .RetryBudget */ .H({ clock, ms: Number.POSITIVE_INFINITY }), }) {
    if (token === '')
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFailure */ .i('There is no token for GitHub: githubToken is empty', { status: 401 });
    // Imported when it is needed: it would cost each start of the action some 10 ms.
    const { getOctokit } = await __webpack_require__.e(/* import() */ 413).then(__webpack_require__.bind(__webpack_require__, 2413));
    const silent = () => undefined;
    const octokit = getOctokit(token, {
        baseUrl: run.apiUrl,
        userAgent: 'build-service-action',
        log: { debug: silent, info: silent, warn: silent, error: silent },
    });
    octokit.hook.wrap('request', async (request, options) => {
        const asked = options.request;
        // What Octokit adds itself, such as the authorization, comes behind this.
        Object.assign(options, (0,_core_report_redacted_js__WEBPACK_IMPORTED_MODULE_3__/* .redacted */ .p)({ ...options, request: undefined }, redact));
        const caller = asked.signal;
        let paused = 0;
        for (let attempts = 1;; attempts += 1) {
            const tooLong = new AbortController();
            const cancelTimer = clock.setTimer(limits.attempt, () => tooLong.abort());
            try {
                return await budget.attempt((spent) => {
                    const signals = [tooLong.signal, spent, ...(caller ? [caller] : [])];
                    // Octokit's own hook has these options already: others would not reach it.
                    options.request = {
                        ...asked,
                        signal: AbortSignal.any(signals),
                        ...(asked.isStreamed ? { fetch: uncopied(asked.fetch) } : {}),
                    };
                    return Promise.resolve(request(options));
                });
            }
            catch (thrown) {
                caller?.throwIfAborted();
                const isLate = tooLong.signal.aborted || thrown instanceof _pull_requests_retry_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .BudgetSpent */ .K;
                const cause = isLate ? new Error('no answer in time') : thrown;
                const { method, url } = options;
                const failure = (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .failureOf */ .g)(cause, { method, url, redact, now: clock.now() });
                const next = { failure, attempts, paused, fraction: random.fraction() };
                const pause = asked.isSentOnce ? undefined : (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .pauseBefore */ .G)(next, limits);
                if (pause === undefined)
                    throw failure;
                await budget.pause(pause, caller).catch((reason) => {
                    throw reason instanceof _pull_requests_retry_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .BudgetSpent */ .K ? failure : reason;
                });
                paused += pause;
            }
            finally {
                cancelTimer();
            }
        }
    });
    const [owner = '', repo = ''] = run.repository.split('/');
    return { octokit, where: { owner, repo }, serverUrl: run.serverUrl, graphqlUrl: run.graphqlUrl };
}
/** Without a window, fetch need not ask anybody for a password and then send the body again. */
function uncopied(send = fetch) {
    return (input, init) => send(input, { ...init, window: null });
}


/***/ }),

/***/ 5925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ failureOf),
/* harmony export */   i: () => (/* binding */ GitHubFailure)
/* harmony export */ });
/** GitHub's API did not do what it was asked: it refused, or it could not be reached. */
class GitHubFailure extends Error {
    name = 'GitHubFailure';
    /** `undefined`: there was no answer, so it may have been done or not. */
    status;
    /** Milliseconds that GitHub wants to be left in peace; set when a rate limit was met, and then nothing was done. */
    pause;
    constructor(message, { status, pause }) {
        // No `cause`: GitHub's answer could repeat the token in places that nothing redacts.
        super(message);
        this.status = status;
        this.pause = pause;
    }
    /** Whether the same request may succeed later. */
    get isPassing() {
        if (this.pause !== undefined || this.status === undefined)
            return true;
        return this.status === 408 || this.status >= 500;
    }
    /** Whether the token may not do it, or not see it: GitHub answers 404 for what a token must not know of. */
    get isRefusal() {
        return !this.isPassing && [401, 403, 404].includes(this.status ?? 0);
    }
}
/** What was thrown for a request, as a failure whose message holds no token. */
function failureOf(thrown, { method, url, redact, now }) {
    const { message, status, response } = asRequestError(thrown);
    const said = redact(message);
    if (!response)
        return new GitHubFailure(`GitHub could not be reached for ${method} ${url}: ${said}`, {});
    const text = `GitHub answered ${status} to ${method} ${url}: ${said}`;
    const pause = pauseOf({ status, headers: response.headers, message, now });
    return new GitHubFailure(text, pause === undefined ? { status } : { status, pause });
}
function asRequestError(thrown) {
    if (thrown instanceof Error && 'status' in thrown && typeof thrown.status === 'number') {
        return thrown;
    }
    return { message: thrown instanceof Error ? thrown.message : String(thrown), status: 0 };
}
/**
 * How long a rate limit lasts, by GitHub's rules: `retry-after` where it is given; the reset where no request is
 * left; "otherwise, wait for at least one minute".
 * https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
 */
function pauseOf({ status, headers, message, now }) {
    if (status !== 403 && status !== 429)
        return undefined;
    const seconds = Number(headers['retry-after'] ?? Number.NaN);
    if (Number.isFinite(seconds))
        return Math.max(0, seconds * 1000);
    const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
    if (String(headers['x-ratelimit-remaining']) === '0' && Number.isFinite(reset)) {
        return Math.max(0, reset * 1000 - now);
    }
    return status === 429 || /secondary rate limit/i.test(message) ? 60_000 : undefined;
}


/***/ }),

/***/ 7225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ pullRequestOfEvent),
/* harmony export */   T: () => (/* binding */ pullRequestsOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2311);
/* harmony import */ var _all_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6809);


const number = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive();
const ofEvent = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ pull_request: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ number }) });
const ofIssue = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ issue: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ number, pull_request: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({}) }) });
const ofWorkflowRun = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }),
    workflow_run: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        pull_requests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ number, base: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repo: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }) }) })),
    }),
});
/**
 * The number of the pull request that the event is about, without asking GitHub; `undefined` when it is about none, or
 * about several.
 */
function pullRequestOfEvent({ payload }) {
    const event = ofEvent.safeParse(payload);
    if (event.success)
        return event.data.pull_request.number;
    const issue = ofIssue.safeParse(payload);
    return issue.success ? issue.data.issue.number : undefined;
}
/**
 * The numbers of the pull requests that a run is about: the one of its event; those of the run that a `workflow_run`
 * followed; or, when a push started it, the open ones whose head is that branch of this repository (a fork may have a
 * branch of the same name). Empty where there is none.
 *
 * @throws GitHubFailure, or the signal's reason
 */
async function pullRequestsOf(github, { run, signal }) {
    const single = pullRequestOfEvent(run);
    if (single !== undefined)
        return [single];
    const followed = ofWorkflowRun.safeParse(run.payload);
    if (followed.success) {
        // GitHub lists those of other repositories of the same network too, under their own numbers.
        const { repository, workflow_run } = followed.data;
        return workflow_run.pull_requests
            .filter(({ base }) => base.repo.id === repository.id)
            .map((pull) => pull.number);
    }
    const [, branch] = /^refs\/heads\/(.+)$/s.exec(run.ref) ?? [];
    if (run.eventName !== 'push' || branch === undefined)
        return [];
    const { octokit, where } = github;
    const head = `${where.owner}:${branch}`;
    const request = signal ? { signal } : {};
    const found = await (0,_all_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .allPages */ .S)((page) => octokit.rest.pulls.list({ ...where, state: 'open', head, per_page: 100, page, request }));
    const isOwn = (fullName) => fullName?.toLowerCase() === run.repository.toLowerCase();
    return found
        .filter(({ head }) => head.ref === branch && isOwn(head.repo?.full_name))
        .map((pull) => pull.number)
        .toSorted((left, right) => left - right);
}


/***/ }),

/***/ 5942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ RetryBudget),
/* harmony export */   K: () => (/* binding */ BudgetSpent)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3194);

/** What failures may take of a step's time is used up. */
class BudgetSpent extends Error {
    name = 'BudgetSpent';
}
/**
 * How long GitHub's trouble may hold up a step. While builds run nobody waits for GitHub, and each request has the
 * limits of its own. What the step waits for after them has one budget for everything that fails and for the pauses
 * before it is tried again; what succeeds may take as long as it takes.
 */
class RetryBudget {
    #clock;
    #left;
    #isWaitedFor = false;
    /** Told when the step begins to wait: for each attempt and pause that is under way. */
    #underWay = new Set();
    /** @param ms the time in milliseconds for all that fails while the step waits */
    constructor({ clock, ms }) {
        this.#clock = clock;
        this.#left = ms;
    }
    /** Does what the step waits for: until its end, whatever fails is paid for, also what began before. */
    async whileWaited(work) {
        this.#isWaitedFor = true;
        for (const begin of this.#underWay)
            begin();
        try {
            return await work();
        }
        finally {
            this.#isWaitedFor = false;
        }
    }
    /**
     * Makes one attempt, whose signal is aborted when the budget is spent. It is paid for if it fails.
     *
     * @throws BudgetSpent, or what the attempt throws
     */
    async attempt(make) {
        const spent = new AbortController();
        let cancelTimer = () => undefined;
        const payment = this.#begin((left) => {
            if (left <= 0)
                spent.abort(new BudgetSpent());
            else
                cancelTimer = this.#clock.setTimer(left, () => spent.abort(new BudgetSpent()));
        });
        try {
            spent.signal.throwIfAborted();
            return await make(spent.signal);
        }
        catch (thrown) {
            payment.pay();
            throw spent.signal.aborted ? spent.signal.reason : thrown;
        }
        finally {
            cancelTimer();
            payment.end();
        }
    }
    /**
     * Waits before something is tried again.
     *
     * @throws BudgetSpent at once when the pause is longer than what is left; the signal's reason
     */
    async pause(ms, signal) {
        const spent = new AbortController();
        const due = this.#clock.monotonic() + ms;
        const payment = this.#begin((left) => {
            if (due - this.#clock.monotonic() > left)
                spent.abort(new BudgetSpent());
        });
        const signals = [spent.signal, ...(signal ? [signal] : [])];
        try {
            await (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .sleep */ .yy)(this.#clock, ms, AbortSignal.any(signals));
            payment.pay();
        }
        finally {
            payment.end();
        }
    }
    /** @param limit is told what is left as soon as the step waits: now, or when it begins to */
    #begin(limit) {
        let since;
        const begin = () => {
            since ??= this.#clock.monotonic();
            limit(this.#left);
        };
        this.#underWay.add(begin);
        if (this.#isWaitedFor)
            begin();
        return {
            pay: () => {
                const took = since === undefined ? 0 : this.#clock.monotonic() - since;
                this.#left = Math.max(0, this.#left - Math.max(0, took));
            },
            end: () => void this.#underWay.delete(begin),
        };
    }
}


/***/ }),

/***/ 9236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ removeImages),
/* harmony export */   U: () => (/* binding */ keepImages)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5925);


/** Where images are kept: outside `refs/heads` and `refs/tags`, so that they are no branch and no tag. */
const room = 'build-service-action';
/**
 * Puts images into the repository itself, where all who may read it can see them: one commit without parents, held by
 * one reference for each pull request and section, in place of what the section had before.
 *
 * @returns the addresses of the images, in their order, in the form that GitHub shows to readers of public and of
 *   private repositories
 * @throws GitHubFailure, or the signal's reason
 */
async function keepImages(github, options) {
    const { pullRequests, section, images, signal } = options;
    if (images.length === 0)
        return [];
    const { git } = github.octokit.rest;
    const common = { ...github.where, request: signal ? { signal } : {} };
    const paths = images.map(({ name }, index) => `${index + 1}-${safeName(name)}.png`);
    const entries = [];
    // One after the other: "Make requests serially" is GitHub's way around its secondary rate limits.
    for (const [index, { png }] of images.entries()) {
        const content = Buffer.from(png).toString('base64');
        const { data } = await git.createBlob({ ...common, content, encoding: 'base64' });
        entries.push({ path: paths[index] ?? '', mode: '100644', type: 'blob', sha: data.sha });
    }
    const tree = await git.createTree({ ...common, tree: entries });
    const message = `QR codes of ${section}`;
    const commit = await git.createCommit({ ...common, message, tree: tree.data.sha, parents: [] });
    for (const number of pullRequests) {
        const ref = `${room}/${number}/${safeName(section)}`;
        await pointAt(github, { ref, sha: commit.data.sha, common });
    }
    const { owner, repo } = github.where;
    return paths.map((path) => `${github.serverUrl}/${owner}/${repo}/blob/${commit.data.sha}/${path}?raw=true`);
}
/**
 * Deletes the references of a pull request, so that GitHub may forget its images.
 *
 * @returns how many there were
 * @throws GitHubFailure, or the signal's reason
 */
async function removeImages({ octokit, where }, { pullRequest, signal }) {
    const { git } = octokit.rest;
    const common = { ...where, request: signal ? { signal } : {} };
    // With the slash: 1 is the beginning of 12, too.
    const { data } = await git.listMatchingRefs({ ...common, ref: `${room}/${pullRequest}/` });
    let removed = 0;
    for (const { ref } of data) {
        try {
            await git.deleteRef({ ...common, ref: ref.replace(/^refs\//, '') });
            removed += 1;
        }
        catch (failure) {
            if (!isUnprocessable(failure))
                throw failure; // 422: "Reference does not exist"
        }
    }
    return removed;
}
/** Moves the reference, or makes it when it is not there: GitHub answers 422 for both. */
async function pointAt({ octokit }, { ref, sha, common }) {
    const { git } = octokit.rest;
    const move = () => git.updateRef({ ...common, ref, sha, force: true });
    try {
        await move();
    }
    catch (failure) {
        if (!isUnprocessable(failure))
            throw failure;
        try {
            await git.createRef({ ...common, ref: `refs/${ref}`, sha });
        }
        catch (again) {
            if (!isUnprocessable(again))
                throw again;
            await move(); // somebody else, or an attempt whose answer was lost, has made it in between
        }
    }
}
function isUnprocessable(failure) {
    return failure instanceof _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubFailure */ .i && (failure.status === 422 || failure.status === 404);
}
/** A text as a part of a reference's name or an address: readable, and different for different texts. */
function safeName(text) {
    const readable = text
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 40)
        .replace(/^-+|-+$/g, '');
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 12);
    return readable ? `${readable}-${digest}` : digest;
}


/***/ }),

/***/ 4581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ pauseBefore),
/* harmony export */   Z: () => (/* binding */ retryLimits)
/* harmony export */ });
const retryLimits = { attempt: 30_000, patience: 90_000 };
/**
 * Milliseconds to wait before the next attempt; `undefined`: it is given up. Rate limits are waited for as long as
 * GitHub says, outages with growing pauses, both within the patience; every other answer is final.
 */
function pauseBefore(next, { patience }) {
    if (!next.failure.isPassing)
        return undefined;
    // Full jitter, but never at once: many jobs of one workflow meet the same outage.
    const growing = 500 + Math.min(30_000, 1_000 * 2 ** next.attempts) * next.fraction;
    const pause = next.failure.pause ?? growing;
    return next.paused + pause <= patience ? pause : undefined;
}


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


/***/ })

};
