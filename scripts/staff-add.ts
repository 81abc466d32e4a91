import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { ensureUser, grantStaff } from './identity/users.ts';
import { main } from './process/main.ts';
import { UserError } from './process/user-error.ts';
import { readArguments } from './stage/arguments.ts';
import { useStage } from './stage/use-stage.ts';
import { step } from './steps/step.ts';

await main(async () => {
  const usage = 'npm run staff:add -- --stage <stage> <e-mail>';
  const { stage, words } = readArguments(usage, { words: 1 });
  const email = words[0]?.toLowerCase() ?? '';
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) throw new UserError(`Usage: ${usage}`);
  const outputs = await useStage(stage);

  await step(`${email} as staff of stage ${stage}`, async (note) => {
    const client = new CognitoIdentityProviderClient({});
    const user = { poolId: outputs.UserPoolId, email };
    const { userId, isNew } = await ensureUser(client, user);
    await grantStaff(client, { ...user, userId });
    note(
      isNew
        ? 'received a temporary password by mail, valid for 7 days'
        : 'already had an account and is now staff',
    );
  });
});
