import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { queryClient } from '#web/platform/api/api.ts';
import { i18n, startI18n } from '#web/platform/i18n/i18n.ts';
import { ToastHost } from '#web/ui/toast/toast-host.tsx';
import { watchPictures } from '#web/views/picture/watch-pictures.ts';
import { AppTheme } from './app/app-theme.tsx';
import { openPastWorker } from './app/open-past-worker.ts';
import { AppRouter } from './app/router.tsx';
import { preloadScreen } from './app/screen-modules.ts';
import { StartupFailure } from './app/startup-failure.tsx';
import { loadAppConfig } from './config/app-config.ts';

/** The whole app: the providers that screens rely on, around the router. */
function App() {
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

/** Renders the page once configuration, texts and code of the screen have loaded, in parallel. */
async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html lacks #root');
  watchPictures(document);
  const root = createRoot(container);
  try {
    const config = loadAppConfig();
    await Promise.all([config, startI18n(), preloadScreen(location.pathname, config)]);
    // In slices, so that the page stays responsive on a slow phone.
    startTransition(() =>
      root.render(
        <StrictMode>
          <App />
        </StrictMode>,
      ),
    );
  } catch (error) {
    console.error('The app could not start', error);
    root.render(<StartupFailure />);
  }
}

// No top-level await: the screen's code imports this module's chunk and would wait for it.
if (!openPastWorker(location)) void start();
