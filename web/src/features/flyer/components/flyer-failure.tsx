import '@mantine/core/styles/Alert.layer.css';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import classes from './flyer-missing.module.css';

interface FlyerFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shown instead of a flyer that could not be loaded: the error and a retry. */
export function FlyerFailure(props: FlyerFailureProps) {
  return (
    <main className={classes['root']}>
      <Wordmark height={32} />
      <LoadFailure {...props} />
    </main>
  );
}
