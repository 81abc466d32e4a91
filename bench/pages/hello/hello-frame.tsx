// A minimal page with the libraries that every page loads: React, React Router, TanStack Query, i18next and some
// Mantine components. Each is used once, so that tree shaking keeps it. It contains no code of the app.
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
import { Alert, Anchor, Button, Group, MantineProvider, Stack, Text, Title } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { BrowserRouter, Link, Navigate, Route, Routes, useNavigate } from 'react-router-dom';

function Hello({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Stack>
      <Title>{t('login.title')}</Title>
      <Text>{t('login.title')}</Text>
      <Alert>{t('login.title')}</Alert>
      {children}
      <Group>
        <Anchor component={Link} to="/">
          {t('login.title')}
        </Anchor>
        <Button onClick={() => navigate('/')}>{t('login.title')}</Button>
      </Group>
    </Stack>
  );
}

/** Renders a hello page with its own content. Throws if `#root` is missing. */
export async function showHello(content: ReactNode): Promise<void> {
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
              <Route path="*" element={<Hello>{content}</Hello>} />
            </Routes>
          </BrowserRouter>
        </QueryClientProvider>
      </I18nextProvider>
    </MantineProvider>,
  );
}
