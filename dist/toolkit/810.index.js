export const id = 810;
export const ids = [810];
export const modules = {

/***/ 4810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  release: () => (/* binding */ release)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./out/core/input/parsers.js
var parsers = __webpack_require__(9145);
// EXTERNAL MODULE: ./out/core/input/reader.js
var reader = __webpack_require__(2930);
// EXTERNAL MODULE: ./out/runner/github/client.js
var client = __webpack_require__(5284);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./out/runner/github/retry.js
var retry = __webpack_require__(4581);
;// CONCATENATED MODULE: ./out/runner/github/releases.js



/** Files can be large: one upload may take this long, in milliseconds. */
const longestUpload = 15 * 60_000;
function releasesOf({ octokit, where }, signal) {
    const { git, repos } = octokit.rest;
    const common = { ...where, request: { signal } };
    return {
        async hasTag(tag) {
            try {
                await git.getRef({ ...common, ref: `tags/${tag}` });
                return true;
            }
            catch (failure) {
                if (failure instanceof retry/* GitHubFailure */.iK && failure.status === 404)
                    return false;
                throw failure;
            }
        },
        async find(tag) {
            // The list, because a request by tag does not find drafts.
            const all = await (0,client/* allPages */.S4)((page) => repos.listReleases({ ...common, per_page: 100, page }));
            const ofTag = all
                .filter(({ tag_name }) => tag_name === tag)
                .toSorted((left, right) => left.id - right.id);
            const found = ofTag.find(({ draft }) => !draft) ?? ofTag[0];
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
                // Whoever published the release has decided whether it is a prerelease.
                ...(release.isDraft ? { prerelease: isPrerelease, draft: staysDraft } : {}),
            };
            if (Object.keys(changes).length === 0)
                return release;
            const { data } = await repos.updateRelease({ ...common, release_id: release.id, ...changes });
            return releaseOf(data);
        },
        async files({ id }) {
            const all = await (0,client/* allPages */.S4)((page) => repos.listReleaseAssets({ ...common, release_id: id, per_page: 100, page }));
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
                request: { ...client/* once */.Oo, ...client/* streamed */.IB, attemptMs: longestUpload, signal },
                headers: { 'content-type': 'application/octet-stream' },
                name,
                // A blob is read while it is sent, as it may be larger than the memory, and has the length that GitHub requires.
                data: await (0,external_node_fs_.openAsBlob)(path),
            });
        },
        async remove({ id }) {
            try {
                await repos.deleteReleaseAsset({ ...common, asset_id: id });
            }
            catch (failure) {
                if (!(failure instanceof retry/* GitHubFailure */.iK && failure.status === 404))
                    throw failure;
            }
        },
    };
}
function releaseOf({ id, draft, html_url, immutable = false }) {
    return { id, isDraft: draft, isImmutable: immutable, url: html_url };
}

// EXTERNAL MODULE: ./out/tasks/inputs/connection.js
var connection = __webpack_require__(7279);
// EXTERNAL MODULE: ./out/errors.js
var errors = __webpack_require__(4925);
;// CONCATENATED MODULE: ./out/actions/release/plan.js
/** The list of all other files with their SHA-256 sums, as `sha256sum` writes and checks it. It is uploaded last. */
const checksumsFile = 'SHA256SUMS';
/**
 * Decides what a release lacks. It is safe to run again, after an interrupted run and after a complete one. The
 * checksums file comes last: a release without one is unfinished.
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

;// CONCATENATED MODULE: ./out/actions/release/check.js


/** The tag that is to be released does not exist. */
class TagMissing extends errors/* UserError */.yo {
    constructor(tag) {
        super(`There is no tag ${JSON.stringify(tag)} in this repository. Push the tag before it is released.`);
    }
}
/** The release is finished: files that were added to it would not be in its checksums. */
class ReleaseFinished extends errors/* UserError */.yo {
    constructor(tag, { url }) {
        super(`The release of ${tag} is already published with its checksums, so nothing can be added: ${url} Nothing was built. Release a new tag, or delete this release and run again.`);
    }
}
/** GitHub never changes the files of an immutable release. */
class ReleaseImmutable extends errors/* UserError */.yo {
    constructor(tag, { url }) {
        super(`The release of ${tag} is published and immutable, so no files can be added: ${url} Nothing was built. Release a new tag; leave the release to this workflow, or make it a draft.`);
    }
}
/**
 * Checks, before a build is paid for, that the release of a tag can take its files.
 *
 * @throws TagMissing, ReleaseFinished, ReleaseImmutable; GitHubFailure; the signal's reason
 */
async function checkRelease(releases, tag) {
    if (!(await releases.hasTag(tag)))
        throw new TagMissing(tag);
    const release = await releases.find(tag);
    if (!release || release.isDraft)
        return;
    if (release.isImmutable)
        throw new ReleaseImmutable(tag, release);
    const files = await releases.files(release);
    if (files.some(({ name, isWhole }) => isWhole && name === checksumsFile))
        throw new ReleaseFinished(tag, release);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
;// CONCATENATED MODULE: ./out/actions/release/files.js







/** The files of the folder cannot be released. */
class FilesUnfit extends errors/* UserError */.yo {
}
/**
 * Reads the folder of a release and checks its files against their checksums.
 *
 * @throws FilesUnfit if the checksums file is missing or lists other files, a file differs from its checksum, or GitHub
 *   would rename a file
 */
async function readReleaseFiles(folder) {
    const entries = await (0,promises_.readdir)(folder, { withFileTypes: true }).catch((cause) => {
        throw new FilesUnfit(`Input files is ${JSON.stringify(folder)}, and that folder cannot be read.`, {
            cause,
        });
    });
    const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    // "GitHub renames asset filenames that have special characters", and the checksums file would not match.
    const unfit = names.find((name) => !/^[\w+-]([\w.+-]*[\w+-])?$/.test(name));
    if (unfit !== undefined)
        throw new FilesUnfit(`GitHub would rename the file ${JSON.stringify(unfit)}. Use letters, digits and . _ - + only.`);
    if (!names.includes(checksumsFile))
        throw new FilesUnfit(`There is no ${checksumsFile} in ${JSON.stringify(folder)}. Create it with sha256sum.`);
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
            throw new FilesUnfit(`${name} does not match its checksum in ${checksumsFile}.`);
        listed.delete(name);
    }
    for (const [name] of listed)
        throw new FilesUnfit(`${checksumsFile} lists ${name}, which does not exist.`);
}
async function sha256Of(path) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    await (0,external_node_stream_promises_.pipeline)((0,external_node_fs_.createReadStream)(path), hash);
    return hash.digest('hex');
}

