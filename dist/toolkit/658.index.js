export const id = 658;
export const ids = [658];
export const modules = {

/***/ 3194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mM: () => (/* binding */ steadyMoments),
/* harmony export */   ml: () => (/* binding */ systemClock),
/* harmony export */   vg: () => (/* binding */ systemRandom),
/* harmony export */   yy: () => (/* binding */ sleep)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/**
 * Time and randomness are injected, so that tests can advance the one and fix the other. No other file may call
 * `Date.now`, `setTimeout` or `Math.random` (test/meta/imports.test.ts checks this).
 */

/** The longest delay of `setTimeout`: it fires at once with a longer one. */
const longestTimer = 2 ** 31 - 1;
const systemClock = {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    setTimer(ms, then) {
        let timer;
        const arm = (left) => {
            timer = setTimeout(() => (left > longestTimer ? arm(left - longestTimer) : then()), Math.min(left, longestTimer));
        };
        arm(Math.max(0, ms));
        return () => clearTimeout(timer);
    },
};
const systemRandom = {
    fraction: () => Math.random(),
    hex: (bytes) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(bytes).toString('hex'),
};
/**
 * A clock for a series of timestamps: it starts at the wall time and advances monotonically, so that durations between
 * them stay right when the machine's clock is set. Returns whole milliseconds since the Unix epoch.
 */
function steadyMoments(clock) {
    const [begun, from] = [clock.now(), clock.monotonic()];
    return () => Math.round(begun + clock.monotonic() - from);
}
/**
 * Waits `ms` milliseconds.
 *
 * @throws the signal's reason, as soon as the signal is aborted
 */
function sleep(clock, ms, signal) {
    return new Promise((resolve, reject) => {
        if (signal?.aborted)
            return reject(signal.reason);
        const onAbort = () => {
            cancelTimer();
            reject(signal?.reason);
        };
        const cancelTimer = clock.setTimer(ms, () => {
            signal?.removeEventListener('abort', onAbort);
            resolve();
        });
        signal?.addEventListener('abort', onAbort, { once: true });
    });
}


/***/ }),

/***/ 6857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BQ: () => (/* binding */ ApplicationWithBranches),
/* harmony export */   JB: () => (/* binding */ AddPrivateApplication),
/* harmony export */   Kr: () => (/* binding */ BuildSettings),
/* harmony export */   Ls: () => (/* binding */ SeenApplicationName),
/* harmony export */   Qf: () => (/* binding */ SeenApplication),
/* harmony export */   S7: () => (/* binding */ AddApplication),
/* harmony export */   cq: () => (/* binding */ ApplicationName),
/* harmony export */   lg: () => (/* binding */ Application)
/* harmony export */ });
/* unused harmony export WholeApplication */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2311);
/* harmony import */ var _timestamp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3623);
/* harmony import */ var _tolerant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4238);



/** A Git repository that the service builds. Its workflows are those of the workflow editor, not those of a YAML file. */
const Application = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    _id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    appName: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    workflowIds: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    workflows: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })).describe('Workflow id to its name'),
});
/** `GET /apps/:id` adds the branches. */
const ApplicationWithBranches = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ ...Application.shape, branches: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()) });
/** Versions of software by setting, such as `flutterVersion`; beyond the contract. */
const BuildSettings = zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP());
/** An application as lists were seen to show it (docs/hosted-service.md, "Applications"). */
const WholeApplication = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    ...ApplicationWithBranches.shape,
    workflows: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        _id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        instanceType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        buildSettings: BuildSettings,
    })),
    lastBuildId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    archived: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    isConfigured: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    settingsSource: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    projectType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    iconUrl: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    ownerTeam: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    createdAt: _timestamp_js__WEBPACK_IMPORTED_MODULE_0__/* .Timestamp */ .Dc,
    repository: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        provider: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        owner: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
        htmlUrl: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        defaultBranch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    }),
});
/** The short form of an application: next to a build, and when it was just added. */
const ApplicationName = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ _id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), appName: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const SeenApplication = (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_2__/* .tolerant */ .a8)(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    ...ApplicationWithBranches.shape,
    workflowIds: (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_2__/* .readable */ .HD)(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    branches: (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_2__/* .readable */ .HD)(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    workflows: (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_2__/* .readableRecord */ .CS)(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })),
}), ['_id']);
const SeenApplicationName = (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_2__/* .tolerant */ .a8)(ApplicationName, ['_id']);
const AddApplication = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    repositoryUrl: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).describe('SSH or HTTPS URL for cloning'),
    teamId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish().describe('Adds the application to that team; admins of the team only'),
});
const AddPrivateApplication = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    ...AddApplication.shape,
    sshKey: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        data: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).describe('Base64 of the private key file'),
        passphrase: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().describe('null when the key has none'),
    }),
    projectType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish().describe('`flutter-app` for a Flutter application'),
});


