import { staffRoutes } from '#contract/staff/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';

/** Takes down an image for good. */
export function useTakeDownImage() {
  return useRouteMutation(staffRoutes.takeDownImage, {
    invalidates: [staffRoutes.listDecisions],
  });
}
