import { Alert, Radio, Stack } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SizeType } from '#contract/size-types.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx';
import { sizeTypesQuery } from '../api/list-size-types.ts';

interface SizeTypeFieldProps {
  readonly value?: string;
  readonly onChange?: (id: string) => void;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
}

/** The size types of the API, each with what it allows. */
export function SizeTypeField({ value, ...props }: SizeTypeFieldProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(sizeTypesQuery);
  const limitsOf = ({ special, maxShops, maxActiveOffers }: SizeType) =>
    special
      ? t('businesses.sizeSpecial')
      : `${t('businesses.sizeShops', { count: maxShops })} · ${t('businesses.sizeOffers', { count: maxActiveOffers })}`;
  const isSpecial = data?.some((type) => type.special && String(type.id) === value);
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <RowsSkeleton rows={4} height={44} />;
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
          {data.map((type) => (
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
