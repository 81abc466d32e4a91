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

/** The fields that the deployment writes to `/config.json`. */
export type AppConfig = Record<(typeof textFields)[number], string> & {
  [K in (typeof optionalTextFields)[number]]?: string | undefined;
};

// No schema: every page loads this file, and open pages do not load zod.
function isAppConfig(value: unknown): value is AppConfig {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return (
    textFields.every((name) => typeof fields.get(name) === 'string') &&
    optionalTextFields.every((name) => ['string', 'undefined'].includes(typeof fields.get(name)))
  );
}

let loaded: AppConfig | undefined;

/** Loads the stage's configuration once, at start; rejects if it is missing or invalid. */
export async function loadAppConfig(): Promise<void> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  const config: unknown = await response.json();
  if (!isAppConfig(config))
    throw new Error('/config.json lacks a field or has one of another type');
  setAppConfig(config);
}

/** Loads the stage's configuration unless it is loaded: open pages need it only to renew a token. Rejects as above. */
export async function needAppConfig(): Promise<void> {
  if (!loaded) await loadAppConfig();
}

export function setAppConfig(config: AppConfig): void {
  loaded = config;
}

/** Returns the stage's configuration; throws before `loadAppConfig` is done. */
export function appConfig(): AppConfig {
  if (!loaded) throw new Error('The configuration was used before it was loaded');
  return loaded;
}
