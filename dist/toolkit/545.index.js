export const id = 545;
export const ids = [545];
export const modules = {

/***/ 2545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   removeQrCodes: () => (/* binding */ removeQrCodes)
/* harmony export */ });
/* harmony import */ var _core_event_run_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4677);
/* harmony import */ var _core_input_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1194);
/* harmony import */ var _core_input_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2930);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4925);
/* harmony import */ var _report_wording_units_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9731);
/* harmony import */ var _runner_github_client_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5284);
/* harmony import */ var _runner_github_qr_codes_image_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6029);
/* harmony import */ var _runner_github_retry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4581);
/* harmony import */ var _tasks_inputs_connection_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7279);









/**
 * Deletes the references that keep the QR codes of the event's pull request.
 *
 * @returns whether the step succeeded. If the token may not delete them, there is only a warning, because only some
 *   small images are left over
 * @throws InputError for an event without a pull request; GitHubFailure for a lasting outage; the signal's reason
 */
async function removeQrCodes({ runner, clock, random, }) {
    (0,_tasks_inputs_connection_js__WEBPACK_IMPORTED_MODULE_8__/* .maskSecrets */ .QU)(runner, ['githubToken']);
    const { run, log, cancelled } = runner;
    const pullRequest = (0,_core_event_run_event_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestOfEvent */ .My)(run.event);
    if (pullRequest === undefined)
        throw new _core_input_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([], 'This run is not for a pull request.');
    const token = (0,_core_input_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .createInputReader */ .i)(runner).required('githubToken', 'It is the token of the job.');
    try {
        const github = await (0,_runner_github_client_js__WEBPACK_IMPORTED_MODULE_5__/* .connect */ .Ng)({ run, token, redact: runner.redactor.redact, clock, random });
        const removed = await (0,_runner_github_qr_codes_image_store_js__WEBPACK_IMPORTED_MODULE_6__/* .removeImages */ .F)(github, { pullRequest, signal: cancelled });
        log.info(`Deleted ${(0,_report_wording_units_js__WEBPACK_IMPORTED_MODULE_4__/* .countText */ .lT)(removed, 'reference')} to QR codes.`);
    }
    catch (error) {
        if (!(error instanceof _runner_github_retry_js__WEBPACK_IMPORTED_MODULE_7__/* .GitHubFailure */ .iK && error.isForbidden))
            throw error;
        log.warning(`The QR codes could not be deleted. Add \`contents: write\` to the calling job. (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)})`);
    }
    return true;
}


/***/ }),

/***/ 5284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IB: () => (/* binding */ streamed),
/* harmony export */   Ng: () => (/* binding */ connect),
/* harmony export */   Oo: () => (/* binding */ once),
/* harmony export */   S4: () => (/* binding */ allPages)
/* harmony export */ });
/* harmony import */ var _core_report_redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1440);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7678);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4581);



/** For a request that its caller repeats, as `request: once`: it is sent once, and every failure is thrown. */
const once = { isSentOnce: true };
/**
 * For a body that may be larger than the memory, as `request: streamed`. No redirect is followed, because fetch would keep
 * a copy of the body to send it again.
 */
const streamed = { redirect: 'error', isStreamed: true };
/**
 * GitHub's client for the URLs of the run, which may be those of GitHub Enterprise Server. Requests are repeated as
 * the retry policy decides, and fail with a `GitHubFailure`. The signal of a request (`request: { signal }`) ends it at
 * once, with the signal's reason; `request: { attemptMs }` is a timeout of its own.
 *
 * @throws GitHubFailure if there is no token
 */
