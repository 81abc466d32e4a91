import { lastPlace, rememberPlace } from '#web/lib/last-place.ts';
import { elementsWith, whenShown } from './elements.ts';

const linksOf = (role: string) => elementsWith(`place=${role}`) as HTMLAnchorElement[];

/** Remembers the place of the page; on pages without a place, leads to the last one. */
export function rememberPlaces(): void {
  whenShown(() => {
    for (const link of linksOf('own')) rememberPlace(link.pathname, link.text.trim());
    const [, path, , name] = lastPlace();
    if (path) for (const link of linksOf('last')) Object.assign(link, { href: path, text: name });
  });
}
