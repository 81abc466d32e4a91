import type { DynamoDBRecord } from 'aws-lambda';
import type { Business } from '#contract/businesses.ts';
import { mayPublish } from '../businesses/publishing.ts';
import type { FollowEvent } from '../shops/follow-event.ts';
import { type Change, changesOf } from './change-repository.ts';
import { jobsOfDecision } from './decision-jobs.ts';
import type { Job, JobName } from './jobs.ts';

/** Whether a business or shop was active or is now. */
const isOrWasActive = ({ before, after }: Change) =>
  [before, after].some((state) => state?.split('\n')[0] === 'active');

const countJob = (id: string, event: FollowEvent): Job => ({
  name: 'count-followers',
  id,
  events: [event],
});

/** The job on a list of a shop, with the version of the shop that changed what the list goes by. */
const listJob = (name: JobName, { id, after = '' }: Change): Job => {
  const cause = Number(after.split('\n')[0]);
  return cause > 0 ? { name, id, cause } : { name, id };
};

/**
 * Whether links may show the change of a business: one that is new or removed has no shops, and none shows a revision.
 */
const isEditInLinks = ({ before, after }: Change) =>
  before !== undefined && after?.startsWith('\n') === true;

/** The name of a business, and its avatar unless that is still being made: only then its text has a size. */
function avatarIn(state = '') {
  const [, name, image = ''] = state.split('\n');
  return { name, ready: image.includes(' ') ? image : undefined };
}

/** Whether a state of a business is one whose pictures are public; so is that of one that is new or removed. */
const showsPictures = (status: string | undefined) =>
  status === undefined || mayPublish(status as Business['status']);

/** The jobs that a changed state needs. */
const rules: Readonly<Record<Change['item'], (change: Change) => readonly Job[]>> = {
  // The removal of the shops of a closed business takes them and their offers out of search and feeds.
  business: ({ id, before, after }) => {
    if (after === 'closed') return [{ name: 'close-business', id }];
    return [
      ...([before, after].includes('active')
        ? [{ name: 'refresh-feeds-of-business' as const, id }]
        : []),
      ...(showsPictures(before) === showsPictures(after)
        ? []
        : [{ name: 'move-pictures-of-business' as const, id }]),
    ];
  },
  'business-in-search': (change) =>
    isOrWasActive(change) && !change.after?.startsWith('closed\n')
      ? [{ name: 'refresh-search-of-business', id: change.id }]
      : [],
  decision: jobsOfDecision,
  'shop-in-search': (change) =>
    isOrWasActive(change) ? [{ name: 'refresh-search', id: change.id }] : [],
  // A new shop has no offers yet.
  shop: (change) => {
    const { id, before, after } = change;
    if (before === undefined) return [];
    if (after !== undefined) return [listJob('refresh-feeds-of-shop', change)];
    return [
      { name: 'remove-offers-of-shop', id },
      { name: 'remove-followers', id },
    ];
  },
  // A shop that is new or removed has no offers to move.
  'place-of-shop': (change) =>
    change.before === undefined || change.after === undefined
      ? []
      : [listJob('move-offers-of-shop', change), listJob('make-link-previews-of-shop', change)],
  'business-of-shop': ({ id, before, after }) =>
    before && after === undefined ? [{ name: 'disable-validators-of-shop', id }] : [],
  follow: ({ id: userId, sortId: shopId, before, after }) => [
    ...(before ? [countJob(shopId, { id: before, userId, delta: -1 })] : []),
    ...(after ? [countJob(shopId, { id: after, userId, delta: 1 })] : []),
  ],
  // A caller whose item was never stored has no state before their removal.
  user: ({ id, before, after }) => {
    if (after === 'removed') return [{ name: 'remove-account', id }];
    if (before === 'disabled' && after === 'active') return [{ name: 'restore-sign-in', id }];
    return before === 'active' && after !== undefined ? [{ name: 'end-sign-in', id }] : [];
  },
  // Only a user who was added as a validator begins with the id of a record.
  'added-validator': ({ id, before, after }) =>
    before === undefined && after ? [{ name: 'mail-validator', id }] : [],
  // The state of an export is the key of its file.
  export: ({ before, after }) => [
    ...(before ? [{ name: 'remove-export-file' as const, id: before }] : []),
    ...(after ? [{ name: 'make-export' as const, id: after }] : []),
  ],
  // An item that is new or removed and has no images has none to count.
  images: ({ id, before, after }) => (before || after ? [{ name: 'count-image-uses', id }] : []),
  'image-of-owner': ({ after }) => {
    const [reasonCode, key] = after?.split('\n') ?? [];
    return reasonCode === 'TAKEN_DOWN' && key ? [{ name: 'withdraw-image', id: key }] : [];
  },
  'in-links': ({ id }) => [{ name: 'make-link-preview', id }],
  'business-in-links': (change) =>
    isEditInLinks(change) ? [{ name: 'make-link-previews-of-business', id: change.id }] : [],
  // A change of the name makes the previews of the shops again, too.
  'avatar-in-links': (change) => {
    const [before, after] = [change.before, change.after].map(avatarIn);
    const hasOtherName = before?.name !== after?.name;
    if (!isEditInLinks(change) || hasOtherName || before?.ready === after?.ready) return [];
    return [{ name: 'make-link-previews-of-shops', id: change.id }];
  },
  'offer-of-shop': ({ id }) => [{ name: 'refresh-offers-count', id }],
};

const withBusiness = (job: Job, { businessId }: Change): Job =>
  businessId === undefined || businessId === job.id ? job : { ...job, businessId };

/** The jobs that a record of the table's stream needs; none where the state is the same. */
export function jobsOfChange(record: DynamoDBRecord): readonly Job[] {
  return changesOf(record)
    .filter(({ before, after }) => before !== after)
    .flatMap((change) => rules[change.item](change).map((job) => withBusiness(job, change)));
}
