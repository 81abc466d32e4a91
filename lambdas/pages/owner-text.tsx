import type { ComponentType } from 'react';
import { hasMarkup } from '#contract/fields/markup.ts';
import { sanitizeRichText } from '#lambdas/platform/text/sanitize-fields.ts';
import classes from '#web/ui/text/rich-text.module.css';

/** Attributes by which an owner's text could look like a part of the page, or be mistaken for one. */
const names = / (?:class|id|name|slot)="[^"]*"/g;

/** Matches the start tags of sanitized HTML, whose attributes have double quotes. */
const startTags = /<[a-z][^>]*>/gi;

/** Returns sanitized HTML without the names that its owner gave to its elements. */
const withoutNames = (html: string): string =>
  html.replace(startTags, (tag) => tag.replace(names, ''));

interface OwnerTextProps {
  readonly text: string;
}

const viewOf =
  (safe: ReadonlyMap<string, string>): ComponentType<OwnerTextProps> =>
  ({ text }) => {
    const __html = safe.get(text);
    // Where no markup is left, the sanitizer returns plain text, whose brackets are not escaped.
    if (__html === undefined || !hasMarkup(__html)) {
      return <p className={classes['plain']}>{__html ?? text}</p>;
    }
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by `ownerTextOf`.
    return <div className={classes['html']} dangerouslySetInnerHTML={{ __html }} />;
  };

/**
 * Returns a view of owners' texts. Markup was sanitized before it was stored and is sanitized here again, since rules
 * may have become stricter.
 */
export async function ownerTextOf(
  texts: readonly (string | undefined)[],
): Promise<ComponentType<OwnerTextProps>> {
  const safe = new Map<string, string>();
  for (const text of new Set(texts)) {
    if (text === undefined || !hasMarkup(text)) continue;
    safe.set(text, withoutNames(await sanitizeRichText(text)));
  }
  return viewOf(safe);
}
