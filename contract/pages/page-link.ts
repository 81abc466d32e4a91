import { languageParameter, type PageName, pagePaths } from './page-paths.ts';

/** Returns the path of an open page, such as `/oferta/off_…?loja=padaria-aurora`. Undefined parameters are left out. */
export function pageLink(
  name: PageName,
  ids: string | readonly string[] = '',
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  const search = new URLSearchParams(given).toString();
  const left = [ids].flat();
  const path = pagePaths[name].replace(/:\w+/g, () => encodeURIComponent(left.shift() ?? ''));
  return search === '' ? path : `${path}?${search}`;
}

/** Returns the link to a page in a language that its reader does not have to choose again. */
export function inLanguage(link: string, language: string): string {
  return `${link}${link.includes('?') ? '&' : '?'}${languageParameter}=${language}`;
}
