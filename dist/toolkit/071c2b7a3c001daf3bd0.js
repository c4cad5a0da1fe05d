import { byId, element } from './element.js';
import { plain } from './wording.js';

/** @typedef {import('./api.js').Input} Input */

/** A field for each input of the workflow that is to be started. */
export function createInputsView() {
  const view = byId('start-inputs', HTMLDivElement);
  /** @type {{ input: Input, field: HTMLInputElement | HTMLSelectElement }[]} */
  let fields = [];

  return {
    /** @param {readonly Input[]} inputs */
    show(inputs) {
      fields = inputs.map((input) => ({ input, field: fieldOf(input) }));
      view.replaceChildren(...fields.flatMap(({ input, field }, at) => rowOf(input, { field, at })));
    },

    /**
     * What is in the fields. A number that was left empty has its default.
     *
     * @returns {Record<string, string | boolean>}
     */
    values: () =>
      Object.fromEntries(
        fields
          .filter(({ input, field }) => input.type === 'string' || field.value !== '')
          .map(({ input, field }) => [input.name, contentOf(field)]),
      ),
  };
}

/** @param {Input} input */
function fieldOf({ type, options = [], ...input }) {
  const isRequired = input.default === undefined;
  const value = input.default ?? '';
  if (type === 'boolean') {
    const field = element('input', { type: 'checkbox' });
    field.checked = /^true$/i.test(value);
    return field;
  }
  if (type === 'choice') {
    const field = element(
      'select',
      {},
      ...(isRequired ? [element('option', { value: '' }, 'Choose one')] : []),
      ...options.map((option) => element('option', { value: option }, plain(option))),
    );
    field.required = isRequired;
    field.value = value;
    return field;
  }
  const field = element('input', {
    autocomplete: 'off',
    ...(type === 'number' && { type: 'number', step: 'any' }),
  });
  field.required = isRequired;
  field.value = value;
  return field;
}

/** @param {HTMLInputElement | HTMLSelectElement} field */
function contentOf(field) {
  return field instanceof HTMLInputElement && field.type === 'checkbox' ? field.checked : field.value;
}

/**
 * @param {Input} input
 * @param {{ field: HTMLInputElement | HTMLSelectElement, at: number }} place
 */
function rowOf({ name, type, description }, { field, at }) {
  const [id, help] = [`input-${at}`, `input-${at}-help`];
  field.id = id;
  const label = element('label', { for: id }, plain(name));
  const row = type === 'boolean' ? [element('p', { class: 'check' }, field, label)] : [label, field];
  if (!description) return row;
  field.setAttribute('aria-describedby', help);
  return [...row, element('p', { id: help, class: 'note' }, plain(description))];
}
