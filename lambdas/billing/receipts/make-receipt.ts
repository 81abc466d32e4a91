import { isPdf } from '#contract/billing/receipt-files.ts';
import type { UploadRefusal } from '#contract/media/uploads.ts';
import { decodePicture } from '#lambdas/media/processing/decode-picture.ts';
import { pictureFormat } from '#lambdas/media/processing/picture-format.ts';
import { readPicture } from '#lambdas/media/processing/read-picture.ts';
import { Refused } from '#lambdas/media/processing/refused.ts';
import { openPixels } from '#lambdas/media/processing/safe-sharp.ts';

/** The kept file of a receipt. */
interface MadeReceipt {
  readonly bytes: Buffer;
  readonly contentType: 'image/jpeg' | 'application/pdf';
  readonly extension: 'jpg' | 'pdf';
}

/** Returns a PDF unchanged: it is never parsed, and only downloaded. Throws Refused for other files. */
function madeOfPdf(file: Buffer): MadeReceipt {
  if (!isPdf(file)) throw new Refused('NOT_A_PDF');
  return { bytes: file, contentType: 'application/pdf', extension: 'pdf' };
}

/** Makes a JPEG from the pixels of a photo. Throws Refused if it is not of its declared type. */
async function madeOfPicture(file: Buffer, declaredType: string): Promise<MadeReceipt> {
  if (`image/${pictureFormat(file)}` !== declaredType) throw new Refused('NOT_A_PICTURE');
  const pixels = await decodePicture(await readPicture(file));
  // A JPEG has no opacity: transparent parts become white, as on paper.
  const bytes = await openPixels(pixels).flatten({ background: '#fff' }).jpeg().toBuffer();
  return { bytes, contentType: 'image/jpeg', extension: 'jpg' };
}

/** Makes the receipt of an uploaded file, or returns why it is refused. Throws if time or memory ran out. */
export async function makeReceipt(
  file: Buffer,
  declaredType: string,
): Promise<MadeReceipt | { readonly reasonCode: UploadRefusal }> {
  try {
    return declaredType === 'application/pdf'
      ? madeOfPdf(file)
      : await madeOfPicture(file, declaredType);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { reasonCode: error.reasonCode };
  }
}
