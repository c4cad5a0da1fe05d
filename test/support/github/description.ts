/** Types from GitHub's published OpenAPI description, with which the compiler checks the fake. */
import type { components, operations, paths } from '@octokit/openapi-types';
import type { z } from 'zod';

/** GitHub's name of an operation, such as `issues/create-comment`. */
export type Operation = keyof operations;

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The method and path of an operation: `POST /repos/{owner}/{repo}/git/refs`. */
export type Route<Name extends Operation> = {
  [Path in keyof paths]: {
    [Verb in Method & keyof paths[Path]]: paths[Path][Verb] extends operations[Name]
      ? `${Uppercase<Verb>} ${Path}`
      : never;
  }[Method & keyof paths[Path]];
}[keyof paths];

type Parameters<Name extends Operation, Place extends string> =
  operations[Name] extends Record<'parameters', { [In in Place]?: infer Known }> ? keyof Known : never;

/** The parameters in the path, as text. */
export type PathParameters<Name extends Operation> = {
  readonly [Key in Parameters<Name, 'path'>]: string;
};

export type QueryParameter<Name extends Operation> = Parameters<Name, 'query'>;

/** The JSON body of a request; `never` if it has none. */
export type Body<Name extends Operation> =
  Required<operations[Name]> extends { requestBody: { content: { 'application/json': infer Json } } }
    ? Json
    : never;

/** A check for every field: for all that GitHub requires, and for the others that the fake honours. */
export type Fields<Json> = { readonly [Key in keyof Json]: z.ZodType<Json[Key]> };

/**
 * The fake returns only the fields that are used: fewer than GitHub, but none that GitHub does not have, and each of the
 * right type.
 */
type Part<Json> = Json extends readonly (infer Item)[]
  ? readonly Part<Item>[]
  : Json extends object
    ? { readonly [Key in keyof Json]?: Part<Json[Key]> }
    : Json;

/** A named schema of answers, such as `issue-comment`. */
export type Schema<Name extends keyof components['schemas']> = Part<components['schemas'][Name]>;

type JsonOf<Answer> = Answer extends { content: infer Content }
  ? [Content] extends [never]
    ? { readonly body?: never }
    : Content extends { 'application/json': infer Json }
      ? { readonly body: Part<Json> }
      : never
  : never;

/** The answers of an operation: each status with its body. */
export type Answers<Name extends Operation> = {
  [Status in keyof operations[Name]['responses']]: {
    readonly status: Status;
    readonly headers?: Readonly<Record<string, string>>;
  } & JsonOf<operations[Name]['responses'][Status]>;
}[keyof operations[Name]['responses']];
