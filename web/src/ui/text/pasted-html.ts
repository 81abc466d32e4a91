import DOMPurify from 'dompurify';

/**
 * Pasted HTML, of which only what the editor can make stays: paragraphs, bold, lists and links. Headings and the rows
 * of tables become paragraphs, so that their words do not run together.
 */
export function cleanPastedHtml(html: string): DocumentFragment {
  const lines = html
    .replace(/<(\/?)(?:h[1-6]|tr|blockquote|pre)\b[^>]*>/gi, '<$1p>')
    .replace(/<\/?(?:table|tbody|thead|tfoot)\b[^>]*>/gi, '')
    .replace(/<\/t[dh]>/gi, ' ');
  return DOMPurify.sanitize(lines, {
    ALLOWED_TAGS: ['p', 'div', 'br', 'b', 'strong', 'a', 'ul', 'ol', 'li'],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}
