import type { ReactElement } from 'react';
import classes from '#web/ui/text/rich-text.module.css';
import type { MarketPageProps, PageProps } from '#web/views/page/page-props.ts';
import { FlyerPage } from '#web/views/pages/flyer-page.tsx';
import { ForShopsPage } from '#web/views/pages/for-shops-page.tsx';
import { LegalPage } from '#web/views/pages/legal-page.tsx';
import { NoticePage } from '#web/views/pages/notice-page.tsx';
import { OfferGonePage } from '#web/views/pages/offer-gone-page.tsx';
import { OfferPage } from '#web/views/pages/offer-page.tsx';
import { ShopPage } from '#web/views/pages/shop-page.tsx';
import { QrCode } from '#web/views/qr-code.tsx';
import { anImage, bareShop, now, type PageRecords, pageRecords } from './page-records.ts';
import { placeBodiesOf } from './place-bodies.tsx';

const site = 'https://vitrine.example';

/** Shows markup as it is, since it comes from the tests. */
function Text({ text }: { readonly text: string }) {
  if (!text.startsWith('<p')) return <p className={classes['plain']}>{text}</p>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of the tests
  return <div className={classes['html']} dangerouslySetInnerHTML={{ __html: text }} />;
}

const code = <QrCode url={`${site}/folder/padaria-sol-da-aurora`} label="QR code" />;

export type Frame = Pick<PageProps, 't' | 'language' | 'isPreview'>;

const noticeKinds = [
  'missing',
  'shopMissing',
  'offerMissing',
  'placeMissing',
  'shopGone',
  'invalid',
  'unavailable',
] as const;

/** Returns every body in its states, by name. */
export function bodiesOf(
  frame: Frame,
  records: PageRecords = pageRecords,
): Readonly<Record<string, ReactElement>> {
  const { shop, offer, offersUpTo, otherShops } = records;
  const withoutPhotos = { ...offer, images: [] };
  const path = '/oferta/off_1?loja=padaria';
  const props: MarketPageProps = { ...frame, now, site, Text, path };
  const flyer = { ...props, code };
  const anonymous = { t: frame.t, language: frame.language };
  const notices = noticeKinds.map((kind) => [
    `notice-${kind}`,
    <NoticePage key={kind} {...{ ...anonymous, path, kind }} />,
  ]);
  return {
    flyer: (
      <FlyerPage {...flyer} {...{ shop, offers: offersUpTo(20) }} nextPage="/loja/x?pagingKey=a" />
    ),
    'flyer-12': <FlyerPage {...flyer} {...{ shop, offers: offersUpTo(13) }} />,
    'flyer-of-offer': (
      <FlyerPage {...flyer} {...{ shop, offer, offers: [offer, ...offersUpTo(4).slice(1)] }} />
    ),
    'flyer-one': <FlyerPage {...flyer} {...{ shop, offers: offersUpTo(1) }} />,
    'flyer-empty': <FlyerPage {...flyer} shop={bareShop} offers={[]} />,
    shop: (
      <ShopPage
        {...props}
        {...{ shop, otherShops, offers: offersUpTo(8) }}
        nextPage="/loja/x?pagingKey=a"
      />
    ),
    'shop-bare': <ShopPage {...props} shop={bareShop} otherShops={[]} offers={[]} />,
    offer: (
      <OfferPage
        {...props}
        {...{ offer, shop, shops: otherShops, others: offersUpTo(6).slice(1) }}
      />
    ),
    'offer-poster': (
      <OfferPage {...props} shop={bareShop} offer={withoutPhotos} shops={[]} others={[]} />
    ),
    'offer-sold-out': (
      <OfferPage
        {...props}
        {...{ shop, shops: [], others: [] }}
        offer={{ ...offer, images: [anImage('cake', { width: 120 })], displayStatus: 'sold_out' }}
      />
    ),
    'gone-expired': (
      <OfferGonePage {...props} {...{ shop, offers: offersUpTo(3) }} reason="expired" />
    ),
    'gone-inactive': <OfferGonePage {...props} shop={bareShop} offers={[]} reason="inactive" />,
    'gone-scheduled': (
      <OfferGonePage {...props} {...{ shop, offers: offersUpTo(3) }} reason="scheduled" />
    ),
    ...Object.fromEntries(notices),
    ...placeBodiesOf(anonymous, records),
    'for-shops': (
      <ForShopsPage t={frame.t} language={frame.language} now={now} path="/para-lojistas" />
    ),
    legal: (
      <LegalPage {...frame} path="/termos">
        <h1>Termos de uso da Vitrine</h1>
        <p>A Vitrine é um lugar onde empresas mostram ofertas de suas lojas.</p>
        <h2>1. Sua conta</h2>
        <p>Você informa dados verdadeiros e guarda sua senha.</p>
      </LegalPage>
    ),
  };
}
