import { apiCalls } from './api-calls.ts';
import { lifecyclesDocument } from './lifecycles-document.ts';

/**
 * Documents generated from the contract, by file name in `docs/`. `npm run docs` also writes the findings in templates,
 * which need the stacks.
 */
export const generatedDocuments: Readonly<Record<string, () => string>> = {
  'api-calls.md': apiCalls,
  'lifecycles.md': lifecyclesDocument,
};
