export const id = 979;
export const ids = [979];
export const modules = {

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

/***/ 2979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  artifacts: () => (/* binding */ artifacts_artifacts)
});

// EXTERNAL MODULE: ./out/core/artefact-choice.js
var artefact_choice = __webpack_require__(6184);
// EXTERNAL MODULE: ./out/report/log/lines.js
var lines = __webpack_require__(2933);
// EXTERNAL MODULE: ./out/tasks/artefacts/download-all.js + 8 modules
var download_all = __webpack_require__(2683);
// EXTERNAL MODULE: ./out/tasks/artefacts/download-errors.js
var download_errors = __webpack_require__(5165);
// EXTERNAL MODULE: ./out/tasks/artefacts/outputs.js
var outputs = __webpack_require__(5491);
// EXTERNAL MODULE: ./out/tasks/artefacts/public-link.js
var public_link = __webpack_require__(993);
// EXTERNAL MODULE: ./out/tasks/inputs/connection.js
var inputs_connection = __webpack_require__(7279);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(3916);
// EXTERNAL MODULE: ./out/contract/build.js + 1 modules
var contract_build = __webpack_require__(3522);
// EXTERNAL MODULE: ./out/contract/state.js
var state = __webpack_require__(7614);
// EXTERNAL MODULE: ./out/tasks/artefacts/listed-builds.js
var listed_builds = __webpack_require__(4440);
// EXTERNAL MODULE: ./out/tasks/artefacts/reported.js
var reported = __webpack_require__(7638);
// EXTERNAL MODULE: ./out/tasks/requests/list-cut.js
var list_cut = __webpack_require__(8895);
// EXTERNAL MODULE: ./out/contract/timestamp.js
var timestamp = __webpack_require__(3623);
// EXTERNAL MODULE: ./out/core/refs.js
var refs = __webpack_require__(1306);
// EXTERNAL MODULE: ./out/errors.js
var errors = __webpack_require__(4925);
;// CONCATENATED MODULE: ./out/actions/artifacts/latest-build.js





/** Nothing that matches has finished, as far as the list was read. */
class NoFinishedBuild extends errors/* UserError */.y {
    constructor({ appId, workflowId, ref }, where) {
        const what = [
            `application ${appId}`,
            ...(workflowId ? [`workflow ${workflowId}`] : []),
            ...(ref ? [(0,refs/* refText */.d0)(ref)] : []),
        ];
        super(`No build in ${where} that matches has finished (${what.join(', ')}). Check the ids, or name another build with buildId.`);
    }
}
/**
 * The latest build that `finished`. The contract shows no order of the list (docs/api.md, "Builds"): all of it is read,
 * as far as lists are, and the newest time wins.
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
        const isMeant = build.status === 'finished' && (!workflowId || (0,contract_build/* workflowIdOf */.wZ)(build) === workflowId);
        // Of those that tell no time, the first one counts.
        const at = startOf(build) ?? Number.NEGATIVE_INFINITY;
        if (isMeant && (!latest || at > latest.at))
            latest = { build, at };
    }
    const where = (0,list_cut/* listText */.s)({ cut, limits });
    if (!latest)
        throw new NoFinishedBuild(wanted, where);
    const only = cut ? ` in ${where}, which has more` : '';
    runner.log.info(`The latest build that finished${only} is ${latest.build._id}.`);
    return latest.build;
}
function startOf({ startedAt, createdAt }) {
    return (0,timestamp/* parseTimestamp */.EH)(startedAt) ?? (0,timestamp/* parseTimestamp */.EH)(createdAt);
}

;// CONCATENATED MODULE: ./out/actions/artifacts/find.js







/**
 * Finds the artefacts that are meant.
 *
 * @throws ServiceError; NoFinishedBuild
 */
