import { isPdf, pdfHeaderBytes } from '#contract/billing/receipt-files.ts';
import { maxUploadBytes } from '#contract/media/uploads.ts';
import { PictureError, preparePicture } from '#web/platform/photos/photos.ts';

const pdfType = 'application/pdf';

const firstBytesOf = async (file: Blob) =>
  new Uint8Array(await file.slice(0, pdfHeaderBytes).arrayBuffer());

/** Returns the file to send as a receipt, by its content: PDFs unchanged, pictures prepared. Throws PictureError. */
export async function receiptFileOf(file: Blob): Promise<Blob> {
  if (isPdf(await firstBytesOf(file))) {
    if (file.size > maxUploadBytes) throw new PictureError('TOO_LARGE');
    return file.slice(0, file.size, pdfType);
  }
  if (file.type === pdfType) throw new PictureError('NOT_A_PDF');
  return (await preparePicture(file)).picture;
}
