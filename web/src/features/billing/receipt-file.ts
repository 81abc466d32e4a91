import { maxUploadBytes } from '#contract/uploads.ts';
import { PictureError } from '#web/lib/pictures/picture-error.ts';
import { preparePicture } from '#web/lib/pictures/prepare-picture.ts';

const pdfType = 'application/pdf';
/** What a PDF begins with. */
const pdfHeader = '%PDF-';

async function isPdf(file: Blob): Promise<boolean> {
  return (await file.slice(0, pdfHeader.length).text()) === pdfHeader;
}

/**
 * The file that is sent of one that was chosen as a receipt: a PDF as it is, a picture as photos are. What a file is called
 * says nothing about it. Throws a PictureError.
 */
export async function receiptFileOf(file: Blob): Promise<Blob> {
  if (await isPdf(file)) {
    if (file.size > maxUploadBytes) throw new PictureError('TOO_LARGE');
    return file.slice(0, file.size, pdfType);
  }
  if (file.type === pdfType) throw new PictureError('NOT_A_PDF');
  return (await preparePicture(file)).picture;
}
