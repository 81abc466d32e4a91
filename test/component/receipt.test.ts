import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Invoice } from '#contract/billing/invoices.ts';
import { uploadId } from '#test/support/builders/an-image.ts';
import { aShownInvoice, invoiceIdFor } from '#test/support/builders/an-invoice.ts';
import { atScreen, button, click } from './support/actions.ts';
import { answers, callsOf, loses, refuses } from './support/fake-server.ts';
import { open } from './support/open-screen.tsx';
import { signInOwner } from './support/owner.ts';
import { withPictures } from './support/pictures.ts';

withPictures();

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
