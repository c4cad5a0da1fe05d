export const id = 829;
export const ids = [829];
export const modules = {

/***/ 6463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ completed)
/* harmony export */ });
/** What a record tells, and what else the list tells of the same build, such as its end and its artefacts. */
function completed(record, inList) {
    const told = Object.entries(record).filter(([, value]) => value !== undefined && value !== null);
    return Object.assign({}, inList, Object.fromEntries(told));
}


/***/ }),

/***/ 5299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ buildPage)
/* harmony export */ });
/** The only service with a known URL of a build's page. */
const hostedApi = 'https://api.codemagic.io';
/** The web page of a build; `undefined` for a service whose pages are not known. */
function buildPage(build) {
    if (build.baseUrl.origin !== hostedApi)
        return undefined;
    const [app, id] = [build.appId, build.buildId].map((id) => encodeURIComponent(id.toWellFormed()));
    return `https://codemagic.io/app/${app}/build/${id}`;
}


/***/ }),

/***/ 3374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ started),
/* harmony export */   D1: () => (/* binding */ starting),
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   R$: () => (/* binding */ abandoned),
/* harmony export */   aD: () => (/* binding */ canceled),
/* harmony export */   cI: () => (/* binding */ seen)
/* harmony export */ });
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7614);
/* harmony import */ var _contract_timestamp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3623);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9660);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2386);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3536);





/** A workflow that is about to be started. */
function starting(workflowId) {
    return { kind: 'starting', workflowId };
}
/** The start was refused, or its build could not be found. */
function refused(workflowId, failure) {
    return { kind: 'refused', workflowId, failure };
}
/** The start was answered: the build has an id. */
function started(workflowId, start) {
    const { buildId, certainty, pageUrl, at } = start;
    return {
        kind: 'running',
        workflowId,
        buildId,
        ...(certainty === 'adopted' ? { adopted: true } : {}),
        ...(pageUrl === undefined ? {} : { pageUrl }),
        status: 'queued',
        changes: [{ state: 'queued', at }],
        steps: [],
    };
}
/** The service returned a record of the build, at `at`. */
function seen(workflow, { build, at }) {
    const { status } = build;
    const before = buildOf(workflow, build);
    const last = before.changes.at(-1);
    const changes = last?.state === status ? before.changes : [...before.changes, { state: status, at }];
    const { workflowId, buildId, appId, adopted, pageUrl } = before;
    const [name, commit] = [build.config?.name ?? before.name, build.commit?.hash ?? before.commit];
    const createdAt = (0,_contract_timestamp_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTimestamp */ .EH)(build.createdAt) ?? before.createdAt;
    const startedAt = (0,_contract_timestamp_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTimestamp */ .EH)(build.startedAt) ?? before.startedAt;
    const known = {
        ...{ workflowId, buildId, changes },
        steps: build.buildActions ? (0,_steps_js__WEBPACK_IMPORTED_MODULE_2__/* .stepsOf */ .B_)(build) : before.steps,
        ...(appId === undefined ? {} : { appId }),
        ...(adopted ? { adopted } : {}),
        ...(pageUrl === undefined ? {} : { pageUrl }),
        ...(name === undefined ? {} : { name }),
        ...(commit === undefined ? {} : { commit }),
        ...(createdAt === undefined ? {} : { createdAt }),
        ...(startedAt === undefined ? {} : { startedAt }),
    };
    if (!(0,_contract_state_js__WEBPACK_IMPORTED_MODULE_3__/* .hasEnded */ .hY)(status))
        return { ...known, kind: 'running', status };
    const ended = before.kind === 'ended' ? before : undefined;
    const failure = (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failureOf */ .g5)(build);
    const finishedAt = (0,_contract_timestamp_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTimestamp */ .EH)(build.finishedAt) ?? ended?.finishedAt;
    return {
        ...known,
        kind: 'ended',
        status,
        ...(finishedAt === undefined ? {} : { finishedAt }),
        ...(failure ? { failure } : {}),
        ignoredFailures: (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoredFailuresOf */ .dJ)(build),
        artefacts: ended?.artefacts ?? [],
    };
}
/** This step stops waiting for a build that may still run. What has ended, or has no build, stays as it is. */
function abandoned(workflow, reason) {
    if (workflow.kind !== 'running')
        return workflow;
    return { ...workflow, kind: 'abandoned', failure: { reason } };
}
/** This step cancelled the build. The reason that this step had replaces the service's. */
function canceled(build, { at }) {
    const after = seen(build, { build: { _id: build.buildId, status: 'canceled' }, at });
    if (build.kind !== 'abandoned' || after.kind !== 'ended')
        return after;
    return { ...after, failure: build.failure };
}
/** A build that was seen before its start was answered has this id, and nothing else is known of it. */
function buildOf(workflow, { _id }) {
    if ((0,_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .hasBuild */ .N_)(workflow))
        return workflow;
    const { workflowId } = workflow;
    return { kind: 'running', workflowId, buildId: _id, status: undefined, changes: [], steps: [] };
}


/***/ }),

/***/ 316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ loggedSteps),
/* harmony export */   Sr: () => (/* binding */ logUrlsOf),
/* harmony export */   p0: () => (/* binding */ stepLogChoices)
/* harmony export */ });
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7614);
/* harmony import */ var _report_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9660);
/* harmony import */ var _report_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2386);



/** Which logs of remote steps are shown. */
const stepLogChoices = ['failed', 'all', 'none'];
/**
 * The steps of a build whose logs can be read now, in the order of the service: those that have ended, up to the first
 * that still runs. In a build that has ended, a step that was interrupted counts too.
 */
function loggedSteps(build, choice) {
    if (choice === 'none')
        return [];
    const isOver = (0,_contract_state_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY)(build.status);
    const culprit = (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .failedStepOf */ .n0)(build);
    const found = [];
    const steps = (0,_report_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .stepsOf */ .B_)(build);
    for (const [at, action] of (build.buildActions ?? []).entries()) {
        const step = steps[at];
        if (step?.kind === 'running' && !isOver)
            break;
        if (!step || step.kind === 'waiting' || action.status === 'skipped')
            continue;
        if (choice === 'failed' && action.status !== 'failed' && action !== culprit)
            continue;
        const [logUrls, duration] = [logUrlsOf(action), (0,_report_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .stepDuration */ .t1)(step)];
        if (logUrls.length === 0)
            continue;
        const outcome = action.status === 'success' ? 'success' : 'unclear';
        found.push({ name: (0,_report_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .stepName */ .u)(action), logUrls, outcome, ...(duration === undefined ? {} : { duration }) });
    }
    return found;
}
/** The addresses of a step's log: that of a script is on its subactions (docs/hosted-service.md, "Steps and logs"). */
function logUrlsOf({ subactions, logUrl }) {
    const ofParts = (subactions ?? []).flatMap((part) => part.logUrl || []);
    return ofParts.length > 0 ? [...new Set(ofParts)] : [logUrl || []].flat();
}


/***/ }),

/***/ 33:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ watchBuild)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3194);
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7614);


/**
 * Watches one build until it has ended, and yields each change. A failed request never ends the watch, except for
 * refusals in a row: what the service cannot answer now, it can answer later (docs/reliability.md, "A wait ends
 * truthfully").
 *
 * @throws the signal's reason
 */
async function* watchBuild(watch) {
    const { clock, signal } = watch;
    let known;
    let failingSince;
    let outage = false;
    let refusals = 0;
    for (;;) {
        const begun = clock.monotonic();
        const answer = await pollOnce(watch);
        const at = clock.monotonic();
        if (answer instanceof Error) {
            const { refused, pauseMs } = watch.onFailure(answer);
            refusals = refused ? refusals + 1 : 0;
            if (refusals >= watch.refusalsInRow)
                return yield { kind: 'lost', error: answer };
            failingSince ??= begun;
            if (!outage && !refused && at + pauseMs - failingSince >= watch.outageAfterMs) {
                outage = true;
                yield { kind: 'outage', error: answer };
            }
            await (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .sleep */ .yy)(clock, pauseMs, signal);
            continue;
        }
        if (outage)
            yield { kind: 'recovery', lastedMs: at - (failingSince ?? at) };
        [refusals, failingSince, outage] = [0, undefined, false];
        const state = stateOf(answer);
        if (state !== known)
            yield { kind: 'change', build: answer };
        known = state;
        if ((0,_contract_state_js__WEBPACK_IMPORTED_MODULE_1__/* .hasEnded */ .hY)(answer.status))
            return;
        await watch.rest(answer, signal);
    }
}
/** What a change is judged by: two builds with the same text are in the same state, and so are their steps. */
function stateOf({ status, buildActions }) {
    const steps = (buildActions ?? []).map((step) => [step.status, step.startedAt, step.finishedAt]);
    return JSON.stringify([status, steps]);
}
/** The build, or why it could not be read. */
async function pollOnce({ poll, signal }) {
    signal.throwIfAborted();
    try {
        return await poll(signal);
    }
    catch (error) {
        signal.throwIfAborted();
        return error instanceof Error ? error : new Error(String(error));
    }
}


/***/ }),

/***/ 9157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fb: () => (/* binding */ stepTitle),
/* harmony export */   Ld: () => (/* binding */ progressLines),
/* harmony export */   wo: () => (/* binding */ timeLeftText)
/* harmony export */ });
/* harmony import */ var _core_report_steps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2386);
/* harmony import */ var _core_report_workflow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3536);
/* harmony import */ var _core_text_visible_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(634);
/* harmony import */ var _escape_link_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5979);
/* harmony import */ var _wording_states_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6996);
/* harmony import */ var _wording_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9731);
/* harmony import */ var _stamped_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7387);







/**
 * The lines of one change, in order. The time left stands on the last one; what it is based on is told once, when there
 * is the first estimate.
 */
function progressLines({ was, workflow, ...at }) {
    if (!(0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .hasBuild */ .N_)(workflow))
        return [];
    const before = was && (0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .hasBuild */ .N_)(was) ? was : undefined;
    const state = workflow.changes.length > (before?.changes.length ?? 0) ? [stateText(workflow)] : [];
    const steps = newSteps(workflow, before);
    const news = workflow.kind === 'ended' ? [...steps, ...state] : [...state, ...steps];
    const estimate = workflow.kind === 'running' ? (0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .estimateOf */ .qn)(workflow) : undefined;
    const isFirst = estimate !== undefined && (!was || (0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .estimateOf */ .qn)(was) === undefined);
    const texts = [
        ...(before?.buildId === workflow.buildId ? [] : [pageText(workflow)]),
        ...news.slice(0, -1),
        ...news.slice(-1).map((text) => `${text}${isFirst ? ` · ${estimate}` : timeLeftText(workflow)}`),
        ...(isFirst && news.length === 0 ? [`⏱ ${estimate}`] : []),
    ];
    return texts.map((text) => (0,_stamped_line_js__WEBPACK_IMPORTED_MODULE_3__/* .stampedLine */ .FP)({ ...at, workflow }, text));
}
/** ` · about 4 min left` while the build runs, as far as that can be estimated. */
function timeLeftText(workflow) {
    return workflow.kind === 'running' && workflow.estimate !== undefined ? ` · ${workflow.estimate}` : '';
}
/** How a step is called in a line of the log. */
function stepTitle({ name }) {
    return `▸ ${(0,_core_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .cut */ .J)((0,_core_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .R)(name), 200)}`;
}
/** The address of the build's page where that is known, otherwise the build's id. */
function pageText({ pageUrl, buildId }) {
    const page = pageUrl && (0,_escape_link_js__WEBPACK_IMPORTED_MODULE_6__/* .linkAddress */ .$i)(pageUrl);
    return `🔗 ${page ?? `build ${buildId}`}`;
}
function stateText(workflow) {
    const { icon, text } = (0,_wording_states_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowVerdict */ .Xt)(workflow);
    return `${icon} ${text}`;
}
/**
 * The steps that began or failed since. Nothing of a build that had already ended; and of one that is seen for the
 * first time only what runs now, because the rest is history.
 */
function newSteps(workflow, before) {
    if (before?.kind === 'ended')
        return [];
    if (before?.status === undefined)
        return workflow.steps.filter(({ kind }) => kind === 'running').map(stepTitle);
    const told = new Map();
    for (const { key } of before.steps.flatMap(newsOf))
        told.set(key, (told.get(key) ?? 0) + 1);
    return workflow.steps.flatMap(newsOf).flatMap(({ key, text }) => {
        const count = told.get(key) ?? 0;
        told.set(key, count - 1);
        return count > 0 ? [] : [text];
    });
}
function newsOf(step) {
    const { name } = step;
    return [
        ...(hasBegun(step) ? [{ key: `began ${name}`, text: stepTitle(step) }] : []),
        ...(step.kind === 'ended' && step.outcome === 'failed'
            ? [{ key: `failed ${name}`, text: failureText(step) }]
            : []),
    ];
}
/** A step that was skipped never began, and neither did one that was canceled before it had a start. */
function hasBegun(step) {
    switch (step.kind) {
        case 'waiting':
            return false;
        case 'running':
            return true;
        case 'ended':
            return step.outcome !== 'skipped' && (step.outcome !== 'canceled' || step.startedAt !== undefined);
    }
}
function failureText(step) {
    const duration = (0,_core_report_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .stepDuration */ .t1)(step);
    const after = duration === undefined ? '' : ` after ${(0,_wording_units_js__WEBPACK_IMPORTED_MODULE_2__/* .durationText */ .S5)(duration)}`;
    return `✗ ${(0,_core_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .cut */ .J)((0,_core_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .R)(step.name), 200)} failed${after}`;
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


/***/ }),

/***/ 9502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G0: () => (/* binding */ downloadArtefacts),
/* harmony export */   Sz: () => (/* binding */ replaceArtefacts),
/* harmony export */   ai: () => (/* binding */ collectArtefacts),
/* harmony export */   dj: () => (/* binding */ makePublicLinks),
/* harmony export */   nN: () => (/* binding */ artefactsOf)
/* harmony export */ });
/* harmony import */ var _core_artefact_choice_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6184);
/* harmony import */ var _core_builds_completed_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6463);
/* harmony import */ var _core_report_progress_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3374);
/* harmony import */ var _core_report_workflow_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3536);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4925);
/* harmony import */ var _artefacts_download_all_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6362);
/* harmony import */ var _artefacts_public_link_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(993);
/* harmony import */ var _artefacts_reported_artefacts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4820);
/* harmony import */ var _requests_build_list_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4538);









/**
 * Writes the chosen artefacts of every build that has ended into the report. `GET /builds/:id` does not promise
 * artefacts, but the list does (docs/api.md, "Build record"): a record without them is completed from the list.
 */
async function collectArtefacts(context, { patterns }) {
    const { store } = context;
    const wanted = (0,_core_artefact_choice_js__WEBPACK_IMPORTED_MODULE_5__/* .artefactFilter */ .N)(patterns);
    const ended = store.report.workflows.flatMap((workflow, index) => {
        const record = store.endedRecord(index);
        return record && (0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .hasBuild */ .N_)(workflow) ? [{ workflow, index, record }] : [];
    });
    const incomplete = ended.filter(({ record }) => !record.artefacts).map(({ workflow }) => workflow);
    const listed = await readFromList(context, incomplete);
    for (const { workflow, index, record } of ended) {
        const inList = listed.get(record._id);
        const isRead = inList !== undefined || record.artefacts != null;
        const whole = (0,_core_builds_completed_js__WEBPACK_IMPORTED_MODULE_7__/* .completed */ .s)(record, inList);
        const artefacts = (0,_artefacts_reported_artefacts_js__WEBPACK_IMPORTED_MODULE_8__/* .reportedArtefacts */ .x)(context, { ...workflow, artefacts: whole.artefacts ?? [] });
        const chosen = artefacts.filter(({ name }) => wanted(name));
        const others = artefacts.flatMap(({ name }) => (wanted(name) ? [] : [name]));
        store.updateWorkflow(index, (report) => {
            const known = withArtefacts((0,_core_report_progress_js__WEBPACK_IMPORTED_MODULE_0__/* .seen */ .cI)(report, { build: whole, at: store.now() }), chosen);
            return known.kind === 'ended' && isRead ? { ...known, otherArtefacts: others } : known;
        });
    }
}
/** The records of builds from the list, which have all that those of `GET /builds/:id` have; each list is read once. */
async function readFromList(context, incomplete) {
    const { store, runner } = context;
    const found = new Map();
    const byApp = Map.groupBy(incomplete, ({ appId = store.report.appId }) => appId);
    await Promise.all([...byApp].map(async ([appId, builds]) => {
        const ids = new Set(builds.map(({ buildId }) => buildId));
        const whyMissing = await readList(context, { appId, ids, found });
        for (const build of builds.filter(({ buildId }) => !found.has(buildId)))
            runner.log.warning(`${(0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .workflowLabel */ .Sz)(build)}: the artefacts of build ${build.buildId} could not be read. ${whyMissing}`);
    }));
    return found;
}
/** Returns why a build that was not found is missing. */
async function readList({ store, client, limits, runner }, { appId, ids, found, }) {
    const signal = runner.cancelled;
    try {
        const { cut } = await (0,_requests_build_list_js__WEBPACK_IMPORTED_MODULE_4__/* .readListedBuilds */ .pE)(client, { appId, ref: store.report.ref, ids, signal }, found);
        return `It is not in ${(0,_requests_build_list_js__WEBPACK_IMPORTED_MODULE_4__/* .listText */ .so)({ cut, limits })}.`;
    }
    catch (error) {
        signal.throwIfAborted();
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error);
    }
}
/**
 * Makes public links for the artefacts of the report.
 *
 * @param expiry how long the links are valid, in milliseconds
 */
async function makePublicLinks(context, { expiry }) {
    const { store, runner } = context;
    const artefacts = await (0,_artefacts_public_link_js__WEBPACK_IMPORTED_MODULE_3__/* .withPublicLinks */ .J)(context, { artefacts: artefactsOf(store.report), expiry });
    replaceArtefacts(context, artefacts);
    (0,_artefacts_public_link_js__WEBPACK_IMPORTED_MODULE_3__/* .noteThatLinksArePublic */ .A)(runner, artefacts);
}
/** Downloads every artefact of the report, and writes into it the path of each, or why it is missing. */
async function downloadArtefacts(context, { folder }) {
    const { report } = context.store;
    const artefacts = artefactsOf(report);
    if (artefacts.length === 0)
        return;
    const builds = report.workflows.length > 1 ? 'several' : 'one';
    replaceArtefacts(context, await (0,_artefacts_download_all_js__WEBPACK_IMPORTED_MODULE_2__/* .downloadAll */ .U)(context, { artefacts, folder, builds }));
}
/** The artefacts of all builds, in the order of the report. */
function artefactsOf(report) {
    return (0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .endedBuilds */ .K9)(report).flatMap(({ artefacts }) => artefacts);
}
/** @param artefacts the new values, in the order of `artefactsOf` */
function replaceArtefacts({ store }, artefacts) {
    let next = 0;
    store.report.workflows.forEach((workflow, index) => {
        if (workflow.kind !== 'ended')
            return;
        const own = artefacts.slice(next, next + workflow.artefacts.length);
        next += own.length;
        store.updateWorkflow(index, (report) => withArtefacts(report, own));
    });
}
function withArtefacts(workflow, artefacts) {
    return workflow.kind === 'ended' ? { ...workflow, artefacts } : workflow;
}


/***/ }),

/***/ 9095:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ conclude)
});

// EXTERNAL MODULE: ./out/core/report/workflow.js
var report_workflow = __webpack_require__(3536);
// EXTERNAL MODULE: ./out/core/report/failure.js
var report_failure = __webpack_require__(9660);
// EXTERNAL MODULE: ./out/core/text/log-line.js
var log_line = __webpack_require__(6345);
// EXTERNAL MODULE: ./out/report/escape/link.js
var escape_link = __webpack_require__(5979);
// EXTERNAL MODULE: ./out/report/wording/causes.js
var causes = __webpack_require__(9058);
// EXTERNAL MODULE: ./out/report/wording/names.js
var names = __webpack_require__(1564);
// EXTERNAL MODULE: ./out/report/wording/states.js
var states = __webpack_require__(6996);
// EXTERNAL MODULE: ./out/report/wording/units.js
var units = __webpack_require__(9731);
;// CONCATENATED MODULE: ./out/report/log/annotations.js








