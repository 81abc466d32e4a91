import { pageLink } from '#contract/pages/page-link.ts';
import type { Place } from '#contract/pages/place-link.ts';
import { longestSearch } from '#contract/shops/longest-search.ts';
import type { ShopSummary } from '#contract/shops/shops.ts';
import { inPlace } from '#web/lib/format/place-texts.ts';
import { cutToField } from '../cut-to-field.ts';
import { FormField } from '../form/form-field.tsx';
import { OpenPage } from '../page/open-page.tsx';
import type { PageProps } from '../page/page-props.ts';
import { PagingLinks } from '../page/paging-links.tsx';
import { PlaceFields, type PlaceProblem } from '../place/place-fields.tsx';
import { ShopResults } from '../shop/shop-results.tsx';
import classes from './form-page.module.css';

/** The visitor's words, of any length. */
interface Typed {
  readonly q: string;
  readonly state?: string | undefined;
  readonly city?: string | undefined;
}

type SearchProblem = 'tooShort' | 'tooLong' | PlaceProblem;

interface SearchPageProps extends Omit<PageProps, 'isPreview'> {
  readonly typed: Typed;
  /** The place that was searched; undefined for the country. */
  readonly place?: Place | undefined;
  readonly problem?: SearchProblem | undefined;
  /** A page of the shops that were found; undefined if nothing was searched. */
  readonly shops?: readonly ShopSummary[] | undefined;
  readonly nextPage?: string | undefined;
  readonly isFirstPage: boolean;
}

function SearchForm({ t, typed, problem }: Pick<SearchPageProps, 't' | 'typed' | 'problem'>) {
  const isOfWords = problem === 'tooShort' || problem === 'tooLong';
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2022 do not know the element `search`.
    <form action={pageLink('search')} role="search" className={classes['form']} data-place-form="">
      <FormField
        name="q"
        label={t('page.search.words')}
        problem={isOfWords ? t(`page.search.problems.${problem}`) : undefined}
        input={(attributes) => (
          <input
            {...attributes}
            type="search"
            maxLength={longestSearch}
            required
            defaultValue={cutToField(typed.q)}
          />
        )}
      />
      <PlaceFields
        t={t}
        noState={t('page.place.wholeCountry')}
        state={typed.state}
        city={typed.city}
        problem={isOfWords ? undefined : problem}
      />
      <button type="submit" className="open-button" data-kind="main">
        {t('page.search.submit')}
      </button>
    </form>
  );
}

/** Says that no shop was found, what to try, and leads to the same search in the larger places. */
function NothingFound({
  t,
  words,
  place,
}: Pick<SearchPageProps, 't'> & { readonly words: string; readonly place: Place }) {
  const { state, city } = place;
  return (
    <section className={classes['nothing']}>
      <h2>{t('page.search.none', { words, inPlace: inPlace(t, place) })}</h2>
      <ul>
        <li>{t('page.search.tips.spelling')}</li>
        <li>{t('page.search.tips.beginning')}</li>
        <li>{t('page.search.tips.neighborhood')}</li>
      </ul>
      {state && (
        <p className="open-links">
          {city && (
            <a className="open-button" href={pageLink('search', [], { q: words, state })}>
              {t('page.search.inState', { inPlace: inPlace(t, { state }) })}
            </a>
          )}
          <a className="open-button" href={pageLink('search', [], { q: words })}>
            {t('page.search.inCountry')}
          </a>
        </p>
      )}
    </section>
  );
}

/** The search for shops by the beginnings of words. */
export function SearchPage({ t, typed, place = {}, problem, shops, ...props }: SearchPageProps) {
  const { nextPage, isFirstPage, ...frame } = props;
  const words = cutToField(typed.q.trim()).trimEnd();
  const isEmpty = shops?.length === 0;
  const isNothing = isEmpty && isFirstPage && nextPage === undefined;
  return (
    <OpenPage {...{ t, ...frame }} hasSearch={false} className={classes['main']}>
      <h1>{t('page.search.title')}</h1>
      <SearchForm {...{ t, typed, problem }} />
      {shops === undefined && !problem && <p>{t('page.search.start')}</p>}
      {isNothing && <NothingFound {...{ t, words, place }} />}
      {isEmpty && !isNothing && <p>{t('page.search.nonePage')}</p>}
      {shops && !isEmpty && (
        <ShopResults
          {...{ t, shops }}
          title={t('page.search.results', { words, inPlace: inPlace(t, place) })}
        />
      )}
      <PagingLinks
        label={t('page.search.pages')}
        first={
          isFirstPage
            ? undefined
            : pageLink('search', [], { q: words, state: place.state, city: place.city })
        }
        firstLabel={t('page.search.first')}
        next={nextPage}
        nextLabel={t('page.search.more')}
      />
    </OpenPage>
  );
}
