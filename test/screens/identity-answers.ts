import type { UserAction } from './state.ts';
import { t } from './texts.ts';
import { press, type } from './user-actions.ts';

/** Signs in through the form. */
export const signInAs = (email: string, password = 'Vitrine#2026'): readonly UserAction[] => [
  type(t('account.email'), email),
  type(t('account.password'), password),
  press(t('login.submit')),
];

/** Answers calls of an operation of the identity service. */
const answerIdentity =
  (operation: string, status: number, json: unknown): UserAction =>
  (page) =>
    page.route('**/*', (route) => {
      const target = route.request().headers()['x-amz-target'] ?? '';
      if (!target.endsWith(`.${operation}`)) return route.fallback();
      const headers = { 'access-control-allow-origin': '*' };
      return route.fulfill({ status, headers, json });
    });

/** The account has an authenticator app; the demo accounts have none. */
export const withCodeApp = answerIdentity('GetUser', 200, {
  Username: 'equipe',
  UserAttributes: [{ Name: 'email', Value: 'equipe@vitrine.test' }],
  UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
});

/** A sign-in asks for a code after the right password. */
export const askForCode = answerIdentity('RespondToAuthChallenge', 200, {
  ChallengeName: 'SOFTWARE_TOKEN_MFA',
  ChallengeParameters: {},
  Session: 'session',
});

export const wrongCode = answerIdentity('VerifySoftwareToken', 400, {
  __type: 'EnableSoftwareTokenMFAException',
  message: 'Code mismatch',
});
