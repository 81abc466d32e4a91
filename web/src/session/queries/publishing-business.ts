import type { BusinessStatus } from '#contract/businesses/businesses.ts';

type PublishingStatus = Extract<BusinessStatus, 'active' | 'pending_approval'>;

export type BlockedStatus = Exclude<BusinessStatus, PublishingStatus>;

/** Returns whether a business may publish and change shops and offers; a pending business may prepare them. */
export function isPublishingBusiness(status: BusinessStatus): status is PublishingStatus {
  return status === 'active' || status === 'pending_approval';
}
