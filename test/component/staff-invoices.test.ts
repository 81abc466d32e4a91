import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Invoice } from '#contract/billing/invoices.ts';
import type { InvoiceForStaff } from '#contract/billing/staff-invoices.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { aShownInvoice } from '#test/support/builders/an-invoice.ts';
import { atScreen, button, click, dialog, field, fill, user } from './support/actions.ts';
import { answers, callsOf, refuses } from './support/fake-server.ts';
import { open } from './support/open-screen.tsx';
import { reason, signInStaff } from './support/staff.ts';

const sent = { contentType: 'application/pdf', uploadedAt: '2026-12-09T14:00:00.000Z' };

const file = { ...sent, url: 'https://files.test/download', expiresAt: sent.uploadedAt };

const anInvoiceInReview = (changes: Partial<Invoice> = {}): InvoiceForStaff => ({
  ...aShownInvoice({
    status: 'in_review',
    receipt: sent,
    issueDate: '2026-01-01',
    ...changes,
  }),
  business: aBusiness(),
});

const invoice = anInvoiceInReview();
const name = `Padaria Aurora, fatura ${invoice.number}`;

beforeEach(() => {
  signInStaff();
  answers('getReceipt', file);
});

async function openQueue(...items: InvoiceForStaff[]): Promise<void> {
  answers('listInvoicesForStaff', { items });
  open('/staff-invoices');
  await atScreen('Faturas');
}

test('the receipt of a payment is shown in the card: a PDF, a picture, or why not', async () => {
  // Without it, receipts do not wait until they are in view.
  const { IntersectionObserver: none } = window;
  Reflect.deleteProperty(window, 'IntersectionObserver');
  const picture = {
    ...anInvoiceInReview(),
    id: 'inv_01K9A1B2C3D4E5F6G7H8J9K002',
    number: 'P-0002',
  };
  answers('getReceipt', ({ params: { id } }) => ({
    ...file,
    viewUrl: `https://files.test/${id}`,
    contentType: id === invoice.id ? 'application/pdf' : 'image/jpeg',
  }));
  await openQueue(invoice, picture);
  const pdf = await screen.findByTitle(`Comprovante: ${name}`);
  expect(pdf).toHaveAttribute('src', `https://files.test/${invoice.id}`);
  const image = await screen.findByRole('img', {
    name: 'Comprovante: Padaria Aurora, fatura P-0002',
  });
  expect(image).toHaveAttribute('src', `https://files.test/${picture.id}`);
  fireEvent.error(image);
  expect(await screen.findByText(/^Não deu para mostrar o comprovante/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Baixar comprovante/ })).toHaveLength(2);
  expect(callsOf('getReceipt')).toHaveLength(2);
  Object.assign(window, { IntersectionObserver: none });
});

const sendForm = async (label: string) => {
  const { getByRole } = await dialog();
  await user.click(getByRole('button', { name: label }));
};

test('a payment of another amount needs a reason, and the paid invoice stays in place', async () => {
  await openQueue(invoice);
  const pay = await button(`Marcar como paga: ${name}`);
  await user.click(pay);
  expect(await field('Valor pago')).toHaveDisplayValue('R$\u00a059,90');
  expect(screen.queryByRole('textbox', { name: 'Motivo' })).toBeNull();
  await fill('Valor pago', '2.499,90');
  await fill('Dia do pagamento', '05/01/2026');
  await sendForm('Marcar como paga');
  await waitFor(async () =>
    expect(await reason()).toHaveAccessibleDescription(/Escreva o motivo\./),
  );
  await user.type(await reason(), 'Pagou o ano inteiro.');
  const payment = { paymentMethod: 'PIX', paidOn: '2026-01-05', paidAmount: 2499.9 } as const;
  answers('decideInvoice', aShownInvoice({ status: 'paid', ...payment, version: 2 }));
  await sendForm('Marcar como paga');
  await waitFor(() => expect(pay).toHaveAccessibleName(`${name}: paga.`));
  expect(pay).toHaveFocus();
  expect(screen.getByText('05/01/2026 · R$ 2.499,90 · Pix')).toBeVisible();
  const [call] = callsOf('decideInvoice');
  expect(call?.headers.get('if-match')).toBe('"1"');
  expect(call?.body).toEqual({
    decision: 'paid',
    ...payment,
    reason: 'Pagou o ano inteiro.',
  });
  expect(callsOf('listInvoicesForStaff')).toHaveLength(1);
});

