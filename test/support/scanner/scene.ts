/** Rows of a QR code with its white edge; dark modules are true. */
export type Rows = readonly (readonly boolean[])[];

/** White modules around the code, on each side. */
const edge = 4;

/** Height of the phone's page and of its frame, and its width, as multiples of the code's side. */
const page = { halfWidth: 0.62, top: -0.95, bottom: 1.1 };
const rim = 0.06;

const isBetween = (value: number, from: number, to: number) => value >= from && value < to;

/** Lines of text above and below the code, as a voucher has them. */
function isText(u: number, v: number): boolean {
  const line = Math.floor(Math.abs(v) / 0.045);
  if (line < 13 || line % 2 === 0 || Math.abs(u) > 0.5 - (line % 5) * 0.06) return false;
  // Letters: dark two thirds of the way.
  return Math.floor(u * 60 + line * 7) % 3 !== 0;
}

/**
 * Returns the darkness, 0 to 1, of a point in the plane of a code on a phone's page. Undefined outside the phone.
 */
export function darknessAt(rows: Rows, u: number, v: number): number | undefined {
  const size = rows.length - 2 * edge;
  const column = Math.floor((u + 0.5) * size) + edge;
  const row = Math.floor((v + 0.5) * size) + edge;
  const found = rows[row]?.[column];
  if (found !== undefined) return found ? 1 : 0;
  const { halfWidth, top, bottom } = page;
  if (isBetween(u, -halfWidth, halfWidth) && isBetween(v, top, bottom)) {
    return isText(u, v) ? 0.8 : 0;
  }
  const isOnRim =
    isBetween(u, -halfWidth - rim, halfWidth + rim) && isBetween(v, top - rim, bottom + rim);
  return isOnRim ? 1 : undefined;
}
