import type { TFunction } from 'i18next';
import { showClaimCode } from '#contract/claims/claim-code.ts';
import type { Claim } from '#contract/claims/claims.ts';
import { voucherLink } from '#contract/claims/voucher.ts';
import { QrCode } from '../qr-code.tsx';

interface VoucherQrCodeProps {
  readonly t: TFunction;
  /** The origin of the site. */
  readonly site: string;
  readonly claim: Pick<Claim, 'code'> & { readonly voucher: string };
}

/** The QR code of a voucher. Its link has only capitals, so that the code has fewer and larger modules. */
export function VoucherQrCode({ t, site, claim: { code, voucher } }: VoucherQrCodeProps) {
  return (
    <QrCode
      url={site.toUpperCase() + voucherLink(voucher)}
      label={t('voucher.qrCode', { code: showClaimCode(code) })}
    />
  );
}
