import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { RouteTable } from '#contract/http/route.ts';

/** The route fields that a call needs; the others serve the server and OpenAPI. */
const leanTable = (table: RouteTable) =>
  Object.fromEntries(
    Object.entries(table).map(([name, { method, path, access }]) => [
      name,
      { method, path, access },
    ]),
  );

/** Removes the schemas from the contract's routes, so that calls do not load zod. */
export function leanRoutes(): Plugin {
  return {
    name: 'lean-routes',
    apply: 'build',
    load: {
      filter: { id: /\/contract\/[a-z]+\/([a-z]+-)*routes\.ts$/ },
      async handler(file) {
        const tables: Record<string, RouteTable> = await import(pathToFileURL(file).href);
        return Object.entries(tables)
          .map(([name, table]) => `export const ${name} = ${JSON.stringify(leanTable(table))};`)
          .join('\n');
      },
    },
  };
}
