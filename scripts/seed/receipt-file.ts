const width = 320;
const lineHeight = 24;

/** Returns a PDF string with escaped special characters. */
const written = (text: string) => `(${text.replace(/[\\()]/g, '\\$&')})`;

/** Returns a one-page PDF (ISO 32000-1) with lines of Latin-1 text. */
export function receiptFile(lines: readonly string[]): Buffer {
  const height = (lines.length + 3) * lineHeight;
  const shown = lines.map((line) => `${written(line)} '`).join('\n');
  const text = `BT /F1 12 Tf ${lineHeight} TL 24 ${height - lineHeight} Td\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, 'latin1');
}
