import { staffRoutes } from '#contract/routes/staff.ts';
import { useRouteMutation } from '#web/lib/use-route-mutation.ts';

/** Takes down an image for good. */
export function useTakeDownImage() {
  return useRouteMutation(staffRoutes.takeDownImage, {
    invalidates: [staffRoutes.listDecisions],
  });
}
