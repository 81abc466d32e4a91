import DOMPurify from 'dompurify';
import { visibleText } from '#contract/fields/invisible.ts';

/**
 * Reduces pasted HTML to the editor's elements: paragraphs, bold, lists and links. Headings and table rows become
 * paragraphs, so that their words stay apart. Removes invisible characters, which the API refuses.
 */
export function cleanPastedHtml(html: string): DocumentFragment {
  const lines = html
    .replace(/<(\/?)(?:h[1-6]|tr|blockquote|pre)\b[^>]*>/gi, '<$1p>')
    .replace(/<\/?(?:table|tbody|thead|tfoot)\b[^>]*>/gi, '')
    .replace(/<\/t[dh]>/gi, ' ');
  const fragment = DOMPurify.sanitize(lines, {
    ALLOWED_TAGS: ['p', 'div', 'br', 'b', 'strong', 'a', 'ul', 'ol', 'li'],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  const texts = document.createNodeIterator(fragment, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    text.nodeValue = visibleText(text.nodeValue ?? '');
  }
  return fragment;
}
