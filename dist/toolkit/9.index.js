export const id = 9;
export const ids = [9];
export const modules = {

/***/ 3277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: () => (/* binding */ WrongRange),
/* harmony export */   Lg: () => (/* binding */ TooManyRedirects),
/* harmony export */   Y0: () => (/* binding */ StorageRefused),
/* harmony export */   _u: () => (/* binding */ DownloadStalled),
/* harmony export */   ef: () => (/* binding */ LinkExpired),
/* harmony export */   kD: () => (/* binding */ ArtefactDiffers),
/* harmony export */   l3: () => (/* binding */ UnsafeRedirect)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3120);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8435);


/** An attempt received too few bytes within the idle timeout. */
class DownloadStalled extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 {
    failure = { kind: 'timeout' };
    constructor(operation, { origin, seconds, bytes }) {
        super(operation, `${origin} sent less than ${(0,_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .mebibytes */ .j)(bytes)} in ${seconds} s. Check the network between the runner and the service.`);
    }
}
/** The storage that the service redirects downloads to did not return the file. */
class StorageRefused extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 {
    failure;
    status;
    constructor(operation, refusal) {
        const { origin, status, retryAfterMs } = refusal;
        super(operation, `The storage at ${origin} answered with status ${status} instead of the file.`);
        this.status = status;
        this.failure = { kind: 'status', status, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
    }
}
/** The storage does not accept the link that the service has just signed. The next link may work. */
class LinkExpired extends StorageRefused {
    failure = { kind: 'malformed' };
}
/** The storage sent another part of the file than the one requested. */
class WrongRange extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 {
    failure = { kind: 'malformed' };
    constructor(operation, { origin, asked, got }) {
        super(operation, `${origin} was asked for the bytes starting at ${asked}, but sent ${got}.`);
    }
}
/** A redirect from https to http, or to another scheme: the token would be safe, but anyone could change the file. */
class UnsafeRedirect extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 {
    constructor(operation, { from, target }) {
        super(operation, `The download was redirected from ${from} to ${target}, which is not safe to follow.`);
    }
}
class TooManyRedirects extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 {
    constructor(operation, { most }) {
        super(operation, `The download was redirected more than ${most} times.`);
    }
}
/** The downloaded file does not match what the service says about the artefact. */
class ArtefactDiffers extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 {
    constructor(operation, { what, expected, found }) {
        super(operation, `The downloaded file is not the artefact: its ${what} is ${found}, but the service says ${expected}. The download was discarded.`);
    }
}


/***/ }),

/***/ 3120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ AnswerTimedOut),
/* harmony export */   CS: () => (/* binding */ AnswerUnreadable),
/* harmony export */   Cn: () => (/* binding */ NotPermitted),
/* harmony export */   D4: () => (/* binding */ IdUnusable),
/* harmony export */   E: () => (/* binding */ StartUncertain),
/* harmony export */   F4: () => (/* binding */ AnswerLost),
/* harmony export */   Jh: () => (/* binding */ RedirectRefused),
/* harmony export */   KN: () => (/* binding */ RequestRefused),
/* harmony export */   Mk: () => (/* binding */ NotFound),
/* harmony export */   O4: () => (/* binding */ CertificateRefused),
/* harmony export */   Of: () => (/* binding */ refusalOf),
/* harmony export */   Rx: () => (/* binding */ NameWithSlash),
/* harmony export */   UG: () => (/* binding */ AnswerTooLarge),
/* harmony export */   Ui: () => (/* binding */ ServiceUnreachable),
/* harmony export */   VG: () => (/* binding */ FieldMissing),
/* harmony export */   Y5: () => (/* binding */ NotSent),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   mG: () => (/* binding */ networkErrorOf),
/* harmony export */   nH: () => (/* binding */ ForeignAddress),
/* harmony export */   rq: () => (/* binding */ TokenRefused)
/* harmony export */ });
/* unused harmony exports Refusal, Throttled, ServiceTrouble */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4925);
/* harmony import */ var _http_network_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2853);
/**
 * What can go wrong between the action and the service: one class, one situation. `operation` is noun and verb, such
 * as `builds.get`.
 */


class ServiceError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo {
    operation;
    /** The same situation for the retry policy; `undefined` if sending the request again cannot help. */
    failure = undefined;
    constructor(operation, message, options) {
        super(message, options);
        this.operation = operation;
    }
}
/** No connection was made: the request certainly did not arrive. */
class ServiceUnreachable extends ServiceError {
    failure = { kind: 'network', certain: true };
    constructor(operation, { origin, cause }) {
        super(operation, `${origin} cannot be reached (${(0,_http_network_error_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(cause)}). Check baseUrl and the runner's network.`, { cause });
    }
}
/** The service, or a proxy that decrypts connections, presented a certificate that is not trusted; nothing was sent. */
class CertificateRefused extends ServiceError {
    constructor(operation, { origin, cause }) {
        super(operation, `The certificate of ${origin} is not trusted (${cause.message}). If your company signs its own certificates, set NODE_EXTRA_CA_CERTS to the file of its root certificate.`, { cause });
    }
}
/** The connection broke before the answer was complete: the request may have arrived. */
class AnswerLost extends ServiceError {
    failure = { kind: 'network', certain: false };
    constructor(operation, { origin, cause }) {
        super(operation, `The connection to ${origin} broke before ${operation} was answered (${(0,_http_network_error_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(cause)}). Check the network between the runner and the service.`, { cause });
    }
}
/** The situation that a network error stands for. */
function networkErrorOf(operation, error) {
    return (0,_http_network_error_js__WEBPACK_IMPORTED_MODULE_1__/* .networkFailure */ .rd)(error.cause).certain
        ? new ServiceUnreachable(operation, error)
        : new AnswerLost(operation, error);
}
/** One attempt timed out before the answer was complete: the request may have arrived. */
class AnswerTimedOut extends ServiceError {
    failure = { kind: 'timeout' };
    constructor(operation, { origin, seconds }) {
        super(operation, `${origin} did not answer ${operation} within ${seconds} s. Check the network between the runner and the service.`);
    }
}
/** A successful status without JSON: an HTML page of a proxy, or a truncated body. */
class AnswerUnreadable extends ServiceError {
    failure = { kind: 'malformed' };
    constructor(operation, { origin, found, cause }) {
        super(operation, `${origin} answered ${operation} with ${found} instead of JSON. Check that baseUrl is the address of the API.`, { cause });
    }
}
/** The answer is larger than any answer of this API should be. */
class AnswerTooLarge extends ServiceError {
    failure = { kind: 'malformed' };
    constructor(operation, { origin, most, cause }) {
        super(operation, `${origin} answered ${operation} with more than ${most}. Check that baseUrl is the address of the API.`, { cause });
    }
}
/** The answer lacks a field that is needed to go on. */
class FieldMissing extends ServiceError {
    /** Its path, such as `build.status`. */
    field;
    constructor(operation, { path, cause }) {
        const field = path.join('.');
        const found = path.length === 0 ? 'does not have the expected form' : `has no usable field "${field}"`;
        super(operation, `The service's answer to ${operation} ${found}. The API is in preview and may have changed.`, { cause });
        this.field = field;
    }
}
/**
 * A start that may or may not have created the build: the answer was lost or unreadable, or it may come from a proxy in
 * front of a service that did the work. The build is looked for, and never started again (docs/reliability.md, "One
 * request, one build").
 */
class StartUncertain extends ServiceError {
    constructor(operation, { cause }) {
        super(operation, `It is not certain whether the build was started. ${cause.message}`, { cause });
    }
}
/** API requests do not follow redirects: the token is sent to the origin of `baseUrl` only. */
class RedirectRefused extends ServiceError {
    constructor(operation, { target }) {
        super(operation, `The service redirects ${operation} to ${target}. Set baseUrl to the final address of the API.`);
    }
}
/** The service returned the address of an artefact or a log that is not below `baseUrl`: the token must not be sent there. */
class ForeignAddress extends ServiceError {
    constructor(operation, { origin, expected }) {
        super(operation, `The service returned an address at ${origin} that is not below ${expected}, so the token was not sent there. Check baseUrl.`);
    }
}
/** An ID, from an input or the service, that cannot be part of a URL, such as `..` or a lone surrogate; nothing was sent. */
class IdUnusable extends ServiceError {
    constructor(operation, { cause }) {
        super(operation, `${operation} was called with an id that cannot be part of a URL. Check the ids.`, {
            cause,
        });
    }
}
/** The service returned an address with an encoded slash, `%2F`, in one of its parts, which could be read as two parts. */
class NameWithSlash extends ServiceError {
    constructor(operation, { name }) {
        super(operation, `The service returned an address with an encoded slash (%2F) in the name "${name}", so it was not requested. Rename the file in the build so that its name has no slash.`);
    }
}
/** The service refused the request. `said` is its explanation, if it gave one. */
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
    help = 'the-token-is-refused';
    constructor(operation, refusal) {
        super(operation, refusal, 'Check that token holds a valid API token of this service.');
    }
}
/** 403. */
class NotPermitted extends Refusal {
    constructor(operation, refusal) {
        super(operation, refusal, "Check the role of the token's owner: changing a team needs an admin, and an application needs a member of its team.");
    }
}
/** 404; services also answer it for what the token has no access to. */
class NotFound extends Refusal {
    constructor(operation, refusal) {
        super(operation, refusal, 'Check the id, and that the token has access to it.');
    }
}
/** 429. */
class Throttled extends Refusal {
    constructor(operation, refusal) {
        super(operation, refusal, 'The token made too many requests: raise pollInterval, or run fewer jobs at a time.');
    }
}
/** The service asked this step to wait longer than the request has time for, so it was not sent. */
class NotSent extends ServiceError {
    failure;
    constructor(operation, { ms, cause }) {
        super(operation, `The service asked us to wait ${Math.ceil(ms / 1000)} s, so ${operation} was not sent. ${cause.message}`, { cause });
        this.failure = { kind: 'status', status: 429, retryAfterMs: ms };
    }
}
/** 5xx, 408 and 425: a problem of the service. */
class ServiceTrouble extends Refusal {
    constructor(operation, refusal) {
        super(operation, refusal, 'The service itself has a problem: try again later.');
    }
}
/** Any other 4xx: the service does not accept the request. */
class RequestRefused extends Refusal {
    constructor(operation, refusal) {
        super(operation, refusal, 'Check the inputs of this step.');
    }
}
/** The situation that an unsuccessful status stands for. */
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


/***/ }),

/***/ 2853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   dG: () => (/* binding */ noTunnelCode),
/* harmony export */   fb: () => (/* binding */ isUntrusted),
/* harmony export */   rd: () => (/* binding */ networkFailure)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4925);


/** The code of `NoTunnel`: a proxy did not open a tunnel. */
const noTunnelCode = 'ENOTUNNEL';
/** Codes of errors from before there is a connection (docs/reliability.md, "One request, one build"). */
const beforeConnection = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', noTunnelCode]);
/**
 * The failure that a network error stands for.
 *
 * Node reports a host with several addresses as one `AggregateError`: it is certain only if each of its errors is,
 * whatever `code` the aggregate has. An error that wraps another is judged by its cause.
 */
