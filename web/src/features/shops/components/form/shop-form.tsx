import { Button, Fieldset, Group, Paper, Stack } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangesNotice, type ChangesNoticeProps, DraftGate } from '#web/platform/drafts/drafts.ts';
import { SendNotice } from '#web/platform/photos/photos.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import type { ShopValues } from '../../shop-values.ts';
import type { ShopFormState as Form } from '../../use-shop-form.ts';
import { useShopTexts } from '../../use-shop-texts.ts';
import { ShopSections } from './shop-sections.tsx';

const invalid = '[aria-invalid="true"]';

/** Call `expectErrors` on submit: sections with errors unfold, and the first invalid field gets the focus. */
function useOpenErrors(errors: FormErrors) {
  const ref = useRef<HTMLFormElement>(null);
  // Errors may come from the server, some time after the submission.
  const isSubmitted = useRef(false);
  useEffect(() => {
    if (!isSubmitted.current || Object.keys(errors).length === 0) return;
    isSubmitted.current = false;
    for (const section of ref.current?.querySelectorAll('details:not([open])') ?? []) {
      if (section.querySelector(invalid)) section.setAttribute('open', '');
    }
    ref.current?.querySelector<HTMLElement>(invalid)?.focus();
  }, [errors]);
  const expectErrors = () => {
    isSubmitted.current = true;
  };
  return { ref, expectErrors };
}

/** Changes that others made while the shop was edited. */
function ShopChanges(props: Pick<ChangesNoticeProps<ShopValues>, 'changes' | 'form'>) {
  const { labelOf, textOf } = useShopTexts();
  type Field = Parameters<typeof labelOf>[0];
  return (
    <ChangesNotice
      {...props}
      labelOf={(field) => labelOf(field as Field)}
      textOf={(field, values) => textOf(field as Field, values)}
    />
  );
}

interface ShopFormProps {
  readonly shopForm: Form;
  /** The phone of the owner's account, the default for a new shop. */
  readonly ownPhone?: string | undefined;
  readonly isLocked?: boolean;
}

/** Creates or changes a shop. */
export function ShopForm({ shopForm, ownPhone, isLocked = false }: ShopFormProps) {
  const { t } = useTranslation();
  const { form, base, draft, photos, changes, failure, isSending, send } = shopForm;
  const { ref, expectErrors } = useOpenErrors(form.errors);
  return (
    <DraftGate draft={draft}>
      <Paper px={{ base: 'min(1rem, 4vw)', sm: 'xl' }} py="xs">
        <form
          ref={ref}
          onSubmit={(event) => {
            expectErrors();
            send(event);
          }}
          noValidate
        >
          <Fieldset variant="unstyled" disabled={isLocked}>
            <ShopSections shopForm={shopForm} ownPhone={ownPhone} isLocked={isLocked} />
          </Fieldset>
          {!isLocked && (
            <Stack gap="md" py="md">
              <ShopChanges changes={changes} form={form} />
              <ErrorAlert error={failure} />
              <SendNotice photos={photos} isSending={isSending} />
              <Group justify="flex-end">
                <Button type="submit" loading={isSending}>
                  {t(base ? 'common.save' : 'shops.form.submit')}
                </Button>
              </Group>
            </Stack>
          )}
        </form>
      </Paper>
    </DraftGate>
  );
}
