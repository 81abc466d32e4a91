import { type Language, locales } from '#contract/http/languages.ts';
import { noonOf } from './days.ts';

/** Formats the month of a day `YYYY-MM-DD` within a sentence, `novembro de 2026`. */
export const monthInText = (day: string, language: Language): string =>
  noonOf(day).toLocaleDateString(locales[language], { month: 'long', year: 'numeric' });

/** Formats the month of a day `YYYY-MM-DD` inside a sentence, `novembro`. */
export const monthName = (day: string, language: Language): string =>
  noonOf(day).toLocaleDateString(locales[language], { month: 'long' });

/** Formats the month of a day `YYYY-MM-DD` as a title, `Novembro de 2026`. */
export function monthTitle(day: string, language: Language): string {
  const text = monthInText(day, language);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