function networkFailure(thrown) {
    return { kind: 'network', certain: neverConnected(thrown) };
}
/** Whether a TLS handshake failed because of the server's certificate, by the codes of OpenSSL and Node: nothing was sent. */
function isUntrusted(thrown) {
    const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
    return /^(CERT_|ERR_TLS_CERT_|UNABLE_TO_(GET|VERIFY)_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH)/.test(code);
}
/** The text of a network error. For a host with several addresses, only the errors of the addresses have a message. */
function reasonOf(thrown) {
    const all = errorsOf(thrown) ?? [];
    return thrown.message || [...new Set(all.map(_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD))].join(', ') || thrown.name;
}
/** The errors of an `AggregateError`. Under Jest, Node's own errors are of another realm, so `instanceof` would fail. */
function errorsOf(thrown) {
    return 'errors' in thrown && Array.isArray(thrown.errors) ? thrown.errors : undefined;
}
function neverConnected(thrown) {
    if (!node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(thrown))
        return false;
    const all = errorsOf(thrown);
    if (all)
        return all.length > 0 && all.every(neverConnected);
    if ('code' in thrown && typeof thrown.code === 'string')
        return beforeConnection.has(thrown.code);
    return neverConnected(thrown.cause);
}


/***/ }),

/***/ 4746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ createSemaphore)
/* harmony export */ });
function createSemaphore(limit) {
    let running = 0;
    const queue = [];
    const acquire = (signal) => {
        signal?.throwIfAborted();
        if (running < limit) {
            running++;
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
    return {
        async run(task, signal) {
            await acquire(signal);
            try {
                return await task();
            }
            finally {
                // The slot goes straight to the next in the queue, so that a later arrival cannot take it first.
                const next = queue.shift();
                if (next)
                    next();
                else
                    running--;
            }
        },
    };
}


/***/ }),

/***/ 8435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ defaultLimits),
/* harmony export */   j: () => (/* binding */ mebibytes)
/* harmony export */ });
const second = 1000;
const minute = 60 * second;
const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;
const defaultLimits = {
    attemptMs: 30 * second,
    downloadStallMs: 60 * second,
    downloadStallBytes: mebibyte,
    stallsInRow: 3,
    downloadsMs: 60 * minute,
    retryBudgetMs: 5 * minute,
    backoffBaseMs: second,
    backoffCapMs: 30 * second,
    longestRetryAfterMs: 60 * minute,
    startLookUpMs: 90 * second,
    answerGraceMs: 2 * second,
    lookUpGraceMs: 3.5 * second,
    cancelGraceMs: 5 * second,
    graceMs: 6 * second,
    githubTroubleMs: 20 * second,
    newBuildMs: 60 * second,
    lastingOutageMs: 60 * second,
    unknownBuildMs: 60 * second,
    cacheRemovalMs: 2 * minute,
    requestWindowMs: 60 * minute,
    requestsPerWindow: 3000,
    shareOfStepLogs: 1 / 4,
    simultaneousStepLogs: 4,
    stepLogsMs: 20 * second,
    buildsWithLogs: 8,
    stepLogBytes: mebibyte,
    simultaneousRequests: 8,
    listPages: 10,
    refusalsInRow: 3,
    pageBytes: 32 * mebibyte,
    buildBytes: 8 * mebibyte,
    logBytes: 64 * mebibyte,
    answerBytes: mebibyte,
    refusalBytes: 64 * kibibyte,
    publicLinks: 200,
    answerParts: 3_000_000,
    artefactsOfBuild: 1000,
    stepsOfBuild: 1000,
    labelsOfBuild: 200,
};
/** A number of bytes in MiB, for messages. */
function mebibytes(bytes) {
    return `${Number((bytes / mebibyte).toPrecision(3))} MiB`;
}


/***/ }),

/***/ 4677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eg: () => (/* binding */ readRunEvent),
/* harmony export */   LG: () => (/* binding */ commitOfEvent),
/* harmony export */   My: () => (/* binding */ pullRequestOfEvent)
/* harmony export */ });
/* harmony import */ var _contract_timestamp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3623);

/** Reads the event that started a run. The only reader of the payload; it never throws, whatever the payload is. */
function readRunEvent({ name, ref, sha, payload }) {
    const repository = field(payload, 'repository');
    const issue = field(payload, 'issue');
    return {
        name: name || undefined,
        ref: refOf(ref),
        sha: sha || undefined,
        repository: {
            isPublic: field(repository, 'private') === false,
            pushedAt: timeOf(field(repository, 'pushed_at')),
        },
        pullRequest: readPullRequest(payload),
        issuePullRequest: isObject(field(issue, 'pull_request')) ? numberOf(field(issue, 'number')) : undefined,
        workflowRun: readWorkflowRun(payload),
        release: { tag: text(payload, 'release', 'tag_name') },
        mergeGroup: {
            ref: refOf(text(payload, 'merge_group', 'head_ref')),
            sha: text(payload, 'merge_group', 'head_sha'),
        },
        headCommit: text(payload, 'head_commit', 'id'),
    };
}
/** The number of the pull request that the event is for; `undefined` if there is none, or more than one. */
function pullRequestOfEvent({ pullRequest, issuePullRequest }) {
    return pullRequest?.number ?? issuePullRequest;
}
/** The commit that the run is for: on a pull request its head, where `sha` is a merge that GitHub made. */
function commitOfEvent(event) {
    const { name, pullRequest, workflowRun, mergeGroup, headCommit, sha } = event;
    const followed = name === 'workflow_run' ? workflowRun?.head.sha : undefined;
    return pullRequest?.head.sha ?? followed ?? mergeGroup.sha ?? headCommit ?? sha;
}
function readPullRequest(payload) {
    const pull = field(payload, 'pull_request');
    if (!isObject(pull))
        return undefined;
    const base = text(pull, 'base', 'repo', 'full_name') ?? text(payload, 'repository', 'full_name');
    return {
        number: numberOf(field(pull, 'number')),
        head: {
            branch: text(pull, 'head', 'ref'),
            sha: text(pull, 'head', 'sha'),
            isInFork: isFork(text(pull, 'head', 'repo', 'full_name'), base),
        },
    };
}
function readWorkflowRun(payload) {
    const run = field(payload, 'workflow_run');
    if (!isObject(run))
        return undefined;
    const id = field(payload, 'repository', 'id');
    const pulls = field(run, 'pull_requests');
    return {
        head: {
            branch: text(run, 'head_branch'),
            sha: text(run, 'head_sha'),
            isInFork: isFork(text(run, 'head_repository', 'full_name'), text(payload, 'repository', 'full_name')),
        },
        // GitHub also lists those of other repositories of the same network, which number their own.
        pullRequests: (Array.isArray(pulls) ? pulls : [])
            .filter((pull) => typeof id === 'number' && field(pull, 'base', 'repo', 'id') === id)
            .flatMap((pull) => numberOf(field(pull, 'number')) ?? []),
    };
}
/** A deleted fork leaves no repository in the payload: its branch is not one of the base repository either. */
function isFork(head, base) {
    return head === undefined || head !== base;
}
function refOf(full) {
    const [, kind, name] = /^refs\/(heads|tags)\/(.+)$/s.exec(full ?? '') ?? [];
    if (name === undefined)
        return undefined;
    return kind === 'heads' ? { branch: name } : { tag: name };
}
/** `repository.pushed_at` is in seconds in the payload of `push`, and a timestamp in those of other events. */
function timeOf(value) {
    if (typeof value === 'number')
        return value * 1000;
    return typeof value === 'string' ? (0,_contract_timestamp_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTimestamp */ .EH)(value) : undefined;
}
function numberOf(value) {
    return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
}
function text(value, ...path) {
    const found = field(value, ...path);
    return typeof found === 'string' && found !== '' ? found : undefined;
}
function field(value, ...path) {
    return path.reduce((inner, key) => (isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined), value);
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}


/***/ }),

/***/ 1440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ createRedactor),
/* harmony export */   p: () => (/* binding */ redacted)
/* harmony export */ });
/** Hiding shorter ones would also hide common words, and break addresses and JSON. */
const shortestSecret = 4;
/** Shorter values of variables are words such as `true` or `debug`. */
const shortestValue = 6;
function createRedactor() {
    const secrets = new Set();
    const values = new Set();
    let ofSecrets = [];
    let ofAll = [];
    const remember = (text, { as, shortest }) => {
        for (const spelling of spellings(text, shortest))
            as.add(spelling);
        ofSecrets = longestFirst(secrets);
        ofAll = longestFirst(new Set([...secrets, ...values]));
    };
    return {
        addSecret: (secret) => remember(secret, { as: secrets, shortest: shortestSecret }),
        addValues(given) {
            for (const value of given)
                remember(value, { as: values, shortest: shortestValue });
        },
        redact: (text) => hide(ofSecrets, text),
        redactProse: (text) => hide(ofAll, text),
    };
}
function hide(hidden, text) {
    return hidden.reduce((rest, secret) => rest.replaceAll(secret, () => '***'), text);
}
/** If one secret contains another, hiding the shorter one first would leave the rest of the longer one. */
function longestFirst(texts) {
    return [...texts].toSorted((left, right) => right.length - left.length);
}
/** A text, whole and line by line, as it is spelled in an address, in JSON, in HTML and in base64. */
function spellings(text, shortest) {
    const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
    const [whole, ...parts] = [text, ...lines].filter((part) => part.trim().length >= shortest);
    return whole === undefined ? [] : [...[whole, ...parts].flatMap(escapedForms), ...base64Forms(whole)];
}
function escapedForms(text) {
    const address = encodeURIComponent(text.toWellFormed());
    return [
        text,
        address,
        address.replaceAll(/%[0-9A-F]{2}/g, (byte) => byte.toLowerCase()),
        address.replaceAll('%20', '+'),
        JSON.stringify(text).slice(1, -1),
        text.replaceAll(/[&<>"']/g, (sign) => htmlForms[sign] ?? sign),
    ];
}
const htmlForms = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/**
 * What the base64 of a longer text has in the place of this text, such as `user:token` of basic authentication: three
 * bytes are four letters, so it depends on how many bytes come before. Letters that share bits with a neighbour are left out.
 */
function base64Forms(text) {
    return [0, 1, 2].flatMap((before) => {
        const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text)]);
        const letters = bytes.toString('base64').replaceAll('=', '');
        const own = letters.slice([0, 2, 3][before], bytes.length % 3 === 0 ? undefined : -1);
        return [own, own.replaceAll('+', '-').replaceAll('/', '_')];
    });
}
/**
 * A report, or any part of one, with secrets hidden in each of its texts. It must happen before anything is cut or
 * escaped: half of a secret, or an escaped one, would not be found.
 */
