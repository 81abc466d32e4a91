import { screen, waitFor, within } from '@testing-library/react';
import { aShownInvoice } from '#test/support/builders/an-invoice.ts';
import { atScreen, button, click, user } from './support/actions.ts';
import { answers } from './support/fake-server.ts';
import { open } from './support/open-screen.tsx';
import { signInOwner } from './support/owner.ts';

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
  answers('getSubscription', { sizeTypeId: 1, billingCycle: 'MONTHLY' });
  signInOwner({ invoices: [aShownInvoice({ status: 'paid' })] });
  open('/invoice');
  const title = await screen.findByText('Nada a pagar');
  await user.click(await screen.findByRole('link', { name: 'Ver faturas' }));
  await atScreen('Faturas');
  await waitFor(() => expect(title).not.toBeInTheDocument());
  expect(within(screen.getByRole('main')).getByText('Paga')).toBeVisible();
});
