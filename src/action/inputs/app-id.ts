/** The address of a page of the hosted service, such as `https://codemagic.io/app/5c9c…/settings`. */
const page = /^https:\/\/codemagic\.io\/app\/([\w-]+)(?:[/?#]|$)/;

/** Reads the id of an application, also where the address of one of its pages was copied. */
export function parseAppId(text: string): string {
  return page.exec(text)?.[1] ?? text;
}
