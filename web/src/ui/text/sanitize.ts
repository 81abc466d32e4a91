import DOMPurify from 'dompurify';

/** HTML made safe by the specification's lists (section 5): attributes kept, elements removed. */
export function sanitize(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_ATTR: ['class', 'id', 'href', 'src', 'name', 'slot'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    FORBID_TAGS: ['script', 'style', 'iframe', 'meta', 'link', 'object', 'embed'],
    RETURN_DOM_FRAGMENT: true,
  });
}