async function connect({ run, token, redact, clock, random, budget = new _retry_js__WEBPACK_IMPORTED_MODULE_1__/* .RetryBudget */ .Km({ clock, ms: Number.POSITIVE_INFINITY }), }) {
    if (token === '')
        throw new _retry_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubFailure */ .iK('There is no token for GitHub: githubToken is empty', { status: 401 });
    // Imported on demand: it would add some 10 ms to each start of the action.
    const { getOctokit } = await __webpack_require__.e(/* import() */ 413).then(__webpack_require__.bind(__webpack_require__, 2413));
    const silent = () => undefined;
    const octokit = getOctokit(token, {
        baseUrl: run.apiUrl,
        userAgent: 'build-service-action',
        log: { debug: silent, info: silent, warn: silent, error: silent },
    });
    octokit.hook.wrap('request', async (request, options) => {
        const asked = options.request;
        // Octokit adds its own headers, such as the authorization, after this.
        Object.assign(options, (0,_core_report_redaction_js__WEBPACK_IMPORTED_MODULE_0__/* .redacted */ .p)({ ...options, request: undefined }, redact));
        const caller = asked.signal;
        const begun = clock.monotonic();
        let answered;
        for (let attempt = 1;; attempt += 1) {
            const timeout = new AbortController();
            const cancelTimer = clock.setTimer(asked.attemptMs ?? _retry_js__WEBPACK_IMPORTED_MODULE_1__/* .gitHubRetryLimits */ .Az.attemptMs, () => timeout.abort());
            try {
                return await budget.attempt((spent) => {
                    const signals = [timeout.signal, spent, ...(caller ? [caller] : [])];
                    // Octokit's own hook already holds these options: others would not reach it.
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
                // What GitHub answered before says more than that the time ran out.
                if (thrown instanceof _retry_js__WEBPACK_IMPORTED_MODULE_1__/* .BudgetSpent */ .KI && answered)
                    throw answered;
                const isLate = timeout.signal.aborted || thrown instanceof _retry_js__WEBPACK_IMPORTED_MODULE_1__/* .BudgetSpent */ .KI;
                const cause = isLate ? new Error('no answer in time') : thrown;
                const { method, url } = options;
                const error = (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .gitHubFailure */ .o7)(cause, { method, url, redact, now: clock.now() });
                if (asked.isSentOnce)
                    throw error;
                const elapsedMs = clock.monotonic() - begun;
                const fraction = random.fraction();
                const decision = (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .decideRetry */ .tE)({ operation: 'read', attempt, failure: error.failure, elapsedMs, fraction }, _retry_js__WEBPACK_IMPORTED_MODULE_1__/* .gitHubRetryLimits */ .Az);
                if (decision.kind === 'stop')
                    throw error;
                answered = error;
                await budget.pause(decision.ms, caller).catch((reason) => {
                    throw reason instanceof _retry_js__WEBPACK_IMPORTED_MODULE_1__/* .BudgetSpent */ .KI ? error : reason;
                });
            }
            finally {
                cancelTimer();
            }
        }
    });
    const [owner = '', repo = ''] = run.repository.split('/');
    return { octokit, where: { owner, repo }, serverUrl: run.serverUrl, graphqlUrl: run.graphqlUrl };
}
/** Without a window, fetch cannot prompt for a password and send the body again, so it keeps no copy. */
function uncopied(send = fetch) {
    return (input, init) => send(input, { ...init, window: null });
}
/**
 * All items of a list: pages are requested as long as GitHub names a next one. Octokit's own `paginate` would drop the
 * signal of the request.
 */
async function allPages(getPage) {
    const all = [];
    for (let page = 1;; page += 1) {
        const { data, headers } = await getPage(page);
        all.push(...data);
        if (!headers.link?.includes('rel="next"'))
            return all;
    }
}


/***/ }),

/***/ 6029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ storeImages),
/* harmony export */   F: () => (/* binding */ removeImages)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4581);


/** The prefix of the references: outside `refs/heads` and `refs/tags`, so that they are neither branches nor tags. */
const prefix = 'build-service-action';
/**
 * Stores images in the repository itself, where everyone who may read it can see them: one commit without parents, with
 * one reference for each pull request and section, which replaces the section's former images.
 *
 * @returns the addresses of the images, in their order, in the form that GitHub shows to readers of public and of
 *   private repositories
 * @throws GitHubFailure, or the signal's reason
 */
