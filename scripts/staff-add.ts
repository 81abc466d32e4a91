import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { requireAccount } from './aws/account.ts';
import { grantStaff } from './identity/grant-staff.ts';
import { createUser, findUserId } from './identity/users.ts';
import { needRunningEndpoint } from './local-endpoint/ensure-endpoint.ts';
import { main } from './process/main.ts';
import { UserError } from './process/user-error.ts';
import { readArguments } from './stage/arguments.ts';
import { lambdaEnvironment } from './stage/lambda-environment.ts';
import { localEnvironment } from './stage/local-environment.ts';
import { isLocalStage } from './stage/local-stage.ts';
import { readOutputs } from './stage/outputs.ts';
import { step } from './steps/step.ts';

await main(async () => {
  const usage = 'npm run staff:add -- --stage <stage> <e-mail>';
  const { stage, words } = readArguments(usage, { words: 1 });
  const email = words[0]?.toLowerCase() ?? '';
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) throw new UserError(`Usage: ${usage}`);
  if (isLocalStage(stage)) {
    process.env = localEnvironment(process.env, await needRunningEndpoint(stage));
  } else {
    await requireAccount(stage);
  }
  const outputs = readOutputs(stage);
  const userPoolId = outputs.UserPoolId;
  // A pool's id begins with its region, so that no other region's is asked by mistake.
  process.env['AWS_REGION'] = userPoolId.split('_')[0];
  Object.assign(process.env, lambdaEnvironment(stage, outputs));

  await step(`${email} as staff of stage ${stage}`, async () => {
    const client = new CognitoIdentityProviderClient({});
    const found = await findUserId(client, userPoolId, email);
    const userId = found ?? (await createUser(client, userPoolId, { email }));
    await grantStaff(client, { userPoolId, email, userId });
    return {
      value: undefined,
      note: found ? 'has an account, and is staff now' : 'mailed a first password, good for 7 days',
    };
  });
  return 0;
});
