import { Wordmark } from '#web/ui/brand/wordmark.tsx';

/** Shown until a page is loaded: the same frame that `index.html` shows before any script runs. */
export function PageLoading() {
  return (
    <div className="page-frame" aria-busy="true">
      <div className="brand-bar">
        <Wordmark height={32} />
      </div>
    </div>
  );
}
