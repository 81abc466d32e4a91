import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, startTransition, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { chooseLanguage, defaultLanguage, type Language } from '#contract/http/languages.ts';
import { AppRouter } from '#web/app/router.tsx';
import { queryClient } from '#web/platform/api/api.ts';
import { i18n, startI18n } from '#web/platform/i18n/i18n.ts';
import { ToastHost } from '#web/ui/toast/toast-host.tsx';
import { preloadScreen } from './app/screen-modules.ts';
import { loadAppConfig } from './config/app-config.ts';
import '#web/app/startup-failure.css';
import '#web/ui/styles/base-styles.ts';
import { MantineProvider } from '@mantine/core';
import { flushSync } from 'react-dom';
import { contrastVariables, theme } from '#web/ui/theme.ts';

/** Whether the page is being printed. Renders synchronously, because the browser prints right after the event. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const medium = matchMedia('print');
    const show = (isNow: boolean) => flushSync(() => setIsPrinting(isNow));
    const begin = () => show(true);
    const end = () => show(false);
    const update = ({ matches }: MediaQueryListEvent) => show(matches);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    medium.addEventListener('change', update);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      medium.removeEventListener('change', update);
    };
  }, []);
  return isPrinting;
}

/** The app's theme. Pages print in the light scheme, since paper is white. */
export function AppTheme({ children }: { readonly children: ReactNode }) {
  const isPrinting = useIsPrinting();
  return (
    // Mantine writes its variables at run time: its default style sheet would cost 27 KB more.
    <MantineProvider
      theme={theme}
      cssVariablesResolver={contrastVariables}
      defaultColorScheme="auto"
      {...(isPrinting && { forceColorScheme: 'light' })}
      deduplicateCssVariables={false}
    >
      {children}
    </MantineProvider>
  );
}

// In the code, because the translation files may have failed to load.
const translations: Readonly<Record<Language, { title: string; hint: string; again: string }>> = {
  pt: {
    title: 'A Vitrine não conseguiu abrir',
    hint: 'Verifique sua conexão e tente de novo. Se continuar assim, o problema é nosso e já vamos resolver.',
    again: 'Tentar de novo',
  },
  en: {
    title: 'Vitrine could not open',
    hint: 'Check your connection and try again. If this goes on, the fault is ours and we will fix it soon.',
    again: 'Try again',
  },
  es: {
    title: 'Vitrine no pudo abrirse',
    hint: 'Revisa tu conexión e inténtalo de nuevo. Si sigue así, el problema es nuestro y pronto lo resolveremos.',
    again: 'Intentar de nuevo',
  },
};

/** Shown when the configuration or the texts could not be loaded. */
function StartupFailure() {
  const text = translations[chooseLanguage(undefined, [...navigator.languages, defaultLanguage])];
  return (
    <main className="startup-failure">
      <img src="/favicon.svg" alt="Vitrine" width="56" height="56" />
      <h1>{text.title}</h1>
      <p>{text.hint}</p>
      <button type="button" onClick={() => location.reload()}>
        {text.again}
      </button>
    </main>
  );
}

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
void start();
