/** Checks whether a text fits into a line. */
type Fits = (text: string) => Promise<boolean>;

const ellipsis = '…';

/** Returns how many of the first characters fit into a line with an ending; at least one. */
async function countFitting(
  characters: readonly string[],
  fits: Fits,
  ending: string,
): Promise<number> {
  let [fitting, tooMany] = [1, characters.length + 1];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    const isFitting = await fits(characters.slice(0, middle).join('').trimEnd() + ending);
    if (isFitting) fitting = middle;
    else tooMany = middle;
  }
  return fitting;
}

/** Returns where to break a line of at most `most` characters: before a word, or within a word longer than the line. */
function endOfLine(characters: readonly string[], most: number): number {
  const space = characters.lastIndexOf(' ', most);
  return space > 0 ? space : most;
}

/** Breaks a text with single spaces into lines. A text that is too long ends with an ellipsis. */
export async function breakLines(text: string, maxLines: number, fits: Fits): Promise<string[]> {
  const lines: string[] = [];
  let rest = [...text];
  while (rest.length > 0) {
    const whole = rest.join('');
    if (await fits(whole)) return [...lines, whole];
    if (lines.length + 1 === maxLines) {
      const kept = rest.slice(0, await countFitting(rest, fits, ellipsis)).join('');
      return [...lines, kept.replace(/[\s.,;:–—-]+$/u, '') + ellipsis];
    }
    const end = endOfLine(rest, await countFitting(rest, fits, ''));
    lines.push(rest.slice(0, end).join(''));
    rest = rest.slice(rest[end] === ' ' ? end + 1 : end);
  }
  return lines;
}
