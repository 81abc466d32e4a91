import type { UseFormReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { freeIdentifierQuery } from './api.ts';
import { identifierCandidates } from './identifier-candidates.ts';
import type { ShopValues } from './shop-values.ts';
import { speakableWords } from './speakable-words.ts';

/** Milliseconds without typing before the availability is checked. */
const pause = 400;

/** Fills in a free identifier as an initial value, until the user types one. */
export function useSuggestedIdentifier(
  form: UseFormReturnType<ShopValues>,
  businessName: string,
): void {
  const client = useQueryClient();
  const [address] = useDebouncedValue(form.values.address, pause);
  const candidates = identifierCandidates(speakableWords(businessName), address);
  const { data: free } = useQuery({
    ...freeIdentifierQuery(client, candidates),
    enabled: candidates.length > 0,
  });
  const latest = useRef(form);
  latest.current = form;

  useEffect(() => {
    const { getValues, getInitialValues, setInitialValues, setFieldValue } = latest.current;
    const initial = getInitialValues();
    const { shopIdentifier } = getValues();
    if (!free || free === shopIdentifier || shopIdentifier !== initial.shopIdentifier) return;
    setInitialValues({ ...initial, shopIdentifier: free });
    setFieldValue('shopIdentifier', free);
  }, [free]);
}
