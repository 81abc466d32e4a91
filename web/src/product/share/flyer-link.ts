import { pageLink } from '#contract/pages/page-link.ts';
import { shopParameter } from '#contract/pages/page-paths.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';

/** Returns the path of a shop's flyer, an open page. */
export const flyerLink = (shopIdentifier: string): string => pageLink('flyer', shopIdentifier);

/** Returns the path of an offer's flyer. After the offer's end, it shows other offers of the given shop. */
export const offerLink = (offerId: string, shopIdentifier: string | undefined): string =>
  pageLink('flyer', offerId, { [shopParameter]: shopIdentifier });

/** Returns the path of the screen with a shop's poster. */
export const posterLink = (shopIdentifier: string): string =>
  linkToScreen('poster', { id: shopIdentifier });

/** Returns the path of the screen that shows what customers do not see yet: a shop's flyer, or an offer's in a shop. */
export const previewLink = (id: string, shopIdentifier?: string | undefined): string =>
  linkToScreen('preview', { id, [shopParameter]: shopIdentifier });

/** Returns a path of this site as an absolute URL. */
export const absoluteLink = (path: string): string => new URL(path, location.origin).href;
