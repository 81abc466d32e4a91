import { answer } from '../answers.ts';
import { newShops, withoutTaxId } from '../replaced-answers.ts';
import type { Shot } from '../shot.ts';
import { press, seeText } from '../steps.ts';
import { t } from '../texts.ts';
import { withLargeText } from '../windows.ts';

const none = { items: [] };

/** The first steps of an owner, by what is next. */
export const firstStepsShots: readonly Shot[] = [
  {
    name: 'first-steps-business',
    screen: 'shopList',
    as: 'nova',
    steps: [seeText(t('firstSteps.business.why'))],
  },
  {
    name: 'first-steps-tax-id',
    screen: 'offerList',
    as: 'tapioca',
    before: [withoutTaxId],
    steps: [seeText(t('firstSteps.taxId.why'))],
  },
  {
    name: 'first-steps-approval',
    screen: 'offerList',
    as: 'tapioca',
    steps: [seeText(t('firstSteps.approval.why'))],
  },
  {
    name: 'first-steps-rejected',
    screen: 'offerList',
    as: 'vento',
    steps: [seeText(t('firstSteps.rejected.why'))],
  },
  {
    name: 'first-steps-shop',
    screen: 'offerList',
    as: 'dona',
    before: [answer('/businesses/*/shops', none), answer('/businesses/*/offers', none)],
    steps: [seeText(t('firstSteps.shop.why'))],
  },
  {
    name: 'first-steps-offer',
    screen: 'shopList',
    as: 'dona',
    before: [answer('/businesses/*/offers', none), newShops],
    steps: [seeText(t('firstSteps.offer.why'))],
  },
  {
    name: 'first-steps-share',
    screen: 'offerList',
    as: 'dona',
    steps: [seeText(t('firstSteps.share.why'))],
    windows: withLargeText,
  },
  {
    name: 'first-steps-folded',
    screen: 'offerList',
    as: 'dona',
    steps: [press(`${t('firstSteps.title')} ${t('firstSteps.count', { done: 4, total: 5 })}`)],
  },
];
