import type { Pixels } from './safe-sharp.ts';

const endMark = Buffer.from([0xff, 0xd9]);

/** More bytes than a decoder needs to turn them into visible pixels. */
const fillBytes = 64;

const fillings = [0x00, 0xaa];

/** Returns whether the end mark of a JPEG, or pixels before it, are missing. */
export function isWithoutEnd(error: unknown): boolean {
  return error instanceof Error && error.message.includes('premature end of JPEG image');
}

/**
 * Decodes a JPEG without its end mark, as some cameras write it. The library does not report missing pixels, so the
 * file is decoded with two fillings: a difference means that pixels are missing, and it throws.
 */
export async function decodeWithoutEnd(
  bytes: Buffer,
  decode: (bytes: Buffer) => Promise<Pixels>,
): Promise<Pixels> {
  // The first byte of the mark may exist.
  const data = bytes.at(-1) === endMark[0] ? bytes.subarray(0, -1) : bytes;
  const filled = fillings.map((filling) =>
    Buffer.concat([data, Buffer.alloc(fillBytes, filling), endMark]),
  );
  const [one, other] = await Promise.all(filled.map(decode));
  if (!one || !other?.data.equals(one.data)) throw new Error('The JPEG lacks pixels');
  return one;
}
