import type { User } from '#contract/users.ts';
import { change, goOffline } from '../answers.ts';
import type { Shot } from '../shot.ts';
import { press, seeText, type } from '../steps.ts';
import { t } from '../texts.ts';

const signInAs = (email: string, password: string) => [
  type(t('account.email'), email),
  type(t('account.password'), password),
];

export const accountShots: readonly Shot[] = [
  { name: 'login', screen: 'login' },
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
  { name: 'signup', screen: 'signup' },
  { name: 'signup-empty-submitted', screen: 'signup', steps: [press(t('signup.submit'))] },
  { name: 'confirm-signup', screen: 'confirmSignup' },
  { name: 'forgot', screen: 'forgot' },
  { name: 'confirm-forgot', screen: 'confirmForgot' },
  { name: 'not-found', screen: 'notFound' },
  {
    name: 'accept-terms',
    screen: 'acceptTerms',
    as: 'nova',
    before: [change<User>('/users/me', ({ terms: _, ...me }) => me)],
  },
  { name: 'profile', screen: 'profile', as: 'dona' },
  { name: 'profile-user-menu', screen: 'profile', as: 'dona', steps: [press(t('shell.account'))] },
  {
    name: 'profile-menu',
    screen: 'profile',
    as: 'dona',
    only: 'phone',
    steps: [press(t('shell.openMenu'))],
  },
  {
    name: 'profile-menu-new-user',
    screen: 'profile',
    as: 'nova',
    only: 'phone',
    steps: [press(t('shell.openMenu'))],
  },
  { name: 'change-password', screen: 'changePassword', as: 'dona' },
  {
    name: 'change-password-required',
    screen: 'changePassword',
    as: 'dona',
    before: [change<User>('/users/me', (me) => ({ ...me, isPasswordRequired: true }))],
  },
];
