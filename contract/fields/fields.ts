import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { userId } from '../http/ids.ts';

/** Instant, ISO 8601 in UTC with milliseconds. */
export const instant = z.iso.datetime({ precision: 3 });

/** Calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date();

/** Reais with at most two decimals, 0.01 to one million. */
export const money = z.number().check(z.minimum(0.01), z.maximum(1_000_000), z.multipleOf(0.01));

/** Reais in an answer, without the rules of input, so that stored amounts stay readable. */
export const amount = z.number();

/** Increases with every edit by a person; in quotes it is the ETag. */
export const version = z.int().check(z.minimum(1));

/** `consumerId`, which must be the caller's own. */
export const consumerQuery = { consumerId: z.exactOptional(userId) };

/** Most rows in a page. */
const maxPageSize = 100;

/** Most rows in a page without a token, since anyone may ask for it and each row costs reads. */
export const maxAnonymousPageSize = 50;

/** A whole number as text in decimal digits; `Number` alone would also read `0x10`, `1e1` and spaces. */
const numberOfDigits = z.transform((text: unknown) =>
  /^-?\d+$/.test(String(text)) ? Number(text) : text,
);

export const pageQuery = {
  limit: z.exactOptional(
    z.pipe(numberOfDigits, z.int().check(z.minimum(1), z.maximum(maxPageSize))),
  ),
  pagingKey: z.exactOptional(z.string().check(z.minLength(1), z.maxLength(1024))),
};

/** Rows in a page when the caller does not say. */
export const defaultPageSize = 20;

/** One page; no `pagingKey` means the end, and a page may be short or empty before it. */
export const pageOf = <S extends z.ZodMiniType>(item: S) =>
  z.object({ items: z.array(item), pagingKey: z.exactOptional(z.string()) });
