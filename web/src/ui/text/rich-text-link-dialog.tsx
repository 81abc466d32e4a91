import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type Squire from 'squire-rte';
import { Dialog } from '#web/ui/dialog.tsx';
import { linkTargetOf } from './link-target.ts';

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
export function RichTextLinkDialog({ editor, onClose }: RichTextLinkDialogProps) {
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
