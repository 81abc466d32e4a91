import type { ComponentType } from 'react';
import { hasMarkup } from '#contract/fields/markup.ts';
import { sanitizeRichText } from '#lambdas/platform/text/sanitize-fields.ts';

/** Attributes by which an owner's text could look like a part of the page, or be mistaken for one. */
const names = / (?:class|id|name|slot)="[^"]*"/g;

/** Matches the start tags of sanitized HTML, whose attributes have double quotes. */
const startTags = /<[a-z][^>]*>/gi;

/** Returns sanitized HTML without the names that its owner gave to its elements. */
export const withoutNames = (html: string): string =>
  html.replace(startTags, (tag) => tag.replace(names, ''));

/**
 * Returns a view of owners' texts. Markup was sanitized before it was stored and is sanitized here again, since rules
 * may have become stricter.
 */
export async function ownerTextOf(
  texts: readonly (string | undefined)[],
): Promise<ComponentType<{ readonly text: string }>> {
  const marked = new Set(texts.filter((text) => text !== undefined && hasMarkup(text)));
  const safe = new Map<string, string>();
  for (const text of marked) {
    if (text !== undefined) safe.set(text, withoutNames(await sanitizeRichText(text)));
  }
  return function OwnerText({ text }) {
    const __html = safe.get(text);
    if (__html === undefined) return <p data-plain>{text}</p>;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized above.
    return <div data-rich dangerouslySetInnerHTML={{ __html }} />;
  };
}
