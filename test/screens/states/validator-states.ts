import { shopRoutes } from '#contract/shops/routes.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import type { Validator } from '#contract/validators/validators.ts';
import { answer, changeAnswer, hold, refuse } from '../answers.ts';
import type { DemoIds } from '../demo-ids.ts';
import { main, type States } from '../state.ts';
import { t } from '../texts.ts';
import { chooseFirst, press, pressInDialog, seeDialog, seeText, type } from '../user-actions.ts';

const { createValidator, listValidators, setTemporaryPassword } = validatorRoutes;
const path = ({ validator }: DemoIds) => `/validator?id=${validator}`;

const withChanges = (changes: Partial<Validator>) =>
  changeAnswer(listValidators, ({ items }) => ({
    items: items.map((each) => ({ ...each, ...changes })),
  }));

const lastValidationAt = new Date(Date.now() - 3 * 86_400_000).toISOString();
const active = withChanges({ status: 'active', validationsCount: 128, lastValidationAt });
const none = answer(listValidators, () => ({ items: [] }));

/** Each shop has its maximum number of validators. */
const fullShops = changeAnswer(shopRoutes.listShopSummariesOfBusiness, ({ items, ...list }) => ({
  ...list,
  items: items.map((shop) => ({ ...shop, validatorsCount: 5 })),
}));

export const validatorStates: States = {
  'validator-list-of-suspended-business': { isRepeated: true, as: 'salao', given: [none] },
  'validator-list': { given: [active], isMain: true },
  'validator-list-without-business': { isRepeated: true, as: 'nova' },
  'validator-list-pending': { as: 'tapioca', actions: [seeText(t('validators.waiting.title'))] },
  'validator-list-empty': { given: [none], isMain: true },
  'validator-list-disabled': {
    isRepeated: true,
    path: () => '/validator-list?status=disabled',
    given: [none],
  },
  'validator-list-loading': { isRepeated: true, given: [hold(listValidators)], isBusy: true },
  'validator-list-load-failure': { isRepeated: true, given: [refuse(listValidators, 'INTERNAL')] },
  validator: { path, given: [active], isMain: true },
  'validator-new': main,
  'validator-empty-submitted': { isRepeated: true, actions: [press(t('validators.form.submit'))] },
  'validator-limit-reached': {
    isRepeated: true,
    given: [fullShops],
    actions: [seeText(t('validators.limit.title'))],
  },
  'validator-email-taken': {
    given: [refuse(createValidator, 'VALIDATOR_EMAIL_TAKEN')],
    actions: [
      type(t('validators.form.name'), 'Jurema Lins'),
      type(t('validators.form.email'), 'balcao@vitrine.test'),
      chooseFirst(t('validators.form.shop')),
      press(t('validators.form.submit')),
      seeText(t('validators.form.alreadyAdded')),
    ],
  },
  'validator-waiting': { path, actions: [seeText(t('validators.detail.pendingNote'))] },
  'validator-disable': { path, actions: [press(t('validators.disable.action')), seeDialog] },
  'validator-access': {
    path,
    given: [answer(setTemporaryPassword, () => undefined)],
    actions: [
      press(t('validators.newPassword.action')),
      seeDialog,
      pressInDialog(t('validators.newPassword.confirm')),
      seeText(t('validators.access.once')),
    ],
    isMain: true,
  },
  'validator-disabled': {
    path,
    given: [withChanges({ status: 'disabled' })],
    actions: [seeText(t('validators.form.submitAgain'))],
  },
  'validator-not-found': {
    isRepeated: true,
    path: () => '/validator?id=val_none',
    actions: [seeText(t('validators.notFound.title'))],
  },
};