async function storeImages(github, options) {
    const { pullRequests, section, images, signal } = options;
    if (images.length === 0)
        return [];
    const { git } = github.octokit.rest;
    const common = { ...github.where, request: signal ? { signal } : {} };
    const entries = [];
    // One after the other: GitHub's advice against its secondary rate limits is "Make requests serially".
    for (const [index, { name, png }] of images.entries()) {
        const path = `${index + 1}-${safeName(name)}.png`;
        const content = Buffer.from(png).toString('base64');
        const { data } = await git.createBlob({ ...common, content, encoding: 'base64' });
        entries.push({ path, mode: '100644', type: 'blob', sha: data.sha });
    }
    const tree = await git.createTree({ ...common, tree: entries });
    const message = `QR codes of ${section}`;
    const commit = await git.createCommit({ ...common, message, tree: tree.data.sha, parents: [] });
    for (const number of pullRequests) {
        const ref = `${prefix}/${number}/${safeName(section)}`;
        await pointAt(github, { ref, sha: commit.data.sha, common });
    }
    const { owner, repo } = github.where;
    return entries.map(({ path }) => `${github.serverUrl}/${owner}/${repo}/blob/${commit.data.sha}/${path}?raw=true`);
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
    // With the slash: without it, 1 would also match 12.
    const { data } = await git.listMatchingRefs({ ...common, ref: `${prefix}/${pullRequest}/` });
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
/** Moves the reference, or creates it when it does not exist: GitHub answers 422 for either mistake. */
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
            await move(); // another step, or an attempt without a response, has created it in between
        }
    }
}
function isUnprocessable(failure) {
    return failure instanceof _retry_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubFailure */ .iK && (failure.status === 422 || failure.status === 404);
}
/** A text as part of a reference's name or an address: readable, and unique. */
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
/* harmony export */   Az: () => (/* binding */ gitHubRetryLimits),
/* harmony export */   KI: () => (/* binding */ BudgetSpent),
/* harmony export */   Km: () => (/* binding */ RetryBudget),
/* harmony export */   iK: () => (/* binding */ GitHubFailure),
/* harmony export */   o7: () => (/* binding */ gitHubFailure)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3194);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7678);
/** The failures of GitHub's API, and how long they may delay a step. */


/** Longer than the minute that GitHub asks for at a secondary rate limit. */
const gitHubRetryLimits = {
    attemptMs: 30_000,
    retryBudgetMs: 120_000,
    backoffBaseMs: 2_000,
    backoffCapMs: 30_000,
};
/** GitHub's API refused a request or could not be reached. */
class GitHubFailure extends Error {
    name = 'GitHubFailure';
    /** `undefined`: there was no answer, so the request may have been executed. */
    status;
    /** How long GitHub asked us to wait; set if a rate limit was exceeded, and then the request was not executed. */
    retryAfterMs;
    constructor(message, facts) {
        // No `cause`: GitHub's answer could contain the token in places that nothing redacts.
        super(message);
        this.status = facts.status;
        this.retryAfterMs = facts.retryAfterMs;
    }
    /** The same situation for the retry policy. */
    get failure() {
        const { status, retryAfterMs } = this;
        // GitHub also answers 403 when a rate limit is exceeded.
        if (retryAfterMs !== undefined)
            return { kind: 'status', status: 429, retryAfterMs };
        return status === undefined ? { kind: 'network', certain: false } : { kind: 'status', status };
    }
    /** Whether the same request may succeed later. */
    get isTransient() {
        return (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .isTransient */ .dg)(this.failure);
    }
    /** Whether the token lacks a permission: GitHub answers 404 for what a token may not see. */
    get isForbidden() {
        const { status } = this;
        return !this.isTransient && (status === 401 || status === 403 || status === 404);
    }
}
/** The failure that an error of a request stands for; its message contains no token. */
function gitHubFailure(thrown, { method, url, redact, now }) {
    const { message, status, response } = asRequestError(thrown);
    const said = redact(message);
    if (!response)
        return new GitHubFailure(`GitHub could not be reached for ${method} ${url}: ${said}`, {});
    const text = `GitHub answered ${status} to ${method} ${url}: ${said}`;
    const retryAfterMs = rateLimitMs({ status, headers: response.headers, message, now });
    return new GitHubFailure(text, retryAfterMs === undefined ? { status } : { status, retryAfterMs });
}
function asRequestError(thrown) {
    if (thrown instanceof Error && 'status' in thrown && typeof thrown.status === 'number') {
        return thrown;
    }
    return { message: thrown instanceof Error ? thrown.message : String(thrown), status: 0 };
}
/**
 * How long a rate limit lasts, by GitHub's rules: `retry-after` if it is given; the reset if no request is left;
 * "otherwise, wait for at least one minute". `undefined` if it is not a rate limit.
 * https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
 */
