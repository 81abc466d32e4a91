import { hash } from '#web/lib/hash.ts';

describe('the hash of a text', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('%j is that of FNV-1a', (text, value) => {
    expect(hash(text)).toBe(value);
  });
});
