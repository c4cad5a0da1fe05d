export const id = 539;
export const ids = [539];
export const modules = {

/***/ 4539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  team: () => (/* binding */ run_team)
});

// EXTERNAL MODULE: ./out/tasks/inputs/connection.js
var inputs_connection = __webpack_require__(7279);
// EXTERNAL MODULE: ./out/tasks/requests/sent-once.js
var sent_once = __webpack_require__(9076);
// EXTERNAL MODULE: ./out/contract/team.js
var team = __webpack_require__(4290);
// EXTERNAL MODULE: ./out/core/input/errors.js
var errors = __webpack_require__(1194);
// EXTERNAL MODULE: ./out/core/input/parsers.js
var parsers = __webpack_require__(9145);
// EXTERNAL MODULE: ./out/core/input/reader.js
var reader = __webpack_require__(2930);
;// CONCATENATED MODULE: ./out/actions/team/inputs.js





/** @throws InputError */
function readTeamInputs(runner) {
    const inputs = (0,reader/* createInputReader */.i)(runner);
    const connection = (0,inputs_connection/* readConnection */.dC)(inputs);
    const kind = inputs.value('operation', (0,parsers/* oneOf */.yL)(['invite', 'remove']), '');
    const unused = { invite: ['userId'], remove: ['email', 'role'] }[kind];
    (0,reader/* refuseUnused */.r)(inputs, { operation: kind, unused });
    const teamId = inputs.required('teamId', 'It is the id of the team in the build service.');
    if (kind === 'remove') {
        const userId = inputs.required('userId', 'It is the id of the member to remove.');
        return { connection, operation: { kind, teamId, userId } };
    }
    inputs.required('email', 'It is the e-mail address of the person to invite.');
    const email = inputs.value('email', parseEmail, '');
    const role = inputs.value('role', (0,parsers/* oneOf */.yL)(team/* teamRoles */.VG), '');
    return { connection, operation: { kind, teamId, invitation: { email, role } } };
}
function parseEmail(text) {
    if (!team/* Invitation */.Kj.shape.email.safeParse(text).success)
        throw new errors/* BadValue */.FQ('an e-mail address, such as ada@example.com');
    return text;
}

;// CONCATENATED MODULE: ./out/actions/team/run.js



/**
 * Invites a person to a team, or removes a member.
 *
 * @throws InputError before any request; ServiceError; OutcomeUncertain when the invitation may have been sent
 */
async function run_team({ runner, connect }) {
    (0,inputs_connection/* maskSecrets */.QU)(runner, ['token']);
    const { connection, operation } = readTeamInputs(runner);
    const { teams } = connect(connection);
    const { teamId } = operation;
    const options = { signal: runner.cancelled };
    switch (operation.kind) {
        case 'invite': {
            const { invitation } = operation;
            const sent = teams.invite({ teamId, ...invitation }, options);
            const advice = 'Check the members of the team first: a second invitation may send a second e-mail.';
            runner.setOutput('team', JSON.stringify(await (0,sent_once/* sentOnce */.o)(sent, advice)));
            runner.log.info(`Invited ${invitation.email} to team ${teamId} as ${invitation.role}.`);
            return true;
        }
        case 'remove':
            await teams.remove({ teamId, userId: operation.userId }, options);
            runner.setOutput('team', '');
            runner.log.info(`Removed user ${operation.userId} from team ${teamId}.`);
            return true;
    }
}


/***/ })

};
