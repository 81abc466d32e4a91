import type { Browser } from '@playwright/test';
import type { AppServer, Served } from './serve-app.ts';

export interface Loaded extends Served {
  /** Whether it is code that was requested after the page was shown. */
  readonly isLater: boolean;
}

const shown = 'shown';

/** Marks when the page's heading is in the document. Runs in the page before its own code. */
function markShown(name: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('h1')) return;
    performance.mark(name);
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Returns the paths requested after the mark. Runs in the page. */
function requestedAfter(name: string): readonly string[] {
  const [mark] = performance.getEntriesByName(name);
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => mark && startTime > mark.startTime)
    .map((entry) => new URL(entry.name).pathname.slice(1));
}

/** Opens a page as a new visitor on a phone. Returns all files that it loaded until the network was idle. */
export async function visitPage(
  browser: Browser,
  server: AppServer,
  path: string,
): Promise<readonly Loaded[]> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'pt-BR',
    viewport: { width: 390, height: 844 },
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(markShown, shown);
    server.takeServed();
    await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const later = await page.evaluate(requestedAfter, shown);
    return server.takeServed().map((file) => ({
      ...file,
      isLater: !file.type.startsWith('image/') && later.includes(file.file),
    }));
  } finally {
    await context.close();
  }
}
