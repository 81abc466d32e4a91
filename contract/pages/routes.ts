import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { pageQuery } from '../fields/fields.ts';
import type { RouteTable } from '../http/route.ts';
import { languageParameter, missingPath, shopParameter } from './page-paths.ts';

const html = z.string();

/** Longer than any id or identifier. A longer one is refused instead of looked up. */
const name = z.string().check(z.minLength(1), z.maxLength(120));

/** The edge replaces the language by a header, so the parameter only counts in calls below `/api`. */
const language = { [languageParameter]: z.exactOptional(z.string().check(z.maxLength(20))) };

const ofOffer = { ...language, [shopParameter]: z.exactOptional(name) };

const page = { method: 'GET', access: 'public', target: null, answer: 'html' } as const;

/** Open pages as HTML. They are reached at the root of the site, and below `/api`. */
export const pageRoutes = {
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
    errors: ['OFFER_NOT_FOUND', 'SHOP_NOT_FOUND'],
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
  getMissingPage: {
    ...page,
    path: missingPath,
    summary: 'The page that the edge shows for paths that are no page',
    query: z.object(language),
    responses: { 404: html },
    errors: [],
  },
} as const satisfies RouteTable;
