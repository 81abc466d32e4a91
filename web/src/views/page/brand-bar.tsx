import { Wordmark } from '#web/ui/brand/wordmark.tsx';

/** The header of a preview: dark plum, with the white wordmark and the edge of an awning. Paper leaves it out. */
export function BrandBar() {
  return (
    <div className="brand-bar">
      <Wordmark height={32} />
    </div>
  );
}
