import * as z from 'zod/mini';
import type { ItemChange } from '../change-repository.ts';
import { hasChanged, isEdit, itemLists, job, ownItem, ownLists, shopLists } from '../job-row.ts';

type BusinessChange = ItemChange<'BUSINESS BUSINESS'>;
type ShopChange = ItemChange<'SHOP SHOP'>;

/** Seconds that a count waits for further changes of the shop's offers, to count them together. */
const countDelay = 3;

/** Payload with an ISO instant after the change. */
const countedOffers = { ...ownItem, at: z.string() };

// A closed business needs no job: the removal of its shops also clears search and feeds.
const isOrWasActive = ({ before, after }: BusinessChange) =>
  after?.status !== 'closed' && [before?.status, after?.status].includes('active');

/** Returns the shop's version that moved its offers; a new or removed shop has none. */
export const versionOfMove = (change: ShopChange) =>
  isEdit(change) &&
  hasChanged(change, 'placeVersion', 'timeZone', 'state', 'city') && [
    { version: change.after?.placeVersion || null },
  ];

const hasOtherImages = ({
  before,
  after,
}: ItemChange<'BUSINESS BUSINESS' | 'SHOP SHOP' | 'OFFER OFFER'>) =>
  String(before?.images ?? '') !== String(after?.images ?? '');

export const shopJobs = {
  'refresh-feeds-of-business': job('jobs', itemLists, {
    'BUSINESS BUSINESS': (change) => hasChanged(change, 'status') && isOrWasActive(change),
  }),
  'refresh-feeds-of-shop': job('jobs', shopLists, {
    // A new shop has no offers yet.
    'SHOP SHOP': (change) =>
      isEdit(change) &&
      hasChanged(change, 'statusVersion', 'shopStatus') && [
        { version: change.after?.statusVersion || null },
      ],
  }),
  'refresh-feeds-of-offer': job('jobs', ownItem),
  'refresh-offers-count': job('jobs', countedOffers, {
    'SHOP OFFER': (change, now) =>
      hasChanged(change, 'LSI1SK', 'startsAt') && [
        { at: now.toISOString(), delaySeconds: countDelay },
      ],
  }),
  'refresh-search-of-business': job('jobs', itemLists, {
    'BUSINESS BUSINESS': (change) => hasChanged(change, 'status', 'name') && isOrWasActive(change),
  }),
  'refresh-search': job('jobs', ownItem, {
    'SHOP SHOP': (change) =>
      hasChanged(change, 'shopStatus', 'shopIdentifier', 'state', 'city', 'neighborhood') &&
      [change.before?.shopStatus, change.after?.shopStatus].includes('active'),
  }),
  'remove-followers': job('jobs', ownLists, { 'SHOP SHOP': ({ after }) => !after }),
  'move-offers-of-shop': job('jobs', shopLists, { 'SHOP SHOP': versionOfMove }),
  'move-offer': job('jobs', ownItem),
  'remove-offers-of-shop': job('jobs', ownLists, { 'SHOP SHOP': ({ after }) => !after }),
  'drop-removed-shops': job('jobs', ownItem),
  'count-image-uses': job('jobs', ownItem, {
    'BUSINESS BUSINESS': hasOtherImages,
    'SHOP SHOP': hasOtherImages,
    'OFFER OFFER': hasOtherImages,
  }),
} as const;
