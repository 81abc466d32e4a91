import { Anchor } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import type { AgreementInput } from '#contract/billing/agreements.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import { partOnDemand } from '#web/platform/code-loading/code-loading.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { useSetAgreement } from '../../api.ts';

// Its fields for money and days load code that the lists of the desk do not need.
const AgreementForm = partOnDemand(() => import('./agreement-form.tsx'));

interface AgreementOfBusinessProps {
  /** The live record of a business of the special size type. */
  readonly business: Business;
  /** Reloads the business, since an agreement creates a new version. */
  readonly onReload: () => Promise<void>;
}

/** A button that opens the agreement with a business of the special size type. */
export function AgreementOfBusiness({ business, onReload }: AgreementOfBusinessProps) {
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
