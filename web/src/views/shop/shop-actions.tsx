import type { TFunction } from 'i18next';
import { pageLink } from '#contract/pages/page-link.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { whatsAppLink } from '#web/lib/whatsapp-link.ts';
import { PrinterIcon, WhatsAppIcon } from '../icons/icons.tsx';
import { ShareButton } from '../page/share-button.tsx';
import { FollowButton } from './follow-button.tsx';
import classes from './shop-actions.module.css';

interface ShopActionsProps {
  readonly t: TFunction;
  readonly site: string;
  readonly shop: Shop;
  /** The page that is shared: the flyer, which can also be printed, or the shop. */
  readonly page: 'flyer' | 'shop';
  /** Path and query of the page with the buttons. */
  readonly path: string;
  readonly isPreview: boolean;
}

/** Contacts a shop, follows it, shares its page and prints its flyer. */
export function ShopActions({ t, site, shop, page, path, isPreview }: ShopActionsProps) {
  const url = site + pageLink(page, shop.shopIdentifier);
  const title = shopTitle(shop);
  const { WhatsApp } = shop.contacts;
  return (
    <div className={classes['root']} inert={isPreview}>
      {WhatsApp && (
        <a
          className="open-button"
          data-kind="whats-app"
          href={whatsAppLink(WhatsApp, t('flyer.message', { url }))}
          target="_blank"
          rel="noreferrer"
        >
          <WhatsAppIcon />
          {t('flyer.whatsApp')}
        </a>
      )}
      <FollowButton {...{ t, path, isPreview }} shop={{ ...shop, name: title }} />
      {!isPreview && (
        <>
          <ShareButton {...{ t, url, title }} text={t('share.shopMessage', { shop: title })} />
          {page === 'flyer' && (
            <button type="button" className="open-button" hidden data-print="">
              <PrinterIcon />
              {t('flyer.print')}
            </button>
          )}
        </>
      )}
    </div>
  );
}
