import { handler } from '#lambdas/entries/api/businesses.ts';
import {
  contentTag,
  matchesTag,
  requireVersion,
  versionTag,
} from '#lambdas/platform/http/request.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';

describe('an ETag', () => {
  it('of a version is the version number in quotes', () => {
    expect(versionTag(12)).toBe('"12"');
  });

  it('of a body depends only on the body', () => {
    expect(contentTag('{"a":1}')).toMatch(/^"[\w-]{16}"$/);
    expect(contentTag('{"a":1}')).toBe(contentTag('{"a":1}'));
    expect(contentTag('{"a":2}')).not.toBe(contentTag('{"a":1}'));
  });

  it.each([
    [true, ['"4"', '*', ' * ', '"1", "4"', '"4", *', '"1","4"', 'W/"4"', ' "1" , W/"4" ']],
    [false, ['"3"', '"99", *', '*, "99"', '*, *', '4', '"44"', '""', '']],
    [false, ['W/"3"', 'W/4', 'w/"4"', '"W/4"', '"xW/4"']],
  ])('"4" matches (%p) %j', (isMatch, headers) => {
    expect(headers.filter((header) => matchesTag(header, '"4"') !== isMatch)).toEqual([]);
  });

  it('is checked if a header is sent, also an empty one', () => {
    expect(() => requireVersion(undefined, 4)).not.toThrow();
    expect(() => requireVersion('', 4)).toThrow(
      expect.objectContaining({ code: 'VERSION_MISMATCH' }),
    );
  });
});

describe('an answer with an ETag of its content', () => {
  const get = (known: string) =>
    invokeHandler(
      handler,
      aRequest('GET /businesses/sizes/types', { headers: { 'if-none-match': known } }),
    );

  it('is 304 for a known ETag, and the full answer for another', async () => {
    const { status, headers } = await get('"other"');
    expect(status).toBe(200);
    const { etag = '' } = headers;
    for (const known of [`W/${etag}`, `"other", ${etag}`, '*']) {
      const { status: again, text, headers: sent } = await get(known);
      expect([again, text, sent['etag']]).toEqual([304, undefined, etag]);
    }
  });
});

it('never answers 304 for a private response', async () => {
  tableHolds();
  const request = aRequest('GET /businesses', {
    as: { userId: ownerId },
    query: { userId: ownerId },
    headers: { 'if-none-match': '*' },
  });
  expect(await invokeHandler(handler, request)).toMatchObject({ status: 200 });
});
