import { renderBodiesBy, translatorOf } from '#test/screens/pages/render-bodies.ts';
import { parseBody } from './parse-body.ts';

let pages: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  pages = renderBodiesBy('preact').renderAll({ t: await translatorOf('pt'), language: 'pt' });
});

/** Returns the names of the states whose names begin with a text. */
export const pagesNamed = (start: string): readonly string[] =>
  Object.keys(pages).filter((name) => name.startsWith(start));

/** Returns the main part of an open page in Portuguese, by the name of its state. Throws if it has none. */
export function mainOf(name: string): Element {
  const main = parseBody(pages[name] ?? '').querySelector('main');
  if (!main) throw new Error(`${name} has no main part`);
  return main;
}
