import { updateUserAttributes } from 'aws-amplify/auth';
import { noteLanguage, tellLanguage } from '#web/lib/auth/language-of-account.ts';
import { storeUser } from '#web/lib/auth/stored-user.ts';
import { i18n } from '#web/lib/i18n/start-i18n.ts';
import { forgetSession } from '#web/lib/storage.ts';

jest.mock('#web/lib/auth/configure-amplify.ts', () => ({ configureAmplify: jest.fn() }));
jest.mock('aws-amplify/auth', () => ({ updateUserAttributes: jest.fn(async () => ({})) }));

const told = () => jest.mocked(updateUserAttributes).mock.calls.map(([input]) => input);
const locale = (value: string) => ({ userAttributes: { locale: value } });

beforeAll(() => i18n.init({ lng: 'pt', resources: {} }));
beforeEach(() => {
  forgetSession();
  jest.mocked(updateUserAttributes).mockClear();
});

test('a chosen language is told to the account once', async () => {
  storeUser('user', 'token');
  await tellLanguage();
  expect(told()).toEqual([]);
  noteLanguage();
  await tellLanguage();
  await tellLanguage();
  expect(told()).toEqual([locale('pt-BR')]);
});

test('one that was chosen before the sign-in, or could not be told, is told at the next start', async () => {
  await i18n.changeLanguage('es');
  noteLanguage();
  await tellLanguage();
  expect(told()).toEqual([]);
  storeUser('user', 'token');
  jest.mocked(updateUserAttributes).mockRejectedValueOnce(new Error());
  await expect(tellLanguage()).rejects.toThrow();
  await tellLanguage();
  expect(told()).toEqual([locale('es'), locale('es')]);
});
