import type { BusinessForStaff } from '#contract/staff.ts';
import { Applicant } from './applicant.tsx';
import { DecisionsLink } from './decisions-link.tsx';
import { ReviewedFields } from './reviewed-fields.tsx';
import { TaxIdLookUp } from './tax-id-look-up.tsx';

/** What staff decide by: what they review, whose CNPJ it is, who registered it, and earlier decisions. */
export function BusinessFacts({ business }: { readonly business: BusinessForStaff }) {
  const { id, previousActive, name, legalRegister, applicant } = business;
  return (
    <>
      <ReviewedFields business={business} />
      {legalRegister && <TaxIdLookUp cnpj={legalRegister} />}
      {applicant && <Applicant applicant={applicant} />}
      <div>
        <DecisionsLink businessId={previousActive ?? id} name={name} />
      </div>
    </>
  );
}
