import { callUrl } from '#web/platform/api/call-url.ts';
import { callWithMockedFetch, sent, token } from '../support/mocked-fetch.ts';

callWithMockedFetch();

describe('a call of a full URL', () => {
  it('sends neither token nor XSRF value to another origin', async () => {
    await callUrl('POST', 'https://elsewhere.example/x', { body: { a: 1 } });
    const { url, init, headers } = sent();
    expect(url).toBe('https://elsewhere.example/x');
    expect(init.body).toBe('{"a":1}');
    expect([...headers.keys()].sort()).toEqual(['accept', 'content-type']);
  });

  it('sends all headers to the own origin', async () => {
    await callUrl('PUT', 'https://vitrine.example/api/x', { body: {} });
    const { headers } = sent();
    expect(headers.get('authorization')).toBe(`Bearer ${token}`);
    expect(headers.get('x-xsrf-token')).toBe('a b');
    expect(headers.has('idempotency-key')).toBe(true);
  });
});