/** GitHub shows ten annotations of a kind for a step: nine, and one that counts the rest. */
const mostOfAKind = 9;
/** An error for each workflow that fails the step, and a warning for each failure of a step that was ignored. */
function annotations(report, options) {
    const failed = report.workflows.filter((workflow) => failsStep(workflow, options.failOn));
    const errors = failed.map((workflow) => failureError(workflow, report));
    const warnings = (0,report_workflow/* endedBuilds */.K9)(report).flatMap((workflow) => workflow.ignoredFailures.map((step) => ignoredFailure(step, (0,names/* workflowName */.tv)(workflow, report))));
    return [
        ...limited(errors, (more) => ({
            kind: 'error',
            title: `${more} more ${more === 1 ? 'workflow' : 'workflows'} failed`,
            message: (0,log_line/* annotationMessage */.L0)([annotations_names(failed.slice(mostOfAKind), report)]),
        })),
        ...limited(warnings, (more) => ({
            kind: 'warning',
            title: `${more} more failed ${more === 1 ? 'step was' : 'steps were'} ignored`,
            message: 'The log and the build pages list all of them.',
        })),
    ];
}
/** Whether a workflow makes the step fail: it has no build, was abandoned, or ended in a state of `failOn`. */
function failsStep(workflow, failOn) {
    switch (workflow.kind) {
        case 'starting':
        case 'refused':
        case 'abandoned':
            return true;
        case 'running':
            return false;
        case 'ended':
            return failOn.includes(workflow.status);
    }
}
function failureError(workflow, report) {
    const name = (0,names/* workflowName */.tv)(workflow, report);
    const failure = (0,report_workflow/* failureIn */.Q6)(workflow);
    const pageUrl = (0,report_workflow/* hasBuild */.N_)(workflow) ? workflow.pageUrl : undefined;
    const page = pageUrl && (0,escape_link/* linkAddress */.$i)(pageUrl);
    const step = failure && (0,report_failure/* stepBeside */.xm)(failure);
    const [cause] = failure?.step?.causes ?? [];
    return {
        kind: 'error',
        title: (0,log_line/* annotationTitle */.qF)(`${name}: ${failure?.reason ?? (0,states/* stateName */.Vi)((0,states/* shownState */.B5)(workflow))}`),
        message: (0,log_line/* annotationMessage */.L0)([
            `${name} ${(0,states/* workflowVerdict */.Xt)(workflow).text}`,
            ...(failure ? [failure.reason] : []),
            ...(step ? [`Failed step: ${stepText(step)}`] : []),
            ...(cause ? [(0,causes/* causeText */.xv)(cause)] : []),
            ...(page ? [page] : []),
            ...(failure?.helpPage ? [failure.helpPage] : []),
        ]),
    };
}
function ignoredFailure(step, name) {
    return {
        kind: 'warning',
        title: (0,log_line/* annotationTitle */.qF)(`${name}: the step ${step.name} failed`),
        message: (0,log_line/* annotationMessage */.L0)([
            `The step ${step.name} failed${afterText(step)}. Its failure was ignored, and ${name} continued.`,
        ]),
    };
}
/** `Build Android, after 2 min 3 s` */
function stepText({ name, duration }) {
    return duration === undefined ? name : `${name}, after ${(0,units/* durationText */.S5)(duration)}`;
}
function afterText({ duration }) {
    return duration === undefined ? '' : ` after ${(0,units/* durationText */.S5)(duration)}`;
}
function limited(all, rest) {
    if (all.length <= mostOfAKind)
        return [...all];
    return [...all.slice(0, mostOfAKind), rest(all.length - mostOfAKind)];
}
function annotations_names(workflows, report) {
    return workflows.map((workflow) => (0,names/* workflowName */.tv)(workflow, report)).join(', ');
}

// EXTERNAL MODULE: ./out/report/log/artefact-lines.js
var artefact_lines = __webpack_require__(9832);
// EXTERNAL MODULE: ./out/core/refs.js
var refs = __webpack_require__(1306);
;// CONCATENATED MODULE: ./out/report/log/causes.js





/**
 * An error for each cause, as far as there is room: the first of each build before the second of any, and what several
 * builds say of the same place once. It stands at its file and line if the service says that it built the commit that
 * this run is for; in another commit, that line may be a different one.
 */
function causeAnnotations(report, { failed, room, commit }) {
    const told = new Set();
    return failed
        .flatMap((workflow) => {
        const step = (0,report_workflow/* failureIn */.Q6)(workflow)?.step;
        const title = (0,log_line/* annotationTitle */.qF)(`${(0,names/* workflowName */.tv)(workflow, report)}: ${step?.name}`);
        return (step?.causes ?? []).map((cause, rank) => ({ workflow, title, cause, rank }));
    })
        .toSorted((left, right) => left.rank - right.rank)
        .filter(({ cause }) => !told.has((0,causes/* causeText */.xv)(cause)) && told.add((0,causes/* causeText */.xv)(cause)))
        .slice(0, Math.max(0, room))
        .map(({ workflow, title, cause }) => ({
        kind: 'error',
        title,
        ...(builds(workflow, commit) ? atPlace(cause) : { message: (0,log_line/* annotationMessage */.L0)([(0,causes/* causeText */.xv)(cause)]) }),
    }));
}
function atPlace({ message, file, line, column, }) {
    return {
        message: (0,log_line/* annotationMessage */.L0)([message]),
        ...(file === undefined ? {} : { file }),
        ...(line === undefined ? {} : { line }),
        ...(column === undefined ? {} : { column }),
    };
}
function builds(workflow, commit) {
    if (commit === undefined || !(0,report_workflow/* hasBuild */.N_)(workflow) || workflow.commit === undefined)
        return false;
    return (0,refs/* isSameCommit */.sw)(workflow.commit, commit);
}

// EXTERNAL MODULE: ./out/report/log/lines.js
var lines = __webpack_require__(2933);
// EXTERNAL MODULE: ./out/report/summary/summary.js + 3 modules
var summary_summary = __webpack_require__(2868);
// EXTERNAL MODULE: ./out/tasks/artefacts/download-all.js + 4 modules
var download_all = __webpack_require__(6362);
// EXTERNAL MODULE: ./out/tasks/artefacts/none-matching.js + 1 modules
var none_matching = __webpack_require__(4928);
// EXTERNAL MODULE: ./out/tasks/following/artefacts.js
var artefacts = __webpack_require__(9502);
// EXTERNAL MODULE: ./out/tasks/following/follow.js + 23 modules
var follow = __webpack_require__(4840);
// EXTERNAL MODULE: ./out/tasks/following/outputs.js
var outputs = __webpack_require__(3135);
;// CONCATENATED MODULE: ./out/tasks/following/conclude.js











/**
 * Reports how the step went: outputs first, so that a step that is killed here has them; then summary, log and
 * annotations; and last the comment.
 *
 * @returns whether the step has succeeded
 */
async function conclude(context, conclusion) {
    const { store, runner } = context;
    const { end, failOn, ifNoArtefacts, page, summary } = conclusion;
    const now = store.now();
    store.update({ finishedAt: now });
    (0,outputs/* publishOutputs */.e)(context);
    const { report } = store;
    if (summary)
        await runner.writeSummary((0,summary_summary/* summaryMarkdown */.e)(report));
    for (const line of (0,artefact_lines/* artefactLines */.Qc)(report, { now }))
        runner.log.info(line);
    const links = (0,artefact_lines/* reportLinks */.A7)(report);
    if (links)
        runner.log.group(links.title, links.lines);
    runner.log.info((0,lines/* verdictLine */.MT)(report));
    const errors = showAnnotations(runner, annotations(report, { failOn }));
    const downloads = (0,download_all/* downloadFailureOf */.C)((0,artefacts/* artefactsOf */.nN)(report));
    if (downloads)
        runner.log.error(downloads.message, { title: 'Download failed' });
    const builds = end === 'cancelled' ? [] : (0,none_matching/* buildsWithoutArtefacts */.pd)(report, conclusion);
    const hasArtefacts = (0,none_matching/* tellNoArtefacts */.OS)(runner.log, { builds, ifNoArtefacts });
    const failing = report.workflows.filter((workflow) => failsStep(workflow, failOn));
    // A timeout or a cancelled workflow fails the step whatever `failOn` says, and is reported once.
    const reason = (0,follow/* earlyEndReason */.n)(conclusion);
    const isReported = failing.some((workflow) => end === 'cancelled' || (0,report_workflow/* failureIn */.Q6)(workflow)?.reason === reason);
    if (reason && !isReported)
        runner.log.error(reason);
    // After all other errors of the step: GitHub shows the first ten.
    const room = mostErrors - errors - (downloads ? 1 : 0) - (reason && !isReported ? 1 : 0);
    showAnnotations(runner, causeAnnotations(report, { failed: failing, room, commit: report.commit ?? conclusion.runCommit }));
    // Last: GitHub may be slow, and a second signal ends the step.
    await page.finish();
    return reason === undefined && failing.length === 0 && !downloads && hasArtefacts;
}
/** GitHub shows so many errors of a step (docs/hosted-service.md, "GitHub: logs, summaries and comments"). */
const mostErrors = 10;
/** @returns how many of them are errors */
function showAnnotations({ log }, shown) {
    for (const { kind, message, ...options } of shown)
        log[kind](message, options);
    return shown.filter(({ kind }) => kind === 'error').length;
}


/***/ }),

/***/ 4840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ earlyEndReason),
  e: () => (/* binding */ follow)
});

// EXTERNAL MODULE: ./out/api/http/timeout.js
var http_timeout = __webpack_require__(2387);
// EXTERNAL MODULE: ./out/core/report/progress.js
var progress = __webpack_require__(3374);
// EXTERNAL MODULE: ./out/report/wording/units.js
var units = __webpack_require__(9731);
// EXTERNAL MODULE: ./out/runner/runner.js
var runner_runner = __webpack_require__(317);
// EXTERNAL MODULE: ./out/api/http/semaphore.js
var http_semaphore = __webpack_require__(4746);
// EXTERNAL MODULE: ./out/contract/state.js
var state = __webpack_require__(7614);
// EXTERNAL MODULE: ./out/core/report/workflow.js
var report_workflow = __webpack_require__(3536);
// EXTERNAL MODULE: ./out/core/step-log/logged-steps.js
var logged_steps = __webpack_require__(316);
// EXTERNAL MODULE: ./out/errors.js
var errors = __webpack_require__(4925);
// EXTERNAL MODULE: ./out/core/text/log-line.js
var log_line = __webpack_require__(6345);
// EXTERNAL MODULE: ./out/report/escape/link.js
var escape_link = __webpack_require__(5979);
// EXTERNAL MODULE: ./out/report/wording/names.js
var names = __webpack_require__(1564);
;// CONCATENATED MODULE: ./out/report/log/step-log.js




/** The log of a step, folded under `▸ Build Android (4 min 12 s)`. All of it is safe to print. */
function stepLogGroup({ report, workflow, step, log }) {
    const name = report.workflows.length > 1 ? `${(0,names/* workflowName */.tv)(workflow, report)} ` : '';
    const duration = step.duration === undefined ? '' : ` (${(0,units/* durationText */.S5)(step.duration)})`;
    const gap = log.left.lines > 0 ? [gapText(log, workflow)] : [];
    return {
        title: (0,log_line/* logLine */.BP)(`${name}▸ ${step.name}${duration}`),
        lines: [...log.head, ...gap, ...log.tail].map((line) => (0,log_line/* logLine */.BP)(line)),
    };
}
/** `… 12,345 lines (1.2 MB) left out. The whole log is on the build's page: https://…` */
function gapText({ left }, { pageUrl }) {
    const page = pageUrl && (0,escape_link/* linkAddress */.$i)(pageUrl);
    const lines = (0,units/* countText */.lT)(left.lines, 'line').replace(/^\d+/, left.lines.toLocaleString('en'));
    const whole = page ? `the build's page: ${page}` : "the service's page of the build.";
    return `… ${lines} (${(0,units/* sizeText */.lP)(left.bytes)}) left out. The whole log is on ${whole}`;
}

// EXTERNAL MODULE: ./out/core/report/failure.js
var failure = __webpack_require__(9660);
;// CONCATENATED MODULE: ./out/core/step-log/excerpt.js
/** @param most bytes of the text that is kept: half of it from the beginning, about half from the end */
function collectExcerpt(most) {
    const half = most / 2;
    const [head, tail] = [createPart(half / 32), createPart(half / 32)];
    const left = { lines: 0, bytes: 0 };
    const leaveOut = ({ lines, bytes }) => {
        left.lines += lines;
        left.bytes += bytes;
    };
    /** Empty lines that may turn out to be the last. */
    let empty = 0;
    const keep = (line) => {
        const bytes = Buffer.byteLength(line) + 1;
        if (tail.bytes() === 0 && left.lines === 0 && head.bytes() + bytes <= half) {
            head.push(line, bytes);
            return;
        }
        tail.push(line, bytes);
        while (tail.bytes() > half)
            leaveOut(tail.shift());
    };
    const add = (line) => {
        if (line.trim() === '') {
            empty += 1;
            return;
        }
        for (; empty > 0; empty -= 1)
            keep('');
        keep(line);
    };
    return {
        add,
        append(other) {
            for (const line of other.head)
                add(line);
            if (other.left.lines > 0) {
                // What comes after a gap is the end, so that there is only one gap.
                while (tail.bytes() > 0)
                    leaveOut(tail.shift());
                leaveOut(other.left);
            }
            for (const line of other.tail)
                add(line);
        },
        excerpt: () => ({ head: head.lines(), left: { ...left }, tail: tail.lines() }),
    };
}
/** The last lines of what was kept. */
function lastLines({ head, tail }, count) {
    return [...head.slice(-count), ...tail].slice(-count);
}
/**
 * Lines are kept as blocks of text: hundreds of thousands of single lines that live for a while, and then no longer,
 * took 200 MiB.
 *
 * @param blockBytes the size of a block
 */
function createPart(blockBytes) {
    const blocks = [];
    let last = [];
    let [lastBytes, total] = [0, 0];
    const close = () => {
        if (last.length > 0)
            blocks.push({ text: last.join('\n'), lines: last.length, bytes: lastBytes });
        [last, lastBytes] = [[], 0];
    };
    return {
        bytes: () => total,
        push(line, bytes) {
            last.push(line);
            lastBytes += bytes;
            total += bytes;
            if (lastBytes >= blockBytes)
                close();
        },
        shift() {
            if (blocks.length === 0)
                close();
            const { lines, bytes } = blocks.shift() ?? { lines: 0, bytes: 0 };
            total -= bytes;
            return { lines, bytes };
        },
        lines: () => [...blocks.flatMap(({ text }) => text.split('\n')), ...last],
    };
}

;// CONCATENATED MODULE: ./out/tasks/step-logs/failure-logs.js



/** Lines at the end of a log that usually show why the step failed. */
const tailLines = 40;
function createFailureLogs({ store }) {
    const added = new Map();
    return {
        add: (key, { excerpt, causes }) => void added.set(key, { logTail: lastLines(excerpt, tailLines), causes }),
        write() {
            store.report.workflows.forEach((_, index) => {
                const logUrls = urlsOfFailure(store.endedRecord(index));
                const log = logUrls && added.get(logKey(index, logUrls));
                if (log)
                    store.updateWorkflow(index, (workflow) => withLog(workflow, log));
            });
        },
    };
}
/** Identifies the log of a step. Two builds may name the same log: each shows it. */
function logKey(index, logUrls) {
    return [index, ...logUrls].join(' ');
}
function urlsOfFailure(record) {
    const step = record && (0,failure/* failedStepOf */.n0)(record);
    return step && (0,logged_steps/* logUrlsOf */.Sr)(step);
}
function withLog(workflow, { logTail, causes }) {
    if (workflow.kind !== 'ended' || !workflow.failure?.step)
        return workflow;
    const { failure } = workflow;
    const said = causes.length > 0 ? { logTail, causes } : { logTail };
    return { ...workflow, failure: { ...failure, step: { ...workflow.failure.step, ...said } } };
}

// EXTERNAL MODULE: ./out/core/text/visible.js
var visible = __webpack_require__(634);
;// CONCATENATED MODULE: ./out/core/problems/problem.js
/** A reader of a tool whose messages are one line each. */
function lineReader(read) {
    return () => ({
        line({ text, number }) {
            const found = read(text.trim());
            return found && { ...found, number, lines: [text] };
        },
    });
}

;// CONCATENATED MODULE: ./out/core/problems/dart.js

/**
 * The Dart compiler, also inside `flutter build` and `flutter test`, and the analyzer in each of its forms.
 *
 *     lib/cart.dart:12:5: Error: Undefined name 'total'.
 *       error • Undefined name 'total' • lib/cart.dart:12:5 • undefined_identifier
 *       error - lib/cart.dart:12:5 - Undefined name 'total'. - undefined_identifier
 *     lib/cart.dart:12:5:                       (the compiler for the web)
 *     Error: Undefined name 'total'.
 *     ERROR|COMPILE_TIME_ERROR|UNDEFINED_IDENTIFIER|/home/builder/clone/lib/cart.dart|12|5|5|Undefined name 'total'.
 */
function dartReader() {
    const lines = readLines();
    /** The line before. */
    let told;
    return {
        line(line) {
            const before = told;
            told = line;
            const [, message] = /^Error: (\S.*)$/.exec(line.text.trim()) ?? [];
            const [, path, at, column] = (message && before && placeAbove.exec(before.text.trim())) || [];
            if (!message || !before || !path)
                return lines.line(line);
            const { number, text } = before;
            return { message, place: { path, line: at, column }, number, lines: [text, line.text], follow: 2 };
        },
    };
}
const readLines = lineReader((text) => {
    const [, path, line, column, message] = compiler.exec(text) ?? analyzer.exec(text) ?? machine.exec(text) ?? [];
    if (message)
        return { message, place: { path, line, column }, follow: 2 };
    const [level, said, where = ''] = text.split(' • ');
    const [, ...place] = placeAlone.exec(where) ?? [];
    if (level !== 'error' || !said || !place[0])
        return undefined;
    return { message: said, place: { path: place[0], line: place[1], column: place[2] } };
});
/** Flutter puts the first error of a test that cannot be compiled behind the name of its file. */
const compiler = /^(?:Compilation failed for testPath=\S+: )?((?:file:\/\/|package:)?[^:]+\.dart):(\d+):(\d+): Error: (\S.*)$/;
const analyzer = /^error - ([^:]+\.dart):(\d+):(\d+) - (\S.*?)(?: - \w+)?$/;
const machine = /^ERROR\|\w+\|\w+\|([^|]+)\|(\d+)\|(\d+)\|\d+\|(\S.*)$/;
const placeAlone = /^([^:]+\.dart):(\d+):(\d+)$/;
const placeAbove = /^([^:]+\.dart):(\d+):(\d+):$/;

;// CONCATENATED MODULE: ./out/core/problems/dart-test.js
/**
 * Tests of `flutter test` and `dart test`. The failure of a test of widgets stands in a frame above the test's name, and the
 * other failures below it.
 *
 *     00:02 +3 -1: /Users/builder/clone/test/cart_test.dart: Cart total is the sum [E]
 *       Expected: <4>
 *         Actual: <5>
 *       package:matcher                expect
 *       test/cart_test.dart 31:5       main.<fn>
 */
