import type { BarsProps } from './bars.tsx';
import classes from './bars-legend.module.css';

/** What the two bars are: the first is an outline, the second is filled, so that nobody needs to tell their colours. */
export function BarsLegend({ names }: Pick<BarsProps, 'names'>) {
  return (
    <ul className={classes['root']}>
      {names.claims !== undefined && <li data-kind="claims">{names.claims}</li>}
      <li data-kind="redemptions">{names.redemptions}</li>
    </ul>
  );
}
