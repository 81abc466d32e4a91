import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { starting } from '#web/platform/navigation/navigation.ts';
import { NoContact } from '#web/product/shop/no-contact.tsx';
import { FilterTabs } from '#web/ui/filters/filter-tabs.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { usePageTitle } from '#web/ui/page/use-page-title.ts';
import type { Previewed } from '../api.ts';
import type { SeenByMember } from '../get-hidden-reason.ts';
import { linkToPreview, type PageKind } from '../preview-links.ts';
import { HiddenNotice } from './hidden-notice.tsx';
import classes from './preview-bar.module.css';
import { useBackScreen } from './use-back-screen.ts';

interface PreviewBarProps {
  readonly previewed: Previewed & SeenByMember;
  readonly page: PageKind;
}

/** Above a preview: the way back, the choice of the page, and why customers do not see it. */
export function PreviewBar({ previewed, page }: PreviewBarProps) {
  const { shop, offer, reason, mayChange } = previewed;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const title = t('preview.title', { name: offer?.title ?? shopTitle(shop) });
  const heading = usePageTitle(title);
  const back = useBackScreen(offer !== undefined);
  const own = offer ? 'offer' : 'shop';
  return (
    <aside className={classes['root']} aria-label={t('preview.label')}>
      <BackLink from="preview" to={back} />
      <p className={classes['title']} ref={heading} tabIndex={-1}>
        {title}
      </p>
      <FilterTabs<PageKind>
        label={t('preview.page')}
        value={page}
        onChange={(chosen) =>
          navigate(linkToPreview(chosen, offer?.id ?? shop.shopIdentifier, shop.shopIdentifier), {
            replace: true,
            state: starting,
          })
        }
        data={[
          { value: 'flyer', label: t('preview.pages.flyer') },
          { value: own, label: t(`preview.pages.${own}`) },
        ]}
      />
      {reason ? (
        <HiddenNotice reason={reason} />
      ) : (
        <p className={classes['public']}>{t('preview.public')}</p>
      )}
      {mayChange && <NoContact shop={shop} />}
    </aside>
  );
}
