import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '#scripts/process/run-command.ts';

/** A private key and its certificate, as PEM. */
export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
}

/**
 * Makes a self-signed certificate for 127.0.0.1, because browsers speak HTTP/2 over TLS only. Throws a
 * UserError if OpenSSL is missing.
 */
export async function makeCertificate(): Promise<Certificate> {
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
