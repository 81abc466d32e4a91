import { receiptFileOf } from '#web/features/billing/use-receipt.ts';

const pdfOf = (before: string, type = '') => new Blob([before, '%PDF-1.7\n'], { type });

describe('a file chosen as a receipt', () => {
  it.each(['', '\ufeff', '\r\n\r\n', ' '.repeat(1019)])(
    'is sent as a PDF whatever type the system reports, after %j too',
    async (before) => {
      for (const type of ['', 'application/pdf', 'application/octet-stream']) {
        const sent = await receiptFileOf(pdfOf(before, type));
        expect(sent.type).toBe('application/pdf');
        expect(await sent.bytes()).toEqual(await pdfOf(before).bytes());
      }
    },
  );

  it('is not a PDF if the header comes after the first 1,024 bytes', async () => {
    const file = pdfOf(' '.repeat(1020), 'application/pdf');
    await expect(receiptFileOf(file)).rejects.toMatchObject({ code: 'NOT_A_PDF' });
  });
});
