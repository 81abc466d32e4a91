import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { maskDate } from '#web/ui/inputs/mask-date.ts';
import { MaskedInput, type MaskedInputProps } from '#web/ui/inputs/masked-input.tsx';
import { ageOfTyped } from '../../birthdate.ts';

interface BirthdateFieldProps extends MaskedInputProps {
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** A field for a date of birth, typed as day, month and year, with the age beside it. */
export function BirthdateField({ today, value = '', ...props }: BirthdateFieldProps) {
  const { t } = useTranslation();
  const age = ageOfTyped(value, today);
  return (
    <MaskedInput
      mask={maskDate}
      label={t('userData.birthdate')}
      description={t('common.optional')}
      placeholder={t('userData.birthdateFormat')}
      name="birthdate"
      autoComplete="bday"
      inputMode="numeric"
      value={value}
      styles={{ wrapper: { flex: '0 1 11rem' } }}
      inputContainer={(input) => (
        <Group gap="0 0.75rem">
          {input}
          <Text role="status" c="dimmed">
            {age !== undefined && t('userData.age', { count: age })}
          </Text>
        </Group>
      )}
      {...props}
    />
  );
}
