export const id = 878;
export const ids = [878];
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
 * Time and randomness are handed in, so that a test can move the one and fix the other.
 * No other file may call `Date.now`, `setTimeout` or `Math.random` (test/meta/imports.test.ts holds this).
 */

/** The longest delay that `setTimeout` can hold: a longer one would fire at once. */
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
 * Moments of one course of events: its begin is the wall time, and what follows is counted from there, so that a clock
 * that is set meanwhile bends no span between two of them. Whole milliseconds since the Unix epoch.
 */
function steadyMoments(clock) {
    const [begun, from] = [clock.now(), clock.monotonic()];
    return () => Math.round(begun + clock.monotonic() - from);
}
/**
 * Waits `ms` milliseconds.
 *
 * @throws the signal's reason, at once, when the signal is or becomes aborted
 */
function sleep(clock, ms, signal) {
    return new Promise((resolve, reject) => {
        if (signal?.aborted)
            return reject(signal.reason);
        const giveUp = () => {
            cancelTimer();
            reject(signal?.reason);
        };
        const cancelTimer = clock.setTimer(ms, () => {
            signal?.removeEventListener('abort', giveUp);
            resolve();
        });
        signal?.addEventListener('abort', giveUp, { once: true });
    });
}


/***/ }),

/***/ 6857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BQ: () => (/* binding */ ApplicationWithBranches),
/* harmony export */   JB: () => (/* binding */ AddPrivateApplication),
/* harmony export */   Ls: () => (/* binding */ SeenApplicationName),
/* harmony export */   Qf: () => (/* binding */ SeenApplication),
/* harmony export */   S7: () => (/* binding */ AddApplication),
/* harmony export */   cq: () => (/* binding */ ApplicationName),
/* harmony export */   lg: () => (/* binding */ Application)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2311);
/* harmony import */ var _tolerant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4238);


/** A Git repository that the service builds. Workflows are those of the workflow editor only, never those of a YAML file. */
const Application = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    _id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    appName: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    workflowIds: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    workflows: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })).describe('Workflow id to its name'),
});
/** `GET /apps/:id` adds the branches. */
const ApplicationWithBranches = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ ...Application.shape, branches: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) });
/** An application where it is only named: beside a build, and when it was just added. */
const ApplicationName = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ _id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), appName: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const SeenApplication = (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_1__/* .tolerant */ .a8)(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    ...ApplicationWithBranches.shape,
    workflowIds: (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_1__/* .readable */ .HD)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    branches: (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_1__/* .readable */ .HD)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    workflows: (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_1__/* .readableRecord */ .CS)(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
}), ['_id']);
const SeenApplicationName = (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_1__/* .tolerant */ .a8)(ApplicationName, ['_id']);
const AddApplication = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    repositoryUrl: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('SSH or HTTPS URL for cloning'),
    teamId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish().describe('Adds the application to that team; admins of the team only'),
});
const AddPrivateApplication = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    ...AddApplication.shape,
    sshKey: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        data: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('Base64 of the private key file'),
        passphrase: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe('null when the key has none'),
    }),
    projectType: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish().describe('`flutter-app` for a Flutter application'),
});


/***/ }),

/***/ 5438:
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
    packageName: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    versionName: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
/** What a client relies on; without `md5`, `size` is what can be verified. */
const SeenArtefact = (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_1__/* .tolerant */ .a8)(Artefact, ['name', 'url']);
/** The body that asks for a public link. */
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
/* harmony export */   wZ: () => (/* binding */ workflowIdOf),
/* harmony export */   yq: () => (/* binding */ BuildPage)
/* harmony export */ });
/* unused harmony exports Build, SeenBuild */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2311);
/* harmony import */ var _application_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6857);
/* harmony import */ var _artefact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5438);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7614);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(141);
/* harmony import */ var _timestamp_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3623);
/* harmony import */ var _tolerant_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4238);







