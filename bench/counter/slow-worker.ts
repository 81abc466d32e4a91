import type { Page } from '@playwright/test';

/** Slowdown of the processor, compared with this machine. */
const slowdown = 4;

/** Delays the answers of a worker: it computes for as long as the work took, three times more. Runs in the worker. */
const slowAnswers = `{
  let start = 0;
  addEventListener('message', () => { start = performance.now(); });
  const post = postMessage.bind(self);
  self.postMessage = (...answer) => {
    const end = start + ${slowdown} * (performance.now() - start);
    while (performance.now() < end);
    post(...answer);
  };
}
`;

/** Slows the page and its decoder down to a cheap phone. Chromium itself slows only pages, not their workers. */
export async function slowDown(page: Page): Promise<void> {
  await page.route(/\/decode-worker-[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: slowAnswers + (await response.text()) });
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
