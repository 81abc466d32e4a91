import type { Language } from '#contract/http/languages.ts';
import type { PageRecords } from '#test/screens/pages/page-records.ts';
import { renderBodiesBy, translatorOf } from '#test/screens/pages/render-bodies.ts';
import { parseBody } from './parse-body.ts';

const { renderAll } = renderBodiesBy('preact');

interface Look {
  readonly language?: Language;
  readonly isPreview?: boolean;
  readonly records?: PageRecords;
}

/** Returns an open page as the server renders it, by the name of its state. */
export async function pageOf(
  name: string,
  { language = 'pt', isPreview = false, records }: Look = {},
): Promise<DocumentFragment> {
  const t = await translatorOf(language);
  return parseBody(renderAll({ t, language, isPreview }, records, [name])[name] ?? '');
}
