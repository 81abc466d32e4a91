import type { Page } from '@playwright/test';
import checkinTexts from '../../../../web/public/assets/i18n/checkin/pt.json' with { type: 'json' };
import counterTexts from '../../../../web/public/assets/i18n/counter/pt.json' with { type: 'json' };
import privateTexts from '../../../../web/public/assets/i18n/private/pt.json' with { type: 'json' };
import openTexts from '../../../../web/public/assets/i18n/pt.json' with { type: 'json' };
import walletTexts from '../../../../web/public/assets/i18n/wallet/pt.json' with { type: 'json' };
import pageTexts from '../../../../web/src/views/texts/pt.json' with { type: 'json' };
import voucherTexts from '../../../../web/src/views/texts/voucher/pt.json' with { type: 'json' };

const sections = [
  ...[openTexts, privateTexts, pageTexts, voucherTexts],
  ...[walletTexts, counterTexts, checkinTexts],
]
  .flatMap(Object.keys)
  .join('|');

/** A text key, such as `offer.title`, which the app shows if the text is missing. */
const rawKey = new RegExp(`(?<![\\w@./-])(?:${sections})\\.[A-Za-z][\\w.]*`, 'g');

/** Runs in the page: returns its texts, including those for screen readers and empty fields. */
function shownTexts(): string {
  const named = ['aria-label', 'placeholder', 'alt', 'title'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
  );
  // biome-ignore lint/performance/useDomNodeTextContent: textContent has no space between two elements
  return [document.title, document.body.innerText, ...named].join('\n');
}

/** The keys that a page shows in place of texts. */
export const missingTexts = async (page: Page): Promise<readonly string[]> =>
  ((await page.evaluate(shownTexts)).match(rawKey) ?? []).map((key) => `no text for ${key}`);
