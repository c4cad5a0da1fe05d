export const id = 309;
export const ids = [309];
export const modules = {

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

/***/ 1981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseList),
/* harmony export */   L: () => (/* binding */ parseLines)
/* harmony export */ });
/** Reads one entry a line; blank lines and surrounding white space do not count. */
function parseLines(text) {
    return text
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
}
/** Reads one entry a line or several with commas between them. */
function parseList(text) {
    return parseLines(text.replaceAll(',', '\n'));
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

/***/ 1306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WY: () => (/* binding */ sameRef),
/* harmony export */   at: () => (/* binding */ branchName),
/* harmony export */   d0: () => (/* binding */ refText),
/* harmony export */   wZ: () => (/* binding */ tagName)
/* harmony export */ });
/** The short name: `refs/heads/main` is `main`. */
function branchName(name) {
    return name.replace(/^(?:refs\/heads\/)+/, '');
}
/** The short name: `refs/tags/v1` is `v1`. */
function tagName(name) {
    return name.replace(/^(?:refs\/tags\/)+/, '');
}
function sameRef(left, right) {
    if ('branch' in left)
        return 'branch' in right && left.branch === right.branch;
    return 'tag' in right && left.tag === right.tag;
}
/** `branch main`, `tag v1.2`: the ref in the words of a message. */
function refText(ref) {
    return 'branch' in ref ? `branch ${ref.branch}` : `tag ${ref.tag}`;
}


/***/ }),

/***/ 3309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cancel: () => (/* binding */ cancel_cancel)
});

// EXTERNAL MODULE: ./out/contract/build.js + 1 modules
var contract_build = __webpack_require__(3522);
// EXTERNAL MODULE: ./out/errors.js
var errors = __webpack_require__(4925);
// EXTERNAL MODULE: ./out/tasks/inputs/connection.js
var inputs_connection = __webpack_require__(7279);
// EXTERNAL MODULE: ./out/tasks/requests/grace.js
var requests_grace = __webpack_require__(6812);
// EXTERNAL MODULE: ./out/tasks/requests/running-builds.js
var running_builds = __webpack_require__(7765);
// EXTERNAL MODULE: ./out/core/input/choice.js
var choice = __webpack_require__(2878);
// EXTERNAL MODULE: ./out/core/input/input-error.js
var input_error = __webpack_require__(1034);
// EXTERNAL MODULE: ./out/core/input/list.js
var list = __webpack_require__(1981);
// EXTERNAL MODULE: ./out/core/input/reader.js
var reader = __webpack_require__(2930);
// EXTERNAL MODULE: ./out/core/input/ref-name.js
var ref_name = __webpack_require__(3350);
;// CONCATENATED MODULE: ./out/actions/cancel/inputs.js






const filterNames = ['workflowId', 'branch', 'tag', 'label'];
const advice = 'Give buildId, or appId with at least one of workflowId, branch, tag and label.';
/** @throws InputError */
function readCancelInputs(runner) {
    const inputs = (0,reader/* createInputReader */.i)(runner);
    const connection = (0,inputs_connection/* readConnection */.dC)(inputs);
    const given = filterNames.filter((name) => inputs.text(name) !== '');
    const buildIds = inputs.optional('buildId', list/* parseList */.E);
    if (!buildIds)
        return { connection, chosen: { kind: 'matching', filter: readFilter(inputs, given) } };
    const others = [...(inputs.text('appId') ? ['appId'] : []), ...given];
    if (others.length > 0)
        throw new input_error/* InputError */.d(['buildId', ...others], `The input buildId is given together with ${others.join(', ')}. ${advice}`);
    if (buildIds.length === 0)
        throw new input_error/* InputError */.d(['buildId'], `The input buildId names no build. ${advice}`);
    return { connection, chosen: { kind: 'byId', buildIds: [...new Set(buildIds)] } };
}
/** `appId` alone is refused: it would end everything that the application builds. */
function readFilter(inputs, given) {
    const appId = inputs.text('appId');
    if (appId === '' && given.length === 0)
        throw new input_error/* InputError */.d(['buildId', 'appId'], `Neither buildId nor appId is given. ${advice}`);
    if (appId === '')
        throw new input_error/* InputError */.d(['appId', ...given], `${given.join(', ')} is given without appId. ${advice}`);
    if (given.length === 0)
        throw new input_error/* InputError */.d(['appId', ...filterNames], `The input appId is given alone, which would cancel every build of the application. ${advice}`);
    if (given.includes('branch') && given.includes('tag'))
        throw new input_error/* InputError */.d(['branch', 'tag'], 'The inputs branch and tag are both given, and no build is of both. Allowed is at most one of the two.');
    return {
        appId,
        workflowIds: inputs.optional('workflowId', list/* parseList */.E),
        branch: inputs.optional('branch', ref_name/* parseBranch */.Q),
        tag: inputs.optional('tag', ref_name/* parseTag */.E),
        label: inputs.text('label') || undefined,
        unlabelled: inputs.value('unlabelled', (0,choice/* oneOf */.y)(['keep', 'cancel']), 'keep'),
    };
}

