const textFields = [
  'stage',
  'version',
  'apiPath',
  'imagesPath',
  'postalCodeService',
  'termsUrl',
  'termsVersion',
  'privacyUrl',
] as const;

/** Open pages work without pools; some stages have no key for push messages or no contact address. */
const optionalTextFields = [
  'region',
  'userPoolId',
  'userPoolClientId',
  'identityPoolId',
  'cognitoEndpoint',
  'pushPublicKey',
  'contactEmail',
] as const;

/** What the deployment writes to `/config.json`. */
export type AppConfig = Record<(typeof textFields)[number], string> & {
  [K in (typeof optionalTextFields)[number]]?: string | undefined;
};

// Without a schema: this is part of every page, and open pages do not load zod.
function isAppConfig(value: unknown): value is AppConfig {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return (
    textFields.every((name) => typeof fields.get(name) === 'string') &&
    optionalTextFields.every((name) => ['string', 'undefined'].includes(typeof fields.get(name)))
  );
}

let loaded: AppConfig | undefined;

/** Reads the stage's configuration once, at start; rejects when it is missing or not ours. */
export async function loadAppConfig(): Promise<void> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  const config: unknown = await response.json();
  if (!isAppConfig(config))
    throw new Error('/config.json lacks a field or has one of another type');
  setAppConfig(config);
}

export function setAppConfig(config: AppConfig): void {
  loaded = config;
}

/** The stage's configuration, once `loadAppConfig` is done. */
export function appConfig(): AppConfig {
  if (!loaded) throw new Error('The configuration was used before it was loaded');
  return loaded;
}
