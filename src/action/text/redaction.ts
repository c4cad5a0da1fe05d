import { markdownText } from './markdown.ts';

export type Redact = (text: string) => string;

/**
 * The one redactor of a step. Everything that leaves the process goes through it: log, annotations, outputs, summary, and
 * requests to GitHub. Texts from the service also go through it when they arrive, before anything cuts or escapes them.
 */
export type Redactor = Readonly<ReturnType<typeof createRedactor>>;

/** Hiding shorter ones would also hide common words, and break addresses and JSON. */
const shortestSecret = 4;

/** Shorter values of variables are words such as `true` or `debug`. */
const shortestValue = 6;

export function createRedactor() {
  let secrets: readonly string[] = [];
  let all: readonly string[] = [];
  return {
    /** Remembers a masked input, and each of its lines, as logs print them. */
    addSecret(secret: string): void {
      const forms = spellings(secret, shortestSecret);
      secrets = longestFirst([...secrets, ...forms]);
      all = longestFirst([...all, ...forms]);
    },
    /** Remembers values of `variables`: any of them may be secret, and any of them may be an everyday word. */
    addValues(values: readonly string[]): void {
      all = longestFirst([...all, ...values.flatMap((value) => spellings(value, shortestValue))]);
    },
    /** Hides the masked inputs, in every spelling. For everything that leaves the process. */
    redact: (text: string): string => hide(secrets, text),
    /** Hides the values of `variables` too. Only for prose that the service wrote: messages, logs, names of steps. */
    redactProse: (text: string): string => hide(all, text),
  };
}

function hide(hidden: readonly string[], text: string): string {
  return hidden.reduce((rest, secret) => rest.replaceAll(secret, () => '***'), text);
}

/** Each once. If one secret contains another, hiding the shorter one first would leave the rest of the longer one. */
function longestFirst(texts: readonly string[]): string[] {
  return [...new Set(texts)].toSorted((left, right) => right.length - left.length);
}

/** A text, whole and line by line, as it is spelled in an address, in JSON, in HTML, in Markdown and in base64. */
function spellings(text: string, shortest: number): string[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const [whole, ...parts] = [text, ...lines].filter((part) => part.trim().length >= shortest);
  return whole === undefined ? [] : [...[whole, ...parts].flatMap(escapedForms), ...base64Forms(whole)];
}

function escapedForms(text: string): string[] {
  const address = encodeURIComponent(text.toWellFormed());
  return [
    text,
    address,
    address.replaceAll(/%[0-9A-F]{2}/g, (byte) => byte.toLowerCase()),
    address.replaceAll('%20', '+'),
    JSON.stringify(text).slice(1, -1),
    text.replaceAll(/[&<>"']/g, (sign) => htmlForms[sign] ?? sign),
    markdownText(text),
  ];
}

const htmlForms: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * What the base64 of a longer text has in the place of this text, such as `user:token` of basic authentication: three
 * bytes are four letters, so it depends on how many bytes come before. Letters that share bits with a neighbour are left out.
 */
function base64Forms(text: string): string[] {
  return [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text)]);
    const letters = bytes.toString('base64').replaceAll('=', '');
    const own = letters.slice([0, 2, 3][before], bytes.length % 3 === 0 ? undefined : -1);
    return [own, own.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

/**
 * A report, or any part of one, with secrets hidden in each of its texts. It must happen before anything is cut or
 * escaped: half of a secret, or an escaped one, would not be found.
 *
 * @param kept the names of fields that stay as they are, besides `kind`, which is never the service's text
 */
export function redacted<Part>(part: Part, redact: Redact, kept: readonly string[] = []): Part {
  const deeply = (value: unknown, name?: string): unknown => {
    if (name === 'kind' || (name && kept.includes(name))) return value;
    if (typeof value === 'string') return redact(value);
    if (Array.isArray(value)) return value.map((item) => deeply(item));
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, deeply(field, key)]));
  };
  return deeply(part) as Part;
}

/** Plain data; bytes and signals stay what they are. */
function isRecord(part: unknown): part is Record<string, unknown> {
  if (typeof part !== 'object' || part === null) return false;
  const prototype: unknown = Object.getPrototypeOf(part);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
