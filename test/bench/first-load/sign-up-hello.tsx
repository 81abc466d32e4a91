// What the sign-up is compared with: Amplify's sign-up and the library of its masked field are part of
// the script.
import { Amplify } from 'aws-amplify';
import { signUp } from 'aws-amplify/auth';
import { IMaskInput } from 'react-imask';
import { showHello } from './hello-frame.tsx';

Amplify.configure({ Auth: { Cognito: { userPoolId: 'pool', userPoolClientId: 'client' } } });

await showHello(
  () => signUp({ username: 'user', password: 'password' }),
  <IMaskInput mask="(00) 00000-0000" />,
);
