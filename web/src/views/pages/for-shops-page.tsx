import { planPricesOf } from '#contract/billing/plan-prices.ts';
import { plans } from '#contract/billing/plans.ts';
import { pricesOn } from '#contract/billing/prices-on.ts';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { screenPaths } from '#contract/shops/site-paths.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { ShopWindow } from '#web/ui/brand/shop-window.tsx';
import { OpenPage } from '../page/open-page.tsx';
import type { PageProps } from '../page/page-props.ts';
import { PlanList } from '../plans/plan-list.tsx';
import classes from './for-shops-page.module.css';

interface ForShopsPageProps extends Omit<PageProps, 'isPreview'> {
  readonly now: Date;
}

const gains = ['flyer', 'offers', 'counter', 'found', 'numbers', 'phone'] as const;
const steps = ['account', 'business', 'publish'] as const;

/** The page for owners of shops: the uses of Vitrine, the first steps and the prices. */
export function ForShopsPage({ t, now, ...props }: ForShopsPageProps) {
  const { trialDays, dueDays, graceDays, sizeTypes } = plans;
  const prices = planPricesOf(pricesOn(dayIn('America/Sao_Paulo', now), plans));
  const months = [...prices.values()].map(({ month }) => month);
  const lowest =
    months.length > 0 && t('page.forShops.from', { price: formatMoney(Math.min(...months)) });
  const trial = trialDays > 0 && t('businesses.trial', { count: trialDays });
  const start = (
    <a className={`open-button ${classes['start']}`} href={screenPaths.signup}>
      {t('page.forShops.start')}
    </a>
  );
  const answers = [
    [t('page.forShops.approval.question'), t('page.forShops.approval.answer')],
    ...(trialDays > 0
      ? [
          [t('page.forShops.trial.question'), t('page.forShops.trial.answer')],
          [t('page.forShops.after.question'), t('page.forShops.after.answer', { count: dueDays })],
        ]
      : []),
    [t('page.forShops.late.question'), t('page.forShops.late.answer', { count: graceDays })],
    [t('page.forShops.grow.question'), t('page.forShops.grow.answer')],
    [t('page.forShops.cancel.question'), t('page.forShops.cancel.answer')],
  ] as const;
  return (
    <OpenPage {...{ t, ...props }} className={classes['main']}>
      <section className={classes['head']}>
        <div>
          <p className={classes['for']}>{t('page.forShops.title')}</p>
          <h1>{t('account.claim')}</h1>
          <p className={classes['text']}>{t('account.subclaim')}</p>
          <div className={classes['action']}>
            {start}
            <p>{[lowest, trial].filter(Boolean).join(' · ')}</p>
          </div>
        </div>
        <ShopWindow state="open" className={classes['window']} />
      </section>
      <section>
        <h2>{t('page.forShops.gainsTitle')}</h2>
        <ul className={classes['gains']}>
          {gains.map((gain) => (
            <li key={gain}>
              <h3>{t(`page.forShops.gains.${gain}.title`)}</h3>
              <p>{t(`page.forShops.gains.${gain}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('page.forShops.stepsTitle')}</h2>
        <ol className={classes['steps']}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`page.forShops.steps.${step}.title`)}</h3>
              <p>{t(`page.forShops.steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{t('page.forShops.pricesTitle')}</h2>
        <p className={classes['text']}>
          {trialDays > 0 && `${t('page.forShops.trialOfSizes', { count: trialDays })} `}
          {t('page.forShops.payment')}
        </p>
        <PlanList {...{ t, sizeTypes, prices }} />
        <div className={classes['action']}>{start}</div>
      </section>
      <section>
        <h2>{t('page.forShops.questionsTitle')}</h2>
        <dl className={classes['answers']}>
          {answers.map(([question, answer]) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
    </OpenPage>
  );
}
