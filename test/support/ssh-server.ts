import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import ssh2, { type Connection, type ServerChannel } from 'ssh2';

const { Server, utils } = ssh2;

export interface KeyPair {
  /** In OpenSSH's format. */
  readonly private: Buffer;
  readonly public: string;
}

/** A new key, encrypted if a passphrase is given. */
export function keyPair(passphrase?: string): KeyPair {
  for (;;) {
    const made = passphrase
      ? utils.generateKeyPairSync('ed25519', { passphrase, cipher: 'aes256-cbc', rounds: 4 })
      : utils.generateKeyPairSync('ed25519');
    // ssh2 cannot read a few of a thousand keys that it makes.
    if (utils.parseKey(made.private, passphrase) instanceof Error) continue;
    return { private: Buffer.from(made.private), public: made.public };
  }
}

export interface SshServer extends AsyncDisposable {
  readonly port: number;
  /** The URL for a repository of this machine through the server. */
  urlOf(repositoryPath: string): string;
  logins(): number;
}

/** A real SSH server on a free loopback port, which accepts one key and runs only `git-upload-pack`. */
export async function sshServer(options: {
  readonly allowed: KeyPair;
  /** Called while the client is connected. */
  readonly connected?: () => void;
}): Promise<SshServer> {
  const allowed = parsed(options.allowed.public);
  const connections = new Set<Connection>();
  let logins = 0;
  const server = new Server({ hostKeys: [keyPair().private] }, (client) => {
    connections.add(client);
    client.on('error', () => undefined);
    client.on('close', () => connections.delete(client));
    client.on('authentication', (context) => {
      if (context.method !== 'publickey') return context.reject(['publickey']);
      if (!context.key.data.equals(allowed.getPublicSSH())) return context.reject(['publickey']);
      if (!context.signature || !context.blob) return context.accept();
      if (allowed.verify(context.blob, context.signature, context.hashAlgo) !== true)
        return context.reject(['publickey']);
      logins += 1;
      context.accept();
    });
    client.on('session', (accept) => {
      accept().on('exec', (acceptExec, rejectExec, { command }) => {
        const path = /^git-upload-pack '(\/[^']*)'$/.exec(command)?.[1];
        if (path === undefined) return rejectExec();
        options.connected?.();
        uploadPack(path, acceptExec());
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    urlOf: (path) => `ssh://git@127.0.0.1:${port}${path}`,
    logins: () => logins,
    async [Symbol.asyncDispose]() {
      for (const connection of connections) connection.end();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function parsed(key: string) {
  const read = utils.parseKey(key);
  if (read instanceof Error) throw read;
  return read;
}

function uploadPack(path: string, channel: ServerChannel): void {
  const git = spawn('git', ['upload-pack', path], { env: { PATH: process.env.PATH } });
  channel.pipe(git.stdin);
  git.stdin.on('error', () => undefined);
  git.stdout.pipe(channel, { end: false });
  git.stderr.pipe(channel.stderr, { end: false });
  git.on('close', (code) => {
    channel.exit(code ?? 1);
    channel.end();
  });
}

const pair = generateKeyPairSync('ed25519', {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** In PEM: an SSH key for a repository. */
export const { privateKey } = pair;

/** The key in the form of the API. */
export const encodedPrivateKey = Buffer.from(privateKey).toString('base64');