function redacted(part, redact) {
    return deeply(part, redact);
}
/** The name of a field that tells the members of a union apart: it is the code's own word, and never hidden. */
const discriminant = 'kind';
function deeply(part, redact) {
    if (typeof part === 'string')
        return redact(part);
    if (Array.isArray(part))
        return part.map((item) => deeply(item, redact));
    if (!isRecord(part))
        return part;
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [
        name,
        name === discriminant ? value : deeply(value, redact),
    ]));
}
/** Plain data; bytes and signals stay what they are. */
function isRecord(part) {
    if (typeof part !== 'object' || part === null)
        return false;
    const prototype = Object.getPrototypeOf(part);
    return prototype === null || Object.getPrototypeOf(prototype) === null;
}


/***/ }),

/***/ 6345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   L0: () => (/* binding */ annotationMessage),
/* harmony export */   qF: () => (/* binding */ annotationTitle)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(634);

/** Characters of one line of the log: room for a name and the longest link. */
const longestLine = 3_000;
/** GitHub keeps 255 characters of a title. */
const longestTitle = 200;
const longestParagraph = 2_500;
/**
 * A line for the log that the runner does not read as a command. Its grammar (actions/runner, `ActionCommand`): `::`
 * after white space at the start of a line, or `##[` anywhere in it. A space breaks either. Applying it twice changes
 * nothing.
 */
function logLine(line) {
    const [, indent = '', text = ''] = /^( *)([\s\S]*)$/.exec(line) ?? [];
    return (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .J)(indent + (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(text).replace(/^::/, ': :').replaceAll('##[', '## ['), longestLine);
}
/** The title of an annotation: one line. @actions/core encodes its `%`, `:` and `,` for the command. */
function annotationTitle(text) {
    return (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .J)((0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(text), longestTitle);
}
/** The message of an annotation, one line per paragraph. */
function annotationMessage(paragraphs) {
    return paragraphs.map((paragraph) => (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .J)((0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(paragraph), longestParagraph)).join('\n');
}


/***/ }),

/***/ 4980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ isRepositoryPath)
/* harmony export */ });
/** Characters; a longer path is none that a repository has. */
const longestPath = 500;
/**
 * Whether a text can be the path of a file in the repository, and nothing else: relative, without `..`, without what
 * hides or reorders characters, and without what no system allows in a name.
 */
function isRepositoryPath(text) {
    if (text.length > longestPath || /[\p{C}\p{Zl}\p{Zp}:\\<>"|?*]|^[~\s]|\s$/u.test(text))
        return false;
    return text.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}


/***/ }),

/***/ 634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ cut),
/* harmony export */   R: () => (/* binding */ visible)
/* harmony export */ });
/** Everything that any program reads as a line break, and tabs. */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/**
 * Invisible characters that change how text looks: controls, bidirectional marks and overrides, zero-width
 * spaces, the byte order mark, and tags. Joiners stay: emoji and some languages need them.
 */
