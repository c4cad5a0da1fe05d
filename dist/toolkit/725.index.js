export const id = 725;
export const ids = [725];
export const modules = {

/***/ 4166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ lookUpStart)
});

// EXTERNAL MODULE: ./out/clock.js
var out_clock = __webpack_require__(3194);
// EXTERNAL MODULE: ./out/contract/build.js
var contract_build = __webpack_require__(7271);
// EXTERNAL MODULE: ./out/contract/timestamp.js
var timestamp = __webpack_require__(3623);
// EXTERNAL MODULE: ./out/core/refs.js
var refs = __webpack_require__(1306);
;// CONCATENATED MODULE: ./out/core/builds/find-started.js



/** The most milliseconds between the clocks of the service and of this machine. */
const clockSkew = 60_000;
/**
 * Finds the build of a start in a list (docs/reliability.md, "One request, one build"): by its label, unless app,
 * workflow or ref contradict; if the list has no labels, by app, workflow, ref and time, when exactly one build fits.
 */
function findStarted(sent, builds) {
    const labelled = builds.find((build) => build.labels?.includes(sent.label) && !contradicts(sent, build));
    if (labelled)
        return { kind: 'byLabel', build: labelled };
    const possible = builds.filter((build) => !build.labels && isAlike(sent, build) && ageAt(sent, build) <= clockSkew);
    const [only, ...others] = possible;
    if (!only)
        return { kind: 'none' };
    return others.length === 0 ? { kind: 'byTime', build: only } : { kind: 'ambiguous', builds: possible };
}
/** How much older a build is than the start, in milliseconds; 0 for one without a time, which has not begun. */
function ageAt(sent, build) {
    const at = (0,timestamp/* parseTimestamp */.EH)(build.createdAt) ?? (0,timestamp/* parseTimestamp */.EH)(build.startedAt);
    return at === undefined ? 0 : sent.at - at;
}
function contradicts(sent, build) {
    const [appId, workflowId, ref] = [build.appId, (0,contract_build/* workflowIdOf */.wZ)(build), refOf(build)];
    return ((appId != null && appId !== sent.appId) ||
        (workflowId !== undefined && workflowId !== sent.workflowId) ||
        (ref !== undefined && !(0,refs/* sameRef */.WY)(ref, sent.ref)));
}
/** App, workflow and ref are known, and all match. */
function isAlike(sent, build) {
    const isKnown = build.appId != null && (0,contract_build/* workflowIdOf */.wZ)(build) !== undefined && refOf(build) !== undefined;
    return isKnown && !contradicts(sent, build);
}
function refOf({ branch, tag }) {
    if (branch)
        return { branch };
    return tag ? { tag } : undefined;
}

;// CONCATENATED MODULE: ./out/actions/start/look-up.js


/** How often the list is read within the time that a build may take to appear in it. */
const rounds = 30;
/**
 * Reads the list of builds until it contains the build of a start, or the signal is aborted. Never throws: a list that
 * cannot be read is read again. `core/builds/find-started.ts` recognizes the build.
 */
async function lookUpStart({ client, clock, limits }, { sent, signal, adopt = 'byTime', settledAt = Number.POSITIVE_INFINITY }) {
    let found = { kind: 'unread', cut: false };
    for (;;) {
        const begun = clock.now();
        const list = await readList(client, { sent, signal });
        if (list)
            found = { ...findStarted(sent, list.builds), cut: list.cut };
        if (found.kind === 'byLabel' || found.kind === adopt)
            return found;
        if (signal.aborted || (list && begun >= settledAt))
            return found;
        await (0,out_clock/* sleep */.yy)(clock, limits.startLookUpMs / rounds, signal).catch(() => undefined);
    }
}
/** The builds of the app and ref, up to the one with the label; `undefined` when they cannot be read. */
async function readList(client, { sent, signal }) {
    const builds = [];
    let cut = false;
    const onCut = () => {
        cut = true;
    };
    try {
        for await (const build of client.builds.list({ appId: sent.appId, ...sent.ref }, { signal, onCut })) {
            builds.push(build);
            if (build.labels?.includes(sent.label))
                break;
        }
        return { builds, cut };
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 8725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   buildPost: () => (/* binding */ buildPost)
/* harmony export */ });
/* harmony import */ var _api_http_timeout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2387);
/* harmony import */ var _core_input_parsers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9145);
/* harmony import */ var _core_input_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2930);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4925);
/* harmony import */ var _tasks_inputs_connection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7279);
/* harmony import */ var _tasks_requests_build_list_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4538);
/* harmony import */ var _tasks_requests_grace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6812);
/* harmony import */ var _look_up_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4166);
/* harmony import */ var _saved_start_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6413);









