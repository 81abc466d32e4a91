import { escapeBrackets, hasMarkup } from '#contract/fields/markup.ts';
import {
  allowedAttributes,
  formElements,
  hasScriptScheme,
  linkSchemes,
  removedElements,
} from '#contract/fields/rich-text.ts';

/** Drops attributes with a javascript: scheme. */
function withoutScripts(attribs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(attribs).filter(([, value]) => !hasScriptScheme(value)));
}

/** Characters that the sanitizer escapes in text, by their escapes. */
const characterOf: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** Returns sanitized HTML as plain text, where none of its markup is left. */
function plainWithoutMarkup(html: string): string {
  if (hasMarkup(html)) return html;
  const text = html.replace(/&(?:lt|gt|amp);/g, (escaped) => characterOf[escaped] ?? escaped);
  return hasMarkup(text) ? `<p>${html}</p>` : text;
}

/** Makes an owner's text safe to show as HTML; plain text stays as it is. */
export async function sanitizeRichText(text: string): Promise<string> {
  if (!hasMarkup(text)) return text;
  // Few texts have markup, so the parser is loaded on demand.
  const { default: sanitizeHtml } = await import('sanitize-html');
  const safe = sanitizeHtml(escapeBrackets(text), {
    allowedTags: false,
    allowedAttributes: { '*': allowedAttributes },
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
  // Browsers write it like this; the longer form would make the text longer than it was sent.
  return plainWithoutMarkup(safe.replaceAll('<br />', '<br>'));
}
