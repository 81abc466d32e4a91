import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './status-filter.module.css';

interface StatusFilterProps<S extends string> {
  readonly status: S;
  readonly onChange: (status: string) => void;
  /** The statuses with their labels. */
  readonly data: readonly { readonly value: S; readonly label: string }[];
}

/** Chooses the status whose list is shown. */
export function StatusFilter<S extends string>({ status, onChange, data }: StatusFilterProps<S>) {
  const { t } = useTranslation();
  return (
    <div className={classes['scroller']}>
      <SegmentedControl
        aria-label={t('staff.fields.status')}
        value={status}
        onChange={onChange}
        data={[...data]}
        size="md"
      />
    </div>
  );
}
