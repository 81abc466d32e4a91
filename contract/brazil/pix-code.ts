import { fold } from '../fold.ts';

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

/** A field of EMV's format: two digits of id, two of length, value. */
const field = (id: string, value: string) =>
  `${id}${String(value.length).padStart(2, '0')}${value}`;

/** A text in capitals, without what Pix does not carry: accents, emoji and signs other than space, point and hyphen. */
const plain = (text: string, length: number) =>
  fold(text)
    .toUpperCase()
    .replace(/[^A-Z0-9 .-]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, length)
    .trim();

/** CRC-16/CCITT-FALSE of an ASCII text, as four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const letter of text) {
    crc ^= letter.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/**
 * The text of a static Pix QR code with an amount, which is also pasted into the app of a bank ("copia e cola"): EMV
 * QR Code for merchants with the fields that the Central Bank's manual of Pix standards asks for. Name and city are
 * folded and cut.
 */
export function pixCode({ key, name, city, amountCents, txid }: PixPayment): string {
  const reais = `${Math.floor(amountCents / 100)}.${String(amountCents % 100).padStart(2, '0')}`;
  const text = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', key)),
    field('52', '0000'),
    field('53', '986'),
    field('54', reais),
    field('58', 'BR'),
    field('59', plain(name, maxNameLength)),
    field('60', plain(city, maxCityLength)),
    field('62', field('05', txid)),
    '6304',
  ].join('');
  return text + crc16(text);
}
