import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import type { OfferInput } from '#contract/offers/offer-input.ts';
import { seedBusinesses } from './businesses.ts';
import { dayFrom, type SeedBusiness } from './seed-data.ts';

const checkDigits = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/**
 * Completes a CPF from nine digits, or a CNPJ from twelve digits or letters. Throws for beginnings without a valid
 * number, such as only zeros.
 */
export function withCheckDigits(beginning: string): string {
  const found = checkDigits
    .map((digits) => beginning + digits)
    .find((taxId) => isValidCpf(taxId) || isValidCnpj(taxId, { version: 2 }));
  if (found === undefined) throw new Error(`No tax id begins with ${beginning}`);
  return found;
}

const titles = [
  'Almoço executivo',
  'Corte e escova',
  'Troca de óleo',
  'Cesta de frutas',
  'Par de tênis',
];

/** Returns a chain with two shops for bulk offers, at the addresses of demo shops. */
export function bulkBusiness(index: number): SeedBusiness {
  const number = index + 1;
  const places = seedBusinesses.flatMap(({ shops }) => shops.slice(0, 1));
  return {
    owner: { email: `rede${number}@vitrine.test`, name: `Rede ${number}` },
    business: {
      name: `Rede Popular ${number}`,
      sizeTypeId: 5,
      legalRegister: withCheckDigits(`98${String(number).padStart(6, '0')}0001`),
    },
    outcome: { status: 'active' },
    shops: [1, 2].flatMap((shop) => {
      const place = places[(index + shop) % places.length];
      return place ? { ...place, shopIdentifier: `redepopular${number}loja${shop}` } : [];
    }),
    offers: [],
  };
}

/** Returns offers of a chain, valid in all its shops. One in ten starts in a week; the others have started. */
export function bulkOffers(
  index: number,
  count: number,
  shopsIds: string[],
  now: Date,
): Omit<OfferInput, 'businessId'>[] {
  return Array.from({ length: count }, (_, row) => {
    const originalPrice = 20 + (row % 80);
    return {
      title: `${titles[row % titles.length]} ${index + 1}.${row + 1}`,
      originalPrice,
      offerPrice: Math.round(originalPrice * 75) / 100,
      imagesUrls: [],
      shopsIds,
      paymentOptions: ['PAYMENT_OPTION_PIX'],
      expirationDate: dayFrom(now, 20 + (row % 60)),
      ...(row % 10 === 9 && { startDate: dayFrom(now, 7) }),
    };
  });
}
