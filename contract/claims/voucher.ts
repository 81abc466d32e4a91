import { bytesOfLetters, lettersFor, lettersOfBytes, readBase32 } from './base-32.ts';
import {
  maxVoucherBytes,
  type Voucher,
  type VoucherFacts,
  type VoucherParts,
  voucherPartsOf,
  voucherPayload,
} from './voucher-bytes.ts';

type Sign = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array | Promise<Uint8Array>;

/**
 * Writes a voucher in capitals of Crockford's base 32. `sign` makes the Ed25519 signature (RFC 8032) with the key
 * `keyId` (eight hexadecimal digits). Throws like `voucherPayload`.
 */
export async function encodeVoucher(
  facts: VoucherFacts,
  keyId: string,
  sign: Sign,
): Promise<string> {
  const payload = await voucherPayload(facts, keyId);
  return lettersOfBytes(Uint8Array.of(...payload, ...(await sign(payload))));
}

/** Splits a scanned or typed voucher, without verifying it. Returns undefined for any other text. */
export function splitVoucher(text: string): VoucherParts | undefined {
  const letters = readBase32(text);
  if (!letters) return undefined;
  const byteCount = Math.floor((letters.length * 5) / 8);
  // Reading takes quadratic time, so a text of a megabyte would block the page.
  if (byteCount > maxVoucherBytes || lettersFor(byteCount) !== letters.length) return undefined;
  const bytes = bytesOfLetters(letters, byteCount);
  return bytes && voucherPartsOf(bytes);
}

/** Returns the content of a voucher, without verifying it; undefined for any other text. */
export function readVoucher(text: string): Voucher | undefined {
  return splitVoucher(text)?.voucher;
}

/** Returns the path that a voucher's QR code opens. With a capital origin, QR's alphanumeric mode is enough. */
export function voucherLink(voucher: string): string {
  return `/CHECKIN/${voucher}`;
}
