export const id = 942;
export const ids = [942];
export const modules = {

/***/ 1836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b0: () => (/* binding */ targetOfEvent),
/* harmony export */   rt: () => (/* binding */ refuseFork)
/* harmony export */ });
/* unused harmony export ForkRefused */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4925);
/* harmony import */ var _input_input_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1034);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1306);



/** The pull request comes from a fork, whose branches the service cannot clone. */
class ForkRefused extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
    constructor(branch) {
        super(`The head branch ${JSON.stringify(branch)} is in a fork. The service clones the base repository, where a branch of that name is somebody else's work, so no build is started. Build it after the merge, or push the branch to the base repository.`);
    }
}
const asksForInputs = 'Give the input branch or tag.';
/**
 * What to build, from the event (README.md, "What is built").
 *
 * @throws ForkRefused for a head in a fork; InputError for an event whose ref is only the default branch
 */
function targetOfEvent(event) {
    const { payload } = event;
    switch (event.eventName) {
        case 'pull_request':
        case 'pull_request_target':
        case 'pull_request_review': {
            const head = field(payload, 'pull_request', 'head');
            return { ref: { branch: needed(text(head, 'ref'), event) }, sha: text(head, 'sha') };
        }
        case 'workflow_run': {
            const run = field(payload, 'workflow_run');
            return { ref: { branch: needed(text(run, 'head_branch'), event) }, sha: text(run, 'head_sha') };
        }
        case 'release':
            return {
                ref: { tag: needed(text(field(payload, 'release'), 'tag_name'), event) },
                sha: event.sha || undefined,
            };
        case 'merge_group':
            return {
                ref: refOf(text(field(payload, 'merge_group'), 'head_ref') ?? event.ref, event),
                sha: text(field(payload, 'merge_group'), 'head_sha') ?? event.sha,
            };
        case 'push':
            // The tip of an annotated tag is the tag itself; the commit behind it stands in the payload.
            return {
                ref: refOf(event.ref, event),
                sha: text(field(payload, 'head_commit'), 'id') ?? (event.sha || undefined),
            };
        case 'workflow_dispatch':
        case 'schedule':
        case 'repository_dispatch':
            return { ref: refOf(event.ref, event), sha: event.sha || undefined };
        default:
            throw new _input_input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d(['branch', 'tag'], event.eventName === ''
                ? `No event says what to build. ${asksForInputs}`
                : `The event ${event.eventName} does not say what to build: the ref of its run is only the default branch. ${asksForInputs}`);
    }
}
/**
 * Refuses every event whose payload has a pull request, or a run for one, with its head in a fork. An event such as
 * `issue_comment` tells no head: a fork is not seen there.
 *
 * @param branch the input, by its short or its full name; one that names another branch than the fork's head is the user's own choice
 * @throws ForkRefused
 */
function refuseFork(event, branch) {
    const head = headOfFork(event);
    if (head === undefined)
        return;
    // Compared by the short name: a service that understands full names would build the same branch.
    if (branch === undefined || (0,_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .branchName */ .at)(branch) === (0,_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .branchName */ .at)(head))
        throw new ForkRefused(head);
}
function headOfFork({ eventName, payload }) {
    const own = text(field(payload, 'repository'), 'full_name');
    const pull = field(payload, 'pull_request');
    if (typeof pull === 'object' && pull !== null) {
        const home = text(field(pull, 'head', 'repo'), 'full_name');
        const base = text(field(pull, 'base', 'repo'), 'full_name') ?? own;
        // A fork that was deleted leaves no repository behind: it is none of the base's branches either.
        return home === base && home !== undefined ? undefined : (text(field(pull, 'head'), 'ref') ?? '');
    }
    if (eventName !== 'workflow_run')
        return undefined;
    const run = field(payload, 'workflow_run');
    const home = text(field(run, 'head_repository'), 'full_name');
    return home === own && home !== undefined ? undefined : (text(run, 'head_branch') ?? '');
}
function refOf(full, event) {
    if (full.startsWith('refs/heads/'))
        return { branch: full.slice('refs/heads/'.length) };
    if (full.startsWith('refs/tags/'))
        return { tag: full.slice('refs/tags/'.length) };
    return { branch: needed(undefined, event) };
}
function needed(value, { eventName }) {
    if (value)
        return value;
    throw new _input_input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d(['branch', 'tag'], `The event ${eventName} names no branch and no tag. ${asksForInputs}`);
}
function field(value, ...path) {
    return path.reduce((inner, key) => typeof inner === 'object' && inner !== null ? inner[key] : undefined, value);
}
function text(value, key) {
    const found = field(value, key);
    return typeof found === 'string' && found !== '' ? found : undefined;
}


/***/ }),

/***/ 2878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var _bad_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4086);

/** A parser for one of a few words, exactly as they are written. */
function oneOf(words) {
    return (text) => {
        const word = words.find((candidate) => candidate === text);
        if (word === undefined)
            throw new _bad_value_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .F(words.join(', ').replace(/, ([^,]*)$/, ' or $1'));
        return word;
    };
}


