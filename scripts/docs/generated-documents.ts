import { apiCalls } from './api-calls.ts';
import { lifecyclesDocument } from './lifecycles-document.ts';

/**
 * The documents that `npm run docs` writes from the contract: the name of the file in `docs/`, and what makes its text.
 * It also writes the document of findings in templates, which needs the stacks.
 */
export const generatedDocuments: Readonly<Record<string, () => string>> = {
  'api-calls.md': apiCalls,
  'lifecycles.md': lifecyclesDocument,
};
