import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

/** Style sheets have no classes here: the bench counts reads, and looks at no page. */
const noClasses = { format: 'module', source: 'export default {};', shortCircuit: true } as const;

/** Lets this process import the Lambda of open pages without a bundle: views are built by Preact, as in a deploy. */
export function loadViews(): void {
  registerHooks({
    load(url, context, next) {
      const { pathname } = new URL(url);
      if (pathname.endsWith('.css')) return noClasses;
      if (!pathname.endsWith('.tsx')) return next(url, context);
      const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), {
        loader: 'tsx',
        jsx: 'automatic',
        jsxImportSource: 'preact',
      });
      return { format: 'module', source: code, shortCircuit: true };
    },
  });
}
