import type { ReactNode } from 'react';
import '#web/ui/styles/page-frame.css';
import type { Place } from '#contract/pages/place-link.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { BrandBar } from './brand-bar.tsx';
import { LanguageLinks } from './language-links.tsx';
import { MemberBar } from './member-bar.tsx';
import './open-page.css';
import { PageFooter } from './page-footer.tsx';
import type { PageProps } from './page-props.ts';

interface OpenPageProps extends PageProps {
  /** The shop that the page is about: its views are counted, and its members see a way back to the app. */
  readonly shop?: Pick<Shop, 'id' | 'businessId'>;
  /** The place that the header names. */
  readonly place?: Place;
  /** Whether the page is about the place, or about a shop there. */
  readonly placeRole?: 'own' | 'shop';
  /** Below the brand: the head of a shop. */
  readonly header?: ReactNode;
  /** The layout of the main part. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of an open page: the brand, the page, and the footer. The document has the brand's drawings. */
export function OpenPage({
  t,
  language,
  path,
  isPreview = false,
  shop,
  header,
  className,
  children,
}: OpenPageProps) {
  return (
    <div className="open-page">
      <header data-bare={header ? undefined : ''}>
        <BrandBar>{!isPreview && <LanguageLinks {...{ t, language, path }} />}</BrandBar>
        {header}
        {shop && !isPreview && <MemberBar t={t} businessId={shop.businessId} />}
      </header>
      <main
        className={['open-main', className].filter(Boolean).join(' ')}
        data-shop={isPreview ? undefined : shop?.id}
      >
        {children}
      </main>
      <PageFooter t={t} />
    </div>
  );
}
