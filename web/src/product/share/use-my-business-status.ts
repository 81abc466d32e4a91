import type { Business } from '#contract/businesses/businesses.ts';
import { useMyBusiness } from '#web/session/queries/get-my-business.ts';

/** The status of the live record of the active user's business; undefined while it loads. */
export function useMyBusinessStatus(): Business['status'] | undefined {
  const { data } = useMyBusiness();
  return (data?.active ?? data?.items[0])?.status;
}
