import type { Business } from '#contract/businesses.ts';
import { mayPublish } from '../../businesses/publishing.ts';
import type { ItemChange } from '../change-repository.ts';
import { hasChanged, isEdit, item, itemLists, job, ownItem, shopLists } from '../job-row.ts';
import { versionOfMove } from './shop-jobs.ts';

type BusinessChange = ItemChange<'BUSINESS BUSINESS'>;
type State = BusinessChange['after'];

/** Whether the images of a business are public; true for a new or removed business. */
const showsPictures = (state: State) =>
  state === undefined || mayPublish(state.status as Business['status']);

/** Whether link previews may show a change of a business; they show no revision. */
const isShownInLinks = (change: BusinessChange) => isEdit(change) && !change.after?.previousActive;

const hasOtherName = (change: BusinessChange) => hasChanged(change, 'previousActive', 'name');

/** Returns the avatar once it is ready: only then does its stored text include a size. */
const readyAvatar = (state: State) => state?.images.find((image) => image.includes(' '));

/**
 * Jobs on images. Previews have their own queue, since one change may need a thousand and photos must not wait.
 * Moves and removals have another, run by a Lambda without the decoder.
 */
export const pictureJobs = {
  // The id is the key of the file; EventBridge queues the job (`lib/constructs/upload-rule.ts`).
  'process-upload': job('images', item),
  // The id is the key of the receipt's file; EventBridge queues it, too.
  'process-receipt': job('images', item),
  'make-link-preview': job('link-previews', ownItem, {
    'SHOP SHOP': (change) =>
      hasChanged(change, 'businessId', 'shopIdentifier', 'state', 'city', 'neighborhood', 'images'),
    'OFFER OFFER': (change) =>
      hasChanged(change, 'title', 'originalPriceCents', 'offerPriceCents', 'shopsIds', 'images'),
  }),
  'make-link-previews-of-business': job('link-previews', itemLists, {
    'BUSINESS BUSINESS': (change) => isShownInLinks(change) && hasOtherName(change),
  }),
  'make-link-previews-of-shop': job('link-previews', shopLists, { 'SHOP SHOP': versionOfMove }),
  'make-link-previews-of-shops': job('link-previews', itemLists, {
    // A rename remakes the previews of the shops, too.
    'BUSINESS BUSINESS': (change) =>
      isShownInLinks(change) &&
      !hasOtherName(change) &&
      readyAvatar(change.before) !== readyAvatar(change.after),
  }),
  'move-pictures-of-business': job('picture-moves', item, {
    'BUSINESS BUSINESS': ({ before, after }) =>
      after?.status !== 'closed' && showsPictures(before) !== showsPictures(after),
  }),
  // The id is the key of an image whose variants may have been written after its removal.
  'remove-unsaved-variants': job('picture-moves', item),
  // The id is the key of the image.
  'withdraw-image': job('picture-moves', itemLists, {
    'IMAGES IMAGE': (change) => {
      const { reasonCode, key: id } = change.after ?? {};
      const isDecided = reasonCode === 'TAKEN_DOWN' && hasChanged(change, 'reasonCode', 'key');
      return isDecided && id !== undefined && [{ id }];
    },
  }),
} as const;
