import { types } from 'node:util';
import { errorsIn, messageOf } from '../../errors.ts';
import { AnswerLost, type ServiceError, ServiceUnreachable } from '../errors.ts';

/** The situation that a network error stands for. */
export function networkErrorOf(
  operation: string,
  { origin, cause }: { origin: string; cause: Error },
): ServiceError {
  const reason = messageOf(cause);
  if (isUntrusted(cause)) {
    const message = `The certificate of ${origin} is not trusted (${reason}). If your company signs its own certificates, set NODE_EXTRA_CA_CERTS to the path of its root certificate file.`;
    return new ServiceUnreachable(operation, message, { cause });
  }
  if (neverConnected(cause)) {
    const message = `${origin} cannot be reached (${reason}). Check baseUrl and the runner's network.`;
    return new ServiceUnreachable(operation, message, { cause, failure: { kind: 'network', certain: true } });
  }
  const message = `The connection to ${origin} was lost before it responded to ${operation} (${reason}). Check the network between the runner and the service.`;
  return new AnswerLost(operation, message, { cause, failure: { kind: 'network', certain: false } });
}

/** Codes of errors from before there is a connection or a tunnel (docs/reliability.md, "One request, one build"). */
const beforeConnection = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ERR_PROXY_TUNNEL']);

/**
 * Whether a network error certainly kept the request from the service.
 *
 * Node reports a host with several addresses as one `AggregateError`: it is certain only if each of its errors is,
 * whatever `code` the aggregate has. An error that wraps another is judged by its cause.
 */
export function neverConnected(thrown: unknown): boolean {
  if (!types.isNativeError(thrown)) return false;
  const all = errorsIn(thrown);
  if (all) return all.length > 0 && all.every(neverConnected);
  const code = codeOf(thrown);
  return code === '' ? neverConnected(thrown.cause) : beforeConnection.has(code);
}

/** Whether a TLS handshake failed because of the server's certificate, by the codes of OpenSSL and Node: nothing was sent. */
function isUntrusted(thrown: Error): boolean {
  return /^(CERT_|ERR_TLS_CERT_|UNABLE_TO_(GET|VERIFY)_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH)/.test(
    codeOf(thrown),
  );
}

function codeOf(thrown: Error): string {
  return 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
}
