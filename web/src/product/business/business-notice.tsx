import { Alert, type AlertProps, Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkToScreen } from '#web/screens/link-to-screen.ts';

interface BusinessNoticeProps extends Pick<AlertProps, 'mb'> {
  readonly color: 'yellow' | 'red';
  readonly text: string;
  /** Why staff decided so. */
  readonly reason?: string | undefined;
  /** The words of a link, where another screen says more. */
  readonly link?: string | undefined;
  /** The screen that the link leads to; the business when left out. */
  readonly to?: 'business' | 'invoice';
}

/** Says what the state of the user's business means for what follows; an owner is led to the business. */
export function BusinessNotice({
  color,
  text,
  reason,
  link,
  to = 'business',
  ...space
}: BusinessNoticeProps) {
  const { t } = useTranslation();
  return (
    <Alert role="note" color={color} variant="light" p="sm" {...space}>
      {text}
      {reason && (
        <>
          {' '}
          <strong>{t('businesses.reason')}</strong> {reason}
        </>
      )}
      {link && (
        <>
          {' '}
          <Anchor
            component={Link}
            to={linkToScreen(to)}
            replace
            inherit
            c="inherit"
            fw={550}
            underline="always"
          >
            {link}
          </Anchor>
        </>
      )}
    </Alert>
  );
}
