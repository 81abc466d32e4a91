import type { TFunction } from 'i18next';
import { showClaimCode } from '#contract/claims/claim-code.ts';
import type { Claim } from '#contract/claims/claims.ts';
import { VoucherCard } from '#web/views/voucher/voucher-card.tsx';
import { VoucherQrCode } from '#web/views/voucher/voucher-qr-code.tsx';
import { renderInto } from './render-into.ts';

/** Milliseconds between two looks at the clock: a voucher may end while it is on the screen. */
const pause = 60_000;

/** Loads the styles of the card. Without them, it is shown all the same. */
function loadStyles(): Promise<unknown> {
  // The build writes the address here.
  const href = process.env['STYLES_OF_PART'];
  if (!href) return Promise.resolve();
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    document.head.append(link);
  });
}

/** The loading of the styles; it begins at once. */
export const styles = loadStyles();

interface Shown {
  readonly t: TFunction;
  readonly claim: Claim;
  readonly headingLevel: 2 | 3 | 4;
}

/** Returns the announcement of a new claim for screen readers. */
export const announcementOf = (t: TFunction, { code }: Claim): string =>
  t('voucher.made', { code: showClaimCode(code) });

/** Shows a voucher with its QR code in a box. Returns a function that removes it. */
export function showVoucher(box: HTMLElement, { t, claim, headingLevel }: Shown): () => void {
  const { code, voucher } = claim;
  const draw = () =>
    renderInto(
      box,
      <VoucherCard {...{ t, claim, headingLevel }} now={new Date()} isBelowOffer>
        {voucher && <VoucherQrCode t={t} site={location.origin} claim={{ code, voucher }} />}
      </VoucherCard>,
    );
  draw();
  const timer = setInterval(draw, pause);
  return () => {
    clearInterval(timer);
    renderInto(box, null);
  };
}
