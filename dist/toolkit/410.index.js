export const id = 410;
export const ids = [410];
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

/***/ 410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  build: () => (/* binding */ build)
});

// EXTERNAL MODULE: ./out/clock.js
var out_clock = __webpack_require__(3194);
// EXTERNAL MODULE: ./out/core/report/progress.js
var report_progress = __webpack_require__(3374);
// EXTERNAL MODULE: ./out/report/log/lines.js
var lines = __webpack_require__(2933);
// EXTERNAL MODULE: ./out/tasks/following/follow.js + 23 modules
var follow = __webpack_require__(4840);
// EXTERNAL MODULE: ./out/tasks/following/log.js
var log = __webpack_require__(5831);
// EXTERNAL MODULE: ./out/tasks/inputs/connection.js
var inputs_connection = __webpack_require__(7279);
// EXTERNAL MODULE: ./out/tasks/reporting/conclude.js + 2 modules
var conclude = __webpack_require__(4342);
// EXTERNAL MODULE: ./out/tasks/reporting/outputs.js
var outputs = __webpack_require__(3574);
// EXTERNAL MODULE: ./out/tasks/reporting/pull-request-page.js + 10 modules
var pull_request_page = __webpack_require__(1964);
// EXTERNAL MODULE: ./out/tasks/reporting/report-store.js
var report_store = __webpack_require__(8835);
// EXTERNAL MODULE: ./out/tasks/requests/grace.js
var requests_grace = __webpack_require__(6812);
// EXTERNAL MODULE: ./out/contract/build.js
var contract_build = __webpack_require__(7271);
// EXTERNAL MODULE: ./out/contract/timestamp.js
var timestamp = __webpack_require__(3623);
// EXTERNAL MODULE: ./out/errors.js
var errors = __webpack_require__(4925);
// EXTERNAL MODULE: ./out/tasks/caches/removal.js
var caches_removal = __webpack_require__(5085);
// EXTERNAL MODULE: ./out/tasks/requests/build-list.js
var build_list = __webpack_require__(4538);
// EXTERNAL MODULE: ./out/tasks/requests/unknown-application.js
var unknown_application = __webpack_require__(5713);
;// CONCATENATED MODULE: ./out/actions/start/labels.js
/**
 * The labels that this step adds to a build that it starts. The first is unique, with 128 random bits: it finds the
 * build again when the response to its start was lost. On a pull request, the second one names the pull request.
 */
function labelsOf(run, random) {
    const own = `gh-${run.runId}-${run.runAttempt}-${random.hex(16)}`;
    const pull = run.event.pullRequest?.number;
    return pull === undefined ? [own] : [own, `gh-pr-${pull}`];
}
/** Whether the labels of a build say that this run, or a later one, started it. */
function isOfRunSince(labels, runId) {
    return labels.some((label) => {
        const [, run] = /^gh-(\d+)-\d+-[0-9a-f]{32}$/.exec(label) ?? [];
        // GitHub numbers runs in order. The numbers may outgrow what a double holds exactly, hence BigInt.
        return run !== undefined && /^\d+$/.test(runId) && BigInt(run) >= BigInt(runId);
    });
}

;// CONCATENATED MODULE: ./out/actions/start/before-start.js
/** Cancels earlier builds and clears caches before a build starts. */







/**
 * Cancels the builds of the same app, workflow and ref that still run: they are out of date. Builds of this run,
 * including its other jobs and attempts, and of later runs are not cancelled. A build that cannot be cancelled is a
 * warning.
 */
