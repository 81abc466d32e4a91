import 'squire-rte/dist/squire-raw.js';

/** Stands in for the editor's ES module, which Jest cannot load: the same code as a classic script. */
export default (window as unknown as { readonly Squire: unknown }).Squire;
