// The library finds the parts of a certificate by the metadata of its classes.
import 'reflect-metadata';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';
import type { Clock } from '../../clock.ts';

/** What a TLS server shows for its hosts, and the files that its clients have to trust. */
export interface HostCertificate {
  readonly key: string;
  readonly cert: string;
  /** The path of the authority's certificate. */
  readonly authority: string;
  /** The path of the same certificate as a trust store of Java, which reads no PEM files. */
  readonly trustStore: string;
}

const day = 24 * 60 * 60 * 1000;
/** Some systems refuse certificates that are valid for longer. */
const lifetime = 397 * day;

/**
 * The certificate of these hosts, kept in the data folder and made anew when it is missing, for other hosts, or about to
 * expire. The key of its authority is never stored: nobody can sign another certificate that its clients would trust.
 */
export async function certificateFor(
  hosts: readonly string[],
  { folder, clock }: { folder: string; clock: Pick<Clock, 'now'> },
): Promise<HostCertificate> {
  const authority = join(folder, 'authority.pem');
  const certificate = join(folder, 'host.pem');
  const trustStore = join(folder, 'authority.jks');
  const names = hosts.map((host) => `DNS:${host}`).join(', ');
  const serves = (): boolean => {
    try {
      const [own, issuer] = [certificate, authority].map((file) => new X509Certificate(readFileSync(file)));
      const until = Date.parse(own?.validTo ?? '');
      return Boolean(
        issuer && own?.subjectAltName === names && own.verify(issuer.publicKey) && until > clock.now() + day,
      );
    } catch {
      return false;
    }
  };
  if (!serves()) {
    const made = await makeCertificate(hosts, clock.now());
    replace(authority, made.authority);
    replace(certificate, made.cert + made.key);
  }
  replace(trustStore, javaTrustStore(new X509Certificate(readFileSync(authority)).raw));
  const text = readFileSync(certificate, 'utf8');
  return { key: text, cert: text, authority, trustStore };
}

/** Whole or not at all, and only for its user from the first byte. */
function replace(file: string, content: string | Buffer): void {
  writeFileSync(`${file}.new`, content, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** A key and a certificate for these hosts, by an authority of its own whose key is forgotten. */
async function makeCertificate(hosts: readonly string[], now: number) {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const newKeys = () => crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const [issuer, own] = [await newKeys(), await newKeys()];
  const dates = { notBefore: new Date(now - day), notAfter: new Date(now + lifetime) };
  const name = `CN=Local build service for ${hosts[0]}`;
  const authority = await X509CertificateGenerator.createSelfSigned({
    name,
    keys: issuer,
    signingAlgorithm: algorithm,
    ...dates,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign, true),
      await SubjectKeyIdentifierExtension.create(issuer.publicKey),
    ],
  });
  const cert = await X509CertificateGenerator.create({
    subject: `CN=${hosts[0]}`,
    issuer: authority.subject,
    publicKey: own.publicKey,
    signingKey: issuer.privateKey,
    signingAlgorithm: algorithm,
    ...dates,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
      new SubjectAlternativeNameExtension(hosts.map((value) => ({ type: 'dns', value }))),
      await SubjectKeyIdentifierExtension.create(own.publicKey),
      await AuthorityKeyIdentifierExtension.create(issuer.publicKey),
    ],
  });
  const key = PemConverter.encode(await crypto.subtle.exportKey('pkcs8', own.privateKey), 'PRIVATE KEY');
  return { authority: pem(authority.toString('pem')), cert: pem(cert.toString('pem')), key: pem(key) };
}

function pem(text: string): string {
  return `${text.trimEnd()}\n`;
}

/**
 * A key store of the type JKS with one trusted certificate, which Java opens without a password. The password of its
 * digest is the one that Java's own trust store has. Every field is as in `sun.security.provider.JavaKeyStore`.
 */
function javaTrustStore(certificate: Buffer): Buffer {
  const number = (value: number): Buffer => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  };
  const text = (value: string): Buffer =>
    Buffer.from(`\0${String.fromCharCode(value.length)}${value}`, 'latin1');
  const store = Buffer.concat([
    ...[0xfeedfeed, 2, 1].map(number), // magic, version, number of entries
    number(2), // a trusted certificate
    text('build-service'),
    ...[0, 0].map(number), // its date, which nobody reads
    text('X.509'),
    number(certificate.length),
    certificate,
  ]);
  const password = Buffer.from('changeit', 'utf16le').swap16();
  const digest = createHash('sha1').update(password).update('Mighty Aphrodite').update(store).digest();
  return Buffer.concat([store, digest]);
}
