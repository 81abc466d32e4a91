import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { shorten } from '#web/lib/shorten.ts';

/** What stands for one or two bars, and their numbers. */
export interface LabelledBar {
  readonly label: string;
  readonly claims: number;
  readonly redemptions: number;
}

export interface BarsProps {
  readonly bars: readonly LabelledBar[];
  /** What the bars are. Without a name for claims there are no bars of them. */
  readonly names: { readonly claims?: string; readonly redemptions: string };
  /** Whether the bars lie below each other, beside labels that may be long. */
  readonly isRanking?: boolean;
  /** In pixels. */
  readonly height: number;
}

const color = 'var(--mantine-primary-color-filled)';

/** Most letters of a label beside a bar: two lines. */
const mostLetters = 32;

/** The labels of a ranking have a third of a phone's width. */
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

/** An outline for claims, a filled bar for redemptions. The page says the same in words and as a table. */
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
