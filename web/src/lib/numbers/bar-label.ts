import { locales } from '#contract/http/languages.ts';
import { currentLanguage } from '#web/platform/i18n/i18n.ts';
import { formatDay } from '../format/days.ts';

/** Formats the label below bars: a day as `24/11`, a month as `nov.`. */
export function shortLabel(key: string): string {
  const [year = 0, month = 1, day] = key.split('-').map(Number);
  if (day !== undefined) return formatDay(key).slice(0, 5);
  return new Date(year, month - 1, 1).toLocaleDateString(locales[currentLanguage()], {
    month: 'short',
  });
}
