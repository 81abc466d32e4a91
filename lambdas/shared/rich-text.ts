/** The specification's lists (section 5): the attributes kept and the elements removed whole. */
const keptAttributes = ['class', 'id', 'href', 'src', 'name', 'slot'];
const removedElements = ['script', 'style', 'iframe', 'meta', 'link', 'object', 'embed'];

// Browsers parse the content of these by other rules than the sanitiser, so that markup hidden in them
// could become active; and a base redirects every other link.
const parsedDifferently = [
  ...['svg', 'math', 'xmp', 'textarea', 'title', 'plaintext', 'noscript', 'noembed', 'noframes'],
  ...['template', 'base'],
];
const removed = [...removedElements, ...parsedDifferently];

/** The attributes without a javascript: scheme, however it is spaced. */
function withoutScripts(attribs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attribs).filter(
      ([, value]) => !/javascript:/i.test(value.replace(/[\s\p{Cc}]/gu, '')),
    ),
  );
}

/** Text that an owner wrote, made safe to show as HTML; plain text stays as it is. */
export async function sanitizeRichText(text: string): Promise<string> {
  if (!/<[a-z!/?]/i.test(text)) return text;
  // Few texts have a tag, so the parser is loaded on demand.
  const { default: sanitizeHtml } = await import('sanitize-html');
  return sanitizeHtml(text, {
    allowedTags: false,
    allowedAttributes: { '*': keptAttributes },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: withoutScripts(attribs) }),
    },
    // Parsers disagree on where a name such as `a<script` ends.
    exclusiveFilter: ({ tag }) => removed.includes(tag) || !/^[a-z][\w-]*$/i.test(tag),
    nonTextTags: removed,
    allowVulnerableTags: true,
  });
}
