import '#contract/zod-config.ts';
import * as z from 'zod/mini';

/** What the deployment writes to `/config.json`. Pools may lack: open pages work without them. */
const schema = z.object({
  stage: z.string(),
  version: z.string(),
  region: z.optional(z.string()),
  userPoolId: z.optional(z.string()),
  userPoolClientId: z.optional(z.string()),
  identityPoolId: z.optional(z.string()),
  cognitoEndpoint: z.optional(z.string()),
  apiPath: z.string(),
  imagesPath: z.string(),
  postalCodeService: z.string(),
  termsUrl: z.string(),
  termsVersion: z.string(),
  privacyUrl: z.string(),
});

export type AppConfig = z.output<typeof schema>;

let loaded: AppConfig | undefined;

/** Reads the stage's configuration once, at start; rejects when it is missing or not ours. */
export async function loadAppConfig(): Promise<void> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  setAppConfig(schema.parse(await response.json()));
}

export function setAppConfig(config: AppConfig): void {
  loaded = config;
}

/** The stage's configuration, once `loadAppConfig` is done. */
export function appConfig(): AppConfig {
  if (!loaded) throw new Error('The configuration was used before it was loaded');
  return loaded;
}
