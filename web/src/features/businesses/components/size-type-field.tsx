import { Alert, Radio, Stack } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SizeType } from '#contract/size-types.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx';
import { sizeTypesQuery } from '../api/list-size-types.ts';

interface SizeTypeFieldProps {
  readonly value?: string;
  readonly onChange?: (id: string) => void;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
}

interface SizeTypeChoiceProps extends SizeTypeFieldProps {
  readonly sizeTypes: readonly SizeType[];
}

function SizeTypeChoice({ sizeTypes, value, ...props }: SizeTypeChoiceProps) {
  const { t } = useTranslation();
  const limitsOf = ({ special, maxShops, maxActiveOffers }: SizeType) =>
    special
      ? t('businesses.sizeSpecial')
      : `${t('businesses.sizeShops', { count: maxShops })} · ${t('businesses.sizeOffers', { count: maxActiveOffers })}`;
  const isSpecial = sizeTypes.some((type) => type.special && String(type.id) === value);
  return (
    <Stack gap="sm">
      <Radio.Group
        label={t('businesses.size')}
        description={t('businesses.sizeHint')}
        size="md"
        value={value ?? ''}
        {...props}
      >
        <Stack mt="sm" gap="sm">
          {sizeTypes.map((type) => (
            <Radio
              key={type.id}
              value={String(type.id)}
              label={type.name}
              description={limitsOf(type)}
              disabled={props.disabled ?? false}
            />
          ))}
        </Stack>
      </Radio.Group>
      {isSpecial && (
        <Alert color="blue" variant="light" title={t('businesses.specialTitle')}>
          {t('businesses.specialText')}
        </Alert>
      )}
    </Stack>
  );
}

/** A choice of the API's size types, each with its limits. */
export function SizeTypeField(props: SizeTypeFieldProps) {
  const query = useQuery(sizeTypesQuery);
  return (
    <QueryView query={query} loading={<RowsSkeleton rows={4} height={44} />}>
      {(sizeTypes) => <SizeTypeChoice sizeTypes={sizeTypes} {...props} />}
    </QueryView>
  );
}
