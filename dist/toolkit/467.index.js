export const id = 467;
export const ids = [467];
export const modules = {

/***/ 3543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ refuseUnused)
/* harmony export */ });
/* harmony import */ var _core_input_input_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(950);

/**
 * Refuses inputs that an operation does not use: whoever gives one expects something else to happen.
 *
 * @throws InputError
 */
function refuseUnused(inputs, { operation, unused }) {
    const given = unused.filter((name) => inputs.text(name) !== '');
    if (given.length > 0)
        throw new _core_input_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(['operation', ...given], `The input operation is ${operation}, which does not use ${given.join(', ')}. Leave it out, or choose another operation.`);
}


/***/ }),

/***/ 1111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  caches: () => (/* binding */ caches_caches)
});

// EXTERNAL MODULE: ./build/contract/timestamp.js
var timestamp = __webpack_require__(3867);
// EXTERNAL MODULE: ./build/report/escape/log-line.js
var log_line = __webpack_require__(7244);
// EXTERNAL MODULE: ./build/report/escape/markdown.js
var markdown = __webpack_require__(1674);
// EXTERNAL MODULE: ./build/report/escape/table.js
var table = __webpack_require__(131);
// EXTERNAL MODULE: ./build/report/shorten.js
var shorten = __webpack_require__(2950);
// EXTERNAL MODULE: ./build/report/summary.js + 3 modules
var summary = __webpack_require__(139);
// EXTERNAL MODULE: ./build/report/units.js
var units = __webpack_require__(5088);
;// CONCATENATED MODULE: ./build/report/cache-list.js
/** The caches of an application as log and summary show them, and what became of them. */






/** One line a cache: workflow, size, last use, id, and whether it went. */
function cacheLines({ caches, fate, now }) {
    return caches.map(({ cacheId, workflowId, lastUsed, size, goes }) => {
        const used = lastUsed === undefined ? 'last use unknown' : `last used ${agoText(now - lastUsed)}`;
        const parts = [workflowId ?? 'workflow unknown', sizeOf(size), used, cacheId];
        return (0,log_line/* logLine */.B)([...parts, ...(fate && goes ? [fate] : [])].join(' · '));
    });
}
/** How many caches there are, how large they are together, and the same of those that go. */
function cachesText({ caches, fate }) {
    const all = `${counted(caches)} in all.`;
    if (!fate)
        return all;
    const going = caches.filter(({ goes }) => goes);
    const verb = fate === 'would be cleared' ? fate : going.length === 1 ? 'was cleared' : 'were cleared';
    return `${all} ${going.length === 0 ? `None ${fate === 'cleared' ? 'was cleared' : fate}` : `${counted(going)} ${verb}`}.`;
}
/** The job summary, as Markdown of at most 1 MiB that ends with a new line. */
function cacheSummary(list) {
    const { appId, caches, fate, now } = list;
    const columns = [
        { title: 'Workflow' },
        { title: 'Size', side: 'right' },
        { title: 'Last used' },
        { title: 'Cache' },
        ...(fate ? [{ title: fate === 'cleared' ? 'Cleared' : 'Would be cleared' }] : []),
    ];
    const rows = caches.map(({ cacheId, workflowId, lastUsed, size, goes }) => [
        (0,markdown/* markdownText */.p7)(workflowId ?? '–'),
        sizeOf(size),
        lastUsed === undefined ? '–' : `${(0,units/* momentText */.Am)(lastUsed)} (${agoText(now - lastUsed)})`,
        (0,markdown/* markdownCode */.D9)(cacheId),
        ...(fate ? [goes ? '✅' : '–'] : []),
    ]);
    const parts = [
        `## Caches of ${(0,markdown/* markdownCode */.D9)(appId)}`,
        cachesText(list),
        ...(rows.length > 0 ? [(0,table/* markdownTable */.Q)(columns, rows)] : []),
    ];
    const note = 'This list was longer than GitHub shows (1 MiB): the log has all of it.';
    return `${(0,shorten/* shortened */.vI)(parts.join('\n\n'), { limit: summary/* largestSummary */.b - 1, measure: shorten/* bytesIn */.tD, note })}\n`;
}
function counted(caches) {
    const size = caches.reduce((sum, cache) => sum + (cache.size ?? 0), 0);
    return `${caches.length} ${caches.length === 1 ? 'cache' : 'caches'} (${(0,units/* sizeText */.lP)(size)})`;
}
function sizeOf(bytes) {
    return bytes === undefined ? '–' : (0,units/* sizeText */.lP)(bytes);
}
function agoText(ms) {
    return `${(0,units/* durationText */.S5)(ms)} ago`;
}

