import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { removeAccount } from '../identity/remove-account.ts';
import { main } from '../process/main.ts';
import { withProgress } from '../process/progress.ts';
import { readArguments } from '../stage/arguments.ts';
import { useStage } from '../stage/use-stage.ts';

const usage = 'npm run account:remove -- --stage <stage> <e-mail or sub>';

/** Removes an account whose user cannot sign in. */
await main(async () => {
  const { stage, words } = readArguments(usage, { words: 1 });
  const [name = ''] = words;
  const outputs = await useStage(stage);

  await withProgress(`Account of ${name} on stage ${stage}`, async (note) => {
    const client = new CognitoIdentityProviderClient({});
    const removed = await removeAccount(client, { poolId: outputs.UserPoolId, name });
    const { userId, hasAccount, status } = removed;
    console.log(`sub: ${userId}`);
    console.log(`account in the user pool: ${hasAccount ? 'there' : 'gone'}`);
    console.log(`item of the user: ${status ?? 'none'}`);
    note(
      status === 'removed'
        ? 'was removed before; nothing was changed'
        : 'removed; jobs remove what is stored within about two minutes',
    );
  });
});
