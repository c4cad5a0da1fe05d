export const id = 998;
export const ids = [998];
export const modules = {

/***/ 1998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  build: () => (/* binding */ build_build),
  buildPost: () => (/* binding */ build_buildPost)
});

;// CONCATENATED MODULE: ./build/core/input/bad-value.js
/** Thrown by the parsers of inputs, which know neither the input's name nor whether its value may be shown. */
class BadValue extends Error {
    name = 'BadValue';
    /** What is allowed, to stand after "allowed is". */
    allowed;
    /** Where in the value it is wrong, such as `line 2`; never a part of the value itself. */
    where;
    constructor(allowed, where) {
        super(`Allowed is ${allowed}`);
        this.allowed = allowed;
        this.where = where;
    }
}

;// CONCATENATED MODULE: ./build/core/input/boolean.js

/** Reads a boolean as YAML 1.2 writes it (core schema), and nothing else. */
function parseBoolean(text) {
    if (/^(true|True|TRUE)$/.test(text))
        return true;
    if (/^(false|False|FALSE)$/.test(text))
        return false;
    throw new BadValue('true or false');
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./build/errors.js

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
    return external_node_util_.types.isNativeError(thrown) ? thrown.message : String(thrown);
}

;// CONCATENATED MODULE: ./build/core/input/input-error.js

/** An input, or a combination of inputs, that the action cannot work with. Thrown before any request is made. */
class InputError extends UserError {
    /** The names of the inputs that it is about. */
    inputs;
    constructor(inputs, message, options) {
        super(message, options);
        this.inputs = inputs;
    }
}
/** A value that goes into a message: quoted, without the user and password of an address, and cut where it is long. */
function quoted(value) {
    const shown = value.replace(/\/\/[^/\s]*@/g, '//***@');
    return JSON.stringify(shown.length > 100 ? `${shown.slice(0, 100)}…` : shown);
}

;// CONCATENATED MODULE: ./build/core/input/reader.js


function createInputReader(source) {
    const parsed = (name, text, parse, visibility) => {
        try {
            return parse(text);
        }
        catch (error) {
            if (!(error instanceof BadValue))
                throw error;
            const value = visibility === 'shown' ? ` is ${quoted(text)}` : ' cannot be read';
            const where = error.where ? ` (${error.where})` : '';
            throw new InputError([name], `The input ${name}${value}${where}. Allowed is ${error.allowed}.`, {
                cause: error,
            });
        }
    };
    const optional = (name, parse, visibility) => {
        const text = source.input(name);
        return text === '' ? undefined : parsed(name, text, parse, visibility);
    };
    return {
        value: (name, parse, fallback) => parsed(name, source.input(name) || fallback, parse, 'shown'),
        optional: (name, parse) => optional(name, parse, 'shown'),
        optionalSecret: (name, parse) => optional(name, parse, 'secret'),
        required(name, advice) {
            const text = source.input(name);
            if (text === '')
                throw new InputError([name], `The input ${name} is not given. ${advice}`);
            return text;
        },
        text: (name) => source.input(name),
    };
}

;// CONCATENATED MODULE: ./build/core/input/address.js

/** Names of this machine, which nobody on the way can listen to. */
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** Whether an address is safe to name as a link and to send a token to: https, or plain http that stays on this machine. */
function isSafeAddress(url) {
    return url.protocol === 'https:' || (url.protocol === 'http:' && loopback.test(url.hostname));
}
/** Reads the address of the service. */
function parseBaseUrl(text) {
    const url = URL.parse(text);
    if (!url || !isSafeAddress(url))
        throw new BadValue('an https:// address, or http:// of a loopback address');
    if (url.username || url.password || url.search || url.hash)
        throw new BadValue('an address without user, query or fragment');
    return url;
}

;// CONCATENATED MODULE: ./build/actions/connection.js


const hostedService = 'https://api.codemagic.io';
/** Hides the secrets among the inputs. The first thing that any action does: nothing may be printed before it. */
function maskSecrets(runner, names) {
    for (const name of names)
        runner.mask(runner.input(name));
}
/** @throws InputError */
function readConnection(inputs) {
    return { token: readToken(inputs), baseUrl: inputs.value('baseUrl', parseBaseUrl, hostedService) };
}
/** What no header can hold would fail in every attempt of a request, and look like a broken network. */
function readToken(inputs) {
    const token = inputs.required('token', 'Pass the API token of the build service as a secret of the repository. Workflows of forks, and Dependabot, get no secrets.');
    if (/^[!-~]+$/.test(token))
        return token;
    throw new InputError(['token'], 'The input token holds a character that no token has, such as a space, a line break or a curly quotation mark. Check the secret that it comes from.');
}

;// CONCATENATED MODULE: ./build/api/deadline.js
/** The reason of a signal that a time limit aborted. */
class TimeLimitPassed extends Error {
    name = 'TimeLimitPassed';
    seconds;
    constructor(ms) {
        super(`The time limit of ${ms / 1000} s passed`);
        this.seconds = ms / 1000;
    }
}
/**
 * Runs `work` with a signal that is aborted when `ms` milliseconds have passed or the outer signal is aborted, and
 * disarms it when the work has settled: all of the work is under the limit, the reading of a body too.
 */
async function withinTime(limit, work) {
    const controller = new AbortController();
    const callOff = limit.clock.after(limit.ms, () => controller.abort(new TimeLimitPassed(limit.ms)));
    const signal = limit.signal ? AbortSignal.any([limit.signal, controller.signal]) : controller.signal;
    try {
        signal.throwIfAborted();
        return await work(signal);
    }
    catch (error) {
        // A request that is aborted rejects with its own AbortError; the reason tells who aborted it, and why.
        if (signal.aborted)
            throw signal.reason;
        throw error;
    }
    finally {
        callOff();
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/clock.js
/**
 * Time and chance are handed in, so that a test can move the one and fix the other.
 * No other file may call `Date.now`, `setTimeout` or `Math.random` (test/meta/imports.test.ts holds this).
 */

/** The longest delay that `setTimeout` can hold: a longer one would fire at once. */
const longestTimer = 2 ** 31 - 1;
const systemClock = {
    now: () => Date.now(),
    after(ms, then) {
        let timer;
        const arm = (left) => {
            timer = setTimeout(() => (left > longestTimer ? arm(left - longestTimer) : then()), Math.min(left, longestTimer));
        };
        arm(Math.max(0, ms));
        return () => clearTimeout(timer);
    },
};
const systemChance = {
    fraction: () => Math.random(),
    hex: (bytes) => (0,external_node_crypto_.randomBytes)(bytes).toString('hex'),
};
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
            callOff();
            reject(signal?.reason);
        };
        const callOff = clock.after(ms, () => {
            signal?.removeEventListener('abort', giveUp);
            resolve();
        });
        signal?.addEventListener('abort', giveUp, { once: true });
    });
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
;// CONCATENATED MODULE: ./build/contract/tolerant.js

/**
 * A list of which items that cannot be read are left out: an odd one must not hide the others. Where none of them can be
 * read, the list cannot either, for the reason that the first one gives.
 */
function readable(item) {
    return schemas/* array */.YOg(schemas/* unknown */.L5J()).transform((items, context) => {
        const read = items.map((one) => item.safeParse(one));
        const sound = read.flatMap(({ success, data }) => (success ? [data] : []));
        if (items.length > 0 && sound.length === 0)
            for (const issue of read[0]?.error?.issues ?? [])
                context.addIssue({ code: 'custom', message: issue.message, path: [0, ...issue.path] });
        return sound;
    });
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
    return schemas/* looseObject */._H3(shape);
}

;// CONCATENATED MODULE: ./build/contract/application.js


/** A Git repository that the service builds. Workflows are those of the workflow editor only, never those of a YAML file. */
const Application = schemas/* looseObject */._H3({
    _id: schemas/* string */.YjP(),
    appName: schemas/* string */.YjP(),
    workflowIds: schemas/* array */.YOg(schemas/* string */.YjP()),
    workflows: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* looseObject */._H3({ name: schemas/* string */.YjP() })).describe('Workflow id to its name'),
});
/** `GET /apps/:id` adds the branches. */
const ApplicationWithBranches = schemas/* looseObject */._H3({ ...Application.shape, branches: schemas/* array */.YOg(schemas/* string */.YjP()) });
/** An application where it is only named: beside a build, and when it was just added. */
const ApplicationName = schemas/* looseObject */._H3({ _id: schemas/* string */.YjP(), appName: schemas/* string */.YjP() });
const SeenApplication = tolerant(ApplicationWithBranches, ['_id']);
const SeenApplicationName = tolerant(ApplicationName, ['_id']);
const AddApplication = schemas/* looseObject */._H3({
    repositoryUrl: schemas/* string */.YjP().min(1).describe('SSH or HTTPS URL for cloning'),
    teamId: schemas/* string */.YjP().nullish().describe('Adds the application to that team; admins of the team only'),
});
const AddPrivateApplication = schemas/* looseObject */._H3({
    ...AddApplication.shape,
    sshKey: schemas/* looseObject */._H3({
        data: schemas/* string */.YjP().min(1).describe('Base64 of the private key file'),
        passphrase: schemas/* string */.YjP().nullable().describe('null when the key has none'),
    }),
    projectType: schemas/* string */.YjP().nullish().describe('`flutter-app` for a Flutter application'),
});

;// CONCATENATED MODULE: ./build/contract/artefact.js


/** A file that a build produced. */
const Artefact = schemas/* looseObject */._H3({
    name: schemas/* string */.YjP().describe('File name'),
    type: schemas/* string */.YjP().describe('Kind of artefact, such as `apk`, `aab`, `ipa` or `app`'),
    size: schemas/* int */.Whr().nonnegative().describe('Bytes'),
    md5: schemas/* string */.YjP().describe('Hex MD5 digest'),
    url: schemas/* string */.YjP().describe('Authenticated URL: {base_url}/artifacts/<secure_id>/<secure_id>/<file_name>'),
    packageName: schemas/* string */.YjP().optional(),
    versionName: schemas/* string */.YjP().optional(),
});
/** What a client relies on; without `md5`, `size` is what can be verified. */
const SeenArtefact = tolerant(Artefact, ['name', 'url']);
/** The body that asks for a public link. */
const PublicUrlRequest = schemas/* looseObject */._H3({
    expiresAt: schemas/* int */.Whr().optional().describe('Expiry, a UNIX timestamp in seconds'),
});
/** A link with which anyone can download the artefact until it expires. */
const PublicUrl = schemas/* looseObject */._H3({
    url: schemas/* string */.YjP(),
    expiresAt: schemas/* string */.YjP().describe('ISO 8601 with offset: <date>T<time>+00:00'),
});
const SeenPublicUrl = tolerant(PublicUrl, ['url']);

;// CONCATENATED MODULE: ./build/contract/state.js
/** The states of a build: API.md section 3, exactly these. */
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

;// CONCATENATED MODULE: ./build/contract/timestamp.js

/** A time as the contract writes it, `2021-02-11T16:00:22.379+0000`: API.md section 2. */
const Timestamp = schemas/* string */.YjP().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+0000$/);
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

;// CONCATENATED MODULE: ./build/contract/step.js



/** The states of a step; null before it starts. Steps are beyond the contract: they were seen. */
const stepStates = ['success', 'failed', 'skipped', 'canceled'];
/** A part of a step; the log of a script stands here. */
const SubAction = schemas/* looseObject */._H3({
    _id: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    status: schemas/* enum */.k5n(stepStates).nullable(),
    logUrl: schemas/* string */.YjP().nullish(),
});
/** A step of a build. */
const BuildAction = schemas/* looseObject */._H3({
    _id: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    type: schemas/* string */.YjP(),
    status: schemas/* enum */.k5n(stepStates).nullable(),
    startedAt: Timestamp.nullish(),
    finishedAt: Timestamp.nullish(),
    logUrl: schemas/* string */.YjP().nullish(),
    subactions: schemas/* array */.YOg(SubAction),
});
const SeenSubAction = tolerant(schemas/* looseObject */._H3({ ...SubAction.shape, status: schemas/* string */.YjP() }), []);
const SeenBuildAction = tolerant(schemas/* looseObject */._H3({
    ...BuildAction.shape,
    status: schemas/* string */.YjP(),
    startedAt: schemas/* string */.YjP(),
    finishedAt: schemas/* string */.YjP(),
    subactions: schemas/* array */.YOg(SeenSubAction),
}), []);

;// CONCATENATED MODULE: ./build/contract/build.js







/** The commit that was built; beyond the contract. */
const Commit = schemas/* looseObject */._H3({
    hash: schemas/* string */.YjP(),
    commitMessage: schemas/* string */.YjP().optional(),
    authorName: schemas/* string */.YjP().optional(),
    branch: schemas/* string */.YjP().nullish(),
});
/**
 * A build as lists return it. The first nine fields are the contract's, except that `workflowId` is null for a build
 * of a YAML workflow, whose id stands in `fileWorkflowId`, and that times are missing until they have come: both were
 * seen, as were all of the fields after them.
 */
const Build = schemas/* looseObject */._H3({
    _id: schemas/* string */.YjP(),
    appId: schemas/* string */.YjP(),
    workflowId: schemas/* string */.YjP().nullable(),
    branch: schemas/* string */.YjP().nullable(),
    tag: schemas/* string */.YjP().nullable(),
    status: schemas/* enum */.k5n(buildStates),
    startedAt: Timestamp.optional(),
    finishedAt: Timestamp.optional(),
    artefacts: schemas/* array */.YOg(Artefact),
    fileWorkflowId: schemas/* string */.YjP().nullish(),
    index: schemas/* int */.Whr().optional().describe('Running number of the build in its application'),
    message: schemas/* string */.YjP().nullish().describe('The human cause of a failure'),
    labels: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    createdAt: Timestamp.optional(),
    commit: Commit.nullish(),
    buildActions: schemas/* array */.YOg(BuildAction).optional().describe('The steps'),
    config: schemas/* looseObject */._H3({ name: schemas/* string */.YjP().optional() }).nullish(),
});
/** What a client relies on: an id and a state. Everything else is used where it is present. */
const SeenBuild = tolerant(schemas/* looseObject */._H3({
    ...Build.shape,
    status: schemas/* string */.YjP().transform(stateNamed),
    startedAt: schemas/* string */.YjP(),
    finishedAt: schemas/* string */.YjP(),
    createdAt: schemas/* string */.YjP(),
    artefacts: readable(SeenArtefact),
    labels: readable(schemas/* string */.YjP()),
    commit: tolerant(Commit, ['hash']),
    buildActions: readable(SeenBuildAction),
}), ['_id', 'status']);
/** The workflow's id, wherever the service put it. */
function workflowIdOf(build) {
    return build.workflowId ?? build.fileWorkflowId ?? undefined;
}
/** The body of `POST /builds`; one of branch and tag is required. Others send the one that they do not mean empty. */
const StartBuild = schemas/* looseObject */._H3({
    appId: schemas/* string */.YjP().min(1),
    workflowId: schemas/* string */.YjP().min(1),
    branch: schemas/* string */.YjP().nullish(),
    tag: schemas/* string */.YjP().nullish(),
    environment: schemas/* looseObject */._H3({
        variables: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).nullish(),
        groups: schemas/* array */.YOg(schemas/* string */.YjP()).nullish(),
        softwareVersions: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).nullish(),
    })
        .nullish(),
    labels: schemas/* array */.YOg(schemas/* string */.YjP()).nullish(),
    instanceType: schemas/* string */.YjP().nullish(),
})
    .refine((body) => Boolean(body.branch) !== Boolean(body.tag), {
    message: 'exactly one of branch and tag is required',
    path: ['branch'],
});
const StartedBuild = schemas/* looseObject */._H3({ buildId: schemas/* string */.YjP().min(1) });
/** The filters of `GET /builds`. */
const BuildFilter = schemas/* looseObject */._H3({
    appId: schemas/* string */.YjP().optional(),
    workflowId: schemas/* string */.YjP().optional(),
    branch: schemas/* string */.YjP().optional(),
    tag: schemas/* string */.YjP().optional(),
    skip: schemas/* string */.YjP().optional().describe('Seen in `nextPageUrl`: how many builds to pass over'),
});
const BuildPage = schemas/* looseObject */._H3({
    applications: schemas/* array */.YOg(ApplicationName),
    builds: schemas/* array */.YOg(Build),
    nextPageUrl: schemas/* string */.YjP().nullish().describe('Path and query of the next page, or null'),
});
const SeenBuildPage = tolerant(schemas/* looseObject */._H3({
    builds: readable(SeenBuild),
    applications: schemas/* array */.YOg(SeenApplicationName),
    nextPageUrl: schemas/* string */.YjP(),
}), ['builds']);
const BuildAnswer = schemas/* looseObject */._H3({ application: ApplicationName, build: Build });
const SeenBuildAnswer = tolerant(schemas/* looseObject */._H3({ application: SeenApplicationName, build: SeenBuild }), ['build']);

;// CONCATENATED MODULE: ./build/core/ref.js
function sameRef(left, right) {
    if ('branch' in left)
        return 'branch' in right && left.branch === right.branch;
    return 'tag' in right && left.tag === right.tag;
}
/** `branch main`, `tag v1.2`: the ref in the words of a message. */
function refText(ref) {
    return 'branch' in ref ? `branch ${ref.branch}` : `tag ${ref.tag}`;
}

;// CONCATENATED MODULE: ./build/core/started-build.js



/** How far the clocks of the service and of this machine may be apart, in milliseconds. */
const clockSkew = 60_000;
/** No build that is this much older than the start is looked at: a label is found whatever the clocks say. */
const furthestBack = 3_600_000;
/**
 * Finds the build of a start in a list (DESIGN 5.1): by its label, with nothing about app, workflow or ref against it;
 * where labels are not told, by app, workflow, ref and time, when exactly one can be meant.
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
/** Whether this build, and so every one after it in a list, is too old to be the start's. */
function isTooOld(sent, build) {
    return ageAt(sent, build) > furthestBack;
}
/** How much older a build is than the start, in milliseconds; one without any time has not begun, and is not older. */
function ageAt(sent, build) {
    const at = parseTimestamp(build.createdAt) ?? parseTimestamp(build.startedAt);
    return at === undefined ? 0 : sent.at - at;
}
function contradicts(sent, build) {
    const [appId, workflowId, ref] = [build.appId, workflowIdOf(build), refOf(build)];
    return ((appId != null && appId !== sent.appId) ||
        (workflowId !== undefined && workflowId !== sent.workflowId) ||
        (ref !== undefined && !sameRef(ref, sent.ref)));
}
/** Everything is told, and nothing is against it. */
function isAlike(sent, build) {
    const told = build.appId != null && workflowIdOf(build) !== undefined && refOf(build) !== undefined;
    return told && !contradicts(sent, build);
}
function refOf({ branch, tag }) {
    if (branch)
        return { branch };
    return tag ? { tag } : undefined;
}

;// CONCATENATED MODULE: ./build/actions/build/look-up.js



/** How often the list is read while the build is not in it: this many times in the time that there is. */
const rounds = 30;
/** A build that has just been started is near the top; it is not looked for beyond this many. */
const furthest = 300;
/**
 * Looks for the build of a start in the list of builds, again and again until it is there, for at most `ms`
 * milliseconds; then what was found last is the answer. A list that cannot be read is read again.
 *
 * @throws the signal's reason
 */
async function lookUpStart({ client, clock }, { sent, ms, signal, adopt = 'byTime' }) {
    let found = { kind: 'none' };
    const look = async (limited) => {
        for (;;) {
            const builds = await readList(client, { sent, signal: limited });
            if (builds)
                found = findStarted(sent, builds);
            if (found.kind === 'byLabel' || found.kind === adopt)
                return found;
            await sleep(clock, ms / rounds, limited);
        }
    };
    try {
        return await withinTime({ clock, ms, signal }, look);
    }
    catch (error) {
        if (error instanceof TimeLimitPassed && !signal?.aborted)
            return found;
        throw error;
    }
}
/** The newest builds of the app and ref, down to the first that is too old; `undefined` when they cannot be read. */
async function readList(client, { sent, signal }) {
    const builds = [];
    try {
        for await (const build of client.builds.list({ appId: sent.appId, ...sent.ref }, { signal })) {
            if (isTooOld(sent, build) || builds.length >= furthest)
                break;
            builds.push(build);
        }
        return builds;
    }
    catch {
        signal.throwIfAborted();
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/actions/build/saved-start.js

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
        const start = SavedStart.safeParse(JSON.parse(text));
        if (start.success && !start.data.settled)
            starts.push(start.data);
    }
}

;// CONCATENATED MODULE: ./build/actions/build/post.js






/**
 * The post step of the build action: cancels what the main step started and could not see to its end, because it was
 * killed or ran out of its seconds (DESIGN 5.2). Says nothing when there is nothing to do, and never fails the job.
 */
async function buildPost(dependencies) {
    const { runner, connect, clock, limits } = dependencies;
    maskSecrets(runner, ['token', 'githubToken']);
    const starts = unsettledStarts(runner);
    if (starts.length === 0)
        return true;
    try {
        const inputs = createInputReader(runner);
        if (!inputs.value('wait', parseBoolean, 'true') || !inputs.value('cancelAbandoned', parseBoolean, 'true'))
            return true;
        const client = connect(readConnection(inputs));
        await Promise.all(starts.map((start) => cancelStart({ runner, client, clock, limits }, start)));
    }
    catch (error) {
        runner.log.warning(`What this step started could not be cancelled. ${messageOf(error)}`);
    }
    return true;
}
async function cancelStart({ runner, client, clock, limits }, start) {
    try {
        const buildId = start.buildId ?? (await findByLabel({ client, clock, limits }, start));
        if (buildId === undefined) {
            runner.log.info(`${start.workflowId}: no build with the label ${start.label} is there, so none is left running.`);
            return;
        }
        const answer = await client.builds.cancel(buildId, { newSince: start.at });
        runner.log.info(answer === 'canceled'
            ? `${start.workflowId}: build ${buildId} was cancelled, as the step that started it was ended.`
            : `${start.workflowId}: build ${buildId} had ended already.`);
    }
    catch (error) {
        runner.log.warning(`${start.workflowId}: the build with the label ${start.label} could not be cancelled and may still run. ${messageOf(error)}`);
    }
}
/** Only its own label makes a build this step's to cancel. */
async function findByLabel({ client, clock, limits }, start) {
    const age = clock.now() - start.at;
    const ms = Math.max(limits.cancelGraceMs, limits.startLookUpMs - age);
    const found = await lookUpStart({ client, clock }, { sent: start, ms, adopt: 'byLabel' });
    return found.kind === 'byLabel' ? found.build._id : undefined;
}

;// CONCATENATED MODULE: ./build/core/failure.js


/**
 * Why a build did not end well, by everything that the service gives: its own `message`, otherwise the step, otherwise
 * the state alone. `undefined` while the build runs and when it finished. Texts are the service's: hostile, not redacted.
 */
function failureOf(build) {
    if (!hasEnded(build.status) || build.status === 'finished')
        return undefined;
    const step = failedStepOf(build);
    const reason = build.message?.trim() || stateReason(build.status, step);
    return step ? { reason, step: failedStep(step) } : { reason };
}
/** The steps that failed in a build that did not fail: their failure was ignored, which somebody should know. */
function ignoredFailuresOf(build) {
    if (build.status !== 'finished' && build.status !== 'warning')
        return [];
    return stepsOf(build).filter(failed).map(failedStep);
}
/**
 * The step that ended a build. Earlier steps may have failed and been ignored: the one that the message names counts,
 * otherwise the last. Where the time ran out, it is the step that still ran.
 */
function failedStepOf(build) {
    if (build.status === 'failed') {
        const steps = stepsOf(build).filter(failed);
        return steps.findLast(({ name }) => name && build.message?.includes(name)) ?? steps.at(-1);
    }
    if (build.status === 'timeout')
        return stepsOf(build).findLast((step) => failed(step) || stopped(step));
    return undefined;
}
/** Where the log of a step is: a script's stands on its subactions (SEEN, builds). */
function logUrlOf(step) {
    const parts = (step.subactions ?? []).filter(({ logUrl }) => logUrl);
    const part = parts.findLast(failed);
    return part?.logUrl ?? step.logUrl ?? parts.at(-1)?.logUrl ?? undefined;
}
function stepsOf(build) {
    return build.buildActions ?? [];
}
function failed({ status }) {
    return status === 'failed';
}
/** Cut off: `canceled`, or begun and never ended. */
function stopped({ status, startedAt, finishedAt }) {
    return status === 'canceled' || (!status && Boolean(startedAt) && !finishedAt);
}
function failedStep(step) {
    const name = step.name?.trim() || step.type?.trim() || 'a step without a name';
    const [from, to] = [parseTimestamp(step.startedAt), parseTimestamp(step.finishedAt)];
    return from !== undefined && to !== undefined && to >= from ? { name, duration: to - from } : { name };
}
function stateReason(state, step) {
    switch (state) {
        case 'failed':
            return step ? `The step ${failedStep(step).name} failed` : 'The build failed';
        case 'timeout':
            return 'The build took longer than the service allows';
        case 'canceled':
            return 'The build was canceled';
        case 'skipped':
            return 'The build was skipped';
        case 'warning':
            return 'The build finished with warnings';
    }
}

;// CONCATENATED MODULE: ./build/core/progress.js



/** A workflow of which nothing is known yet but its id. */
function notStarted(workflowId) {
    return { workflowId, changes: [], ignoredFailures: [], artefacts: [] };
}
/** The start was answered: the build has an id. */
function started(report, start) {
    const { buildId, certainty, pageUrl, at } = start;
    const adopted = certainty === 'adopted' ? { adopted: true } : {};
    return {
        ...report,
        buildId,
        ...adopted,
        ...optional('pageUrl', pageUrl),
        status: 'queued',
        changes: [{ state: 'queued', at }],
    };
}
/** What a look at the build adds to what is known. Times are the service's where it tells them, otherwise this step's. */
function seen(report, { build, at }) {
    const { status } = build;
    const last = report.changes.at(-1);
    const changes = last?.state === status ? report.changes : [...report.changes, { state: status, at }];
    const ended = hasEnded(status);
    const failure = failureOf(build);
    return {
        ...report,
        status,
        changes,
        ...optional('name', build.config?.name ?? report.name),
        ...optional('startedAt', parseTimestamp(build.startedAt) ?? report.startedAt ?? ranSince(changes)),
        ...optional('finishedAt', ended ? (parseTimestamp(build.finishedAt) ?? report.finishedAt ?? at) : undefined),
        ...optional('commit', build.commit?.hash ?? report.commit),
        ...optional('failure', failure),
        ignoredFailures: ignoredFailuresOf(build),
    };
}
/** When the build left the queue, as this step saw it. */
function ranSince(changes) {
    return changes.find(({ state }) => state !== 'queued' && state !== 'initializing')?.at;
}
function optional(key, value) {
    return (value === undefined ? {} : { [key]: value });
}

;// CONCATENATED MODULE: ./build/core/redaction.js
/** Shorter values of variables are words such as `true` or `debug`, which would blot out half of a text. */
const shortestValue = 6;
function redaction({ secrets, values }) {
    const long = [...values, ...[...secrets, ...values].flatMap(linesOf)].filter((value) => value.trim().length >= shortestValue);
    // The longest first: a secret that holds another one must not leave its rest behind.
    const hidden = [...new Set([...secrets.filter((secret) => secret.trim() !== ''), ...long])].toSorted((left, right) => right.length - left.length);
    return (text) => hidden.reduce((rest, secret) => rest.replaceAll(secret, () => '***'), text);
}
function linesOf(value) {
    return value.split(/\r?\n|\r/).map((line) => line.trim());
}

