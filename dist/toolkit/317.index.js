export const id = 317;
export const ids = [317];
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
/** What can go wrong with a download, beside what can with every request. One class, one situation. */


/** An attempt brought hardly anything for as long as one is given. */
class DownloadStalled extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 {
    failure = { kind: 'timeout' };
    constructor(operation, { origin, seconds, bytes }) {
        super(operation, `${origin} sent less than ${(0,_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .mebibytes */ .jh)(bytes)} in ${seconds} s. Check the network between the runner and the service.`);
    }
}
/** The storage that the service sends downloads on to did not give the file. */
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
/** The storage does not know the link that the service has just given, or not any more: the next one may be good. */
class LinkExpired extends StorageRefused {
    failure = { kind: 'malformed' };
}
/** A part of the file was asked for, and another one came. */
class WrongRange extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 {
    failure = { kind: 'malformed' };
    constructor(operation, { origin, asked, got }) {
        super(operation, `${origin} was asked for the bytes from ${asked} on and sent ${got}.`);
    }
}
/** The token is not in danger on the way, but the file would be: anybody could change it. */
class UnsafeRedirect extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 {
    constructor(operation, { from, target }) {
        super(operation, `The download is sent on from ${from} to ${target}, which is not safe to follow.`);
    }
}
class TooManyRedirects extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 {
    constructor(operation, { most }) {
        super(operation, `The download was sent on more than ${most} times.`);
    }
}
/** What came is not what the service said of the artefact. */
class ArtefactDiffers extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 {
    constructor(operation, { what, expected, found }) {
        super(operation, `What was downloaded is not the artefact: its ${what} is ${found}, and the service says ${expected}. Nothing of it was kept.`);
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
/* harmony export */   nH: () => (/* binding */ ForeignAddress),
/* harmony export */   rq: () => (/* binding */ TokenRefused)
/* harmony export */ });
/* unused harmony exports Refusal, Throttled, ServiceTrouble */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4925);
/* harmony import */ var _http_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1078);
/**
 * What can go wrong between the action and the service: one class, one situation. `operation` is noun and verb, such
 * as `builds.get`.
 */


class ServiceError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
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
        super(operation, `${origin} cannot be reached (${(0,_http_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(cause)}). Check baseUrl, and the network of the runner.`, { cause });
    }
}
/** The service, or a proxy on the way that opens connections, shows a certificate that is not trusted; nothing was sent. */
class CertificateRefused extends ServiceError {
    constructor(operation, { origin, cause }) {
        super(operation, `The certificate of ${origin} is not trusted (${cause.message}). Where a company's own authority signs it, name the file of that authority's certificate in NODE_EXTRA_CA_CERTS.`, { cause });
    }
}
/** The connection broke before the answer was whole: the request may have arrived. */
class AnswerLost extends ServiceError {
    failure = { kind: 'network', certain: false };
    constructor(operation, { origin, cause }) {
        super(operation, `The connection to ${origin} broke before ${operation} was answered (${(0,_http_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(cause)}). Check the network between the runner and the service.`, { cause });
    }
}
/** The time limit of one attempt passed before the answer was whole: the request may have arrived. */
class AnswerTimedOut extends ServiceError {
    failure = { kind: 'timeout' };
    constructor(operation, { origin, seconds }) {
        super(operation, `${origin} did not answer ${operation} within ${seconds} s. Check the network between the runner and the service.`);
    }
}
/** A successful status, but no JSON behind it: an HTML page of a proxy, a cut body, too much of it. */
class AnswerUnreadable extends ServiceError {
    failure = { kind: 'malformed' };
    constructor(operation, { origin, found, cause }) {
        super(operation, `${origin} answered ${operation} with ${found} instead of JSON. Check that baseUrl is the address of the API.`, { cause });
    }
}
/** The answer is larger than any answer of this API has reason to be. */
class AnswerTooLarge extends ServiceError {
    failure = { kind: 'malformed' };
    constructor(operation, { origin, most, cause }) {
        super(operation, `${origin} answered ${operation} with more than ${most}. Check that baseUrl is the address of the API.`, { cause });
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
 * for a service which did its work. It is looked up, never asked for again (docs/reliability.md, "One request, one
 * build").
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
/** An id that no address can hold, such as `..` or half a character, of an input or of the service; nothing was sent. */
class IdUnusable extends ServiceError {
    constructor(operation, { cause }) {
        super(operation, `${operation} was given an id that cannot be a part of an address. Check the ids.`, {
            cause,
        });
    }
}
/** A part of an address that the service gave has an encoded slash in it, `%2F`: it could be taken for two parts. */
class NameWithSlash extends ServiceError {
    constructor(operation, { name }) {
        super(operation, `The service gave an address with an encoded slash (%2F) in the name "${name}", which is not asked for. Rename the file in the build, so that its name has no slash.`);
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
/** The service has asked another request of this step for more time than there is, so this one was not sent. */
class NotSent extends ServiceError {
    failure;
    constructor(operation, { ms, cause }) {
        super(operation, `The service asks to be left alone for ${Math.ceil(ms / 1000)} s, so ${operation} was not sent. ${cause.message}`, { cause });
        this.failure = { kind: 'status', status: 429, retryAfterMs: ms };
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


/***/ }),

/***/ 1078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   dG: () => (/* binding */ noTunnelCode),
/* harmony export */   fb: () => (/* binding */ isUntrusted),
/* harmony export */   rd: () => (/* binding */ networkFailure)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4925);


/** The code of the error that says that a proxy opened no tunnel. */
const noTunnelCode = 'ENOTUNNEL';
/**
 * No name, nobody at the address, no way there: errors of before there is a connection (docs/reliability.md, "One
 * request, one build").
 */
const beforeConnection = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', noTunnelCode]);
/**
 * The failure that a thrown network error stands for.
 *
 * Node reports a host with several addresses as one `AggregateError`: it is certain only when each of its errors is,
 * whatever `code` the whole carries. An error that wraps another is judged by its cause.
 */
function networkFailure(thrown) {
    return { kind: 'network', certain: neverConnected(thrown) };
}
/** Whether a TLS handshake failed for the other side's certificate, by the codes of OpenSSL and Node: nothing was sent. */
function isUntrusted(thrown) {
    const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
    return /^(CERT_|ERR_TLS_CERT_|UNABLE_TO_(GET|VERIFY)_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH)/.test(code);
}
/** What a network error says. Node gives a host with several addresses no message of its own, but one for each. */
function reasonOf(thrown) {
    const all = eachOf(thrown) ?? [];
    return thrown.message || [...new Set(all.map(_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b))].join(', ') || thrown.name;
}
/** The errors of an `AggregateError`, whoever made it: Node's own are not of the realm that tests run in. */
function eachOf(thrown) {
    return 'errors' in thrown && Array.isArray(thrown.errors) ? thrown.errors : undefined;
}
function neverConnected(thrown) {
    if (!node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(thrown))
        return false;
    const all = eachOf(thrown);
    if (all)
        return all.length > 0 && all.every(neverConnected);
    if ('code' in thrown && typeof thrown.code === 'string')
        return beforeConnection.has(thrown.code);
    return neverConnected(thrown.cause);
}


/***/ }),

/***/ 2734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ judgeStart),
/* harmony export */   t: () => (/* binding */ decideRetry)
/* harmony export */ });
/**
 * Whether a failed request is sent again, and after how long: a pure function (docs/reliability.md, "What is sent
 * again").
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


/***/ }),

