/** The path of every open page, which the server renders as HTML; `:id` is a parameter. */
export const pagePaths = {
  offers: '/ofertas',
  offersOfState: '/ofertas/:state',
  offersOfCity: '/ofertas/:state/:city',
  search: '/buscar',
  forShops: '/para-lojistas',
  flyer: '/folder/:id',
  shop: '/loja/:identifier',
  offer: '/oferta/:id',
  terms: '/termos',
  privacy: '/privacidade',
} as const;

export type PageName = keyof typeof pagePaths;

/** The query parameter of an offer's page with the identifier of a shop that has the offer. */
export const shopParameter = 'loja';

/** The query parameter with the language of a page. */
export const languageParameter = 'lang';

/** Path of the rules for search engines, with the address of the sitemap. */
export const robotsPath = '/robots.txt';

/** Paths of pages before they were open pages, which people have accepted and saved. */
export const formerPaths: Readonly<Record<string, string>> = {
  '/assets/legal/terms.html': pagePaths.terms,
  '/assets/legal/privacy.html': pagePaths.privacy,
};

/** Path of the page that is shown for paths that are no page. */
export const missingPath = '/404';
