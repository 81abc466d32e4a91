import { useQueryClient } from '@tanstack/react-query';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';
import { meQuery } from '#web/session/queries/get-me.ts';

/** Accepts a version of the terms. The answer is the updated user, so it is not loaded again. */
export function useAcceptTerms() {
  const client = useQueryClient();
  return useRouteMutation(userRoutes.acceptTerms, {
    onSuccess: (me) => {
      client.setQueryData(meQuery.queryKey, me);
    },
  });
}
