import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { userId } from '../http/ids.ts';

/** Instant, ISO 8601 in UTC with milliseconds. */
export const instant = z.iso.datetime({ precision: 3 });

/** Calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date();

/**
 * Reais with at most two decimals, 0.01 to one million. Free items would need rules of their own (limits, legal
 * text).
 */
export const money = z.number().check(z.minimum(0.01), z.maximum(1_000_000), z.multipleOf(0.01));

/** Reais in an answer: without the rules of input, stored amounts stay readable after a rule changes. */
export const amount = z.number();

/** Increases with every edit by a person; in quotes it is the ETag. */
export const version = z.int().check(z.minimum(1));

export const consumerQuery = { consumerId: z.exactOptional(userId) };

const maxPageSize = 100;

/** Largest page for an anonymous caller: anyone may ask, and each row costs reads. */
export const maxAnonymousPageSize = 50;

/** A whole number in decimal digits; `Number` alone would also read `0x10`, `1e1` and spaces. */
const numberOfDigits = z.transform((text: unknown) =>
  /^-?\d+$/.test(String(text)) ? Number(text) : text,
);

export const pageQuery = {
  limit: z.exactOptional(
    z.pipe(numberOfDigits, z.int().check(z.minimum(1), z.maximum(maxPageSize))),
  ),
  pagingKey: z.exactOptional(z.string().check(z.minLength(1), z.maxLength(1024))),
};

export const defaultPageSize = 20;

/** One page; without `pagingKey` it is the last one. Earlier pages may be short or empty. */
export const pageOf = <S extends z.ZodMiniType>(item: S) =>
  z.object({ items: z.array(item), pagingKey: z.exactOptional(z.string()) });
