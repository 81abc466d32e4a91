import { main } from '../process/main.ts';
import { bulkBusiness, bulkOffers } from './bulk-data.ts';
import { fillBusiness, fillShops } from './fill-business.ts';
import { SeedTarget } from './seed-session.ts';
import { writeOffers } from './write-offers.ts';

/** As many active offers as the biggest size type may have at once. */
const offersPerBusiness = 1000;

/**
 * Makes offers in bulk: the businesses and shops through the API, the offers as the rows that the API
 * would write, since tens of thousands of calls would take an hour.
 */
await main(async () => {
  const now = new Date();
  const wanted = Number(process.argv[2]);
  const target = new SeedTarget(process.env);
  const { api: staff } = await target.signIn('equipe@vitrine.test');

  const businesses = Math.ceil(wanted / offersPerBusiness);
  for (let index = 0; index < businesses; index += 1) {
    const seed = bulkBusiness(index);
    await target.ensureAccount(seed.owner.email, seed.owner.name);
    const { userId, api } = await target.signIn(seed.owner.email);
    const business = await fillBusiness({ api, userId }, staff, seed);
    const shops = await fillShops(api, business.id, seed);
    const count = Math.min(offersPerBusiness, wanted - index * offersPerBusiness);
    const shopsIds = shops.map(({ id }) => id);
    await writeOffers(bulkOffers(index, count, shopsIds, now), { userId, businessId: business.id });
  }
  console.log(`${wanted} offers of ${businesses} businesses`);
  return 0;
});
