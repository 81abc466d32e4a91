import { businessActions } from './business-actions.ts';
import { type Choice, pick } from './choice.ts';
import type { Model } from './model.ts';
import { offerActions } from './offer-actions.ts';
import { shopActions } from './shop-actions.ts';

/** Actions of people on the marketplace; an action without a possible target is skipped. */
export const actions: Readonly<Record<string, (model: Model, choice: Choice) => Promise<void>>> =
  Object.fromEntries([
    ...Object.entries(businessActions).map(([name, act]) => [
      name,
      async (model: Model, choice: Choice) => {
        const business = pick(model.businesses, choice.two);
        if (business) await act(model, business, choice);
      },
    ]),
    ...Object.entries(shopActions).map(([name, act]) => [
      name,
      async (model: Model, choice: Choice) => {
        const shop = pick(model.shops, choice.two);
        if (shop) await act(model, shop, choice);
      },
    ]),
    ...Object.entries(offerActions).map(([name, act]) => [
      name,
      async (model: Model, choice: Choice) => {
        const offer = pick(model.offers, choice.two);
        if (offer) await act(model, offer, choice);
      },
    ]),
  ]);
