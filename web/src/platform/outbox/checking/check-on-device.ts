import { endOfDay } from '#contract/brazil/time-zones.ts';
import {
  checkVoucher,
  type VerifySignature,
  type VoucherCheck,
} from '#contract/claims/check-voucher.ts';
import { readClaimCode } from '#contract/claims/claim-code.ts';
import { readVoucher, type Voucher } from '#contract/claims/voucher.ts';
import type { CounterShop, StoredEntry } from '../entries/entry.ts';
import type { StoredPack } from '../store/outbox-store.ts';
import type { ClockReading } from './clock.ts';
import { closedByServer, liveUse } from './own-uses.ts';
import type { LocalCheck, Why } from './result.ts';

/** Knowledge of a device that checks a text by itself. */
export interface DeviceKnowledge {
  readonly shop: CounterShop;
  readonly pack: StoredPack | undefined;
  readonly ofCode: readonly StoredEntry[];
  readonly clock: ClockReading;
  /** Undefined if this browser cannot verify signatures. */
  readonly verify: VerifySignature | undefined;
}

type Result = Omit<LocalCheck, 'nonce' | 'checkedAt' | 'source' | 'code'>;

const hour = 3_600_000;
/** Age of an old pack in milliseconds. Results are unsure then. */
const oldPackAge = 24 * hour;
/** Keys are known to counters for so many milliseconds before they sign (lambdas/claims/vouchers/key-ring.ts). */
const keyLeadTime = 7 * 24 * hour;

const refused = (refusal: NonNullable<Result['refusal']>): Result => ({
  state: 'refused',
  mayRedeem: false,
  refusal,
});

const unverified = (why: Why): Result => ({ state: 'unsure', mayRedeem: false, why });

/** Returns the shown facts of a voucher with a valid signature. A voucher newer than the pack has no title. */
function shown(voucher: Voucher, { offers }: StoredPack, { timeZone }: CounterShop) {
  const { offerId, offerVersion, lastDay } = voucher;
  const found = offers.find((one) => one.offerId === offerId && one.offerVersion === offerVersion);
  const endsAt = new Date(endOfDay(timeZone, lastDay).getTime() + 999).toISOString();
  if (!found) return { voucher, endsAt };
  const { title, originalPrice, offerPrice } = found;
  return { voucher, endsAt, offer: { title, originalPrice, offerPrice } };
}

/** Returns whether the time decides about a voucher, and the time is not known. */
function isTimeUnsure(
  result: VoucherCheck,
  otherwise: VoucherCheck,
  { isSetBack }: ClockReading,
): boolean {
  const isByDay = !result.ok && ['OFFER_NOT_STARTED', 'CLAIM_EXPIRED'].includes(result.refusal);
  return result.ok !== otherwise.ok || (isSetBack && (result.ok || isByDay));
}

async function checkSigned(
  text: string,
  pack: StoredPack,
  verify: VerifySignature,
  { clock, shop }: DeviceKnowledge,
): Promise<Result> {
  const at = (now: number) =>
    checkVoucher(text, { keys: pack.keys, shop, now: new Date(now), verify });
  const { now, otherwise = now } = clock;
  const result = await at(now);
  const isUnsure = isTimeUnsure(result, otherwise === now ? result : await at(otherwise), clock);
  const age = now - Date.parse(pack.serverTime);
  const { voucher } = result;
  if (!voucher) {
    const isLate = !result.ok && result.refusal === 'UNKNOWN_KEY' && age > keyLeadTime;
    return isLate || result.ok ? unverified('OLD_PACK') : refused({ code: result.refusal });
  }
  const facts = shown(voucher, pack, shop);
  if (isUnsure) return { state: 'unsure', mayRedeem: true, why: 'CLOCK_CHANGED', ...facts };
  if (!result.ok) return { ...refused({ code: result.refusal }), ...facts };
  if (age > oldPackAge) return { state: 'unsure', mayRedeem: true, why: 'OLD_PACK', ...facts };
  return { state: 'ok', mayRedeem: true, ...facts };
}

/** Returns the code that a text names; undefined for a text that is neither voucher nor code. */
export const codeIn = (text: string): string | undefined =>
  readVoucher(text)?.code ?? readClaimCode(text);

/** Checks a voucher or a typed code without the server. */
export async function checkOnDevice(text: string, known: DeviceKnowledge): Promise<Result> {
  const { pack, ofCode, verify } = known;
  const code = codeIn(text);
  if (code === undefined) return refused({ code: 'INVALID_VOUCHER' });
  const use = liveUse(ofCode);
  if (use) {
    const { redeemedAt, shopId } = use;
    return refused({ code: 'ALREADY_REDEEMED', redemption: { redeemedAt, shopId } });
  }
  const closed = closedByServer(ofCode);
  if (closed) return refused(closed as NonNullable<Result['refusal']>);
  if (pack?.closedCodes.includes(code)) return refused({ code: 'CODE_CLOSED' });
  if (!readVoucher(text)) return unverified('TYPED_CODE');
  if (!pack) return unverified('NO_PACK');
  return verify ? checkSigned(text, pack, verify, known) : unverified('CANNOT_VERIFY');
}
