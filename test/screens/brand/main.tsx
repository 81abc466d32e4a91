import { MantineProvider } from '@mantine/core';
import { createInstance } from 'i18next';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { brandDrawings } from '#contract/brand/drawings.ts';
import '#web/ui/styles/base-styles.ts';
import '#web/ui/styles/private-styles.ts';
import { colourVariables, theme } from '#web/ui/theme.ts';
import texts from '../../../web/public/assets/i18n/pt.json';
import { BrandPage } from './brand-page.tsx';

const i18n = createInstance();
await i18n.use(initReactI18next).init({
  lng: 'pt',
  resources: { pt: { translation: texts } },
  interpolation: { escapeValue: false },
});

// The drawings that the wordmark uses by their ids.
document.body.insertAdjacentHTML('beforeend', brandDrawings);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
createRoot(root).render(
  <MantineProvider
    theme={theme}
    cssVariablesResolver={colourVariables}
    defaultColorScheme="auto"
    deduplicateCssVariables={false}
  >
    <MemoryRouter>
      <BrandPage t={i18n.t} />
    </MemoryRouter>
  </MantineProvider>,
);
