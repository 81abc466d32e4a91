import { validatorRoutes } from '#contract/validators/routes.ts';
import { demoPassword } from './demo-accounts.ts';
import type { FilledBusiness } from './filled-business.ts';
import type { SeedBusiness } from './seed-data.ts';

/** Adds the missing validators of a demo business, with the demo password as their temporary password. */
export async function fillValidators(
  { api, businessId, shops }: FilledBusiness,
  { validators = [] }: SeedBusiness,
): Promise<void> {
  if (validators.length === 0) return;
  const params = { id: businessId };
  const { items } = await api.request(validatorRoutes.listValidators, { params });
  for (const { email, name, shop: identifier } of validators) {
    if (items.some((known) => known.email === email)) continue;
    const shop = shops.find(({ shopIdentifier }) => shopIdentifier === identifier);
    if (!shop) throw new Error(`The demo business has no shop ${identifier}.`);
    const body = { email, name, shopId: shop.id, temporaryPassword: demoPassword };
    await api.request(validatorRoutes.createValidator, { params, body });
  }
}
