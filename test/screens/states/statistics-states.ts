import { userRoutes } from '#contract/accounts/user-routes.ts';
import type { DayPeriod } from '#contract/statistics/period.ts';
import { statisticsRoutes } from '#contract/statistics/routes.ts';
import type { Statistics } from '#contract/statistics/statistics.ts';
import {
  firstStatistics,
  noStatistics,
  offerStatistics,
  someStatistics,
  statisticsWithoutMoney,
} from '#test/support/builders/some-statistics.ts';
import { answer, changeAnswer, hold, refuse } from '../answers.ts';
import { noOffers } from '../replaced-answers.ts';
import type { States, UserAction } from '../state.ts';
import { t } from '../texts.ts';
import { choose, openSection, press, seeText } from '../user-actions.ts';

const { getStatistics } = statisticsRoutes;

const given = (statisticsIn: (period: DayPeriod) => Statistics) =>
  answer(getStatistics, (query) =>
    statisticsIn({ from: query.get('from') ?? '', to: query.get('to') ?? '' }),
  );

const asValidator = changeAnswer(userRoutes.getMe, (me, { business, shop }) => ({
  ...me,
  role: 'validator' as const,
  businessId: business,
  shopId: shop,
}));

const tableOfDays = t('statistics.asTableNamed', { title: t('statistics.byDay') });

const openDays = openSection(t('statistics.byDay'));

/** Opens every fold of the page, the last one first, so that none moves the next. */
const openAllFolds: UserAction = async (page) => {
  for (const summary of (await page.locator('summary').all()).reverse()) await summary.click();
};

export const statisticsStates: States = {
  statistics: { given: [given(someStatistics)], isMain: true },
  'statistics-open': { given: [given(someStatistics)], actions: [openAllFolds] },
  'statistics-table': { given: [given(someStatistics)], actions: [openDays, press(tableOfDays)] },
  'statistics-month': {
    given: [given(someStatistics)],
    actions: [choose(t('statistics.periods.month'))],
  },
  'statistics-wrong-days': {
    path: () => '/statistics?from=2026-11-20&to=2026-11-01',
    actions: [seeText(t('fieldErrors.BEFORE_START'))],
  },
  'statistics-of-offer': {
    path: ({ offer }) => `/statistics?offerId=${offer('active')}`,
    given: [given(offerStatistics)],
    actions: [seeText(t('statistics.allOffers'))],
  },
  'statistics-of-missing-offer': {
    isRepeated: true,
    path: () => '/statistics?offerId=off_none',
    actions: [seeText(t('statistics.missingOffer.title'))],
  },
  'statistics-of-validator': { given: [asValidator, given(statisticsWithoutMoney)] },
  'statistics-nothing': { given: [given(noStatistics)] },
  'statistics-first': { given: [given((period) => firstStatistics(period))] },
  'statistics-first-of-validator': {
    given: [asValidator, given((period) => firstStatistics(period))],
  },
  'statistics-first-views': {
    given: [given((period) => firstStatistics(period, { views: 9, newFollowers: 1 }))],
  },
  'statistics-without-offers': { given: [noOffers, given(noStatistics)] },
  'statistics-without-business': { isRepeated: true, as: 'nova' },
  'statistics-loading': { isRepeated: true, given: [hold(getStatistics)], isBusy: true },
  'statistics-load-failure': { isRepeated: true, given: [refuse(getStatistics, 'UNAVAILABLE')] },
};
