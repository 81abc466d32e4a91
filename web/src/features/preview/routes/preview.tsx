import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { idPrefixes } from '#contract/http/id-format.ts';
import { shopParameter } from '#contract/pages/page-paths.ts';
import { currentLanguage } from '#web/platform/i18n/i18n.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { isMissing, type Previewed, previewQuery } from '../api.ts';
import { PreviewBar } from '../components/preview-bar.tsx';
import { PreviewMissing } from '../components/preview-missing.tsx';
import { PreviewedPage } from '../components/previewed-page.tsx';
import { pageTextsQuery } from '../page-texts.ts';
import { type PageKind, pageParameter, usePreviewLinks } from '../preview-links.ts';
import classes from './preview.module.css';

/** Returns the page to show: the one of the address if there is one, else the flyer. */
function pageOf({ offer }: Previewed, asked: string | null): PageKind {
  const own = offer ? 'offer' : 'shop';
  return asked === own ? own : 'flyer';
}

/** The preview of a shop or an offer, also while it is not public: its flyer or its page, as customers will see it. */
export default function Preview() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const query = useQuery(previewQuery(id, search.get(shopParameter) ?? undefined));
  // Renders again in another language.
  useTranslation();
  const texts = useQuery(pageTextsQuery(currentLanguage()));
  const root = useRef<HTMLDivElement>(null);
  usePreviewLinks(root);
  if (isMissing(query.error)) {
    return <PreviewMissing kind={id.startsWith(`${idPrefixes.offer}_`) ? 'offer' : 'shop'} />;
  }
  return (
    <div ref={root} className={classes['root']}>
      <QueryView query={texts} loading={<FormSkeleton />}>
        {() => (
          <QueryView query={query} loading={<FormSkeleton />}>
            {(previewed) => {
              const page = pageOf(previewed, search.get(pageParameter));
              return (
                <>
                  <PreviewBar previewed={previewed} page={page} />
                  <PreviewedPage page={page} {...previewed} />
                </>
              );
            }}
          </QueryView>
        )}
      </QueryView>
    </div>
  );
}