/** The commit that was built; beyond the contract. */
const Commit = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    hash: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    commitMessage: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    authorName: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    branch: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish(),
});
/**
 * A build as lists return it. The first nine fields are the contract's, except that `workflowId` is null for a build
 * of a YAML workflow, whose id stands in `fileWorkflowId`, and that times are missing until they have come: both were
 * seen, as were all of the fields after them.
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
    message: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish().describe('The human cause of a failure'),
    labels: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).optional(),
    createdAt: _timestamp_js__WEBPACK_IMPORTED_MODULE_3__/* .Timestamp */ .Dc.optional(),
    commit: Commit.nullish(),
    buildActions: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_step_js__WEBPACK_IMPORTED_MODULE_2__/* .BuildAction */ .Jy).optional().describe('The steps'),
    config: zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional() }).nullish(),
});
/** What a client relies on: an id and a state. Everything else is used where it is present. */
const SeenBuild = (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_6__/* .tolerant */ .a8)(zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    ...Build.shape,
    status: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().transform(_state_js__WEBPACK_IMPORTED_MODULE_5__/* .stateNamed */ .$_),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    finishedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    artefacts: (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_6__/* .readable */ .HD)(_artefact_js__WEBPACK_IMPORTED_MODULE_1__/* .SeenArtefact */ .E5),
    labels: (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_6__/* .readable */ .HD)(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    commit: (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_6__/* .tolerant */ .a8)(Commit, ['hash']),
    buildActions: (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_6__/* .readable */ .HD)(_step_js__WEBPACK_IMPORTED_MODULE_2__/* .SeenBuildAction */ .Sw),
}), ['_id', 'status']);
/** The workflow's id, wherever the service put it. */
function workflowIdOf(build) {
    return build.workflowId ?? build.fileWorkflowId ?? undefined;
}
/** The body of `POST /builds`; one of branch and tag is required. Others send the one that they do not mean empty. */
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
/* harmony export */   d: () => (/* binding */ fillPath),
/* harmony export */   s: () => (/* binding */ endpoint)
/* harmony export */ });
/** Declares an endpoint and keeps its types. */
function endpoint(declared) {
    return declared;
}
/**
 * Fills a template; each variable is encoded, so that an id can never become more path than it is.
 * Only `secureFilename` keeps its slashes: it stands for several parts (docs/api.md, "Artefacts").
 *
 * @throws TypeError when a variable is missing, empty or no text of whole characters, or a part of it is `.` or `..`: no
 *   encoding would keep those
 */
