import { useEffect, useRef } from 'react';
import classes from './rich-text.module.css';

const tag = /<[a-z!/?]/i;

/** Text that an owner wrote. It is shown as text unless it holds tags; those are sanitised once more. */
export function RichText({ text }: { readonly text: string }) {
  return tag.test(text) ? (
    <SanitizedHtml html={text} />
  ) : (
    <p className={classes['plain']}>{text}</p>
  );
}

function SanitizedHtml({ html }: { readonly html: string }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isShown = true;
    // Hardly any text holds a tag, so the sanitiser is loaded by those that do.
    import('./sanitize.ts').then(
      ({ sanitize }) => isShown && root.current?.replaceChildren(sanitize(html)),
      // Without the sanitiser nothing of the text is shown but its words.
      () => isShown && root.current?.replaceChildren(html.replace(/<[^>]*>/g, ' ')),
    );
    return () => {
      isShown = false;
    };
  }, [html]);
  return <div ref={root} className={classes['html']} />;
}
