/** Returns the width of a text in em. */
export type WidthOf = (text: string) => number;

interface Room {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly maxLines: number;
  /** Largest and smallest size of the letters in pixels. */
  readonly largest: number;
  readonly smallest: number;
  /** Distance of lines in em. */
  readonly lineHeight: number;
}

interface FittedText {
  /** Size of the letters in pixels. */
  readonly size: number;
  readonly lines: readonly string[];
}

const sizeStep = 4;

/** Returns a text as characters as people see them, so that no emoji is cut. */
const charactersOf = (text: string): readonly string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : Array.from(text);

/** Returns a text in lines of at most `width` em, broken between words. A word that is wider has its own line. */
function wrapWords(text: string, width: number, widthOf: WidthOf): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length === 0 || widthOf(longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Returns the beginning of a text that is at most `width` em wide, with an ellipsis. */
function cutText(text: string, width: number, widthOf: WidthOf): string {
  const characters = [...charactersOf(text)];
  while (characters.length > 0 && widthOf(`${characters.join('')}…`) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** Returns as many lines as before, of widths that are as equal as possible. */
function balanceLines(
  lines: readonly string[],
  width: number,
  widthOf: WidthOf,
): readonly string[] {
  const text = lines.join(' ');
  let balanced = lines;
  for (let narrow = width * 0.95; narrow > width * 0.4; narrow -= width * 0.05) {
    const tried = wrapWords(text, narrow, widthOf);
    if (tried.length > lines.length || tried.some((line) => widthOf(line) > width)) break;
    balanced = tried;
  }
  return balanced;
}

/** Fits a text into a room with the largest possible letters. A text that is still too long is cut. */
export function fitText(text: string, widthOf: WidthOf, room: Room): FittedText {
  const { width, height, maxLines, largest, smallest, lineHeight } = room;
  const mostLinesAt = (size: number) =>
    Math.max(1, Math.min(maxLines, Math.floor(height / (size * lineHeight))));
  for (let size = largest; size >= smallest; size -= sizeStep) {
    const ems = width / size;
    const lines = wrapWords(text, ems, widthOf);
    const fits = lines.length <= mostLinesAt(size) && lines.every((line) => widthOf(line) <= ems);
    if (fits) return { size, lines: balanceLines(lines, ems, widthOf) };
  }
  const ems = width / smallest;
  const lines = wrapWords(text, ems, widthOf);
  const most = mostLinesAt(smallest);
  const shown = [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')];
  return {
    size: smallest,
    lines: shown
      .filter(Boolean)
      .map((line) => (widthOf(line) > ems ? cutText(line, ems, widthOf) : line)),
  };
}
