import { qrModules } from '#web/lib/format/qr-modules.ts';
import classes from './qr-code.module.css';

interface QrCodeProps {
  readonly url: string;
  /** Name of the picture, for users of a screen reader. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** Returns one path for all dark modules, with one rectangle for each run in a row. */
function darkPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => {
      const text = row.map((isDark) => (isDark ? '1' : '0')).join('');
      return [...text.matchAll(/1+/g)].map(
        ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      );
    })
    .join('');
}

/** A link as a QR code, black on white in both colour schemes, sharp at every size. */
export function QrCode({ url, label, className }: QrCodeProps) {
  const rows = qrModules(url);
  const { length } = rows;
  return (
    <svg
      className={[classes['root'], className].filter(Boolean).join(' ')}
      viewBox={`0 0 ${length} ${length}`}
      role="img"
      aria-label={label}
    >
      <path fill="#fff" d={`M0 0h${length}v${length}H0z`} />
      <path fill="#000" d={darkPath(rows)} />
    </svg>
  );
}
