import type { Draft } from './form-drafts.ts';

/** Largest age in milliseconds of a draft that is restored without a question. */
const fresh = 5 * 60 * 1000;

const isReload = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');

/** Returns whether a draft is from this page before a reload, less than five minutes ago. */
export const wasReloaded = (
  { savedAt, wasLeft = false }: Pick<Draft<never>, 'savedAt' | 'wasLeft'>,
  now: number,
): boolean => !wasLeft && isReload() && now - savedAt < fresh;
