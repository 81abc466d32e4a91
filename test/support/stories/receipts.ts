import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import { uploadRoutes } from '#contract/media/upload-routes.ts';
import type { Upload, UploadInput } from '#contract/media/uploads.ts';
import { call } from './call.ts';
import { eventually } from './eventually.ts';
import type { InvoicedBusiness } from './invoices.ts';
import type { Person } from './people.ts';
import { sendForm } from './upload-forms.ts';
import { processed } from './uploads.ts';

/** A file that starts like a PDF; nothing reads the rest. */
export const aPdf = (text = 'comprovante'): Buffer => Buffer.from(`%PDF-1.7\n${text}\n%%EOF`);

/** Uploads a file with a receipt form, and waits until it is ready or refused. */
export async function uploadReceipt(
  as: Person,
  file: Buffer,
  contentType: UploadInput['contentType'] = 'application/pdf',
): Promise<Upload> {
  const body = { area: 'receipt', contentType, size: file.length };
  const form = await call(uploadRoutes.createUpload, { as, body });
  expect(form.status).toBe(201);
  expect((await sendForm(form.body, file)).status).toBe(204);
  return processed(as, form.body.id);
}

/** Sends the receipt of an invoice once the index contains the invoice. */
export async function sendReceiptOf({ owner, invoice }: InvoicedBusiness, uploadId: string) {
  const request = { as: owner, params: { id: invoice.id }, body: { uploadId } };
  return eventually(async () => {
    const answer = await call(invoiceRoutes.sendReceipt, request);
    expect(answer.code).not.toBe('INVOICE_NOT_FOUND');
    return answer;
  });
}
