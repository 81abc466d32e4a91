import { richTextField } from '#contract/fields/rich-text-field.ts';
import { parseInput } from '#contract/http/field-errors.ts';
import { AppError } from '../errors/app-error.ts';
import { sanitizeRichText } from './rich-text.ts';

/** Text with more nested escapes than people write is refused. */
const maxRounds = 5;

/**
 * Returns a rich text as it is stored: safe to show, and stable when it is sent back, although sanitizing changes
 * characters. Throws VALIDATION_FAILED for `path` where the result breaks the field's rules.
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

/** Makes some fields of a record safe to show as HTML; an empty result is left out. Throws VALIDATION_FAILED. */
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
