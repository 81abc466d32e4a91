import { floristOuroPreto, petShopBeloHorizonte } from './businesses/minas-gerais.ts';
import { bookshopBrasilia, restaurantManaus } from './businesses/north-and-midwest.ts';
import { bakeryRecife, emporiumOlinda } from './businesses/northeast.ts';
import { opticianCampinas, pizzeriaSaoPaulo } from './businesses/sao-paulo.ts';
import { pharmacyPortoAlegre } from './businesses/south.ts';
import {
  bicycleShopBelem,
  kitesurfFortaleza,
  salonRioDeJaneiro,
  tapiocaAracaju,
} from './businesses/unpublished.ts';
import type { SeedBusiness } from './seed-data.ts';

/** Demo businesses in 14 states. The last one, the bakery, has the newest offers of the feed. */
export const seedBusinesses: readonly SeedBusiness[] = [
  tapiocaAracaju,
  kitesurfFortaleza,
  salonRioDeJaneiro,
  bicycleShopBelem,
  pharmacyPortoAlegre,
  bookshopBrasilia,
  restaurantManaus,
  floristOuroPreto,
  petShopBeloHorizonte,
  opticianCampinas,
  pizzeriaSaoPaulo,
  emporiumOlinda,
  bakeryRecife,
];
