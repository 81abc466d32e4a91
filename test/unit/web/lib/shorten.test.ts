import { shorten } from '#web/lib/shorten.ts';

describe('a shortened text', () => {
  it.each([
    ['Um por mesa.', 12, 'Um por mesa.'],
    ['De segunda a sexta, até as 10h', 20, 'De segunda a sexta…'],
    ['De segunda a sexta, até as 10h', 22, 'De segunda a sexta…'],
    ['Pão francês', 10, 'Pão…'],
    ['Anticonstitucionalmente', 8, 'Anticons…'],
    ['', 5, ''],
    ['🥖🥖🥖', 3, '🥖…'],
  ])('of "%s" in %i characters is "%s"', (text, length, expected) => {
    expect(shorten(text, length)).toBe(expected);
  });
});
