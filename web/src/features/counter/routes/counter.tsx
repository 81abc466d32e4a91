import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts/users.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { usePageTitle } from '#web/ui/page/use-page-title.ts';
import { CounterHeader } from '../counter-header.tsx';
import { CounterOfShop } from '../counter-of-shop.tsx';
import { ChooseShop } from '../shop/choose-shop.tsx';
import { useKeptShop } from '../shop/kept-shop.ts';
import { OwnShop } from '../shop/own-shop.tsx';
import { useMayChange } from '../shop/use-may-change.ts';

function CounterOfOwner({ businessId = '' }: Pick<User, 'businessId'>) {
  const shop = useKeptShop(businessId);
  const mayChange = useMayChange(businessId, shop);
  const [isChoosing, setIsChoosing] = useState(false);
  if (shop && !isChoosing) {
    const change = mayChange ? () => setIsChoosing(true) : undefined;
    return (
      <CounterOfShop key={shop.id} shop={shop} member={{ kind: 'owner' }} onChangeShop={change} />
    );
  }
  return (
    <>
      <CounterHeader />
      <main>
        <ChooseShop businessId={businessId} onChosen={() => setIsChoosing(false)} />
      </main>
    </>
  );
}

function CounterOfValidator({ businessId = '', shopId = '', validatorId = '' }: User) {
  const shop = useKeptShop(businessId, shopId);
  if (shop) return <CounterOfShop shop={shop} member={{ kind: 'validator', validatorId }} />;
  return (
    <>
      <CounterHeader />
      <main>
        <OwnShop shopId={shopId} />
      </main>
    </>
  );
}

/** The counter: checks vouchers and uses them in the shop of this device. */
export default function Counter() {
  const { t } = useTranslation();
  usePageTitle(t('counter.title'));
  const me = useMe();
  return me.role === 'validator' ? (
    <CounterOfValidator {...me} />
  ) : (
    <CounterOfOwner {...(me.businessId && { businessId: me.businessId })} />
  );
}
