import { gzipSync } from 'node:zlib';

/** Bytes as CloudFront sends them: it compresses by gzip's middle level. */
export function gzippedSize(content: string | Buffer): number {
  return gzipSync(content, { level: 6 }).length;
}

/** 12345 as `12.3 KB`. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
