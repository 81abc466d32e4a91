import { isPdf } from '#contract/billing/receipt-files.ts';
import type { UploadRefusal } from '#contract/media/uploads.ts';
import { decodePicture } from '#lambdas/media/processing/decode-picture.ts';
import { pictureFormat } from '#lambdas/media/processing/picture-format.ts';
import { readPicture } from '#lambdas/media/processing/read-picture.ts';
import { Refused } from '#lambdas/media/processing/refused.ts';
import { openPixels } from '#lambdas/media/processing/safe-sharp.ts';

/** The file that is kept of a receipt. */
interface MadeReceipt {
  readonly bytes: Buffer;
  readonly contentType: 'image/jpeg' | 'application/pdf';
  readonly extension: 'jpg' | 'pdf';
}

/** A PDF as it is: it is never parsed, and only ever downloaded. Throws Refused for a file that is none. */
function madeOfPdf(file: Buffer): MadeReceipt {
  if (!isPdf(file)) throw new Refused('NOT_A_PDF');
  return { bytes: file, contentType: 'application/pdf', extension: 'pdf' };
}

/** A JPEG that is made of the pixels of a picture alone. Throws Refused where it is not of its declared type. */
async function madeOfPicture(file: Buffer, declaredType: string): Promise<MadeReceipt> {
  if (`image/${pictureFormat(file)}` !== declaredType) throw new Refused('NOT_A_PICTURE');
  const pixels = await decodePicture(await readPicture(file));
  // A JPEG has no opacity: what was transparent is white, as on paper.
  const bytes = await openPixels(pixels).flatten({ background: '#fff' }).jpeg().toBuffer();
  return { bytes, contentType: 'image/jpeg', extension: 'jpg' };
}

/** The file that is kept of what a form sent, or why none is. Throws where there was too little time or memory. */
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
