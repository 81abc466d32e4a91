import { aToken } from '#test/unit/web/support/a-token.ts';
import { askIdentity } from '#web/lib/auth/ask-identity.ts';
import { noteLanguage } from '#web/lib/auth/noted-language.ts';
import { renewMe } from '#web/lib/auth/renew-me.ts';
import { saveLanguageInAccount } from '#web/lib/auth/save-language-in-account.ts';
import { storeUser } from '#web/lib/auth/stored-user.ts';
import { forgetSession } from '#web/lib/forget-session.ts';
import { i18n } from '#web/platform/i18n/i18n.ts';

jest.mock('#web/lib/auth/ask-identity.ts', () => ({ askIdentity: jest.fn(async () => {}) }));
jest.mock('#web/lib/auth/renew-me.ts', () => ({ renewMe: jest.fn(async () => {}) }));

const seconds = Math.floor(Date.now() / 1000);
const token = aToken(seconds, seconds + 3600);
const told = () => jest.mocked(askIdentity).mock.calls;
const locale = (Value: string) => [
  'UpdateUserAttributes',
  { AccessToken: token, UserAttributes: [{ Name: 'locale', Value }] },
];

beforeAll(() => i18n.init({ lng: 'pt', resources: {} }));
beforeEach(() => {
  forgetSession();
  jest.mocked(askIdentity).mockClear();
  jest.mocked(renewMe).mockClear();
});

test('a chosen language is stored in the account once', async () => {
  storeUser('user', token);
  await saveLanguageInAccount();
  expect(told()).toEqual([]);
  noteLanguage();
  await saveLanguageInAccount();
  await saveLanguageInAccount();
  expect(told()).toEqual([locale('pt-BR')]);
  expect(jest.mocked(renewMe).mock.calls).toEqual([[token]]);
});

test('a language that the API could not store is sent again at the next start', async () => {
  storeUser('user', token);
  noteLanguage();
  jest.mocked(renewMe).mockRejectedValueOnce(new Error());
  await expect(saveLanguageInAccount()).rejects.toThrow();
  await saveLanguageInAccount();
  await saveLanguageInAccount();
  expect(jest.mocked(renewMe)).toHaveBeenCalledTimes(2);
});

test('a language chosen before the sign-in, or not saved, is saved at the next start', async () => {
  await i18n.changeLanguage('es');
  noteLanguage();
  await saveLanguageInAccount();
  expect(told()).toEqual([]);
  storeUser('user', token);
  jest.mocked(askIdentity).mockRejectedValueOnce(new Error());
  await expect(saveLanguageInAccount()).rejects.toThrow();
  await saveLanguageInAccount();
  expect(told()).toEqual([locale('es'), locale('es')]);
});