/***/ }),

/***/ 3057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E5: () => (/* binding */ SeenArtefact),
/* harmony export */   Uo: () => (/* binding */ PublicUrlRequest),
/* harmony export */   Z7: () => (/* binding */ Artefact),
/* harmony export */   di: () => (/* binding */ PublicUrl),
/* harmony export */   gj: () => (/* binding */ SeenPublicUrl)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2311);
/* harmony import */ var _tolerant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4238);


/** A file that a build produced. */
const Artefact = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('File name'),
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Kind of artefact, such as `apk`, `aab`, `ipa` or `app`'),
    size: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative().describe('Bytes'),
    md5: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Hex MD5 digest'),
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Authenticated URL: {base_url}/artifacts/<secure_id>/<secure_id>/<file_name>'),
    packageName: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Application id of an Android package'),
    bundleId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Bundle identifier of an iOS app'),
    versionName: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('The version that people see'),
    versionCode: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('The version that app stores compare'),
});
/** What a client relies on. Without `md5`, only `size` can be verified. */
const SeenArtefact = (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_1__/* .tolerant */ .a8)(Artefact, ['name', 'url']);
/** The body of a request for a public link. */
const PublicUrlRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    expiresAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().optional().describe('Expiry, a UNIX timestamp in seconds'),
});
/** A link with which anyone can download the artefact until it expires. */
const PublicUrl = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    expiresAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('ISO 8601 with offset: <date>T<time>+00:00'),
});
const SeenPublicUrl = (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_1__/* .tolerant */ .a8)(PublicUrl, ['url']);


/***/ }),

/***/ 7271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J6: () => (/* binding */ StartBuild),
/* harmony export */   Pz: () => (/* binding */ BuildAnswer),
/* harmony export */   Th: () => (/* binding */ BuildFilter),
/* harmony export */   ch: () => (/* binding */ SeenBuildAnswer),
/* harmony export */   gn: () => (/* binding */ Commit),
/* harmony export */   hg: () => (/* binding */ SeenBuildPage),
/* harmony export */   oU: () => (/* binding */ StartedBuild),
/* harmony export */   ud: () => (/* binding */ CanceledBuild),
/* harmony export */   wZ: () => (/* binding */ workflowIdOf),
/* harmony export */   yq: () => (/* binding */ BuildPage)
/* harmony export */ });
/* unused harmony exports Build, SeenBuild */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2311);
/* harmony import */ var _application_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6857);
/* harmony import */ var _artefact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3057);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7614);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(141);
/* harmony import */ var _timestamp_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3623);
/* harmony import */ var _tolerant_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4238);







/** The commit that was built; beyond the contract. */
const Commit = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    hash: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('Empty until the repository has been cloned'),
    commitMessage: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    authorName: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    authorEmail: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    authorAvatarUrl: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish(),
    committerName: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    url: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish(),
    branch: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish(),
});
/**
 * A build in a list. The first nine fields are those of the contract, with two differences that were seen: `workflowId`
 * is null for a build of a YAML workflow, which has its ID in `fileWorkflowId`, and times are missing until they are
 * known. All other fields are beyond the contract.
 */
