// The floor of the sign-in page: the frame with its form, and Amplify's sign-in.
import { Amplify } from 'aws-amplify';
import { confirmSignIn, fetchAuthSession, signIn } from 'aws-amplify/auth';
import { showFloor } from './floor-frame.tsx';

Amplify.configure({ Auth: { Cognito: { userPoolId: 'pool', userPoolClientId: 'client' } } });

showFloor(async (username, password) => {
  await signIn({ username, password });
  await confirmSignIn({ challengeResponse: password });
  await fetchAuthSession();
});