;// CONCATENATED MODULE: ./out/actions/cancel/run.js






/** Some builds could not be cancelled; all others were. */
class BuildsNotCancelled extends errors/* UserError */.y {
    constructor({ failed, all }) {
        const count = `${failed.length} of ${all} ${all === 1 ? 'build' : 'builds'}`;
        super([`${count} could not be cancelled.`, ...failed.map(({ id, why }) => `${id}: ${why}`)].join('\n'), {
            cause: failed[0]?.cause,
        });
    }
}
/**
 * Cancels builds: those that are named, or everything that matches and still runs.
 *
 * @throws InputError before any request; ServiceError when builds cannot be looked for; BuildsNotCancelled
 */
async function cancel({ runner, connect, clock, limits, }) {
    const grace = (0,requests_grace/* createGrace */.N)({ clock, cancelled: runner.cancelled });
    (0,inputs_connection/* maskSecrets */.QU)(runner, ['token']);
    const { connection, chosen } = readCancelInputs(runner);
    const client = connect(connection);
    const ids = await idsOf(chosen, { runner, client, limits });
    // Once it is known what is to end, a cancelled workflow is no reason to let it run on: there is a moment for it.
    const ends = await grace.upTo(limits.cancelGraceMs, (signal) => Promise.all(ids.map(async (id) => ({ id, ...(await cancelOne(client, { id, signal })) }))));
    const withEnd = (end) => ends.flatMap((one) => (one.end === end ? one.id : []));
    runner.setOutput('canceled', JSON.stringify(withEnd('canceled')));
    runner.setOutput('alreadyFinished', JSON.stringify(withEnd('alreadyFinished')));
    for (const one of ends)
        runner.log.info(`Build ${one.id} ${words[one.end]}.`);
    const failed = ends.flatMap((one) => (one.end === 'failed' ? one : []));
    if (failed.length > 0)
        throw new BuildsNotCancelled({ failed, all: ids.length });
    return true;
}
const words = {
    canceled: 'was cancelled',
    alreadyFinished: 'had ended already',
    failed: 'could not be cancelled',
};
async function cancelOne(client, { id, signal }) {
    try {
        return { end: await client.builds.cancel(id, { signal }) };
    }
    catch (cause) {
        if (!(cause instanceof errors/* UserError */.y || cause instanceof requests_grace/* GraceOver */.n))
            throw cause;
        return { end: 'failed', why: (0,errors/* messageOf */.b)(cause), cause };
    }
}
async function idsOf(chosen, looking) {
    if (chosen.kind === 'byId')
        return chosen.buildIds;
    const matching = await buildsMatching(chosen.filter, looking);
    const count = matching.length;
    looking.runner.log.info(count === 0
        ? 'No build that still runs matches.'
        : `${count} ${count === 1 ? 'build matches and still runs' : 'builds match and still run'}.`);
    return matching;
}
async function buildsMatching({ appId, workflowIds, branch, tag, label, unlabelled }, looking) {
    const filter = { appId, ...(branch ? { branch } : {}), ...(tag ? { tag } : {}) };
    const running = await (0,running_builds/* runningBuilds */.x)(looking, { filter });
    return running
        .filter((build) => !workflowIds || workflowIds.includes((0,contract_build/* workflowIdOf */.wZ)(build) ?? ''))
        .filter(({ labels }) => !label || (labels?.includes(label) ?? unlabelled === 'cancel'))
        .map(({ _id }) => _id);
}

// EXTERNAL MODULE: ./out/entry/door.js + 27 modules
var door = __webpack_require__(9344);
;// CONCATENATED MODULE: ./out/entry/cancel.js


const cancel_cancel = () => (0,door/* runAction */.C)(cancel);


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


/***/ }),

/***/ 6812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ createGrace),
/* harmony export */   n: () => (/* binding */ GraceOver)
/* harmony export */ });
/** The reason of the signal that ends what was under way too long after the workflow was cancelled. */
class GraceOver extends Error {
    name = 'GraceOver';
    constructor() {
        super('The workflow was cancelled, and the time for this is over.');
    }
}
/**
 * To be created before anything that takes time: the grace is counted from the first signal (docs/reliability.md, "No
 * abandoned build").
 */
function createGrace({ clock, cancelled }) {
    let begun = clock.monotonic();
    const begin = () => {
        begun = clock.monotonic();
    };
    cancelled.addEventListener('abort', begin, { once: true });
    return {
        async upTo(ms, work) {
            const over = new AbortController();
            let cancelTimer = () => { };
            const arm = () => {
                const left = begun + ms - clock.monotonic();
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


/***/ }),

/***/ 8895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ listText)
/* harmony export */ });
/** Where something was looked for in vain: a list with more pages than are read may have it behind them. */
function listText({ cut, limits }) {
    return cut ? `the first ${limits.listPages} pages of the list of builds` : 'the list of builds';
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
