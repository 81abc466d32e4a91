import type { LambdaName } from './lambda-names.ts';

const jobsFail =
  'Offers of businesses that staff approve do not enter the feeds, and counts of offers go stale.';

/** What users notice when a Lambda fails: the first thing that the person on call reads. */
export const failureImpacts: Readonly<Record<LambdaName, string>> = {
  description:
    'Monitors see the API as down, and nobody can read its description; the product itself may still work.',
  users: 'Nobody gets past the sign-in: the app cannot learn who the user is and sends them back.',
  businesses:
    'Owners cannot register or change their business, and the app cannot tell where to send them after sign-in.',
  subscriptions: 'The subscription prices do not show, so that owners cannot choose a plan.',
  staff: 'Staff cannot approve businesses, so that new ones stay invisible to consumers.',
  shops:
    'Shops and printed flyers do not open for consumers, and owners cannot add or change a shop.',
  offers:
    'Consumers see no offers in the feed or on flyers, and owners cannot publish or switch off any.',
  'start-jobs': jobsFail,
  'run-jobs': jobsFail,
  'sweep-feeds':
    'Nothing at first: the feed hides what is over, but reads ever more rows to fill a page and slows down.',
};
