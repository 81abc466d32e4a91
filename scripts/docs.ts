import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { generatedDocuments } from './docs/generated-documents.ts';
import { main } from './process/main.ts';
import { checkout } from './stage/checkout.ts';

/** Writes the generated documents: `npm run docs`. */
await main(async () => {
  for (const [name, textOf] of Object.entries(generatedDocuments)) {
    writeFileSync(path.join(checkout, 'docs', name), textOf());
    console.log(`✓ docs/${name}`);
  }
});
