import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { pageQuery } from '../fields/fields.ts';
import type { RouteTable } from '../http/route.ts';
import { languageParameter, missingPath, robotsPath, shopParameter } from './page-paths.ts';

const html = z.string();

/** Longer than any id or identifier. A longer one is refused instead of looked up. */
const name = z.string().check(z.minLength(1), z.maxLength(120));

/** The edge replaces the language by a header, so the parameter only counts in calls below `/api`. */
const language = { [languageParameter]: z.exactOptional(z.string().check(z.maxLength(20))) };

/** A choice from a form. The page names a mistake, so anything is valid here. */
const typed = z.exactOptional(z.string());

const place = { state: typed, city: typed };

const ofOffer = { ...language, [shopParameter]: z.exactOptional(name) };

const page = { method: 'GET', access: 'public', target: null, answer: 'html' } as const;

/** Open pages as HTML. They are reached at the root of the site, and below `/api`. */
export const pageRoutes = {
  getOffersPage: {
    ...page,
    path: '/ofertas',
    summary:
      'The offers of the country, the latest start first; a state and a city, as a form sends them, redirect to their page',
    query: z.object({ ...language, ...place, pagingKey: pageQuery.pagingKey }),
    responses: { 200: html, 302: null, 404: html },
    errors: ['INVALID_PAGING_KEY', 'PLACE_NOT_FOUND'],
  },
  getOffersOfStatePage: {
    ...page,
    path: '/ofertas/{state}',
    summary: 'The offers of a state, the latest start first',
    params: z.object({ state: name }),
    query: z.object({ ...language, pagingKey: pageQuery.pagingKey }),
    responses: { 200: html, 302: null, 404: html },
    errors: ['INVALID_PAGING_KEY', 'PLACE_NOT_FOUND'],
  },
  getOffersOfCityPage: {
    ...page,
    path: '/ofertas/{state}/{city}',
    summary:
      'The offers of a municipality, the latest start first, and offers of its state after a few; any spelling of its name redirects',
    params: z.object({ state: name, city: name }),
    query: z.object({ ...language, pagingKey: pageQuery.pagingKey }),
    responses: { 200: html, 302: null, 404: html },
    errors: ['INVALID_PAGING_KEY', 'PLACE_NOT_FOUND'],
  },
  getSearchPage: {
    ...page,
    path: '/buscar',
    summary:
      'Shops of a place by the beginnings of words; a page with status 400 names a mistake in the words',
    query: z.object({ ...language, ...place, q: typed, pagingKey: pageQuery.pagingKey }),
    responses: { 200: html, 400: html },
    errors: ['INVALID_PAGING_KEY'],
  },
  getForShopsPage: {
    ...page,
    path: '/para-lojistas',
    summary: 'The use and the prices of Vitrine for shops',
    query: z.object(language),
    responses: { 200: html },
    errors: [],
  },
  getFlyerPage: {
    ...page,
    path: '/folder/{id}',
    summary:
      'The flyer of a shop, by its identifier or id, or of an offer in the shop that the link names',
    params: z.object({ id: name }),
    query: z.object(ofOffer),
    responses: { 200: html, 302: null, 404: html, 410: html },
    errors: ['SHOP_NOT_FOUND', 'OFFER_NOT_FOUND', 'SHOP_GONE'],
  },
  getShopPage: {
    ...page,
    path: '/loja/{identifier}',
    summary: 'The page of a live shop, with a page of its offers; a former identifier redirects',
    params: z.object({ identifier: name }),
    query: z.object({ ...language, pagingKey: pageQuery.pagingKey }),
    responses: { 200: html, 302: null },
    errors: ['SHOP_NOT_FOUND', 'SHOP_GONE', 'INVALID_PAGING_KEY'],
  },
  getOfferPage: {
    ...page,
    path: '/oferta/{id}',
    summary:
      'The page of a live offer; the page of another offer of a live shop leads to the other offers of the shop',
    params: z.object({ id: name }),
    query: z.object(ofOffer),
    responses: { 200: html, 404: html, 410: html },
    errors: ['OFFER_NOT_FOUND'],
  },
  getTermsPage: {
    ...page,
    path: '/termos',
    summary: 'The terms of use',
    query: z.object(language),
    responses: { 200: html },
    errors: [],
  },
  getPrivacyPage: {
    ...page,
    path: '/privacidade',
    summary: 'The privacy notice',
    query: z.object(language),
    responses: { 200: html },
    errors: [],
  },
  getRobots: {
    ...page,
    answer: 'text',
    path: robotsPath,
    summary: 'The rules for search engines, and the address of the sitemap',
    responses: { 200: z.string() },
    errors: [],
  },
  getMissingPage: {
    ...page,
    path: missingPath,
    summary: 'The page that the edge shows for paths that are no page',
    query: z.object(language),
    responses: { 404: html },
    errors: [],
  },
} as const satisfies RouteTable;
