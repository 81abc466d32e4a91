import type { FuzzCallers } from './callers.ts';

/** The environment variable with the token of the caller, so that no file and no command line has it. */
export const tokenVariable = 'VITRINE_FUZZ_TOKEN';

/**
 * The settings file of Schemathesis (TOML, whose strings are those of JSON). Half of the values of a parameter
 * are ids and names that exist, where they fit its schema; the others are generated, or taken from answers.
 */
export function fuzzSettings(
  callers: Omit<FuzzCallers, 'tokens'>,
  { hasToken }: { readonly hasToken: boolean },
): string {
  const { userId, businessId, shopId, offerId, code, uploadId, shopIdentifier } = callers;
  const known = {
    id: [businessId, shopId, offerId, uploadId],
    businessId: [businessId],
    shopId: [shopId],
    userId: [userId],
    consumerId: [userId],
    identifier: [shopIdentifier],
    code: [code],
  };
  const token = `Authorization = "Bearer \${${tokenVariable}}"`;
  return [
    // Requests that failed would be kept in the checkout, and sent again by later runs.
    'cache.enabled = false',
    ...(hasToken ? [`headers = { ${token} }`] : []),
    ...Object.entries(known).map(
      ([name, values]) => `dictionaries.${name} = { values = ${JSON.stringify(values)} }`,
    ),
    '[parameters]',
    ...Object.keys(known).map((name) => `${name} = { dictionary = "${name}", probability = 0.5 }`),
    '',
  ].join('\n');
}
