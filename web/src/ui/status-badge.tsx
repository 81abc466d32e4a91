import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BusinessStatus } from '#contract/businesses.ts';
import type { DisplayStatus } from '#contract/display-status.ts';
import type { Shop } from '#contract/shops.ts';
import classes from './status-badge.module.css';

type Status = BusinessStatus | DisplayStatus | Shop['shopStatus'];

const colors: Readonly<Record<Status, string>> = {
  active: 'teal',
  scheduled: 'blue',
  pending_approval: 'yellow',
  inactive: 'gray',
  expired: 'gray',
  closed: 'gray',
  sold_out: 'orange',
  rejected: 'red',
  suspended: 'red',
};

/** The status of a business, a shop or an offer, as a coloured label. */
export function StatusBadge({ status }: { readonly status: Status }) {
  const { t } = useTranslation();
  return (
    <Badge
      color={colors[status]}
      variant="light"
      radius="sm"
      tt="none"
      fw={550}
      className={classes['root'] ?? ''}
    >
      {t(`status.${status}`)}
    </Badge>
  );
}