/***/ }),

/***/ 3350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseTag),
/* harmony export */   Q: () => (/* binding */ parseBranch)
/* harmony export */ });
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1306);
/* harmony import */ var _bad_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4086);


/** The name of a branch; its full name, as `github.ref` has it, is understood. */
function parseBranch(text) {
    return parsed((0,_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .branchName */ .at)(text), 'the name of a branch, such as main; a tag goes into the input tag');
}
/** The name of a tag; its full name is understood. */
function parseTag(text) {
    return parsed((0,_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .tagName */ .wZ)(text), 'the name of a tag, such as v1.2; a branch goes into the input branch');
}
/** What still begins with `refs/` is another kind of reference, such as `refs/pull/7/merge`. */
function parsed(name, allowed) {
    if (name === '' || name.startsWith('refs/'))
        throw new _bad_value_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .F(allowed);
    return name;
}


/***/ }),

/***/ 2561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  build: () => (/* binding */ build_build),
  buildPost: () => (/* binding */ build_buildPost)
});

// EXTERNAL MODULE: ./out/api/http/time-limit.js
var time_limit = __webpack_require__(8621);
// EXTERNAL MODULE: ./out/core/input/boolean.js
var input_boolean = __webpack_require__(6337);
// EXTERNAL MODULE: ./out/core/input/reader.js
var reader = __webpack_require__(2930);
// EXTERNAL MODULE: ./out/errors.js
var errors = __webpack_require__(4925);
// EXTERNAL MODULE: ./out/tasks/inputs/connection.js
var inputs_connection = __webpack_require__(7279);
// EXTERNAL MODULE: ./out/tasks/requests/grace.js
var requests_grace = __webpack_require__(6812);
// EXTERNAL MODULE: ./out/tasks/requests/list-cut.js
var list_cut = __webpack_require__(8895);
// EXTERNAL MODULE: ./out/clock.js
var out_clock = __webpack_require__(3194);
// EXTERNAL MODULE: ./out/contract/build.js + 1 modules
var contract_build = __webpack_require__(3522);
// EXTERNAL MODULE: ./out/contract/timestamp.js
var timestamp = __webpack_require__(3623);
// EXTERNAL MODULE: ./out/core/refs.js
var refs = __webpack_require__(1306);
;// CONCATENATED MODULE: ./out/core/builds/find-started.js



/** How far the clocks of the service and of this machine may be apart, in milliseconds. */
const clockSkew = 60_000;
/**
 * Finds the build of a start in a list (docs/reliability.md, "One request, one build"): by its label, with nothing
 * about app, workflow or ref against it; where labels are not told, by app, workflow, ref and time, when exactly one
 * can be meant.
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
/** How much older a build is than the start, in milliseconds; one without any time has not begun, and is not older. */
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
/** Everything is told, and nothing is against it. */
function isAlike(sent, build) {
    const told = build.appId != null && (0,contract_build/* workflowIdOf */.wZ)(build) !== undefined && refOf(build) !== undefined;
    return told && !contradicts(sent, build);
}
function refOf({ branch, tag }) {
    if (branch)
        return { branch };
    return tag ? { tag } : undefined;
}

;// CONCATENATED MODULE: ./out/actions/start/look-up.js


/** How often the list is read while the build is not in it: this many times in the time that it has to appear. */
const rounds = 30;
/** Looks for the build of a start in the list of builds, again and again. A list that cannot be read is read again. */
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

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(2311);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(8532);
;// CONCATENATED MODULE: ./out/actions/start/saved-start.js

const SavedStart = schemas/* object */.Ikc({
    appId: schemas/* string */.YjP(),
    workflowId: schemas/* string */.YjP(),
    ref: schemas/* union */.KCZ([schemas/* object */.Ikc({ branch: schemas/* string */.YjP() }), schemas/* object */.Ikc({ tag: schemas/* string */.YjP() })]),
    label: schemas/* string */.YjP(),
    at: schemas/* number */.aig(),
    baseUrl: schemas/* string */.YjP(),
    buildId: schemas/* string */.YjP().optional(),
    settled: schemas/* literal */.euz(true).optional(),
});
/** State is text, and somebody else may have damaged it. */
const SavedStartText = schemas/* string */.YjP()
    .transform((text, { addIssue }) => {
    try {
        return JSON.parse(text);
    }
    catch {
        addIssue('no JSON');
        return core/* NEVER */.tm;
    }
})
    .pipe(SavedStart);
/** Each start has a state of its own, so that one change does not write all of them again. */
const nameOf = (index) => `start-${index}`;
/** Saves where a start stands; what was saved before under the same index counts no more. */
function saveStart(runner, { index, start }) {
    runner.saveState(nameOf(index), JSON.stringify(start));
}
/** The starts that the main step saved and did not settle. What cannot be read is passed over: it is not ours. */
function unsettledStarts(runner) {
    const starts = [];
    for (let index = 0;; index++) {
        const text = runner.state(nameOf(index));
        if (text === '')
            return starts;
        const start = SavedStartText.safeParse(text);
        if (start.success && !start.data.settled)
            starts.push(start.data);
    }
}

