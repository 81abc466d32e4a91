import { isDeepStrictEqual } from 'node:util';
import { invalid } from './faults.ts';

export type MemoryItem = Readonly<Record<string, unknown>>;

/** A DynamoDB type: string, number, binary, boolean, null, list, map, or a set of one of the first three. */
type Type = 'S' | 'N' | 'B' | 'BOOL' | 'NULL' | 'L' | 'M' | 'SS' | 'NS' | 'BS';

/** Returns the type that the document client stores for a value; throws if it stores none. */
export function typeOf(value: unknown): Type {
  if (typeof value === 'string') return 'S';
  if (typeof value === 'boolean') return 'BOOL';
  if (typeof value === 'number' && Number.isFinite(value)) return 'N';
  if (value === null) return 'NULL';
  if (value instanceof Uint8Array) return 'B';
  if (Array.isArray(value)) return 'L';
  if (value instanceof Set && value.size > 0) return `${typeOf([...value][0])}S` as Type;
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) return 'M';
  throw new Error(`Unsupported type passed: ${String(value)}`);
}

/** Copies a value as the document client sends it, without undefined parts. */
export function copyOf<T>(value: T): T {
  const type = typeOf(value);
  if (type === 'L') {
    return (value as unknown[]).filter((one) => one !== undefined).map(copyOf) as T;
  }
  if (type === 'M') {
    const copy: Record<string, unknown> = {};
    for (const [name, one] of Object.entries(value as object)) {
      if (one !== undefined) copy[name] = copyOf(one);
    }
    return copy as T;
  }
  return value instanceof Set ? (new Set(value) as T) : value;
}

/** Tells whether two values have the same type and are equal, or both are absent; sets and maps have no order. */
export const areEqual = (left: unknown, right: unknown): boolean => isDeepStrictEqual(left, right);

/** Compares two strings, numbers or binaries, like a sort function. */
export function compare(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return Buffer.compare(Buffer.from(left as string), Buffer.from(right as string));
}

/** Tells whether two values have the same type, and one with an order. */
export const areComparable = (left: unknown, right: unknown): boolean =>
  left !== undefined &&
  right !== undefined &&
  typeOf(left) === typeOf(right) &&
  ['S', 'N', 'B'].includes(typeOf(left));

/** Returns the value at a path through maps; undefined if there is none. */
export const valueAt = (item: MemoryItem, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, name) =>
      inner !== undefined && typeOf(inner) === 'M' ? (inner as MemoryItem)[name] : undefined,
    item,
  );

const bytesOf = (text: string) => Buffer.byteLength(text);

/** Returns the bytes of a value as DynamoDB counts them (Developer Guide, "Item sizes and formats"). */
function sizeOfValue(value: unknown): number {
  if (typeof value === 'string') return bytesOf(value);
  if (typeof value === 'number') {
    // About one byte for two significant digits, plus one byte.
    const digits = String(Math.abs(value)).replace(/^0+|\.|0+$/g, '').length;
    return Math.ceil(digits / 2) + 1;
  }
  if (value instanceof Uint8Array) return value.length;
  if (value instanceof Set) return [...value].reduce((sum, one) => sum + sizeOfValue(one), 0);
  if (Array.isArray(value)) return 3 + value.reduce((sum, one) => sum + sizeOfValue(one) + 1, 0);
  if (value !== null && typeof value === 'object') {
    return 3 + sizeOf(value) + Object.keys(value).length;
  }
  return 1;
}

const sizes = new WeakMap<object, number>();

/** Returns the bytes of an item with its attribute names, 0 for none. Items never change, so the size is cached. */
export function sizeOf(item: object | undefined): number {
  if (!item) return 0;
  const known = sizes.get(item);
  if (known !== undefined) return known;
  const size = Object.entries(item).reduce(
    (sum, [name, value]) => sum + bytesOf(name) + sizeOfValue(value),
    0,
  );
  sizes.set(item, size);
  return size;
}

/** Returns the read units of a strong read of this many bytes; at least 1, even if nothing is found. */
export const readUnits = (bytes: number) => Math.max(1, Math.ceil(bytes / 4096));

/** Returns the write units of a write of this many bytes; at least 1. */
export const writeUnits = (bytes: number) => Math.max(1, Math.ceil(bytes / 1024));

/** Tells whether a string contains another, or a list or set has an element. */
export function contains(value: unknown, part: unknown): boolean {
  if (typeof value === 'string') return typeof part === 'string' && value.includes(part);
  if (!Array.isArray(value) && !(value instanceof Set)) return false;
  return [...value].some((one) => areEqual(one, part));
}

/** Throws if a value has a type that an operator does not accept. */
export function requireType(value: unknown, types: readonly Type[], operator: string): void {
  if (types.includes(typeOf(value))) return;
  throw invalid(
    `Incorrect operand type for operator or function; operator or function: ${operator}, operand type: ${typeOf(value)}`,
  );
}

/** Throws if the bounds of BETWEEN have two types or the wrong order. */
export function requireBounds(from: unknown, to: unknown): void {
  if (areComparable(from, to) && compare(from, to) <= 0) return;
  throw invalid('The BETWEEN operator requires an upper bound that is not below the lower bound');
}
