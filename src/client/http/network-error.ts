import { types } from 'node:util';
import { messageOf } from '../../errors.ts';
import type { Failure } from '../../retry.ts';

/** The code of `NoTunnel`: a proxy did not open a tunnel. */
export const noTunnelCode = 'ENOTUNNEL';

/** Codes of errors from before there is a connection (docs/reliability.md, "One request, one build"). */
const beforeConnection = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', noTunnelCode]);

/**
 * The failure that a network error stands for.
 *
 * Node reports a host with several addresses as one `AggregateError`: it is certain only if each of its errors is,
 * whatever `code` the aggregate has. An error that wraps another is judged by its cause.
 */
export function networkFailure(thrown: unknown): Failure & { kind: 'network' } {
  return { kind: 'network', certain: neverConnected(thrown) };
}

/** Whether a TLS handshake failed because of the server's certificate, by the codes of OpenSSL and Node: nothing was sent. */
export function isUntrusted(thrown: Error): boolean {
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
  return /^(CERT_|ERR_TLS_CERT_|UNABLE_TO_(GET|VERIFY)_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH)/.test(
    code,
  );
}

/** The text of a network error. For a host with several addresses, only the errors of the addresses have a message. */
export function reasonOf(thrown: Error): string {
  const all = errorsOf(thrown) ?? [];
  return thrown.message || [...new Set(all.map(messageOf))].join(', ') || thrown.name;
}

/** The errors of an `AggregateError`. Under Jest, Node's own errors are of another realm, so `instanceof` would fail. */
function errorsOf(thrown: Error): unknown[] | undefined {
  return 'errors' in thrown && Array.isArray(thrown.errors) ? thrown.errors : undefined;
}

function neverConnected(thrown: unknown): boolean {
  if (!types.isNativeError(thrown)) return false;
  const all = errorsOf(thrown);
  if (all) return all.length > 0 && all.every(neverConnected);
  if ('code' in thrown && typeof thrown.code === 'string') return beforeConnection.has(thrown.code);
  return neverConnected(thrown.cause);
}
