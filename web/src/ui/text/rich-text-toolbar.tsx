import { ActionIcon, Button, Group, TextInput } from '@mantine/core';
import { IconBold, IconLink, IconList } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type Squire from 'squire-rte';
import { Dialog } from '../dialog.tsx';
import classes from './rich-text-editor.module.css';
import { linkTargetOf } from './rich-text-value.ts';

interface RichTextLinkDialogProps {
  readonly editor: Squire;
  readonly onClose: () => void;
}

function linkAt(editor: Squire): string {
  const { startContainer } = editor.getSelection();
  const element = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  return element?.closest('a')?.getAttribute('href') ?? '';
}

/** Asks for the target of the selected words; without a selection, the address itself becomes the link. */
function RichTextLinkDialog({ editor, onClose }: RichTextLinkDialogProps) {
  const { t } = useTranslation();
  const [before] = useState(() => linkAt(editor));
  const [typed, setTyped] = useState(before);
  const [isWrong, setIsWrong] = useState(false);

  const close = () => {
    onClose();
    editor.focus();
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree, the dialog's form is inside another form.
    event.stopPropagation();
    const target = linkTargetOf(typed);
    if (target) {
      editor.makeLink(target);
      close();
    } else setIsWrong(true);
  };

  return (
    <Dialog onClose={close} title={t('richText.link')} returnFocus={false}>
      <form onSubmit={apply} noValidate>
        <TextInput
          label={t('richText.address')}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          data-autofocus
          value={typed}
          error={isWrong ? t('richText.wrongAddress') : undefined}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setIsWrong(false);
          }}
        />
        <Group justify="flex-end" mt="lg">
          {before !== '' && (
            <Button
              variant="default"
              onClick={() => {
                editor.removeLink();
                close();
              }}
            >
              {t('richText.removeLink')}
            </Button>
          )}
          <Button type="submit">{t('richText.apply')}</Button>
        </Group>
      </form>
    </Dialog>
  );
}

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
