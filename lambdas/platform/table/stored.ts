import type * as z from 'zod/mini';
import { logger } from '../logging/logger.ts';
import type { Item } from './read.ts';

/**
 * Parses an item of the table. A damaged item is logged by its key, without values, and counts as absent, so it
 * never fails a whole page.
 */
export function parseStored<S extends z.ZodMiniType>(
  schema: S,
  item: Item | undefined,
): z.output<S> | undefined {
  if (!item) return undefined;
  const parsed = schema.safeParse(item);
  if (parsed.success) return parsed.data;
  logger.error('stored item skipped', {
    key: { PK: item['PK'], SK: item['SK'] },
    issues: parsed.error.issues.map(({ path, code }) => ({ path: path.join('.'), code })),
  });
  return undefined;
}
