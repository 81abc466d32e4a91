import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface FoundOffersProps {
  /** Number of loaded offers; undefined without a filter and while loading. */
  readonly count: number | undefined;
  readonly hasMore: boolean;
}

/** Tells users of a screen reader how many offers a filter shows. */
export function FoundOffers({ count, hasMore }: FoundOffersProps) {
  const { t } = useTranslation();
  return (
    <VisuallyHidden role="status">
      {count !== undefined &&
        (hasMore ? t('offers.foundMore', { shown: count }) : t('offers.found', { count }))}
    </VisuallyHidden>
  );
}