async function cancelPreviousBuilds(context, request) {
    const { runner } = context;
    const signal = runner.cancelled;
    try {
        const running = await (0,build_list/* runningBuilds */.xy)(context, {
            filter: { appId: request.appId, ...request.target.ref },
        });
        const alike = running.filter((build) => isOneOf(request.workflowIds, (0,contract_build/* workflowIdOf */.wZ)(build)));
        const left = alike.filter((build) => build.labels == null && !isBefore(build, runner.run));
        if (left.length > 0)
            runner.log.info(leftRunningText(left));
        await Promise.all(alike.filter((build) => isPrevious(build, runner.run)).map((build) => cancel(context, build)));
    }
    catch (error) {
        signal.throwIfAborted();
        runner.log.warning(`Earlier builds could not be cancelled. ${(0,errors/* messageOf */.bD)(error)}`);
    }
}
function leftRunningText(builds) {
    const [running, could] = builds.length === 1
        ? ['1 running build is', 'it could be a build']
        : [`${builds.length} running builds are`, 'they could be builds'];
    const ids = builds.map(({ _id }) => _id).join(', ');
    return `${running} not cancelled, because the service lists no labels and ${could} of this run: ${ids}`;
}
/** By its labels; where the service lists none, only a build from before the push is certainly of an earlier run. */
function isPrevious(build, run) {
    return build.labels == null ? isBefore(build, run) : !isOfRunSince(build.labels, run.runId);
}
function isBefore(build, { event }) {
    const began = (0,timestamp/* parseTimestamp */.EH)(build.createdAt) ?? (0,timestamp/* parseTimestamp */.EH)(build.startedAt);
    const { pushedAt } = event.repository;
    return began !== undefined && pushedAt !== undefined && began < pushedAt;
}
async function cancel({ client, runner }, build) {
    const name = `${(0,contract_build/* workflowIdOf */.wZ)(build)}: the earlier build ${build._id}`;
    try {
        const answer = await client.builds.cancel(build._id, { signal: runner.cancelled });
        runner.log.info(answer === 'canceled' ? `${name} was cancelled.` : `${name} had already finished.`);
    }
    catch (error) {
        runner.cancelled.throwIfAborted();
        runner.log.warning(`${name} could not be cancelled. ${(0,errors/* messageOf */.bD)(error)}`);
    }
}
/**
 * Removes caches before the build starts, and waits until they are gone: the removal is asynchronous, and a build that
 * starts at once could still restore one (docs/api.md, "Caches"). Sets the output `clearedCaches`.
 *
 * @throws UserError when the caches cannot be removed: then nothing is started
 */
async function clearCachesOf(context, { request, which }) {
    const { client, clock, limits, runner } = context;
    const { appId, workflowIds } = request;
    const removal = { client, clock, limits, runner, appId };
    const remove = async () => {
        if (which === 'all')
            return (0,caches_removal/* removeCaches */.y)(removal, { kind: 'all' });
        const listed = await client.caches.list(appId, { signal: runner.cancelled });
        const caches = listed.filter(({ workflowId }) => isOneOf(workflowIds, workflowId));
        return (0,caches_removal/* removeCaches */.y)(removal, { kind: 'some', caches });
    };
    const ids = await (0,unknown_application/* aboutApplication */.W6)(context, { appId, sent: remove() });
    await (0,caches_removal/* waitUntilGone */.L)(removal, ids);
    runner.setOutput('clearedCaches', JSON.stringify(ids));
    runner.log.info(`${ids.length} ${ids.length === 1 ? 'cache was' : 'caches were'} cleared.`);
}
function isOneOf(ids, id) {
    return id != null && ids.includes(id);
}

// EXTERNAL MODULE: ./out/core/event/target.js
var target = __webpack_require__(1836);
// EXTERNAL MODULE: ./out/core/input/app-id.js
var app_id = __webpack_require__(5654);
// EXTERNAL MODULE: ./out/core/input/errors.js
var input_errors = __webpack_require__(1194);
// EXTERNAL MODULE: ./out/core/input/list.js
var list = __webpack_require__(1981);
;// CONCATENATED MODULE: ./out/core/input/map.js

const variableMap = {
    line: 'NAME=value',
    name: /^[A-Za-z_][A-Za-z0-9_]*$/,
    multiline: 'allowed',
};
const versionMap = { line: 'name=version', name: /^[^\s=]+$/, multiline: 'refused' };
/**
 * Reads a map: one `NAME=value` per line, or one JSON object.
 *
 * @throws BadValue without any part of the value
 */
