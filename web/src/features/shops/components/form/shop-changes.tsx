import { ChangesNotice, type ChangesNoticeProps } from '#web/platform/drafts/drafts.ts';
import type { ShopValues } from '../../shop-values.ts';
import { useShopTexts } from '../../use-shop-texts.ts';

/** Changes that others made while the shop was edited. */
export function ShopChanges(props: Pick<ChangesNoticeProps<ShopValues>, 'changes' | 'form'>) {
  const { labelOf, textOf } = useShopTexts();
  type Field = Parameters<typeof labelOf>[0];
  return (
    <ChangesNotice
      {...props}
      labelOf={(field) => labelOf(field as Field)}
      textOf={(field, values) => textOf(field as Field, values)}
    />
  );
}
