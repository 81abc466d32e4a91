import { hash } from '#web/lib/hash.ts';

describe('the hash of a text', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('%j is its FNV-1a hash', (text, value) => {
    expect(hash(text)).toBe(value);
  });
});
