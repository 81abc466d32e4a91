import { IconHeartHandshake } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Indication } from '#contract/shops/indications.ts';
import { FilterBar } from '#web/ui/filters/filter-bar.tsx';
import { FilterTabs } from '#web/ui/filters/filter-tabs.tsx';
import { EmptyState } from '#web/ui/list/empty-state.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { indicationsQuery, useIndicationsAnew } from '../api.ts';
import { EntryList } from '../components/desk/entry-list.tsx';
import { IndicationCard } from '../components/indications/indication-card.tsx';
import { useChosenStatus } from '../use-chosen-status.ts';

const statuses = ['new', 'contacted', 'converted', 'discarded'] as const;

// A constant function, so that shown rows are not rendered again when more are loaded.
const showRow = (indication: Indication) => <IndicationCard indication={indication} />;

/** The indications with a status; staff contact the suggested shops. */
export default function StaffIndications() {
  const { t } = useTranslation();
  const [status, setStatus] = useChosenStatus(statuses);
  const query = useInfiniteQuery(indicationsQuery(status));
  return (
    <>
      <PageHeader title={t('staff.indications.title')} subtitle={t('staff.indications.subtitle')} />
      <FilterBar>
        <FilterTabs
          label={t('staff.fields.status')}
          value={status}
          onChange={setStatus}
          data={statuses.map((value) => ({ value, label: t(`staff.indications.tabs.${value}`) }))}
        />
      </FilterBar>
      <EntryList
        query={query}
        onAskAnew={useIndicationsAnew()}
        rowHeight={260}
        empty={
          <EmptyState
            icon={<IconHeartHandshake size={32} />}
            title={t('staff.indications.empty.title')}
            hint={t('staff.indications.empty.hint')}
          />
        }
      >
        {showRow}
      </EntryList>
    </>
  );
}
