import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '#scripts/process/run-command.ts';

/** A private key and its certificate, as PEM. */
export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
}

async function makeCertificate(): Promise<Certificate> {
  const keyFile = path.join(tmpdir(), 'bench.key');
  const certFile = path.join(tmpdir(), 'bench.crt');
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  args.push('-nodes', '-days', '1', '-subj', '/CN=127.0.0.1');
  args.push('-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', keyFile, '-out', certFile);
  await runCommand('openssl', args, {
    name: 'Making a certificate with openssl',
    timeLimitSeconds: 30,
  });
  return { key: readFileSync(keyFile), cert: readFileSync(certFile) };
}

let made: Promise<Certificate> | undefined;

/**
 * Returns this process's self-signed certificate for 127.0.0.1, because browsers need TLS for HTTP/2. Throws a
 * UserError if OpenSSL is missing.
 */
export function certificate(): Promise<Certificate> {
  made ??= makeCertificate();
  return made;
}

/**
 * Returns the flag that makes Chromium trust the certificate. If it only ignored certificate errors, it would not use
 * its cache.
 */
export async function trustFlag(): Promise<string> {
  const { cert } = await certificate();
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(key).digest('base64');
  return `--ignore-certificate-errors-spki-list=${hash}`;
}
