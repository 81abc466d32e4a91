import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { DayPeriod } from '#contract/statistics/period.ts';
import { partOnDemand } from '#web/platform/code-loading/code-loading.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import skeleton from '#web/ui/skeleton.module.css';
import classes from './days-form.module.css';

/** The form loads the calendar, which most periods do not need. */
const DaysForm = partOnDemand(() => import('./days-form.tsx'));

/** As high as the fields, so that the page below does not move. */
function FieldsSkeleton() {
  const look = skeleton['root'] ?? '';
  return (
    <div className={classes['fields']} aria-hidden="true">
      <Skeleton height={68} radius="md" className={look} />
      <Skeleton height={68} radius="md" className={look} />
      <Skeleton height={42} width={118} radius="md" className={`${look} ${classes['button']}`} />
    </div>
  );
}

interface DaysFilterProps {
  /** The days in the URL, which may be invalid. */
  readonly value: DayPeriod;
  readonly onChange: (period: DayPeriod) => void;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** The choice of single days, once its code is loaded. */
export function DaysFilter(props: DaysFilterProps) {
  const [hasFailed, setHasFailed] = useState(false);
  return hasFailed ? (
    <LoadFailure
      error={new ApiError({ code: 'NETWORK', status: 0 })}
      onRetry={() => setHasFailed(false)}
    />
  ) : (
    <DaysForm {...props} fallback={<FieldsSkeleton />} onLoadFailure={() => setHasFailed(true)} />
  );
}
