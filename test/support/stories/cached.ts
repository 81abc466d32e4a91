import type { Route } from '#contract/route.ts';
import { call } from './call.ts';

/** Tests that anyone may cache a route's answer, and that one who has it is told so. */
export function isCached(route: Route): void {
  it('may be cached by anyone, for as long as the contract says', async () => {
    const { headers } = await call(route);
    expect(headers['cache-control']).toBe(`public, max-age=${route.cacheSeconds}`);
  });

  it('answers 304 without a body to one who has it already', async () => {
    const { headers } = await call(route);
    const etag = String(headers.etag);
    const again = await call(route, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers.etag).toBe(etag);
  });

  it('answers whole to one who has another', async () => {
    const { status } = await call(route, { headers: { 'if-none-match': '"another"' } });
    expect(status).toBe(200);
  });
}