function parseMap(form) {
    return (text) => Object.fromEntries(text.trimStart().startsWith('{') ? fromJson(text, form) : fromLines(text, form));
}
function fromJson(text, form) {
    const expected = `one JSON object of strings, or ${form.line} on each line`;
    // JSON that begins with a brace is an object.
    let parsed;
    try {
        parsed = JSON.parse(text, asWritten);
    }
    catch {
        // Without a cause: JSON.parse quotes the text, which may be secret.
        throw new input_errors/* BadValue */.FQ(`${expected}; this is not valid JSON`);
    }
    return Object.entries(parsed).map(([name, value], index) => {
        const where = `entry ${index + 1}`;
        if (!form.name.test(name))
            throw new input_errors/* BadValue */.FQ(`${expected}; this name is not valid`, where);
        // Numbers and booleans are taken as strings without quotes; anything else has more than one spelling.
        if (typeof value === 'boolean')
            return [name, String(value)];
        if (typeof value === 'string')
            return [name, value];
        throw new input_errors/* BadValue */.FQ(`${expected}; null, lists and objects are not supported`, where);
    });
}
/**
 * Keeps the digits of a number: parsed, `1.10` would become `1.1`, and a build number made of date and time would be
 * rounded, as it has more digits than a number can hold.
 */
function asWritten(_name, value, written) {
    return typeof value === 'number' ? (written?.source ?? String(value)) : value;
}
/** What is wrong with a line, without any part of it, which may be secret. */
function hint(line) {
    if (line.trimStart().startsWith('#'))
        return '; comments are not supported';
    return /^\s*[\w.-]+:/.test(line) ? '; write = in place of :' : '';
}
function fromLines(text, form) {
    const entries = [];
    const lines = text.split(/\r?\n/);
    for (let at = 0; at < lines.length; at++) {
        const line = lines[at] ?? '';
        if (line.trim() === '')
            continue;
        const where = `line ${at + 1}`;
        // White space is trimmed afterwards: a pattern for it would take quadratic time on a long run of spaces.
        const [, before = '', sign, rest = ''] = /^([^=<]*)(=|<<)(.*)$/s.exec(line) ?? [];
        const name = before.trim();
        if (!sign || !form.name.test(name) || (sign === '<<' && form.multiline === 'refused'))
            throw new input_errors/* BadValue */.FQ(`${form.line} on each line, or one JSON object${hint(line)}`, where);
        if (sign === '=') {
            entries.push([name, rest.trim()]);
            continue;
        }
        const end = lines.indexOf(rest.trim(), at + 1);
        if (rest.trim() === '' || end < 0)
            throw new input_errors/* BadValue */.FQ('NAME<<END, the lines of the value, and a line that is END', where);
        entries.push([name, lines.slice(at + 1, end).join('\n')]);
        at = end;
    }
    return entries;
}

// EXTERNAL MODULE: ./out/core/input/parsers.js
var parsers = __webpack_require__(9145);
// EXTERNAL MODULE: ./out/core/input/reader.js
var reader = __webpack_require__(2930);
// EXTERNAL MODULE: ./out/core/refs.js
var refs = __webpack_require__(1306);
// EXTERNAL MODULE: ./out/tasks/following/inputs.js
var following_inputs = __webpack_require__(7860);
// EXTERNAL MODULE: ./out/tasks/inputs/ref.js
var ref = __webpack_require__(4598);
;// CONCATENATED MODULE: ./out/actions/start/inputs.js











/**
 * Reads all inputs of the build action.
 *
 * @throws InputError for a bad value; ForkRefused, before the token is read: a fork has none, and an error about the
 *   token would hide the reason
 */