const unseen = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
/** The text on one line, with each character that hides or reorders others shown by its number, such as `\u202E`. */
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
/** At most `limit` UTF-16 code units of a text, with `…` for the rest; never half of a surrogate pair. */
function cut(text, limit) {
    if (text.length <= limit)
        return text;
    return `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}


/***/ }),

/***/ 3009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./out/clock.js
var out_clock = __webpack_require__(3194);
;// CONCATENATED MODULE: ./out/api/http/rate-limiter.js

function createRateLimiter({ clock, limits }) {
    const { requestsPerWindow, requestWindowMs } = limits;
    /** When each of the last requests was or will be sent: a ring, in which the next one replaces the oldest. */
    const sent = [];
    let next = 0;
    let paused;
    let failuresInRow = 0;
    /** Reserves the next slot; returns how many milliseconds away it is. */
    const reserve = () => {
        const now = clock.monotonic();
        const oldest = sent[next];
        const at = oldest === undefined ? now : Math.max(now, oldest + requestWindowMs);
        sent[next] = at;
        next = (next + 1) % requestsPerWindow;
        return at - now;
    };
    const pause = () => {
        const ms = paused ? paused.until - clock.monotonic() : 0;
        return paused && ms > 0 ? { ms, cause: paused.cause } : undefined;
    };
    return {
        async acquire(signal) {
            signal?.throwIfAborted();
            const ms = reserve();
            if (ms > 0)
                await (0,out_clock/* sleep */.yy)(clock, ms, signal);
        },
        count: () => void reserve(),
        left() {
            const windowBegan = clock.monotonic() - requestWindowMs;
            return requestsPerWindow - sent.filter((at) => at > windowBegan).length;
        },
        pause,
        failed({ error, askedMs, fraction }) {
            // Requests that were in flight together fail together: they count as one, and only the first adds backoff.
            const isFirst = pause() === undefined;
            if (isFirst)
                failuresInRow += 1;
            const beyond = failuresInRow - limits.simultaneousRequests;
            if (askedMs === 0 && beyond < 1)
                return;
            const bound = Math.min(limits.backoffCapMs, limits.backoffBaseMs * 2 ** Math.max(0, beyond - 1));
            const until = clock.monotonic() + askedMs + (isFirst ? fraction * bound : 0);
            if (!paused || until > paused.until)
                paused = { until, cause: error };
        },
        answered() {
            failuresInRow = 0;
        },
    };
}

// EXTERNAL MODULE: ./out/api/http/semaphore.js
var semaphore = __webpack_require__(4746);
// EXTERNAL MODULE: ./out/contract/endpoints.js + 1 modules
var endpoints = __webpack_require__(5339);
// EXTERNAL MODULE: ./out/contract/endpoint.js
var endpoint = __webpack_require__(4354);
;// CONCATENATED MODULE: ./out/api/connection.js
/**
 * The URL of an API path below `baseUrl`, which may have a path of its own.
 *
 * The path is set and not resolved: resolving one with two leading slashes, as in `https://host//api`, would turn it into
 * another host, and the token would be sent there.
 */
function resourceUrl(baseUrl, path) {
    const url = new URL(baseUrl.origin);
    url.pathname = baseUrl.pathname.replace(/\/+$/, '') + path;
    return url;
}

// EXTERNAL MODULE: ./out/api/errors.js
var errors = __webpack_require__(3120);
;// CONCATENATED MODULE: ./out/api/http/answer-body.js

/** How many bytes the body of a success may have. */
function mostBytes({ form }, limits) {
    switch (form) {
        case 'page':
            return limits.pageBytes;
        case 'build':
            return limits.buildBytes;
        default:
            return limits.answerBytes;
    }
}
/**
 * Reads the body of a success by the endpoint's schema.
 *
 * @throws AnswerUnreadable; AnswerTooLarge; FieldMissing
 */
function bodyOf({ seen }, reading) {
    if (!seen)
        return refuseHtml(reading);
    const parsed = seen.safeParse(parseJson(reading));
    if (parsed.success)
        return parsed.data;
    const path = parsed.error.issues[0]?.path ?? [];
    throw new errors/* FieldMissing */.VG(reading.operation, { path, cause: parsed.error });
}
/** Where the contract shows no body, any body is accepted, except the HTML page that a proxy sends in place of the answer. */
function refuseHtml({ raw, operation, origin }) {
    if (isHtml(raw))
        throw new errors/* AnswerUnreadable */.CS(operation, { origin, found: describe(raw) });
}
function parseJson({ raw, operation, origin, limits }) {
    if (countBrackets(raw.text) > limits.answerParts) {
        const most = `${limits.answerParts.toLocaleString('en')} objects and lists`;
        throw new errors/* AnswerTooLarge */.UG(operation, { origin, most });
    }
    try {
        return JSON.parse(raw.text);
    }
    catch (cause) {
        throw new errors/* AnswerUnreadable */.CS(operation, { origin, found: describe(raw), cause });
    }
}
/** An upper bound of the objects and lists in a JSON text: brackets inside strings are counted too. */
function countBrackets(json) {
    let count = 0;
    for (let at = 0; at < json.length; at++) {
        const code = json.charCodeAt(at);
        if (code === openBrace || code === openBracket)
            count++;
    }
    return count;
}
const openBrace = 0x7b;
const openBracket = 0x5b;
/** An answer that is not JSON, for a message. */
function describe(raw) {
    const body = raw.text === '' ? 'an empty body' : isHtml(raw) ? 'an HTML page' : 'text';
    return `status ${raw.status} and ${body}`;
}
function isHtml({ text }) {
    return text.trimStart().startsWith('<');
}

;// CONCATENATED MODULE: ./out/api/http/body.js
/** A body is larger than accepted. */
class BodyTooLarge extends Error {
    name = 'BodyTooLarge';
    limit;
    constructor(limit) {
        super(`The body is larger than ${limit} bytes`);
        this.limit = limit;
    }
}
/** Wraps an error of the reader of a body, so that it is not mistaken for a network error. */
class ReaderFailed extends Error {
    name = 'ReaderFailed';
}
/**
 * The body, chunk by chunk.
 *
 * @throws BodyTooLarge if it is larger than the limit; the stream's error if the connection is cut
 */
async function* chunksOf(body, { limit, received }) {
    let size = 0;
    for await (const chunk of body) {
        size += chunk.length;
        if (size > limit)
            throw new BodyTooLarge(limit);
        received?.(chunk.length);
        yield chunk;
    }
}
/**
 * Hands the body to a reader, chunk by chunk, as it arrives.
 *
 * @throws ReaderFailed, with what the reader itself threw as its cause; otherwise as `chunksOf`
 */
async function streamTo(read, { body, ...bounds }) {
    let cut;
    async function* chunks() {
        try {
            yield* chunksOf(body, bounds);
        }
        catch (error) {
            cut = error;
            throw error;
        }
    }
    try {
        return await read(chunks());
    }
    catch (cause) {
        if (cut !== undefined)
            throw cut;
        throw new ReaderFailed('The reader failed', { cause });
    }
}
/**
 * The whole body as text.
 *
 * @throws BodyTooLarge if it is larger than `limit` bytes; the stream's error if the connection is cut
 */
async function readText(body, limit) {
    const chunks = [];
    for await (const chunk of chunksOf(body, { limit }))
        chunks.push(chunk);
    return Buffer.concat(chunks).toString('utf8');
}
/**
 * A body that is only worth reading if it is short: its text, or an empty text if it is larger than `limit` bytes.
 *
 * @throws the stream's error if the connection is cut
 */
async function readShortText(body, limit) {
    try {
        return await readText(body, limit);
    }
    catch (error) {
        if (error instanceof BodyTooLarge)
            return '';
        throw error;
    }
}

// EXTERNAL MODULE: ./out/retry.js
var retry = __webpack_require__(7678);
// EXTERNAL MODULE: ./out/errors.js
var out_errors = __webpack_require__(4925);
// EXTERNAL MODULE: ./out/api/limits.js
var api_limits = __webpack_require__(8435);
;// CONCATENATED MODULE: ./out/api/http/idle-timeout.js
/** The abort reason of a signal when `withIdleTimeout` received too few bytes. */
class IdleTimeoutError extends Error {
    name = 'IdleTimeoutError';
    limit;
    constructor({ ms, bytes }) {
        super(`Fewer than ${bytes} bytes were received in ${ms / 1000} s`);
        this.limit = { seconds: ms / 1000, bytes };
    }
}
/**
 * Runs `work` with a signal that aborts when fewer than `bytes` arrived in `ms` milliseconds, or together with the outer
 * signal. A single byte now and then does not keep it alive. One timer serves the whole run.
 *
 * @throws IdleTimeoutError, or the outer signal's reason
 */
async function withIdleTimeout(limit, work) {
    const { clock, ms, bytes } = limit;
    const controller = new AbortController();
    /** When `bytes` were last complete; pauses since then move it forward. */
    let since = clock.monotonic();
    let count = 0;
    let pausedSince;
    let cancelTimer = () => { };
    const arm = (left) => {
        cancelTimer = clock.setTimer(left, () => {
            const idle = clock.monotonic() - since;
            if (pausedSince !== undefined)
                arm(ms);
            else if (idle >= ms)
                controller.abort(new IdleTimeoutError({ ms, bytes }));
            else
                arm(ms - idle);
        });
    };
    arm(ms);
    const signal = limit.signal ? AbortSignal.any([limit.signal, controller.signal]) : controller.signal;
    try {
        signal.throwIfAborted();
        return await work({
            signal,
            received(more) {
                count += more;
                if (count < bytes)
                    return;
                count = 0;
                since = clock.monotonic();
            },
            async pausedDuring(pause) {
                pausedSince = clock.monotonic();
                await pause;
                since += clock.monotonic() - pausedSince;
                pausedSince = undefined;
            },
        });
    }
    catch (error) {
        if (signal.aborted)
            throw signal.reason;
        throw error;
    }
    finally {
        cancelTimer();
    }
}

// EXTERNAL MODULE: ./out/api/http/network-error.js
var network_error = __webpack_require__(2853);
;// CONCATENATED MODULE: ./out/api/http/retry-after.js
/**
 * How many milliseconds the service asks us to wait, from 0 to `longestMs`; `undefined` if it does not ask, or if the
 * format is unknown.
 *
 * `Retry-After` is honoured on every answer, in both of its forms (RFC 9110, 10.2.3). The reset headers are read at 429
 * only: services put them on all answers, and a 502 must not wait for the end of the hour. A number in them can be
 * seconds left or an epoch in seconds: its size decides, whatever the header is called (docs/hosted-service.md,
 * "Errors and limits").
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
/** September 2001 as an epoch, thirty years as a duration: any number this large is an epoch. */
const firstEpochSeconds = 1_000_000_000;
/**
 * The three date formats of HTTP (RFC 9110, 5.6.7); the last names no zone and means GMT. They are checked first because
 * `Date.parse` accepts almost anything: it reads `-1` as a day in 2001.
 */
const httpDate = /^[A-Z][a-z]+(?:, \d\d[ -][A-Z][a-z]{2}[ -]\d{2,4} \d\d:\d\d:\d\d GMT| [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4})$/;
function secondsIn(value) {
    return /^\d{1,15}(?:\.\d+)?$/.test(value) ? Number(value) : undefined;
}

;// CONCATENATED MODULE: ./out/api/http/attempt.js








/**
 * Sends one request once and reads its whole answer, within the timeout of one attempt.
 *
 * @throws ServiceError if there is no successful answer; the outer signal's reason; what the reader threw
 */
async function attempt({ operation, request, read, progressBytes = Number.POSITIVE_INFINITY, signal }, { transport, clock, limits, redactProse, }) {
    const origin = request.url.origin;
    try {
        const limit = { clock, ms: limits.attemptMs, bytes: progressBytes, signal };
        return await withIdleTimeout(limit, async (activity) => {
            const reply = await transport(request, { signal: activity.signal });
            if (reply.status >= 200 && reply.status < 300)
                return await read(reply, activity);
            throw errorOf(operation, {
                ...reply,
                text: await readShortText(reply.body, limits.refusalBytes),
                url: request.url,
                now: clock.now(),
                longestMs: limits.longestRetryAfterMs,
                redactProse,
            });
        });
    }
    catch (error) {
        if (signal?.aborted)
            throw signal.reason;
        if (error instanceof errors/* ServiceError */._7)
            throw error;
        if (error instanceof ReaderFailed)
            throw error.cause;
        if (error instanceof IdleTimeoutError)
            throw new errors/* AnswerTimedOut */.AA(operation, { origin, seconds: error.limit.seconds });
        if (error instanceof BodyTooLarge)
            throw new errors/* AnswerTooLarge */.UG(operation, { origin, most: (0,api_limits/* mebibytes */.j)(error.limit), cause: error });
        const cause = (0,out_errors/* asError */.zR)(error);
        if ((0,network_error/* isUntrusted */.fb)(cause))
            throw new errors/* CertificateRefused */.O4(operation, { origin, cause });
        throw (0,errors/* networkErrorOf */.mG)(operation, { origin, cause });
    }
}
function errorOf(operation, reply) {
    if (reply.status >= 300 && reply.status < 400)
        return new errors/* RedirectRefused */.Jh(operation, { target: originOf(reply.headers.location, reply.url) });
    const said = (0,endpoint/* refusalText */.Kw)(reply.text);
    return (0,errors/* refusalOf */.Of)(operation, {
        status: reply.status,
        said: said && reply.redactProse(said),
        retryAfterMs: retryAfterMs(reply, reply),
    });
}
function originOf(location, base) {
    return (location && URL.parse(location, base.href)?.origin) || 'an unreadable address';
}

;// CONCATENATED MODULE: ./out/api/http/send-with-retries.js




/**
 * Sends a request, and repeats it as the retry policy decides. Each attempt waits for the client's rate limiter and
 * semaphore. The rate limiter counts failures, and pauses all requests while the service asks for it or is down.
 *
 * @throws ServiceError; the signal's reason
 */
async function sendWithRetries(request, connection) {
    const { kind, signal, newSince } = request;
    const { clock, random, limits, rateLimiter, onRetry } = connection;
    const stopwatch = createStopwatch(clock);
    for (let number = 1;; number++) {
        try {
            const result = await sendOnce(request, { connection, stopwatch });
            rateLimiter.answered();
            return result;
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._7 && error.failure))
                throw error;
            const { failure } = error;
            const fraction = random.fraction();
            const mayAppearLater = newSince !== undefined && clock.monotonic() - newSince < limits.newBuildMs;
            const elapsedMs = stopwatch.elapsedMs();
            const decision = (0,retry/* decideRetry */.tE)({ operation: kind, attempt: number, failure, elapsedMs, fraction, mayAppearLater }, limits);
            const answer = failure.kind === 'status' ? failure : undefined;
            // A refusal, and a build that does not exist yet, are answers: other requests may well succeed.
            if (answer?.status === 404 || (decision.kind === 'stop' && decision.reason === 'final'))
                rateLimiter.answered();
            else
                rateLimiter.failed({ error, askedMs: answer?.retryAfterMs ?? 0, fraction });
            if (decision.kind === 'stop')
                throw error;
            onRetry(error, decision.ms);
            await (0,out_clock/* sleep */.yy)(clock, decision.ms, signal);
        }
    }
}
/** Measures an operation from its first attempt on: time spent waiting behind other requests is not its own. */
function createStopwatch(clock) {
    let startedAt;
    return {
        start() {
            startedAt ??= clock.monotonic();
        },
        elapsedMs: () => (startedAt === undefined ? 0 : clock.monotonic() - startedAt),
    };
}
/** Makes one attempt as soon as the rate limiter and the semaphore allow it. */
async function sendOnce(request, { connection, stopwatch }) {
    const { operation, wire, read, progressBytes, signal, inFlight = signal, priority, share } = request;
    const { rateLimiter, semaphore } = connection;
    await share?.acquire(signal);
    if (priority === 'urgent')
        rateLimiter.count();
    else
        await rateLimiter.acquire(signal);
    for (;;) {
        if (priority !== 'urgent')
            await waitForPauseToEnd(request, { connection, stopwatch });
        const sent = await semaphore.run(async () => {
            // A pause may have begun while this request waited for the semaphore.
            if (priority !== 'urgent' && rateLimiter.pause())
                return undefined;
            stopwatch.start();
            const reading = progressBytes === undefined ? { read } : { read, progressBytes };
            return {
                result: await attempt({ operation, request: wire, ...reading, signal: inFlight }, connection),
            };
        }, signal);
        if (sent)
            return sent.result;
    }
}
/** @throws NotSent at once, if the pause is longer than what is left of the budget; the signal's reason */
async function waitForPauseToEnd({ operation, signal }, { connection: { clock, limits, rateLimiter }, stopwatch }) {
    for (;;) {
        const pause = rateLimiter.pause();
        if (!pause)
            return;
        if (pause.ms > limits.retryBudgetMs - limits.attemptMs - stopwatch.elapsedMs())
            throw new errors/* NotSent */.Y5(operation, pause);
        await (0,out_clock/* sleep */.yy)(clock, pause.ms, signal);
    }
}

;// CONCATENATED MODULE: ./out/api/http/call.js






/**
 * Calls an endpoint: fills its path, sends the request with retries, and reads the answer by the contract.
 *
 * @throws ServiceError; the signal's reason
 */
async function call(endpoint, request, connection) {
    const { operation } = request;
    const { limits } = connection;
    const wire = wireRequest(endpoint, request, connection);
    const reading = { operation, origin: wire.url.origin, limits };
    return sendWithRetries({
        ...request,
        wire,
        async read({ status, body }) {
            const raw = { status, text: await readText(body, mostBytes(endpoint, limits)) };
            return { status, body: bodyOf(endpoint, { ...reading, raw }) };
        },
    }, connection);
}
/** How much of a body has to arrive within the timeout of an attempt, in bytes. */
const streamedBytes = 1024 * 1024;
/**
 * Calls an endpoint whose answer is read as it arrives, at most `limits.logBytes` of it. The timeout of an attempt
 * starts again with each MiB.
 *
 * @throws ServiceError; the signal's reason; what `read` itself throws
 */
async function callStreaming(endpoint, { read, ...request }, connection) {
    return sendWithRetries({
        ...request,
        wire: wireRequest(endpoint, request, connection),
        progressBytes: streamedBytes,
        read: ({ body }, { received }) => streamTo(read, { body, limit: connection.limits.logBytes, received }),
    }, connection);
}
/** @throws IdUnusable */
function wireRequest(endpoint, request, { baseUrl, token }) {
    const url = resourceUrl(baseUrl, pathOf(endpoint, request));
    if (request.query)
        url.search = request.query.toString();
    return {
        method: endpoint.method,
        url,
        // Both headers go with every request, with or without a body (docs/api.md, "Requests").
        headers: { 'x-auth-token': token, 'content-type': 'application/json', accept: 'application/json' },
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    };
}
/** @throws IdUnusable */
function pathOf({ path }, request) {
    try {
        return (0,endpoint/* fillPath */.dN)(path, request.path);
    }
    catch (cause) {
        throw new errors/* IdUnusable */.D4(request.operation, { cause });
    }
}

;// CONCATENATED MODULE: ./out/api/resources/applications.js


