// Lets jest-light-runner run the tests as they are. It has one instance of src for all test files of a process.
import { registerHooks } from 'node:module';

const globals = ['afterAll', 'afterEach', 'beforeAll', 'beforeEach', 'describe', 'expect', 'test'];
const ofRunner = `data:text/javascript,export const { ${globals} } = globalThis;`;

const tests = new URL('../test/', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: ofRunner, format: 'module', shortCircuit: true };
    const resolved = next(specifier, context);
    // GitHub's packages import JSON without the import attribute, as bundlers allow. Node requires it.
    if (resolved.url.endsWith('.json')) return { ...resolved, importAttributes: { type: 'json' } };
    // The runner adds a query to the address of a test file. The file's helpers are loaded with it, because a hook such as
    // afterAll belongs to the file that is being loaded.
    const { search } = new URL(context.parentURL ?? tests);
    return resolved.url.startsWith(tests) ? { ...resolved, url: resolved.url + search } : resolved;
  },
});