;// CONCATENATED MODULE: ./out/actions/start/post.js









/**
 * The post step of the build action: cancels what the main step started and could not see to its end, because it was
 * killed or ran out of its seconds (docs/reliability.md, "No abandoned build"). Says nothing when there is nothing to
 * do, and never fails the job.
 */
async function buildPost(dependencies) {
    const { runner, connect, clock, limits } = dependencies;
    const grace = (0,requests_grace/* createGrace */.N)({ clock, cancelled: runner.cancelled });
    (0,inputs_connection/* maskSecrets */.QU)(runner, ['token', 'githubToken']);
    try {
        const starts = unsettledStarts(runner);
        if (starts.length === 0)
            return true;
        const inputs = (0,reader/* createInputReader */.i)(runner);
        if (!inputs.value('wait', input_boolean/* parseBoolean */.y, 'true') || !inputs.value('cancelAbandoned', input_boolean/* parseBoolean */.y, 'true'))
            return true;
        const client = connect((0,inputs_connection/* readConnection */.dC)(inputs));
        await Promise.all(starts.map((start) => cancelStart({ runner, client, clock, limits, grace }, start)));
    }
    catch (error) {
        runner.log.warning(`What this step started could not be cancelled. ${(0,errors/* messageOf */.b)(error)}`);
    }
    return true;
}
async function cancelStart(parts, start) {
    const { client, clock, grace, limits, runner } = parts;
    const { workflowId, label } = start;
    // Another process saw it start: only the moment came over.
    const newSince = clock.monotonic() - Math.max(0, clock.now() - start.at);
    try {
        const found = start.buildId === undefined ? await findOwn(parts, start) : { buildId: start.buildId };
        if ('buildId' in found) {
            const { buildId } = found;
            const answer = await grace.upTo(limits.cancelGraceMs, (signal) => client.builds.cancel(buildId, { newSince, signal }));
            runner.log.info(answer === 'canceled'
                ? `${workflowId}: build ${buildId} was cancelled, as the step that started it was ended.`
                : `${workflowId}: build ${buildId} had ended already.`);
        }
        else if (found.certainNone) {
            runner.log.info(`${workflowId}: no build with the label ${label} is there, so none is left running.`);
        }
        else {
            runner.log.warning(`${workflowId}: whether the step has left a build running is not known. ${found.why} Check in the build service whether one with the label ${label} runs.`);
        }
    }
    catch (error) {
        runner.log.warning(`${workflowId}: the build with the label ${label} could not be cancelled and may still run. ${(0,errors/* messageOf */.b)(error)}`);
    }
}
/** Only its own label makes a build this step's to cancel. */
async function findOwn({ client, clock, grace, limits }, start) {
    const settledAt = start.at + limits.startLookUpMs;
    const found = await grace.upTo(limits.lookUpGraceMs, (outer) => (0,time_limit/* withTimeout */.w)({ clock, ms: limits.startLookUpMs, signal: outer }, (signal) => lookUpStart({ client, clock, limits }, { sent: start, signal, adopt: 'byLabel', settledAt })));
    switch (found.kind) {
        case 'byLabel':
            return { buildId: found.build._id };
        case 'none':
            return found.cut
                ? { certainNone: false, why: `It is not in ${(0,list_cut/* listText */.s)({ cut: true, limits })}.` }
                : { certainNone: true };
        case 'unread':
            return { certainNone: false, why: 'The list of builds could not be read.' };
        case 'byTime':
            return {
                certainNone: false,
                why: `The list tells no labels, and build ${found.build._id} could be it.`,
            };
        case 'ambiguous': {
            const ids = found.builds.map(({ _id }) => _id).join(', ');
            return { certainNone: false, why: `The list tells no labels, and one of these could be it: ${ids}.` };
        }
    }
}

// EXTERNAL MODULE: ./out/contract/state.js
var state = __webpack_require__(7614);
// EXTERNAL MODULE: ./out/core/report/progress.js
var progress = __webpack_require__(3374);
// EXTERNAL MODULE: ./out/report/log/lines.js
var lines = __webpack_require__(2933);
;// CONCATENATED MODULE: ./out/tasks/following/commits.js
/**
 * Compares the commit that the service says it builds with the event's. Another one is a warning and no failure: the
 * branch moved on, or a run was started again.
 */
function warnOfOtherCommits({ board, runner }) {
    board.onChange((now, before) => {
        now.workflows.forEach(({ workflowId, commit }, index) => {
            const isNew = commit !== undefined && before.workflows[index]?.commit !== commit;
            if (!isNew || now.commit === undefined || sameCommit(commit, now.commit))
                return;
            runner.log.warning(`${workflowId}: the service builds commit ${commit}, this run is for ${now.commit}. The branch has moved on since the event.`, { title: 'Another commit is built' });
        });
    });
}
/** Either may be shortened. */
function sameCommit(left, right) {
    return left.startsWith(right) || right.startsWith(left);
}

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
// EXTERNAL MODULE: ./out/tasks/caches/removal.js + 1 modules
var caches_removal = __webpack_require__(948);
;// CONCATENATED MODULE: ./out/actions/start/clear-caches.js

