import { linkTo } from '#web/screens/link-to.ts';
import { posterLink, shopParameter } from '#web/ui/share/flyer-link.ts';
import { answer, hold, refuse } from '../answers.ts';
import { switchedOff } from '../replaced-answers.ts';
import type { Shot } from '../shot.ts';
import { seeQrCode, seeText } from '../steps.ts';
import { t } from '../texts.ts';
import { withLargeText } from '../windows.ts';

const bakery = () => linkTo('flyer', { id: 'padariasoldaaurora' });
const poster = () => posterLink('padariasoldaaurora');

export const flyerShots: readonly Shot[] = [
  { name: 'flyer', screen: 'flyer', path: bakery, windows: withLargeText },
  { name: 'flyer-printed', screen: 'flyer', path: bakery, steps: [seeQrCode], windows: ['paper'] },
  {
    name: 'flyer-poster',
    screen: 'flyer',
    path: poster,
    steps: [seeQrCode],
    windows: [...withLargeText, 'paper'],
  },
  { name: 'flyer-of-offer', screen: 'flyer', path: ({ offer }) => `/folder/${offer('active')}` },
  {
    name: 'flyer-of-sold-out-offer',
    screen: 'flyer',
    path: ({ offer }) => `/folder/${offer('sold_out')}`,
  },
  {
    name: 'flyer-of-ended-offer',
    screen: 'flyer',
    path: ({ offer }) => `/folder/${offer('expired')}?${shopParameter}=padariasoldaaurora`,
    windows: withLargeText,
  },
  {
    name: 'flyer-of-ended-offer-without-shop',
    screen: 'flyer',
    path: ({ offer }) => `/folder/${offer('expired')}`,
  },
  {
    name: 'flyer-of-ended-offer-for-owner',
    screen: 'flyer',
    as: 'dona',
    path: ({ offer }) => `/folder/${offer('expired')}`,
  },
  {
    name: 'flyer-of-scheduled-offer-for-owner',
    screen: 'flyer',
    as: 'dona',
    path: ({ offer }) => `/folder/${offer('scheduled')}`,
  },
  {
    name: 'flyer-without-offers',
    screen: 'flyer',
    path: bakery,
    before: [answer('/offers', { items: [] })],
  },
  {
    name: 'flyer-of-pending-business',
    screen: 'flyer',
    as: 'tapioca',
    path: () => '/folder/tapiocadazefinha',
    windows: withLargeText,
  },
  {
    name: 'flyer-of-suspended-business',
    screen: 'flyer',
    as: 'salao',
    path: () => '/folder/cachosdomeier',
  },
  {
    name: 'flyer-of-inactive-shop',
    screen: 'flyer',
    as: 'dona',
    path: bakery,
    before: [switchedOff('/shops/shop-identifier/*')],
  },
  {
    name: 'flyer-poster-of-pending-business',
    screen: 'flyer',
    as: 'tapioca',
    path: () => posterLink('tapiocadazefinha'),
    steps: [seeText(t('flyer.hidden.title'))],
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