/**
 * The post step of the build action: cancels the builds that the main step started and could not follow to the end,
 * because it was killed or ran out of time (docs/reliability.md, "No abandoned build"). Says nothing when there is
 * nothing to do, and never fails the job.
 */
async function buildPost({ runner, connect, clock, limits, }) {
    const grace = (0,_tasks_requests_grace_js__WEBPACK_IMPORTED_MODULE_6__/* .createGrace */ .N)({ clock, cancelled: runner.cancelled });
    (0,_tasks_inputs_connection_js__WEBPACK_IMPORTED_MODULE_4__/* .maskSecrets */ .QU)(runner, ['token', 'githubToken']);
    try {
        const starts = (0,_saved_start_js__WEBPACK_IMPORTED_MODULE_8__/* .unsettledStarts */ .u)(runner);
        if (starts.length === 0)
            return true;
        const inputs = (0,_core_input_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .createInputReader */ .i)(runner);
        if (!inputs.value('wait', _core_input_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBoolean */ .yG, 'true') || !inputs.value('cancelAbandoned', _core_input_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBoolean */ .yG, 'true'))
            return true;
        const client = connect((0,_tasks_inputs_connection_js__WEBPACK_IMPORTED_MODULE_4__/* .readConnection */ .dC)(inputs));
        await Promise.all(starts.map((start) => cancelStart({ runner, client, clock, limits, grace }, start)));
    }
    catch (error) {
        runner.log.warning(`The builds of this step could not be cancelled. ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}`);
    }
    return true;
}
async function cancelStart(context, start) {
    const { client, clock, grace, limits, runner } = context;
    const { workflowId, label } = start;
    // Another process started it and saved only the wall time.
    const newSince = clock.monotonic() - Math.max(0, clock.now() - start.at);
    try {
        const found = await findOwn(context, start);
        if (found.kind === 'found') {
            const { buildId } = found;
            const answer = await grace.upTo(limits.cancelGraceMs, (signal) => client.builds.cancel(buildId, { newSince, signal }));
            runner.log.info(answer === 'canceled'
                ? `${workflowId}: build ${buildId} was cancelled, because the step that started it was stopped.`
                : `${workflowId}: build ${buildId} had already finished.`);
        }
        else if (found.kind === 'none') {
            runner.log.info(`${workflowId}: there is no build with the label ${label}, so none is left running.`);
        }
        else {
            runner.log.warning(`${workflowId}: the step may have left a build running. ${found.why} Check in the build service for one with the label ${label}.`);
        }
    }
    catch (error) {
        runner.log.warning(`${workflowId}: the build with the label ${label} could not be cancelled and may still run. ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}`);
    }
}
/** Only a build with the label of the start is cancelled: any other may be somebody else's. */
async function findOwn(context, start) {
    const { client, clock, grace, limits, runner } = context;
    if (start.outcome === 'started')
        return { kind: 'found', buildId: start.buildId };
    const settledAt = start.at + limits.startLookUpMs;
    const found = await grace.upTo(limits.lookUpGraceMs, (outer) => (0,_api_http_timeout_js__WEBPACK_IMPORTED_MODULE_0__/* .withTimeout */ .w)({ clock, ms: limits.startLookUpMs, signal: outer }, (signal) => (0,_look_up_js__WEBPACK_IMPORTED_MODULE_7__/* .lookUpStart */ .v)({ client, clock, limits }, { sent: start, signal, adopt: 'byLabel', settledAt })));
    switch (found.kind) {
        case 'byLabel':
            return { kind: 'found', buildId: found.build._id };
        case 'none':
            if (runner.cancelled.aborted)
                return { kind: 'unsure', why: 'The job was cancelled during the look-up.' };
            return found.cut
                ? { kind: 'unsure', why: `It is not in ${(0,_tasks_requests_build_list_js__WEBPACK_IMPORTED_MODULE_5__/* .listText */ .so)({ cut: true, limits })}.` }
                : { kind: 'none' };
        case 'unread':
            return { kind: 'unsure', why: 'The list of builds could not be read.' };
        case 'byTime':
            return {
                kind: 'unsure',
                why: `The list has no labels, and build ${found.build._id} could be it.`,
            };
        case 'ambiguous': {
            const ids = found.builds.map(({ _id }) => _id).join(', ');
            return { kind: 'unsure', why: `The list has no labels, and one of these could be it: ${ids}.` };
        }
    }
}


