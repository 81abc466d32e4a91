import { QueryClientProvider } from '@tanstack/react-query';
import { I18nextProvider } from 'react-i18next';
import { queryClient } from '#web/platform/api/api.ts';
import { i18n } from '#web/platform/i18n/i18n.ts';
import { ToastHost } from '#web/ui/toast/toast-host.tsx';
import { AppTheme } from './app-theme.tsx';
import { AppRouter } from './router.tsx';

/** The whole app: the providers that screens rely on, around the router. */
export function App() {
  return (
    <AppTheme>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <AppRouter />
          <ToastHost />
        </QueryClientProvider>
      </I18nextProvider>
    </AppTheme>
  );
}
