// What the app's pages cannot do without, Amplify apart, and nothing of ours: React, the router with
// its lazy routes, Query, i18next, the parts of Mantine on the sign-in screen and its form, zod/mini.
// Each is set up and used once, as little as keeps the bundler from dropping it.
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
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import { lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';

const credentials = z.object({ email: z.email(), password: z.string().check(z.minLength(1)) });

interface FrameProps {
  readonly send: (email: string, password: string) => Promise<unknown>;
}

function Frame({ send }: FrameProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data } = useQuery({
    queryKey: ['texts'],
    queryFn: async () => (await fetch('/')).text(),
  });
  const { getInputProps, onSubmit } = useForm({
    initialValues: { email: '', password: '' },
    validate: (values) => (credentials.safeParse(values).success ? {} : { email: 'wrong' }),
  });
  const enter = onSubmit(async ({ email, password }) => {
    await send(email, password);
    await navigate('/');
  });
  return (
    <Stack>
      <Title>{t('login.title')}</Title>
      <Text>{data}</Text>
      <Alert />
      <form onSubmit={enter}>
        <TextInput {...getInputProps('email')} />
        <PasswordInput {...getInputProps('password')} />
        <Group>
          <Anchor component={Link} to="/" />
          <Button type="submit" />
        </Group>
      </form>
    </Stack>
  );
}

/** Renders the floor's page. */
export function showFloor(send: FrameProps['send']): void {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({ lng: 'pt' });
  const Screen = lazy(async () => ({ default: () => <Frame send={send} /> }));
  createRoot(document.body).render(
    <MantineProvider>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <BrowserRouter>
            <Routes>
              <Route path="*" element={<Screen />} />
            </Routes>
          </BrowserRouter>
        </QueryClientProvider>
      </I18nextProvider>
    </MantineProvider>,
  );
}
