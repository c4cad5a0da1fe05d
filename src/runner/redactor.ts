/** Hides secrets in text. GitHub masks what is printed; outputs, summaries and comments are this project's own to keep clean. */
export interface Redactor {
  /** Remembers a secret, and each of its lines that is long enough not to be an everyday word. */
  add(secret: string): void;
  redact(text: string): string;
}

/** The shortest text that is hidden: hiding less would blot out innocent words. */
const shortest = 4;

export function createRedactor(): Redactor {
  let secrets: string[] = [];
  return {
    add(secret) {
      const texts = [secret, ...secret.split(/\r\n|\r|\n/).map((line) => line.trim())];
      const known = new Set([...secrets, ...texts.flatMap(spellings)]);
      // The longest first, so that a secret within another does not leave the rest of it standing.
      secrets = [...known].filter((text) => text.length >= shortest).sort((a, b) => b.length - a.length);
    },
    redact: (text) => secrets.reduce((clean, secret) => clean.replaceAll(secret, '***'), text),
  };
}

/** A text as it is, as it stands in an address, and as it stands in JSON. */
function spellings(text: string): string[] {
  return [text, encodeURIComponent(text.toWellFormed()), JSON.stringify(text).slice(1, -1)];
}
