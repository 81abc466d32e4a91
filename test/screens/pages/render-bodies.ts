import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { createInstance } from 'i18next';
import type { ReactElement } from 'react';
import type { Language } from '#contract/http/languages.ts';
import type { Frame } from './page-bodies.tsx';
import type { PageRecords } from './page-records.ts';

/** Libraries that render the bodies: the server's, and the app's. */
export type Library = 'preact' | 'react';

const renderers: Readonly<Record<Library, string>> = {
  preact: "export { renderToString as render } from 'preact-render-to-string';",
  react: "export { renderToStaticMarkup as render } from 'react-dom/server';",
};

interface Bundle {
  readonly render: (element: ReactElement) => string;
  readonly bodiesOf: (
    frame: Frame,
    records?: PageRecords,
  ) => Readonly<Record<string, ReactElement>>;
}

const root = path.resolve(import.meta.dirname, '../../..');

/** Bundles the bodies with a library as the Lambda of the pages does. Returns the code and the style sheet. */
function bundle(library: Library): { readonly code: string; readonly css: string } {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `${renderers[library]}\nimport '#web/ui/styles/poster-font.css';\nexport { bodiesOf } from './page-bodies.tsx';`,
      resolveDir: import.meta.dirname,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    outdir: root,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    jsxImportSource: library,
    // As on the server, where React would render in development mode, too.
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'dataurl' },
  });
  const textOf = (ending: string) =>
    outputFiles.find(({ path: file }) => file.endsWith(ending))?.text ?? '';
  return { code: textOf('.js'), css: textOf('.css') };
}

const readTexts = (file: string): object => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** Returns the translator of the pages' texts in a language. */
export async function translatorOf(language: Language) {
  const i18n = createInstance();
  const translation = {
    ...readTexts(`web/public/assets/i18n/${language}.json`),
    ...readTexts(`web/src/views/texts/${language}.json`),
  };
  await i18n.init({
    lng: language,
    resources: { [language]: { translation } },
    interpolation: { escapeValue: false },
  });
  return i18n.t;
}

/** Returns the style sheet of the bodies, and a function that renders all or some of them as HTML. */
export function renderBodiesBy(library: Library) {
  const { code, css } = bundle(library);
  const module = { exports: {} as Bundle };
  new Function('module', 'exports', 'require', code)(
    module,
    module.exports,
    createRequire(`${root}/`),
  );
  const { render, bodiesOf } = module.exports;
  const renderAll = (frame: Frame, records?: PageRecords, names?: readonly string[]) =>
    Object.fromEntries(
      Object.entries(bodiesOf(frame, records))
        .filter(([name]) => names?.includes(name) ?? true)
        .map(([name, body]) => [name, render(body)]),
    );
  return { css, renderAll };
}
