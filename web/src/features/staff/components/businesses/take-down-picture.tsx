import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { imageUrlIn } from '#contract/media/images.ts';
import { takeDownInput } from '#contract/staff/staff.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { useTakeDownImage } from '../../api.ts';
import { oneLine } from '../../one-line.ts';
import { DecisionFailure } from '../desk/decision-failure.tsx';

function TakeDownForm({
  onClose,
  onBusy,
}: {
  readonly onClose: () => void;
  readonly onBusy: (isBusy: boolean) => void;
}) {
  const { t } = useTranslation();
  const { mutateAsync: takeDown } = useTakeDownImage();
  const { form, failure, isSending, submit } = useContractForm({
    schema: takeDownInput,
    initialValues: { url: '', reason: '' },
    toInput: ({ url, reason }) => ({
      // Accepts the address of any file of the image, as copied from a browser.
      url: url.trim() === '' ? undefined : (imageUrlIn(url) ?? url),
      reason: oneLine(reason),
    }),
  });
  const send = submit(async (body) => {
    onBusy(true);
    try {
      await takeDown({ body });
    } finally {
      onBusy(false);
    }
    onClose();
    await showToast(t('staff.takeDown.done'));
  });
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <Text size="sm" c="dimmed">
          {t('staff.takeDown.hint')}
        </Text>
        <TextInput
          label={t('staff.takeDown.address')}
          description={t('staff.takeDown.addressHint')}
          data-autofocus
          {...form.getInputProps('url')}
        />
        <Textarea label={t('staff.reason')} rows={3} {...form.getInputProps('reason')} />
        <DecisionFailure
          error={failure}
          context="form"
          nextFocus={() => form.getInputNode('url')}
        />
        <Group justify="flex-end">
          <Button variant="default" disabled={isSending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" color="red.9" loading={isSending}>
            {t('staff.takeDown.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The button and dialog for taking down an image by its address. */
export function TakeDownPicture() {
  const { t } = useTranslation();
  const [isOpen, { open, close }] = useDisclosure();
  const [isBusy, { open: begin, close: end }] = useDisclosure();
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('staff.takeDown.open')}
      </Button>
      <Dialog isOpen={isOpen} isBusy={isBusy} onClose={close} title={t('staff.takeDown.title')}>
        <TakeDownForm onClose={close} onBusy={(isSending) => (isSending ? begin() : end())} />
      </Dialog>
    </>
  );
}
