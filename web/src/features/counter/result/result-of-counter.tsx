import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CounterDevice, Entry, LocalCheck } from '#web/platform/outbox/outbox.ts';
import counter from '../counter.module.css';
import type { ShopOfDevice } from '../shop/kept-shop.ts';
import { undoTime } from '../today/rows-of-today.ts';
import { UndoForm } from '../today/undo-form.tsx';
import { ownUseOf } from '../use-entries.ts';
import { describeShown } from './describe.ts';
import { ResultView } from './result-view.tsx';
import type { Shown } from './shown.ts';
import { useShopTitles } from './use-shop-titles.ts';

/** The other shops that the result names: where the voucher was used, or where it may be used. */
function otherShopsOf(shown: Shown, entry: Entry | undefined, ownId: string): readonly string[] {
  if (!('check' in shown)) return [];
  const { refusal, claim } = shown.check;
  const usedIn = entry?.refusal?.redemption?.shopId ?? refusal?.redemption?.shopId;
  const ids = refusal?.code === 'WRONG_SHOP' ? (claim?.shopsIds ?? []) : [usedIn];
  return ids.filter((id) => id !== undefined && id !== ownId) as string[];
}

interface ResultOfCounterProps {
  readonly device: CounterDevice;
  readonly shop: ShopOfDevice;
  readonly entries: readonly Entry[];
  readonly now: Date;
  readonly shown: Shown;
  readonly isTyped: boolean;
  readonly onUse: (check: LocalCheck) => void;
}

/** The result, which follows its entry in the outbox, and can be undone for five minutes. */
export function ResultOfCounter(props: ResultOfCounterProps) {
  const { device, shop, entries, now, shown, isTyped, onUse } = props;
  const { t } = useTranslation();
  const [asking, setAsking] = useState<string>();
  const nonce = shown.step === 'used' ? shown.nonce : undefined;
  const entry = entries.find((one) => one.nonce === nonce);
  const titleOf = useShopTitles(otherShopsOf(shown, entry, shop.id));
  const code = 'check' in shown ? shown.check.code : '';
  const own = ownUseOf(entries, code);
  const description = describeShown(shown, { t, shop, now, titleOf, entry, own });
  const mayUndo =
    description.tone === 'done' &&
    entry !== undefined &&
    now.getTime() - Date.parse(entry.redeemedAt) < undoTime;
  return (
    <div>
      <ResultView {...{ shown, description, isTyped, onUse }} timeZone={shop.timeZone} />
      {mayUndo && asking !== nonce && (
        <button type="button" className={counter['quiet']} onClick={() => setAsking(nonce)}>
          {t('counter.undo.action')}
        </button>
      )}
      {mayUndo && asking === nonce && (
        <UndoForm
          onUndo={(reason) => device.undo(entry, reason)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}
