import { reportRoutes } from '#contract/statistics/report-routes.ts';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { askForReport } from '#test/support/stories/reports.ts';

const { listReports } = reportRoutes;

describe('listReports', () => {
  it('lists the reports of a business, the newest first, also filtered by type', async () => {
    const owned = await anActiveBusiness();
    const ids: string[] = [];
    for (const type of ['OFFERS', 'SHOPS', 'OFFERS'] as const) {
      ids.unshift((await askForReport(owned, { type })).body.id);
    }
    const list = async (query: Readonly<Record<string, string>>) => {
      const params = { id: owned.business.id };
      return (await call(listReports, { as: owned.owner, params, query })).body;
    };
    const first = await list({ limit: '2' });
    const rest = await list({ limit: '2', pagingKey: first.pagingKey ?? '' });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids);
    expect((await list({ type: 'SHOPS' })).items.map(({ id }) => id)).toEqual([ids[1]]);
  });
});