function readBuildInputs(runner) {
    const inputs = (0,reader/* createInputReader */.i)(runner);
    const target = readTarget(inputs, runner);
    const connection = (0,inputs_connection/* readConnection */.dC)(inputs);
    return {
        connection,
        request: readRequest(inputs, {
            target: target(),
            secrets: [connection.token, runner.input('githubToken')],
        }),
        cancelPrevious: inputs.value('cancelPrevious', parsers/* parseBoolean */.yG, 'false'),
        clearCaches: inputs.value('clearCaches', (0,parsers/* oneOf */.yL)(['none', 'workflow', 'all']), 'none'),
        wait: inputs.value('wait', parsers/* parseBoolean */.yG, 'true'),
        waiting: (0,following_inputs/* readWaiting */.OG)(inputs, { cancelAbandoned: 'true' }),
        afterBuild: (0,following_inputs/* readAfterBuild */.lN)(inputs),
        comment: (0,following_inputs/* readComment */.W3)(inputs),
    };
}
/** Refuses a fork at once; the function that it returns reads the target, after the token has been read. */
function readTarget(inputs, { run }) {
    const given = (0,ref/* readRef */.s)(inputs);
    const { event } = run;
    if (!given || 'branch' in given)
        (0,target/* refuseFork */.rt)(event, given?.branch);
    return () => {
        if (!given)
            return (0,target/* targetOfEvent */.b0)(event);
        return { ref: given, sha: event.ref && (0,refs/* sameRef */.WY)(event.ref, given) ? event.sha : undefined };
    };
}
function readRequest(inputs, { target, secrets }) {
    const variables = inputs.optionalSecret('variables', parseMap(variableMap));
    refuseSecrets(variables, secrets);
    return {
        appId: (0,app_id/* parseAppId */.c)(inputs.required('appId', 'Expected the id of the application in the build service; keep it in vars, not in secrets.')),
        workflowIds: readWorkflowIds(inputs),
        target,
        variables,
        groups: inputs.optional('groups', list/* parseList */.E1),
        softwareVersions: inputs.optional('softwareVersions', parseMap(versionMap)),
        labels: inputs.optional('labels', list/* parseList */.E1) ?? [],
        instanceType: inputs.text('instanceType') || undefined,
    };
}
function readWorkflowIds(inputs) {
    const advice = 'Expected the id of one workflow, or of several, one per line or separated by commas.';
    inputs.required('workflowId', advice);
    const ids = inputs.value('workflowId', list/* parseIds */.Ae, '');
    if (ids.length === 0)
        throw new input_errors/* InputError */.dz(['workflowId'], `Input workflowId names no workflow. ${advice}`);
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice !== undefined)
        throw new input_errors/* InputError */.dz(['workflowId'], `Input workflowId names ${JSON.stringify(twice)} twice. Expected each workflow once.`);
    return ids;
}
/** `toJSON(secrets)` holds the tokens too: they would reach the scripts of every build. */
function refuseSecrets(variables, secrets) {
    for (const [name, value] of Object.entries(variables ?? {})) {
        if (secrets.some((secret) => secret !== '' && value.includes(secret)))
            throw new input_errors/* InputError */.dz(['variables'], `Input variables holds a token of this step, in ${name}. Pass only the variables that the build needs, by name, and not all secrets at once.`);
    }
}

// EXTERNAL MODULE: ./out/actions/start/saved-start.js
var saved_start = __webpack_require__(6413);
// EXTERNAL MODULE: ./out/core/builds/page.js
var page = __webpack_require__(5299);
// EXTERNAL MODULE: ./out/api/errors.js
var api_errors = __webpack_require__(3120);
;// CONCATENATED MODULE: ./out/actions/start/refusal-hint.js