function fillPath(path, variables) {
    return path.replace(/:(\w+)/g, (_, name) => {
        const value = variables[name] ?? '';
        const parts = name === 'secureFilename' ? value.split('/') : [value];
        if (!value.isWellFormed() || parts.some((part) => part === '' || part === '.' || part === '..'))
            throw new TypeError(`No path can be made of ${path} with ${name} = ${JSON.stringify(value)}`);
        return parts.map(encodeURIComponent).join('/');
    });
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
var artefact = __webpack_require__(5438);
// EXTERNAL MODULE: ./out/contract/build.js
var build = __webpack_require__(7271);
// EXTERNAL MODULE: ./out/contract/timestamp.js
var timestamp = __webpack_require__(3623);
// EXTERNAL MODULE: ./out/contract/tolerant.js
var tolerant = __webpack_require__(4238);
;// CONCATENATED MODULE: ./out/contract/cache.js



/** What a workflow keeps between its builds. */
const Cache = schemas/* looseObject */._H3({
    _id: schemas/* string */.YjP(),
    appId: schemas/* string */.YjP(),
    workflowId: schemas/* string */.YjP(),
    lastUsed: timestamp/* Timestamp */.Dc,
    size: schemas/* int */.Whr().nonnegative().describe('Bytes'),
});
const SeenCache = (0,tolerant/* tolerant */.a8)(schemas/* looseObject */._H3({ ...Cache.shape, lastUsed: schemas/* string */.YjP() }), ['_id']);
/** The answer to a deletion: it has been started, and completes later. */
const CacheDeletion = schemas/* looseObject */._H3({
    caches: schemas/* array */.YOg(schemas/* string */.YjP()).describe('Ids of the caches to be deleted'),
    message: schemas/* string */.YjP(),
});
const SeenCacheDeletion = (0,tolerant/* tolerant */.a8)(schemas/* looseObject */._H3({ ...CacheDeletion.shape, caches: (0,tolerant/* readable */.HD)(schemas/* string */.YjP()) }), ['caches']);

// EXTERNAL MODULE: ./out/contract/endpoint.js
var endpoint = __webpack_require__(4354);
// EXTERNAL MODULE: ./out/contract/team.js
var team = __webpack_require__(4290);
;// CONCATENATED MODULE: ./out/contract/endpoints.js








/** Every endpoint of docs/api.md, and the log of a step (docs/hosted-service.md, "Steps and logs"): noun, then verb. */
const endpoints = {
    builds: {
        start: (0,endpoint/* endpoint */.s)({
            method: 'POST',
            path: '/builds',
            summary: 'Starts a build of a workflow on a branch or tag',
            body: build/* StartBuild */.J6,
            answers: { 200: build/* StartedBuild */.oU },
            seen: build/* StartedBuild */.oU,
        }),
        list: (0,endpoint/* endpoint */.s)({
            method: 'GET',
            path: '/builds',
            summary: 'Lists builds of the history, newest first',
            query: build/* BuildFilter */.Th,
            body: undefined,
            answers: { 200: build/* BuildPage */.yq },
            form: 'page',
            seen: build/* SeenBuildPage */.hg,
        }),
        get: (0,endpoint/* endpoint */.s)({
            method: 'GET',
            path: '/builds/:id',
            summary: 'Returns one build',
            body: undefined,
            answers: { 200: build/* BuildAnswer */.Pz },
            form: 'build',
            seen: build/* SeenBuildAnswer */.ch,
        }),
        cancel: (0,endpoint/* endpoint */.s)({
            method: 'POST',
            path: '/builds/:id/cancel',
            summary: 'Cancels a build; 208 when it has already finished',
            body: undefined,
            answers: { 200: undefined, 208: undefined },
            seen: undefined,
        }),
        stepLog: (0,endpoint/* endpoint */.s)({
            method: 'GET',
            path: '/builds/:id/step/:stepId',
            summary: 'The log of a step, as text (beyond the contract)',
            body: undefined,
            answers: { 200: undefined },
            form: 'text',
            seen: schemas/* string */.YjP(),
        }),
    },
    applications: {
        list: (0,endpoint/* endpoint */.s)({
            method: 'GET',
            path: '/apps',
            summary: 'Lists applications',
            body: undefined,
            answers: { 200: schemas/* looseObject */._H3({ applications: schemas/* array */.YOg(application/* Application */.lg) }) },
            seen: schemas/* looseObject */._H3({ applications: (0,tolerant/* readable */.HD)(application/* SeenApplication */.Qf) }),
        }),
        get: (0,endpoint/* endpoint */.s)({
            method: 'GET',
            path: '/apps/:id',
            summary: 'Returns one application with its branches',
            body: undefined,
            answers: { 200: schemas/* looseObject */._H3({ application: application/* ApplicationWithBranches */.BQ }) },
            seen: schemas/* looseObject */._H3({ application: application/* SeenApplication */.Qf }),
        }),
        add: (0,endpoint/* endpoint */.s)({
            method: 'POST',
            path: '/apps',
            summary: 'Adds a Git repository as an application',
            body: application/* AddApplication */.S7,
            answers: { 200: application/* ApplicationName */.cq },
            seen: application/* SeenApplicationName */.Ls,
        }),
        addPrivate: (0,endpoint/* endpoint */.s)({
            method: 'POST',
            path: '/apps/new',
            summary: 'Adds a private Git repository with an SSH key',
            body: application/* AddPrivateApplication */.JB,
            answers: { 200: schemas/* looseObject */._H3({ application: application/* ApplicationName */.cq }) },
            seen: schemas/* looseObject */._H3({ application: application/* SeenApplicationName */.Ls }),
        }),
    },
    caches: {
        list: (0,endpoint/* endpoint */.s)({
            method: 'GET',
            path: '/apps/:id/caches',
            summary: 'Lists the stored caches of an application',
            body: undefined,
            answers: { 200: schemas/* looseObject */._H3({ caches: schemas/* array */.YOg(Cache) }) },
            seen: schemas/* looseObject */._H3({ caches: (0,tolerant/* readable */.HD)(SeenCache) }),
        }),
        removeAll: (0,endpoint/* endpoint */.s)({
            method: 'DELETE',
            path: '/apps/:id/caches',
            summary: 'Starts to remove all stored caches of an application',
            body: undefined,
            answers: { 202: CacheDeletion },
            seen: SeenCacheDeletion,
        }),
        remove: (0,endpoint/* endpoint */.s)({
            method: 'DELETE',
            path: '/apps/:id/caches/:cacheId',
            summary: 'Starts to remove one stored cache',
            body: undefined,
            answers: { 202: CacheDeletion },
            seen: SeenCacheDeletion,
        }),
    },
    teams: {
        invite: (0,endpoint/* endpoint */.s)({
            method: 'POST',
            path: '/team/:team_id/invitation',
            summary: 'Invites a member to a team',
            body: team/* Invitation */.Kj,
            answers: { 200: team/* Team */.u },
            seen: team/* Team */.u,
        }),
        remove: (0,endpoint/* endpoint */.s)({
            method: 'DELETE',
            path: '/team/:team_id/collaborator/:user_id',
            summary: 'Removes a member from a team',
            body: undefined,
            answers: { 200: undefined },
            seen: undefined,
        }),
    },
    artefacts: {
        download: (0,endpoint/* endpoint */.s)({
            method: 'GET',
            path: '/artifacts/:secureFilename',
            summary: 'Downloads an artefact with the token: a redirect to where it is stored, as was seen',
            body: undefined,
            answers: { 200: undefined, 302: undefined },
            seen: undefined,
        }),
        createPublicUrl: (0,endpoint/* endpoint */.s)({
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

/***/ 9061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ Failure),
/* harmony export */   k: () => (/* binding */ failureText)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2311);

/** The body of a refusal. The contract shows none; these keys were seen. */
const Failure = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ error: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const SeenFailure = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ error: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(), message: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(), detail: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J() })
    .partial();
/** The service's own words for a refusal: `error`, `message` or `detail` of a JSON body; otherwise nothing. */
function failureText(body) {
    const seen = SeenFailure.safeParse(body);
    if (!seen.success)
        return undefined;
    return [seen.data.error, seen.data.message, seen.data.detail].find((text) => typeof text === 'string' && text !== '');
}


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
/** The states that a build does not leave again. */
const endStates = ['finished', 'failed', 'canceled', 'skipped', 'timeout', 'warning'];
/** Whether a build in this state has ended. A state that the contract does not know counts as running. */
function hasEnded(status) {
    return endStates.includes(status);
}
/** `cancelled`, seen from the hosted service for `canceled`, under the contract's name; every other word as it is. */
function stateNamed(word) {
    return word === 'cancelled' ? 'canceled' : word;
}


/***/ }),

