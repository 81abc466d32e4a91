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
 * Writes a voucher in the capitals of Crockford's base 32. `sign` returns the Ed25519 signature (RFC 8032) of the bytes
 * that it gets, by the key with the id `keyId` (eight hexadecimal digits). Throws what `voucherPayload` throws.
 */
export async function encodeVoucher(
  facts: VoucherFacts,
  keyId: string,
  sign: Sign,
): Promise<string> {
  const payload = await voucherPayload(facts, keyId);
  return lettersOfBytes(Uint8Array.of(...payload, ...(await sign(payload))));
}

/**
 * Takes a voucher apart, as it was scanned or typed, without verifying it. Returns undefined for a text that is no
 * voucher.
 */
export function splitVoucher(text: string): VoucherParts | undefined {
  const letters = readBase32(text);
  if (!letters) return undefined;
  const byteCount = Math.floor((letters.length * 5) / 8);
  // Reading takes the square of the length, so a text of a megabyte would block the page.
  if (byteCount > maxVoucherBytes || lettersFor(byteCount) !== letters.length) return undefined;
  const bytes = bytesOfLetters(letters, byteCount);
  return bytes && voucherPartsOf(bytes);
}

/** What a voucher says, without verifying it. Returns undefined for a text that is no voucher. */
export function readVoucher(text: string): Voucher | undefined {
  return splitVoucher(text)?.voucher;
}

/** The path that a voucher's QR code leads to. With an origin in capitals it needs QR's alphanumeric mode only. */
export function voucherLink(voucher: string): string {
  return `/CHECKIN/${voucher}`;
}
