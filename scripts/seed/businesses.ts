import { bakeryRecife } from './businesses/bakery-recife.ts';
import { emporiumOlinda } from './businesses/emporium-olinda.ts';
import { floristOuroPreto } from './businesses/florist-ouro-preto.ts';
import { opticianCampinas } from './businesses/optician-campinas.ts';
import { petShopBeloHorizonte } from './businesses/pet-shop-belo-horizonte.ts';
import { pizzeriaSaoPaulo } from './businesses/pizzeria-sao-paulo.ts';
import type { SeedBusiness } from './seed-data.ts';

/** The demo businesses: one for `dona@vitrine.test` and five more, in Pernambuco, São Paulo and Minas. */
export const seedBusinesses: readonly SeedBusiness[] = [
  floristOuroPreto,
  petShopBeloHorizonte,
  opticianCampinas,
  pizzeriaSaoPaulo,
  emporiumOlinda,
  bakeryRecife,
];
