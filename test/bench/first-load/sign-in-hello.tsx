// What the sign-in is compared with: Amplify's sign-in is part of the script.
import { Amplify } from 'aws-amplify';
import { confirmSignIn, fetchAuthSession, signIn } from 'aws-amplify/auth';
import { showHello } from './hello-frame.tsx';

Amplify.configure({ Auth: { Cognito: { userPoolId: 'pool', userPoolClientId: 'client' } } });

await showHello(async () => {
  await signIn({ username: 'user', password: 'password' });
  await confirmSignIn({ challengeResponse: 'password' });
  await fetchAuthSession();
});
