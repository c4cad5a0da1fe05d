export const id = 798;
export const ids = [798];
export const modules = {

/***/ 7862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QU: () => (/* binding */ maskSecrets),
/* harmony export */   dC: () => (/* binding */ readConnection)
/* harmony export */ });
/* unused harmony export hostedService */
/* harmony import */ var _core_input_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2981);
/* harmony import */ var _core_input_input_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(950);


const hostedService = 'https://api.codemagic.io';
/** Hides the secrets among the inputs. The first thing that any action does: nothing may be printed before it. */
function maskSecrets(runner, names) {
    for (const name of names)
        runner.mask(runner.input(name));
}
/** @throws InputError */
function readConnection(inputs) {
    return { token: readToken(inputs), baseUrl: inputs.value('baseUrl', _core_input_address_js__WEBPACK_IMPORTED_MODULE_0__/* .parseBaseUrl */ .Q2, hostedService) };
}
/** What no header can hold would fail in every attempt of a request, and look like a broken network. */
function readToken(inputs) {
    const token = inputs.required('token', 'Pass the API token of the build service as a secret of the repository. Workflows of forks, and Dependabot, get no secrets.');
    if (/^[!-~]+$/.test(token))
        return token;
    throw new _core_input_input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d(['token'], 'The input token holds a character that no token has, such as a space, a line break or a curly quotation mark. Check the secret that it comes from.');
}


/***/ }),

/***/ 5154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ parseBoolean)
/* harmony export */ });
/* harmony import */ var _bad_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2466);

/** Reads a boolean as YAML 1.2 writes it (core schema), and nothing else. */
function parseBoolean(text) {
    if (/^(true|True|TRUE)$/.test(text))
        return true;
    if (/^(false|False|FALSE)$/.test(text))
        return false;
    throw new _bad_value_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .F('true or false');
}


/***/ }),

/***/ 7849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ durationBetween)
/* harmony export */ });
/* unused harmony export parseDuration */
/* harmony import */ var _bad_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2466);

const allowed = 'a duration: whole numbers with s, m, h or d, largest first, such as 90s, 45m, 2h, 1h30m or 7d';
const form = /^(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/;
const unitSeconds = [86_400, 3_600, 60, 1];
/** Reads a duration such as `1h30m`; the result is in milliseconds. A bare number is refused: its unit is anybody's guess. */
function parseDuration(text) {
    const numbers = form.exec(text)?.slice(1);
    if (!numbers || text === '')
        throw new _bad_value_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .F(/^\d+$/.test(text) ? `${allowed}; a unit is missing: ${text}s?` : allowed);
    const seconds = numbers.reduce((sum, number, index) => sum + Number(number ?? 0) * (unitSeconds[index] ?? 0), 0);
    const ms = seconds * 1000;
    if (!Number.isSafeInteger(ms))
        throw new _bad_value_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .F(`${allowed}, and less than that`);
    return ms;
}
/** A parser for durations from `least` to `most`, each written as a duration. */
function durationBetween(least, most) {
    return (text) => {
        const ms = parseDuration(text);
        if (ms < parseDuration(least) || ms > parseDuration(most))
            throw new _bad_value_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .F(`a duration from ${least} to ${most}`);
        return ms;
    };
}


/***/ }),

/***/ 9511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ appTitle)
/* harmony export */ });
/** What the application is called: by its name, its id, or not at all where the service told neither. Hostile. */
function appTitle({ appName, appId }) {
    return appName ?? (appId || 'Builds');
}


/***/ }),

/***/ 103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ linkAddress),
/* harmony export */   iQ: () => (/* binding */ markdownLink),
/* harmony export */   lt: () => (/* binding */ attribute)
/* harmony export */ });
/* harmony import */ var _core_input_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2981);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1674);


