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
      const known = new Set([
        ...secrets,
        secret,
        encodeURIComponent(secret),
        JSON.stringify(secret).slice(1, -1),
      ]);
      // The longest first, so that a secret within another does not leave the rest of it standing.
      secrets = [...known].filter((text) => text.length >= shortest).sort((a, b) => b.length - a.length);
    },
    redact: (text) => secrets.reduce((clean, secret) => clean.replaceAll(secret, '***'), text),
  };
}
