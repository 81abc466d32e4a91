import { accountRoutes } from '#contract/accounts/routes.ts';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { answer, changeAnswer, goOffline, loseFiles, refuse } from '../answers.ts';
import { withCodeApp, wrongCode } from '../identity-answers.ts';
import { main, type States } from '../state.ts';
import { t } from '../texts.ts';
import { press, pressEntry, seeDialog, seeText, sendEmpty, type } from '../user-actions.ts';

const { createExport, deleteAccount, getExport } = accountRoutes;
const id = 'exp_01KAQ7M8Y5T2V9W3X4Z6B1C2D3';
const temporaryPassword = changeAnswer(userRoutes.getMe, (me) => ({
  ...me,
  isPasswordRequired: true,
}));

export const profileStates: States = {
  profile: main,
  'profile-of-staff': { as: 'equipe', isMain: true },
  'profile-user-menu': { actions: [press(t('shell.account'))] },
  'profile-menu': { only: 'phone', actions: [press(t('shell.openMenu'))] },
  'profile-menu-new-user': { as: 'nova', only: 'phone', actions: [press(t('shell.openMenu'))] },
  'profile-export-ready': {
    given: [
      answer(createExport, () => ({ id, status: 'processing' as const })),
      answer(getExport, () => ({ id, status: 'ready' as const })),
    ],
    actions: [press(t('profile.export.ask')), seeText(t('profile.export.ready'))],
  },
  'profile-remove-account': {
    isMain: true,
    actions: [press(t('removeAccount.action')), seeDialog],
  },
  'profile-remove-account-other-email': {
    isRepeated: true,
    actions: [
      press(t('removeAccount.action')),
      type(t('removeAccount.confirm'), 'outra@vitrine.test'),
      press(t('removeAccount.submit')),
      seeText(t('fieldErrors.byField.ownEmail.INVALID_VALUE')),
    ],
  },
  'profile-remove-account-open-claims': {
    given: [refuse(deleteAccount, 'OPEN_CLAIMS', { openClaims: 12 })],
    actions: [
      press(t('removeAccount.action')),
      type(t('removeAccount.confirm'), 'dona@vitrine.test'),
      press(t('removeAccount.submit')),
      seeText(t('removeAccount.openClaims', { count: 12 })),
    ],
  },
  'profile-logout-failed': {
    actions: [
      press(t('shell.account')),
      goOffline,
      pressEntry(t('shell.logout')),
      seeText(t('shell.logoutFailed')),
      seeDialog,
    ],
  },
  'profile-page-error': { isRepeated: true, given: [loseFiles('profile')] },
  'profile-page-error-of-new-version': {
    given: [loseFiles('profile')],
    actions: [press(t('common.tryAgain')), seeText(t('pageError.newVersion'))],
  },
  'change-user-data': main,
  'change-user-data-empty-submitted': {
    isRepeated: true,
    actions: [sendEmpty(t('account.name')), seeText(t('fieldErrors.byField.name.REQUIRED'))],
  },
  'change-user-data-mistakes': {
    actions: [
      type(t('userData.birthdate'), '31/04/1990'),
      type(t('account.phone'), '9876-5432'),
      press(t('common.save')),
      seeText(t('fieldErrors.byField.birthdate.INVALID_VALUE')),
    ],
  },
  'change-password': main,
  'change-password-empty-submitted': {
    isRepeated: true,
    actions: [press(t('changePassword.submit'))],
  },
  'change-password-required': { given: [temporaryPassword] },
  'second-factor': main,
  'second-factor-wrong-code': {
    isRepeated: true,
    given: [wrongCode],
    actions: [
      type(t('account.code'), '123456'),
      press(t('secondFactor.turnOn')),
      seeText(t('identityErrors.WRONG_APP_CODE')),
    ],
  },
  'second-factor-on': { given: [withCodeApp], isMain: true },
};
