import { foldCity } from '#contract/shops/fold-city.ts';

/** The one CEP of the archipelago. */
const postalCodeOfNoronha = '53990000';

/** Whether an address is on Fernando de Noronha, which has a time zone of its own. */
export function isOnNoronha(address: {
  readonly postalCode: string;
  readonly city: string;
}): boolean {
  return (
    address.postalCode.replace(/\D/g, '') === postalCodeOfNoronha ||
    foldCity(address.city) === 'fernandodenoronha'
  );
}
