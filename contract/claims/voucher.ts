import { idPrefixes } from '../http/id-format.ts';
import { bytesOfLetters, lettersFor, lettersOfBytes, readBase32 } from './base-32.ts';
import { readClaimCode } from './claim-code.ts';

const millisecondsPerDay = 86_400_000;
const firstDay = Date.UTC(2020, 0, 1) / millisecondsPerDay;

/** Returns a day `YYYY-MM-DD` as days since 2020-01-01. Throws a RangeError where it does not fit into two bytes. */
function numberOfDay(day: string): number {
  const number = Date.parse(`${day}T00:00:00.000Z`) / millisecondsPerDay - firstDay;
  if (number >= 0 && number <= 0xffff) return number;
  throw new RangeError(`A voucher has no room for the day ${day}`);
}

/** Returns the day `YYYY-MM-DD` so many days after 2020-01-01. */
function dayOfNumber(number: number): string {
  return new Date((firstDay + number) * millisecondsPerDay).toISOString().slice(0, 10);
}

/** The facts of a claim in a voucher, without its shops. */
interface VoucherContent {
  readonly code: string;
  readonly offerId: string;
  readonly offerVersion: number;
  /** `YYYY-MM-DD`; for an offer without a first day, the day of its publication in its westernmost shop. */
  readonly firstDay: string;
  /** `YYYY-MM-DD`, in the zone of each shop. */
  readonly lastDay: string;
}

export interface VoucherFacts extends VoucherContent {
  readonly shopsIds: readonly string[];
}

export interface Voucher extends VoucherContent {
  /** Id of the signing key, eight hexadecimal digits. */
  readonly keyId: string;
  /** Result of `shopMark` for each shop. */
  readonly shopMarks: readonly number[];
}

/** A voucher in its parts. `signed` is everything before the signature. */
export interface VoucherParts {
  readonly voucher: Voucher;
  readonly signed: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** First byte of a voucher; 1 is the only format so far. */
const format = 1;

/** Offsets of the fields. Numbers are big-endian. */
const at = { keyId: 1, code: 5, offer: 12, version: 28, firstDay: 32, lastDay: 34, count: 36 };
const headerLength = 37;
const signatureLength = 64;

/** Shops in a voucher, and its size in bytes with so many. */
const maxShops = 255;
const maxVoucherBytes = headerLength + 2 * maxShops + signatureLength;

/** Returns a shop's mark in a voucher: the first two bytes of the SHA-256 of its id. */
export async function shopMark(shopId: string): Promise<number> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(shopId));
  return new DataView(hash).getUint16(0);
}

/** Converts letters to a fixed number of bytes. */
function bytesIn(letters: string, byteCount: number): Uint8Array {
  const bytes = bytesOfLetters(letters, byteCount);
  if (!bytes) throw new RangeError(`${letters} is longer than ${byteCount} bytes`);
  return bytes;
}

/**
 * Returns the bytes of a voucher before its signature: format (1), key id (4), code (7), offer ULID (16), offer
 * version (4), first and last day (2 each), number of shops (1), mark of each shop (2). Throws a RangeError for a
 * value that does not fit.
 */
async function voucherPayload(
  facts: VoucherFacts,
  keyId: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { shopsIds } = facts;
  if (shopsIds.length > maxShops) {
    throw new RangeError(`A voucher has no room for ${shopsIds.length} shops`);
  }
  const marks = await Promise.all(shopsIds.map(shopMark));
  const bytes = new Uint8Array(headerLength + 2 * marks.length);
  const view = new DataView(bytes.buffer);
  bytes[0] = format;
  view.setUint32(at.keyId, Number.parseInt(keyId, 16));
  bytes.set(bytesIn(facts.code, 7), at.code);
  bytes.set(bytesIn(facts.offerId.slice(idPrefixes.offer.length + 1), 16), at.offer);
  view.setUint32(at.version, facts.offerVersion);
  view.setUint16(at.firstDay, numberOfDay(facts.firstDay));
  view.setUint16(at.lastDay, numberOfDay(facts.lastDay));
  bytes[at.count] = marks.length;
  marks.forEach((mark, index) => {
    view.setUint16(headerLength + 2 * index, mark);
  });
  return bytes;
}

/** Splits the bytes of a voucher, without verifying them. Returns undefined for other bytes. */
function voucherPartsOf(bytes: Uint8Array<ArrayBuffer>): VoucherParts | undefined {
  const count = bytes[at.count] ?? 0;
  if (bytes[0] !== format) return undefined;
  if (bytes.length !== headerLength + 2 * count + signatureLength) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  // Seven bytes give twelve letters; a code has eleven.
  const code = readClaimCode(lettersOfBytes(bytes.subarray(at.code, at.offer)).replace(/^0/, ''));
  const offerId = `${idPrefixes.offer}_${lettersOfBytes(bytes.subarray(at.offer, at.version))}`;
  if (!code) return undefined;
  return {
    voucher: {
      keyId: view.getUint32(at.keyId).toString(16).padStart(8, '0'),
      code,
      offerId,
      offerVersion: view.getUint32(at.version),
      firstDay: dayOfNumber(view.getUint16(at.firstDay)),
      lastDay: dayOfNumber(view.getUint16(at.lastDay)),
      shopMarks: Array.from({ length: count }, (_, index) =>
        view.getUint16(headerLength + 2 * index),
      ),
    },
    signed: bytes.slice(0, -signatureLength),
    signature: bytes.slice(-signatureLength),
  };
}

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
