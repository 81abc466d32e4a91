import { Amplify } from 'aws-amplify';
import { signIn as amplifySignIn, fetchAuthSession, signOut } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { sharedInMemoryStorage } from 'aws-amplify/utils';

interface Pool {
  readonly endpoint: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
}

export interface Session {
  readonly userId: string;
  readonly accessToken: string;
  readonly idToken: string;
}

let previous: Promise<unknown> = Promise.resolve();

/**
 * Signs in as the web app does, by SRP, and gives the tokens. Amplify holds one user at a time, so calls
 * wait for each other.
 */
export function signIn(pool: Pool, email: string, password: string): Promise<Session> {
  const session = previous.then(() => signInAlone(pool, email, password));
  previous = session.catch(() => undefined);
  return session;
}

async function signInAlone(pool: Pool, email: string, password: string): Promise<Session> {
  const { endpoint, userPoolId, userPoolClientId } = pool;
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint: endpoint } },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(sharedInMemoryStorage);
  await signOut();
  const { nextStep } = await amplifySignIn({ username: email, password });
  if (nextStep.signInStep !== 'DONE') throw new Error(`${email} is held at ${nextStep.signInStep}`);
  const { tokens, userSub } = await fetchAuthSession();
  if (!tokens?.idToken || !userSub) throw new Error(`${email} got no tokens`);
  return {
    userId: userSub,
    accessToken: tokens.accessToken.toString(),
    idToken: tokens.idToken.toString(),
  };
}