/**
 * Removes caches before the build starts, and waits until they are gone: the removal is asynchronous, and a build that
 * starts at once could still restore one (docs/api.md, "Caches"). Sets the output `clearedCaches`.
 *
 * @throws ServiceError when the caches cannot be removed: then nothing is started
 */
async function clearCachesOf({ client, clock, limits, runner }, { request, which }) {
    const { appId, workflowIds } = request;
    const removal = { client, clock, limits, runner, appId };
    const ids = which === 'all'
        ? await (0,caches_removal/* removeCaches */.y)(removal, { kind: 'all' })
        : await (0,caches_removal/* removeCaches */.y)(removal, {
            kind: 'some',
            caches: (await client.caches.list(appId, { signal: runner.cancelled })).filter(({ workflowId }) => workflowIds.includes(workflowId ?? '')),
        });
    await (0,caches_removal/* waitUntilGone */.L)(removal, ids);
    runner.setOutput('clearedCaches', JSON.stringify(ids));
    runner.log.info(`${ids.length} ${ids.length === 1 ? 'cache was' : 'caches were'} cleared.`);
}

// EXTERNAL MODULE: ./out/core/event/target.js
var target = __webpack_require__(1836);
// EXTERNAL MODULE: ./out/core/input/choice.js
var choice = __webpack_require__(2878);
// EXTERNAL MODULE: ./out/core/input/input-error.js
var input_error = __webpack_require__(1034);
// EXTERNAL MODULE: ./out/core/input/list.js
var list = __webpack_require__(1981);
// EXTERNAL MODULE: ./out/core/input/bad-value.js
var bad_value = __webpack_require__(4086);
;// CONCATENATED MODULE: ./out/core/input/map.js

const variableMap = {
    line: 'NAME=value',
    name: /^[A-Za-z_][A-Za-z0-9_]*$/,
    heredoc: 'understood',
};
const versionMap = { line: 'name=version', name: /^[^\s=]+$/, heredoc: 'refused' };
/** Reads a map, given as one `NAME=value` a line or as one JSON object. No message holds a part of the value. */
function parseMap(form) {
    return (text) => Object.fromEntries(text.trimStart().startsWith('{') ? fromJson(text, form) : fromLines(text, form));
}
function fromJson(text, form) {
    const allowed = `one JSON object of texts, or ${form.line} a line`;
    let parsed;
    try {
        parsed = JSON.parse(text, asWritten);
    }
    catch {
        // The cause is left out on purpose: JSON.parse quotes the text, which may be secret.
        throw new bad_value/* BadValue */.F(`${allowed}; this JSON cannot be read`);
    }
    return Object.entries(parsed).map(([name, value], index) => {
        const where = `entry ${index + 1}`;
        if (!form.name.test(name))
            throw new bad_value/* BadValue */.F(`${allowed}; a name is wrong`, where);
        // Numbers and booleans are what people mean by texts without quotes; anything else has no one spelling.
        if (typeof value === 'boolean')
            return [name, String(value)];
        if (typeof value === 'string')
            return [name, value];
        throw new bad_value/* BadValue */.F(`${allowed}; null, lists and objects have no place in it`, where);
    });
}
/**
 * Keeps a number as it is written: as a number `1.10` would become `1.1`, and a build number made of date and time
 * another one, as it has more digits than a number can hold.
 */
function asWritten(_name, value, written) {
    return typeof value === 'number' ? (written?.source ?? String(value)) : value;
}
function fromLines(text, form) {
    const entries = [];
    const lines = text.split(/\r?\n/);
    for (let at = 0; at < lines.length; at++) {
        const line = lines[at] ?? '';
        if (line.trim() === '')
            continue;
        const where = `line ${at + 1}`;
        // White space is taken off afterwards: a pattern for it would try every share of a long run of it.
        const [, before = '', sign, rest = ''] = /^([^=<]*)(=|<<)(.*)$/s.exec(line) ?? [];
        const name = before.trim();
        if (!sign || !form.name.test(name) || (sign === '<<' && form.heredoc === 'refused'))
            throw new bad_value/* BadValue */.F(`${form.line} a line, or one JSON object`, where);
        if (sign === '=') {
            entries.push([name, rest.trim()]);
            continue;
        }
        const end = lines.indexOf(rest.trim(), at + 1);
        if (rest.trim() === '' || end < 0)
            throw new bad_value/* BadValue */.F(`NAME<<END, lines, and a line that is END`, where);
        entries.push([name, lines.slice(at + 1, end).join('\n')]);
        at = end;
    }
    return entries;
}

