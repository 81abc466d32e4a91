import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { configOf } from '#lib/config/config.ts';
import { firstStepsOfStaff, printSteps } from '../identity/first-steps-of-staff.ts';
import { readStageAndEmail } from '../identity/stage-and-email.ts';
import { addStaff } from '../identity/users.ts';
import { main } from '../process/main.ts';
import { withProgress } from '../process/progress.ts';
import { useStage } from '../stage/use-stage.ts';

await main(async () => {
  const { stage, email } = readStageAndEmail('npm run staff:add -- --stage <stage> <e-mail>');
  const outputs = await useStage(stage);

  const { hasTemporaryPassword } = await withProgress(
    `${email} as staff of stage ${stage}`,
    async (note) => {
      const client = new CognitoIdentityProviderClient({});
      const { account, remark } = await addStaff(client, { poolId: outputs.UserPoolId, email });
      note(remark);
      return account;
    },
  );
  const { secondFactorOfStaff } = configOf(stage);
  printSteps(
    email,
    firstStepsOfStaff({ hasTemporaryPassword, isSecondFactorAsked: secondFactorOfStaff }),
  );
});
