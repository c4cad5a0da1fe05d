import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

/** One operation of `openapi.json`, the slice of GitHub's own description. */
interface Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body?: { readonly properties?: Readonly<Record<string, unknown>> };
  /** By status; `null` is an answer without a described body. */
  readonly answers: Readonly<Record<string, unknown>>;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: object;
  readonly multiSegment?: true;
}

interface Description {
  readonly operations: Readonly<Record<string, Operation>>;
  readonly schemas: object;
}

export interface Route {
  readonly operation: string;
  /** Decoded. */
  readonly params: Readonly<Record<string, string>>;
}

export interface Asked extends Route {
  readonly query: URLSearchParams;
  /** `undefined` if there is none, or it is not JSON by contract. */
  readonly body: unknown;
}

export interface Answered {
  readonly operation: string;
  readonly status: number;
  readonly body: unknown;
}

/** Answers that GitHub may give to every request, even if an operation's description does not list them. */
const refusals = ['400', '401', '403', '404', '429', '500', '502', '503'];

/** GitHub's published description of its API, and checks of requests and answers against it. */
export class Contract {
  readonly #operations: [name: string, operation: Operation, path: RegExp][];
  readonly #ajv: Ajv;

  constructor() {
    const text = readFileSync(new URL('./openapi.json', import.meta.url), 'utf8');
    const description = JSON.parse(text) as Description;
    this.#operations = Object.entries(description.operations).map(([name, operation]) => [
      name,
      operation,
      pathPattern(operation),
    ]);
    this.#ajv = new Ajv({ strict: false, allErrors: true, coerceTypes: false });
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(description, 'github');
  }

  get operations(): readonly string[] {
    return this.#operations.map(([name]) => name);
  }

  /** The operation of a method and a raw path below the API's URL; `undefined` if the slice has none. */
  route(method: string, path: string): Route | undefined {
    const fitting = this.#operations.filter(
      ([, operation, form]) => operation.method === method && form.test(path),
    );
    // `/releases/latest` also matches `/releases/{release_id}`: the more literal path wins.
    const [best] = fitting.toSorted(([, left], [, right]) => placeholders(left) - placeholders(right));
    if (!best) return undefined;
    const [operation, , form] = best;
    const raw = form.exec(path)?.groups ?? {};
    const params = Object.entries(raw).map(([name, value]) => [name, decodeURIComponent(value)]);
    return { operation, params: Object.fromEntries(params) };
  }

  /** The errors of a request, including unknown fields; empty if it matches the description. */
  faultsOfRequest({ operation: name, params, query, body }: Asked): string[] {
    const operation = this.#operation(name);
    const at = `#/operations/${pointer(name)}`;
    const known = operation.parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => name);
    const faults = [...query.keys()]
      .filter((key) => !known.includes(key))
      .map((key) => `unknown query ${key}`);
    for (const [index, parameter] of operation.parameters.entries()) {
      const value = parameter.in === 'path' ? params[parameter.name] : query.get(parameter.name);
      if (parameter.in === 'header') continue;
      if (value === null || value === undefined) {
        if (parameter.required) faults.push(`${parameter.in} ${parameter.name} is missing`);
        continue;
      }
      const schema = `${at}/parameters/${index}/schema`;
      faults.push(
        ...this.#faults(schema, typed(value, parameter)).map((fault) => `${parameter.name}: ${fault}`),
      );
    }
    if (!operation.body) return faults;
    faults.push(...this.#faults(`${at}/body`, body ?? {}).map((fault) => `body ${fault}`));
    const fields = Object.keys(operation.body.properties ?? {});
    const unknown = Object.keys(body ?? {}).filter((field) => !fields.includes(field));
    return [...faults, ...unknown.map((field) => `unknown field ${field}`)];
  }

  faultsOfAnswer({ operation: name, status, body }: Answered): string[] {
    const described = this.#operation(name).answers[status];
    if (described) return this.#faults(`#/operations/${pointer(name)}/answers/${status}`, body);
    if (described === null) return [];
    if (refusals.includes(String(status))) return this.#faults('#/schemas/basic-error', body);
    return [`an answer ${status} is not described`];
  }

  #operation(name: string): Operation {
    const found = this.#operations.find(([known]) => known === name);
    if (!found) throw new Error(`${name} is not in the slice of GitHub's description`);
    return found[1];
  }

  #faults(schema: string, value: unknown): string[] {
    const validate: ValidateFunction | undefined = this.#ajv.getSchema(`github${schema}`);
    if (!validate) throw new Error(`No schema at ${schema}`);
    if (validate(value)) return [];
    return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  }
}

function pathPattern({ path, parameters }: Operation): RegExp {
  const form = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const many = parameters.some((parameter) => parameter.name === name && parameter.multiSegment);
    return `(?<${name}>${many ? '.+' : '[^/]+'})`;
  });
  return new RegExp(`^${form}$`);
}

function placeholders({ path }: Operation): number {
  return path.split('{').length;
}

function pointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Paths and queries are text; the description gives their types. */
function typed(value: string, { schema }: Parameter): unknown {
  const type = 'type' in schema ? schema.type : undefined;
  if (type === 'integer') return /^-?\d+$/.test(value) ? Number(value) : value;
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  return value;
}
