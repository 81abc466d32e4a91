import type { ModelShop } from '../model/model.ts';
import { anOfferIn, anOwner, must, type Owner, openShop } from '../removal/an-account.ts';
import { runUntilIdle } from '../support/background.ts';
import { call } from '../support/call.ts';
import { inOrder } from '../support/deliveries.ts';
import { injectFaults, noFaults } from '../support/faults.ts';
import { staff, startWithStaff } from '../support/staff-of-test.ts';
import { anImageOf } from './an-image-of.ts';

export let owner: Owner;
let shop: ModelShop;

/** Gives each test of a file empty stores with an owner and a shop, and removes injected faults. */
export function startWithOwnerOfImages(): void {
  startWithStaff();
  beforeEach(async () => {
    owner = await anOwner(staff, 'Mercado da Vila');
    shop = await openShop(owner);
  });
  afterEach(() => injectFaults(noFaults));
}

/** The owner, as a caller and as the owner of images. */
export const ofOwner = () => ({ ownerId: owner.business.id, userId: owner.userId });

/** An image of the owner, ready by default. */
export const anImage = (facts?: Parameters<typeof anImageOf>[0]['facts']) =>
  anImageOf({ ...ofOwner(), ...(facts && { facts }) });

export const bodyWith = (...imagesUrls: string[]) => ({ ...anOfferIn(owner, shop), imagesUrls });

export const publishWith = async (...urls: string[]): Promise<string> =>
  String((await must('createOffer', { as: ofOwner(), body: bodyWith(...urls) }))['id']);

/** An image of the owner in an offer, whose use is counted. */
export async function anImageInOffer(facts?: Parameters<typeof anImage>[0]) {
  const image = await anImage(facts);
  const id = await publishWith(image.url);
  await runUntilIdle(inOrder);
  return { image, id };
}

/** Replaces the images of an offer; returns the answer, also a refusal. */
export const answerToEdit = (id: string, ...urls: string[]) =>
  call('updateOffer', { as: ofOwner(), params: { id }, body: bodyWith(...urls) });

/** Replaces the images of an offer; throws unless that succeeds. */
export const edit = (id: string, ...urls: string[]) =>
  must('updateOffer', { as: ofOwner(), params: { id }, body: bodyWith(...urls) });

export const offer = (id: string) => must('getOffer', { as: ofOwner(), params: { id } });
