import { kilobytes } from '../../web/gzipped-size.ts';
import type { PageBytes } from './weigh-page.ts';

/** Bytes of a page with twenty offers and their pictures, with all code, scrolled to the end. */
const maxBytes = 400_000;
/** Cumulative Layout Shift. */
const maxShift = 0.01;

const line = (name: string, { images, total, files, layoutShift }: PageBytes) =>
  [
    `  ${name}: ${kilobytes(total)}, of which ${kilobytes(images)} in ${files} pictures;`,
    `shift ${layoutShift.toFixed(3)}`,
  ].join(' ');

/** Prints the transferred bytes of a page with pictures. Returns a message for each exceeded limit. */
export function reportPictures(
  offers: number,
  { firstView, whole }: { readonly firstView: PageBytes; readonly whole: PageBytes },
): readonly string[] {
  console.log(
    `\nA phone's page of ${offers} offers with pictures (at most ${kilobytes(maxBytes)}):`,
  );
  console.log(line('first view', firstView));
  console.log(line('whole page', whole));
  return [
    whole.total > maxBytes && `A page of ${offers} offers has ${kilobytes(whole.total)}.`,
    whole.files < offers && `A page of ${offers} offers loaded only ${whole.files} pictures.`,
    whole.layoutShift > maxShift && `Pictures shift the page by ${whole.layoutShift.toFixed(3)}.`,
  ].filter((fault) => fault !== false);
}
