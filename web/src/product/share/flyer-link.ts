import { linkToScreen } from '#web/screens/link-to-screen.ts';

/** The query parameter of an offer's link that contains the identifier of its shop. */
export const shopParameter = 'loja';

/** The query parameter that shows a shop's poster instead of its flyer. */
export const posterParameter = 'cartaz';

/** The path of the poster of a shop. */
export const posterLink = (shopIdentifier: string): string =>
  linkToScreen('flyer', { id: shopIdentifier, [posterParameter]: 'a4' });

/**
 * The path of an offer's flyer. With the shop's identifier, the link shows the shop's other offers once the offer has
 * ended.
 */
export function offerLink(offerId: string, shopIdentifier: string | undefined): string {
  return linkToScreen('flyer', { id: offerId, [shopParameter]: shopIdentifier });
}

/** A path of this app as a link that works elsewhere. */
export const absoluteLink = (path: string): string => new URL(path, location.origin).href;