/** The application is read once for all workflows, and only after a refusal that its id or a workflow's could explain. */
function createRefusalHints(context, appId) {
    let looked;
    return async ({ workflowId, error }) => {
        if (!(error instanceof api_errors/* NotFound */.Mk || error instanceof api_errors/* NotPermitted */.Cn || error instanceof api_errors/* RequestRefused */.KN))
            return undefined;
        looked ??= lookAt(context, appId);
        const found = await looked;
        return found.kind === 'unknown' ? found.hint : workflowHint(found.workflows, workflowId);
    };
}
async function lookAt(context, appId) {
    const { client, runner } = context;
    try {
        const { workflows } = await client.applications.get(appId, { signal: runner.cancelled });
        return { kind: 'known', workflows: workflows ?? {} };
    }
    catch (error) {
        if (!(0,unknown_application/* isUnknownApplication */.rd)(error))
            return { kind: 'unknown', hint: undefined };
        return { kind: 'unknown', hint: await (0,unknown_application/* applicationHint */.Ck)(context, appId) };
    }
}
/** For a workflow's name in place of its id. */
function workflowHint(workflows, workflowId) {
    const [id] = Object.entries(workflows).find(([, { name }]) => name === workflowId) ?? [];
    return id === undefined
        ? undefined
        : `${JSON.stringify(workflowId)} is the name of a workflow. Use its id, ${JSON.stringify(id)}.`;
}

// EXTERNAL MODULE: ./out/api/http/timeout.js
var timeout = __webpack_require__(2387);
// EXTERNAL MODULE: ./out/actions/start/look-up.js + 1 modules
var look_up = __webpack_require__(4166);
;// CONCATENATED MODULE: ./out/actions/start/start-one.js






/** The build may have been started but was not found. Starting another one could duplicate it. */
class StartLost extends errors/* UserError */.yo {
    help = 'a-start-that-was-not-answered';
    constructor({ workflowId, label }, { found, where, cause }) {
        const advice = found.kind === 'ambiguous'
            ? `${found.builds.length} builds could be the one, so none is followed. Check in the build service which one it is.`
            : `${found.kind === 'unread' ? 'The list of builds could not be read' : `No build of it was found in ${where}`}: check in the build service whether one with the label ${label} is there before you start it again.`;
        super(`The start of ${workflowId} was not answered. ${cause.message} ${advice}`, { cause });
    }
}
/**
 * Starts one build, once: if it is not certain whether the build was started, it is looked up and never
 * requested again (docs/reliability.md, "One request, one build"). When the workflow is cancelled meanwhile, a request
 * that was sent gets a moment to be answered, and its build a moment to be found.
 *
 * @throws StartLost; ServiceError when the start was certainly refused; Cancelled when it was never sent
 */
async function startOne({ client, clock, grace, limits, runner }, { body, sent }) {
    const { cancelled } = runner;
    try {
        const buildId = await grace.upTo(limits.answerGraceMs, (inFlight) => client.builds.start(body, { signal: cancelled, inFlight }));
        return { buildId, certainty: 'own' };
    }
    catch (cause) {
        if (!(cause instanceof api_errors/* StartUncertain */.E || cause instanceof requests_grace/* GraceOver */.n))
            throw cause;
        const found = await grace.upTo(limits.lookUpGraceMs, (signal) => (0,timeout/* withTimeout */.w)({ clock, ms: limits.startLookUpMs, signal }, (limited) => (0,look_up/* lookUpStart */.v)({ client, clock, limits }, { sent, signal: limited })));
        if (found.kind === 'byLabel')
            return { buildId: found.build._id, certainty: 'own' };
        if (found.kind === 'byTime')
            return { buildId: found.build._id, certainty: 'adopted' };
        throw new StartLost(sent, { found, where: (0,build_list/* listText */.so)({ cut: found.cut, limits }), cause });
    }
}

;// CONCATENATED MODULE: ./out/actions/start/start-builds.js









/**
 * Starts a build of every workflow in parallel, and writes its id into the report, or why there is no build. If one is
 * refused, the others continue. Each start is saved for the post step before it is sent, and again with its outcome.
 *
 * @returns what was saved of each start, in the order of the workflows
 */
