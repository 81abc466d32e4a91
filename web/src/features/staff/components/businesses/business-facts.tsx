import { Group } from '@mantine/core';
import { isSpecial } from '#contract/businesses/size-type-ids.ts';
import type { BusinessForStaff } from '#contract/staff/staff.ts';
import { DecisionsLink } from '../decisions/decisions-link.tsx';
import { AgreementOfBusiness } from './agreement-of-business.tsx';
import { Applicant } from './applicant.tsx';
import { LeftOwing } from './left-owing.tsx';
import { OfferedByBusiness } from './offered-by-business.tsx';
import { ReviewedFields } from './reviewed-fields.tsx';
import { SameTaxId } from './same-tax-id.tsx';
import { TaxIdLookUp } from './tax-id-look-up.tsx';

interface BusinessFactsProps {
  readonly business: BusinessForStaff;
  readonly onReload: () => Promise<void>;
}

/** The facts for a decision: reviewed fields, tax id, applicant and earlier decisions. */
export function BusinessFacts({ business, onReload }: BusinessFactsProps) {
  const { id, previousActive, name, legalRegister, applicant, sameTaxId, leftOwing } = business;
  const taxIdType = legalRegister ? 'CNPJ' : 'CPF';
  const live = business.active ?? business;
  const mayAgree = isSpecial(live) && live.status !== 'closed';
  return (
    <>
      <ReviewedFields business={business} />
      {sameTaxId.length > 0 && <SameTaxId taxIdType={taxIdType} others={sameTaxId} />}
      {leftOwing && <LeftOwing taxIdType={taxIdType} debts={leftOwing} />}
      {legalRegister && <TaxIdLookUp cnpj={legalRegister} />}
      {applicant && <Applicant applicant={applicant} />}
      <Group gap="xl">
        {mayAgree && <AgreementOfBusiness business={live} onReload={onReload} />}
        <OfferedByBusiness id={id} name={name} />
        <DecisionsLink businessId={previousActive ?? id} name={name} />
      </Group>
    </>
  );
}