const Build = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    _id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    appId: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    workflowId: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    branch: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    tag: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    status: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_state_js__WEBPACK_IMPORTED_MODULE_5__/* .buildStates */ .dY),
    startedAt: _timestamp_js__WEBPACK_IMPORTED_MODULE_3__/* .Timestamp */ .Dc.optional(),
    finishedAt: _timestamp_js__WEBPACK_IMPORTED_MODULE_3__/* .Timestamp */ .Dc.optional(),
    artefacts: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_artefact_js__WEBPACK_IMPORTED_MODULE_1__/* .Artefact */ .Z7),
    fileWorkflowId: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish(),
    index: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().optional().describe('Running number of the build in its application'),
    message: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish().describe('The cause of a failure, for people'),
    labels: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).optional(),
    createdAt: _timestamp_js__WEBPACK_IMPORTED_MODULE_3__/* .Timestamp */ .Dc.optional(),
    commit: Commit.optional(),
    buildActions: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_step_js__WEBPACK_IMPORTED_MODULE_2__/* .BuildAction */ .Jy).optional().describe('The steps'),
    config: zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(), buildSettings: _application_js__WEBPACK_IMPORTED_MODULE_0__/* .BuildSettings */ .Kr.optional() })
        .optional()
        .describe('`name` is the display name of the workflow'),
    instanceType: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
});
/** What a client relies on (`tolerant.ts`): an ID and a state. All other fields are used if they are present. */
const SeenBuild = (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_6__/* .tolerant */ .a8)(zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    ...Build.shape,
    status: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().transform(_state_js__WEBPACK_IMPORTED_MODULE_5__/* .stateNamed */ .$_),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    finishedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    artefacts: (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_6__/* .readable */ .HD)(_artefact_js__WEBPACK_IMPORTED_MODULE_1__/* .SeenArtefact */ .E5),
    labels: (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_6__/* .readable */ .HD)(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    commit: (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_6__/* .tolerant */ .a8)(zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ ...Commit.shape, hash: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1) }), ['hash']),
    config: (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_6__/* .tolerant */ .a8)(zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }), []),
    buildActions: (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_6__/* .readable */ .HD)(_step_js__WEBPACK_IMPORTED_MODULE_2__/* .SeenBuildAction */ .Sw),
}), ['_id', 'status']);
/** The workflow's ID, in either of the two fields. */
function workflowIdOf(build) {
    return build.workflowId ?? build.fileWorkflowId ?? undefined;
}
/** The answer to a cancellation: two public clients read the build out of it. */
const CanceledBuild = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ build: Build });
/** The body of `POST /builds`. One of branch and tag is required; some clients send the other one as an empty string. */
const StartBuild = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    appId: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1),
    workflowId: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1),
    branch: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish(),
    tag: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish(),
    environment: zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
        variables: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).nullish(),
        groups: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).nullish(),
        softwareVersions: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).nullish(),
    })
        .nullish(),
    labels: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).nullish(),
    instanceType: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish(),
})
    .refine((body) => Boolean(body.branch) !== Boolean(body.tag), {
    message: 'exactly one of branch and tag is required',
    path: ['branch'],
});
const StartedBuild = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ buildId: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1) });
/** The filters of `GET /builds`. */
const BuildFilter = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    appId: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    workflowId: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    branch: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    tag: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    skip: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional().describe('Seen in `nextPageUrl`: how many builds to pass over'),
    limit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional().describe('Seen from clients: how many builds a page has'),
    status: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_state_js__WEBPACK_IMPORTED_MODULE_5__/* .buildStates */ .dY).optional().describe('Seen from clients: the state of the builds'),
});
const BuildPage = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    applications: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_application_js__WEBPACK_IMPORTED_MODULE_0__/* .ApplicationName */ .cq),
    builds: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(Build),
    nextPageUrl: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish().describe('Path and query of the next page, or null'),
});
const SeenBuildPage = (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_6__/* .tolerant */ .a8)(zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    builds: (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_6__/* .readable */ .HD)(SeenBuild),
    applications: (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_6__/* .readable */ .HD)(_application_js__WEBPACK_IMPORTED_MODULE_0__/* .SeenApplicationName */ .Ls),
    nextPageUrl: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
}), ['builds']);
const BuildAnswer = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ application: _application_js__WEBPACK_IMPORTED_MODULE_0__/* .ApplicationName */ .cq, build: Build });
const SeenBuildAnswer = (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_6__/* .tolerant */ .a8)(zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ application: _application_js__WEBPACK_IMPORTED_MODULE_0__/* .SeenApplicationName */ .Ls, build: SeenBuild }), ['build']);


/***/ }),

/***/ 4354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kw: () => (/* binding */ refusalText),
/* harmony export */   dN: () => (/* binding */ fillPath),
/* harmony export */   sR: () => (/* binding */ endpoint),
/* harmony export */   zI: () => (/* binding */ RefusalBody)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2311);

