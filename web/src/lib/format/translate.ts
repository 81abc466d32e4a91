import type { TFunction } from 'i18next';
import type { Language } from '#contract/http/languages.ts';

/** Texts by name; a text may have `{{values}}` and forms such as `_one`, as in i18next. */
export interface Texts {
  readonly [name: string]: string | Texts;
}

type Values = Readonly<Record<string, unknown>>;

/** Returns the text with a key, such as `page.left_one`; undefined if there is none. */
function textAt(texts: Texts, key: string): string | undefined {
  let found: string | Texts | undefined = texts;
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** Returns the texts of a language with the syntax of i18next, whose load and first text take a twentieth of a start. */
export function translate(language: Language, texts: Texts): TFunction {
  // Made at their first use, since the first one of a process takes long.
  let numbers: Intl.NumberFormat | undefined;
  let plurals: Intl.PluralRules | undefined;
  const formatNumber = (value: number) => {
    numbers ??= new Intl.NumberFormat(language);
    return numbers.format(value);
  };
  const pluralOf = (count: number) => {
    plurals ??= new Intl.PluralRules(language);
    return plurals.select(count);
  };
  const t = (key: string, values: Values = {}): string => {
    const { count, defaultValue } = values;
    const plural = typeof count === 'number' && textAt(texts, `${key}_${pluralOf(count)}`);
    const text = plural || textAt(texts, key);
    if (text === undefined) return String(defaultValue ?? key);
    return text.replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string, isNumber?: string) =>
      isNumber ? formatNumber(Number(values[name])) : String(values[name] ?? ''),
    );
  };
  return t as TFunction;
}
