import { screen } from '@testing-library/react';
import { fetchAuthSession, signIn } from 'aws-amplify/auth';
import type { User } from '#contract/accounts/users.ts';
import { aToken } from '#test/unit/web/support/a-token.ts';
import { click, fill, user } from './actions.ts';
import { answers } from './fake-server.ts';

export const email = 'ana@vitrine.test';

/** A password that the user pool accepts. */
export const password = 'Vitrine#2026';

/** A page that a visitor came from, and its query parameter. */
export const shopPage = '/loja/padaria-aurora';
export const fromShop = `?from=${encodeURIComponent(shopPage)}`;

const intentKey = 'intent';

/** Stores that the visitor tapped "Seguir" on the page of the shop, as its script does. */
export function tapFollow(): void {
  const intent = { kind: 'follow', shopId: 'shp_1', path: shopPage, at: Date.now() };
  sessionStorage.setItem(intentKey, JSON.stringify(intent));
}

/** Stores that the visitor tapped "Eu quero!" on the page of the shop, as its script does. */
export function tapClaim(): void {
  const intent = { kind: 'claim', offerId: 'off_1', shopId: 'shp_1', path: shopPage };
  sessionStorage.setItem(intentKey, JSON.stringify({ ...intent, at: Date.now() }));
}

/** Returns whether the visitor's tap is still stored. */
export const isTapStored = (): boolean => sessionStorage.getItem(intentKey) !== null;

/** A consumer who has accepted the terms. */
export const aConsumer = (changes: Partial<User> = {}): User => ({
  userId: 'sub-ana',
  role: 'consumer',
  isPasswordRequired: false,
  terms: { version: '2026-11-01', acceptedAt: '2026-11-20T12:00:00.000Z' },
  createdAt: '2026-11-20T12:00:00.000Z',
  ...changes,
});

/** Makes the identity service sign a consumer in, and the API know them. */
export function knowConsumer(userId = 'sub-ana', changes: Partial<User> = {}): void {
  const now = Math.floor(Date.now() / 1000);
  const accessToken = { toString: () => aToken(now, now + 3600), payload: {} };
  jest.mocked(fetchAuthSession).mockResolvedValue({ tokens: { accessToken }, userSub: userId });
  jest.mocked(signIn).mockResolvedValue({ isSignedIn: true, nextStep: { signInStep: 'DONE' } });
  answers('getMe', aConsumer({ userId, ...changes }));
  answers('listBusinesses', { items: [] });
}

/** Returns an error of the user pool. */
export const failure = (name: string, message = '') => Object.assign(new Error(message), { name });

/** Signs in with e-mail and password on the page of the sign-in. */
export async function enter(): Promise<void> {
  await fill('E-mail', email);
  await fill('Senha', password);
  await click('Entrar');
}

/** Fills in the sign-up and sends it. */
export async function signUpAs(name: string): Promise<void> {
  await fill('Nome completo', name);
  await fill('E-mail', email);
  await fill('Senha', password);
  await user.click(await screen.findByRole('checkbox', { name: /termos de uso/ }));
  await click('Criar conta');
}
