import { Alert, Radio, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes } from './merge-edits.ts';

type Side = 'typed' | 'newer';

export interface ChangesNoticeProps<V extends Record<string, unknown>> {
  /** Undefined hides the notice. */
  readonly changes: Changes<V> | undefined;
  readonly form: UseFormReturnType<V>;
  readonly labelOf: (field: string) => string;
  /** Formats a field's value as text. */
  readonly textOf: (field: string, values: V) => string;
}

/** Shows changes that others made while the user edited, and lets the user choose for conflicting fields. */
export function ChangesNotice<V extends Record<string, unknown>>({
  changes,
  form,
  labelOf,
  textOf,
}: ChangesNoticeProps<V>) {
  const { t } = useTranslation();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (changes) notice.current?.focus();
  }, [changes]);
  if (!changes) return null;

  const choose = (field: string, side: Side) => {
    form.setValues({ [field]: changes[side][field] } as Partial<V>);
    form.clearFieldError(field);
  };
  const shown = (field: string): Side =>
    JSON.stringify(form.values[field]) === JSON.stringify(changes.newer[field]) ? 'newer' : 'typed';
  const textOfSide = (field: string, side: Side) =>
    textOf(field, side === 'newer' ? changes.newer : changes.typed) || t('changes.empty');

  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      color="yellow"
      variant="light"
      role="alert"
      title={t('changes.title')}
    >
      <Stack gap="md">
        <Text>{t(changes.conflicts.length > 0 ? 'changes.choose' : 'changes.sendAgain')}</Text>
        {changes.conflicts.map((field) => (
          <Radio.Group
            key={field}
            label={labelOf(field)}
            value={shown(field)}
            onChange={(side) => choose(field, side as Side)}
          >
            <Stack gap="xs" mt="xs">
              <Radio
                value="typed"
                label={t('changes.typed', { text: textOfSide(field, 'typed') })}
              />
              <Radio
                value="newer"
                label={t('changes.newer', { text: textOfSide(field, 'newer') })}
              />
            </Stack>
          </Radio.Group>
        ))}
        {changes.others.length > 0 && (
          <Text size="sm">
            {t('changes.others', { fields: changes.others.map(labelOf).join(', ') })}
          </Text>
        )}
      </Stack>
    </Alert>
  );
}
