/** A voucher of a demo consumer. */
export interface SeedVoucher {
  /** Email of its consumer. */
  readonly consumer: string;
  /** Identifier of the shop where it was claimed and used. */
  readonly shop: string;
  /** Title of its offer. Vouchers of ended offers date from when they ran. */
  readonly offer: string;
  readonly became: 'open' | 'cancelled' | 'expired' | 'used by owner' | 'used by validator';
}

type Row = readonly [consumer: string, offer: string, became: SeedVoucher['became']];

const takenIn = (shop: string, rows: readonly Row[]): SeedVoucher[] =>
  rows.map(([consumer, offer, became]) => ({
    consumer: `${consumer}@vitrine.test`,
    shop,
    offer,
    became,
  }));

/** Vouchers of the demo consumers. The used ones appear in the first bakery's lists, on several days. */
export const seedVouchers: readonly SeedVoucher[] = [
  ...takenIn('padariasoldaaurora', [
    ['ana', 'Bolo de rolo tradicional, 500 g', 'open'],
    ['ana', 'Café da manhã completo para dois', 'open'],
    ['ana', 'Dez pães franceses pelo preço de sete', 'used by validator'],
    ['ana', 'Cartola com sorvete de nata', 'cancelled'],
    ['ana', 'Panetone artesanal de castanha', 'expired'],
    ['ana', 'Sonho de goiaba, leve dois', 'used by owner'],
    ['caio', 'Bolo de rolo tradicional, 500 g', 'used by owner'],
    ['caio', 'Tapioca de queijo coalho e café coado', 'used by validator'],
    ['caio', 'Bolo Souza Leão inteiro', 'open'],
    ['larissa', 'Dez pães franceses pelo preço de sete', 'used by validator'],
    ['larissa', 'Cuscuz recheado com carne de sol', 'open'],
    ['otavio', 'Panetone artesanal de castanha', 'used by validator'],
    ['otavio', 'Sonho de goiaba, leve dois', 'expired'],
    ['marina', 'Cartola com sorvete de nata', 'open'],
  ]),
];
