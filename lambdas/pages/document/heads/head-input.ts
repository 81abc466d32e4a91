import type { TFunction } from 'i18next';
import type { Language } from '#contract/http/languages.ts';

/** What every head is made with. */
export interface HeadInput {
  readonly t: TFunction;
  readonly language: Language;
  /** Origin of the site. */
  readonly site: string;
}
