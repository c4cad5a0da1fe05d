// Extracts the operations that this project uses from GitHub's OpenAPI description, for the fake GitHub of the tests.
//
//   npm install --prefix <temporary folder> @octokit/openapi      (385 MB: not in this repository)
//   node scripts/github-openapi-slice.mjs <temporary folder>/node_modules/@octokit/openapi && npm run format
//
// Keeps parameters, bodies and responses, and their schemas as JSON Schema (OpenAPI 3.0's `nullable` is rewritten). Leaves
// out descriptions and examples.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const used = [
  'issues/list-comments',
  'issues/create-comment',
  'issues/get-comment',
  'issues/update-comment',
  'issues/delete-comment',
  'pulls/list',
  'pulls/get',
  'repos/list-deployments',
  'repos/create-deployment',
  'repos/create-deployment-status',
  'repos/request-pages-build',
  'repos/create-commit-status',
  'repos/list-commit-statuses-for-ref',
  'git/create-blob',
  'git/get-blob',
  'git/create-tree',
  'git/get-tree',
  'git/create-commit',
  'git/get-commit',
  'git/create-ref',
  'git/update-ref',
  'git/delete-ref',
  'git/get-ref',
  'git/list-matching-refs',
  'repos/create-release',
  'repos/update-release',
  'repos/delete-release',
  'repos/get-release',
  'repos/get-latest-release',
  'repos/get-release-by-tag',
  'repos/list-releases',
  'repos/list-release-assets',
  'repos/get-release-asset',
  'repos/update-release-asset',
  'repos/delete-release-asset',
  'repos/upload-release-asset',
];
/** The bodies of all errors: some operations do not list 401, 403 or 404 among their responses. */
const always = ['basic-error', 'validation-error'];

const documentation = [
  'description',
  'example',
  'examples',
  'title',
  'externalDocs',
  'deprecated',
  'default',
];

const source = process.argv[2];
if (!source) throw new Error('Usage: node scripts/github-openapi-slice.mjs <folder of @octokit/openapi>');
const read = (name) => JSON.parse(readFileSync(join(source, name), 'utf8'));
const description = read('generated/api.github.com.json');
const { version } = read('package.json');

const schemas = {};
const operations = {};
for (const [path, methods] of Object.entries(description.paths)) {
  for (const [method, operation] of Object.entries(methods)) {
    if (used.includes(operation.operationId))
      operations[operation.operationId] = slice(method, path, operation);
  }
}
for (const name of always) keepSchema(name);
const missing = used.filter((id) => !operations[id]);
if (missing.length > 0) throw new Error(`GitHub's description has no operation ${missing.join(', ')}`);

const sorted = (object) =>
  Object.fromEntries(Object.entries(object).sort(([left], [right]) => (left < right ? -1 : 1)));
writeFileSync(
  new URL('../test/support/github/openapi.json', import.meta.url),
  `${JSON.stringify({ source: `@octokit/openapi ${version}`, operations: sorted(operations), schemas: sorted(schemas) })}\n`,
);

function slice(method, path, operation) {
  const parameters = (operation.parameters ?? []).map(resolved).map((parameter) => ({
    name: parameter.name,
    in: parameter.in,
    required: parameter.required === true,
    schema: schemaOf(parameter.schema),
    ...(parameter['x-multi-segment'] ? { multiSegment: true } : {}),
  }));
  const answers = Object.entries(operation.responses).map(([status, answer]) => [
    status,
    jsonSchemaOf(resolved(answer)),
  ]);
  const body = operation.requestBody && resolved(operation.requestBody);
  return {
    method: method.toUpperCase(),
    path,
    parameters,
    ...(body?.content['application/json'] ? { body: jsonSchemaOf(body) } : {}),
    answers: Object.fromEntries(answers),
  };
}

function resolved(node) {
  if (!node.$ref) return node;
  return node.$ref
    .split('/')
    .slice(1)
    .reduce((at, part) => at[part], description);
}

/** `null`: there is no JSON body, or none is described. */
function jsonSchemaOf({ content }) {
  const schema = content?.['application/json']?.schema;
  return schema ? schemaOf(schema) : null;
}

function keepSchema(name) {
  if (name in schemas) return;
  schemas[name] = true; // schemas refer to each other in circles
  schemas[name] = schemaOf(description.components.schemas[name]);
}

function schemaOf(node) {
  if (Array.isArray(node)) return node.map(schemaOf);
  if (typeof node !== 'object' || node === null) return node;
  if (node.$ref) {
    const name = node.$ref.replace('#/components/schemas/', '');
    keepSchema(name);
    return { $ref: `#/schemas/${name}` };
  }
  const { nullable, properties, oneOf, ...rest } = node;
  const kept = Object.fromEntries(
    Object.entries(rest)
      .filter(([key]) => !documentation.includes(key) && !key.startsWith('x-'))
      .map(([key, value]) => [key, ['enum', 'required', 'const'].includes(key) ? value : schemaOf(value)]),
  );
  // The names of properties are not keywords: a property may be called `title` or `description`.
  if (properties) {
    kept.properties = Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, schemaOf(property)]),
    );
  }
  // GitHub's alternatives overlap: a response may match several of them.
  if (oneOf) kept.anyOf = schemaOf(oneOf);
  return nullable ? { anyOf: [kept, { type: 'null' }] } : kept;
}