function applicationsOf(connection) {
    return {
        async list({ signal } = {}) {
            const { body } = await call(endpoints/* endpoints */.v.applications.list, { operation: 'applications.list', kind: 'read', path: {}, signal }, connection);
            return body.applications;
        },
        async get(id, { signal } = {}) {
            const { body } = await call(endpoints/* endpoints */.v.applications.get, { operation: 'applications.get', kind: 'read', path: { id }, signal }, connection);
            return body.application;
        },
        async add(application, { signal } = {}) {
            const { body } = await call(endpoints/* endpoints */.v.applications.add, { operation: 'applications.add', kind: 'start', path: {}, body: application, signal }, connection);
            return addedApplication(body);
        },
        async addPrivate(application, { signal } = {}) {
            const { body } = await call(endpoints/* endpoints */.v.applications.addPrivate, { operation: 'applications.addPrivate', kind: 'start', path: {}, body: application, signal }, connection);
            return addedApplication(body.application);
        },
    };
}
function addedApplication({ _id, appName }) {
    return appName ? { _id, appName } : { _id };
}

// EXTERNAL MODULE: ./out/api/download/errors.js
var download_errors = __webpack_require__(3277);
;// CONCATENATED MODULE: ./out/api/download/range.js

/** The headers that request a file from byte `from` on. */
function rangeHeaders(from, { etag }) {
    if (from === 0)
        return {};
    // If the file has changed, the whole file is sent.
    return { range: `bytes=${from}-`, ...(etag === undefined ? {} : { 'if-range': etag }) };
}
/**
 * Checks that a 206 answer is the requested part of the same file.
 *
 * @throws WrongRange
 */
function checkRange({ operation, sink }, { reply: { headers, body }, url }, { from, etag }) {
    const header = headers['content-range'];
    const range = parseContentRange(header);
    const isSameFile = etag === undefined || headers.etag === undefined || headers.etag === etag;
    if (range?.from === from && from === sink.length && isSameFile)
        return;
    body.destroy();
    const found = header === undefined ? 'no Content-Range' : `"${header}"`;
    const got = isSameFile ? found : 'a part of another file';
    throw new download_errors/* WrongRange */.FF(operation, { origin: url.origin, asked: from, got });
}
/** `Content-Range: bytes 500-999/1000` (RFC 9110, 14.4); `undefined` if it is missing or invalid. */
function parseContentRange(header) {
    const [, from, to, total] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15}|\*)$/.exec(header?.trim() ?? '') ?? [];
    if (from === undefined || to === undefined || Number(to) < Number(from))
        return undefined;
    return { from: Number(from), total: total === '*' ? undefined : Number(total) };
}
/** The file's length in the `Content-Range` of a 416 answer, after `bytes` and an asterisk. */
function unsatisfiedLength(header) {
    const [, total] = /^bytes \*\/(\d{1,15})$/.exec(header?.trim() ?? '') ?? [];
    return total === undefined ? undefined : Number(total);
}
/** An ETag that is allowed in `If-Range`: weak ones are not (RFC 9110, 13.1.5). */
function strongTag(etag) {
    return etag !== undefined && /^"[^"\r\n]*"$/.test(etag) ? etag : undefined;
}

;// CONCATENATED MODULE: ./out/api/download/task.js
/** Wraps an error of the sink, so that it is not mistaken for a network error. */
class SinkFailed extends Error {
    name = 'SinkFailed';
}
/** @throws SinkFailed, with what the sink threw as its cause */
async function awaitSink(work) {
    try {
        await work;
    }
    catch (cause) {
        throw new SinkFailed('The sink failed', { cause });
    }
}

;// CONCATENATED MODULE: ./out/api/download/body.js




/**
 * Copies the body of an answer into the sink.
 *
 * @throws AnswerLost if it ends too early; ArtefactDiffers if it is too long; SinkFailed
 */
async function copyBody({ operation, sink, size }, { reply, url }, activity) {
    const total = totalLength(reply, sink.length);
    for await (const chunk of reply.body) {
        if (size !== undefined && sink.length + chunk.length > size)
            throw new download_errors/* ArtefactDiffers */.kD(operation, { what: 'size', expected: `${size} bytes`, found: 'larger' });
        activity.received(chunk.length);
        const written = sink.write(chunk);
        if (written)
            await activity.pausedDuring(awaitSink(written));
    }
    // If a body ends with its connection, only its length shows whether it was cut.
    const expected = total ?? size ?? sink.length;
    if (sink.length >= expected)
        return;
    const cause = new Error(`received ${sink.length} of ${expected} bytes`);
    throw new errors/* AnswerLost */.F4(operation, { origin: url.origin, cause });
}
/** Bytes of the whole file, if the answer says. */
function totalLength({ headers, status }, before) {
    const { 'content-length': length, 'content-range': range } = headers;
    const ofRange = status === 206 ? parseContentRange(range)?.total : undefined;
    if (ofRange !== undefined)
        return ofRange;
    return length === undefined ? undefined : before + Number(length);
}

;// CONCATENATED MODULE: ./out/api/download/redirects.js

const mostRedirects = 5;
/**
 * Requests a file with the token, and follows up to five redirects, never from https to http. The token is sent to the
 * origin of `baseUrl` only, and not after another origin was reached: another host must not be able to have the token
 * sent with a request of its choice.
 *
 * @throws TooManyRedirects; UnsafeRedirect; what the transport throws
 */
async function openFollowing(request, { baseUrl, token, transport, semaphore }) {
    const { operation, headers, signal, onRequest } = request;
    let url = request.url;
    let isTrusted = true;
    for (let redirects = 0;; redirects++) {
        onRequest(url);
        isTrusted &&= url.origin === baseUrl.origin;
        // Both headers go with every request to the service (docs/api.md, "Requests").
        const own = isTrusted ? { 'x-auth-token': token, 'content-type': 'application/json' } : {};
        const wire = { method: 'GET', url, headers: { ...headers, ...own } };
        // Requests to the service take a slot of the semaphore until the head has arrived: bodies can take long.
        const send = () => transport(wire, { signal });
        const reply = isTrusted ? await semaphore.run(send, signal) : await send();
        const { location } = reply.headers;
        if (reply.status < 300 || reply.status >= 400 || location === undefined)
            return { reply, url, redirects };
        reply.body.destroy();
        if (redirects === mostRedirects)
            throw new download_errors/* TooManyRedirects */.Lg(operation, { most: mostRedirects });
        url = redirectTarget(operation, { location, from: url });
    }
}
function redirectTarget(operation, { location, from }) {
    const url = URL.parse(location, from.href);
    const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && from.protocol === 'http:');
    if (!url || !safe)
        throw new download_errors/* UnsafeRedirect */.l3(operation, {
            from: from.origin,
            target: url ? `${url.protocol}//${url.host}` : 'an unreadable address',
        });
    url.username = '';
    url.password = '';
    return url;
}

;// CONCATENATED MODULE: ./out/api/download/attempt.js











/**
 * One attempt to download the rest of the file into the sink. It fails when too few bytes arrive within
 * `limits.downloadStallMs`; time in which the sink is busy does not count.
 *
 * @throws ServiceError; the signal's reason; what the sink throws
 */
async function downloadAttempt(task, connection) {
    const { operation, signal } = task;
    const { clock, limits } = connection;
    let { origin } = task.url;
    const onRequest = (url) => {
        origin = url.origin;
    };
    try {
        const { downloadStallMs: ms, downloadStallBytes: bytes } = limits;
        await withIdleTimeout({ clock, ms, bytes, signal }, async (activity) => {
            const opened = await openRest(task, connection, { signal: activity.signal, onRequest });
            if (opened)
                await copyBody(task, opened, activity);
        });
    }
    catch (error) {
        if (signal?.aborted)
            throw signal.reason;
        if (error instanceof SinkFailed)
            throw error.cause;
        if (error instanceof errors/* ServiceError */._7)
            throw error;
        if (error instanceof IdleTimeoutError)
            throw new download_errors/* DownloadStalled */._u(operation, { origin, ...error.limit });
        throw (0,errors/* networkErrorOf */.mG)(operation, { origin, cause: (0,out_errors/* asError */.zR)(error) });
    }
}
/** Requests what the sink does not have yet, and prepares the sink for it; `undefined` if it has everything. */
async function openRest(task, connection, request) {
    const { operation, url, sink, progress } = task;
    const from = progress.ranges === 'allowed' ? sink.length : 0;
    const headers = { accept: '*/*', 'accept-encoding': 'identity', ...rangeHeaders(from, progress) };
    const opened = await openFollowing({ ...request, operation, url, headers }, connection);
    const { status, headers: answered, body } = opened.reply;
    switch (status) {
        case 200:
            if (sink.length > 0)
                await awaitSink(sink.restart());
            progress.etag = strongTag(answered.etag);
            return opened;
        case 206:
            checkRange(task, opened, { from, etag: progress.etag });
            return opened;
        case 416:
            body.destroy();
            if (from > 0 && unsatisfiedLength(answered['content-range']) === from)
                return undefined;
            throw new download_errors/* WrongRange */.FF(operation, { origin: opened.url.origin, asked: from, got: 'status 416' });
        default:
            throw await refusalOfDownload(operation, opened, connection);
    }
}
/** The situation that an unsuccessful status stands for, from the service itself or from the storage. */
async function refusalOfDownload(operation, { reply: { status, headers, body }, url, redirects }, { clock, limits, redactProse }) {
    const asked = retryAfterMs({ status, headers }, { now: clock.now(), longestMs: limits.longestRetryAfterMs });
    if (redirects === 0) {
        const said = (0,endpoint/* refusalText */.Kw)(await readShortText(body, limits.refusalBytes).catch(() => ''));
        return (0,errors/* refusalOf */.Of)(operation, { status, said: said && redactProse(said), retryAfterMs: asked });
    }
    body.destroy();
    const facts = { origin: url.origin, status, retryAfterMs: asked };
    // Storage answers these for a signed link that has expired, or a file that is gone.
    if (status === 403 || status === 404 || status === 410)
        return new download_errors/* LinkExpired */.ef(operation, facts);
    return new download_errors/* StorageRefused */.Y0(operation, facts);
}

;// CONCATENATED MODULE: ./out/api/download/download.js





/**
 * Downloads a whole file into the sink. After a failure it resumes where it stopped. Each attempt asks the service for a
 * new link to the storage, because links expire. The retry budget starts again with each attempt that received more than
 * all before it, so a large file may be interrupted often; `limits.stallsInRow` idle attempts in a row end the download
 * in any case.
 *
 * @throws ServiceError when the retry policy stops; the signal's reason; what the sink throws
 */
