import type { TFunction } from 'i18next';
import { federativeUnits } from '#contract/brazil/states.ts';
import { longestSearch } from '#contract/shops/longest-search.ts';
import { cutToField } from '../cut-to-field.ts';
import { FormField } from '../form/form-field.tsx';

const listId = 'cities';

interface PlaceFieldsProps {
  readonly t: TFunction;
  /** The choice of the state before one is chosen. */
  readonly noState: string;
  readonly isStateRequired?: boolean;
  /** The visitor's words. */
  readonly state?: string | undefined;
  readonly city?: string | undefined;
  readonly stateProblem?: string | undefined;
  readonly cityProblem?: string | undefined;
}

/** The fields for a state and a city in it. An island suggests the cities of the chosen state. */
export function PlaceFields({ t, noState, isStateRequired = false, ...props }: PlaceFieldsProps) {
  const { state = '', city = '', stateProblem, cityProblem } = props;
  return (
    <>
      <FormField
        name="state"
        label={t('page.place.state')}
        problem={stateProblem}
        input={(attributes) => (
          <select {...attributes} required={isStateRequired} defaultValue={state}>
            <option value="">{noState}</option>
            {federativeUnits.map(({ uf, state: name }) => (
              <option key={uf} value={uf}>
                {name}
              </option>
            ))}
          </select>
        )}
      />
      <FormField
        name="city"
        label={t('page.place.anyCity')}
        problem={cityProblem}
        input={(attributes) => (
          <input
            {...attributes}
            list={listId}
            maxLength={longestSearch}
            autoComplete="off"
            defaultValue={cutToField(city)}
          />
        )}
      />
      <datalist id={listId} />
    </>
  );
}
