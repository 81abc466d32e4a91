import type { Page } from '@playwright/test';
import type { Shot, Step } from '../shot.ts';
import { press, seeText, type } from '../steps.ts';
import { t } from '../texts.ts';
import { withLargeText } from '../windows.ts';

/** Answers calls of an operation of the identity service. */
const answerIdentity =
  (operation: string, status: number, json: unknown): Step =>
  (page: Page) =>
    page.route('**/*', (route) => {
      const target = route.request().headers()['x-amz-target'] ?? '';
      if (!target.endsWith(`.${operation}`)) return route.fallback();
      const headers = { 'access-control-allow-origin': '*' };
      return route.fulfill({ status, headers, json });
    });

/** The account has a code app, of which the demo accounts have none. */
const withCodeApp = answerIdentity('GetUser', 200, {
  Username: 'equipe',
  UserAttributes: [{ Name: 'email', Value: 'equipe@vitrine.test' }],
  UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
});

/** A sign-in asks for a code after the right password. */
const askForCode = answerIdentity('RespondToAuthChallenge', 200, {
  ChallengeName: 'SOFTWARE_TOKEN_MFA',
  ChallengeParameters: {},
  Session: 'session',
});

const wrongCode = answerIdentity('VerifySoftwareToken', 400, {
  __type: 'EnableSoftwareTokenMFAException',
  message: 'Code mismatch',
});

const toCodeStep = [
  type(t('account.email'), 'equipe@vitrine.test'),
  type(t('account.password'), 'Vitrine#2026'),
  press(t('login.submit')),
  seeText(t('login.code.title')),
];

export const secondFactorShots: readonly Shot[] = [
  {
    name: 'login-code',
    screen: 'login',
    before: [askForCode],
    steps: toCodeStep,
    windows: withLargeText,
  },
  {
    name: 'login-code-empty-submitted',
    screen: 'login',
    before: [askForCode],
    steps: [...toCodeStep, press(t('login.code.submit'))],
  },
  { name: 'second-factor', screen: 'secondFactor', as: 'equipe', windows: withLargeText },
  {
    name: 'second-factor-wrong-code',
    screen: 'secondFactor',
    as: 'equipe',
    before: [wrongCode],
    steps: [
      type(t('account.code'), '123456'),
      press(t('secondFactor.turnOn')),
      seeText(t('identityErrors.WRONG_APP_CODE')),
    ],
  },
  {
    name: 'second-factor-on',
    screen: 'secondFactor',
    as: 'equipe',
    before: [withCodeApp],
    windows: withLargeText,
  },
  {
    name: 'profile-of-staff',
    screen: 'profile',
    as: 'equipe',
    steps: [seeText(t('secondFactor.card.off'))],
  },
];
