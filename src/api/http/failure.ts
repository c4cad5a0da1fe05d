import { types } from 'node:util';
import { messageOf } from '../../errors.ts';

/** Why one attempt of a request gave no answer that can be used, as data. */
export type Failure =
  /** An answer other than the endpoint's own; `retryAfterMs` is what the service asked for. */
  | { readonly kind: 'status'; readonly status: number; readonly retryAfterMs?: number }
  /** No whole answer; `certain` means that the request cannot have reached the service. */
  | { readonly kind: 'network'; readonly certain: boolean }
  /** The limit of one attempt passed. */
  | { readonly kind: 'timeout' }
  /** An answer of success whose body is not the JSON that was due: cut short, or an HTML page. */
  | { readonly kind: 'malformed' };

/** The code of the error that says that a proxy opened no tunnel. */
export const noTunnelCode = 'ENOTUNNEL';

/**
 * No name, nobody at the address, no way there: errors of before there is a connection (docs/reliability.md, "One
 * request, one build").
 */
const beforeConnection = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', noTunnelCode]);

/**
 * The failure that a thrown network error stands for.
 *
 * Node reports a host with several addresses as one `AggregateError`: it is certain only when each of its errors is,
 * whatever `code` the whole carries. An error that wraps another is judged by its cause.
 */
export function networkFailure(thrown: unknown): Failure & { kind: 'network' } {
  return { kind: 'network', certain: neverConnected(thrown) };
}

/** Whether a TLS handshake failed for the other side's certificate, by the codes of OpenSSL and Node: nothing was sent. */
export function isUntrusted(thrown: Error): boolean {
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
  return /^(CERT_|ERR_TLS_CERT_|UNABLE_TO_(GET|VERIFY)_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH)/.test(
    code,
  );
}

/** What a network error says. Node gives a host with several addresses no message of its own, but one for each. */
export function reasonOf(thrown: Error): string {
  const all = eachOf(thrown) ?? [];
  return thrown.message || [...new Set(all.map(messageOf))].join(', ') || thrown.name;
}

/** The errors of an `AggregateError`, whoever made it: Node's own are not of the realm that tests run in. */
function eachOf(thrown: Error): unknown[] | undefined {
  return 'errors' in thrown && Array.isArray(thrown.errors) ? thrown.errors : undefined;
}

function neverConnected(thrown: unknown): boolean {
  if (!types.isNativeError(thrown)) return false;
  const all = eachOf(thrown);
  if (all) return all.length > 0 && all.every(neverConnected);
  if ('code' in thrown && typeof thrown.code === 'string') return beforeConnection.has(thrown.code);
  return neverConnected(thrown.cause);
}