function startAll(context, options) {
    const { appId, workflowIds } = options.request;
    const hintOf = createRefusalHints(context, appId);
    return Promise.all(workflowIds.map((workflowId, index) => startAndSave(context, { ...options, workflowId, index, hintOf })));
}
async function startAndSave(context, { request, baseUrl, random, workflowId, index, hintOf }) {
    const { clock, runner, store } = context;
    const [label, ...others] = labelsOf(runner.run, random);
    const { appId, target } = request;
    const sent = { appId, workflowId, ref: target.ref, label, at: clock.now() };
    const save = (outcome) => {
        const start = { ...sent, baseUrl: baseUrl.href, ...outcome };
        (0,saved_start/* saveStart */.A)(runner, { index, start });
        return start;
    };
    save({ outcome: 'unknown' });
    try {
        const body = startBody(request, { workflowId, labels: [label, ...others] });
        const { buildId, certainty } = await startOne(context, { body, sent });
        const pageUrl = (0,page/* buildPage */.K)({ baseUrl, appId, buildId });
        store.updateWorkflow(index, () => (0,report_progress/* started */.A4)(workflowId, { buildId, certainty, pageUrl, at: store.now() }));
        (0,outputs/* publishBuildIds */.Q)(context);
        if (certainty === 'own')
            return save({ outcome: 'started', buildId });
        runner.log.warning(`The start of ${workflowId} was not answered. Build ${buildId} is followed, because it is the only one that matches by application, workflow, ${(0,refs/* refText */.d0)(target.ref)} and time. This step does not cancel it, because it may be somebody else's.`);
        return save({ outcome: 'settled' });
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.yo))
            throw error;
        const hint = await hintOf({ workflowId, error });
        const failure = { reason: error.message, hint, helpPage: runner.helpPage(error) };
        store.updateWorkflow(index, () => (0,report_progress/* refused */.J5)(workflowId, failure));
        // A certain refusal leaves no build behind; the post step searches once more for a start that was lost.
        return save({ outcome: error instanceof StartLost ? 'unknown' : 'settled' });
    }
}
/** The body of `POST /builds` for one workflow. A field that was not given is not sent. */
function startBody(request, { workflowId, labels }) {
    const environment = given({
        variables: request.variables,
        groups: request.groups && [...request.groups],
        softwareVersions: request.softwareVersions,
    });
    return {
        appId: request.appId,
        workflowId,
        ...request.target.ref,
        ...given({ environment: Object.keys(environment).length > 0 ? environment : undefined }),
        labels: [...request.labels, ...labels],
        ...given({ instanceType: request.instanceType }),
    };
}
function given(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

;// CONCATENATED MODULE: ./out/actions/start/run.js















/**
 * The build action: starts builds, waits for them, and reports how they went. All progress is written to the report
 * store: the log and the comment follow its changes, and outputs and summary are made from it.
 *
 * @returns whether the step has succeeded
 * @throws InputError and ForkRefused before any request
 */
async function build({ runner, connect, clock, random, limits }) {
    const grace = (0,requests_grace/* createGrace */.N)({ clock, cancelled: runner.cancelled });
    (0,inputs_connection/* maskSecrets */.QU)(runner, ['token', 'githubToken']);
    const { connection, request, cancelPrevious, clearCaches, wait, waiting, afterBuild, comment } = readBuildInputs(runner);
    runner.redactor.addValues(Object.values(request.variables ?? {}));
    const now = (0,out_clock/* steadyMoments */.mM)(clock);
    const initial = {
        appId: request.appId,
        ref: request.target.ref,
        ...(request.target.sha ? { commit: request.target.sha } : {}),
        startedAt: now(),
        workflows: request.workflowIds.map(report_progress/* starting */.D1),
    };
    const store = (0,report_store/* createReportStore */.w)(initial, { redact: runner.redactor.redact, now });
    const context = { runner, client: connect(connection), clock, limits, store, grace };
    const page = (0,pull_request_page/* openPullRequestPage */.m)(context, { inputs: comment, random });
    // Lists are `[]` from the start: `fromJSON` of an empty text fails a workflow.
    (0,outputs/* publishOutputs */.e)(context);
    runner.setOutput('clearedCaches', '[]');
    runner.log.info((0,lines/* openingLine */.lw)(store.report));
    const progress = (0,log/* logChanges */._1)(context);
    (0,log/* warnOfOtherCommits */.qy)(context);
    if (!wait)
        warnThatNothingIsCollected(runner);
    if (cancelPrevious)
        await cancelPreviousBuilds(context, request);
    if (clearCaches !== 'none')
        await clearCachesOf(context, { request, which: clearCaches });
    // Before a build is paid for, so that the log says at once if the comment cannot be written.
    await page.begin();
    const starts = await startAll(context, { request, baseUrl: connection.baseUrl, random });
    (0,outputs/* publishOutputs */.e)(context);
    const end = wait ? await (0,follow/* follow */.e)(context, { page, progress, waiting, afterBuild }) : 'ended';
    settleEnded(context, starts);
    return (0,conclude/* conclude */.E)(context, { end, page, ...waiting, ...afterBuild });
}
/** Users expect every input that they set to have an effect; `artefacts` and `download` are about builds that ended. */
function warnThatNothingIsCollected(runner) {
    const given = ['artefacts', 'download'].filter((name) => runner.input(name) !== '');
    if (given.length === 0)
        return;
    const have = given.length === 1 ? 'has' : 'have';
    runner.log.warning(`Input wait is false, so ${given.join(' and ')} ${have} no effect: nothing is collected. Collect it with the action wait.`);
}
/** Saves which builds have ended, so that the post step leaves them alone. */
function settleEnded({ store, runner }, starts) {
    store.report.workflows.forEach(({ kind }, index) => {
        const start = starts[index];
        if (start && kind === 'ended')
            (0,saved_start/* saveStart */.A)(runner, { index, start: { ...start, outcome: 'settled' } });
    });
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

/***/ 5085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ waitUntilGone),
/* harmony export */   y: () => (/* binding */ removeCaches)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3120);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3194);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4925);