/** Declares an endpoint and keeps its types. */
function endpoint(declared) {
    return declared;
}
/**
 * Fills a path template. Each variable is encoded, so that an ID never becomes more than one part of the path. Only
 * `secureFilename` keeps its slashes: it consists of several parts (docs/api.md, "Artefacts").
 *
 * @throws TypeError if a variable is missing, empty or not well-formed Unicode, or one of its parts is `.` or `..`, which
 *   URLs resolve even when they are encoded
 */
function fillPath(path, variables) {
    const values = variables;
    return path.replace(/:(\w+)/g, (_, name) => {
        const value = values[name];
        const parts = name === 'secureFilename' ? value?.split('/') : [value];
        if (!value?.isWellFormed() || !parts?.every(isPathPart))
            throw new TypeError(`Cannot fill ${name} in ${path} with ${JSON.stringify(value)}`);
        return parts.map(encodeURIComponent).join('/');
    });
}
function isPathPart(part) {
    return part !== undefined && part !== '' && part !== '.' && part !== '..';
}
/** The body of a refusal. The contract shows none; these keys were seen (docs/hosted-service.md, "Errors and limits"). */
const RefusalBody = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ error: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const SeenRefusalBody = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ error: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(), message: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(), detail: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J() })
    .partial();
/** The service's explanation of a refusal, from the text of its body; `undefined` if it gives none. */
function refusalText(body) {
    const seen = SeenRefusalBody.safeParse(parseJson(body));
    if (!seen.success)
        return undefined;
    const { error, message, detail } = seen.data;
    return [error, message, detail].find((text) => typeof text === 'string' && text !== '');
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 5339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ endpoints)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(2311);
// EXTERNAL MODULE: ./out/contract/application.js
var application = __webpack_require__(6857);
// EXTERNAL MODULE: ./out/contract/artefact.js
var artefact = __webpack_require__(3057);
// EXTERNAL MODULE: ./out/contract/build.js
var build = __webpack_require__(7271);
// EXTERNAL MODULE: ./out/contract/timestamp.js
var timestamp = __webpack_require__(3623);
// EXTERNAL MODULE: ./out/contract/tolerant.js
var tolerant = __webpack_require__(4238);
;// CONCATENATED MODULE: ./out/contract/cache.js



/** Files that a workflow keeps between its builds. */
const Cache = schemas/* looseObject */._H3({
    _id: schemas/* string */.YjP(),
    appId: schemas/* string */.YjP(),
    workflowId: schemas/* string */.YjP(),
    lastUsed: timestamp/* Timestamp */.Dc,
    size: schemas/* int */.Whr().nonnegative().describe('Bytes'),
});
const SeenCache = (0,tolerant/* tolerant */.a8)(schemas/* looseObject */._H3({ ...Cache.shape, lastUsed: schemas/* string */.YjP() }), ['_id']);
/** The answer to a deletion, which has been started and completes later. */
const CacheDeletion = schemas/* looseObject */._H3({
    caches: schemas/* array */.YOg(schemas/* string */.YjP()).describe('Ids of the caches to be deleted'),
    message: schemas/* string */.YjP(),
});
const SeenCacheDeletion = (0,tolerant/* tolerant */.a8)(schemas/* looseObject */._H3({ ...CacheDeletion.shape, caches: (0,tolerant/* readable */.HD)(schemas/* string */.YjP()) }), ['caches']);

// EXTERNAL MODULE: ./out/contract/endpoint.js
var endpoint = __webpack_require__(4354);
// EXTERNAL MODULE: ./out/contract/step.js
var step = __webpack_require__(141);
// EXTERNAL MODULE: ./out/contract/team.js
var team = __webpack_require__(4290);
;// CONCATENATED MODULE: ./out/contract/endpoints.js









/**
 * Every endpoint of docs/api.md, and the log of a step (docs/hosted-service.md, "Steps and logs"), as noun and verb.
 * `answers` is what the local service sends, `seen` what the client reads, and `form` decides how large an answer may
 * be.
 */
