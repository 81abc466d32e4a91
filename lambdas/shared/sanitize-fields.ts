import { sanitizeRichText } from './rich-text.ts';

/** A record with these fields of it safe to show as HTML; one that is empty then is left out. */
export async function sanitizeFields<T extends object, K extends keyof T>(
  record: T,
  names: readonly K[],
): Promise<T> {
  const sanitized = { ...record };
  for (const name of names) {
    const text = record[name];
    if (typeof text !== 'string') continue;
    const safe = await sanitizeRichText(text);
    if (safe === '') delete sanitized[name];
    else sanitized[name] = safe as T[K];
  }
  return sanitized;
}
