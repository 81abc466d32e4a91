import type { TFunction } from 'i18next';
import { federativeUnits } from '#contract/brazil/states.ts';
import { longestSearch } from '#contract/shops/longest-search.ts';
import { cutToField } from '../cut-to-field.ts';
import { FormField } from '../form/form-field.tsx';

const listId = 'cities';

/** A mistake in a typed place. */
export type PlaceProblem = 'stateMissing' | 'unknownState' | 'unknownCity';

export interface PlaceFieldsProps {
  readonly t: TFunction;
  /** The choice of the state before one is chosen. */
  readonly noState: string;
  readonly isStateRequired?: boolean;
  /** The visitor's words. */
  readonly state?: string | undefined;
  readonly city?: string | undefined;
  readonly problem?: PlaceProblem | undefined;
}

/** The fields for a state and a city in it. An island suggests the cities of the chosen state. */
export function PlaceFields({ t, noState, isStateRequired = false, ...props }: PlaceFieldsProps) {
  const { state = '', city = '', problem } = props;
  const sentence = problem && t(`page.search.problems.${problem}`);
  return (
    <>
      <FormField
        name="state"
        label={t('page.place.state')}
        problem={problem === 'unknownCity' ? undefined : sentence}
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
        problem={problem === 'unknownCity' ? sentence : undefined}
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
