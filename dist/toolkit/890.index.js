export const id = 890;
export const ids = [890];
export const modules = {

/***/ 2878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var _bad_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4086);

/** A parser for one of a few words, exactly as they are written. */
function oneOf(words) {
    return (text) => {
        const word = words.find((candidate) => candidate === text);
        if (word === undefined)
            throw new _bad_value_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .F(words.join(', ').replace(/, ([^,]*)$/, ' or $1'));
        return word;
    };
}


/***/ }),

/***/ 2890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  team: () => (/* binding */ team_team)
});

// EXTERNAL MODULE: ./out/tasks/inputs/connection.js
var inputs_connection = __webpack_require__(7279);
// EXTERNAL MODULE: ./out/tasks/requests/sent-once.js
var sent_once = __webpack_require__(9076);
// EXTERNAL MODULE: ./out/contract/team.js
var team = __webpack_require__(4290);
// EXTERNAL MODULE: ./out/core/input/bad-value.js
var bad_value = __webpack_require__(4086);
// EXTERNAL MODULE: ./out/core/input/choice.js
var choice = __webpack_require__(2878);
// EXTERNAL MODULE: ./out/core/input/reader.js
var reader = __webpack_require__(2930);
// EXTERNAL MODULE: ./out/tasks/inputs/operation-inputs.js
var operation_inputs = __webpack_require__(4602);
;// CONCATENATED MODULE: ./out/actions/team/inputs.js






/** @throws InputError */
function readTeamInputs(runner) {
    const inputs = (0,reader/* createInputReader */.i)(runner);
    const connection = (0,inputs_connection/* readConnection */.dC)(inputs);
    const kind = inputs.value('operation', (0,choice/* oneOf */.y)(['invite', 'remove']), '');
    const unused = { invite: ['userId'], remove: ['email', 'role'] }[kind];
    (0,operation_inputs/* refuseUnused */.r)(inputs, { operation: kind, unused });
    const teamId = inputs.required('teamId', 'It is the id of the team in the build service.');
    if (kind === 'remove') {
        const userId = inputs.required('userId', 'It is the id of the member to remove.');
        return { connection, operation: { kind, teamId, userId } };
    }
    inputs.required('email', 'It is the address of whom to invite.');
    const email = inputs.value('email', parseEmail, '');
    const role = inputs.value('role', (0,choice/* oneOf */.y)(team/* teamRoles */.VG), '');
    return { connection, operation: { kind, teamId, invitation: { email, role } } };
}
function parseEmail(text) {
    if (!team/* Invitation */.Kj.shape.email.safeParse(text).success)
        throw new bad_value/* BadValue */.F('an e-mail address, such as ada@example.com');
    return text;
}

;// CONCATENATED MODULE: ./out/actions/team/run.js



/**
 * Invites somebody to a team, or removes a member.
 *
 * @throws InputError before any request; ServiceError; OutcomeUncertain when the invitation may have been sent
 */
async function run_team({ runner, connect, }) {
    (0,inputs_connection/* maskSecrets */.QU)(runner, ['token']);
    const { connection, operation } = readTeamInputs(runner);
    const { teams } = connect(connection);
    const { teamId } = operation;
    const options = { signal: runner.cancelled };
    switch (operation.kind) {
        case 'invite': {
            const { invitation } = operation;
            const sent = teams.invite({ teamId, ...invitation }, options);
            const advice = 'Look at the members of the team: a second invitation may send a second mail.';
            runner.setOutput('team', JSON.stringify(await (0,sent_once/* sentOnce */.o)(sent, advice)));
            runner.log.info(`${invitation.email} is invited to the team ${teamId} as ${invitation.role}.`);
            return true;
        }
        case 'remove':
            await teams.remove({ teamId, userId: operation.userId }, options);
            runner.setOutput('team', '');
            runner.log.info(`The user ${operation.userId} is removed from the team ${teamId}.`);
            return true;
    }
}

// EXTERNAL MODULE: ./out/entry/door.js + 27 modules
var door = __webpack_require__(9344);
;// CONCATENATED MODULE: ./out/entry/team.js


const team_team = () => (0,door/* runAction */.C)(run_team);


/***/ }),

/***/ 7279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QU: () => (/* binding */ maskSecrets),
/* harmony export */   dC: () => (/* binding */ readConnection)
/* harmony export */ });
/* unused harmony export hostedService */
/* harmony import */ var _core_input_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3057);
/* harmony import */ var _core_input_input_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1034);


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

/***/ 4602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ refuseUnused)
/* harmony export */ });
/* harmony import */ var _core_input_input_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1034);

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

/***/ 9076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ sentOnce)
/* harmony export */ });
/* unused harmony export OutcomeUncertain */
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3120);
/* harmony import */ var _api_http_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2734);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4925);



/** The answer to what is sent only once was lost: it may have been done all the same. */
class OutcomeUncertain extends _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y {
    constructor({ advice, cause }) {
        super(`Whether it was done is not certain. ${cause.message} ${advice}`, { cause });
    }
}
/**
 * Awaits what must not be sent twice, and tells a failure after which it may have been done from one after which it
 * certainly was not.
 *
 * @param advice where to look before the step is run again
 * @throws OutcomeUncertain, or what `send` throws
 */
async function sentOnce(send, advice) {
    try {
        return await send;
    }
    catch (cause) {
        const isUncertain = cause instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FieldMissing */ .VG ||
            (cause instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && cause.failure && (0,_api_http_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeStart */ .E)(cause.failure) === 'lookUp');
        if (isUncertain)
            throw new OutcomeUncertain({ advice, cause });
        throw cause;
    }
}


/***/ })

};
