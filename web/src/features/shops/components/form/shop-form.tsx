import { Button, Fieldset, Group, Paper, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DraftGate } from '#web/platform/drafts/drafts.ts';
import { SendNotice } from '#web/platform/photos/photos.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { useOpenErrors } from '../../use-open-errors.ts';
import type { ShopFormState as Form } from '../../use-shop-form.ts';
import { ShopChanges } from './shop-changes.tsx';
import { ShopSections } from './shop-sections.tsx';

interface ShopFormProps {
  readonly shopForm: Form;
  /** The phone of the owner's account, the default for a new shop. */
  readonly ownPhone?: string | undefined;
  readonly isLocked?: boolean;
}

/** Creates or changes a shop. */
export function ShopForm({ shopForm, ownPhone, isLocked = false }: ShopFormProps) {
  const { t } = useTranslation();
  const {
    form,
    base,
    wasApproved,
    draft,
    sentIdentifier,
    photos,
    changes,
    failure,
    isSending,
    send,
  } = shopForm;
  const { ref, expectErrors } = useOpenErrors(form.errors);
  return (
    <DraftGate draft={draft}>
      <Paper withBorder px={{ base: 'min(1rem, 4vw)', sm: 'xl' }} py="xs">
        <form
          ref={ref}
          onSubmit={(event) => {
            expectErrors();
            send(event);
          }}
          noValidate
        >
          <Fieldset variant="unstyled" disabled={isLocked}>
            <ShopSections
              form={form}
              base={base}
              wasApproved={wasApproved}
              sentIdentifier={sentIdentifier}
              ownPhone={ownPhone}
              photos={photos}
              isLocked={isLocked}
            />
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
