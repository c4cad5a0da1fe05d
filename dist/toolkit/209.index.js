export const id = 209;
export const ids = [209];
export const modules = {

/***/ 6337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ parseBoolean)
/* harmony export */ });
/* harmony import */ var _bad_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4086);

/** Reads a boolean as YAML 1.2 writes it (core schema), and nothing else. */
function parseBoolean(text) {
    if (/^(true|True|TRUE)$/.test(text))
        return true;
    if (/^(false|False|FALSE)$/.test(text))
        return false;
    throw new _bad_value_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .F('true or false');
}


/***/ }),

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

/***/ 2209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  release: () => (/* binding */ release_release)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./out/core/input/boolean.js
var input_boolean = __webpack_require__(6337);
// EXTERNAL MODULE: ./out/core/input/reader.js
var reader = __webpack_require__(2930);
// EXTERNAL MODULE: ./out/runner/github/client.js
var client = __webpack_require__(5284);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./out/runner/github/all-pages.js
var all_pages = __webpack_require__(6809);
// EXTERNAL MODULE: ./out/runner/github/failure.js
var github_failure = __webpack_require__(5925);
;// CONCATENATED MODULE: ./out/runner/github/releases.js




function releasesOf({ octokit, where }, signal) {
    const { repos } = octokit.rest;
    const common = { ...where, request: { signal } };
    return {
        async find(tag) {
            // The list, because asking by tag finds no drafts.
            const all = await (0,all_pages/* allPages */.S)((page) => repos.listReleases({ ...common, per_page: 100, page }));
            const fitting = all
                .filter(({ tag_name }) => tag_name === tag)
                .toSorted((left, right) => left.id - right.id);
            const found = fitting.find(({ draft }) => !draft) ?? fitting[0];
            return found && releaseOf(found);
        },
        async draft({ tag, name, notes, isPrerelease }) {
            const { data } = await repos.createRelease({
                ...where,
                request: { ...client/* once */.Oo, signal },
                tag_name: tag,
                name: name || tag,
                body: notes,
                prerelease: isPrerelease,
                draft: true,
            });
            return releaseOf(data);
        },
        async finish(release, { text: { name, notes, isPrerelease }, staysDraft }) {
            const changes = {
                ...(name === '' ? {} : { name }),
                ...(notes === '' ? {} : { body: notes }),
                // Whoever has published the release has said by that whether it is one.
                ...(release.isDraft ? { prerelease: isPrerelease, draft: staysDraft } : {}),
            };
            if (Object.keys(changes).length === 0)
                return release;
            const { data } = await repos.updateRelease({ ...common, release_id: release.id, ...changes });
            return releaseOf(data);
        },
        async files({ id }) {
            const all = await (0,all_pages/* allPages */.S)((page) => repos.listReleaseAssets({ ...common, release_id: id, per_page: 100, page }));
            return all.map((asset) => ({
                id: asset.id,
                name: asset.name,
                size: asset.size,
                url: asset.browser_download_url,
                sha256: /^sha256:([0-9a-f]{64})$/.exec(asset.digest ?? '')?.[1],
                isWhole: asset.state === 'uploaded',
            }));
        },
        async upload(release, { name, path }) {
            const { data } = await repos.getRelease({ ...common, release_id: release.id });
            await octokit.request(`POST ${data.upload_url}`, {
                request: { ...client/* once */.Oo, ...client/* streamed */.IB, signal },
                headers: { 'content-type': 'application/octet-stream' },
                name,
                // Read while it is sent, and with its length told, which GitHub wants: it may be larger than the memory.
                data: await (0,external_node_fs_.openAsBlob)(path),
            });
        },
        async remove({ id }) {
            try {
                await repos.deleteReleaseAsset({ ...common, asset_id: id });
            }
            catch (failure) {
                if (!(failure instanceof github_failure/* GitHubFailure */.i && failure.status === 404))
                    throw failure;
            }
        },
    };
}
function releaseOf({ id, draft, html_url }) {
    return { id, isDraft: draft, url: html_url };
}

