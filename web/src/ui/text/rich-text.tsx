import { useEffect, useRef } from 'react';
import { escapeBrackets, hasMarkup } from '#contract/fields/markup.ts';
import classes from './rich-text.module.css';

/** Returns the words of a text without HTML markup; a dot separates the entries of a list. */
export function plainText(text: string): string {
  if (!hasMarkup(text)) return text;
  const separated = escapeBrackets(text)
    .replace(/(?<=<\/li>)\s*(?=<li)/gi, ' · ')
    .replace(/<\/(p|ul|ol|div|h\d)>|<br\s*\/?>/gi, '$& ');
  const { body } = new DOMParser().parseFromString(separated, 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** A text that an owner wrote. Markup is sanitized here again, after the server. */
export function RichText({ text }: { readonly text: string }) {
  return hasMarkup(text) ? (
    <SanitizedHtml html={text} />
  ) : (
    <p className={classes['plain']}>{text}</p>
  );
}

function SanitizedHtml({ html }: { readonly html: string }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isShown = true;
    // Few texts have markup, so the sanitizer is loaded on demand.
    import('./sanitize.ts').then(
      ({ sanitize }) => isShown && root.current?.replaceChildren(sanitize(html)),
      // Without the sanitizer, the text is shown without markup.
      () => isShown && root.current?.replaceChildren(plainText(html)),
    );
    return () => {
      isShown = false;
    };
  }, [html]);
  return <div ref={root} className={classes['html']} />;
}