const endpoints = {
    builds: {
        start: (0,endpoint/* endpoint */.sR)({
            method: 'POST',
            path: '/builds',
            summary: 'Starts a build of a workflow on a branch or tag',
            body: build/* StartBuild */.J6,
            answers: { 200: build/* StartedBuild */.oU },
            seen: build/* StartedBuild */.oU,
        }),
        list: (0,endpoint/* endpoint */.sR)({
            method: 'GET',
            path: '/builds',
            summary: 'Lists builds of the history, newest first',
            query: build/* BuildFilter */.Th,
            body: undefined,
            answers: { 200: build/* BuildPage */.yq },
            form: 'page',
            seen: build/* SeenBuildPage */.hg,
        }),
        get: (0,endpoint/* endpoint */.sR)({
            method: 'GET',
            path: '/builds/:id',
            summary: 'Returns one build',
            body: undefined,
            answers: { 200: build/* BuildAnswer */.Pz },
            form: 'build',
            seen: build/* SeenBuildAnswer */.ch,
        }),
        cancel: (0,endpoint/* endpoint */.sR)({
            method: 'POST',
            path: '/builds/:id/cancel',
            summary: 'Cancels a build; 208 when it has already finished',
            body: undefined,
            answers: { 200: build/* CanceledBuild */.ud, 208: undefined },
            seen: undefined,
        }),
        stepLog: (0,endpoint/* endpoint */.sR)({
            method: 'GET',
            path: '/builds/:id/step/:stepId',
            summary: 'The log of a step, as text (beyond the contract)',
            query: step/* LogPart */.Mt,
            body: undefined,
            answers: { 200: undefined },
            seen: undefined,
        }),
    },
    applications: {
        list: (0,endpoint/* endpoint */.sR)({
            method: 'GET',
            path: '/apps',
            summary: 'Lists applications',
            body: undefined,
            answers: { 200: schemas/* looseObject */._H3({ applications: schemas/* array */.YOg(application/* Application */.lg) }) },
            seen: schemas/* looseObject */._H3({ applications: (0,tolerant/* readable */.HD)(application/* SeenApplication */.Qf) }),
        }),
        get: (0,endpoint/* endpoint */.sR)({
            method: 'GET',
            path: '/apps/:id',
            summary: 'Returns one application with its branches',
            body: undefined,
            answers: { 200: schemas/* looseObject */._H3({ application: application/* ApplicationWithBranches */.BQ }) },
            seen: schemas/* looseObject */._H3({ application: application/* SeenApplication */.Qf }),
        }),
        add: (0,endpoint/* endpoint */.sR)({
            method: 'POST',
            path: '/apps',
            summary: 'Adds a Git repository as an application',
            body: application/* AddApplication */.S7,
            answers: { 200: application/* ApplicationName */.cq },
            seen: application/* SeenApplicationName */.Ls,
        }),
        addPrivate: (0,endpoint/* endpoint */.sR)({
            method: 'POST',
            path: '/apps/new',
            summary: 'Adds a private Git repository with an SSH key',
            body: application/* AddPrivateApplication */.JB,
            answers: { 200: schemas/* looseObject */._H3({ application: application/* ApplicationName */.cq }) },
            seen: schemas/* looseObject */._H3({ application: application/* SeenApplicationName */.Ls }),
        }),
    },
    caches: {
        list: (0,endpoint/* endpoint */.sR)({
            method: 'GET',
            path: '/apps/:id/caches',
            summary: 'Lists the stored caches of an application',
            body: undefined,
            answers: { 200: schemas/* looseObject */._H3({ caches: schemas/* array */.YOg(Cache) }) },
            seen: schemas/* looseObject */._H3({ caches: (0,tolerant/* readable */.HD)(SeenCache) }),
        }),
        removeAll: (0,endpoint/* endpoint */.sR)({
            method: 'DELETE',
            path: '/apps/:id/caches',
            summary: 'Starts to remove all stored caches of an application',
            body: undefined,
            answers: { 202: CacheDeletion },
            seen: SeenCacheDeletion,
        }),
        remove: (0,endpoint/* endpoint */.sR)({
            method: 'DELETE',
            path: '/apps/:id/caches/:cacheId',
            summary: 'Starts to remove one stored cache',
            body: undefined,
            answers: { 202: CacheDeletion },
            seen: SeenCacheDeletion,
        }),
    },
    teams: {
        invite: (0,endpoint/* endpoint */.sR)({
            method: 'POST',
            path: '/team/:team_id/invitation',
            summary: 'Invites a member to a team',
            body: team/* Invitation */.Kj,
            answers: { 200: team/* Team */.u },
            seen: team/* Team */.u,
        }),
        remove: (0,endpoint/* endpoint */.sR)({
            method: 'DELETE',
            path: '/team/:team_id/collaborator/:user_id',
            summary: 'Removes a member from a team',
            body: undefined,
            answers: { 200: undefined },
            seen: undefined,
        }),
    },
    artefacts: {
        download: (0,endpoint/* endpoint */.sR)({
            method: 'GET',
            path: '/artifacts/:secureFilename',
            summary: 'Downloads an artefact with the token; may redirect to where it is stored',
            body: undefined,
            answers: { 200: undefined, 302: undefined },
            seen: undefined,
        }),
        createPublicUrl: (0,endpoint/* endpoint */.sR)({
            method: 'POST',
            path: '/artifacts/:secureFilename/public-url',
            summary: 'Creates a public download URL for an artefact',
            body: artefact/* PublicUrlRequest */.Uo,
            answers: { 200: artefact/* PublicUrl */.di },
            seen: artefact/* SeenPublicUrl */.gj,
        }),
    },
};


