// What no page can do without: React, router, Query, i18next, Mantine's provider and texts, zod/mini.
// Each is set up and used once, as little as keeps the bundler from dropping it.
import { Anchor, Button, Group, MantineProvider, Stack, Text, Title } from '@mantine/core';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { createBrowserRouter, Link, Outlet, RouterProvider, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';

const answer = z.object({ id: z.string(), price: z.optional(z.number()) });

const fetchAnswer = async () => answer.parse(await (await fetch('/api')).json());

function Frame({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data } = useQuery({ queryKey: ['answer'], queryFn: fetchAnswer });
  return (
    <Stack>
      <Title>{t('login.title')}</Title>
      <Text>{data?.id}</Text>
      <Group>
        <Anchor component={Link} to="/" />
        <Button onClick={() => navigate('/')} />
      </Group>
      {children}
      <Outlet />
    </Stack>
  );
}

/** Renders a page of the floor. */
export function showFloor(children?: ReactNode): void {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({ lng: 'pt' });
  const router = createBrowserRouter([{ path: '*', element: <Frame>{children}</Frame> }]);
  createRoot(document.body).render(
    <MantineProvider>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nextProvider>
    </MantineProvider>,
  );
}
