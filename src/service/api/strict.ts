/** Finds what the contract does not allow in a request (docs/service.md, "Strict mode"). */
import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { plainText, Refusal } from '../errors.ts';
import type { ServiceParts } from '../parts.ts';
import { closestKey } from '../workflow-file/findings.ts';

const { stepLog: _, ...builds } = endpoints.builds;

/** The endpoints of docs/api.md. */
const endpointsOfContract = new Set<Endpoint>(
  Object.values({ ...endpoints, builds }).flatMap((verbs): Endpoint[] => Object.values(verbs)),
);

const mostFindings = 20;

/**
 * What the contract does not allow in a request, for the log. Beyond the contract, only unknown fields count.
 *
 * @throws Refusal if the service is strict and the endpoint belongs to the contract
 */
export function checkAgainstContract(
  { request, body }: { readonly request: Request; readonly body: unknown },
  endpoint: Endpoint,
  { isStrict }: Pick<ServiceParts, 'isStrict'>,
): string | undefined {
  const isOfContract = endpointsOfContract.has(endpoint);
  const hasToken = request.headers.has('x-auth-token');
  const rest = [
    ...(hasToken ? [] : ['the token is in "Authorization: Bearer": send it in the header x-auth-token']),
    ...inContentType(request),
    ...inQuery(request, endpoint),
    ...(endpoint.body || body === undefined ? [] : ['the body must be empty']),
  ];
  const findings = [...(isOfContract ? rest : []), ...inFields(endpoint.body, body)].slice(0, mostFindings);
  if (findings.length === 0) return undefined;
  const why = `The contract does not allow this request: ${findings.join('; ')}`;
  if (isStrict && isOfContract) throw new Refusal(hasToken ? 400 : 401, why);
  return why;
}

function inContentType({ headers }: Request): string[] {
  const type = headers.get('content-type');
  if (/^application\/json *(?:;|$)/i.test(type ?? '')) return [];
  const given = type === null ? 'is missing' : `is ${JSON.stringify(plainText(type, 100))}`;
  return [`the header Content-Type ${given}: send application/json, even without a body`];
}

function inQuery({ url }: Request, { query }: Endpoint): string[] {
  const known = Object.keys(query?.shape ?? {});
  const given = new Set(new URL(url).searchParams.keys());
  const unknown = [...given].filter((name) => !known.includes(name));
  return unknown.map((name) => `unknown parameter ${named(name, known)}`);
}

/** Fields that the contract does not have, or that are `null`, and a branch beside a tag. */
function inFields(schema: unknown, value: unknown, above = ''): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return inFields(schema.unwrap(), value, above);
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return [];
  const known = Object.keys(schema.shape);
  const both = 'branch' in value && 'tag' in value ? ['"branch" and "tag" exclude each other'] : [];
  const fields = Object.entries(value).flatMap(([key, inner]) => {
    const field = schema.shape[key];
    if (!known.includes(key)) return [`unknown field ${named(key, known, above)}`];
    // The contract has one field that can be `null`, and it is required.
    if (inner === null && field instanceof z.ZodOptional) return [`"${above}${key}" is null: leave it out`];
    return inFields(field, inner, `${above}${key}.`);
  });
  return [...both, ...fields];
}

function named(name: string, known: readonly string[], above = ''): string {
  const meant = closestKey(name, known);
  return `"${plainText(above + name)}"${meant === undefined ? '' : ` (did you mean "${above}${meant}"?)`}`;
}
