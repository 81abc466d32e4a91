import type { Claim } from '#contract/claims/claims.ts';
import { chooseLanguage } from '#contract/http/languages.ts';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { keepWallet } from '#web/lib/keep-wallet.ts';
import { storedLanguage } from '#web/lib/language-choice.ts';
import { goTo } from '../go-to.ts';
import { keepIntent } from '../intent.ts';
import { claimButtonView } from './claim-view.ts';
import { makeClaim, readClaim } from './make-claim.ts';
import type { PageOfClaims } from './page-of-claims.ts';

/** The claiming of an offer by a button of the page. */
export interface OfferClaiming {
  /** Hides the voucher from other users than its holder; on an old page, shows its current state. */
  readonly refresh: (isOld: boolean) => void;
  /** Claims the offer and shows the voucher; leads a guest to the sign-in. */
  readonly tap: () => Promise<void>;
  /** Claims the offer, as the user wanted before the sign-in. */
  readonly carryOut: () => Promise<void>;
}

/** Stores a claim and the wallet itself on this device, to show it offline. The wallet stores both later if that fails. */
async function keepOffline(userId: string, claim: Claim): Promise<void> {
  try {
    const store = await import('#web/platform/wallet/wallet.ts');
    const isKept = await store.keepClaim(userId, claim);
    if (!isKept) return;
    // The wallet does not know the language of a link to this page.
    await keepWallet(chooseLanguage(storedLanguage(), navigator.languages));
  } catch {
    // No connection, or a browser that stores nothing.
  }
}

/** Returns the claiming of an offer by a button. */
export function offerClaiming(button: HTMLElement, page: PageOfClaims): OfferClaiming {
  const { claim: offerId = '' } = button.dataset;
  const { shopId, signIn } = page;
  const view = claimButtonView(button, page);
  let shown: { readonly userId: string; readonly claim: Claim } | undefined;
  let isClaiming = false;

  function leadToSignIn(userId?: string): void {
    keepIntent({ kind: 'claim', offerId, shopId }, userId);
    goTo(signIn);
  }

  /** Shows a voucher, unless its holder has signed out meanwhile. */
  async function show(userId: string, claim: Claim): Promise<void> {
    if (storedUserId() !== userId) return view.clear();
    shown = { userId, claim };
    await view.show(claim);
  }

  /** Claims the offer. Returns whether the user's session has ended. */
  async function claimAs(userId: string): Promise<boolean> {
    if (isClaiming || shown) return false;
    isClaiming = true;
    view.wait();
    try {
      const claim = await makeClaim(userId, offerId, shopId);
      void keepOffline(userId, claim);
      await show(userId, claim);
      return false;
    } catch (error) {
      const hasEnded = !storedUserId();
      if (hasEnded) view.clear();
      else await view.refuse(error);
      return hasEnded;
    } finally {
      isClaiming = false;
      view.stopWaiting();
    }
  }

  /** Shows the current state of the voucher, which may have been used or cancelled on another page. */
  async function renew({ userId, claim }: NonNullable<typeof shown>): Promise<void> {
    const current = await readClaim(userId, claim.code).catch(() => claim);
    if (shown?.claim !== claim) return;
    if (current.status === 'open') return;
    shown = undefined;
    view.clear();
  }

  return {
    refresh(isOld) {
      if (shown && shown.userId !== storedUserId()) {
        shown = undefined;
        view.clear();
      } else if (shown && isOld) {
        void renew(shown);
      }
    },
    async tap() {
      const userId = storedUserId();
      if (!userId) return leadToSignIn();
      if (await claimAs(userId)) leadToSignIn(userId);
    },
    async carryOut() {
      const userId = storedUserId();
      if (userId) await claimAs(userId);
    },
  };
}
