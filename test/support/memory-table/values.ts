import { isDeepStrictEqual } from 'node:util';
import { invalid } from './errors.ts';

export type MemoryItem = Readonly<Record<string, unknown>>;

/** A type of DynamoDB: string, number, binary, boolean, null, list, map, or a set of one of the first three. */
type Type = 'S' | 'N' | 'B' | 'BOOL' | 'NULL' | 'L' | 'M' | 'SS' | 'NS' | 'BS';

/** The type of a value as the document client stores it; throws for what it does not store. */
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

/** A copy of a value as the document client sends it: without what is undefined. */
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

/** Whether two values are of the same type and equal, or both absent; a set or a map has no order. */
export const areEqual = (left: unknown, right: unknown): boolean => isDeepStrictEqual(left, right);

/** Negative, zero or positive, as the first of two strings, numbers or binaries is before the second. */
export function compare(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return Buffer.compare(Buffer.from(left as string), Buffer.from(right as string));
}

/** Whether two values are of the same type, and one with an order. */
export const areComparable = (left: unknown, right: unknown): boolean =>
  left !== undefined &&
  right !== undefined &&
  typeOf(left) === typeOf(right) &&
  ['S', 'N', 'B'].includes(typeOf(left));

/** The value at a path, which leads through maps; undefined where there is none. */
export const valueAt = (item: MemoryItem, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, name) =>
      inner !== undefined && typeOf(inner) === 'M' ? (inner as MemoryItem)[name] : undefined,
    item,
  );

const bytesOf = (text: string) => Buffer.byteLength(text);

/** The bytes of a value by DynamoDB's rules; those of a number are an upper limit. */
function sizeOfValue(value: unknown): number {
  if (typeof value === 'string') return bytesOf(value);
  if (typeof value === 'number') return Math.ceil(String(value).length / 2) + 1;
  if (value instanceof Uint8Array) return value.length;
  if (value instanceof Set) return [...value].reduce((sum, one) => sum + sizeOfValue(one), 0);
  if (Array.isArray(value)) return 3 + value.reduce((sum, one) => sum + sizeOfValue(one) + 1, 0);
  if (value !== null && typeof value === 'object') {
    return 3 + sizeOf(value as MemoryItem) + Object.keys(value).length;
  }
  return 1;
}

const sizes = new WeakMap<MemoryItem, number>();

/** The bytes of an item, names of attributes included. Items are not changed, so it is computed once. */
export function sizeOf(item: MemoryItem): number {
  const known = sizes.get(item);
  if (known !== undefined) return known;
  const size = Object.entries(item).reduce(
    (sum, [name, value]) => sum + bytesOf(name) + sizeOfValue(value),
    0,
  );
  sizes.set(item, size);
  return size;
}

/** Whether a string has another, or a list or a set has an element. */
export function contains(value: unknown, part: unknown): boolean {
  if (typeof value === 'string') return typeof part === 'string' && value.includes(part);
  if (!Array.isArray(value) && !(value instanceof Set)) return false;
  return [...value].some((one) => areEqual(one, part));
}

/** Throws for a value of another type than an operator takes. */
export function requireType(value: unknown, types: readonly Type[], operator: string): void {
  if (types.includes(typeOf(value))) return;
  throw invalid(
    `Incorrect operand type for operator or function; operator or function: ${operator}, operand type: ${typeOf(value)}`,
  );
}

/** Throws for bounds of BETWEEN that are of two types, or in the wrong order. */
export function requireBounds(from: unknown, to: unknown): void {
  if (areComparable(from, to) && compare(from, to) <= 0) return;
  throw invalid('The BETWEEN operator requires an upper bound that is not below the lower bound');
}