/***/ 4746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ createGate)
/* harmony export */ });
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


/***/ }),

/***/ 8621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ withTimeout),
/* harmony export */   x: () => (/* binding */ TimeLimitPassed)
/* harmony export */ });
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
async function withTimeout(limit, work) {
    const controller = new AbortController();
    const cancelTimer = limit.clock.setTimer(limit.ms, () => controller.abort(new TimeLimitPassed(limit.ms)));
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
        cancelTimer();
    }
}


/***/ }),

/***/ 8435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MK: () => (/* binding */ defaultLimits),
/* harmony export */   jh: () => (/* binding */ mebibytes)
/* harmony export */ });
/* unused harmony export scaled */
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
/** The same limits with every duration multiplied by `factor`, and never under one millisecond. */
function scaled(limits, factor) {
    const shrunk = Object.entries(limits).map(([name, value]) => [
        name,
        name.endsWith('Ms') ? Math.max(1, Math.round(value * factor)) : value,
    ]);
    return Object.fromEntries(shrunk);
}
/** A limit of bytes as an error tells it. */
function mebibytes(bytes) {
    return `${Number((bytes / mebibyte).toPrecision(3))} MiB`;
}


/***/ }),

/***/ 3057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ webAddress),
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl),
/* harmony export */   Wq: () => (/* binding */ publicAddress)
/* harmony export */ });
/* unused harmony export isSafeAddress */
/* harmony import */ var _bad_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4086);

/** Names of this machine, which nobody on the way can listen to. */
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** Whether an address is safe to name as a link and to send a token to: https, or plain http that stays on this machine. */
function isSafeAddress(url) {
    return url.protocol === 'https:' || (url.protocol === 'http:' && loopback.test(url.hostname));
}
/** An address that may stand in an output: as `webAddress`, and as it was given without what no address has in it. */
function publicAddress(text) {
    // The parser of URLs drops some of these and encodes others: it would make an address of what is none.
    return /[\s\p{Cc}]/u.test(text) ? undefined : webAddress(text);
}
/**
 * An address that may become a link: https, or http to this machine, without a user name in it, which could pass for
 * the host. `undefined` for everything else, such as a script or data.
 */
function webAddress(text) {
    const url = URL.parse(text);
    if (!url || !isSafeAddress(url) || url.username !== '' || url.password !== '')
        return undefined;
    return url.href;
}
/** Reads the address of the service. */
function parseBaseUrl(text) {
    const url = URL.parse(text);
    if (!url || !isSafeAddress(url))
        throw new _bad_value_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .F('an https:// address, or http:// of a loopback address');
    if (url.username || url.password || url.search || url.hash)
        throw new _bad_value_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .F('an address without user, query or fragment');
    return url;
}


/***/ }),

/***/ 4086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ BadValue)
/* harmony export */ });
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


/***/ }),

/***/ 1034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ quoted),
/* harmony export */   d: () => (/* binding */ InputError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4925);

/** An input, or a combination of inputs, that the action cannot work with. Thrown before any request is made. */
class InputError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
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


/***/ }),

/***/ 2930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ createInputReader)
/* harmony export */ });
/* harmony import */ var _bad_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4086);
/* harmony import */ var _input_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1034);


function createInputReader(source) {
    const parsed = (name, text, parse, visibility) => {
        try {
            return parse(text);
        }
        catch (error) {
            if (!(error instanceof _bad_value_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .F))
                throw error;
            const value = visibility === 'shown' ? ` is ${(0,_input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .T)(text)}` : ' cannot be read';
            const where = error.where ? ` (${error.where})` : '';
            throw new _input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d([name], `The input ${name}${value}${where}. Allowed is ${error.allowed}.`, {
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
                throw new _input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d([name], `The input ${name} is not given. ${advice}`);
            return text;
        },
        text: (name) => source.input(name),
    };
}


/***/ }),

/***/ 1247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ annotationMessage),
/* harmony export */   q: () => (/* binding */ annotationTitle)
/* harmony export */ });
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6416);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(634);


/** GitHub keeps 255 characters of a title; a short one is read. */
const longestTitle = 200;
const longestParagraph = 2_500;
/**
 * The title of an annotation: one line. `%`, `:` and `,` are encoded by whoever writes the command (@actions/core does),
 * so that the text here is the text that is shown.
 */
function annotationTitle(text) {
    return (0,_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .J)((0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(text), longestTitle);
}
/** The message of an annotation: each paragraph one line of it. */
function annotationMessage(paragraphs) {
    return paragraphs.map((paragraph) => (0,_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .J)((0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(paragraph), longestParagraph)).join('\n');
}


/***/ }),

/***/ 6416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ cut)
/* harmony export */ });
/** At most `limit` characters of a text, `…` for what was left out; a character of two code units is never halved. */
function cut(text, limit) {
    if (text.length <= limit)
        return text;
    return `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}


/***/ }),

/***/ 6345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ logLine)
/* harmony export */ });
/* unused harmony export longestLine */
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6416);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(634);


/** Characters of one line of the log: room for a name and the longest link, and nothing that helps nobody. */
const longestLine = 3_000;
/**
 * A line for the log of which the runner makes no command. Its grammar (actions/runner, `ActionCommand`): `::` after
 * white space at the start of a line, or `##[` anywhere in it. A space takes either apart. A second pass changes nothing.
 */
function logLine(line) {
    const [, indent = '', text = ''] = /^( *)([\s\S]*)$/.exec(line) ?? [];
    return (0,_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .J)(indent + (0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(text).replace(/^::/, ': :').replaceAll('##[', '## ['), longestLine);
}


/***/ }),

