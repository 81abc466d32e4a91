import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generatedDocuments } from '#scripts/docs/generated-documents.ts';
import { checkout } from '#scripts/stage/checkout.ts';

describe('a generated document', () => {
  it.each(Object.entries(generatedDocuments))(
    '%s is up to date with npm run docs',
    (name, textOf) => {
      expect(readFileSync(path.join(checkout, 'docs', name), 'utf8')).toBe(textOf());
    },
  );
});
