import type { ShopSummary } from '#contract/shops.ts';
import type { Validator } from '#contract/validators.ts';
import { answer, change, hold, refuse } from '../answers.ts';
import type { Shot } from '../shot.ts';
import { press, pressInDialog, seeDialog, seeText, type } from '../steps.ts';
import { t } from '../texts.ts';
import { withLargeText } from '../windows.ts';

const validators = '/businesses/*/validators';

interface List {
  readonly items: readonly Validator[];
}

/** The validator of the demo data. */
const jurema = 'Jurema Lins';

/** She has validated. */
const withActivity = change<List>(validators, ({ items }) => ({
  items: items.map((validator) => ({
    ...validator,
    status: 'active',
    validationsCount: 128,
    lastValidationAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  })),
}));

/** She is disabled. */
const disabled = change<List>(validators, ({ items }) => ({
  items: items.map((validator) => ({ ...validator, status: 'disabled' })),
}));

/** Each shop has as many validators as it may have. */
const fullShops = change<{ readonly items: readonly ShopSummary[] }>(
  '/businesses/*/shops/summary',
  ({ items, ...list }) => ({
    ...list,
    items: items.map((shop) => ({ ...shop, validatorsCount: 5 })),
  }),
);

/** Shows a validator of the list. */
const opened = { screen: 'validator', as: 'dona', path: () => '/validator-list' } as const;

export const validatorShots: readonly Shot[] = [
  {
    name: 'validator-list',
    screen: 'validatorList',
    as: 'dona',
    before: [withActivity],
    steps: [seeText(jurema)],
    windows: withLargeText,
  },
  { name: 'validator-list-without-business', screen: 'validatorList', as: 'nova' },
  {
    name: 'validator-list-empty',
    screen: 'validatorList',
    as: 'dona',
    before: [answer(validators, { items: [] })],
    windows: withLargeText,
  },
  {
    name: 'validator-list-disabled',
    screen: 'validatorList',
    as: 'dona',
    path: () => '/validator-list?status=disabled',
    before: [answer(validators, { items: [] })],
  },
  {
    name: 'validator-list-loading',
    screen: 'validatorList',
    as: 'dona',
    before: [hold(validators)],
    isBusy: true,
  },
  {
    name: 'validator-list-load-failure',
    screen: 'validatorList',
    as: 'dona',
    before: [refuse(validators, 'INTERNAL')],
  },
  { name: 'validator-new', screen: 'validator', as: 'dona', windows: withLargeText },
  {
    name: 'validator-empty-submitted',
    screen: 'validator',
    as: 'dona',
    steps: [press(t('validators.form.submit'))],
  },
  {
    name: 'validator-limit-reached',
    screen: 'validator',
    as: 'dona',
    before: [fullShops],
    steps: [seeText(t('validators.limit.title'))],
  },
  {
    name: 'validator-email-taken',
    screen: 'validator',
    as: 'dona',
    before: [refuse(validators, 'VALIDATOR_EMAIL_TAKEN', 'POST')],
    steps: [
      type(t('validators.form.name'), jurema),
      type(t('validators.form.email'), 'balcao@vitrine.test'),
      (page) => page.getByLabel(t('validators.form.shop')).selectOption({ index: 1 }),
      press(t('validators.form.submit')),
      seeText(t('validators.form.alreadyAdded')),
    ],
  },
  {
    ...opened,
    name: 'validator',
    before: [withActivity],
    steps: [press(jurema), seeText(t('validators.newPassword.hint'))],
    windows: withLargeText,
  },
  {
    ...opened,
    name: 'validator-waiting',
    steps: [press(jurema), seeText(t('validators.detail.pendingNote'))],
  },
  {
    ...opened,
    name: 'validator-disable',
    steps: [press(jurema), press(t('validators.disable.action')), seeDialog],
  },
  {
    ...opened,
    name: 'validator-access',
    before: [answer(`${validators}/*/temporary-password`, {})],
    steps: [
      press(jurema),
      press(t('validators.newPassword.action')),
      seeDialog,
      pressInDialog(t('validators.newPassword.confirm')),
      seeText(t('validators.access.once')),
    ],
    windows: withLargeText,
  },
  {
    ...opened,
    name: 'validator-disabled',
    before: [disabled],
    steps: [press(jurema), seeText(t('validators.form.submitAgain'))],
  },
  {
    name: 'validator-not-found',
    screen: 'validator',
    as: 'dona',
    path: () => '/validator?id=val_none',
    steps: [seeText(t('validators.notFound.title'))],
  },
  {
    name: 'login-access-disabled',
    screen: 'login',
    as: 'dona',
    path: () => '/offer-list',
    before: [refuse('/users/me', 'UNAUTHENTICATED')],
    steps: [seeText(t('login.sessionEnded'))],
  },
];