// EXTERNAL MODULE: ./out/core/input/ref-name.js
var ref_name = __webpack_require__(3350);
// EXTERNAL MODULE: ./out/tasks/following/inputs.js
var following_inputs = __webpack_require__(7860);
;// CONCATENATED MODULE: ./out/actions/start/inputs.js










/**
 * Reads all inputs of the build action.
 *
 * @throws InputError for what cannot be worked with; ForkRefused, before the token is asked for: a fork has none, and
 *   "token is not given" would hide the reason
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
        cancelPrevious: inputs.value('cancelPrevious', input_boolean/* parseBoolean */.y, 'false'),
        clearCaches: inputs.value('clearCaches', (0,choice/* oneOf */.y)(['none', 'workflow', 'all']), 'none'),
        wait: inputs.value('wait', input_boolean/* parseBoolean */.y, 'true'),
        waiting: (0,following_inputs/* readWaiting */.OG)(inputs, { cancelAbandoned: 'true' }),
        afterBuild: (0,following_inputs/* readAfterBuild */.lN)(inputs),
        comment: (0,following_inputs/* readComment */.W3)(inputs),
    };
}
/** Checks what can be checked before the token; what it returns finds the target after it. */
function readTarget(inputs, { run }) {
    const branch = inputs.optional('branch', ref_name/* parseBranch */.Q);
    const tag = inputs.optional('tag', ref_name/* parseTag */.E);
    if (branch && tag)
        throw new input_error/* InputError */.d(['branch', 'tag'], 'The inputs branch and tag are both given. Allowed is at most one of the two.');
    if (!tag)
        (0,target/* refuseFork */.rt)(run, branch);
    const sha = run.sha || undefined;
    return () => {
        if (tag)
            return { ref: { tag }, sha: run.ref === `refs/tags/${tag}` ? sha : undefined };
        if (branch)
            return { ref: { branch }, sha: run.ref === `refs/heads/${branch}` ? sha : undefined };
        return (0,target/* targetOfEvent */.b0)(run);
    };
}
function readRequest(inputs, { target, secrets }) {
    const variables = inputs.optionalSecret('variables', parseMap(variableMap));
    refuseSecrets(variables, secrets);
    return {
        appId: inputs.required('appId', 'It is the id of the application in the build service; keep it in vars, not in secrets.'),
        workflowIds: readWorkflowIds(inputs),
        target,
        variables,
        groups: inputs.optional('groups', list/* parseLines */.L),
        softwareVersions: inputs.optional('softwareVersions', parseMap(versionMap)),
        labels: inputs.optional('labels', list/* parseLines */.L) ?? [],
        instanceType: inputs.text('instanceType') || undefined,
    };
}
function readWorkflowIds(inputs) {
    const advice = 'It is one workflow, or several, one a line or with commas between them.';
    const ids = (0,list/* parseList */.E)(inputs.required('workflowId', advice));
    if (ids.length === 0)
        throw new input_error/* InputError */.d(['workflowId'], `The input workflowId names no workflow. ${advice}`);
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice !== undefined)
        throw new input_error/* InputError */.d(['workflowId'], `The input workflowId names ${JSON.stringify(twice)} twice. Each workflow is built once.`);
    return ids;
}
/** `toJSON(secrets)` holds the tokens too: they would reach the scripts of every build. */
function refuseSecrets(variables, secrets) {
    for (const [name, value] of Object.entries(variables ?? {})) {
        if (secrets.some((secret) => secret !== '' && value.includes(secret)))
            throw new input_error/* InputError */.d(['variables'], `The input variables holds a token of this step, in ${name}. Pass the variables that the build needs by name, not all secrets at once.`);
    }
}

// EXTERNAL MODULE: ./out/tasks/requests/running-builds.js
var running_builds = __webpack_require__(7765);
;// CONCATENATED MODULE: ./out/actions/start/labels.js
/**
 * The labels that this step adds to one start. The first is its own, with 128 random bits: by it the build is found
 * again when the answer to its start was lost. On a pull request the second one tells whose builds they are.
 */
function labelsOf(run, random) {
    const own = `gh-${run.runId}-${run.runAttempt}-${random.hex(16)}`;
    const pull = pullRequestNumber(run.payload);
    return pull === undefined ? [own] : [own, `gh-pr-${pull}`];
}
function pullRequestNumber(payload) {
    const pull = payload.pull_request;
    const number = typeof pull === 'object' && pull !== null ? pull.number : undefined;
    return Number.isInteger(number) ? number : undefined;
}
/** Whether labels say that a build belongs to the run with this id, or to one that was started after it. */
function isOfRunSince(labels, runId) {
    return labels.some((label) => {
        const [, run] = /^gh-(\d+)-\d+-[0-9a-f]{32}$/.exec(label) ?? [];
        // GitHub numbers runs in the order in which they were made; the numbers outgrow what a double holds exactly.
        return run !== undefined && /^\d+$/.test(runId) && BigInt(run) >= BigInt(runId);
    });
}

;// CONCATENATED MODULE: ./out/actions/start/push-time.js

