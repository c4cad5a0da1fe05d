import { sign, verify } from 'hono/jwt';
import { z } from 'zod';
import type { Clock, Random } from '../../clock.ts';
import { LinkAltered, LinkExpired } from '../errors.ts';

/** `public` links are for everybody; `storage` links are where a download is sent on to. Neither opens the other. */
export type LinkKind = 'public' | 'storage';

export interface Links {
  /** The signed part of a link to the artefact at `securePath`. `expiresAt` is milliseconds since the epoch. */
  sign(link: { kind: LinkKind; securePath: string; expiresAt: number }): Promise<string>;
  /**
   * The path of the artefact that the link is for.
   *
   * @throws LinkAltered when this installation did not sign it for this kind
   * @throws LinkExpired when its time is over
   */
  read(link: { kind: LinkKind; token: string }): Promise<string>;
}

const Payload = z.object({ sub: z.string(), aud: z.string(), exp: z.number() });

/**
 * Signs links with the installation's key: JSON Web Tokens with HS512, bound to the file, the kind and the time.
 * With them a public link is about 410 characters long, as the hosted service's are.
 */
export function createLinks({ key, clock, random }: { key: Buffer; clock: Clock; random: Random }): Links {
  const secret = key.toString('base64url');
  return {
    sign: ({ kind, securePath, expiresAt }) =>
      sign(
        { aud: kind, sub: securePath, exp: Math.floor(expiresAt / 1000), jti: random.hex(16) },
        secret,
        'HS512',
      ),
    async read({ kind, token }) {
      // The time is judged below, by the service's clock.
      const payload = await verify(token, secret, {
        alg: 'HS512',
        aud: kind,
        exp: false,
        iat: false,
        nbf: false,
      }).then(
        (claims) => Payload.safeParse(claims).data,
        () => undefined,
      );
      if (!payload) throw new LinkAltered();
      const expiredAt = payload.exp * 1000;
      if (expiredAt <= clock.now()) throw new LinkExpired({ expiredAt });
      return payload.sub;
    },
  };
}
