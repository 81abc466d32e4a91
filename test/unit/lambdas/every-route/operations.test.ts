import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { resources } from '#contract/http/route.ts';
import { everyRoute } from '#test/support/every-route.ts';
import { everything } from '#test/support/everything.ts';
import { invokeRoute } from '#test/support/invoke-route.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';

const fileName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const inRepository = (...names: string[]) => existsSync(path.join(process.cwd(), ...names));

beforeEach(() => tableHolds(...everything));

describe('every route', () => {
  it.each(everyRoute)('%s answers with a status of the contract', async (...route) => {
    const { status, headers } = await invokeRoute(route);
    expect(Object.keys(route[1].responses)).toContain(String(status));
    expect(headers['x-request-id']).toBe('request-1');
  });

  it.each(everyRoute)('%s has its operation in one file with its name', (name) => {
    expect(
      globSync(`lambdas/!(entries|platform)/**/${fileName(name)}.{ts,tsx}`, {
        exclude: ['**/store/**'],
      }),
    ).toHaveLength(1);
  });

  // The tests of open pages are in test/unit/lambdas/pages.
  it.each(everyRoute.filter(([, , resource]) => resource !== 'pages'))(
    '%s has a file of tests with its name',
    (name, _, resource) => {
      const file = `test/operations/${resource}/${fileName(name)}{,.memory}.test.ts`;
      expect(globSync(file)).toHaveLength(1);
    },
  );

  it.each(resources)('of %s has an entry', (resource) => {
    expect(inRepository('lambdas/entries/api', `${resource}.ts`)).toBe(true);
  });
});
