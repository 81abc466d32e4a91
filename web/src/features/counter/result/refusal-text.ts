import type { TFunction } from 'i18next';
import { dayIn, type TimeZone } from '#contract/brazil/time-zones.ts';
import type { EarlierRedemption } from '#contract/claims/claims.ts';
import { formatDay } from '#web/lib/format/days.ts';
import type { Entry, LocalCheck } from '#web/platform/outbox/outbox.ts';
import { whenText } from '../when-text.ts';

/** The known facts of a refused voucher. */
export interface RefusedCheck {
  readonly code: string;
  readonly redemption?: EarlierRedemption | undefined;
  readonly check?: Pick<LocalCheck, 'voucher' | 'claim' | 'endsAt'> | undefined;
  /** The use of the voucher on this device. */
  readonly own?: Pick<Entry, 'redeemedAt'> | undefined;
}

export interface RefusalContext {
  readonly t: TFunction;
  readonly shop: { readonly id: string; readonly timeZone: TimeZone };
  readonly now: Date;
  /** Returns the title of another shop of the business; undefined while unknown. */
  readonly titleOf: (shopId: string) => string | undefined;
}

interface RefusalText {
  readonly title: string;
  /** What to do next. */
  readonly text: string;
}

function earlierUse({ redemption, own }: RefusedCheck, context: RefusalContext): string {
  const { t, shop, now, titleOf } = context;
  const whenOf = (instant: string) => whenText(t, shop.timeZone, instant, now);
  if (own) {
    return t('counter.refused.ALREADY_REDEEMED.byThisDevice', { when: whenOf(own.redeemedAt) });
  }
  if (!redemption) return t('counter.refused.ALREADY_REDEEMED.text');
  const when = whenOf(redemption.redeemedAt);
  if (redemption.shopId === shop.id) return t('counter.refused.ALREADY_REDEEMED.here', { when });
  const title = titleOf(redemption.shopId);
  return title === undefined
    ? t('counter.refused.ALREADY_REDEEMED.inOtherShop', { when })
    : t('counter.refused.ALREADY_REDEEMED.inShop', { when, shop: title });
}

function expired({ check }: RefusedCheck, { t, shop }: RefusalContext): string {
  const instant = check?.endsAt ?? check?.claim?.endsAt;
  const day = instant ? dayIn(shop.timeZone, new Date(instant)) : check?.voucher?.lastDay;
  return day === undefined
    ? t('counter.refused.CLAIM_EXPIRED.text')
    : t('counter.refused.CLAIM_EXPIRED.until', { day: formatDay(day) });
}

function notStarted({ check }: RefusedCheck, { t, shop }: RefusalContext): string {
  const instant = check?.claim?.startsAt;
  const day = instant ? dayIn(shop.timeZone, new Date(instant)) : check?.voucher?.firstDay;
  return day === undefined
    ? t('counter.refused.OFFER_NOT_STARTED.text')
    : t('counter.refused.OFFER_NOT_STARTED.from', { day: formatDay(day) });
}

function wrongShop({ check }: RefusedCheck, { t, titleOf }: RefusalContext): string {
  const titles = (check?.claim?.shopsIds ?? []).map(titleOf).filter((title) => title !== undefined);
  return titles.length === 0
    ? t('counter.refused.WRONG_SHOP.text')
    : t('counter.refused.WRONG_SHOP.in', { shops: titles.join('; ') });
}

/** The sentences that depend on those facts. */
const detailed: Readonly<
  Record<string, (refused: RefusedCheck, context: RefusalContext) => string>
> = {
  ALREADY_REDEEMED: earlierUse,
  CLAIM_EXPIRED: expired,
  OFFER_NOT_STARTED: notStarted,
  WRONG_SHOP: wrongShop,
  CLAIM_NOT_FOUND: ({ check }, { t }) =>
    t(`counter.refused.CLAIM_NOT_FOUND.${check?.voucher ? 'text' : 'unverified'}`),
};

const codes = [
  'ALREADY_REDEEMED',
  'CODE_CLOSED',
  'REDEEMED_ELSEWHERE',
  'CLAIM_CANCELLED',
  'CLAIM_EXPIRED',
  'OFFER_NOT_STARTED',
  'WRONG_SHOP',
  'CLAIM_NOT_FOUND',
  'SHOP_NOT_FOUND',
  'INVALID_VOUCHER',
  'UNKNOWN_KEY',
  'INVALID_TRANSITION',
  'VALIDATOR_NOT_FOUND',
  'other',
] as const;

/** Describes a refusal in a heading, and a sentence on what to do next. */
export function describeRefusal(refused: RefusedCheck, context: RefusalContext): RefusalText {
  // A use of this device is told first, since the list of closed codes does not say when.
  const known = refused.code === 'CODE_CLOSED' && refused.own ? 'ALREADY_REDEEMED' : refused.code;
  const code = codes.find((each) => each === known) ?? 'other';
  const { t } = context;
  return {
    title: t(`counter.refused.${code}.title`),
    text: detailed[code]?.(refused, context) ?? t(`counter.refused.${code}.text`),
  };
}
