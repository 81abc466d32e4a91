import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { everyRoute } from '#test/support/every-route.ts';

const sources = globSync('{bench,bin,lib,contract,lambdas,web,scripts}/**/*.{ts,tsx,mjs,py}');

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1;

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(
    ([, specifier = '']) =>
      specifier.startsWith('.')
        ? path.join(path.dirname(file), specifier)
        : specifier.replace(/^#/, ''),
  );

it('no file of source or tests has more than 250 lines', () => {
  const tests = globSync('test/**/*.{ts,tsx}');
  expect([sources.length > 1000, tests.length > 500]).toEqual([true, true]);
  expect([...sources, ...tests].filter((file) => linesOf(file) > 250)).toEqual([]);
});

it('no folder has more than 20 source files', () => {
  const folders = Map.groupBy(sources, path.dirname);
  const full = [...folders].filter(([, files]) => files.length > 20);
  expect(full.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
});

it('an entry composes operations and jobs of subjects, and decides nothing', () => {
  const entries = sources.filter((file) => file.startsWith('lambdas/entries/'));
  expect(entries.length).toBeGreaterThan(30);
  expect(
    entries.filter((file) => /^\s*(?:if|throw|try|for|while)\b/m.test(readFileSync(file, 'utf8'))),
  ).toEqual([]);
});

it('no subject imports an operation of another subject', () => {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const names = new Set(everyRoute.map(([name]) => `${kebab(name)}.ts`));
  const isOperation = (file: string) =>
    /^lambdas\/(?!entries|platform)/.test(file) &&
    !file.includes('/store/') &&
    names.has(path.basename(file).replace(/x$/, ''));
  const subjectOf = (file: string) => file.split('/')[1];
  const subjects = sources.filter((file) => /^lambdas\/(?!entries|platform)/.test(file));
  expect(subjects.filter(isOperation)).toHaveLength(names.size);
  const foreign = subjects.flatMap((file) =>
    importsOf(file)
      .filter((imported) => isOperation(imported) && subjectOf(imported) !== subjectOf(file))
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(foreign).toEqual([]);
});

/** Names with the same meaning in each file, such as entry points of Lambdas, layouts and parts, and calls with their operations. */
const sameEverywhere = [
  ...['handler', 'targets', 'createUpload', 'getUpload', 'getReceipt'],
  ...['preload', 'tap', 'texts'],
];

/** The names that a file exports; names of default exports are local to the file. */
const exportedBy = (file: string) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm,
    ),
  ].map(([, name = '']) => name);

it('an exported name of the product has one meaning', () => {
  const product = sources.filter((file) => !/^bench\/|\.py$/.test(file));
  const byName = Map.groupBy(product.flatMap(exportedBy), (name) => name);
  expect(byName.get('apiHandler')).toHaveLength(1);
  const repeated = [...byName].filter(([, places]) => places.length > 1);
  expect(repeated.map(([name]) => name).sort()).toEqual([...sameEverywhere].sort());
});

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

it('the lock file has the builds of native tools for every platform, as npm ci requires', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) =>
        !(`node_modules/${name}` in packages || `${place}/node_modules/${name}` in packages),
    ),
  );
  expect(missing).toEqual([]);
});
