import { hasMarkup } from '#contract/fields/markup.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (one) => escapes[one] ?? one);

/** Returns a text as HTML for the editor; plain text gets a paragraph per line. */
export function editorHtmlOf(value: string): string {
  if (hasMarkup(value)) return value;
  return value
    .split('\n')
    .map((line) => `<p>${escapeHtml(line) || '<br>'}</p>`)
    .join('');
}

/** Returns the editor's content for storing: plain text without formatting, otherwise HTML. */
export function richTextValueOf(content: HTMLElement, html: string): string {
  // A line break inside a paragraph would be lost in plain text.
  const isFormatted = content.querySelector(':not(p, div, br), br:not(:only-child)') !== null;
  const lines = [...content.children].map(({ textContent }) => textContent ?? '');
  const text = lines.join('\n').replaceAll('\u200B', '').trim();
  if (text === '') return '';
  if (!isFormatted && !hasMarkup(text)) return text;
  // As the server stores it: links get their `rel` when they are shown.
  return html
    .replace(/(<p><br><\/p>)+$/, '')
    .replaceAll(' rel="noopener noreferrer"', '')
    .replaceAll('&nbsp;', '\u00A0');
}

/** Completes a typed link with https or mailto; returns undefined for invalid text. */
export function linkTargetOf(typed: string): string | undefined {
  const text = typed.trim();
  if (/^(?:mailto:)?[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/i.test(text)) {
    return text.toLowerCase().startsWith('mailto:') ? text : `mailto:${text}`;
  }
  const target = /^[a-z][a-z+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  if (/^tel:\+?[\d\s()-]+$/i.test(target)) return target;
  const isWeb = /^https?:\/\/[^\s/.]+\.[^\s]+$/i.test(target) && URL.canParse(target);
  return isWeb ? target : undefined;
}
