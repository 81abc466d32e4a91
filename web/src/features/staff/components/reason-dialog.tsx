import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { suspensionInput } from '#contract/businesses.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.tsx';
import type { ReasonedDecision } from '../common-reasons.ts';
import { headingOf } from '../heading-id.ts';
import { CommonReasons } from './common-reasons.tsx';
import { DecisionFailure } from './decision-failure.tsx';

interface ReasonDialogProps {
  readonly decision: ReasonedDecision;
  /** The id of the business or revision. */
  readonly id: string;
  /** The name of the business. */
  readonly name: string;
  /** The version that is decided on. */
  readonly version: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Its promise rejects where saving fails. */
  readonly onGive: (reason: string) => Promise<void>;
  /** Reads the business again, where what is shown of it is out of date. */
  readonly onReload: () => Promise<void>;
}

function OpenedReasonDialog({
  decision,
  id,
  name,
  version,
  isOpen,
  onClose,
  onGive,
  onReload,
}: ReasonDialogProps) {
  const { t } = useTranslation();
  const { form, failure, isSending, submit } = useContractForm({
    // A rejection has the same rule for its reason.
    schema: suspensionInput,
    initialValues: { reason: '' },
    // The contract takes a single line, so line breaks become spaces.
    toInput: ({ reason }) => ({ reason: reason.replace(/\s+/g, ' ') }),
  });
  const [sentVersion, setSentVersion] = useState<number>();
  const send = submit(({ reason }) => {
    setSentVersion(version);
    return onGive(reason);
  });
  const choose = (reason: string) => {
    form.setFieldValue('reason', reason);
    form.getInputNode('reason')?.focus();
  };
  return (
    <Dialog
      isOpen={isOpen}
      isBusy={isSending}
      onClose={onClose}
      title={t(`staff.${decision}Title`, { name })}
    >
      <form onSubmit={send} noValidate>
        <Stack>
          <Text size="sm" c="dimmed">
            {t(`staff.${decision}Hint`)}
          </Text>
          <CommonReasons decision={decision} onChoose={choose} />
          <Textarea
            label={t('staff.reason')}
            rows={4}
            data-autofocus
            {...form.getInputProps('reason')}
          />
          {/* It is about the version that was sent, which a reload replaces. */}
          {sentVersion === version && (
            <DecisionFailure
              error={failure}
              place="form"
              nextFocus={() => {
                const input = form.getInputNode('reason');
                return input?.isConnected ? input : headingOf(id);
              }}
              onReload={onReload}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" disabled={isSending} onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" color="red.9" loading={isSending}>
              {t(`staff.${decision}`)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

/**
 * Asks for the reason of a rejection or a suspension, which the owner will read. It is made when it is first opened, since
 * a list has many, and then keeps what was typed.
 */
export function ReasonDialog(props: ReasonDialogProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return wasOpened && <OpenedReasonDialog {...props} />;
}
