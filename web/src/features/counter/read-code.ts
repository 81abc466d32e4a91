import { readBase32 } from '#contract/claims/base-32.ts';
import { readClaimCode } from '#contract/claims/claim-code.ts';
import { readVoucher, type Voucher } from '#contract/claims/voucher.ts';

/** The kind of a text at the counter. */
export type ReadCode =
  | {
      readonly kind: 'voucher';
      readonly voucher: Voucher;
      /** The voucher alone, in capitals. */
      readonly text: string;
    }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'other'; readonly what: 'link' | 'pix' | 'text' };

/** Scanners may send the kind of symbol first (AIM identifiers, ISO/IEC 15424): `]Q1` for a QR code. */
const symbologyMark = /^\][A-Za-z]\w/;

/** The last part of a voucher's link. A keyboard with another layout than the scanner's types other separators. */
const partAfterCheckin = /checkin[^0-9a-z]+([^/?#\s]+)/i;

function kindOfOther(text: string): 'link' | 'pix' | 'text' {
  // Pix codes begin with the format and name the arrangement (Manual do BR Code, Banco Central).
  if (/^000201.*br\.gov\.bcb\.pix/is.test(text)) return 'pix';
  return /^(?:https?|www\.)/i.test(text) ? 'link' : 'text';
}

/** Reads a scanned or typed text: the link of a voucher, a voucher, or a claim's code, in any case. */
export function readCode(scanned: string): ReadCode {
  const text = scanned.trim().replace(symbologyMark, '');
  const part = partAfterCheckin.exec(text)?.[1] ?? text;
  const code = readClaimCode(part);
  if (code) return { kind: 'code', code };
  const voucher = readVoucher(part);
  if (voucher) return { kind: 'voucher', voucher, text: readBase32(part) ?? part };
  return { kind: 'other', what: kindOfOther(text) };
}
