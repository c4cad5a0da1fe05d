export const id = 328;
export const ids = [328];
export const modules = {

/***/ 2291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ downloadAll)
});

// EXTERNAL MODULE: ./build/api/deadline.js
var deadline = __webpack_require__(2603);
// EXTERNAL MODULE: ./build/api/gate.js
var api_gate = __webpack_require__(4364);
;// CONCATENATED MODULE: ./build/core/download-names.js
/** Bytes of UTF-8: file systems take 255, and temporary names are a little longer. */
const longestName = 200;
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
    return shortened(/^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i.test(plain) ? `_${plain}` : plain);
}
function shortened(name) {
    if (bytesOf(name) <= longestName)
        return name;
    const { stem, extension } = split(name);
    const end = bytesOf(extension) <= longestExtension ? extension : '';
    // Cut roughly first: each character is a byte or more.
    let begin = (end === '' ? name : stem).slice(0, longestName).replace(/[\uD800-\uDBFF]$/, '');
    while (bytesOf(begin + end) > longestName)
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

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/report/escape/log-line.js
var log_line = __webpack_require__(7244);
// EXTERNAL MODULE: ./build/report/units.js + 1 modules
var units = __webpack_require__(1848);
;// CONCATENATED MODULE: ./build/report/download-line.js


/** How far the downloads are: `Downloading 3 files: 412 MB of 2.1 GB after 12 s`; without a total where one is not known. */
function downloadLine({ artefacts, bytes, elapsedMs }) {
    const files = artefacts.length === 1 ? '1 file' : `${artefacts.length} files`;
    const come = (0,units/* sizeText */.lP)(sum(bytes));
    const sizes = artefacts.flatMap(({ size }) => size ?? []);
    const total = sizes.length === artefacts.length ? ` of ${(0,units/* sizeText */.lP)(sum(sizes))}` : '';
    return (0,log_line/* logLine */.B)(`Downloading ${files}: ${come}${total} after ${(0,units/* durationText */.S5)(elapsedMs)}`);
}
function sum(numbers) {
    return numbers.reduce((total, number) => total + number, 0);
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/actions/artefacts/download-folder.js



/** A relative download folder leads out of the workspace, through a link that a checkout may have brought. */
class OutsideWorkspace extends errors/* UserError */.y {
    constructor({ folder, target }) {
        super(`The input download names ${folder}, which leads out of the workspace to ${target} through a link. Name another folder, or that one by its absolute path.`);
    }
}
/**
 * The download folder, absolute. A relative one begins at the workspace, and no link on the way may lead out of it: the
 * files of the workspace are the author's of a pull request. An absolute one, or one that begins with `..`, goes where
 * the workflow says. Nothing is made.
 *
 * @throws OutsideWorkspace; the system's error
 */
async function downloadFolder({ workspace, folder, }) {
    const top = (0,external_node_path_.resolve)(workspace);
    const whole = (0,external_node_path_.resolve)(top, folder);
    if ((0,external_node_path_.isAbsolute)(folder) || !isWithin(top, whole))
        return whole;
    const target = await (0,promises_.realpath)(await nearest(whole));
    if (!isWithin(await (0,promises_.realpath)(await nearest(top)), target))
        throw new OutsideWorkspace({ folder, target });
    return whole;
}
/** The path itself or the nearest folder above it that is there; a link is there even if its target is not. */
async function nearest(path) {
    const isThere = await (0,promises_.lstat)(path).then(() => true, () => false);
    return isThere || (0,external_node_path_.dirname)(path) === path ? path : nearest((0,external_node_path_.dirname)(path));
}
function isWithin(folder, path) {
    const way = (0,external_node_path_.relative)(folder, path);
    return way !== '..' && !way.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(way);
}

// EXTERNAL MODULE: ./build/api/download-errors.js
var download_errors = __webpack_require__(315);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(714);
;// CONCATENATED MODULE: ./build/actions/artefacts/collect-young.js


let collect;
/**
 * Frees what has died young, now. Each piece of a body lies in memory of its own, outside of the heap, of which V8 lets
 * some 64 MiB gather before it looks; then it looks at the whole heap. Asked often, it has next to nothing to do, and a
 * download takes a third of the memory and a quarter less of the processor's time (bench/download).
 */
function collectYoung() {
    if (!collect) {
        // V8 hands its collector out to contexts that are made after this; no other one sees it.
        (0,external_node_v8_.setFlagsFromString)('--expose-gc');
        collect = (0,external_node_vm_.runInNewContext)('gc');
    }
    collect({ type: 'minor' });
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
;// CONCATENATED MODULE: ./build/actions/artefacts/digest-thread.js

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

;// CONCATENATED MODULE: ./build/actions/artefacts/digest.js


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

;// CONCATENATED MODULE: ./build/actions/artefacts/file-sink.js


/** Bytes that go to the system together. */
const batchBytes = 512 * 1024;
/** Bytes that are held at most, received and neither written nor digested yet. */
const mostBytes = 4 * batchBytes;
/** Bytes after which the memory of those before is freed. */
const freedBytes = 8 * 1024 * 1024;
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
    let freedAt = 0;
    // Each batch is taken after the one before, so that both file and digest get them in order.
    let work = Promise.resolve();
    let failure;
    let onProgress = () => { };
    const handOver = () => {
        const [chunks, position, bytes] = [batch, handedOver, length - handedOver];
        batch = [];
        handedOver = length;
        if (length - freedAt >= freedBytes) {
            freedAt = length;
            collectYoung();
        }
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
            length = handedOver = done = freedAt = 0;
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

;// CONCATENATED MODULE: ./build/actions/artefacts/save-artefact.js





/** A folder on the way is a link to somewhere else. */
class OutsideFolder extends errors/* UserError */.y {
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
    signal.throwIfAborted();
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
        throw new download_errors/* ArtefactDiffers */.kD(operation, {
            what: 'size',
            expected: `${size} bytes`,
            found: `${found.size} bytes`,
        });
    if (md5 && md5 !== found.md5)
        throw new download_errors/* ArtefactDiffers */.kD(operation, { what: 'md5', expected: md5, found: found.md5 });
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

;// CONCATENATED MODULE: ./build/actions/artefacts/download-all.js








/** Several at a time use the line; more would only share it. */
const atATime = 4;
/** Milliseconds between two lines about what takes long. */
const progressMs = 10_000;
/**
 * Downloads artefacts, and tells for each where it is or why it is not there. One that fails leaves the others going;
 * together they get `limits.downloadsMs`.
 */
async function downloadAll({ client, clock, limits, runner }, { artefacts, folder, builds }) {
    let target;
    try {
        target = await downloadFolder({ workspace: runner.run.workspace, folder });
    }
    catch (error) {
        return artefacts.map((artefact) => ({ ...artefact, downloadFailure: (0,errors/* messageOf */.b)(error) }));
    }
    const paths = downloadPaths(artefacts, { builds });
    const gate = (0,api_gate/* createGate */.q)(atATime);
    const bytes = artefacts.map(() => 0);
    const begun = clock.now();
    const stopTelling = every(clock, progressMs, () => runner.log.info(downloadLine({ artefacts, bytes, elapsedMs: clock.now() - begun })));
    try {
        return await (0,deadline/* withinTime */.d)({ clock, ms: limits.downloadsMs, signal: runner.cancelled }, (signal) => Promise.all(artefacts.map((artefact, index) => gate(async () => {
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
                return { ...artefact, downloadFailure: reasonOf(error, limits) };
            }
        }))));
    }
    finally {
        stopTelling();
    }
}
function reasonOf(error, { downloadsMs }) {
    if (!(error instanceof deadline/* TimeLimitPassed */.x))
        return (0,errors/* messageOf */.b)(error);
    return `The downloads of a step get ${(0,units/* durationText */.S5)(downloadsMs)} together, and that has passed. Choose fewer with the input artefacts.`;
}
/** Does something again and again, first after `ms` milliseconds, until the function that it returns is called. */
function every(clock, ms, then) {
    let callOff = clock.after(ms, function again() {
        then();
        callOff = clock.after(ms, again);
    });
    return () => callOff();
}


/***/ }),

/***/ 2344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ downloadFailureOf)
/* harmony export */ });
/* unused harmony export DownloadFailed */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);

