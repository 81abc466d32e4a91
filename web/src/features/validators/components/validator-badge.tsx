import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ValidatorStatus } from '#contract/validators.ts';
import classes from './validator-badge.module.css';

const colors = { pending_first_access: 'yellow', active: 'teal', disabled: 'gray' } as const;

/** Whether a validator has access. */
export function ValidatorBadge({ status }: { readonly status: ValidatorStatus }) {
  const { t } = useTranslation();
  return (
    <Badge
      color={colors[status]}
      variant="light"
      radius="sm"
      tt="none"
      fw={550}
      classNames={{ root: classes['root'] ?? '', label: classes['label'] ?? '' }}
    >
      {t(`validators.status.${status}`)}
    </Badge>
  );
}
