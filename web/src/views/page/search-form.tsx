import { pageLink } from '#contract/pages/page-link.ts';
import type { Place } from '#contract/pages/place-link.ts';
import { longestSearch } from '#contract/shops/longest-search.ts';
import { SearchIcon } from '../icons/icons.tsx';
import classes from './site-bar.module.css';

interface SearchFormProps {
  /** The text of the field. */
  readonly label: string;
  /** The name of the button. */
  readonly submit: string;
  /** Where to search; anywhere by default. */
  readonly place?: Place | undefined;
}

/** The search for shops. */
export function SearchForm({ label, submit, place: { state, city } = {} }: SearchFormProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2022 do not know the element `search`.
    <form action={pageLink('search')} role="search" className={classes['search']}>
      <input
        type="search"
        name="q"
        maxLength={longestSearch}
        placeholder={label}
        aria-label={label}
      />
      {state && <input type="hidden" name="state" value={state} />}
      {city && <input type="hidden" name="city" value={city} />}
      <button type="submit" aria-label={submit}>
        <SearchIcon />
      </button>
    </form>
  );
}
