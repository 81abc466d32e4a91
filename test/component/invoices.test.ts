import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Invoice } from '#contract/billing/invoices.ts';
import { addDays } from '#contract/statistics/period.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { uploadId } from '#test/support/builders/an-image.ts';
import { aShownInvoice, invoiceIdFor } from '#test/support/builders/an-invoice.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { atScreen, button, click, user } from './support/actions.ts';
import { answers, callsOf, loses, refuses } from './support/fake-server.ts';
import { open, openAsOwner } from './support/open-screen.tsx';
import { signInOwner } from './support/owner.ts';
import { withPictures } from './support/pictures.ts';
import { today } from './support/statistics.ts';

const day = (days: number) => addDays(today(), days);

const overdue = (number: string, since: number, left: number) =>
  aShownInvoice({
    id: `inv_01K9A1B2C3D4E5F6G7H8J9K${number}`,
    status: 'overdue',
    amount: 59.9,
    dueDate: day(-since),
    suspendsOn: day(left),
  });

const several = [overdue('AB1', 2, 13), overdue('AB2', 20, 4)];

const sumText = `2 faturas vencidas somam R$ 119,80: a primeira venceu em ${formatDay(day(-20))}.`;

const suspension = ` Sem pagamento, a empresa será suspensa em ${formatDay(day(4))}.`;

test.each([
  ['/shop-list', aBusiness(), sumText + suspension],
  ['/invoice', aBusiness(), sumText + suspension],
  ['/business', aBusiness({ status: 'suspended', suspendedBy: ['payment'] }), sumText],
])(
  '%s names the sum of overdue invoices, and the earliest day of a suspension to come',
  async (...row) => {
    const [path, business, text] = row;
    openAsOwner(path, { business, invoices: several });
    const notice = await screen.findByText(sumText, { exact: false });
    expect(notice).toHaveTextContent(text);
    expect(notice.textContent.includes('suspensa em')).toBe(text !== sumText);
  },
);

test('the payment of an overdue invoice says when it was due', async () => {
  openAsOwner('/invoice', { invoices: several });
  expect(await screen.findByText(`Venceu em ${formatDay(day(-20))}`)).toBeVisible();
});

test.each([
  ['its last seven days', 6, true],
  ['an earlier day', 7, false],
  ['a day after it', -1, false],
])('the end of the trial is told on %s', async (_, left, isTold) => {
  const business = aBusiness({ trialEndsAt: `${day(left)}T15:00:00.000Z` });
  answers('getSubscription', {
    sizeTypeId: 2,
    billingCycle: 'MONTHLY',
    nextInvoice: {
      on: '2027-01-01',
      dueDate: '2027-01-11',
      periodStart: '2026-12-25',
      periodEnd: '2027-01-31',
      amount: 73.43,
    },
  });
  openAsOwner('/shop-list', { business });
  await atScreen('Lojas');
  if (!isTold) {
    expect(await screen.findByText(/Rua/)).toBeVisible();
    expect(screen.queryByText(/O período grátis termina/)).toBeNull();
    expect(callsOf('getSubscription')).toEqual([]);
    return;
  }
  const notice = await screen.findByText(/O período grátis termina em/);
  expect(notice).toHaveTextContent(
    `O período grátis termina em ${formatDay(day(left))}. A primeira fatura, de R$ 73,43, sai em 01/01/2027 e vence em 11/01/2027. Cobra janeiro inteiro e mais 7 dias de dezembro: de 25/12/2026 a 31/12/2026.`,
  );
  expect(screen.getByRole('link', { name: 'Ver plano' })).toHaveAttribute('href', '/payment');
});

test('an invoice for a part of a month says which days it charges, in list, payment and document', async () => {
  const part = { periodStart: '2026-11-10', periodEnd: '2026-11-30', amount: 41.93 };
  const invoice = aShownInvoice(part);
  const reason = /Cobra 21 dos 30 dias de novembro: de 10\/11\/2026 a 30\/11\/2026\./;
  answers('getSubscription', { sizeTypeId: 2, billingCycle: 'MONTHLY' });
  signInOwner({ invoices: [invoice] });
  answers('getInvoice', invoice);
  for (const path of ['/invoice-list', '/invoice', `/invoice-detail?id=${invoice.id}`]) {
    open(path);
    expect(await screen.findByText(reason)).toBeVisible();
  }
});

