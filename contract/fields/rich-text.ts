/** Attributes that displayed HTML keeps (specification, section 5). */
export const allowedAttributes = ['class', 'id', 'href', 'src', 'name', 'slot'];

/** Elements that the specification removes from displayed HTML (section 5). */
const specified = ['script', 'style', 'iframe', 'meta', 'link', 'object', 'embed'];

// Browsers parse these differently from the server's sanitizer, so hidden markup could become active; a base
// redirects every other link.
const parsedDifferently = [
  ...['svg', 'math', 'xmp', 'textarea', 'title', 'plaintext', 'noscript', 'noembed', 'noframes'],
  ...['template', 'base'],
];

/** Elements that are removed with their content. */
export const removedElements = [...specified, ...parsedDifferently];

/** Elements that could ask for a password in the page's name; their text stays. */
export const formElements = ['form', 'input', 'button', 'select'];

/** Schemes that the target of a link or a picture may have. */
export const linkSchemes = ['http', 'https', 'mailto', 'tel'];

/** Returns whether an attribute's value has a javascript: scheme, however it is spaced. */
export function hasScriptScheme(value: string): boolean {
  return /javascript:/i.test(value.replace(/[\s\p{Cc}\p{Cf}]/gu, ''));
}