// EXTERNAL MODULE: ./out/clock.js
var out_clock = __webpack_require__(3194);
;// CONCATENATED MODULE: ./out/actions/release/publish.js




/** The release is already published with other files and their checksums. */
class ReleaseClosed extends errors/* UserError */.yo {
    constructor(tag, missing) {
        super(`The release of ${tag} is already published with other files and their checksums, so ${missing.join(', ')} cannot be added. Release all workflows in one call, or delete the release and run this again.`);
    }
}
/** GitHub refuses what the release needs. */
class ReleaseRefused extends errors/* UserError */.yo {
    constructor(failure) {
        super(`${failure.message} The job needs \`contents: write\`. The files of an immutable release cannot be changed.`, { cause: failure });
    }
}
const attempts = 4;
/** Milliseconds between two attempts. */
const pauseMs = 5_000;
/**
 * Completes the release of a tag. A draft is published at the end, unless `staysDraft` is set.
 *
 * @throws ReleaseClosed; ReleaseRefused; GitHubFailure for a lasting outage; the signal's reason
 */
async function publish(releases, options) {
    try {
        const release = await withRetries(options, () => findOrDraft(releases, options.text));
        const isComplete = await withRetries(options, () => fill(releases, release, options));
        const { text, staysDraft } = options;
        const finished = isComplete ? release : await releases.finish(release, { text, staysDraft });
        // The addresses of a draft's files change when it is published.
        const files = await releases.files(finished);
        return {
            url: finished.url,
            files: files.map(({ name, size, sha256, url }) => ({ name, size, sha256, url })),
        };
    }
    catch (error) {
        throw error instanceof retry/* GitHubFailure */.iK && !error.isTransient ? new ReleaseRefused(error) : error;
    }
}
async function findOrDraft(releases, text) {
    return (await releases.find(text.tag)) ?? (await releases.draft(text));
}
/** Uploads the missing files. Returns whether the release was already complete and published. */
async function fill(releases, release, { files, text, log }) {
    const released = await releases.files(release);
    const plan = planRelease(files, { released, isPublished: !release.isDraft });
    switch (plan.kind) {
        case 'complete':
            log.notice(`The release of ${text.tag} is already published with all files. Nothing was changed.`);
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
/**
 * Retries after an outage. `act` first checks what has arrived: GitHub may have handled a request that it did not
 * answer.
 */
async function withRetries({ clock, signal, log }, act) {
    for (let left = attempts;; left -= 1) {
        try {
            return await act();
        }
        catch (error) {
            if (!(error instanceof retry/* GitHubFailure */.iK && error.isTransient) || left <= 1)
                throw error;
            log.info(`${error.message} Checking what has arrived before trying again.`);
            await (0,out_clock/* sleep */.yy)(clock, error.retryAfterMs ?? pauseMs, signal);
        }
    }
}

;// CONCATENATED MODULE: ./out/actions/release/run.js









/**
 * The release action: attaches files to the release of a tag, which stays a draft until it has all of them; or checks,
 * before there are files, that the release can take some.
 *
 * @returns whether the step succeeded
 * @throws InputError, FilesUnfit, ReleaseClosed, ReleaseRefused, and what `checkRelease` throws
 */
async function release({ runner, clock, random, }) {
    (0,connection/* maskSecrets */.QU)(runner, ['githubToken']);
    const { run, log, cancelled } = runner;
    const inputs = (0,reader/* createInputReader */.i)(runner);
    const operation = inputs.value('operation', (0,parsers/* oneOf */.yL)(['publish', 'check']), 'publish');
    const text = {
        tag: inputs.required('tag', 'It is the tag of the release.'),
        name: inputs.text('name'),
        notes: inputs.text('notes'),
        isPrerelease: inputs.value('prerelease', parsers/* parseBoolean */.yG, 'false'),
    };
    const staysDraft = inputs.value('draft', parsers/* parseBoolean */.yG, 'false');
    const token = inputs.required('githubToken', 'It is the token of the job, with contents: write.');
    const github = await (0,client/* connect */.Ng)({ run, token, redact: runner.redactor.redact, clock, random });
    const releases = releasesOf(github, cancelled);
    if (operation === 'check') {
        await checkRelease(releases, text.tag);
        return true;
    }
    const files = await readReleaseFiles((0,external_node_path_.resolve)(run.workspace, inputs.required('files', 'It is the folder with the files to release.')));
    const published = await publish(releases, { files, text, staysDraft, log, clock, signal: cancelled });
    runner.setOutput('releaseUrl', published.url);
    runner.setOutput('files', JSON.stringify(published.files));
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
