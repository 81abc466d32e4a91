import { plans } from '#contract/billing/plans.ts';
import { type Language, languages } from '#contract/http/languages.ts';
import { translatorOf } from '#test/screens/pages/render-bodies.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { sizeLimitTexts } from '#web/lib/format/size-texts.ts';
import { pageOf } from './support/page-of.ts';

const pageIn = async (language: Language) => ({
  t: await translatorOf(language),
  page: await pageOf('for-shops', { language }),
});

describe.each(languages)('the page for shops in %s', (language) => {
  it('shows each size with its prices and limits, in the order of the plans', async () => {
    const { t, page } = await pageIn(language);
    const cards = [...page.querySelectorAll('li')].filter((item) =>
      item.parentElement?.parentElement?.querySelector(':scope > h2 + p + ul'),
    );
    const names = plans.sizeTypes.map(({ id }) => t(`businesses.sizes.${id}.name`));
    expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual(names);
    for (const [index, sizeType] of plans.sizeTypes.filter(({ special }) => !special).entries()) {
      const prices = plans.prices.filter(({ sizeTypeId }) => sizeTypeId === sizeType.id);
      const facts = [
        ...prices.map(({ price }) => formatMoney(price)),
        ...sizeLimitTexts(t, sizeType),
      ];
      const shown = cards[index]?.textContent ?? '';
      expect(prices).toHaveLength(2);
      expect(facts.filter((fact) => !shown.includes(fact))).toEqual([]);
    }
  });

  it('leads to the sign-up at its top and after the prices', async () => {
    const { page } = await pageIn(language);
    const starts = [...page.querySelectorAll('main a[href="/signup"]')];
    expect(starts).toHaveLength(2);
    const [first, second] = starts;
    const firstPrice = page.querySelector('main li ul');
    expect(first?.closest('section')?.querySelector('h1')).not.toBeNull();
    expect(firstPrice && second?.compareDocumentPosition(firstPrice)).toBe(2);
  });

  it('names the days of the trial, of the payment and of the delay that the plans have', async () => {
    const { t, page } = await pageIn(language);
    const { trialDays, dueDays, graceDays } = plans;
    const text = page.textContent ?? '';
    const sentences = [
      t('businesses.trial', { count: trialDays }),
      t('page.forShops.trialOfSizes', { count: trialDays }),
      t('page.forShops.after.answer', { count: dueDays }),
      t('page.forShops.late.answer', { count: graceDays }),
    ];
    expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
    // The special size is billed from the first day of its agreement.
    for (const { id } of plans.sizeTypes.filter(({ special }) => special)) {
      expect(sentences[1]).toContain(`“${t(`businesses.sizes.${id}.name`)}”`);
    }
  });
});
