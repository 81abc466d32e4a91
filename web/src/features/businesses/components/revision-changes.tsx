import { Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Business } from '#contract/businesses/businesses.ts';
import { sizeName } from '#web/lib/format/size-texts.ts';
import { type ReviewedField, reviewedValues } from '#web/product/business/reviewed-fields.ts';
import { cardPadding } from '#web/ui/page/section-card.tsx';
import classes from './revision-changes.module.css';

const labels = {
  name: 'businesses.name',
  legalName: 'businesses.legalName',
  taxId: 'businesses.taxId',
  sizeTypeId: 'businesses.size',
} as const;

interface RevisionChangesProps {
  readonly revision: Business;
  readonly active: Business;
  readonly children?: ReactNode;
}

/** Each field that a revision changes: the live value, and the waiting or refused value. */
export function RevisionChanges({ revision, active, children }: RevisionChangesProps) {
  const { t } = useTranslation();
  const changed = reviewedValues(revision, active).filter(({ before }) => before !== undefined);
  if (changed.length === 0 && !children) return null;
  const isRefused = revision.status === 'rejected';
  const textOf = (field: ReviewedField, value = '') => {
    if (value === '') return t('changes.empty');
    return field === 'sizeTypeId' ? sizeName(t, value) : value;
  };
  return (
    <Paper component="section" p={cardPadding}>
      <Title order={2} size="h3" mb="sm">
        {t(`businesses.revision.${isRefused ? 'refusedTitle' : 'title'}`)}
      </Title>
      <dl className={classes['root']}>
        {changed.map(({ field, value, before }) => (
          <div key={field} className={classes['field']}>
            <dt>{t(labels[field])}</dt>
            <dd>
              <Text span size="sm" c="dimmed">
                {t(`businesses.revision.${active.status === 'suspended' ? 'approved' : 'live'}`)}
              </Text>
              {textOf(field, before)}
            </dd>
            <dd>
              <Text span size="sm" c="dimmed">
                {t(`businesses.revision.${isRefused ? 'refused' : 'waiting'}`)}
              </Text>
              <strong>{textOf(field, value)}</strong>
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </Paper>
  );
}
