import type { ReactNode } from 'react';
import '#web/ui/styles/page-frame.css';
import type { Shop } from '#contract/shops/shops.ts';
import { BrandBar } from './brand-bar.tsx';
import { MemberBar } from './member-bar.tsx';
import './open-page.css';
import { PageFooter } from './page-footer.tsx';
import type { PageProps } from './page-props.ts';
import { SiteBar, type SiteBarProps } from './site-bar.tsx';

interface OpenPageProps
  extends PageProps,
    Pick<SiteBarProps, 'place' | 'isAboutPlace' | 'hasSearch'> {
  /** The shop that the page is about: its views are counted, and its members see a way back to the app. */
  readonly shop?: Pick<Shop, 'id' | 'businessId' | 'address'>;
  /** Below the brand: the head of a shop. */
  readonly header?: ReactNode;
  /** The layout of the main part. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of an open page: header, page and footer. The document has the brand's drawings. */
export function OpenPage({
  t,
  language,
  path,
  isPreview = false,
  shop,
  place = shop?.address,
  isAboutPlace,
  hasSearch,
  header,
  className,
  children,
}: OpenPageProps) {
  return (
    <div className="open-page">
      <header data-bare={header ? undefined : ''}>
        {isPreview ? <BrandBar /> : <SiteBar {...{ t, path, place, isAboutPlace, hasSearch }} />}
        {header}
        {shop && !isPreview && <MemberBar t={t} businessId={shop.businessId} />}
      </header>
      <main
        className={['open-main', className].filter(Boolean).join(' ')}
        data-shop={isPreview ? undefined : shop?.id}
      >
        {children}
      </main>
      <PageFooter {...{ t, language, path, isPreview }} />
    </div>
  );
}
