import { joinUrl, queryString } from '#web/platform/http/request-parts.ts';

describe('a base joined with a path', () => {
  it.each([
    ['/api', '/shops'],
    ['/api/', 'shops'],
    ['/api//', '//shops'],
  ])('has one slash between %s and %s', (base, path) => {
    expect(joinUrl(base, path)).toBe('/api/shops');
  });

  it('keeps the other slashes', () => {
    expect(joinUrl('https://a.test/ws', '01001000/json/')).toBe('https://a.test/ws/01001000/json/');
  });
});

describe('a query string', () => {
  it('has the values that are set, encoded', () => {
    const query = { city: 'São Bento', limit: 0, open: false, state: undefined, pagingKey: null };
    expect(queryString(query)).toBe('?city=S%C3%A3o+Bento&limit=0&open=false');
  });

  it('is empty if no value is set', () => {
    expect(queryString({ state: undefined })).toBe('');
  });
});
