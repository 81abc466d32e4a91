import type { StageConfig } from './config.ts';

/** Where machine code runs, in the terms of npm. */
export interface Platform {
  readonly os: 'linux';
  readonly cpu: string;
  readonly libc: 'glibc' | 'musl';
}

/** Lambda's ARM processors and C library. */
const lambda: Platform = { os: 'linux', cpu: 'arm64', libc: 'glibc' };

/** The platform of a stage's Lambdas; undefined for this machine. */
export function platformOf(place: StageConfig['place']): Platform | undefined {
  if (place.kind === 'aws') return lambda;
  // Containers run on the processor of this machine.
  const container = { os: 'linux', cpu: process.arch } as const;
  switch (place.endpoint) {
    case 'built-in':
      return undefined;
    case 'ministack':
      // Its image is made from Alpine Linux, and Lambdas run in its own container.
      return { ...container, libc: 'musl' };
    case 'localstack':
      // Lambdas run in AWS's images.
      return { ...container, libc: 'glibc' };
  }
}