function rateLimitMs({ status, headers, message, now }) {
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
/** The time that failures may take from a step is used up. */
class BudgetSpent extends Error {
    name = 'BudgetSpent';
}
/**
 * How long problems with GitHub may delay a step. While its builds run, the step does not wait for GitHub, and each
 * request has only its own limits. When the step waits for GitHub after that, all failed attempts and all pauses are
 * charged to one budget. Successes are free, however long they take.
 */
class RetryBudget {
    #clock;
    #left;
    #isWaiting = false;
    /** Starts to charge an attempt or a pause; one for each of those under way. */
    #chargeable = new Set();
    /** @param ms the time for everything that fails while the step waits */
    constructor({ clock, ms }) {
        this.#clock = clock;
        this.#left = ms;
    }
    /** Runs the work that the step waits for. Until its end, failures are charged, also of attempts that began before. */
    async whileWaiting(work) {
        this.#isWaiting = true;
        for (const begin of this.#chargeable)
            begin();
        try {
            return await work();
        }
        finally {
            this.#isWaiting = false;
        }
    }
    /**
     * Makes one attempt, with a signal that is aborted when the budget is spent. It is charged if it fails.
     *
     * @throws BudgetSpent, or what the attempt throws
     */
    async attempt(make) {
        const spent = new AbortController();
        let cancelTimer = () => undefined;
        const charge = this.#startCharge((left) => {
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
            charge.apply();
            throw spent.signal.aborted ? spent.signal.reason : thrown;
        }
        finally {
            cancelTimer();
            charge.end();
        }
    }
    /**
     * Waits before the next attempt.
     *
     * @throws BudgetSpent at once if the pause is longer than what is left; the signal's reason
     */
    async pause(ms, signal) {
        const spent = new AbortController();
        const end = this.#clock.monotonic() + ms;
        const charge = this.#startCharge((left) => {
            if (end - this.#clock.monotonic() > left)
                spent.abort(new BudgetSpent());
        });
        const signals = [spent.signal, ...(signal ? [signal] : [])];
        try {
            await (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .sleep */ .yy)(this.#clock, ms, AbortSignal.any(signals));
            charge.apply();
        }
        finally {
            charge.end();
        }
    }
    /** @param onBegin is called with what is left of the budget when the step waits: now, or as soon as it does */
    #startCharge(onBegin) {
        let since;
        const begin = () => {
            since ??= this.#clock.monotonic();
            onBegin(this.#left);
        };
        this.#chargeable.add(begin);
        if (this.#isWaiting)
            begin();
        return {
            apply: () => {
                const took = since === undefined ? 0 : this.#clock.monotonic() - since;
                this.#left = Math.max(0, this.#left - Math.max(0, took));
            },
            end: () => void this.#chargeable.delete(begin),
        };
    }
}


/***/ })

};
