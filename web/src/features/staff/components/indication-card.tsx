import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Indication } from '#contract/indications.ts';
import { indicationLifecycle } from '#contract/lifecycles.ts';
import { formatInstantDay } from '#web/lib/format/days.ts';
import { useUpdateIndication } from '../api/update-indication.ts';
import { headingIdOf, headingOf } from '../heading-id.ts';
import { useDecision } from '../use-decision.ts';
import { ContactLinks } from './contact-links.tsx';
import { DecisionFailure } from './decision-failure.tsx';
import { DeskCard } from './desk-card.tsx';

interface IndicationCardProps {
  readonly indication: Indication;
  /** Called once it got another status, before it leaves the list. */
  readonly onDecided: () => void;
}

/** A shop that a consumer wants on the marketplace, how to reach it, and what staff may note about it. */
export function IndicationCard({ indication, onDecided }: IndicationCardProps) {
  const { t } = useTranslation();
  const { mutateAsync: update, variables } = useUpdateIndication();
  const { id, shopName: name, city, state, phone, instagram, comment, version } = indication;
  const { failure, isSending, isDecided, attempt } = useDecision(version, onDecided);
  const isDeciding = isSending || isDecided;
  // Nothing leads back to `new`.
  const next = Object.values(indicationLifecycle.transitions[indication.status]).filter(
    (status) => status !== 'new',
  );
  const sentOn = t('staff.indications.sentOn', { day: formatInstantDay(indication.createdAt) });

  return (
    <DeskCard title={name} headingId={headingIdOf(id)} note={`${city}, ${state} · ${sentOn}`}>
      {comment && (
        <Text style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{comment}</Text>
      )}
      {phone || instagram ? (
        <ContactLinks name={name} phone={phone} instagram={instagram} />
      ) : (
        <Text size="sm" c="dimmed">
          {t('staff.indications.noContact')}
        </Text>
      )}
      <DecisionFailure error={failure} nextFocus={() => headingOf(id)} />
      {next.length > 0 && (
        <Group justify="flex-end" gap="sm">
          {next.map((status) => (
            <Button
              key={status}
              size="sm"
              variant={status === 'discarded' ? 'default' : 'light'}
              loading={isDeciding && variables?.body.status === status}
              disabled={isDeciding && variables?.body.status !== status}
              onClick={() =>
                attempt({
                  decide: () => update({ params: { id }, body: { status }, version }),
                  done: () => t(`staff.indications.done.${status}`, { name }),
                })
              }
              aria-label={t(`staff.indications.setNamed.${status}`, { name })}
            >
              {t(`staff.indications.set.${status}`)}
            </Button>
          ))}
        </Group>
      )}
    </DeskCard>
  );
}
