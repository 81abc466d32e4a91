import type { User } from '#contract/users.ts';
import { answer, change, goOffline, loseFiles } from '../answers.ts';
import type { Shot } from '../shot.ts';
import { press, pressEntry, seeDialog, seeText, sendEmpty, type } from '../steps.ts';
import { t } from '../texts.ts';
import { withLargeText } from '../windows.ts';

const signInAs = (email: string, password: string) => [
  type(t('account.email'), email),
  type(t('account.password'), password),
];

const exportId = 'exp_01KAQ7M8Y5T2V9W3X4Z6B1C2D3';

export const accountShots: readonly Shot[] = [
  { name: 'login', screen: 'login', windows: withLargeText },
  { name: 'login-empty-submitted', screen: 'login', steps: [press(t('login.submit'))] },
  {
    name: 'login-wrong-password',
    screen: 'login',
    steps: [
      ...signInAs('ninguem@vitrine.test', 'Errada#2026'),
      press(t('login.submit')),
      seeText(t('identityErrors.WRONG_CREDENTIALS')),
    ],
  },
  {
    name: 'login-offline',
    screen: 'login',
    steps: [
      ...signInAs('dona@vitrine.test', 'Vitrine#2026'),
      goOffline,
      press(t('login.submit')),
      seeText(t('identityErrors.NETWORK')),
    ],
  },
  { name: 'signup', screen: 'signup', windows: withLargeText },
  { name: 'signup-empty-submitted', screen: 'signup', steps: [press(t('signup.submit'))] },
  { name: 'confirm-signup', screen: 'confirmSignup' },
  {
    name: 'confirm-signup-empty-submitted',
    screen: 'confirmSignup',
    steps: [press(t('confirmSignup.submit'))],
  },
  { name: 'forgot', screen: 'forgot' },
  { name: 'forgot-empty-submitted', screen: 'forgot', steps: [press(t('forgot.submit'))] },
  { name: 'confirm-forgot', screen: 'confirmForgot' },
  {
    name: 'confirm-forgot-empty-submitted',
    screen: 'confirmForgot',
    steps: [press(t('confirmForgot.submit'))],
  },
  { name: 'not-found', screen: 'notFound', windows: withLargeText },
  {
    name: 'accept-terms',
    screen: 'acceptTerms',
    as: 'nova',
    before: [change<User>('/users/me', ({ terms: _, ...me }) => me)],
  },
  { name: 'profile', screen: 'profile', as: 'dona', windows: withLargeText },
  { name: 'profile-user-menu', screen: 'profile', as: 'dona', steps: [press(t('shell.account'))] },
  {
    name: 'profile-menu',
    screen: 'profile',
    as: 'dona',
    windows: ['phone'],
    steps: [press(t('shell.openMenu'))],
  },
  {
    name: 'profile-menu-new-user',
    screen: 'profile',
    as: 'nova',
    windows: ['phone'],
    steps: [press(t('shell.openMenu'))],
  },
  {
    name: 'profile-export-ready',
    screen: 'profile',
    as: 'dona',
    before: [
      answer('/users/me/exports', { id: exportId, status: 'processing' }),
      answer(`/users/me/exports/${exportId}`, { id: exportId, status: 'ready' }),
    ],
    steps: [press(t('profile.export.ask')), seeText(t('profile.export.ready'))],
  },
  {
    name: 'profile-remove-account',
    screen: 'profile',
    as: 'dona',
    windows: withLargeText,
    steps: [press(t('removeAccount.action')), seeDialog],
  },
  {
    name: 'profile-remove-account-other-email',
    screen: 'profile',
    as: 'dona',
    steps: [
      press(t('removeAccount.action')),
      type(t('removeAccount.confirm'), 'outra@vitrine.test'),
      press(t('removeAccount.submit')),
      seeText(t('fieldErrors.byField.ownEmail.INVALID_VALUE')),
    ],
  },
  { name: 'change-user-data', screen: 'changeUserData', as: 'dona', windows: withLargeText },
  {
    name: 'change-user-data-empty-submitted',
    screen: 'changeUserData',
    as: 'dona',
    steps: [sendEmpty(t('account.name')), seeText(t('fieldErrors.byField.name.REQUIRED'))],
  },
  {
    name: 'change-user-data-mistakes',
    screen: 'changeUserData',
    as: 'dona',
    steps: [
      type(t('userData.birthdate'), '31/04/1990'),
      type(t('account.phone'), '9876-5432'),
      press(t('common.save')),
      seeText(t('fieldErrors.byField.birthdate.INVALID_VALUE')),
    ],
  },
  {
    name: 'profile-logout-failed',
    screen: 'profile',
    as: 'dona',
    steps: [
      press(t('shell.account')),
      goOffline,
      pressEntry(t('shell.logout')),
      seeText(t('shell.logoutFailed')),
      seeDialog,
    ],
  },
  {
    name: 'profile-page-error',
    screen: 'profile',
    as: 'dona',
    before: [loseFiles('profile')],
  },
  {
    name: 'profile-page-error-of-new-version',
    screen: 'profile',
    as: 'dona',
    before: [loseFiles('profile')],
    steps: [press(t('common.tryAgain')), seeText(t('pageError.newVersion'))],
  },
  { name: 'change-password', screen: 'changePassword', as: 'dona', windows: withLargeText },
  {
    name: 'change-password-empty-submitted',
    screen: 'changePassword',
    as: 'dona',
    steps: [press(t('changePassword.submit'))],
  },
  {
    name: 'change-password-required',
    screen: 'changePassword',
    as: 'dona',
    before: [change<User>('/users/me', (me) => ({ ...me, isPasswordRequired: true }))],
  },
];
