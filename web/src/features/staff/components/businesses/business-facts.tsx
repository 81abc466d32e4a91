import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AgreementInput } from '#contract/billing/agreements.ts';
import { formatTaxId } from '#contract/brazil/format-numbers.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import { isSpecial } from '#contract/businesses/size-type-ids.ts';
import type { BusinessForStaff, Contact, Debt, OtherBusiness } from '#contract/staff/staff.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { sizeName } from '#web/lib/format/size-texts.ts';
import { partOnDemand } from '#web/platform/code-loading/code-loading.ts';
import { type ReviewedField, reviewedValues } from '#web/product/business/reviewed-fields.ts';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { useSetAgreement } from '../../api.ts';
import { ContactLinks } from '../desk/contact-links.tsx';
import { DecisionsLink } from '../desk/decisions-link.tsx';
import { ChangedValue, FieldList } from '../desk/field-list.tsx';
import { OfferedByBusiness } from './offered-by-business.tsx';

// Its fields for money and days load code that the lists of the desk do not need.
const AgreementForm = partOnDemand(() => import('./agreement-form.tsx'));

interface AgreementOfBusinessProps {
  /** The live record of a business of the special size type. */
  readonly business: Business;
  /** Reloads the business, since an agreement creates a new version. */
  readonly onReload: () => Promise<void>;
}

/** A button that opens the agreement with a business of the special size type. */
function AgreementOfBusiness({ business, onReload }: AgreementOfBusinessProps) {
  const { t } = useTranslation();
  const { id, name, version } = business;
  const [isOpen, { open, close }] = useDisclosure();
  const { mutateAsync: setAgreement, isPending } = useSetAgreement();
  const agree = async (body: AgreementInput) => {
    await setAgreement({ params: { id }, body, version });
    close();
    await showToast(t('staff.agreement.saved', { name }));
    // The agreement is saved even if this reload fails; the next decision then reports a version conflict.
    await onReload().catch(() => undefined);
  };
  return (
    <>
      <Anchor
        component="button"
        type="button"
        fw={550}
        onClick={open}
        aria-label={t('staff.agreement.openNamed', { name })}
      >
        {t('staff.agreement.open')}
      </Anchor>
      <FormDialog
        title={t('staff.agreement.title', { name })}
        fields={6}
        isOpen={isOpen}
        isBusy={isPending}
        onClose={close}
      >
        {(loading) => (
          <AgreementForm
            {...loading}
            business={business}
            onClose={close}
            onAgree={agree}
            onReload={onReload}
          />
        )}
      </FormDialog>
    </>
  );
}

/** The public page of the tax office (Receita Federal). It takes no number in its URL, and has a captcha. */
const lookUpPage =
  'https://solucoes.receita.fazenda.gov.br/Servicos/cnpjreva/cnpjreva_solicitacao.asp';

/** Copies a CNPJ, and opens the tax office's page that shows its owner. */
function TaxIdLookUp({ cnpj }: { readonly cnpj: string }) {
  const { t } = useTranslation();
  return (
    <Group gap="xs">
      <CopyButton
        size="sm"
        px="sm"
        value={formatTaxId(cnpj)}
        label={t('staff.lookUp.copy')}
        copied={t('staff.lookUp.copied')}
        failed={t('staff.lookUp.copyFailed')}
      />
      <Button
        component="a"
        href={lookUpPage}
        target="_blank"
        rel="noreferrer"
        variant="default"
        size="sm"
        px="sm"
        leftSection={<IconExternalLink size={18} aria-hidden="true" />}
      >
        {t('staff.lookUp.open')}
      </Button>
    </Group>
  );
}

interface SameTaxIdProps {
  readonly taxIdType: 'CNPJ' | 'CPF';
  readonly others: readonly OtherBusiness[];
}

/** Other businesses with the same tax id, with the decision on each. */
function SameTaxId({ taxIdType, others }: SameTaxIdProps) {
  const { t } = useTranslation();
  return (
    <Alert
      role="note"
      color="yellow"
      variant="light"
      title={t('staff.sameTaxId', { count: others.length, taxIdType })}
    >
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {others.map(({ id, name, status }) => (
          <Group component="li" key={id} gap="sm">
            <Text span fw={550} style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Text>
            <StatusBadge status={status} />
            <DecisionsLink businessId={id} name={name} isInNote />
          </Group>
        ))}
      </Stack>
    </Alert>
  );
}

/** The fields that staff review; a field that a revision changes also shows its current value. */
function ReviewedFields({ business }: { readonly business: BusinessForStaff }) {
  const { t } = useTranslation();
  const textOf = (field: ReviewedField, value: string) => {
    if (value === '') return t(field === 'legalName' ? 'staff.missingLegalName' : 'staff.missing');
    return field === 'sizeTypeId' ? sizeName(t, value) : value;
  };
  return (
    <FieldList
      fields={reviewedValues(business, business.active).map(({ field, value, before }) => ({
        name: t(`staff.fields.${field}`),
        value:
          before === undefined ? (
            textOf(field, value)
          ) : (
            <ChangedValue before={textOf(field, before)} after={textOf(field, value)} />
          ),
      }))}
    />
  );
}

interface LeftOwingProps {
  readonly taxIdType: 'CNPJ' | 'CPF';
  readonly debts: readonly Debt[];
}

/** Unpaid debts of closed businesses with the same tax id; staff see them before an approval. */
function LeftOwing({ taxIdType, debts }: LeftOwingProps) {
  const { t } = useTranslation();
  return (
    <Alert role="note" color="yellow" variant="light" title={t('staff.leftOwing', { taxIdType })}>
      {debts.map(({ amount, on }) => (
        <Text key={`${on} ${amount}`}>
          {t('staff.leftOwingOn', { amount: formatMoney(amount), day: formatDay(on) })}
        </Text>
      ))}
    </Alert>
  );
}

/** The person who registered a business, with their contacts. */
function Applicant({ applicant: { name, email, phone } }: { readonly applicant: Contact }) {
  const { t } = useTranslation();
  return (
    <Stack gap={6}>
      <Text size="sm" c="dimmed">
        {t('staff.contact.title')}
      </Text>
      {name && <Text fw={550}>{name}</Text>}
      <ContactLinks name={name ?? email} email={email} phone={phone} />
    </Stack>
  );
}

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
