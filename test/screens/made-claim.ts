import type { claimRoutes } from '#contract/claims/routes.ts';
import type { ResponseOf } from '#contract/http/route.ts';
import { standardHours } from '#contract/shops/opening-hours.ts';

const shopId = 'shp_01JD2Q5W8N7V3M4K6T9XBCDF01';
const tenDays = 10 * 24 * 60 * 60 * 1000;

/** A voucher that was just claimed and ends in ten days. Its signature is none, and nobody checks it here. */
export const madeClaim: ResponseOf<typeof claimRoutes.claimOffer> = {
  code: '7K3MQ9XT2D4',
  voucher: '7K3MQ9XT2D'.repeat(17),
  offerId: 'off_01JD2Q5W8N7V3M4K6T9XBCDFGH',
  offerVersion: 1,
  businessId: 'biz_01JD2Q5W8N7V3M4K6T9XBCDFGH',
  consumerId: 'usr_1',
  shopId,
  shopsIds: [shopId],
  shops: [
    {
      id: shopId,
      name: 'Padaria Sol da Aurora',
      address: {
        street: 'Rua da Aurora',
        number: '1200',
        complement: '',
        neighborhood: 'Boa Vista',
        city: 'Recife',
        state: 'PE',
        country: 'BR',
        postalCode: '50050100',
      },
      timeZone: 'America/Sao_Paulo',
      openingHours: standardHours,
    },
  ],
  title: 'Bolo de rolo inteiro',
  originalPrice: 62,
  offerPrice: 48.9,
  discountPercent: 21,
  startsAt: new Date(Date.now() - tenDays).toISOString(),
  endsAt: new Date(Date.now() + tenDays).toISOString(),
  status: 'open',
  claimedAt: new Date().toISOString(),
};
