import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { shorten } from '#web/lib/shorten.ts';

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
  /** Whether the bars are horizontal, beside labels that may be long. */
  readonly isRanking?: boolean;
  /** In pixels. */
  readonly height: number;
}

const color = 'var(--mantine-primary-color-filled)';

/** Longest label beside a bar in characters: two lines. */
const mostLetters = 32;

/** The labels of a ranking take a third of a phone's width. */
const ranking = {
  orientation: 'vertical',
  gridAxis: 'x',
  xAxisProps: { allowDecimals: false },
  yAxisProps: {
    width: 112,
    interval: 0,
    tickFormatter: (label: string) => shorten(label, mostLetters),
  },
} as const;

const upright = { yAxisProps: { allowDecimals: false, width: 40 } } as const;

/** Bars: an outline for claims, filled for redemptions. The page has the same numbers in words and in a table. */
export default function Bars({ bars, names, isRanking = false, height }: BarsProps) {
  const { claims, redemptions } = names;
  return (
    <BarChart
      h={height}
      data={[...bars]}
      dataKey="label"
      series={[
        ...(claims === undefined ? [] : [{ name: 'claims', label: claims, color }]),
        { name: 'redemptions', label: redemptions, color },
      ]}
      barProps={({ name }) =>
        name === 'claims'
          ? { fillOpacity: 0, strokeOpacity: 1, strokeWidth: 1.5 }
          : { fillOpacity: 1 }
      }
      maxBarWidth={28}
      accessibilityLayer={false}
      {...(isRanking ? ranking : upright)}
    />
  );
}
