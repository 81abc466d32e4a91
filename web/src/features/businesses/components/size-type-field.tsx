import { Alert, Button, Radio, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SizeType } from '#contract/businesses/size-types.ts';
import { sizeTypesQuery } from '#web/product/billing/list-size-types.ts';
import { RowsSkeleton } from '#web/ui/list/rows-skeleton.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { monthlyPricesQuery } from '../api.ts';
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
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const chosen = sizeTypes.filter(({ id }) => String(id) === value);
  const isSpecial = chosen.some(({ special }) => special);
  const isFolded = !isOpen && chosen.length > 0;
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
        <Stack mt="sm" gap="xs" id={listId}>
          {(isFolded ? chosen : sizeTypes).map((type) => (
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
      {chosen.length > 0 && (
        <Button
          variant="default"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'businesses.sizesLess' : 'businesses.sizesMore')}
        </Button>
      )}
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

/** The chosen size type with its limits and price; a button shows the others for comparison. */
export function SizeTypeField(props: SizeTypeFieldProps) {
  const query = useQuery(sizeTypesQuery);
  return (
    <QueryView query={query} loading={<RowsSkeleton rows={1} height={96} />}>
      {(sizeTypes) => <SizeTypeChoice sizeTypes={sizeTypes} {...props} />}
    </QueryView>
  );
}
