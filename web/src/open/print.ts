import { printPage } from '#web/lib/print-page.ts';
import { elementsWith } from './elements.ts';

/** Shows the buttons that print the page. */
export function offerPrint(): void {
  for (const button of elementsWith('print')) {
    button.addEventListener('click', printPage);
    button.hidden = false;
  }
}
