import { accessPatterns } from './access-patterns.ts';
import { apiCalls } from './api-calls.ts';
import { lifecyclesDocument } from './lifecycles-document.ts';

/**
 * The documents that `npm run docs` writes, by the name of the file in `docs/`. It also writes the document of findings in
 * templates, which needs the stacks.
 */
export const generatedDocuments: Readonly<Record<string, () => string>> = {
  'access-patterns.md': accessPatterns,
  'api-calls.md': apiCalls,
  'lifecycles.md': lifecyclesDocument,
};