/**
 * When the repository was last pushed to before the event, in milliseconds since the Unix epoch: the run of the event
 * came later. `repository.pushed_at` is seconds in the payload of `push`, and a time as text in those of other events;
 * `undefined` where the payload has none.
 */
function pushTime(payload) {
    const { repository } = payload;
    if (typeof repository !== 'object' || repository === null || !('pushed_at' in repository))
        return undefined;
    const { pushed_at: at } = repository;
    if (typeof at === 'number')
        return at * 1000;
    return typeof at === 'string' ? (0,timestamp/* parseTimestamp */.EH)(at) : undefined;
}

;// CONCATENATED MODULE: ./out/actions/start/previous-builds.js






/**
 * Cancels the builds of the same app, workflow and ref that still run: what they build is out of date. Builds of this
 * run, of another job or attempt of it, and of a later one stay. What cannot be cancelled is a warning.
 */
async function cancelPreviousBuilds(following, request) {
    const { runner } = following;
    const signal = runner.cancelled;
    try {
        const running = await (0,running_builds/* runningBuilds */.x)(following, {
            filter: { appId: request.appId, ...request.target.ref },
        });
        const alike = running.filter((build) => request.workflowIds.includes((0,contract_build/* workflowIdOf */.wZ)(build) ?? ''));
        const left = alike.filter((build) => build.labels == null && !isBefore(build, runner.run));
        if (left.length > 0)
            runner.log.info(`${left.length} running ${left.length === 1 ? 'build is' : 'builds are'} left alone, as the service tells no labels and it could be this run's own: ${left.map(({ _id }) => _id).join(', ')}`);
        await Promise.all(alike.filter((build) => isPrevious(build, runner.run)).map((build) => cancel(following, build)));
    }
    catch (error) {
        signal.throwIfAborted();
        runner.log.warning(`Earlier builds could not be cancelled. ${(0,errors/* messageOf */.b)(error)}`);
    }
}
/** By its labels; where the service tells none, only a build that began before the push can be of no run since. */
function isPrevious(build, run) {
    return build.labels == null ? isBefore(build, run) : !isOfRunSince(build.labels, run.runId);
}
function isBefore(build, { payload }) {
    const begun = (0,timestamp/* parseTimestamp */.EH)(build.createdAt) ?? (0,timestamp/* parseTimestamp */.EH)(build.startedAt);
    const pushed = pushTime(payload);
    return begun !== undefined && pushed !== undefined && begun < pushed;
}
async function cancel({ client, runner }, build) {
    const name = `${(0,contract_build/* workflowIdOf */.wZ)(build)}: the earlier build ${build._id}`;
    try {
        const answer = await client.builds.cancel(build._id, { signal: runner.cancelled });
        runner.log.info(answer === 'canceled' ? `${name} was cancelled.` : `${name} had ended already.`);
    }
    catch (error) {
        runner.cancelled.throwIfAborted();
        runner.log.warning(`${name} could not be cancelled. ${(0,errors/* messageOf */.b)(error)}`);
    }
}

;// CONCATENATED MODULE: ./out/core/builds/page.js
/** The only service of which the address of a build's page is known. */
const hostedApi = 'https://api.codemagic.io';
/** The page of a build for people; `undefined` where nobody has said where it is (nothing is invented). */
function buildPage(build) {
    if (build.baseUrl.origin !== hostedApi)
        return undefined;
    const [app, id] = [build.appId, build.buildId].map((id) => encodeURIComponent(id.toWellFormed()));
    return `https://codemagic.io/app/${app}/build/${id}`;
}

// EXTERNAL MODULE: ./out/api/errors.js
var api_errors = __webpack_require__(3120);
;// CONCATENATED MODULE: ./out/actions/start/name-hint.js

/**
 * People give a workflow's name for its id. Where a start was refused as if the id were wrong, and the application has
 * a workflow of that name, this says so; otherwise it says nothing. It never makes matters worse: what goes wrong
 * while it looks is passed over.
 */
async function nameHint({ client, runner }, { error, appId, workflowId }) {
    if (!(error instanceof api_errors/* NotFound */.Mk || error instanceof api_errors/* RequestRefused */.KN))
        return '';
    try {
        const { workflows } = await client.applications.get(appId, { signal: runner.cancelled });
        const [id] = Object.entries(workflows ?? {}).find(([, { name }]) => name === workflowId) ?? [];
        return id === undefined
            ? ''
            : ` ${JSON.stringify(workflowId)} is the name of a workflow: give its id, ${JSON.stringify(id)}.`;
    }
    catch {
        return '';
    }
}

;// CONCATENATED MODULE: ./out/actions/start/request.js
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

;// CONCATENATED MODULE: ./out/actions/start/start-one.js