function dartTestReader() {
    let block;
    let exception;
    return {
        line(line) {
            const text = line.text.trim();
            const name = headingName(text);
            if (name === undefined && block === undefined) {
                exception = withException(exception, line);
                return undefined;
            }
            if (name === undefined && block && !isOver(text) && block.lines.length < mostLines) {
                block = { ...block, lines: [...block.lines, line] };
                return undefined;
            }
            const found = block && dart_test_failure(block);
            block =
                name === undefined
                    ? undefined
                    : { name, lines: [line], ...(exception ? { exception: exception.lines } : {}) };
            exception = name === undefined ? withException(undefined, line) : undefined;
            return found;
        },
        pending: () => block && dart_test_failure(block),
    };
}
/** Lines of a failure that are read. */
const mostLines = 80;
/** `00:02 +3 ~1 -1: name [E]`, or `❌ name (failed)` of the reporter for GitHub. */
function headingName(text) {
    const [, compact] = /^(?:\d+:\d+ )?\+\d+(?: ~\d+)?(?: -\d+)?: (\S.*) \[E\]$/.exec(text) ?? [];
    const [, github] = /^(?:::group::)?❌ (\S.*) \(failed\)$/.exec(text) ?? [];
    return compact ?? (github?.includes('.dart: ') ? github : undefined);
}
/** The next progress, or the next frame. */
function isOver(text) {
    return /^(?:\d+:\d+ )?\+\d+(?: ~\d+)?(?: -\d+)?: |^══╡|^::/.test(text);
}
/** Frames of several exceptions in one test: the first counts. */
function withException(known, line) {
    if (line.text.includes('══╡ EXCEPTION CAUGHT BY'))
        return known ?? { name: '', lines: [line] };
    if (!known || known.lines.length >= mostLines)
        return known;
    return { ...known, lines: [...known.lines, line] };
}
function dart_test_failure({ name, lines, exception }) {
    const below = lines.slice(1);
    const told = below.find(({ text }) => text.trim() !== '')?.text.trim();
    const isFramed = told?.startsWith('Test failed. See exception logs above') ?? false;
    if (told?.startsWith('Failed to load') && /: ?$|Compilation failed/.test(told))
        return undefined;
    const source = isFramed && exception ? exception : below;
    const first = isFramed && exception ? thrown(exception) : told;
    const [, path, title = name] = /^(\S+?\.dart): (.*)$/.exec(name) ?? [];
    const place = placeOf(source, path);
    return {
        message: first ? `${title}: ${first}` : title,
        number: (source === exception ? exception : lines)[0]?.number ?? 0,
        lines: (source === exception ? [...exception, ...lines] : lines).map(({ text }) => text),
        subject: name,
        ...(place ? { place } : {}),
    };
}
/** The first line of what was thrown: the one below `The following TestFailure was thrown running a test:`. */
function thrown(lines) {
    const texts = lines.map(({ text }) => text.trim());
    const at = texts.findIndex((text) => /^The following .* was thrown/.test(text));
    // A long introduction is wrapped; it ends with a colon.
    const end = texts.findIndex((text, index) => index >= at && text.endsWith(':'));
    return texts.slice((end === -1 ? at : end) + 1).find((text) => text !== '');
}
/** The first line of the stack in the file of the test, otherwise the first in the clone. */
function placeOf(lines, file) {
    const places = lines.flatMap(({ text }) => stackPlace(text.trim()) ?? []);
    const own = places.find(({ path }) => (file ? sameFile(path ?? '', file) : path?.endsWith('_test.dart')));
    return own ?? places[0];
}
function stackPlace(text) {
    const [, path, line, column] = /^(?!package:|dart:)(\S+\.dart) (\d+):(\d+) /.exec(text) ??
        /\(?(file:\/\/\/[^\s:]+\.dart):(\d+):(\d+)\)?$/.exec(text) ??
        [];
    if (path)
        return { path, line, column };
    const [, caught, at] = /^(file:\/\/\/\S+\.dart) line (\d+)$/.exec(text) ?? [];
    return caught ? { path: caught, line: at } : undefined;
}
/** One may be absolute, the other relative to the folder of the package. */
function sameFile(left, right) {
    return left.endsWith(right) || right.endsWith(left);
}

