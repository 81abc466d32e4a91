import packageJson from '../package.json' with { type: 'json' };
import { configOf, type StageConfig } from './config.ts';

/** What a synthesis takes from its context and environment. */
interface Settings {
  readonly config: StageConfig;
  readonly version: string;
  readonly mailFrom: string | undefined;
}

/**
 * Reads the stage (`cdk synth -c stage=prod`; `local` when none is named, whose stacks no real account
 * takes), `VERSION`, `MAIL_FROM`, and for local stages the port of `AWS_ENDPOINT_URL`.
 */
export function readSettings(
  stage: unknown,
  env: Readonly<Record<string, string | undefined>>,
): Settings {
  return {
    config: atEndpoint(configOf(String(stage ?? 'local')), env['AWS_ENDPOINT_URL']),
    version: env['VERSION'] || packageJson.version,
    mailFrom: env['MAIL_FROM'] || undefined,
  };
}

/** The same stage on an endpoint that listens on another port than the stage's own. */
function atEndpoint(config: StageConfig, endpoint: string | undefined): StageConfig {
  if (config.place.kind !== 'local' || !endpoint) return config;
  const port = Number(new URL(endpoint).port || 80);
  return { ...config, place: { ...config.place, port } };
}
