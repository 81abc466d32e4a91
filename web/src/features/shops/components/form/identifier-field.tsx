import { Button, Loader, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldErrorCode } from '#contract/http/errors.ts';
import { parseInput } from '#contract/http/field-errors.ts';
import {
  foldShopIdentifier,
  isSameIdentifier,
  shopIdentifierField,
} from '#contract/shops/shop-identifier.ts';
import { flyerLink } from '#web/product/share/flyer-link.ts';
import { FieldMessage } from '#web/ui/form/field-message.tsx';
import { freeIdentifierQuery, shopIdentifierQuery } from '../../api.ts';
import { identifierCandidates, type ShopPlace } from '../../identifier-candidates.ts';
import classes from './identifier-field.module.css';

/** Milliseconds without typing before the availability is checked. */
const pause = 400;

/** During typing, an identifier is not reported as too short. */
const unreported: readonly FieldErrorCode[] = ['REQUIRED', 'TOO_SHORT'];

/** Checks whether an identifier is free and, if not, finds a free one. Skips the shop's current one. */
function useIdentifierCheck(value: string, current: string | undefined, place: ShopPlace) {
  const client = useQueryClient();
  const folded = foldShopIdentifier(value);
  const [debounced] = useDebouncedValue(folded, pause);
  const isCurrent = current !== undefined && isSameIdentifier(folded, current);
  const isReadyToCheck = debounced === folded && !isCurrent;
  const checked = parseInput(shopIdentifierField, folded);
  const mistake = checked.success ? undefined : checked.errors[0]?.code;
  const { data, isFetching } = useQuery({
    ...shopIdentifierQuery(debounced),
    enabled: isReadyToCheck && checked.success,
  });
  const isFree = isReadyToCheck && checked.success ? data?.available : undefined;
  const words = debounced.split('-').filter(Boolean);
  const others = identifierCandidates(words, place).filter(
    (one) => !isSameIdentifier(one, debounced),
  );
  const { data: free } = useQuery({
    ...freeIdentifierQuery(client, others),
    enabled: isFree === false && others.length > 0,
  });
  return {
    folded,
    isCurrent,
    isFetching,
    isFree,
    free: isFree === false && free ? free : undefined,
    mistake: isReadyToCheck && mistake && !unreported.includes(mistake) ? mistake : undefined,
  };
}

/** Shows whether an identifier is free, once known. */
function IdentifierAnswer({ isFree }: { readonly isFree: boolean | undefined }) {
  const { t } = useTranslation();
  const Icon = isFree ? IconCircleCheck : IconCircleX;
  return (
    <div role="status" className={classes['answer']} data-free={isFree}>
      {isFree !== undefined && (
        <>
          <Icon size={18} aria-hidden="true" />
          {t(isFree ? 'shops.form.free' : 'shops.form.notFree')}
        </>
      )}
    </div>
  );
}

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
          {flyerLink('')}
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