/** The build may have been started, and could not be found: starting another could double it. */
class StartLost extends errors/* UserError */.y {
    constructor({ workflowId, label }, { found, where, cause }) {
        const advice = found.kind === 'ambiguous'
            ? `${found.builds.length} builds could be the one, and none is followed: check in the build service which of them is meant.`
            : `${found.kind === 'unread' ? 'The list of builds could not be read' : `No build of it has appeared in ${where}`}: check in the build service whether one with the label ${label} is there before you start it again.`;
        super(`The start of ${workflowId} was not answered. ${cause.message} ${advice}`, { cause });
    }
}
/**
 * Starts one build, once: after anything that leaves it open whether the build was started, it is looked up and never
 * asked for again (docs/reliability.md, "One request, one build"). When the workflow is cancelled meanwhile, a request
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
        const found = await grace.upTo(limits.lookUpGraceMs, (signal) => (0,time_limit/* withTimeout */.w)({ clock, ms: limits.startLookUpMs, signal }, (limited) => lookUpStart({ client, clock, limits }, { sent, signal: limited })));
        if (found.kind === 'byLabel')
            return { buildId: found.build._id, certainty: 'own' };
        if (found.kind === 'byTime')
            return { buildId: found.build._id, certainty: 'adopted' };
        throw new StartLost(sent, { found, where: (0,list_cut/* listText */.s)({ cut: found.cut, limits }), cause });
    }
}

;// CONCATENATED MODULE: ./out/actions/start/start.js










/**
 * Starts a build of every workflow, side by side, and writes onto the board the ids, or why there is none: of several
 * workflows one that is refused leaves the others running. Each step of it is saved first, for the post step.
 *
 * @returns what was saved of each start, in the order of the workflows
 */
function startAll(following, starting) {
    return Promise.all(starting.request.workflowIds.map((workflowId, index) => startAndSave(following, { ...starting, workflowId, index })));
}
async function startAndSave(following, { request, baseUrl, random, workflowId, index }) {
    const { board, clock, runner } = following;
    const [label, ...others] = labelsOf(runner.run, random);
    const { appId, target } = request;
    const sent = { appId, workflowId, ref: target.ref, label, at: clock.now() };
    const save = (more) => {
        const start = { ...sent, baseUrl: baseUrl.href, ...more };
        saveStart(runner, { index, start });
        return start;
    };
    save({});
    try {
        const body = startBody(request, { workflowId, labels: [label, ...others] });
        const { buildId, certainty } = await startOne(following, { body, sent });
        const pageUrl = buildPage({ baseUrl, appId, buildId });
        board.updateWorkflow({ workflowId }, (report) => (0,progress/* started */.A4)(report, { buildId, certainty, pageUrl, at: board.now() }));
        (0,conclude/* publishBuildIds */.Qs)(following);
        if (certainty === 'own')
            return save({ buildId });
        runner.log.warning(`The start of ${workflowId} was not answered. Build ${buildId} is followed, as it alone can be the one by app, workflow, ${(0,refs/* refText */.d0)(target.ref)} and time. It is not cancelled by this step, because it may be somebody else's.`);
        return save({ buildId, settled: true });
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.y))
            throw error;
        const reason = `${error.message}${await nameHint(following, { error, appId, workflowId })}`;
        board.updateWorkflow({ workflowId }, (report) => ({ ...report, failure: { reason } }));
        // A certain refusal leaves nothing behind; a start that was lost is looked for once more by the post step.
        return save(error instanceof StartLost ? {} : { settled: true });
    }
}

;// CONCATENATED MODULE: ./out/actions/start/run.js

















/**
 * The build action: starts builds, waits for them, and says how they went.
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
        workflows: request.workflowIds.map(progress/* notStarted */.DY),
    };
    const board = (0,report_store/* createBoard */.N)(initial, { redact: runner.redactor.redact, now });
    const watching = { runner, client: connect(connection), clock, limits, board, grace };
    const page = (0,pull_request_page/* openPullRequestPage */.m)(watching, { inputs: comment, random });
    const following = { ...watching, page };
    // Lists are lists before there is anything in them: `fromJSON` of an empty text fails a workflow.
    (0,conclude/* publishOutputs */.eB)(following);
    runner.setOutput('clearedCaches', '[]');
    runner.log.info((0,lines/* openingLine */.lw)(board.report));
    (0,log/* logChanges */._)(following);
    warnOfOtherCommits(following);
    if (cancelPrevious)
        await cancelPreviousBuilds(following, request);
    if (clearCaches !== 'none')
        await clearCachesOf(following, { request, which: clearCaches });
    const starts = await startAll(following, { request, baseUrl: connection.baseUrl, random });
    (0,conclude/* publishOutputs */.eB)(following);
    const because = wait ? await (0,follow/* follow */.e)(following, { waiting, afterBuild }) : 'ended';
    settleEnded(following, starts);
    return (0,conclude/* conclude */.Ep)(following, { because, ...waiting, ...afterBuild });
}
/** Tells the post step which builds it has nothing more to do with. */
function settleEnded({ board, runner }, starts) {
    board.report.workflows.forEach(({ status = '' }, index) => {
        const start = starts[index];
        if (start && (0,state/* hasEnded */.hY)(status))
            saveStart(runner, { index, start: { ...start, settled: true } });
    });
}

