import { elementsWith } from './elements.ts';

/** Prints by a part that first loads all pictures; if it does not load, prints what is there. */
const printWhole = () =>
  import('#web/lib/print-page.ts').then(
    (part) => part.printPage(),
    () => print(),
  );

/** Shows the buttons that print the page. */
export function offerPrint(): void {
  for (const button of elementsWith('print')) {
    button.addEventListener('click', printWhole);
    button.hidden = false;
  }
}