;// CONCATENATED MODULE: ./out/core/problems/failure-block.js
/** Lines of a failure that are read: what failed stands at its top. */
const failure_block_mostLines = 60;
/** Reads failures of tests on the JVM: the name of the test, then the exception with its stack. */
function failureBlock({ heading, isOver }) {
    let block;
    return {
        line(line) {
            const before = block;
            const name = heading(line.text);
            if (name !== undefined) {
                block = { name, lines: [line] };
                return before && failure_block_failure(before);
            }
            if (!before)
                return undefined;
            const over = before.lines.length > 1 &&
                isOver(line.text) &&
                !(line.text.trim() === '' && isIntroduction(before.lines));
            if (!over && before.lines.length < failure_block_mostLines) {
                block = { ...before, lines: [...before.lines, line] };
                return undefined;
            }
            block = undefined;
            return failure_block_failure(before);
        },
        pending: () => block && failure_block_failure(block),
    };
}
/** Whether only the class of the exception was told: some messages, such as those of Mockito, begin with an empty line. */
function isIntroduction(lines) {
    const told = lines.slice(1).filter(({ text }) => text.trim() !== '');
    return told.length === 1 && told.every(({ text }) => text.trimEnd().endsWith(':'));
}
function failure_block_failure({ name, lines }) {
    const texts = lines.slice(1).map(({ text }) => text.trim());
    const said = texts.filter((text) => text !== '' && !/^at \S+\(|^\.\.\. \d+ more/.test(text));
    const [first, second] = said;
    // An exception whose message begins with a new line, as those of Mockito.
    const message = first?.endsWith(':') && second ? `${first} ${second}` : first;
    const [place] = texts.flatMap((text) => pathInStack.exec(text)?.slice(1) ?? []);
    const [, path, line, column] = (place && texts.map((text) => pathInStack.exec(text)).find(Boolean)) || [];
    const where = path ? undefined : ownLine(name, texts);
    return {
        message: [
            name,
            ...(message ? [`: ${message}`] : []),
            ...(where && !message?.includes(where) ? [` (${where})`] : []),
        ].join(''),
        number: lines[0]?.number ?? 0,
        lines: lines.map(({ text }) => text),
        subject: name,
        ...(message ? {} : { bare: true }),
        ...(path ? { place: { path, line, column } } : {}),
    };
}
/** Kotlin/Native tells whole paths: `at 3 test.kexe 0x1 kfun:… (/Users/builder/clone/shared/CartTest.kt:31:5)`. */
const pathInStack = /\((\/[^():]+\.kt):(\d+)(?::(\d+))?\)$/;
/** `CartTest.kt:31`: the line of the stack that is in the file of the test. The JVM tells no folders. */
function ownLine(name, stack) {
    return stack
        .flatMap((text) => /^at .*\((\w+\.(?:kt|java|groovy):\d+)\)$/.exec(text)?.[1] ?? [])
        .find((place) => name.includes(place.slice(0, place.indexOf('.'))));
}

;// CONCATENATED MODULE: ./out/core/problems/gradle-test.js

/**
 * Tests of JUnit as Gradle prints them. The lines below the name are indented, and an empty line ends them.
 *
 *     CartTest > total is the sum FAILED
 *         java.lang.AssertionError: expected:<4> but was:<5>
 *             at com.example.CartTest.total(CartTest.kt:31)
 */
function gradleTestReader() {
    return failureBlock({
        heading(text) {
            const line = text.trimEnd();
            if (!line.endsWith(failed) || !line.includes(' > ') || /^(?:\s|> )/.test(line))
                return undefined;
            return line.slice(0, -failed.length);
        },
        isOver: (text) => text === '' || !/^\s/.test(text),
    });
}
const failed = ' FAILED';

;// CONCATENATED MODULE: ./out/core/problems/java.js

/**
 * javac and the tools of Android that print like it, through Gradle; and the compilers of Maven.
 *
 *     /Users/builder/clone/app/src/main/java/Cart.java:12: error: cannot find symbol
 *     ERROR: /Users/builder/clone/app/src/main/res/layout/cart.xml:9: AAPT: error: resource color/red not found.
 *     [ERROR] /home/builder/clone/src/main/java/Cart.java:[12,5] cannot find symbol
 *     [ERROR] /home/builder/clone/src/main/kotlin/Cart.kt: (12, 5) Unresolved reference: total
 */
const javaReader = lineReader((text) => {
    const [, path, line, column, message] = maven.exec(text) ?? [];
    if (message)
        return { message, place: { path, line, column }, follow: 3 };
    const [, file, at, said] = javac.exec(text) ?? [];
    return said ? { message: said, place: { path: file, line: at }, follow: 6 } : undefined;
});
const javac = /^(?:ERROR: ?)?([^:]+\.(?:java|kt|kts|xml|gradle|pro)):(\d+)(?::\d+(?:-\d+)?(?::\d+)?)?: (?:AAPT: )?[eE]rror: (\S.*)$/;
const maven = /^\[ERROR\] (?:file:\/\/)?([^:]+\.\w+):(?: \(|\[)(\d+),? ?(\d+)[\])] (?:error: )?(\S.*)$/;

;// CONCATENATED MODULE: ./out/core/problems/kotlin.js

/**
 * The Kotlin compiler, KSP and kapt, as Gradle prints them. Warnings begin with `w:`.
 *
 *     e: file:///Users/builder/clone/app/src/main/java/Cart.kt:12:5 Unresolved reference 'total'.
 *     e: /Users/builder/clone/app/src/main/java/Cart.kt: (12, 5): Unresolved reference: total
 *     e: [ksp] /Users/builder/clone/app/src/main/java/Cart.kt:12: Cannot find the type
 */
const kotlinReader = lineReader((text) => {
    if (!text.startsWith('e: '))
        return undefined;
    const [, path, line, column, message] = current.exec(text) ?? beforeKotlin18.exec(text) ?? [];
    return message ? { message, place: { path, line, column } } : undefined;
});
const current = /^e: (?:\[\w+\] )?((?:file:\/\/)?[^:]+\.\w+):(\d+)(?::(\d+))?:? (?:error: )?(\S.*)$/;
const beforeKotlin18 = /^e: (?:\[\w+\] )?([^:]+\.\w+): \((\d+), (\d+)\): (\S.*)$/;

;// CONCATENATED MODULE: ./out/core/problems/maven-test.js

/**
 * Tests of JUnit as Maven's Surefire and Failsafe print them: one by one, and again in a summary.
 *
 *     [ERROR] com.example.CartTest.total -- Time elapsed: 0.01 s <<< FAILURE!
 *     java.lang.AssertionError: expected:<4> but was:<5>
 *     	at com.example.CartTest.total(CartTest.java:31)
 *
 *     [ERROR]   CartTest.total:31 expected:<4> but was:<5>
 */
function mavenTestReader() {
    const told = new Set();
    let summary = false;
    const blocks = failureBlock({
        heading(text) {
            const name = testName(text);
            if (name)
                told.add(shortName(name));
            return name;
        },
        isOver: (text) => text === '' || /^\[\w+\]/.test(text),
    });
    return {
        line(line) {
            const found = blocks.line(line);
            if (/^(?:\[ERROR\] )?(?:Failures|Errors|Failed tests|Tests in error):/.test(line.text))
                summary = true;
            else if (/^(?:\[\w+\]\s*)?(?:Tests run:.*)?$/.test(line.text))
                summary = false;
            else if (summary)
                return found ?? summaryLine(line, told);
            return found;
        },
        pending: () => blocks.pending?.(),
    };
}
/** `com.example.CartTest.total`, also of `total(com.example.CartTest)`. */
function testName(text) {
    const [head = '', time] = text.replace(/^\[ERROR\] +/, '').split('Time elapsed: ');
    if (!time || !/^[\d.,]+ s(?:ec)? +<<< (?:FAILURE|ERROR)!/.test(time))
        return undefined;
    const name = head.trimEnd().replace(/ --$/, '').trimEnd();
    if (name === '' || name.startsWith('Tests run'))
        return undefined;
    const [, method, owner] = /^([^\s()]+)\(([\w$.]+\.[\w$]+)\)$/.exec(name) ?? [];
    return method && owner ? `${owner}.${method}` : name;
}
/** `CartTest.total` of `com.example.CartTest.total(int)[1]`. */
function shortName(name) {
    return name
        .replace(/[([{].*$/, '')
        .split('.')
        .slice(-2)
        .join('.');
}
function summaryLine({ text, number }, told) {
    const [, name, message] = /^(?:\[ERROR\] )? +([\w$]+\.[^\s:.]+)(?:\([^)]*\))?(?::\d+)?(?:->[\w$.:]+)* ?(.*)$/.exec(text) ?? [];
    if (!name || told.has(shortName(name)))
        return undefined;
    return { message: message ? `${name}: ${message}` : name, number, lines: [text], subject: name };
}

// EXTERNAL MODULE: ./out/core/text/repository-path.js
var repository_path = __webpack_require__(4980);
;// CONCATENATED MODULE: ./out/core/problems/place.js

/**
 * The folder that a build is cloned to: on the hosted service's machines `/Users/builder/clone` and `/home/builder/clone`, in the
 * local service a folder `clone` too (docs/hosted-service.md, "Steps and logs"). Some tools leave out the first slash.
 */
const cloneFolder = /^(?:\/?(?:Users|home)\/builder|\/(?:[^/.][^/]*\/){0,20}?[^/.][^/]*)\/clone\//;
/** Folders that tools fill: what lies in them is not in the repository. */
const filled = new Set([
    'node_modules',
    'Pods',
    'Carthage',
    'DerivedData',
    'SourcePackages',
    '.build',
    '.dart_tool',
    '.gradle',
    '.pub-cache',
    '.symlinks',
]);
/** The place as the repository has it: empty where the file is not in it, or only its name is told. */
function placeInRepository(told) {
    const file = told?.path && fileInRepository(told.path);
    if (!file)
        return {};
    const [line, column] = [numberOf(told.line), numberOf(told.column)];
    if (line === undefined)
        return { file };
    return column === undefined ? { file, line } : { file, line, column };
}
function fileInRepository(path) {
    const relative = localPath(path)
        .replace(cloneFolder, '')
        .replace(/^(?:\.\/)+/, '');
    return (0,repository_path/* isRepositoryPath */.o)(relative) && !isFilled(relative.split('/').slice(0, -1)) ? relative : undefined;
}
/** The path of an address `file://…`, which has `%20` for a space. */
function localPath(path) {
    if (!path.startsWith('file://'))
        return path;
    try {
        return decodeURIComponent(path.slice('file://'.length));
    }
    catch {
        return '';
    }
}
/** `build` is also a name that people give to folders of sources. */
function isFilled(folders) {
    const sources = folders.findIndex((folder) => folder === 'src' || folder === 'lib');
    const output = folders.indexOf('build');
    if (output !== -1 && (sources === -1 || output < sources))
        return true;
    return folders.some((folder) => filled.has(folder));
}
function numberOf(digits) {
    return digits !== undefined && /^[1-9]\d{0,6}$/.test(digits) ? Number(digits) : undefined;
}

;// CONCATENATED MODULE: ./out/core/problems/metro.js

/**
 * Metro, the bundler of React Native, and Babel in it. The place is in the message, or in the code frame below it.
 *
 *     error SyntaxError: /Users/builder/clone/src/Cart.tsx: Unexpected token (12:5)
 *     error Unable to resolve module ./total from /Users/builder/clone/src/Cart.tsx:
 *       11 | import …
 *     > 12 | import { total } from './total';
 */
function metroReader() {
    let open;
    return {
        line(line) {
            const before = open;
            const begun = message(line);
            if (begun) {
                open = begun.place?.line === undefined ? { finding: begun, left: metro_mostLines } : undefined;
                // Only one can be told at a time; of two in a row, the first has no frame.
                if (before)
                    return before.finding;
                return open ? undefined : begun;
            }
            if (!before)
                return undefined;
            const [, at] = metro_frame.exec(line.text) ?? [];
            const finding = { ...before.finding, lines: [...before.finding.lines, line.text] };
            if (at === undefined && before.left > 0 && !stack.test(line.text)) {
                open = { finding, left: before.left - 1 };
                return undefined;
            }
            open = undefined;
            if (at === undefined || !before.finding.place)
                return before.finding;
            return { ...finding, place: { ...before.finding.place, line: at } };
        },
        pending: () => open?.finding,
    };
}
/** Lines between a message and its code frame: the files that were looked for. */
const metro_mostLines = 30;
const metro_frame = /^\s*> +(\d+) \|/;
const stack = /^\s+at \S/;
/** At least one of these stands in front of a message. */
const prefix = /^(?:(?:error|Metro error|bundling failed|TransformError|SyntaxError|ReferenceError|TypeError|\[BABEL\]|\S+\.[cm]?[jt]sx?(?=: \[BABEL\]))(?::| in)? +)+/i;
const placed = /^([^:\s][^:]*\.(?:[cm]?[jt]sx?|json)): (\S.*)$/;
const position = /^(.*?) ?\((\d+):(\d+)\)/;
const unresolved = /^unable to resolve (?:module )?(\S+) from (?:["'`]([^"'`]+)["'`]|([^\s:]+))/i;
const trying = /while trying to resolve module (\S+) from file [`"']([^`"']+)[`"']/i;
function message({ text, number }) {
    const line = text.trim();
    const [lead] = prefix.exec(line) ?? [];
    const rest = lead === undefined ? line : line.slice(lead.length);
    const missing = unresolved.exec(rest) ?? trying.exec(rest);
    if (missing) {
        const [, module = '', quoted, path = quoted] = missing;
        return {
            message: rest.slice(missing.index).replace(/:$/, ''),
            number,
            lines: [text],
            place: { path },
            // Metro says it again with other quotation marks, and the path in another form.
            subject: `${module.replace(/["'`]/g, '')} in ${placeInRepository({ path }).file ?? path}`,
        };
    }
    if (lead === undefined)
        return undefined;
    const [, path, said] = placed.exec(rest) ?? [];
    if (!said)
        return undefined;
    // `SyntaxError in <path>: <path>: …`: Babel's message begins with the path too.
    const own = said.startsWith(`${path}: `) ? said.slice(`${path}: `.length) : said;
    const [, before, at, column] = position.exec(own) ?? [];
    return { message: before || own, number, lines: [text], follow: 6, place: { path, line: at, column } };
}

;// CONCATENATED MODULE: ./out/core/problems/typescript.js

/**
 * The TypeScript compiler, without and with `--pretty`. An error of the configuration has no place, and is not found.
 *
 *     src/Cart.tsx(12,5): error TS2304: Cannot find name 'total'.
 *     src/Cart.tsx:12:5 - error TS2304: Cannot find name 'total'.
 */
const typescriptReader = lineReader((text) => {
    const [, path, line, column, message] = plain.exec(text) ?? pretty.exec(text) ?? [];
    return message ? { message, place: { path, line, column }, follow: 3 } : undefined;
});
const plain = /^([^:]+?)\((\d+),(\d+)\): error (TS\d+: .+)$/;
const pretty = /^([^:]+):(\d+):(\d+) - error (TS\d+: .+)$/;

;// CONCATENATED MODULE: ./out/core/problems/xcode.js
/**
 * The compilers of Xcode: what xcodebuild prints, what xcpretty and xcbeautify make of it, and what Flutter reads from the
 * result bundle.
 *
 *     /Users/builder/clone/ios/Runner/Cart.swift:12:5: error: cannot find 'total' in scope
 *     ❌  /Users/builder/clone/ios/Runner/Cart.swift:12:5: cannot find 'total' in scope
 *     Swift Compiler Error (Xcode): Cannot find 'total' in scope
 *     /Users/builder/clone/ios/Runner/Cart.swift:11:4
 */
function xcodeReader() {
    /** The message of Flutter, whose place is in the next line. */
    let told;
    return {
        line(line) {
            const text = line.text.trim();
            const before = told;
            told = undefined;
            const [, message] = flutter.exec(text) ?? [];
            if (message) {
                told = { ...line, message };
                return undefined;
            }
            return (before && xcode_placed(before, line)) ?? compilerMessage(line);
        },
    };
}
const raw = /^(\/?[^:]+\.(?:swift|mm?|[ch](?:pp|xx|c|h)?|metal|storyboard|xib|plist|modulemap)):(\d+):(?:(\d+):)? (?:fatal )?error: (\S.*)$/;
const xcode_pretty = /^(?:❌|\[x\])\s+([^:\s][^:]*):(\d+):(?:(\d+):)? (?:(?:fatal )?error: )?(\S.*)$/;
/** The compilers of resources tell no line, at most the id of an object. */
const resources = /^(\/[^:]+\.(?:xcassets|storyboard|xib)):(?: ?[\w-]+:)? error: (\S.*)$/;
const flutter = /^(?:[A-Z][\w ]*?) \(Xcode\): (\S.*)$/;
const xcode_placeAlone = /^(\/[^:]+\.\w+):(\d+)(?::(\d+))?$/;
/** A failed assertion of XCTest has the form of an error, and other readers know these files better. */
const others = /^-\[|^\S+\.test\w* : /;
const otherFiles = /\.(?:java|kts?|dart|xml|gradle)$/;
function compilerMessage({ text, number }) {
    const [, resource, wrong] = resources.exec(text.trim()) ?? [];
    if (wrong)
        return { message: wrong, number, lines: [text], place: { path: resource } };
    const [, path = '', line, column, message] = raw.exec(text.trim()) ?? xcode_pretty.exec(text.trim()) ?? [];
    if (!message || others.test(message) || otherFiles.test(path))
        return undefined;
    return {
        message,
        number,
        lines: [text],
        follow: 2,
        ...(path.includes('/') ? { place: { path, line, column } } : {}),
    };
}
function xcode_placed(told, { text }) {
    const [, path, line, column] = xcode_placeAlone.exec(text.trim()) ?? [];
    if (!path)
        return undefined;
    return {
        message: told.message,
        number: told.number,
        lines: [told.text, text],
        place: { path, line, column },
        retold: true,
    };
}

;// CONCATENATED MODULE: ./out/core/problems/xctest.js
/**
 * Tests of XCTest and Swift Testing, as xcodebuild, `swift test`, xcpretty and xcbeautify print them.
 *
 *     /Users/builder/clone/Tests/CartTests.swift:31: error: -[ShopTests.CartTests testTotal] : XCTAssertEqual failed: …
 *     Test Case '-[ShopTests.CartTests testTotal]' failed (0.005 seconds).
 *         ✗ testTotal, XCTAssertEqual failed: …
 *     ✘ Test total() recorded an issue at CartTests.swift:31:5: Expectation failed: …
 */
function xctestReader() {
    /** The class whose tests xcpretty and xcbeautify list. */
    let suite = '';
    /** The test that runs: if it crashes, only the last lines before tell why. */
    let running = '';
    /** `testTotal, XCTAssertEqual failed: …` in the summary of xcpretty, whose place is in the next line. */
    let told;
    let list = false;
    return {
        line(line) {
            const text = line.text.trim();
            const before = told;
            told = undefined;
            if (text === 'Failing tests:')
                list = true;
            else if (text === '')
                list = false;
            else if (list)
                return listed(line);
            const [, named] = /^(?:Test Suite '?)?([A-Z][\w.]*)(?:'? started.*)?$/.exec(line.text) ?? [];
            if (named)
                suite = lastPart(named);
            const [, state] = testCase.exec(text) ?? [];
            if (state)
                running = state;
            const [, path, at] = /^(\/[^:]+\.(?:swift|mm?)):(\d+)$/.exec(text) ?? [];
            if (before && path) {
                const place = { path, line: at };
                return xctest_failure(before, { ...before, suite, place, lines: [before.text, line.text] });
            }
            const [, mark, name, reason] = /^\s+(✗|✖|x|\[x\])? ?([a-zA-Z]\w*)(?:\(\))?, (\S.*)$/.exec(line.text) ?? [];
            if (name && reason && mark)
                return xctest_failure(line, { suite, name, reason });
            if (name && reason)
                told = { ...line, name, reason };
            return assertion(line) ?? swiftTesting(line) ?? crash(line, running) ?? failedCase(line);
        },
    };
}
/** `Test Case '-[ShopTests.CartTests testTotal]' started.` */
const testCase = /^Test [cC]ase '(?:-\[)?([\w. ]+?)(?:\(\))?\]?' started/;
function xctest_failure({ text, number }, { suite, name, reason, place, lines }) {
    const test = suite ? `${suite}.${name}` : name;
    return {
        message: reason === undefined ? `${test} failed` : `${test}: ${reason}`,
        number,
        lines: lines ?? [text],
        subject: test,
        ...(place ? { place } : {}),
        ...(reason === undefined ? { bare: true } : {}),
    };
}
/** What xcodebuild prints, and on Linux `swift test`: `CartTests.testTotal : XCTAssertEqual failed: …`. */
function assertion(line) {
    const [, path = '', at, objc, swift, reason] = /^([^:]+):(\d+): error: (?:-\[([\w.]+ \w+)\]|([\w.]+\.\w+)) : (\S.*)$/.exec(line.text.trim()) ?? [];
    const [suite, name] = testParts(objc ?? swift ?? '');
    if (!name || !reason)
        return undefined;
    const place = path.includes('/') ? { place: { path, line: at } } : {};
    return { ...xctest_failure(line, { suite, name, reason, ...place }), follow: 2 };
}
/** `ShopTests/CartTests.swift:31: Fatal error: Index out of range`, or an exception of Objective-C. */
function crash(line, running) {
    const [, path, at, error, exception] = /^(?:([^:]+\.swift):(\d+): )?(Fatal error: \S.*)$|Terminating app due to uncaught exception (\S.*)$/.exec(line.text.trim()) ?? [];
    const reason = error ?? exception;
    const [suite, name] = testParts(running);
    if (!name || !reason)
        return undefined;
    return xctest_failure(line, {
        suite,
        name,
        reason,
        ...(path?.startsWith('/') ? { place: { path, line: at } } : {}),
    });
}
/** `Test Case '-[ShopTests.CartTests testTotal]' failed (0.005 seconds).`; where tests run in parallel, with the device. */
function failedCase(line) {
    const [, test = ''] = /^Test [cC]ase '(?:-\[)?([\w. ]+?)(?:\(\))?\]?' failed /.exec(line.text.trim()) ?? [];
    const [suite, name] = testParts(test);
    return name ? xctest_failure(line, { suite, name }) : undefined;
}
/** A line below `Failing tests:`. */
function listed(line) {
    const [, test = ''] = /^-?\[?([\w.]+(?: \w+(?=\])|\.\w+(?=\()))[\])(]+$/.exec(line.text.trim()) ?? [];
    const [suite, name] = testParts(test);
    return name ? xctest_failure(line, { suite, name }) : undefined;
}
/** Swift Testing tells the name of the file alone. */
function swiftTesting(line) {
    const text = line.text.trim();
    const [place, reason] = / at [^\s:]+:\d+:\d+: (\S.*)$/.exec(text) ?? [];
    const [, name] = /^\S{1,2} +(?:Test )?(\S.*?) recorded an issue/.exec(text) ?? [];
    return place && reason && name ? { ...xctest_failure(line, { suite: '', name, reason }), follow: 2 } : undefined;
}
/** Class and method of `ShopTests.CartTests testTotal` or `CartTests.testTotal`. */
function testParts(test) {
    const parts = test.split(/[. ]/);
    return [parts.at(-2) ?? '', parts.at(-1) ?? ''];
}
function lastPart(name) {
    return name.slice(name.lastIndexOf('.') + 1);
}

;// CONCATENATED MODULE: ./out/core/problems/finder.js












/** Problems of one log; what comes after them is rarely what has to be mended first. */
const mostProblems = 50;
/** Characters of a line that are read: room for a path and a message. */
const longestLine = 2_000;
const longestMessage = 500;
/** Lines of one problem that are kept, and characters of each. */
const finder_mostLines = 12;
const longestShown = 300;
/** What stands in front of the line of a tool: the time of Flutter's `--verbose`, of fastlane, the mark of the NDK's compiler. */
const finder_prefix = /^(?:\[ *(?:\+?[\d,.]+ m?s *)?\] |\[\d\d:\d\d:\d\d\]: ?(?:▸ )?|C\/C\+\+: )/;
/** These lines begin something else. */
const unrelated = /^\s*(?:> Task |FAILURE: |BUILD FAILED|\d+ errors?\b|\* What went wrong|Command \w+ failed)/;
function createProblemFinder() {
    const readers = [
        kotlinReader(),
        javaReader(),
        xcodeReader(),
        xctestReader(),
        dartReader(),
        dartTestReader(),
        typescriptReader(),
        metroReader(),
        gradleTestReader(),
        mavenTestReader(),
    ];
    const kept = new Map();
    let count = 0;
    /** The problem that the next lines may belong to. */
    let open;
    const followOpen = (text) => {
        const known = open && kept.get(open.key);
        if (!open || !known || open.left === 0 || text.trim() === '' || unrelated.test(text)) {
            open = undefined;
            return;
        }
        kept.set(open.key, { ...known, lines: [...known.lines, text] });
        open = { ...open, left: open.left - 1 };
    };
    return {
        line(text) {
            const line = { text: (0,visible/* cut */.J)(text, longestLine).replace(finder_prefix, ''), number: count };
            count += 1;
            const found = readers.flatMap((reader) => reader.line(line) ?? []);
            if (found.length === 0)
                return followOpen(line.text);
            open = undefined;
            for (const finding of found) {
                const key = add(kept, finding);
                if (key !== undefined && finding.follow)
                    open = { key, left: finding.follow };
            }
        },
        problems() {
            const all = new Map(kept);
            for (const reader of readers) {
                const finding = reader.pending?.();
                if (finding)
                    add(all, finding);
            }
            return [...all.values()]
                .toSorted((left, right) => left.finding.number - right.finding.number)
                .map(problemOf);
        },
    };
}
/** @returns the key of a finding that is new, or better than the one before */
function add(kept, finding) {
    const key = keyOf(finding);
    const known = kept.get(key);
    if (!known) {
        if (finding.retold && isKnown(kept, finding))
            return undefined;
        if (kept.size >= mostProblems)
            return undefined;
        kept.set(key, { finding, lines: finding.lines.slice(0, finder_mostLines) });
        return key;
    }
    if (worth(finding) <= worth(known.finding))
        return undefined;
    kept.set(key, {
        finding: { ...finding, number: known.finding.number },
        lines: finding.lines.slice(0, finder_mostLines),
    });
    return key;
}
function isKnown(kept, retold) {
    const place = placeInRepository(retold.place);
    return [...kept.values()].some(({ finding }) => {
        const { file, line = 0 } = placeInRepository(finding.place);
        const isNear = file === place.file && Math.abs(line - (place.line ?? 0)) <= 1;
        return isNear && finding.message.toLowerCase() === retold.message.toLowerCase();
    });
}
/** Tools repeat what they have said, at the end or for each processor. */
function keyOf({ subject, message, place }) {
    if (subject !== undefined)
        return `subject ${subject}`;
    const { file = '', line = '', column = '' } = placeInRepository(place);
    return JSON.stringify([file || (place?.path ?? ''), line, column, message]);
}
function worth({ place, bare }) {
    return (placeInRepository(place).file === undefined ? 0 : 2) + (bare ? 0 : 1);
}
function problemOf({ finding, lines }) {
    const shown = lines.slice(0, finder_mostLines).map((line) => (0,visible/* cut */.J)(line.trimEnd(), longestShown));
    while (shown.at(-1) === '')
        shown.pop();
    return {
        message: (0,visible/* cut */.J)((0,visible/* visible */.R)(finding.message), longestMessage),
        ...placeInRepository(finding.place),
        lines: shown,
    };
}

;// CONCATENATED MODULE: ./out/core/step-log/plain.js
const esc = '\u001b';
const stringEnd = `(?:\u0007|${esc}\\\\|\u009c)`;
/**
 * Colours, cursor movements, links and titles (ECMA-48): strings such as `ESC ] … BEL`, sequences such as `ESC [ 31 m`,
 * and anything else that begins with an escape. The parts are disjoint, so that matching takes linear time whatever a
 * script prints; `stripVTControlCharacters` of Node took 6 s for 100 kB.
 */
const terminalSequences = new RegExp([
    `${esc}[\\]PX^_][^\u0007\u009c\n${esc}]*${stringEnd}`,
    `(?:${esc}\\[|\u009b)[0-?]*[ -/]*[@-~]`,
    `${esc}[ -/]*[0-~]?`,
].join('|'), 'g');
/**
 * A piece of a log as a terminal would show it. The service puts colours into logs as `span` elements, and so writes `<`
 * and `&` as entities; scripts add escape sequences.
 */
function plainText(marked) {
    return withoutEntities(marked.replace(/<\/?span\b[^<>]*>/gi, '')).replace(terminalSequences, '');
}
const entities = {
    lt: '<',
    gt: '>',
    amp: '&',
    quot: '"',
    apos: "'",
    nbsp: ' ',
};
/** Decodes each entity once: `&amp;lt;` is the text `&lt;`. */
function withoutEntities(text) {
    return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (entity, decimal, hex, name) => {
        if (name)
            return entities[String(name).toLowerCase()] ?? entity;
        const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    });
}

;// CONCATENATED MODULE: ./out/core/step-log/lines.js


/** Characters of a line that are shown. */
const lines_longestLine = 3_000;
/** The longest value that a Linux process can be given, and so the longest secret that a script can print on one line. */
const longestSecret = 128 * 1024;
/** Characters of a line that are read, markup included. */
const mostRead = 2 * longestSecret;
/**
 * Reads a log as it arrives, in memory that does not grow with it: `line` gets each line as a terminal would finally
 * show it, at most 3,000 characters of it. Secrets are hidden after markup is removed, because that could split one, and
 * before a line is cut: half of a secret would not be recognized.
 */
function lines_readLines({ redact, line }) {
    const decoder = new TextDecoder();
    /** Lines of one chunk: secrets are searched in all of them at once, which is faster. */
    let block = [];
    /** What the line showed before a carriage return, and what it shows since. */
    let [shown, current, tooLong] = ['', '', false];
    const overwrite = () => {
        const text = tooLong ? withoutHalfSecret(redact(plainText(current))) : plainText(current);
        // `10%\r20%` shows only `20%`, and `20%\r` still does.
        if (text !== '')
            shown = text;
        [current, tooLong] = ['', false];
    };
    const flush = () => {
        if (block.length === 0)
            return;
        for (const text of redact(block.join('\n')).split('\n'))
            line(shortened(text));
        block = [];
    };
    const read = (text) => {
        for (const [part] of text.matchAll(/[^\r\n]+|\r|\n/g)) {
            if (part === '\r')
                overwrite();
            else if (part === '\n') {
                overwrite();
                block.push(shown);
                shown = '';
            }
            else if (current.length + part.length <= mostRead)
                current += part;
            else {
                current += part.slice(0, mostRead - current.length);
                tooLong = true;
            }
        }
        flush();
    };
    return {
        write: (chunk) => read(decoder.decode(chunk, { stream: true })),
        end: () => read(`${decoder.decode()}\n`),
    };
}
/** A line that was not read to its end may end in half of a secret: what one could be long is left out. */
function withoutHalfSecret(redacted) {
    return `${redacted.slice(0, -longestSecret)}…`;
}
function shortened(text) {
    if (text.length <= lines_longestLine)
        return text;
    // A copy: a part of a long text would keep all of it in memory.
    return Buffer.from((0,visible/* cut */.J)(text, lines_longestLine)).toString();
}

;// CONCATENATED MODULE: ./out/tasks/step-logs/read-log.js




/**
 * Reads the log of a step, part by part, and keeps its beginning and its end.
 *
 * @throws the signal's reason
 */
async function readStepLog({ client, limits, runner }, { step, signal, onUnread }) {
    const whole = collectExcerpt(limits.stepLogBytes);
    const causes = [];
    /** Called anew for each attempt. */
    const read = async (chunks) => {
        const part = collectExcerpt(limits.stepLogBytes);
        const finder = step.outcome === 'success' ? undefined : createProblemFinder();
        const lines = lines_readLines({
            redact: runner.redactor.redactProse,
            line(text) {
                part.add(text);
                finder?.line(text);
            },
        });
        for await (const chunk of chunks)
            lines.write(chunk);
        lines.end();
        return { excerpt: part.excerpt(), causes: finder?.problems() ?? [] };
    };
    for (const logUrl of step.logUrls) {
        try {
            const part = await client.builds.stepLog(logUrl, { signal, read });
            whole.append(part.excerpt);
            causes.push(...part.causes);
        }
        catch (error) {
            signal.throwIfAborted();
            onUnread((0,errors/* messageOf */.bD)(error));
        }
    }
    return { excerpt: whole.excerpt(), causes };
}

;// CONCATENATED MODULE: ./out/tasks/step-logs/step-logs.js









/**
 * Shows the log of each step as soon as the step has ended, as one group: those of a build one after the other, in their
 * order. Each is read once.
 */
function openStepLogs(context, choice) {
    const { store, runner, clock, limits } = context;
    const over = new AbortController();
    const signal = AbortSignal.any([runner.cancelled, over.signal]);
    const semaphore = (0,http_semaphore/* createSemaphore */.B)(limits.simultaneousStepLogs);
    const failureLogs = createFailureLogs(context);
    /** The last record of each build in which ended steps were looked for. */
    const seen = new Map();
    /** The end of the last log that each build shows. */
    const queues = new Map();
    const asked = new Set();
    let unread = 0;
    let cancelTimer;
    const show = async (index, step) => {
        const onUnread = (why) => {
            const workflow = store.report.workflows[index];
            const name = workflow && (0,report_workflow/* hasBuild */.N_)(workflow) ? `${(0,report_workflow/* workflowLabel */.Sz)(workflow)}: the` : 'The';
            runner.log.debug(`${name} log of the step ${step.name} could not be read. ${why}`);
        };
        try {
            const reading = { step, signal, onUnread };
            const log = await semaphore.run(() => readStepLog(context, reading), signal);
            signal.throwIfAborted();
            const { report } = store;
            const workflow = report.workflows[index];
            if (!workflow || !(0,report_workflow/* hasBuild */.N_)(workflow) || log.excerpt.head.length + log.excerpt.tail.length === 0)
                return;
            const group = stepLogGroup({ report, workflow, step, log: log.excerpt });
            runner.log.group(group.title, group.lines);
            if (step.outcome !== 'success')
                failureLogs.add(logKey(index, step.logUrls), log);
        }
        catch (error) {
            if (signal.aborted)
                unread += 1;
            else
                onUnread((0,errors/* messageOf */.bD)(error));
        }
    };
    const enqueue = (index, step) => {
        const key = logKey(index, step.logUrls);
        if (asked.has(key))
            return;
        asked.add(key);
        const before = queues.get(index) ?? Promise.resolve();
        queues.set(index, before.then(() => show(index, step)));
    };
    const look = () => {
        if (over.signal.aborted)
            return;
        const { workflows } = store.report;
        const running = workflows.filter(({ kind }) => kind === 'starting' || kind === 'running').length;
        for (const index of workflows.keys()) {
            const record = store.record(index);
            if (!record || seen.get(index) === record)
                continue;
            if (running > limits.buildsWithLogs && !(0,state/* hasEnded */.hY)(record.status))
                continue;
            seen.set(index, record);
            for (const step of (0,logged_steps/* loggedSteps */.E2)(record, choice))
                enqueue(index, step);
        }
        if (running === 0)
            cancelTimer ??= clock.setTimer(limits.stepLogsMs, () => over.abort());
    };
    if (choice !== 'none')
        store.onChange(look);
    return {
        async finish() {
            await Promise.all(queues.values());
            cancelTimer?.();
            if (unread > 0 && !runner.cancelled.aborted)
                runner.log.info(`The logs of ${(0,units/* countText */.lT)(unread, 'step')} were not read within ${(0,units/* durationText */.S5)(limits.stepLogsMs)} after the last build had ended.`);
            failureLogs.write();
        },
        [Symbol.dispose]() {
            cancelTimer?.();
            over.abort();
        },
    };
}

// EXTERNAL MODULE: ./out/tasks/following/artefacts.js
var artefacts = __webpack_require__(9502);
;// CONCATENATED MODULE: ./out/tasks/following/after-build.js

/**
 * After the wait: collects the results of the builds that have ended, as far as the inputs ask for them, and writes
 * them to the report.
 *
 * @throws Cancelled
 */
async function collectResults(context, { inputs, page, logs }) {
    await (0,artefacts/* collectArtefacts */.ai)(context, { patterns: inputs.artefacts });
    if (inputs.publicLinks)
        await (0,artefacts/* makePublicLinks */.dj)(context, { expiry: inputs.publicLinkExpiry });
    await page.addQrCodes();
    await logs.finish();
    if (inputs.download)
        await (0,artefacts/* downloadArtefacts */.G0)(context, { folder: inputs.download });
    context.runner.cancelled.throwIfAborted();
}

// EXTERNAL MODULE: ./out/tasks/following/watch-builds.js + 7 modules
var watch_builds = __webpack_require__(1822);
;// CONCATENATED MODULE: ./out/tasks/following/cancel-running.js





/**
 * Cancels every build of the report that is not known to have ended, because this step no longer waits for it
 * (docs/reliability.md, "No abandoned build"). One that cannot be cancelled in time is a warning; the post step of the
 * action tries again.
 */
async function cancelRunning(context) {
    const { clock, grace, limits, store } = context;
    const within = (work) => grace.upTo(limits.cancelGraceMs, (signal) => (0,http_timeout/* withTimeout */.w)({ clock, ms: limits.retryBudgetMs, signal }, work));
    await Promise.all(store.report.workflows.map((workflow, index) => (workflow.kind === 'running' || workflow.kind === 'abandoned') && !workflow.adopted
        ? cancelOne(context, { workflow, index, within })
        : undefined));
}
async function cancelOne(context, unfinished) {
    const { client, runner, store } = context;
    const { workflow, index, within } = unfinished;
    const { buildId } = workflow;
    const name = `${(0,report_workflow/* workflowLabel */.Sz)(workflow)}: build ${buildId}`;
    try {
        const answer = await within((signal) => client.builds.cancel(buildId, { signal, newSince: (0,watch_builds/* startOf */.GH)(context, workflow) }));
        if (answer === 'alreadyFinished')
            return await readEnd(context, unfinished);
        runner.log.info(`${name} was cancelled, because this step no longer waits for it.`);
        store.updateWorkflow(index, (report) => (0,report_workflow/* hasBuild */.N_)(report) ? (0,progress/* canceled */.aD)(report, { at: store.now() }) : report);
    }
    catch (error) {
        runner.log.warning(`${name} could not be cancelled and may still run. ${(0,errors/* messageOf */.bD)(error)}`);
    }
}
/** It finished before it could be cancelled: its state is read once more; a failure leaves the report as it is. */
async function readEnd({ client, runner, store }, { workflow, index, within }) {
    const { buildId } = workflow;
    const name = `${(0,report_workflow/* workflowLabel */.Sz)(workflow)}: build ${buildId}`;
    runner.log.info(`${name} had already finished.`);
    try {
        const { build } = await within((signal) => client.builds.get(buildId, { signal }));
        store.updateWorkflow(index, (report) => (0,progress/* seen */.cI)(report, { build, at: store.now() }));
    }
    catch (error) {
        runner.log.warning(`${name}: its final status could not be read. ${(0,errors/* messageOf */.bD)(error)}`);
    }
}

;// CONCATENATED MODULE: ./out/tasks/following/follow.js
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
 * Follows the builds of the report until they have ended or `timeout` has passed, and collects their results. If
 * the wait ends before its builds do, for any reason, they are cancelled if `cancelAbandoned` is set.
 */
async function follow(context, { page, progress, waiting, waitedMs = 0, afterBuild }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { clock, runner } = context;
        const { timeout, pollInterval } = waiting;
        const ms = Math.max(0, timeout - waitedMs);
        const logs = __addDisposableResource(env_1, openStepLogs(context, afterBuild.stepLogs), false);
        let end = 'ended';
        try {
            await (0,http_timeout/* withTimeout */.w)({ clock, ms, signal: runner.cancelled }, (signal) => (0,watch_builds/* watchBuilds */.j$)(context, { pollInterval, timeoutMs: ms, progress, signal }));
        }
        catch (error) {
            if (error instanceof http_timeout/* TimeoutError */.M)
                end = 'timedOut';
            else if (error instanceof runner_runner/* Cancelled */.c)
                end = 'cancelled';
            else
                throw error;
        }
        finally {
            abandonRunning(context, earlyEndReason({ end, timeout }));
            if (waiting.cancelAbandoned)
                await cancelRunning(context);
        }
        if (end === 'cancelled')
            return end;
        try {
            await collectResults(context, { inputs: afterBuild, page, logs });
        }
        catch (error) {
            if (!(error instanceof runner_runner/* Cancelled */.c))
                throw error;
            return 'cancelled';
        }
        return end;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/** Why the wait ended before its builds did; `undefined` when all have ended. */
function earlyEndReason({ end, timeout }) {
    switch (end) {
        case 'ended':
            return undefined;
        case 'timedOut':
            return `The timeout of ${(0,units/* durationText */.S5)(timeout)} passed before the build had ended. Raise timeout if builds take that long.`;
        case 'cancelled':
            return 'The workflow was cancelled.';
    }
}
/** Without a reason, a bug in the action ended the wait. */
function abandonRunning({ store }, reason = 'The wait ended with an error.') {
    store.report.workflows.forEach(({ kind }, index) => {
        if (kind === 'running')
            store.updateWorkflow(index, (workflow) => (0,progress/* abandoned */.R$)(workflow, reason));
    });
}


/***/ }),

/***/ 5681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ startHeartbeat)
/* harmony export */ });
/** The longest time in which the log says nothing, in milliseconds. */
const longestQuietMs = 5 * 60_000;
/** Calls `beat` whenever the log has been quiet for five minutes, until the returned function is called. */
function startHeartbeat({ clock, quietMs, beat }) {
    let cancelTimer = () => undefined;
    const wait = (ms) => {
        cancelTimer = clock.setTimer(ms, () => {
            const left = longestQuietMs - quietMs();
            // Sums of fractions are inexact: a rest below a millisecond may be too little to move the clock.
            const isDue = left < 1;
            if (isDue)
                beat();
            wait(isDue ? longestQuietMs : left);
        });
    };
    wait(longestQuietMs - quietMs());
    return () => cancelTimer();
}


/***/ }),

/***/ 7860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OG: () => (/* binding */ readWaiting),
/* harmony export */   W3: () => (/* binding */ readComment),
/* harmony export */   lN: () => (/* binding */ readAfterBuild)
/* harmony export */ });
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7614);
/* harmony import */ var _core_input_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1194);
/* harmony import */ var _core_input_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1981);
/* harmony import */ var _core_input_parsers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9145);
/* harmony import */ var _core_step_log_logged_steps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(316);
/* harmony import */ var _artefacts_none_matching_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4928);






/** @param cancelAbandoned the action's own default: `true` where it started the builds itself */
function readWaiting(inputs, defaults) {
    return {
        timeout: inputs.value('timeout', (0,_core_input_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .durationBetween */ .h9)('1s', '365d'), '2h'),
        pollInterval: inputs.value('pollInterval', (0,_core_input_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .durationBetween */ .h9)('1s', '10m'), '30s'),
        cancelAbandoned: inputs.value('cancelAbandoned', _core_input_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBoolean */ .yG, defaults.cancelAbandoned),
        failOn: inputs.value('failOn', parseFailOn, 'failed, canceled, timeout'),
    };
}
function readAfterBuild(inputs) {
    return {
        artefacts: inputs.optional('artefacts', _core_input_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePatterns */ .Z7) ?? [],
        ifNoArtefacts: (0,_artefacts_none_matching_js__WEBPACK_IMPORTED_MODULE_4__/* .readIfNoArtefacts */ .aw)(inputs),
        publicLinks: inputs.value('publicLinks', _core_input_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBoolean */ .yG, 'true'),
        publicLinkExpiry: inputs.value('publicLinkExpiry', (0,_core_input_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .durationBetween */ .h9)('1m', '365d'), '7d'),
        download: inputs.text('download') || undefined,
        summary: inputs.value('summary', _core_input_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBoolean */ .yG, 'true'),
        stepLogs: inputs.value('stepLogs', (0,_core_input_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(_core_step_log_logged_steps_js__WEBPACK_IMPORTED_MODULE_3__/* .stepLogChoices */ .p0), 'failed'),
    };
}
/** @throws InputError when `comment` or `qrCodes` is wanted without a token for GitHub */
function readComment(inputs) {
    const comment = inputs.value('comment', _core_input_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBoolean */ .yG, 'false');
    const qrCodes = inputs.value('qrCodes', _core_input_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBoolean */ .yG, 'false');
    const githubToken = inputs.text('githubToken');
    const wanted = [...(comment ? ['comment'] : []), ...(qrCodes ? ['qrCodes'] : [])];
    if (wanted.length > 0 && githubToken === '')
        throw new _core_input_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([...wanted, 'githubToken'], `Input githubToken is required for ${wanted.join(' and ')}. Leave githubToken out to use the workflow's own token.`);
    return {
        comment,
        commentKey: inputs.text('commentKey') || undefined,
        commentText: readCommentText(inputs),
        qrCodes,
        githubToken,
    };
}
/** The rest of the comment, and the sections of other steps, need their room. */
const longestCommentText = 4_000;
function readCommentText(inputs) {
    const text = inputs.text('commentText');
    const count = [...text].length;
    if (count <= longestCommentText)
        return text;
    const [is, most] = [count, longestCommentText].map((number) => number.toLocaleString('en-US'));
    throw new _core_input_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(['commentText'], `Input commentText has ${is} characters. Expected at most ${most} characters of Markdown.`);
}
/** End states in a list, or `none`; GitHub's own spelling of `canceled` is understood. */
function parseFailOn(text) {
    const words = (0,_core_input_list_js__WEBPACK_IMPORTED_MODULE_1__/* .parseList */ .E1)(text).map((word) => (word === 'cancelled' ? 'canceled' : word));
    if (words.length === 1 && words[0] === 'none')
        return [];
    const states = words.filter(_contract_state_js__WEBPACK_IMPORTED_MODULE_5__/* .hasEnded */ .hY);
    if (words.length === 0 || states.length < words.length)
        throw new _core_input_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(`a list of ${_contract_state_js__WEBPACK_IMPORTED_MODULE_5__/* .endStates */ .mO.join(', ')}; or only none`);
    return states;
}


/***/ }),

/***/ 5831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _1: () => (/* binding */ logChanges),
/* harmony export */   _8: () => (/* binding */ createOutageLog),
/* harmony export */   qy: () => (/* binding */ warnOfOtherCommits)
/* harmony export */ });
/* harmony import */ var _core_refs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1306);
/* harmony import */ var _core_report_workflow_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3536);
/* harmony import */ var _report_log_progress_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9157);
/* harmony import */ var _report_wording_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9731);
/** The log of followed builds while they run. */