/** Browsers and readers of QR codes give up on longer ones. */
const longestAddress = 2_048;
/** An address that may become a link; `undefined` for everything else (DESIGN 2.5, links). */
function linkAddress(address) {
    const safe = (0,_core_input_address_js__WEBPACK_IMPORTED_MODULE_0__/* .webAddress */ .Dy)(address);
    return safe && safe.length <= longestAddress ? safe : undefined;
}
/** A link for Markdown and the HTML in it; only the text where the address may not be one. */
function markdownLink({ text, address }) {
    const safe = linkAddress(address);
    return safe ? `<a href="${attribute(safe)}">${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(text)}</a>` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(text);
}
/** The value of an HTML attribute, between double quotes; also inside a cell of a table. */
function attribute(value) {
    return value.replace(/[&"'<>|`]/g, (character) => `&#${character.charCodeAt(0)};`);
}


/***/ }),

/***/ 1674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   Jr: () => (/* binding */ markdownStrong),
/* harmony export */   nv: () => (/* binding */ markdownSentence),
/* harmony export */   p7: () => (/* binding */ markdownText)
/* harmony export */ });
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8639);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9786);


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
    return escaped((0,_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .J)((0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(text), limit));
}
/** The same in the letters of code: names, ids, branches. */
function markdownCode(text, options) {
    return `<code>${markdownText(text, options)}</code>`;
}
/** A sentence of the service: what it puts between backticks is code, everything else is text. */
function markdownSentence(text, { limit = longestText } = {}) {
    return (0,_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .J)((0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(text), limit)
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


/***/ }),

/***/ 7702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ shownState),
/* harmony export */   Vi: () => (/* binding */ stateName),
/* harmony export */   Xu: () => (/* binding */ stateWords),
/* harmony export */   qf: () => (/* binding */ unknownState)
/* harmony export */ });
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4402);

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
const notStarted = { icon: '❌', preposition: 'after' };
const unknown = { icon: '❓', preposition: 'after' };
/** The word for a build that is there and that the service never showed. */
const unknownState = 'unknown';
/** The state that a workflow is shown with; `undefined` is a build that was never started. */
function shownState({ status, buildId, }) {
    return status ?? (buildId === undefined ? undefined : unknownState);
}
/** The sign of a state and how it is joined with a duration; `undefined` is a build that was never started. */
function stateWords(state) {
    if (state === undefined)
        return notStarted;
    if (state === unknownState)
        return unknown;
    return _contract_state_js__WEBPACK_IMPORTED_MODULE_0__/* .buildStates */ .dY.includes(state) ? words[state] : others;
}
/**
 * What is said for a state: the service's own word, which is hostile when the contract does not know it. Without one
 * there is no build that this step knows; whether its start arrived all the same may be unknown too.
 */
function stateName(state) {
    return state ?? 'without a build';
}


/***/ }),

/***/ 2773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HD: () => (/* binding */ queuedTime),
/* harmony export */   xD: () => (/* binding */ stateSpans),
/* harmony export */   y: () => (/* binding */ workflowDuration)
/* harmony export */ });
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4402);

/** The states of a workflow as this step saw them, one after the other; an end state takes no time. */
function stateSpans({ changes }, { now }) {
    return changes.map(({ state, at }, index) => {
        const until = changes[index + 1]?.at ?? ((0,_contract_state_js__WEBPACK_IMPORTED_MODULE_0__/* .hasEnded */ .hY)(state) ? at : now);
        return { state, from: at, to: Math.max(at, until) };
    });
}
/** How long the build took, or takes so far, in milliseconds; `undefined` for one that never began. */
function workflowDuration(workflow, { now }) {
    const from = workflow.startedAt ?? workflow.changes[0]?.at;
    if (from === undefined)
        return undefined;
    const ended = workflow.status !== undefined && (0,_contract_state_js__WEBPACK_IMPORTED_MODULE_0__/* .hasEnded */ .hY)(workflow.status);
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


/***/ }),

/***/ 1848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S5: () => (/* binding */ durationText),
  RV: () => (/* binding */ lastLinesText),
  Am: () => (/* binding */ momentText),
  lP: () => (/* binding */ sizeText),
  nG: () => (/* binding */ stopwatchText),
  oV: () => (/* binding */ untilText)
});

