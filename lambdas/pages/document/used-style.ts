/** A rule, a block of rules such as `@media`, or a statement without a block. */
interface Part {
  /** The whole text; of a block of rules, what stands before its brace. */
  readonly text: string;
  /** The classes and attributes that each selector needs, such as `.open-button`, `[data-wide` and `[data-size=row`. */
  readonly needs: readonly (readonly string[])[];
  /** The rules of a block. */
  readonly parts?: readonly Part[];
}

/** State that the script of the page sets, which no HTML has at first. */
export const setByScript: readonly string[] = ['data-failed', 'data-claimed'];

/** Blocks with rules inside; others, such as `@font-face`, hold declarations. */
const hasRules = /^@(?:media|supports|container)\b/;

/** Conditions in parentheses, such as `:not(.a)`; an element without the class may meet them. */
const condition = /\([^()]*\)/g;

const namesInSelector = /\.-?[A-Za-z_][\w-]*|\[data-[\w-]+(?:="?[\w-]+)?/g;

function needsOf(selectors: string): string[][] {
  let plain = selectors;
  while (plain.includes('(')) plain = plain.replace(condition, '');
  return plain
    .split(',')
    .map((selector) =>
      (selector.match(namesInSelector) ?? [])
        .map((name) => name.replace('"', ''))
        .filter((name) => !setByScript.includes(name.slice(1))),
    );
}

/** A string, which may have braces in it, or the character that opens, closes or ends a part. */
const marks = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g;

/** Returns where the block ends whose brace is before `from`. */
function endOfBlock(css: string, from: number): number {
  let depth = 1;
  marks.lastIndex = from;
  for (let mark = marks.exec(css); mark; mark = marks.exec(css)) {
    if (mark[0] === '{') depth += 1;
    if (mark[0] === '}') depth -= 1;
    if (depth === 0) return mark.index;
  }
  throw new Error('The CSS has a block without an end');
}

function partsOf(css: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  while (start < css.length) {
    marks.lastIndex = start;
    let mark = marks.exec(css);
    while (mark && mark[0].length > 1) mark = marks.exec(css);
    if (!mark) break;
    const before = css.slice(start, mark.index);
    const end = mark[0] === '{' ? endOfBlock(css, mark.index + 1) : mark.index;
    const text = css.slice(start, end + 1);
    if (hasRules.test(before)) {
      parts.push({ text: before, needs: [], parts: partsOf(css.slice(mark.index + 1, end)) });
    } else {
      parts.push({ text, needs: before.startsWith('@') ? [[]] : needsOf(before) });
    }
    start = end + 1;
  }
  return parts;
}

function textOf(parts: readonly Part[], found: ReadonlySet<string>): string {
  let css = '';
  for (const { text, needs, parts: inner } of parts) {
    if (inner) {
      const kept = textOf(inner, found);
      if (kept !== '') css += `${text}{${kept}}`;
    } else if (needs.some((names) => names.every((name) => found.has(name)))) {
      css += text;
    }
  }
  return css;
}

/** The values that style sheets compare with are short words. */
const namesInHtml = / class="([^"]*)"| (data-[\w-]+)(?:="([\w-]*)")?/g;

/**
 * Returns a function that leaves out the rules of a minified style sheet that select nothing in a page, since every page
 * contains its style sheet. Scripts add no classes and no attributes but `setByScript`.
 */
export function usedStyleOf(css: string): (html: string) => string {
  const parts = partsOf(css);
  return (html) => {
    const lists = new Set<string>();
    const found = new Set<string>();
    for (const [, list, attribute, value] of html.matchAll(namesInHtml)) {
      if (list !== undefined) lists.add(list);
      else found.add(`[${attribute}`).add(`[${attribute}=${value}`);
    }
    for (const list of lists) for (const name of list.split(' ')) found.add(`.${name}`);
    return textOf(parts, found);
  };
}
