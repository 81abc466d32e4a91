import { Text, VisuallyHidden } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { indicationLifecycle } from '#contract/lifecycles/lifecycles.ts';
import type { Indication } from '#contract/shops/indications.ts';
import { formatInstantDay } from '#web/lib/format/days.ts';
import { EmptyState } from '#web/ui/list/empty-state.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { indicationsQuery, useIndicationsAnew, useUpdateIndication } from '../api.ts';
import { ContactLinks } from '../components/desk/contact-links.tsx';
import { DecisionFailure } from '../components/desk/decision-failure.tsx';
import {
  DecisionButton,
  Decisions,
  EntryCard,
  headingIdOf,
  headingOf,
} from '../components/desk/entry-card.tsx';
import { EntryList } from '../components/desk/entry-list.tsx';
import { StatusTabs, useChosenStatus } from '../components/desk/list-filters.tsx';
import { useDecision } from '../use-decision.ts';

/** A shop that a consumer suggested, with contacts and decisions. It stays after a decision and shows the result. */
function IndicationCard({ indication }: { readonly indication: Indication }) {
  const { t } = useTranslation();
  const { mutateAsync: update, variables } = useUpdateIndication();
  const [status, setStatus] = useState(indication.status);
  const loadAnew = useIndicationsAnew();
  const { id, shopName: name, city, state, phone, instagram, comment, version } = indication;
  const { failure, isSending, attempt } = useDecision(version);
  const isDecided = status !== indication.status;
  // No transition leads back to `new`.
  const next = Object.values(indicationLifecycle.transitions[indication.status]).filter(
    (status) => status !== 'new',
  );
  const sentOn = t('staff.indications.sentOn', { day: formatInstantDay(indication.createdAt) });
  const result =
    isDecided && status !== 'new' ? t(`staff.indications.done.${status}`, { name }) : '';
  const stateOf = (wanted: Indication['status']) => {
    if (isSending) return variables?.body.status === wanted ? 'sending' : 'off';
    if (!isDecided) return 'open';
    return status === wanted ? 'taken' : 'off';
  };

  return (
    <EntryCard title={name} headingId={headingIdOf(id)} note={`${city}, ${state} · ${sentOn}`}>
      {comment && (
        <Text style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{comment}</Text>
      )}
      {phone || instagram ? (
        <ContactLinks name={name} phone={phone} instagram={instagram} />
      ) : (
        <Text size="sm" c="dimmed">
          {t('staff.indications.noContact')}
        </Text>
      )}
      {next.length > 0 && (
        <Decisions>
          {next.map((wanted) => (
            <DecisionButton
              key={wanted}
              variant={wanted === 'discarded' ? 'default' : 'light'}
              label={t(`staff.indications.set.${wanted}`)}
              name={result || t(`staff.indications.setNamed.${wanted}`, { name })}
              result={t(`staff.indications.statuses.${wanted}`)}
              state={stateOf(wanted)}
              onPress={() =>
                attempt({
                  decide: () => update({ params: { id }, body: { status: wanted }, version }),
                  show: (changed) => setStatus(changed.status),
                })
              }
            />
          ))}
        </Decisions>
      )}
      <VisuallyHidden role="status">{isSending ? '' : result}</VisuallyHidden>
      <DecisionFailure error={failure} nextFocus={() => headingOf(id)} onReload={loadAnew} />
    </EntryCard>
  );
}

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
      <StatusTabs
        statuses={statuses}
        value={status}
        onChange={setStatus}
        labelOf={(value) => t(`staff.indications.tabs.${value}`)}
      />
      <EntryList
        query={query}
        onAskAnew={useIndicationsAnew()}
        rowHeight={260}
        empty={
          <EmptyState
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