// EXTERNAL MODULE: ./build/actions/cache-removal.js
var cache_removal = __webpack_require__(3843);
// EXTERNAL MODULE: ./build/actions/connection.js + 1 modules
var actions_connection = __webpack_require__(5178);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
;// CONCATENATED MODULE: ./build/actions/caches/clear.js


/** Some caches could not be cleared; all others were. */
class CachesNotCleared extends errors/* UserError */.y {
    constructor({ failed, all }) {
        const count = `${failed.length} of ${all} ${all === 1 ? 'cache' : 'caches'}`;
        super([`${count} could not be cleared.`, ...failed.map(({ id, cause }) => `${id}: ${(0,errors/* messageOf */.b)(cause)}`)].join('\n'), { cause: failed[0]?.cause });
    }
}
/**
 * Starts to remove the caches: with one request when all of the application are meant, otherwise with one each, of
 * which one that fails does not keep the others.
 *
 * @throws ServiceError when all are meant and the service refuses
 */
async function clearCaches(removal, { selection, caches }) {
    if (caches.length === 0)
        return { ids: [], failed: [] };
    if (selection.kind === 'all')
        return { ids: await (0,cache_removal/* removeCaches */.y)(removal, { kind: 'all' }), failed: [] };
    const ends = await Promise.all(caches.map((cache) => clearOne(removal, cache)));
    return { ids: ends.flatMap(({ ids }) => ids), failed: ends.flatMap(({ failed }) => failed) };
}
async function clearOne(removal, cache) {
    try {
        return { ids: await (0,cache_removal/* removeCaches */.y)(removal, { kind: 'some', caches: [cache] }), failed: [] };
    }
    catch (cause) {
        if (!(cause instanceof errors/* UserError */.y))
            throw cause;
        return { ids: [], failed: [{ id: cache._id, cause }] };
    }
}

// EXTERNAL MODULE: ./build/core/input/boolean.js
var input_boolean = __webpack_require__(2773);
// EXTERNAL MODULE: ./build/core/input/choice.js
var choice = __webpack_require__(6338);
// EXTERNAL MODULE: ./build/core/input/duration.js
var duration = __webpack_require__(7849);
// EXTERNAL MODULE: ./build/core/input/input-error.js
var input_error = __webpack_require__(950);
// EXTERNAL MODULE: ./build/core/input/reader.js
var reader = __webpack_require__(8766);
// EXTERNAL MODULE: ./build/actions/operation-inputs.js
var operation_inputs = __webpack_require__(3543);
;// CONCATENATED MODULE: ./build/actions/caches/inputs.js