/** Logs each start, each change of state, and each step that begins or fails, from now on. */
function logChanges({ store, runner, clock, }) {
    let toldAt = clock.monotonic();
    const tell = (lines) => {
        for (const line of lines)
            runner.log.info(line);
        if (lines.length > 0)
            toldAt = clock.monotonic();
    };
    store.onChange((report, before) => {
        report.workflows.forEach((workflow, index) => {
            const was = before.workflows[index];
            if (workflow !== was)
                tell((0,_report_log_progress_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .progressLines */ .Ld)({ report, workflow, was, now: store.now() }));
        });
    });
    return { quietMs: () => clock.monotonic() - toldAt, tell };
}
/**
 * Compares the commit that the service says it builds with the event's. A different one is a warning and not a failure:
 * the branch has moved on, or a run was started again.
 */
function warnOfOtherCommits({ store, runner }) {
    store.onChange((now, before) => {
        now.workflows.forEach((workflow, index) => {
            if (!(0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_2__/* .hasBuild */ .N_)(workflow) || workflow.commit === undefined || now.commit === undefined)
                return;
            const { commit } = workflow;
            const was = before.workflows[index];
            const isNew = !was || !(0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_2__/* .hasBuild */ .N_)(was) || was.commit !== commit;
            if (!isNew || (0,_core_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameCommit */ .sw)(commit, now.commit))
                return;
            runner.log.warning(`${(0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_2__/* .workflowLabel */ .Sz)(workflow)}: the service builds commit ${commit}, this run is for ${now.commit}. The branch has moved on since the event.`, { title: 'Another commit is built' });
        });
    });
}
function createOutageLog(log) {
    const out = new Set();
    return {
        begin(index, { name, error }) {
            if (out.size === 0)
                log.warning(`${name}: ${error.message} The build continues. Still waiting.`);
            out.add(index);
        },
        end(index, { name, lastedMs }) {
            out.delete(index);
            if (out.size === 0)
                log.info(`${name}: the service answers again, after ${(0,_report_wording_units_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S5)(lastedMs)}.`);
        },
        forget: (index) => void out.delete(index),
        isOut: (index) => out.has(index),
    };
}


/***/ }),

/***/ 3135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ publishBuildIds),
/* harmony export */   e: () => (/* binding */ publishOutputs)
/* harmony export */ });
/* harmony import */ var _core_report_times_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5687);
/* harmony import */ var _core_report_workflow_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3536);
/* harmony import */ var _artefacts_reported_artefacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4820);
/* harmony import */ var _artefacts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9502);




/** Sets all outputs from the report; later values replace earlier ones. */
function publishOutputs({ store, runner }) {
    const { report } = store;
    const outputs = {
        ...buildIdOutputs(report),
        ...buildOutputs(report),
        ...(0,_artefacts_reported_artefacts_js__WEBPACK_IMPORTED_MODULE_1__/* .artefactOutputs */ .l)((0,_artefacts_js__WEBPACK_IMPORTED_MODULE_0__/* .artefactsOf */ .nN)(report)),
    };
    for (const [name, value] of Object.entries(outputs))
        runner.setOutput(name, value);
}
/** Sets the ids and the page that are known: a step that is killed while it still starts other builds has them. */
function publishBuildIds({ store, runner }) {
    for (const [name, value] of Object.entries(buildIdOutputs(store.report)))
        runner.setOutput(name, value);
}
/** By the names of action.yml. Lists are JSON; unknown values are empty. */
function buildIdOutputs({ workflows }) {
    const builds = workflows.filter(_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_2__/* .hasBuild */ .N_);
    return {
        buildId: builds[0]?.buildId ?? '',
        buildIds: JSON.stringify(builds.map(({ buildId }) => buildId)),
        buildUrl: builds[0]?.pageUrl ?? '',
    };
}
function buildOutputs({ status, workflows }) {
    const builds = workflows.filter(_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_2__/* .hasBuild */ .N_);
    const whole = (0,_core_report_times_js__WEBPACK_IMPORTED_MODULE_3__/* .wholeTimes */ .Wb)(workflows);
    return {
        status: status ?? '',
        startedAt: isoTime(whole.startedAt),
        finishedAt: isoTime(whole.finishedAt),
        duration: String(secondsOf((0,_core_report_times_js__WEBPACK_IMPORTED_MODULE_3__/* .wholeSpan */ .ic)(workflows)) ?? ''),
        builds: JSON.stringify(builds.map(buildOutput)),
    };
}
function buildOutput(build) {
    const { buildId, workflowId, status, startedAt, pageUrl } = build;
    const finishedAt = build.kind === 'ended' ? build.finishedAt : undefined;
    return {
        buildId,
        workflowId: workflowId ?? '',
        status,
        startedAt: isoTime(startedAt),
        finishedAt: isoTime(finishedAt),
        duration: secondsOf((0,_core_report_times_js__WEBPACK_IMPORTED_MODULE_3__/* .buildSpan */ .tZ)(build)),
        ...(pageUrl === undefined ? {} : { url: pageUrl }),
        ...(build.kind === 'ended' && build.failure ? { failure: build.failure.reason } : {}),
    };
}
function isoTime(ms) {
    return ms === undefined ? '' : new Date(ms).toISOString();
}
function secondsOf(span) {
    const ms = (0,_core_report_times_js__WEBPACK_IMPORTED_MODULE_3__/* .durationOf */ .cf)(span);
    return ms === undefined ? undefined : Math.round(ms / 1000);
}


/***/ }),

/***/ 9319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ openPullRequestPage)
});

;// CONCATENATED MODULE: ./out/report/comment/own-text.js
/**
 * The user's Markdown for the head of a section, or `undefined` if nothing is left of it. It may be made of the title
 * of a pull request, so it is hostile: HTML comments are taken out, because the sections of a comment stand between
 * such markers, and nothing that it leaves open reaches what follows.
 *
 * It is a quotation: whatever Markdown it opens, such as a fence, ends with it. HTML does not, so only whole tags stay
 * tags, and each gets its end below.
 */
