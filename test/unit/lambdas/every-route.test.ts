import { existsSync } from 'node:fs';
import path from 'node:path';
import { resources } from '#contract/route.ts';
import { tableHolds } from '#test/support/mocked-table.ts';
import { allRoutes, callRoute, everything, rightful } from '#test/support/rightful-requests.ts';

const fileName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const inRepository = (...names: string[]) => existsSync(path.join(process.cwd(), ...names));

beforeEach(() => tableHolds(...everything));

describe('every route', () => {
  it('has a request in this test', () => {
    expect(Object.keys(rightful).sort()).toEqual(allRoutes.map(([name]) => name).sort());
  });

  it.each(allRoutes)('%s has an operation, which answers its rightful caller', async (...route) => {
    const { status, headers } = await callRoute(route);
    expect(Object.keys(route[1].responses)).toContain(String(status));
    expect(headers['x-request-id']).toBe('request-1');
  });

  it.each(allRoutes)('%s has its operation in a file of its name', (name, _, resource) => {
    expect(inRepository('lambdas', resource, `${fileName(name)}.ts`)).toBe(true);
  });

  it.each(allRoutes)('%s has its own integration test', (name, _, resource) => {
    expect(inRepository('test/integration', resource, `${fileName(name)}.test.ts`)).toBe(true);
  });

  it.each(resources)('of %s is answered by a Lambda of that name', (resource) => {
    expect(inRepository('lambdas', resource, 'handler.ts')).toBe(true);
  });
});