const selecting = ['cacheId', 'workflowId', 'olderThan'];
/** @throws InputError */
function readCachesInputs(runner) {
    const inputs = (0,reader/* createInputReader */.i)(runner);
    const connection = (0,actions_connection/* readConnection */.dC)(inputs);
    const kind = inputs.value('operation', (0,choice/* oneOf */.y)(['list', 'clear']), '');
    const appId = inputs.required('appId', 'It is the id of the application whose caches are meant.');
    const waitForRemoval = inputs.value('waitForRemoval', input_boolean/* parseBoolean */.y, 'true');
    const dryRun = inputs.value('dryRun', input_boolean/* parseBoolean */.y, 'false');
    if (kind === 'clear')
        return {
            connection,
            appId,
            operation: { kind, selection: readSelection(inputs), waitForRemoval, dryRun },
        };
    (0,operation_inputs/* refuseUnused */.r)(inputs, { operation: kind, unused: selecting });
    return { connection, appId, operation: { kind } };
}
function readSelection(inputs) {
    const given = selecting.filter((name) => inputs.text(name) !== '');
    if (given.length > 1)
        throw new input_error/* InputError */.d(given, `The inputs ${given.join(' and ')} are given together. Allowed is at most one of ${selecting.join(', ')}; none of them means all caches.`);
    const olderThan = inputs.optional('olderThan', (0,duration/* durationBetween */.h)('1s', '3650d'));
    const [cacheId, workflowId] = [inputs.text('cacheId'), inputs.text('workflowId')];
    if (olderThan !== undefined)
        return { kind: 'unused', olderThan };
    if (cacheId)
        return { kind: 'one', cacheId };
    return workflowId ? { kind: 'workflow', workflowId } : { kind: 'all' };
}

;// CONCATENATED MODULE: ./build/actions/caches/select.js



/** The application has no cache with the id that was given. */
class NoSuchCache extends errors/* UserError */.y {
    constructor({ cacheId, caches }) {
        const there = caches.length === 0 ? 'no caches' : `the caches ${caches.map(({ _id }) => _id).join(', ')}`;
        super(`The application has no cache ${(0,input_error/* quoted */.T)(cacheId)}: it has ${there}. Check cacheId and appId.`);
    }
}
/**
 * The caches that are meant. One that does not tell its last use is never older than a limit: it may be in daily use.
 *
 * @throws NoSuchCache
 */
function selectCaches(caches, { selection, now }) {
    switch (selection.kind) {
        case 'all':
            return caches;
        case 'workflow':
            return caches.filter(({ workflowId }) => workflowId === selection.workflowId);
        case 'unused':
            return caches.filter(({ lastUsed }) => {
                const used = (0,timestamp/* parseTimestamp */.EH)(lastUsed);
                return used !== undefined && now - used > selection.olderThan;
            });
        case 'one': {
            const found = caches.filter(({ _id }) => _id === selection.cacheId);
            if (found.length === 0)
                throw new NoSuchCache({ cacheId: selection.cacheId, caches });
            return found;
        }
    }
}

;// CONCATENATED MODULE: ./build/actions/caches/run.js







const nothing = { ids: [], failed: [] };
/**
 * Lists the caches of an application, or clears some or all of them.
 *
 * @throws InputError before any request; NoSuchCache and ServiceError before anything is cleared; CachesNotCleared
 */
async function caches(dependencies) {
    const { runner, connect, clock, limits } = dependencies;
    (0,actions_connection/* maskSecrets */.QU)(runner, ['token']);
    const { connection, appId, operation } = readCachesInputs(runner);
    const client = connect(connection);
    const removal = { client, clock, limits, runner, appId };
    const now = clock.now();
    const before = await client.caches.list(appId, { signal: runner.cancelled });
    runner.setOutput('caches', JSON.stringify(before.map(cacheOutput)));
    runner.setOutput('totalSize', String(run_sizeOf(before)));
    const meant = operation.kind === 'clear' ? selectCaches(before, { ...operation, now }) : [];
    const clears = operation.kind === 'clear' && !operation.dryRun;
    const cleared = clears ? await clearCaches(removal, { ...operation, caches: meant }) : nothing;
    runner.setOutput('clearedCaches', JSON.stringify(cleared.ids));
    runner.setOutput('clearedSize', String(run_sizeOf(before.filter(({ _id }) => cleared.ids.includes(_id)))));
    const going = clears ? cleared.ids : meant.map(({ _id }) => _id);
    const fate = operation.kind === 'list' ? undefined : operation.dryRun ? 'would be cleared' : 'cleared';
    const list = listOf({ appId, now, before, ids: going, fate });
    for (const line of [...cacheLines(list), cachesText(list)])
        runner.log.info(line);
    await runner.writeSummary(cacheSummary(list));
    if (clears && operation.waitForRemoval)
        await (0,cache_removal/* waitUntilGone */.L)(removal, cleared.ids);
    if (cleared.failed.length > 0)
        throw new CachesNotCleared({ failed: cleared.failed, all: meant.length });
    return true;
}
function listOf(seen) {
    const { appId, now, before, ids, fate } = seen;
    const rows = before.map((cache) => ({
        cacheId: cache._id,
        workflowId: cache.workflowId ?? undefined,
        lastUsed: (0,timestamp/* parseTimestamp */.EH)(cache.lastUsed),
        size: cache.size ?? undefined,
        goes: ids.includes(cache._id),
    }));
    return { appId, now, fate, caches: rows };
}
/** Field by field, under the names of the inputs, so that one can be given to the next step. */
function cacheOutput({ _id, workflowId, lastUsed, size }) {
    const used = (0,timestamp/* parseTimestamp */.EH)(lastUsed);
    return {
        cacheId: _id,
        workflowId: workflowId ?? undefined,
        lastUsed: used === undefined ? undefined : new Date(used).toISOString(),
        size: size ?? undefined,
    };
}
function run_sizeOf(caches) {
    return caches.reduce((sum, { size }) => sum + (size ?? 0), 0);
}

