import type { TFunction } from 'i18next';
import type { Claim } from '#contract/claims/claims.ts';
import { VoucherCard } from '#web/views/voucher/voucher-card.tsx';
import { VoucherQrCode } from '#web/views/voucher/voucher-qr-code.tsx';
import { renderInto } from './render-into.ts';

/** Milliseconds between two looks at the clock: a voucher may end while it is on the screen. */
const pause = 60_000;

interface Shown {
  readonly t: TFunction;
  readonly claim: Claim;
  readonly headingLevel: 2 | 3 | 4;
}

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