// EXTERNAL MODULE: ./out/entry/door.js + 27 modules
var door = __webpack_require__(9344);
;// CONCATENATED MODULE: ./out/entry/build.js



const build_build = () => (0,door/* runAction */.C)(build);
const build_buildPost = () => (0,door/* runAction */.C)(buildPost);


/***/ }),

/***/ 948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ removeCaches),
  L: () => (/* binding */ waitUntilGone)
});

// EXTERNAL MODULE: ./out/api/errors.js
var errors = __webpack_require__(3120);
// EXTERNAL MODULE: ./out/clock.js
var out_clock = __webpack_require__(3194);
// EXTERNAL MODULE: ./out/errors.js
var out_errors = __webpack_require__(4925);
;// CONCATENATED MODULE: ./out/tasks/requests/together.js
/**
 * Does the same with several things at once. Where one fails the others are ended, so that nothing goes on behind the
 * error.
 *
 * @throws the first error; the signal's reason
 */
async function together({ items, signal }, work) {
    const over = new AbortController();
    const either = AbortSignal.any([signal, over.signal]);
    try {
        return await Promise.all(items.map((item) => work(item, either)));
    }
    catch (error) {
        over.abort(error);
        throw error;
    }
}

;// CONCATENATED MODULE: ./out/tasks/caches/removal.js




/**
 * Starts to remove caches and returns the ids of those that will go. The removal itself is asynchronous: `waitUntilGone`
 * waits for it. An answer that was lost on the way back is no trouble: what was to be removed is known beforehand.
 */
async function removeCaches(removal, chosen) {
    const { client, runner, appId } = removal;
    const signal = runner.cancelled;
    if (chosen.kind === 'some') {
        await together({ items: chosen.caches, signal }, ({ _id: cacheId }, ended) => removeOne(removal, { cacheId, signal: ended }));
        return chosen.caches.map(({ _id }) => _id);
    }
    const listed = await client.caches.list(appId, { signal });
    const removed = await client.caches.removeAll(appId, { signal });
    return [...new Set([...listed.map(({ _id }) => _id), ...removed])];
}
/** A cache that is not there any more is what was asked for: this request, sent again, may have removed it itself. */
async function removeOne({ client, appId }, { cacheId, signal }) {
    try {
        await client.caches.remove({ appId, cacheId }, { signal });
    }
    catch (error) {
        if (!(error instanceof errors/* NotFound */.Mk))
            throw error;
    }
}
/** The pause between two looks at the list of caches, in milliseconds. */
const pauseMs = 2_000;
/**
 * Waits, at most `limits.cacheRemovalMs`, until none of the ids is listed any more: a build that starts before that
 * could still restore one (docs/api.md, "Caches"). What stays, or cannot be looked at, is one warning.
 */
async function waitUntilGone(removal, ids) {
    const { client, clock, limits, runner, appId } = removal;
    const signal = runner.cancelled;
    const end = clock.monotonic() + limits.cacheRemovalMs;
    let left = [...ids];
    let trouble;
    while (left.length > 0) {
        try {
            const listed = new Set((await client.caches.list(appId, { signal })).map(({ _id }) => _id));
            left = left.filter((id) => listed.has(id));
            trouble = undefined;
        }
        catch (error) {
            if (signal.aborted)
                throw error;
            trouble = (0,out_errors/* messageOf */.b)(error);
        }
        if (left.length === 0)
            return;
        if (clock.monotonic() >= end)
            break;
        await (0,out_clock/* sleep */.yy)(clock, Math.min(pauseMs, limits.cacheRemovalMs / 10), signal);
    }
    if (left.length > 0)
        runner.log.warning(trouble
            ? `Whether the caches are gone could not be seen. ${trouble}`
            : `${left.length} of the caches are still listed ${limits.cacheRemovalMs / 1000} s after their deletion began: ${left.join(', ')}. A build that starts now may restore them.`);
}


/***/ }),

/***/ 7765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ runningBuilds)
/* harmony export */ });
/* harmony import */ var _contract_build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3522);
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7614);
/* harmony import */ var _list_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8895);



/**
 * The builds that match the filter and have not ended, as far as the list is read; one line says so where that is not to
 * its end. The workflow is compared here and not by the service, which
 * keeps the id of a YAML workflow in a field of its own (docs/hosted-service.md, "The record of a build").
 */
async function runningBuilds({ client, limits, runner }, { filter }) {
    const { workflowId, ...asked } = filter;
    const running = [];
    const onCut = () => runner.log.info(`Builds that still run were looked for in ${(0,_list_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .listText */ .s)({ cut: true, limits })}. There are more pages.`);
    for await (const build of client.builds.list(asked, { signal: runner.cancelled, onCut }))
        if (!(0,_contract_state_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY)(build.status) && (!workflowId || (0,_contract_build_js__WEBPACK_IMPORTED_MODULE_0__/* .workflowIdOf */ .wZ)(build) === workflowId))
            running.push(build);
    return running;
}


/***/ })

};
