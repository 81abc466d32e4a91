import type { TFunction } from 'i18next';
import type { Place } from '#contract/pages/place-link.ts';
import classes from './place-chooser.module.css';
import { PlaceForm } from './place-form.tsx';

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
      <PlaceForm t={t} state={place.state} />
    </details>
  );
}
