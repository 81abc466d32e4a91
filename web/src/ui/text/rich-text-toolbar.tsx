import { ActionIcon } from '@mantine/core';
import { IconBold, IconLink, IconList } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type Squire from 'squire-rte';
import classes from './rich-text-editor.module.css';
import { RichTextLinkDialog } from './rich-text-link-dialog.tsx';

interface RichTextToolbarProps {
  readonly editor: Squire;
  readonly 'aria-labelledby': string;
}

const formatsOf = (editor: Squire) => ({
  bold: editor.hasFormat('B') || editor.hasFormat('STRONG'),
  list: editor.hasFormat('UL'),
  link: editor.hasFormat('A'),
});

/** Buttons for bold, list and link. The arrow keys move between them; only one is in the tab order. */
export function RichTextToolbar({ editor, ...labelled }: RichTextToolbarProps) {
  const { t } = useTranslation();
  const [formats, setFormats] = useState(() => formatsOf(editor));
  const [isLinking, setIsLinking] = useState(false);
  const [current, setCurrent] = useState(0);
  const toolbar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const update = () => setFormats(formatsOf(editor));
    const events = ['pathChange', 'select', 'cursor', 'input'];
    for (const event of events) editor.addEventListener(event, update);
    return () => {
      for (const event of events) editor.removeEventListener(event, update);
    };
  }, [editor]);

  const actions = [
    {
      name: 'bold',
      Icon: IconBold,
      run: () => (formats.bold ? editor.removeBold() : editor.bold()),
    },
    {
      name: 'list',
      Icon: IconList,
      run: () => (formats.list ? editor.removeList() : editor.makeUnorderedList()),
    },
    { name: 'link', Icon: IconLink, run: () => setIsLinking(true) },
  ] as const;

  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (current + step + actions.length) % actions.length;
    setCurrent(next);
    toolbar.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div
      ref={toolbar}
      role="toolbar"
      tabIndex={-1}
      className={classes['toolbar']}
      onKeyDown={move}
      {...labelled}
    >
      {actions.map(({ name, Icon, run }, index) => (
        <ActionIcon
          key={name}
          variant={formats[name] ? 'light' : 'subtle'}
          size={44}
          tabIndex={index === current ? 0 : -1}
          aria-label={t(`richText.${name}`)}
          aria-pressed={formats[name]}
          // The text keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
          onFocus={() => setCurrent(index)}
        >
          <Icon size={20} aria-hidden="true" />
        </ActionIcon>
      ))}
      {isLinking && <RichTextLinkDialog editor={editor} onClose={() => setIsLinking(false)} />}
    </div>
  );
}
