import { useTranslation } from 'react-i18next';
import { showClaimCode } from '#contract/claims/claim-code.ts';
import type { CounterDevice, Entry } from '#web/platform/outbox/outbox.ts';
import counter from '../counter.module.css';
import { describeRefusal, type RefusalContext } from '../result/refusal-text.ts';
import { useShopTitles } from '../result/use-shop-titles.ts';
import { whenText } from '../when-text.ts';
import classes from './today.module.css';

interface RefusedUsesProps extends Pick<RefusalContext, 'shop' | 'now'> {
  readonly device: CounterDevice;
  readonly entries: readonly Entry[];
}

const isRefused = ({ state, undo }: Entry) => state === 'refused' || undo?.state === 'refused';

/** Uses of this device that the server did not accept, until somebody has read that. */
export function RefusedUses({ device, entries, shop, now }: RefusedUsesProps) {
  const { t } = useTranslation();
  const refused = entries.filter(isRefused);
  const others = refused
    .map(({ refusal }) => refusal?.redemption?.shopId)
    .filter((id) => id !== undefined && id !== shop.id);
  const titleOf = useShopTitles([...new Set(others)] as string[]);
  if (refused.length === 0) return null;
  return (
    <section className={classes['refused']} aria-labelledby="counter-refused">
      <h2 id="counter-refused">{t('counter.late.title')}</h2>
      <p>{t('counter.late.hint')}</p>
      <ul>
        {refused.map((entry) => {
          const { nonce, code, title = showClaimCode(code), redeemedAt, refusal } = entry;
          const when = whenText(t, shop.timeZone, redeemedAt, now);
          const said = describeRefusal(
            { code: refusal?.code ?? 'other', redemption: refusal?.redemption },
            { t, shop, now, titleOf },
          );
          const isUndo = entry.undo?.state === 'refused';
          return (
            <li key={nonce}>
              <p>
                <strong>{t('counter.late.row', { title, when })}</strong>
              </p>
              <p>{isUndo ? t('counter.late.undo') : `${said.title}. ${said.text}`}</p>
              <button
                type="button"
                className={counter['plain']}
                aria-label={t('counter.late.dismissNamed', { title })}
                onClick={() => device.dismiss(entry)}
              >
                {t('counter.late.dismiss')}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
