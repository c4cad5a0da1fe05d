import { LineCounter, parseDocument } from 'yaml';

/** Does not check for repeated keys: the library would compare each key with all before it. */
export function parseYaml(source: string, schema: 'core' | 'failsafe') {
  const lineCounter = new LineCounter();
  const { stackTraceLimit } = Error;
  // The library creates an error for every surplus bracket, and most of the time would go into their stack traces.
  Error.stackTraceLimit = 0;
  try {
    const options = { schema, uniqueKeys: false, prettyErrors: false, lineCounter };
    return { document: parseDocument(source, options), lineCounter };
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
