import { type Connection, resourceUrl } from '../connection.ts';
import { ForeignAddress, NameWithSlash } from '../errors.ts';

/**
 * The decoded parts of the path below a folder of `baseUrl`, in an address that the service returned.
 *
 * @param folder such as `/artifacts/`
 * @throws ForeignAddress for any other address: the token is sent to `baseUrl`'s origin only; NameWithSlash
 */
export function resourcePath(
  address: string,
  {
    operation,
    folder,
    connection,
  }: { operation: string; folder: string; connection: Pick<Connection, 'baseUrl'> },
): string[] {
  const expected = resourceUrl(connection.baseUrl, folder);
  const url = URL.parse(address, connection.baseUrl.href);
  const isBelow = url?.origin === expected.origin && url.pathname.startsWith(expected.pathname);
  const parts = isBelow ? decodedParts(url.pathname.slice(expected.pathname.length)) : undefined;
  if (!parts)
    throw new ForeignAddress(operation, {
      origin: url?.origin ?? 'an unreadable address',
      expected: expected.href,
    });
  const name = parts.find((part) => part.includes('/'));
  if (name !== undefined) throw new NameWithSlash(operation, { name });
  return parts;
}

/** `undefined` if a part is empty or its encoding is invalid. */
function decodedParts(path: string): string[] | undefined {
  try {
    const parts = path.split('/').map(decodeURIComponent);
    return parts.includes('') ? undefined : parts;
  } catch {
    return undefined;
  }
}
