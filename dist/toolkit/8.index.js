export const id = 8;
export const ids = [8];
export const modules = {

/***/ 8:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  artifacts: () => (/* binding */ artifacts)
});

// EXTERNAL MODULE: ./out/core/artefact-choice.js
var artefact_choice = __webpack_require__(3803);
// EXTERNAL MODULE: ./out/report/log/lines.js
var lines = __webpack_require__(2933);
// EXTERNAL MODULE: ./out/tasks/artefacts/download-all.js + 4 modules
var download_all = __webpack_require__(6362);
// EXTERNAL MODULE: ./out/tasks/artefacts/public-link.js
var public_link = __webpack_require__(993);
// EXTERNAL MODULE: ./out/tasks/artefacts/reported-artefacts.js
var reported_artefacts = __webpack_require__(4820);
// EXTERNAL MODULE: ./out/tasks/inputs/connection.js
var inputs_connection = __webpack_require__(7279);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(3916);
// EXTERNAL MODULE: ./out/contract/build.js
var contract_build = __webpack_require__(7271);
// EXTERNAL MODULE: ./out/contract/state.js
var state = __webpack_require__(7614);
// EXTERNAL MODULE: ./out/tasks/requests/build-list.js
var build_list = __webpack_require__(4538);
// EXTERNAL MODULE: ./out/contract/timestamp.js
var timestamp = __webpack_require__(3623);
// EXTERNAL MODULE: ./out/core/refs.js
var refs = __webpack_require__(1306);
// EXTERNAL MODULE: ./out/errors.js
var errors = __webpack_require__(4925);
;// CONCATENATED MODULE: ./out/actions/artifacts/latest-build.js





/** The part of the list that was read has no matching build that has finished. */
class NoFinishedBuild extends errors/* UserError */.yo {
    constructor({ appId, workflowId, ref }, where) {
        const what = [
            `application ${appId}`,
            ...(workflowId ? [`workflow ${workflowId}`] : []),
            ...(ref ? [(0,refs/* refText */.d0)(ref)] : []),
        ];
        super(`No matching build in ${where} has finished (${what.join(', ')}). Check the ids, or choose a build with buildId.`);
    }
}
/**
 * The latest build with the status `finished`. The contract promises no order of the list (docs/api.md, "Builds"), so
 * all pages up to the limit are read, and the newest time wins.
 *
 * @throws NoFinishedBuild; ServiceError
 */
async function latestFinished({ client, limits, runner }, wanted) {
    const { appId, workflowId, ref } = wanted;
    let latest;
    let cut = false;
    const onCut = () => {
        cut = true;
    };
    const signal = runner.cancelled;
    for await (const build of client.builds.list({ appId, ...ref }, { signal, onCut })) {
        const matches = build.status === 'finished' && (!workflowId || (0,contract_build/* workflowIdOf */.wZ)(build) === workflowId);
        // If no build has a time, the first one wins.
        const at = timeOf(build) ?? Number.NEGATIVE_INFINITY;
        if (matches && (!latest || at > latest.at))
            latest = { build, at };
    }
    const where = (0,build_list/* listText */.so)({ cut, limits });
    if (!latest)
        throw new NoFinishedBuild(wanted, where);
    const searched = cut ? ` (searched ${where}; it has more)` : '';
    runner.log.info(`The latest finished build is ${latest.build._id}${searched}.`);
    return latest.build;
}
function timeOf({ startedAt, createdAt }) {
    return (0,timestamp/* parseTimestamp */.EH)(startedAt) ?? (0,timestamp/* parseTimestamp */.EH)(createdAt);
}

;// CONCATENATED MODULE: ./out/actions/artifacts/find.js






/**
 * Finds the artefacts of a source.
 *
 * @throws ServiceError; NoFinishedBuild
 */
async function findArtefacts(context, source) {
    const { client, limits, runner } = context;
    const signal = runner.cancelled;
    switch (source.kind) {
        case 'addresses':
            return { artefacts: source.urls.map((url) => artefactAt(url)) };
        case 'latest':
            return ofBuild(context, await latestFinished(context, source));
        case 'build': {
            const { build, application } = await client.builds.get(source.buildId, { signal });
            if (!(0,state/* hasEnded */.hY)(build.status))
                runner.log.warning(`Build ${build._id} has not ended (${build.status}), so more artefacts may follow.`);
            if (build.artefacts)
                return ofBuild(context, build);
            const appId = application?._id ?? build.appId ?? undefined;
            const listed = new Map();
            const { cut } = await (0,build_list/* readListedBuilds */.pE)(client, { appId, ids: new Set([build._id]), signal }, listed);
            if (!listed.has(build._id))
                runner.log.warning(`Build ${build._id} is not in ${(0,build_list/* listText */.so)({ cut, limits })}, so its artefacts are unknown.`);
            return ofBuild(context, { ...build, ...listed.get(build._id) });
        }
    }
}
function ofBuild(context, build) {
    const { _id: buildId, artefacts } = build;
    const own = { buildId, workflowId: (0,contract_build/* workflowIdOf */.wZ)(build), artefacts: artefacts ?? [] };
    return { buildId, artefacts: (0,reported_artefacts/* reportedArtefacts */.x)(context, own) };
}
/** Only the name of the artefact is known from its address. The client checks whether the token may be sent to it. */
function artefactAt(url) {
    return { buildId: undefined, workflowId: undefined, name: nameIn(url), url };
}
function nameIn(url) {
    const name = (0,posix_.basename)(URL.parse(url)?.pathname ?? url);
    try {
        return decodeURIComponent(name);
    }
    catch {
        return name;
    }
}

