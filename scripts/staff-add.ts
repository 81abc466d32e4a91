import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { configOf } from '#lib/config.ts';
import { firstStepsOfStaff, printSteps } from './identity/first-steps-of-staff.ts';
import { readStageAndEmail } from './identity/stage-and-email.ts';
import { ensureUser, grantStaff } from './identity/users.ts';
import { main } from './process/main.ts';
import { useStage } from './stage/use-stage.ts';
import { step } from './steps/step.ts';

await main(async () => {
  const { stage, email } = readStageAndEmail('npm run staff:add -- --stage <stage> <e-mail>');
  const outputs = await useStage(stage);

  const { hasTemporaryPassword } = await step(
    `${email} as staff of stage ${stage}`,
    async (note) => {
      const client = new CognitoIdentityProviderClient({});
      const user = { poolId: outputs.UserPoolId, email };
      const account = await ensureUser(client, user);
      await grantStaff(client, user, account);
      note(
        account.isNew
          ? 'received a temporary password by mail'
          : 'already had an account and is now staff',
      );
      return account;
    },
  );
  const { secondFactorOfStaff } = configOf(stage);
  printSteps(
    email,
    firstStepsOfStaff({ hasTemporaryPassword, isSecondFactorAsked: secondFactorOfStaff }),
  );
});