// EXTERNAL MODULE: ./build/entry/door.js + 28 modules
var door = __webpack_require__(8306);
;// CONCATENATED MODULE: ./build/entry/caches.js


const caches_caches = () => (0,door/* runAction */.C)(caches);


/***/ }),

/***/ 5901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ prettyBytes)
/* harmony export */ });
const BYTE_UNITS = [
	'B',
	'kB',
	'MB',
	'GB',
	'TB',
	'PB',
	'EB',
	'ZB',
	'YB',
];

const BIBYTE_UNITS = [
	'B',
	'KiB',
	'MiB',
	'GiB',
	'TiB',
	'PiB',
	'EiB',
	'ZiB',
	'YiB',
];

const BIT_UNITS = [
	'b',
	'kbit',
	'Mbit',
	'Gbit',
	'Tbit',
	'Pbit',
	'Ebit',
	'Zbit',
	'Ybit',
];

const BIBIT_UNITS = [
	'b',
	'kibit',
	'Mibit',
	'Gibit',
	'Tibit',
	'Pibit',
	'Eibit',
	'Zibit',
	'Yibit',
];

// Indexed by `bits` and then `binary`, so the four unit systems are picked in one step.
const UNIT_SETS = [BYTE_UNITS, BIBYTE_UNITS, BIT_UNITS, BIBIT_UNITS];

/*
`Number#toString` switches to exponential notation outside the range [1e-6, 1e21) and `Intl.NumberFormat` drops every fraction digit past the 100 it accepts.
Byte counts read as plain decimal numbers, so both losses are undone here. Expects a finite, non-negative number.
*/
const toDecimalString = number => {
	if (number >= 1e-6 && number < 1e21) {
		return String(number);
	}

	const [mantissa, exponentString] = number.toExponential().split('e');
	const digits = mantissa.replace('.', '');
	const pointPosition = Number(exponentString) + 1;
	const isPositive = pointPosition > 0;
	const padded = isPositive ? digits.padEnd(pointPosition, '0') : '0'.repeat(1 - pointPosition) + digits;
	const integerPart = padded.slice(0, isPositive ? pointPosition : 1);
	const fractionPart = padded.slice(isPositive ? pointPosition : 1).replace(/0+$/, '');

	return fractionPart ? `${integerPart}.${fractionPart}` : integerPart;
};

