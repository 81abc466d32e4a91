import { pageAt } from '#contract/pages/page-at.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import { pagePaths } from '#contract/pages/page-paths.ts';
import { screenPaths } from '#contract/shops/site-paths.ts';

describe('the open page at a path', () => {
  it.each([
    ['/folder/padaria-aurora', 'flyer'],
    ['/folder/p%C3%A3o', 'flyer'],
    ['/loja/padaria', 'shop'],
    ['/oferta/off_01K9C1B2C3D4E5F6G7H8J9KABC', 'offer'],
    ['/termos', 'terms'],
    ['/privacidade', 'privacy'],
    ['/FOLDER/padaria/', 'flyer'],
    ['/termos/', 'terms'],
    ['/ofertas', 'offers'],
    ['/ofertas/', 'offers'],
    ['/ofertas/pe', 'offersOfState'],
    ['/OFERTAS/PE/', 'offersOfState'],
    ['/ofertas/pe/recife', 'offersOfCity'],
    ["/ofertas/sp/S%C3%A3o%20Jo%C3%A3o%20d'Oeste/", 'offersOfCity'],
    ['/buscar', 'search'],
    ['/para-lojistas', 'forShops'],
    ['/', undefined],
    ['/ofertas/pe/recife/x', undefined],
    ['/ofertas//recife', undefined],
    ['/buscar/padaria', undefined],
    ['/robots.txt', undefined],
    ['/folder', undefined],
    ['/folder/', undefined],
    ['/folder/a/b', undefined],
    ['/folders/a', undefined],
    ['/api/folder/a', undefined],
    ['/termos-de-uso', undefined],
    ['/offer', undefined],
  ])('%s is %s', (path, page) => {
    expect(pageAt(path)).toBe(page);
  });

  it('is found by its own link', () => {
    for (const page of Object.keys(pagePaths) as (keyof typeof pagePaths)[]) {
      expect(pageAt(pageLink(page, ['pão/quente', "d'água"]))).toBe(page);
    }
  });

  it('is at no path of a screen', () => {
    expect(Object.values(screenPaths).filter(pageAt)).toEqual([]);
  });
});
