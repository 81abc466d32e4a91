import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StaffQueue, StaffQueues } from '#contract/staff/queues.ts';
import { useNow } from '#web/lib/clock/use-now.ts';
import { formatAge } from '#web/lib/format/age.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { queuesQuery } from '../../api.ts';
import classes from './queues.module.css';

/** The queues in the order of the menu, with the screen of each; its first tab is the queue. */
const screens = {
  businesses: 'staff',
  invoices: 'staffInvoices',
  indications: 'staffIndications',
} as const satisfies Record<keyof StaffQueues, string>;

const names = Object.keys(screens) as (keyof StaffQueues)[];

interface QueueLinkProps {
  readonly name: keyof StaffQueues;
  readonly queue: StaffQueue;
}

/** How many cases wait in a queue and since when the oldest one waits, as a link to the queue. */
function QueueLink({ name, queue: { count, isMore, oldestAt } }: QueueLinkProps) {
  const { t, i18n } = useTranslation();
  const now = useNow();
  const age = oldestAt && formatAge(now.getTime() - Date.parse(oldestAt), i18n.language);
  return (
    <Link to={linkToScreen(screens[name])} replace className={classes['link']}>
      <span className={classes['count']}>{isMore ? `${count}+` : count}</span>{' '}
      <span className={classes['words']}>
        <span className={classes['name']}>{t(`staff.queues.${name}`)}</span>{' '}
        <span className={classes['age']}>
          {age ? t('staff.queues.oldest', { age }) : t('staff.queues.none')}
        </span>
      </span>
    </Link>
  );
}

/** What waits for staff, on the first screen of the desk. The lists themselves say why they could not be loaded. */
export function Queues() {
  const { t } = useTranslation();
  const { data, isError } = useQuery(queuesQuery);
  if (isError && !data) return null;
  return (
    <nav aria-label={t('staff.queues.title')}>
      <ul className={classes['root']}>
        {names.map((name) => (
          <li key={name}>
            {data ? (
              <QueueLink name={name} queue={data[name]} />
            ) : (
              <Skeleton className={classes['loading']} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
