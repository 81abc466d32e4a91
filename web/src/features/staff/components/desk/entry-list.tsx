import { Box, Button, Group } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { LinkedEmptyState } from '#web/ui/list/empty-state.tsx';
import { PagedList } from '#web/ui/list/paged-list.tsx';
import { RowsSkeleton } from '#web/ui/list/rows-skeleton.tsx';
import { RowContent } from '#web/ui/list/virtual-rows.tsx';
import { isRefused } from '../../api.ts';
import classes from './entry-list.module.css';

/** Shown instead of a list to staff who signed in without a second factor, with a link to its set-up. */
function SecondFactorNeeded() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <LinkedEmptyState
        title={t('staff.secondFactor.title')}
        hint={t('staff.secondFactor.hint')}
        to={linkToScreen('secondFactor')}
        link={t('staff.secondFactor.action')}
      />
    </div>
  );
}

interface Row {
  readonly id: string;
}

interface EntryListProps<T extends Row> {
  readonly query: UseInfiniteQueryResult<readonly T[]>;
  /** Reloads the list; not needed if it reloads by itself. */
  readonly onAskAnew?: () => void;
  readonly empty: ReactNode;
  /** Usual height of a row on a phone, in pixels. */
  readonly rowHeight: number;
  /** Renders a row. A new function renders all rows again. */
  readonly children: (row: T) => ReactNode;
}

/** A list of the desk. All loaded rows stay mounted, since they have state: a dialog, a typed reason, a result. */
export function EntryList<T extends Row>({
  query,
  onAskAnew,
  empty,
  rowHeight,
  children,
}: EntryListProps<T>) {
  const { t } = useTranslation();
  if (isRefused(query.error)) return <SecondFactorNeeded />;
  return (
    <Box __vars={{ '--row-height': `${rowHeight}px` }}>
      {onAskAnew && (
        <Group justify="flex-end" mb="sm">
          <Button
            variant="default"
            size="sm"
            leftSection={<IconRefresh size={18} aria-hidden="true" />}
            onClick={onAskAnew}
          >
            {t('staff.askAnew')}
          </Button>
        </Group>
      )}
      <PagedList query={query} loading={<RowsSkeleton rows={2} height={rowHeight} />} empty={empty}>
        {(rows) => (
          <ul className={classes['list']}>
            {rows.map((row) => (
              <li key={row.id} className={classes['row']}>
                <RowContent row={row}>{children}</RowContent>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Box>
  );
}