/** Artefacts could not be downloaded. Nothing that is said about the build changes by that. */
class DownloadFailed extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
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


/***/ }),

/***/ 8589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ furthest),
/* harmony export */   p: () => (/* binding */ readListedBuilds)
/* harmony export */ });
/** How far back in the history a build is looked for. */
const furthest = 300;
/**
 * Puts the records of builds from the list into `found`, as far as they are there: the list promises artefacts where
 * `GET /builds/:id` does not (DESIGN 5.6).
 *
 * @throws ServiceError, with what was found until then in `found`; the signal's reason
 */
async function readListedBuilds(client, wanted, found) {
    const { appId, ref, ids, signal } = wanted;
    let passed = 0;
    let left = ids.size;
    for await (const build of client.builds.list({ ...(appId ? { appId } : {}), ...ref }, { signal })) {
        if (ids.has(build._id)) {
            found.set(build._id, build);
            left -= 1;
        }
        if (left === 0 || ++passed >= furthest)
            break;
    }
}


/***/ }),

/***/ 6838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ artefactOutputs)
/* harmony export */ });
/** The outputs about artefacts, by name (DESIGN 2.1); lists are JSON. */
function artefactOutputs(artefacts) {
    const publicLinks = artefacts.flatMap(({ publicUrl }) => publicUrl ?? []);
    return {
        artefacts: JSON.stringify(artefacts.map(artefactOutput)),
        artefactUrls: JSON.stringify(artefacts.map(({ url }) => url)),
        artefactUrl: artefacts[0]?.url ?? '',
        publicLinks: JSON.stringify(publicLinks),
        publicLink: publicLinks[0] ?? '',
    };
}
/** Field by field, so that nothing which the report comes to hold becomes an output by accident. */
function artefactOutput(artefact) {
    const { buildId, workflowId, name, type, size, md5, url } = artefact;
    const { packageName, versionName, publicUrl, expiresAt, path } = artefact;
    return {
        ...{ buildId, workflowId, name, type, size, md5, url },
        ...{ packageName, versionName, publicUrl, expiresAt, path },
    };
}


