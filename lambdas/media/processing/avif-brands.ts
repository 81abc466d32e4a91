/** Most brands read from a file; real files have fewer than ten. */
const maxBrands = 64;

/** Returns the brands of an ISO media file (ISO 14496-12, `ftyp`): `avif`, `avis` (a sequence), `heic`... */
export function avifBrands(bytes: Buffer): ReadonlySet<string> {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return new Set();
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 16 + 4 * maxBrands);
  const brands = new Set([bytes.toString('latin1', 8, 12)]);
  for (let at = 16; at + 4 <= end; at += 4) brands.add(bytes.toString('latin1', at, at + 4));
  return brands;
}
