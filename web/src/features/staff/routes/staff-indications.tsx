import { IconHeartHandshake } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { indicationsQuery } from '../api/list-indications.ts';
import { DeskList } from '../components/desk-list.tsx';
import { IndicationCard } from '../components/indication-card.tsx';
import { StatusFilter } from '../components/status-filter.tsx';
import { useChosenStatus } from '../use-chosen-status.ts';
import { useFocusAfterDecision } from '../use-focus-after-decision.ts';

const statuses = ['new', 'contacted', 'converted', 'discarded'] as const;

/** The indications of a status: staff get in touch with the shops. */
export default function StaffIndications() {
  const { t } = useTranslation();
  const [status, setStatus] = useChosenStatus(statuses);
  const query = useInfiniteQuery(indicationsQuery(status));
  const noteDecided = useFocusAfterDecision(query.data);
  return (
    <>
      <PageHeader title={t('staff.indications.title')} subtitle={t('staff.indications.subtitle')} />
      <StatusFilter
        status={status}
        onChange={setStatus}
        data={statuses.map((value) => ({ value, label: t(`staff.indications.tabs.${value}`) }))}
      />
      <DeskList
        query={query}
        rowHeight={160}
        empty={
          <EmptyState
            icon={<IconHeartHandshake size={32} />}
            title={t('staff.indications.empty.title')}
            hint={t('staff.indications.empty.hint')}
          />
        }
      >
        {(indications) =>
          indications.map((indication) => (
            <IndicationCard
              key={indication.id}
              indication={indication}
              onDecided={() => noteDecided(indication.id)}
            />
          ))
        }
      </DeskList>
    </>
  );
}
