const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Reads Crockford's base 32 as people type it (crockford.com/base32.html). Returns capitals; undefined for other
 * text.
 */
export function readBase32(text: string): string | undefined {
  const read = text
    .normalize('NFKC')
    .replace(/[\s\p{P}\p{S}\p{Cf}]|\ufe0f/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]*$/.test(read) ? read : undefined;
}

/** Returns the value of a letter, 0 to 31. */
export function valueOfLetter(letter: string): number {
  return letters.indexOf(letter);
}

/** Returns the letter of a value from 0 to 31. */
export function letterOfValue(value: number): string {
  return letters.charAt(value);
}

/** Returns how many letters a number of so many bytes needs. */
export function lettersFor(byteCount: number): number {
  return Math.ceil((byteCount * 8) / 5);
}

/** Writes bytes as one big-endian number, with a fixed count of letters for each byte count. */
export function lettersOfBytes(bytes: Uint8Array): string {
  let rest = bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
  let text = '';
  for (let count = lettersFor(bytes.length); count > 0; count--) {
    text = letterOfValue(Number(rest & 31n)) + text;
    rest >>= 5n;
  }
  return text;
}

/** Reads the result of `readBase32` as a big-endian number. Returns undefined where it does not fit into the bytes. */
export function bytesOfLetters(
  text: string,
  byteCount: number,
): Uint8Array<ArrayBuffer> | undefined {
  let rest = [...text].reduce(
    (number, letter) => (number << 5n) | BigInt(valueOfLetter(letter)),
    0n,
  );
  const bytes = new Uint8Array(byteCount);
  for (let index = byteCount - 1; index >= 0; index--) {
    bytes[index] = Number(rest & 255n);
    rest >>= 8n;
  }
  return rest === 0n ? bytes : undefined;
}
