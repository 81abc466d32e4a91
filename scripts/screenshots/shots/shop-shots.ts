import type { Shop } from '#contract/shops.ts';
import { answer, change, hold, refuse } from '../answers.ts';
import type { DemoIds } from '../demo-ids.ts';
import { atLimit, ofSpecialSize, switchedOff } from '../replaced-answers.ts';
import type { Shot } from '../shot.ts';
import {
  goBack,
  openSection,
  press,
  pressInDialog,
  reload,
  seeDialog,
  seeText,
  type,
} from '../steps.ts';
import { t } from '../texts.ts';
import { withLargeText } from '../windows.ts';

const existing = ({ shop }: DemoIds) => `/shop?id=${shop}`;

export const shopShots: readonly Shot[] = [
  { name: 'shop-list', screen: 'shopList', as: 'dona', windows: withLargeText },
  { name: 'shop-list-without-business', screen: 'shopList', as: 'nova' },
  { name: 'shop-list-pending', screen: 'shopList', as: 'tapioca' },
  { name: 'shop-list-special', screen: 'shopList', as: 'dona', before: [ofSpecialSize] },
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
  { name: 'shop-new', screen: 'shop', as: 'dona', windows: withLargeText },
  {
    name: 'shop-empty-submitted',
    screen: 'shop',
    as: 'dona',
    steps: [press(t('shops.form.submit'))],
  },
  {
    name: 'shop-draft',
    screen: 'shop',
    as: 'dona',
    steps: [type(t('shops.form.street'), 'Rua do Sol'), reload, seeText(t('draft.title'))],
  },
  {
    name: 'shop-leave',
    screen: 'shop',
    as: 'dona',
    steps: [type(t('shops.form.street'), 'Rua do Sol'), goBack, seeDialog],
  },
  { name: 'shop-limit-reached', screen: 'shop', as: 'dona', before: [atLimit] },
  { name: 'shop', screen: 'shop', as: 'dona', path: existing, windows: withLargeText },
  {
    name: 'shop-hidden',
    screen: 'shop',
    as: 'dona',
    path: existing,
    before: [switchedOff('/shops/*')],
  },
  {
    name: 'shop-changed-elsewhere',
    screen: 'shop',
    as: 'dona',
    path: existing,
    before: [refuse('/shops/*', 'VERSION_MISMATCH', 'PUT')],
    steps: [
      openSection(t('shops.form.address')),
      type(t('shops.form.number'), '470'),
      change<Shop>('/shops/*', (shop) => ({
        ...shop,
        version: shop.version + 1,
        address: { ...shop.address, number: '465' },
      })),
      press(t('common.save')),
      seeText(t('changes.title')),
    ],
  },
  {
    name: 'shop-delete',
    screen: 'shop',
    as: 'dona',
    path: existing,
    steps: [press(t('shops.delete.action')), seeDialog],
  },
  {
    name: 'shop-delete-with-offers',
    screen: 'shop',
    as: 'dona',
    path: existing,
    before: [refuse('/shops/*', 'SHOP_HAS_OFFERS', 'DELETE')],
    steps: [
      press(t('shops.delete.action')),
      seeDialog,
      pressInDialog(t('shops.delete.confirm')),
      seeText(t('shops.delete.force')),
    ],
  },
  {
    name: 'shop-not-found',
    screen: 'shop',
    as: 'dona',
    path: ({ shop }) => `/shop?id=${shop.slice(0, -3)}000`,
  },
];
