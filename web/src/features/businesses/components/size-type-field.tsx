import { Alert, Radio, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SizeType } from '#contract/size-types.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx';
import { monthlyPricesQuery } from '../api/list-monthly-prices.ts';
import { sizeTypesQuery } from '../api/list-size-types.ts';
import { ContactLink } from './contact-link.tsx';
import { SizeTypeCard } from './size-type-card.tsx';

interface SizeTypeFieldProps {
  /** Whether a trial is still to come: it begins with the first approval. */
  readonly hasTrial: boolean;
  readonly value?: string;
  readonly onChange?: (id: string) => void;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
}

interface SizeTypeChoiceProps extends SizeTypeFieldProps {
  readonly sizeTypes: readonly SizeType[];
}

function SizeTypeChoice({
  sizeTypes,
  hasTrial,
  value,
  disabled = false,
  ...props
}: SizeTypeChoiceProps) {
  const { t } = useTranslation();
  const { data: prices } = useQuery(monthlyPricesQuery);
  const isSpecial = sizeTypes.some((type) => type.special && String(type.id) === value);
  return (
    <Stack gap="sm">
      <Radio.Group
        label={t('businesses.size')}
        description={t('businesses.sizeHint')}
        size="md"
        value={value ?? ''}
        disabled={disabled}
        {...props}
      >
        <Stack mt="sm" gap="xs">
          {sizeTypes.map((type) => (
            <SizeTypeCard
              key={type.id}
              sizeType={type}
              price={prices?.get(type.id)}
              hasTrial={hasTrial}
              disabled={disabled}
            />
          ))}
        </Stack>
      </Radio.Group>
      <div aria-live="polite">
        {isSpecial && (
          <Alert role="note" color="blue" variant="light" title={t('businesses.specialTitle')}>
            {t('businesses.specialText')}
            <ContactLink about="special" />
          </Alert>
        )}
      </div>
    </Stack>
  );
}

/** A choice of the API's size types, each with its limits and its price. */
export function SizeTypeField(props: SizeTypeFieldProps) {
  const query = useQuery(sizeTypesQuery);
  return (
    <QueryView query={query} loading={<RowsSkeleton rows={4} height={96} />}>
      {(sizeTypes) => <SizeTypeChoice sizeTypes={sizeTypes} {...props} />}
    </QueryView>
  );
}
