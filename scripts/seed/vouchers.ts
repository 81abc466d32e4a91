/** A voucher of a demo consumer, and what became of it. */
export interface SeedVoucher {
  /** The e-mail of its holder. */
  readonly consumer: string;
  /** The identifier of the shop where it was taken, and used. */
  readonly shop: string;
  /** The title of its offer; of an offer that has ended it is from when that ran. */
  readonly offer: string;
  readonly became: 'open' | 'cancelled' | 'expired' | 'used by owner' | 'used by validator';
}

type Row = readonly [consumer: string, offer: string, became: SeedVoucher['became']];

/** Vouchers that were taken in a shop. */
const takenIn = (shop: string, rows: readonly Row[]): SeedVoucher[] =>
  rows.map(([consumer, offer, became]) => ({
    consumer: `${consumer}@vitrine.test`,
    shop,
    offer,
    became,
  }));

/** The vouchers of the demo consumers. Those that were used are in the lists of the first bakery, on several days. */
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
