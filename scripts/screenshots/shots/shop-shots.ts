import { answer, hold, refuse } from '../answers.ts';
import type { Shot } from '../shot.ts';
import { press } from '../steps.ts';
import { t } from '../texts.ts';

export const shopShots: readonly Shot[] = [
  { name: 'shop-list', screen: 'shopList', as: 'dona' },
  { name: 'shop-list-without-business', screen: 'shopList', as: 'nova' },
  { name: 'shop-list-pending', screen: 'shopList', as: 'tapioca' },
  {
    name: 'shop-list-empty',
    screen: 'shopList',
    as: 'dona',
    before: [answer('/businesses/*/shops', { items: [] })],
  },
  {
    name: 'shop-list-loading',
    screen: 'shopList',
    as: 'dona',
    before: [hold('/businesses/*/shops')],
    isBusy: true,
  },
  {
    name: 'shop-list-load-failure',
    screen: 'shopList',
    as: 'dona',
    before: [refuse('/businesses/*/shops', 'INTERNAL')],
  },
  { name: 'shop-new', screen: 'shop', as: 'dona' },
  {
    name: 'shop-empty-submitted',
    screen: 'shop',
    as: 'dona',
    steps: [press(t('shops.form.submit'))],
  },
  { name: 'shop', screen: 'shop', as: 'dona', path: ({ shop }) => `/shop?id=${shop}` },
  {
    name: 'shop-not-found',
    screen: 'shop',
    as: 'dona',
    path: ({ shop }) => `/shop?id=${shop.slice(0, -3)}000`,
  },
];
