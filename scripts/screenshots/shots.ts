import type { Shot } from './shot.ts';
import { accountShots } from './shots/account-shots.ts';
import { businessShots } from './shots/business-shots.ts';
import { firstStepsShots } from './shots/first-steps-shots.ts';
import { flyerShots } from './shots/flyer-shots.ts';
import { offerListShots } from './shots/offer-list-shots.ts';
import { offerShots } from './shots/offer-shots.ts';
import { secondFactorShots } from './shots/second-factor-shots.ts';
import { shopShots } from './shots/shop-shots.ts';
import { staffShots } from './shots/staff-shots.ts';
import { validatorShots } from './shots/validator-shots.ts';

/** Every screen in every state of which screenshots are made. */
export const allShots: readonly Shot[] = [
  ...accountShots,
  ...firstStepsShots,
  ...businessShots,
  ...shopShots,
  ...validatorShots,
  ...offerListShots,
  ...offerShots,
  ...flyerShots,
  ...staffShots,
  ...secondFactorShots,
];