// EXTERNAL MODULE: ./out/runner/github/retry.js
var retry = __webpack_require__(4581);
// EXTERNAL MODULE: ./out/tasks/inputs/connection.js
var connection = __webpack_require__(7279);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: ./out/errors.js
var errors = __webpack_require__(4925);
;// CONCATENATED MODULE: ./out/actions/release/plan.js
/** The file that lists all others with their SHA-256 sums, as `sha256sum` writes and checks it. It goes up last. */
const checksumsFile = 'SHA256SUMS';
/**
 * Decides what a release lacks, so that a run that was broken off can be repeated, and one that was not does no harm.
 * The checksums file comes last: as long as a release has none, it is unfinished.
 */
function planRelease(files, { released, isPublished }) {
    const whole = released.filter(({ isWhole }) => isWhole);
    const missing = files.filter(({ name }) => !whole.some((one) => one.name === name));
    if (isPublished && whole.some(({ name }) => name === checksumsFile)) {
        return missing.length === 0
            ? { kind: 'complete' }
            : { kind: 'closed', missing: missing.map(({ name }) => name) };
    }
    const upload = files
        .filter(({ name, sha256 }) => !whole.some((one) => one.name === name && one.sha256 === sha256))
        .toSorted((left, right) => Number(left.name === checksumsFile) - Number(right.name === checksumsFile));
    return {
        kind: 'upload',
        upload,
        remove: released.filter(({ name }) => upload.some((one) => one.name === name)),
    };
}

;// CONCATENATED MODULE: ./out/actions/release/files.js







/** The folder does not hold what can be released. */
class FilesUnfit extends errors/* UserError */.y {
}
/**
 * Reads the folder of a release and holds its files against their checksums.
 *
 * @throws FilesUnfit when the checksums file is missing, lists other files, or a file is not what it was when it was
 *   listed; and for a name that GitHub would change
 */
async function readReleaseFiles(folder) {
    const entries = await (0,promises_.readdir)(folder, { withFileTypes: true }).catch((cause) => {
        throw new FilesUnfit(`The folder ${JSON.stringify(folder)} of the input files cannot be read.`, {
            cause,
        });
    });
    const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    // "GitHub renames asset filenames that have special characters": then the checksums would name other files.
    const unfit = names.find((name) => !/^[\w+-]([\w.+-]*[\w+-])?$/.test(name));
    if (unfit !== undefined)
        throw new FilesUnfit(`GitHub would rename the file ${JSON.stringify(unfit)}. Use letters, digits and . _ - + only.`);
    if (!names.includes(checksumsFile))
        throw new FilesUnfit(`There is no ${checksumsFile} in ${JSON.stringify(folder)}. Make it with sha256sum.`);
    const files = await Promise.all(names.toSorted().map(async (name) => {
        const path = (0,external_node_path_.join)(folder, name);
        return { name, path, sha256: await sha256Of(path) };
    }));
    await compare(files, (0,external_node_path_.join)(folder, checksumsFile));
    return files;
}
async function compare(files, list) {
    const text = await (0,promises_.readFile)(list, 'utf8');
    const listed = new Map([...text.matchAll(/^([0-9a-f]{64}) [ *](.+)$/gm)].map(([, sum, name]) => [name, sum]));
    for (const { name, sha256 } of files.filter((file) => file.name !== checksumsFile)) {
        if (!listed.has(name))
            throw new FilesUnfit(`${checksumsFile} does not list ${name}.`);
        if (listed.get(name) !== sha256)
            throw new FilesUnfit(`${name} is not the file that ${checksumsFile} lists.`);
        listed.delete(name);
    }
    for (const [name] of listed)
        throw new FilesUnfit(`${checksumsFile} lists ${name}, which is not there.`);
}
async function sha256Of(path) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    await (0,external_node_stream_promises_.pipeline)((0,external_node_fs_.createReadStream)(path), hash);
    return hash.digest('hex');
}

// EXTERNAL MODULE: ./out/clock.js
var out_clock = __webpack_require__(3194);
;// CONCATENATED MODULE: ./out/actions/release/publish.js




/** The release is published and has other files, which checksums list. */
class ReleaseClosed extends errors/* UserError */.y {
    constructor(tag, missing) {
        super(`The release of ${tag} is published with other files and their checksums; ${missing.join(', ')} cannot be added. Release all workflows in one call, or delete the release and run this again.`);
    }
}
/** GitHub refuses what the release needs. */
class ReleaseRefused extends errors/* UserError */.y {
    constructor(failure) {
        super(`${failure.message} The job needs \`contents: write\`; files of an immutable release cannot be changed.`, {
            cause: failure,
        });
    }
}
/** How often what was sent and not answered is looked at and, where it did not arrive, sent again. */
const attempts = 4;
/** Milliseconds between two of them. */
const pause = 5_000;
/**
 * Brings the release of a tag to where it has all files. A release that nobody sees yet is published at the end.
 *
 * @throws ReleaseClosed; ReleaseRefused; GitHubFailure for an outage that lasts; the signal's reason
 */
