// The smallest page of the app's libraries: React, Mantine, the router, Query and i18next are set up and
// used once. Its texts and its only screen are part of its one script.
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Title.layer.css';
import { Button, MantineProvider, Title } from '@mantine/core';
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

interface HelloProps {
  readonly greet: () => Promise<unknown>;
  readonly field: ReactNode;
}

function Hello({ greet, field }: HelloProps) {
  const { t } = useTranslation();
  const { mutate } = useMutation({ mutationFn: greet });
  return (
    <main>
      <Title>{t('login.title')}</Title>
      {field}
      <Button onClick={() => mutate()}>{t('login.title')}</Button>
    </main>
  );
}

/** Renders the page, with a field if any; `greet` runs when its button is pressed. */
export async function showHello(
  greet: () => Promise<unknown>,
  field: ReactNode = null,
): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page lacks #root');
  const i18n = createInstance();
  const resources = { pt: { translation: { login: { title: 'Olá' } } } };
  await i18n.use(initReactI18next).init({ lng: 'pt', resources });
  createRoot(root).render(
    <MantineProvider>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <BrowserRouter>
            <Routes>
              <Route path="*" element={<Hello greet={greet} field={field} />} />
            </Routes>
          </BrowserRouter>
        </QueryClientProvider>
      </I18nextProvider>
    </MantineProvider>,
  );
}
