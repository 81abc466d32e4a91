import { foldCity } from '#contract/fields/fold.ts';

const postalCodeOfNoronha = '53990000';

/** Returns whether an address is on Fernando de Noronha, which has its own time zone. */
export function isOnNoronha(address: {
  readonly postalCode: string;
  readonly city: string;
}): boolean {
  return (
    address.postalCode.replace(/\D/g, '') === postalCodeOfNoronha ||
    foldCity(address.city) === 'fernandodenoronha'
  );
}
