import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Clock, Random } from '../../clock.ts';
import { AlteredLink, ExpiredLink } from '../errors.ts';

/** Anyone can open a `public` link; a download redirects to a `storage` link. Neither kind is accepted as the other. */
export type LinkKind = 'public' | 'storage';

export interface Links {
  /** The signed part of a link to the artefact at `securePath`. `expiresAt` is in milliseconds since the epoch. */
  sign(link: { kind: LinkKind; securePath: string; expiresAt: number }): string;
  /**
   * The path of the artefact that the link leads to.
   *
   * @throws AlteredLink when it was not signed with this key and for this kind
   * @throws ExpiredLink when it has expired
   */
  read(link: { kind: LinkKind; token: string }): string;
}

const Claims = z.object({ sub: z.string(), aud: z.string(), exp: z.number() });

/**
 * Signs links as JSON Web Tokens (RFC 7519) with HMAC SHA-512, each for one file, one kind and a limited time. This makes a
 * public link about 410 characters long, like those of the hosted service.
 */
export function createLinks({ key, clock, random }: { key: Buffer; clock: Clock; random: Random }): Links {
  const secret = key.toString('base64url');
  const header = encode({ alg: 'HS512', typ: 'JWT' });
  const signatureOf = (signed: string): string =>
    createHmac('sha512', secret).update(signed).digest('base64url');
  return {
    sign({ kind, securePath, expiresAt }) {
      const claims = { aud: kind, sub: securePath, exp: Math.floor(expiresAt / 1000), jti: random.hex(16) };
      const signed = `${header}.${encode(claims)}`;
      return `${signed}.${signatureOf(signed)}`;
    },
    read({ kind, token }) {
      const [head, body = '', signature = '', ...rest] = token.split('.');
      // The only accepted header is the one that `sign` writes, so a token cannot choose another algorithm.
      const genuine =
        head === header && rest.length === 0 && isEqual(signature, signatureOf(`${head}.${body}`));
      if (!genuine) throw new AlteredLink();
      const claims = Claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
      if (claims.aud !== kind) throw new AlteredLink();
      const expiredAt = claims.exp * 1000;
      if (expiredAt <= clock.now()) throw new ExpiredLink({ expiredAt });
      return claims.sub;
    },
  };
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Compares in constant time, so that the time of an answer does not help to guess a signature. */
function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
