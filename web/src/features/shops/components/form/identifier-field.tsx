import { Button, Loader, Text, TextInput } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { foldShopIdentifier } from '#contract/shops/shop-identifier.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { FieldMessage } from '#web/ui/form/field-message.tsx';
import type { ShopPlace } from '../../identifier-candidates.ts';
import { useIdentifierCheck } from '../../use-identifier-check.ts';
import { IdentifierAnswer } from './identifier-answer.tsx';
import classes from './identifier-field.module.css';

/** Folds a shop identifier during typing, but keeps a hyphen for a space or hyphen at the end, before the next word. */
function foldWhileTyped(typed: string): string {
  const folded = foldShopIdentifier(typed);
  return folded !== '' && /[\s-]$/.test(typed) ? `${folded}-` : folded;
}

interface IdentifierFieldProps {
  readonly value?: string;
  readonly onChange: (identifier: string) => void;
  readonly error?: ReactNode;
  /** The shop's current identifier; undefined for a new shop. */
  readonly current: string | undefined;
  /** Whether the shop's current identifier stays reserved for its business after a change. */
  readonly staysReserved: boolean;
  readonly place: ShopPlace;
}

/** The link of a shop: removes characters that are not allowed, shows whether it is free, and suggests a free one. */
export function IdentifierField({
  value = '',
  onChange,
  current,
  staysReserved,
  place,
  error,
  ...props
}: IdentifierFieldProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { folded, isCurrent, isFetching, isFree, free, mistake } = useIdentifierCheck(
    value,
    current,
    place,
  );
  const found = mistake && <FieldMessage code={mistake} path="shopIdentifier" />;

  const edit = (typed: HTMLInputElement) => {
    const before = typed.value.slice(0, typed.selectionStart ?? undefined);
    const caret = foldWhileTyped(before).length;
    // Written before React does, which would put the caret at the end.
    typed.value = foldWhileTyped(typed.value);
    typed.setSelectionRange(caret, caret);
    onChange(typed.value);
  };

  return (
    <div>
      <TextInput
        ref={input}
        label={t('shops.form.identifier')}
        description={t('shops.form.identifierHint')}
        name="shopIdentifier"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={({ currentTarget, nativeEvent }) => {
          // Text that a keyboard composes must not be changed before it is complete.
          if ((nativeEvent as InputEvent).isComposing) onChange(currentTarget.value);
          else edit(currentTarget);
        }}
        onCompositionEnd={({ currentTarget }) => edit(currentTarget)}
        error={error ?? found ?? (isFree === false && t('errors.SHOP_IDENTIFIER_TAKEN'))}
        rightSection={isFetching ? <Loader size="xs" /> : undefined}
        {...props}
      />
      <div className={classes['preview']}>
        <Text size="sm" c="dimmed" className={classes['link'] ?? ''}>
          {location.host}
          {linkToScreen('flyer', { id: '' })}
          <strong>{folded || '…'}</strong>
        </Text>
        {!isCurrent && <IdentifierAnswer isFree={isFree} />}
        {free && (
          <Button
            variant="light"
            size="sm"
            onClick={() => {
              onChange(free);
              input.current?.focus();
            }}
          >
            {t('shops.form.useFree', { identifier: free })}
          </Button>
        )}
        {current !== undefined && !isCurrent && (
          <Text size="sm" flex="1 0 100%">
            {t(staysReserved ? 'shops.form.renamed' : 'shops.form.renamedUnapproved', {
              identifier: current,
            })}
          </Text>
        )}
      </div>
    </div>
  );
}
