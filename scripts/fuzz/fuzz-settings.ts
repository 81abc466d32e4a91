import type { FuzzCallers } from './callers.ts';

/** Environment variable with the caller's token, which keeps it out of files and command lines. */
export const tokenVariable = 'VITRINE_FUZZ_TOKEN';

/**
 * Returns Schemathesis' settings (TOML, with JSON strings). Half of a parameter's values are existing ids and names, if
 * its schema allows them; the others are generated or taken from answers.
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
    // The cache would keep failed requests in the checkout, and later runs would repeat them.
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
