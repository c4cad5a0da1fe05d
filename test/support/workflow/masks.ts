/** Values that GitHub hides in logs. It drops job outputs that contain one. */
export class Masks {
  readonly #secrets = new Set<string>();

  /** Each line of a secret is hidden separately, as the runner does. */
  add(secret: string): void {
    for (const line of secret.split(/\r?\n/)) if (line.trim() !== '') this.#secrets.add(line.trim());
  }

  hides(text: string): boolean {
    return [...this.#secrets].some((secret) => text.includes(secret));
  }

  hide(text: string): string {
    return [...this.#secrets].reduce((clean, secret) => clean.replaceAll(secret, '***'), text);
  }
}
