import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts/users.ts';
import { partOnDemand } from '#web/platform/code-loading/code-loading.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { usePageTitle } from '#web/ui/page/use-page-title.ts';
import { CounterHeader } from '../counter-header.tsx';
import { CounterOfShop } from '../counter-of-shop.tsx';
import { Failed } from '../shop/failed.tsx';
import { useKeptShop } from '../shop/kept-shop.ts';
import { Loading } from '../shop/notice.tsx';
import { OwnShop } from '../shop/own-shop.tsx';

// Most days begin with a device that knows its shop.
const ChooseShop = partOnDemand(() => import('../shop/choose-shop.tsx'));
const ChangeShop = partOnDemand(() => import('../shop/change-shop.tsx'));

interface ChoiceProps {
  readonly me: User;
  readonly onChosen: () => void;
}

function Choice({ me: { userId, businessId = '' }, onChosen }: ChoiceProps) {
  const [isLost, setIsLost] = useState(false);
  return (
    <>
      <CounterHeader />
      <main>
        {isLost ? (
          <Failed onRetry={() => setIsLost(false)} />
        ) : (
          <ChooseShop
            {...{ userId, businessId, onChosen }}
            fallback={<Loading />}
            onLoadFailure={() => setIsLost(true)}
          />
        )}
      </main>
    </>
  );
}

function CounterOfOwner({ me }: { readonly me: User }) {
  const shop = useKeptShop(me.businessId ?? '');
  const [isChoosing, setIsChoosing] = useState(false);
  if (!shop || isChoosing) return <Choice me={me} onChosen={() => setIsChoosing(false)} />;
  return (
    <CounterOfShop key={shop.id} shop={shop} member={{ kind: 'owner' }}>
      <ChangeShop shop={shop} onChange={() => setIsChoosing(true)} />
    </CounterOfShop>
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
  return me.role === 'validator' ? <CounterOfValidator {...me} /> : <CounterOfOwner me={me} />;
}
