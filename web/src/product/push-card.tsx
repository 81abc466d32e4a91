import { Alert, Stack, Switch } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { appConfig } from '#web/config/app-config.ts';
import { isInstalled, isIos } from '#web/lib/install/device.ts';
import { useLoadWhenIdle } from '#web/platform/code-loading/code-loading.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { registerWhenIdle } from '#web/platform/offline/offline.ts';
import {
  type PushState,
  pushStateOf,
  subscriptionIdOf,
  switchPushOff,
  switchPushOn,
} from '#web/platform/push/push.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { SectionCard } from '#web/ui/page/section-card.tsx';
import { showToast } from '#web/ui/toast/toast.ts';

const hasInterfaces = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether this browser supports push messages; it may still refuse the worker, which is registered later. */
function useIsSupported(): boolean {
  const [isSupported, setIsSupported] = useState(hasInterfaces);
  const check = useCallback(async () => {
    try {
      await registerWhenIdle();
    } catch (error) {
      console.error(error);
      setIsSupported(false);
    }
  }, []);
  useLoadWhenIdle(check);
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

/** Returns the text about an obstacle; for an installed app, the permission is in the settings of the device. */
const obstacleText = (state: keyof typeof obstacles) =>
  state === 'denied' && isInstalled() ? 'push.deniedInApp' : obstacles[state];

interface PushCardProps {
  /** Whether it only offers messages to a waiting owner; then it is hidden if this browser cannot get them. */
  readonly isOffer?: boolean;
}

/** Switches push messages on this device on and off, or explains the obstacle. Hidden if the stage sends none. */
export function PushCard({ isOffer = false }: PushCardProps) {
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
  const state = stateFor(userId, isSupported);
  const isSwitch = state === 'on' || state === 'off';
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The switch that the user pressed is gone, for example after the permission was refused.
    if (!isSwitch && variables !== undefined) title.current?.focus();
  }, [isSwitch, variables]);
  const isRefused = state === 'unsupported' || state === 'denied';
  // A user who has just refused the permission can read how to give it.
  if (state === 'absent' || (isOffer && isRefused && variables === undefined)) return null;
  return (
    <SectionCard
      title={t('push.title')}
      hint={<span role="status">{t(isSwitch ? 'push.hint' : obstacleText(state))}</span>}
      headingRef={title}
    >
      {(isSwitch || error) && (
        <Stack gap="sm">
          {isSwitch && (
            <Switch
              size="md"
              styles={{ body: { alignItems: 'center', minHeight: 44 } }}
              label={t('push.switch')}
              checked={isPending ? variables : state === 'on'}
              aria-busy={isPending}
              onChange={({ currentTarget: { checked } }) => !isPending && mutate(checked)}
            />
          )}
          {error instanceof ApiError ? (
            <ErrorAlert error={error} context="page" />
          ) : (
            error && (
              <Alert color="red" variant="light" role="alert">
                {t('push.failed')}
              </Alert>
            )
          )}
        </Stack>
      )}
    </SectionCard>
  );
}
