import { type Model, type ModelBusiness, type ModelShop, shopsOf } from './model.ts';

/** Numbers of an action, which choose among the existing items. */
export interface Choice {
  readonly one: number;
  readonly two: number;
  readonly isSure: boolean;
}

/** Returns the member of a list that a number chooses; undefined for an empty list. */
export const pick = <T>(list: readonly T[], number: number): T | undefined =>
  list[number % list.length];

/** Returns one or all shops of a business. */
export function someShops(
  model: Model,
  business: ModelBusiness,
  { two, isSure }: Choice,
): ModelShop[] {
  const shops = shopsOf(model, business);
  const one = pick(shops, two);
  return isSure ? shops : one ? [one] : [];
}
