import { variableName } from '../../assignments.ts';
import type { VariableRecord } from '../data/store/applications.ts';
import { hiddenValue, type Variable } from '../endpoints.ts';
import { known, Refusal, WrongRequest } from '../errors.ts';
import { accessTo, type HandlerCall, type Handlers, type Service } from './handler.ts';

/** Variables are stored encrypted, like keys. Only builds that name its group get the value of a secure one. */
export function variableHandlers({ store, vault, random }: Service): Handlers['variables'] {
  const { variables } = store;
  const access = accessTo(store);

  const find = ({ user, path }: HandlerCall<'id' | 'variableId'>): VariableRecord => {
    const { id: appId } = access.application({ id: path.id, user });
    const id = path.variableId;
    return known(variables.find({ id, appId }), { what: 'variable', id });
  };

  const answer = ({ id, key, group, secure, sealedValue }: VariableRecord): Variable => ({
    id,
    key,
    value: secure ? hiddenValue : String(vault.open(sealedValue)),
    group,
    secure,
  });

  const update: Handlers['variables']['update'] = (call) => {
    const { value, secure } = call.body;
    const found = find(call);
    check({ key: found.key, value });
    const changed = { ...found, secure: secure ?? true, sealedValue: vault.seal(value) };
    variables.update(changed);
    return { status: 200, json: answer(changed) };
  };

  return {
    list({ user, path }) {
      const { id } = access.application({ id: path.id, user });
      return { status: 200, json: variables.ofApplication(id).map(answer) };
    },
    add({ user, path, body }) {
      const { id: appId } = access.application({ id: path.id, user });
      const { key, value, group, secure } = body;
      check({ key, value });
      if (variables.has({ appId, group, key }))
        throw new Refusal(
          409,
          `The group ${JSON.stringify(group)} has a variable ${key}: change it with PUT /apps/:id/variables/:variableId`,
        );
      const id = random.hex(12);
      const added = { id, group, key, secure: secure ?? true, sealedValue: vault.seal(value) };
      variables.add({ ...added, appId });
      return { status: 200, json: answer(added) };
    },
    update,
    updateByPost: update,
    remove(call) {
      variables.remove(find(call).id);
      return { status: 204, empty: true };
    },
  };
}

/** @throws WrongRequest; its message contains no value, which may be a secret */
function check({ key, value }: Pick<Variable, 'key' | 'value'>): void {
  if (!variableName.test(key))
    throw new WrongRequest(
      `"key": expected letters, digits and underscores, and no digit at the start, got ${JSON.stringify(key)}`,
    );
  if (value.includes('\0')) throw new WrongRequest('"value" must not contain a null character');
}
