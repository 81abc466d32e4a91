import { fold } from '#contract/fields/fold.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { loadPhoto, type PaintedPhoto } from './load-photo.ts';
import { paintPicture } from './paint/paint-picture.ts';
import { posterFont } from './paint/write-text.ts';
import type { PictureContent } from './picture-content.ts';
import { pictureSize } from './picture-size.ts';

export interface StatusPicture {
  readonly file: File;
  readonly photo: PaintedPhoto;
}

/** At this quality, the edges of letters stay sharp. */
const quality = 0.92;

/** Returns a file name with plain letters only, such as `bolo-de-rolo.jpg`. */
function fileNameOf(title: string): string {
  const words = fold(title).match(/[a-z0-9]+/g) ?? [];
  return `${words.join('-') || 'vitrine'}.jpg`;
}

/** Loads the poster's letters; without them, the device's own letters are used. */
async function loadLetters(): Promise<void> {
  await document.fonts.load(posterFont).catch(() => undefined);
}

/** Draws the picture of an offer on this device. Throws if the device cannot draw it. */
export async function makePicture(offer: Offer, content: PictureContent): Promise<StatusPicture> {
  const [{ photo, state }] = await Promise.all([loadPhoto(offer), loadLetters()]);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, pictureSize);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The device has no memory for a picture');
  paintPicture(context, content, photo);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  if (!blob) throw new Error('The device cannot write the picture');
  return {
    file: new File([blob], fileNameOf(content.title), { type: 'image/jpeg' }),
    photo: state,
  };
}
