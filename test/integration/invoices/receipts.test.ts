import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import { uploadRoutes } from '#contract/media/upload-routes.ts';
import { aJpeg } from '#test/support/pictures.ts';
import { theStaff } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { anInvoicedBusiness } from '#test/support/stories/invoices.ts';
import type { Person } from '#test/support/stories/people.ts';
import { processed, sendForm } from '#test/support/stories/uploads.ts';

const pdf = 'application/pdf';
const aPdf = Buffer.from('%PDF-1.7\ncomprovante\n%%EOF');

/** Uploads a file with a receipt form, and waits until it is ready or refused. */
async function upload(as: Person, file: Buffer, contentType = pdf) {
  const body = { area: 'receipt', contentType, size: file.length };
  const form = await call(uploadRoutes.createUpload, { as, body });
  expect((await sendForm(form.body, file)).status).toBe(204);
  return processed(as, form.body.id);
}

async function linked(url = '') {
  const answer = await fetch(url);
  const [type, disposition] = ['content-type', 'content-disposition'].map((name) =>
    answer.headers.get(name),
  );
  return { file: Buffer.from(await answer.arrayBuffer()), type, disposition };
}

describe('the files of receipts', () => {
  it('are stored by forms, and read by links of owner and staff', async () => {
    const { owner, invoice } = await anInvoicedBusiness();
    const request = { as: owner, params: { id: invoice.id } };
    for (const [file, type] of [
      [await aJpeg(), 'image/jpeg'],
      [aPdf, pdf],
    ] as const) {
      const { id: uploadId } = await upload(owner, file, type);
      const sent = await call(invoiceRoutes.sendReceipt, { ...request, body: { uploadId } });
      expect(sent.body).toMatchObject({ status: 'in_review', receipt: { contentType: type } });
    }
    const name = `filename="comprovante-${invoice.number}.pdf"`;
    const { url } = (await call(invoiceRoutes.getReceipt, request)).body;
    const downloaded = { file: aPdf, type: pdf, disposition: `attachment; ${name}` };
    expect(await linked(url)).toEqual(downloaded);
    const seen = (await call(invoiceRoutes.getReceipt, { ...request, as: await theStaff() })).body;
    const shown = { ...downloaded, disposition: `inline; ${name}` };
    expect(await linked(seen.viewUrl)).toEqual(shown);
    expect((await linked(seen.former?.[0]?.url)).type).toBe('image/jpeg');
  });
});
