import type { Business } from '#contract/businesses/businesses.ts';
import { mayPublish } from '#lambdas/businesses/publishing.ts';
import type { ItemChange } from '#lambdas/platform/jobs/change.ts';
import {
  hasChanged,
  isEdit,
  item,
  itemLists,
  job,
  ownItem,
  shopLists,
} from '#lambdas/platform/jobs/job-row.ts';
import { versionOfMove } from '#lambdas/shops/shop-change.ts';

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

type ShownItem = 'BUSINESS BUSINESS' | 'SHOP SHOP' | 'OFFER OFFER';

const hasOtherImages = ({ before, after }: ItemChange<ShownItem>) =>
  String(before?.images ?? '') !== String(after?.images ?? '');

/** The job on uses of images, beside those on shops and offers. */
const imageUseJobs = {
  'count-image-uses': job('jobs', ownItem, {
    'BUSINESS BUSINESS': hasOtherImages,
    'SHOP SHOP': hasOtherImages,
    'OFFER OFFER': hasOtherImages,
  }),
} as const;

/**
 * Jobs that make files of images, in the Lambda with the decoder. Previews have their own queue, since one change may
 * need a thousand and photos must not wait.
 */
export const pictureJobs = {
  // The id is the key of the file; EventBridge queues the job (`lib/constructs/events/upload-rule.ts`).
  'process-upload': job('images', item),
  'make-link-preview': job('link-previews', ownItem, {
    'SHOP SHOP': (change) =>
      hasChanged(change, 'businessId', 'shopIdentifier', 'state', 'city', 'neighborhood', 'images'),
    'OFFER OFFER': (change) =>
      hasChanged(
        change,
        'title',
        'originalPriceCents',
        'offerPriceCents',
        'startDate',
        'expirationDate',
        'shopsIds',
        'images',
      ),
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
} as const;

/** The jobs that move and remove files of pictures, in a Lambda without the decoder. */
export const pictureMoveJobs = {
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

export const mediaJobs = { ...imageUseJobs, ...pictureJobs, ...pictureMoveJobs } as const;
