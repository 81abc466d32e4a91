import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Claim, CounterClaim } from '#contract/claims/claims.ts';
import { claimRoutes } from '#contract/claims/routes.ts';
import { queryKeyOf } from '#web/platform/api/api.ts';
import { hasCode } from '#web/platform/http/http.ts';
import { keepClaim } from '#web/platform/wallet/wallet.ts';
import { claimQuery } from './api.ts';
import type { Wallet } from './use-wallet.ts';

/** Whether the answer is one for a counter: the user is no holder of the claim. */
const isOfCounter = (answer: Claim | CounterClaim | undefined): answer is CounterClaim =>
  answer !== undefined && 'claim' in answer;

/** Takes a claim that was used or cancelled meanwhile out of the list and off the device. */
function useLeaving(userId: string, fresh: Claim | undefined, listed: Claim | undefined): void {
  const client = useQueryClient();
  const hasLeft = listed?.status === 'open' && fresh !== undefined && fresh.status !== 'open';
  useEffect(() => {
    if (!hasLeft || !fresh) return;
    void keepClaim(userId, fresh);
    void client.invalidateQueries({ queryKey: queryKeyOf(claimRoutes.listClaims) });
  }, [client, userId, fresh, hasLeft]);
}

/** Returns a claim of the user: as the server has it now, else as the list or the device has it. */
export function useShownClaim({ userId, claims }: Wallet, code: string | undefined) {
  const { data, error, refetch } = useQuery({
    ...claimQuery(code ?? ''),
    enabled: code !== undefined,
  });
  const isAnothers = isOfCounter(data);
  const fresh = isOfCounter(data) ? undefined : data;
  const listed = claims?.find((claim) => claim.code === code);
  useLeaving(userId, fresh, listed);
  const isMissing = code === undefined || isAnothers || hasCode(error, 'CLAIM_NOT_FOUND');
  return { claim: isMissing ? undefined : (fresh ?? listed), isMissing, error, refetch };
}
