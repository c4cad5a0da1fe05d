export const id = 261;
export const ids = [261];
export const modules = {

/***/ 3261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wait: () => (/* binding */ wait_wait)
});

// EXTERNAL MODULE: ./out/clock.js
var out_clock = __webpack_require__(3194);
// EXTERNAL MODULE: ./out/report/log/lines.js
var lines = __webpack_require__(2933);
// EXTERNAL MODULE: ./out/tasks/following/conclude.js + 2 modules
var conclude = __webpack_require__(7523);
// EXTERNAL MODULE: ./out/tasks/following/follow.js + 18 modules
var follow = __webpack_require__(6037);
// EXTERNAL MODULE: ./out/tasks/following/log.js
var log = __webpack_require__(5831);
// EXTERNAL MODULE: ./out/tasks/following/pull-request-page.js + 11 modules
var pull_request_page = __webpack_require__(2112);
// EXTERNAL MODULE: ./out/tasks/following/report-store.js + 1 modules
var report_store = __webpack_require__(3568);
// EXTERNAL MODULE: ./out/tasks/inputs/connection.js
var inputs_connection = __webpack_require__(7279);
// EXTERNAL MODULE: ./out/tasks/requests/grace.js
var requests_grace = __webpack_require__(6812);
// EXTERNAL MODULE: ./out/api/http/time-limit.js
var time_limit = __webpack_require__(8621);
// EXTERNAL MODULE: ./out/contract/build.js + 1 modules
var contract_build = __webpack_require__(3522);
// EXTERNAL MODULE: ./out/core/refs.js
var core_refs = __webpack_require__(1306);
// EXTERNAL MODULE: ./out/core/report/progress.js
var progress = __webpack_require__(3374);
// EXTERNAL MODULE: ./out/runner/runner.js
var runner_runner = __webpack_require__(317);
// EXTERNAL MODULE: ./out/api/errors.js
var errors = __webpack_require__(3120);
// EXTERNAL MODULE: ./out/core/watch.js
var core_watch = __webpack_require__(33);
// EXTERNAL MODULE: ./out/tasks/following/refusal.js
var refusal = __webpack_require__(7801);
;// CONCATENATED MODULE: ./out/actions/wait/first-sight.js



/** The pause between two looks at a build that may only just have been started, in milliseconds. */
const soonMs = 5_000;
/**
 * Looks at a build until the service shows it for the first time. A build that was just started may answer 404 for a
 * moment (docs/hosted-service.md, "Starting and cancelling"): that is a refusal only after `limits.unknownBuildMs`. An
 * outage ends nothing (docs/reliability.md, "A wait ends truthfully").
 *
 * @throws the signal's reason
 */
async function firstSight({ runner, client, clock, limits }, { buildId, pollInterval, signal }) {
    const begun = clock.monotonic();
    const pauseMs = Math.min(pollInterval, soonMs, limits.unknownBuildMs / 4);
    let answer;
    let isMissed = false;
    const watch = (0,core_watch/* watchBuild */.W)({
        buildId,
        clock,
        signal,
        refusalsInRow: limits.refusalsInRow,
        lastingMs: limits.lastingOutageMs,
        look: async (lookSignal) => {
            answer = await client.builds.get(buildId, { signal: lookSignal });
            return answer.build;
        },
        pause: () => pollInterval,
        onFailure(error) {
            const isYoung = error instanceof errors/* NotFound */.Mk && clock.monotonic() - begun < limits.unknownBuildMs;
            if (isYoung && !isMissed)
                runner.log.info(`Build ${buildId} is not to be seen yet. It may only just have been started.`);
            isMissed ||= isYoung;
            // A redirect is an address that is wrong from the start: no time puts it right.
            const refused = ((0,refusal/* isRefusal */.v)(error) && !isYoung) || error instanceof errors/* RedirectRefused */.Jh;
            return { refused, pauseMs };
        },
    });
    for await (const sighting of watch) {
        switch (sighting.kind) {
            case 'state':
                if (answer)
                    return { kind: 'seen', answer };
                break;
            case 'outage':
                if (!isMissed)
                    runner.log.warning(`Build ${buildId}: ${sighting.error.message} The wait goes on.`);
                break;
            case 'recovery':
                break;
            case 'lost':
                return { kind: 'refused', reason: sighting.error.message };
        }
    }
    throw new Error(`The watch of build ${buildId} ended without a word`);
}

;// CONCATENATED MODULE: ./out/actions/wait/identify.js






/**
 * Finds out what the builds are of: the ids alone say nothing of application, workflow and ref. Those that were not
 * seen when the time is up, or the workflow was cancelled, are on the report as they are.
 */
