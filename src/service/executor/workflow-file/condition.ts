/** The value of a variable; `undefined` when it is not set. */
type LookUp = (name: string) => string | undefined;

/** A parsed condition. */
type Condition = (lookUp: LookUp) => boolean;

/** The condition cannot be decided here; the message is a sentence that says why. */
export class WrongCondition extends Error {
  override readonly name = 'WrongCondition';
}

/** Characters, so that nesting cannot overflow the stack. */
const longestCondition = 1_000;

type Operand =
  | { readonly kind: 'text'; readonly read: (lookUp: LookUp) => string }
  | { readonly kind: 'truth'; readonly read: Condition };

/**
 * Reads a condition: `env.NAME`, `env["NAME"]`, texts, `true` and `false`, combined by `==`, `!=`, `not`, `and`, `or` and
 * parentheses. A variable that is not set is an empty text; a text by itself is true unless it is empty.
 *
 * @throws WrongCondition
 */
export function parseCondition(text: string): Condition {
  if (text.length > longestCondition)
    throw new WrongCondition(`It has more than ${longestCondition} characters.`);
  const tokens = tokensOf(text);
  const take = (wanted: string): boolean => {
    if (tokens[0] !== wanted) return false;
    tokens.shift();
    return true;
  };
  const chain = (word: 'and' | 'or', next: () => Operand): Operand => {
    let left = next();
    while (take(word)) {
      const [a, b] = [truth(left), truth(next())];
      const read: Condition = word === 'or' ? (all) => a(all) || b(all) : (all) => a(all) && b(all);
      left = { kind: 'truth', read };
    }
    return left;
  };
  const either = (): Operand => chain('or', () => chain('and', negated));
  const negated = (): Operand => {
    if (!take('not')) return compared();
    const positive = truth(negated());
    return { kind: 'truth', read: (lookUp) => !positive(lookUp) };
  };
  const compared = (): Operand => {
    const left = operand();
    const isEqual = take('==');
    if (!isEqual && !take('!=')) return left;
    const right = operand();
    if (left.kind !== right.kind)
      throw new WrongCondition('A text is compared with `true` or `false`: put these in quotes.');
    return { kind: 'truth', read: (lookUp) => (left.read(lookUp) === right.read(lookUp)) === isEqual };
  };
  const operand = (): Operand => {
    const token = tokens.shift();
    if (token === '(') {
      const inner = either();
      if (!take(')')) throw new WrongCondition('A `)` is missing.');
      return inner;
    }
    return operandOf(token);
  };
  const whole = truth(either());
  if (tokens[0] !== undefined) throw new WrongCondition(`\`${tokens[0]}\` is not expected there.`);
  return whole;
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  const one =
    /\s+|(env\.[A-Za-z_]\w*|env\[(?:"[A-Za-z_]\w*"|'[A-Za-z_]\w*')\]|"[^"]*"|'[^']*'|[()]|[=!]=|[\w.]+)/y;
  while (one.lastIndex < text.length) {
    const at = one.lastIndex;
    const match = one.exec(text);
    if (!match) throw new WrongCondition(`\`${text.slice(at, at + 20)}\` is not understood.`);
    if (match[1] !== undefined) tokens.push(match[1]);
  }
  return tokens;
}

function operandOf(token: string | undefined): Operand {
  if (token === undefined) throw new WrongCondition('It is not complete.');
  if (token === 'true' || token === 'false') return { kind: 'truth', read: () => token === 'true' };
  const variable = /^env(?:\.(\w+)|\[.(\w+).\])$/.exec(token);
  if (variable) {
    const name = variable[1] ?? variable[2] ?? '';
    return { kind: 'text', read: (lookUp) => lookUp(name) ?? '' };
  }
  if (/^["']/.test(token)) return { kind: 'text', read: () => token.slice(1, -1) };
  if (/^event\b/.test(token))
    throw new WrongCondition('`event` is not there: a build that was started by a request has no event.');
  throw new WrongCondition(`\`${token}\` is not understood.`);
}

function truth(operand: Operand): Condition {
  if (operand.kind === 'truth') return operand.read;
  return (lookUp) => operand.read(lookUp) !== '';
}

/** Files of the repository: Git's own patterns, folders with everything in them, and `.` for all. */
export interface Changeset {
  readonly includes: readonly string[];
  readonly excludes: readonly string[];
}

/** The `when` of a script, as written; both parts must be true. */
interface When {
  readonly condition?: string | undefined;
  readonly changeset?: Changeset | undefined;
}

/** Why a script does not run; `undefined` when it runs. */
export function reasonToSkip(
  { condition, changeset }: When,
  known: {
    readonly variables: Readonly<Record<string, string>>;
    /** Whether a file of the changeset was changed since the last build of the workflow that finished. */
    readonly isChanged: (changeset: Changeset) => boolean;
  },
): string | undefined {
  const { variables, isChanged } = known;
  const lookUp = (name: string): string | undefined =>
    Object.hasOwn(variables, name) ? variables[name] : undefined;
  if (condition !== undefined && !parseCondition(condition)(lookUp))
    return `its condition \`${condition}\` is false`;
  if (changeset && !isChanged(changeset))
    return 'no file of its changeset was changed since the last build that finished';
  return undefined;
}
