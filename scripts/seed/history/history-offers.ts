/** Times when people come to a bakery. */
export type TimeOfDay = 'morning' | 'lunch' | 'evening';

/** An offer that ran in the past three months. Days count from the first day of the history. */
export interface HistoryOffer {
  readonly title: string;
  readonly originalPrice: number;
  readonly offerPrice: number;
  /** Day of publication, and last day of use. */
  readonly firstDay: number;
  readonly lastDay: number;
  readonly usedIn: TimeOfDay;
  /** Relative frequency among the offers of the same time. */
  readonly popularity: number;
}

/** Days of the history, which ends the day before the seed. */
export const historyDays = 89;

type Row = readonly [title: string, from: number, to: number, first: number, last: number];

const offersOf = (
  usedIn: TimeOfDay,
  rows: readonly (readonly [...Row, popularity: number])[],
): HistoryOffer[] =>
  rows.map(([title, originalPrice, offerPrice, firstDay, lastDay, popularity]) => ({
    ...{ title, originalPrice, offerPrice, firstDay, lastDay },
    ...{ usedIn, popularity },
  }));

/**
 * Past offers of the first bakery. Some still run, one ended five days ago, so that offline redemptions may still
 * arrive, and one evening offer failed.
 */
export const historyOffers: readonly HistoryOffer[] = [
  ...offersOf('morning', [
    ['Pão na chapa com café coado', 12, 8.9, 0, 59, 4],
    ['Misto quente com suco de cajá', 19.9, 14.9, 58, 112, 4],
    ['Cuscuz com ovo e queijo coalho', 17, 12.5, 20, 64, 2],
  ]),
  ...offersOf('lunch', [
    ['Prato do dia no balcão', 29.9, 22.9, 0, 45, 3],
    ['Escondidinho de charque', 34, 26, 44, 105, 3],
  ]),
  ...offersOf('evening', [
    ['Café da tarde para dois', 44, 32, 0, 70, 3],
    ['Pão de queijo, uma dúzia', 24, 17.5, 63, 77, 3],
    ['Sopa de legumes com torradas', 21, 15.5, 30, 84, 2],
    ['Caldo verde para levar', 18, 13, 76, 119, 3],
    ['Ceia alemã para quatro', 189, 149, 22, 52, 0.12],
  ]),
];
