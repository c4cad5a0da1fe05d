/** Reads a command file of the runner (`GITHUB_OUTPUT`, `GITHUB_STATE`): `name=value` or `name<<END`; the last value wins. */
export function readCommandFile(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line === '') continue;
    const [, name, sign, rest = ''] = /^(.*?)(=|<<)(.*)$/.exec(line) ?? [];
    if (name === undefined) throw new Error(`The runner would refuse this line of a command file: ${line}`);
    if (sign === '=') {
      values[name] = rest;
      continue;
    }
    const end = lines.indexOf(rest, at + 1);
    if (end < 0) throw new Error(`The value of ${name} in a command file has no end`);
    values[name] = lines.slice(at + 1, end).join('\n');
    at = end;
  }
  return values;
}
