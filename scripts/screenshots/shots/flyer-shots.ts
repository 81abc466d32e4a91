import { answer, hold, refuse } from '../answers.ts';
import type { Shot } from '../shot.ts';
import { seeText } from '../steps.ts';
import { t } from '../texts.ts';

const bakery = () => '/folder/padariasoldaaurora';

export const flyerShots: readonly Shot[] = [
  { name: 'flyer', screen: 'flyer', path: bakery },
  { name: 'flyer-of-offer', screen: 'flyer', path: ({ offer }) => `/folder/${offer('active')}` },
  {
    name: 'flyer-of-sold-out-offer',
    screen: 'flyer',
    path: ({ offer }) => `/folder/${offer('sold_out')}`,
  },
  {
    name: 'flyer-of-ended-offer',
    screen: 'flyer',
    path: ({ offer }) => `/folder/${offer('expired')}`,
  },
  {
    name: 'flyer-without-offers',
    screen: 'flyer',
    path: bakery,
    before: [answer('/offers', { items: [] })],
  },
  {
    name: 'flyer-not-public-yet',
    screen: 'flyer',
    as: 'tapioca',
    path: () => '/folder/tapiocadazefinha',
  },
  { name: 'flyer-not-found', screen: 'flyer', path: () => '/folder/ninguem' },
  {
    name: 'flyer-loading',
    screen: 'flyer',
    path: bakery,
    before: [hold('/shops/shop-identifier/*')],
    isBusy: true,
  },
  {
    name: 'flyer-load-failure',
    screen: 'flyer',
    path: bakery,
    before: [refuse('/shops/shop-identifier/*', 'UNAVAILABLE')],
    steps: [seeText(t('common.tryAgain'))],
  },
];
