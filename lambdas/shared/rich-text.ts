/** The specification's lists (section 5): the attributes kept and the elements removed whole. */
const keptAttributes = ['class', 'id', 'href', 'src', 'name', 'slot'];
const removedElements = ['script', 'style', 'iframe', 'meta', 'link', 'object', 'embed'];

/** Text that an owner wrote, safe to show as HTML; plain text comes back as it is. */
export async function sanitizeRichText(text: string): Promise<string> {
  if (!/<[a-z!/?]/i.test(text)) return text;
  // Hardly any text has a tag, so a start does not pay for the parser.
  const { default: sanitizeHtml } = await import('sanitize-html');
  return sanitizeHtml(text, {
    allowedTags: false,
    allowedAttributes: { '*': keptAttributes },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    exclusiveFilter: ({ tag }) => removedElements.includes(tag),
    nonTextTags: removedElements,
    allowVulnerableTags: true,
    parseStyleAttributes: false,
  });
}

/** The same for each of some optional fields; what is empty is left out. */
export async function sanitizeFields<K extends string>(
  fields: Readonly<Partial<Record<K, string>>>,
): Promise<Partial<Record<K, string>>> {
  const sanitized = await Promise.all(
    (Object.entries(fields) as [K, string | undefined][])
      .filter(([, text]) => text)
      .map(async ([name, text]) => [name, await sanitizeRichText(text ?? '')] as const),
  );
  return Object.fromEntries(sanitized.filter(([, text]) => text !== '')) as Partial<
    Record<K, string>
  >;
}
