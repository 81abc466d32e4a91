// The sign-up page's baseline: the frame, the form, one more field, a checkbox with a linked label, and Amplify's
// sign-up.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, TextInput } from '@mantine/core';
import { Amplify } from 'aws-amplify';
import { signUp } from 'aws-amplify/auth';
import { Trans } from 'react-i18next';
import { HelloForm } from './hello-form.tsx';
import { showHello } from './hello-frame.tsx';

Amplify.configure({ Auth: { Cognito: { userPoolId: 'pool', userPoolClientId: 'client' } } });

await showHello(
  <HelloForm send={(username, password) => signUp({ username, password })}>
    <TextInput inputMode="tel" />
    <Checkbox
      label={<Trans i18nKey="login.title" components={{ terms: <a href="/terms">.</a> }} />}
    />
  </HelloForm>,
);
