import { screen, within } from '@testing-library/react';
import { plans } from '#contract/plans/plans.ts';
import { pricesOn } from '#lambdas/subscriptions/prices-on.ts';
import { aBusiness, aPendingBusiness } from '#test/support/builders/a-business.ts';
import { answers } from './support/fake-server.ts';
import { open } from './support/open-screen.tsx';
import { anOffer, signInOwner } from './support/owner.ts';

const suspendedReason = 'Recebemos reclamações de preços diferentes no caixa.';
const suspended = aBusiness({ status: 'suspended', suspendedReason });

describe.each([
  ['/shop-list', 'Nova loja'],
  ['/validator-list', 'Novo validador'],
  ['/offer-list', 'Nova oferta'],
])('%s of a suspended business', (path, action) => {
  test(`says what happened and what to do, and does not offer ${action}`, async () => {
    signInOwner({ business: suspended, offers: [anOffer()] });
    open(path);
    const notice = await screen.findByRole('note');
    expect(notice).toHaveTextContent('Fale com a nossa equipe');
    expect(notice).toHaveTextContent(`Motivo: ${suspendedReason}`);
    const link = within(notice).getByRole('link', { name: 'Ver a quem escrever' });
    expect(link).toHaveAttribute('href', '/business');
    expect(screen.queryByRole('link', { name: action })).toBeNull();
  });
});

test.each([
  ['suspended', suspended, 0],
  ['waiting', aPendingBusiness(), 1],
])('an active offer of a %s business is said to be seen by its owner alone', async (...row) => {
  const [, business, switches] = row;
  signInOwner({ business, offers: [anOffer()] });
  open('/offer-list');
  expect(await screen.findByText('Só você vê')).toBeVisible();
  expect(screen.queryByText('Ativa')).toBeNull();
  expect(screen.queryAllByRole('switch')).toHaveLength(switches);
});

test.each([
  ['an approved owner reads neither of the approval nor of the trial', aBusiness(), 0],
  ['a new owner reads what the approval needs, and of the trial', aPendingBusiness(), 1],
])('%s', async (_, business, times) => {
  signInOwner({ business, shops: [] });
  answers('listSizeTypes', { items: [...plans.sizeTypes] });
  answers('listSubscriptionPrices', { items: pricesOn('2026-11-24', plans) });
  open('/business');
  await screen.findByRole('radio', { name: 'Microempresa' });
  await screen.findAllByText(/por mês|\/mês/);
  expect(screen.queryAllByText(/sem ele a empresa não é aprovada/)).toHaveLength(times);
  expect(screen.queryAllByText(/dias grátis/).length > 0).toBe(times > 0);
});
