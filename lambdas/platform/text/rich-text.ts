import { escapeBrackets, hasMarkup } from '#contract/fields/markup.ts';
import {
  formElements,
  hasScriptScheme,
  keptAttributes,
  linkSchemes,
  removedElements,
} from '#contract/fields/rich-text.ts';

/** The attributes without a javascript: scheme, however it is spaced. */
function withoutScripts(attribs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(attribs).filter(([, value]) => !hasScriptScheme(value)));
}

/** The characters that the sanitizer escapes in text, by their escapes. */
const characterOf: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** Returns sanitized HTML as plain text, where none of its markup is left. */
function plainWithoutMarkup(html: string): string {
  if (hasMarkup(html)) return html;
  const text = html.replace(/&(?:lt|gt|amp);/g, (escaped) => characterOf[escaped] ?? escaped);
  return hasMarkup(text) ? `<p>${html}</p>` : text;
}

/** Text that an owner wrote, made safe to show as HTML; plain text stays as it is. */
export async function sanitizeRichText(text: string): Promise<string> {
  if (!hasMarkup(text)) return text;
  // Few texts have markup, so the parser is loaded on demand.
  const { default: sanitizeHtml } = await import('sanitize-html');
  const safe = sanitizeHtml(escapeBrackets(text), {
    allowedTags: false,
    allowedAttributes: { '*': keptAttributes },
    allowedSchemes: linkSchemes,
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: withoutScripts(attribs) }),
    },
    exclusiveFilter: ({ tag }) => {
      if (formElements.includes(tag)) return 'excludeTag';
      return removedElements.includes(tag);
    },
    nonTextTags: removedElements,
    allowVulnerableTags: true,
  });
  // As browsers write it, so that a text is not longer than what was sent.
  return plainWithoutMarkup(safe.replaceAll('<br />', '<br>'));
}
