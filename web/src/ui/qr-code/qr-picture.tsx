export interface QrPictureProps {
  readonly label: string;
  readonly className?: string | undefined;
  /** Modules of the code by row, true for dark ones, with the white edge that readers need (ISO/IEC 18004). */
  readonly rows: readonly (readonly boolean[])[];
}

/** White modules around a code. */
export const quietZone = 4;

/** Returns one path for all dark modules, with one rectangle for each run in a row. */
function darkPath(rows: QrPictureProps['rows']): string {
  return rows
    .flatMap((row, y) => {
      const text = row.map((isDark) => (isDark ? '1' : '0')).join('');
      return [...text.matchAll(/1+/g)].map(
        ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      );
    })
    .join('');
}

/** A QR code, black on white in both colour schemes, sharp at every size. */
export function QrPicture({ rows, label, className }: QrPictureProps) {
  const { length } = rows;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${length} ${length}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="#fff" d={`M0 0h${length}v${length}H0z`} />
      <path fill="#000" d={darkPath(rows)} />
    </svg>
  );
}
