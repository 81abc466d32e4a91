import { Button, Group, Paper, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { cardPadding } from '#web/ui/card-padding.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { changeName } from '../api/change-name.ts';
import { profileQuery } from '../api/get-profile.ts';
import { personName } from '../signup-schema.ts';

const nameInput = z.object({ name: personName });

/** Changes the user's name. */
export function NameForm({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { form, failure, isSending, submit } = useContractForm({
    schema: nameInput,
    initialValues: { name },
  });

  const send = submit(async (input) => {
    await changeName(input.name);
    await client.invalidateQueries({ queryKey: profileQuery.queryKey });
    await showToast(t('profile.nameSaved'));
  });

  return (
    <Paper component="section" withBorder p={cardPadding}>
      <form onSubmit={send} noValidate>
        <Stack gap="md">
          <ErrorAlert error={failure} />
          <TextInput
            label={t('account.name')}
            name="name"
            autoComplete="name"
            {...form.getInputProps('name')}
          />
          <Group justify="flex-end">
            <Button type="submit" loading={isSending}>
              {t('common.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}
