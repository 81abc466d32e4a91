import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Claim } from '#contract/claims/claims.ts';
import { useAllPages } from '#web/platform/api/api.ts';
import { isConnectionFailure } from '#web/platform/http/http.ts';
import { type KeptClaim, keepClaims, keptClaims } from '#web/platform/wallet/wallet.ts';
import { openClaimsQuery } from './api.ts';

/** The open vouchers of a user. */
export interface Wallet {
  readonly userId: string;
  /** By the day they end: the device's vouchers until the server answers. Undefined until either has answered. */
  readonly claims: readonly Claim[] | undefined;
  /** Pictures on the device by code. */
  readonly pictures: ReadonlyMap<string, Blob>;
  /** Whether the vouchers can be opened offline; true until that is known. */
  readonly isKept: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** Milliseconds between an answer and its storing, so that the screen is shown first. */
const delay = 500;

/** Stores the server's list on the device. Returns whether that worked; true until then. */
function useKeeping(userId: string, claims: readonly Claim[] | undefined): boolean {
  const [isKept, setIsKept] = useState(true);
  useEffect(() => {
    if (!claims) return;
    let isShown = true;
    const timer = setTimeout(async () => {
      const hasStored = await keepClaims(userId, claims);
      if (isShown) setIsKept(hasStored);
    }, delay);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [userId, claims]);
  return isKept;
}

/** Returns pictures by code. */
const picturesOf = (kept: readonly KeptClaim[] = []): ReadonlyMap<string, Blob> =>
  new Map(kept.flatMap(({ claim, picture }) => (picture ? [[claim.code, picture] as const] : [])));

/** Loads a user's open vouchers, and keeps them on the device for the time without a connection. */
export function useWallet(userId: string): Wallet {
  const kept = useQuery({
    queryKey: ['kept-claims', userId],
    queryFn: () => keptClaims(userId),
    // The vouchers of another visit may have been stored since.
    staleTime: 0,
  });
  const { data, error, refetch } = useAllPages(openClaimsQuery(userId));
  const isKept = useKeeping(userId, data);
  const pictures = useMemo(() => picturesOf(kept.data), [kept.data]);
  const stored = kept.data?.map(({ claim }) => claim);
  // An empty device knows nothing unless the server cannot be reached.
  const ofDevice = stored?.length || isConnectionFailure(error) ? stored : undefined;
  return { userId, claims: data ?? ofDevice, pictures, isKept, error, refetch };
}
