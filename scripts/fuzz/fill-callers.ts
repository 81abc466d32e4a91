import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { claimRoutes } from '#contract/claims/routes.ts';
import { uploadRoutes } from '#contract/media/upload-routes.ts';
import type { UploadInput } from '#contract/media/uploads.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { signInBySrp } from '#test/support/stories/sign-in-by-srp.ts';
import { main } from '../process/main.ts';
import { SeedTarget } from '../seed/api-client.ts';
import { bulkBusiness, bulkOffers } from '../seed/bulk-data.ts';
import { demoPassword } from '../seed/demo-accounts.ts';
import { fillBusiness } from '../seed/fill-business.ts';
import { clientSettings } from '../stage/local-environment.ts';
import type { FuzzCallers } from './callers.ts';

// Creates the fuzzer's callers on a stage at the endpoint in AWS_ENDPOINT_URL. Arguments: stage, user pool, client.
// Prints them as JSON, tokens included.
await main(async () => {
  const [stage = '', poolId = '', clientId = ''] = process.argv.slice(2);
  const endpoint = process.env['AWS_ENDPOINT_URL'] ?? '';
  const target = new SeedTarget(stage, endpoint);
  const client = new CognitoIdentityProviderClient(clientSettings(endpoint));
  const run = Date.now().toString(36);
  const emails = { staff: `fuzz-staff-${run}@vitrine.test`, owner: `fuzz-${run}@vitrine.test` };
  const staff = await target.account(emails.staff, 'Equipe Fuzz', { isStaff: true });
  const chain = bulkBusiness(0);
  const business = await fillBusiness(target, staff.api, {
    ...chain,
    owner: { email: emails.owner, name: 'Dona Fuzz' },
    shops: chain.shops.map((shop, index) => ({ ...shop, shopIdentifier: `fuzz${run}${index}` })),
  });
  const shopsIds = business.shops.map(({ id }) => id);
  const [offer] = bulkOffers(0, 1, shopsIds, new Date());
  const [shop] = business.shops;
  if (!offer || !shop) throw new Error('The data of the seed has no shop.');
  const body = { ...offer, businessId: business.businessId };
  const { id: offerId } = await business.api.request(offerRoutes.createOffer, { body });
  // The staff member claims the offer; the owner may redeem it.
  const claimed = await staff.api.request(claimRoutes.claimOffer, {
    params: { id: offerId },
    body: { consumerId: staff.userId },
  });
  const picture: UploadInput = { area: 'offer', contentType: 'image/jpeg', size: 1000 };
  const upload = await business.api.request(uploadRoutes.createUpload, { body: picture });
  const tokenOf = async (email: string) =>
    (await signInBySrp(client, { poolId, clientId }, email, { password: demoPassword }))
      .accessToken;
  const callers: FuzzCallers = {
    tokens: { owner: await tokenOf(emails.owner), staff: await tokenOf(emails.staff) },
    userId: business.userId,
    businessId: business.businessId,
    shopId: shop.id,
    offerId,
    code: claimed.code,
    uploadId: upload.id,
    shopIdentifier: shop.shopIdentifier,
  };
  console.log(JSON.stringify(callers));
});
