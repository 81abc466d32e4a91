import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { aConfig } from '#test/unit/web/support/a-config.ts';
import { setAppConfig } from '#web/config/app-config.ts';
import { i18n, loadTexts, startI18n } from '#web/platform/i18n/i18n.ts';
import checkinTexts from '../../../web/public/assets/i18n/checkin/pt.json' with { type: 'json' };
import counterTexts from '../../../web/public/assets/i18n/counter/pt.json' with { type: 'json' };
import privateTexts from '../../../web/public/assets/i18n/private/pt.json' with { type: 'json' };
import openTexts from '../../../web/public/assets/i18n/pt.json' with { type: 'json' };
import walletTexts from '../../../web/public/assets/i18n/wallet/pt.json' with { type: 'json' };
import { closePage } from './close-page.ts';
import { callsEnd } from './fake-fetch.ts';
import { answersAt } from './fake-server.ts';

jest.mock('@tabler/icons-react', () => new Proxy({}, { get: () => () => null }));
// Only for production builds; Jest cannot read their `import.meta`.
jest.mock('#web/platform/offline/worker/use-service-worker.ts', () => ({
  useServiceWorker: () => undefined,
}));
jest.mock('#web/platform/offline/worker/register-worker.ts', () => ({
  registerWorker: async () => undefined,
}));

// On a busy machine the first screen of a file may take long.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true });

const groups = {
  private: privateTexts,
  wallet: walletTexts,
  counter: counterTexts,
  checkin: checkinTexts,
} as const;

const unbroken = (texts: object) => JSON.parse(JSON.stringify(texts).replaceAll('\u00ad', ''));

beforeAll(async () => {
  setAppConfig(aConfig());
  for (const [group, texts] of Object.entries(groups)) {
    answersAt(`/assets/i18n/${group}/`, () => Response.json(unbroken(texts)));
  }
  answersAt('/assets/i18n/', () => Response.json(unbroken(openTexts)));
  localStorage.setItem('language', 'pt');
  await startI18n();
  for (const group of Object.keys(groups)) await loadTexts(group as keyof typeof groups);
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(async () => {
  closePage();
  const unanswered = await callsEnd();
  // A step back that this test began must not reach the next test; jsdom needs two tasks for it.
  for (let task = 0; task < 2; task += 1) await new Promise((resolve) => setTimeout(resolve));
  jest.restoreAllMocks();
  expect(unanswered).toEqual([]);
  expect(i18n.language).toBe('pt');
});
