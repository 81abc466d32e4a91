import type { TFunction } from 'i18next';
import classes from './followers-count.module.css';

interface FollowersCountProps {
  readonly t: TFunction;
  readonly count: number;
}

/** The number of followers of a shop, after other words; hidden at 0. An island changes it. */
export function FollowersCount({ t, count }: FollowersCountProps) {
  return (
    <span
      className={classes['root']}
      hidden={count === 0}
      data-followers=""
      data-one={t('page.followers', { count: 1 })}
      data-other={t('page.followers', { count: 2 }).replace('2', '{count}')}
    >
      {t('page.followers', { count })}
    </span>
  );
}
