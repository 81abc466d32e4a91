import { Button, Input, Skeleton, Text, Textarea } from '@mantine/core';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasMarkup } from '#contract/fields/markup.ts';
import { maxRichTextLength } from '#contract/fields/rich-text-length.ts';
import { partOnDemand } from '#web/platform/code-loading/code-loading.ts';
import { RichText } from './rich-text.tsx';

const RichTextEditor = partOnDemand(() => import('./rich-text-editor.tsx'));

interface RichTextInputProps {
  readonly label: string;
  readonly description: string;
  readonly name: string;
  readonly value?: string;
  readonly onChange: (value: string) => void;
  readonly error?: ReactNode;
  /** Whether the text is read-only, in a form whose fields are disabled. */
  readonly isLocked?: boolean;
  readonly 'data-path'?: string;
}

/** A text with bold words, lists and links. The editor is loaded on focus or for text with formatting. */
export function RichTextInput({
  label,
  description,
  name,
  value = '',
  onChange,
  error,
  isLocked = false,
  'data-path': path,
}: RichTextInputProps) {
  const { t } = useTranslation();
  const id = useId();
  // Decided when the form sets a text, not during typing.
  const [given, setGiven] = useState(value);
  const [typed, setTyped] = useState(value);
  if (value !== typed) {
    setTyped(value);
    setGiven(value);
  }
  const isFormatted = hasMarkup(given);
  const plain = useRef<HTMLTextAreaElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const [takesFocus, setTakesFocus] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const labelled = {
    'aria-labelledby': `${id}-label`,
    'aria-describedby': `${id}-description ${id}-count${error ? ` ${id}-error` : ''}`,
  };

  const type = (text: string) => {
    setTyped(text);
    onChange(text);
  };

  // Meanwhile, typed text goes into the plain field, which stays if the editor does not load.
  const loadEditor = () =>
    RichTextEditor.load().then(
      () => {
        setTakesFocus(document.activeElement === plain.current);
        setIsLoaded(true);
      },
      () => {},
    );

  const plainField = (
    <Textarea
      ref={plain}
      mt={6}
      {...labelled}
      name={name}
      value={value}
      error={Boolean(error)}
      autosize
      minRows={4}
      onFocus={loadEditor}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  );
  const failedField = (
    <>
      <RichText text={value} />
      <Button variant="default" mt="xs" onClick={() => setHasFailed(false)}>
        {t('richText.showEditor')}
      </Button>
    </>
  );
  const withoutEditor = isFormatted ? hasFailed ? failedField : <Skeleton h={132} /> : plainField;
  const lockedField = hasMarkup(value) ? <RichText text={value} /> : plainField;
  const editor = (
    <RichTextEditor
      {...labelled}
      value={value}
      onChange={type}
      isInvalid={Boolean(error)}
      takesFocus={takesFocus}
      fallback={withoutEditor}
      onLoadFailure={() => setHasFailed(true)}
    />
  );
  const field = (isLoaded || isFormatted) && !hasFailed ? editor : withoutEditor;

  return (
    <Input.Wrapper
      size="md"
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description={description}
      descriptionProps={{ id: `${id}-description` }}
      error={error}
      errorProps={{ id: `${id}-error` }}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
      {...(path && { 'data-path': path })}
    >
      {isLocked ? lockedField : field}
      <Text
        size="sm"
        c={value.length > maxRichTextLength ? 'var(--mantine-color-error)' : 'dimmed'}
        ta="end"
        id={`${id}-count`}
      >
        {t('richText.count', { count: value.length, max: maxRichTextLength })}
      </Text>
    </Input.Wrapper>
  );
}
