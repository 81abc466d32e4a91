// The sign-in page's baseline: the libraries of every page, of its form, and Amplify's sign-in. Each is used once, so
// that tree shaking keeps it. It contains no code of the app.
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Anchor.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import {
  Alert,
  Anchor,
  Button,
  Group,
  MantineProvider,
  PasswordInput,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Amplify } from 'aws-amplify';
import { confirmSignIn, fetchAuthSession, signIn } from 'aws-amplify/auth';
import { createInstance } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import {
  BrowserRouter,
  Link,
  Navigate,
  Route,
  Routes,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
import * as z from 'zod/mini';

Amplify.configure({ Auth: { Cognito: { userPoolId: 'pool', userPoolClientId: 'client' } } });

const credentials = z.object({ email: z.email(), password: z.string().check(z.minLength(1)) });

async function send(username: string, password: string): Promise<void> {
  await signIn({ username, password });
  await confirmSignIn({ challengeResponse: password });
  await fetchAuthSession();
}

function HelloForm() {
  const { getInputProps, onSubmit } = useForm({
    initialValues: { email: '', password: '' },
    validate: (values) => (credentials.safeParse(values).success ? {} : { email: 'wrong' }),
  });
  return (
    <form onSubmit={onSubmit(({ email, password }) => void send(email, password))}>
      <TextInput {...getInputProps('email')} />
      <PasswordInput {...getInputProps('password')} />
    </form>
  );
}

function Hello() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <Stack>
      <Title>{t('login.title')}</Title>
      <Text>{search.get('from')}</Text>
      <Alert>{t('login.title')}</Alert>
      <HelloForm />
      <Group>
        <Anchor component={Link} to="/">
          {t('login.title')}
        </Anchor>
        <Button onClick={() => navigate('/')}>{t('login.title')}</Button>
      </Group>
    </Stack>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');
const i18n = createInstance();
const resources = { pt: { translation: { login: { title: 'Olá' } } } };
await i18n.use(initReactI18next).init({ lng: 'pt', resources });
createRoot(root).render(
  <MantineProvider>
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <BrowserRouter>
          <Routes>
            <Route path="/" element={<Navigate to="/hello" />} />
            <Route path="*" element={<Hello />} />
          </Routes>
        </BrowserRouter>
      </QueryClientProvider>
    </I18nextProvider>
  </MantineProvider>,
);
