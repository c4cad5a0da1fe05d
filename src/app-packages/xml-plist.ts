import sax from 'sax';
import { UnreadablePackage } from './package-facts.ts';

/** Elements that enclose each other in a text of the top dictionary: `plist`, `dict`, `string`. */
const depthOfTexts = 3;

/** The texts in the top dictionary of a property list in XML, read as a stream. @throws UnreadablePackage */
export function xmlPlistTexts(bytes: Buffer): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const parser = sax.parser(true);
  let depth = 0;
  let key = '';
  let text = '';
  const add = (more: string): void => {
    if (depth === depthOfTexts) text += more;
  };
  parser.onerror = (cause) => {
    throw new UnreadablePackage('its Info.plist is not well-formed XML', { cause });
  };
  parser.onopentag = () => {
    depth += 1;
    text = '';
  };
  parser.ontext = add;
  parser.oncdata = add;
  parser.onclosetag = (name) => {
    if (depth === depthOfTexts && name === 'key') key = text;
    else if (depth === depthOfTexts && name === 'string') found.set(key, text);
    depth -= 1;
  };
  parser.write(bytes.toString('utf8')).close();
  return found;
}
