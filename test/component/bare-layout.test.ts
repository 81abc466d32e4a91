import { screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import type { User } from '#contract/accounts/users.ts';
import { chooseUse } from '#web/session/chosen-use.ts';
import { atScreen } from './support/actions.ts';
import { answers, holds, loses } from './support/fake-server.ts';
import { open } from './support/open-screen.tsx';
import { signIn } from './support/owner.ts';

// The screens have tests of their own.
jest.mock('#web/features/wallet/routes/wallet.tsx', () => ({
  __esModule: true,
  default: () => createElement('h1', null, 'Wallet'),
}));
jest.mock('#web/features/counter/routes/counter.tsx', () => ({
  __esModule: true,
  default: () => createElement('h1', null, 'Counter'),
}));

const me = (changes: Partial<User> = {}): User => ({
  userId: 'sub-ana',
  role: 'validator',
  isPasswordRequired: false,
  terms: { version: '2026-11-01', acceptedAt: '2026-11-20T12:00:00.000Z' },
  createdAt: '2026-11-20T12:00:00.000Z',
  ...changes,
});

/** Signs in a user whom the API knows so. */
function signInAs(changes: Partial<User> = {}): void {
  signIn({ userId: 'sub-ana' });
  answers('getMe', me(changes));
}

describe('a screen without the shell', () => {
  it.each(['/wallet?code=7K3MQ9XT2D4', '/counter', '/checkin/7K3MQ9XT2D4'])(
    'at %s opens after newer terms, which return to it',
    async (path) => {
      signInAs({ terms: { version: '2020-01-01', acceptedAt: '2020-01-01T12:00:00.000Z' } });
      answers('getClaim', {} as never);
      open(path);
      await atScreen('Termos de uso');
      expect(new URLSearchParams(location.search).get('from')).toBe(path);
    },
  );

  it.each(['/wallet', '/counter'])(
    'at %s opens after the change of a temporary password, which returns to it',
    async (path) => {
      signInAs({ isPasswordRequired: true });
      open(path);
      await atScreen('Trocar a senha');
      expect(new URLSearchParams(location.search).get('from')).toBe(path);
    },
  );

  it('for members leads others to their landing screen', async () => {
    signInAs({ role: 'consumer' });
    chooseUse('sub-ana', 'business');
    answers('listBusinesses', { items: [] });
    open('/counter');
    await atScreen('Empresa');
    expect(screen.queryByText('Counter')).toBeNull();
  });

  it('for everybody is shown before the server answers', async () => {
    signIn({ userId: 'sub-ana' });
    holds('getMe');
    open('/wallet');
    await atScreen('Wallet');
  });

  it('for members is shown once their role is known', async () => {
    signIn({ userId: 'sub-ana' });
    const call = holds('getMe');
    open('/counter');
    await waitFor(() => expect(call.count()).toBeGreaterThan(0));
    expect(screen.queryByText('Counter')).toBeNull();
    call.answer(me());
    await atScreen('Counter');
  });

  it('for members is also shown while the server is not reached, since it works offline', async () => {
    signIn({ userId: 'sub-ana' });
    loses('getMe');
    open('/counter');
    await atScreen('Counter');
  });
});