/***/ }),

/***/ 7614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $_: () => (/* binding */ stateNamed),
/* harmony export */   dY: () => (/* binding */ buildStates),
/* harmony export */   hY: () => (/* binding */ hasEnded),
/* harmony export */   mO: () => (/* binding */ endStates)
/* harmony export */ });
/** The states of a build, exactly these (docs/api.md, "Build states"). */
const buildStates = [
    'queued',
    'preparing',
    'fetching',
    'building',
    'testing',
    'publishing',
    'finishing',
    'finished',
    'failed',
    'canceled',
    'skipped',
    'timeout',
    'warning',
];
/** The final states of a build. */
const endStates = ['finished', 'failed', 'canceled', 'skipped', 'timeout', 'warning'];
/** Whether a build in this state has ended. An unknown state counts as running. */
function hasEnded(status) {
    return endStates.some((state) => state === status);
}
/** The contract's name of a state: the hosted service was seen to send `cancelled` for `canceled`. */
function stateNamed(word) {
    return word === 'cancelled' ? 'canceled' : word;
}


/***/ }),

/***/ 141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jy: () => (/* binding */ BuildAction),
/* harmony export */   Mt: () => (/* binding */ LogPart),
/* harmony export */   Sw: () => (/* binding */ SeenBuildAction)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2311);
/* harmony import */ var _timestamp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3623);
/* harmony import */ var _tolerant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4238);



/** The states of a step; null before it starts. Steps are beyond the contract. */
const stepStates = ['success', 'failed', 'skipped', 'canceled'];
/** The script of a step. Its log is here, not on the step; a built-in step has none. */
const SubAction = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    command: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    /** Not in recorded answers; older versions of the local service stored it. */
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(stepStates).nullable(),
    startedAt: _timestamp_js__WEBPACK_IMPORTED_MODULE_0__/* .Timestamp */ .Dc.nullish(),
    finishedAt: _timestamp_js__WEBPACK_IMPORTED_MODULE_0__/* .Timestamp */ .Dc.nullish(),
    logUrl: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
});
/** A step of a build. */
const BuildAction = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    _id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(stepStates).nullable(),
    startedAt: _timestamp_js__WEBPACK_IMPORTED_MODULE_0__/* .Timestamp */ .Dc.nullish(),
    finishedAt: _timestamp_js__WEBPACK_IMPORTED_MODULE_0__/* .Timestamp */ .Dc.nullish(),
    logUrl: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    subactions: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(SubAction),
});
const SeenSubAction = (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_2__/* .tolerant */ .a8)(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    ...SubAction.shape,
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    finishedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
}), []);
const SeenBuildAction = (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_2__/* .tolerant */ .a8)(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    ...BuildAction.shape,
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    finishedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    subactions: (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_2__/* .readable */ .HD)(SeenSubAction),
}), []);
/** The part of a log that is asked for. Beyond the contract, and known to the local service only. */
const LogPart = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    offset: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^-?\d{1,15}$/, 'expected a whole number of bytes')
        .optional()
        .describe('Only the lines from this byte on; a negative number counts from the end'),
});


/***/ }),

/***/ 4290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kj: () => (/* binding */ Invitation),
/* harmony export */   VG: () => (/* binding */ teamRoles),
/* harmony export */   u: () => (/* binding */ Team)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2311);

