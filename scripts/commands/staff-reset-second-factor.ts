import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { configOf } from '#lib/config/config.ts';
import { printSteps, secondFactorSteps } from '../identity/first-steps-of-staff.ts';
import { readStageAndEmail } from '../identity/stage-and-email.ts';
import { resetSecondFactor } from '../identity/users.ts';
import { main } from '../process/main.ts';
import { withProgress } from '../process/progress.ts';
import { useStage } from '../stage/use-stage.ts';

/** Resets the second factor of staff who lost their phone. */
await main(async () => {
  const usage = 'npm run staff:reset-second-factor -- --stage <stage> <e-mail>';
  const { stage, email } = readStageAndEmail(usage);
  const outputs = await useStage(stage);

  await withProgress(`Second factor of ${email} on stage ${stage}`, async (note) => {
    const client = new CognitoIdentityProviderClient({});
    await resetSecondFactor(client, { poolId: outputs.UserPoolId, email });
    note('removed; their sessions have ended');
  });
  const { secondFactorOfStaff } = configOf(stage);
  printSteps(email, [
    `sign in with their password alone${secondFactorOfStaff ? ',' : '.'}`,
    ...(secondFactorOfStaff ? secondFactorSteps : []),
  ]);
});
