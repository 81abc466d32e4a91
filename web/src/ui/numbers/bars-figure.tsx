import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { partOnDemand } from '#web/platform/code-loading/code-loading.ts';
import skeleton from '../skeleton.module.css';
import type { BarsProps } from './bars.tsx';
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

/** Loaded after the numbers are shown. */
const Bars = partOnDemand(() => import('./bars.tsx'));

interface BarsFigureProps extends BarsProps {
  readonly title: string;
  readonly onLoadFailure: () => void;
}

/** Bars with their legend. For screen readers it is an image; its numbers are in a table on the page. */
export function BarsFigure({ title, onLoadFailure, ...bars }: BarsFigureProps) {
  const { t } = useTranslation();
  const { names, height } = bars;
  return (
    <>
      <BarsLegend names={names} />
      {/* The hidden tooltip may be wider than a small window. */}
      <div
        role="img"
        aria-label={t('statistics.barsLabel', { title })}
        style={{ overflow: 'hidden' }}
      >
        <Bars
          {...bars}
          fallback={<Skeleton height={height} radius="md" className={skeleton['root'] ?? ''} />}
          onLoadFailure={onLoadFailure}
        />
      </div>
    </>
  );
}
