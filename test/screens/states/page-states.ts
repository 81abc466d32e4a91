import { pageLink } from '#contract/pages/page-link.ts';
import { flyerLink, offerLink } from '#web/product/share/flyer-link.ts';
import type { DemoIds } from '../demo-ids.ts';
import type { States } from '../state.ts';
import { seeQrCode } from '../user-actions.ts';

const bakery = 'padariasoldaaurora';

const flyer = { path: () => flyerLink(bakery) };

/** The flyer of the first offer with a display status, in the bakery. */
const ofOffer = (...[status]: Parameters<DemoIds['offer']>) => ({
  path: ({ offer }: DemoIds) => offerLink(offer(status), bakery),
});

const offerPage = (...[status]: Parameters<DemoIds['offer']>) => ({
  path: ({ offer }: DemoIds) => pageLink('offer', offer(status), { loja: bakery }),
});

/** Open pages as every visitor gets them. The server renders them, so no answer is replaced. */
export const pageStates: States = {
  'page-flyer': { ...flyer, isMain: true },
  'page-flyer-printed': { ...flyer, actions: [seeQrCode], only: 'paper' },
  'page-flyer-of-offer': ofOffer('active'),
  'page-flyer-of-sold-out-offer': ofOffer('sold_out'),
  'page-flyer-of-ended-offer': { ...ofOffer('expired'), isMain: true },
  'page-flyer-of-ended-offer-without-shop': {
    path: ({ offer }) => pageLink('flyer', offer('expired')),
    isRepeated: true,
  },
  'page-shop': { path: () => pageLink('shop', bakery), isMain: true },
  'page-offer': { ...offerPage('active'), isMain: true },
  'page-offer-sold-out': offerPage('sold_out'),
  'page-offer-ended': { ...offerPage('expired'), isMain: true },
  'page-offer-scheduled': offerPage('scheduled'),
  'page-terms': { path: () => pageLink('terms'), isMain: true },
  'page-privacy': { path: () => pageLink('privacy') },
  'page-not-found': { path: () => pageLink('shop', 'ninguem'), isMain: true },
  'page-of-pending-business': { path: () => flyerLink('tapiocadazefinha'), isRepeated: true },
};