/***/ 141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jy: () => (/* binding */ BuildAction),
/* harmony export */   Sw: () => (/* binding */ SeenBuildAction)
/* harmony export */ });
/* unused harmony exports stepStates, SubAction, SeenSubAction */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2311);
/* harmony import */ var _timestamp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3623);
/* harmony import */ var _tolerant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4238);



/** The states of a step; null before it starts. Steps are beyond the contract: they were seen. */
const stepStates = ['success', 'failed', 'skipped', 'canceled'];
/** A part of a step; the log of a script stands here. */
const SubAction = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    _id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(stepStates).nullable(),
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
const SeenSubAction = (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_2__/* .tolerant */ .a8)(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ ...SubAction.shape, status: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }), []);
const SeenBuildAction = (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_2__/* .tolerant */ .a8)(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    ...BuildAction.shape,
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    finishedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    subactions: (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_2__/* .readable */ .HD)(SeenSubAction),
}), []);


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
/** The fields of a team are not shown by the contract: all of them pass as they come. */
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

/** A time as the contract writes it, `2021-02-11T16:00:22.379+0000` (docs/api.md, "Identifiers and timestamps"). */
const Timestamp = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+0000$/);
/** Milliseconds since the Unix epoch, written as the contract does. */
function formatTimestamp(ms) {
    return new Date(ms).toISOString().replace('Z', '+0000');
}
/** `Date.parse` finds a date in almost anything, such as `step 5`. */
const anyTimestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)$/;
/**
 * Reads every form that was seen: the contract's own, `…+00:00` with microseconds, and `Z`.
 * Milliseconds since the Unix epoch; `undefined` for what is absent or no time.
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
 * A list of which items that cannot be read are left out: an odd one must not hide the others. Where none of them can be
 * read, the list cannot either, for the reason that the first one gives.
 *
 * Of the failures only the first is kept: a list of zod's own keeps one for each item, a hundred times the size of `{}`.
 */
