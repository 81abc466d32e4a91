import { localRegion } from '#lib/config/config.ts';

/** Settings of an AWS SDK client. Endpoint and credentials come from the environment by default. */
export interface ClientSettings {
  readonly region: string;
  readonly endpoint?: string;
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  readonly maxAttempts?: number;
  /** Used by the S3 client only. */
  readonly forcePathStyle?: boolean;
}

/** Returns the settings for a local endpoint, with dummy credentials. */
export function clientSettings(endpoint: string) {
  return {
    endpoint,
    region: localRegion,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 3,
    // Host names that start with a bucket name do not resolve on every machine.
    forcePathStyle: true,
  } satisfies ClientSettings;
}
