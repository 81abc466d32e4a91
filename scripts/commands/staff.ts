import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { configOf } from '#lib/config/config.ts';
import {
  firstStepsOfStaff,
  printSteps,
  secondFactorSteps,
} from '../identity/first-steps-of-staff.ts';
import { addStaff, resetSecondFactor } from '../identity/users.ts';
import { main } from '../process/main.ts';
import { withProgress } from '../process/progress.ts';
import { UserError } from '../process/user-error.ts';
import { readArguments } from '../stage/arguments.ts';
import { useStage } from '../stage/use-stage.ts';

/** Adds staff, or resets the second factor of staff who lost their phone: `npm run staff:<command>`. */
await main(async () => {
  const [name = ''] = process.argv.splice(2, 1);
  const usage = `npm run staff:${name} -- --stage <stage> <e-mail>`;
  const { stage, words } = readArguments(usage, { words: 1 });
  const email = words[0]?.toLowerCase() ?? '';
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) throw new UserError(`Usage: ${usage}`);
  const user = { poolId: (await useStage(stage)).UserPoolId, email };
  const client = new CognitoIdentityProviderClient({});
  const isSecondFactorAsked = configOf(stage).secondFactorOfStaff;

  if (name === 'add') {
    const hasTemporaryPassword = await withProgress(
      `${email} as staff of stage ${stage}`,
      async (note) => {
        const { account, remark } = await addStaff(client, user);
        note(remark);
        return account.hasTemporaryPassword;
      },
    );
    printSteps(email, firstStepsOfStaff({ hasTemporaryPassword, isSecondFactorAsked }));
    return;
  }
  await withProgress(`Second factor of ${email} on stage ${stage}`, async (note) => {
    await resetSecondFactor(client, user);
    note('removed; their sessions have ended');
  });
  printSteps(email, [
    `sign in with their password alone${isSecondFactorAsked ? ',' : '.'}`,
    ...(isSecondFactorAsked ? secondFactorSteps : []),
  ]);
});
