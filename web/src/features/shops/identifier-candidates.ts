import { check } from '#contract/field-errors.ts';
import {
  foldShopIdentifier,
  maxIdentifierLength,
  shopIdentifierField,
} from '#contract/shop-identifier.ts';

/** Where a shop is, as far as the form knows it. */
export interface ShopPlace {
  readonly neighborhood: string;
  readonly city: string;
}

/**
 * Identifiers for a shop of this name, the shortest first: the name, the name with its neighbourhood, with its city,
 * and with a number. All are allowed, though they may be taken.
 */
export function identifierCandidates(name: string, { neighborhood, city }: ShopPlace): string[] {
  const base = foldShopIdentifier(name);
  if (base === '') return [];
  const endings = ['', neighborhood, city, '2', '3', '4', '5'].map(foldShopIdentifier);
  const candidates = endings.map((ending) => {
    const kept = ending.slice(0, maxIdentifierLength / 2);
    return base.slice(0, maxIdentifierLength - kept.length) + kept;
  });
  return [...new Set(candidates)].filter((one) => check(shopIdentifierField, one).success);
}
