import { userRoutes } from '#contract/accounts/user-routes.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { changeAnswer, goOffline, refuse } from '../answers.ts';
import { askForCode, signInAs } from '../identity-answers.ts';
import { main, type States, type UserAction } from '../state.ts';
import { t } from '../texts.ts';
import { press, seeText, type } from '../user-actions.ts';

const noTerms = changeAnswer(userRoutes.getMe, ({ terms: _, ...me }) => me);
const toCodeStep = [...signInAs('equipe@vitrine.test'), seeText(t('login.code.title'))];

/** As after a sign-up on this device: the page knows the e-mail by its history entry. */
const afterSignup: UserAction = async (page) => {
  const state = { usr: { email: 'aurora@vitrine.test' }, key: 'after-signup', idx: 0 };
  await page.evaluate((state) => history.replaceState(state, ''), state);
  await page.reload();
};

export const accountStates: States = {
  login: main,
  'login-empty-submitted': { actions: [press(t('login.submit'))] },
  'login-wrong-password': {
    actions: [
      ...signInAs('ninguem@vitrine.test', 'Errada#2026'),
      seeText(t('identityErrors.WRONG_CREDENTIALS')),
    ],
  },
  'login-offline': {
    isRepeated: true,
    actions: [
      type(t('account.email'), 'dona@vitrine.test'),
      type(t('account.password'), 'Vitrine#2026'),
      goOffline,
      press(t('login.submit')),
      seeText(t('identityErrors.NETWORK')),
    ],
  },
  'login-code': { given: [askForCode], actions: toCodeStep, isMain: true },
  'login-code-empty-submitted': {
    isRepeated: true,
    given: [askForCode],
    actions: [...toCodeStep, press(t('login.code.submit'))],
  },
  'login-access-disabled': {
    as: 'dona',
    path: () => '/offer-list',
    given: [refuse(userRoutes.getMe, 'UNAUTHENTICATED')],
    actions: [seeText(t('login.sessionEnded'))],
  },
  'login-from-page': {
    path: () => linkToScreen('login', { from: pageLink('offers') }),
    actions: [seeText(t('login.ofOpenPage'))],
  },
  signup: main,
  'signup-from-page': {
    path: () => linkToScreen('signup', { from: pageLink('offers') }),
    actions: [seeText(t('signup.ofOpenPage'))],
  },
  'signup-empty-submitted': { actions: [press(t('signup.submit'))] },
  'confirm-signup': main,
  'confirm-signup-of-account': { actions: [afterSignup, seeText(t('confirmSignup.wrongEmail'))] },
  'confirm-signup-empty-submitted': {
    isRepeated: true,
    actions: [press(t('confirmSignup.submit'))],
  },
  forgot: main,
  'forgot-empty-submitted': { isRepeated: true, actions: [press(t('forgot.submit'))] },
  'confirm-forgot': main,
  'confirm-forgot-empty-submitted': {
    isRepeated: true,
    actions: [press(t('confirmForgot.submit'))],
  },
  'not-found': main,
  'accept-terms': { as: 'nova', given: [noTerms], isMain: true },
};
