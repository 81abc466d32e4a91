import { Alert, Paper, Stack, Switch, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { appConfig } from '#web/config/app-config.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { isInstalled, isIos } from '#web/lib/install/device.ts';
import { subscriptionIdOf } from '#web/lib/push/push-device.ts';
import { type PushState, pushStateOf } from '#web/lib/push/push-state.ts';
import { switchPushOff, switchPushOn } from '#web/lib/push/push-switch.ts';
import { registerWorker } from '#web/lib/worker/register-worker.ts';
import { useMe } from '#web/session/get-me.ts';
import { cardPadding } from '#web/ui/card-padding.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { showToast } from '#web/ui/toast/toast.ts';

const hasInterfaces = () => 'PushManager' in window && 'Notification' in window;

/** Whether this browser can have push messages at all; undefined until it is known. */
function useIsSupported(): boolean | undefined {
  const [isSupported, setIsSupported] = useState<boolean>();
  useEffect(() => {
    let isMounted = true;
    registerWorker().then(
      () => isMounted && setIsSupported(hasInterfaces()),
      (error: unknown) => {
        console.error(error);
        if (isMounted) setIsSupported(false);
      },
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return isSupported;
}

const stateFor = (userId: string, isSupported: boolean): PushState =>
  pushStateOf({
    hasKey: appConfig().pushPublicKey !== undefined,
    isSupported,
    isIos: isIos(),
    isInstalled: isInstalled(),
    permission: 'Notification' in window ? Notification.permission : 'default',
    isChosen: subscriptionIdOf(userId) !== undefined,
  });

const obstacles = {
  'install-first': 'push.installFirst',
  unsupported: 'push.unsupported',
  denied: 'push.denied',
} as const;

/** What is in the way; the permission of an installed app is changed in the settings of the device. */
const obstacleText = (state: keyof typeof obstacles) =>
  state === 'denied' && isInstalled() ? 'push.deniedInApp' : obstacles[state];

/** Switches push messages to this device on and off, or says what is in the way. Absent where the stage sends none. */
export function PushCard() {
  const { t } = useTranslation();
  const { userId } = useMe();
  const isSupported = useIsSupported();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (!isOn) await switchPushOff(userId);
      else if (!(await switchPushOn(userId))) return;
      await showToast(t(isOn ? 'push.on' : 'push.off'));
    },
  });
  const state = stateFor(userId, isSupported ?? true);
  const isSwitch = state === 'on' || state === 'off';
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The switch that the user has used is gone, as after the permission was refused.
    if (!isSwitch && variables !== undefined) title.current?.focus();
  }, [isSwitch, variables]);
  if (state === 'absent') return null;
  return (
    <Paper component="section" withBorder p={cardPadding}>
      <Stack gap="sm">
        <div>
          <Title order={2} size="h3" ref={title} tabIndex={-1}>
            {t('push.title')}
          </Title>
          <Text c="dimmed" size="sm" role="status">
            {t(isSwitch ? 'push.hint' : obstacleText(state))}
          </Text>
        </div>
        {isSwitch && (
          <Switch
            size="md"
            styles={{ body: { alignItems: 'center', minHeight: 44 } }}
            label={t('push.switch')}
            checked={isPending ? variables : state === 'on'}
            aria-busy={isPending}
            disabled={isSupported === undefined}
            onChange={({ currentTarget: { checked } }) => !isPending && mutate(checked)}
          />
        )}
        {error instanceof ApiError ? (
          <ErrorAlert error={error} place="page" />
        ) : (
          error && (
            <Alert color="red" variant="light" role="alert">
              {t('push.failed')}
            </Alert>
          )
        )}
      </Stack>
    </Paper>
  );
}
