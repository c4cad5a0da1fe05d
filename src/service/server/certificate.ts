// The library finds the parts of a certificate by the metadata of its classes.
import 'reflect-metadata';
import { X509Certificate } from 'node:crypto';
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

/** What a TLS server shows for a host, and the file that its clients have to trust. */
export interface HostCertificate {
  readonly key: string;
  readonly cert: string;
  /** The path of the authority's certificate. */
  readonly authority: string;
}

const day = 24 * 60 * 60 * 1000;
/** Some systems refuse certificates that are valid for longer. */
const lifetime = 397 * day;

/**
 * The certificate of this host, kept in the data folder and made anew when it is missing, of another host, or about to
 * expire. The key of its authority is never stored: nobody can sign another certificate that its clients would trust.
 */
export async function certificateFor(
  host: string,
  { folder, clock }: { folder: string; clock: Pick<Clock, 'now'> },
): Promise<HostCertificate> {
  const authority = join(folder, 'authority.pem');
  const kept = join(folder, 'host.pem');
  const serves = (): boolean => {
    try {
      const [own, issuer] = [kept, authority].map((file) => new X509Certificate(readFileSync(file)));
      const until = Date.parse(own?.validTo ?? '');
      return Boolean(
        issuer && own?.checkHost(host) && own.verify(issuer.publicKey) && until > clock.now() + day,
      );
    } catch {
      return false;
    }
  };
  if (!serves()) {
    const made = await makeCertificate(host, clock.now());
    replace(authority, made.authority);
    replace(kept, made.cert + made.key);
  }
  const text = readFileSync(kept, 'utf8');
  return { key: text, cert: text, authority };
}

/** Whole or not at all, and only for its user from the first byte. */
function replace(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** A key and a certificate for this host, by an authority of its own whose key is forgotten. */
async function makeCertificate(host: string, now: number) {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const newKeys = () => crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const [issuer, own] = [await newKeys(), await newKeys()];
  const dates = { notBefore: new Date(now - day), notAfter: new Date(now + lifetime) };
  const name = `CN=Local build service for ${host}`;
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
    subject: `CN=${host}`,
    issuer: authority.subject,
    publicKey: own.publicKey,
    signingKey: issuer.privateKey,
    signingAlgorithm: algorithm,
    ...dates,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
      new SubjectAlternativeNameExtension([{ type: 'dns', value: host }]),
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
