import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Report } from '#contract/statistics/reports.ts';
import { formatInstant } from '#web/lib/format/instants.ts';
import { useMyBusiness } from '#web/session/queries/get-my-business.ts';
import { useShopOfReport } from '../use-shop-of-report.ts';
import { ReportBadge } from './report-badge.tsx';
import classes from './report-page.module.css';

/** The status of a report, its business and shop, and when it was requested. */
export function ReportFacts({ report }: { readonly report: Report }) {
  const { t, i18n } = useTranslation();
  const { data } = useMyBusiness();
  const shopOf = useShopOfReport(report.businessId);
  const { status, isMonthly, createdAt } = report;
  const business = data?.active ?? data?.items[0];
  const facts = [
    business?.name,
    shopOf(report),
    isMonthly && t('reports.monthly'),
    t('reports.createdAt', { at: formatInstant(createdAt, i18n.language) }),
  ];
  return (
    <div className={classes['facts']}>
      <div role="status">
        <ReportBadge status={status} />
      </div>
      <Text c="dimmed">{facts.filter(Boolean).join(' · ')}</Text>
    </div>
  );
}
