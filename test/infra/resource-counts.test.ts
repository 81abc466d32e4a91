import { stageNames } from '#lib/config/config.ts';
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
