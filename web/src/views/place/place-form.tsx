import { pageLink } from '#contract/pages/page-link.ts';
import { chooserId } from './chooser-link.ts';
import { PlaceFields, type PlaceFieldsProps } from './place-fields.tsx';

interface PlaceFormProps extends Omit<PlaceFieldsProps, 'noState' | 'isStateRequired'> {
  readonly className?: string | undefined;
}

/** A form that leads to the offers of a place. */
export function PlaceForm({ t, className, ...fields }: PlaceFormProps) {
  return (
    <form id={chooserId} action={pageLink('offers')} className={className} data-place-form="">
      <PlaceFields t={t} noState={t('page.place.chooseState')} isStateRequired {...fields} />
      <button type="submit" className="open-button" data-kind="main">
        {t('page.offers.see')}
      </button>
    </form>
  );
}
