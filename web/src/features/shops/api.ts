import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { callUrl, queryKeyOf, routeQuery, useRouteMutation } from '#web/platform/api/api.ts';
import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { type Uf, ufs } from '#contract/brazil/states.ts';
import { appConfig } from '#web/config/app-config.ts';
import { ApiError, joinUrl } from '#web/platform/http/http.ts';
import type { AddressLookup } from './fill-address.ts';
import { municipalitiesPath } from './municipalities-path.ts';

/** Query of whether an identifier is available. Cached for ten seconds, since the answer may change at any time. */
export const shopIdentifierQuery = (identifier: string) => ({
  ...routeQuery(shopRoutes.checkShopIdentifier, { params: { identifier } }),
  staleTime: 10_000,
});

/** Creates a shop of the user's business and reserves its identifier. */
export const useCreateShop = () =>
  useRouteMutation(shopRoutes.createShop, {
    invalidates: [
      shopRoutes.listShopsOfBusiness,
      shopRoutes.checkShopIdentifier,
      businessRoutes.getBusinessUsage,
    ],
  });

/** Leaves the validators stale after a reload, since a job disables the shop's only after the answer. */
async function reloadValidators(client: QueryClient): Promise<void> {
  const queryKey = queryKeyOf(validatorRoutes.listValidators);
  await client.invalidateQueries({ queryKey });
  await client.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** Removes a shop; with `force`, even if it still has offers or validators. */
export function useDeleteShop() {
  const client = useQueryClient();
  return useRouteMutation(shopRoutes.deleteShop, {
    invalidates: [
      shopRoutes.listShopsOfBusiness,
      shopRoutes.listShopSummariesOfBusiness,
      shopRoutes.checkShopIdentifier,
      businessRoutes.getBusinessUsage,
      offerRoutes.listOffersOfBusiness,
    ],
    // Not awaited: the dialog closes meanwhile.
    onSuccess: () => {
      reloadValidators(client);
    },
  });
}

/** Milliseconds including retries; after that, the user has typed the address. */
const timeout = 3000;

const text = z._default(z.string(), '');

/** The answer of viacep.com.br; an unknown CEP answers only `erro`. */
const answer = z.union([
  z.object({ logradouro: text, bairro: text, localidade: text, uf: z.enum(ufs) }),
  z.object({ erro: z.unknown() }),
]);

/** Why there is no address: the CEP is unknown, or the service failed or was too slow. */
export type NoAddress = 'notFound' | 'noAnswer';

/** Looks up the address of a CEP (8 digits) at the stage's CEP service. */
export async function findAddress(
  postalCode: string,
  signal: AbortSignal,
): Promise<AddressLookup | NoAddress> {
  try {
    const url = joinUrl(appConfig().postalCodeService, `${postalCode}/json/`);
    const ended = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
    const found = answer.parse(await callUrl('GET', url, { signal: ended }));
    if ('erro' in found) return 'notFound';
    return {
      street: found.logradouro,
      neighborhood: found.bairro,
      city: found.localidade,
      state: found.uf,
    };
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'notFound' : 'noAnswer';
  }
}

/** Query of the first free identifier among the candidates; null if all are taken. */
export const freeIdentifierQuery = (client: QueryClient, candidates: readonly string[]) =>
  queryOptions({
    queryKey: ['free-shop-identifier', ...candidates],
    queryFn: async () => {
      for (const candidate of candidates) {
        const { available } = await client.fetchQuery(shopIdentifierQuery(candidate));
        if (available) return candidate;
      }
      return null;
    },
    staleTime: 10_000,
  });

/** Query of a shop as its own business sees it. */
export const shopQuery = (id: string) =>
  routeQuery(shopRoutes.getShop, { params: { id }, query: {} });

const names = z.array(z.string());

const isState = (state: string): state is Uf => ufs.some((uf) => uf === state);

async function listMunicipalities(state: Uf, signal: AbortSignal): Promise<readonly string[]> {
  const path = municipalitiesPath(state);
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return names.parse(await response.json());
}

/** Query of the official names of a state's municipalities; disabled until a state is chosen. */
export const municipalitiesQuery = (state: string) =>
  queryOptions({
    queryKey: ['municipalities', state],
    queryFn: ({ signal }) => (isState(state) ? listMunicipalities(state, signal) : []),
    enabled: isState(state),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Changes a shop's data or whether customers see it. */
export function useUpdateShop() {
  const client = useQueryClient();
  return useRouteMutation(shopRoutes.updateShop, {
    invalidates: [
      shopRoutes.getShop,
      shopRoutes.listShopsOfBusiness,
      shopRoutes.checkShopIdentifier,
    ],
    // Shows the answer at once, without waiting for the reload.
    onSuccess: (shop) => {
      client.setQueryData(shopQuery(shop.id).queryKey, shop);
    },
  });
}