async function publish(releases, options) {
    try {
        const release = await repeated(options, () => findOrDraft(releases, options.text));
        const isComplete = await repeated(options, () => fill(releases, release, options));
        const { text, staysDraft } = options;
        const finished = isComplete ? release : await releases.finish(release, { text, staysDraft });
        // Asked for again: the addresses of a draft's files change when it is published.
        const files = await releases.files(finished);
        return {
            url: finished.url,
            files: files.map(({ name, size, sha256, url }) => ({ name, size, sha256, url })),
        };
    }
    catch (error) {
        throw error instanceof github_failure/* GitHubFailure */.i && !error.isPassing ? new ReleaseRefused(error) : error;
    }
}
async function findOrDraft(releases, text) {
    return (await releases.find(text.tag)) ?? (await releases.draft(text));
}
/** Uploads what is missing. Tells whether the release was complete, and published, before. */
async function fill(releases, release, { files, text, log }) {
    const released = await releases.files(release);
    const plan = planRelease(files, { released, isPublished: !release.isDraft });
    switch (plan.kind) {
        case 'complete':
            log.notice(`The release of ${text.tag} is published and has all files. It stays as it is.`);
            return true;
        case 'closed':
            throw new ReleaseClosed(text.tag, plan.missing);
        case 'upload':
            for (const file of plan.remove)
                await releases.remove(file);
            for (const { name, path } of plan.upload) {
                log.info(`Uploading ${name}`);
                await releases.upload(release, { name, path });
            }
            return false;
    }
}
/** Does it again after an outage: each time, what is there already is looked at first. */
async function repeated({ clock, signal, log }, act) {
    for (let left = attempts;; left -= 1) {
        try {
            return await act();
        }
        catch (error) {
            if (!(error instanceof github_failure/* GitHubFailure */.i && error.isPassing) || left <= 1)
                throw error;
            log.info(`${error.message} Looking at what has arrived.`);
            await (0,out_clock/* sleep */.yy)(clock, error.pause ?? pause, signal);
        }
    }
}

;// CONCATENATED MODULE: ./out/actions/release/run.js









/** Files can be large: one upload may take this long, in milliseconds. */
const longestUpload = 15 * 60_000;
/**
 * The release action: attaches files to the release of a tag, which stays a draft until all of them are there.
 *
 * @returns whether the step has succeeded
 * @throws InputError, FilesUnfit, ReleaseClosed and ReleaseRefused
 */
async function release({ runner, clock, random }) {
    (0,connection/* maskSecrets */.QU)(runner, ['githubToken']);
    const { run, log, cancelled } = runner;
    const inputs = (0,reader/* createInputReader */.i)(runner);
    const text = {
        tag: inputs.required('tag', 'It is the tag that the release is of.'),
        name: inputs.text('name'),
        notes: inputs.text('notes'),
        isPrerelease: inputs.value('prerelease', input_boolean/* parseBoolean */.y, 'false'),
    };
    const staysDraft = inputs.value('draft', input_boolean/* parseBoolean */.y, 'false');
    const token = inputs.required('githubToken', 'It is the token of the job, with contents: write.');
    const files = await readReleaseFiles((0,external_node_path_.resolve)(run.workspace, inputs.required('files', 'It is a folder.')));
    const limits = { ...retry/* retryLimits */.Z, attempt: longestUpload };
    const github = await (0,client/* connect */.Ng)({ run, token, redact: runner.redactor.redact, clock, random, limits });
    const releases = releasesOf(github, cancelled);
    const published = await publish(releases, { files, text, staysDraft, log, clock, signal: cancelled });
    runner.setOutput('releaseUrl', published.url);
    runner.setOutput('files', JSON.stringify(published.files));
    return true;
}

// EXTERNAL MODULE: ./out/entry/door.js + 27 modules
var door = __webpack_require__(9344);
;// CONCATENATED MODULE: ./out/entry/release.js


const release_release = () => (0,door/* runAction */.C)(release);


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
