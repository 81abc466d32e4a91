import type { BusinessStatus } from '#contract/businesses/businesses.ts';

/** The statuses in which a business may publish and change shops and offers. */
type PublishingStatus = Extract<BusinessStatus, 'active' | 'pending_approval'>;

export type BlockedStatus = Exclude<BusinessStatus, PublishingStatus>;

/** Whether a business may publish and change shops and offers: while it waits for approval, it may prepare them. */
export function isPublishingBusiness(status: BusinessStatus): status is PublishingStatus {
  return status === 'active' || status === 'pending_approval';
}
