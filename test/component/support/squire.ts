import 'squire-rte/dist/squire-raw.js';

/** Takes the place of the editor's ES module, which Jest cannot load: the same code as a script for a page. */
export default (window as unknown as { readonly Squire: unknown }).Squire;
