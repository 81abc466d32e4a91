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
