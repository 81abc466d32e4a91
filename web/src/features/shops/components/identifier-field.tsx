import { Loader, Text, TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { check } from '#contract/field-errors.ts';
import { foldShopIdentifier, shopIdentifierField } from '#contract/shop-identifier.ts';
import { linkTo } from '#web/screens/link-to.ts';
import { FieldMessage } from '#web/ui/form/field-message.tsx';
import { shopIdentifierQuery } from '../api/check-shop-identifier.ts';
import classes from './identifier-field.module.css';

/** Milliseconds without typing before the availability is asked. */
const pause = 400;

interface IdentifierFieldProps extends TextInputProps {
  readonly value?: string;
}

/** The shop's identifier: shows how it will be stored, and whether it is available. */
export function IdentifierField({ value = '', error, ...props }: IdentifierFieldProps) {
  const { t } = useTranslation();
  const folded = foldShopIdentifier(value);
  const [settled] = useDebouncedValue(folded, pause);
  const checked = check(shopIdentifierField, folded);
  const isSettled = settled === folded && checked.success;
  const { data, isFetching } = useQuery({
    ...shopIdentifierQuery(settled),
    enabled: isSettled,
  });
  const isFree = data?.available;
  const isTaken = isSettled && isFree === false;
  const errorCode = checked.success ? undefined : checked.errors[0]?.code;
  // While it is typed, an identifier is not reported as too short.
  const isShown =
    settled === folded && errorCode && errorCode !== 'REQUIRED' && errorCode !== 'TOO_SHORT';

  return (
    <div>
      <TextInput
        label={t('shops.form.identifier')}
        description={t('shops.form.identifierHint')}
        name="shopIdentifier"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        error={
          error ??
          (isTaken ? (
            t('shops.form.taken')
          ) : isShown ? (
            <FieldMessage code={errorCode} />
          ) : undefined)
        }
        rightSection={isFetching ? <Loader size="xs" /> : undefined}
        {...props}
      />
      <div aria-live="polite" className={classes['preview']}>
        {folded !== '' && (
          <Text size="sm" c="dimmed" className={classes['link'] ?? ''}>
            {location.host}
            {linkTo('flyer', { id: '' })}
            <strong>{folded}</strong>
          </Text>
        )}
        {isSettled && isFree !== undefined && (
          <span className={classes['answer']} data-free={isFree}>
            {isFree ? (
              <IconCircleCheck size={18} aria-hidden="true" />
            ) : (
              <IconCircleX size={18} aria-hidden="true" />
            )}
            {isFree ? t('shops.form.free') : t('shops.form.notFree')}
          </span>
        )}
      </div>
    </div>
  );
}