/*
Formats the given number using `Number#toLocaleString`.
- If locale is a string or array, the value is expected to be a BCP 47 language tag or list of language tags (for example: `de`).
- If locale is true, the system default locale is used for translation.
- If locale is false or unspecified, formatting options are applied without localization; without options, the number is written out as plain digits.
*/
const toLocaleString = (number, locale, options) => {
	if (typeof locale === 'string' || Array.isArray(locale) || locale === true) {
		const locales = locale === true ? undefined : locale;

		if (options !== undefined) {
			return number.toLocaleString(locales, options);
		}

		// `Intl.NumberFormat` limits itself to 3 *fraction* digits while the default here is 3 *significant* digits, so the limit comes from the value.
		const text = toDecimalString(number);
		const pointIndex = text.indexOf('.');
		const maximumFractionDigits = pointIndex === -1 ? 0 : text.length - pointIndex - 1;

		// `Intl.NumberFormat` accepts at most 100 fraction digits. Rounding to 3 significant digits only needs more than that for absurdly small values, which are written out as plain digits instead.
		if (maximumFractionDigits > 100) {
			return text;
		}

		return number.toLocaleString(locales, {maximumFractionDigits});
	}

	if (options === undefined) {
		return toDecimalString(number);
	}

	return number.toLocaleString('en-US', {...options, useGrouping: false});
};

const log10 = numberOrBigInt => {
	if (typeof numberOrBigInt === 'number') {
		return Math.log10(numberOrBigInt);
	}

	const string = numberOrBigInt.toString(10);

	// A `number` only holds about 15 significant digits, so the remaining digits cannot move the magnitude. The result can still land exactly on a unit boundary, which the caller corrects for.
	return string.length + Math.log10(`0.${string.slice(0, 15)}`);
};

const log = numberOrBigInt => {
	if (typeof numberOrBigInt === 'number') {
		return Math.log(numberOrBigInt);
	}

	return log10(numberOrBigInt) * Math.log(10);
};

/*
A `bigint` that a `number` can hold exactly is divided the same way, so the output never depends on which type it was given as.
`floor(a / b) + (a % b) / b` is a different double than `a / b`, which flips the rounding at ties like 1805 bytes.
*/
const divide = (numberOrBigInt, base, exponent) => {
	const divisor = base ** exponent;

	if (typeof numberOrBigInt === 'number' || numberOrBigInt <= Number.MAX_SAFE_INTEGER) {
		return Number(numberOrBigInt) / divisor;
	}

	// `divisor` is not exact for every unit, as `1000 ** 8` is not `1e24`, so the exact divisor is rebuilt from the base and the exponent.
	const bigintDivisor = BigInt(base) ** BigInt(exponent);
	const integerPart = numberOrBigInt / bigintDivisor;
	const remainder = numberOrBigInt % bigintDivisor;

	return Number(integerPart) + (Number(remainder) / divisor);
};

/*
The plain decimal digits of a scaled value that no `number` can hold. `Intl.NumberFormat` is not involved, so the output carries no grouping or localized separator, the same as the fallback for a value with more fraction digits than it accepts.
*/
const toUnrepresentableString = (number, base, exponent, localeOptions) => {
	const scale = BigInt(base) ** BigInt(exponent);
	const whole = number / scale;

	// The 3 significant digit default never bites here: it only ever rounds to at least as many digits as the value has integers, and this one has far more than 3.
	if (localeOptions === undefined) {
		return whole.toString();
	}

	// The fraction digit options take over from that default, so the integer part stays exact and the fraction is truncated.
	const minimumFractionDigits = localeOptions.minimumFractionDigits ?? 0;
	const maximumFractionDigits = Math.max(localeOptions.maximumFractionDigits ?? 3, minimumFractionDigits);
	const truncated = ((number % scale) * (10n ** BigInt(maximumFractionDigits)) / scale).toString().padStart(maximumFractionDigits, '0');
	const fraction = truncated.replace(/0+$/, '').padEnd(minimumFractionDigits, '0');

	return fraction ? `${whole}.${fraction}` : whole.toString();
};

/*
The sign to print in front of the number. A difference of exactly zero gets a space instead of a plus sign, for better alignment. `0 === 0n` is `false`, so both are compared.
*/
const signOf = (number, signed) => {
	if (number < 0) {
		return '-';
	}

	if (!signed) {
		return '';
	}

	return number === 0 || number === 0n ? ' ' : '+';
};

