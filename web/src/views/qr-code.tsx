import { qrModules } from '#web/lib/format/qr-modules.ts';
import classes from './qr-code.module.css';

interface QrCodeProps {
  readonly url: string;
  /** Name of the picture, for users of a screen reader. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** Returns one path for all dark modules: a line for each run, from the end of the run before it in its row. */
function darkPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => {
      const text = row.map((isDark) => (isDark ? '1' : '0')).join('');
      let end = 0;
      return [...text.matchAll(/1+/g)].map(({ index, 0: run }) => {
        const move = end === 0 ? `M${index} ${y}.5` : `m${index - end} 0`;
        end = index + run.length;
        return `${move}h${run.length}`;
      });
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
      <path stroke="#000" d={darkPath(rows)} />
    </svg>
  );
}
