import { hasTags } from '#contract/has-tags.ts';
import {
  formElements,
  hasScriptScheme,
  keptAttributes,
  linkSchemes,
  removedElements,
} from '#contract/rich-text.ts';

/** The attributes without a javascript: scheme, however it is spaced. */
function withoutScripts(attribs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(attribs).filter(([, value]) => !hasScriptScheme(value)));
}

/** Text that an owner wrote, made safe to show as HTML; plain text stays as it is. */
export async function sanitizeRichText(text: string): Promise<string> {
  if (!hasTags(text)) return text;
  // Few texts have a tag, so the parser is loaded on demand.
  const { default: sanitizeHtml } = await import('sanitize-html');
  const safe = sanitizeHtml(text, {
    allowedTags: false,
    allowedAttributes: { '*': keptAttributes },
    allowedSchemes: linkSchemes,
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: withoutScripts(attribs) }),
    },
    exclusiveFilter: ({ tag }) => {
      if (formElements.includes(tag)) return 'excludeTag';
      // Parsers disagree on where a name such as `a<script` ends.
      return removedElements.includes(tag) || !/^[a-z][\w-]*$/i.test(tag);
    },
    nonTextTags: removedElements,
    allowVulnerableTags: true,
  });
  // As browsers write it, so that a text is not longer than what was sent.
  return safe.replaceAll('<br />', '<br>');
}
