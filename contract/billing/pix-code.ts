import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload';
import { fold } from '../fields/fold.ts';

export interface PixPayment {
  /** The receiver's Pix key: e-mail, phone, CPF, CNPJ or a random key. */
  readonly key: string;
  readonly name: string;
  readonly city: string;
  readonly amountCents: number;
  /** Reference: at most 25 letters and digits. */
  readonly txid: string;
}

const maxNameLength = 25;
const maxCityLength = 15;

/**
 * Capitals without characters that Pix does not carry: accents, emoji, and signs except space, point and hyphen. The
 * library keeps lower case and signs, which banks show differently.
 */
const plain = (text: string, length: number) =>
  fold(text)
    .toUpperCase()
    .replace(/[^A-Z0-9 .-]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, length)
    .trim();

/**
 * Returns the text of a static Pix QR code with an amount, also for "copia e cola" (EMV QR Code, Central Bank's manual
 * of Pix standards). Name and city are folded and cut. Throws for an invalid key, and for a name or city without
 * letters.
 */
export function pixCode({ key, name, city, amountCents, txid }: PixPayment): string {
  const code = generatePixPayload({
    key,
    merchantName: plain(name, maxNameLength),
    merchantCity: plain(city, maxCityLength),
    amount: amountCents / 100,
    txid,
  });
  if (code === null) throw new Error(`No Pix code can be made of the reference ${txid}`);
  return code;
}
