import { accessPatterns } from './access-patterns.ts';
import { apiCalls } from './api-calls.ts';
import { lifecyclesDocument } from './lifecycles-document.ts';

/**
 * Generated documents, by file name in `docs/`. `npm run docs` also writes the findings in templates, which need the stacks.
 */
export const generatedDocuments: Readonly<Record<string, () => string>> = {
  'access-patterns.md': accessPatterns,
  'api-calls.md': apiCalls,
  'lifecycles.md': lifecyclesDocument,
};
