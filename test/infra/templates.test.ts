import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stageNames } from '#lib/config/config.ts';
import { checkout } from '#scripts/stage/checkout.ts';
import { acceptedFindings, resourceName } from '#scripts/template-findings/accepted-findings.ts';
import { findingsDocument } from '#scripts/template-findings/findings-document.ts';
import { templatesOf } from './support/templates.ts';

/** CloudFormation's limit is 500. The API grows by two resources with each route, so it needs room. */
const mostResources = 400;

/** CloudFormation's limit in bytes of a template in S3. */
const mostBytes = 1_000_000;

test.each(stageNames)('every stack of %s stays below the limits of CloudFormation', (stage) => {
  const counts = [...templatesOf(stage)].map(
    ([stack, template]) => [stack, Object.keys(template['Resources'] ?? {}).length] as const,
  );
  expect(counts.map(([stack]) => stack)).toContain(`vitrine-${stage}-api`);
  for (const [stack, count] of counts) {
    expect([stack, count, count < mostResources]).toEqual([stack, count, true]);
  }
  for (const template of templatesOf(stage).values()) {
    expect(JSON.stringify(template).length).toBeLessThan(mostBytes);
  }
});

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
