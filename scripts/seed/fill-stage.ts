import { grantStaff } from '../identity/grant-staff.ts';
import { main } from '../process/main.ts';
import { seedBusinesses } from './businesses.ts';
import { fillBusiness, fillShops } from './fill-business.ts';
import { missingOffers } from './fill-offers.ts';
import { SeedTarget } from './seed-session.ts';

/** Puts the demo data into a stage through its API; what is there already stays as it is. */
await main(async () => {
  const now = new Date();
  const target = new SeedTarget(process.env);

  await target.ensureAccount('nova@vitrine.test', 'Nova Moreira');
  await target.signIn('nova@vitrine.test');
  const staffEmail = 'equipe@vitrine.test';
  const staffId = await target.ensureAccount(staffEmail, 'Equipe Vitrine');
  const userPoolId = target.outputs.UserPoolId;
  await grantStaff(target.identity, { userPoolId, email: staffEmail, userId: staffId });
  const { api: staff } = await target.signIn(staffEmail);

  const missing = [];
  for (const seed of seedBusinesses) {
    await target.ensureAccount(seed.owner.email, seed.owner.name);
    const { userId, api } = await target.signIn(seed.owner.email);
    const business = await fillBusiness({ api, userId }, staff, seed);
    const shops = await fillShops(api, business.id, seed);
    missing.push(await missingOffers({ api, userId, businessId: business.id }, seed, shops, now));
  }
  // One of each business in turn, so that the feed is not one business after the other.
  const rounds = Math.max(...missing.map(({ length }) => length));
  for (let round = 0; round < rounds; round += 1) {
    for (const publications of missing) await publications[round]?.();
  }
  const offers = missing.flat().length;
  console.log(`${seedBusinesses.length} businesses, ${offers} offers published`);
  return 0;
});
