import { answersWith, routesThat } from '#test/support/every-route.ts';
import { everything } from '#test/support/everything.ts';
import { invokeRoute } from '#test/support/invoke-route.ts';
import { tableHolds, writesMade } from '#test/support/memory-table/table.ts';

const versioned = routesThat(answersWith('VERSION_MISMATCH'));
const withoutNeed = versioned.filter(([, { ifMatch }]) => ifMatch === 'optional');
const onWhatWasSeen = routesThat(answersWith('VERSION_REQUIRED'));

beforeEach(() => tableHolds(...everything));

describe('a route that checks versions', () => {
  it.each(versioned)('%s refuses another version, and writes nothing', async (...route) => {
    expect(await invokeRoute(route, { headers: { 'if-match': '"999"' } })).toMatchObject({
      status: 412,
      body: { code: 'VERSION_MISMATCH' },
    });
    expect(writesMade()).toBe(0);
  });

  it.each(withoutNeed)('%s accepts any version with If-Match: *', async (...route) => {
    expect((await invokeRoute(route, { headers: { 'if-match': '*' } })).status).toBeLessThan(300);
    expect(writesMade()).toBe(1);
  });
});

describe('a route for decisions on a certain version', () => {
  describe.each([undefined, '*', ' * '])('with If-Match: %s', (header) => {
    it.each(onWhatWasSeen)('%s requires a version, and writes nothing', async (...route) => {
      const headers = { 'if-match': header } as Record<string, string>;
      expect(await invokeRoute(route, { headers })).toMatchObject({
        status: 428,
        body: { code: 'VERSION_REQUIRED' },
      });
      expect(writesMade()).toBe(0);
    });
  });
});