/***/ 634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ visible)
/* harmony export */ });
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


/***/ }),

/***/ 9344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ runAction)
});

// UNUSED EXPORTS: perform

// EXTERNAL MODULE: ./out/clock.js
var out_clock = __webpack_require__(3194);
;// CONCATENATED MODULE: ./out/api/http/rate-limiter.js

function createPace({ clock, limits }) {
    const { requestsPerWindow, requestWindowMs } = limits;
    /** When each of the last requests was sent, or is to be: the next one takes the place of the oldest. */
    const sent = [];
    let next = 0;
    let closedUntil = clock.monotonic();
    let because;
    let failures = 0;
    /** Takes a turn; how long it is away, in milliseconds. */
    const take = () => {
        const now = clock.monotonic();
        const oldest = sent[next];
        const at = oldest === undefined ? now : Math.max(now, oldest + requestWindowMs);
        sent[next] = at;
        next = (next + 1) % requestsPerWindow;
        return at - now;
    };
    const closedMs = () => Math.max(0, closedUntil - clock.monotonic());
    return {
        async turn(signal) {
            signal?.throwIfAborted();
            const ms = take();
            if (ms > 0)
                await (0,out_clock/* sleep */.yy)(clock, ms, signal);
        },
        count: () => void take(),
        closed: () => ({ ms: closedMs(), because }),
        failed({ error, askedMs, fraction }) {
            // Those that were under way together fail together: they count as one, and only the first has the random part.
            const isFirst = closedMs() === 0;
            if (isFirst)
                failures += 1;
            const shared = failures - limits.simultaneousRequests;
            if (askedMs === 0 && shared < 1)
                return;
            const bound = Math.min(limits.backoffCapMs, limits.backoffBaseMs * 2 ** Math.max(0, shared - 1));
            const until = clock.monotonic() + askedMs + (isFirst ? fraction * bound : 0);
            if (until <= closedUntil)
                return;
            closedUntil = until;
            because = error;
        },
        answered() {
            failures = 0;
        },
    };
}

// EXTERNAL MODULE: ./out/api/http/semaphore.js
var semaphore = __webpack_require__(4746);
// EXTERNAL MODULE: ./out/contract/endpoints.js + 1 modules
var endpoints = __webpack_require__(5339);
// EXTERNAL MODULE: ./out/contract/endpoint.js
var endpoint = __webpack_require__(4354);
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
        case 'text':
            return limits.logBytes;
        default:
            return limits.answerBytes;
    }
}
/**
 * The body of a success, by the endpoint's own schema.
 *
 * @throws AnswerUnreadable; AnswerTooLarge; FieldMissing
 */