/** `owner` is shown as Admin in the user interface, `developer` as Member. */
const teamRoles = ['owner', 'developer'];
const Invitation = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    email: zod__WEBPACK_IMPORTED_MODULE_0__/* .email */ .Rpp().describe('Address of the invited user'),
    role: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(teamRoles),
});
/** The contract does not show the fields of a team, so all of them are accepted. */
const Team = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({});


/***/ }),

/***/ 3623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ Timestamp),
/* harmony export */   EH: () => (/* binding */ parseTimestamp),
/* harmony export */   Ey: () => (/* binding */ formatTimestamp)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2311);

/** The contract's format, `2021-02-11T16:00:22.379+0000` (docs/api.md, "Identifiers and timestamps"). */
const Timestamp = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+0000$/);
/** Milliseconds since the Unix epoch in the contract's format. */
function formatTimestamp(ms) {
    return new Date(ms).toISOString().replace('Z', '+0000');
}
/** Checked first because `Date.parse` accepts almost anything, such as `step 5`. */
const anyTimestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)$/;
/**
 * Reads every format that was seen: the contract's, `…+00:00` with microseconds, and `Z`. Returns milliseconds since the
 * Unix epoch; `undefined` if the timestamp is missing or invalid.
 */
function parseTimestamp(text) {
    if (!text || !anyTimestamp.test(text))
        return undefined;
    const ms = Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
    return Number.isNaN(ms) ? undefined : ms;
}


/***/ }),

/***/ 4238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ readableRecord),
/* harmony export */   HD: () => (/* binding */ readable),
/* harmony export */   a8: () => (/* binding */ tolerant)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2311);

/**
 * A list without its invalid items: one invalid item must not hide the others. If all items are invalid, so is the list,
 * with the issues of the first item.
 *
 * Only those issues are kept: zod's own list keeps the issues of each item, a hundred times the size of `{}`.
 */
function readable(item) {
    let mayBeValid;
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY(Array.isArray).transform((items, context) => {
        mayBeValid ??= quickCheckOf(item);
        const valid = [];
        for (const candidate of items) {
            const read = mayBeValid(candidate) ? item.safeParse(candidate) : undefined;
            if (read?.success)
                valid.push(read.data);
        }
        if (items.length > 0 && valid.length === 0)
            for (const issue of item.safeParse(items[0]).error?.issues ?? [])
                context.addIssue({ code: 'custom', message: issue.message, path: [0, ...issue.path] });
        return valid;
    });
}
/** A record without its invalid entries. */
function readableRecord(value) {
    let mayBeValid;
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY(isObject).transform((record) => {
        mayBeValid ??= quickCheckOf(value);
        const valid = [];
        for (const [key, candidate] of Object.entries(record)) {
            const read = mayBeValid(candidate) ? value.safeParse(candidate) : undefined;
            if (read?.success)
                valid.push([key, read.data]);
        }
        return Object.fromEntries(valid);
    });
}
/** A cheap check before the schema: zod takes microseconds to reject a value, and a list may hold millions. */
function quickCheckOf(item) {
    if (item instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodString */ .NDH)
        return (candidate) => typeof candidate === 'string';
    if (!(item instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH))
        return () => true;
    const shape = item.shape;
    const fields = Object.keys(shape);
    const needed = fields.filter((key) => !shape[key]?.safeParse(undefined).success);
    const texts = needed.filter((key) => shape[key]?.safeParse('').success);
    return (candidate) => isObject(candidate) &&
        needed.every((key) => key in candidate) &&
        texts.every((key) => typeof Reflect.get(candidate, key) === 'string') &&
        fields.some((key) => key in candidate);
}
function isObject(candidate) {
    return typeof candidate === 'object' && candidate !== null && !Array.isArray(candidate);
}
/**
 * The same record as a tolerant reader sees it: only the fields in `needed` must be present and valid. Any other field
 * that is missing, null or of another type reads as `undefined` or `null`, and unknown fields are kept: the API is in
 * preview, and the hosted service was seen to send more, less and something else than the contract says.
 */
function tolerant(record, needed) {
    const isNeeded = (key) => needed.some((name) => name === key);
    const shape = Object.assign({}, Object.fromEntries(Object.entries(record.shape).map(([key, schema]) => [
        key,
        isNeeded(key) ? schema : zod__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(schema), undefined),
    ])));
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3(shape);
}


/***/ })

};
