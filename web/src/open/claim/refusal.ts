import type { TFunction } from 'i18next';
import type { screenPaths } from '#contract/shops/site-paths.ts';
import { ApiError } from '#web/platform/http/http.ts';
import type { PageOfClaims } from './page-of-claims.ts';

type Path = typeof screenPaths;

/** A literal, since the contract would bring more into the page. */
export const wallet: Path['wallet'] = '/wallet';

/** Why a claim was not made, and where else to go. */
export interface ClaimRefusal {
  readonly text: string;
  readonly link?: { readonly href: string; readonly text: string };
}

/** Returns why a claim was not made: what happened, and what else there is. */
export function claimRefusalOf(
  t: TFunction,
  error: unknown,
  { others, signIn }: PageOfClaims,
): ClaimRefusal {
  const { code, isUsedUp }: Partial<ApiError> = error instanceof ApiError ? error : {};
  const toWallet = { href: wallet, text: t('voucher.wallet') };
  const toOthers = { href: others, text: t('voucher.otherOffers') };
  switch (code) {
    case 'OFFER_SOLD_OUT':
    case 'OFFER_EXPIRED':
    case 'OFFER_NOT_FOUND':
    case 'SHOP_NOT_FOUND':
      return { text: t(`voucher.refusals.${code}`), link: toOthers };
    case 'CLAIM_LIMIT_REACHED':
    case 'WALLET_FULL':
      return { text: t(`voucher.refusals.${code}`), link: toWallet };
    case 'OWN_OFFER':
    case 'NETWORK':
      return { text: t(`voucher.refusals.${code}`) };
    case 'FORBIDDEN':
      // The sign-in leads a user with a temporary password to its change, and back.
      return {
        text: t('voucher.refusals.FORBIDDEN'),
        link: { href: signIn, text: t('voucher.account') },
      };
    default:
      return isUsedUp
        ? { text: t('voucher.refusals.TOO_MANY_REQUESTS'), link: toWallet }
        : { text: t('voucher.refusals.failed') };
  }
}
