import encodeQr from 'qr';

/** White modules around a code (ISO/IEC 18004). */
const quietZone = 4;

type Rows = readonly (readonly boolean[])[];

const known = new Map<string, Rows>();
const mostKnown = 100;

/**
 * Returns the rows of a link's QR code with its white edge; dark modules are true. A link in capitals has the smaller code
 * of QR's alphanumeric mode. The last codes are remembered, since the server draws the code of a shop with each copy of its
 * flyer.
 */
export function qrModules(url: string): Rows {
  const found = known.get(url);
  if (found) return found;
  const rows: Rows = encodeQr(url, 'raw', { ecc: 'medium', border: quietZone });
  if (known.size === mostKnown) known.clear();
  known.set(url, rows);
  return rows;
}
