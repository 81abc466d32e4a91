import { richTextField } from '#contract/fields/rich-text-field.ts';
import { parseInput } from '#contract/http/field-errors.ts';
import { AppError } from '../errors/app-error.ts';
import { sanitizeRichText } from './rich-text.ts';

/** A text that nests escapes deeper than any person writes is refused. */
const maxRounds = 5;

/**
 * A rich text as it is stored: safe to show, and the same after it was sent back, since a sanitized text has other
 * characters, such as `&amp;` and decoded references. Throws VALIDATION_FAILED for `path` where it does not meet the
 * rules of the field then.
 */
async function storedText(text: string, path: string): Promise<string> {
  let before = text;
  for (let round = 1; round <= maxRounds; round += 1) {
    const checked = parseInput(richTextField, await sanitizeRichText(before));
    if (!checked.success) {
      const errors = checked.errors.map(({ code }) => ({ path, code }));
      throw new AppError('VALIDATION_FAILED', { errors });
    }
    if (checked.data === before) return before;
    before = checked.data;
  }
  throw new AppError('VALIDATION_FAILED', { errors: [{ path, code: 'INVALID_FORMAT' }] });
}

/**
 * A record whose given fields are safe to show as HTML; a field that is then empty is left out. Throws
 * VALIDATION_FAILED where a text is too long, or has invisible characters, once it is safe.
 */
export async function sanitizeFields<T extends object, K extends keyof T & string>(
  record: T,
  names: readonly K[],
): Promise<T> {
  const sanitized = { ...record };
  for (const name of names) {
    const text = record[name];
    if (typeof text !== 'string') continue;
    const stored = await storedText(text, name);
    if (stored === '') delete sanitized[name];
    else sanitized[name] = stored as T[K];
  }
  return sanitized;
}