async function download(task, connection) {
    const { sink, signal } = task;
    const { clock, random, limits, onRetry } = connection;
    const progress = { etag: undefined, ranges: 'allowed' };
    let budgetStart = clock.monotonic();
    let received = sink.length;
    let expiredInRow = 0;
    let stalledInRow = 0;
    for (let number = 1;; number++) {
        try {
            return await downloadAttempt({ ...task, progress }, connection);
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._7 && error.failure))
                throw error;
            expiredInRow = error instanceof download_errors/* LinkExpired */.ef ? expiredInRow + 1 : 0;
            stalledInRow = error instanceof download_errors/* DownloadStalled */._u ? stalledInRow + 1 : 0;
            if (expiredInRow >= limits.refusalsInRow || stalledInRow >= limits.stallsInRow)
                throw error;
            if (error instanceof download_errors/* WrongRange */.FF)
                progress.ranges = 'refused';
            if (sink.length > received) {
                received = sink.length;
                budgetStart = clock.monotonic();
                number = 1;
            }
            const { failure } = error;
            const elapsedMs = clock.monotonic() - budgetStart;
            const decision = (0,retry/* decideRetry */.tE)({ operation: 'read', attempt: number, failure, elapsedMs, fraction: random.fraction() }, limits);
            if (decision.kind === 'stop')
                throw error;
            onRetry(error, decision.ms);
            await (0,out_clock/* sleep */.yy)(clock, decision.ms, signal);
        }
    }
}

;// CONCATENATED MODULE: ./out/api/resources/resource-path.js


/**
 * The decoded parts of the path below a folder of `baseUrl`, in an address that the service returned.
 *
 * @param folder such as `/artifacts/`
 * @throws ForeignAddress for any other address: the token is sent to `baseUrl`'s origin only; NameWithSlash
 */
