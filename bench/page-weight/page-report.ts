import { gzippedSize, kilobytes } from '../../web/gzipped-size.ts';
import type { BuiltApp } from '../web-pages/built-app.ts';
import type { Served } from '../web-pages/serve-app.ts';

/** Gzipped JavaScript of a page, as a multiple of its baseline. */
const maxRatio = 1.1;
/** Uncompressed bytes of style sheets. */
const maxStyles = 40_000;

export interface PageCheck {
  readonly path: string;
  readonly served: readonly Served[];
  /** The baseline: gzipped bytes of the JavaScript that the page needs. */
  readonly baseline: number;
  /** Whether the page must not load a source file, such as another route or Amplify. */
  readonly mayNotLoad: (source: string) => boolean;
}

const isScript = ({ file }: Served) => file.endsWith('.js');
const isStyle = ({ file }: Served) => file.endsWith('.css');
const total = (files: readonly Served[], size: (content: Buffer) => number) =>
  files.reduce((sum, { content }) => sum + size(content), 0);

/** Prints the files that a page loads and their sizes. Returns a message for each exceeded limit. */
export function reportPage(app: BuiltApp, check: PageCheck): readonly string[] {
  const { path, served, baseline, mayNotLoad } = check;
  const scripts = served.filter(isScript);
  const styles = served.filter(isStyle);
  console.log(`\n${path}: gzipped bytes by file`);
  const bySize = served
    .map(({ file, content }) => ({ file, size: gzippedSize(content) }))
    .sort((one, other) => other.size - one.size);
  for (const { file, size } of bySize) console.log(`  ${String(size).padStart(7)}  ${file}`);

  const ratio = total(scripts, gzippedSize) / baseline;
  const rawStyles = total(styles, (content) => content.length);
  console.log(
    [
      `  JavaScript ${kilobytes(total(scripts, gzippedSize))}, baseline ${kilobytes(baseline)}:`,
      `ratio ${ratio.toFixed(3)} (at most ${maxRatio})`,
    ].join(' '),
  );
  console.log(
    [
      `  CSS ${kilobytes(rawStyles)}, gzipped ${kilobytes(total(styles, gzippedSize))}`,
      `(at most ${kilobytes(maxStyles)})`,
    ].join(' '),
  );
  const unwanted = scripts.flatMap(({ file }) => {
    const sources = app.sourcesOf.get(file)?.filter(mayNotLoad) ?? [];
    const others = sources.length > 1 ? ` and ${sources.length - 1} more` : '';
    return sources[0] ? [`${path} loads ${sources[0]}${others}, in ${file}.`] : [];
  });
  return [
    ...(ratio > maxRatio ? [`${path} loads ${ratio.toFixed(3)} times its baseline.`] : []),
    ...(rawStyles > maxStyles ? [`${path} loads ${kilobytes(rawStyles)} of CSS.`] : []),
    ...(scripts.length === 0 ? [`${path} loads no script, so it did not open.`] : []),
    ...unwanted,
  ];
}
