import { ForeignAddress, NameWithSlash } from '../errors.ts';
import { addressOf, type Connection } from '../http/call.ts';

/**
 * The decoded parts of an address that the service gave, below a folder of `baseUrl`.
 *
 * @param folder such as `/artifacts/`
 * @throws ForeignAddress for any other address: the token goes to `baseUrl`'s origin only; NameWithSlash
 */
export function partsBelow(
  address: string,
  {
    operation,
    folder,
    connection,
  }: { operation: string; folder: string; connection: Pick<Connection, 'baseUrl'> },
): string[] {
  const below = addressOf(connection.baseUrl, folder);
  const url = URL.parse(address, connection.baseUrl.href);
  const rest = url?.pathname.startsWith(below.pathname)
    ? url.pathname.slice(below.pathname.length)
    : undefined;
  const parts = rest === undefined ? undefined : decoded(rest);
  if (url?.origin !== below.origin || !parts)
    throw new ForeignAddress(operation, {
      origin: url?.origin ?? 'an unreadable address',
      expected: below.href,
    });
  const name = parts.find((part) => part.includes('/'));
  if (name !== undefined) throw new NameWithSlash(operation, { name });
  return parts;
}

/** The decoded parts of a path; `undefined` where one is empty or not well encoded. */
function decoded(path: string): string[] | undefined {
  try {
    const parts = path.split('/').map(decodeURIComponent);
    return parts.includes('') ? undefined : parts;
  } catch {
    return undefined;
  }
}