test('an invoice that somebody else decided on meanwhile is shown in its current state', async () => {
  await openQueue(invoice);
  await click(`Recusar comprovante: ${name}`);
  await click('Comprovante ilegível');
  expect((await reason()).value).toMatch(/^Não conseguimos ler o comprovante/);
  refuses('decideInvoice', 'VERSION_MISMATCH');
  await sendForm('Recusar comprovante');
  const { findByRole } = await dialog();
  expect(await findByRole('alert')).toHaveTextContent('Os dados mudaram');
  answers('getInvoice', aShownInvoice({ status: 'paid', receipt: sent, version: 2 }));
  await click('Atualizar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const decided = await screen.findAllByRole('button', { name: `${name}: paga.` });
  expect(decided).toHaveLength(3);
  for (const one of decided) expect(one).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
  expect(callsOf('decideInvoice')[0]?.body).toMatchObject({ decision: 'refused' });
});

test('a paid invoice is found by its number without the hyphen, and reopened', async () => {
  await openQueue();
  answers('listInvoicesForStaff', {
    items: [{ ...aShownInvoice({ status: 'paid', version: 4 }), business: aBusiness() }],
  });
  await user.type(await field('Buscar fatura'), ` ${invoice.pixTxid.toLowerCase()}`);
  await click(`Reabrir: ${name}`);
  await click('Pix devolvido');
  answers('decideInvoice', aShownInvoice({ version: 5 }));
  await sendForm('Reabrir');
  await button(`${name}: reaberta.`);
  expect(callsOf('listInvoicesForStaff').at(-1)?.query).toEqual({ txid: invoice.pixTxid });
  const [call] = callsOf('decideInvoice');
  expect(call?.headers.get('if-match')).toBe('"4"');
  expect(call?.body).toMatchObject({
    decision: 'reopened',
    reason: expect.stringMatching(/foi devolvido/),
  });
});

test('an incomplete reference is not searched for', async () => {
  await openQueue(invoice);
  await user.type(await field('Buscar fatura'), '7K3MQ9');
  expect(await screen.findByText('Não achamos essa fatura')).toBeVisible();
  expect(callsOf('listInvoicesForStaff')).toHaveLength(1);
});

test('an overdue invoice without a receipt is cancelled with a reason', async () => {
  await openQueue({ ...aShownInvoice({ status: 'overdue' }), business: aBusiness() });
  expect(await screen.findByText('Sem comprovante')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Recusar/ })).toBeNull();
  await click(`Cancelar fatura: ${name}`);
  await click('Emitida por engano');
  answers('cancelInvoice', aShownInvoice({ status: 'cancelled', version: 2 }));
  await sendForm('Cancelar fatura');
  expect(await screen.findByText(`${name}: cancelada.`)).toBeInTheDocument();
  const [call] = callsOf('cancelInvoice');
  expect(call?.headers.get('if-match')).toBe('"1"');
  expect(call?.body.reason).toMatch(/emitida por engano/);
});

test('replaced receipts can be downloaded, too, each by its own link', async () => {
  // jsdom logs an error when a page navigates away.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openQueue(invoice);
  const former = { ...sent, url: '#former', uploadedAt: '2026-12-08T14:00:00.000Z' };
  answers('getReceipt', {
    ...sent,
    url: '#newest',
    expiresAt: '2026-12-09T14:10:00.000Z',
    former: [former],
  });
  await click(`Baixar comprovante: ${name}`);
  const [card] = screen.getAllByRole('article');
  const earlier = await within(card as HTMLElement).findByRole('button', { name: /^Anterior/ });
  expect(location.hash).toBe('#newest');
  await user.click(earlier);
  await waitFor(() => expect(location.hash).toBe('#former'));
  expect(callsOf('getReceipt').map(({ params }) => params.id)).toEqual([invoice.id, invoice.id]);
});
