import type { ModelShop } from '../model/model.ts';
import { anOfferIn, anOwner, must, type Owner, openShop } from '../removal/an-account.ts';
import { call } from '../support/call.ts';
import { injectFaults, noFaults } from '../support/faults.ts';
import { staff, startWithStaff } from '../support/staff-of-test.ts';
import { anImageOf } from './an-image-of.ts';

export let owner: Owner;
let shop: ModelShop;

/** Gives each test of a file empty stores, in which an owner has a shop, and ends its faults. */
export function startWithOwnerOfImages(): void {
  startWithStaff();
  beforeEach(async () => {
    owner = await anOwner(staff, 'Mercado da Vila');
    shop = await openShop(owner);
  });
  afterEach(() => injectFaults(noFaults));
}

/** The owner, as a caller and as the one to whom images belong. */
export const ofOwner = () => ({ ownerId: owner.business.id, userId: owner.userId });

/** An image of the owner, which is ready unless its facts are given. */
export const anImage = (facts?: Parameters<typeof anImageOf>[0]['facts']) =>
  anImageOf({ ...ofOwner(), ...(facts && { facts }) });

/** The body of an offer with images. */
export const bodyWith = (...imagesUrls: string[]) => ({ ...anOfferIn(owner, shop), imagesUrls });

/** Publishes an offer with images; returns its id. */
export const publishWith = async (...urls: string[]): Promise<string> =>
  String((await must('createOffer', { as: ofOwner(), body: bodyWith(...urls) }))['id']);

/** Gives an offer other images; returns the answer, also where it is a refusal. */
export const answerToEdit = (id: string, ...urls: string[]) =>
  call('updateOffer', { as: ofOwner(), params: { id }, body: bodyWith(...urls) });

/** Gives an offer other images; throws unless that succeeds. */
export const edit = (id: string, ...urls: string[]) =>
  must('updateOffer', { as: ofOwner(), params: { id }, body: bodyWith(...urls) });

/** The offer as its owner sees it. */
export const offer = (id: string) => must('getOffer', { as: ofOwner(), params: { id } });
