import { localRegion } from './local-environment.ts';

/** How an AWS SDK client of ours reaches a local endpoint: there, as a dummy, and nowhere else. */
export function clientSettings(endpoint: string) {
  return {
    endpoint,
    region: localRegion,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 3,
  };
}
