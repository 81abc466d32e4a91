import { Anchor } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Decision } from '#contract/staff/staff.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { EmptyState } from '#web/ui/list/empty-state.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { decisionsQuery } from '../api.ts';
import { DecisionEntry } from '../components/decisions/decision-entry.tsx';
import { EntryList } from '../components/desk/entry-list.tsx';
import { useOriginOfDecisions } from '../decisions-origin.ts';

/** The recorded decisions of staff on the business in `?businessId=`, or all decisions, newest first. */
export default function StaffDecisions() {
  const { t } = useTranslation();
  const businessId = useSearchParams()[0].get('businessId') ?? undefined;
  const { screen, search } = useOriginOfDecisions();
  const query = useInfiniteQuery(decisionsQuery(businessId));
  // A stable function, so that shown rows are not rendered again when more are loaded.
  const showRow = useCallback(
    (decision: Decision) => <DecisionEntry decision={decision} isLinked={!businessId} />,
    [businessId],
  );
  const name = query.data?.[0]?.subjectName;
  return (
    <>
      {businessId && <BackLink from="staffDecisions" to={screen} search={search} />}
      <PageHeader
        title={t('staff.decisions.title')}
        subtitle={
          businessId ? name && t('staff.decisions.of', { name }) : t('staff.decisions.subtitle')
        }
        action={
          businessId &&
          screen !== 'staffDecisions' && (
            <Anchor component={Link} to={linkToScreen('staffDecisions')} replace fw={550}>
              {t('staff.decisions.all')}
            </Anchor>
          )
        }
      />
      <EntryList
        query={query}
        rowHeight={220}
        empty={
          <EmptyState
            icon={<IconHistory size={32} />}
            title={t('staff.decisions.empty.title')}
            hint={t('staff.decisions.empty.hint')}
          />
        }
      >
        {showRow}
      </EntryList>
    </>
  );
}