test('the Pix code is copied, and can be selected if the device refuses', async () => {
  const pixPayload = '00020126580014br.gov.bcb.pix';
  const writeText = jest.fn(async () => {});
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  openAsOwner('/invoice', { invoices: [aShownInvoice({ pixPayload })] });
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
  openAsOwner('/invoice', { invoices: [aShownInvoice({ status: 'paid' })] });
  const title = await screen.findByText('Nada a pagar');
  await user.click(await screen.findByRole('link', { name: 'Ver faturas' }));
  await atScreen('Faturas');
  await waitFor(() => expect(title).not.toBeInTheDocument());
  expect(within(screen.getByRole('main')).getByText('Paga')).toBeVisible();
});

const older = aShownInvoice({ status: 'overdue', dueDate: '2026-11-10', amount: 59.9 });
const newer = aShownInvoice({ id: invoiceIdFor('2027-01-01'), dueDate: '2027-01-11', amount: 71 });

const aPdf = (content = '%PDF-1.7') =>
  new File([content], 'comprovante.pdf', { type: 'application/pdf' });

const choosePdf = async (file = aPdf()) => {
  await button(/^Enviar (outro )?PDF$/);
  const input = document.querySelector('input[accept="application/pdf"]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [file] } });
};

/** The server puts the invoice in review as soon as the receipt is sent. */
function letReceive(sent: Invoice): void {
  answers('sendReceipt', () => {
    answers('listInvoices', { items: [sent, newer] });
    return sent;
  });
}

describe('the receipt of a payment', () => {
  withPictures();

  beforeEach(async () => {
    signInOwner({ invoices: [newer, older] });
    answers('getUpload', { id: uploadId, status: 'ready' });
    open('/invoice');
    await atScreen('Pagar fatura');
  });

  test('the invoice stays on the screen after its receipt was sent, although another one is due', async () => {
    const receipt = { contentType: 'application/pdf', uploadedAt: '2026-11-24T14:00:00.000Z' };
    letReceive({ ...older, status: 'in_review', receipt, version: 2 });
    await choosePdf();
    expect(await screen.findByText('Comprovante enviado')).toBeVisible();
    expect(screen.getByText('R$ 59,90')).toBeVisible();
    const [call] = callsOf('sendReceipt');
    expect(call?.params.id).toBe(older.id);
    expect(call?.body).toEqual({ uploadId });
    expect(call?.headers.get('if-match')).toBe('"1"');
    expect(callsOf('createUpload')[0]?.body).toMatchObject({
      area: 'receipt',
      contentType: 'application/pdf',
    });
  });

  test('a lost call is sent again without another upload', async () => {
    loses('sendReceipt');
    await choosePdf();
    const again = await button('Tentar de novo');
    letReceive({ ...older, status: 'in_review' });
    fireEvent.click(again);
    expect(await screen.findByText('Comprovante enviado')).toBeVisible();
    expect(callsOf('createUpload')).toHaveLength(1);
  });

  test('an invoice that was changed meanwhile is shown again, and its receipt can then be sent', async () => {
    refuses('sendReceipt', 'VERSION_MISMATCH');
    const rejectionReason = 'Valor diferente';
    answers('listInvoices', { items: [newer, { ...older, rejectionReason, version: 3 }] });
    await choosePdf();
    expect(await screen.findByText(rejectionReason)).toBeVisible();
    letReceive({ ...older, status: 'in_review' });
    await click('Tentar de novo');
    expect(await screen.findByText('Comprovante enviado')).toBeVisible();
    expect(callsOf('sendReceipt').at(-1)?.headers.get('if-match')).toBe('"3"');
  });

  test('a file that is not a PDF is refused before it is sent', async () => {
    await choosePdf(aPdf('<html>'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/PDF/);
    await waitFor(() => expect(callsOf('createUpload')).toHaveLength(0));
  });
});