/**
 * Asks the service to remove caches. The removal itself is asynchronous: `waitUntilGone` waits for it.
 *
 * @returns the ids of the caches that are being removed. They are known before the request, so a lost answer does no
 *   harm.
 */
async function removeCaches(removal, chosen) {
    const { client, runner, appId } = removal;
    const signal = runner.cancelled;
    if (chosen.kind === 'some') {
        await removeEach(removal, chosen.caches);
        return chosen.caches.map(({ _id }) => _id);
    }
    const listed = await client.caches.list(appId, { signal });
    const removed = await client.caches.removeAll(appId, { signal });
    return [...new Set([...listed.map(({ _id }) => _id), ...removed])];
}
/** Removes several caches at once. The first error aborts the other requests, so that none continues after it. */
async function removeEach(removal, caches) {
    const failed = new AbortController();
    const signal = AbortSignal.any([removal.runner.cancelled, failed.signal]);
    try {
        await Promise.all(caches.map(({ _id: cacheId }) => removeOne(removal, { cacheId, signal })));
    }
    catch (error) {
        failed.abort(error);
        throw error;
    }
}
/** A 404 is fine: an earlier attempt of this request may have removed the cache. */
async function removeOne({ client, appId }, { cacheId, signal }) {
    try {
        await client.caches.remove({ appId, cacheId }, { signal });
    }
    catch (error) {
        if (!(error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk))
            throw error;
    }
}
/** Milliseconds between two requests of the list of caches. */
const pauseMs = 2_000;
/**
 * Waits, at most `limits.cacheRemovalMs`, until none of the ids is listed any more: a build that starts before that
 * could still restore one (docs/api.md, "Caches"). If some stay, or the list cannot be read, one warning says so.
 */
