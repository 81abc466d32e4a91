import { bakeryRecife } from './businesses/bakery-recife.ts';
import { bicycleShopBelem } from './businesses/bicycle-shop-belem.ts';
import { bookshopBrasilia } from './businesses/bookshop-brasilia.ts';
import { emporiumOlinda } from './businesses/emporium-olinda.ts';
import { floristOuroPreto } from './businesses/florist-ouro-preto.ts';
import { kitesurfFortaleza } from './businesses/kitesurf-fortaleza.ts';
import { opticianCampinas } from './businesses/optician-campinas.ts';
import { petShopBeloHorizonte } from './businesses/pet-shop-belo-horizonte.ts';
import { pizzeriaSaoPaulo } from './businesses/pizzeria-sao-paulo.ts';
import { restaurantManaus } from './businesses/restaurant-manaus.ts';
import { salonRioDeJaneiro } from './businesses/salon-rio-de-janeiro.ts';
import { pharmacyPortoAlegre } from './businesses/south.ts';
import { tapiocaAracaju } from './businesses/tapioca-aracaju.ts';
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