function resourcePath(address, { operation, folder, connection, }) {
    const expected = resourceUrl(connection.baseUrl, folder);
    const url = URL.parse(address, connection.baseUrl.href);
    const isBelow = url?.origin === expected.origin && url.pathname.startsWith(expected.pathname);
    const parts = isBelow ? decodedParts(url.pathname.slice(expected.pathname.length)) : undefined;
    if (!parts)
        throw new errors/* ForeignAddress */.nH(operation, {
            origin: url?.origin ?? 'an unreadable address',
            expected: expected.href,
        });
    const name = parts.find((part) => part.includes('/'));
    if (name !== undefined)
        throw new errors/* NameWithSlash */.Rx(operation, { name });
    return parts;
}
/** `undefined` if a part is empty or its encoding is invalid. */
function decodedParts(path) {
    try {
        const parts = path.split('/').map(decodeURIComponent);
        return parts.includes('') ? undefined : parts;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./out/api/resources/artefacts.js






function artefactsOf(connection) {
    return {
        async createPublicUrl({ url, expiresAt }, { signal } = {}) {
            const operation = 'artefacts.createPublicUrl';
            const secureFilename = resourcePath(url, { operation, folder: '/artifacts/', connection }).join('/');
            const { body } = await call(endpoints/* endpoints */.v.artefacts.createPublicUrl, { operation, kind: 'idempotentWrite', path: { secureFilename }, body: { expiresAt }, signal }, connection);
            return body;
        },
        async download({ url: address, sink, size }, { signal } = {}) {
            const operation = 'artefacts.download';
            const secureFilename = resourcePath(address, { operation, folder: '/artifacts/', connection }).join('/');
            const path = (0,endpoint/* fillPath */.dN)(endpoints/* endpoints */.v.artefacts.download.path, { secureFilename });
            const url = resourceUrl(connection.baseUrl, path);
            await download({ operation, url, sink, size, signal }, connection);
        },
    };
}

// EXTERNAL MODULE: ./out/contract/build.js
var contract_build = __webpack_require__(7271);
;// CONCATENATED MODULE: ./out/api/resources/build-record.js
/**
 * A build as the rest of the code sees it: lists are cut to the client's limits, and secrets are hidden in the prose that
 * a script may have printed (message, display name, names of steps). IDs, refs and addresses stay as they are, because
 * requests need them.
 */
function cleanBuild(build, { limits, redactProse }) {
    const { message, config, labels, buildActions } = build;
    const steps = buildActions
        ?.slice(0, limits.stepsOfBuild)
        .map((step) => cleanStep(step, { limits, redactProse }));
    return {
        ...build,
        ...(message ? { message: redactProse(message) } : {}),
        ...(config?.name ? { config: { ...config, name: redactProse(config.name) } } : {}),
        ...(labels ? { labels: labels.slice(0, limits.labelsOfBuild) } : {}),
        ...(steps ? { buildActions: steps } : {}),
    };
}
/** The same for a build and its application. */
function cleanAnswer(answer, cleaning) {
    const { application, build } = answer;
    const name = application?.appName;
    return {
        ...answer,
        build: cleanBuild(build, cleaning),
        ...(application && name ? { application: { ...application, appName: cleaning.redactProse(name) } } : {}),
    };
}
function cleanStep(step, { limits, redactProse }) {
    const { name, subactions } = step;
    return {
        ...step,
        ...(name ? { name: redactProse(name) } : {}),
        ...(subactions ? { subactions: subactions.slice(0, limits.stepsOfBuild) } : {}),
    };
}

;// CONCATENATED MODULE: ./out/api/resources/builds.js







function buildsOf(connection) {
    const page = async (query, signal) => {
        const request = { operation: 'builds.list', kind: 'read', path: {}, query, signal };
        const { body } = await call(endpoints/* endpoints */.v.builds.list, request, connection);
        const builds = body.builds.filter(({ _id }) => !holdsToken(_id, connection));
        return { ...body, builds: builds.map((build) => cleanBuild(build, connection)) };
    };
    async function* pages(filter, { signal } = {}) {
        const seen = new Set();
        let query = new URLSearchParams(filter);
        while (query) {
            const { builds, nextPageUrl, ...more } = await page(query, signal);
            const fresh = builds.filter((build) => !seen.has(build._id));
            for (const { _id } of fresh)
                seen.add(_id);
            // A page without new builds could link to itself forever.
            query = fresh.length === 0 ? undefined : nextQuery(nextPageUrl);
            yield {
                ...more,
                builds: fresh.filter((build) => matches(build, filter)),
                nextPageUrl: query && nextPageUrl,
            };
        }
    }
    return {
        async start(body, { signal, inFlight } = {}) {
            const operation = 'builds.start';
            try {
                const request = { operation, kind: 'start', path: {}, body, signal, inFlight };
                const { buildId } = (await call(endpoints/* endpoints */.v.builds.start, request, connection)).body;
                if (holdsToken(buildId, connection))
                    throw new errors/* FieldMissing */.VG(operation, { path: ['buildId'] });
                return buildId;
            }
            catch (error) {
                if (error instanceof errors/* ServiceError */._7 && isUncertain(error))
                    throw new errors/* StartUncertain */.E(operation, { cause: error });
                throw error;
            }
        },
        async get(id, { signal, newSince } = {}) {
            const { body } = await call(endpoints/* endpoints */.v.builds.get, { operation: 'builds.get', kind: 'read', path: { id }, signal, newSince }, connection);
            return cleanAnswer(body, connection);
        },
        async *list(filter, { signal, onCut } = {}) {
            let read = 0;
            for await (const { builds, nextPageUrl } of pages(filter, { signal })) {
                yield* builds;
                read += 1;
                if (read === connection.limits.listPages)
                    return nextPageUrl ? onCut?.() : undefined;
            }
        },
        pages,
        async newest(filter, { signal } = {}) {
            const { builds } = await page(new URLSearchParams(filter), signal);
            return builds.filter((build) => matches(build, filter));
        },
        async stepLog(logUrl, { signal, read }) {
            const operation = 'builds.stepLog';
            const [id, folder, stepId] = resourcePath(logUrl, { operation, folder: '/builds/', connection });
            if (id === undefined || folder !== 'step' || stepId === undefined)
                throw new errors/* ForeignAddress */.nH(operation, {
                    origin: connection.baseUrl.origin,
                    expected: '/builds/:id/step/:stepId',
                });
            const share = connection.stepLogLimiter;
            const request = { operation, kind: 'read', path: { id, stepId }, signal, share, read };
            return callStreaming(endpoints/* endpoints */.v.builds.stepLog, request, connection);
        },
        async cancel(id, { signal, newSince } = {}) {
            const { status } = await call(endpoints/* endpoints */.v.builds.cancel, {
                operation: 'builds.cancel',
                kind: 'idempotentWrite',
                path: { id },
                signal,
                newSince,
                priority: 'urgent',
            }, connection);
            return status === 208 ? 'alreadyFinished' : 'canceled';
        },
    };
}
/** IDs become state and outputs, which are never rewritten: one that repeats the token is not accepted as an ID. */
function holdsToken(id, { token }) {
    return id.includes(token);
}
/** A success without a build ID is as uncertain as a lost answer. */
function isUncertain(error) {
    return (error instanceof errors/* FieldMissing */.VG || (error.failure !== undefined && (0,retry/* judgeStart */.EF)(error.failure) === 'lookUp'));
}
/** Only the query of `nextPageUrl` is used: the token is never sent to an address from an answer. */
function nextQuery(nextPageUrl) {
    return nextPageUrl ? URL.parse(nextPageUrl, 'https://query.invalid/')?.searchParams : undefined;
}
/** A field that is missing in the build does not exclude it. */
function matches(build, filter) {
    const { appId, branch, tag } = build;
    const isWanted = (found, wanted) => !wanted || found === undefined || found === wanted;
    return (isWanted(appId, filter.appId) &&
        isWanted((0,contract_build/* workflowIdOf */.wZ)(build), filter.workflowId) &&
        isWanted(branch, filter.branch) &&
        isWanted(tag, filter.tag));
}

;// CONCATENATED MODULE: ./out/api/resources/caches.js


function cachesOf(connection) {
    return {
        async list(id, { signal } = {}) {
            const { body } = await call(endpoints/* endpoints */.v.caches.list, { operation: 'caches.list', kind: 'read', path: { id }, signal }, connection);
            return body.caches;
        },
        async removeAll(id, { signal } = {}) {
            const { body } = await call(endpoints/* endpoints */.v.caches.removeAll, { operation: 'caches.removeAll', kind: 'idempotentWrite', path: { id }, signal }, connection);
            return body.caches;
        },
        async remove({ appId, cacheId }, { signal } = {}) {
            const { body } = await call(endpoints/* endpoints */.v.caches.remove, { operation: 'caches.remove', kind: 'idempotentWrite', path: { id: appId, cacheId }, signal }, connection);
            return body.caches;
        },
    };
}

;// CONCATENATED MODULE: ./out/api/resources/teams.js


function teamsOf(connection) {
    return {
        async invite({ teamId, ...invitation }, { signal } = {}) {
            const { body } = await call(endpoints/* endpoints */.v.teams.invite, { operation: 'teams.invite', kind: 'start', path: { team_id: teamId }, body: invitation, signal }, connection);
            return body;
        },
        async remove({ teamId, userId }, { signal } = {}) {
            await call(endpoints/* endpoints */.v.teams.remove, {
                operation: 'teams.remove',
                kind: 'idempotentWrite',
                path: { team_id: teamId, user_id: userId },
                signal,
            }, connection);
        },
    };
}

;// CONCATENATED MODULE: ./out/api/client.js







/** A client for one service and token. At most `limits.simultaneousRequests` of its requests are in flight at a time. */
function createClient(options) {
    const { clock, limits } = options;
    const requestsPerWindow = Math.ceil(limits.requestsPerWindow * limits.shareOfStepLogs);
    const connection = {
        ...options,
        semaphore: (0,semaphore/* createSemaphore */.B)(limits.simultaneousRequests),
        rateLimiter: createRateLimiter(options),
        stepLogLimiter: createRateLimiter({ clock, limits: { ...limits, requestsPerWindow } }),
    };
    return {
        builds: buildsOf(connection),
        applications: applicationsOf(connection),
        caches: cachesOf(connection),
        teams: teamsOf(connection),
        artefacts: artefactsOf(connection),
        requestsLeft: () => connection.rateLimiter.left(),
    };
}

// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js + 1 modules
var lib = __webpack_require__(4942);
;// CONCATENATED MODULE: ./out/api/http/transport.js



/**
 * The real network, through @actions/http-client, which honours the proxy variables of the runner's environment. Its
 * redirects (they keep the token), retries (this client has its own policy) and body readers (they never settle when the
 * connection is cut) are not used.
 */
const networkTransport = async (request, { signal }) => {
    const tunnel = new AbortController();
    const closeTunnel = () => tunnel.abort(signal.reason);
    const route = { tunnel: 'none' };
    const http = new lib/* HttpClient */.Qq('build-service-action', [requestOptions({ signal, tunnel: tunnel.signal, route })], {
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
    catch (error) {
        // The agent reports ECONNRESET when the proxy refused or could not be reached, as if the service had been reached.
        if (route.tunnel === 'requested' && !signal.aborted)
            throw new NoTunnel(error);
        throw error;
    }
    finally {
        signal.removeEventListener('abort', closeTunnel);
    }
};
/** Sets request options that `HttpClient` does not offer. */
function requestOptions({ signal, tunnel, route, }) {
    return {
        prepareRequest(options) {
            options.signal = signal;
            // Until a proxy answers `CONNECT`, the request has no socket that its own signal could close, and would wait
            // forever. The agent takes these options for its `CONNECT` request. That needs a signal of its own, because the
            // agent removes the listeners with which a request would detach from its signal.
            const agent = options.agent;
            if (agent.proxyOptions)
                agent.proxyOptions.signal = tunnel;
            watchTunnel(agent, route);
            // `http.request` expects an IPv6 address without the brackets of the URL.
            options.host = options.host?.replace(/^\[(.*)\]$/, '$1');
        },
        canHandleAuthentication: () => false,
        handleAuthentication: () => Promise.reject(new Error('Authentication is not supported')),
    };
}
function watchTunnel(agent, route) {
    const createSocket = agent.proxyOptions && agent.createSocket?.bind(agent);
    if (!createSocket)
        return;
    route.tunnel = 'requested';
    agent.createSocket = (options, then) => createSocket(options, (socket) => {
        route.tunnel = 'open';
        then(socket);
    });
}
/** The proxy did not open a tunnel: the request certainly was not sent. */
class NoTunnel extends Error {
    name = 'NoTunnel';
    code = network_error/* noTunnelCode */.dG;
    constructor(cause) {
        super(`the proxy in HTTPS_PROXY did not open a tunnel: ${(0,out_errors/* messageOf */.bD)(cause)}`, { cause });
    }
}

// EXTERNAL MODULE: ./out/report/wording/units.js
var units = __webpack_require__(9731);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 12 modules
var core = __webpack_require__(143);
// EXTERNAL MODULE: ./out/core/report/redaction.js
var redaction = __webpack_require__(1440);
// EXTERNAL MODULE: ./out/core/text/log-line.js
var log_line = __webpack_require__(6345);
// EXTERNAL MODULE: ./out/core/text/repository-path.js
var repository_path = __webpack_require__(4980);
// EXTERNAL MODULE: ./out/runner/runner.js
var runner = __webpack_require__(317);
;// CONCATENATED MODULE: ./out/runner/process/help-page.js

const page = 'docs/troubleshooting.md';
/**
 * The address of the section of docs/troubleshooting.md that says more about an error, in the repository and version of
 * the action that runs. GitHub sets neither for an action of the workspace (`uses: ./…`): then there is none.
 */
function helpPage(error, env) {
    const { GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref } = env;
    if (!(error instanceof out_errors/* UserError */.yo) || !error.help || !repository || !ref)
        return undefined;
    const path = [repository, 'blob', ref, page].flatMap((part) => part.split('/')).map(encodeURIComponent);
    return `${env.GITHUB_SERVER_URL ?? 'https://github.com'}/${path.join('/')}#${error.help}`;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./out/core/event/run-event.js
var run_event = __webpack_require__(4677);
;// CONCATENATED MODULE: ./out/runner/process/run-context.js




/** The file with the event's payload is not JSON. GitHub writes it, so something else has changed it. */
class EventUnreadable extends out_errors/* UserError */.yo {
    constructor(path, options) {
        super(`GITHUB_EVENT_PATH names ${JSON.stringify(path)}, which is not valid JSON. Set input branch or tag, and unset GITHUB_EVENT_PATH.`, options);
    }
}
/**
 * What the environment says about the run (GitHub's documentation, "Variables"). Outside GitHub, the texts that have no
 * default are empty.
 *
 * @throws EventUnreadable
 */
function readRunContext(env) {
    return {
        event: (0,run_event/* readRunEvent */.Eg)({
            name: env.GITHUB_EVENT_NAME,
            ref: env.GITHUB_REF,
            sha: env.GITHUB_SHA,
            payload: readPayload(env.GITHUB_EVENT_PATH),
        }),
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
        temporary: env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)(),
    };
}
function readPayload(path) {
    if (!path)
        return undefined;
    try {
        return JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
    }
    catch (cause) {
        throw new EventUnreadable(path, { cause });
    }
}

;// CONCATENATED MODULE: ./out/runner/process/github-runner.js









/** The real runner: GitHub's environment variables, command files and workflow commands, through @actions/core. */
function createGithubRunner(env) {
    const redactor = (0,redaction/* createRedactor */.l)();
    const log = createLog(redactor.redact);
    let run;
    const mask = (secret) => {
        if (secret === '')
            return;
        core/* setSecret */.Pq(secret);
        redactor.addSecret(secret);
    };
    return {
        input: (name) => core/* getInput */.V4(name),
        setOutput: (name, value) => core/* setOutput */.uH(name, redactor.redact(value)),
        setSecretOutput(name, value) {
            mask(value);
            core/* setOutput */.uH(name, value);
        },
        saveState: (name, value) => core/* saveState */.LZ(name, value),
        state: (name) => core/* getState */.Gu(name),
        mask,
        redactor,
        log,
        helpPage: (error) => helpPage(error, env),
        async writeSummary(markdown) {
            // A runner without this variable has no summaries; the log has the same content.
            if (!env.GITHUB_STEP_SUMMARY)
                return;
            try {
                await core/* summary */.z.addRaw(redactor.redact(markdown) + external_node_os_.EOL).write();
            }
            catch (error) {
                log.warning(`The job summary could not be written. ${(0,out_errors/* messageOf */.bD)(error)}`);
            }
        },
        /** Read at first use, inside the action, so that `EventUnreadable` is reported as any other error. */
        get run() {
            run ??= readRunContext(env);
            return run;
        },
        cancelled: cancellation(process),
    };
}
function createLog(redact) {
    const line = (text) => (0,log_line/* logLine */.BP)(redact(text));
    const annotation = (text) => (0,log_line/* annotationMessage */.L0)(redact(text).split('\n'));
    const properties = (options = {}) => ({
        ...(options.title === undefined ? {} : { title: (0,log_line/* annotationTitle */.qF)(redact(options.title)) }),
        ...placeProperties(options, redact),
    });
    return {
        info: (text) => core/* info */.pq(line(text)),
        debug: (text) => core/* debug */.Yz(line(text)),
        notice: (message, options) => core/* notice */.lm(annotation(message), properties(options)),
        warning: (message, options) => core/* warning */.$e(annotation(message), properties(options)),
        error: (message, options) => core/* error */.z3(annotation(message), properties(options)),
        group(title, lines) {
            core/* startGroup */.Oh(line(title));
            // One write: a pipe that is read slowly would keep a request in memory for each line.
            if (lines.length > 0)
                core/* info */.pq(lines.map(line).join(external_node_os_.EOL));
            core/* endGroup */.N4();
        },
    };
}
/** @actions/core encodes what would end the property: `%`, `:`, `,` and line breaks. A path that holds a secret is none. */
function placeProperties({ file, line, column }, redact) {
    if (file === undefined || !(0,repository_path/* isRepositoryPath */.o)(file) || redact(file) !== file)
        return {};
    return {
        file,
        ...(line === undefined ? {} : { startLine: line }),
        ...(line === undefined || column === undefined ? {} : { startColumn: column }),
    };
}
/** The exit code with which a shell reports a process that SIGINT ended. */
const endedBySignal = 130;
/**
 * A signal that is aborted at the first SIGINT or SIGTERM. When a workflow is cancelled, GitHub sends SIGINT, SIGTERM
 * 7.5 s later, and kills 2.5 s after that. The first leaves time to cancel what was started; a second one ends the
 * process at once, and the post step does the rest. On Windows the second one is Ctrl+Break (actions/runner,
 * `ProcessInvoker`), which Node calls SIGBREAK.
 */
function cancellation(process) {
    const controller = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM', 'SIGBREAK']) {
        process.on(name, () => {
            if (controller.signal.aborted)
                process.exit(endedBySignal);
            controller.abort(new runner/* Cancelled */.c(name));
        });
    }
    return controller.signal;
}

;// CONCATENATED MODULE: ./out/entry/run-action.js









/** Runs one action in this process, with the real dependencies, and sets its exit code. */
async function runAction(action) {
    const runner = createGithubRunner(process.env);
    const real = {
        transport: networkTransport,
        clock: out_clock/* systemClock */.ml,
        random: out_clock/* systemRandom */.vg,
        limits: api_limits/* defaultLimits */.M,
    };
    exitAfterGrace(runner.cancelled, real);
    if (!(await perform(action, { runner, ...real })))
        process.exitCode = 1;
    // Pending work, such as an update of the comment, would keep the process alive.
    if (runner.cancelled.aborted)
        process.stdout.write('', () => process.exit());
}
/** The last resort: work that ignores the signal must not keep GitHub from starting the post step. */
function exitAfterGrace(cancelled, { clock, limits }) {
    const exit = () => void clock.setTimer(limits.graceMs + 500, () => process.exit(1));
    cancelled.addEventListener('abort', exit, { once: true });
}
/**
 * Runs one action and returns whether it succeeded. An error that the user can fix becomes one annotation; a bug of the
 * action is shown with its stack.
 */
async function perform(action, { transport, ...context }) {
    const { log } = context.runner;
    const connect = (connection) => {
        const retries = retryLog(context);
        return createClient({
            ...connection,
            ...context,
            transport: async (...request) => {
                const reply = await transport(...request);
                retries.onReply();
                return reply;
            },
            redactProse: context.runner.redactor.redactProse,
            onRetry: retries.onRetry,
        });
    };
    try {
        return await action({ ...context, connect });
    }
    catch (error) {
        if (error instanceof out_errors/* UserError */.yo) {
            const helpPage = context.runner.helpPage(error);
            log.error(helpPage === undefined ? error.message : `${error.message}\n${helpPage}`);
            return false;
        }
        if (error instanceof runner/* Cancelled */.c) {
            log.error('The workflow was cancelled before this step was done.');
            return false;
        }
        log.error('This is a bug in the action. Please report it with the lines below.');
        const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
        log.group('Stack', stack.split('\n'));
        return false;
    }
}
/**
 * Logs retries at debug level, except one: the first retry of a start, or of a service that has not answered yet and
 * cannot be reached, is logged for the user. Most often it is a wrong `baseUrl`.
 */
function retryLog({ runner: { log }, limits }) {
    let [isLogged, hasReplied] = [false, false];
    return {
        onRetry(error, pauseMs) {
            log.debug(`${error.message} Retrying in ${Math.round(pauseMs)} ms.`);
            const isStart = error.operation === 'builds.start';
            if (isLogged || (!isStart && (hasReplied || !(error instanceof errors/* ServiceUnreachable */.Ui))))
                return;
            isLogged = true;
            log.info(`${error.message} Retrying for up to ${(0,units/* durationText */.S5)(limits.retryBudgetMs)}.`);
        },
        onReply() {
            hasReplied = true;
        },
    };
}

;// CONCATENATED MODULE: ./out/entry/actions.js

/**
 * Loads the code of one action. These imports are in a chunk that already has what all actions share, so the bundler does
 * not repeat that in the chunk of each action.
 */
const load = {
    apps: async () => (await Promise.all(/* import() */[__webpack_require__.e(114), __webpack_require__.e(46)]).then(__webpack_require__.bind(__webpack_require__, 4046))).apps,
    artifacts: async () => (await Promise.all(/* import() */[__webpack_require__.e(114), __webpack_require__.e(835), __webpack_require__.e(8)]).then(__webpack_require__.bind(__webpack_require__, 8))).artifacts,
    build: async () => (await Promise.all(/* import() */[__webpack_require__.e(114), __webpack_require__.e(835), __webpack_require__.e(868), __webpack_require__.e(829), __webpack_require__.e(199)]).then(__webpack_require__.bind(__webpack_require__, 5199))).build,
    buildPost: async () => (await Promise.all(/* import() */[__webpack_require__.e(114), __webpack_require__.e(725)]).then(__webpack_require__.bind(__webpack_require__, 8725))).buildPost,
    caches: async () => (await Promise.all(/* import() */[__webpack_require__.e(114), __webpack_require__.e(868), __webpack_require__.e(472)]).then(__webpack_require__.bind(__webpack_require__, 2880))).caches,
    cancel: async () => (await Promise.all(/* import() */[__webpack_require__.e(114), __webpack_require__.e(610)]).then(__webpack_require__.bind(__webpack_require__, 8229))).cancel,
    release: async () => (await Promise.all(/* import() */[__webpack_require__.e(114), __webpack_require__.e(810)]).then(__webpack_require__.bind(__webpack_require__, 4810))).release,
    removeQrCodes: async () => (await Promise.all(/* import() */[__webpack_require__.e(114), __webpack_require__.e(545)]).then(__webpack_require__.bind(__webpack_require__, 2545))).removeQrCodes,
    service: async () => (await Promise.all(/* import() */[__webpack_require__.e(114), __webpack_require__.e(264)]).then(__webpack_require__.bind(__webpack_require__, 9264))).serviceAction,
    servicePost: async () => (await Promise.all(/* import() */[__webpack_require__.e(114), __webpack_require__.e(264)]).then(__webpack_require__.bind(__webpack_require__, 9264))).servicePostAction,
    team: async () => (await Promise.all(/* import() */[__webpack_require__.e(114), __webpack_require__.e(539)]).then(__webpack_require__.bind(__webpack_require__, 4539))).team,
    wait: async () => (await Promise.all(/* import() */[__webpack_require__.e(114), __webpack_require__.e(835), __webpack_require__.e(868), __webpack_require__.e(829), __webpack_require__.e(580)]).then(__webpack_require__.bind(__webpack_require__, 6199))).wait,
};
/** Runs an action by its name. */
async function run(name) {
    await runAction(await load[name]());
}


/***/ }),

/***/ 4925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   yo: () => (/* binding */ UserError),
/* harmony export */   zR: () => (/* binding */ asError)
/* harmony export */ });
/* unused harmony export helpTopics */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);

