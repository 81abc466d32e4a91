import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload';
import { fold } from '../fields/fold.ts';

/** Where a Pix goes, and what it pays. */
export interface PixPayment {
  /** A Pix key of the receiver: e-mail, phone, CPF, CNPJ or a random key. */
  readonly key: string;
  readonly name: string;
  readonly city: string;
  readonly amountCents: number;
  /** The reference: 25 letters and digits at most. */
  readonly txid: string;
}

const maxNameLength = 25;
const maxCityLength = 15;

/** A text in capitals, without what Pix does not carry: accents, emoji and signs other than space, point and hyphen. */
const plain = (text: string, length: number) =>
  fold(text)
    .toUpperCase()
    .replace(/[^A-Z0-9 .-]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, length)
    .trim();

/**
 * The text of a static Pix QR code with an amount, which is also pasted into the app of a bank ("copia e cola"): EMV
 * QR Code for merchants with the fields that the Central Bank's manual of Pix standards asks for. Name and city are
 * folded and cut. Throws for a key that Pix does not have, and for a name or city without letters.
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