/***/ }),

/***/ 1616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ withPublicLinks),
/* harmony export */   z: () => (/* binding */ warnThePublic)
/* harmony export */ });
/* harmony import */ var _api_deadline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2603);
/* harmony import */ var _core_input_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2981);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9473);



/** The service gave an address that must not become an output: it is meant for `environment: url:`. */
class UnsafeLink extends _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y {
    constructor() {
        super('The service gave an address that is not https://, or has a user name or a line break in it.');
    }
}
/**
 * Makes public links for the first `limits.publicLinks` artefacts of a step. One that cannot be made is a warning, and the artefact stays without it
 * (DESIGN 2.5).
 *
 * @param expiry how long the links live, in milliseconds
 * @throws Cancelled
 */
async function withPublicLinks(linking, { artefacts, expiry }) {
    const { clock, limits, runner } = linking;
    const linked = artefacts.slice(0, limits.publicLinks);
    const others = artefacts.slice(limits.publicLinks);
    if (others.length > 0)
        runner.log.warning(`Public links are made for the first ${linked.length} of ${artefacts.length} artefacts. Choose those that need one with the input artefacts.`);
    const expiresAt = Math.floor((clock.now() + expiry) / 1000);
    // However many they are, and whatever goes wrong: together they get the time of one operation.
    const limit = { clock, ms: limits.retryBudgetMs, signal: runner.cancelled };
    const done = await Promise.all(linked.map((artefact) => (0,_api_deadline_js__WEBPACK_IMPORTED_MODULE_0__/* .withinTime */ .d)(limit, (signal) => withLink(linking, { artefact, expiresAt, signal }))));
    return [...done, ...others];
}
async function withLink({ client, runner }, { artefact, expiresAt, signal }) {
    try {
        const link = await client.artefacts.createPublicUrl({ url: artefact.url, expiresAt }, { signal });
        const publicUrl = (0,_core_input_address_js__WEBPACK_IMPORTED_MODULE_1__/* .publicAddress */ .Wq)(link.url);
        if (!publicUrl)
            throw new UnsafeLink();
        // The service may shorten the life of a link: what it says is what holds.
        const until = link.expiresAt ?? new Date(expiresAt * 1000).toISOString();
        return { ...artefact, publicUrl, expiresAt: until };
    }
    catch (error) {
        runner.cancelled.throwIfAborted();
        runner.log.warning(`No public link for ${artefact.name}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .b)(error)}`);
        return artefact;
    }
}
/** In a public repository everybody reads the log, the summary and the comment, and so can use what they link to. */
function warnThePublic(runner, artefacts) {
    const { repository } = runner.run.payload;
    const isPublic = typeof repository === 'object' &&
        repository !== null &&
        'private' in repository &&
        repository.private === false;
    if (isPublic && artefacts.some(({ publicUrl }) => publicUrl))
        runner.log.notice('This repository is public: everybody can use the links and QR codes until they expire.');
}


/***/ }),

/***/ 8677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ reportedArtefacts)
/* harmony export */ });
/**
 * The artefacts of a build as they are reported: the first `limits.artefactsOfBuild`, and a warning where the service
 * tells of more.
 */
