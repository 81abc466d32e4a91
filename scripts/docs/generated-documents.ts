import { apiCalls } from './api-calls.ts';
import { lifecyclesDocument } from './lifecycles-document.ts';

/** The documents that `npm run docs` writes: the name of the file in `docs/`, and what makes its text. */
export const generatedDocuments: Readonly<Record<string, () => string>> = {
  'api-calls.md': apiCalls,
  'lifecycles.md': lifecyclesDocument,
};
