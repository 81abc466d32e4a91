/** Returns the bytes of a value as DynamoDB counts them (Developer Guide, "Item sizes and formats"). */
function valueSize(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') {
    // About one byte for two significant digits, plus one byte.
    const digits = String(Math.abs(value)).replace(/^0+|\.|0+$/g, '').length;
    return Math.ceil(digits / 2) + 1;
  }
  if (value instanceof Uint8Array) return value.byteLength;
  if (Array.isArray(value)) {
    return value.reduce<number>((sum, one) => sum + valueSize(one) + 1, 3);
  }
  if (typeof value === 'object' && value !== null) {
    return (
      Object.values(value).reduce<number>((sum, one) => sum + valueSize(one) + 1, 3) +
      namesSize(value)
    );
  }
  return 1;
}

const namesSize = (value: object) =>
  Object.keys(value).reduce((sum, name) => sum + Buffer.byteLength(name), 0);

/** Returns the size of an item in bytes: the names and values of its attributes. */
export function itemSize(item: object | undefined): number {
  if (!item) return 0;
  return Object.values(item).reduce<number>(
    (sum, value) => sum + valueSize(value),
    namesSize(item),
  );
}

/** Returns the read units of a strong read of this many bytes; at least 1, even if nothing is found. */
export const readUnits = (bytes: number) => Math.max(1, Math.ceil(bytes / 4096));

/** Returns the write units of a write of this many bytes; at least 1. */
export const writeUnits = (bytes: number) => Math.max(1, Math.ceil(bytes / 1024));