/**
 * The sections of docs/troubleshooting.md, by the anchors of their headings, for the errors whose cure takes more than
 * a line.
 */
const helpTopics = (/* unused pure expression or super */ null && ([
    'a-start-that-was-not-answered',
    'pull-requests-from-forks',
    'the-token-is-refused',
]));
/**
 * A situation that the user can do something about: the message says what happened and what to do next. It is shown
 * without a stack trace. Every other error is a bug, and is shown with one.
 *
 * One subclass is one situation. Code distinguishes them by class and fields, never by message.
 */
class UserError extends Error {
    help = undefined;
    get name() {
        return this.constructor.name;
    }
}
/** A thrown value as an error: itself if it is one, otherwise an error with its text. */
function asError(thrown) {
    return node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(thrown) ? thrown : new Error(String(thrown));
}
/** The message of anything thrown. */
function messageOf(thrown) {
    return node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(thrown) ? thrown.message : String(thrown);
}


/***/ }),

/***/ 9731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ momentText),
/* harmony export */   RV: () => (/* binding */ lastLinesText),
/* harmony export */   S5: () => (/* binding */ durationText),
/* harmony export */   lP: () => (/* binding */ sizeText),
/* harmony export */   lT: () => (/* binding */ countText),
/* harmony export */   nG: () => (/* binding */ stopwatchText),
/* harmony export */   oV: () => (/* binding */ untilText)
/* harmony export */ });
/* harmony import */ var pretty_bytes__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5901);
/* harmony import */ var _contract_timestamp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3623);


const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
/** A duration to the second: `0.3 s`, `12 s`, `4 min 12 s`, `1 h 30 min 5 s`; from a day on to the hour: `2 d 3 h`. */
function durationText(ms) {
    if (ms < 0.95 * second)
        return `${Math.max(0, Math.round(ms / 100)) / 10} s`;
    const rounded = Math.round(ms / second) * second;
    const parts = [
        [Math.floor(rounded / day), 'd'],
        [Math.floor((rounded % day) / hour), 'h'],
        [Math.floor((rounded % hour) / minute), 'min'],
        [(rounded % minute) / second, 's'],
    ];
    const shown = parts.slice(0, rounded >= day ? 2 : undefined).filter(([count]) => count > 0);
    return shown.map(([count, unit]) => `${count} ${unit}`).join(' ');
}
/** Time since a start as a stopwatch shows it: `00:12`, `04:24`, `1:04:24`. */
function stopwatchText(ms) {
    const seconds = Math.max(0, Math.floor(ms / second));
    const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
    const hours = Math.floor(seconds / 3600);
    return [...(hours > 0 ? [String(hours)] : []), ...parts].join(':');
}
/** Bytes with their unit and a non-breaking space: `18.2 MB`. */
function sizeText(bytes) {
    return (0,pretty_bytes__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(bytes, { nonBreakingSpace: true });
}
/** `1 cache`, `2 caches`: for nouns whose plural only adds an `s`. */
function countText(count, noun) {
    return `${count} ${count === 1 ? noun : `${noun}s`}`;
}
/** How much of a log's end is shown: `the last line`, `the last 40 lines`. */
function lastLinesText(count) {
    return count === 1 ? 'the last line' : `the last ${count} lines`;
}
/** A moment in UTC, the time zone of a runner: `19 Nov 2026, 16:05 UTC`. Milliseconds since the Unix epoch. */
function momentText(ms) {
    const format = new Intl.DateTimeFormat('en-GB', {
        timeZone: 'UTC',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
    });
    return `${format.format(ms)} UTC`;
}
/** `until 19 Nov 2026, 16:05 UTC` for the time at which a link expires; `undefined` if it is unknown. */
function untilText(timestamp) {
    const ms = (0,_contract_timestamp_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTimestamp */ .EH)(timestamp);
    return ms === undefined ? undefined : `until ${momentText(ms)}`;
}


/***/ }),

/***/ 7678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EF: () => (/* binding */ judgeStart),
/* harmony export */   dg: () => (/* binding */ isTransient),
/* harmony export */   tE: () => (/* binding */ decideRetry)
/* harmony export */ });
/** Whether a failed request is sent again, and when: the one policy for the build service and for GitHub. */
/**
 * Decides what follows a failed attempt (docs/reliability.md, "What is sent again").
 *
 * The pause is the time that the server asked for plus full jitter: a random time up to a bound that doubles with each
 * attempt. With jitter on top, clients that were given the same time do not return together, and a server that keeps
 * answering `Retry-After: 0` is not flooded. An attempt that could not use its whole timeout within the budget is not
 * made.
 */
function decideRetry(attempt, limits) {
    const verdict = judge(attempt);
    if (verdict !== 'again')
        return { kind: 'stop', reason: verdict };
    const asked = attempt.failure.kind === 'status' ? (attempt.failure.retryAfterMs ?? 0) : 0;
    const bound = Math.min(limits.backoffCapMs, limits.backoffBaseMs * 2 ** (attempt.attempt - 1));
    const ms = asked + attempt.fraction * bound;
    // The pause is never shortened to fit the budget: attempts that fail at once would then pile up at its end.
    const left = limits.retryBudgetMs - attempt.elapsedMs - limits.attemptMs;
    return ms > left ? { kind: 'stop', reason: 'budget' } : { kind: 'wait', ms };
}
function judge({ operation, failure, mayAppearLater = false }) {
    if (operation === 'start')
        return judgeStart(failure);
    if (isTransient(failure))
        return 'again';
    return mayAppearLater && failure.kind === 'status' && failure.status === 404 ? 'again' : 'final';
}
/**
 * What a failed start means. It is sent again only if it certainly was not executed: a 5xx, 408 or 425 may come from a
 * proxy after the service has started the build.
 */
function judgeStart(failure) {
    switch (failure.kind) {
        case 'network':
            return failure.certain ? 'again' : 'lookUp';
        case 'status':
            if (failure.status === 429)
                return 'again';
            return isTransient(failure) ? 'lookUp' : 'final';
        case 'timeout':
        case 'malformed':
            return 'lookUp';
    }
}
/** Whether the same request may succeed later. */
function isTransient(failure) {
    if (failure.kind !== 'status')
        return true;
    const { status } = failure;
    return status === 408 || status === 425 || status === 429 || status >= 500;
}


/***/ }),

/***/ 317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ Cancelled)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4925);

/** The reason of `Runner.cancelled`. */
class Cancelled extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo {
    signal;
    constructor(signal) {
        super(`The workflow was cancelled (${signal}).`);
        this.signal = signal;
    }
}


/***/ })

};
