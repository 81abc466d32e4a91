import { fitText } from '#web/product/share/status-picture/fit-text.ts';

/** Half an em for each UTF-16 unit. */
const widthOf = (text: string) => text.length / 2;

const room = {
  ...{ width: 1000, height: 600, maxLines: 3 },
  ...{ largest: 200, smallest: 60, lineHeight: 1 },
};

const fitted = (text: string, changes: Partial<typeof room> = {}) =>
  fitText(text, widthOf, { ...room, ...changes });

describe('a text of a status picture', () => {
  it('is as large as allowed if it is short', () => {
    expect(fitted('Pão')).toEqual({ size: 200, lines: ['Pão'] });
  });

  it('is smaller if it is long', () => {
    const { size, lines } = fitted('Café da manhã completo para dois');
    expect(size).toBeLessThan(200);
    expect(size).toBeGreaterThan(100);
    expect(lines).toEqual(['Café da manhã', 'completo para', 'dois']);
  });

  it('has lines of about the same width', () => {
    const { lines } = fitted('Bolo de rolo de goiaba e queijo', { largest: 80 });
    expect(lines).toEqual(['Bolo de rolo de', 'goiaba e queijo']);
  });

  it('never has more lines or height than there is room for', () => {
    const long = 'Combo família com duas pizzas grandes, refrigerante e sobremesa à escolha';
    for (const [maxLines, height] of [
      [1, 600],
      [3, 300],
      [5, 140],
    ] as const) {
      const { size, lines } = fitted(long, { maxLines, height });
      expect(lines.length).toBeLessThanOrEqual(maxLines);
      expect(lines.length * size).toBeLessThanOrEqual(height);
      for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(room.width);
    }
  });

  it('ends with an ellipsis if it does not fit at the smallest size, without half an emoji', () => {
    const { size, lines } = fitted(`${'a'.repeat(27)}👨‍👩‍👧${'b'.repeat(20)}`, { maxLines: 1 });
    expect(size).toBe(60);
    expect(lines).toEqual([`${'a'.repeat(27)}…`]);
  });

  it('shows nothing for no text', () => {
    expect(fitted('  ')).toEqual({ size: 200, lines: [] });
  });
});
