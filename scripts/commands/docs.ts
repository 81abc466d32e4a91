import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { generatedDocuments } from '../docs/generated-documents.ts';
import { main } from '../process/main.ts';
import { checkout } from '../stage/checkout.ts';
import { findingsDocument } from '../template-findings/findings-document.ts';

/** Writes the generated documents: `npm run docs`. */
await main(async () => {
  const documents = { ...generatedDocuments, 'template-findings.md': findingsDocument };
  for (const [name, textOf] of Object.entries(documents)) {
    writeFileSync(path.join(checkout, 'docs', name), textOf());
    console.log(`✓ docs/${name}`);
  }
});
