export { ChangesNotice, type ChangesNoticeProps } from './changes-notice.tsx';
export { DraftGate } from './draft-gate.tsx';
export {
  type Draft,
  deleteDraft,
  deleteDrafts,
  deleteDraftsOfOthers,
  readDraft,
  saveDraft,
} from './form-drafts.ts';
export { changedFields, updateDraft } from './merge-edits.ts';
export { useDraft } from './use-draft.ts';
export { useRecordForm } from './use-record-form.ts';
