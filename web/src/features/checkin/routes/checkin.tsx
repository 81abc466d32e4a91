import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { linkToScreen, signInLinkTo } from '#web/screens/link-to-screen.ts';
import { forgetCheckin } from '#web/session/stored-checkin.ts';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { usePageTitle } from '#web/ui/page/use-page-title.ts';
import classes from '../components/voucher-notice.module.css';
import { UnreadableNotice, VoucherNotice } from '../components/voucher-notice.tsx';
import { findDestination } from '../find-destination.ts';
import { noteVisitor } from '../note-visitor.ts';
import { type CheckinLink, readLink } from '../read-link.ts';

interface OpeningProps {
  readonly link: CheckinLink;
}

/** Shown until it is known where the voucher leads. */
function Opening() {
  const { t } = useTranslation();
  usePageTitle(t('checkin.title'));
  return (
    <div className="page-frame" aria-busy="true">
      <header className="brand-bar">
        <Wordmark height={32} />
      </header>
      <p role="status" className={classes['opening']}>
        {t('checkin.opening')}
      </p>
    </div>
  );
}

/** Leads a visitor through the sign-in, which returns here. */
function VisitorCheckin({ link }: OpeningProps) {
  const navigate = useNavigate();
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for a link.
  useEffect(() => {
    // Without an answer, the voucher waits without its shop.
    noteVisitor(link).catch(() => undefined);
    navigate(signInLinkTo('login', location), { replace: true });
  }, [link.text]);
  return <Opening />;
}

/** Leads a signed-in user to the counter or the wallet, or describes the voucher. */
function UserCheckin({ link }: OpeningProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data, error } = useQuery({
    queryKey: ['checkin', link.text],
    queryFn: ({ signal }) => findDestination(client, link, signal),
    // Offline, the function decides without the server.
    networkMode: 'always',
    gcTime: 0,
    retry: false,
  });
  const screen = data?.screen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once it is known where the voucher leads.
  useEffect(() => {
    if (!data) return;
    forgetCheckin();
    const code = screen === 'wallet' ? link.code : link.text;
    if (screen) navigate(linkToScreen(screen, { code }), { replace: true });
  }, [data]);
  if (error) throw error;
  if (!data || data.screen) return <Opening />;
  return <VoucherNotice link={link} offer={data.offer} shops={data.shops} />;
}

/** The page that a voucher's QR code opens. It also takes the code of a claim. */
export default function Checkin() {
  const { voucher = '' } = useParams();
  const link = readLink(voucher);
  if (!link) return <UnreadableNotice />;
  return storedUserId() ? <UserCheckin link={link} /> : <VisitorCheckin link={link} />;
}
