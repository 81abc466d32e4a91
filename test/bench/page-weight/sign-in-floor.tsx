// The floor of the sign-in page: the frame, Mantine's form and inputs, a schema, Amplify's sign-in.
import { Alert, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Amplify } from 'aws-amplify';
import { confirmSignIn, fetchAuthSession, signIn } from 'aws-amplify/auth';
import * as z from 'zod/mini';
import { showFloor } from './floor-frame.tsx';

Amplify.configure({ Auth: { Cognito: { userPoolId: 'pool', userPoolClientId: 'client' } } });

const credentials = z.object({ email: z.email(), password: z.string().check(z.minLength(1)) });

function SignIn() {
  const { getInputProps, onSubmit } = useForm({
    initialValues: { email: '', password: '' },
    validate: (values) => (credentials.safeParse(values).success ? {} : { email: 'wrong' }),
  });
  const enter = onSubmit(async ({ email, password }) => {
    await signIn({ username: email, password });
    await confirmSignIn({ challengeResponse: 'answer' });
    await fetchAuthSession();
  });
  return (
    <form onSubmit={enter}>
      <Alert />
      <TextInput {...getInputProps('email')} />
      <PasswordInput {...getInputProps('password')} />
    </form>
  );
}

showFloor(<SignIn />);
