import { axisTop, hasLabel } from '#web/lib/numbers/bars.ts';
import { useNumberText } from '#web/lib/numbers/shown-totals.ts';
import { shorten } from '#web/lib/shorten.ts';
import classes from './bars.module.css';

/** One or two bars with their label and numbers. */
export interface LabelledBar {
  readonly label: string;
  readonly claims: number;
  readonly redemptions: number;
}

export interface BarsProps {
  readonly bars: readonly LabelledBar[];
  /** Names of the bars. Without a name for claims, there are no bars for claims. */
  readonly names: { readonly claims?: string; readonly redemptions: string };
}

type Kind = 'claims' | 'redemptions';

const kindsOf = ({ names }: BarsProps): readonly Kind[] =>
  names.claims === undefined ? ['redemptions'] : ['claims', 'redemptions'];

const highestOf = (props: BarsProps) =>
  Math.max(...props.bars.flatMap((bar) => kindsOf(props).map((kind) => bar[kind])));

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** Upright bars above their labels, with an axis at the left; the numbers of a bar appear under the mouse. */
export function UprightBars(props: BarsProps) {
  const { bars, names } = props;
  const textOf = useNumberText();
  const kinds = kindsOf(props);
  const top = axisTop(highestOf(props));
  return (
    <div className={classes['upright']}>
      <div className={classes['axis']}>
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{textOf(value)}</span>
        ))}
      </div>
      <div className={classes['plot']}>
        {bars.map((bar, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the same month of two years has the same label.
            key={index}
            className={classes['column']}
            title={[
              bar.label,
              ...kinds.map((kind) => `${names[kind] ?? ''}: ${textOf(bar[kind])}`),
            ].join('\n')}
          >
            <div className={classes['bars']}>
              {kinds.map((kind) => (
                <span key={kind} data-kind={kind} style={{ height: percent(bar[kind], top) }} />
              ))}
            </div>
            <span className={classes['label']}>{hasLabel(index, bars.length) && bar.label}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Longest label beside a bar in characters: two lines. */
const mostLetters = 32;

/** Horizontal bars, each with its number, beside labels that may be long. */
export function RankedBars(props: BarsProps) {
  const { bars } = props;
  const textOf = useNumberText();
  const kinds = kindsOf(props);
  const highest = highestOf(props);
  return (
    <div className={classes['ranked']}>
      {bars.map((bar, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two removed offers have the same label.
        <div key={index} className={classes['row']}>
          <span>{shorten(bar.label, mostLetters)}</span>
          <div>
            {kinds.map((kind) => (
              <div key={kind} className={classes['measure']}>
                <span data-kind={kind} style={{ flexBasis: percent(bar[kind], highest) }} />
                <span>{textOf(bar[kind])}</span>
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
