import { screen, waitFor } from '@testing-library/react';
import { open } from './support/open-screen.tsx';
import { signInOwner } from './support/owner.ts';

const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');

test('search engines get the sign-in, and no other screen of the app', async () => {
  open('/login');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(robots()).toBeUndefined();
  for (const path of ['/login?from=%2Fshop-list', '/signup', '/nada']) {
    open(path);
    await waitFor(() => expect(robots()).toBe('noindex'));
  }
  open('/login');
  await waitFor(() => expect(robots()).toBeUndefined());
});

test('a private screen is not for search engines', async () => {
  signInOwner();
  open('/shop-list');
  expect(await screen.findByRole('heading', { level: 1, name: 'Lojas' })).toBeVisible();
  expect(robots()).toBe('noindex');
});
