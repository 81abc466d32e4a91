import { idPrefixes } from '#contract/http/id-format.ts';
import type { Language } from '#contract/http/languages.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import { shopParameter } from '#contract/pages/page-paths.ts';
import type { pageRoutes } from '#contract/pages/routes.ts';
import type { PageOperation } from '#lambdas/platform/http/page-handler.ts';
import { type ShownShop, viewShop } from '#lambdas/shops/targets.ts';
import { FlyerPage } from '#web/views/pages/flyer-page.tsx';
import { findPreview } from './document/find-preview.ts';
import { headOfFlyer } from './document/heads/head-of-flyer.ts';
import { findPageOffer } from './load/find-page-offer.ts';
import { findPageShop } from './load/find-page-shop.ts';
import { shownOffers } from './load/shown-offers.ts';
import { site } from './settings.ts';
import { showGoneOffer } from './show-gone-offer.tsx';
import { showPage } from './show-page.tsx';

/** Offers on a flyer; the page of the shop has the others. */
const limit = 50;

interface Flyer {
  readonly shown: ShownShop;
  /** The linked offer, which is first and large. */
  readonly offer?: Offer;
  readonly now: Date;
  readonly language: Language;
  readonly path: string;
}

async function showFlyer({ shown, offer, now, language, path }: Flyer) {
  const [{ offers, nextPage }, preview, { QrCode }] = await Promise.all([
    shownOffers(shown, { now, limit, first: offer, linksRest: true }),
    findPreview(offer?.id ?? shown.shop.id),
    // No other page draws one, so a cold start does not run the encoder.
    import('#web/views/qr-code.tsx'),
  ]);
  const shop = viewShop(shown, now);
  const { shopIdentifier } = shop;
  return showPage({
    status: 200,
    language,
    path,
    ownerTexts: [
      shop.about,
      shop.shopRules,
      ...offers.flatMap(({ moreDetails, offerRules }) => [moreDetails, offerRules]),
    ],
    head: (input) => headOfFlyer({ ...input, shop, offer, offers, preview }),
    body: (frame) => (
      <FlyerPage
        {...frame}
        {...{ now, shop, offer, offers, nextPage }}
        code={
          <QrCode
            url={site + pageLink('flyer', shopIdentifier)}
            label={frame.t('flyer.qrCode', { name: shop.business.name })}
          />
        }
      />
    ),
  });
}

const isOffer = (id: string) => id.startsWith(`${idPrefixes.offer}_`);

/** Answers the flyer of a shop, or of an offer in the shop that its link names; a former identifier redirects. */
export const getFlyerPage: PageOperation<typeof pageRoutes.getFlyerPage> = async (request) => {
  const { params, query, now, language } = request;
  const { id } = params;
  if (!isOffer(id)) {
    const { shown, isFormer } = await findPageShop(id, now);
    if (isFormer) {
      return { status: 302, location: pageLink('flyer', shown.shop.shopIdentifier) };
    }
    return showFlyer({ shown, now, language, path: pageLink('flyer', id) });
  }
  const found = await findPageOffer(id, query[shopParameter], now);
  const path = pageLink('flyer', id, { [shopParameter]: found.shown.shop.shopIdentifier });
  if ('reason' in found) return showGoneOffer({ ...found, now, language, path });
  return showFlyer({ shown: found.shown, offer: found.offer, now, language, path });
};