function bodyOf({ seen, form }, reading) {
    if (!seen)
        return refusePage(reading);
    const found = seen.safeParse(form === 'text' ? reading.raw.text : parseJson(reading));
    if (found.success)
        return found.data;
    const field = found.error.issues[0]?.path.join('.') ?? '';
    throw new errors/* FieldMissing */.VG(reading.operation, { field, cause: found.error });
}
/** Where the contract shows no body, any passes, and none, but not the page that a proxy shows instead of the answer. */
function refusePage({ raw, operation, origin }) {
    if (isPage(raw))
        throw new errors/* AnswerUnreadable */.CS(operation, { origin, found: found(raw) });
}
function parseJson({ raw, operation, origin, limits }) {
    if (partsOf(raw.text) > limits.answerParts) {
        const most = `${limits.answerParts.toLocaleString('en')} objects and lists`;
        throw new errors/* AnswerTooLarge */.UG(operation, { origin, most });
    }
    try {
        return JSON.parse(raw.text);
    }
    catch (cause) {
        throw new errors/* AnswerUnreadable */.CS(operation, { origin, found: found(raw), cause });
    }
}
/** How many objects and lists a JSON text has, at most: brackets inside of its texts count as well. */
function partsOf(json) {
    let parts = 0;
    for (let at = 0; at < json.length; at++) {
        const code = json.charCodeAt(at);
        if (code === openBrace || code === openBracket)
            parts++;
    }
    return parts;
}
const openBrace = 0x7b;
const openBracket = 0x5b;
function found(raw) {
    const body = raw.text === '' ? 'an empty body' : isPage(raw) ? 'a page of HTML' : 'a text';
    return `status ${raw.status} and ${body}`;
}
function isPage({ text }) {
    return text.trimStart().startsWith('<');
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./out/contract/failure.js
var failure = __webpack_require__(9061);
// EXTERNAL MODULE: ./out/api/limits.js
var api_limits = __webpack_require__(8435);
// EXTERNAL MODULE: ./out/api/http/failure.js
var http_failure = __webpack_require__(1078);
;// CONCATENATED MODULE: ./out/api/http/retry-after.js
/**
 * How many milliseconds the service asks to be left alone, from 0 to `longestMs`; undefined where it asks for nothing
 * that can be read.
 *
 * `Retry-After` counts on every answer, in both of its forms (RFC 9110, 10.2.3). The reset headers count at 429 only:
 * services put them on all answers, and a 502 must not wait for the end of the hour. Which of their two meanings a
 * number has, seconds left or an epoch in seconds, shows in its size, whatever the header's name
 * (docs/hosted-service.md, "Errors and limits").
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

// EXTERNAL MODULE: ./out/api/http/time-limit.js
var time_limit = __webpack_require__(8621);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js + 1 modules
var lib = __webpack_require__(4942);
// EXTERNAL MODULE: ./out/errors.js
var out_errors = __webpack_require__(4925);
;// CONCATENATED MODULE: ./out/api/http/transport.js



/**
 * The real network, through @actions/http-client, which brings the proxies that the runner's environment names.
 * Its own redirects (they keep the token), retries (the policy is ours) and body readers (they never settle when the
 * connection is cut) stay unused.
 */
const networkTransport = async (request, { signal }) => {
    const tunnel = new AbortController();
    const closeTunnel = () => tunnel.abort(signal.reason);
    const way = { tunnel: 'none' };
    const http = new lib/* HttpClient */.Qq('build-service-action', [requestOptions({ signal, tunnel: tunnel.signal, way })], {
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
        // The agent says ECONNRESET when the proxy refused or could not be reached, as if the service had been reached.
        if (way.tunnel === 'asked for' && !signal.aborted)
            throw new NoTunnel(error);
        throw error;
    }
    finally {
        signal.removeEventListener('abort', closeTunnel);
    }
};
/** Puts what `HttpClient` does not offer into the options of the request that it makes. */
function requestOptions({ signal, tunnel, way, }) {
    return {
        prepareRequest(options) {
            options.signal = signal;
            // While a proxy has not answered `CONNECT`, the request has no socket that its own signal could end, and would
            // wait for ever. The agent makes the proxy's request of these options; a signal of its own, as the agent takes
            // away the listeners by which a request lets go of its signal.
            const agent = options.agent;
            if (agent.proxyOptions)
                agent.proxyOptions.signal = tunnel;
            noteTunnel(agent, way);
            // `http.request` wants an IPv6 address without the brackets of the URL.
            options.host = options.host?.replace(/^\[(.*)\]$/, '$1');
        },
        canHandleAuthentication: () => false,
        handleAuthentication: () => Promise.reject(new Error('No authentication is handled here')),
    };
}
function noteTunnel(agent, way) {
    const createSocket = agent.proxyOptions && agent.createSocket?.bind(agent);
    if (!createSocket)
        return;
    way.tunnel = 'asked for';
    agent.createSocket = (options, then) => createSocket(options, (socket) => {
        way.tunnel = 'open';
        then(socket);
    });
}
/** The proxy did not open a tunnel: the request has certainly not been sent. */
class NoTunnel extends Error {
    name = 'NoTunnel';
    code = http_failure/* noTunnelCode */.dG;
    constructor(cause) {
        super(`the proxy that HTTPS_PROXY names opened no tunnel: ${(0,out_errors/* messageOf */.b)(cause)}`, { cause });
    }
}
/** A body is larger than what is taken. */
class BodyTooLarge extends Error {
    name = 'BodyTooLarge';
    constructor(limit) {
        super(`The body is larger than ${limit} bytes`);
    }
}
/**
 * The body of a refusal as text; empty where there is more of it than an explanation has.
 *
 * @throws the stream's error when the connection is cut
 */
async function explanation(body, limit) {
    try {
        return await readText(body, limit);
    }
    catch (error) {
        if (error instanceof BodyTooLarge)
            return '';
        throw error;
    }
}
/**
 * The whole body as text.
 *
 * @throws BodyTooLarge when it is larger than `limit` bytes; the stream's error when the connection is cut
 */
async function readText(body, limit) {
    const chunks = [];
    let size = 0;
    for await (const chunk of body) {
        size += chunk.length;
        if (size > limit)
            throw new BodyTooLarge(limit);
        chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
}

;// CONCATENATED MODULE: ./out/api/http/attempt.js








/**
 * Sends one request once and reads its answer whole, within the limit for one attempt.
 *
 * @throws ServiceError for every situation in which there is no successful answer; the outer signal's reason when that
 *   was aborted
 */
async function attempt({ operation, request, mostBytes, signal }, { transport, clock, limits, redactProse, }) {
    const origin = request.url.origin;
    try {
        return await (0,time_limit/* withTimeout */.w)({ clock, ms: limits.attemptMs, signal }, async (limited) => {
            const reply = await transport(request, { signal: limited });
            if (reply.status >= 200 && reply.status < 300)
                return { status: reply.status, text: await readText(reply.body, mostBytes) };
            throw unsuccessful(operation, {
                ...reply,
                text: await explanation(reply.body, limits.refusalBytes),
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
        if (error instanceof time_limit/* TimeLimitPassed */.x)
            throw new errors/* AnswerTimedOut */.AA(operation, { origin, seconds: error.seconds });
        if (error instanceof BodyTooLarge)
            throw new errors/* AnswerTooLarge */.UG(operation, { origin, most: (0,api_limits/* mebibytes */.jh)(mostBytes), cause: error });
        const cause = external_node_util_.types.isNativeError(error) ? error : new Error(String(error));
        if ((0,http_failure/* isUntrusted */.fb)(cause))
            throw new errors/* CertificateRefused */.O4(operation, { origin, cause });
        const Situation = (0,http_failure/* networkFailure */.rd)(cause).certain ? errors/* ServiceUnreachable */.Ui : errors/* AnswerLost */.F4;
        throw new Situation(operation, { origin, cause });
    }
}
function unsuccessful(operation, reply) {
    if (reply.status >= 300 && reply.status < 400)
        return new errors/* RedirectRefused */.Jh(operation, { target: originOf(reply.headers.location, reply.url) });
    const said = (0,failure/* failureText */.k)(parsed(reply.text));
    return (0,errors/* refusalOf */.Of)(operation, {
        status: reply.status,
        said: said && reply.redactProse(said),
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

// EXTERNAL MODULE: ./out/api/http/retry.js
var retry = __webpack_require__(2734);
;// CONCATENATED MODULE: ./out/api/http/send-with-retries.js




/**
 * Sends a request, and again by the retry policy until it is answered or given up. Each attempt waits for its turn among
 * all requests of the client.
 *
 * @throws ServiceError; the signal's reason
 */
async function repeat(request, connection) {
    const { kind, signal, newSince } = request;
    const { clock, random, limits, pace, onRetry } = connection;
    const course = { begun: undefined };
    for (let number = 1;; number++) {
        try {
            const result = request.read(await sendInTurn(request, { connection, course }));
            pace.answered();
            return result;
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._7 && error.failure))
                throw error;
            const { failure } = error;
            const now = clock.monotonic();
            const fraction = random.fraction();
            const elapsedMs = now - (course.begun ?? now);
            const newBuildAgeMs = newSince === undefined ? {} : { newBuildAgeMs: now - newSince };
            const decision = (0,retry/* decideRetry */.t)({ operation: kind, attempt: number, failure, elapsedMs, fraction, ...newBuildAgeMs }, limits);
            const answer = failure.kind === 'status' ? failure : undefined;
            // A clear no, and a build that is not to be seen yet, are answers: they say nothing of how other requests would do.
            if (answer?.status === 404 || (decision.kind === 'stop' && decision.reason === 'final'))
                pace.answered();
            else
                pace.failed({ error, askedMs: answer?.retryAfterMs ?? 0, fraction });
            if (decision.kind === 'stop')
                throw error;
            onRetry(error, decision.ms);
            await (0,out_clock/* sleep */.yy)(clock, decision.ms, signal);
        }
    }
}
/** One attempt, when it is its turn and the service has not to be left alone. */
async function sendInTurn(request, { connection, course }) {
    const { operation, wire, mostBytes, signal, inFlight = signal, turn } = request;
    const { clock, gate, pace } = connection;
    if (turn === 'atOnce')
        pace.count();
    else
        await pace.turn(signal);
    for (;;) {
        if (turn !== 'atOnce')
            await waitForOpening(request, { connection, course });
        const sent = await gate(async () => {
            // It may have closed while this request stood in line.
            if (turn !== 'atOnce' && pace.closed().ms > 0)
                return undefined;
            course.begun ??= clock.monotonic();
            return attempt({ operation, request: wire, mostBytes, signal: inFlight }, connection);
        }, signal);
        if (sent)
            return sent;
    }
}
/**
 * Waits until requests may be sent.
 *
 * @throws NotSent at once, where that takes longer than the budget
 */
async function waitForOpening({ operation, signal }, { connection, course }) {
    const { clock, limits, pace } = connection;
    for (;;) {
        const { ms, because } = pace.closed();
        if (ms === 0)
            return;
        const elapsed = course.begun === undefined ? 0 : clock.monotonic() - course.begun;
        if (because && ms > limits.retryBudgetMs - limits.attemptMs - elapsed)
            throw new errors/* NotSent */.Y5(operation, { ms, cause: because });
        await (0,out_clock/* sleep */.yy)(clock, ms, signal);
    }
}

;// CONCATENATED MODULE: ./out/api/http/call.js




/**
 * Calls an endpoint: fills its path, sends, repeats by the retry policy, and reads the answer by the contract.
 *
 * @throws ServiceError; the signal's reason when it was aborted
 */
async function call(endpoint, request, connection) {
    const url = addressOf(connection.baseUrl, pathOf(endpoint, request));
    if (request.query)
        url.search = request.query.toString();
    const wire = {
        method: endpoint.method,
        url,
        // Every request carries both headers, with a body or without (docs/api.md, "Requests").
        headers: {
            'x-auth-token': connection.token,
            'content-type': 'application/json',
            accept: 'application/json',
        },
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    };
    const { limits } = connection;
    const reading = { operation: request.operation, origin: url.origin, limits };
    const read = (raw) => ({
        status: raw.status,
        body: bodyOf(endpoint, { ...reading, raw }),
    });
    return repeat({ ...request, wire, mostBytes: mostBytes(endpoint, limits), read }, connection);
}
/** @throws IdUnusable */
function pathOf({ path }, request) {
    try {
        return (0,endpoint/* fillPath */.d)(path, request.path);
    }
    catch (cause) {
        throw new errors/* IdUnusable */.D4(request.operation, { cause });
    }
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
            return named(body);
        },
        async addPrivate(application, { signal } = {}) {
            const { body } = await call(endpoints/* endpoints */.v.applications.addPrivate, { operation: 'applications.addPrivate', kind: 'start', path: {}, body: application, signal }, connection);
            return named(body.application);
        },
    };
}
function named(application) {
    const { _id, appName } = application;
    return appName ? { _id, appName } : { _id };
}

;// CONCATENATED MODULE: ./out/api/download/content-range.js
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

// EXTERNAL MODULE: ./out/api/download/errors.js
var download_errors = __webpack_require__(3277);
;// CONCATENATED MODULE: ./out/api/download/body.js



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
    for await (const chunk of reply.body) {
        if (size !== undefined && sink.length + chunk.length > size)
            throw new download_errors/* ArtefactDiffers */.kD(operation, { what: 'size', expected: `${size} bytes`, found: 'larger' });
        watch.heard(chunk.length);
        const busy = sink.write(chunk);
        if (busy)
            await watch.resting(sinkDoes(busy));
    }
    // Where a body ends with its connection, only its length tells whether it was cut.
    const due = total ?? size ?? sink.length;
    if (sink.length >= due)
        return;
    const cause = new Error(`${sink.length} of ${due} bytes came`);
    throw new errors/* AnswerLost */.F4(operation, { origin: url.origin, cause });
}
/** Bytes of the whole file, where the answer tells. */
function totalOf({ headers, status }, before) {
    const { 'content-length': length, 'content-range': range } = headers;
    const told = status === 206 ? parseContentRange(range)?.total : undefined;
    if (told !== undefined)
        return told;
    return length === undefined ? undefined : before + Number(length);
}

;// CONCATENATED MODULE: ./out/api/download/idle-timeout.js
/** The reason of a signal that a stall watch aborted. */
class Stalled extends Error {
    name = 'Stalled';
    limit;
    constructor({ ms, bytes }) {
        super(`Fewer than ${bytes} bytes were heard in ${ms / 1000} s`);
        this.limit = { seconds: ms / 1000, bytes };
    }
}
/**
 * Runs `work` with a signal that is aborted when `ms` milliseconds have brought fewer than `bytes`, or the outer signal
 * is aborted: who sends a byte now and then has stalled as well. One timer serves the whole of it.
 *
 * @throws the reason of the signal, where it was aborted
 */
async function withoutStall(limit, work) {
    const { clock, ms, bytes } = limit;
    const controller = new AbortController();
    /** When `bytes` were last complete, moved on by the rests since. */
    let since = clock.monotonic();
    let came = 0;
    let restingSince;
    let cancelTimer = () => { };
    const arm = (left) => {
        cancelTimer = clock.setTimer(left, () => {
            const spent = clock.monotonic() - since;
            if (restingSince !== undefined)
                arm(ms);
            else if (spent >= ms)
                controller.abort(new Stalled({ ms, bytes }));
            else
                arm(ms - spent);
        });
    };
    arm(ms);
    const signal = limit.signal ? AbortSignal.any([limit.signal, controller.signal]) : controller.signal;
    try {
        signal.throwIfAborted();
        return await work({
            signal,
            heard(count) {
                came += count;
                if (came < bytes)
                    return;
                came = 0;
                since = clock.monotonic();
            },
            async resting(rest) {
                restingSince = clock.monotonic();
                await rest;
                since += clock.monotonic() - restingSince;
                restingSince = undefined;
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

;// CONCATENATED MODULE: ./out/api/download/redirects.js

/** Downloads follow five at most, never from https to http. */
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
        // Every request to the service carries both headers (docs/api.md, "Requests").
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
            throw new download_errors/* TooManyRedirects */.Lg(operation, { most: mostRedirects });
        url = target(operation, { location, from: url });
    }
}
function target(operation, { location, from }) {
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

;// CONCATENATED MODULE: ./out/api/download/refusal.js





/** The situation behind an answer that is no file. */
async function downloadRefusal(operation, { reply, url, redirects }, { clock, limits, redactProse }) {
    const { status, headers, body } = reply;
    const bounds = { now: clock.now(), longestMs: limits.longestRetryAfterMs };
    const asked = retryAfterMs({ status, headers }, bounds);
    if (redirects === 0) {
        const said = (0,failure/* failureText */.k)(refusal_parsed(await explanation(body, limits.refusalBytes).catch(() => '')));
        return (0,errors/* refusalOf */.Of)(operation, { status, said: said && redactProse(said), retryAfterMs: asked });
    }
    body.destroy();
    const facts = { origin: url.origin, status, retryAfterMs: asked };
    // What storage answers for a link that was signed and whose time is over, or whose file is gone.
    if (status === 403 || status === 404 || status === 410)
        return new download_errors/* LinkExpired */.ef(operation, facts);
    return new download_errors/* StorageRefused */.Y0(operation, facts);
}
function refusal_parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./out/api/download/attempt.js









/**
 * One attempt to bring the rest of the file into the sink. It ends when `limits.downloadStallMs` bring too little; the time
 * in which the sink is busy does not count.
 */
async function downloadAttempt(task, connection) {
    const { operation, signal } = task;
    const { clock, limits } = connection;
    let asked = task.url;
    const on = (url) => {
        asked = url;
    };
    try {
        const { downloadStallMs: ms, downloadStallBytes: bytes } = limits;
        await withoutStall({ clock, ms, bytes, signal }, async (watch) => {
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
        if (error instanceof errors/* ServiceError */._7)
            throw error;
        const { origin } = asked;
        if (error instanceof Stalled)
            throw new download_errors/* DownloadStalled */._u(operation, { origin, ...error.limit });
        const cause = external_node_util_.types.isNativeError(error) ? error : new Error(String(error));
        const Situation = (0,http_failure/* networkFailure */.rd)(cause).certain ? errors/* ServiceUnreachable */.Ui : errors/* AnswerLost */.F4;
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
            throw new download_errors/* WrongRange */.FF(operation, { origin: opened.url.origin, asked: from, got: 'status 416' });
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
    throw new download_errors/* WrongRange */.FF(operation, { origin: opened.url.origin, asked: from, got });
}

;// CONCATENATED MODULE: ./out/api/download/download.js





/**
 * Brings a whole file into the sink. After a failure it goes on where it was; each attempt asks the service for a fresh
 * link to the storage, as links expire. The budget of the retry policy begins anew with each attempt that came further
 * than all before it: a large file may be cut often and still arrives. Attempts in a row that stall end it all the same.
 *
 * @throws ServiceError when the policy gives up; the signal's reason; what the sink throws
 */
async function download(task, connection) {
    const { sink, signal } = task;
    const { clock, random, limits, onRetry } = connection;
    const course = { etag: undefined, ranges: 'asked' };
    let begun = clock.monotonic();
    let furthest = sink.length;
    let expired = 0;
    let stalled = 0;
    for (let number = 1;; number++) {
        try {
            return await downloadAttempt({ ...task, course }, connection);
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._7 && error.failure))
                throw error;
            expired = error instanceof download_errors/* LinkExpired */.ef ? expired + 1 : 0;
            stalled = error instanceof download_errors/* DownloadStalled */._u ? stalled + 1 : 0;
            if (expired >= limits.refusalsInRow || stalled >= limits.stallsInRow)
                throw error;
            if (error instanceof download_errors/* WrongRange */.FF)
                course.ranges = 'refused';
            if (sink.length > furthest) {
                furthest = sink.length;
                begun = clock.monotonic();
                number = 1;
            }
            const decision = (0,retry/* decideRetry */.t)({
                operation: 'read',
                attempt: number,
                failure: error.failure,
                elapsedMs: clock.monotonic() - begun,
                fraction: random.fraction(),
            }, limits);
            if (decision.kind === 'stop')
                throw error;
            onRetry(error, decision.ms);
            await (0,out_clock/* sleep */.yy)(clock, decision.ms, signal);
        }
    }
}

;// CONCATENATED MODULE: ./out/api/resources/resource-path.js


/**
 * The decoded parts of an address that the service gave, below a folder of `baseUrl`.
 *
 * @param folder such as `/artifacts/`
 * @throws ForeignAddress for any other address: the token goes to `baseUrl`'s origin only; NameWithSlash
 */
function partsBelow(address, { operation, folder, connection, }) {
    const below = addressOf(connection.baseUrl, folder);
    const url = URL.parse(address, connection.baseUrl.href);
    const rest = url?.pathname.startsWith(below.pathname)
        ? url.pathname.slice(below.pathname.length)
        : undefined;
    const parts = rest === undefined ? undefined : decoded(rest);
    if (url?.origin !== below.origin || !parts)
        throw new errors/* ForeignAddress */.nH(operation, {
            origin: url?.origin ?? 'an unreadable address',
            expected: below.href,
        });
    const name = parts.find((part) => part.includes('/'));
    if (name !== undefined)
        throw new errors/* NameWithSlash */.Rx(operation, { name });
    return parts;
}
/** The decoded parts of a path; `undefined` where one is empty or not well encoded. */
function decoded(path) {
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
            const secureFilename = partsBelow(url, { operation, folder: '/artifacts/', connection }).join('/');
            const { body } = await call(endpoints/* endpoints */.v.artefacts.createPublicUrl, { operation, kind: 'idempotentWrite', path: { secureFilename }, body: { expiresAt }, signal }, connection);
            return body;
        },
        async download({ url: address, sink, size }, { signal } = {}) {
            const operation = 'artefacts.download';
            const secureFilename = partsBelow(address, { operation, folder: '/artifacts/', connection }).join('/');
            const path = (0,endpoint/* fillPath */.d)(endpoints/* endpoints */.v.artefacts.download.path, { secureFilename });
            const url = addressOf(connection.baseUrl, path);
            await download({ operation, url, sink, size, signal }, connection);
        },
    };
}

// EXTERNAL MODULE: ./out/contract/build.js + 1 modules
var contract_build = __webpack_require__(3522);
;// CONCATENATED MODULE: ./out/api/http/prose.js
/**
 * A build with secrets hidden in its prose: message, display name, names of steps. A script may have printed any of
 * them. Ids, refs and addresses stay as they are: the service is asked with them again.
 */
function redactedBuild(build, redact) {
    const { message, config, buildActions } = build;
    return {
        ...build,
        ...(message ? { message: redact(message) } : {}),
        ...(config?.name ? { config: { ...config, name: redact(config.name) } } : {}),
        ...(buildActions ? { buildActions: buildActions.map((step) => redactedStep(step, redact)) } : {}),
    };
}
function redactedAnswer({ application, build, ...rest }, redact) {
    const { appName } = application ?? {};
    return {
        ...rest,
        build: redactedBuild(build, redact),
        ...(application
            ? { application: appName ? { ...application, appName: redact(appName) } : application }
            : {}),
    };
}
function redactedStep(step, redact) {
    return step.name ? { ...step, name: redact(step.name) } : step;
}

;// CONCATENATED MODULE: ./out/api/resources/builds.js







function buildsOf(connection) {
    const bounded = (build) => withinLimits(build, connection.limits);
    const page = async (query, signal) => {
        const request = { operation: 'builds.list', kind: 'read', path: {}, query, signal };
        const { body } = await call(endpoints/* endpoints */.v.builds.list, request, connection);
        const builds = body.builds.map((build) => redactedBuild(bounded(build), connection.redactProse));
        return { ...body, builds };
    };
    return {
        async start(body, { signal, inFlight } = {}) {
            const operation = 'builds.start';
            try {
                const request = { operation, kind: 'start', path: {}, body, signal, inFlight };
                return (await call(endpoints/* endpoints */.v.builds.start, request, connection)).body.buildId;
            }
            catch (error) {
                if (error instanceof errors/* ServiceError */._7 && isUncertain(error))
                    throw new errors/* StartUncertain */.E(operation, { cause: error });
                throw error;
            }
        },
        async get(id, { signal, newSince } = {}) {
            const { body } = await call(endpoints/* endpoints */.v.builds.get, { operation: 'builds.get', kind: 'read', path: { id }, signal, newSince }, connection);
            return redactedAnswer({ ...body, build: bounded(body.build) }, connection.redactProse);
        },
        async *list(filter, { signal, onCut } = {}) {
            const seen = new Set();
            let query = new URLSearchParams(filter);
            for (let read = 0; query; read += 1) {
                if (read === connection.limits.listPages)
                    return onCut?.();
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
                throw new errors/* ForeignAddress */.nH(operation, {
                    origin: connection.baseUrl.origin,
                    expected: '/builds/:id/step/:stepId',
                });
            const request = { operation, kind: 'read', path: { id, stepId }, signal };
            return (await call(endpoints/* endpoints */.v.builds.stepLog, request, connection)).body;
        },
        async cancel(id, { signal, newSince } = {}) {
            const { status } = await call(endpoints/* endpoints */.v.builds.cancel, {
                operation: 'builds.cancel',
                kind: 'idempotentWrite',
                path: { id },
                signal,
                newSince,
                turn: 'atOnce',
            }, connection);
            return status === 208 ? 'alreadyFinished' : 'canceled';
        },
    };
}
/** Of lists that are longer than any build has reason for, only the beginning is kept. */
function withinLimits(build, { labelsOfBuild, stepsOfBuild }) {
    const { labels, buildActions } = build;
    const steps = buildActions?.slice(0, stepsOfBuild).map(({ subactions, ...step }) => ({
        ...step,
        ...(subactions ? { subactions: subactions.slice(0, stepsOfBuild) } : {}),
    }));
    return {
        ...build,
        ...(labels ? { labels: labels.slice(0, labelsOfBuild) } : {}),
        ...(steps ? { buildActions: steps } : {}),
    };
}
/** A success without an id is as uncertain as a lost answer. */
function isUncertain(error) {
    return (error instanceof errors/* FieldMissing */.VG || (error.failure !== undefined && (0,retry/* judgeStart */.E)(error.failure) === 'lookUp'));
}
/** Only the query of `nextPageUrl` is used: the token never follows an address that an answer names. */
function nextQuery(nextPageUrl) {
    return nextPageUrl ? URL.parse(nextPageUrl, 'https://query.invalid/')?.searchParams : undefined;
}
/** A field that the build's record does not tell cannot speak against it. */
function matches(build, filter) {
    const said = { appId: build.appId, workflowId: (0,contract_build/* workflowIdOf */.wZ)(build), branch: build.branch, tag: build.tag };
    return Object.keys(said).every((key) => !filter[key] || said[key] === undefined || said[key] === filter[key]);
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







/** A client for one service and token. At most `limits.simultaneousRequests` of its requests are under way at a time. */
function createClient(options) {
    const gate = (0,semaphore/* createGate */.q)(options.limits.simultaneousRequests);
    const connection = { ...options, gate, pace: createPace(options) };
    return {
        builds: buildsOf(connection),
        applications: applicationsOf(connection),
        caches: cachesOf(connection),
        teams: teamsOf(connection),
        artefacts: artefactsOf(connection),
    };
}

// EXTERNAL MODULE: ./out/core/text/annotation.js
var annotation = __webpack_require__(1247);
// EXTERNAL MODULE: ./out/core/text/log-line.js
var log_line = __webpack_require__(6345);
// EXTERNAL MODULE: ./out/report/wording/units.js
var units = __webpack_require__(9731);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 12 modules
var core = __webpack_require__(143);
;// CONCATENATED MODULE: ./out/core/report/redaction.js
/** Hiding less would blot out innocent words, and with them addresses and JSON. */
const shortestSecret = 4;
/** Shorter values of variables are words such as `true` or `debug`, which would blot out half of a text. */
const shortestValue = 6;
function createRedactor() {
    const secrets = new Set();
    const values = new Set();
    let [ofSecrets, ofAll] = [[], []];
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
function hide(hidden = [], text) {
    return hidden.reduce((rest, secret) => rest.replaceAll(secret, () => '***'), text);
}
/** A secret that holds another one must not leave its rest behind. */
function longestFirst(texts) {
    return [...texts].toSorted((left, right) => right.length - left.length);
}
/** A text, whole and line by line, as it stands in an address, in JSON, in HTML and in base64. */
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
 * What base64 of a longer text holds where this text stands in it, such as `user:token` of basic authentication: three
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

// EXTERNAL MODULE: ./out/runner/runner.js
var runner = __webpack_require__(317);
;// CONCATENATED MODULE: ./out/runner/process/cancellation.js

/** What a shell says of a process that a signal has ended, where that was SIGINT. */
const endedBySignal = 130;
/**
 * A signal that is aborted at the first SIGINT or SIGTERM. GitHub sends SIGINT when a workflow is cancelled, SIGTERM
 * 7.5 s later, and kills 2.5 s after that: the first leaves a moment to cancel what was started, a second one ends the
 * process at once, and the post step does the rest.
 * On Windows the second one is Ctrl+Break (actions/runner, `ProcessInvoker`), which Node calls SIGBREAK.
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

;// CONCATENATED MODULE: ./out/runner/process/log.js

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

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./out/runner/process/run-context.js



/** The file with the event's payload is not JSON; GitHub writes it, so somebody else has changed it. */
class EventUnreadable extends out_errors/* UserError */.y {
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
        temporary: env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)(),
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

;// CONCATENATED MODULE: ./out/runner/process/github-runner.js







/** The real runner: GitHub's environment variables, command files and workflow commands, through @actions/core. */
function createGithubRunner({ escapes, env }) {
    const redactor = createRedactor();
    const log = createLog({ escapes, redact: redactor.redact });
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
        async writeSummary(markdown) {
            // Without the file, the runner is one that shows no summaries; nothing is lost that the log does not say.
            if (!env.GITHUB_STEP_SUMMARY)
                return;
            try {
                await core/* summary */.z.addRaw(redactor.redact(markdown) + external_node_os_.EOL).write();
            }
            catch (error) {
                log.warning(`The job summary could not be written. ${(0,out_errors/* messageOf */.b)(error)}`);
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

;// CONCATENATED MODULE: ./out/entry/door.js











/** Runs one action in this process, with the real things, and sets its exit code. */
async function runAction(action) {
    const runner = createGithubRunner({
        env: process.env,
        escapes: { line: log_line/* logLine */.B, annotation: (text) => (0,annotation/* annotationMessage */.L)(text.split('\n')) },
    });
    const real = {
        transport: networkTransport,
        clock: out_clock/* systemClock */.ml,
        random: out_clock/* systemRandom */.vg,
        limits: api_limits/* defaultLimits */.MK,
    };
    endInTime(runner.cancelled, real);
    if (!(await perform(action, { runner, ...real })))
        process.exitCode = 1;
    // What still goes on behind the action, such as the comment of a step that broke off, would hold the process.
    if (runner.cancelled.aborted)
        process.stdout.write('', () => process.exit());
}
/** The last resort: what does not heed the signal must not keep GitHub from going on to the post step. */
function endInTime(cancelled, { clock, limits }) {
    const end = () => void clock.setTimer(limits.graceMs + 500, () => process.exit(1));
    cancelled.addEventListener('abort', end, { once: true });
}
/**
 * Carries one action out, and tells whether it has succeeded. What the user can put right is one annotation; a fault of
 * ours is shown with its stack.
 */
async function perform(action, { transport, ...parts }) {
    const { log } = parts.runner;
    const connect = (connection) => {
        const retries = tellingOfRetries(parts);
        return createClient({
            ...connection,
            ...parts,
            transport: async (...request) => {
                const reply = await transport(...request);
                retries.answered();
                return reply;
            },
            redactProse: parts.runner.redactor.redactProse,
            onRetry: retries.tell,
        });
    };
    try {
        return await action({ ...parts, connect });
    }
    catch (error) {
        if (error instanceof out_errors/* UserError */.y) {
            log.error(error.message);
            return false;
        }
        if (error instanceof runner/* Cancelled */.c) {
            log.error('The workflow was cancelled before this step had done its work.');
            return false;
        }
        log.error('This is a fault of the action itself. Please report it with the lines below.');
        const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
        log.group('Stack', stack.split('\n'));
        return false;
    }
}
/**
 * Retries are for the debug log, but for one: who waits for a start, or for the first answer of a service that cannot be
 * reached, learns at once what is wrong and how long it is tried. Most often it is `baseUrl`.
 */
function tellingOfRetries({ runner: { log }, limits }) {
    let [isTold, isThere] = [false, false];
    return {
        tell(error, pauseMs) {
            log.debug(`${error.message} Again in ${Math.round(pauseMs)} ms.`);
            const isNoStart = error.operation !== 'builds.start';
            if (isTold || (isNoStart && (isThere || !(error instanceof errors/* ServiceUnreachable */.Ui))))
                return;
            isTold = true;
            log.info(`${error.message} It is tried again for up to ${(0,units/* durationText */.S5)(limits.retryBudgetMs)}.`);
        },
        answered() {
            isThere = true;
        },
    };
}


/***/ }),

/***/ 9731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ momentText),
/* harmony export */   RV: () => (/* binding */ lastLinesText),
/* harmony export */   S5: () => (/* binding */ durationText),
/* harmony export */   lP: () => (/* binding */ sizeText),
/* harmony export */   nG: () => (/* binding */ stopwatchText),
/* harmony export */   oV: () => (/* binding */ untilText)
/* harmony export */ });
/* harmony import */ var pretty_bytes__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5901);
/* harmony import */ var _contract_timestamp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3623);


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
    return (0,pretty_bytes__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(bytes, { nonBreakingSpace: true });
}
/** How much of a log's end is shown: `the last line`, `the last 40 lines`. */
function lastLinesText(count) {
    return count === 1 ? 'the last line' : `the last ${count} lines`;
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
    const ms = (0,_contract_timestamp_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTimestamp */ .EH)(timestamp);
    return ms === undefined ? undefined : `until ${momentText(ms)}`;
}


/***/ }),

/***/ 317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ Cancelled)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4925);

/** The reason of `Runner.cancelled`. */
class Cancelled extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
    signal;
    constructor(signal) {
        super(`The workflow was cancelled (${signal}).`);
        this.signal = signal;
    }
}


/***/ })

};
