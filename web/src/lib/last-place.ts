import { placeCookie } from '#contract/pages/place-cookie.ts';
import { writeCookie } from './write-cookie.ts';

/** The page of a state or a city, a space, and a name. Anybody can change a cookie, so nothing else is taken. */
const pattern = /^(\/ofertas\/[a-z]{2}(\/[a-z\d-]{1,60})?) ([\p{L} ,'’-]{2,60})$/u;

/** Remembers the page and the name of a place for a year. The country is not remembered, since no search leads there. */
export function rememberPlace(path: string, name: string): void {
  const value = `${path} ${name}`;
  if (pattern.test(value)) writeCookie(placeCookie, encodeURIComponent(value));
}

/** Returns the remembered place: a match with its page second and its name last. Empty without one, or for a changed cookie. */
export function lastPlace(): readonly string[] {
  try {
    const [, value = ''] = new RegExp(`\\b${placeCookie}=([^;]*)`).exec(document.cookie) ?? [];
    return pattern.exec(decodeURIComponent(value)) ?? [];
  } catch {
    // No cookies, or percent signs without a meaning.
    return [];
  }
}
