import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '#web/lib/clock/use-now.ts';
import type { CounterMember } from '#web/platform/outbox/outbox.ts';
import { ConnectionNote } from './connection-note.tsx';
import classes from './counter.module.css';
import { CounterHeader } from './counter-header.tsx';
import { Camera } from './input/camera.tsx';
import { TypedCode } from './input/typed-code.tsx';
import { useCodeOfLink } from './input/use-code-of-link.ts';
import { useWedge } from './input/use-wedge.ts';
import { type ReadCode, readCode } from './read-code.ts';
import { ResultOfCounter } from './result/result-of-counter.tsx';
import type { Source } from './result/shown.ts';
import { useResult } from './result/use-result.ts';
import { useSettings } from './settings/settings.ts';
import { SettingsPanel } from './settings/settings-panel.tsx';
import { useSignals } from './settings/use-signals.ts';
import type { ShopOfDevice } from './shop/kept-shop.ts';
import { RefusedUses } from './today/refused-uses.tsx';
import { Today } from './today/today.tsx';
import { useDevice } from './use-device.ts';
import { useEntries } from './use-entries.ts';

interface CounterOfShopProps {
  readonly shop: ShopOfDevice;
  readonly member: CounterMember;
  /** The way to another shop. */
  readonly children?: ReactNode;
}

/** The counter of one shop. It may not be kept for another shop. */
export function CounterOfShop({ shop, member, children }: CounterOfShopProps) {
  const { t } = useTranslation();
  const device = useDevice(shop, member);
  const entries = useEntries(device);
  // Advances the times below.
  useNow();
  const now = device.now();
  const settings = useSettings();
  const onSignal = useSignals(settings);
  const { usesAtOnce } = settings;
  const { shown, take, takeSeveral, use } = useResult({ device, usesAtOnce, onSignal });
  const [isTyped, setIsTyped] = useState(false);
  const takeFrom = (source: Source) => (read: ReadCode) => {
    setIsTyped(source === 'typed');
    take(read, source);
  };
  useWedge(takeFrom('scanner'));
  useCodeOfLink(takeFrom('link'));

  const unsent = entries.filter(
    ({ state, undo }) => state === 'unsent' || undo?.state === 'wished',
  );
  return (
    <>
      <CounterHeader shop={shop.title} change={children}>
        {unsent.length > 0 && (
          <span className={classes['unsent']}>
            {t('counter.connection.unsent', { count: unsent.length })}
          </span>
        )}
      </CounterHeader>
      <main className={classes['root']}>
        <div className={classes['work']}>
          <Camera onText={(text) => takeFrom('camera')(readCode(text))} onSeveral={takeSeveral} />
          <ResultOfCounter {...{ device, shop, entries, now, shown, isTyped }} onUse={use} />
          {/* Below the result, whose button must not move while a connection comes and goes. */}
          <ConnectionNote device={device} />
          <TypedCode onRead={takeFrom('typed')} />
        </div>
        <div className={classes['side']}>
          <RefusedUses {...{ device, shop, entries, now }} />
          <Today {...{ device, shop, member, entries, now }} />
          <SettingsPanel settings={settings} />
        </div>
      </main>
    </>
  );
}