// EXTERNAL MODULE: ./out/core/input/errors.js
var input_errors = __webpack_require__(1194);
// EXTERNAL MODULE: ./out/core/input/parsers.js
var parsers = __webpack_require__(9145);
// EXTERNAL MODULE: ./out/core/input/reader.js
var reader = __webpack_require__(2930);
// EXTERNAL MODULE: ./out/tasks/inputs/ref.js
var ref = __webpack_require__(4598);
;// CONCATENATED MODULE: ./out/actions/artifacts/inputs.js





const advice = 'Set buildId, or appId for the latest finished build (narrowed by workflowId, branch or tag), or url.';
/** @throws InputError */
function readArtifactsInputs(runner) {
    const inputs = (0,reader/* createInputReader */.i)(runner);
    return {
        connection: (0,inputs_connection/* readConnection */.dC)(inputs),
        source: readSource(inputs),
        artefacts: inputs.optional('artefacts', parsers/* parsePatterns */.Z7) ?? [],
        publicLinks: inputs.value('publicLinks', parsers/* parseBoolean */.yG, 'true'),
        publicLinkExpiry: inputs.value('publicLinkExpiry', (0,parsers/* durationBetween */.h9)('1m', '365d'), '7d'),
        download: inputs.text('download') || undefined,
    };
}
function readSource(inputs) {
    const given = (names) => names.filter((name) => inputs.text(name) !== '');
    const sources = given(['buildId', 'appId', 'url']);
    const narrowing = given(['workflowId', 'branch', 'tag']);
    if (sources.length === 0)
        throw new input_errors/* InputError */.dz(['buildId', 'appId', 'url', ...narrowing], `Input buildId, appId or url is required. ${advice}`);
    if (sources.length > 1)
        throw new input_errors/* InputError */.dz(sources, `Inputs ${sources.join(' and ')} cannot be used together. ${advice}`);
    if (narrowing.length > 0 && sources[0] !== 'appId')
        throw new input_errors/* InputError */.dz([...sources, ...narrowing], `Input ${sources[0]} cannot be used together with ${narrowing.join(', ')}. ${advice}`);
    switch (sources[0]) {
        case 'buildId':
            return { kind: 'build', buildId: inputs.text('buildId') };
        case 'url':
            return { kind: 'addresses', urls: readAddresses(inputs) };
        default:
            return readLatest(inputs);
    }
}
function readLatest(inputs) {
    return {
        kind: 'latest',
        appId: inputs.text('appId'),
        workflowId: inputs.text('workflowId') || undefined,
        ref: (0,ref/* readRef */.s)(inputs),
    };
}
/** One per line, or a JSON list such as the output `artefactUrls`: an address may have a comma in it. */
function readAddresses(inputs) {
    const text = inputs.text('url');
    const urls = [...new Set(text.startsWith('[') ? fromJson(text) : (0,parsers/* parseLines */.Li)(text))];
    if (urls.length > 0)
        return urls;
    throw new input_errors/* InputError */.dz(['url'], 'Input url has no address. Expected addresses of artefacts, one per line, or a JSON list of them.');
}
function fromJson(text) {
    try {
        const list = JSON.parse(text);
        return Array.isArray(list) ? list.filter((url) => typeof url === 'string' && url !== '') : [];
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./out/actions/artifacts/run.js








/**
 * Finds the artefacts of a build, creates public links to them, and downloads them.
 *
 * @throws InputError before any request; ServiceError and NoFinishedBuild; DownloadFailed after everything else is done
 */
async function artifacts({ runner, connect, clock, limits, }) {
    (0,inputs_connection/* maskSecrets */.QU)(runner, ['token']);
    const { connection, source, artefacts: patterns, ...after } = readArtifactsInputs(runner);
    const context = { runner, client: connect(connection), clock, limits };
    const found = await findArtefacts(context, source);
    const wanted = (0,artefact_choice/* artefactFilter */.N)(patterns);
    let artefacts = found.artefacts.filter(({ name }) => wanted(name));
    const publish = () => {
        runner.setOutput('buildId', found.buildId ?? '');
        for (const [name, value] of Object.entries((0,reported_artefacts/* artefactOutputs */.l)(artefacts)))
            runner.setOutput(name, value);
    };
    publish();
    if (artefacts.length === 0)
        runner.log.warning(noArtefactText(found.artefacts));
    if (after.publicLinks)
        artefacts = await (0,public_link/* withPublicLinks */.J)(context, { artefacts, expiry: after.publicLinkExpiry });
    (0,public_link/* noteThatLinksArePublic */.A)(runner, artefacts);
    if (after.download)
        artefacts = await (0,download_all/* downloadAll */.U)(context, { artefacts, folder: after.download, builds: 'one' });
    publish();
    for (const artefact of artefacts)
        runner.log.info((0,lines/* artefactText */.sv)(artefact));
    const failure = (0,download_all/* downloadFailureOf */.C)(artefacts);
    if (failure)
        throw failure;
    return true;
}
function noArtefactText(all) {
    return all.length === 0
        ? 'The build has no artefacts.'
        : `None of the ${all.length} artefacts matches input artefacts: ${all.map(({ name }) => name).join(', ')}`;
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


/***/ })

};
