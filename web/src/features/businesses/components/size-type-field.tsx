import { Alert, Button, Radio, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SizeType } from '#contract/businesses/size-types.ts';
import { sizeTypesQuery } from '#web/product/billing/api.ts';
import { RowsSkeleton } from '#web/ui/list/rows-skeleton.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { monthlyPricesQuery } from '../api.ts';
import { ContactLink } from './contact-link.tsx';
import '@mantine/core/styles/Radio.layer.css';
import type { SubscriptionPrice } from '#contract/billing/subscriptions.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { sizeLimitTexts, sizeName } from '#web/lib/format/size-texts.ts';
import classes from './size-type-field.module.css';

interface SizeTypeCardProps {
  readonly sizeType: SizeType;
  /** Monthly price; undefined for the special size type, or if prices could not be loaded. */
  readonly price: SubscriptionPrice | undefined;
  readonly hasTrial: boolean;
  readonly disabled: boolean;
}

/** A size type as an option, with its limits, price and trial. */
function SizeTypeCard({ sizeType, price, hasTrial, disabled }: SizeTypeCardProps) {
  const { t } = useTranslation();
  const { id, special } = sizeType;
  const limits = sizeLimitTexts(t, sizeType);
  return (
    <Radio
      value={String(id)}
      label={sizeName(t, id, sizeType.name)}
      disabled={disabled}
      classNames={{
        root: classes['root'] ?? '',
        body: classes['body'] ?? '',
        inner: classes['radio'] ?? '',
        label: classes['name'] ?? '',
        labelWrapper: classes['words'] ?? '',
        description: classes['facts'] ?? '',
      }}
      description={
        <>
          <span>
            {t(`businesses.sizes.${id}.description`, { defaultValue: sizeType.description })}
          </span>
          {special ? null : <span>{limits.join(' · ')}</span>}
          {price && (
            <span>
              <strong>{t('businesses.price', { price: formatMoney(price.price) })}</strong>
              {hasTrial &&
                price.trialDays > 0 &&
                ` · ${t('businesses.trial', { count: price.trialDays })}`}
            </span>
          )}
        </>
      }
    />
  );
}

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
          maw="var(--vitrine-width-field)"
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
            {/* A business that was approved stays visible. */}
            {t(hasTrial ? 'businesses.specialText' : 'businesses.specialTextActive')}
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
