import { elementsWith } from './elements.ts';

/** Prints the page with all pictures; if the code for that does not load, prints the page as it is. */
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
