import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkout } from '#scripts/stage/checkout.ts';
import { acceptedFindings, resourceName } from '#scripts/template-findings/accepted-findings.ts';
import { findingsDocument } from '#scripts/template-findings/findings-document.ts';
import { templatesOf } from './support/templates.ts';

test('docs/template-findings.md has the accepted findings of all tools, as npm run docs writes it', () => {
  const written = readFileSync(path.join(checkout, 'docs/template-findings.md'), 'utf8');
  expect(written).toBe(findingsDocument());
});

test('every resource that an accepted finding names is in a template of prod', () => {
  const resources = [...templatesOf('prod')].flatMap(([stack, { Resources = {} }]) =>
    Object.keys(Resources).map((id) => resourceName(`${stack}.template.json`, id)),
  );
  const named = acceptedFindings.flatMap(({ reasons }) =>
    typeof reasons === 'string' ? [] : Object.keys(reasons),
  );
  expect(resources).toEqual(expect.arrayContaining(named));
});
