import type { TFunction } from 'i18next';
import { pageLink } from '#contract/pages/page-link.ts';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import classes from './page-footer.module.css';

/** What Vitrine is, with its wordmark on paper, and links to terms and privacy on a screen. */
export function PageFooter({ t }: { readonly t: TFunction }) {
  return (
    <footer className={classes['root']}>
      <div className={classes['mark']}>
        <Wordmark height={18} />
      </div>
      <p className={classes['claim']}>{t('flyer.footer')}</p>
      <nav className={classes['links']} aria-label={t('page.legalLinks')}>
        <a href={pageLink('terms')}>{t('page.terms')}</a>
        <a href={pageLink('privacy')}>{t('page.privacy')}</a>
      </nav>
    </footer>
  );
}
