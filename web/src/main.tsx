import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '#web/platform/i18n/i18n.ts';
import { App } from './app/app.tsx';
import { preloadScreen } from './app/screen-modules.ts';
import { StartupFailure } from './app/startup-failure.tsx';
import { loadAppConfig } from './config/app-config.ts';

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