function readable(item) {
    let isLikely;
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY(Array.isArray).transform((items, context) => {
        isLikely ??= likelihoodOf(item);
        const sound = [];
        for (const one of items) {
            const read = isLikely(one) ? item.safeParse(one) : undefined;
            if (read?.success)
                sound.push(read.data);
        }
        if (items.length > 0 && sound.length === 0)
            for (const issue of item.safeParse(items[0]).error?.issues ?? [])
                context.addIssue({ code: 'custom', message: issue.message, path: [0, ...issue.path] });
        return sound;
    });
}
/** A record of which entries that cannot be read are left out, as of a `readable` list. */
function readableRecord(value) {
    let isLikely;
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY(isObject).transform((record) => {
        isLikely ??= likelihoodOf(value);
        const sound = [];
        for (const [key, one] of Object.entries(record)) {
            const read = isLikely(one) ? value.safeParse(one) : undefined;
            if (read?.success)
                sound.push([key, read.data]);
        }
        return Object.fromEntries(sound);
    });
}
/** A first look that costs next to nothing, as zod takes microseconds to refuse, and a list may hold millions. */
function likelihoodOf(item) {
    if (item instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodString */ .NDH)
        return (one) => typeof one === 'string';
    if (!(item instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH))
        return () => true;
    const shape = item.shape;
    const fields = Object.keys(shape);
    const needed = fields.filter((key) => !shape[key]?.safeParse(undefined).success);
    const texts = needed.filter((key) => shape[key]?.safeParse('').success);
    return (one) => isObject(one) &&
        needed.every((key) => key in one) &&
        texts.every((key) => typeof Reflect.get(one, key) === 'string') &&
        fields.some((key) => key in one);
}
function isObject(one) {
    return typeof one === 'object' && one !== null && !Array.isArray(one);
}
/**
 * The same record as a careful reader takes it: only the fields in `needed` must be there and be right.
 * Any other field that is missing, null or of another type reads as `undefined` or `null`, and unknown fields pass:
 * the API is in preview, and the hosted service was seen to say more, less and something else than the contract.
 */
function tolerant(record, needed) {
    const shape = Object.fromEntries(Object.entries(record.shape).map(([key, schema]) => [
        key,
        needed.includes(key) ? schema : schema.nullish().catch(undefined),
    ]));
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3(shape);
}


/***/ }),

/***/ 4925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ messageOf),
/* harmony export */   y: () => (/* binding */ UserError)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);

/**
 * A situation that the user can do something about: what happened, and what to do next, stand in the message.
 * It is shown without a stack trace. Every other error is ours, and is shown with one.
 *
 * One subclass is one situation; they are told apart by class and fields, never by the text of the message.
 */
class UserError extends Error {
    get name() {
        return this.constructor.name;
    }
}
/** The message of anything that was thrown. */
function messageOf(thrown) {
    return node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(thrown) ? thrown.message : String(thrown);
}


/***/ })

};
