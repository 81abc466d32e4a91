import { breakLines } from '#lambdas/media/link-previews/break-lines.ts';

const fits = async (text: string) => [...text].length <= 10;

const linesOf = (text: string, maxLines = 2) => breakLines(text, maxLines, fits);

describe('the lines of a text', () => {
  it.each([
    ['is one line where it fits', 'Pão doce', ['Pão doce']],
    ['breaks before a word', 'Pão doce bom', ['Pão doce', 'bom']],
    ['breaks after a line that a word fills', 'Pão dos uns bom', ['Pão dos', 'uns bom']],
    ['breaks at a space right after the line', 'Pão queijo bom', ['Pão queijo', 'bom']],
    ['breaks within a word that is longer than a line', 'abcdefghijklmno', ['abcdefghij', 'klmno']],
    ['ends with an ellipsis', 'Pão doce de queijo quente', ['Pão doce', 'de queijo…']],
    ['has no sign before the ellipsis', 'Pão doce bom, um, dois', ['Pão doce', 'bom, um…']],
    ['has no ellipsis where the rest fits', 'Pão doce de queijos', ['Pão doce', 'de queijos']],
    ['shortens a word without spaces', 'a'.repeat(80), ['a'.repeat(10), `${'a'.repeat(9)}…`]],
    ['keeps characters of two units whole', '𝐎'.repeat(12), ['𝐎'.repeat(10), '𝐎𝐎']],
    ['is nothing for an empty text', '', []],
  ])('%s', async (_, text, lines) => {
    expect(await linesOf(text)).toEqual(lines);
  });

  it('has at least one character in a line, however narrow the line is', async () => {
    expect(await breakLines('abc', 2, async () => false)).toEqual(['a', 'b…']);
  });
});
