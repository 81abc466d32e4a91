import { useTranslation } from 'react-i18next';
import { type BarsProps, RankedBars, UprightBars } from './bars.tsx';
import classes from './bars-legend.module.css';

/** The legend of two bars: an outline and a filled bar, so that nobody needs to tell colours apart. */
function BarsLegend({ names }: Pick<BarsProps, 'names'>) {
  return (
    <ul className={classes['root']}>
      {names.claims !== undefined && <li data-kind="claims">{names.claims}</li>}
      <li data-kind="redemptions">{names.redemptions}</li>
    </ul>
  );
}

interface BarsFigureProps extends BarsProps {
  readonly title: string;
  /** Whether the bars are horizontal, beside labels that may be long. */
  readonly isRanking?: boolean;
}

/** Bars with their legend. For screen readers it is an image, so the page also shows its numbers as text. */
export function BarsFigure({ title, isRanking = false, ...bars }: BarsFigureProps) {
  const { t } = useTranslation();
  const Bars = isRanking ? RankedBars : UprightBars;
  return (
    <>
      <BarsLegend names={bars.names} />
      <div role="img" aria-label={t('statistics.barsLabel', { title })}>
        <Bars {...bars} />
      </div>
    </>
  );
}
