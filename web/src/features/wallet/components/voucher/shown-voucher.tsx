import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Claim } from '#contract/claims/claims.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import { ShareLink } from '#web/product/share/share-link.tsx';
import { RichText } from '#web/ui/text/rich-text.tsx';
import { VoucherCard } from '#web/views/voucher/voucher-card.tsx';
import { VoucherQrCode } from '#web/views/voucher/voucher-qr-code.tsx';
import { stateAt } from '#web/views/voucher/voucher-state.ts';
import { useTimeOfVoucher } from '../../use-time-of-voucher.ts';
import { useWakeLock } from '../../use-wake-lock.ts';
import { CancelVoucher } from './cancel-voucher.tsx';
import classes from './opened-voucher.module.css';

interface ShownVoucherProps {
  /** The texts of vouchers. */
  readonly t: TFunction;
  readonly claim: Claim;
  readonly refetch: () => unknown;
}

/** A voucher with its QR code. The screen stays on while it can be used; its use and its end show by themselves. */
export function ShownVoucher({ t, claim, refetch }: ShownVoucherProps) {
  const { t: own } = useTranslation();
  const now = useTimeOfVoucher(claim.endsAt);
  const state = stateAt(claim, now);
  const isOpen = state === 'open';
  useWakeLock(isOpen);
  const { code, voucher, title, offerId } = claim;
  return (
    <div className={classes['voucher']}>
      <div role="status" className={classes['status']}>
        {!isOpen && <p className={classes['now']}>{own(`wallet.now.${state}`)}</p>}
      </div>
      <VoucherCard
        {...{ t, now, claim }}
        Text={RichText}
        actions={
          isOpen && (
            <>
              <ShareLink
                path={pageLink('offer', offerId)}
                title={title}
                label={own('wallet.share.offer')}
                mih="2.75rem"
              />
              <p className={classes['hint']}>{own('wallet.share.hint')}</p>
              <CancelVoucher {...{ code, refetch }} />
            </>
          )
        }
      >
        {isOpen && voucher !== undefined && (
          <VoucherQrCode {...{ t }} site={location.origin} claim={{ code, voucher }} />
        )}
      </VoucherCard>
    </div>
  );
}