function ownText(markdown, redact) {
    // A value can be put together by what is taken out, and hidden from the redactor by what is put in.
    const text = redact(withoutComments(redact(markdown.toWellFormed()))).trim();
    if (text === '')
        return undefined;
    const { shown, open } = withWholeTags(text);
    const lines = shown.split(/\r\n|\r|\n/).map((line) => `> ${line}`.trimEnd());
    const ends = open.toReversed().map((name) => `</${name}>`);
    return [...lines, ...(ends.length > 0 ? ['', ...ends] : [])].join('\n');
}
/** Without comments, closed or not, until none is left. */
function withoutComments(markdown) {
    let [text, before] = [markdown, ''];
    while (text !== before) {
        before = text;
        text = text.replace(/<!--(?:-?>|[\s\S]*?(?:--!?>|$))/g, '');
    }
    return text;
}
/** Shows `<` as it is, in Markdown and in code, and keeps HTML from reading a tag: an invisible character after it. */
const inert = '<\u2060';
/** A whole tag of one line, or an address in angle brackets; otherwise only the `<` before what HTML takes for a tag. */
const markup = /<\/?([a-z][a-z0-9]*)(?:[ \t]+[a-z_:][\w.:-]*(?:[ \t]*=[ \t]*(?:[^\s"'=<>`]+|'[^'<\r\n]*'|"[^"<\r\n]*"))?)*[ \t]*\/?>|<https?:\/\/[^\s<>"'`]+>|<(?=[a-z/!?])/gi;
/** @returns also the names of the tags that were opened; each is closed at the end, and one end too many means nothing */
function withWholeTags(text) {
    const open = [];
    const shown = text.replace(markup, (found, tag) => {
        if (found === '<')
            return inert;
        const name = tag?.toLowerCase();
        if (name === undefined || single.test(name))
            return found;
        if (!paired.test(name))
            return `${inert}${found.slice(1)}`;
        if (!found.startsWith('</'))
            open.push(name);
        return found;
    });
    return { shown, open };
}
// The elements that GitHub shows, except those of tables: a quotation inside an open table would have no end.
const single = /^(?:br|hr|img|source|wbr)$/;
const paired = /^(?:a|abbr|b|bdo|blockquote|cite|code|dd|del|details|dfn|div|dl|dt|em|figcaption|figure|h[1-6]|i|ins|kbd|li|mark|ol|p|picture|pre|q|rp|rt|ruby|s|samp|small|span|strike|strong|su[bp]|summary|time|tt|ul|var)$/;

// EXTERNAL MODULE: ./out/core/report/steps.js
var report_steps = __webpack_require__(2386);
// EXTERNAL MODULE: ./out/core/report/workflow.js
var report_workflow = __webpack_require__(3536);
// EXTERNAL MODULE: ./out/report/escape/blocks.js
var blocks = __webpack_require__(7869);
// EXTERNAL MODULE: ./out/report/escape/markdown.js
var markdown = __webpack_require__(598);
// EXTERNAL MODULE: ./out/report/wording/artefacts.js
var wording_artefacts = __webpack_require__(7051);
// EXTERNAL MODULE: ./out/report/wording/names.js
var names = __webpack_require__(1564);
// EXTERNAL MODULE: ./out/report/wording/overview.js
var overview = __webpack_require__(6557);
// EXTERNAL MODULE: ./out/report/wording/states.js
var states = __webpack_require__(6996);
// EXTERNAL MODULE: ./out/report/wording/units.js
var units = __webpack_require__(9731);
;// CONCATENATED MODULE: ./out/report/comment/section.js









/**
 * The section of a step in the comment of a pull request: verdict, states and time left, problems, and the artefacts of
 * each workflow with links and QR codes, folded. Leaves out the logs of failed steps: more people read a comment than a
 * log.
 */
function sectionMarkdown(report, at) {
    const problems = (0,overview/* problemList */.gH)(report, { causes: 3 });
    return [
        `### ${(0,overview/* headingText */.ky)(report)}`,
        (0,overview/* aboutLine */.eS)(report),
        stateTable(report),
        ...(problems ? [problems] : []),
        ...report.workflows.flatMap((workflow) => artefactFold(workflow, report)),
        ...footer(report, at),
    ].join('\n\n');
}
function stateTable(report) {
    return (0,blocks/* markdownTable */.Qj)([{ title: 'Workflow' }, { title: 'State' }, { title: 'On a phone' }], report.workflows.map((workflow) => [
        (0,names/* workflowLink */.k1)(workflow, report),
        stateCell(workflow),
        phoneLinks(artefactsOf(workflow).filter(wording_artefacts/* isForPhones */.z9)),
    ]));
}
/**
 * `🔨 building: Build Android, about 4 min left` while it runs; `✅ finished in 4 min 12 s` in the end, over the slowest
 * step.
 */
function stateCell(workflow) {
    const { icon, text } = (0,states/* workflowVerdict */.Xt)(workflow);
    if (workflow.kind === 'ended')
        return `${icon} ${(0,markdown/* markdownText */.p7)(text)}${slowestText(workflow)}`;
    const estimate = (0,report_workflow/* estimateOf */.qn)(workflow);
    const left = estimate ? `, ${(0,markdown/* markdownText */.p7)(estimate)}` : '';
    return `${icon} ${(0,markdown/* markdownText */.p7)((0,states/* stateText */.r9)(workflow))}${left}`;
}
function slowestText({ steps }) {
    const [slowest] = (0,report_steps/* slowestSteps */.pB)(steps);
    if (!slowest)
        return '';
    const { name, duration } = slowest;
    return `<br><sub>slowest step ${(0,markdown/* markdownText */.p7)(name)}, ${(0,units/* durationText */.S5)(duration)}</sub>`;
}
/** The links for testers; if there are several, each has the name of its artefact. */
function phoneLinks(artefacts) {
    const [only, ...others] = artefacts;
    if (!only)
        return '–';
    if (others.length === 0)
        return (0,wording_artefacts/* artefactLink */.fk)(only);
    return artefacts.map((artefact) => `${(0,markdown/* markdownCode */.D9)(artefact.name)} ${(0,wording_artefacts/* artefactLink */.fk)(artefact)}`).join('<br>');
}
function artefactsOf(workflow) {
    return workflow.kind === 'ended' ? workflow.artefacts : [];
}
/** The artefacts of a workflow, open when it is the only one. */
function artefactFold(workflow, report) {
    const artefacts = artefactsOf(workflow);
    if (artefacts.length === 0)
        return [];
    const count = (0,units/* countText */.lT)(artefacts.length, 'artefact');
    const figures = (0,wording_artefacts/* qrFigures */.ZV)(artefacts);
    const title = `📦 ${(0,markdown/* markdownStrong */.Jr)((0,names/* workflowName */.tv)(workflow, report))}: ${count}${figures.length > 0 ? ', QR codes' : ''}`;
    const table = (0,wording_artefacts/* artefactTable */.bh)(artefacts, { columns: ['name', 'size', 'link'] });
    const body = [table, ...figures, ...(0,wording_artefacts/* iosNote */.Of)(artefacts)].join('\n\n');
    return [(0,blocks/* folded */.TM)({ title, body, ...(report.workflows.length === 1 ? { state: 'open' } : {}) })];
}
/** A comment is edited only when something changes, so it shows the time of its last edit until the step ends. */
function footer(report, { now }) {
    if (report.finishedAt !== undefined)
        return [];
    return [`<sub>As of ${(0,units/* momentText */.Am)(now)}</sub>`];
}

// EXTERNAL MODULE: ./out/clock.js
var out_clock = __webpack_require__(3194);
// EXTERNAL MODULE: ./out/errors.js
var errors = __webpack_require__(4925);
// EXTERNAL MODULE: ./out/runner/github/retry.js
var retry = __webpack_require__(4581);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(2311);
// EXTERNAL MODULE: ./out/runner/github/client.js
var client = __webpack_require__(5284);
;// CONCATENATED MODULE: ./out/runner/github/comment/comments.js



/** The comments of a pull request. Each request is sent once: a writer must read again before it writes again. */
function commentsOf({ octokit, where }, pullRequest) {
    const { issues } = octokit.rest;
    return {
        async own(author, signal) {
            const all = await (0,client/* allPages */.S4)((page) => issues.listComments({
                ...where,
                issue_number: pullRequest,
                per_page: 100,
                page,
                request: { ...client/* once */.Oo, signal },
            }));
            const own = all.filter(({ user }) => isBy(author, user));
            return own.map(commentOf).toSorted((left, right) => left.id - right.id);
        },
        async read(id, signal) {
            try {
                const { data } = await issues.getComment({ ...where, comment_id: id, request: { ...client/* once */.Oo, signal } });
                return commentOf(data);
            }
            catch (failure) {
                if (isMissing(failure))
                    return undefined;
                throw failure;
            }
        },
        async create(body, signal) {
            const created = await issues.createComment({
                ...where,
                issue_number: pullRequest,
                body,
                request: { ...client/* once */.Oo, signal },
            });
            return commentOf(created.data);
        },
        async update(id, { body, signal }) {
            await issues.updateComment({ ...where, comment_id: id, body, request: { ...client/* once */.Oo, signal } });
        },
        async remove(id, signal) {
            try {
                await issues.deleteComment({ ...where, comment_id: id, request: { ...client/* once */.Oo, signal } });
            }
            catch (failure) {
                if (!isMissing(failure))
                    throw failure;
            }
        },
    };
}
function commentOf(data) {
    return { id: data.id, body: data.body ?? '', url: data.html_url };
}
/** Logins are case-insensitive, and GraphQL may leave out the `[bot]` that REST appends to an app's name. */
function isBy(author, user) {
    if (user === null)
        return false;
    const [name, wanted] = [user.login.toLowerCase(), author.toLowerCase()];
    return name === wanted || (user.type === 'Bot' && name === `${wanted}[bot]`);
}
function isMissing(failure) {
    return failure instanceof retry/* GitHubFailure */.iK && (failure.status === 404 || failure.status === 410);
}
const viewer = schemas/* object */.Ikc({ data: schemas/* object */.Ikc({ viewer: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }) }) });
/**
 * The login of the token's owner, such as `github-actions[bot]`. GraphQL is asked, because REST's `GET /user` refuses
 * the workflow's own token.
 *
 * @throws GitHubFailure, or the signal's reason
 */
async function viewerLogin({ octokit, graphqlUrl }, signal) {
    const { data } = await octokit.request({
        method: 'POST',
        url: graphqlUrl,
        query: 'query { viewer { login } }',
        request: signal ? { signal } : {},
    });
    return viewer.parse(data).data.viewer.login;
}

// EXTERNAL MODULE: ./out/core/text/shorten.js
var shorten = __webpack_require__(2421);
;// CONCATENATED MODULE: ./out/core/text/comment-sections.js
/**
 * Several steps and jobs share one comment on a pull request. Each has one section, between two hidden markers with its
 * key and the run that wrote it. The sections of other steps are copied unchanged.
 */

/** GitHub refuses a longer comment. */
const longestComment = 65_536;
/** Characters that a shortened section leaves for later sections. */
const keptFree = 8_192;
/** The hidden first line that identifies a comment; each key has its own. */
function commentMarker(commentKey) {
    return `<!-- build-service-action:comment key=${encoded(commentKey)} -->`;
}
/** Whether a comment has this key. Its author must be checked too: anybody can write a marker. */
function isCommentOf(body, commentKey) {
    return body.split(/\r?\n/, 1)[0] === commentMarker(commentKey);
}
/** The sections of a comment by key, in their order; of two with the same key, the newer one. */
function readSections(body) {
    const sections = new Map();
    const form = /^<!-- build-service-action:section key=(\S*) run=(\d+) attempt=(\d+) -->\r?\n([\s\S]*?)\r?\n<!-- build-service-action:end key=\1 -->\r?$/gm;
    for (const [, key = '', runId = '', runAttempt = '', markdown = ''] of body.matchAll(form)) {
        const section = { key: decoded(key), runId, runAttempt, markdown };
        const known = sections.get(section.key);
        if (!known || !isNewer(known, section))
            sections.set(section.key, section);
    }
    return sections;
}
/**
 * The comment with one section added or replaced; `body` is `undefined` for a comment that does not exist yet. Sections
 * are ordered by key, so that two writers agree. The sections of other steps stay whole: if the comment would be longer
 * than GitHub allows, this section is shortened and says so.
 */
function withSection(body, change) {
    const before = body ?? '';
    const sections = new Map(readSections(before));
    const known = sections.get(change.section.key);
    if (known && isNewer(known, change.section) && isBelievable(known, change.section))
        return { kind: 'newerRun', body: before, newerRun: `${known.runId}, attempt ${known.runAttempt}` };
    const set = (markdown) => {
        sections.set(change.section.key, { ...change.section, markdown });
        return comment_sections_commentOf(change.commentKey, [...sections.values()]);
    };
    const markdown = withoutMarkers(change.markdown);
    const whole = set(markdown);
    if ((0,shorten/* charactersIn */.aT)(whole) <= longestComment)
        return { kind: 'changed', body: whole };
    const room = longestComment - (0,shorten/* charactersIn */.aT)(set(''));
    const shorter = set((0,shorten/* shortened */.vI)(markdown, {
        limit: Math.floor(Math.max(room - keptFree, room / 2)),
        measure: shorten/* charactersIn */.aT,
        note: 'The rest does not fit into a comment; the job summary has everything.',
    }));
    if ((0,shorten/* charactersIn */.aT)(shorter) <= longestComment)
        return { kind: 'changed', body: shorter };
    return { kind: 'full', body: before };
}
function comment_sections_commentOf(commentKey, sections) {
    const ordered = sections.toSorted((left, right) => (left.key < right.key ? -1 : 1));
    return [commentMarker(commentKey), ...ordered.map(sectionText)].join('\n');
}
/** Without the empty lines, GitHub would not read the section as Markdown. */
function sectionText(section) {
    const key = encoded(section.key);
    const [run, attempt] = [numberOf(section.runId), numberOf(section.runAttempt)];
    return [
        `<!-- build-service-action:section key=${key} run=${run} attempt=${attempt} -->`,
        `\n${section.markdown.trim()}\n`,
        `<!-- build-service-action:end key=${key} -->`,
    ].join('\n');
}
/** Whether `left` is from a newer run, or a later attempt of the same run, than `right`. */
function isNewer(left, right) {
    const [leftRun, rightRun] = [numberOf(left.runId), numberOf(right.runId)];
    if (leftRun !== rightRun)
        return leftRun > rightRun;
    return numberOf(left.runAttempt) > numberOf(right.runAttempt);
}
/**
 * Whether a run of that number can exist by now. Any step with the same token can write this section; without this
 * check, one with an enormous number would own it forever.
 */
function isBelievable(known, own) {
    const run = numberOf(own.runId);
    return run === 0n || numberOf(known.runId) <= 10n * run;
}
/** Outside GitHub there is no run number; that counts as the oldest. */
function numberOf(digits) {
    return /^\d+$/.test(digits) ? BigInt(digits) : 0n;
}
/** Escaped Markdown has no HTML comments; this makes sure of it for any text. */
function withoutMarkers(markdown) {
    return markdown.replaceAll('<!--', '&lt;!--');
}
/** One word that cannot end an HTML comment: `>`, `-` and white space are encoded. */
function encoded(text) {
    return encodeURIComponent(text.toWellFormed()).replaceAll('-', '%2D');
}
function decoded(word) {
    try {
        return decodeURIComponent(word);
    }
    catch {
        return word; // the marker was edited by hand
    }
}

// EXTERNAL MODULE: ./out/retry.js
var out_retry = __webpack_require__(7678);
;// CONCATENATED MODULE: ./out/runner/github/comment/own-section.js

/**
 * Whether a comment is right, and its right body: it has this step's section, or that of a newer run, and every section
 * of the duplicates. A section that is already in the comment wins over a duplicate, as it was written later.
 */
function correctionOf(own, { body, markdown, duplicates }) {
    const { commentKey, section } = own;
    const before = body === undefined ? undefined : readSections(body);
    const changed = withSection(body, { commentKey, section, markdown });
    let after = changed.body;
    const known = readSections(after);
    const missing = duplicates.flatMap((duplicate) => [...readSections(duplicate).values()].filter(({ key }) => !known.has(key)));
    for (const lost of missing) {
        after = withSection(after, { commentKey, section: lost, markdown: lost.markdown }).body;
    }
    const isRight = before !== undefined && missing.length === 0 && isSame(before.get(section.key), known.get(section.key));
    const newerRun = changed.kind === 'newerRun' ? changed.newerRun : undefined;
    return { isRight, body: after, newerRun };
}
/** Whether a comment has sections of other steps. */
function isShared({ section }, body) {
    return [...readSections(body).keys()].some((key) => key !== section.key);
}
function isSame(left, right) {
    if (!left || !right)
        return left === right;
    const isOfRun = left.runId === right.runId && left.runAttempt === right.runAttempt;
    return isOfRun && plain(left.markdown) === plain(right.markdown);
}
/** A browser changes the line ends of a comment that somebody edits; that does not count as a difference. */
function plain(markdown) {
    return markdown.replaceAll('\r\n', '\n').trim();
}

;// CONCATENATED MODULE: ./out/runner/github/comment/section-writer.js




const writerLimits = {
    write: 1_500,
    slowWrite: 8_000,
    lateWrites: 4,
    rounds: 12,
    retry: { ...retry/* gitHubRetryLimits */.Az, backoffCapMs: 8_000 },
};
/**
 * Sets one section of a comment that other steps also write. GitHub has no conditional update of a comment, so a write
 * may undo another one that came after its read. Therefore a section counts as written only when it was read back, a
 * write follows its read within `limits.write`, and `CommentUpdater` checks the comment once more after a longer time.
 */
class SectionWriter {
    #options;
    #limits;
    /** The comment, and duplicates that other steps created at the same moment, to be merged into it. */
    #found;
    #created;
    #lastWrite = Number.NEGATIVE_INFINITY;
    constructor(options) {
        this.#options = options;
        this.#limits = options.limits ?? writerLimits;
    }
    /** When something was last written, by the monotonic clock; minus infinity before that. */
    get lastWrite() {
        return this.#lastWrite;
    }
    /**
     * Resolves when the section, or that of a newer run, was read back and is right. Writes only what is different.
     *
     * @throws GitHubFailure, or the signal's reason
     */
    async set(markdown, signal) {
        let late = 0;
        const begun = this.#options.clock.monotonic();
        for (let round = 1; round <= this.#limits.rounds; round += 1) {
            try {
                const time = late < this.#limits.lateWrites ? this.#limits.write : this.#limits.slowWrite;
                const written = await this.#round(markdown, { time, signal });
                if (written)
                    return written;
            }
            catch (thrown) {
                if (round === this.#limits.rounds)
                    throw thrown;
                if (thrown instanceof WriteTooLate)
                    late += 1;
                else
                    await this.#pauseAfter(thrown, { round, begun, signal });
            }
        }
        throw new retry/* GitHubFailure */.iK('Other steps kept changing the comment back', {});
    }
    /** One read and, where it shows a difference, one write; `undefined` after a write, which must be read back. */
    async #round(markdown, { time, signal }) {
        const { comments, clock, own } = this.#options;
        this.#found ??= await this.#locate(signal);
        const since = clock.monotonic();
        const comment = this.#found && (await comments.read(this.#found.id, signal));
        const duplicates = this.#found?.duplicates ?? [];
        const texts = duplicates.map(({ body }) => body);
        const { isRight, body, newerRun } = correctionOf(own, {
            body: comment?.body,
            markdown,
            duplicates: texts,
        });
        if (!comment)
            await this.#create(body, signal);
        else if (!isRight)
            await this.#update(comment.id, { body, until: since + time, signal });
        else {
            for (const { id } of duplicates)
                await comments.remove(id, signal);
            this.#found = { id: comment.id, duplicates: [] };
            return { url: comment.url, isShared: isShared(own, comment.body), newerRun };
        }
        return undefined;
    }
    /** The oldest is the comment: all steps agree on that, whichever created the others. */
    async #locate(signal) {
        const { comments, author, own } = this.#options;
        const all = await comments.own(author, signal);
        const found = all.filter(({ body }) => isCommentOf(body, own.commentKey));
        // The list may not have the comment yet that this writer has just created.
        if (this.#created && found.every(({ id }) => id !== this.#created?.id))
            found.push(this.#created);
        this.#created = undefined;
        const [oldest, ...duplicates] = found.toSorted((left, right) => left.id - right.id);
        return oldest && { id: oldest.id, duplicates };
    }
    async #create(body, signal) {
        this.#found = undefined; // then look whether another step created one, too
        this.#created = await this.#options.comments.create(body, signal);
        this.#lastWrite = this.#options.clock.monotonic();
    }
    async #update(id, change) {
        const { comments, clock } = this.#options;
        const { body, until, signal } = change;
        if (until <= clock.monotonic())
            throw new WriteTooLate();
        const tooLate = new AbortController();
        const cancelTimer = clock.setTimer(until - clock.monotonic(), () => tooLate.abort());
        try {
            await comments.update(id, { body, signal: AbortSignal.any([signal, tooLate.signal]) });
        }
        catch (thrown) {
            throw tooLate.signal.aborted ? new WriteTooLate() : thrown;
        }
        finally {
            cancelTimer();
            this.#lastWrite = clock.monotonic(); // also after a failure: the write may have been done
        }
    }
    /** @throws the failure, if the retry policy stops; the signal's reason */
    async #pauseAfter(thrown, state) {
        const { round, begun, signal } = state;
        signal.throwIfAborted();
        if (!(thrown instanceof retry/* GitHubFailure */.iK))
            throw thrown;
        const { budget, clock, random } = this.#options;
        const elapsedMs = clock.monotonic() - begun;
        const decision = (0,out_retry/* decideRetry */.tE)({
            operation: 'read',
            attempt: round,
            failure: thrown.failure,
            elapsedMs,
            fraction: random.fraction(),
        }, this.#limits.retry);
        if (decision.kind === 'stop')
            throw thrown;
        await budget.pause(decision.ms, signal).catch((reason) => {
            throw reason instanceof retry/* BudgetSpent */.KI ? thrown : reason;
        });
    }
}
/** The write took too long after its read: other steps may have written since. It may have been done, or not. */
class WriteTooLate extends retry/* GitHubFailure */.iK {
    constructor() {
        super('GitHub took too long to change the comment', {});
    }
}

;// CONCATENATED MODULE: ./out/runner/github/comment/comment-updater.js





const updaterLimits = {
    editInterval: 60_000,
    check: 2_000,
    sharedCheck: 10_000,
    checks: 8,
};
/**
 * Updates the section of this step in the comment of each pull request that the run is for. Returns at once:
 * requests are sent in the background, when there is something to show. A run without a pull request gets a notice.
 */
function createCommentUpdater({ findRun, own, random, ...dependencies }) {
    const { clock, budget, log } = dependencies;
    const open = async (signal) => {
        const { github, pullRequests } = await findRun(signal);
        if (pullRequests.length === 0) {
            log.notice('There is no comment, because this run is not for a pull request. The job summary has everything.');
            return [];
        }
        const author = await viewerLogin(github, signal);
        return pullRequests.map((number) => new SectionWriter({ comments: commentsOf(github, number), author, own, clock, random, budget }));
    };
    return new CommentUpdater({ open, ...dependencies });
}
/**
 * Keeps the section of this step up to date, in the background. A failure here never fails the step; it is reported
 * once.
 */
