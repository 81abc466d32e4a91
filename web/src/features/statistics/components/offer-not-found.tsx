import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/list/empty-state.tsx';

/** Shown if a link names an offer of another business. */
export function OfferNotFound({ onShowAll }: { readonly onShowAll: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconSearchOff size={32} />}
      title={t('statistics.missingOffer.title')}
      hint={t('statistics.missingOffer.hint')}
      action={<Button onClick={onShowAll}>{t('statistics.missingOffer.action')}</Button>}
    />
  );
}
