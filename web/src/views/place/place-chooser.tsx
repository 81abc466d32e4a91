import type { TFunction } from 'i18next';
import { pageLink } from '#contract/pages/page-link.ts';
import type { Place } from '#contract/pages/place-link.ts';
import { chooserId } from './chooser-link.ts';
import classes from './place-chooser.module.css';
import { PlaceFields } from './place-fields.tsx';

interface PlaceChooserProps {
  readonly t: TFunction;
  /** The place of the page. */
  readonly place: Place;
}

/** A form that leads to the offers of another place, closed until it is asked for. */
export function PlaceChooser({ t, place }: PlaceChooserProps) {
  const isCountry = place.state === undefined;
  return (
    <details className={classes['root']}>
      <summary
        className="open-button"
        aria-label={isCountry ? undefined : t('page.place.changeNamed')}
      >
        {t(isCountry ? 'page.place.choose' : 'page.place.change')}
      </summary>
      <form id={chooserId} action={pageLink('offers')} data-place-form="">
        <PlaceFields
          t={t}
          noState={t('page.place.chooseState')}
          isStateRequired
          state={place.state}
        />
        <button type="submit" className="open-button" data-kind="main">
          {t('page.offers.see')}
        </button>
      </form>
    </details>
  );
}
