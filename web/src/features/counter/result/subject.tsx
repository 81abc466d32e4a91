import { useTranslation } from 'react-i18next';
import { dayIn, type TimeZone } from '#contract/brazil/time-zones.ts';
import { showClaimCode } from '#contract/claims/claim-code.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import type { LocalCheck } from '#web/platform/outbox/outbox.ts';
import { PriceTag } from '#web/views/offer/price-tag.tsx';
import classes from './result.module.css';

interface SubjectProps {
  readonly check: LocalCheck;
  readonly timeZone: TimeZone;
}

/** The offer of the voucher, as far as the device knows it: title, price, last day, code. */
export function Subject({ check, timeZone }: SubjectProps) {
  const { t } = useTranslation();
  const { code, voucher, claim, refusal, endsAt = claim?.endsAt } = check;
  // A voucher whose signature is wrong says nothing that is true.
  if (code === '' || refusal?.code === 'INVALID_VOUCHER') return null;
  const offer = check.offer ?? claim;
  const isKnown = offer !== undefined || voucher !== undefined;
  const lastDay = endsAt ? dayIn(timeZone, new Date(endsAt)) : voucher?.lastDay;
  return (
    <div className={classes['subject']}>
      {isKnown && (
        <p className={classes['title']}>{offer?.title ?? t('counter.result.withoutTitle')}</p>
      )}
      <div className={classes['facts']}>
        {offer && offer.originalPrice > offer.offerPrice && (
          <p>{t('counter.result.originalPrice', { price: formatMoney(offer.originalPrice) })}</p>
        )}
        {lastDay && <p>{t('counter.result.until', { day: formatDay(lastDay) })}</p>}
        <p>{t('counter.result.codeOf', { code: showClaimCode(code) })}</p>
      </div>
      {offer && (
        <div className={classes['price']}>
          <PriceTag price={offer.offerPrice} />
        </div>
      )}
    </div>
  );
}
