export const id = 580;
export const ids = [580];
export const modules = {

/***/ 6199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wait: () => (/* binding */ wait)
});

// EXTERNAL MODULE: ./out/clock.js
var out_clock = __webpack_require__(3194);
// EXTERNAL MODULE: ./out/core/event/run-event.js
var run_event = __webpack_require__(4677);
// EXTERNAL MODULE: ./out/report/log/lines.js
var lines = __webpack_require__(2933);
// EXTERNAL MODULE: ./out/tasks/following/conclude.js + 2 modules
var conclude = __webpack_require__(9095);
// EXTERNAL MODULE: ./out/tasks/following/follow.js + 23 modules
var follow = __webpack_require__(4840);
// EXTERNAL MODULE: ./out/tasks/following/log.js
var log = __webpack_require__(5831);
// EXTERNAL MODULE: ./out/tasks/following/outputs.js
var outputs = __webpack_require__(3135);
// EXTERNAL MODULE: ./out/tasks/following/pull-request-page.js + 10 modules
var pull_request_page = __webpack_require__(9319);
// EXTERNAL MODULE: ./out/tasks/following/report-store.js
var report_store = __webpack_require__(7759);
// EXTERNAL MODULE: ./out/tasks/inputs/connection.js
var inputs_connection = __webpack_require__(7279);
// EXTERNAL MODULE: ./out/tasks/requests/grace.js
var requests_grace = __webpack_require__(6812);
// EXTERNAL MODULE: ./out/api/http/timeout.js
var timeout = __webpack_require__(2387);
// EXTERNAL MODULE: ./out/contract/build.js
var contract_build = __webpack_require__(7271);
// EXTERNAL MODULE: ./out/core/builds/page.js
var page = __webpack_require__(5299);
// EXTERNAL MODULE: ./out/core/refs.js
var core_refs = __webpack_require__(1306);
// EXTERNAL MODULE: ./out/runner/runner.js
var runner_runner = __webpack_require__(317);
// EXTERNAL MODULE: ./out/tasks/following/heartbeat.js
var heartbeat = __webpack_require__(5681);
// EXTERNAL MODULE: ./out/api/errors.js
var errors = __webpack_require__(3120);
// EXTERNAL MODULE: ./out/core/watch.js
var core_watch = __webpack_require__(33);
// EXTERNAL MODULE: ./out/tasks/following/watch-builds.js + 7 modules
var watch_builds = __webpack_require__(1822);
;// CONCATENATED MODULE: ./out/actions/wait/first-poll.js




/** The pause between two requests for a build that may only just have been started, in milliseconds. */
const soonMs = 5_000;
/**
 * Polls a build until the service shows it for the first time. A build that was just started may answer 404 for a
 * moment (docs/hosted-service.md, "Starting and cancelling"): that is a refusal only after `limits.unknownBuildMs`. An
 * outage does not end the wait (docs/reliability.md, "A wait ends truthfully").
 *
 * @throws the signal's reason
 */
async function pollUntilShown({ runner, client, clock, limits }, { buildId, pollInterval, signal }) {
    const begun = clock.monotonic();
    const pauseMs = Math.min(pollInterval, soonMs, limits.unknownBuildMs / 4);
    let answer;
    let isMissing = false;
    const watch = (0,core_watch/* watchBuild */.W)({
        clock,
        signal,
        refusalsInRow: limits.refusalsInRow,
        outageAfterMs: limits.lastingOutageMs,
        poll: async (pollSignal) => {
            answer = await client.builds.get(buildId, { signal: pollSignal });
            return answer.build;
        },
        rest: (_, restSignal) => (0,out_clock/* sleep */.yy)(clock, pollInterval, restSignal),
        onFailure(error) {
            const isYoung = error instanceof errors/* NotFound */.Mk && clock.monotonic() - begun < limits.unknownBuildMs;
            if (isYoung && !isMissing)
                runner.log.info(`Build ${buildId} is not found yet. It may have been started only a moment ago.`);
            isMissing ||= isYoung;
            // A redirect means that the address is wrong: waiting does not help.
            const refused = ((0,watch_builds/* isRefusal */.vu)(error) && !isYoung) || error instanceof errors/* RedirectRefused */.Jh;
            return { refused, pauseMs };
        },
    });
    for await (const event of watch) {
        switch (event.kind) {
            case 'change':
                if (answer)
                    return { kind: 'seen', answer };
                break;
            case 'outage':
                if (!isMissing)
                    runner.log.warning(`Build ${buildId}: ${event.error.message} Still waiting.`);
                break;
            case 'recovery':
                break;
            case 'lost':
                return {
                    kind: 'refused',
                    failure: { reason: event.error.message, helpPage: runner.helpPage(event.error) },
                };
        }
    }
    throw new Error(`The watch of build ${buildId} ended without an event`);
}

;// CONCATENATED MODULE: ./out/actions/wait/identify.js







/**
 * Finds out the application, workflow and ref of each build from its id. A build that the service has not shown when the
 * time is up, or when the workflow is cancelled, is reported with its id only.
 */
