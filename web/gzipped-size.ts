import { gzipSync } from 'node:zlib';

/** CloudFront compresses with the middle level of gzip. */
export const gzipLevel = 6;

/** Size in bytes after compression by CloudFront. */
export function gzippedSize(content: string | Uint8Array): number {
  return gzipSync(content, { level: gzipLevel }).length;
}

/** Formats 12345 as `12.3 KB`. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