async function waitUntilGone(removal, ids) {
    const { client, clock, limits, runner, appId } = removal;
    const signal = runner.cancelled;
    const end = clock.monotonic() + limits.cacheRemovalMs;
    let left = [...ids];
    let failure;
    while (left.length > 0) {
        try {
            const listed = new Set((await client.caches.list(appId, { signal })).map(({ _id }) => _id));
            left = left.filter((id) => listed.has(id));
            failure = undefined;
        }
        catch (error) {
            if (signal.aborted)
                throw error;
            failure = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error);
        }
        if (left.length === 0)
            return;
        if (clock.monotonic() >= end)
            break;
        await (0,_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .sleep */ .yy)(clock, Math.min(pauseMs, limits.cacheRemovalMs / 10), signal);
    }
    if (left.length > 0)
        runner.log.warning(failure
            ? `The removal of the caches could not be checked. ${failure}`
            : `${left.length} of the caches are still listed ${limits.cacheRemovalMs / 1000} s after their removal started: ${left.join(', ')}. A build that starts now may restore them.`);
}


/***/ }),

/***/ 4598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ readRef)
/* harmony export */ });
/* harmony import */ var _core_input_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1194);
/* harmony import */ var _core_input_parsers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9145);


/**
 * The inputs `branch` and `tag`; `undefined` if neither is given.
 *
 * @throws InputError if one is not a valid name, or both are given
 */
function readRef(inputs) {
    const branch = inputs.optional('branch', _core_input_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBranch */ .Qd);
    const tag = inputs.optional('tag', _core_input_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTag */ .ED);
    if (branch && tag)
        throw new _core_input_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(['branch', 'tag'], 'Inputs branch and tag cannot be used together. Set at most one of them.');
    return branch ? { branch } : tag ? { tag } : undefined;
}


/***/ }),

/***/ 5713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ck: () => (/* binding */ applicationHint),
/* harmony export */   W6: () => (/* binding */ aboutApplication),
/* harmony export */   rd: () => (/* binding */ isUnknownApplication)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3120);
/* harmony import */ var _core_input_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1194);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4925);



/** The service does not know the application, or hides it from the token. */
class UnknownApplication extends _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo {
    constructor({ hint, cause }) {
        super(`${cause.message} ${hint}`, { cause });
    }
}
/** Whether a request for an application was refused because of its id. */
function isUnknownApplication(error) {
    return (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk ||
        error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotPermitted */ .Cn ||
        error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestRefused */ .KN ||
        error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .IdUnusable */ .D4);
}
/**
 * Awaits a request about an application. If there is no such application, the error names those that the token sees.
 *
 * @throws UnknownApplication, or what `sent` throws
 */
async function aboutApplication(context, { appId, sent }) {
    try {
        return await sent;
    }
    catch (cause) {
        const hint = isUnknownApplication(cause) ? await applicationHint(context, appId) : undefined;
        if (!isUnknownApplication(cause) || hint === undefined)
            throw cause;
        throw new UnknownApplication({ hint, cause });
    }
}
/** More are counted. */
const listedApplications = 10;
/**
 * For an application that is not known: the ids of the applications that have this name, or else some that the token
 * sees. `undefined` if they cannot be read: there already is an error.
 */
async function applicationHint({ client, runner }, appId) {
    let all;
    try {
        all = await client.applications.list({ signal: runner.cancelled });
    }
    catch {
        return undefined;
    }
    const named = all.filter(({ appName }) => appName === appId);
    const ids = listed(named.map(({ _id }) => (0,_core_input_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(_id)));
    if (named.length === 1)
        return `${(0,_core_input_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(appId)} is the name of an application. Use its id, ${ids}.`;
    if (named.length > 1)
        return `${(0,_core_input_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(appId)} is the name of ${named.length} applications. Use the id of one of them: ${ids}.`;
    if (all.length === 0)
        return 'The token has access to no application.';
    const { redactProse } = runner.redactor;
    const seen = all.map(({ _id, appName }) => {
        const name = appName ? ` (${(0,_core_input_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(redactProse(appName))})` : '';
        return `${(0,_core_input_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(_id)}${name}`;
    });
    return `The token has access to: ${listed(seen)}.`;
}
function listed(texts) {
    const more = texts.length - listedApplications;
    const shown = texts.slice(0, listedApplications).join(', ');
    return more > 0 ? `${shown}, and ${more} more` : shown;
}


/***/ })

};