/***/ }),

/***/ 6413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ saveStart),
/* harmony export */   u: () => (/* binding */ unsettledStarts)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2311);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8532);

const Sent = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    appId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    workflowId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }), zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ tag: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })]),
    label: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    at: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    baseUrl: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const SavedStart = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('outcome', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ...Sent.shape, outcome: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['unknown', 'settled']) }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ...Sent.shape, outcome: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('started'), buildId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
]);
/** State is text that another step may have changed. */
const SavedStartText = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .transform((text, { addIssue }) => {
    try {
        return JSON.parse(text);
    }
    catch {
        addIssue('Expected JSON.');
        return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
    }
})
    .pipe(SavedStart);
/** Each start has a state of its own, so that one change does not write all of them again. */
const nameOf = (index) => `start-${index}`;
/** Saves the state of a start, and replaces what was saved under the same index. */
function saveStart(runner, { index, start }) {
    runner.saveState(nameOf(index), JSON.stringify(start));
}
/** The starts that the main step saved and did not settle. What cannot be read is skipped. */
function unsettledStarts(runner) {
    const starts = [];
    for (let index = 0;; index++) {
        const text = runner.state(nameOf(index));
        if (text === '')
            return starts;
        const start = SavedStartText.safeParse(text);
        if (start.success && start.data.outcome !== 'settled')
            starts.push(start.data);
    }
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

/***/ 4538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pE: () => (/* binding */ readListedBuilds),
/* harmony export */   so: () => (/* binding */ listText),
/* harmony export */   xy: () => (/* binding */ runningBuilds)
/* harmony export */ });
/* harmony import */ var _contract_build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7271);
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7614);


/** The part of the list that was searched. A list that was cut has more pages, and the build may be on one of them. */
function listText({ cut, limits }) {
    return cut ? `the first ${limits.listPages} pages of the list of builds` : 'the list of builds';
}
/**
 * The running builds that match the filter, among the pages of the list that are read; logs one line if there are more
 * pages. The workflow is compared here and not by the service, which keeps the id of a YAML workflow in a field of its
 * own (docs/hosted-service.md, "The record of a build").
 */
async function runningBuilds({ client, limits, runner }, { filter }) {
    const { workflowId, ...query } = filter;
    const running = [];
    const onCut = () => runner.log.info(`Searched ${listText({ cut: true, limits })} for running builds. The list has more pages.`);
    for await (const build of client.builds.list(query, { signal: runner.cancelled, onCut }))
        if (!(0,_contract_state_js__WEBPACK_IMPORTED_MODULE_1__/* .hasEnded */ .hY)(build.status) && (!workflowId || (0,_contract_build_js__WEBPACK_IMPORTED_MODULE_0__/* .workflowIdOf */ .wZ)(build) === workflowId))
            running.push(build);
    return running;
}
/**
 * Adds the list's records of some builds to `found`, as far as it has them: the list promises artefacts, and
 * `GET /builds/:id` does not (docs/api.md, "Build record").
 *
 * @returns whether the list has more pages than were read
 * @throws ServiceError, with what was found before it in `found`; the signal's reason
 */
async function readListedBuilds(client, wanted, found) {
    const { appId, ref, ids, signal } = wanted;
    let left = ids.size;
    let cut = false;
    const onCut = () => {
        cut = true;
    };
    for await (const build of client.builds.list({ ...(appId ? { appId } : {}), ...ref }, { signal, onCut })) {
        if (ids.has(build._id)) {
            found.set(build._id, build);
            left -= 1;
        }
        if (left === 0)
            break;
    }
    return { cut };
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
