import type { BarsProps } from './bars.tsx';
import classes from './bars-legend.module.css';

/** The legend of two bars: an outline and a filled bar, so that nobody needs to tell colours apart. */
export function BarsLegend({ names }: Pick<BarsProps, 'names'>) {
  return (
    <ul className={classes['root']}>
      {names.claims !== undefined && <li data-kind="claims">{names.claims}</li>}
      <li data-kind="redemptions">{names.redemptions}</li>
    </ul>
  );
}
