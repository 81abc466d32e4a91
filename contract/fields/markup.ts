import { formElements, removedElements } from './rich-text.ts';

/** Elements that the editor makes, and others that pasted or older texts have. */
const shownElements = [
  ...['p', 'div', 'br', 'b', 'strong', 'a', 'ul', 'ol', 'li'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'span', 'blockquote', 'pre', 'code', 'center'],
  ...['i', 'em', 'u', 's', 'del', 'ins', 'strike', 'small', 'big', 'sub', 'sup', 'mark', 'font'],
  ...['q', 'cite', 'abbr', 'kbd', 'address', 'dl', 'dt', 'dd', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['section', 'article', 'header', 'footer', 'nav', 'aside', 'main', 'details', 'summary'],
  ...['picture', 'source', 'video', 'audio', 'html', 'head', 'body', 'label', 'fieldset', 'legend'],
  ...['option', 'optgroup'],
];

// Parsers end a name only at HTML's white space, so a no-break space is part of it.
const tagOf = (names: readonly string[]) =>
  `</?(?:${names.join('|')})(?=[\\t\\n\\f\\r />])(?:[^<>"']|"[^"]*"|'[^']*')*>`;
// Parsers differ on the end of nested comments, so a comment that contains another beginning does not match.
const comment = '<!--(?!-?>)(?:(?!--!?>|<!--)[^])*-->';
const markup = `${tagOf([...shownElements, ...formElements, ...removedElements])}|${comment}`;

const anyMarkup = new RegExp(markup, 'i');
const markupOrBracket = new RegExp(`(${markup})|<`, 'gi');
const allMarkup = new RegExp(markup, 'gi');
const linkOrPicture = new RegExp(tagOf(['a', 'img']), 'i');

/** Returns whether a text is shown as HTML: it has a comment, or a whole tag of a known element. */
export function hasMarkup(text: string): boolean {
  return anyMarkup.test(text);
}

/** Returns whether a text has a link or a picture. */
export function hasLinkOrPicture(text: string): boolean {
  return linkOrPicture.test(text);
}

/** Escapes each `<` that begins no markup, so that an HTML parser keeps the text after it. */
export function escapeBrackets(text: string): string {
  return text.replace(markupOrBracket, (_, whole: string | undefined) => whole ?? '&lt;');
}

/** Characters that the sanitizer escapes, by their escapes. */
const characters: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&amp;': '&',
};

/**
 * Returns the words of a sanitized text, also without a parser of HTML; a dot separates the entries of a list. The
 * result is text, not HTML: it may have brackets that the owner wrote.
 */
export function plainWords(text: string): string {
  if (!hasMarkup(text)) return text;
  return text
    .replace(/<\/li>\s*(?=<li)/gi, ' · ')
    .replace(/<\/(?:p|ul|ol|div|h\d)>|<br\s*\/?>/gi, '$& ')
    .replace(allMarkup, '')
    .replace(/&(?:lt|gt|quot|nbsp|amp);/g, (escaped) => characters[escaped] ?? escaped)
    .replace(/\s+/g, ' ')
    .trim();
}
