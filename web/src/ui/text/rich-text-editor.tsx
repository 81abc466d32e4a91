import DOMPurify from 'dompurify';
import { useEffect, useRef, useState } from 'react';
import Squire from 'squire-rte';
import { visibleText } from '#contract/fields/invisible.ts';
import classes from './rich-text-editor.module.css';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { editorHtmlOf, richTextValueOf } from './rich-text-value.ts';
import { sanitize } from './sanitize.ts';

/**
 * Reduces pasted HTML to the editor's elements: paragraphs, bold, lists and links. Headings and table rows become
 * paragraphs, so that their words stay apart. Removes invisible characters, which the API refuses.
 */
function cleanPastedHtml(html: string): DocumentFragment {
  const lines = html
    .replace(/<(\/?)(?:h[1-6]|tr|blockquote|pre)\b[^>]*>/gi, '<$1p>')
    .replace(/<\/?(?:table|tbody|thead|tfoot)\b[^>]*>/gi, '')
    .replace(/<\/t[dh]>/gi, ' ');
  const fragment = DOMPurify.sanitize(lines, {
    ALLOWED_TAGS: ['p', 'div', 'br', 'b', 'strong', 'a', 'ul', 'ol', 'li'],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  const texts = document.createNodeIterator(fragment, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    text.nodeValue = visibleText(text.nodeValue ?? '');
  }
  return fragment;
}

interface RichTextEditorProps {
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby': string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isInvalid: boolean;
  readonly takesFocus: boolean;
}

/** The editor of a formatted text, with its toolbar. */
export default function RichTextEditor({
  value,
  onChange,
  isInvalid,
  takesFocus,
  ...labelled
}: RichTextEditorProps) {
  const root = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Squire>();
  const shown = useRef<string>(undefined);
  // Whether the editor is getting its value, whose attributes must stay.
  const isShowing = useRef(false);
  const latest = useRef({ onChange, takesFocus });
  latest.current = { onChange, takesFocus };

  useEffect(() => {
    const content = root.current;
    if (!content) return;
    const made = new Squire(content, {
      blockTag: 'P',
      // Other HTML is pasted or dropped.
      sanitizeToDOMFragment: (html) => (isShowing.current ? sanitize(html) : cleanPastedHtml(html)),
    });
    // Tab moves to the next field.
    made.setKeyHandler('Tab', null);
    made.setKeyHandler('Shift-Tab', null);
    made.addEventListener('input', () => {
      shown.current = richTextValueOf(content, made.getHTML());
      latest.current.onChange(shown.current);
    });
    setEditor(made);
    return () => made.destroy();
  }, []);

  useEffect(() => {
    if (!editor || value === shown.current) return;
    const isFirst = shown.current === undefined;
    shown.current = value;
    isShowing.current = true;
    editor.setHTML(editorHtmlOf(value));
    isShowing.current = false;
    if (isFirst && latest.current.takesFocus) editor.focus().moveCursorToEnd();
  }, [editor, value]);

  return (
    <div className={classes['root']} data-invalid={isInvalid || undefined}>
      {editor && <RichTextToolbar editor={editor} aria-labelledby={labelled['aria-labelledby']} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea has no formatting */}
      <div
        ref={root}
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-invalid={isInvalid}
        className={classes['content']}
        {...labelled}
      />
    </div>
  );
}
