import { localRegion } from '#lib/config.ts';

/** Which account and region an AWS SDK client uses: without endpoint and credentials, those of the environment. */
export interface ClientSettings {
  readonly region: string;
  readonly endpoint?: string;
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  readonly maxAttempts?: number;
  /** Read by the S3 client alone. */
  readonly forcePathStyle?: boolean;
}

/** Settings for a local endpoint, with dummy credentials. */
export function clientSettings(endpoint: string) {
  return {
    endpoint,
    region: localRegion,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 3,
    // Host names that begin with a bucket's name do not resolve on every machine.
    forcePathStyle: true,
  } satisfies ClientSettings;
}
