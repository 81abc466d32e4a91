import plans from '#contract/billing/plans.json' with { type: 'json' };
import { buildStacks } from '#lib/build-stacks.ts';
import { configOf, stageNames } from '#lib/config/config.ts';
import { cdkApp } from '#test/infra/support/build-app.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { templateOf } from './support/templates.ts';

test('plans that break a rule stop the build of the stacks', () => {
  const inputs = {
    config: configOf('prod'),
    version: '1.2.3',
    code: () => {
      throw new Error('No Lambda is reached');
    },
    plans: { ...plans, sizeTypes: plans.sizeTypes.slice(1) },
  };
  expect(() => buildStacks(cdkApp(temporaryFolder()), inputs)).toThrow(
    'contract/billing/plans.json cannot be used: Size type 1 is missing.',
  );
});

test.each(stageNames)('the API of %s outputs the version of its plans', (stage) => {
  templateOf(stage, 'api').hasOutput('PlansVersion', { Value: String(plans.version) });
});
