import type { DataExport } from '#contract/accounts/accounts.ts';
import { accountRoutes } from '#contract/accounts/routes.ts';
import { routeQuery } from '#web/platform/api/api.ts';

/** Milliseconds between two requests for a running export: most are ready within seconds. */
const pauseAfter = (looks: number) => (looks < 10 ? 2000 : 10_000);

/** Query of a data export, repeated until the export is ready or has failed. */
export const exportQuery = (id: string) => ({
  ...routeQuery(accountRoutes.getExport, { params: { id } }),
  refetchInterval: ({ state }: { readonly state: ExportState }) =>
    state.status === 'success' && state.data?.status === 'processing'
      ? pauseAfter(state.dataUpdateCount)
      : false,
});

interface ExportState {
  readonly status: string;
  readonly data: DataExport | undefined;
  readonly dataUpdateCount: number;
}
