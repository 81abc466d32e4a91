import { globSync, readFileSync } from 'node:fs';

/** Smallest width of a page, in rem; parts of a page and fields are narrower. */
const least = 30;

/** Previews and the wallet have the width of open pages, the counter is one column, and the poster shows a sheet of paper. */
const others = /\/(?:preview|wallet|counter|api-docs)\//;

test('no private page or account page has a content width of its own', () => {
  const files = globSync('web/src/{app,features,product,ui}/**/*.{css,tsx}').filter(
    (file) => !others.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) => {
    const widths = readFileSync(file, 'utf8').matchAll(
      /^(?!@).*(?:\bmaw="|max-width: |maxWidth: ')([\d.]+)rem/gm,
    );
    return [...widths]
      .filter(([, rem]) => Number(rem) >= least)
      .map(([line]) => `${file}: ${line}`);
  });
  expect(found).toEqual([]);
});
