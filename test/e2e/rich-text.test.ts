import { build } from 'esbuild';
import { hostileHtml } from '#test/support/sample-texts.ts';
import { expect, test } from './support/test.ts';

/** The page's own sanitizer; its result is put into an element of the page. */
interface Sanitizing {
  readonly sanitizer: { readonly sanitize: (html: string) => DocumentFragment };
  readonly attacked?: unknown;
}

test('displayed HTML keeps its text and loses all active content', async ({ page }) => {
  const { outputFiles } = await build({
    entryPoints: ['web/src/ui/text/sanitize.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'sanitizer',
  });
  await page.setContent('<main></main>');
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });

  const show = (html: string) =>
    page.evaluate((html) => {
      const shown = document.createElement('div');
      document.querySelector('main')?.append(shown);
      shown.append((window as unknown as Sanitizing).sanitizer.sanitize(html));
      return shown.innerHTML;
    }, html);

  for (const html of hostileHtml) await show(html);

  // Check the result as the browser has parsed it.
  const left = await page.evaluate(() =>
    [...document.querySelectorAll('main > div *')].map((element) => ({
      name: element.localName,
      attributes: [...element.attributes].map(({ name, value }) => ({ name, value })),
    })),
  );
  const attributes = left.flatMap((element) => element.attributes);
  for (const { name } of left)
    expect(['a', 'img', 'p', 'option', 'table', 'tbody']).toContain(name);
  for (const { name, value } of attributes) {
    expect(['class', 'id', 'href', 'src', 'name', 'slot', 'rel']).toContain(name);
    expect(value).not.toMatch(/script|data:/i);
  }
  expect(await page.evaluate(() => (window as unknown as Sanitizing).attacked)).toBeUndefined();

  expect(
    await show('<p class="a">Veja <a href="https://x.test/?a=1" target="_blank">aqui</a></p>'),
  ).toBe('<p class="a">Veja <a href="https://x.test/?a=1" rel="noopener noreferrer">aqui</a></p>');
  expect(await show('<form><b>Pão</b> <button>às 16h</button></form>')).toBe('<b>Pão</b> às 16h');
  expect(await show('<img src="/images/a.webp"><a href="mailto:oi@x.test">a</a>')).toBe(
    '<img src="/images/a.webp"><a href="mailto:oi@x.test" rel="noopener noreferrer">a</a>',
  );
});
