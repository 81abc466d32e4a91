import { theStaff } from '#test/support/stories/businesses.ts';
import { anInvoicedBusiness } from '#test/support/stories/invoices.ts';
import { expectScreen, showRow } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const pdf = {
  name: 'comprovante.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF'),
};

test('an invoice is paid: its owner sends a PDF, staff accept it, and the owner sees that it is paid', async ({
  openAs,
}) => {
  const { owner, invoice } = await anInvoicedBusiness();
  const page = await openAs(owner, '/invoice');

  await test.step('the owner copies the code of the Pix and sends the proof', async () => {
    await expectScreen(page, 'Pagar fatura');
    await page.getByRole('button', { name: 'Copiar código Pix' }).click();
    await expect(page.getByRole('button', { name: 'Código copiado' })).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Enviar PDF' }).click();
    await (await chooser).setFiles(pdf);
    await expect(page.getByText('Comprovante enviado')).toBeVisible();
  });

  await test.step('staff find it by its number, download the proof and accept it', async () => {
    const desk = await openAs(await theStaff(), '/staff-invoices');
    await expectScreen(desk, 'Faturas');
    await desk.getByRole('searchbox').fill(invoice.number);
    const pay = desk.getByRole('button', { name: /^Marcar como paga/ });
    await showRow(desk, pay);
    const download = desk.waitForEvent('download');
    await desk.getByRole('button', { name: /^Baixar comprovante/ }).click();
    expect((await download).suggestedFilename()).toBe(`comprovante-${invoice.number}.pdf`);
    await pay.click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Marcar como paga' }).click();
    await expect(desk.getByText(/: paga\.$/)).toBeVisible();
  });

  await test.step('the owner sees that it is paid', async () => {
    await page.goto(`/invoice-detail?id=${invoice.id}`);
    await expect(page.getByText('Paga', { exact: true })).toBeVisible();
  });
});
