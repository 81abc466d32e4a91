import type { Language } from '#contract/http/languages.ts';
import { keepLanguage, renewLanguageCookie } from '#web/lib/language-choice.ts';
import { elementsWith } from './elements.ts';

/** Remembers the language of a link when it is followed. */
export function rememberLanguage(): void {
  renewLanguageCookie();
  for (const link of elementsWith('language')) {
    link.addEventListener('click', () => keepLanguage(link.dataset['language'] as Language));
  }
}