async function identify(looking, { buildIds, appId, waiting, startedAt, }) {
    const { clock, runner } = looking;
    const sights = new Map();
    const limit = { clock, ms: waiting.timeout, signal: runner.cancelled };
    try {
        await (0,time_limit/* withTimeout */.w)(limit, (signal) => Promise.all(buildIds.map(async (buildId) => {
            const { pollInterval } = waiting;
            sights.set(buildId, await firstSight(looking, { buildId, pollInterval, signal }));
        })));
    }
    catch (error) {
        if (!(error instanceof time_limit/* TimeLimitPassed */.x || error instanceof runner_runner/* Cancelled */.c))
            throw error;
    }
    return reportOf({ buildIds, appId, startedAt, sights });
}
function reportOf({ buildIds, appId, startedAt, sights }) {
    const answers = buildIds.flatMap((id) => {
        const sight = sights.get(id);
        return sight?.kind === 'seen' ? [sight.answer] : [];
    });
    const own = answers.flatMap((answer) => applicationOf(answer) ?? [])[0] ?? appId ?? '';
    const appName = answers.find((answer) => applicationOf(answer) === own)?.application?.appName;
    const ref = sharedRef(answers);
    return {
        appId: own,
        ...(appName ? { appName } : {}),
        ...(ref && answers.length === buildIds.length ? { ref } : {}),
        startedAt,
        workflows: buildIds.map((buildId) => ({ ...workflowOf({ buildId, own }, sights.get(buildId)), buildId })),
    };
}
function workflowOf({ buildId, own }, sight) {
    if (sight?.kind !== 'seen') {
        const failure = sight ? { failure: { reason: sight.reason } } : {};
        return { ...(0,progress/* notStarted */.DY)(''), name: `build ${buildId}`, ...failure };
    }
    const { build } = sight.answer;
    const appId = applicationOf(sight.answer);
    const other = appId !== undefined && appId !== own ? { appId } : {};
    const name = build.config?.name ? { name: build.config.name } : {};
    return { ...(0,progress/* notStarted */.DY)((0,contract_build/* workflowIdOf */.wZ)(build) ?? ''), ...name, ...other };
}
function applicationOf({ application, build }) {
    return application?._id ?? build.appId ?? undefined;
}
/** What all of them are built from; `undefined` where they differ, or the service does not tell. */
function sharedRef(answers) {
    const refs = answers.map(({ build: { branch, tag } }) => (branch ? { branch } : tag ? { tag } : undefined));
    const [first] = refs;
    return first && refs.every((ref) => ref && (0,core_refs/* sameRef */.WY)(ref, first)) ? first : undefined;
}

// EXTERNAL MODULE: ./out/core/input/input-error.js
var input_error = __webpack_require__(1034);
// EXTERNAL MODULE: ./out/core/input/list.js
var list = __webpack_require__(1981);
// EXTERNAL MODULE: ./out/core/input/reader.js
var reader = __webpack_require__(2930);
// EXTERNAL MODULE: ./out/tasks/following/inputs.js
var following_inputs = __webpack_require__(7860);
;// CONCATENATED MODULE: ./out/actions/wait/inputs.js





/** @throws InputError */
function readWaitInputs(runner) {
    const inputs = (0,reader/* createInputReader */.i)(runner);
    return {
        connection: (0,inputs_connection/* readConnection */.dC)(inputs),
        buildIds: readBuildIds(inputs),
        appId: inputs.text('appId') || undefined,
        waiting: (0,following_inputs/* readWaiting */.OG)(inputs, { cancelAbandoned: 'false' }),
        afterBuild: (0,following_inputs/* readAfterBuild */.lN)(inputs),
        comment: (0,following_inputs/* readComment */.W3)(inputs),
    };
}
function readBuildIds(inputs) {
    const advice = 'It is the id of one build, or of several, one a line or with commas between them.';
    const text = inputs.required('buildId', advice);
    // The output buildIds of another step fits as it is.
    const ids = text.startsWith('[') ? fromJson(text) : (0,list/* parseList */.E)(text);
    if (!ids || ids.length === 0)
        throw new input_error/* InputError */.d(['buildId'], `The input buildId names no build. ${advice}`);
    return [...new Set(ids)];
}
/** A JSON list of texts, as the output `buildIds` of the build action is. */
function fromJson(text) {
    try {
        const list = JSON.parse(text);
        return Array.isArray(list) && list.every((id) => typeof id === 'string' && id !== '') ? list : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./out/actions/wait/run.js











/**
 * Waits for builds that somebody else started, and says how they went, as the build action does for its own.
 *
 * @returns whether the step has succeeded
 * @throws InputError before any request
 */
async function wait({ runner, connect, clock, random, limits }) {
    const grace = (0,requests_grace/* createGrace */.N)({ clock, cancelled: runner.cancelled });
    (0,inputs_connection/* maskSecrets */.QU)(runner, ['token', 'githubToken']);
    const inputs = readWaitInputs(runner);
    const { connection, waiting, afterBuild, comment } = inputs;
    const looking = { runner, client: connect(connection), clock, limits };
    const [begun, now] = [clock.monotonic(), (0,out_clock/* steadyMoments */.mM)(clock)];
    const { redact } = runner.redactor;
    const board = (0,report_store/* createBoard */.N)(await identify(looking, { ...inputs, startedAt: now() }), { redact, now });
    const watching = { ...looking, board, grace };
    const page = (0,pull_request_page/* openPullRequestPage */.m)(watching, { inputs: comment, random });
    const following = { ...watching, page };
    runner.log.info((0,lines/* waitingLine */.Sh)(board.report));
    (0,log/* logChanges */._)(following);
    (0,conclude/* publishOutputs */.eB)(following);
    const waitedMs = clock.monotonic() - begun;
    const because = await (0,follow/* follow */.e)(following, { waiting, waitedMs, afterBuild });
    return (0,conclude/* conclude */.Ep)(following, { because, ...waiting, ...afterBuild });
}

// EXTERNAL MODULE: ./out/entry/door.js + 27 modules
var door = __webpack_require__(9344);
;// CONCATENATED MODULE: ./out/entry/wait.js


const wait_wait = () => (0,door/* runAction */.C)(wait);


/***/ })

};
