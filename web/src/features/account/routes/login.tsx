import { Alert, Button, Stack, Text } from '@mantine/core';
import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form';
import { type ComponentType, type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { FieldErrorCode } from '#contract/http/errors.ts';
import { hasSessionEnded } from '#web/lib/auth/session-end.ts';
import { isCheckinPath } from '#web/screens/link-to-screen.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { FieldMessage } from '#web/ui/form/field-message.tsx';
import { useLand } from '../account-navigation.ts';
import { type AccountNavigationState, useAccountNavigationState } from '../account-state.ts';
import { type Credentials, signInWith } from '../api/sign-in.ts';
import { EmailField, PasswordInput } from '../components/forms/account-fields.tsx';
import {
  AccountPage,
  OffersLink,
  TextLink,
  useAccountLinks,
} from '../components/forms/account-page.tsx';
import type { CodeStepProps } from '../components/second-factor/code-step.tsx';

const errorOf = (path: keyof Credentials, code: FieldErrorCode | false | undefined) =>
  code && <FieldMessage code={code} path={path} />;

/** The form of the sign-in, without a schema, since this first page must not load zod. */
function useLoginForm(initialEmail: string, send: (input: Credentials) => Promise<void>) {
  const [failure, setFailure] = useState<unknown>();
  const [isSending, setIsSending] = useState(false);
  const form: UseFormReturnType<Credentials> = useForm({
    initialValues: { email: initialEmail, password: '' },
    validate: ({ email, password }): FormErrors => ({
      email: errorOf(
        'email',
        email.trim()
          ? form.getInputNode<HTMLInputElement, 'email'>('email')?.validity.typeMismatch &&
              'INVALID_FORMAT'
          : 'REQUIRED',
      ),
      password: errorOf('password', password.trim() === '' && 'REQUIRED'),
    }),
  });

  const submit: (event: FormEvent<HTMLFormElement>) => void = form.onSubmit(
    async ({ email, password }) => {
      setFailure(undefined);
      setIsSending(true);
      try {
        // Passwords of the identity service have no white space at the ends, but pasted text may.
        await send({ email: email.trim().toLowerCase(), password: password.trim() });
      } catch (error) {
        setFailure(error);
      } finally {
        setIsSending(false);
      }
    },
    ({ email }) => form.getInputNode(email ? 'email' : 'password')?.focus(),
  );

  return { form, failure, isSending, submit };
}

type Notice = NonNullable<AccountNavigationState['notice']>;

const ofOtherPages = ['confirm-first', 'reset-first', 'already-created'] as const;

const isOfLogin = (notice: Notice): notice is Exclude<Notice, (typeof ofOtherPages)[number]> =>
  !ofOtherPages.some((other) => other === notice);

/** The sign-in; it leads to the page in `?from=` or to the user's landing screen. */
export default function Login() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const land = useLand();
  const { from, purpose, to } = useAccountLinks();
  const subtitle = isCheckinPath(from) ? 'ofCheckin' : purpose;
  const hasEnded = hasSessionEnded();
  const { email = '', notice } = useAccountNavigationState();
  /** The code step, loaded on demand: few people have a code app, and it needs code that this page does not. */
  const [CodeStep, setCodeStep] = useState<ComponentType<CodeStepProps>>();
  /** Set after the user leaves the code step, with the failure, if any, that ended it. */
  const [left, setLeft] = useState<{ readonly failure: unknown }>();
  const { form, failure, isSending, submit } = useLoginForm(email, async (credentials) => {
    setLeft(undefined);
    const result = await signInWith(credentials);
    const goOn = (screen: 'confirmSignup' | 'forgot', notice: Notice) => {
      const state: AccountNavigationState = { email: credentials.email, notice };
      navigate(to(screen), { replace: true, state });
    };
    if (result === 'confirm-signup') {
      goOn('confirmSignup', 'confirm-first');
    } else if (result === 'reset-password') {
      goOn('forgot', 'reset-first');
    } else if (result === 'code-required') {
      const step = await import('../components/second-factor/code-step.tsx');
      setCodeStep(() => step.default);
    } else {
      await land(result === 'signed-in-as-other');
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the step of the code was left.
  useEffect(() => {
    if (left) form.getInputNode('password')?.focus();
  }, [left]);

  if (CodeStep) {
    return (
      <CodeStep
        // If the landing page does not load, the guard of this page retries and shows why.
        onSignedIn={(isOther) =>
          land(isOther).catch(() => navigate(to('login'), { replace: true }))
        }
        onBack={(failure) => {
          setCodeStep(undefined);
          setLeft({ failure });
        }}
      />
    );
  }

  return (
    <AccountPage title={t('login.title')} subtitle={t(`login.${subtitle}`)}>
      {hasEnded && !failure && (
        <Alert color="yellow" role="status">
          {t('login.sessionEnded')}
        </Alert>
      )}
      {notice && isOfLogin(notice) && !failure && !left && (
        <Alert color="teal" role="status">
          {t(`login.notices.${notice}`)}
        </Alert>
      )}
      <ErrorAlert error={failure ?? left?.failure} />
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <EmailField {...form.getInputProps('email')} />
          <PasswordInput
            label={t('account.password')}
            name="password"
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
          <Text ta="end">
            <TextLink to={to('forgot')} state={{ email: form.values.email }}>
              {t('login.forgot')}
            </TextLink>
          </Text>
          <Button type="submit" loading={isSending} fullWidth>
            {t('login.submit')}
          </Button>
        </Stack>
      </form>
      <Text ta="center">
        {t('login.noAccount')} <TextLink to={to('signup')}>{t('login.signup')}</TextLink>
      </Text>
      <OffersLink />
    </AccountPage>
  );
}
