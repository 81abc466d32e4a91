// The sign-in page's baseline: the frame, the form and Amplify's sign-in.
import { Amplify } from 'aws-amplify';
import { confirmSignIn, fetchAuthSession, signIn } from 'aws-amplify/auth';
import { useSearchParams } from 'react-router-dom';
import { HelloForm } from './hello-form.tsx';
import { showHello } from './hello-frame.tsx';

Amplify.configure({ Auth: { Cognito: { userPoolId: 'pool', userPoolClientId: 'client' } } });

async function send(username: string, password: string): Promise<void> {
  await signIn({ username, password });
  await confirmSignIn({ challengeResponse: password });
  await fetchAuthSession();
}

function SignIn() {
  const [search] = useSearchParams();
  return <HelloForm send={send}>{search.get('from')}</HelloForm>;
}

await showHello(<SignIn />);
