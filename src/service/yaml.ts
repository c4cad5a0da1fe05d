import { LineCounter, type ParseOptions, parseDocument, type SchemaOptions } from 'yaml';

/** Parses YAML. Keys are not compared with each other: the library would compare each with all before it. */
export function parseYaml(
  source: string,
  options: Pick<ParseOptions & SchemaOptions, 'schema' | 'customTags'> = {},
) {
  const lineCounter = new LineCounter();
  const { stackTraceLimit } = Error;
  // The library makes an error for every bracket too many, and most of the time went into their stack traces.
  Error.stackTraceLimit = 0;
  try {
    const given = { ...options, uniqueKeys: false, prettyErrors: false, lineCounter };
    return { document: parseDocument(source, given), lineCounter };
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
