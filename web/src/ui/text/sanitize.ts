import DOMPurify from 'dompurify';

/** Sanitizes HTML by the specification's lists of allowed attributes and removed elements (section 5). */
export function sanitize(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_ATTR: ['class', 'id', 'href', 'src', 'name', 'slot'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    FORBID_TAGS: ['script', 'style', 'iframe', 'meta', 'link', 'object', 'embed'],
    RETURN_DOM_FRAGMENT: true,
  });
}