;// CONCATENATED MODULE: ./node_modules/pretty-bytes/index.js
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

// EXTERNAL MODULE: ./build/contract/timestamp.js
var contract_timestamp = __webpack_require__(3867);
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
    return prettyBytes(bytes, { nonBreakingSpace: true });
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
    const ms = (0,contract_timestamp/* parseTimestamp */.EH)(timestamp);
    return ms === undefined ? undefined : `until ${momentText(ms)}`;
}


/***/ }),

/***/ 7342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ verdict),
/* harmony export */   X: () => (/* binding */ workflowVerdict)
/* harmony export */ });
/* harmony import */ var _contract_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4402);
/* harmony import */ var _state_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7702);
/* harmony import */ var _times_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2773);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1848);




/**
 * The whole step in one line: the state of the one build, or how many builds are in which state. The time is told in the
 * end only: before, the line stands in a comment that nobody edits each second.
 */
function verdict(report, { now }) {
    const [only, ...others] = report.workflows;
    if (!only)
        return { icon: (0,_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .stateWords */ .Xu)(undefined).icon, text: 'nothing to build' };
    if (others.length === 0)
        return workflowVerdict(only, { now });
    const counts = new Map();
    for (const state of report.workflows.map(_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shownState */ .B5))
        counts.set(state, (counts.get(state) ?? 0) + 1);
    const worst = counts.has(undefined) ? undefined : counts.has(_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownState */ .qf) ? _state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownState */ .qf : report.status;
    const ordered = [...counts].toSorted(([left], [right]) => rank(left, worst) - rank(right, worst));
    const { icon, preposition } = (0,_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .stateWords */ .Xu)(worst);
    const all = ordered.length === 1;
    const text = all
        ? `all ${report.workflows.length} ${(0,_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .stateName */ .Vi)(worst)}`
        : ordered.map(([status, count]) => `${count} ${(0,_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .stateName */ .Vi)(status)}`).join(', ');
    const ended = report.workflows.every(({ status }) => status === undefined || (0,_contract_state_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY)(status));
    const time = (0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S5)((report.finishedAt ?? now) - report.startedAt);
    return { icon, text: ended ? `${text} ${all ? preposition : 'after'} ${time}` : text };
}
/** One build in one line: `finished in 4 min 12 s`. */
function workflowVerdict(workflow, at) {
    const state = (0,_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shownState */ .B5)(workflow);
    const { icon, preposition } = (0,_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .stateWords */ .Xu)(state);
    const duration = (0,_times_js__WEBPACK_IMPORTED_MODULE_3__/* .workflowDuration */ .y)(workflow, at);
    if (state === undefined || !(0,_contract_state_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY)(state) || duration === undefined)
        return { icon, text: (0,_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .stateName */ .Vi)(state) };
    return { icon, text: `${state} ${preposition} ${(0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S5)(duration)}` };
}
/** What was never started stands first, then the worst state, then the others as they come. */
function rank(status, worst) {
    if (status === undefined)
        return 0;
    return status === worst ? 1 : 2;
}


/***/ }),

/***/ 84:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ workflowName)
/* harmony export */ });
/**
 * What a workflow is called: by the name that the service tells, with the id where two have the same name; two builds
 * of one workflow are told apart by the build's id. Hostile.
 */
function workflowName(workflow, { workflows }) {
    const { workflowId, buildId } = workflow;
    const own = called(workflow);
    // By the id first: of two builds of one workflow, the name of one may be known before that of the other.
    const builtTwice = workflows.filter((other) => other.workflowId === workflowId).length > 1;
    if (builtTwice && buildId !== undefined && !own.includes(buildId))
        return `${own} (${buildId})`;
    const isShared = workflows.filter((other) => called(other) === own).length > 1;
    return isShared && own !== workflowId ? `${own} (${workflowId})` : own;
}
function called({ name, workflowId }) {
    return name?.trim() ? name : workflowId;
}


/***/ })

};
