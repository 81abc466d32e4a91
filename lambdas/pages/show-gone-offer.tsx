import type { Language } from '#contract/http/languages.ts';
import type { PageAnswer } from '#lambdas/platform/http/page-handler.ts';
import { type ShownShop, viewShop } from '#lambdas/shops/targets.ts';
import { OfferGonePage } from '#web/views/pages/offer-gone-page.tsx';
import { findPreview } from './document/find-preview.ts';
import { headOfOfferGone } from './document/heads/head-of-offer-gone.ts';
import type { GoneReason } from './load/find-page-offer.ts';
import { shownOffers } from './load/shown-offers.ts';
import { showPage } from './show-page.tsx';

interface GoneOffer {
  readonly reason: GoneReason;
  /** The shop that the link names, or that has the offer. */
  readonly shown: ShownShop;
  readonly now: Date;
  readonly language: Language;
  readonly path: string;
}

/** Answers for an offer that is not live with its shop's other offers: 410 after its end, else 404. */
export async function showGoneOffer(gone: GoneOffer): Promise<PageAnswer<404 | 410>> {
  const { reason, shown, now, language, path } = gone;
  const [{ offers }, preview] = await Promise.all([
    shownOffers(shown, { now, limit: 20 }),
    findPreview(shown.shop.id),
  ]);
  const shop = viewShop(shown, now);
  return showPage({
    status: reason === 'expired' ? 410 : 404,
    language,
    path,
    ownerTexts: [shop.shopRules],
    head: (input) => headOfOfferGone({ ...input, reason, shop, preview }),
    body: (frame) => <OfferGonePage {...frame} {...{ now, reason, shop, offers }} />,
  });
}
