import { Anchor, Button, Group, NativeSelect, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Validator, validatorInput } from '#contract/validators/validators.ts';
import { shopLabels } from '#web/lib/format/shop-labels.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { DraftGate, useDraft } from '#web/platform/drafts/drafts.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.tsx';
import { formPadding } from '#web/ui/page/section-card.tsx';
import { useCreateValidator } from '../api.ts';
import { findOwnValidator } from '../find-own-validator.ts';
import { newTemporaryPassword } from '../temporary-password.ts';
import type { ValidatorAccess } from './access-card.tsx';
import type { Room } from './room-for-validator.tsx';

interface ValidatorValues extends Record<string, unknown> {
  name: string;
  email: string;
  shopId: string;
}

interface ValidatorFormOptions {
  readonly room: Room;
  /** The disabled validator to add again; undefined for a new one. */
  readonly again: Validator | undefined;
  readonly onCreated: (validator: Validator, password: string) => void;
}

function initialValuesOf({ shops, full }: Room, again: Validator | undefined): ValidatorValues {
  const open = shops.filter(({ id }) => !full.has(id));
  const earlier = open.find(({ id }) => id === again?.shopId);
  const only = shops.length === 1 ? open[0] : undefined;
  return {
    name: again?.name ?? '',
    email: again?.email ?? '',
    shopId: (earlier ?? only)?.id ?? '',
  };
}

/** The form that adds a validator. The password is created here, and no draft contains it. */
function useValidatorForm({ room, again, onCreated }: ValidatorFormOptions) {
  const { t } = useTranslation();
  const client = useQueryClient();
  // Every attempt sends the same password, since it may already be valid after a lost answer.
  const [temporaryPassword] = useState(newTemporaryPassword);
  const [initialValues] = useState(() => initialValuesOf(room, again));
  const { mutateAsync: createValidator } = useCreateValidator();
  const { form, failure, isSending, submit } = useContractForm({
    schema: validatorInput,
    initialValues,
    toInput: (values: ValidatorValues) => ({ ...values, temporaryPassword }),
  });
  const draft = useDraft(form, {
    version: undefined,
    omit: [],
    startOf: () => initialValues,
    sendsSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  });

  const explainTaken = async (email: string) => {
    const typed = form.getValues().email;
    form.setFieldError('email', t('errors.VALIDATOR_EMAIL_TAKEN'));
    form.getInputNode('email')?.focus();
    // If the look-up fails, the general message stays.
    const own = await findOwnValidator(client, room.businessId, email).catch(() => undefined);
    if (!own || form.getValues().email !== typed) return;
    form.setFieldError(
      'email',
      <>
        {t('validators.form.alreadyAdded')}{' '}
        <Anchor
          component={Link}
          to={linkToScreen('validator', { id: own.id })}
          replace
          inherit
          c="inherit"
          underline="always"
        >
          {t('validators.form.openExisting')}
        </Anchor>
      </>,
    );
  };

  const send = submit(async (body) => {
    try {
      // The draft notes that it was sent, but not with the request's key: after a reload the password differs, and the
      // API would refuse the key.
      draft.intent.for([body.name, body.email, body.shopId]);
      const created = await createValidator({ params: { id: room.businessId }, body });
      draft.deleteDraft();
      onCreated(created, body.temporaryPassword);
    } catch (error) {
      draft.intent.finish(error);
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'VALIDATOR_EMAIL_TAKEN') await explainTaken(body.email);
      else if (code === 'LIMIT_OF_SIZE_TYPE_REACHED') {
        form.setFieldError('shopId', t('validators.form.shopIsFull'));
        form.getInputNode('shopId')?.focus();
      } else throw error;
    }
  });

  return { form, draft, failure, isSending, send };
}

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
      <Paper p={formPadding}>
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
