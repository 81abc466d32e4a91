import { contentTag, matchesTag, versionTag } from '#lambdas/platform/http/request.ts';

describe('an ETag', () => {
  it('of a version is the version number in quotes', () => {
    expect(versionTag(12)).toBe('"12"');
  });

  it('of a body depends only on the body', () => {
    expect(contentTag('{"a":1}')).toMatch(/^"[\w-]{16}"$/);
    expect(contentTag('{"a":1}')).toBe(contentTag('{"a":1}'));
    expect(contentTag('{"a":2}')).not.toBe(contentTag('{"a":1}'));
  });

  it.each(['"4"', '*', ' * ', '"1", "4"', '"4", *', '"1","4"', 'W/"4"', ' "1" , W/"4" '])(
    '"4" matches %p',
    (header) => {
      expect(matchesTag(header, '"4"')).toBe(true);
    },
  );

  it.each([
    '"3"',
    '"99", *',
    '*, "99"',
    '*, *',
    '4',
    '"44"',
    'W/"3"',
    'W/4',
    'w/"4"',
    '""',
    '',
    '"W/4"',
    '"xW/4"',
  ])('"4" does not match %p', (header) => {
    expect(matchesTag(header, '"4"')).toBe(false);
  });
});
