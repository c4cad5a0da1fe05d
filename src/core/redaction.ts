/** Shorter values of variables are words such as `true` or `debug`, which would blot out half of a text. */
const shortestValue = 6;

export interface Secrets {
  /** Hidden whatever their length. */
  readonly secrets: readonly string[];
  /** Values of the build's `variables`, any of which may be secret. */
  readonly values: readonly string[];
}

/** Hides every secret in a text. A secret of several lines is also hidden line by line, as logs print it. */
export type Redact = (text: string) => string;

export function redaction({ secrets, values }: Secrets): Redact {
  const long = [...values, ...[...secrets, ...values].flatMap(linesOf)].filter(
    (value) => value.trim().length >= shortestValue,
  );
  // The longest first: a secret that holds another one must not leave its rest behind.
  const hidden = [...new Set([...secrets.filter((secret) => secret.trim() !== ''), ...long])].toSorted(
    (left, right) => right.length - left.length,
  );
  return (text) => hidden.reduce((rest, secret) => rest.replaceAll(secret, () => '***'), text);
}

function linesOf(value: string): string[] {
  return value.split(/\r?\n|\r/).map((line) => line.trim());
}
