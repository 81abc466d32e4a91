import { readClaimCode } from '#contract/claims/claim-code.ts';
import { idPattern } from '#contract/http/id-format.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';

/** Key of the local storage, from the specification. */
const key = 'checkin';

/** Lifetime of a stored voucher in milliseconds: ten minutes. */
const lifetime = 10 * 60_000;

/** A scanned voucher that waits for the sign-in. */
export interface StoredCheckin {
  /** The claim's code. */
  readonly code: string;
  readonly offerId: string;
  /** The shop, if the voucher names one. */
  readonly shopId?: string;
  readonly createdAt: string;
}

function isCheckin(value: unknown): value is StoredCheckin {
  if (typeof value !== 'object' || value === null) return false;
  const { code, offerId, createdAt } = value as Readonly<Record<string, unknown>>;
  return (
    typeof code === 'string' &&
    readClaimCode(code) === code &&
    typeof offerId === 'string' &&
    idPattern('offer').test(offerId) &&
    typeof createdAt === 'string'
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a scanned voucher until the user has signed in. */
export const storeCheckin = (checkin: StoredCheckin): void =>
  writeStored(key, JSON.stringify(checkin));

/** Deletes the scanned voucher; a logout does so, too. */
export const forgetCheckin = (): void => removeStored(key);

/** Returns the scanned voucher of the last ten minutes. Deletes an older or unreadable one. */
export function storedCheckin(now = new Date()): StoredCheckin | undefined {
  const text = readStored(key);
  if (text === undefined) return undefined;
  const checkin = parse(text);
  const age = isCheckin(checkin) ? now.getTime() - Date.parse(checkin.createdAt) : Number.NaN;
  // The age is negative if the device's clock was set back.
  if (isCheckin(checkin) && age >= 0 && age < lifetime) return checkin;
  forgetCheckin();
  return undefined;
}
