import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '#web/platform/i18n/i18n.ts';
import { App } from './app/app.tsx';
import { preloadScreen } from './app/screen-modules.ts';
import { StartupFailure } from './app/startup-failure.tsx';
import { loadAppConfig } from './config/app-config.ts';

/** Renders the page when configuration, texts and the code of the screen, requested at once, are loaded. */
async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html lacks #root');
  const root = createRoot(container);
  try {
    const config = loadAppConfig();
    await Promise.all([config, startI18n(), preloadScreen(location.pathname, config)]);
    // In slices, so that the page answers while a slow phone renders it.
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

// Without a top-level await: the screen's code imports this module's chunk and would wait for it.
void start();
