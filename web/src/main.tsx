import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { StartupFailure } from './app/startup-failure.tsx';
import { loadAppConfig } from './config/app-config.ts';
import { startI18n } from './lib/i18n/start-i18n.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html lacks #root');
const root = createRoot(container);

try {
  await Promise.all([loadAppConfig(), startI18n()]);
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
} catch (error) {
  console.error('The app could not start', error);
  root.render(<StartupFailure />);
}
