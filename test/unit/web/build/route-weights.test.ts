import { additions, type Build } from '../../../../web/route-weights.ts';

const script = (
  name: string,
  imports: readonly string[] = [],
  { styles = [], dynamicImports = [] }: Partial<Build['scripts'][number]> = {},
) => ({ file: `${name}.js`, name, imports, styles, dynamicImports });

const build: Build = {
  scripts: [
    script('start', [], { styles: ['start.css'], dynamicImports: ['shell.js', 'offer.js'] }),
    script('form', ['start.js'], { styles: ['form.css'] }),
    script('shell', ['start.js', 'form.js'], { styles: ['shell.css'] }),
    script('dates', ['start.js']),
    script('offer', ['shell.js', 'dates.js'], {
      styles: ['offer.css'],
      dynamicImports: ['dialog.js'],
    }),
    script('dialog', ['dates.js', 'editor.js'], { styles: ['offer.css', 'dialog.css'] }),
    script('editor', ['start.js']),
  ],
  weights: new Map([
    ['start.js', 1_000_000],
    ['start.css', 100_000],
    ['form.js', 50_000],
    ['form.css', 20_000],
    ['shell.js', 10_000],
    ['shell.css', 5_000],
    ['dates.js', 2_000],
    ['offer.js', 1_000],
    ['offer.css', 500],
    ['dialog.js', 200],
    ['dialog.css', 100],
    ['editor.js', 50],
  ]),
};

const inShell = { path: '/offer', script: 'offer.js', before: ['start.js', 'shell.js'] };

/** What is added, in bytes, by name. */
const bytesOf = (routes: Parameters<typeof additions>[1]) =>
  Object.fromEntries(additions(build, routes).map(({ name, bytes }) => [name, bytes]));

test('a route adds its scripts and styles, with those that it imports, less what is loaded before it', () => {
  expect(bytesOf([inShell])).toMatchObject({ 'The route /offer': 1_000 + 500 + 2_000 });
  expect(bytesOf([{ ...inShell, before: ['start.js'] }])).toMatchObject({
    'The route /offer': 1_000 + 500 + 2_000 + 10_000 + 5_000 + 50_000 + 20_000,
  });
});

test('a route in a script that is loaded before it adds nothing', () => {
  expect(bytesOf([{ ...inShell, path: '/offer-list', script: 'shell.js' }])).toMatchObject({
    'The route /offer-list': 0,
  });
});

test('a part that is loaded on demand counts by itself, and not for its route', () => {
  expect(additions(build, [inShell])).toEqual([
    { name: 'The route /offer', bytes: 3_500 },
    { name: 'The part dialog, which offer loads on demand,', bytes: 200 + 100 + 50 },
  ]);
});
