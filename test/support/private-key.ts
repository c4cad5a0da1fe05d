import { generateKeyPairSync } from 'node:crypto';

const pair = generateKeyPairSync('ed25519', {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** As PEM: an SSH key that a repository could have. */
export const { privateKey } = pair;

/** The same as the API takes it. */
export const encodedPrivateKey = Buffer.from(privateKey).toString('base64');