const assertFixedWidth = fixedWidth => {
	if (fixedWidth !== undefined && (typeof fixedWidth !== 'number' || !Number.isSafeInteger(fixedWidth) || fixedWidth < 0)) {
		throw new TypeError(`Expected fixedWidth to be a non-negative integer, got ${typeof fixedWidth}: ${fixedWidth}`);
	}
};

/*
`Intl.NumberFormat` silently truncates non-integers, so they are rejected here instead of quietly changing the output.
*/
const assertFractionDigits = (name, value) => {
	if (value !== undefined && (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 100)) {
		throw new TypeError(`Expected ${name} to be an integer between 0 and 100, got ${typeof value}: ${value}`);
	}
};

const buildLocaleOptions = options => {
	const {minimumFractionDigits, maximumFractionDigits} = options;

	if (minimumFractionDigits === undefined && maximumFractionDigits === undefined) {
		return undefined;
	}

	assertFractionDigits('minimumFractionDigits', minimumFractionDigits);
	assertFractionDigits('maximumFractionDigits', maximumFractionDigits);

	// Checked here rather than left to `Intl.NumberFormat`, which is skipped for a value past the number range.
	if (minimumFractionDigits > maximumFractionDigits) {
		throw new RangeError(`Expected minimumFractionDigits (${minimumFractionDigits}) to not be greater than maximumFractionDigits (${maximumFractionDigits})`);
	}

	return {
		...(minimumFractionDigits !== undefined && {minimumFractionDigits}),
		...(maximumFractionDigits !== undefined && {maximumFractionDigits}),
		roundingMode: 'trunc',
	};
};

function prettyBytes(number, options) {
	if (typeof number !== 'bigint' && !Number.isFinite(number)) {
		throw new TypeError(`Expected a finite number, got ${typeof number}: ${number}`);
	}

	options = {
		bits: false,
		binary: false,
		space: true,
		nonBreakingSpace: false,
		...options,
	};

	assertFixedWidth(options.fixedWidth);
	const localeOptions = buildLocaleOptions(options);

	// Indexed by `bits` then `binary`, so the four combinations line up in one table.
	const UNITS = UNIT_SETS[(options.bits ? 2 : 0) + (options.binary ? 1 : 0)];

	const separator = options.space ? (options.nonBreakingSpace ? '\u00A0' : ' ') : '';

	// Normalize `-0` to `0` so it never formats as `-0`.
	if (Object.is(number, -0)) {
		number = 0;
	}

	const prefix = signOf(number, options.signed);

	if (number < 0) {
		number = -number;
	}

	const base = options.binary ? 1024 : 1000;

	let exponent = 0;
	if (number >= 1) {
		exponent = Math.min(Math.floor(options.binary ? log(number) / Math.log(base) : log10(number) / 3), UNITS.length - 1);
	}

	// A `number` always scales down to something a `number` can hold, and a `bigint` stops being able to once the quotient passes `Number.MAX_VALUE`, where `divide` overflows to `Infinity` and the exact quotient is formatted instead.
	const scaled = divide(number, base, exponent);

	let numberString;
	if (Number.isFinite(scaled)) {
		number = scaled;

		// A value that sits just below a unit boundary, like `999999999999999` bytes, has a `log10` that rounds up to the boundary itself, so the exponent has to be corrected back.
		if (number < 1 && exponent > 0) {
			number *= base;
			exponent -= 1;
		}

		if (!localeOptions) {
			const minimumPrecision = Math.max(3, Math.floor(number).toString().length);
			number = Number(number.toPrecision(minimumPrecision));

			if (number >= base && exponent < UNITS.length - 1) {
				number /= base;
				exponent += 1;
			}
		}

		numberString = toLocaleString(number, options.locale, localeOptions);
	} else {
		// The scaled value is past what a `number` can hold, so the exact quotient is written out instead.
		numberString = toUnrepresentableString(number, base, exponent, localeOptions);
	}

	const result = prefix + numberString + separator + UNITS[exponent];
	return result.padStart(options.fixedWidth ?? 0);
}


/***/ })

};
