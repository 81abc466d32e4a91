import { Button, Group, NativeSelect, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Validator } from '#contract/validators/validators.ts';
import { shopLabels } from '#web/lib/format/shop-labels.ts';
import { shopTitle } from '#web/lib/format/shop-title.ts';
import { DraftGate } from '#web/platform/drafts/drafts.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { formPadding } from '#web/ui/page/card-padding.ts';
import { useValidatorForm } from '../use-validator-form.tsx';
import type { ValidatorAccess } from '../validator-access.ts';
import type { Room } from './room-for-validator.tsx';

interface ValidatorFormProps {
  readonly room: Room;
  /** The disabled validator to add again with the same e-mail; undefined for a new one. */
  readonly again?: Validator;
  readonly onCreated: (access: ValidatorAccess, id: string) => void;
}

/** Gives a person access to a shop. */
export function ValidatorForm({ room, again, onCreated }: ValidatorFormProps) {
  const { t } = useTranslation();
  const { shops, full, max } = room;
  const { form, draft, failure, isSending, send } = useValidatorForm({
    room,
    again,
    onCreated: ({ id: validatorId, name, email, shopId, shopIdentifier }, password) => {
      const shop = shops.find(({ id }) => id === shopId);
      const access = {
        name,
        email,
        password,
        shop: shop ? shopTitle(shop) : shopIdentifier,
        isRenewed: false,
      };
      onCreated(access, validatorId);
    },
  });
  const options = shopLabels(shops).map(({ value, label }) =>
    full.has(value)
      ? { value, label: t('validators.form.shopFull', { shop: label }), disabled: true }
      : { value, label },
  );
  return (
    <DraftGate draft={draft} textOfSent={t('validators.form.mayBeAdded')}>
      <Paper withBorder p={formPadding}>
        <form onSubmit={send} noValidate>
          <Stack gap="md">
            <TextInput
              label={t('validators.form.name')}
              autoComplete="off"
              autoCapitalize="words"
              {...form.getInputProps('name')}
            />
            <TextInput
              type="email"
              inputMode="email"
              label={t('validators.form.email')}
              description={!again && t('validators.form.emailHint')}
              autoComplete="off"
              autoCapitalize="none"
              readOnly={again !== undefined}
              {...form.getInputProps('email')}
            />
            <NativeSelect
              label={t('validators.form.shop')}
              description={t('validators.form.room', { count: max })}
              {...form.getInputProps('shopId')}
              data={[{ value: '', label: t('validators.form.choose') }, ...options]}
            />
            <Text size="sm" c="dimmed">
              {t('validators.form.passwordNote')}
            </Text>
            <ErrorAlert error={failure} />
            <Group justify="flex-end">
              <Button type="submit" loading={isSending}>
                {t(again ? 'validators.form.submitAgain' : 'validators.form.submit')}
              </Button>
            </Group>
          </Stack>
        </form>
      </Paper>
    </DraftGate>
  );
}
