import { uploadRoutes } from '#contract/media/upload-routes.ts';
import { maxUploadBytes } from '#contract/media/uploads.ts';
import { aJpeg } from '#test/support/pictures.ts';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { anInvoicedBusiness } from '#test/support/stories/invoices.ts';
import { aPdf, sendReceiptOf, uploadReceipt } from '#test/support/stories/receipts.ts';
import { sendForm } from '#test/support/stories/upload-forms.ts';

const { createUpload } = uploadRoutes;
const pdfOf = (size: number) => ({ area: 'receipt', contentType: 'application/pdf', size });

describe('sendReceipt', () => {
  it('sends a PDF for review, and a picture that replaces it before the review', async () => {
    const owned = await anInvoicedBusiness();
    const { id } = await uploadReceipt(owned.owner, aPdf());
    const sent = await sendReceiptOf(owned, id);
    expect(sent.body).toMatchObject({
      status: 'in_review',
      receipt: { contentType: 'application/pdf' },
      version: 2,
    });
    expect(sent.body).not.toHaveProperty('suspendsOn');
    const picture = await uploadReceipt(owned.owner, await aJpeg(), 'image/jpeg');
    expect((await sendReceiptOf(owned, picture.id)).body).toMatchObject({
      status: 'in_review',
      receipt: { contentType: 'image/jpeg' },
      version: 3,
    });
  });

  it('refuses HTML that claims to be a PDF', async () => {
    const owned = await anInvoicedBusiness();
    const upload = await uploadReceipt(owned.owner, Buffer.from('<html><script>1</script>'));
    expect(upload).toEqual({ id: upload.id, status: 'refused', reasonCode: 'NOT_A_PDF' });
    expect((await sendReceiptOf(owned, upload.id)).code).toBe('IMAGE_REFUSED');
  });

  it('refuses a file that is empty or larger than 10 MiB', async () => {
    const { owner } = await anInvoicedBusiness();
    for (const size of [0, maxUploadBytes + 1]) {
      expect((await call(createUpload, { as: owner, body: pdfOf(size) })).code).toBe(
        'VALIDATION_FAILED',
      );
    }
    const { body: form } = await call(createUpload, { as: owner, body: pdfOf(20) });
    expect((await sendForm(form, aPdf('longer than the form says'))).code).toBe('EntityTooLarge');
    expect((await sendForm(form, Buffer.alloc(0))).code).toBe('EntityTooSmall');
  });

  it('waits for the upload of the file', async () => {
    const owned = await anInvoicedBusiness();
    const { body } = await call(createUpload, { as: owned.owner, body: pdfOf(20) });
    expect((await sendReceiptOf(owned, body.id)).code).toBe('IMAGE_NOT_FOUND');
  });

  it('is refused with the upload of another owner', async () => {
    const [owned, other] = await Promise.all([anInvoicedBusiness(), anInvoicedBusiness()]);
    const { id } = await uploadReceipt(other.owner, aPdf());
    expect((await sendReceiptOf(owned, id)).code).toBe('UPLOAD_NOT_FOUND');
  });

  it('is refused for an invoice that is paid', async () => {
    const payment = { paymentMethod: 'PIX', paidCents: 5990, paidOn: '2026-02-10' } as const;
    const entry = { start: '2026-01-01', dueDate: '2026-01-11', suspendsOn: '2999-12-31' };
    // Another invoice is open, or there would be no form.
    const unpaid = [{ ...entry, reminder: 3 }];
    const owned = await anInvoicedBusiness({ status: 'paid', ...payment }, { unpaid });
    const { id } = await uploadReceipt(owned.owner, aPdf());
    expect((await sendReceiptOf(owned, id)).code).toBe('INVALID_TRANSITION');
  });

  it('has no form if nothing is to be paid', async () => {
    const { owner } = await anActiveBusiness();
    expect((await call(createUpload, { as: owner, body: pdfOf(20) })).code).toBe(
      'INVALID_TRANSITION',
    );
  });
});