class CommentUpdater {
    #options;
    #limits;
    #stop = new AbortController();
    /** Aborted when there is newer text to show, so that no wait for the older one goes on. */
    #replaced = new AbortController();
    #writers;
    #work = Promise.resolve();
    #stage = 'idle';
    #isFinishing = false;
    #hasReportedNewerRun = false;
    #wanted;
    #shown;
    #url;
    constructor(options) {
        this.#options = options;
        this.#limits = options.limits ?? updaterLimits;
    }
    /** The page of the comment (the first of several); `undefined` as long as there is none. */
    get url() {
        return this.#url;
    }
    /** Shows this soon: at once, or a minute after the last edit. Text that was replaced meanwhile is never written. */
    show(markdown) {
        this.#wanted = markdown;
        this.#replaced.abort();
        if (this.#stage === 'idle')
            this.#work = this.#update();
    }
    /**
     * Shows the final text, at once. Resolves when the section was still right 2 s after the last write and, where other
     * steps have sections, 10 s after it; when the signal is aborted; or when nothing more can be done. Never throws.
     */
    async finish(markdown, signal) {
        const stop = () => this.#stop.abort();
        if (signal?.aborted)
            stop();
        signal?.addEventListener('abort', stop, { once: true });
        this.#isFinishing = true;
        this.show(markdown);
        await this.#options.budget.whileWaiting(() => this.#work);
        signal?.removeEventListener('abort', stop);
    }
    async #update() {
        this.#stage = 'working';
        while (this.#shown !== this.#wanted && this.#stage === 'working' && !this.#stop.signal.aborted) {
            const wanted = this.#wanted;
            try {
                await this.#showNewest();
            }
            catch (thrown) {
                const isNewest = this.#wanted === wanted;
                this.#report(thrown, isNewest && this.#isFinishing ? 'at the end' : 'meanwhile');
                this.#shown = undefined;
                if (isNewest)
                    break; // the next text to show is the next try
            }
        }
        // Nothing is awaited between the loop's last condition and this line, so `show` misses nothing.
        if (this.#stage === 'working')
            this.#stage = 'idle';
    }
    async #showNewest() {
        const writers = await this.#opened();
        const due = Math.max(...writers.map(({ lastWrite }) => lastWrite)) + this.#limits.editInterval;
        while (!this.#isFinishing && this.#options.clock.monotonic() < due) {
            this.#replaced = new AbortController();
            await this.#pauseUntil(due);
        }
        this.#replaced = new AbortController();
        const markdown = this.#wanted;
        if (markdown === undefined)
            return;
        this.#shown = markdown;
        const results = await Promise.allSettled(writers.map((writer) => this.#writeAndCheck(writer, markdown)));
        for (const result of results)
            if (result.status === 'rejected')
                throw result.reason;
    }
    /** Writes the section, and corrects it until it has stayed long enough or there is newer text to show. */
    async #writeAndCheck(writer, markdown) {
        for (let checks = 0; checks <= this.#limits.checks; checks += 1) {
            const since = this.#options.clock.monotonic();
            const written = await writer.set(markdown, this.#stop.signal);
            this.#url ??= written.url;
            this.#reportNewerRun(written);
            const next = this.#nextCheck(since - writer.lastWrite, written);
            if (next === undefined)
                return;
            await this.#pauseUntil(writer.lastWrite + next);
            if (this.#replaced.signal.aborted)
                return;
        }
    }
    /** When to check again, in milliseconds after the last write, which was this old at the last check. */
    #nextCheck(age, { isShared }) {
        const { check, sharedCheck } = this.#limits;
        return [check, ...(isShared ? [sharedCheck] : [])].find((time) => time > age);
    }
    #opened() {
        this.#writers ??= this.#options.open(this.#stop.signal).catch((failure) => {
            this.#writers = undefined;
            throw failure;
        });
        return this.#writers;
    }
    /** Ends early when there is newer text to show. @throws the reason when the updater is stopped */
    async #pauseUntil(time) {
        const { clock } = this.#options;
        const signal = AbortSignal.any([this.#stop.signal, this.#replaced.signal]);
        await (0,out_clock/* sleep */.yy)(clock, time - clock.monotonic(), signal).catch(() => this.#stop.signal.throwIfAborted());
    }
    #reportNewerRun({ newerRun }) {
        if (newerRun === undefined || this.#hasReportedNewerRun)
            return;
        this.#hasReportedNewerRun = true;
        this.#options.log.notice(`The comment shows the newer run ${newerRun}. The job summary has everything about this one.`);
    }
    #report(thrown, when) {
        if (this.#stop.signal.aborted)
            return;
        const { log, problems } = this.#options;
        const isRefusal = thrown instanceof retry/* GitHubFailure */.iK && thrown.isForbidden;
        if (isRefusal)
            this.#stage = 'given up';
        if (isRefusal)
            log.warning(`${missingPermission} (${(0,errors/* messageOf */.bD)(thrown)})`);
        else if (when === 'at the end')
            problems.add('the comment is not up to date', thrown);
        else
            log.debug(`The comment could not be edited: ${(0,errors/* messageOf */.bD)(thrown)}`);
    }
}
const missingPermission = 'There is no comment, because the token cannot write to the pull request. Add `pull-requests: write` to the ' +
    '`permissions` of this job; pull requests from forks get no such token. The job summary has everything.';

;// CONCATENATED MODULE: ./out/runner/github/pull-requests/problems.js

/** Collects what failed because of GitHub, for one warning at the end of the step. */
class GitHubProblems {
    #consequences = new Set();
    #first;
    /** @param consequence a clause such as `there are no QR codes` */
    add(consequence, failure) {
        this.#consequences.add(consequence);
        this.#first ??= (0,errors/* messageOf */.bD)(failure);
    }
    report(log) {
        if (this.#first === undefined)
            return;
        const consequences = [...this.#consequences].join(', and ');
        log.warning(`Requests to GitHub failed, so ${consequences}. The job summary has everything. ${this.#first}`);
    }
}

// EXTERNAL MODULE: ./out/core/event/run-event.js
var run_event = __webpack_require__(4677);
;// CONCATENATED MODULE: ./out/runner/github/pull-requests/run-on-github.js


function findRun(options) {
    let found;
    const find = async (signal) => {
        const github = await (0,client/* connect */.Ng)(options);
        return { github, pullRequests: await pullRequestsOf(github, { run: options.run, signal }) };
    };
    return (signal) => {
        found ??= find(signal).catch((failure) => {
            found = undefined;
            throw failure;
        });
        return orAborted(found, signal);
    };
}
/** The first caller's signal ends the look-up itself; every other signal ends only its caller's wait for it. */
function orAborted(found, signal) {
    return new Promise((resolve, reject) => {
        const leave = () => reject(signal.reason);
        if (signal.aborted)
            return leave();
        signal.addEventListener('abort', leave, { once: true });
        found.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
}
/**
 * The numbers of the pull requests that a run is for: the one of its event; those of the run that it followed; or, for
 * the push of a branch, the open ones with that head in this repository (a fork may have a branch of the same name).
 */
async function pullRequestsOf({ octokit, where }, { run, signal }) {
    const { event } = run;
    const single = (0,run_event/* pullRequestOfEvent */.My)(event);
    if (single !== undefined)
        return [single];
    if (event.workflowRun)
        return event.workflowRun.pullRequests;
    if (event.name !== 'push' || !event.ref || !('branch' in event.ref))
        return [];
    const { branch } = event.ref;
    const head = `${where.owner}:${branch}`;
    const found = await (0,client/* allPages */.S4)((page) => octokit.rest.pulls.list({ ...where, state: 'open', head, per_page: 100, page, request: { signal } }));
    const isOwn = (fullName) => fullName?.toLowerCase() === run.repository.toLowerCase();
    return found
        .filter(({ head }) => head.ref === branch && isOwn(head.repo?.full_name))
        .map((pull) => pull.number)
        .toSorted((left, right) => left - right);
}

// EXTERNAL MODULE: ./out/runner/github/qr-codes/image-store.js
var image_store = __webpack_require__(6029);
;// CONCATENATED MODULE: ./out/runner/github/qr-codes/store-qr-codes.js



/**
 * Stores the QR codes in the repository, for each pull request that the run is for. A failure here never fails the step.
 *
 * @returns their addresses in the order of the images; `undefined` when there can only be links, which a notice or
 *   `problems` explains
 * @throws the signal's reason
 */
async function storeQrCodes(options) {
    const { findRun, section, images, log, budget, problems, signal } = options;
    try {
        return await budget.whileWaiting(async () => {
            const { github, pullRequests } = await findRun(signal);
            if (pullRequests.length > 0)
                return (0,image_store/* storeImages */.E)(github, { pullRequests, section, images, signal });
            log.notice('There are links but no QR codes, because this run is not for a pull request.');
            return undefined;
        });
    }
    catch (thrown) {
        signal.throwIfAborted();
        if (!(thrown instanceof retry/* GitHubFailure */.iK) || thrown.isTransient)
            problems.add('there are no QR codes', thrown);
        else
            log.notice(`There are links but no QR codes. ${adviceFor(thrown)} (${(0,errors/* messageOf */.bD)(thrown)})`);
    }
    return undefined;
}
function adviceFor({ isForbidden }) {
    return isForbidden
        ? 'Add `contents: write` to the `permissions` of this job (pull requests from forks get no such token), or set qrCodes to false.'
        : 'They could not be stored in the repository.';
}

// EXTERNAL MODULE: ./out/tasks/following/artefacts.js
var following_artefacts = __webpack_require__(9502);
;// CONCATENATED MODULE: ./out/tasks/following/pull-request-page.js









/** From now on, keeps the comment up to date with the report, if the inputs ask for a comment. */
function openPullRequestPage(context, options) {
    const { store, clock, grace, limits, runner } = context;
    const { inputs, random } = options;
    const { run, log, cancelled } = runner;
    const { redact } = runner.redactor;
    const budget = new retry/* RetryBudget */.Km({ clock, ms: limits.githubTroubleMs });
    const problems = new GitHubProblems();
    const find = findRun({ run, token: inputs.githubToken, redact, clock, random, budget });
    const workflowIds = store.report.workflows.map(({ workflowId }) => workflowId).join(',');
    // Redacted before it is compared with the comment's text, which is redacted too.
    const section = redact(sectionKey(run, workflowIds));
    // Without any name of the application, the comment's key is empty.
    const commentKey = redact(inputs.commentKey ?? store.report.appId ?? '');
    const updater = inputs.comment
        ? createCommentUpdater({
            findRun: find,
            own: {
                commentKey,
                section: { key: section, runId: run.runId, runAttempt: run.runAttempt },
            },
            ...{ log, clock, random, budget, problems },
        })
        : undefined;
    const own = ownText(inputs.commentText, redact);
    const head = own === undefined ? '' : `${own}\n\n`;
    const markdown = () => head + sectionMarkdown(store.report, { now: store.now() });
    if (updater)
        store.onChange(() => updater.show(markdown()));
    return {
        async addQrCodes() {
            if (!inputs.qrCodes)
                return;
            const artefacts = (0,following_artefacts/* artefactsOf */.nN)(store.report);
            const images = await qrCodesOf(artefacts);
            if (images.length === 0)
                return;
            const kept = { section, images, log, budget, problems, signal: cancelled };
            const addresses = await storeQrCodes({ findRun: find, ...kept });
            const addressOf = new Map(images.map(({ link }, index) => [link, addresses?.[index]]));
            (0,following_artefacts/* replaceArtefacts */.Sz)(context, artefacts.map((artefact) => withQrCode(artefact, addressOf.get(artefact.publicUrl))));
        },
        async finish() {
            if (!updater)
                return problems.report(log);
            await grace.upTo(limits.graceMs, (signal) => updater.finish(markdown(), signal));
            runner.setOutput('commentUrl', updater.url ?? '');
            problems.report(log);
        },
    };
}
/** Identifies the section of this step in a shared comment: workflow file, job, step and `workflowId`. */
function sectionKey(run, workflowIds) {
    const file = run.workflowRef.replace(/@.*$/s, '').split('/').slice(2).join('/');
    return [file, run.job, run.action, workflowIds].join(' ');
}
/** A QR code for each link to an app that is short enough for one. Loads the encoder only if there is a link. */
async function qrCodesOf(artefacts) {
    const links = artefacts.filter(wording_artefacts/* isForPhones */.z9).map(({ name, publicUrl }) => ({ name, link: publicUrl }));
    if (links.length === 0)
        return [];
    const { longestQrLink, qrCodePng } = await Promise.all(/* import() */[__webpack_require__.e(35), __webpack_require__.e(918)]).then(__webpack_require__.bind(__webpack_require__, 6918));
    return links
        .filter(({ link }) => Buffer.byteLength(link) <= longestQrLink)
        .map(({ name, link }) => ({ name, link, png: qrCodePng(link) }));
}
function withQrCode(artefact, qrCodeUrl) {
    return qrCodeUrl === undefined ? artefact : { ...artefact, qrCodeUrl };
}


/***/ }),

/***/ 7759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ createReportStore)
/* harmony export */ });
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7614);
/* harmony import */ var _core_report_progress_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3374);
/* harmony import */ var _core_report_redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1440);
/* harmony import */ var _core_report_workflow_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3536);




function createReportStore(initial, { redact, now }) {
    let report = withStatus((0,_core_report_redaction_js__WEBPACK_IMPORTED_MODULE_1__/* .redacted */ .p)(initial, redact));
    const records = new Map();
    const listeners = [];
    const set = (next) => {
        const before = report;
        report = withStatus(next);
        for (const listener of listeners)
            listener(report, before);
    };
    const updateWorkflow = (index, change) => {
        const workflows = report.workflows.map((workflow, at) => at === index ? (0,_core_report_redaction_js__WEBPACK_IMPORTED_MODULE_1__/* .redacted */ .p)(change(workflow), redact) : workflow);
        set({ ...report, workflows });
    };
    return {
        get report() {
            return report;
        },
        now,
        update: (change) => set({ ...report, ...(0,_core_report_redaction_js__WEBPACK_IMPORTED_MODULE_1__/* .redacted */ .p)(change, redact) }),
        updateWorkflow,
        addRecord(index, build, more = (workflow) => workflow) {
            records.set(index, build);
            updateWorkflow(index, (workflow) => more((0,_core_report_progress_js__WEBPACK_IMPORTED_MODULE_0__/* .seen */ .cI)(workflow, { build, at: now() })));
        },
        record: (index) => records.get(index),
        endedRecord(index) {
            const record = records.get(index);
            return record && (0,_contract_state_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY)(record.status) ? record : undefined;
        },
        onChange: (listener) => void listeners.push(listener),
    };
}
/** The state of the whole step follows from those of its workflows. */
function withStatus({ status: _, ...report }) {
    const status = (0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .worstOf */ .hm)(report.workflows.flatMap((workflow) => (0,_core_report_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .statusOf */ .c2)(workflow) ?? []));
    return status === undefined ? report : { ...report, status };
}


/***/ }),

/***/ 1822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vu: () => (/* binding */ isRefusal),
  GH: () => (/* binding */ startOf),
  j$: () => (/* binding */ watchBuilds)
});

// EXTERNAL MODULE: ./out/api/errors.js
var errors = __webpack_require__(3120);
// EXTERNAL MODULE: ./out/contract/state.js
var state = __webpack_require__(7614);
// EXTERNAL MODULE: ./out/core/builds/completed.js
var completed = __webpack_require__(6463);
// EXTERNAL MODULE: ./out/core/report/progress.js
var progress = __webpack_require__(3374);
// EXTERNAL MODULE: ./out/core/report/workflow.js
var report_workflow = __webpack_require__(3536);
// EXTERNAL MODULE: ./out/core/watch.js
var core_watch = __webpack_require__(33);
// EXTERNAL MODULE: ./out/report/wording/states.js
var states = __webpack_require__(6996);
// EXTERNAL MODULE: ./out/report/log/progress-lines.js
var progress_lines = __webpack_require__(9157);
// EXTERNAL MODULE: ./out/report/log/stamped-line.js
var stamped_line = __webpack_require__(7387);
;// CONCATENATED MODULE: ./out/report/log/waiting-lines.js
/** What the log says in between, when nothing has changed for a while: what is waited for. */



/** Of more builds than this, one line tells how many are in which state. */
const mostNamed = 4;
/** One line for each build that runs: its step or state, and the time left; one line for many builds. */
function waitingLines({ report, isOut, now }) {
    const running = report.workflows.flatMap((workflow, index) => workflow.kind === 'running' ? [{ workflow, index }] : []);
    if (running.length > mostNamed) {
        const builds = running.map(({ workflow }) => workflow);
        const out = running.every(({ index }) => isOut(index)) ? unanswered : '';
        return [
            (0,stamped_line/* timedLine */.Mu)(`⏳ still waiting for ${running.length} builds: ${countsText(builds)}${out}`, {
                report,
                now,
            }),
        ];
    }
    return running.map(({ workflow, index }) => {
        const rest = isOut(index) ? `${lastSeen(workflow)}${unanswered}` : (0,progress_lines/* timeLeftText */.wo)(workflow);
        return (0,stamped_line/* stampedLine */.FP)({ report, workflow, now }, `${standText(workflow)}${rest}`);
    });
}
const unanswered = ' · the service does not answer';
/** Where a build stands: `▸ Build Android, still running`, or `⏳ still queued`. */
function standText(workflow) {
    if (workflow.status === undefined)
        return '❓ not seen yet';
    const step = workflow.steps.findLast(({ kind }) => kind === 'running');
    if (step)
        return `${(0,progress_lines/* stepTitle */.Fb)(step)}, still running`;
    return `${(0,states/* stateWords */.Xu)(workflow.status).icon} still ${workflow.status}`;
}
function lastSeen({ status }) {
    return status === undefined ? '' : ' when last seen';
}
/** `30 queued, 8 building`. */
function countsText(builds) {
    const byState = Map.groupBy(builds, (build) => (0,states/* stateName */.Vi)((0,states/* shownState */.B5)(build)));
    return [...byState].map(([state, { length }]) => `${length} ${state}`).join(', ');
}

// EXTERNAL MODULE: ./out/tasks/following/heartbeat.js
var heartbeat = __webpack_require__(5681);
// EXTERNAL MODULE: ./out/api/http/timeout.js
var timeout = __webpack_require__(2387);
// EXTERNAL MODULE: ./out/clock.js
var out_clock = __webpack_require__(3194);
// EXTERNAL MODULE: ./out/errors.js
var out_errors = __webpack_require__(4925);
;// CONCATENATED MODULE: ./out/tasks/following/list-looks.js
/** Many builds of one application are polled together, with the list of builds (docs/reliability.md, "Many builds"). */





function createListLooks(context, { appId, indices, polling }) {
    const { store, client, clock, limits, runner } = context;
    const running = () => indices.filter((index) => store.report.workflows[index]?.kind === 'running');
    /** The builds that the last look showed; before the first one, all. */
    let listed = new Set(running().length > limits.buildsWithLogs ? indices : []);
    /** What a look showed of a build, or why it failed, until the build's watch takes it. */
    const answers = new Map();
    let look = Promise.withResolvers();
    let pages = 0;
    let failuresInRow = 0;
    const lookOver = (shown) => {
        listed = shown;
        look.resolve();
        look = Promise.withResolvers();
    };
    const answered = async (index) => {
        while (listed.has(index) && !answers.has(index))
            await look.promise;
    };
    /** Reads pages until all builds were found, or the others cost fewer requests by their IDs. */
    const readPages = async (missing, signal) => {
        const { ref } = store.report;
        const filter = { ...(appId === undefined ? {} : { appId }), ...ref };
        let inVain = 0;
        pages = 0;
        for await (const { builds, applications } of client.builds.pages(filter, { signal })) {
            pages += 1;
            inVain += 1;
            nameApplication(applications);
            for (const build of builds) {
                const index = missing.get(build._id);
                if (index === undefined)
                    continue;
                answers.set(index, build);
                missing.delete(build._id);
                inVain = 0;
            }
            if (missing.size <= 1 || inVain >= missing.size / limits.buildsWithLogs)
                return;
        }
    };
    const nameApplication = (applications) => {
        const appName = applications?.find(({ _id }) => _id === store.report.appId)?.appName;
        if (appName && !store.report.appName)
            store.update({ appName });
    };
    /** One look. Returns how long to wait until the next one. */
    const lookOnce = async (signal) => {
        const wanted = new Map(running().flatMap((index) => {
            const workflow = store.report.workflows[index];
            return workflow && (0,report_workflow/* hasBuild */.N_)(workflow) ? [[workflow.buildId, index]] : [];
        }));
        const missing = new Map(wanted);
        try {
            const ms = 2 * limits.attemptMs;
            await (0,timeout/* withTimeout */.w)({ clock, ms, signal }, (within) => readPages(missing, within));
        }
        catch (error) {
            signal.throwIfAborted();
            runner.log.debug(`The list of builds could not be read. ${(0,out_errors/* messageOf */.bD)(error)}`);
            const outage = await outageOf(missing, signal);
            if (outage) {
                for (const index of missing.values())
                    answers.set(index, outage);
                lookOver(new Set(wanted.values()));
                return polling.pauseAfter(outage);
            }
        }
        const unlisted = new Set(missing.values());
        lookOver(new Set([...wanted.values()].filter((index) => !unlisted.has(index))));
        failuresInRow = listed.size === 0 ? failuresInRow + 1 : 0;
        // The watches write what was found into the report, by which the pause is judged.
        await (0,out_clock/* sleep */.yy)(clock, 0, signal);
        return (polling.pauseFor([...listed], { requests: pages, round: requests() }) * 2 ** Math.min(5, failuresInRow));
    };
    /** Why no build can be read; `undefined` if only the list cannot. */
    const outageOf = async (missing, signal) => {
        const [first] = missing;
        if (!first)
            return undefined;
        const [buildId, index] = first;
        try {
            answers.set(index, (await client.builds.get(buildId, { signal })).build);
            return undefined;
        }
        catch (error) {
            signal.throwIfAborted();
            if (error instanceof errors/* NotFound */.Mk)
                return undefined;
            return error instanceof Error ? error : new Error(String(error));
        }
    };
    const requests = () => {
        const byId = running().filter((index) => !listed.has(index)).length;
        return listed.size === 0 ? byId : byId + pages;
    };
    return {
        async run(signal) {
            try {
                while (running().length > limits.buildsWithLogs)
                    await (0,out_clock/* sleep */.yy)(clock, await lookOnce(signal), signal);
            }
            finally {
                lookOver(new Set());
            }
        },
        async rest(index, ms, signal) {
            const due = clock.monotonic() + ms;
            await answered(index);
            if (!answers.has(index))
                await (0,out_clock/* sleep */.yy)(clock, Math.max(0, due - clock.monotonic()), signal);
        },
        async next(index) {
            await answered(index);
            const answer = answers.get(index);
            answers.delete(index);
            if (answer instanceof Error)
                throw answer;
            return answer;
        },
        requests,
    };
}

