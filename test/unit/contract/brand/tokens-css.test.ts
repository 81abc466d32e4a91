import { schemes } from '#contract/brand/tokens.ts';
import { plainTokensCss, tokensCss } from '#contract/brand/tokens-css.ts';

const css = tokensCss();

it('names a token by its group, with its unit', () => {
  expect(css).toContain('--vitrine-poster-yellow:#ffd23f');
  expect(css).toContain('--vitrine-size-lg:1.125rem');
  expect(css).toContain('--vitrine-radius-md:10px');
  expect(css).toContain('--vitrine-duration-quick:120ms');
});

it.each([
  ['a page with Mantine', ':root[data-mantine-color-scheme="dark"]{'],
  [
    'a plain page',
    '@media screen and (prefers-color-scheme:dark){:root:not([data-mantine-color-scheme]){',
  ],
])('gives %s the dark scheme', (_page, rule) => {
  expect(css).toContain(`${rule}--vitrine-canvas:${schemes.dark.canvas}`);
});

it('prints black on white, whatever the scheme', () => {
  expect(css).toMatch(/@media print\{:root:root:root\{[^}]*--vitrine-text:#000000/);
});

it('gives a plain page the tokens that its style sheet uses, in both schemes and on paper', () => {
  const plain = plainTokensCss('p{color:var(--vitrine-text);padding:var(--vitrine-space-md)}');
  expect(plain.match(/--[\w-]+/g)).toEqual([
    ...['--vitrine-space-md', '--vitrine-text'],
    ...['--vitrine-text', '--vitrine-text'],
  ]);
  expect(plain).not.toContain('"dark"');
});
