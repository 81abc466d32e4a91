import type { StageConfig } from './config.ts';

/** The URL of a local stage's endpoint; undefined for stages on AWS. */
export function localEndpoint(config: StageConfig): string | undefined {
  return config.place.kind === 'local' ? `http://127.0.0.1:${config.place.port}` : undefined;
}
