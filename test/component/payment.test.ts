import { screen, waitFor, within } from '@testing-library/react';
import { aShownInvoice } from '#test/support/builders/an-invoice.ts';
import { atScreen, button, click, user } from './support/actions.ts';
import { answers, callsOf, refuses } from './support/fake-server.ts';
import { open } from './support/open-screen.tsx';
import { signInOwner } from './support/owner.ts';

const monthly = { sizeTypeId: 1, billingCycle: 'MONTHLY', price: 59.9 } as const;
const next = { on: '2026-12-01', amount: 59.9 };

beforeEach(() => answers('getSubscription', { ...monthly, nextInvoice: next }));

async function openPlan(): Promise<void> {
  signInOwner();
  open('/payment');
  await atScreen('Plano e pagamento');
}

test('a business pays yearly from its next invoice on', async () => {
  await openPlan();
  await user.click(await screen.findByRole('radio', { name: 'Por ano' }));
  const yearly = { ...monthly, nextBillingCycle: 'YEARLY', nextInvoice: next } as const;
  answers('setBillingCycle', yearly);
  answers('getSubscription', yearly);
  await click('Passar a pagar por ano');
  expect(await screen.findByText('A partir de 01/12/2026, você paga por ano.')).toBeVisible();
  expect(callsOf('setBillingCycle').map(({ body }) => body)).toEqual([{ billingCycle: 'YEARLY' }]);
  expect(screen.queryByRole('button', { name: /^Passar a pagar/ })).toBeNull();
});

test('a billing cycle that cannot be chosen now says so and stays chosen', async () => {
  await openPlan();
  await user.click(await screen.findByRole('radio', { name: 'Por ano' }));
  refuses('setBillingCycle', 'INVALID_TRANSITION');
  await click('Passar a pagar por ano');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Por ano' })).toBeChecked();
});

test('the Pix code is copied, and can be selected if the device refuses', async () => {
  const pixPayload = '00020126580014br.gov.bcb.pix';
  const writeText = jest.fn(async () => {});
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  signInOwner({ invoices: [aShownInvoice({ pixPayload })] });
  open('/invoice');
  await click('Copiar código Pix');
  expect(await button('Código copiado')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(pixPayload);
  writeText.mockRejectedValueOnce(new Error('denied'));
  await click('Código copiado');
  expect(await button(/^Não deu para copiar/)).toBeVisible();
  expect(screen.getByText(pixPayload)).toBeVisible();
});

test('if nothing is to be paid, the screen says so and links to the invoices', async () => {
  signInOwner({ invoices: [aShownInvoice({ status: 'paid' })] });
  open('/invoice');
  const title = await screen.findByText('Nada a pagar');
  await user.click(await screen.findByRole('link', { name: 'Ver faturas' }));
  await atScreen('Faturas');
  await waitFor(() => expect(title).not.toBeInTheDocument());
  expect(within(screen.getByRole('main')).getByText('Paga')).toBeVisible();
});