async function identify(context, { buildIds, appId, connection: { baseUrl }, waiting, startedAt, }) {
    const { clock, runner } = context;
    const polls = new Map();
    const limit = { clock, ms: waiting.timeout, signal: runner.cancelled };
    const begun = clock.monotonic();
    const stopHeartbeat = (0,heartbeat/* startHeartbeat */.t)({
        clock,
        quietMs: () => clock.monotonic() - begun,
        beat: () => runner.log.info(stillUnseenLine(buildIds.filter((id) => !polls.has(id)))),
    });
    try {
        await (0,timeout/* withTimeout */.w)(limit, (signal) => Promise.all(buildIds.map(async (buildId) => {
            const { pollInterval } = waiting;
            polls.set(buildId, await pollUntilShown(context, { buildId, pollInterval, signal }));
        })));
    }
    catch (error) {
        if (!(error instanceof timeout/* TimeoutError */.M || error instanceof runner_runner/* Cancelled */.c))
            throw error;
    }
    finally {
        stopHeartbeat();
    }
    return reportOf({ buildIds, appId, baseUrl, startedAt, polls });
}
function stillUnseenLine([first, ...more]) {
    const builds = more.length === 0 ? `Build ${first}` : `Build ${first} and ${more.length} more`;
    return `${builds}: no answer yet. Still waiting.`;
}
function reportOf({ buildIds, appId, baseUrl, startedAt, polls }) {
    const answers = buildIds.flatMap((id) => {
        const poll = polls.get(id);
        return poll?.kind === 'seen' ? [poll.answer] : [];
    });
    const own = answers.flatMap((answer) => applicationOf(answer) ?? [])[0] ?? appId;
    const appName = answers.find((answer) => applicationOf(answer) === own)?.application?.appName;
    const ref = sharedRef(answers);
    return {
        appId: own,
        ...(appName ? { appName } : {}),
        ...(ref && answers.length === buildIds.length ? { ref } : {}),
        startedAt,
        workflows: buildIds.map((buildId) => buildOf({ buildId, baseUrl, own }, polls.get(buildId))),
    };
}
function buildOf({ buildId, baseUrl, own }, poll) {
    const running = {
        kind: 'running',
        buildId,
        workflowId: undefined,
        status: undefined,
        changes: [],
        steps: [],
    };
    switch (poll?.kind) {
        case undefined:
            return { ...running, name: `build ${buildId}`, ...pageOf({ baseUrl, appId: own, buildId }) };
        case 'refused':
            return {
                ...running,
                kind: 'abandoned',
                name: `build ${buildId}`,
                failure: poll.failure,
            };
        case 'seen': {
            const { build } = poll.answer;
            const [appId, name] = [applicationOf(poll.answer), build.config?.name];
            return {
                ...running,
                workflowId: (0,contract_build/* workflowIdOf */.wZ)(build),
                ...(name ? { name } : {}),
                ...(appId !== undefined && appId !== own ? { appId } : {}),
                ...pageOf({ baseUrl, appId: appId ?? own, buildId }),
            };
        }
    }
}
function pageOf(build) {
    const { appId } = build;
    const pageUrl = appId === undefined ? undefined : (0,page/* buildPage */.K)({ ...build, appId });
    return pageUrl === undefined ? {} : { pageUrl };
}
function applicationOf({ application, build }) {
    return application?._id ?? build.appId ?? undefined;
}
/** The ref of all builds; `undefined` if they differ, or the service does not name it. */
function sharedRef(answers) {
    const refs = answers.map(({ build: { branch, tag } }) => (branch ? { branch } : tag ? { tag } : undefined));
    const [first] = refs;
    return first && refs.every((ref) => ref && (0,core_refs/* sameRef */.WY)(ref, first)) ? first : undefined;
}

// EXTERNAL MODULE: ./out/core/input/app-id.js
var app_id = __webpack_require__(5654);
// EXTERNAL MODULE: ./out/core/input/errors.js
var input_errors = __webpack_require__(1194);
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
        appId: inputs.optional('appId', app_id/* parseAppId */.c),
        waiting: (0,following_inputs/* readWaiting */.OG)(inputs, { cancelAbandoned: 'false' }),
        afterBuild: (0,following_inputs/* readAfterBuild */.lN)(inputs),
        comment: (0,following_inputs/* readComment */.W3)(inputs),
    };
}
function readBuildIds(inputs) {
    const advice = 'Expected the id of one build, or of several, one per line or separated by commas.';
    inputs.required('buildId', advice);
    // The output buildIds of another step can be passed on unchanged.
    const ids = inputs.value('buildId', list/* parseIds */.Ae, '');
    if (ids.length === 0)
        throw new input_errors/* InputError */.dz(['buildId'], `Input buildId has no build id. ${advice}`);
    return [...new Set(ids)];
}

;// CONCATENATED MODULE: ./out/actions/wait/run.js













/**
 * Waits for builds that another step or a person started, and reports their results like the build action.
 *
 * @returns whether the step has succeeded
 * @throws InputError before any request
 */
async function wait({ runner, connect, clock, random, limits }) {
    const grace = (0,requests_grace/* createGrace */.N)({ clock, cancelled: runner.cancelled });
    (0,inputs_connection/* maskSecrets */.QU)(runner, ['token', 'githubToken']);
    const inputs = readWaitInputs(runner);
    const runCommit = (0,run_event/* commitOfEvent */.LG)(runner.run.event);
    const { connection, waiting, afterBuild, comment } = inputs;
    const client = connect(connection);
    const [begun, now] = [clock.monotonic(), (0,out_clock/* steadyMoments */.mM)(clock)];
    const report = await identify({ runner, client, clock, limits }, { ...inputs, startedAt: now() });
    const store = (0,report_store/* createReportStore */.w)(report, { redact: runner.redactor.redact, now });
    const context = { runner, client, clock, limits, store, grace };
    const page = (0,pull_request_page/* openPullRequestPage */.m)(context, { inputs: comment, random });
    runner.log.info((0,lines/* waitingLine */.Sh)(store.report));
    const progress = (0,log/* logChanges */._1)(context);
    (0,outputs/* publishOutputs */.e)(context);
    const waitedMs = clock.monotonic() - begun;
    const end = await (0,follow/* follow */.e)(context, { page, progress, waiting, waitedMs, afterBuild });
    return (0,conclude/* conclude */.E)(context, { end, page, runCommit, ...waiting, ...afterBuild });
}


/***/ })

};
