export const id = 610;
export const ids = [610];
export const modules = {

/***/ 8229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cancel: () => (/* binding */ cancel)
});

// EXTERNAL MODULE: ./out/contract/build.js
var contract_build = __webpack_require__(7271);
// EXTERNAL MODULE: ./out/errors.js
var errors = __webpack_require__(4925);
// EXTERNAL MODULE: ./out/report/wording/units.js
var units = __webpack_require__(9731);
// EXTERNAL MODULE: ./out/tasks/inputs/connection.js
var inputs_connection = __webpack_require__(7279);
// EXTERNAL MODULE: ./out/tasks/requests/build-list.js
var build_list = __webpack_require__(4538);
// EXTERNAL MODULE: ./out/tasks/requests/grace.js
var requests_grace = __webpack_require__(6812);
// EXTERNAL MODULE: ./out/core/input/app-id.js
var app_id = __webpack_require__(5654);
// EXTERNAL MODULE: ./out/core/input/errors.js
var input_errors = __webpack_require__(1194);
// EXTERNAL MODULE: ./out/core/input/list.js
var list = __webpack_require__(1981);
// EXTERNAL MODULE: ./out/core/input/parsers.js
var parsers = __webpack_require__(9145);
// EXTERNAL MODULE: ./out/core/input/reader.js
var reader = __webpack_require__(2930);
// EXTERNAL MODULE: ./out/tasks/inputs/ref.js
var ref = __webpack_require__(4598);
;// CONCATENATED MODULE: ./out/actions/cancel/inputs.js







const filterNames = ['workflowId', 'branch', 'tag', 'label'];
const advice = 'Set buildId, or appId with at least one of workflowId, branch, tag and label.';
/** @throws InputError */
function readCancelInputs(runner) {
    const inputs = (0,reader/* createInputReader */.i)(runner);
    const connection = (0,inputs_connection/* readConnection */.dC)(inputs);
    const given = filterNames.filter((name) => inputs.text(name) !== '');
    const buildIds = inputs.optional('buildId', list/* parseIds */.Ae);
    if (!buildIds)
        return { connection, chosen: { kind: 'matching', filter: readFilter(inputs, given) } };
    const others = [...(inputs.text('appId') ? ['appId'] : []), ...given];
    if (others.length > 0)
        throw new input_errors/* InputError */.dz(['buildId', ...others], `Input buildId cannot be used together with ${others.join(', ')}. ${advice}`);
    if (buildIds.length === 0)
        throw new input_errors/* InputError */.dz(['buildId'], `Input buildId has no build id. ${advice}`);
    return { connection, chosen: { kind: 'byId', buildIds: [...new Set(buildIds)] } };
}
/** `appId` alone is an error: it would cancel every build of the application. */
function readFilter(inputs, given) {
    const appId = (0,app_id/* parseAppId */.c)(inputs.text('appId'));
    if (appId === '' && given.length === 0)
        throw new input_errors/* InputError */.dz(['buildId', 'appId'], `Input buildId or appId is required. ${advice}`);
    if (appId === '')
        throw new input_errors/* InputError */.dz(['appId', ...given], `${given.join(', ')} cannot be used without appId. ${advice}`);
    if (given.length === 0)
        throw new input_errors/* InputError */.dz(['appId', ...filterNames], `Input appId alone would cancel every build of the application. ${advice}`);
    return {
        appId,
        workflowIds: inputs.optional('workflowId', list/* parseIds */.Ae),
        ref: (0,ref/* readRef */.s)(inputs),
        label: inputs.text('label') || undefined,
        unlabelled: inputs.value('unlabelled', (0,parsers/* oneOf */.yL)(['keep', 'cancel']), 'keep'),
    };
}

;// CONCATENATED MODULE: ./out/actions/cancel/run.js







/** Some builds could not be cancelled. All others were cancelled. */
class BuildsNotCancelled extends errors/* UserError */.yo {
    constructor({ failed, all }) {
        const count = `${failed.length} of ${(0,units/* countText */.lT)(all, 'build')}`;
        super([`${count} could not be cancelled.`, ...failed.map(({ id, why }) => `${id}: ${why}`)].join('\n'), {
            cause: failed[0]?.cause,
        });
    }
}
/**
 * Cancels builds: the given ones, or all running builds that match.
 *
 * @throws InputError before any request; ServiceError if the list of builds cannot be read; BuildsNotCancelled
 */
async function cancel({ runner, connect, clock, limits, }) {
    const grace = (0,requests_grace/* createGrace */.N)({ clock, cancelled: runner.cancelled });
    (0,inputs_connection/* maskSecrets */.QU)(runner, ['token']);
    const { connection, chosen } = readCancelInputs(runner);
    const client = connect(connection);
    const ids = await idsOf(chosen, { runner, client, limits });
    // If the workflow is cancelled meanwhile, the builds are still cancelled within the grace period.
    const results = await grace.upTo(limits.cancelGraceMs, (signal) => Promise.all(ids.map(async (id) => ({ id, ...(await cancelOne(client, { id, signal })) }))));
    const idsWith = (result) => results.flatMap((one) => (one.result === result ? one.id : []));
    runner.setOutput('canceled', JSON.stringify(idsWith('canceled')));
    runner.setOutput('alreadyFinished', JSON.stringify(idsWith('alreadyFinished')));
    for (const { id, result } of results)
        runner.log.info(`Build ${id} ${resultText[result]}.`);
    const failed = results.flatMap((one) => (one.result === 'failed' ? one : []));
    if (failed.length > 0)
        throw new BuildsNotCancelled({ failed, all: ids.length });
    return true;
}
const resultText = {
    canceled: 'was cancelled',
    alreadyFinished: 'had already finished',
    failed: 'could not be cancelled',
};
async function cancelOne(client, { id, signal }) {
    try {
        return { result: await client.builds.cancel(id, { signal }) };
    }
    catch (cause) {
        if (!(cause instanceof errors/* UserError */.yo || cause instanceof requests_grace/* GraceOver */.n))
            throw cause;
        return { result: 'failed', why: (0,errors/* messageOf */.bD)(cause), cause };
    }
}
async function idsOf(chosen, context) {
    if (chosen.kind === 'byId')
        return chosen.buildIds;
    const matching = await buildsMatching(chosen.filter, context);
    const count = matching.length;
    context.runner.log.info(count === 0
        ? 'No running build matches.'
        : `${count} running ${count === 1 ? 'build matches' : 'builds match'}.`);
    return matching;
}
async function buildsMatching({ appId, workflowIds, ref, label, unlabelled }, context) {
    const running = await (0,build_list/* runningBuilds */.xy)(context, { filter: { appId, ...ref } });
    return running
        .filter((build) => {
        const workflowId = (0,contract_build/* workflowIdOf */.wZ)(build);
        return !workflowIds || (workflowId !== undefined && workflowIds.includes(workflowId));
    })
        .filter(({ labels }) => !label || (labels?.includes(label) ?? unlabelled === 'cancel'))
        .map(({ _id }) => _id);
}


/***/ }),

/***/ 5654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ parseAppId)
/* harmony export */ });
/** The address of a page of the hosted service, such as `https://codemagic.io/app/5c9c…/settings`. */
const page = /^https:\/\/codemagic\.io\/app\/([\w-]+)(?:[/?#]|$)/;
/** Reads the id of an application, also where the address of one of its pages was copied. */
function parseAppId(text) {
    return page.exec(text)?.[1] ?? text;
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