;// CONCATENATED MODULE: ./build/report/escape/cut.js
/** At most `limit` characters of a text, `…` for what was left out; a character of two code units is never halved. */
function cut(text, limit) {
    if (text.length <= limit)
        return text;
    return `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
;// CONCATENATED MODULE: ./build/report/escape/visible.js
/** Everything that starts a new line somewhere, and tabs. */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/**
 * Characters that cannot be seen and change what is: controls, marks and overrides of the writing direction, spaces
 * without width, the byte order mark, and tags. Joiners stay: emoji and some languages are written with them.
 */
const unseen = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
/** The text on one line, with every character that hides or reorders others shown by its number, such as `\u202E`. */
function visible(text) {
    return text
        .toWellFormed()
        .replace(breaks, ' ')
        .replace(unseen, (character) => `\\u${hex(character)}`)
        .trim();
}
function hex(character) {
    return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}

;// CONCATENATED MODULE: ./build/report/escape/markdown.js


/** Characters of one text of others in a summary or a comment. */
const longestText = 300;
/**
 * Text as Markdown shows it, letter by letter: in a paragraph, a heading, a cell of a table, or the HTML inside of
 * them. Only entities and `span` elements are used, which mean the same in all of these places.
 *
 * A `span` parts what GitHub would look for in the finished text, where no entity helps: mentions, issue numbers,
 * addresses, emoji names and formulas (GitHub's documentation shows `<span>$</span>` for the last).
 */
function markdownText(text, { limit = longestText } = {}) {
    return escaped(cut(visible(text), limit));
}
/** The same in the letters of code: names, ids, branches. */
function markdownCode(text, options) {
    return `<code>${markdownText(text, options)}</code>`;
}
/** A sentence of the service: what it puts between backticks is code, everything else is text. */
function markdownSentence(text, { limit = longestText } = {}) {
    return cut(visible(text), limit)
        .split(/`([^`]+)`/)
        .map((part, index) => (index % 2 === 1 ? `<code>${escaped(part)}</code>` : escaped(part)))
        .join('');
}
/** The same in bold. */
function markdownStrong(text, options) {
    return `<strong>${markdownText(text, options)}</strong>`;
}
function escaped(text) {
    return text.replace(special, (found) => (apart.test(found) ? span(found) : entity(found)));
}
/** Signs of Markdown and HTML anywhere, list and rule markers where a text starts, and what GitHub looks for later. */
const special = /^[-+=]|^\d+[.)]|[\\`*_[\]<>&|~"']|[@$]|#(?=\w)|^#+|:(?=\/\/|[\w+-]+:)|(?<=\bwww)\.|(?<=\bGH)-(?=\d)/gi;
const apart = /^(?:[@$:.#]|-)$/;
function span(character) {
    return `<span>${character}</span>`;
}
function entity(characters) {
    return characters.replace(/[^0-9]/g, (character) => `&#${character.charCodeAt(0)};`);
}

;// CONCATENATED MODULE: ./build/report/escape/link.js


/** Browsers and readers of QR codes give up on longer ones. */
const longestAddress = 2_048;
/**
 * An address that may become a link: https, or http to this machine, without a user name in it, which could pass for
 * the host. `undefined` for everything else (DESIGN 2.5, links).
 */
function linkAddress(address) {
    const url = URL.parse(address);
    if (!url)
        return undefined;
    if (url.username !== '' || url.password !== '' || url.href.length > longestAddress)
        return undefined;
    if (url.protocol === 'https:')
        return url.href;
    return url.protocol === 'http:' && isLoopback(url.hostname) ? url.href : undefined;
}
/** A link for Markdown and the HTML in it; only the text where the address may not be one. */
function markdownLink({ text, address }) {
    const safe = linkAddress(address);
    return safe ? `<a href="${attribute(safe)}">${markdownText(text)}</a>` : markdownText(text);
}
/** The value of an HTML attribute, between double quotes; also inside a cell of a table. */
function attribute(value) {
    return value.replace(/[&"'<>|`]/g, (character) => `&#${character.charCodeAt(0)};`);
}
function isLoopback(hostname) {
    return (hostname === 'localhost' || hostname === '[::1]' || ((0,external_node_net_.isIPv4)(hostname) && hostname.startsWith('127.')));
}

;// CONCATENATED MODULE: ./build/report/escape/log-line.js


/** Characters of one line of the log: room for a name and the longest link, and nothing that helps nobody. */
const longestLine = 3_000;
/**
 * A line for the log of which the runner makes no command. Its grammar (actions/runner, `ActionCommand`): `::` after
 * white space at the start of a line, or `##[` anywhere in it. A space takes either apart. A second pass changes nothing.
 */
function logLine(line) {
    const [, indent = '', text = ''] = /^( *)([\s\S]*)$/.exec(line) ?? [];
    return cut(indent + visible(text).replace(/^::/, ': :').replaceAll('##[', '## ['), longestLine);
}

;// CONCATENATED MODULE: ./build/report/state-words.js

const words = {
    queued: { icon: '⏳', preposition: 'for' },
    preparing: { icon: '🧰', preposition: 'for' },
    fetching: { icon: '📥', preposition: 'for' },
    building: { icon: '🔨', preposition: 'for' },
    testing: { icon: '🧪', preposition: 'for' },
    publishing: { icon: '📦', preposition: 'for' },
    finishing: { icon: '🏁', preposition: 'for' },
    finished: { icon: '✅', preposition: 'in' },
    failed: { icon: '❌', preposition: 'after' },
    canceled: { icon: '🚫', preposition: 'after' },
    skipped: { icon: '⏩', preposition: 'after' },
    timeout: { icon: '⌛', preposition: 'after' },
    warning: { icon: '🟡', preposition: 'after' },
};
const others = { icon: '🔄', preposition: 'for' };
const state_words_notStarted = { icon: '❌', preposition: 'after' };
/** The sign of a state and how it is joined with a duration; `undefined` is a build that was never started. */
function stateWords(state) {
    if (state === undefined)
        return state_words_notStarted;
    return buildStates.includes(state) ? words[state] : others;
}
/** What is said for a state: the service's own word, which is hostile when the contract does not know it. */
function stateName(state) {
    return state ?? 'not started';
}

;// CONCATENATED MODULE: ./build/report/times.js

/** The states of a workflow as this step saw them, one after the other; an end state takes no time. */
function stateSpans({ changes }, { now }) {
    return changes.map(({ state, at }, index) => {
        const until = changes[index + 1]?.at ?? (hasEnded(state) ? at : now);
        return { state, from: at, to: Math.max(at, until) };
    });
}
/** How long the build took, or takes so far, in milliseconds; `undefined` for one that never began. */
function workflowDuration(workflow, { now }) {
    const from = workflow.startedAt ?? workflow.changes[0]?.at;
    if (from === undefined)
        return undefined;
    const ended = workflow.status !== undefined && hasEnded(workflow.status);
    const to = workflow.finishedAt ?? (ended ? workflow.changes.at(-1)?.at : undefined) ?? now;
    return Math.max(0, to - from);
}
/** How long it waited for a machine, in milliseconds; `undefined` when this step never saw it queued. */
function queuedTime(workflow, at) {
    const queued = stateSpans(workflow, at).filter(({ state }) => state === 'queued');
    if (queued.length === 0)
        return undefined;
    return queued.reduce((sum, { from, to }) => sum + to - from, 0);
}

// EXTERNAL MODULE: ./node_modules/pretty-bytes/index.js
var pretty_bytes = __webpack_require__(5901);
;// CONCATENATED MODULE: ./build/report/units.js


const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
/** A duration as people say it, by its two largest units: `12 s`, `4 min 12 s`, `1 h 30 min`, `2 d 3 h`. */
function durationText(ms) {
    const rounded = Math.max(0, Math.round(ms / second)) * second;
    if (rounded >= day)
        return two(rounded, [day, 'd'], [hour, 'h']);
    if (rounded >= hour)
        return two(rounded, [hour, 'h'], [minute, 'min']);
    if (rounded >= minute)
        return two(rounded, [minute, 'min'], [second, 's']);
    return `${rounded / second} s`;
}
function two(ms, [large, largeName], [small, smallName]) {
    const rest = Math.floor((ms % large) / small);
    return `${Math.floor(ms / large)} ${largeName}${rest > 0 ? ` ${rest} ${smallName}` : ''}`;
}
/** Time since a start as a stopwatch shows it: `00:12`, `04:24`, `1:04:24`. */
function stopwatchText(ms) {
    const seconds = Math.max(0, Math.floor(ms / second));
    const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
    const hours = Math.floor(seconds / 3600);
    return [...(hours > 0 ? [String(hours)] : []), ...parts].join(':');
}
/** Bytes in the units that people use, with a space that never breaks: `18.2 MB`. */
function sizeText(bytes) {
    return (0,pretty_bytes/* default */.A)(bytes, { nonBreakingSpace: true });
}
const moment = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
});
/** A moment, in the zone that a runner has: `19 Nov 2026, 16:05 UTC`. Milliseconds since the Unix epoch. */
function momentText(ms) {
    return `${moment.format(ms)} UTC`;
}
/** `until 19 Nov 2026, 16:05 UTC` for the time to which a link works; `undefined` where none was told. */
function untilText(timestamp) {
    const ms = parseTimestamp(timestamp);
    return ms === undefined ? undefined : `until ${momentText(ms)}`;
}

;// CONCATENATED MODULE: ./build/report/verdict.js




/**
 * The whole step in one line: the state of the one build, or how many builds are in which state. The time is told in the
 * end only: before, the line stands in a comment that nobody edits each second.
 */
function verdict(report, { now }) {
    const [only, ...others] = report.workflows;
    if (!only)
        return { icon: stateWords(undefined).icon, text: 'nothing to build' };
    if (others.length === 0)
        return workflowVerdict(only, { now });
    const counts = new Map();
    for (const { status } of report.workflows)
        counts.set(status, (counts.get(status) ?? 0) + 1);
    const worst = counts.has(undefined) ? undefined : report.status;
    const ordered = [...counts].toSorted(([left], [right]) => rank(left, worst) - rank(right, worst));
    const { icon, preposition } = stateWords(worst);
    const all = ordered.length === 1;
    const text = all
        ? `all ${report.workflows.length} ${stateName(worst)}`
        : ordered.map(([status, count]) => `${count} ${stateName(status)}`).join(', ');
    const ended = report.workflows.every(({ status }) => status === undefined || hasEnded(status));
    const time = durationText((report.finishedAt ?? now) - report.startedAt);
    return { icon, text: ended ? `${text} ${all ? preposition : 'after'} ${time}` : text };
}
/** One build in one line: `finished in 4 min 12 s`. */
function workflowVerdict(workflow, at) {
    const { status } = workflow;
    const { icon, preposition } = stateWords(status);
    const duration = workflowDuration(workflow, at);
    if (status === undefined || !hasEnded(status) || duration === undefined)
        return { icon, text: stateName(status) };
    return { icon, text: `${status} ${preposition} ${durationText(duration)}` };
}
/** What was never started stands first, then the worst state, then the others as they come. */
function rank(status, worst) {
    if (status === undefined)
        return 0;
    return status === worst ? 1 : 2;
}

;// CONCATENATED MODULE: ./build/report/workflow-name.js
/** What a workflow is called: by the name that the service tells, with the id where two have the same name. Hostile. */
function workflowName(workflow, { workflows }) {
    const { name, workflowId } = workflow;
    if (!name?.trim())
        return workflowId;
    const twins = workflows.filter((other) => (other.name ?? other.workflowId) === name);
    return twins.length > 1 ? `${name} (${workflowId})` : name;
}

;// CONCATENATED MODULE: ./build/report/log-lines.js
/**
 * What the log says of a step's builds: every state once, and nothing between them. All lines are safe to print.
 */











/** Names stand in a column; a longer one is cut. */
const longestName = 32;
/** What is about to be built: `Building Demo App, branch main: android, ios`. */
function openingLine(report) {
    const names = report.workflows.map((workflow) => workflowName(workflow, report)).join(', ');
    const what = [report.appName ?? report.appId, ...(report.ref ? [refText(report.ref)] : [])].join(', ');
    return logLine(`Building ${what}: ${names}`);
}
/** Where to look at the build, once it is started: its page where that is known, otherwise its id. */
function startedLine(view) {
    const page = view.workflow.pageUrl && linkAddress(view.workflow.pageUrl);
    return stampedLine(view, `🔗 ${page ?? `build ${view.workflow.buildId ?? 'without an id'}`}`);
}
/** The state that the workflow is in now: since when, how long the one before took, and the time left. */
function changeLine({ report, workflow, now }) {
    const spans = stateSpans(workflow, { now });
    const [before, current] = [spans.at(-2), spans.at(-1)];
    const state = current?.state ?? workflow.status;
    const parts = [
        `${stateWords(state).icon} ${stateName(state)}`,
        ...(before ? [`(${before.state} ${durationText(before.to - before.from)})`] : []),
        ...(workflow.estimate && state !== undefined && !hasEnded(state) ? [`· ${workflow.estimate}`] : []),
    ];
    return stampedLine({ report, workflow, now: current?.from ?? now }, parts.join(' '));
}
/** One line for each artefact, with the public link where there is one. */
function artefactLines(view) {
    return view.workflow.artefacts.map((artefact) => stampedLine(view, `📎 ${artefactText(artefact)}`));
}
/** How the whole step ended. */
function verdictLine(report, { now }) {
    const { icon, text } = verdict(report, { now });
    return logLine(`${icon} ${report.appName ?? report.appId}: ${text}`);
}
/** The end of the failed step's log, folded under a title that says why; `undefined` where there is none. */
function failureGroup({ report, workflow }) {
    const step = workflow.failure?.step;
    if (!step?.logTail?.length)
        return undefined;
    const title = `${workflowName(workflow, report)}: the last ${step.logTail.length} lines of ${step.name}`;
    return { title: logLine(title), lines: step.logTail.map((line) => logLine(line)) };
}
/** `04:24  android  text`; with one workflow its name is left out, as every line would have it. */
function stampedLine({ report, workflow, now }, text) {
    const time = stopwatchText(now - report.startedAt);
    if (report.workflows.length < 2)
        return logLine(`${time}  ${text}`);
    const name = (of) => cut(visible(workflowName(of, report)), longestName);
    const width = Math.max(...report.workflows.map((other) => name(other).length));
    return logLine(`${time}  ${name(workflow).padEnd(width)}  ${text}`);
}
function artefactText({ name, size, publicUrl, expiresAt, path }) {
    const link = publicUrl && linkAddress(publicUrl);
    const until = untilText(expiresAt);
    return [
        cut(name, 200),
        ...(size === undefined ? [] : [`(${sizeText(size)})`]),
        ...(path ? [`→ ${cut(path, 200)}`] : []),
        ...(link ? [link, ...(until ? [`(${until})`] : [])] : []),
    ].join(' ');
}

;// CONCATENATED MODULE: ./build/core/redacted.js
/**
 * A workflow's report with secrets hidden in everything that the service wrote as prose. It must happen before anything
 * is cut or escaped: a half of a secret, or an escaped one, is found by nobody. Links and names of artefacts stay as
 * they are: a link with a hole in it leads nowhere.
 */
function redacted(report, redact) {
    const { name, failure, ignoredFailures } = report;
    return {
        ...report,
        ...(name === undefined ? {} : { name: redact(name) }),
        ...(failure
            ? {
                failure: {
                    reason: redact(failure.reason),
                    ...(failure.step ? { step: redactedStep(failure.step, redact) } : {}),
                },
            }
            : {}),
        ignoredFailures: ignoredFailures.map((step) => redactedStep(step, redact)),
    };
}
function redactedStep(step, redact) {
    const { name, logTail } = step;
    return {
        ...step,
        name: redact(name),
        ...(logTail ? { logTail: logTail.map((line) => redact(line)) } : {}),
    };
}

;// CONCATENATED MODULE: ./build/core/verdict.js

/** From the worst to the best (DESIGN 2.1). */
const fromWorst = ['failed', 'timeout', 'canceled', 'warning', 'skipped', 'finished'];
/** The state of several builds as one: one that has not ended outranks all, then the worst. `undefined` for none. */
function worstOf(statuses) {
    return statuses.find((status) => !hasEnded(status)) ?? fromWorst.find((state) => statuses.includes(state));
}

;// CONCATENATED MODULE: ./build/actions/follow/board.js


function isSameWorkflow(left, right) {
    if (left.workflowId !== right.workflowId)
        return false;
    return left.buildId === undefined || right.buildId === undefined || left.buildId === right.buildId;
}
/** @param redact hides secrets in what the service writes, before anything cuts or escapes it */
function createBoard(initial, redact) {
    let report = initial;
    const listeners = [];
    const set = (next) => {
        const before = report;
        report = withStatus(next);
        for (const listener of listeners)
            listener(report, before);
    };
    return {
        get report() {
            return report;
        },
        update: (change) => set({ ...report, ...change }),
        updateWorkflow(which, change) {
            const workflows = report.workflows.map((workflow) => isSameWorkflow(workflow, which) ? redacted(change(workflow), redact) : workflow);
            set({ ...report, workflows });
        },
        onChange: (listener) => void listeners.push(listener),
    };
}
/** The state of the whole step follows from those of its workflows, always. */
function withStatus({ status: _, ...report }) {
    const status = worstOf(report.workflows.flatMap((workflow) => workflow.status ?? []));
    return status === undefined ? report : { ...report, status };
}

;// CONCATENATED MODULE: ./build/actions/follow/commits.js
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

;// CONCATENATED MODULE: ./build/report/escape/annotation.js


/** GitHub keeps 255 characters of a title; a short one is read. */
const longestTitle = 200;
const longestParagraph = 2_500;
/**
 * The title of an annotation: one line. `%`, `:` and `,` are encoded by whoever writes the command (@actions/core does),
 * so that the text here is the text that is shown.
 */
function annotationTitle(text) {
    return cut(visible(text), longestTitle);
}
/** The message of an annotation: each paragraph one line of it. */
function annotationMessage(paragraphs) {
    return paragraphs.map((paragraph) => cut(visible(paragraph), longestParagraph)).join('\n');
}

;// CONCATENATED MODULE: ./build/report/annotations.js







/** GitHub shows ten annotations of a kind for a step: nine, and one that counts the rest. */
const mostOfAKind = 9;
/** An error for each workflow that fails the step, and a warning for each step whose failure was ignored. */
function annotations(report, options) {
    const failed = report.workflows.filter((workflow) => failsStep(workflow, options.failOn));
    const errors = failed.map((workflow) => failureError(workflow, report, options));
    const warnings = report.workflows.flatMap((workflow) => workflow.ignoredFailures.map((step) => ignoredFailure(step, workflowName(workflow, report))));
    return [
        ...limited(errors, (more) => ({
            kind: 'error',
            title: `${more} more ${more === 1 ? 'workflow' : 'workflows'} failed`,
            message: annotationMessage([names(failed.slice(mostOfAKind), report)]),
        })),
        ...limited(warnings, (more) => ({
            kind: 'warning',
            title: `${more} more failed ${more === 1 ? 'step was' : 'steps were'} ignored`,
            message: 'The log and the pages of the builds name all of them.',
        })),
    ];
}
/**
 * Whether a workflow makes the step fail: it ended in a state of `failOn`, was never started, or was given up while it
 * ran, which is the one case in which a running build has a `failure`.
 */
function failsStep({ status, failure }, failOn) {
    if (status === undefined)
        return true;
    return hasEnded(status) ? failOn.includes(status) : failure !== undefined;
}
function failureError(workflow, report, at) {
    const name = workflowName(workflow, report);
    const { failure, status, pageUrl } = workflow;
    const page = pageUrl && linkAddress(pageUrl);
    return {
        kind: 'error',
        title: annotationTitle(`${name}: ${failure?.reason ?? stateName(status)}`),
        message: annotationMessage([
            `${name} ${workflowVerdict(workflow, at).text}`,
            ...(failure ? [failure.reason] : []),
            ...(failure?.step ? [`Failed step: ${stepText(failure.step)}`] : []),
            ...(page ? [page] : []),
        ]),
    };
}
function ignoredFailure(step, name) {
    return {
        kind: 'warning',
        title: annotationTitle(`${name}: the step ${step.name} failed`),
        message: annotationMessage([
            `${stepText(step)} failed, but its failure was ignored and ${name} went on.`,
        ]),
    };
}
/** `Build Android, after 2 min 3 s` */
function stepText({ name, duration }) {
    return duration === undefined ? name : `${name}, after ${durationText(duration)}`;
}
function limited(all, rest) {
    if (all.length <= mostOfAKind)
        return [...all];
    return [...all.slice(0, mostOfAKind), rest(all.length - mostOfAKind)];
}
function names(workflows, report) {
    return workflows.map((workflow) => workflowName(workflow, report)).join(', ');
}

;// CONCATENATED MODULE: ./build/report/about.js




/** What summary and comment say first, as a heading: the application and the verdict. */
function headingText(report, at) {
    const { icon, text } = verdict(report, at);
    return `${icon} ${markdownText(report.appName ?? report.appId)}: ${markdownText(text)}`;
}
/** What is built: `Branch main at commit 4f3c2b1a09`. */
function aboutLine({ ref, commit, workflows }) {
    const built = workflows.find((workflow) => workflow.commit)?.commit ?? commit;
    const words = [...(ref ? [about_refText(ref)] : []), ...(built ? [`commit ${commitText(built)}`] : [])];
    const line = words.join(' at ');
    return line.charAt(0).toUpperCase() + line.slice(1);
}
function about_refText(ref) {
    return 'branch' in ref ? `branch ${markdownCode(ref.branch)}` : `tag ${markdownCode(ref.tag)}`;
}
/** The name of a workflow, as a link to the build's page where that is known. */
function workflowLink(workflow, report) {
    const text = workflowName(workflow, report);
    return workflow.pageUrl ? markdownLink({ text, address: workflow.pageUrl }) : markdownText(text);
}
/** In comments GitHub itself makes a link of the first letters of a hash, but not of code. */
function commitText(hash) {
    return /^[0-9a-f]{7,64}$/.test(hash) ? hash.slice(0, 10) : markdownCode(hash, { limit: 10 });
}

;// CONCATENATED MODULE: ./build/report/artefact-link.js


/** What the link of an artefact does on the device that opens it. */
function linkWord({ type }) {
    return type === 'apk' ? 'Install' : 'Download';
}
/** The public link of an artefact and the time until which it works, as Markdown; a dash where there is none. */
function artefactLink(artefact) {
    const { publicUrl, expiresAt } = artefact;
    if (!publicUrl || !linkAddress(publicUrl))
        return '–';
    const until = untilText(expiresAt);
    const link = markdownLink({ text: linkWord(artefact), address: publicUrl });
    return until ? `${link}<br><sub>${until.replaceAll(' ', '&nbsp;')}</sub>` : link;
}

;// CONCATENATED MODULE: ./build/report/escape/table.js
/** A Markdown table. Cells are finished Markdown (`markdownText` and its kin), which holds no bar and no new line. */
function markdownTable(columns, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [
        line(columns.map(({ title }) => title)),
        line(columns.map(({ side }) => (side === 'right' ? '---:' : '---'))),
        ...rows.map(line),
    ].join('\n');
}

;// CONCATENATED MODULE: ./build/report/artefact-table.js




const columns = {
    name: { title: 'Artefact', cell: ({ name }) => markdownCode(name) },
    type: { title: 'Type', cell: ({ type }) => markdownText(type ?? '–') },
    size: { title: 'Size', side: 'right', cell: ({ size }) => (size === undefined ? '–' : sizeText(size)) },
    md5: { title: 'MD5', cell: ({ md5 }) => (md5 ? markdownCode(md5) : '–') },
    link: { title: 'Link', cell: artefactLink },
};
/** The artefacts of one or several workflows, a row each. */
function artefactTable(artefacts, { columns: names, workflowName }) {
    const all = names.map((name) => columns[name]);
    if (workflowName)
        all.splice(1, 0, { title: 'Workflow', cell: (artefact) => markdownText(workflowName(artefact)) });
    return markdownTable(all, artefacts.map((artefact) => all.map(({ cell }) => cell(artefact))));
}

;// CONCATENATED MODULE: ./build/report/escape/code-block.js


