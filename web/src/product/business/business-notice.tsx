import { Alert, type AlertProps, Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkToScreen } from '#web/screens/link-to-screen.ts';

interface BusinessNoticeProps extends Pick<AlertProps, 'mb'> {
  readonly color: 'yellow' | 'red';
  readonly text: string;
  readonly reason?: string | undefined;
  readonly link?: string | undefined;
  /** The target of the link; the business by default. */
  readonly to?: 'business' | 'invoice' | 'payment';
}

/** Explains the effect of the business's state, with a link for owners. */
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
