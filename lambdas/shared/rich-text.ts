/** The specification's lists (section 5): the attributes kept and the elements removed whole. */
const keptAttributes = ['class', 'id', 'href', 'src', 'name', 'slot'];
const removedElements = ['script', 'style', 'iframe', 'meta', 'link', 'object', 'embed'];

// Browsers read what is inside these by other rules than the sanitiser does, so that marks hidden in
// them come to life; and a base turns every other link.
const misreadElements = [
  ...['svg', 'math', 'xmp', 'textarea', 'title', 'plaintext', 'noscript', 'noembed', 'noframes'],
  ...['template', 'base'],
];
const removed = [...removedElements, ...misreadElements];

/** What of an element's attributes has no javascript: scheme in it, however it is spaced. */
function withoutScripts(attribs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attribs).filter(
      ([, value]) => !/javascript:/i.test(value.replace(/[\s\p{Cc}]/gu, '')),
    ),
  );
}

/** Text that an owner wrote, safe to show as HTML; plain text comes back as it is. */
export async function sanitizeRichText(text: string): Promise<string> {
  if (!/<[a-z!/?]/i.test(text)) return text;
  // Hardly any text has a tag, so a start does not pay for the parser.
  const { default: sanitizeHtml } = await import('sanitize-html');
  return sanitizeHtml(text, {
    allowedTags: false,
    allowedAttributes: { '*': keptAttributes },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: withoutScripts(attribs) }),
    },
    // A name such as `a<script` is read as one word by some and as two by others.
    exclusiveFilter: ({ tag }) => removed.includes(tag) || !/^[a-z][\w-]*$/i.test(tag),
    nonTextTags: removed,
    allowVulnerableTags: true,
    parseStyleAttributes: false,
  });
}
