import { cnpj } from 'cpf-cnpj-validator';
import { standardHours } from '#contract/brazil/opening-hours.ts';
import type { OfferInput } from '#contract/offers.ts';
import type { SeedBusiness } from './seed-data.ts';
import { dayFrom } from './seed-days.ts';

const cities = [
  { city: 'Recife', state: 'PE' },
  { city: 'São Paulo', state: 'SP' },
  { city: 'Belo Horizonte', state: 'MG' },
  { city: 'Manaus', state: 'AM' },
  { city: 'Porto Alegre', state: 'RS' },
] as const;

const things = [
  'Almoço executivo',
  'Corte e escova',
  'Troca de óleo',
  'Cesta de frutas',
  'Par de tênis',
];

/** The CNPJ of a number, its check digits worked out. */
function cnpjOf(number: number): string {
  const base = `98${String(number).padStart(6, '0')}0001`;
  const first = cnpj.verifierDigit(base);
  return `${base}${first}${cnpj.verifierDigit(`${base}${first}`)}`;
}

/** One of the businesses that carry the offers made in bulk: two shops in two states. */
export function bulkBusiness(index: number): SeedBusiness {
  const number = index + 1;
  return {
    owner: { email: `rede${number}@vitrine.test`, name: `Rede ${number}` },
    business: { name: `Rede Popular ${number}`, sizeTypeId: 5, legalRegister: cnpjOf(number) },
    shops: [0, 1].map((which) => {
      const { city, state } = cities[(index + which) % cities.length] ?? cities[0];
      return {
        shopIdentifier: `redepopular${number}loja${which + 1}`,
        address: {
          street: 'Avenida Brasil',
          number: String(100 + number),
          neighborhood: 'Centro',
          city,
          state,
          postalCode: '50000000',
          country: 'BR' as const,
        },
        openingHours: standardHours,
        contacts: { Phone: '', WhatsApp: '', Email: '', Telegram: '' },
      };
    }),
    offers: [],
  };
}

/** One offer in ten runs in a week or more, all others now; each is good in both shops. */
export function bulkOffers(
  index: number,
  count: number,
  shopsIds: string[],
  now: Date,
): Omit<OfferInput, 'businessId'>[] {
  return Array.from({ length: count }, (_, row) => {
    const originalPrice = 20 + (row % 80);
    return {
      title: `${things[row % things.length]} ${index + 1}.${row + 1}`,
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
