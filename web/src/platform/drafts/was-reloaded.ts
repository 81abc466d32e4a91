import type { Draft } from './form-drafts.ts';

/** Milliseconds after a reload in which users still remember what they had typed. */
const fresh = 5 * 60 * 1000;

const isReload = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');

/** Whether a draft is what was on the page when it was reloaded, less than five minutes ago. */
export const wasReloaded = (
  { savedAt, wasLeft = false }: Pick<Draft<never>, 'savedAt' | 'wasLeft'>,
  now: number,
): boolean => !wasLeft && isReload() && now - savedAt < fresh;