// EXTERNAL MODULE: ./out/tasks/following/log.js
var log = __webpack_require__(5831);
;// CONCATENATED MODULE: ./out/core/estimate.js
/** More builds would widen the range by more than they improve the estimate. */
const mostEstimated = 12;
/**
 * The durations of the successful builds, newest first. Builds that failed, timed out or were cancelled are left
 * out: they show when something broke, not how long a build takes.
 *
 * @param history newest first, as the service lists builds
 */
function wholeDurations(history) {
    return history
        .filter(({ status, durationMs }) => (status === 'finished' || status === 'warning') && durationMs > 0)
        .map(({ durationMs }) => durationMs);
}
/**
 * The likely time left of a build: the median of the earlier builds that took longer than this one has run, so that the
 * estimate of a slow build grows. `undefined` without a successful earlier build.
 *
 * @param runningMs milliseconds since the build began to run; `undefined` while it is queued
 * @param history newest first
 */
function estimateEnd(runningMs, history) {
    const durations = wholeDurations(history)
        .slice(0, mostEstimated)
        .sort((a, b) => a - b);
    const [lowMs, highMs] = [durations[0], durations.at(-1)];
    if (lowMs === undefined || highMs === undefined)
        return undefined;
    const basis = { count: durations.length, lowMs, highMs };
    if (runningMs === undefined)
        return { ...basis, kind: 'queued', takesMs: median(durations) };
    const longer = durations.filter((duration) => duration > runningMs);
    if (longer.length === 0)
        return { ...basis, kind: 'late' };
    return { ...basis, kind: 'running', leftMs: median(longer) - runningMs };
}
/** @param sorted at least one */
function median(sorted) {
    const [low, high] = [Math.floor((sorted.length - 1) / 2), Math.ceil((sorted.length - 1) / 2)];
    return ((sorted[low] ?? 0) + (sorted[high] ?? 0)) / 2;
}

;// CONCATENATED MODULE: ./out/core/poll-plan.js

/** No pause is shorter than this, unless `pollInterval` is. */
const shortestPauseMs = 2000;
/**
 * The cost of one request, as a share of `pollInterval`: at 1/190, with 30 s between two requests, one more is worth
 * noticing the end 0.16 s earlier on average. A build of eight minutes has this cost; in a longer one, which takes more
 * requests anyway, one more costs a little less. The last states are short and likely to end, so that few requests
 * suffice. Chosen with `npm run bench:poll-plan`.
 */
const requestCost = 1 / 190;
const lastStateCost = 1 / 60;
const costFalls = { from: 480_000, power: 0.3 };
/** How long a state has already lasted, on average, when it is first seen. */
const unseenMs = 5000;
/**
 * How long to wait before builds that have not ended are polled together again, in milliseconds: at least 2 s, and never
 * more than `pollInterval`.
 *
 * If a build is likely to end with the hazard rate h, one request every √(2·cost/h) minimizes the sum of requests and
 * delay; for builds that are polled together, endings and requests add up. h comes from the durations of earlier builds;
 * in the last states from the state alone, which says more. While a build is queued, early, or unlike earlier ones, h is
 * low and the pause is the longest.
 */
function nextPause(moments, { pollIntervalMs, requests }) {
    const endings = moments.map(endingOf);
    const scale = 2 * pollIntervalMs * requests;
    // The next request is due when the density of requests, 1/√(2·cost/h), has added up to one. A pause that begins long
    // before the likely end therefore does not skip it.
    const step = pollIntervalMs / 32;
    let due = 0;
    let pause = 0;
    while (due < 1 && pause < pollIntervalMs) {
        pause += step;
        const worth = endings.reduce((sum, { hazard, cost }) => sum + hazard(pause) / cost, 0);
        due += step * Math.sqrt(worth / scale);
    }
    return Math.min(pollIntervalMs, Math.max(shortestPauseMs, pause));
}
/**
 * The service does not report how long the last states took in earlier builds, so their hazard falls with the time that
 * they have lasted: an upload to a store may take minutes.
 */
function endingOf({ state, runningMs, inStateMs, history }) {
    const inLastState = (chance) => ({
        hazard: (ms) => chance / (inStateMs + unseenMs + ms),
        cost: lastStateCost,
    });
    if (state === 'publishing')
        return inLastState(0.25);
    if (state === 'finishing')
        return inLastState(0.5);
    const durations = wholeDurations(history);
    if (runningMs === undefined || durations.length === 0)
        return { hazard: () => 0, cost: requestCost };
    const hazard = hazardFrom(durations);
    const cost = requestCost * (costFalls.from / median(durations.toSorted((a, b) => a - b))) ** costFalls.power;
    return { hazard: (ms) => hazard(runningMs + ms), cost };
}
/**
 * The hazard from the durations of earlier builds. Each stands for a log-logistic distribution around itself, because
 * durations vary by factors and not by minutes.
 *
 * One more build that never ends, with the weight of one earlier build, stands for the case that this build is unlike
 * the earlier ones. It hardly matters at first; once the build has run longer than they did, it makes the hazard fall,
 * so that a misleading history does not cause frequent requests forever.
 *
 * @param durations in milliseconds, at least one
 */
function hazardFrom(durations) {
    const steepness = 1 / kernelWidth(durations.map(Math.log));
    return (runningMs) => {
        if (runningMs <= 0)
            return 0;
        let ending = 0;
        let running = 1;
        for (const duration of durations) {
            const passed = (runningMs / duration) ** steepness;
            const survival = 1 / (1 + passed);
            running += survival;
            ending += (steepness / runningMs) * (1 - survival) * survival;
        }
        return ending / running;
    };
}
/**
 * How much the next build may differ from an earlier one, as the scale of a logistic distribution of logarithms: a share
 * of the earlier builds' deviation, and more if they are few, because a few may agree by accident.
 */
function kernelWidth(logarithms) {
    const mean = meanOf(logarithms);
    const variance = meanOf(logarithms.map((value) => (value - mean) ** 2));
    return 0.02 + 0.2 * Math.sqrt(variance) + 0.2 / logarithms.length ** 2;
}
function meanOf(values) {
    return values.reduce((sum, value) => sum + value, 0) / values.length;
}

;// CONCATENATED MODULE: ./out/report/wording/estimate-text.js
/**
 * The estimate as log and comment show it: `about 4 min left`. It is rounded to what it can promise, and says so when a
 * build takes longer than usual.
 */
function timeLeftText(estimate) {
    switch (estimate.kind) {
        case 'queued':
            return `${about(estimate.takesMs, estimate)} once it runs`;
        case 'running':
            return `${about(estimate.leftMs, estimate)} left`;
        case 'late':
            return 'later than usual';
    }
}
/** What it is based on: `the last 12 builds took 9 to 14 min`. */
function basisText({ count, lowMs, highMs }) {
    const builds = count === 1 ? 'the last build' : `the last ${count} builds`;
    if (highMs < second)
        return `${builds} took less than a second`;
    const unit = highMs < shortBuild ? inSeconds : inMinutes;
    const [low, high] = [unit(lowMs), unit(highMs)];
    if (low === high)
        return `${builds} took ${count === 1 ? '' : 'about '}${high}`;
    if (lowMs < second)
        return `${builds} took up to ${high}`;
    const sameUnit = low.replace(/^(\d+) (?:s|min)$/, '$1');
    return `${builds} took ${/^\d+ (?:s|min)$/.test(high) ? sameUnit : low} to ${high}`;
}
const second = 1000;
const minute = 60 * second;
/** The times of builds that take less than this are told in seconds. */
const shortBuild = 2 * minute;
function about(ms, { highMs }) {
    if (ms >= 0.75 * minute)
        return `about ${inMinutes(ms)}`;
    if (highMs >= shortBuild)
        return 'less than a minute';
    return ms < 5 * second ? 'a few seconds' : `about ${inSeconds(ms)}`;
}
/** Short ones to the second, others to ten seconds. */
function inSeconds(ms) {
    const unit = ms < 20 * second ? second : 10 * second;
    return `${Math.max(1, Math.round(ms / unit)) * (unit / second)} s`;
}
function inMinutes(ms) {
    const minutes = Math.max(1, Math.round(ms / minute));
    if (minutes < 120)
        return `${minutes} min`;
    const hours = `${Math.floor(minutes / 60)} h`;
    return minutes % 60 === 0 ? hours : `${hours} ${minutes % 60} min`;
}

// EXTERNAL MODULE: ./out/report/wording/units.js
var units = __webpack_require__(9731);
// EXTERNAL MODULE: ./out/contract/build.js
var contract_build = __webpack_require__(7271);
// EXTERNAL MODULE: ./out/contract/timestamp.js
var timestamp = __webpack_require__(3623);
;// CONCATENATED MODULE: ./out/tasks/requests/build-history.js





/** Fewer successful builds of a workflow say little about how much its builds differ. */
const enough = 3;
/**
 * The earlier builds of all workflows: of a few from the first page of the list, which usually holds the newest builds;
 * of many from more pages. They only improve the wait, so a failure to read them is ignored.
 */
async function readBuildHistory({ store, client, limits, runner }, signal) {
    const { appId, workflows } = store.report;
    const ids = [...new Set(workflows.flatMap(({ workflowId }) => workflowId ?? []))];
    const [only] = workflows.length === 1 ? ids : [];
    const filter = {
        ...(appId === undefined ? {} : { appId }),
        ...(only === undefined ? {} : { workflowId: only }),
    };
    const listed = [];
    const history = () => new Map(ids.map((workflowId) => [workflowId, pastBuilds(listed, workflowId)]));
    const mostPages = ids.length > limits.buildsWithLogs ? limits.listPages : 1;
    let pages = 0;
    try {
        for await (const { builds } of client.builds.pages(filter, { signal })) {
            listed.push(...builds);
            pages += 1;
            if (pages >= mostPages)
                break;
            if ([...history().values()].every((builds) => wholeDurations(builds).length >= enough))
                break;
        }
    }
    catch (error) {
        if (!signal.aborted)
            runner.log.debug(`The earlier builds could not be read. ${(0,out_errors/* messageOf */.bD)(error)}`);
    }
    return history();
}
function pastBuilds(builds, workflowId) {
    return builds
        .filter((build) => (0,contract_build/* workflowIdOf */.wZ)(build) === workflowId)
        .flatMap(({ status, startedAt, finishedAt }) => {
        const [from, to] = [(0,timestamp/* parseTimestamp */.EH)(startedAt), (0,timestamp/* parseTimestamp */.EH)(finishedAt)];
        return (0,state/* hasEnded */.hY)(status) && from !== undefined && to !== undefined ? [{ status, from, to }] : [];
    })
        .toSorted((left, right) => right.from - left.from)
        .map(({ status, from, to }) => ({ status, durationMs: to - from }));
}

;// CONCATENATED MODULE: ./out/tasks/following/polling.js






/** The part of the hourly requests that polling may take; the rest is for starts, lists, links and cancelling. */
const shareOfPolling = 0.9;
/**
 * Reads the history once, in the background, and then estimates all builds. If it cannot be read, there are no estimates.
 */
function createPolling(context, { pollInterval, timeoutMs, signal }) {
    const { store, client, clock, limits, runner } = context;
    const until = clock.monotonic() + timeoutMs;
    let history = new Map();
    void readBuildHistory(context, signal).then((read) => {
        history = read;
        store.report.workflows.forEach((workflow, index) => {
            if (pastBuildsOf(workflow).length > 0 && workflow.kind === 'running')
                store.updateWorkflow(index, estimated);
        });
    });
    const pastBuildsOf = ({ workflowId }) => (workflowId !== undefined && history.get(workflowId)) || [];
    /** A build that was never seen may be anywhere. */
    const estimated = (workflow) => {
        if (workflow.kind !== 'running' || workflow.status === undefined)
            return workflow;
        const { estimate: _, estimateBasis: __, ...report } = workflow;
        const estimate = estimateEnd(runningFor(workflow, store.now()), pastBuildsOf(workflow));
        if (!estimate)
            return report;
        return { ...report, estimate: timeLeftText(estimate), estimateBasis: basisText(estimate) };
    };
    let hasLoggedPause = false;
    /**
     * If the requests that are left of the hour would not last until `timeout`, all pauses grow by the same factor; this is
     * logged once.
     */
    const stretch = (round) => {
        const left = client.requestsLeft() - limits.requestsPerWindow * (1 - shareOfPolling);
        const ms = Math.min(limits.requestWindowMs, until - clock.monotonic());
        const shortest = (round * Math.max(0, ms)) / Math.max(1, left);
        if (shortest <= pollInterval)
            return 1;
        if (!hasLoggedPause) {
            hasLoggedPause = true;
            const running = store.report.workflows.filter(({ kind }) => kind === 'running').length;
            runner.log.info(`This step makes at most ${limits.requestsPerWindow} requests an hour, so ${running === 1 ? 'the build' : `each of ${running} builds`} is polled every ${(0,units/* durationText */.S5)(shortest)} for now.`);
        }
        return shortest / pollInterval;
    };
    const momentOf = (index) => {
        const workflow = store.report.workflows[index];
        if (workflow?.kind !== 'running' || workflow.status === undefined)
            return [];
        const now = store.now();
        return [
            {
                state: workflow.status,
                runningMs: runningFor(workflow, now),
                inStateMs: now - (workflow.changes.at(-1)?.at ?? now),
                history: pastBuildsOf(workflow),
            },
        ];
    };
    return {
        pauseFor(indices, { requests, round }) {
            const pause = nextPause(indices.flatMap(momentOf), { pollIntervalMs: pollInterval, requests });
            return pause * stretch(round);
        },
        pauseAfter(error) {
            const asked = error instanceof errors/* ServiceError */._7 && error.failure?.kind === 'status'
                ? (error.failure.retryAfterMs ?? 0)
                : 0;
            return Math.max(asked, pollInterval);
        },
        estimated,
    };
}
/**
 * Milliseconds since the build began to run; `undefined` while it is queued. Where the service does not say when that
 * was, what this step saw is good enough to decide when to poll.
 */
function runningFor({ status, startedAt, changes }, now) {
    const since = startedAt ?? changes.find(({ state }) => state !== 'queued' && state !== 'initializing')?.at;
    return status === 'queued' || since === undefined ? undefined : Math.max(0, now - since);
}

;// CONCATENATED MODULE: ./out/tasks/following/watch-builds.js











/**
 * Watches every running build of the report until it has ended, and writes what it sees into the report. The log says
 * at least every five minutes what is waited for.
 *
 * @throws the signal's reason
 */
async function watchBuilds(context, { pollInterval, timeoutMs, progress, signal }) {
    // Ends the history that is still being read when the watch ends, and the other watches when one fails.
    const over = new AbortController();
    const either = AbortSignal.any([signal, over.signal]);
    const polling = createPolling(context, { pollInterval, timeoutMs, signal: either });
    const outages = (0,log/* createOutageLog */._8)(context.runner.log);
    const stopHeartbeat = (0,heartbeat/* startHeartbeat */.t)({
        clock: context.clock,
        quietMs: progress.quietMs,
        beat: () => tellWaiting(context, { progress, polling, outages }),
    });
    try {
        await Promise.all([...runningByApp(context.store.report)].flatMap(([appId, builds]) => {
            const indices = builds.map(({ index }) => index);
            const looks = createListLooks(context, { appId, indices, polling });
            return [
                looks.run(either),
                ...builds.map((build) => watchOne(context, { ...build, polling, looks, outages, signal: either })),
            ];
        }));
    }
    finally {
        stopHeartbeat();
        over.abort();
    }
}
/** The running builds of each application. */
function runningByApp({ appId, workflows }) {
    const running = workflows.flatMap((workflow, index) => workflow.kind === 'running' ? [{ workflow, index }] : []);
    return Map.groupBy(running, ({ workflow }) => workflow.appId ?? appId);
}
/** Estimates the time left again, which also renews the comment, and logs what is waited for. */
function tellWaiting({ store }, { progress, polling, outages }) {
    store.report.workflows.forEach(({ kind }, index) => {
        if (kind === 'running')
            store.updateWorkflow(index, polling.estimated);
    });
    progress.tell(waitingLines({ report: store.report, isOut: outages.isOut, now: store.now() }));
}
async function watchOne(context, { workflow, index, polling, looks, outages, signal }) {
    const { client, clock, limits, store } = context;
    const [name, newSince] = [(0,report_workflow/* workflowLabel */.Sz)(workflow), startOf(context, workflow)];
    const readById = async (readSignal) => {
        const options = { signal: readSignal, newSince };
        const { application, build } = await client.builds.get(workflow.buildId, options);
        if (application?.appName && !store.report.appName)
            store.update({ appName: application.appName });
        return build;
    };
    const watch = (0,core_watch/* watchBuild */.W)({
        clock,
        signal,
        refusalsInRow: limits.refusalsInRow,
        outageAfterMs: limits.lastingOutageMs,
        poll: async (pollSignal) => {
            const listed = await looks.next(index);
            pollSignal.throwIfAborted();
            if (listed && !lacksDetails(listed))
                return listed;
            try {
                return (0,completed/* completed */.s)(await readById(pollSignal), listed);
            }
            catch (error) {
                if (!listed)
                    throw error;
                pollSignal.throwIfAborted();
                return listed;
            }
        },
        rest: (_, restSignal) => {
            const polled = { requests: 1, round: looks.requests() };
            return looks.rest(index, polling.pauseFor([index], polled), restSignal);
        },
        onFailure: (error) => ({ refused: isRefusal(error), pauseMs: polling.pauseAfter(error) }),
    });
    for await (const event of watch) {
        switch (event.kind) {
            case 'change':
                store.addRecord(index, event.build, polling.estimated);
                break;
            case 'outage':
                outages.begin(index, { name, error: event.error });
                break;
            case 'recovery':
                outages.end(index, { name, lastedMs: event.lastedMs });
                break;
            case 'lost':
                outages.forget(index);
                store.updateWorkflow(index, (report) => (0,progress/* abandoned */.R$)(report, `The build's status can no longer be read. ${event.error.message}`));
                break;
        }
    }
}
/** Whether a build has ended and the list does not tell how: its record may have less than that of the build alone. */
function lacksDetails({ status, buildActions, message }) {
    return (0,state/* hasEnded */.hY)(status) && (!buildActions || (status !== 'finished' && !message));
}
/** Whether the service refuses to show the build to this token, or has no such build: polling again does not help. */
function isRefusal(error) {
    return error instanceof errors/* TokenRefused */.rq || error instanceof errors/* NotPermitted */.Cn || error instanceof errors/* NotFound */.Mk;
}
/** When this step started the build, on the monotonic clock. The client waits until a new build can be read. */
function startOf({ store, clock }, { changes: [started] }) {
    return started && clock.monotonic() - (store.now() - started.at);
}


/***/ }),

/***/ 6812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ createGrace),
/* harmony export */   n: () => (/* binding */ GraceOver)
/* harmony export */ });
/** The abort reason of work that goes on for too long after the workflow was cancelled. */
class GraceOver extends Error {
    name = 'GraceOver';
    constructor() {
        super('The workflow was cancelled, and there was no time left for this.');
    }
}
/**
 * Starts counting at the first signal, so create it before anything that takes time (docs/reliability.md, "No abandoned
 * build").
 */
function createGrace({ clock, cancelled }) {
    let cancelledAt = clock.monotonic();
    const note = () => {
        cancelledAt = clock.monotonic();
    };
    cancelled.addEventListener('abort', note, { once: true });
    return {
        async upTo(ms, work) {
            const over = new AbortController();
            let cancelTimer = () => { };
            const arm = () => {
                const left = cancelledAt + ms - clock.monotonic();
                if (left > 0)
                    cancelTimer = clock.setTimer(left, () => over.abort(new GraceOver()));
                else
                    over.abort(new GraceOver());
            };
            if (cancelled.aborted)
                arm();
            else
                cancelled.addEventListener('abort', arm, { once: true });
            try {
                return await work(over.signal);
            }
            finally {
                cancelled.removeEventListener('abort', arm);
                cancelTimer();
            }
        },
    };
}


/***/ })

};
