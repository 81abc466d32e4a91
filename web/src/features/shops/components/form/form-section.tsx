import { Text, Title } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './form-section.module.css';

interface FormSectionProps {
  readonly title: string;
  /** The content in one line, shown while the section is folded; empty without content. */
  readonly summary: string;
  readonly isOpenAtFirst?: boolean;
  /** Content that is also shown while the section is folded. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A titled section of a long form that folds. Its fields stay in the page while folded. */
export function FormSection({
  title,
  summary,
  isOpenAtFirst = false,
  footer,
  children,
}: FormSectionProps) {
  const { t } = useTranslation();
  return (
    <div className={classes['root']}>
      <details open={isOpenAtFirst} className={classes['section']}>
        <summary className={classes['summary']}>
          <div className={classes['texts']}>
            <Title order={2} size="h4">
              {title}
            </Title>
            <Text component="span" size="sm" c="dimmed" className={classes['content'] ?? ''}>
              {summary || t('shops.form.nothingYet')}
              <span className={classes['edit']}>
                {' · '}
                <span className={classes['action']}>
                  {t(summary ? 'shops.form.edit' : 'shops.form.add')}
                </span>
              </span>
            </Text>
          </div>
          <IconChevronDown size={20} aria-hidden="true" className={classes['icon']} />
        </summary>
        <div className={classes['fields']}>{children}</div>
      </details>
      {footer}
    </div>
  );
}
