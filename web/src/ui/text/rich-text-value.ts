import { hasMarkup } from '#contract/fields/markup.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (one) => escapes[one] ?? one);

/** A text for the editor: HTML as it is, plain text with a paragraph for each line. */
export function editorHtmlOf(value: string): string {
  if (hasMarkup(value)) return value;
  return value
    .split('\n')
    .map((line) => `<p>${escapeHtml(line) || '<br>'}</p>`)
    .join('');
}

/** What the editor's content is stored as: plain text as long as it has no formatting, otherwise HTML. */
export function richTextValueOf(content: HTMLElement, html: string): string {
  // A line break inside a paragraph would be lost in the text of its lines.
  const isFormatted = content.querySelector(':not(p, div, br), br:not(:only-child)') !== null;
  const lines = [...content.children].map(({ textContent }) => textContent ?? '');
  const text = lines.join('\n').replaceAll('\u200B', '').trim();
  if (text === '') return '';
  if (!isFormatted && !hasMarkup(text)) return text;
  // As the server stores it: links get their `rel` where they are shown.
  return html
    .replace(/(<p><br><\/p>)+$/, '')
    .replaceAll(' rel="noopener noreferrer"', '')
    .replaceAll('&nbsp;', '\u00A0');
}
