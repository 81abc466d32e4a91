import { kilobytes } from '../../../web/kilobytes.ts';
import type { PageBytes } from './weigh-page.ts';

/** Bytes of a page of twenty offers with a picture each, with all of its code, scrolled to the end. */
const maxBytes = 400_000;
/** Cumulative Layout Shift. */
const maxShift = 0.01;

const line = (name: string, { images, total, files, layoutShift }: PageBytes) =>
  [
    `  ${name}: ${kilobytes(total)}, of which ${kilobytes(images)} in ${files} pictures;`,
    `shift ${layoutShift.toFixed(3)}`,
  ].join(' ');

/** Prints what a page with pictures transferred; returns a message for each limit that it exceeds. */
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
