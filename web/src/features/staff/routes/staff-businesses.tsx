import { Button, Text, Textarea, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { imageUrlIn } from '#contract/media/images.ts';
import { staffSearchLength as searchLength, takeDownInput } from '#contract/staff/staff.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.tsx';
import { EmptyState } from '#web/ui/list/empty-state.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { useTakeDownImage } from '../api.ts';
import { BusinessList } from '../components/businesses/business-list.tsx';
import { DecisionForm } from '../components/desk/decision-form.tsx';
import {
  SearchField,
  StatusTabs,
  useChosenStatus,
  useSearch,
} from '../components/desk/list-filters.tsx';
import { oneLine } from '../one-line.ts';

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
    <DecisionForm
      failure={failure}
      isSending={isSending}
      send={send}
      submitLabel={t('staff.takeDown.submit')}
      isDestructive
      nextFocus={() => form.getInputNode('url')}
      onClose={onClose}
    >
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
    </DecisionForm>
  );
}

/** The button and dialog for taking down an image by its address. */
function TakeDownPicture() {
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

// Pending businesses are in the approval queue.
const statuses = ['active', 'suspended', 'rejected', 'closed'] as const;

/** The businesses with a status, or of any status that match a search. */
export default function StaffBusinesses() {
  const { t } = useTranslation();
  const [status, setStatus] = useChosenStatus(statuses);
  const { typed, setTyped, debounced } = useSearch();
  const isSearching = typed.trim().length >= searchLength.min;
  return (
    <>
      <PageHeader
        title={t('staff.businesses.title')}
        subtitle={t('staff.businesses.subtitle')}
        action={<TakeDownPicture />}
      />
      <SearchField
        label={t('staff.businesses.search')}
        description={t('staff.businesses.searchHint')}
        value={typed}
        maxLength={searchLength.max}
        onChange={setTyped}
      />
      {isSearching ? (
        debounced.length >= searchLength.min && (
          <BusinessList
            search={{ q: debounced }}
            rowHeight={420}
            empty={
              <EmptyState
                title={t('staff.businesses.notFound.title')}
                hint={t('staff.businesses.notFound.hint')}
              />
            }
          />
        )
      ) : (
        <>
          <StatusTabs
            statuses={statuses}
            value={status}
            onChange={setStatus}
            labelOf={(value) => t(`staff.businesses.tabs.${value}`)}
          />
          <BusinessList
            search={{ status }}
            rowHeight={420}
            empty={
              <EmptyState
                title={t('staff.businesses.empty.title')}
                hint={t('staff.businesses.empty.hint')}
              />
            }
          />
        </>
      )}
    </>
  );
}
