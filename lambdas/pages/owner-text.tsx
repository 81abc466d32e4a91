import type { ComponentType } from 'react';
import { hasMarkup } from '#contract/fields/markup.ts';
import { sanitizeRichText } from '#lambdas/platform/text/sanitize-fields.ts';
import classes from '#web/ui/text/rich-text.module.css';
import { site } from './settings.ts';

/** Attributes that could make an owner's text look like a part of the page. */
const names = / (?:class|id|name|slot)="[^"]*"/g;

/** Matches the start tags of sanitized HTML, whose attributes have double quotes. */
const startTags = /<[a-z][^>]*>/gi;

/** Returns whether a tag loads a file that the Content-Security-Policy of pages refuses: all but pictures of the site. */
function isRefused(tag: string): boolean {
  const [, name = ''] = /^<(img|video|audio|source)[ >/]/i.exec(tag) ?? [];
  if (name !== 'img') return name !== '';
  const [, source = ''] = / src="([^"]*)"/.exec(tag) ?? [];
  return !/^\/(?!\/)/.test(source.startsWith(site) ? source.slice(site.length) : source);
}

/** Elements that would change the outline of the page, each with its replacement. */
const outline: readonly (readonly [elements: RegExp, instead: string])[] = [
  [/(<\/?)h[1-3](?=[\s>])/gi, '$1h4'],
  [/(<\/?)(?:main|nav|header|footer|aside|article|section)(?=[\s>])/gi, '$1div'],
];

/** Links of owners earn nothing at search engines: https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links. */
const links = /<a(?=\s)/gi;

/**
 * Returns sanitized HTML without the names that its owner gave to its elements, and without pictures that would look
 * broken. Browsers ignore the end tags that are left.
 */
function cleaned(html: string): string {
  const kept = html.replace(startTags, (tag) => (isRefused(tag) ? '' : tag.replace(names, '')));
  return outline
    .reduce((text, [elements, instead]) => text.replace(elements, instead), kept)
    .replace(links, '<a rel="ugc nofollow"');
}

interface OwnerTextProps {
  readonly text: string;
}

/** A text as it is shown: as HTML, or as plain text. */
type Shown = { readonly __html: string } | { readonly plain: string };

const viewOf =
  (shown: ReadonlyMap<string, Shown>): ComponentType<OwnerTextProps> =>
  ({ text }) => {
    const content = shown.get(text) ?? { plain: text };
    if ('plain' in content) return <p className={classes['plain']}>{content.plain}</p>;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by `ownerTextOf`.
    return <div className={classes['html']} dangerouslySetInnerHTML={content} />;
  };

/** Returns a text with markup as it is shown. Where no markup is left, the sanitizer returns plain text, not HTML. */
async function shownOf(text: string): Promise<Shown> {
  const sanitized = await sanitizeRichText(text);
  return hasMarkup(sanitized) ? { __html: cleaned(sanitized) } : { plain: sanitized };
}

/**
 * Returns a view of owners' texts. Markup was sanitized before it was stored and is sanitized here again, since rules
 * may have become stricter.
 */
export async function ownerTextOf(
  texts: readonly (string | undefined)[],
): Promise<ComponentType<OwnerTextProps>> {
  const shown = new Map<string, Shown>();
  for (const text of new Set(texts)) {
    if (text !== undefined && hasMarkup(text)) shown.set(text, await shownOf(text));
  }
  return viewOf(shown);
}
