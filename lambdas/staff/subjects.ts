import type { Indication } from '#contract/indications.ts';
import type { staffRoutes } from '#contract/routes/staff.ts';
import { businessSource } from '../businesses/business-source.ts';
import { findIndication } from '../indications/indication-repository.ts';
import { invoiceSource } from '../invoices/invoice-source.ts';
import type { Operations } from '../shared/http/api-handler.ts';
import type { SubjectSource } from '../shared/http/subject-source.ts';

const indicationSource = {
  find: findIndication,
  ownerOf: ({ consumerId }) => consumerId,
  versionOf: ({ version }) => version,
} satisfies SubjectSource<Indication>;

/** Sources that load the targets of this resource's calls. */
export const subjects = {
  business: businessSource,
  indication: indicationSource,
  invoice: invoiceSource,
};

export type StaffOperations = Operations<typeof staffRoutes, typeof subjects>;
