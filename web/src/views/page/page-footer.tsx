import { pageLink } from '#contract/pages/page-link.ts';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { LanguageLinks } from './language-links.tsx';
import classes from './page-footer.module.css';
import type { PageProps } from './page-props.ts';

/** What Vitrine is, with its wordmark on paper; on a screen, links to its own pages and to the other languages. */
export function PageFooter({ t, language, path, isPreview }: PageProps) {
  return (
    <footer className={classes['root']}>
      <div className={classes['mark']}>
        <Wordmark height={18} />
      </div>
      <p className={classes['claim']}>{t('flyer.footer')}</p>
      <nav className={classes['links']} aria-label={t('page.aboutLinks')}>
        <a href={pageLink('forShops')}>{t('page.forShopOwners')}</a>
        <a href={pageLink('terms')}>{t('page.terms')}</a>
        <a href={pageLink('privacy')}>{t('page.privacy')}</a>
      </nav>
      {!isPreview && <LanguageLinks {...{ t, language, path }} />}
    </footer>
  );
}
