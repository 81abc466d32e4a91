import type { Route } from '#contract/http/route.ts';
import { call } from './call.ts';

/** Defines the tests of a publicly cached route: Cache-Control and conditional requests by ETag. */
export function isCached(route: Route): void {
  it('allows public caching for the time in the contract', async () => {
    const { headers } = await call(route);
    expect(headers['cache-control']).toBe(`public, max-age=${route.cacheSeconds}`);
  });

  it('answers 304 when If-None-Match has the current ETag', async () => {
    const { headers } = await call(route);
    const etag = String(headers.etag);
    const again = await call(route, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers.etag).toBe(etag);
  });

  it('answers 200 when If-None-Match has another ETag', async () => {
    const { status } = await call(route, { headers: { 'if-none-match': '"another"' } });
    expect(status).toBe(200);
  });
}
