import type { StageConfig } from './config.ts';

/** A platform for native code, in npm's terms. */
export interface Platform {
  readonly os: 'linux';
  readonly cpu: string;
  readonly libc: 'glibc' | 'musl';
}

/** Lambda's ARM processors and C library. */
const lambda: Platform = { os: 'linux', cpu: 'arm64', libc: 'glibc' };

/** Returns the platform of a stage's Lambdas; undefined for this machine. */
export function platformOf(location: StageConfig['location']): Platform | undefined {
  if (location.kind === 'aws') return lambda;
  // Containers run on this machine's processor.
  const container = { os: 'linux', cpu: process.arch } as const;
  switch (location.endpoint) {
    case 'built-in':
      return undefined;
    case 'ministack':
      // It runs Lambdas in its own container, which is Alpine Linux.
      return { ...container, libc: 'musl' };
    case 'localstack':
      // It runs Lambdas in AWS's images.
      return { ...container, libc: 'glibc' };
  }
}
