import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Clock, Random } from '../../clock.ts';
import { Refusal } from '../errors.ts';

const nonceSize = 12;
const tagSize = 16;

/**
 * Encrypts secrets at rest with a key derived from the data folder's key file.
 * AES-256-GCM with a new nonce for each value. The result is nonce, tag and the encrypted JSON of the value.
 */
export function createVault(key: Buffer) {
  return {
    seal(value: unknown): Uint8Array {
      const nonce = randomBytes(nonceSize);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    /** The value that was sealed. @throws when it was altered or sealed with another key */
    open(sealed: Uint8Array): unknown {
      const bytes = Buffer.from(sealed);
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceSize));
      decipher.setAuthTag(bytes.subarray(nonceSize, nonceSize + tagSize));
      const body = bytes.subarray(nonceSize + tagSize);
      return JSON.parse(Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8'));
    },
  };
}

export type Vault = ReturnType<typeof createVault>;

/** Anyone can open a `public` link; a download redirects to a `storage` link. Neither kind is accepted as the other. */
export type LinkKind = 'public' | 'storage';

const Claims = z.object({ sub: z.string(), aud: z.string(), exp: z.number() });

/** Characters of a signature. */
const signatureLength = 86;

/**
 * Signs links as JSON Web Tokens (RFC 7519) with HMAC SHA-512, each for one file, one kind and a limited time. The header,
 * which is always the same, and the dots are left out: a link of the hosted service has one opaque part too, and is about
 * 410 characters long.
 */
export function createLinks({ key, clock, random }: { key: Buffer; clock: Clock; random: Random }) {
  const secret = key.toString('base64url');
  const header = encode({ alg: 'HS512', typ: 'JWT' });
  const signatureOf = (signed: string): string =>
    createHmac('sha512', secret).update(signed).digest('base64url');
  return {
    /** The signed part of a link to the artefact at `securePath`. `expiresAt` is in milliseconds since the epoch. */
    sign({ kind, securePath, expiresAt }: { kind: LinkKind; securePath: string; expiresAt: number }): string {
      const claims = { aud: kind, sub: securePath, exp: Math.floor(expiresAt / 1000), jti: random.hex(36) };
      const body = encode(claims);
      return body + signatureOf(`${header}.${body}`);
    },
    /**
     * The path of the artefact that the link leads to. Older links are whole JSON Web Tokens.
     *
     * @throws Refusal when it was not signed with this key and for this kind, or has expired
     */
    read({ kind, token }: { kind: LinkKind; token: string }): string {
      const [head, body = '', signature = '', ...rest] = token.includes('.')
        ? token.split('.')
        : [header, token.slice(0, -signatureLength), token.slice(-signatureLength)];
      // The only accepted header is the one that `sign` writes, so a token cannot choose another algorithm.
      const genuine =
        head === header && rest.length === 0 && isEqual(signature, signatureOf(`${head}.${body}`));
      const claims = genuine && Claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
      if (!claims || claims.aud !== kind)
        throw new Refusal(403, 'This link was altered, or was signed by another service');
      const expiredAt = claims.exp * 1000;
      if (expiredAt <= clock.now())
        throw new Refusal(410, `This link expired at ${new Date(expiredAt).toISOString()}`);
      return claims.sub;
    },
  };
}

export type Links = ReturnType<typeof createLinks>;

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Compares in constant time, so that the time of an answer does not help to guess a signature. */
function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
