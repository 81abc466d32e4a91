import { Paper, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Validator } from '#contract/validators/validators.ts';
import { formatInstantDay } from '#web/lib/format/days.ts';
import { cardPadding } from '#web/ui/page/card-padding.ts';
import { useActivityText } from '../use-activity-text.ts';
import classes from './access-card.module.css';
import { ValidatorBadge } from './validator-badge.tsx';

interface ValidatorSummaryProps {
  readonly validator: Validator;
  /** The name of their shop. */
  readonly shop: string;
}

/** A validator's shop, access and activity. */
export function ValidatorSummary({ validator, shop }: ValidatorSummaryProps) {
  const { t } = useTranslation();
  const activityOf = useActivityText();
  const { email, status, createdAt } = validator;
  return (
    <Paper withBorder p={cardPadding}>
      <Stack gap="md" align="flex-start">
        <ValidatorBadge status={status} />
        <dl className={classes['facts']}>
          <dt>{t('validators.detail.shop')}</dt>
          <dd>{shop}</dd>
          <dt>{t('validators.detail.email')}</dt>
          <dd>{email}</dd>
          <dt>{t('validators.detail.activity')}</dt>
          <dd>{activityOf(validator)}</dd>
        </dl>
        <Text size="sm" c="dimmed">
          {t('validators.detail.since', { day: formatInstantDay(createdAt) })}
        </Text>
        {status === 'pending_first_access' && <Text>{t('validators.detail.pendingNote')}</Text>}
      </Stack>
    </Paper>
  );
}
