import { Wordmark } from '#web/ui/brand/wordmark.tsx';

/** Before the first page is loaded: the frame that `index.html` shows before any script runs. */
export function PageLoading() {
  return (
    <div className="page-frame" aria-busy="true">
      <div className="awning" aria-hidden="true" />
      <div className="page-frame-side">
        <Wordmark height={36} />
      </div>
    </div>
  );
}