function reportedArtefacts({ limits, runner }, build) {
    const { buildId, workflowId, artefacts } = build;
    const most = limits.artefactsOfBuild;
    if (artefacts.length > most)
        runner.log.warning(`${workflowId}: the service tells of ${artefacts.length} artefacts of build ${buildId}. Only the first ${most} are taken.`);
    return artefacts.slice(0, most).map((one) => reportedArtefact({ buildId, workflowId }, one));
}
/** An artefact as it is reported, with what the service tells of it and nothing more. */
function reportedArtefact({ buildId = '', workflowId }, artefact) {
    const { name, url, type, size, md5, packageName, versionName } = artefact;
    const known = Object.entries({ type, size, md5, packageName, versionName }).filter(([, value]) => value != null);
    return { buildId, workflowId, name, url, ...Object.fromEntries(known) };
}


/***/ }),

/***/ 8284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ artefactFilter)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4006);

/**
 * Whether an artefact's name is meant by the patterns: globs, of which one that begins with `!` takes away.
 * No patterns, or only such as take away, mean all others.
 */
function artefactFilter(patterns) {
    const matcher = (glob) => picomatch__WEBPACK_IMPORTED_MODULE_0__(glob, { dot: true });
    const wanted = patterns.filter((pattern) => !pattern.startsWith('!')).map(matcher);
    const unwanted = patterns
        .filter((pattern) => pattern.startsWith('!'))
        .map((pattern) => matcher(pattern.slice(1)));
    return (name) => (wanted.length === 0 || wanted.some((matches) => matches(name))) &&
        !unwanted.some((matches) => matches(name));
}


/***/ }),

/***/ 4945:
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

/***/ 3723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ sameRef),
/* harmony export */   d: () => (/* binding */ refText)
/* harmony export */ });
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

/***/ 9031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MT: () => (/* binding */ verdictLine),
/* harmony export */   Qc: () => (/* binding */ artefactLines),
/* harmony export */   Sh: () => (/* binding */ waitingLine),
/* harmony export */   WK: () => (/* binding */ failureGroup),
/* harmony export */   lw: () => (/* binding */ openingLine),
/* harmony export */   sv: () => (/* binding */ artefactText),
/* harmony export */   sx: () => (/* binding */ startedLine),
/* harmony export */   vK: () => (/* binding */ changeLine)
/* harmony export */ });
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4402);
/* harmony import */ var _core_ref_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3723);
/* harmony import */ var _app_title_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9511);
/* harmony import */ var _escape_cut_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8639);
/* harmony import */ var _escape_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(103);
/* harmony import */ var _escape_log_line_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7244);
/* harmony import */ var _escape_visible_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9786);
/* harmony import */ var _state_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7702);
/* harmony import */ var _times_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2773);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1848);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7342);
/* harmony import */ var _workflow_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84);
/**
 * What the log says of a step's builds: every state once, and nothing between them. All lines are safe to print.
 */












