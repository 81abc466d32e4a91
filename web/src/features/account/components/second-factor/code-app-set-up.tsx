import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IdentityError } from '#web/lib/auth/identity-error.ts';
import { LazyQrCode } from '#web/product/lazy-qr-code.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.tsx';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { SectionCard } from '#web/ui/page/section-card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { appCodeInput } from '../../account-schemas.ts';
import { askForCodes, newSecretQuery, proveCodeApp } from '../../api/set-up-second-factor.ts';
import { CodeInput } from '../forms/code-input.tsx';
import classes from './code-app-set-up.module.css';
import { LostPhoneHint } from './lost-phone-hint.tsx';

interface AppSecretProps {
  /** In base32. */
  readonly secret: string;
  readonly link: string;
}

/** The secret for a code app: a QR code for another device, a link and text for this phone. */
function AppSecret({ secret, link }: AppSecretProps) {
  const { t } = useTranslation();
  return (
    <div className={classes['root']}>
      <LazyQrCode
        url={link}
        label={t('secondFactor.qrCode')}
        className={classes['code']}
        fallback={<div className={classes['code']} />}
      />
      <Stack gap="sm" className={classes['text'] ?? ''}>
        <div>
          <Text size="sm" c="dimmed">
            {t('secondFactor.key')}
          </Text>
          {/* Groups of four are easier to type. */}
          <code className={classes['secret']}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </div>
        <Group gap="sm">
          <Button
            component="a"
            href={link}
            leftSection={<IconDeviceMobile size={18} aria-hidden="true" />}
          >
            {t('secondFactor.openApp')}
          </Button>
          <CopyButton
            value={secret}
            label={t('secondFactor.copy')}
            copied={t('secondFactor.copied')}
            failed={t('secondFactor.copyFailed')}
          />
        </Group>
      </Stack>
    </div>
  );
}

/** Turns the second factor on with a code of the app. */
function AppCodeForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [isProved, setIsProved] = useState(false);
  const { form, failure, isSending, submit } = useContractForm({
    schema: appCodeInput,
    initialValues: { appCode: '' },
  });
  useEffect(() => {
    if (failure) field.current?.select();
  }, [failure]);

  const send = submit(async ({ appCode }) => {
    // A code works once, so a retry must not send it again.
    if (!isProved) await proveCodeApp(appCode);
    setIsProved(true);
    await askForCodes();
    onDone();
  });

  return (
    <form onSubmit={send} noValidate>
      <Stack gap="md">
        <ErrorAlert error={failure} />
        {failure instanceof IdentityError && failure.code === 'WRONG_APP_CODE' && (
          <Text size="sm" role="status">
            {t('secondFactor.steps.code.reloaded')}
          </Text>
        )}
        <CodeInput {...form.getInputProps('appCode')} ref={field} maw="16rem" />
        <div>
          <Button type="submit" loading={isSending}>
            {t('secondFactor.turnOn')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

interface StepProps {
  readonly name: 'app' | 'secret' | 'code';
  readonly children?: ReactNode;
}

function Step({ name, children }: StepProps) {
  const { t } = useTranslation();
  return (
    <SectionCard
      title={t(`secondFactor.steps.${name}.title`)}
      hint={t(`secondFactor.steps.${name}.hint`)}
    >
      {children}
    </SectionCard>
  );
}

/** A card for users who lost the phone with their code app. */
export function LostPhone() {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('login.code.lost')}>
      <LostPhoneHint />
    </SectionCard>
  );
}

/** Sets up a code app in three steps: install one, give it a new secret, enter a code. */
export function CodeAppSetUp({ onDone }: { readonly onDone: () => void }) {
  const query = useQuery(newSecretQuery);
  return (
    <Stack gap="md">
      <Step name="app" />
      <QueryView query={query} loading={<FormSkeleton fields={3} />}>
        {({ secret, link }) => (
          <>
            <Step name="secret">
              <AppSecret secret={secret} link={link} />
            </Step>
            <Step name="code">
              <AppCodeForm onDone={onDone} />
            </Step>
            <LostPhone />
          </>
        )}
      </QueryView>
    </Stack>
  );
}
