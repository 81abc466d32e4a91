import { confirmSignIn, signIn } from 'aws-amplify/auth';
import { signInWith } from '#web/features/account/api/sign-in.ts';
import { storeSession } from '#web/features/account/api/store-session.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';

jest.mock('#web/lib/auth/configure-amplify.ts', () => ({ configureAmplify: jest.fn() }));
jest.mock('#web/features/account/api/store-session.ts', () => ({ storeSession: jest.fn() }));
jest.mock('aws-amplify/auth', () => ({ signIn: jest.fn(), confirmSignIn: jest.fn() }));

const credentials = { email: 'jurema@example.com', password: 'Kbrt-4738-2956' };
const done = { isSignedIn: true, nextStep: { signInStep: 'DONE' } } as const;
const changeRequired = {
  isSignedIn: false,
  nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED' },
} as const;

describe('a sign-in with a temporary password', () => {
  beforeEach(() => jest.mocked(storeSession).mockResolvedValue(false));

  it('requires its change once the identity service has accepted it', async () => {
    jest.mocked(signIn).mockResolvedValue(changeRequired);
    jest.mocked(confirmSignIn).mockResolvedValue(done);
    expect(await signInWith(credentials)).toBe('signed-in');
    expect(readStored('isPasswordRequired')).toBe('true');
  });

  it('leaves no requirement on the device if it fails', async () => {
    jest.mocked(signIn).mockResolvedValue(changeRequired);
    jest.mocked(confirmSignIn).mockRejectedValue(new Error());
    await expect(signInWith(credentials)).rejects.toMatchObject({ code: 'UNEXPECTED' });
    expect(readStored('isPasswordRequired')).toBeUndefined();
  });

  it('leaves no requirement for the next user who signs in', async () => {
    writeStored('isPasswordRequired', 'true');
    jest.mocked(signIn).mockResolvedValue(done);
    await signInWith(credentials);
    expect(readStored('isPasswordRequired')).toBeUndefined();
  });
});
