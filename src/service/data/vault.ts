import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypts secrets at rest with a key derived from the data folder's key file. */
export interface Vault {
  seal(value: unknown): Uint8Array;
  /** The value that was sealed. @throws when it was altered or sealed with another key */
  open(sealed: Uint8Array): unknown;
}

const nonceSize = 12;
const tagSize = 16;

/** AES-256-GCM with a new nonce for each value. The result is nonce, tag and the encrypted JSON of the value. */
export function createVault(key: Buffer): Vault {
  return {
    seal(value) {
      const nonce = randomBytes(nonceSize);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(sealed) {
      const bytes = Buffer.from(sealed);
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceSize));
      decipher.setAuthTag(bytes.subarray(nonceSize, nonceSize + tagSize));
      const body = bytes.subarray(nonceSize + tagSize);
      return JSON.parse(Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8'));
    },
  };
}
