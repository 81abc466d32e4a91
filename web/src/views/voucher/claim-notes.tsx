import type { TFunction } from 'i18next';
import { pageLink } from '#contract/pages/page-link.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { screenPaths } from '#contract/shops/site-paths.ts';

interface ClaimNotesProps {
  readonly t: TFunction;
  readonly shop: Pick<Shop, 'businessId' | 'shopIdentifier'>;
  /** Path and query of the page; a visitor comes back there after the sign-in. */
  readonly path: string;
}

/** What all buttons of a page that claim offers share, once; without scripts, why there are no such buttons. */
export function ClaimNotes({ t, shop, path }: ClaimNotesProps) {
  const signIn = `${screenPaths.login}?from=${encodeURIComponent(path)}`;
  return (
    <>
      <p
        hidden
        data-claims=""
        data-business={shop.businessId}
        data-sign-in={signIn}
        data-others={pageLink('shop', shop.shopIdentifier)}
        data-failed={t('page.claim.failed')}
      />
      <noscript>
        <p>
          {t('page.claim.noScript')} <a href={signIn}>{t('page.account.signIn')}</a>
        </p>
      </noscript>
    </>
  );
}
