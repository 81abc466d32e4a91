import { gzipSync } from 'node:zlib';

/** CloudFront compresses with the middle level of gzip. */
export const gzipLevel = 6;

/** Size in bytes after compression by CloudFront. */
export function gzippedSize(content: string | Uint8Array): number {
  return gzipSync(content, { level: gzipLevel }).length;
}
