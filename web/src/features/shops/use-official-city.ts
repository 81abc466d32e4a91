import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { foldCity } from '#contract/shops/fold-city.ts';
import { municipalitiesQuery } from './api.ts';
import type { ShopValues } from './shop-values.ts';

const field = 'address.city';

/** Returns the municipalities of the state, and a function that gives the city its official spelling. */
export function useOfficialCity(form: UseFormReturnType<ShopValues>) {
  const { city, state } = form.values.address;
  const { data: names = [] } = useQuery(municipalitiesQuery(state));
  const official = names.find((name) => foldCity(name) === foldCity(city));
  const applyOfficialName = () => {
    const isEdited = city !== form.getInitialValues().address.city;
    if (isEdited && official !== undefined && official !== city)
      form.setFieldValue(field, official);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form changes at each key
  useEffect(() => {
    if (document.activeElement !== form.getInputNode(field)) applyOfficialName();
  }, [city, official]);
  return { names, applyOfficialName };
}
