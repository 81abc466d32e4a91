import { createHash } from 'node:crypto';
import { everyRoute } from '#test/support/every-route.ts';
import { everything } from '#test/support/everything.ts';
import { invokeRoute } from '#test/support/invoke-route.ts';
import { logLines } from '#test/support/log-lines.ts';
import { tableHolds, writesMade } from '#test/support/memory-table/table.ts';
import { requestOf } from '#test/support/request-of-route.ts';

const secrets = ['the new one', 'the one before'];
const viewer = { 'cloudfront-viewer-address': '203.0.113.7:51234' };

beforeAll(() => {
  process.env['EDGE_SECRET_HASHES'] = secrets
    .map((secret) => createHash('sha256').update(secret).digest('hex'))
    .join(' ');
});

beforeEach(() => tableHolds(...everything));

const callWith = (route: (typeof everyRoute)[number], headers: Record<string, string>) =>
  invokeRoute(route, { headers: { ...requestOf[route[0]].headers, ...headers } });

describe('on a stage whose API recognises its distribution by a secret,', () => {
  it.each(everyRoute)('%s refuses a call that bypasses the distribution', async (...route) => {
    for (const headers of [{}, { 'x-vitrine-edge': '' }, { 'x-vitrine-edge': 'guessed' }]) {
      expect(await callWith(route, headers)).toMatchObject({
        status: 403,
        headers: {
          'content-type': expect.stringMatching(/^(?:application\/problem\+json|text\/html;.*)$/),
          'cache-control': 'no-store',
        },
        body: { code: 'FORBIDDEN' },
      });
    }
    expect(writesMade()).toBe(0);
  });

  it.each(everyRoute)('%s answers calls with either of two secrets', async (...route) => {
    for (const secret of secrets) {
      tableHolds(...everything);
      const { status } = await callWith(route, { 'x-vitrine-edge': secret });
      expect(Object.keys(route[1].responses)).toContain(String(status));
    }
  });

  it('a call that bypasses the distribution cannot put a claimed address into the log', async () => {
    const [route] = everyRoute;
    if (!route) throw new Error('There are no routes.');
    const lineOf = async (headers: Record<string, string>) =>
      JSON.parse((await logLines(() => callWith(route, { ...viewer, ...headers }))).at(-1) ?? '');
    expect(await lineOf({})).not.toHaveProperty('viewerAddress');
    expect(await lineOf({})).toMatchObject({ message: 'answered', peerAddress: '127.0.0.1' });
    expect(await lineOf({ 'x-vitrine-edge': secrets[0] ?? '' })).toMatchObject({
      viewerAddress: '203.0.113.7',
    });
  });

  it.each(['', 'secret', undefined])(
    'a Lambda does not start with the setting %p',
    async (setting) => {
      const given = process.env['EDGE_SECRET_HASHES'];
      if (setting === undefined) delete process.env['EDGE_SECRET_HASHES'];
      else process.env['EDGE_SECRET_HASHES'] = setting;
      await jest.isolateModulesAsync(async () => {
        const starting = import('#lambdas/entries/api/shops.ts');
        await expect(starting).rejects.toThrow('EDGE_SECRET_HASHES');
      });
      process.env['EDGE_SECRET_HASHES'] = given;
    },
  );
});