async function findArtefacts(finding, source) {
    const { client, limits, runner } = finding;
    const signal = runner.cancelled;
    switch (source.kind) {
        case 'addresses':
            return { artefacts: source.urls.map((url) => artefactAt(url)) };
        case 'latest': {
            return ofBuild(finding, await latestFinished(finding, source));
        }
        case 'build': {
            const { build, application } = await client.builds.get(source.buildId, { signal });
            if (!(0,state/* hasEnded */.hY)(build.status))
                runner.log.warning(`Build ${build._id} has not ended (${build.status}): more artefacts may come.`);
            if (build.artefacts)
                return ofBuild(finding, build);
            const appId = application?._id ?? build.appId ?? '';
            const listed = new Map();
            const { cut } = await (0,listed_builds/* readListedBuilds */.p)(client, { appId, ids: new Set([build._id]), signal }, listed);
            if (!listed.has(build._id))
                runner.log.warning(`Build ${build._id} is not in ${(0,list_cut/* listText */.s)({ cut, limits })}, so its artefacts are not known.`);
            return ofBuild(finding, { ...build, ...listed.get(build._id) });
        }
    }
}
function ofBuild(finding, build) {
    const { _id: buildId, artefacts } = build;
    const own = { buildId, workflowId: (0,contract_build/* workflowIdOf */.wZ)(build) ?? '', artefacts: artefacts ?? [] };
    return { buildId, artefacts: (0,reported/* reportedArtefacts */.x)(finding, own) };
}
/** All that an address says of its artefact is the name. Whether the token may go there is the client's to judge. */
function artefactAt(url) {
    return { buildId: '', workflowId: '', name: nameIn(url), url };
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

// EXTERNAL MODULE: ./out/core/input/boolean.js
var input_boolean = __webpack_require__(6337);
// EXTERNAL MODULE: ./out/core/input/duration.js
var duration = __webpack_require__(4877);
// EXTERNAL MODULE: ./out/core/input/input-error.js
var input_error = __webpack_require__(1034);
// EXTERNAL MODULE: ./out/core/input/list.js
var list = __webpack_require__(1981);
// EXTERNAL MODULE: ./out/core/input/patterns.js
var patterns = __webpack_require__(2126);
// EXTERNAL MODULE: ./out/core/input/reader.js
var reader = __webpack_require__(2930);
// EXTERNAL MODULE: ./out/core/input/ref-name.js
var ref_name = __webpack_require__(3350);
;// CONCATENATED MODULE: ./out/actions/artifacts/inputs.js








const advice = 'Give buildId, or appId for the latest build that finished (narrowed by workflowId, branch or tag), or url.';
/** @throws InputError */
function readArtifactsInputs(runner) {
    const inputs = (0,reader/* createInputReader */.i)(runner);
    return {
        connection: (0,inputs_connection/* readConnection */.dC)(inputs),
        source: readSource(inputs),
        artefacts: inputs.optional('artefacts', patterns/* parsePatterns */.Z) ?? [],
        publicLinks: inputs.value('publicLinks', input_boolean/* parseBoolean */.y, 'true'),
        publicLinkExpiry: inputs.value('publicLinkExpiry', (0,duration/* durationBetween */.h)('1m', '365d'), '7d'),
        download: inputs.text('download') || undefined,
    };
}
function readSource(inputs) {
    const given = (names) => names.filter((name) => inputs.text(name) !== '');
    const sources = given(['buildId', 'appId', 'url']);
    const narrowing = given(['workflowId', 'branch', 'tag']);
    if (sources.length === 0)
        throw new input_error/* InputError */.d(['buildId', 'appId', 'url', ...narrowing], `None of buildId, appId and url is given. ${advice}`);
    if (sources.length > 1)
        throw new input_error/* InputError */.d(sources, `The inputs ${sources.join(' and ')} are given together. ${advice}`);
    if (narrowing.length > 0 && sources[0] !== 'appId')
        throw new input_error/* InputError */.d([...sources, ...narrowing], `The input ${sources[0]} is given together with ${narrowing.join(', ')}. ${advice}`);
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
    const branch = inputs.optional('branch', ref_name/* parseBranch */.Q);
    const tag = inputs.optional('tag', ref_name/* parseTag */.E);
    if (branch && tag)
        throw new input_error/* InputError */.d(['branch', 'tag'], 'The inputs branch and tag are both given. Allowed is at most one of the two.');
    return {
        kind: 'latest',
        appId: inputs.text('appId'),
        workflowId: inputs.text('workflowId') || undefined,
        ref: branch ? { branch } : tag ? { tag } : undefined,
    };
}
/** One a line, or the JSON list that the output `artefactUrls` is: a comma may be part of an address. */
function readAddresses(inputs) {
    const text = inputs.text('url');
    const urls = [...new Set(text.startsWith('[') ? fromJson(text) : (0,list/* parseLines */.L)(text))];
    if (urls.length > 0)
        return urls;
    throw new input_error/* InputError */.d(['url'], 'The input url names no artefact. Allowed are addresses of artefacts, one a line, or a JSON list of them.');
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
 * Finds the artefacts of builds that have been, links and downloads them.
 *
 * @throws InputError before any request; ServiceError and NoFinishedBuild; DownloadFailed when all else is done
 */
async function artifacts({ runner, connect, clock, limits }) {
    (0,inputs_connection/* maskSecrets */.QU)(runner, ['token']);
    const { connection, source, artefacts: patterns, ...after } = readArtifactsInputs(runner);
    const working = { runner, client: connect(connection), clock, limits };
    const found = await findArtefacts(working, source);
    const wanted = (0,artefact_choice/* artefactFilter */.N)(patterns);
    let artefacts = found.artefacts.filter(({ name }) => wanted(name));
    const publish = () => {
        runner.setOutput('buildId', found.buildId ?? '');
        for (const [name, value] of Object.entries((0,outputs/* artefactOutputs */.l)(artefacts)))
            runner.setOutput(name, value);
    };
    publish();
    if (artefacts.length === 0)
        runner.log.warning(nothing(found.artefacts));
    if (after.publicLinks)
        artefacts = await (0,public_link/* withPublicLinks */.J)(working, { artefacts, expiry: after.publicLinkExpiry });
    (0,public_link/* warnThePublic */.z)(runner, artefacts);
    if (after.download)
        artefacts = await (0,download_all/* downloadAll */.U)(working, { artefacts, folder: after.download, builds: 'one' });
    publish();
    for (const artefact of artefacts)
        runner.log.info((0,lines/* artefactText */.sv)(artefact));
    const failure = (0,download_errors/* downloadFailureOf */.C)(artefacts);
    if (failure)
        throw failure;
    return true;
}
function nothing(all) {
    return all.length === 0
        ? 'The build has no artefacts.'
        : `None of the ${all.length} artefacts matches the input artefacts: ${all.map(({ name }) => name).join(', ')}`;
}

// EXTERNAL MODULE: ./out/entry/door.js + 27 modules
var door = __webpack_require__(9344);
;// CONCATENATED MODULE: ./out/entry/artifacts.js


const artifacts_artifacts = () => (0,door/* runAction */.C)(artifacts);


/***/ })

};
