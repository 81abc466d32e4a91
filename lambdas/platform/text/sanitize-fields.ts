import { escapeBrackets, hasMarkup } from '#contract/fields/markup.ts';
import { formElements, removedElements } from '#contract/fields/rich-text.ts';
import {
  allowedAttributes,
  hasScriptScheme,
  linkSchemes,
} from '#contract/fields/rich-text-attributes.ts';
import { richTextField } from '#contract/fields/text.ts';
import { parseInput } from '#contract/http/field-errors.ts';
import { AppError } from '../errors/app-error.ts';

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

/** Text with more nested escapes than people write is refused. */
const maxRounds = 5;

/**
 * Returns a rich text as it is stored: safe to show, and stable when it is sent back, although sanitizing changes
 * characters. Throws VALIDATION_FAILED for `path` where the result breaks the field's rules.
 */
async function storedText(text: string, path: string): Promise<string> {
  let before = text;
  for (let round = 1; round <= maxRounds; round += 1) {
    const checked = parseInput(richTextField, await sanitizeRichText(before));
    if (!checked.success) {
      const errors = checked.errors.map(({ code }) => ({ path, code }));
      throw new AppError('VALIDATION_FAILED', { errors });
    }
    if (checked.data === before) return before;
    before = checked.data;
  }
  throw new AppError('VALIDATION_FAILED', { errors: [{ path, code: 'INVALID_FORMAT' }] });
}

/** Makes some fields of a record safe to show as HTML; an empty result is left out. Throws VALIDATION_FAILED. */
export async function sanitizeFields<T extends object, K extends keyof T & string>(
  record: T,
  names: readonly K[],
): Promise<T> {
  const sanitized = { ...record };
  for (const name of names) {
    const text = record[name];
    if (typeof text !== 'string') continue;
    const stored = await storedText(text, name);
    if (stored === '') delete sanitized[name];
    else sanitized[name] = stored as T[K];
  }
  return sanitized;
}
