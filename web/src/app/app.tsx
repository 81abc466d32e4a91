import '#web/ui/styles/base-styles.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { I18nextProvider } from 'react-i18next';
import { i18n } from '#web/lib/i18n/start-i18n.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { contrastVariables, theme } from '#web/ui/theme.ts';
import { ToastHost } from '#web/ui/toast/toast-host.tsx';
import { AppRouter } from './router.tsx';

/** The whole app: what every screen may rely on, around the router. */
export function App() {
  return (
    // Mantine writes its variables at run time: its style sheet of defaults would cost 27 KB more.
    <MantineProvider
      theme={theme}
      cssVariablesResolver={contrastVariables}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
    >
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <AppRouter />
          <ToastHost />
        </QueryClientProvider>
      </I18nextProvider>
    </MantineProvider>
  );
}
