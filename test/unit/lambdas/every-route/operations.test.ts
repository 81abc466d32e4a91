import { existsSync } from 'node:fs';
import path from 'node:path';
import { resources } from '#contract/route.ts';
import { callRoute, everything } from '#test/support/call-route.ts';
import { everyRoute } from '#test/support/every-route.ts';
import { tableHolds } from '#test/support/mocked-table.ts';

const fileName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const inRepository = (...names: string[]) => existsSync(path.join(process.cwd(), ...names));

beforeEach(() => tableHolds(...everything));

describe('every route', () => {
  it.each(everyRoute)('%s answers its caller as the contract says', async (...route) => {
    const { status, headers } = await callRoute(route);
    expect(Object.keys(route[1].responses)).toContain(String(status));
    expect(headers['x-request-id']).toBe('request-1');
  });

  it.each(everyRoute)('%s has its operation in a file of its name', (name, _, resource) => {
    expect(inRepository('lambdas', resource, `${fileName(name)}.ts`)).toBe(true);
  });

  it.each(everyRoute)('%s has an integration test of its name', (name, _, resource) => {
    expect(inRepository('test/integration', resource, `${fileName(name)}.test.ts`)).toBe(true);
  });

  it.each(resources)('of %s is answered by a Lambda of that name', (resource) => {
    expect(inRepository('lambdas', resource, 'handler.ts')).toBe(true);
  });
});