/** Names stand in a column; a longer one is cut. */
const longestName = 32;
/** What is about to be built: `Building Demo App, branch main: android, ios`. */
function openingLine(report) {
    const names = report.workflows.map((workflow) => (0,_workflow_name_js__WEBPACK_IMPORTED_MODULE_4__/* .workflowName */ .t)(workflow, report)).join(', ');
    const what = [report.appName ?? report.appId, ...(report.ref ? [(0,_core_ref_js__WEBPACK_IMPORTED_MODULE_5__/* .refText */ .d)(report.ref)] : [])].join(', ');
    return (0,_escape_log_line_js__WEBPACK_IMPORTED_MODULE_6__/* .logLine */ .B)(`Building ${what}: ${names}`);
}
/** What is waited for: `Waiting for Demo App, branch main: android (5f3e…), ios (5f3f…)`. */
function waitingLine(report) {
    const names = report.workflows.map((workflow) => {
        const [name, { buildId = '' }] = [(0,_workflow_name_js__WEBPACK_IMPORTED_MODULE_4__/* .workflowName */ .t)(workflow, report), workflow];
        return name.includes(buildId) ? name : `${name} (${buildId})`;
    });
    const app = report.appName ?? report.appId;
    const what = [...(app ? [app] : []), ...(report.ref ? [(0,_core_ref_js__WEBPACK_IMPORTED_MODULE_5__/* .refText */ .d)(report.ref)] : [])].join(', ');
    return (0,_escape_log_line_js__WEBPACK_IMPORTED_MODULE_6__/* .logLine */ .B)(`Waiting for ${what ? `${what}: ` : ''}${names.join(', ')}`);
}
/** Where to look at the build, once it is started: its page where that is known, otherwise its id. */
function startedLine(view) {
    const page = view.workflow.pageUrl && (0,_escape_link_js__WEBPACK_IMPORTED_MODULE_0__/* .linkAddress */ .$i)(view.workflow.pageUrl);
    return stampedLine(view, `🔗 ${page ?? `build ${view.workflow.buildId ?? 'without an id'}`}`);
}
/** The state that the workflow is in now: since when, how long the one before took, and the time left. */
function changeLine({ report, workflow, now }) {
    const spans = (0,_times_js__WEBPACK_IMPORTED_MODULE_7__/* .stateSpans */ .xD)(workflow, { now });
    const [before, current] = [spans.at(-2), spans.at(-1)];
    const state = current?.state ?? workflow.status;
    const parts = [
        `${(0,_state_words_js__WEBPACK_IMPORTED_MODULE_1__/* .stateWords */ .Xu)(state).icon} ${(0,_state_words_js__WEBPACK_IMPORTED_MODULE_1__/* .stateName */ .Vi)(state)}`,
        ...(before ? [`(${before.state} ${(0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .durationText */ .S5)(before.to - before.from)})`] : []),
        ...(workflow.estimate && state !== undefined && !(0,_contract_state_js__WEBPACK_IMPORTED_MODULE_8__/* .hasEnded */ .hY)(state) ? [`· ${workflow.estimate}`] : []),
    ];
    return stampedLine({ report, workflow, now: current?.from ?? now }, parts.join(' '));
}
/** One line for each artefact, with the public link where there is one. */
function artefactLines(view) {
    return view.workflow.artefacts.map((artefact) => stampedLine(view, artefactText(artefact)));
}
/** How the whole step ended. */
function verdictLine(report, { now }) {
    const { icon, text } = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .verdict */ .W)(report, { now });
    return (0,_escape_log_line_js__WEBPACK_IMPORTED_MODULE_6__/* .logLine */ .B)(`${icon} ${(0,_app_title_js__WEBPACK_IMPORTED_MODULE_9__/* .appTitle */ .m)(report)}: ${text}`);
}
/** The end of the failed step's log, folded under a title that says why; `undefined` where there is none. */
function failureGroup({ report, workflow }) {
    const step = workflow.failure?.step;
    if (!step?.logTail?.length)
        return undefined;
    const title = `${(0,_workflow_name_js__WEBPACK_IMPORTED_MODULE_4__/* .workflowName */ .t)(workflow, report)}: ${(0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .lastLinesText */ .RV)(step.logTail.length)} of ${step.name}`;
    return { title: (0,_escape_log_line_js__WEBPACK_IMPORTED_MODULE_6__/* .logLine */ .B)(title), lines: step.logTail.map((line) => (0,_escape_log_line_js__WEBPACK_IMPORTED_MODULE_6__/* .logLine */ .B)(line)) };
}
/** `04:24  android  text`; with one workflow its name is left out, as every line would have it. */
function stampedLine({ report, workflow, now }, text) {
    const time = (0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .stopwatchText */ .nG)(now - report.startedAt);
    if (report.workflows.length < 2)
        return (0,_escape_log_line_js__WEBPACK_IMPORTED_MODULE_6__/* .logLine */ .B)(`${time}  ${text}`);
    const name = (of) => (0,_escape_cut_js__WEBPACK_IMPORTED_MODULE_10__/* .cut */ .J)((0,_escape_visible_js__WEBPACK_IMPORTED_MODULE_11__/* .visible */ .R)((0,_workflow_name_js__WEBPACK_IMPORTED_MODULE_4__/* .workflowName */ .t)(of, report)), longestName);
    const width = Math.max(...report.workflows.map((other) => name(other).length));
    return (0,_escape_log_line_js__WEBPACK_IMPORTED_MODULE_6__/* .logLine */ .B)(`${time}  ${name(workflow).padEnd(width)}  ${text}`);
}
/** One artefact: its name and size, where it was downloaded to, and its public link. Not escaped yet. */
function artefactText({ name, size, publicUrl, expiresAt, path }) {
    const link = publicUrl && (0,_escape_link_js__WEBPACK_IMPORTED_MODULE_0__/* .linkAddress */ .$i)(publicUrl);
    const until = (0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .untilText */ .oV)(expiresAt);
    return [
        '📎',
        (0,_escape_cut_js__WEBPACK_IMPORTED_MODULE_10__/* .cut */ .J)(name, 200),
        ...(size === undefined ? [] : [`(${(0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .sizeText */ .lP)(size)})`]),
        ...(path ? [`→ ${(0,_escape_cut_js__WEBPACK_IMPORTED_MODULE_10__/* .cut */ .J)(path, 200)}`] : []),
        ...(link ? [link, ...(until ? [`(${until})`] : [])] : []),
    ].join(' ');
}


/***/ })

};
