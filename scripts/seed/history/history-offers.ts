/** When people come to a bakery. */
export type TimeOfDay = 'morning' | 'lunch' | 'evening';

/** An offer that ran in the past three months. Days count from the first one of the history. */
export interface HistoryOffer {
  readonly title: string;
  readonly originalPrice: number;
  readonly offerPrice: number;
  /** The day on which it was published, and the last one on which it can be used. */
  readonly firstDay: number;
  readonly lastDay: number;
  readonly usedIn: TimeOfDay;
  /** How often it is taken, compared with others of the same time. */
  readonly popularity: number;
}

/** Days of the history, of which the last one is the day before the seed. */
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
 * The offers of the first bakery in its past months. Some still run, one ended five days ago, so that its claims may yet be
 * sent, and one for the evening failed: almost nobody took it.
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
