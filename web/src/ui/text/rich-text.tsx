import { useEffect, useRef } from 'react';
import { hasMarkup } from '#contract/fields/markup.ts';
import { plainText } from './plain-text.ts';
import classes from './rich-text.module.css';

/** A text that an owner wrote. One with markup is sanitized here too, after the server has done so. */
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
    // Few texts have markup, so the sanitizer is loaded only for those.
    import('./sanitize.ts').then(
      ({ sanitize }) => isShown && root.current?.replaceChildren(sanitize(html)),
      // Where the sanitizer cannot be loaded, the text is shown without markup.
      () => isShown && root.current?.replaceChildren(plainText(html)),
    );
    return () => {
      isShown = false;
    };
  }, [html]);
  return <div ref={root} className={classes['html']} />;
}
