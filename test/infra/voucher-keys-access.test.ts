import { Template } from 'aws-cdk-lib/assertions';
import { Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { Stack } from 'aws-cdk-lib/core';
import { configOf, stageNames } from '#lib/config/config.ts';
import { allowVoucherKeys } from '#lib/constructs/lambdas/service-function.ts';
import { cdkApp } from '#test/support/cdk-app.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { grantsOf } from './support/policies.ts';
import { propertiesOf } from './support/resources.ts';

test.each(stageNames)(
  'a Lambda of %s that signs vouchers reads only the keys of its stage',
  (stage) => {
    const stack = new Stack(cdkApp(temporaryFolder()), 'stack');
    const handler = new LambdaFunction(stack, 'Claims', {
      runtime: Runtime.NODEJS_24_X,
      handler: 'index.handler',
      code: Code.fromInline('exports.handler = async () => undefined;'),
    });
    allowVoucherKeys(handler, configOf(stage));
    const template = Template.fromStack(stack);
    expect(grantsOf(template, 'Claims')).toEqual([
      expect.objectContaining({
        effect: 'Allow',
        actions: ['secretsmanager:GetSecretValue'],
        resources: [expect.stringMatching(`:secret:vitrine-${stage}-voucher-keys-[?]{6}$`)],
      }),
    ]);
    const [properties] = propertiesOf(template, 'AWS::Lambda::Function').values();
    expect(properties?.['Environment']).toEqual({
      Variables: { VOUCHER_KEYS_SECRET: `vitrine-${stage}-voucher-keys` },
    });
  },
);
