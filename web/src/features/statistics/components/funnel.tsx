import { useTranslation } from 'react-i18next';
import { locales } from '#contract/http/languages.ts';
import type { Statistics } from '#contract/statistics/statistics.ts';
import { isApproximate } from '#web/lib/numbers/shown-totals.ts';
import { currentLanguage } from '#web/platform/i18n/i18n.ts';
import { SectionCard } from '#web/ui/page/section-card.tsx';
import { type FunnelStep, funnelOf, funnelSteps } from '../funnel-steps.ts';
import { useChangeText } from '../use-change-text.ts';
import classes from './funnel.module.css';

/** Returns a function that formats a share as `4%`; below ten percent with a decimal. */
function useShareText(): (share: number) => string {
  const locale = locales[currentLanguage()];
  return (share) =>
    share.toLocaleString(locale, {
      style: 'percent',
      maximumFractionDigits: share < 0.1 ? 1 : 0,
    });
}

interface FunnelProps {
  /** Views, vouchers taken, and vouchers used. */
  readonly statistics: Statistics;
}

/** How many saw the offers, took a voucher, and used it, as three bars with numbers and shares. */
export function Funnel({ statistics }: FunnelProps) {
  const { t } = useTranslation();
  const shareText = useShareText();
  const changeText = useChangeText();
  const { totals, comparedTo } = statistics;
  const shareOf = (step: FunnelStep, share: number | undefined) =>
    share !== undefined &&
    step !== 'views' &&
    t(`statistics.funnel.shareOf.${step}`, { share: shareText(share) });
  return (
    <SectionCard title={t('statistics.funnel.title')}>
      <dl className={classes['root']}>
        {funnelOf(totals).map(({ step, count, width, share }) => {
          const notes = [
            isApproximate(step) && t('statistics.approximate'),
            shareOf(step, share),
            comparedTo && changeText(step, count, comparedTo.totals[step]),
          ];
          return (
            <div key={step} className={classes['step']}>
              <dt>{t(`statistics.funnel.${step}`)}</dt>
              <dd className={classes['count']}>{t(`statistics.count.${step}`, { count })}</dd>
              <dd className={classes['track']} aria-hidden="true">
                <span style={{ width: `${100 * width}%` }} data-empty={count === 0 || undefined} />
              </dd>
              <dd className={classes['notes']}>{notes.filter(Boolean).join(' · ')}</dd>
            </div>
          );
        })}
      </dl>
    </SectionCard>
  );
}

/** The empty rows of the funnel, with what they will count; the last row only for owners. */
export function FunnelPreview({ isOwner }: { readonly isOwner: boolean }) {
  const { t } = useTranslation();
  const rows = [...funnelSteps, ...(isOwner ? (['offerRevenue'] as const) : [])];
  return (
    <SectionCard title={t('statistics.preview.title')}>
      <dl className={classes['root']}>
        {rows.map((row) => (
          <div key={row} className={classes['step']}>
            <dt>{t(`statistics.funnel.${row}`)}</dt>
            <dd className={classes['track']} aria-hidden="true" />
            <dd className={classes['notes']}>{t(`statistics.preview.${row}`)}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
}
