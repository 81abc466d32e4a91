import { chooseLanguage } from '#contract/http/languages.ts';
import { languageHeader } from '#contract/pages/language-header.ts';
import { openPage } from '#lib/constructs/edge/functions/open-page.ts';
import { runEdgeFunction, viewerRequest } from './support/edge-function.ts';

interface Visitor {
  readonly query?: string;
  readonly cookie?: string;
  readonly accept?: string;
  readonly poison?: string;
}

/** Returns the header with the language of a page. */
function languageFor({ query = '', cookie, accept, poison }: Visitor): unknown {
  const { headers } = runEdgeFunction(
    openPage,
    viewerRequest(
      `/loja/x?${query}`,
      {
        ...(accept !== undefined && { 'accept-language': accept }),
        ...(poison !== undefined && { [languageHeader]: poison }),
      },
      cookie === undefined ? {} : { language: cookie },
    ),
  );
  return headers[languageHeader];
}

describe('the language of an open page', () => {
  it.each<[Visitor, string]>([
    [{}, 'pt'],
    [{ query: 'lang=en', cookie: 'es', accept: 'pt' }, 'en'],
    [{ query: 'lang=fr', cookie: 'es', accept: 'en' }, 'es'],
    [{ query: 'LANG=en', cookie: 'es' }, 'es'],
    [{ query: 'lang=EN' }, 'en'],
    [{ query: 'lang=pt-BR', cookie: 'en' }, 'pt'],
    [{ cookie: 'fr', accept: 'en' }, 'en'],
    // Two languages: the first one counts, as everywhere.
    [{ query: 'lang=en&lang=es' }, 'en'],
    // Junk.
    [{ query: 'lang=en%0D%0Ax:1', cookie: 'es' }, 'es'],
    [{ query: 'lang=constructor', cookie: '__proto__', accept: 'toString' }, 'pt'],
    [{ cookie: '"en"', accept: 'es' }, 'es'],
    [{ cookie: `en${'n'.repeat(4000)}`, accept: 'es' }, 'es'],
    // Browsers' preferences.
    [{ accept: 'pt-BR,pt;q=0.9,en-US;q=0.8,en;q=0.7' }, 'pt'],
    [{ accept: 'fr-FR, fr;q=0.9, es-AR;q=0.5, en;q=0.8' }, 'en'],
    [{ accept: 'en; q=0.8 , es ; q = 0.9' }, 'es'],
    [{ accept: 'es;q=0,en;q=0.1' }, 'en'],
    [{ accept: 'de, fr' }, 'pt'],
    [{ accept: ';;;,,,q=1;en' }, 'pt'],
    [{ accept: 'en;q=x,es;q=...' }, 'pt'],
    [{ accept: `${'x,'.repeat(4000)}en` }, 'pt'],
    [{ accept: 'english' }, 'pt'],
    // A header of the visitor that looks like the edge's own.
    [{ poison: 'en' }, 'pt'],
    [{ poison: '<script>', accept: 'es' }, 'es'],
  ])('for %j is %s', (visitor, language) => {
    expect(languageFor(visitor)).toEqual({ value: language });
  });

  it('replaces the header even where a visitor sends it twice', () => {
    const { request } = viewerRequest('/loja/x');
    const multiValue = [{ value: 'en' }, { value: 'es' }];
    const headers = { ...request.headers, [languageHeader]: { value: 'en', multiValue } };
    const result = runEdgeFunction(openPage, { request: { ...request, headers } });
    expect(result.headers[languageHeader]).toEqual({ value: 'pt' });
  });

  it.each([
    ['en-US', 'pt'],
    ['fr', 'es-419', 'en'],
    ['pt-PT', 'en'],
    ['zh-Hant-TW', 'en-GB'],
  ])('is the one that the app chooses for a browser with %s, %s, %s', (...tags) => {
    expect(languageFor({ accept: tags.join(',') })).toEqual({
      value: chooseLanguage(undefined, tags),
    });
  });

  it('is the default where CloudFront shows no cookies', () => {
    const { cookies, ...request } = viewerRequest('/loja/x').request;
    expect(cookies).toEqual({});
    const { headers } = runEdgeFunction(openPage, { request });
    expect(headers[languageHeader]).toEqual({ value: 'pt' });
  });
});