/** Characters of one line of a log in a summary. */
const code_block_longestLine = 1_000;
/** Lines as a block of code. The fence is longer than every row of backticks in it, so that none can end it. */
function codeBlock(lines) {
    const shown = lines.map((line) => cut(indented(line), code_block_longestLine));
    const longest = Math.max(2, ...shown.flatMap((line) => (line.match(/`+/g) ?? []).map((row) => row.length)));
    const fence = '`'.repeat(longest + 1);
    return [`${fence}text`, ...shown, fence].join('\n');
}
function indented(line) {
    const [indent = ''] = /^[ \t]*/.exec(line) ?? [];
    return indent.replaceAll('\t', '  ') + visible(line);
}

;// CONCATENATED MODULE: ./build/report/escape/folded.js
/**
 * A part that is folded until somebody opens it. Both texts are finished Markdown; the title stands in HTML, where
 * `markdownText` means the same. Tags stand on lines of their own: `shortened` counts them.
 */
function folded({ title, body, state }) {
    return `<details${state ? ` ${state}` : ''}>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;
}

;// CONCATENATED MODULE: ./build/report/problems.js




/** Why builds failed, then steps whose failure was ignored, as a Markdown list; `undefined` where all is well. */
function problemList(report) {
    const name = (workflow) => markdownStrong(workflowName(workflow, report));
    const failures = report.workflows.flatMap((workflow) => {
        const { failure, status } = workflow;
        if (!failure)
            return [];
        const step = failure.step ? `<br>Failed step: ${problems_stepText(failure.step)}` : '';
        return [`- ${stateWords(status).icon} ${name(workflow)}: ${markdownSentence(failure.reason)}${step}`];
    });
    const ignored = report.workflows.flatMap((workflow) => workflow.ignoredFailures.map((step) => `- ${stateWords('warning').icon} ${name(workflow)} went on although a step failed: ${problems_stepText(step)}`));
    return [...failures, ...ignored].join('\n') || undefined;
}
function problems_stepText({ name, duration }) {
    return `${markdownCode(name)}${duration === undefined ? '' : `, after ${durationText(duration)}`}`;
}

;// CONCATENATED MODULE: ./build/report/qr-figure.js





/**
 * The QR codes of artefacts as Markdown, each in a paragraph of its own: in a cell of a table a browser makes pictures
 * smaller, and a small one cannot be scanned.
 */
function qrFigures(artefacts) {
    return artefacts.flatMap((artefact) => {
        const address = artefact.qrCodeUrl && linkAddress(artefact.qrCodeUrl);
        if (!address)
            return [];
        const alt = cut(visible(`QR code: ${linkWord(artefact).toLowerCase()} ${artefact.name}`), 300);
        const caption = `${markdownStrong(linkWord(artefact))} ${markdownCode(artefact.name)}`;
        return [`${caption}\n\n<img src="${attribute(address)}" alt="${attribute(alt)}">`];
    });
}
/** What iOS needs beyond a link, where one of the artefacts is an `.ipa`: a link to it downloads, and that is all. */
function iosNote(artefacts) {
    if (!artefacts.some(({ type }) => type === 'ipa'))
        return [];
    return [
        '<sub>📱 On an iPhone or iPad the link of an <code>.ipa</code> only downloads it. To install it, the device must be in its provisioning profile, and Apple Configurator, Xcode or a page with an <code>itms-services</code> link puts it there.</sub>',
    ];
}

;// CONCATENATED MODULE: ./build/report/shorten.js
/** UTF-16 code units: never fewer than the characters that GitHub counts. */
const charactersIn = (text) => text.length;
/** UTF-8, as GitHub measures a job summary. */
const bytesIn = (text) => Buffer.byteLength(text);
/**
 * Markdown of at most `limit`, cut after a whole line, so that no row of a table and no link is broken. What the cut
 * leaves open (a fence, a folded part) is closed, and the note stands last. The note is never left out: a limit that
 * is smaller than the note is not kept.
 */
function shortened(markdown, { limit, measure, note }) {
    if (measure(markdown) <= limit)
        return markdown;
    const lines = markdown.split('\n');
    const cut = (count) => {
        const kept = lines.slice(0, count);
        return [...kept, ...closings(kept), '', `> ✂️ ${note}`].join('\n').trimStart();
    };
    let [fits, tooMany] = [0, lines.length];
    while (tooMany - fits > 1) {
        const middle = Math.floor((fits + tooMany) / 2);
        if (measure(cut(middle)) <= limit)
            fits = middle;
        else
            tooMany = middle;
    }
    return cut(fits);
}
/** What closes everything that these lines leave open, innermost first. */
function closings(lines) {
    const open = [];
    let fence;
    for (const line of lines) {
        const [ticks] = /^`{3,}/.exec(line) ?? [];
        if (fence !== undefined) {
            if (line === fence)
                fence = undefined;
        }
        else if (ticks)
            fence = ticks;
        else if (line.startsWith('<details'))
            open.push('</details>');
        else if (line === '</details>')
            open.pop();
    }
    return [...(fence ? [fence] : []), ...open.map((tag) => `\n${tag}`)];
}

;// CONCATENATED MODULE: ./build/report/escape/mermaid.js


/** Characters; longer names run out of the picture. */
const mermaid_longestName = 40;
/**
 * The name of a section or a task in a Mermaid chart. Every sign that Mermaid could read becomes one of its entities
 * (`#58;` is a colon). A task's name must not stand first on its line: `title` or `click` there would be an order.
 */
function mermaidName(text) {
    return cut(visible(text), mermaid_longestName).replace(/[^\p{L}\p{M}\p{N} .,_()/+…-]/gu, (character) => `#${character.codePointAt(0)};`);
}

;// CONCATENATED MODULE: ./build/report/timeline.js








/** Mermaid refuses a text of more than 50,000 characters. */
const longestChart = 45_000;
/**
 * The states of every workflow over time as a Mermaid Gantt chart, which GitHub draws itself. Its axis shows the time
 * since the step began: Mermaid would show times of day in the zone of whoever looks. `undefined` where nothing began.
 */
function timeline(report, at) {
    const sections = report.workflows.flatMap((workflow) => section(workflow, report, at));
    if (sections.length === 0)
        return undefined;
    const lines = [
        `%%{init: {"gantt": {"leftPadding": ${namesWidth(report)}}}}%%`,
        'gantt',
        '  dateFormat YYYY-MM-DD HH:mm:ss',
        `  axisFormat ${longerThanAnHour(report, at) ? '%H:%M' : '%M:%S'}`,
        '  todayMarker off',
        ...sections,
    ];
    return withinLength(lines).join('\n');
}
function withinLength(lines) {
    const kept = [];
    let left = longestChart;
    for (const line of lines) {
        left -= line.length + 1;
        if (left < 0)
            break;
        kept.push(line);
    }
    return kept;
}
/** A workflow under the sign of its state, with a bar for each state that took time. */
function section(workflow, report, at) {
    const spans = stateSpans(workflow, at).filter(({ state }) => !hasEnded(state));
    const name = mermaidName(workflowName(workflow, report));
    return [
        ...(spans.length > 0 ? [`  section ${stateWords(workflow.status).icon} ${name}`] : []),
        ...spans.map((span) => bar(span, { tone: tone(span, { last: spans.at(-1), workflow }), start: report.startedAt })),
    ];
}
/** `🔨 building 3 min 40 s :2000-01-01 00:00:12, 2000-01-01 00:03:52`; the sign keeps the name off the line's start. */
function bar({ state, from, to }, { tone, start }) {
    const name = mermaidName(`${state} ${durationText(to - from)}`);
    return `    ${stateWords(state).icon} ${name} :${tone}${chartTime(from - start)}, ${chartTime(to - start)}`;
}
/**
 * Grey for waiting, red for the state in which a build failed, Mermaid's own look for work. Its `active` is not used:
 * on dark pages the names beside such bars are dark too.
 */
function tone(span, { workflow, last }) {
    const failed = workflow.status === 'failed' || workflow.status === 'timeout';
    if (failed && span === last)
        return 'crit, ';
    return span.state === 'queued' ? 'done, ' : '';
}
/** Pixels to the left of the bars: Mermaid's own 75 would put long names onto them. */
function namesWidth(report) {
    const names = report.workflows.map((workflow) => cut(visible(workflowName(workflow, report)), mermaid_longestName));
    return 50 + Math.max(...names.map((name) => name.length)) * 6;
}
/** Time since the start, on a day of no zone's clock change. */
function chartTime(ms) {
    const day = Date.UTC(2000, 0, 1);
    return new Date(day + Math.max(0, ms)).toISOString().slice(0, 19).replace('T', ' ');
}
function longerThanAnHour({ workflows, startedAt }, at) {
    const ends = workflows.flatMap((workflow) => stateSpans(workflow, at).map(({ to }) => to));
    return Math.max(...ends) - startedAt > 3_600_000;
}

;// CONCATENATED MODULE: ./build/report/summary.js














/** GitHub drops a job summary that is larger, whole: 1 MiB of UTF-8. */
const largestSummary = 1024 * 1024;
/** The job summary of a step, as Markdown of at most 1 MiB that ends with a new line. */
function summaryMarkdown(report, at) {
    const parts = [
        `## ${headingText(report, at)}`,
        aboutLine(report),
        workflowTable(report, at),
        ...problems(report),
        ...artefacts(report),
        ...charts(report, at),
        ...logs(report),
    ];
    const note = 'This summary was longer than GitHub shows (1 MiB): the rest is left out, the log has all of it.';
    return `${shortened(parts.join('\n\n'), { limit: largestSummary - 1, measure: bytesIn, note })}\n`;
}
function workflowTable(report, at) {
    const time = (ms) => (ms === undefined ? '–' : durationText(ms));
    return markdownTable([
        { title: 'Workflow' },
        { title: 'State' },
        { title: 'Duration', side: 'right' },
        { title: 'Queued', side: 'right' },
    ], report.workflows.map((workflow) => [
        workflowLink(workflow, report),
        `${stateWords(workflow.status).icon} ${markdownText(stateName(workflow.status))}`,
        time(workflowDuration(workflow, at)),
        time(queuedTime(workflow, at)),
    ]));
}
function problems(report) {
    const list = problemList(report);
    return list ? ['### What went wrong', list] : [];
}
function artefacts(report) {
    const all = report.workflows.flatMap((workflow) => workflow.artefacts);
    if (all.length === 0)
        return [];
    const owner = ({ workflowId }) => {
        const workflow = report.workflows.find((one) => one.workflowId === workflowId);
        return workflow ? workflowName(workflow, report) : workflowId;
    };
    const table = artefactTable(all, {
        columns: ['name', 'type', 'size', 'md5', 'link'],
        ...(report.workflows.length > 1 ? { workflowName: owner } : {}),
    });
    const figures = qrFigures(all);
    const codes = figures.length > 0 ? [folded({ title: 'QR codes', body: figures.join('\n\n') })] : [];
    return ['### Artefacts', table, ...iosNote(all), ...codes];
}
function charts(report, at) {
    const chart = timeline(report, at);
    return chart ? ['### Timeline', `\`\`\`mermaid\n${chart}\n\`\`\``] : [];
}
/** The ends of logs stand last, folded: they are what a summary that is too long loses first. */
function logs(report) {
    return report.workflows.flatMap((workflow) => {
        const step = workflow.failure?.step;
        if (!step?.logTail?.length)
            return [];
        const name = markdownText(workflowName(workflow, report));
        const title = `${name}: the last ${step.logTail.length} lines of ${markdownCode(step.name)}`;
        return [folded({ title, body: codeBlock(step.logTail) })];
    });
}

;// CONCATENATED MODULE: ./build/actions/downloads/download-errors.js

/** Artefacts could not be downloaded. Nothing that is said about the build changes by that. */
class DownloadFailed extends UserError {
    /** Their names. */
    artefacts;
    constructor(failed) {
        const lines = failed.map(({ name, downloadFailure }) => `${name} could not be downloaded. ${downloadFailure}`);
        super(lines.join('\n'));
        this.artefacts = failed.map(({ name }) => name);
    }
}
/** The failure of those that failed, where any did. */
function downloadFailureOf(artefacts) {
    const failed = artefacts.filter(({ downloadFailure }) => downloadFailure !== undefined);
    return failed.length > 0 ? new DownloadFailed(failed) : undefined;
}

;// CONCATENATED MODULE: ./build/runner/runner.js
/** The reason of `Runner.cancelled`. */
class Cancelled extends Error {
    name = 'Cancelled';
    signal;
    constructor(signal) {
        super(`The workflow was cancelled (${signal})`);
        this.signal = signal;
    }
}

;// CONCATENATED MODULE: ./build/actions/follow/abandon.js




/**
 * Cancels every build on the board that is not known to have ended: nobody waits for it any longer (DESIGN 5.2).
 * One that cannot be cancelled in time is a warning; the post step of the action tries again.
 *
 * @param ms the longest that it may take
 */
async function cancelRunning(following, { ms }) {
    const { clock } = following;
    await Promise.all(following.board.report.workflows
        .filter(({ buildId, adopted, status = '' }) => buildId !== undefined && !adopted && !hasEnded(status))
        .map((workflow) => cancelOne(following, { workflow, within: (work) => withinTime({ clock, ms }, work) })));
}
async function cancelOne(following, { workflow, within }) {
    const { board, client, clock, runner } = following;
    const { workflowId, buildId = '', changes } = workflow;
    try {
        const answer = await within((signal) => client.builds.cancel(buildId, { signal, newSince: changes[0]?.at }));
        if (answer === 'canceled') {
            runner.log.info(`${workflowId}: build ${buildId} was cancelled, as this step stops waiting for it.`);
            const build = { _id: buildId, status: 'canceled' };
            const at = clock.now();
            board.updateWorkflow(workflow, (report) => ({
                ...seen(report, { build, at }),
                ...failureIn(report),
            }));
        }
        else {
            runner.log.info(`${workflowId}: build ${buildId} had ended already.`);
            const { build } = await within((signal) => client.builds.get(buildId, { signal }));
            board.updateWorkflow(workflow, ({ failure: _, ...report }) => seen(report, { build, at: clock.now() }));
        }
    }
    catch (error) {
        runner.log.warning(`${workflowId}: build ${buildId} could not be cancelled and may still run. ${messageOf(error)}`);
    }
}
/** Why it was cancelled is known better here than by the service. */
function failureIn({ failure }) {
    return failure ? { failure } : {};
}

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
;// CONCATENATED MODULE: ./build/core/artefact-choice.js

/**
 * Whether an artefact's name is meant by the patterns: globs, of which one that begins with `!` takes away.
 * No patterns, or only such as take away, mean all others.
 */
function artefactFilter(patterns) {
    const matcher = (glob) => picomatch(glob, { dot: true });
    const wanted = patterns.filter((pattern) => !pattern.startsWith('!')).map(matcher);
    const unwanted = patterns
        .filter((pattern) => pattern.startsWith('!'))
        .map((pattern) => matcher(pattern.slice(1)));
    return (name) => (wanted.length === 0 || wanted.some((matches) => matches(name))) &&
        !unwanted.some((matches) => matches(name));
}

;// CONCATENATED MODULE: ./build/actions/follow/collect.js



/** How far back in the history a build that has just ended is looked for. */
const collect_furthest = 300;
/**
 * Writes the chosen artefacts of every build that has ended onto the board. `GET /builds/:id` promises none, the list
 * does (DESIGN 5.6): a record without them is completed from the list.
 */
async function collectArtefacts(following, { records, patterns }) {
    const wanted = artefactFilter(patterns);
    await Promise.all(following.board.report.workflows.map(async (workflow) => {
        const record = records.get(workflow.buildId ?? '');
        if (!record || !hasEnded(record.status))
            return;
        const whole = record.artefacts ? record : await fromList(following, { workflow, record });
        following.board.updateWorkflow(workflow, (report) => ({
            ...seen(report, { build: whole, at: following.clock.now() }),
            artefacts: (whole.artefacts ?? [])
                .filter(({ name }) => wanted(name))
                .map((one) => reported(report, one)),
        }));
    }));
}
/** The build's record from the list, which the record from `GET /builds/:id` lacks nothing of. */
async function fromList({ client, board, runner }, { workflow, record }) {
    const { appId = board.report.appId } = workflow;
    let passed = 0;
    try {
        for await (const build of client.builds.list({ appId, ...board.report.ref })) {
            if (build._id === workflow.buildId)
                return { ...build, status: record.status };
            if (++passed >= collect_furthest)
                break;
        }
        runner.log.warning(`${workflow.workflowId}: build ${workflow.buildId} is not in the list of builds, so its artefacts are not known.`);
    }
    catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        runner.log.warning(`${workflow.workflowId}: the artefacts could not be listed. ${message}`);
    }
    return record;
}
function reported({ buildId = '', workflowId }, artefact) {
    const { name, url, type, size, md5, packageName, versionName } = artefact;
    const known = Object.entries({ type, size, md5, packageName, versionName }).filter(([, value]) => value != null);
    return { buildId, workflowId, name, url, ...Object.fromEntries(known) };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/api/gate.js
/** A gate for `limit` pieces of work at a time; who is waiting leaves with the signal's reason when it is aborted. */
function createGate(limit) {
    let inside = 0;
    const queue = [];
    const enter = (signal) => {
        signal?.throwIfAborted();
        if (inside < limit) {
            inside++;
            return Promise.resolve();
        }
        return new Promise((resolve, reject) => {
            const admit = () => {
                signal?.removeEventListener('abort', leave);
                resolve();
            };
            const leave = () => {
                queue.splice(queue.indexOf(admit), 1);
                reject(signal?.reason);
            };
            queue.push(admit);
            signal?.addEventListener('abort', leave, { once: true });
        });
    };
    return async (work, signal) => {
        await enter(signal);
        try {
            return await work();
        }
        finally {
            // The place goes straight to the next in line, so that nobody who comes later can take it first.
            const next = queue.shift();
            if (next)
                next();
            else
                inside--;
        }
    };
}

;// CONCATENATED MODULE: ./build/core/download-names.js
/** Bytes of UTF-8: file systems take 255, and temporary names are a little longer. */
const download_names_longestName = 200;
/** What is kept of a name that is too long, at most. */
const longestExtension = 20;
/**
 * The path of each file below the download folder, as its parts: `[name]` for one build, `[workflowId, name]` for
 * several. A second file of one name becomes `name-2.ext`; names that differ only in case are one, as they are on
 * macOS and Windows.
 */
function downloadPaths(files, { builds }) {
    const taken = new Set();
    return files.map(({ name, workflowId }) => {
        const folder = builds === 'several' ? [safeName(workflowId)] : [];
        const isFree = (candidate) => !taken.has(keyOf([...folder, candidate]));
        const path = [...folder, firstFree(safeName(name), isFree)];
        taken.add(keyOf(path));
        return path;
    });
}
/** A name that is one part of a path everywhere, and one word for every shell. */
function safeName(name) {
    const plain = name
        .normalize('NFC')
        .replace(/[^\p{L}\p{M}\p{N}._+@,=-]/gu, '_')
        // An option, an expansion; what Windows drops at the end.
        .replace(/^[-=@+]/, '_')
        .replace(/\.$/, '_');
    if (plain === '')
        return '_';
    return download_names_shortened(/^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i.test(plain) ? `_${plain}` : plain);
}
function download_names_shortened(name) {
    if (bytesOf(name) <= download_names_longestName)
        return name;
    const { stem, extension } = split(name);
    const end = bytesOf(extension) <= longestExtension ? extension : '';
    // Cut roughly first: each character is a byte or more.
    let begin = (end === '' ? name : stem).slice(0, download_names_longestName).replace(/[\uD800-\uDBFF]$/, '');
    while (bytesOf(begin + end) > download_names_longestName)
        begin = [...begin].slice(0, -1).join('');
    return begin + end;
}
function firstFree(name, isFree) {
    if (isFree(name))
        return name;
    const { stem, extension } = split(name);
    for (let number = 2;; number++) {
        const candidate = `${stem}-${number}${extension}`;
        if (isFree(candidate))
            return candidate;
    }
}
/** `app.apk` is `app` and `.apk`; a leading dot begins no extension. */
function split(name) {
    const at = name.lastIndexOf('.');
    return at > 0 ? { stem: name.slice(0, at), extension: name.slice(at) } : { stem: name, extension: '' };
}
function keyOf(path) {
    return path.join('/').toLowerCase();
}
function bytesOf(text) {
    return Buffer.byteLength(text);
}

;// CONCATENATED MODULE: ./build/report/download-line.js


/** How far the downloads are: `Downloading 3 files: 412 MB of 2.1 GB after 12 s`; without a total where one is not known. */
function downloadLine({ artefacts, bytes, elapsedMs }) {
    const files = artefacts.length === 1 ? '1 file' : `${artefacts.length} files`;
    const come = sizeText(sum(bytes));
    const sizes = artefacts.flatMap(({ size }) => size ?? []);
    const total = sizes.length === artefacts.length ? ` of ${sizeText(sum(sizes))}` : '';
    return logLine(`Downloading ${files}: ${come}${total} after ${durationText(elapsedMs)}`);
}
function sum(numbers) {
    return numbers.reduce((total, number) => total + number, 0);
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./build/api/failure.js


/** No name, or nobody at the address: errors of before there is a connection (DESIGN 5.1). */
const beforeConnection = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED']);
/**
 * The failure that a thrown network error stands for.
 *
 * Node reports a host with several addresses as one `AggregateError`: it is certain only when each of its errors is,
 * whatever `code` the whole carries. An error that wraps another is judged by its cause.
 */
function networkFailure(thrown) {
    return { kind: 'network', certain: neverConnected(thrown) };
}
/** What a network error says. Node gives a host with several addresses no message of its own, but one for each. */
function reasonOf(thrown) {
    const all = eachOf(thrown) ?? [];
    return thrown.message || [...new Set(all.map(messageOf))].join(', ') || thrown.name;
}
/** The errors of an `AggregateError`, whoever made it: Node's own are not of the realm that tests run in. */
function eachOf(thrown) {
    return 'errors' in thrown && Array.isArray(thrown.errors) ? thrown.errors : undefined;
}
function neverConnected(thrown) {
    if (!external_node_util_.types.isNativeError(thrown))
        return false;
    const all = eachOf(thrown);
    if (all)
        return all.length > 0 && all.every(neverConnected);
    if ('code' in thrown && typeof thrown.code === 'string')
        return beforeConnection.has(thrown.code);
    return neverConnected(thrown.cause);
}

;// CONCATENATED MODULE: ./build/api/errors.js
/**
 * What can go wrong between the action and the service: one class, one situation. `operation` is noun and verb, such
 * as `builds.get`.
 */


class ServiceError extends UserError {
    operation;
    /** The same situation as the retry policy sees it; `undefined` where asking again can change nothing. */
    failure = undefined;
    constructor(operation, message, options) {
        super(message, options);
        this.operation = operation;
    }
}
/** No connection was made: the request has certainly not arrived. */
class ServiceUnreachable extends ServiceError {
    failure = { kind: 'network', certain: true };
    constructor(operation, { origin, cause }) {
        super(operation, `${origin} cannot be reached (${reasonOf(cause)}). Check baseUrl, and the network of the runner.`, { cause });
    }
}
/** The connection broke before the answer was whole: the request may have arrived. */
class AnswerLost extends ServiceError {
    failure = { kind: 'network', certain: false };
    constructor(operation, { origin, cause }) {
        super(operation, `The connection to ${origin} broke before ${operation} was answered (${reasonOf(cause)}).`, { cause });
    }
}
/** The time limit of one attempt passed before the answer was whole: the request may have arrived. */
class AnswerTimedOut extends ServiceError {
    failure = { kind: 'timeout' };
    constructor(operation, { origin, seconds }) {
        super(operation, `${origin} did not answer ${operation} within ${seconds} s.`);
    }
}
/** A successful status, but no JSON behind it: an HTML page of a proxy, a cut body, too much of it. */
class AnswerUnreadable extends ServiceError {
    failure = { kind: 'malformed' };
    constructor(operation, { origin, found, cause }) {
        super(operation, `${origin} answered ${operation} with ${found} instead of JSON. Check that baseUrl is the address of the API.`, { cause });
    }
}
/** The answer lacks something that the work cannot go on without. */
class FieldMissing extends ServiceError {
    field;
    constructor(operation, { field, cause }) {
        super(operation, `The service's answer to ${operation} has no usable field "${field}". The API is in preview and may have changed.`, { cause });
        this.field = field;
    }
}
/**
 * A start after which the build may be there or not: the answer was lost, unreadable, or of a kind that a proxy gives
 * for a service which did its work. It is looked up, never asked for again (DESIGN 5.1).
 */
class StartUncertain extends ServiceError {
    constructor(operation, { cause }) {
        super(operation, `Whether the build was started is not certain. ${cause.message}`, { cause });
    }
}
/** API requests follow no redirect: the token goes to the origin of `baseUrl` only. */
class RedirectRefused extends ServiceError {
    constructor(operation, { target }) {
        super(operation, `The service redirects ${operation} to ${target}. Set baseUrl to the address that answers itself.`);
    }
}
/** An address that the service gave, of an artefact or a log, is not below `baseUrl`: the token must not go there. */
class ForeignAddress extends ServiceError {
    constructor(operation, { origin, expected }) {
        super(operation, `The service gave an address at ${origin}, which is not below ${expected}: the token is not sent there. Check baseUrl.`);
    }
}
/** The service answered, and said no. `said` is its own explanation, where it gave one. */
class Refusal extends ServiceError {
    status;
    said;
    failure;
    constructor(operation, refusal, advice) {
        const said = refusal.said ? `: ${refusal.said}` : '';
        super(operation, `The service refused ${operation} with status ${refusal.status}${said}. ${advice}`);
        this.status = refusal.status;
        this.said = refusal.said;
        const { status, retryAfterMs } = refusal;
        this.failure = { kind: 'status', status, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
    }
}
/** 401. */
class TokenRefused extends Refusal {
    constructor(operation, refusal) {
        super(operation, refusal, 'Check that token holds a valid API token of this service.');
    }
}
/** 403. */
class NotPermitted extends Refusal {
    constructor(operation, refusal) {
        super(operation, refusal, "Check the role of the token's owner: team work needs an admin, and an application its team.");
    }
}
/** 404; also seen for what the token may not see. */
class NotFound extends Refusal {
    constructor(operation, refusal) {
        super(operation, refusal, 'Check the id, and that the token may see it.');
    }
}
/** 429. */
class Throttled extends Refusal {
    constructor(operation, refusal) {
        super(operation, refusal, 'The token made too many requests: raise pollInterval, or spread the work.');
    }
}
/** 5xx and 408: the service's own trouble. */
class ServiceTrouble extends Refusal {
    constructor(operation, refusal) {
        super(operation, refusal, 'This is trouble of the service itself: try again later.');
    }
}
/** Any other 4xx: what was asked is not acceptable. */
class RequestRefused extends Refusal {
    constructor(operation, refusal) {
        super(operation, refusal, 'Check the inputs of this step.');
    }
}
/** The situation behind a status that is no success. */
function refusalOf(operation, facts) {
    if (facts.status === 401)
        return new TokenRefused(operation, facts);
    if (facts.status === 403)
        return new NotPermitted(operation, facts);
    if (facts.status === 404)
        return new NotFound(operation, facts);
    if (facts.status === 429)
        return new Throttled(operation, facts);
    if (facts.status >= 500 || facts.status === 408 || facts.status === 425)
        return new ServiceTrouble(operation, facts);
    return new RequestRefused(operation, facts);
}

;// CONCATENATED MODULE: ./build/api/download-errors.js
/** What can go wrong with a download, beside what can with every request. One class, one situation. */

/** No byte came for as long as an attempt waits for one. */
class DownloadStalled extends ServiceError {
    failure = { kind: 'timeout' };
    constructor(operation, { origin, seconds }) {
        super(operation, `${origin} sent nothing for ${seconds} s.`);
    }
}
/** The storage that the service sends downloads on to did not give the file. */
class StorageRefused extends ServiceError {
    failure;
    status;
    constructor(operation, refusal) {
        const { origin, status, retryAfterMs } = refusal;
        super(operation, `The storage at ${origin} answered with status ${status} instead of the file.`);
        this.status = status;
        this.failure = { kind: 'status', status, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
    }
}
/** The storage does not know the link that the service has just given, or not any more: the next one may be good. */
class LinkExpired extends StorageRefused {
    failure = { kind: 'malformed' };
}
/** A part of the file was asked for, and another one came. */
class WrongRange extends ServiceError {
    failure = { kind: 'malformed' };
    constructor(operation, { origin, asked, got }) {
        super(operation, `${origin} was asked for the bytes from ${asked} on and sent ${got}.`);
    }
}
/** The token is not in danger on the way, but the file would be: anybody could change it. */
class UnsafeRedirect extends ServiceError {
    constructor(operation, { from, target }) {
        super(operation, `The download is sent on from ${from} to ${target}, which is not safe to follow.`);
    }
}
class TooManyRedirects extends ServiceError {
    constructor(operation, { most }) {
        super(operation, `The download was sent on more than ${most} times.`);
    }
}
/** What came is not what the service said of the artefact. */
class ArtefactDiffers extends ServiceError {
    constructor(operation, { what, expected, found }) {
        super(operation, `What was downloaded is not the artefact: its ${what} is ${found}, and the service says ${expected}. Nothing of it was kept.`);
    }
}

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
;// CONCATENATED MODULE: ./build/actions/downloads/digest-thread.js

/** A digest in a thread of its own. */
function digestInThread() {
    // The text of the function, and no file: a bundle has no place for a second one that it could name.
    const thread = new external_node_worker_threads_.Worker(`(${digestThread})()`, { eval: true });
    // One answer to each order but `restart`, in the same sequence: the digest, which is empty but for `hex`.
    const waiting = [];
    let failure;
    thread.on('message', (answer) => waiting.shift()?.resolve(answer));
    thread.on('error', (error) => {
        failure = error;
        for (const { reject } of waiting.splice(0))
            reject(error);
    });
    const order = (what, moved = []) => {
        if (failure)
            return Promise.reject(failure);
        const answer = Promise.withResolvers();
        waiting.push(answer);
        thread.postMessage(what, moved);
        return answer.promise;
    };
    return {
        async take(chunks) {
            await order(chunks, movable(chunks));
        },
        restart: () => thread.postMessage('restart'),
        hex: () => order('hex'),
        close: () => void thread.terminate(),
    };
}
/** The memory that holds one chunk and nothing else moves to the thread; the rest is copied. */
function movable(chunks) {
    return chunks.flatMap(({ buffer, byteLength }) => buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []);
}
/** What the thread does. It stands alone: only its own text gets there, no import of this file. */
function digestThread() {
    const { parentPort } = process.getBuiltinModule('node:worker_threads');
    const { createHash } = process.getBuiltinModule('node:crypto');
    let hash = createHash('md5');
    parentPort?.on('message', (order) => {
        if (order === 'restart')
            hash = createHash('md5');
        else if (order === 'hex')
            parentPort.postMessage(hash.digest('hex'));
        else {
            for (const chunk of order) {
                hash.update(chunk);
                // Freed now: the collector would let many megabytes gather first.
                if (chunk.buffer instanceof ArrayBuffer)
                    chunk.buffer.transfer(0);
            }
            parentPort.postMessage('');
        }
    });
}

;// CONCATENATED MODULE: ./build/actions/downloads/digest.js


/** Starting a thread takes as long as digesting this much, in bytes. */
const worthThread = 32 * 1024 * 1024;
/** A digest that a large file takes in a thread of its own, so that receiving goes on meanwhile. */
function createDigest({ size }) {
    return size !== undefined && size < worthThread ? digestHere() : digestInThread();
}
function digestHere() {
    let hash = (0,external_node_crypto_.createHash)('md5');
    return {
        async take(chunks) {
            for (const chunk of chunks)
                hash.update(chunk);
        },
        restart() {
            hash = (0,external_node_crypto_.createHash)('md5');
        },
        hex: async () => hash.digest('hex'),
        close() { },
    };
}

;// CONCATENATED MODULE: ./build/actions/downloads/file-sink.js

/** Bytes that go to the system together. */
const batchBytes = 512 * 1024;
/** Bytes that are held at most, received and neither written nor digested yet. */
const mostBytes = 4 * batchBytes;
/**
 * Writes into an open file and digests on the way: nothing is read twice, and memory is the same for every size.
 *
 * @param size bytes that are due, where that is known
 */
function createFileSink(file, { size }) {
    const digest = createDigest({ size });
    let batch = [];
    let length = 0;
    let handedOver = 0;
    let done = 0;
    // Each batch is taken after the one before, so that both file and digest get them in order.
    let work = Promise.resolve();
    let failure;
    let onProgress = () => { };
    const handOver = () => {
        const [chunks, position, bytes] = [batch, handedOver, length - handedOver];
        batch = [];
        handedOver = length;
        const written = work.then(() => writeAll(file, { chunks, position }));
        work = written;
        written
            .then(() => digest.take(chunks))
            .catch((error) => {
            failure ??= { error };
        })
            .finally(() => {
            done += bytes;
            onProgress();
        });
    };
    /** Waits until no more than so many bytes are under way. */
    const untilHeld = async (bytes) => {
        while (handedOver - done > bytes && !failure)
            await new Promise((resolve) => {
                onProgress = resolve;
            });
        if (failure)
            throw failure.error;
    };
    return {
        get length() {
            return length;
        },
        write(chunk) {
            batch.push(chunk);
            length += chunk.length;
            if (length - handedOver < batchBytes)
                return undefined;
            handOver();
            return handedOver - done > mostBytes ? untilHeld(mostBytes) : undefined;
        },
        async restart() {
            handOver();
            await untilHeld(0);
            await file.truncate(0);
            digest.restart();
            length = handedOver = done = 0;
        },
        async finish() {
            handOver();
            await untilHeld(0);
            return digest.hex();
        },
        close: () => digest.close(),
    };
}
/** The system may take less than it is given. */
async function writeAll(file, { chunks, position }) {
    let left = [...chunks];
    let at = position;
    while (left.length > 0) {
        let { bytesWritten } = await file.writev(left, at);
        at += bytesWritten;
        left = left.flatMap((chunk) => {
            const rest = chunk.subarray(Math.min(bytesWritten, chunk.length));
            bytesWritten -= chunk.length - rest.length;
            return rest.length > 0 ? [rest] : [];
        });
    }
}

;// CONCATENATED MODULE: ./build/actions/downloads/save-artefact.js





/** A folder on the way is a link to somewhere else. */
class OutsideFolder extends UserError {
    constructor({ folder, path }) {
        super(`${path} leads out of the download folder ${folder}: a folder on the way is a link.`);
    }
}
/**
 * Downloads one artefact. It gets its final name when it is whole and has the digest (without one, the size) that the
 * service told; on any failure nothing is left, and a file that had the name before is as it was.
 *
 * It is not forced onto the disk: what a killed process has written stays written, and with the power the job is gone.
 *
 * @returns the absolute path
 * @throws ServiceError, ArtefactDiffers among them; OutsideFolder; the system's error; the signal's reason
 */
async function saveArtefact(client, saving) {
    const { artefact, signal, onBytes } = saving;
    const path = await madeReady(saving);
    const temporary = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), `.${(0,external_node_path_.basename)(path)}.${process.pid}.part`);
    await (0,promises_.rm)(temporary, { force: true });
    const file = await (0,promises_.open)(temporary, 'wx');
    try {
        const { url, size } = artefact;
        const sink = createFileSink(file, { size });
        try {
            await client.artefacts.download({ url, size, sink: watched(sink, onBytes) }, { signal });
            const md5 = await sink.finish();
            verify(artefact, { md5, size: sink.length });
        }
        finally {
            sink.close();
            await file.close();
        }
        await (0,promises_.rename)(temporary, path);
        return path;
    }
    catch (error) {
        await (0,promises_.rm)(temporary, { force: true });
        throw error;
    }
}
/** The final path, with every folder on the way made, none of which leads elsewhere. */
async function madeReady({ folder, path }) {
    const whole = (0,external_node_path_.resolve)(folder, ...path);
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(whole), { recursive: true });
    const way = (0,external_node_path_.relative)(await (0,promises_.realpath)(folder), await (0,promises_.realpath)((0,external_node_path_.dirname)(whole)));
    if (way !== path.slice(0, -1).join(external_node_path_.sep))
        throw new OutsideFolder({ folder, path: whole });
    return whole;
}
function verify(artefact, found) {
    const operation = 'artefacts.download';
    const { size } = artefact;
    const md5 = artefact.md5?.toLowerCase();
    if (size !== undefined && size !== found.size)
        throw new ArtefactDiffers(operation, {
            what: 'size',
            expected: `${size} bytes`,
            found: `${found.size} bytes`,
        });
    if (md5 && md5 !== found.md5)
        throw new ArtefactDiffers(operation, { what: 'md5', expected: md5, found: found.md5 });
}
function watched(sink, onBytes) {
    return {
        get length() {
            return sink.length;
        },
        write(chunk) {
            const busy = sink.write(chunk);
            onBytes(sink.length);
            return busy;
        },
        restart: () => sink.restart(),
    };
}

;// CONCATENATED MODULE: ./build/actions/downloads/download-all.js






/** Several at a time use the line; more would only share it. */
const atATime = 4;
/** Milliseconds between two lines about what takes long. */
const progressMs = 10_000;
/**
 * Downloads artefacts, and tells for each where it is or why it is not there. One that fails leaves the others going.
 */
async function downloadAll({ client, clock, runner }, { artefacts, folder, builds }) {
    const signal = runner.cancelled;
    const target = (0,external_node_path_.resolve)(runner.run.workspace, folder);
    const paths = downloadPaths(artefacts, { builds });
    const gate = createGate(atATime);
    const bytes = artefacts.map(() => 0);
    const begun = clock.now();
    const stopTelling = every(clock, progressMs, () => runner.log.info(downloadLine({ artefacts, bytes, elapsedMs: clock.now() - begun })));
    try {
        return await Promise.all(artefacts.map((artefact, index) => gate(async () => {
            try {
                const path = await saveArtefact(client, {
                    artefact,
                    folder: target,
                    path: paths[index] ?? [],
                    signal,
                    onBytes: (now) => {
                        bytes[index] = now;
                    },
                });
                return { ...artefact, path };
            }
            catch (error) {
                return { ...artefact, downloadFailure: messageOf(error) };
            }
        })));
    }
    finally {
        stopTelling();
    }
}
/** Does something again and again, first after `ms` milliseconds, until the function that it returns is called. */
function every(clock, ms, then) {
    let callOff = clock.after(ms, function again() {
        then();
        callOff = clock.after(ms, again);
    });
    return () => callOff();
}

;// CONCATENATED MODULE: ./build/actions/follow/download.js

/** Downloads every artefact on the board, and writes onto it where each is, or why it is not there. */
async function downloadArtefacts(following, { folder }) {
    const { workflows } = following.board.report;
    const artefacts = workflows.flatMap((workflow) => workflow.artefacts);
    if (artefacts.length === 0)
        return;
    const builds = workflows.length > 1 ? 'several' : 'one';
    const downloaded = await downloadAll(following, { artefacts, folder, builds });
    let next = 0;
    for (const workflow of workflows) {
        const own = downloaded.slice(next, next + workflow.artefacts.length);
        next += workflow.artefacts.length;
        following.board.updateWorkflow(workflow, (report) => ({ ...report, artefacts: own }));
    }
}

;// CONCATENATED MODULE: ./build/core/step-log.js
/** How much of a log says why the step failed. */
const tailLines = 40;
/**
 * The last lines of a step's log, as a terminal would have shown them in the end. The service puts `span` elements
 * with colours into logs, and so writes `<` and `&` as entities; scripts put colours of their own and move the cursor.
 * Secrets are hidden after all of that is gone: it could stand in the middle of one.
 */
function logTail(log, { redact }) {
    const plain = withoutEntities(log.replace(/<\/?span\b[^<>]*>/gi, '')).replace(terminalOrders, '');
    const lines = plain.split('\n').map(lastOverwrite).join('\n');
    return redact(lines).trimEnd().split('\n').slice(-tailLines);
}
const esc = '\u001b';
const stringEnd = `(?:\u0007|${esc}\\\\|\u009c)`;
/**
 * Colours, moves of the cursor, links and titles (ECMA-48): strings such as `ESC ] … BEL` with their end, sequences
 * such as `ESC [ 31 m`, and whatever else begins with an escape. No part of it can begin where another one does, so that
 * its time grows with the log and not with its square, whatever a script prints; Node's own pattern took 6 s for 100 kB.
 */
const terminalOrders = new RegExp([
    `${esc}[\\]PX^_][^\u0007\u009c\n${esc}]*${stringEnd}`,
    `(?:${esc}\\[|\u009b)[0-?]*[ -/]*[@-~]`,
    `${esc}[ -/]*[0-~]?`,
].join('|'), 'g');
/** A carriage return starts the line again: of `10%\r20%` only `20%` is to be seen. */
function lastOverwrite(line) {
    return line.split('\r').findLast((part) => part !== '') ?? '';
}
const entities = {
    lt: '<',
    gt: '>',
    amp: '&',
    quot: '"',
    apos: "'",
    nbsp: ' ',
};
/** Each entity once: `&amp;lt;` is the text `&lt;`. */
function withoutEntities(text) {
    return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (entity, decimal, hex, name) => {
        if (name)
            return entities[String(name).toLowerCase()] ?? entity;
        const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    });
}

;// CONCATENATED MODULE: ./build/actions/follow/failure-logs.js



/**
 * Writes the end of each failed step's log onto the board, for log and summary. It is a help and nothing more: a log
 * that the service does not give leaves the reason as it is.
 */
async function readFailureLogs({ board, client, runner }, { records, redact }) {
    await Promise.all(board.report.workflows.map(async ({ workflowId, buildId = '', failure }) => {
        const record = records.get(buildId);
        const step = record && failure?.step ? failedStepOf(record) : undefined;
        const logUrl = step && logUrlOf(step);
        if (!logUrl)
            return;
        try {
            const lines = logTail(await client.builds.stepLog(logUrl), { redact });
            board.updateWorkflow({ workflowId, buildId }, (report) => report.failure?.step
                ? { ...report, failure: { ...report.failure, step: { ...report.failure.step, logTail: lines } } }
                : report);
        }
        catch (error) {
            runner.log.debug(`${workflowId}: the log of the failed step cannot be shown. ${messageOf(error)}`);
        }
    }));
}

;// CONCATENATED MODULE: ./build/actions/follow/public-links.js

/**
 * Makes a public link for each artefact on the board. One that cannot be made is a warning, and the artefact stays
 * without it (DESIGN 2.5).
 *
 * @param expiry how long the links live, in milliseconds
 */
async function makePublicLinks(following, { expiry }) {
    const { board, clock } = following;
    const expiresAt = Math.floor((clock.now() + expiry) / 1000);
    await Promise.all(board.report.workflows.map(async (workflow) => {
        const linked = await Promise.all(workflow.artefacts.map((artefact) => withLink(following, { artefact, expiresAt })));
        board.updateWorkflow(workflow, (report) => ({ ...report, artefacts: linked }));
    }));
    warnThePublic(following);
}
/** In a public repository everybody reads the summary and the comment, and so can use what they link to. */
function warnThePublic({ board, runner }) {
    const { repository } = runner.run.payload;
    const isPublic = typeof repository === 'object' &&
        repository !== null &&
        'private' in repository &&
        repository.private === false;
    if (isPublic &&
        board.report.workflows.some(({ artefacts }) => artefacts.some(({ publicUrl }) => publicUrl)))
        runner.log.notice('This repository is public: everybody can use the links and QR codes until they expire.');
}
async function withLink({ client, runner }, { artefact, expiresAt }) {
    try {
        const link = await client.artefacts.createPublicUrl({ url: artefact.url, expiresAt });
        // The service may shorten the life of a link: what it says is what holds.
        return {
            ...artefact,
            publicUrl: link.url,
            expiresAt: link.expiresAt ?? new Date(expiresAt * 1000).toISOString(),
        };
    }
    catch (error) {
        runner.log.warning(`No public link for ${artefact.name}: ${messageOf(error)}`);
        return artefact;
    }
}

;// CONCATENATED MODULE: ./build/core/merge.js
/**
 * What several sources yield, as it comes: one loop can follow them all. Who leaves the loop early returns every
 * source; an error of one source ends the loop with that error.
 */
async function* merge(sources) {
    const pending = new Map();
    const ask = (source) => {
        const next = source.next().then((result) => [source, result]);
        // Nobody may be waiting yet when it fails; the loop hears of it when it comes back.
        next.catch(() => undefined);
        pending.set(source, next);
    };
    for (const source of sources)
        ask(source);
    try {
        while (pending.size > 0) {
            const [source, result] = await Promise.race(pending.values());
            if (result.done)
                pending.delete(source);
            else {
                ask(source);
                yield result.value;
            }
        }
    }
    finally {
        // Not awaited: a generator answers `return` only after the `next` that may still be waiting.
        for (const source of pending.keys())
            source.return(undefined).catch(() => undefined);
    }
}

;// CONCATENATED MODULE: ./build/core/watch.js


/**
 * Watches one build until it has ended, and yields each change. A look that fails never ends the watch, except
 * refusals in a row: what the service cannot say now, it can say later (DESIGN 2.5).
 *
 * @throws the signal's reason
 */
async function* watchBuild(watch) {
    const { buildId, clock, signal } = watch;
    let known;
    let outageSince;
    let refusals = 0;
    for (;;) {
        const begun = clock.now();
        const sight = await lookOnce(watch);
        const at = clock.now();
        if (sight instanceof Error) {
            const { refused, pauseMs } = watch.onFailure(sight);
            refusals = refused ? refusals + 1 : 0;
            if (refusals >= watch.refusalsInRow)
                return yield { kind: 'lost', buildId, at, error: sight };
            if (outageSince === undefined && !refused) {
                outageSince = begun;
                yield { kind: 'outage', buildId, at, error: sight };
            }
            await sleep(clock, pauseMs, signal);
            continue;
        }
        refusals = 0;
        if (outageSince !== undefined) {
            yield { kind: 'recovery', buildId, at, lastedMs: at - outageSince };
            outageSince = undefined;
        }
        if (sight.status !== known)
            yield { kind: 'state', buildId, at, build: sight };
        known = sight.status;
        if (hasEnded(sight.status))
            return;
        await sleep(clock, watch.pause(sight), signal);
    }
}
/** The build, or why it could not be seen. */
async function lookOnce({ look, signal }) {
    signal.throwIfAborted();
    try {
        return await look(signal);
    }
    catch (error) {
        signal.throwIfAborted();
        return error instanceof Error ? error : new Error(String(error));
    }
}

;// CONCATENATED MODULE: ./build/core/past-build.js
/** Older builds than this many say less of the next one than they cost in width. */
const mostCounted = 12;
/**
 * How long the last builds took that went all the way, newest first. Builds that failed, timed out or were cancelled
 * are left out: they say when something broke, not when the next build will be done.
 *
 * @param history newest first, as the service lists builds
 */
function wholeDurations(history) {
    return history
        .filter(({ status, durationMs }) => (status === 'finished' || status === 'warning') && durationMs > 0)
        .slice(0, mostCounted)
        .map(({ durationMs }) => durationMs);
}

;// CONCATENATED MODULE: ./build/core/estimate.js

/**
 * The likely time left of a build: the median of those earlier builds that took longer than this one has run, so the
 * estimate moves on with a build that is slow. `undefined` where no earlier build went all the way.
 *
 * @param runningMs milliseconds since the build began to run; `undefined` while it is queued
 * @param history newest first
 */
function estimateEnd(runningMs, history) {
    const durations = wholeDurations(history).sort((a, b) => a - b);
    const [lowMs, highMs] = [durations[0], durations.at(-1)];
    if (lowMs === undefined || highMs === undefined)
        return undefined;
    const basis = { count: durations.length, lowMs, highMs };
    if (runningMs === undefined)
        return { ...basis, kind: 'queued', takesMs: median(durations) };
    const longer = durations.filter((duration) => duration > runningMs);
    if (longer.length === 0)
        return { ...basis, kind: 'late' };
    return { ...basis, kind: 'running', leftMs: median(longer) - runningMs };
}
function median(sorted) {
    const [low, high] = [Math.floor((sorted.length - 1) / 2), Math.ceil((sorted.length - 1) / 2)];
    return ((sorted[low] ?? 0) + (sorted[high] ?? 0)) / 2;
}

;// CONCATENATED MODULE: ./build/core/estimate-text.js
/**
 * The estimate as the log and the comment show it: `about 4 min left, as the last 12 builds took 9 to 14 min`. No
 * more digits than it is worth, and a build that is late is called late.
 */
function estimateText(estimate) {
    switch (estimate.kind) {
        case 'queued':
            return `${about(estimate.takesMs)} once it runs, as ${basisText(estimate)}`;
        case 'running':
            return `${about(estimate.leftMs)} left, as ${basisText(estimate)}`;
        case 'late':
            return `later than usual: ${basisText(estimate)}`;
    }
}
function basisText({ count, lowMs, highMs }) {
    const builds = count === 1 ? 'the last build' : `the last ${count} builds`;
    const unit = highMs < 2 * estimate_text_minute ? inSeconds : inMinutes;
    const [low, high] = [unit(lowMs), unit(highMs)];
    if (low === high)
        return `${builds} took ${count === 1 ? '' : 'about '}${high}`;
    const sameUnit = low.replace(/^(\d+) (?:s|min)$/, '$1');
    return `${builds} took ${/^\d+ (?:s|min)$/.test(high) ? sameUnit : low} to ${high}`;
}
const estimate_text_minute = 60_000;
function about(ms) {
    return ms < 0.75 * estimate_text_minute ? 'less than a minute' : `about ${inMinutes(ms)}`;
}
/** To ten seconds. */
function inSeconds(ms) {
    return `${Math.max(1, Math.round(ms / 10_000)) * 10} s`;
}
function inMinutes(ms) {
    const minutes = Math.max(1, Math.round(ms / estimate_text_minute));
    if (minutes < 120)
        return `${minutes} min`;
    const hours = `${Math.floor(minutes / 60)} h`;
    return minutes % 60 === 0 ? hours : `${hours} ${minutes % 60} min`;
}

;// CONCATENATED MODULE: ./build/core/end-hazard.js
/**
 * The hazard that earlier durations tell: each of them stands for a log-logistic distribution around itself, because
 * durations vary by factors and not by minutes.
 *
 * One more possibility stands beside them: that this build is like none of them. It never ends in this picture, and
 * weighs as much as one earlier build. While those are ahead it hardly matters; when the build has outlasted them
 * it is what is left, and the hazard sinks instead of staying high for as long as a wrong history is wrong.
 *
 * @param durations in milliseconds, at least one
 */
function hazardFrom(durations) {
    const steepness = 1 / kernelWidth(durations.map(Math.log));
    return (runningMs) => {
        if (runningMs <= 0)
            return 0;
        let ending = 0;
        let running = 1;
        for (const duration of durations) {
            const passed = (runningMs / duration) ** steepness;
            const survival = 1 / (1 + passed);
            running += survival;
            ending += (steepness / runningMs) * (1 - survival) * survival;
        }
        return ending / running;
    };
}
/**
 * How far the next build may lie from an earlier one, as a logistic scale of the logarithm: a share of how far those
 * lie from each other, and more the fewer they are, as a few that agree may do so by accident.
 */
function kernelWidth(logarithms) {
    const count = logarithms.length;
    const mean = logarithms.reduce((sum, value) => sum + value, 0) / count;
    const variance = logarithms.reduce((sum, value) => sum + (value - mean) ** 2, 0) / count;
    return 0.02 + 0.35 * Math.sqrt(variance) + 0.2 / count;
}

;// CONCATENATED MODULE: ./build/core/poll-plan.js


/** No pause is shorter than this, unless `pollInterval` is. */
const shortestPauseMs = 2000;
/**
 * What a look is worth, as a share of `pollInterval`: whoever accepts 30 s between two looks gives one more of them
 * to hear of an end 0.2 s earlier in the mean. Chosen with `npm run bench:poll-plan`.
 */
const lookPrice = 1 / 150;
/** A state that was first seen just now has lasted for about this long. */
const unseenMs = 5000;
/**
 * How long to wait before the next look at a build that has not ended, in milliseconds: at least 2 s, and never more
 * than `pollInterval`. Pure: the same moment and history give the same pause.
 *
 * Where a build is likely to end with the rate h, looks at distances of √(2·price/h) cost the least in requests and
 * late notices together. h comes from how long earlier builds took; in the last states from the state alone, which
 * knows better. While the build is queued, early, or like none before it, h is low and the pause the longest.
 */
function nextPause(moment, { pollIntervalMs, history }) {
    const hazard = hazardAfter(moment, history);
    const price = lookPrice * pollIntervalMs;
    // The next look is due when the wanted density of looks has summed up to one, so that a pause which begins before
    // the likely end does not reach across it.
    const step = pollIntervalMs / 32;
    let due = 0;
    let pause = 0;
    while (due < 1 && pause < pollIntervalMs) {
        pause += step;
        due += step * Math.sqrt(hazard(pause) / (2 * price));
    }
    return Math.min(pollIntervalMs, Math.max(shortestPauseMs, pause));
}
/**
 * The hazard at a time from now. How long the last states last is known of no workflow, so the rate there sinks with
 * the time that they have lasted: the upload to a store may take minutes.
 */
function hazardAfter({ state, runningMs, inStateMs }, history) {
    if (state === 'publishing')
        return (ms) => 0.25 / (inStateMs + unseenMs + ms);
    if (state === 'finishing')
        return (ms) => 0.5 / (inStateMs + unseenMs + ms);
    const durations = wholeDurations(history);
    if (runningMs === undefined || durations.length === 0)
        return () => 0;
    const hazard = hazardFrom(durations);
    return (ms) => hazard(runningMs + ms);
}

;// CONCATENATED MODULE: ./build/actions/follow/history.js




/**
 * The earlier builds of each workflow on the board, newest first: one request, and none more when it fails. What they
 * tell makes the wait better and is never needed, so nothing that goes wrong here is the user's business.
 */
async function readHistory({ board, client, runner }, signal) {
    const { appId, workflows } = board.report;
    const [only, ...others] = workflows;
    const filter = only && others.length === 0 ? { appId, workflowId: only.workflowId } : { appId };
    try {
        const builds = await client.builds.newest(filter, { signal });
        return new Map(workflows.map(({ workflowId }) => [workflowId, pastBuilds(builds, workflowId)]));
    }
    catch (error) {
        if (!signal.aborted)
            runner.log.debug(`No history: ${messageOf(error)}`);
        return new Map();
    }
}
function pastBuilds(builds, workflowId) {
    return builds
        .filter((build) => workflowIdOf(build) === workflowId)
        .flatMap(({ status, startedAt, finishedAt }) => {
        const [from, to] = [parseTimestamp(startedAt), parseTimestamp(finishedAt)];
        return hasEnded(status) && from !== undefined && to !== undefined
            ? [{ status, durationMs: to - from }]
            : [];
    });
}

;// CONCATENATED MODULE: ./build/actions/follow/pacing.js








/** The part of the hourly requests that looks may take; the rest is for starts, lists, links and cancelling. */
const shareOfLooks = 0.9;
/** The history is read besides the watch, once, and best effort: until it is there, and without it, nothing is foreseen. */
function createPacing(following, { pollInterval, signal }) {
    const { board, clock, limits, runner } = following;
    let history = new Map();
    void readHistory(following, signal).then((read) => {
        history = read;
    });
    let saidStretched = false;
    /** No more looks an hour than there are requests: with many builds the pauses stretch, evenly and said once. */
    const stretched = (pause) => {
        const running = board.report.workflows.filter(({ buildId, status = '' }) => buildId && !hasEnded(status)).length;
        const least = (running * limits.requestWindowMs) / (limits.requestsPerWindow * shareOfLooks);
        if (pause >= least)
            return pause;
        if (!saidStretched && least > pollInterval) {
            saidStretched = true;
            runner.log.info(`This step makes at most ${limits.requestsPerWindow} requests an hour, so each of ${running} builds is looked at every ${durationText(least)} for now.`);
        }
        return least;
    };
    return {
        pauseFor(which) {
            const workflow = board.report.workflows.find((candidate) => isSameWorkflow(candidate, which));
            const now = clock.now();
            const moment = {
                state: workflow?.status ?? '',
                runningMs: workflow && runningFor(workflow, now),
                inStateMs: now - (workflow?.changes.at(-1)?.at ?? now),
            };
            return stretched(nextPause(moment, { pollIntervalMs: pollInterval, history: history.get(which.workflowId) ?? [] }));
        },
        pauseAfter(error) {
            const asked = error instanceof ServiceError && error.failure?.kind === 'status'
                ? (error.failure.retryAfterMs ?? 0)
                : 0;
            return Math.max(asked, stretched(pollInterval));
        },
        estimated({ estimate: _, ...report }) {
            if (hasEnded(report.status ?? ''))
                return report;
            const estimate = estimateEnd(runningFor(report, clock.now()), history.get(report.workflowId) ?? []);
            return estimate ? { ...report, estimate: estimateText(estimate) } : report;
        },
    };
}
/** Milliseconds since the build began to run; `undefined` while it is queued. */
function runningFor({ status, startedAt }, now) {
    return status === 'queued' || startedAt === undefined ? undefined : Math.max(0, now - startedAt);
}

;// CONCATENATED MODULE: ./build/actions/follow/watch-all.js






/**
 * Watches every build on the board until each has ended, and writes what it sees onto the board.
 *
 * @param records takes the last record of each build, by its id; it has them too when the signal ended the watch
 * @throws the signal's reason
 */
async function watchAll(following, { records, pollInterval, signal, }) {
    const { board, client, clock, limits, runner } = following;
    const pacing = createPacing(following, { pollInterval, signal });
    const watches = board.report.workflows.flatMap((workflow) => {
        const { buildId, changes } = workflow;
        if (buildId === undefined)
            return [];
        const newSince = changes[0]?.at;
        const watch = watchBuild({
            buildId,
            clock,
            signal,
            refusalsInRow: limits.refusalsInRow,
            look: async (lookSignal) => {
                const { application, build } = await client.builds.get(buildId, { signal: lookSignal, newSince });
                if (application?.appName && !board.report.appName)
                    board.update({ appName: application.appName });
                return build;
            },
            pause: () => pacing.pauseFor(workflow),
            onFailure: (error) => ({ refused: isRefusal(error), pauseMs: pacing.pauseAfter(error) }),
        });
        return [named(workflow, watch)];
    });
    for await (const { which, sighting } of merge(watches)) {
        const { workflowId } = which;
        switch (sighting.kind) {
            case 'state':
                records.set(sighting.buildId, sighting.build);
                board.updateWorkflow(which, (report) => pacing.estimated(seen(report, sighting)));
                break;
            case 'outage':
                runner.log.warning(`${workflowId}: ${sighting.error.message} The build goes on, and so does the wait.`);
                break;
            case 'recovery':
                runner.log.info(`${workflowId}: the service answers again, after ${durationText(sighting.lastedMs)}.`);
                break;
            case 'lost':
                board.updateWorkflow(which, (report) => ({
                    ...report,
                    failure: { reason: `How the build does is not known any more. ${sighting.error.message}` },
                }));
                break;
        }
    }
}
/** What the service will not say to this token, or about this id, however often it is asked. */
function isRefusal(error) {
    return (error instanceof ServiceError &&
        (error instanceof TokenRefused || error instanceof NotPermitted || error instanceof NotFound));
}
async function* named(which, watch) {
    for await (const sighting of watch)
        yield { which, sighting };
}

;// CONCATENATED MODULE: ./build/actions/follow/follow.js










/**
 * Follows the builds on the board to their end, or to the end of the patience for them, and collects what they made.
 * A wait that ends before its builds do, for whatever reason, cancels them where `cancelAbandoned` says so.
 */
async function follow(following, { waiting, afterBuild, redact }) {
    const { clock, limits, page, runner } = following;
    const records = new Map();
    let because = 'ended';
    try {
        await withinTime({ clock, ms: waiting.timeout, signal: runner.cancelled }, (signal) => watchAll(following, { records, pollInterval: waiting.pollInterval, signal }));
    }
    catch (error) {
        if (error instanceof TimeLimitPassed)
            because = 'timeUp';
        else if (error instanceof Cancelled)
            because = 'cancelled';
        else
            throw error;
    }
    finally {
        giveUp(following, { because, timeout: waiting.timeout });
        const ms = because === 'cancelled' ? limits.cancelGraceMs : limits.retryBudgetMs;
        if (waiting.cancelAbandoned)
            await cancelRunning(following, { ms });
    }
    if (because !== 'cancelled') {
        await collectArtefacts(following, { records, patterns: afterBuild.artefacts });
        if (afterBuild.publicLinks)
            await makePublicLinks(following, { expiry: afterBuild.publicLinkExpiry });
        await page.addQrCodes();
        if (afterBuild.failureLog)
            await readFailureLogs(following, { records, redact });
        if (afterBuild.download)
            await downloadArtefacts(following, { folder: afterBuild.download });
    }
    return because;
}
function timeUpReason(timeout) {
    return `The timeout of ${durationText(timeout)} passed before the build had ended. Raise timeout if builds take that long.`;
}
/** Writes onto the board why builds that still run are not waited for. */
function giveUp({ board }, { because, timeout }) {
    const reason = because === 'timeUp' ? timeUpReason(timeout) : 'The workflow was cancelled.';
    for (const workflow of board.report.workflows) {
        if (workflow.buildId === undefined || hasEnded(workflow.status ?? '') || workflow.failure)
            continue;
        board.updateWorkflow(workflow, (report) => ({ ...report, failure: { reason } }));
    }
}

;// CONCATENATED MODULE: ./build/actions/follow/outputs.js

/** The outputs that say how builds went, by name: DESIGN 2.1. Lists are JSON; what is not known is empty. */
function outputsOf(report) {
    const builds = report.workflows.filter((workflow) => workflow.buildId !== undefined);
    const artefacts = report.workflows.flatMap((workflow) => workflow.artefacts);
    const publicLinks = artefacts.flatMap(({ publicUrl }) => publicUrl ?? []);
    const whole = spanOf(builds);
    return {
        buildId: builds[0]?.buildId ?? '',
        buildIds: JSON.stringify(builds.map(({ buildId }) => buildId)),
        status: report.status ?? '',
        startedAt: isoTime(whole.startedAt),
        finishedAt: isoTime(whole.finishedAt),
        duration: String(secondsBetween(whole.startedAt, whole.finishedAt) ?? ''),
        builds: JSON.stringify(builds.map(buildOutput)),
        artefacts: JSON.stringify(artefacts.map(artefactOutput)),
        artefactUrls: JSON.stringify(artefacts.map(({ url }) => url)),
        artefactUrl: artefacts[0]?.url ?? '',
        publicLinks: JSON.stringify(publicLinks),
        publicLink: publicLinks[0] ?? '',
    };
}
/** From the first start to the last end; no end while one still runs. */
function spanOf(builds) {
    const starts = builds.flatMap(({ startedAt }) => startedAt ?? []);
    const ends = builds.flatMap(({ finishedAt }) => finishedAt ?? []);
    return {
        ...(starts.length > 0 ? { startedAt: Math.min(...starts) } : {}),
        ...(ends.length > 0 && ends.length === builds.length ? { finishedAt: Math.max(...ends) } : {}),
    };
}
function buildOutput(build) {
    return {
        buildId: build.buildId,
        workflowId: build.workflowId,
        status: build.status,
        startedAt: isoTime(build.startedAt),
        finishedAt: isoTime(build.finishedAt),
        duration: secondsBetween(build.startedAt, build.finishedAt),
        ...(build.failure && hasEnded(build.status ?? '') ? { failure: build.failure.reason } : {}),
    };
}
/** Field by field, so that nothing which the report comes to hold becomes an output by accident. */
function artefactOutput(artefact) {
    const { buildId, workflowId, name, type, size, md5, url, packageName, versionName, publicUrl, expiresAt, path, } = artefact;
    return {
        buildId,
        workflowId,
        name,
        type,
        size,
        md5,
        url,
        packageName,
        versionName,
        publicUrl,
        expiresAt,
        path,
    };
}
function isoTime(ms) {
    return ms === undefined ? '' : new Date(ms).toISOString();
}
function secondsBetween(from, to) {
    return from === undefined || to === undefined ? undefined : Math.max(0, Math.round((to - from) / 1000));
}

;// CONCATENATED MODULE: ./build/actions/follow/conclude.js






/** Makes the outputs known as they stand; later values replace earlier ones. */
function publishOutputs({ board, runner }) {
    for (const [name, value] of Object.entries(outputsOf(board.report)))
        runner.setOutput(name, value);
}
/**
 * Says how it went: outputs first, so that a step which fails has them, then summary, log and annotations.
 *
 * @returns whether the step has succeeded
 */
async function conclude(following, conclusion) {
    const { board, clock, page, runner } = following;
    const now = clock.now();
    board.update({ finishedAt: now });
    publishOutputs(following);
    const { report } = board;
    if (conclusion.summary)
        await runner.writeSummary(summaryMarkdown(report, { now }));
    await page.finish();
    for (const workflow of report.workflows) {
        for (const line of artefactLines({ report, workflow, now }))
            runner.log.info(line);
        const failure = failureGroup({ report, workflow });
        if (failure)
            runner.log.group(failure.title, failure.lines);
    }
    runner.log.info(verdictLine(report, { now }));
    for (const { kind, title, message } of annotations(report, { failOn: conclusion.failOn, now }))
        runner.log[kind](message, { title });
    const downloads = downloadFailureOf(report.workflows.flatMap(({ artefacts }) => artefacts));
    if (downloads)
        runner.log.error(downloads.message, { title: 'Download failed' });
    const failed = report.workflows.some((workflow) => failsStep(workflow, conclusion.failOn));
    // The time that passed fails the step whatever `failOn` says (DESIGN 2.5); it is told once.
    if (conclusion.because === 'timeUp' && !failed)
        runner.log.error(timeUpReason(conclusion.timeout));
    return conclusion.because === 'ended' && !failed && !downloads;
}

;// CONCATENATED MODULE: ./build/actions/follow/log.js

/** Prints each change of state as one line, whoever wrote it onto the board. */
function logChanges({ board, clock, runner }) {
    board.onChange((report, before) => {
        report.workflows.forEach((workflow, index) => {
            for (const line of newLines({ report, workflow, was: before.workflows[index], now: clock.now() }))
                runner.log.info(line);
        });
    });
}
function newLines({ was, ...view }) {
    const { workflow } = view;
    return [
        ...(workflow.buildId !== was?.buildId ? [startedLine(view)] : []),
        ...(workflow.changes.length !== was?.changes.length ? [changeLine(view)] : []),
    ];
}

;// CONCATENATED MODULE: ./build/report/comment/section.js












/**
 * What a step says in the comment of a pull request: verdict, states and time left, why not, and the artefacts of each
 * workflow with links and QR codes, folded. Never the log's end: a comment is read by more people than a log.
 */
function sectionMarkdown(report, at) {
    const problems = problemList(report);
    return [
        `### ${headingText(report, at)}`,
        aboutLine(report),
        stateTable(report, at),
        ...(problems ? [problems] : []),
        ...report.workflows.flatMap((workflow) => artefactFold(workflow, report)),
        ...footer(report, at),
    ].join('\n\n');
}
function stateTable(report, at) {
    return markdownTable([{ title: 'Workflow' }, { title: 'State' }, { title: 'On a phone' }], report.workflows.map((workflow) => [
        workflowLink(workflow, report),
        stateText(workflow, at),
        phoneLinks(workflow.artefacts.filter(isForPhones)),
    ]));
}
/** `🔨 building, about 4 min left` while it runs; `✅ finished in 4 min 12 s` in the end. */
function stateText(workflow, at) {
    const { icon, text } = workflowVerdict(workflow, at);
    const { status, estimate } = workflow;
    const left = estimate && status !== undefined && !hasEnded(status) ? `, ${markdownText(estimate)}` : '';
    return `${icon} ${markdownText(text)}${left}`;
}
/** The links that a tester is after; several are told apart by name. */
function phoneLinks(artefacts) {
    const [only, ...others] = artefacts;
    if (!only)
        return '–';
    if (others.length === 0)
        return artefactLink(only);
    return artefacts.map((artefact) => `${markdownCode(artefact.name)} ${artefactLink(artefact)}`).join('<br>');
}
function isForPhones({ type, publicUrl }) {
    return (type === 'apk' || type === 'ipa') && publicUrl !== undefined;
}
/** The artefacts of a workflow, open when it is the only one. */
function artefactFold(workflow, report) {
    const { artefacts } = workflow;
    if (artefacts.length === 0)
        return [];
    const count = `${artefacts.length} ${artefacts.length === 1 ? 'artefact' : 'artefacts'}`;
    const figures = qrFigures(artefacts);
    const title = `📦 ${markdownStrong(workflowName(workflow, report))}: ${count}${figures.length > 0 ? ', QR codes' : ''}`;
    const table = artefactTable(artefacts, { columns: ['name', 'size', 'link'] });
    const body = [table, ...figures, ...iosNote(artefacts)].join('\n\n');
    return [folded({ title, body, ...(report.workflows.length === 1 ? { state: 'open' } : {}) })];
}
/** A comment is edited when something changes: until the end, readers need to know from when it is. */
function footer(report, { now }) {
    if (report.finishedAt !== undefined)
        return [];
    return [`<sub>As of ${momentText(now)}</sub>`];
}

;// CONCATENATED MODULE: ./build/report/comment/sections.js
/**
 * One comment of a pull request is shared by several steps and jobs. Each keeps one section of it, between two hidden
 * markers that say whose it is and which run wrote it; what stands in the sections of others is carried over as it is.
 */

/** GitHub refuses a comment of more characters. */
const longestComment = 65_536;
/** What a section that must be shortened leaves free for sections that come later. */
const keptFree = 8_192;
/** The hidden first line by which a comment is found; no two keys have the same one. */
function commentMarker(commentKey) {
    return `<!-- build-service-action:comment key=${encoded(commentKey)} -->`;
}
/** Whether a comment is the one of this key. Its author must be checked too: anybody can write a marker. */
function isCommentOf(body, commentKey) {
    return body.split(/\r?\n/, 1)[0] === commentMarker(commentKey);
}
/** The sections of a comment by their key, in the order in which they stand; of two with one key, the newer. */
function readSections(body) {
    const sections = new Map();
    const form = /^<!-- build-service-action:section key=(\S*) run=(\d+) attempt=(\d+) -->\r?\n([\s\S]*?)\r?\n<!-- build-service-action:end key=\1 -->\r?$/gm;
    for (const [, key = '', runId = '', runAttempt = '', markdown = ''] of body.matchAll(form)) {
        const section = { key: decoded(key), runId, runAttempt, markdown };
        const known = sections.get(section.key);
        if (!known || !isNewer(known, section))
            sections.set(section.key, section);
    }
    return sections;
}
/**
 * The comment with one section set, which is made where there is none; `body` is `undefined` for a comment that does
 * not exist yet. Sections are ordered by key, so that two writers agree. The sections of others stay whole: when all
 * together would be longer than GitHub allows, this one is shortened and says so.
 */
function withSection(body, change) {
    const sections = new Map(readSections(body ?? ''));
    const known = sections.get(change.section.key);
    if (body !== undefined && known && isNewer(known, change.section))
        return { body, written: false };
    const set = (markdown) => {
        sections.set(change.section.key, { ...change.section, markdown });
        return commentOf(change.commentKey, [...sections.values()]);
    };
    const markdown = withoutMarkers(change.markdown);
    const whole = set(markdown);
    if (charactersIn(whole) <= longestComment)
        return { body: whole, written: true };
    const room = longestComment - charactersIn(set(''));
    const shorter = set(shortened(markdown, {
        limit: Math.floor(Math.max(room - keptFree, room / 2)),
        measure: charactersIn,
        note: 'The rest does not fit into a comment; the job summary has all of it.',
    }));
    if (charactersIn(shorter) <= longestComment)
        return { body: shorter, written: true };
    return { body: body ?? '', written: false };
}
function commentOf(commentKey, sections) {
    const ordered = sections.toSorted((left, right) => (left.key < right.key ? -1 : 1));
    return [commentMarker(commentKey), ...ordered.map(sectionText)].join('\n');
}
/** The empty lines make GitHub read what stands between the markers as Markdown. */
function sectionText(section) {
    const key = encoded(section.key);
    const [run, attempt] = [numberOf(section.runId), numberOf(section.runAttempt)];
    return [
        `<!-- build-service-action:section key=${key} run=${run} attempt=${attempt} -->`,
        `\n${section.markdown.trim()}\n`,
        `<!-- build-service-action:end key=${key} -->`,
    ].join('\n');
}
/** Whether `left` speaks for a newer run, or a later attempt of the same run, than `right`. */
function isNewer(left, right) {
    const [leftRun, rightRun] = [numberOf(left.runId), numberOf(right.runId)];
    if (leftRun !== rightRun)
        return leftRun > rightRun;
    return numberOf(left.runAttempt) > numberOf(right.runAttempt);
}
/** Outside GitHub there is no run; that counts as the oldest. */
function numberOf(digits) {
    return /^\d+$/.test(digits) ? BigInt(digits) : 0n;
}
/** Texts that were escaped for Markdown hold no comment; this keeps the promise for every other text. */
function withoutMarkers(markdown) {
    return markdown.replaceAll('<!--', '&lt;!--');
}
/** One word that can end no HTML comment: `>` and white space are encoded, and so is `-`. */
function encoded(text) {
    return encodeURIComponent(text.toWellFormed()).replaceAll('-', '%2D');
}
function decoded(word) {
    try {
        return decodeURIComponent(word);
    }
    catch {
        return word; // somebody edited the marker by hand
    }
}

;// CONCATENATED MODULE: ./build/runner/github/failure.js
/** GitHub's API did not do what it was asked: it refused, or it could not be reached. */
class GitHubFailure extends Error {
    name = 'GitHubFailure';
    /** `undefined`: there was no answer, so it may have been done or not. */
    status;
    /** Milliseconds that GitHub wants to be left in peace; set when a rate limit was met, and then nothing was done. */
    pause;
    constructor(message, { status, pause }) {
        // No `cause`: GitHub's answer could repeat the token in places that nothing redacts.
        super(message);
        this.status = status;
        this.pause = pause;
    }
    /** Whether the same request may succeed later. */
    get isPassing() {
        if (this.pause !== undefined || this.status === undefined)
            return true;
        return this.status === 408 || this.status >= 500;
    }
    /** Whether the token may not do it, or not see it: GitHub answers 404 for what a token must not know of. */
    get isRefusal() {
        return !this.isPassing && [401, 403, 404].includes(this.status ?? 0);
    }
}
/** What was thrown for a request, as a failure whose message holds no token. */
function failure_failureOf(thrown, { method, url, token, now }) {
    const { message, status, response } = asRequestError(thrown);
    const said = message.replaceAll(token, '***');
    if (!response)
        return new GitHubFailure(`GitHub could not be reached for ${method} ${url}: ${said}`, {});
    const text = `GitHub answered ${status} to ${method} ${url}: ${said}`;
    const pause = pauseOf({ status, headers: response.headers, message, now });
    return new GitHubFailure(text, pause === undefined ? { status } : { status, pause });
}
function asRequestError(thrown) {
    if (thrown instanceof Error && 'status' in thrown && typeof thrown.status === 'number') {
        return thrown;
    }
    return { message: thrown instanceof Error ? thrown.message : String(thrown), status: 0 };
}
/**
 * How long a rate limit lasts, by GitHub's rules: `retry-after` where it is given; the reset where no request is
 * left; "otherwise, wait for at least one minute".
 * https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
 */
function pauseOf({ status, headers, message, now }) {
    if (status !== 403 && status !== 429)
        return undefined;
    const seconds = Number(headers['retry-after'] ?? Number.NaN);
    if (Number.isFinite(seconds))
        return Math.max(0, seconds * 1000);
    const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
    if (String(headers['x-ratelimit-remaining']) === '0' && Number.isFinite(reset)) {
        return Math.max(0, reset * 1000 - now);
    }
    return status === 429 || /secondary rate limit/i.test(message) ? 60_000 : undefined;
}

;// CONCATENATED MODULE: ./build/runner/github/comment-keeper.js



const keeperLimits = { edits: 10_000, look: 2_000, lookAtShared: 10_000, looks: 8 };
/**
 * Keeps the section of this step up to date, in the background. Nothing that happens here fails the step: what could
 * not be done is told in one warning.
 */
class CommentKeeper {
    #options;
    #limits;
    #stop = new AbortController();
    /** Aborted when there is something newer to show than what is being waited for. */
    #overtaken = new AbortController();
    #writers;
    #work = Promise.resolve();
    #stage = 'idle';
    #isEnding = false;
    #wanted;
    #shown;
    #url = '';
    constructor(options) {
        this.#options = options;
        this.#limits = options.limits ?? keeperLimits;
    }
    /** The page of the comment (the first of several); empty as long as there is none. */
    get url() {
        return this.#url;
    }
    /** Has the section say this soon: at once, or 10 s after the last edit. What is overtaken is never written. */
    show(markdown) {
        this.#wanted = markdown;
        this.#overtaken.abort();
        if (this.#stage === 'idle')
            this.#work = this.#keepUp();
    }
    /**
     * Has the section say this for good, at once. Ends when it was seen standing 2 s after the last write and, where
     * sections of others stand, 10 s after it; when the signal is aborted; or when nothing more can be done. Never
     * throws.
     */
    async finish(markdown, signal) {
        const stop = () => this.#stop.abort();
        if (signal?.aborted)
            stop();
        signal?.addEventListener('abort', stop, { once: true });
        this.#isEnding = true;
        this.show(markdown);
        await this.#work;
        signal?.removeEventListener('abort', stop);
    }
    async #keepUp() {
        this.#stage = 'working';
        while (this.#shown !== this.#wanted && this.#stage === 'working' && !this.#stop.signal.aborted) {
            const wanted = this.#wanted;
            try {
                await this.#bringUpToDate();
            }
            catch (thrown) {
                this.#tell(thrown);
                this.#shown = undefined;
                if (this.#wanted === wanted)
                    break; // the next thing to show is the next try
            }
        }
        // Nothing is awaited between the last look at what is wanted and this line, so `show` misses nothing.
        if (this.#stage === 'working')
            this.#stage = 'idle';
    }
    async #bringUpToDate() {
        const writers = await this.#opened();
        const due = Math.max(...writers.map(({ lastWrite }) => lastWrite)) + this.#limits.edits;
        while (!this.#isEnding && this.#options.clock.now() < due) {
            this.#overtaken = new AbortController();
            await this.#pauseUntil(due);
        }
        this.#overtaken = new AbortController();
        const markdown = this.#wanted ?? '';
        this.#shown = markdown;
        const done = await Promise.allSettled(writers.map((writer) => this.#stand(writer, markdown)));
        for (const end of done)
            if (end.status === 'rejected')
                throw end.reason;
    }
    /** Sets the section, and looks after it until it has stood long enough or something newer is to be shown. */
    async #stand(writer, markdown) {
        for (let looks = 0; looks <= this.#limits.looks; looks += 1) {
            const since = this.#options.clock.now();
            const standing = await writer.set(markdown, this.#stop.signal);
            this.#url ||= standing.url;
            const next = this.#nextLook(since - writer.lastWrite, standing);
            if (next === undefined)
                return;
            await this.#pauseUntil(writer.lastWrite + next);
            if (this.#overtaken.signal.aborted)
                return; // what comes next is looked after instead
        }
    }
    /** When to look again, in milliseconds after the last write, if the last look was made at this age of it. */
    #nextLook(age, { isShared }) {
        const { look, lookAtShared } = this.#limits;
        return [look, ...(isShared ? [lookAtShared] : [])].find((time) => time > age);
    }
    #opened() {
        this.#writers ??= this.#options.open(this.#stop.signal).catch((failure) => {
            this.#writers = undefined;
            throw failure;
        });
        return this.#writers;
    }
    /** Ends before, when there is something newer to show. */
    async #pauseUntil(time) {
        const { clock } = this.#options;
        const signal = AbortSignal.any([this.#stop.signal, this.#overtaken.signal]);
        await sleep(clock, time - clock.now(), signal).catch(() => this.#stop.signal.throwIfAborted());
    }
    #tell(thrown) {
        if (this.#stop.signal.aborted)
            return;
        const { log } = this.#options;
        const isRefusal = thrown instanceof GitHubFailure && thrown.isRefusal;
        if (isRefusal)
            this.#stage = 'given up';
        if (isRefusal)
            log.warning(`${missingPermission} (${messageOf(thrown)})`);
        else if (this.#isEnding)
            log.warning(`The comment is not up to date; the job summary is. ${messageOf(thrown)}`);
        else
            log.debug(`The comment could not be edited: ${messageOf(thrown)}`);
    }
}
const missingPermission = 'No comment: the token must not write on the pull request. Add `pull-requests: write` to the `permissions` of ' +
    'this job; pull requests from forks get no such token. The job summary has all of it.';

;// CONCATENATED MODULE: ./build/runner/github/all-pages.js
/**
 * A list of GitHub to its end: pages are asked for as long as GitHub names a next one. Octokit's own `paginate` would
 * drop the signal of the request.
 */
async function allPages(ask) {
    const all = [];
    for (let page = 1;; page += 1) {
        const { data, headers } = await ask(page);
        all.push(...data);
        if (!headers.link?.includes('rel="next"'))
            return all;
    }
}

;// CONCATENATED MODULE: ./build/runner/github/retry.js
const retryLimits = { attempt: 30_000, patience: 90_000 };
/**
 * Milliseconds to wait before the next attempt; `undefined`: it is given up. Rate limits are waited for as long as
 * GitHub says, outages with growing pauses, both within the patience; every other answer is final.
 */
function pauseBefore(next, { patience }) {
    if (!next.failure.isPassing)
        return undefined;
    // Full jitter, but never at once: many jobs of one workflow meet the same outage.
    const growing = 500 + Math.min(30_000, 1_000 * 2 ** next.attempts) * next.fraction;
    const pause = next.failure.pause ?? growing;
    return next.paused + pause <= patience ? pause : undefined;
}

;// CONCATENATED MODULE: ./build/runner/github/client.js



/**
 * For a request whose repetition is decided elsewhere, as `request: once`: it is sent one time, and a failure is
 * thrown as it is.
 */
const once = { isSentOnce: true };
/**
 * GitHub's client at the addresses of the run (so GitHub Enterprise Server is served too). A request that fails for
 * the moment is repeated: 5xx, no answer, rate limits; every other failure, or one that lasts, is thrown as a
 * `GitHubFailure`. The signal of a request (`request: { signal }`) ends it at once, with the signal's reason.
 */
async function connect({ run, token, clock, chance, limits = retryLimits, }) {
    // Imported when it is needed: it would cost each start of the action some 10 ms.
    const { getOctokit } = await __webpack_require__.e(/* import() */ 413).then(__webpack_require__.bind(__webpack_require__, 2413));
    const silent = () => undefined;
    const octokit = getOctokit(token, {
        baseUrl: run.apiUrl,
        userAgent: 'build-service-action',
        log: { debug: silent, info: silent, warn: silent, error: silent },
    });
    octokit.hook.wrap('request', async (request, options) => {
        const caller = options.request.signal;
        let paused = 0;
        for (let attempts = 1;; attempts += 1) {
            const tooLong = new AbortController();
            const callOff = clock.after(limits.attempt, () => tooLong.abort());
            const signal = caller ? AbortSignal.any([caller, tooLong.signal]) : tooLong.signal;
            try {
                return await request({ ...options, request: { ...options.request, signal } });
            }
            catch (thrown) {
                caller?.throwIfAborted();
                const asked = { method: options.method, url: options.url, token, now: clock.now() };
                const failure = failure_failureOf(tooLong.signal.aborted ? new Error('no answer in time') : thrown, asked);
                const { isSentOnce = false } = options.request;
                const pause = isSentOnce
                    ? undefined
                    : pauseBefore({ failure, attempts, paused, fraction: chance.fraction() }, limits);
                if (pause === undefined)
                    throw failure;
                await sleep(clock, pause, caller);
                paused += pause;
            }
            finally {
                callOff();
            }
        }
    });
    const [owner = '', repo = ''] = run.repository.split('/');
    return { octokit, where: { owner, repo }, serverUrl: run.serverUrl, graphqlUrl: run.graphqlUrl };
}

;// CONCATENATED MODULE: ./build/runner/github/comments.js



/**
 * The comments of a pull request. What reads, creates and updates one comment is sent once: who keeps a comment must
 * read it again before it writes again.
 */
function commentsOf({ octokit, where }, pullRequest) {
    const { issues } = octokit.rest;
    return {
        async own(author, signal) {
            const all = await allPages((page) => issues.listComments({
                ...where,
                issue_number: pullRequest,
                per_page: 100,
                page,
                request: { signal },
            }));
            const own = all.filter(({ user }) => isBy(author, user));
            return own.map(comments_commentOf).toSorted((left, right) => left.id - right.id);
        },
        async read(id, signal) {
            try {
                const { data } = await issues.getComment({ ...where, comment_id: id, request: { ...once, signal } });
                return comments_commentOf(data);
            }
            catch (failure) {
                if (isMissing(failure))
                    return undefined;
                throw failure;
            }
        },
        async create(body, signal) {
            const created = await issues.createComment({
                ...where,
                issue_number: pullRequest,
                body,
                request: { ...once, signal },
            });
            return comments_commentOf(created.data);
        },
        async update(id, { body, signal }) {
            await issues.updateComment({ ...where, comment_id: id, body, request: { ...once, signal } });
        },
        async remove(id, signal) {
            try {
                await issues.deleteComment({ ...where, comment_id: id, request: { signal } });
            }
            catch (failure) {
                if (!isMissing(failure))
                    throw failure;
            }
        },
    };
}
function comments_commentOf(data) {
    return { id: data.id, body: data.body ?? '', url: data.html_url };
}
/** Logins know no case, and GraphQL may leave out the `[bot]` that REST writes behind an app's name. */
function isBy(author, user) {
    if (user === null)
        return false;
    const [name, wanted] = [user.login.toLowerCase(), author.toLowerCase()];
    return name === wanted || (user.type === 'Bot' && name === `${wanted}[bot]`);
}
function isMissing(failure) {
    return failure instanceof GitHubFailure && (failure.status === 404 || failure.status === 410);
}

;// CONCATENATED MODULE: ./build/runner/github/own-section.js
/**
 * What must be written so that the comment is right; `undefined` when it is: the own section stands there, or that of
 * a newer run, and so does every section of the duplicates. What stands in the comment already wins over a duplicate:
 * it was written there later.
 */
function correctionOf(own, { body, markdown, duplicates }) {
    const { text, commentKey, section } = own;
    const before = body === undefined ? undefined : text.readSections(body);
    let after = text.withSection(body, { commentKey, section, markdown }).body;
    const known = text.readSections(after);
    const missing = duplicates.flatMap((duplicate) => [...text.readSections(duplicate).values()].filter(({ key }) => !known.has(key)));
    for (const lost of missing) {
        after = text.withSection(after, { commentKey, section: lost, markdown: lost.markdown }).body;
    }
    const isRight = before && missing.length === 0 && isSame(before.get(section.key), known.get(section.key));
    return isRight ? undefined : after;
}
/** Whether sections of others stand in a comment. */
function isShared({ text, section }, body) {
    return [...text.readSections(body).keys()].some((key) => key !== section.key);
}
function isSame(left, right) {
    if (!left || !right)
        return left === right;
    const isOfRun = left.runId === right.runId && left.runAttempt === right.runAttempt;
    return isOfRun && plain(left.markdown) === plain(right.markdown);
}
/** Line ends as they are after somebody has edited the comment in a browser are no difference. */
function plain(markdown) {
    return markdown.replaceAll('\r\n', '\n').trim();
}

;// CONCATENATED MODULE: ./build/runner/github/section-writer.js



const writerLimits = {
    write: 1_500,
    slowWrite: 8_000,
    hurriedWrites: 4,
    rounds: 12,
    pause: 60_000,
};
/**
 * Sets one section of one comment that others write, too. GitHub cannot update a comment on a condition, so whoever
 * writes may undo what was written since he read. Therefore a section counts as set only when it was read after it was
 * written, a write follows its read within `limits.write`, and whoever has written looks once more after a longer time
 * than that (`CommentKeeper`).
 */
class SectionWriter {
    #options;
    #limits;
    /** The comment, and those that others made at the same moment and whose sections belong into it. */
    #place;
    #created;
    #lastWrite = Number.NEGATIVE_INFINITY;
    constructor(options) {
        this.#options = options;
        this.#limits = options.limits ?? writerLimits;
    }
    /** When something was last written, by the clock; minus infinity before that. */
    get lastWrite() {
        return this.#lastWrite;
    }
    /**
     * Ends when the section was read as it should be, or a newer run's in its place; writes only what is not so.
     *
     * @throws GitHubFailure, or the signal's reason
     */
    async set(markdown, signal) {
        let late = 0;
        for (let round = 1; round <= this.#limits.rounds; round += 1) {
            try {
                const time = late < this.#limits.hurriedWrites ? this.#limits.write : this.#limits.slowWrite;
                const standing = await this.#round(markdown, { time, signal });
                if (standing)
                    return standing;
            }
            catch (thrown) {
                if (thrown instanceof TooLate)
                    late += 1;
                else
                    await this.#rest(thrown, { round, signal });
            }
        }
        throw new GitHubFailure('The comment could not be written, although it was tried again and again', {});
    }
    /** One look and, where it shows anything wrong, one change; `undefined`: something was changed, look again. */
    async #round(markdown, { time, signal }) {
        const { comments, clock, own } = this.#options;
        this.#place ??= await this.#locate(signal);
        const since = clock.now();
        const comment = this.#place && (await comments.read(this.#place.id, signal));
        const duplicates = this.#place?.duplicates ?? [];
        const texts = duplicates.map(({ body }) => body);
        const correction = correctionOf(own, { body: comment?.body, markdown, duplicates: texts });
        if (!comment)
            await this.#create(correction ?? '', signal);
        else if (correction !== undefined)
            await this.#update(comment.id, { correction, until: since + time, signal });
        else {
            for (const { id } of duplicates)
                await comments.remove(id, signal);
            this.#place = { id: comment.id, duplicates: [] };
            return { url: comment.url, isShared: isShared(own, comment.body) };
        }
        return undefined;
    }
    /** The oldest is the comment: all agree on that, whoever made the others. */
    async #locate(signal) {
        const { comments, author, own } = this.#options;
        const all = await comments.own(author, signal);
        const found = all.filter(({ body }) => own.text.isCommentOf(body, own.commentKey));
        // A list may lag behind what this writer has just made.
        if (this.#created && found.every(({ id }) => id !== this.#created?.id))
            found.push(this.#created);
        this.#created = undefined;
        const [oldest, ...duplicates] = found.toSorted((left, right) => left.id - right.id);
        return oldest && { id: oldest.id, duplicates };
    }
    async #create(body, signal) {
        this.#place = undefined; // and see whether somebody else made one, too
        this.#created = await this.#options.comments.create(body, signal);
        this.#lastWrite = this.#options.clock.now();
    }
    async #update(id, change) {
        const { comments, clock } = this.#options;
        const { correction, until, signal } = change;
        if (until <= clock.now())
            throw new TooLate();
        const tooLate = new AbortController();
        const callOff = clock.after(until - clock.now(), () => tooLate.abort());
        try {
            await comments.update(id, { body: correction, signal: AbortSignal.any([signal, tooLate.signal]) });
        }
        catch (thrown) {
            throw tooLate.signal.aborted ? new TooLate() : thrown;
        }
        finally {
            callOff();
            this.#lastWrite = clock.now(); // also when the answer was lost: it may have been done
        }
    }
    /** Pauses after a failure that may pass. @throws every other */
    async #rest(thrown, { round, signal }) {
        signal.throwIfAborted();
        if (!(thrown instanceof GitHubFailure && thrown.isPassing))
            throw thrown;
        const { clock, chance } = this.#options;
        const pause = thrown.pause ?? 500 + Math.min(8_000, 500 * 2 ** round) * chance.fraction();
        if (pause > this.#limits.pause)
            throw thrown;
        await sleep(clock, pause, signal);
    }
}
/** The write did not follow its read soon enough: others may have written since. It may have been done, or not. */
class TooLate extends GitHubFailure {
    constructor() {
        super('GitHub took too long to change the comment', {});
    }
}

;// CONCATENATED MODULE: ./build/runner/github/viewer.js

const answer = schemas/* object */.Ikc({ data: schemas/* object */.Ikc({ viewer: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }) }) });
/**
 * Whose token it is, such as `github-actions[bot]`. Asked of GraphQL, because REST's `GET /user` refuses the
 * workflow's own token.
 *
 * @throws GitHubFailure, or the signal's reason
 */
async function viewerLogin({ octokit, graphqlUrl }, signal) {
    const request = signal ? { signal } : {};
    const { data } = await octokit.request({
        method: 'POST',
        url: graphqlUrl,
        query: 'query { viewer { login } }',
        request,
    });
    return answer.parse(data).data.viewer.login;
}

;// CONCATENATED MODULE: ./build/runner/github/keep-comment.js




/**
 * The keeper of this step's section in the comment of each pull request that the run is about. Returns at once; GitHub
 * is asked in the background when there is something to show. A run without a pull request gets a notice.
 */
function keepComment({ findRun, own, log, clock, chance }) {
    const open = async (signal) => {
        const { github, pullRequests } = await findRun(signal);
        if (pullRequests.length === 0) {
            log.notice('There is no comment, because this run is about no pull request. The job summary has all of it.');
            return [];
        }
        const author = await viewerLogin(github, signal);
        return pullRequests.map((number) => new SectionWriter({ comments: commentsOf(github, number), author, own, clock, chance }));
    };
    return new CommentKeeper({ open, clock, log });
}

;// CONCATENATED MODULE: ./build/runner/github/qr-references.js


/** Where images are kept: outside `refs/heads` and `refs/tags`, so that they are no branch and no tag. */
const room = 'build-service-action';
/**
 * Puts images into the repository itself, where all who may read it can see them: one commit without parents, held by
 * one reference for each pull request and section, in place of what the section had before.
 *
 * @returns the addresses of the images, in their order, in the form that GitHub shows to readers of public and of
 *   private repositories
 * @throws GitHubFailure, or the signal's reason
 */
async function keepImages(github, options) {
    const { pullRequests, section, images, signal } = options;
    if (images.length === 0)
        return [];
    const { git } = github.octokit.rest;
    const common = { ...github.where, request: signal ? { signal } : {} };
    const paths = images.map(({ name }, index) => `${index + 1}-${qr_references_safeName(name)}.png`);
    const entries = [];
    // One after the other: "Make requests serially" is GitHub's way around its secondary rate limits.
    for (const [index, { png }] of images.entries()) {
        const content = Buffer.from(png).toString('base64');
        const { data } = await git.createBlob({ ...common, content, encoding: 'base64' });
        entries.push({ path: paths[index] ?? '', mode: '100644', type: 'blob', sha: data.sha });
    }
    const tree = await git.createTree({ ...common, tree: entries });
    const message = `QR codes of ${section}`;
    const commit = await git.createCommit({ ...common, message, tree: tree.data.sha, parents: [] });
    for (const number of pullRequests) {
        const ref = `${room}/${number}/${qr_references_safeName(section)}`;
        await pointAt(github, { ref, sha: commit.data.sha, common });
    }
    const { owner, repo } = github.where;
    return paths.map((path) => `${github.serverUrl}/${owner}/${repo}/blob/${commit.data.sha}/${path}?raw=true`);
}
/**
 * Deletes the references of a pull request, so that GitHub may forget its images.
 *
 * @returns how many there were
 * @throws GitHubFailure, or the signal's reason
 */
async function removeImages({ octokit, where }, { pullRequest, signal }) {
    const { git } = octokit.rest;
    const common = { ...where, request: signal ? { signal } : {} };
    // With the slash: 1 is the beginning of 12, too.
    const { data } = await git.listMatchingRefs({ ...common, ref: `${room}/${pullRequest}/` });
    let removed = 0;
    for (const { ref } of data) {
        try {
            await git.deleteRef({ ...common, ref: ref.replace(/^refs\//, '') });
            removed += 1;
        }
        catch (failure) {
            if (!isUnprocessable(failure))
                throw failure; // 422: "Reference does not exist"
        }
    }
    return removed;
}
/** Moves the reference, or makes it when it is not there: GitHub answers 422 for both. */
async function pointAt({ octokit }, { ref, sha, common }) {
    const { git } = octokit.rest;
    const move = () => git.updateRef({ ...common, ref, sha, force: true });
    try {
        await move();
    }
    catch (failure) {
        if (!isUnprocessable(failure))
            throw failure;
        try {
            await git.createRef({ ...common, ref: `refs/${ref}`, sha });
        }
        catch (again) {
            if (!isUnprocessable(again))
                throw again;
            await move(); // somebody else, or an attempt whose answer was lost, has made it in between
        }
    }
}
function isUnprocessable(failure) {
    return failure instanceof GitHubFailure && (failure.status === 422 || failure.status === 404);
}
/** A text as a part of a reference's name or an address: readable, and different for different texts. */
function qr_references_safeName(text) {
    const readable = text
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 40)
        .replace(/^-+|-+$/g, '');
    const digest = (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 12);
    return readable ? `${readable}-${digest}` : digest;
}

;// CONCATENATED MODULE: ./build/runner/github/keep-qr-codes.js



/**
 * Keeps the QR codes in the repository, for each pull request that the run is about.
 *
 * @returns their addresses in the order of the images; `undefined` when there can only be links: then one notice has
 *   said what is missing. Nothing that happens here fails the step.
 * @throws the signal's reason
 */
async function keepQrCodes(options) {
    const { findRun, section, images, log, signal } = options;
    try {
        const { github, pullRequests } = await findRun(signal);
        if (pullRequests.length > 0)
            return await keepImages(github, { pullRequests, section, images, signal });
        log.notice('There are links and no QR codes, because this run is about no pull request.');
    }
    catch (thrown) {
        signal.throwIfAborted();
        const isRefusal = thrown instanceof GitHubFailure && thrown.isRefusal;
        const cure = isRefusal
            ? 'Add `contents: write` to the `permissions` of this job (pull requests from forks get no such token), or set qrCodes to false.'
            : 'They could not be kept in the repository.';
        log.notice(`There are links and no QR codes. ${cure} (${messageOf(thrown)})`);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/runner/github/pull-request.js


const number = schemas/* int */.Whr().positive();
const ofEvent = schemas/* object */.Ikc({ pull_request: schemas/* object */.Ikc({ number }) });
const ofIssue = schemas/* object */.Ikc({ issue: schemas/* object */.Ikc({ number, pull_request: schemas/* object */.Ikc({}) }) });
const ofWorkflowRun = schemas/* object */.Ikc({
    repository: schemas/* object */.Ikc({ id: schemas/* number */.aig() }),
    workflow_run: schemas/* object */.Ikc({
        pull_requests: schemas/* array */.YOg(schemas/* object */.Ikc({ number, base: schemas/* object */.Ikc({ repo: schemas/* object */.Ikc({ id: schemas/* number */.aig() }) }) })),
    }),
});
/**
 * The number of the pull request that the event is about, without asking GitHub; `undefined` when it is about none, or
 * about several.
 */
function pullRequestOfEvent({ payload }) {
    const event = ofEvent.safeParse(payload);
    if (event.success)
        return event.data.pull_request.number;
    const issue = ofIssue.safeParse(payload);
    return issue.success ? issue.data.issue.number : undefined;
}
/**
 * The numbers of the pull requests that a run is about: the one of its event; those of the run that a `workflow_run`
 * followed; or, when a push started it, the open ones whose head is that branch of this repository (a fork may have a
 * branch of the same name). Empty where there is none.
 *
 * @throws GitHubFailure, or the signal's reason
 */
async function pullRequestsOf(github, { run, signal }) {
    const single = pullRequestOfEvent(run);
    if (single !== undefined)
        return [single];
    const followed = ofWorkflowRun.safeParse(run.payload);
    if (followed.success) {
        // GitHub lists those of other repositories of the same network too, under their own numbers.
        const { repository, workflow_run } = followed.data;
        return workflow_run.pull_requests
            .filter(({ base }) => base.repo.id === repository.id)
            .map((pull) => pull.number);
    }
    const [, branch] = /^refs\/heads\/(.+)$/s.exec(run.ref) ?? [];
    if (run.eventName !== 'push' || branch === undefined)
        return [];
    const { octokit, where } = github;
    const head = `${where.owner}:${branch}`;
    const request = signal ? { signal } : {};
    const found = await allPages((page) => octokit.rest.pulls.list({ ...where, state: 'open', head, per_page: 100, page, request }));
    const isOwn = (fullName) => fullName?.toLowerCase() === run.repository.toLowerCase();
    return found
        .filter(({ head }) => head.ref === branch && isOwn(head.repo?.full_name))
        .map((pull) => pull.number)
        .toSorted((left, right) => left - right);
}

;// CONCATENATED MODULE: ./build/runner/github/run-on-github.js


function findRun(options) {
    let found;
    const find = async (signal) => {
        const github = await connect(options);
        return { github, pullRequests: await pullRequestsOf(github, { run: options.run, signal }) };
    };
    return (signal) => {
        found ??= find(signal).catch((failure) => {
            found = undefined;
            throw failure;
        });
        return found;
    };
}

;// CONCATENATED MODULE: ./build/actions/follow/pull-request-page.js





/** Begins to keep the comment, where one is asked for: from now on it follows the board. */
function openPullRequestPage(following, options) {
    const { board, clock, limits, runner } = following;
    const { inputs, chance } = options;
    const { run, log, cancelled } = runner;
    const find = findRun({ run, token: inputs.githubToken, clock, chance });
    const section = sectionKey(run, board.report.workflows.map(({ workflowId }) => workflowId));
    const keeper = inputs.comment
        ? keepComment({
            findRun: find,
            own: {
                text: { isCommentOf: isCommentOf, readSections: readSections, withSection: withSection },
                commentKey: inputs.commentKey ?? board.report.appId,
                section: { key: section, runId: run.runId, runAttempt: run.runAttempt },
            },
            ...{ log, clock, chance },
        })
        : undefined;
    const markdown = () => sectionMarkdown(board.report, { now: clock.now() });
    if (keeper)
        board.onChange(() => keeper.show(markdown()));
    return {
        async addQrCodes() {
            if (!inputs.qrCodes)
                return;
            const chosen = board.report.workflows.flatMap(({ artefacts }) => artefacts.filter(pull_request_page_isForPhones));
            const images = await qrCodesOf(chosen);
            if (images.length === 0)
                return;
            const addresses = await keepQrCodes({ findRun: find, section, images, log, signal: cancelled });
            const addressOf = new Map(images.map(({ link }, index) => [link, addresses?.[index]]));
            for (const workflow of board.report.workflows)
                board.updateWorkflow(workflow, (report) => ({
                    ...report,
                    artefacts: report.artefacts.map((artefact) => withQrCode(artefact, addressOf.get(artefact.publicUrl ?? ''))),
                }));
        },
        async finish() {
            if (!keeper)
                return;
            const patience = new AbortController();
            const callOff = cancelled.aborted
                ? clock.after(limits.cancelGraceMs, () => patience.abort())
                : undefined;
            await keeper.finish(markdown(), patience.signal);
            callOff?.();
            runner.setOutput('commentUrl', keeper.url);
        },
    };
}
/** Whose section of a shared comment it is (DESIGN: workflow file, job, step and `workflowId`). */
function sectionKey(run, workflowIds) {
    const file = run.workflowRef.replace(/@.*$/s, '').split('/').slice(2).join('/');
    return [file, run.job, run.action, workflowIds.join(',')].join(' ');
}
/** What a tester scans: the link of an app for a phone. */
function pull_request_page_isForPhones({ type, publicUrl }) {
    return (type === 'apk' || type === 'ipa') && publicUrl !== undefined;
}
/** A picture for each link that a QR code can hold; drawing is loaded only when there is something to draw. */
async function qrCodesOf(artefacts) {
    if (artefacts.length === 0)
        return [];
    const { longestQrLink, qrCodePng } = await Promise.all(/* import() */[__webpack_require__.e(35), __webpack_require__.e(840)]).then(__webpack_require__.bind(__webpack_require__, 5840));
    return artefacts
        .filter(({ publicUrl = '' }) => Buffer.byteLength(publicUrl) <= longestQrLink)
        .map(({ name, publicUrl = '' }) => ({ name, link: publicUrl, png: qrCodePng(publicUrl) }));
}
function withQrCode(artefact, qrCodeUrl) {
    return qrCodeUrl === undefined ? artefact : { ...artefact, qrCodeUrl };
}

;// CONCATENATED MODULE: ./build/actions/cache-removal.js


/**
 * Starts to remove caches and returns the ids that the service says it will delete. The removal itself is
 * asynchronous: `waitUntilGone` waits for it.
 */
async function removeCaches({ client, runner, appId }, chosen) {
    const signal = runner.cancelled;
    if (chosen.kind === 'all')
        return client.caches.removeAll(appId, { signal });
    const removed = await Promise.all(chosen.caches.map(({ _id: cacheId }) => client.caches.remove({ appId, cacheId }, { signal })));
    return removed.flat();
}
/** The pause between two looks at the list of caches, in milliseconds. */
const pauseMs = 2_000;
/**
 * Waits, at most `limits.cacheRemovalMs`, until none of the ids is listed any more: a build that starts before that
 * could still restore one (DESIGN 5.5). What stays, or cannot be looked at, is one warning.
 */
async function waitUntilGone(removal, ids) {
    const { client, clock, limits, runner, appId } = removal;
    const signal = runner.cancelled;
    const end = clock.now() + limits.cacheRemovalMs;
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
            trouble = messageOf(error);
        }
        if (left.length === 0)
            return;
        if (clock.now() >= end)
            break;
        await sleep(clock, Math.min(pauseMs, limits.cacheRemovalMs / 10), signal);
    }
    if (left.length > 0)
        runner.log.warning(trouble
            ? `Whether the caches are gone could not be seen. ${trouble}`
            : `${left.length} of the caches are still listed ${limits.cacheRemovalMs / 1000} s after their deletion began: ${left.join(', ')}. A build that starts now may restore them.`);
}

;// CONCATENATED MODULE: ./build/actions/build/clear-caches.js

/**
 * Removes caches before the build starts, and waits until they are gone: the removal is asynchronous, and a build that
 * starts at once could still restore one (DESIGN 5.5). Sets the output `clearedCaches`.
 *
 * @throws ServiceError when the caches cannot be removed: then nothing is started
 */
async function clearCachesOf({ client, clock, limits, runner }, { request, which }) {
    const { appId, workflowIds } = request;
    const removal = { client, clock, limits, runner, appId };
    const ids = which === 'all'
        ? await removeCaches(removal, { kind: 'all' })
        : await removeCaches(removal, {
            kind: 'some',
            caches: (await client.caches.list(appId, { signal: runner.cancelled })).filter(({ workflowId }) => workflowIds.includes(workflowId ?? '')),
        });
    await waitUntilGone(removal, ids);
    runner.setOutput('clearedCaches', JSON.stringify(ids));
    runner.log.info(`${ids.length} ${ids.length === 1 ? 'cache was' : 'caches were'} cleared.`);
}

;// CONCATENATED MODULE: ./build/core/event-ref.js


/** The pull request comes from a fork, whose branches the service cannot clone. */
class ForkRefused extends UserError {
    constructor(branch) {
        super(`The head branch ${JSON.stringify(branch)} is in a fork. The service clones the base repository, where a branch of that name is somebody else's work, so no build is started. Build it after the merge, or push the branch to the base repository.`);
    }
}
const asksForInputs = 'Give the input branch or tag.';
/**
 * What to build, from the event (DESIGN 2.4).
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
            return { ref: { branch: needed(event_ref_text(head, 'ref'), event) }, sha: event_ref_text(head, 'sha') };
        }
        case 'workflow_run': {
            const run = field(payload, 'workflow_run');
            return { ref: { branch: needed(event_ref_text(run, 'head_branch'), event) }, sha: event_ref_text(run, 'head_sha') };
        }
        case 'release':
            return {
                ref: { tag: needed(event_ref_text(field(payload, 'release'), 'tag_name'), event) },
                sha: event.sha || undefined,
            };
        case 'merge_group':
            return {
                ref: event_ref_refOf(event_ref_text(field(payload, 'merge_group'), 'head_ref') ?? event.ref, event),
                sha: event_ref_text(field(payload, 'merge_group'), 'head_sha') ?? event.sha,
            };
        case 'push':
            // The tip of an annotated tag is the tag itself; the commit behind it stands in the payload.
            return {
                ref: event_ref_refOf(event.ref, event),
                sha: event_ref_text(field(payload, 'head_commit'), 'id') ?? (event.sha || undefined),
            };
        case 'workflow_dispatch':
        case 'schedule':
        case 'repository_dispatch':
            return { ref: event_ref_refOf(event.ref, event), sha: event.sha || undefined };
        default:
            throw new InputError(['branch', 'tag'], event.eventName === ''
                ? `No event says what to build. ${asksForInputs}`
                : `The event ${event.eventName} does not say what to build: the ref of its run is only the default branch. ${asksForInputs}`);
    }
}
/**
 * Refuses a pull request, or a run for one, whose head is in a fork.
 *
 * @param branch the input; one that names another branch than the fork's head is the user's own choice
 * @throws ForkRefused
 */
function refuseFork(event, branch) {
    const head = headOfFork(event);
    if (head !== undefined && (branch === undefined || branch === head))
        throw new ForkRefused(head);
}
function headOfFork({ eventName, payload }) {
    switch (eventName) {
        case 'pull_request':
        case 'pull_request_target':
        case 'pull_request_review': {
            const pull = field(payload, 'pull_request');
            const home = event_ref_text(field(pull, 'head', 'repo'), 'full_name');
            const base = event_ref_text(field(pull, 'base', 'repo'), 'full_name') ?? event_ref_text(field(payload, 'repository'), 'full_name');
            // A fork that was deleted leaves no repository behind: it is none of the base's branches either.
            return home === base && home !== undefined ? undefined : (event_ref_text(field(pull, 'head'), 'ref') ?? '');
        }
        case 'workflow_run': {
            const run = field(payload, 'workflow_run');
            const home = event_ref_text(field(run, 'head_repository'), 'full_name');
            const base = event_ref_text(field(payload, 'repository'), 'full_name');
            return home === base && home !== undefined ? undefined : (event_ref_text(run, 'head_branch') ?? '');
        }
        default:
            return undefined;
    }
}
function event_ref_refOf(full, event) {
    if (full.startsWith('refs/heads/'))
        return { branch: full.slice('refs/heads/'.length) };
    if (full.startsWith('refs/tags/'))
        return { tag: full.slice('refs/tags/'.length) };
    return { branch: needed(undefined, event) };
}
function needed(value, { eventName }) {
    if (value)
        return value;
    throw new InputError(['branch', 'tag'], `The event ${eventName} names no branch and no tag. ${asksForInputs}`);
}
function field(value, ...path) {
    return path.reduce((inner, key) => typeof inner === 'object' && inner !== null ? inner[key] : undefined, value);
}
function event_ref_text(value, key) {
    const found = field(value, key);
    return typeof found === 'string' && found !== '' ? found : undefined;
}

;// CONCATENATED MODULE: ./build/core/input/choice.js

/** A parser for one of a few words, exactly as they are written. */
function oneOf(words) {
    return (text) => {
        const word = words.find((candidate) => candidate === text);
        if (word === undefined)
            throw new BadValue(words.join(', ').replace(/, ([^,]*)$/, ' or $1'));
        return word;
    };
}

;// CONCATENATED MODULE: ./build/core/input/list.js
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

;// CONCATENATED MODULE: ./build/core/input/map.js

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
        throw new BadValue(`${allowed}; this JSON cannot be read`);
    }
    return Object.entries(parsed).map(([name, value], index) => {
        const where = `entry ${index + 1}`;
        if (!form.name.test(name))
            throw new BadValue(`${allowed}; a name is wrong`, where);
        // Numbers and booleans are what people mean by texts without quotes; anything else has no one spelling.
        if (typeof value === 'boolean')
            return [name, String(value)];
        if (typeof value === 'string')
            return [name, value];
        throw new BadValue(`${allowed}; null, lists and objects have no place in it`, where);
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
        const [, name = '', sign, rest = ''] = /^\s*([^=<]*?)\s*(=|<<)(.*)$/s.exec(line) ?? [];
        if (!sign || !form.name.test(name) || (sign === '<<' && form.heredoc === 'refused'))
            throw new BadValue(`${form.line} a line, or one JSON object`, where);
        if (sign === '=') {
            entries.push([name, rest.trim()]);
            continue;
        }
        const end = lines.indexOf(rest.trim(), at + 1);
        if (rest.trim() === '' || end < 0)
            throw new BadValue(`NAME<<END, lines, and a line that is END`, where);
        entries.push([name, lines.slice(at + 1, end).join('\n')]);
        at = end;
    }
    return entries;
}

;// CONCATENATED MODULE: ./build/core/input/duration.js

const allowed = 'a duration: whole numbers with s, m, h or d, largest first, such as 90s, 45m, 2h, 1h30m or 7d';
const duration_form = /^(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/;
const unitSeconds = [86_400, 3_600, 60, 1];
/** Reads a duration such as `1h30m`; the result is in milliseconds. A bare number is refused: its unit is anybody's guess. */
function parseDuration(text) {
    const numbers = duration_form.exec(text)?.slice(1);
    if (!numbers || text === '')
        throw new BadValue(/^\d+$/.test(text) ? `${allowed}; a unit is missing: ${text}s?` : allowed);
    const seconds = numbers.reduce((sum, number, index) => sum + Number(number ?? 0) * (unitSeconds[index] ?? 0), 0);
    const ms = seconds * 1000;
    if (!Number.isSafeInteger(ms))
        throw new BadValue(`${allowed}, and less than that`);
    return ms;
}
/** A parser for durations from `least` to `most`, each written as a duration. */
function durationBetween(least, most) {
    return (text) => {
        const ms = parseDuration(text);
        if (ms < parseDuration(least) || ms > parseDuration(most))
            throw new BadValue(`a duration from ${least} to ${most}`);
        return ms;
    };
}

;// CONCATENATED MODULE: ./build/actions/follow/inputs.js






/** @param cancelAbandoned the action's own default: `true` where it started the builds itself */
function readWaiting(inputs, defaults) {
    return {
        timeout: inputs.value('timeout', durationBetween('1s', '365d'), '2h'),
        pollInterval: inputs.value('pollInterval', durationBetween('1s', '10m'), '30s'),
        cancelAbandoned: inputs.value('cancelAbandoned', parseBoolean, defaults.cancelAbandoned),
        failOn: inputs.value('failOn', parseFailOn, 'failed, canceled, timeout'),
    };
}
function readAfterBuild(inputs) {
    return {
        artefacts: inputs.optional('artefacts', parseLines) ?? [],
        publicLinks: inputs.value('publicLinks', parseBoolean, 'true'),
        publicLinkExpiry: inputs.value('publicLinkExpiry', durationBetween('1m', '365d'), '7d'),
        download: inputs.text('download') || undefined,
        summary: inputs.value('summary', parseBoolean, 'true'),
        failureLog: inputs.value('failureLog', parseBoolean, 'true'),
    };
}
/** @throws InputError when something is to be done on GitHub and there is no token for it */
function readComment(inputs) {
    const comment = inputs.value('comment', parseBoolean, 'false');
    const qrCodes = inputs.value('qrCodes', parseBoolean, 'false');
    const githubToken = inputs.text('githubToken');
    const wanted = [...(comment ? ['comment'] : []), ...(qrCodes ? ['qrCodes'] : [])];
    if (wanted.length > 0 && githubToken === '')
        throw new InputError([...wanted, 'githubToken'], `The input githubToken is empty, and ${wanted.join(' and ')} needs it. Leave githubToken out to use the workflow's own token.`);
    return { comment, commentKey: inputs.text('commentKey') || undefined, qrCodes, githubToken };
}
/** End states in a list, or `none`; GitHub's own spelling of `canceled` is understood. */
function parseFailOn(text) {
    const words = parseList(text).map((word) => (word === 'cancelled' ? 'canceled' : word));
    if (words.length === 1 && words[0] === 'none')
        return [];
    if (words.length === 0 || words.some((word) => !endStates.includes(word)))
        throw new BadValue(`a list of ${endStates.join(', ')}; or none, alone`);
    return words;
}

;// CONCATENATED MODULE: ./build/actions/build/inputs.js









/**
 * Reads all inputs of the build action.
 *
 * @throws InputError for what cannot be worked with; ForkRefused, before the token is asked for: a fork has none, and
 *   "token is not given" would hide the reason
 */
function readBuildInputs(runner) {
    const inputs = createInputReader(runner);
    const target = readTarget(inputs, runner);
    const connection = readConnection(inputs);
    return {
        connection,
        request: readRequest(inputs, {
            target: target(),
            secrets: [connection.token, runner.input('githubToken')],
        }),
        cancelPrevious: inputs.value('cancelPrevious', parseBoolean, 'false'),
        clearCaches: inputs.value('clearCaches', oneOf(['none', 'workflow', 'all']), 'none'),
        wait: inputs.value('wait', parseBoolean, 'true'),
        waiting: readWaiting(inputs, { cancelAbandoned: 'true' }),
        afterBuild: readAfterBuild(inputs),
        comment: readComment(inputs),
    };
}
/** Checks what can be checked before the token; what it returns finds the target after it. */
function readTarget(inputs, { run }) {
    const branch = inputs.text('branch');
    const tag = inputs.text('tag');
    if (branch && tag)
        throw new InputError(['branch', 'tag'], 'The inputs branch and tag are both given. Allowed is at most one of the two.');
    if (!tag)
        refuseFork(run, branch || undefined);
    const sha = run.sha || undefined;
    return () => {
        if (tag)
            return { ref: { tag }, sha: run.ref === `refs/tags/${tag}` ? sha : undefined };
        if (branch)
            return { ref: { branch }, sha: run.ref === `refs/heads/${branch}` ? sha : undefined };
        return targetOfEvent(run);
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
        groups: inputs.optional('groups', parseLines),
        softwareVersions: inputs.optional('softwareVersions', parseMap(versionMap)),
        labels: inputs.optional('labels', parseLines) ?? [],
        instanceType: inputs.text('instanceType') || undefined,
    };
}
function readWorkflowIds(inputs) {
    const advice = 'It is one workflow, or several, one a line or with commas between them.';
    const ids = parseList(inputs.required('workflowId', advice));
    if (ids.length === 0)
        throw new InputError(['workflowId'], `The input workflowId names no workflow. ${advice}`);
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice !== undefined)
        throw new InputError(['workflowId'], `The input workflowId names ${JSON.stringify(twice)} twice. Each workflow is built once.`);
    return ids;
}
/** `toJSON(secrets)` holds the tokens too: they would reach the scripts of every build. */
function refuseSecrets(variables, secrets) {
    for (const [name, value] of Object.entries(variables ?? {})) {
        if (secrets.some((secret) => secret !== '' && value.includes(secret)))
            throw new InputError(['variables'], `The input variables holds a token of this step, in ${name}. Pass the variables that the build needs by name, not all secrets at once.`);
    }
}

;// CONCATENATED MODULE: ./build/actions/running-builds.js


/** How far back in the history running builds are looked for: ten pages. */
const running_builds_furthest = 300;
/**
 * The builds that match the filter and have not ended. The workflow is compared here and not by the service, which
 * keeps the id of a YAML workflow in a field of its own (SEEN.md).
 */
async function runningBuilds(client, { filter, signal }) {
    const { workflowId, ...asked } = filter;
    const running = [];
    let passed = 0;
    for await (const build of client.builds.list(asked, { signal })) {
        if (!hasEnded(build.status) && (!workflowId || workflowIdOf(build) === workflowId))
            running.push(build);
        if (++passed >= running_builds_furthest)
            break;
    }
    return running;
}

;// CONCATENATED MODULE: ./build/actions/build/labels.js
/**
 * The labels that this step adds to one start. The first is its own, with 128 random bits: by it the build is found
 * again when the answer to its start was lost. On a pull request the second one tells whose builds they are.
 */
function labelsOf(run, chance) {
    const own = `gh-${run.runId}-${run.runAttempt}-${chance.hex(16)}`;
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

;// CONCATENATED MODULE: ./build/actions/build/previous-builds.js




/**
 * Cancels the builds of the same app, workflow and ref that still run: what they build is out of date. Builds of this
 * run, of another job or attempt of it, and of a later one stay. What cannot be cancelled is a warning.
 */
async function cancelPreviousBuilds(following, request) {
    const { client, runner } = following;
    const signal = runner.cancelled;
    try {
        const running = await runningBuilds(client, {
            filter: { appId: request.appId, ...request.target.ref },
            signal,
        });
        await Promise.all(running
            .filter((build) => isPrevious(build, { request, runId: runner.run.runId }))
            .map((build) => cancel(following, build)));
    }
    catch (error) {
        if (signal.aborted)
            throw error;
        runner.log.warning(`Earlier builds could not be cancelled. ${messageOf(error)}`);
    }
}
function isPrevious(build, { request, runId }) {
    return request.workflowIds.includes(workflowIdOf(build) ?? '') && !isOfRunSince(build.labels ?? [], runId);
}
async function cancel({ client, runner }, build) {
    const answer = await client.builds.cancel(build._id, { signal: runner.cancelled });
    const name = `${workflowIdOf(build)}: the earlier build ${build._id}`;
    runner.log.info(answer === 'canceled' ? `${name} was cancelled.` : `${name} had ended already.`);
}

;// CONCATENATED MODULE: ./build/core/build-page.js
/** The only service of which the address of a build's page is known. */
const hostedApi = 'https://api.codemagic.io';
/** The page of a build for people; `undefined` where nobody has said where it is (nothing is invented). */
function buildPage(build) {
    if (build.baseUrl.origin !== hostedApi)
        return undefined;
    const [app, id] = [build.appId, build.buildId].map(encodeURIComponent);
    return `https://codemagic.io/app/${app}/build/${id}`;
}

;// CONCATENATED MODULE: ./build/actions/build/name-hint.js

/**
 * People give a workflow's name for its id. Where a start was refused as if the id were wrong, and the application has
 * a workflow of that name, this says so; otherwise it says nothing. It never makes matters worse: what goes wrong
 * while it looks is passed over.
 */
async function nameHint({ client, runner }, { error, appId, workflowId }) {
    if (!(error instanceof NotFound || error instanceof RequestRefused))
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

;// CONCATENATED MODULE: ./build/actions/build/request.js
/** The body of `POST /builds` for one workflow. A field that was not given is not sent (DESIGN 2.5). */
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

;// CONCATENATED MODULE: ./build/actions/build/start-one.js




/** The build may have been started, and could not be found: starting another could double it. */
class StartLost extends UserError {
    constructor({ workflowId, label }, { found, cause }) {
        const why = cause instanceof Error ? ` ${cause.message}` : '';
        super(found.kind === 'ambiguous'
            ? `The start of ${workflowId} was not answered, and ${found.builds.length} builds could be the one. None is followed.${why} Check in the build service which of them are meant.`
            : `The start of ${workflowId} was not answered, and no build of it has appeared.${why} Check in the build service whether one with the label ${label} is there before you start it again.`, { cause });
    }
}
/**
 * Starts one build, once: after anything that leaves it open whether the build was started, it is looked up and never
 * asked for again (DESIGN 5.1). When the workflow is cancelled meanwhile, a request that was sent gets a moment to be
 * answered, and its build a moment to be found.
 *
 * @throws StartLost; ServiceError when the start was certainly refused; Cancelled when it was never sent
 */
async function startOne({ client, clock, limits, runner }, { body, sent }) {
    const { cancelled } = runner;
    const patience = new AbortController();
    let callOff;
    const loseIt = () => {
        callOff = clock.after(limits.cancelGraceMs, () => patience.abort(new Error('The workflow was cancelled.')));
    };
    cancelled.addEventListener('abort', loseIt, { once: true });
    try {
        const buildId = await client.builds.start(body, { signal: cancelled, inFlight: patience.signal });
        return { buildId, certainty: 'own' };
    }
    catch (cause) {
        if (!(cause instanceof StartUncertain) && !patience.signal.aborted)
            throw cause;
        const ms = cancelled.aborted ? limits.cancelGraceMs : limits.startLookUpMs;
        const found = await lookUpUnlessCancelled({ client, clock, limits, cancelled }, { sent, ms });
        if (found.kind === 'byLabel')
            return { buildId: found.build._id, certainty: 'own' };
        if (found.kind === 'byTime')
            return { buildId: found.build._id, certainty: 'adopted' };
        throw new StartLost(sent, { found, cause });
    }
    finally {
        cancelled.removeEventListener('abort', loseIt);
        callOff?.();
    }
}
/** A look-up that a cancellation shortens to the time that there is then. */
async function lookUpUnlessCancelled({ client, clock, limits, cancelled, }, { sent, ms }) {
    try {
        return await lookUpStart({ client, clock }, { sent, ms, ...(cancelled.aborted ? {} : { signal: cancelled }) });
    }
    catch (error) {
        if (!(error instanceof Cancelled))
            throw error;
        return lookUpStart({ client, clock }, { sent, ms: limits.cancelGraceMs });
    }
}

;// CONCATENATED MODULE: ./build/actions/build/start.js










/**
 * Starts a build of every workflow, side by side, and writes onto the board the ids, or why there is none: of several
 * workflows one that is refused leaves the others running. Each step of it is saved first, for the post step.
 *
 * @returns what was saved of each start, in the order of the workflows
 */
function startAll(following, starting) {
    return Promise.all(starting.request.workflowIds.map((workflowId, index) => startAndSave(following, { ...starting, workflowId, index })));
}
async function startAndSave(following, { request, baseUrl, chance, workflowId, index }) {
    const { board, clock, runner } = following;
    const [label, ...others] = labelsOf(runner.run, chance);
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
        board.updateWorkflow({ workflowId }, (report) => started(report, { buildId, certainty, pageUrl, at: clock.now() }));
        if (certainty === 'own')
            return save({ buildId });
        runner.log.warning(`The start of ${workflowId} was not answered. Build ${buildId} is followed, as it alone can be the one by app, workflow, ${refText(target.ref)} and time. It is not cancelled by this step, because it may be somebody else's.`);
        return save({ buildId, settled: true });
    }
    catch (error) {
        if (!(error instanceof UserError || error instanceof Cancelled))
            throw error;
        const reason = `${error.message}${await nameHint(following, { error, appId, workflowId })}`;
        board.updateWorkflow({ workflowId }, (report) => ({ ...report, failure: { reason } }));
        // A certain refusal leaves nothing behind; a start that was lost is looked for once more by the post step.
        return save(error instanceof StartLost ? {} : { settled: true });
    }
}

;// CONCATENATED MODULE: ./build/actions/build/run.js
















/**
 * The build action: starts builds, waits for them, and says how they went.
 *
 * @returns whether the step has succeeded
 * @throws InputError and ForkRefused before any request
 */
async function build({ runner, connect, clock, chance, limits }) {
    maskSecrets(runner, ['token', 'githubToken']);
    const { connection, request, cancelPrevious, clearCaches, wait, waiting, afterBuild, comment } = readBuildInputs(runner);
    const redact = redaction({
        secrets: [connection.token, runner.input('githubToken')],
        values: Object.values(request.variables ?? {}),
    });
    const initial = {
        appId: request.appId,
        ref: request.target.ref,
        ...(request.target.sha ? { commit: request.target.sha } : {}),
        startedAt: clock.now(),
        workflows: request.workflowIds.map(notStarted),
    };
    const board = createBoard(initial, redact);
    const watching = { runner, client: connect(connection), clock, limits, board };
    const page = openPullRequestPage(watching, { inputs: comment, chance });
    const following = { ...watching, page };
    runner.log.info(openingLine(board.report));
    logChanges(following);
    warnOfOtherCommits(following);
    if (cancelPrevious)
        await cancelPreviousBuilds(following, request);
    if (clearCaches !== 'none')
        await clearCachesOf(following, { request, which: clearCaches });
    const starts = await startAll(following, { request, baseUrl: connection.baseUrl, chance });
    publishOutputs(following);
    const because = wait ? await follow(following, { waiting, afterBuild, redact }) : 'ended';
    settleEnded(following, starts);
    return conclude(following, { because, ...waiting, ...afterBuild });
}
/** Tells the post step which builds it has nothing more to do with. */
function settleEnded({ board, runner }, starts) {
    board.report.workflows.forEach(({ status = '' }, index) => {
        const start = starts[index];
        if (start && hasEnded(status))
            saveStart(runner, { index, start: { ...start, settled: true } });
    });
}

;// CONCATENATED MODULE: ./build/contract/cache.js



/** What a workflow keeps between its builds. */
const Cache = schemas/* looseObject */._H3({
    _id: schemas/* string */.YjP(),
    appId: schemas/* string */.YjP(),
    workflowId: schemas/* string */.YjP(),
    lastUsed: Timestamp,
    size: schemas/* int */.Whr().nonnegative().describe('Bytes'),
});
const SeenCache = tolerant(schemas/* looseObject */._H3({ ...Cache.shape, lastUsed: schemas/* string */.YjP() }), ['_id']);
/** The answer to a deletion: it has been started, and completes later. */
const CacheDeletion = schemas/* looseObject */._H3({
    caches: schemas/* array */.YOg(schemas/* string */.YjP()).describe('Ids of the caches to be deleted'),
    message: schemas/* string */.YjP(),
});
const SeenCacheDeletion = tolerant(CacheDeletion, ['caches']);

;// CONCATENATED MODULE: ./build/contract/endpoint.js
/** Declares an endpoint and keeps its types. */
function endpoint(declared) {
    return declared;
}
/**
 * Fills a template; each variable is encoded, so that an id can never become more path than it is.
 * Only `secureFilename` keeps its slashes: it stands for several parts (API.md, Artifacts).
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

;// CONCATENATED MODULE: ./build/contract/team.js

/** `owner` is shown as Admin in the user interface, `developer` as Member. */
const teamRoles = ['owner', 'developer'];
const Invitation = schemas/* looseObject */._H3({
    email: schemas/* email */.Rpp().describe('Address of the invited user'),
    role: schemas/* enum */.k5n(teamRoles),
});
/** The fields of a team are not shown by the contract: all of them pass as they come. */
const Team = schemas/* looseObject */._H3({});

;// CONCATENATED MODULE: ./build/contract/endpoints.js







/** Every endpoint of API.md section 4, and the log of a step, which was seen: noun, then verb. */
const endpoints = {
    builds: {
        start: endpoint({
            method: 'POST',
            path: '/builds',
            summary: 'Starts a build of a workflow on a branch or tag',
            body: StartBuild,
            answers: { 200: StartedBuild },
            seen: StartedBuild,
        }),
        list: endpoint({
            method: 'GET',
            path: '/builds',
            summary: 'Lists builds of the history, newest first',
            query: BuildFilter,
            body: undefined,
            answers: { 200: BuildPage },
            seen: SeenBuildPage,
        }),
        get: endpoint({
            method: 'GET',
            path: '/builds/:id',
            summary: 'Returns one build',
            body: undefined,
            answers: { 200: BuildAnswer },
            seen: SeenBuildAnswer,
        }),
        cancel: endpoint({
            method: 'POST',
            path: '/builds/:id/cancel',
            summary: 'Cancels a build; 208 when it has already finished',
            body: undefined,
            answers: { 200: undefined, 208: undefined },
            seen: undefined,
        }),
        stepLog: endpoint({
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
        list: endpoint({
            method: 'GET',
            path: '/apps',
            summary: 'Lists applications',
            body: undefined,
            answers: { 200: schemas/* looseObject */._H3({ applications: schemas/* array */.YOg(Application) }) },
            seen: schemas/* looseObject */._H3({ applications: schemas/* array */.YOg(SeenApplication) }),
        }),
        get: endpoint({
            method: 'GET',
            path: '/apps/:id',
            summary: 'Returns one application with its branches',
            body: undefined,
            answers: { 200: schemas/* looseObject */._H3({ application: ApplicationWithBranches }) },
            seen: schemas/* looseObject */._H3({ application: SeenApplication }),
        }),
        add: endpoint({
            method: 'POST',
            path: '/apps',
            summary: 'Adds a Git repository as an application',
            body: AddApplication,
            answers: { 200: ApplicationName },
            seen: SeenApplicationName,
        }),
        addPrivate: endpoint({
            method: 'POST',
            path: '/apps/new',
            summary: 'Adds a private Git repository with an SSH key',
            body: AddPrivateApplication,
            answers: { 200: schemas/* looseObject */._H3({ application: ApplicationName }) },
            seen: schemas/* looseObject */._H3({ application: SeenApplicationName }),
        }),
    },
    caches: {
        list: endpoint({
            method: 'GET',
            path: '/apps/:id/caches',
            summary: 'Lists the stored caches of an application',
            body: undefined,
            answers: { 200: schemas/* looseObject */._H3({ caches: schemas/* array */.YOg(Cache) }) },
            seen: schemas/* looseObject */._H3({ caches: schemas/* array */.YOg(SeenCache) }),
        }),
        removeAll: endpoint({
            method: 'DELETE',
            path: '/apps/:id/caches',
            summary: 'Starts to remove all stored caches of an application',
            body: undefined,
            answers: { 202: CacheDeletion },
            seen: SeenCacheDeletion,
        }),
        remove: endpoint({
            method: 'DELETE',
            path: '/apps/:id/caches/:cacheId',
            summary: 'Starts to remove one stored cache',
            body: undefined,
            answers: { 202: CacheDeletion },
            seen: SeenCacheDeletion,
        }),
    },
    teams: {
        invite: endpoint({
            method: 'POST',
            path: '/team/:team_id/invitation',
            summary: 'Invites a member to a team',
            body: Invitation,
            answers: { 200: Team },
            seen: Team,
        }),
        remove: endpoint({
            method: 'DELETE',
            path: '/team/:team_id/collaborator/:user_id',
            summary: 'Removes a member from a team',
            body: undefined,
            answers: { 200: undefined },
            seen: undefined,
        }),
    },
    artefacts: {
        download: endpoint({
            method: 'GET',
            path: '/artifacts/:secureFilename',
            summary: 'Downloads an artefact with the token: a redirect to where it is stored, as was seen',
            body: undefined,
            answers: { 200: undefined, 302: undefined },
            seen: undefined,
        }),
        createPublicUrl: endpoint({
            method: 'POST',
            path: '/artifacts/:secureFilename/public-url',
            summary: 'Creates a public download URL for an artefact',
            body: PublicUrlRequest,
            answers: { 200: PublicUrl },
            seen: SeenPublicUrl,
        }),
    },
};

;// CONCATENATED MODULE: ./build/contract/failure.js

/** The body of a refusal. The contract shows none; these keys were seen. */
const Failure = schemas/* looseObject */._H3({ error: schemas/* string */.YjP() });
const SeenFailure = schemas/* looseObject */._H3({ error: schemas/* unknown */.L5J(), message: schemas/* unknown */.L5J(), detail: schemas/* unknown */.L5J() })
    .partial();
/** The service's own words for a refusal: `error`, `message` or `detail` of a JSON body; otherwise nothing. */
function failureText(body) {
    const seen = SeenFailure.safeParse(body);
    if (!seen.success)
        return undefined;
    return [seen.data.error, seen.data.message, seen.data.detail].find((text) => typeof text === 'string' && text !== '');
}

;// CONCATENATED MODULE: ./build/api/retry-after.js
/**
 * How many milliseconds the service asks to be left alone, from 0 to `longestMs`; undefined where it asks for nothing
 * that can be read.
 *
 * `Retry-After` counts on every answer, in both of its forms (RFC 9110, 10.2.3). The reset headers count at 429 only:
 * services put them on all answers, and a 502 must not wait for the end of the hour. Which of their two meanings a
 * number has, seconds left or an epoch in seconds, shows in its size, whatever the header's name (SEEN.md).
 */
function retryAfterMs(answer, bounds) {
    const read = (name) => [answer.headers[name] ?? ''].flat().join().trim();
    const resets = answer.status === 429 ? ['x-ratelimit-reset', 'ratelimit-reset'] : [];
    const asked = [fromRetryAfter(read('retry-after'), bounds.now)]
        .concat(resets.map((name) => fromReset(read(name), bounds.now)))
        .find((ms) => ms !== undefined);
    return asked === undefined ? undefined : Math.min(Math.max(0, asked), bounds.longestMs);
}
function fromRetryAfter(value, now) {
    const seconds = secondsIn(value);
    if (seconds !== undefined)
        return seconds * 1000;
    if (!httpDate.test(value))
        return undefined;
    const at = Date.parse(value.endsWith('GMT') ? value : `${value} GMT`);
    return Number.isNaN(at) ? undefined : at - now;
}
function fromReset(value, now) {
    const seconds = secondsIn(value);
    if (seconds === undefined)
        return undefined;
    return seconds >= firstEpochSeconds ? seconds * 1000 - now : seconds * 1000;
}
/** No limit resets in thirty years, and none was reset before September 2001: a number this large is an epoch. */
const firstEpochSeconds = 1_000_000_000;
/**
 * The three forms of a date in HTTP (RFC 9110, 5.6.7); the last names no zone and means GMT. They are checked before
 * `Date.parse`, which finds a date in almost anything: `-1` is one of 2001.
 */
const httpDate = /^[A-Z][a-z]+(?:, \d\d[ -][A-Z][a-z]{2}[ -]\d{2,4} \d\d:\d\d:\d\d GMT| [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4})$/;
function secondsIn(value) {
    return /^\d{1,15}(?:\.\d+)?$/.test(value) ? Number(value) : undefined;
}

// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js + 1 modules
var lib = __webpack_require__(4942);
;// CONCATENATED MODULE: ./build/api/transport.js

/**
 * The real network, through @actions/http-client, which brings the proxies that the runner's environment names.
 * Its own redirects (they keep the token), retries (the policy is ours) and body readers (they never settle when the
 * connection is cut) stay unused.
 */
const networkTransport = async (request, { signal }) => {
    const tunnel = new AbortController();
    const closeTunnel = () => tunnel.abort(signal.reason);
    const http = new lib/* HttpClient */.Qq('build-service-action', [requestOptions({ signal, tunnel: tunnel.signal })], {
        allowRedirects: false,
        allowRetries: false,
    });
    signal.addEventListener('abort', closeTunnel, { once: true });
    try {
        const { message } = await http.request(request.method, request.url.href, request.body ?? null, {
            ...request.headers,
        });
        return { status: message.statusCode ?? 0, headers: message.headers, body: message };
    }
    finally {
        signal.removeEventListener('abort', closeTunnel);
    }
};
/** Puts what `HttpClient` does not offer into the options of the request that it makes. */
function requestOptions({ signal, tunnel }) {
    return {
        prepareRequest(options) {
            options.signal = signal;
            // While a proxy has not answered `CONNECT`, the request has no socket that its own signal could end, and would
            // wait for ever. The agent makes the proxy's request of these options; a signal of its own, as the agent takes
            // away the listeners by which a request lets go of its signal.
            const { proxyOptions } = options.agent;
            if (proxyOptions)
                proxyOptions.signal = tunnel;
            // `http.request` wants an IPv6 address without the brackets of the URL.
            options.host = options.host?.replace(/^\[(.*)\]$/, '$1');
        },
        canHandleAuthentication: () => false,
        handleAuthentication: () => Promise.reject(new Error('No authentication is handled here')),
    };
}
/**
 * The whole body as text.
 *
 * @throws RangeError when it is larger than `limit` bytes; the stream's error when the connection is cut
 */
async function readText(body, limit) {
    const chunks = [];
    let size = 0;
    for await (const chunk of body) {
        size += chunk.length;
        if (size > limit)
            throw new RangeError(`The body is larger than ${limit} bytes`);
        chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
}

;// CONCATENATED MODULE: ./build/api/attempt.js







/** A page of builds can weigh megabytes; what is larger than this is no answer of this API. */
const largestAnswer = 64 * 1024 * 1024;
/**
 * Sends one request once and reads its answer whole, within the limit for one attempt.
 *
 * @throws ServiceError for every situation in which there is no successful answer; the outer signal's reason when that
 *   was aborted
 */
async function attempt({ operation, request, signal }, { transport, clock, limits }) {
    const origin = request.url.origin;
    try {
        return await withinTime({ clock, ms: limits.attemptMs, signal }, async (limited) => {
            const reply = await transport(request, { signal: limited });
            const text = await readText(reply.body, largestAnswer);
            if (reply.status >= 200 && reply.status < 300)
                return { status: reply.status, text };
            throw unsuccessful(operation, {
                ...reply,
                text,
                url: request.url,
                now: clock.now(),
                longestMs: limits.longestRetryAfterMs,
            });
        });
    }
    catch (error) {
        if (signal?.aborted)
            throw signal.reason;
        if (error instanceof ServiceError)
            throw error;
        if (error instanceof TimeLimitPassed)
            throw new AnswerTimedOut(operation, { origin, seconds: error.seconds });
        if (error instanceof RangeError)
            throw new AnswerUnreadable(operation, { origin, found: 'an endless body', cause: error });
        const cause = external_node_util_.types.isNativeError(error) ? error : new Error(String(error));
        const Situation = networkFailure(cause).certain ? ServiceUnreachable : AnswerLost;
        throw new Situation(operation, { origin, cause });
    }
}
function unsuccessful(operation, reply) {
    if (reply.status >= 300 && reply.status < 400)
        return new RedirectRefused(operation, { target: originOf(reply.headers.location, reply.url) });
    return refusalOf(operation, {
        status: reply.status,
        said: failureText(parsed(reply.text)),
        retryAfterMs: retryAfterMs(reply, reply),
    });
}
function originOf(location, base) {
    return (location && URL.parse(location, base.href)?.origin) || 'an unreadable address';
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/api/retry.js
/**
 * Whether a failed request is sent again, and after how long: a pure function (DESIGN 4.5).
 *
 * The pause is what the service asked for, and on top of it full jitter: a draw from zero to a bound that doubles
 * with each attempt. So those who were told the same time do not come back together, and a service that says
 * `Retry-After: 0` for ever is not stormed. No attempt begins that the budget could not hold to its limit.
 */
function decideRetry(attempted, limits) {
    const verdict = judge(attempted, limits);
    if (verdict !== 'again')
        return { kind: 'stop', reason: verdict };
    const asked = attempted.failure.kind === 'status' ? (attempted.failure.retryAfterMs ?? 0) : 0;
    const bound = Math.min(limits.backoffCapMs, limits.backoffBaseMs * 2 ** (attempted.attempt - 1));
    const ms = asked + attempted.fraction * bound;
    // The pause is never cut to what is left of the budget: attempts that fail at once would then storm at its end.
    const room = limits.retryBudgetMs - attempted.elapsedMs - limits.attemptMs;
    return ms > room ? { kind: 'stop', reason: 'budget' } : { kind: 'wait', ms };
}
function judge(attempted, limits) {
    const { failure, operation } = attempted;
    if (operation === 'start')
        return judgeStart(failure);
    if (failure.kind !== 'status' || mayPass(failure.status))
        return 'again';
    const isNew = attempted.newBuildAgeMs !== undefined && attempted.newBuildAgeMs < limits.newBuildMs;
    return failure.status === 404 && isNew ? 'again' : 'final';
}
/**
 * What a failed start means. Only a certain refusal is sent again; a 5xx, a 408 or a 425 may have come from a proxy on
 * the way back, and the build has then to be looked up.
 */
function judgeStart(failure) {
    switch (failure.kind) {
        case 'network':
            return failure.certain ? 'again' : 'lookUp';
        case 'status':
            if (failure.status === 429)
                return 'again';
            return mayPass(failure.status) ? 'lookUp' : 'final';
        case 'timeout':
        case 'malformed':
            return 'lookUp';
    }
}
function mayPass(status) {
    return status === 408 || status === 425 || status === 429 || status >= 500;
}

;// CONCATENATED MODULE: ./build/api/call.js





/**
 * Calls an endpoint: fills its path, sends, repeats by the retry policy, and reads the answer by the contract.
 *
 * @throws ServiceError; the signal's reason when it was aborted
 */
async function call(endpoint, request, connection) {
    const url = addressOf(connection.baseUrl, fillPath(endpoint.path, request.path));
    if (request.query)
        url.search = request.query.toString();
    const wire = {
        method: endpoint.method,
        url,
        // API.md section 4: every request carries both headers, with a body or without.
        headers: {
            'x-auth-token': connection.token,
            'content-type': 'application/json',
            accept: 'application/json',
        },
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    };
    const read = (raw) => ({
        status: raw.status,
        body: bodyOf(endpoint, { raw, operation: request.operation, url }),
    });
    return repeat(wire, read, request, connection);
}
/**
 * `baseUrl` may have a path of its own: the API's paths come below it. The path is set and not resolved: of one with two
 * slashes in front, as in `https://host//api`, resolving would make a host, and the token would go there.
 */
function addressOf(baseUrl, path) {
    const url = new URL(baseUrl.origin);
    url.pathname = baseUrl.pathname.replace(/\/+$/, '') + path;
    return url;
}
async function repeat(wire, read, request, { clock, chance, limits, gate, transport, onRetry }) {
    const begun = clock.now();
    for (let number = 1;; number++) {
        try {
            const { operation, signal, inFlight = signal } = request;
            return read(await gate(() => attempt({ operation, request: wire, signal: inFlight }, { transport, clock, limits }), signal));
        }
        catch (error) {
            if (!(error instanceof ServiceError && error.failure))
                throw error;
            const now = clock.now();
            const decision = decideRetry({
                operation: request.kind,
                attempt: number,
                failure: error.failure,
                elapsedMs: now - begun,
                fraction: chance.fraction(),
                ...(request.newSince === undefined ? {} : { newBuildAgeMs: now - request.newSince }),
            }, limits);
            if (decision.kind === 'stop')
                throw error;
            onRetry(error, decision.ms);
            await sleep(clock, decision.ms, request.signal);
        }
    }
}
function bodyOf({ seen, form }, { raw, operation, url }) {
    if (!seen)
        return undefined;
    const found = seen.safeParse(form === 'text' ? raw.text : parseJson(raw, operation, url));
    if (found.success)
        return found.data;
    const field = found.error.issues[0]?.path.join('.') ?? '';
    throw new FieldMissing(operation, { field, cause: found.error });
}
function parseJson({ status, text }, operation, url) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        const found = `status ${status} and ${text === '' ? 'an empty body' : text.trimStart().startsWith('<') ? 'a page of HTML' : 'a text'}`;
        throw new AnswerUnreadable(operation, { origin: url.origin, found, cause });
    }
}

;// CONCATENATED MODULE: ./build/api/applications.js


function applicationsOf(connection) {
    return {
        async list({ signal } = {}) {
            const { body } = await call(endpoints.applications.list, { operation: 'applications.list', kind: 'read', path: {}, signal }, connection);
            return body.applications;
        },
        async get(id, { signal } = {}) {
            const { body } = await call(endpoints.applications.get, { operation: 'applications.get', kind: 'read', path: { id }, signal }, connection);
            return body.application;
        },
        async add(application, { signal } = {}) {
            const { body } = await call(endpoints.applications.add, { operation: 'applications.add', kind: 'start', path: {}, body: application, signal }, connection);
            return applications_named(body);
        },
        async addPrivate(application, { signal } = {}) {
            const { body } = await call(endpoints.applications.addPrivate, { operation: 'applications.addPrivate', kind: 'start', path: {}, body: application, signal }, connection);
            return applications_named(body.application);
        },
    };
}
function applications_named(application) {
    const { _id, appName } = application;
    return appName ? { _id, appName } : { _id };
}

;// CONCATENATED MODULE: ./build/api/content-range.js
/** `Content-Range: bytes 500-999/1000` (RFC 9110, 14.4); `undefined` for a header that is missing or says something else. */
function parseContentRange(header) {
    const [, from, to, total] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15}|\*)$/.exec(header?.trim() ?? '') ?? [];
    if (from === undefined || to === undefined || Number(to) < Number(from))
        return undefined;
    return { from: Number(from), to: Number(to), total: total === '*' ? undefined : Number(total) };
}
/** The length that an answer 416 tells in `Content-Range`, after `bytes` and an asterisk. */
function unsatisfiedLength(header) {
    const [, total] = /^bytes \*\/(\d{1,15})$/.exec(header?.trim() ?? '') ?? [];
    return total === undefined ? undefined : Number(total);
}
/** A tag that can stand in `If-Range`: weak ones cannot (RFC 9110, 13.1.5). */
function strongTag(etag) {
    return etag !== undefined && /^"[^"\r\n]*"$/.test(etag) ? etag : undefined;
}

;// CONCATENATED MODULE: ./build/api/download-body.js



/** Keeps an error of the sink from being taken for one of the network. */
class SinkFailed extends Error {
    name = 'SinkFailed';
}
/** @throws SinkFailed, with what the sink threw as its cause */
async function sinkDoes(work) {
    try {
        await work;
    }
    catch (cause) {
        throw new SinkFailed('The sink failed', { cause });
    }
}
/**
 * Gives the body of an answer to the sink.
 *
 * @throws AnswerLost when it ends too early; ArtefactDiffers when it does not end where it should; SinkFailed
 */
async function takeBody({ operation, sink, size }, { reply, url }, watch) {
    const total = totalOf(reply, sink.length);
    watch.heard();
    for await (const chunk of reply.body) {
        if (size !== undefined && sink.length + chunk.length > size)
            throw new ArtefactDiffers(operation, { what: 'size', expected: `${size} bytes`, found: 'larger' });
        const busy = sink.write(chunk);
        if (busy) {
            watch.resting();
            await sinkDoes(busy);
        }
        watch.heard();
    }
    // Where a body ends with its connection, only its length tells whether it was cut.
    const due = total ?? size ?? sink.length;
    if (sink.length >= due)
        return;
    const cause = new Error(`${sink.length} of ${due} bytes came`);
    throw new AnswerLost(operation, { origin: url.origin, cause });
}
/** Bytes of the whole file, where the answer tells. */
function totalOf({ headers, status }, before) {
    const { 'content-length': length, 'content-range': range } = headers;
    const told = status === 206 ? parseContentRange(range)?.total : undefined;
    if (told !== undefined)
        return told;
    return length === undefined ? undefined : before + Number(length);
}

;// CONCATENATED MODULE: ./build/api/download-refusal.js





/** More of a refusal's body is no explanation. */
const longestExplanation = 64 * 1024;
/** The situation behind an answer that is no file. */
async function downloadRefusal(operation, { reply, url, redirects }, { clock, limits }) {
    const { status, headers, body } = reply;
    const bounds = { now: clock.now(), longestMs: limits.longestRetryAfterMs };
    const asked = retryAfterMs({ status, headers }, bounds);
    if (redirects === 0) {
        const said = failureText(download_refusal_parsed(await readText(body, longestExplanation).catch(() => '')));
        return refusalOf(operation, { status, said, retryAfterMs: asked });
    }
    body.destroy();
    const facts = { origin: url.origin, status, retryAfterMs: asked };
    // What storage answers for a link that was signed and whose time is over, or whose file is gone.
    if (status === 403 || status === 404 || status === 410)
        return new LinkExpired(operation, facts);
    return new StorageRefused(operation, facts);
}
function download_refusal_parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/api/redirects.js

/** DESIGN 5.3: downloads follow five at most, never from https to http. */
const mostRedirects = 5;
/**
 * Asks for a file with the token and follows redirects by hand. The token goes to the origin of `baseUrl` only, and no
 * more once the way has left it: another host must not be able to send it back with a request of its own choice.
 *
 * @throws TooManyRedirects; UnsafeRedirect; what the transport throws
 */
async function openFollowing(request, { baseUrl, token, transport, gate }) {
    const { operation, headers, signal, on } = request;
    let url = request.url;
    let isTrusted = true;
    for (let redirects = 0;; redirects++) {
        on(url);
        isTrusted &&= url.origin === baseUrl.origin;
        // API.md section 4: every request to the service carries both headers.
        const own = isTrusted ? { 'x-auth-token': token, 'content-type': 'application/json' } : {};
        const wire = { method: 'GET', url, headers: { ...headers, ...own } };
        // The gate counts requests to the service. It lets go when the head has come: bodies take their time.
        const send = () => transport(wire, { signal });
        const reply = isTrusted ? await gate(send, signal) : await send();
        const { location } = reply.headers;
        if (reply.status < 300 || reply.status >= 400 || location === undefined)
            return { reply, url, redirects };
        reply.body.destroy();
        if (redirects === mostRedirects)
            throw new TooManyRedirects(operation, { most: mostRedirects });
        url = target(operation, { location, from: url });
    }
}
function target(operation, { location, from }) {
    const url = URL.parse(location, from.href);
    const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && from.protocol === 'http:');
    if (!url || !safe)
        throw new UnsafeRedirect(operation, {
            from: from.origin,
            target: url ? `${url.protocol}//${url.host}` : 'an unreadable address',
        });
    url.username = '';
    url.password = '';
    return url;
}

;// CONCATENATED MODULE: ./build/api/stall-watch.js
/** The reason of a signal that a stall watch aborted. */
class Stalled extends Error {
    name = 'Stalled';
    seconds;
    constructor(ms) {
        super(`Nothing was heard for ${ms / 1000} s`);
        this.seconds = ms / 1000;
    }
}
/**
 * Runs `work` with a signal that is aborted when nothing is heard for `ms` milliseconds, or the outer signal is
 * aborted. One timer serves the whole of it, however often something is heard.
 *
 * @throws the reason of the signal, where it was aborted
 */
async function withoutStall(limit, work) {
    const { clock, ms } = limit;
    const controller = new AbortController();
    let heardAt = clock.now();
    let callOff = () => { };
    const arm = (left) => {
        callOff = clock.after(left, () => {
            const silent = heardAt === undefined ? 0 : clock.now() - heardAt;
            if (silent >= ms)
                controller.abort(new Stalled(ms));
            else
                arm(ms - silent);
        });
    };
    arm(ms);
    const signal = limit.signal ? AbortSignal.any([limit.signal, controller.signal]) : controller.signal;
    try {
        signal.throwIfAborted();
        return await work({
            signal,
            heard: () => {
                heardAt = clock.now();
            },
            resting: () => {
                heardAt = undefined;
            },
        });
    }
    catch (error) {
        if (signal.aborted)
            throw signal.reason;
        throw error;
    }
    finally {
        callOff();
    }
}

;// CONCATENATED MODULE: ./build/api/download-attempt.js








/**
 * One attempt to bring the rest of the file into the sink. It ends when nothing comes for `limits.downloadIdleMs`; the
 * time in which the sink is busy does not count.
 */
async function downloadAttempt(task, connection) {
    const { operation, signal } = task;
    const { clock, limits } = connection;
    let asked = task.url;
    const on = (url) => {
        asked = url;
    };
    try {
        await withoutStall({ clock, ms: limits.downloadIdleMs, signal }, async (watch) => {
            const opened = await openRest(task, connection, { signal: watch.signal, on });
            if (opened)
                await takeBody(task, opened, watch);
        });
    }
    catch (error) {
        if (signal?.aborted)
            throw signal.reason;
        if (error instanceof SinkFailed)
            throw error.cause;
        if (error instanceof ServiceError)
            throw error;
        const { origin } = asked;
        if (error instanceof Stalled)
            throw new DownloadStalled(operation, { origin, seconds: error.seconds });
        const cause = error instanceof Error ? error : new Error(String(error));
        const Situation = networkFailure(cause).certain ? ServiceUnreachable : AnswerLost;
        throw new Situation(operation, { origin, cause });
    }
}
/** Asks for what the sink has not got yet, and makes it ready for what comes; `undefined` when it has everything. */
async function openRest(task, connection, asking) {
    const { operation, url, sink, course } = task;
    const from = course.ranges === 'asked' ? sink.length : 0;
    const range = from > 0 ? { range: `bytes=${from}-` } : {};
    // Another file than the one that was begun then comes whole.
    const condition = from > 0 && course.etag ? { 'if-range': course.etag } : {};
    const headers = { accept: '*/*', 'accept-encoding': 'identity', ...range, ...condition };
    const opened = await openFollowing({ ...asking, operation, url, headers }, connection);
    const { status, headers: answered, body } = opened.reply;
    switch (status) {
        case 200:
            if (sink.length > 0)
                await sinkDoes(sink.restart());
            course.etag = strongTag(answered.etag);
            return opened;
        case 206:
            return checkedRange(task, opened, from);
        case 416:
            body.destroy();
            if (from > 0 && unsatisfiedLength(answered['content-range']) === from)
                return undefined;
            throw new WrongRange(operation, { origin: opened.url.origin, asked: from, got: 'status 416' });
        default:
            throw await downloadRefusal(operation, opened, connection);
    }
}
function checkedRange({ operation, course, sink }, opened, from) {
    const { headers, body } = opened.reply;
    const came = parseContentRange(headers['content-range']);
    const isSameFile = course.etag === undefined || headers.etag === undefined || headers.etag === course.etag;
    if (came?.from === from && from === sink.length && isSameFile)
        return opened;
    body.destroy();
    const got = isSameFile ? `"${headers['content-range'] ?? 'no Content-Range'}"` : 'a part of another file';
    throw new WrongRange(operation, { origin: opened.url.origin, asked: from, got });
}

;// CONCATENATED MODULE: ./build/api/download.js





/**
 * Brings a whole file into the sink. After a failure it goes on where it was; each attempt asks the service for a fresh
 * link to the storage, as links expire. The budget of the retry policy begins anew with each attempt that came further
 * than all before it: a large file may be cut often and still arrives.
 *
 * @throws ServiceError when the policy gives up; the signal's reason; what the sink throws
 */
async function download(task, connection) {
    const { sink, signal } = task;
    const { clock, chance, limits, onRetry } = connection;
    const course = { etag: undefined, ranges: 'asked' };
    let begun = clock.now();
    let furthest = sink.length;
    let expired = 0;
    for (let number = 1;; number++) {
        try {
            return await downloadAttempt({ ...task, course }, connection);
        }
        catch (error) {
            if (!(error instanceof ServiceError && error.failure))
                throw error;
            expired = error instanceof LinkExpired ? expired + 1 : 0;
            if (expired >= limits.refusalsInRow)
                throw error;
            if (error instanceof WrongRange)
                course.ranges = 'refused';
            if (sink.length > furthest) {
                furthest = sink.length;
                begun = clock.now();
                number = 1;
            }
            const decision = decideRetry({
                operation: 'read',
                attempt: number,
                failure: error.failure,
                elapsedMs: clock.now() - begun,
                fraction: chance.fraction(),
            }, limits);
            if (decision.kind === 'stop')
                throw error;
            onRetry(error, decision.ms);
            await sleep(clock, decision.ms, signal);
        }
    }
}

;// CONCATENATED MODULE: ./build/api/own-address.js


/**
 * The decoded parts of an address that the service gave, below a folder of `baseUrl`.
 *
 * @param folder such as `/artifacts/`
 * @throws ForeignAddress for any other address: the token goes to `baseUrl`'s origin only (DESIGN 5.3)
 */
function partsBelow(address, { operation, folder, connection, }) {
    const below = addressOf(connection.baseUrl, folder);
    const url = URL.parse(address, connection.baseUrl.href);
    const rest = url?.pathname.startsWith(below.pathname)
        ? url.pathname.slice(below.pathname.length)
        : undefined;
    const parts = rest === undefined ? undefined : own_address_decoded(rest);
    if (url?.origin !== below.origin || !parts)
        throw new ForeignAddress(operation, {
            origin: url?.origin ?? 'an unreadable address',
            expected: below.href,
        });
    return parts;
}
/** The decoded parts of a path; `undefined` where one is empty, not well encoded, or would be two after decoding. */
function own_address_decoded(path) {
    try {
        const parts = path.split('/').map(decodeURIComponent);
        return parts.some((part) => part === '' || part.includes('/')) ? undefined : parts;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/api/artefacts.js





function artefactsOf(connection) {
    return {
        async createPublicUrl({ url, expiresAt }, { signal } = {}) {
            const operation = 'artefacts.createPublicUrl';
            const secureFilename = partsBelow(url, { operation, folder: '/artifacts/', connection }).join('/');
            const { body } = await call(endpoints.artefacts.createPublicUrl, { operation, kind: 'idempotentWrite', path: { secureFilename }, body: { expiresAt }, signal }, connection);
            return body;
        },
        async download({ url: address, sink, size }, { signal } = {}) {
            const operation = 'artefacts.download';
            const secureFilename = partsBelow(address, { operation, folder: '/artifacts/', connection }).join('/');
            const path = fillPath(endpoints.artefacts.download.path, { secureFilename });
            const url = addressOf(connection.baseUrl, path);
            await download({ operation, url, sink, size, signal }, connection);
        },
    };
}

;// CONCATENATED MODULE: ./build/api/builds.js






function buildsOf(connection) {
    const page = async (query, signal) => {
        const request = { operation: 'builds.list', kind: 'read', path: {}, query, signal };
        return (await call(endpoints.builds.list, request, connection)).body;
    };
    return {
        async start(body, { signal, inFlight } = {}) {
            const operation = 'builds.start';
            try {
                const request = { operation, kind: 'start', path: {}, body, signal, inFlight };
                return (await call(endpoints.builds.start, request, connection)).body.buildId;
            }
            catch (error) {
                if (error instanceof ServiceError && isUncertain(error))
                    throw new StartUncertain(operation, { cause: error });
                throw error;
            }
        },
        async get(id, { signal, newSince } = {}) {
            const { body } = await call(endpoints.builds.get, { operation: 'builds.get', kind: 'read', path: { id }, signal, newSince }, connection);
            return body;
        },
        async *list(filter, { signal } = {}) {
            const seen = new Set();
            let query = new URLSearchParams(filter);
            while (query) {
                const { builds, nextPageUrl } = await page(query, signal);
                const fresh = builds.filter((build) => !seen.has(build._id));
                for (const build of fresh) {
                    seen.add(build._id);
                    if (matches(build, filter))
                        yield build;
                }
                // A page without anything new would lead to itself for ever.
                query = fresh.length === 0 ? undefined : nextQuery(nextPageUrl);
            }
        },
        async newest(filter, { signal } = {}) {
            const { builds } = await page(new URLSearchParams(filter), signal);
            return builds.filter((build) => matches(build, filter));
        },
        async stepLog(logUrl, { signal } = {}) {
            const operation = 'builds.stepLog';
            const [id = '', folder, stepId = ''] = partsBelow(logUrl, {
                operation,
                folder: '/builds/',
                connection,
            });
            if (folder !== 'step' || stepId === '')
                throw new ForeignAddress(operation, {
                    origin: connection.baseUrl.origin,
                    expected: '/builds/:id/step/:stepId',
                });
            const request = { operation, kind: 'read', path: { id, stepId }, signal };
            return (await call(endpoints.builds.stepLog, request, connection)).body;
        },
        async cancel(id, { signal, newSince } = {}) {
            const { status } = await call(endpoints.builds.cancel, { operation: 'builds.cancel', kind: 'idempotentWrite', path: { id }, signal, newSince }, connection);
            return status === 208 ? 'alreadyFinished' : 'canceled';
        },
    };
}
/** A success without an id is as uncertain as a lost answer. */
function isUncertain(error) {
    return (error instanceof FieldMissing || (error.failure !== undefined && judgeStart(error.failure) === 'lookUp'));
}
/** Only the query of `nextPageUrl` is used: the token never follows an address that an answer names (DESIGN 2.5). */
function nextQuery(nextPageUrl) {
    return nextPageUrl ? URL.parse(nextPageUrl, 'https://query.invalid/')?.searchParams : undefined;
}
/** A field that the build's record does not tell cannot speak against it. */
function matches(build, filter) {
    const said = { appId: build.appId, workflowId: workflowIdOf(build), branch: build.branch, tag: build.tag };
    return Object.keys(said).every((key) => !filter[key] || said[key] === undefined || said[key] === filter[key]);
}

;// CONCATENATED MODULE: ./build/api/caches.js


function cachesOf(connection) {
    return {
        async list(id, { signal } = {}) {
            const { body } = await call(endpoints.caches.list, { operation: 'caches.list', kind: 'read', path: { id }, signal }, connection);
            return body.caches;
        },
        async removeAll(id, { signal } = {}) {
            const { body } = await call(endpoints.caches.removeAll, { operation: 'caches.removeAll', kind: 'idempotentWrite', path: { id }, signal }, connection);
            return body.caches;
        },
        async remove({ appId, cacheId }, { signal } = {}) {
            const { body } = await call(endpoints.caches.remove, { operation: 'caches.remove', kind: 'idempotentWrite', path: { id: appId, cacheId }, signal }, connection);
            return body.caches;
        },
    };
}

;// CONCATENATED MODULE: ./build/api/teams.js


function teamsOf(connection) {
    return {
        async invite({ teamId, ...invitation }, { signal } = {}) {
            const { body } = await call(endpoints.teams.invite, { operation: 'teams.invite', kind: 'start', path: { team_id: teamId }, body: invitation, signal }, connection);
            return body;
        },
        async remove({ teamId, userId }, { signal } = {}) {
            await call(endpoints.teams.remove, {
                operation: 'teams.remove',
                kind: 'idempotentWrite',
                path: { team_id: teamId, user_id: userId },
                signal,
            }, connection);
        },
    };
}

;// CONCATENATED MODULE: ./build/api/client.js






/** A client for one service and token. At most `limits.simultaneousRequests` of its requests are under way at a time. */
function createClient(options) {
    const connection = { ...options, gate: createGate(options.limits.simultaneousRequests) };
    return {
        builds: buildsOf(connection),
        applications: applicationsOf(connection),
        caches: cachesOf(connection),
        teams: teamsOf(connection),
        artefacts: artefactsOf(connection),
    };
}

;// CONCATENATED MODULE: ./build/api/limits.js
const limits_second = 1000;
const limits_minute = 60 * limits_second;
const defaultLimits = {
    attemptMs: 30 * limits_second,
    downloadIdleMs: 60 * limits_second,
    retryBudgetMs: 5 * limits_minute,
    backoffBaseMs: limits_second,
    backoffCapMs: 30 * limits_second,
    longestRetryAfterMs: 60 * limits_minute,
    startLookUpMs: 90 * limits_second,
    cancelGraceMs: 3 * limits_second,
    newBuildMs: 60 * limits_second,
    unknownBuildMs: 60 * limits_second,
    cacheRemovalMs: 2 * limits_minute,
    requestWindowMs: 60 * limits_minute,
    requestsPerWindow: 3000,
    simultaneousRequests: 8,
    refusalsInRow: 3,
};
/** The same limits with every duration multiplied by `factor`, and never under one millisecond. */
function scaled(limits, factor) {
    const shrunk = Object.entries(limits).map(([name, value]) => [
        name,
        name.endsWith('Ms') ? Math.max(1, Math.round(value * factor)) : value,
    ]);
    return Object.fromEntries(shrunk);
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 12 modules
var core = __webpack_require__(143);
;// CONCATENATED MODULE: ./build/runner/cancellation.js

/**
 * A signal that is aborted at the first SIGINT or SIGTERM. GitHub sends SIGINT when a workflow is cancelled, SIGTERM
 * 7.5 s later, and kills 2.5 s after that: the process stays alive through both to cancel what it has started.
 * On Windows the second one is Ctrl+Break (actions/runner, `ProcessInvoker`), which Node calls SIGBREAK.
 */
function cancellation(process) {
    const controller = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM', 'SIGBREAK']) {
        process.on(name, () => controller.abort(new Cancelled(name)));
    }
    return controller.signal;
}

;// CONCATENATED MODULE: ./build/runner/log.js

function createLog({ escapes, redact }) {
    const line = (text) => escapes.line(redact(text));
    const annotation = (text) => escapes.annotation(redact(text));
    const titled = ({ title } = {}) => title === undefined ? {} : { title: line(title) };
    return {
        info: (text) => core/* info */.pq(line(text)),
        debug: (text) => core/* debug */.Yz(line(text)),
        notice: (message, options) => core/* notice */.lm(annotation(message), titled(options)),
        warning: (message, options) => core/* warning */.$e(annotation(message), titled(options)),
        error: (message, options) => core/* error */.z3(annotation(message), titled(options)),
        group(title, lines) {
            core/* startGroup */.Oh(line(title));
            for (const text of lines)
                core/* info */.pq(line(text));
            core/* endGroup */.N4();
        },
    };
}

;// CONCATENATED MODULE: ./build/runner/redactor.js
/** The shortest text that is hidden: hiding less would blot out innocent words. */
const shortest = 4;
function createRedactor() {
    let secrets = [];
    return {
        add(secret) {
            const texts = [secret, ...secret.split(/\r\n|\r|\n/).map((line) => line.trim())];
            const known = new Set([...secrets, ...texts.flatMap(spellings)]);
            // The longest first, so that a secret within another does not leave the rest of it standing.
            secrets = [...known].filter((text) => text.length >= shortest).sort((a, b) => b.length - a.length);
        },
        redact: (text) => secrets.reduce((clean, secret) => clean.replaceAll(secret, '***'), text),
    };
}
/** A text as it is, as it stands in an address, and as it stands in JSON. */
function spellings(text) {
    return [text, encodeURIComponent(text.toWellFormed()), JSON.stringify(text).slice(1, -1)];
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/runner/run-context.js


/** The file with the event's payload is not JSON; GitHub writes it, so somebody else has changed it. */
class EventUnreadable extends UserError {
    constructor(path, options) {
        super(`GITHUB_EVENT_PATH names ${JSON.stringify(path)}, which is no JSON file. Give branch or tag and unset it.`, options);
    }
}
/**
 * What the environment says about the run (GitHub's documentation, "Variables"). Outside GitHub, what is missing is empty.
 *
 * @throws EventUnreadable
 */
function readRunContext(env) {
    return {
        eventName: env.GITHUB_EVENT_NAME ?? '',
        payload: readPayload(env.GITHUB_EVENT_PATH),
        ref: env.GITHUB_REF ?? '',
        sha: env.GITHUB_SHA ?? '',
        repository: env.GITHUB_REPOSITORY ?? '',
        runId: env.GITHUB_RUN_ID ?? '0',
        runAttempt: env.GITHUB_RUN_ATTEMPT ?? '1',
        job: env.GITHUB_JOB ?? '',
        workflowRef: env.GITHUB_WORKFLOW_REF ?? '',
        action: env.GITHUB_ACTION ?? '',
        serverUrl: env.GITHUB_SERVER_URL ?? 'https://github.com',
        apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
        graphqlUrl: env.GITHUB_GRAPHQL_URL ?? 'https://api.github.com/graphql',
        workspace: env.GITHUB_WORKSPACE ?? process.cwd(),
    };
}
function readPayload(path) {
    if (!path)
        return {};
    try {
        const payload = JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
        return typeof payload === 'object' && payload !== null ? payload : {};
    }
    catch (cause) {
        throw new EventUnreadable(path, { cause });
    }
}

;// CONCATENATED MODULE: ./build/runner/github-runner.js







/** The real runner: GitHub's environment variables, command files and workflow commands, through @actions/core. */
function createGithubRunner({ escapes, env }) {
    const redactor = createRedactor();
    const log = createLog({ escapes, redact: redactor.redact });
    let run;
    return {
        input: (name) => core/* getInput */.V4(name),
        setOutput: (name, value) => core/* setOutput */.uH(name, redactor.redact(value)),
        saveState: (name, value) => core/* saveState */.LZ(name, value),
        state: (name) => core/* getState */.Gu(name),
        mask(secret) {
            if (secret === '')
                return;
            core/* setSecret */.Pq(secret);
            redactor.add(secret);
        },
        log,
        async writeSummary(markdown) {
            // Without the file, the runner is one that shows no summaries; nothing is lost that the log does not say.
            if (!env.GITHUB_STEP_SUMMARY)
                return;
            try {
                await core/* summary */.z.addRaw(redactor.redact(markdown) + external_node_os_.EOL).write();
            }
            catch (error) {
                log.warning(`The job summary could not be written. ${messageOf(error)}`);
            }
        },
        /** Read when it is asked for: only then somebody is there who tells the user what is wrong with it. */
        get run() {
            run ??= readRunContext(env);
            return run;
        },
        cancelled: cancellation(process),
    };
}

;// CONCATENATED MODULE: ./build/entry/door.js








/** Runs one action in this process, with the real things, and sets its exit code. */
async function runAction(action) {
    const runner = createGithubRunner({
        env: process.env,
        escapes: { line: logLine, annotation: (text) => annotationMessage(text.split('\n')) },
    });
    const real = {
        transport: networkTransport,
        clock: systemClock,
        chance: systemChance,
        limits: defaultLimits,
    };
    if (!(await perform(action, { runner, ...real })))
        process.exitCode = 1;
}
/**
 * Carries one action out, and tells whether it has succeeded. What the user can put right is one annotation; a fault of
 * ours is shown with its stack.
 */
async function perform(action, { transport, ...parts }) {
    const { log } = parts.runner;
    const connect = (connection) => createClient({
        ...connection,
        ...parts,
        transport,
        onRetry: (error, pauseMs) => log.debug(`${error.message} Again in ${Math.round(pauseMs)} ms.`),
    });
    try {
        return await action({ ...parts, connect });
    }
    catch (error) {
        if (error instanceof UserError) {
            log.error(error.message);
            return false;
        }
        log.error('This is a fault of the action itself. Please report it with the lines below.');
        const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
        log.group('Stack', stack.split('\n'));
        return false;
    }
}

;// CONCATENATED MODULE: ./build/entry/build.js



const build_build = () => runAction(build);
const build_buildPost = () => runAction(buildPost);


/***/ })

};
