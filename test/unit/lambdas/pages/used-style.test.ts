import { globSync, readFileSync } from 'node:fs';
import { setByScript, usedStyleOf } from '#lambdas/pages/document/used-style.ts';
import { withPrefixes } from '#lib/lambdas/page-bundle.ts';
import { renderBodiesBy, translatorOf } from '#test/screens/pages/render-bodies.ts';
import { parseBody } from '#test/unit/web/views/support/parse-body.ts';

const page = '<p class="a b" data-open="" data-rows="3"><i class="c"></i></p>';

const left = (css: string, html = page) => usedStyleOf(css)(html);

describe('the style sheet of a page', () => {
  it.each([
    '.a>.c:hover{margin:0}',
    '.z,.b{margin:0}',
    '.a[data-open] .c{margin:0}',
    '.a[data-rows=3]{margin:0}',
    '.a:not([data-closed]){margin:0}',
    ':where(.z) :is(.y,.x){margin:0}',
    '.a[data-failed]{margin:0}',
    '@supports (width: 1cqi){@media print{.a{margin:0}}}',
    '@font-face{font-family:Z;src:url(/z.woff2)}',
    '@page{size:A4}',
    '@charset "utf-8";',
    '.a:before{content:"{;} .z"}',
  ])('keeps %s', (css) => {
    expect(left(css)).toBe(css);
  });

  it.each([
    '.a .z{margin:0}',
    '.z,.a .y{margin:0}',
    '.ab{margin:0}',
    '.a[data-closed]{margin:0}',
    '.a[data-rows=4]{margin:0}',
    '@container (max-width: 1rem){@media print{.z{margin:0}}}',
    '.z:before{content:"}.a{margin:0}"}',
  ])('leaves out %s', (css) => {
    expect(left(css)).toBe('');
    expect(left(`${css}.a{margin:0}`)).toBe('.a{margin:0}');
  });

  it('keeps the order of its rules', () => {
    expect(left('.a{margin:0}.z{margin:0}@media print{.z{top:0}.b{top:0}}.c{margin:0}')).toBe(
      '.a{margin:0}@media print{.b{top:0}}.c{margin:0}',
    );
  });

  it('is refused with a block that has no end', () => {
    expect(() => usedStyleOf('.a{margin:0')).toThrow('without an end');
  });
});

describe('the style sheet of the views', () => {
  const { css, renderAll } = renderBodiesBy('preact');
  const built = withPrefixes(css);
  const used = usedStyleOf(built);

  it('stays whole for a page that has all of its classes and attributes', () => {
    const names = [...built.matchAll(/\.(-?[A-Za-z_][\w-]*)|\[(data-[\w-]+)(?:="?([\w-]+))?/g)];
    const html = names.map(([, name, attribute, value = '']) =>
      name ? `<i class="${name}">` : `<i ${attribute}="${value}">`,
    );
    expect(used(html.join(''))).toBe(built);
  });

  it('leaves out only rules that select nothing in a page', async () => {
    const rules = [...built.matchAll(/([^{}@;]+)\{[^{}]*\}/g)];
    const bodies = renderAll({ t: await translatorOf('pt'), language: 'pt' });
    for (const [name, body] of Object.entries(bodies)) {
      const kept = used(body);
      const omitted = rules.filter(([rule]) => !kept.includes(rule));
      const page = parseBody(body);
      const selectors = omitted.map(([, selector = '']) =>
        selector.replace(/:not\(:hover\)|::?(?:before|after|hover|focus-visible)\b/g, ''),
      );
      expect(selectors.length).toBeGreaterThan(100);
      expect([name, selectors.filter((each) => page.querySelector(each))]).toEqual([name, []]);
    }
  });
});

it('the scripts of open pages add no class, and only the attributes that the style sheet expects', () => {
  const files = ['web/src/open/**/*.ts', 'web/src/views/picture/watch-pictures.ts'];
  const code = globSync(files)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  // The classes of an element that the page has are in its style sheet.
  const own = code.replaceAll('.className = button.className', '');
  expect(own).not.toMatch(/\bclassList\b|\bclassName\b|'class'/);
  const set = [...code.matchAll(/setAttribute\(\s*'(data-[\w-]+)'/g)].map(([, name]) => name);
  expect(set.filter((name = '') => !setByScript.includes(name))).toEqual([]);
  expect(code).not.toMatch(/dataset(?:\['\w+'\]|\.\w+) = /);
});
