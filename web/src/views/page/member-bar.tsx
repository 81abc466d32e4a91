import type { TFunction } from 'i18next';
import classes from './member-bar.module.css';

interface MemberBarProps {
  readonly t: TFunction;
  readonly businessId: string;
}

/** Leads members of the business back to the app; an island shows it to them. */
export function MemberBar({ t, businessId }: MemberBarProps) {
  return (
    <div className={classes['root']} hidden data-member-bar="" data-business={businessId}>
      <span>{t('page.member.text')}</span>
      <a href="/">{t('page.member.back')}</a>
    </div>
  );
}
